"""The index finds passages by words and by meaning, and survives what happens to it."""

from collections.abc import Generator
from pathlib import Path
import sqlite3
from threading import Thread

from hypothesis import HealthCheck, example, given, settings, strategies as st
import pytest

from custom_components.smart_agent.own_tools.documents.files import Stamp
from custom_components.smart_agent.own_tools.documents.index import (
    DocumentIndex,
    IndexedFile,
    IndexedPassage,
)
from custom_components.smart_agent.own_tools.documents.text import Passage

READ = IndexedFile(Stamp(1, 2), b"digest")

DISHWASHER = [
    Passage(1, "", "Before the first use open the tap and fill in salt."),
    Passage(12, "", "E:15 Water protection is active. Close the tap."),
    Passage(13, "", "E:25 The pump is blocked. Clean the drain pump."),
]
GERMAN = [
    Passage(None, "Kochfeld › Reinigung", "Nur mit der Küchenlampe ansehen."),
    Passage(None, "Kochfeld › Störung", "Die Laugenpumpen laufen nicht an."),
]


@pytest.fixture
def index(tmp_path: Path) -> Generator[DocumentIndex]:
    """Return an index of two files."""
    index = DocumentIndex(tmp_path / "new folder" / "index.db")
    index.put("dishwasher.pdf", READ, DISHWASHER)
    index.put("hob.md", READ, GERMAN)
    yield index
    index.close()


def search(index: DocumentIndex, query: str) -> list[IndexedPassage]:
    """Return what is found by words, the best first."""
    return index.search(query, None, 10)


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("E15", 12),
        ("what does my dishwasher manual say about E 15?", 12),
        ("the dishwasher's error E-25", 13),
        ("blocked pumps", 13),
        ("where do I fill in the salt", 1),
        ("dishwaser salt", 1),
    ],
)
def test_finds_the_page(index: DocumentIndex, query: str, page: int) -> None:
    """Rare words and codes count, names of files too, and slips do no harm."""
    best = search(index, query)[0]
    assert (best.file, best.passage.page) == ("dishwasher.pdf", page)


@pytest.mark.parametrize(
    ("query", "heading"),
    [
        ("kuchenlampe", "Reinigung"),
        ("KÜCHENLAMPEN", "Reinigung"),
        ("Lampe", "Reinigung"),
        ("Pumpe", "Störung"),
        ("Laugenpumpenfilter", "Störung"),
        ("stoerung Störung", "Störung"),
    ],
)
def test_finds_in_another_form(index: DocumentIndex, query: str, heading: str) -> None:
    """Accents, endings and compounds are no hindrance, headings are searched too."""
    (best, *_) = [one for one in search(index, query) if one.file == "hob.md"]
    assert best.passage.heading == f"Kochfeld › {heading}"


def test_exact_word_comes_first(index: DocumentIndex) -> None:
    """A word as it was said counts more than one that is like it."""
    index.put("a.txt", READ, [Passage(None, "", "pumps " * 5)])
    index.put("b.txt", READ, [Passage(None, "", "pumped")])
    assert search(index, "pumped")[0].file == "b.txt"


def test_code_is_one_word(index: DocumentIndex) -> None:
    """A code that is said in two words is not its letter here and its number there."""
    index.put("a.txt", READ, [Passage(None, "", "Grade f, f, f is 15, 15, 15 g.")])
    index.put("b.txt", READ, [Passage(None, "", f"F15 is a fault. {'Filler. ' * 40}")])
    assert search(index, "F 15")[0].file == "b.txt"


def test_words_of_new_files_are_known(index: DocumentIndex) -> None:
    """A compound of a file is found that was read after a search."""
    assert search(index, "Filter") == []
    index.put("a.txt", READ, [Passage(None, "", "Der Flusenfilter ist voll.")])
    assert search(index, "Filter")[0].file == "a.txt"


def test_nothing_found(index: DocumentIndex) -> None:
    """Words that are in no file find nothing."""
    assert search(index, "quasar") == []
    assert search(index, " ?! ") == []


def test_files_are_known(index: DocumentIndex) -> None:
    """What is known of a file comes back as it was noted."""
    broken = IndexedFile(Stamp(2**62, 0), b"", "broken")
    index.put("broken.pdf", broken, [])
    index.note("hob.md", IndexedFile(Stamp(9, 9), b"other"))
    assert index.files() == {
        "dishwasher.pdf": READ,
        "hob.md": IndexedFile(Stamp(9, 9), b"other"),
        "broken.pdf": broken,
    }
    assert search(index, "Laugenpumpen")


def test_a_file_is_replaced_and_removed(index: DocumentIndex) -> None:
    """Nothing of what was in a file before is found any more, not even by likeness."""
    index.put("dishwasher.pdf", READ, [Passage(1, "", "Only a warranty.")])
    assert search(index, "E15 blocked") == []
    assert search(index, "warranty")[0].passage.text == "Only a warranty."
    index.remove("dishwasher.pdf")
    assert search(index, "warranty dishwasher") == []
    assert index.files().keys() == {"hob.md"}


def test_stays_on_disk(index: DocumentIndex, tmp_path: Path) -> None:
    """Another session finds what this one read."""
    index.close()
    again = DocumentIndex(tmp_path / "new folder" / "index.db")
    assert search(again, "E15")[0].passage == DISHWASHER[1]
    again.close()


def test_closed_for_good(index: DocumentIndex) -> None:
    """A thread that comes late does not open it again."""
    index.close()
    with pytest.raises(sqlite3.ProgrammingError):
        index.put("late.txt", READ, [])


@pytest.mark.parametrize("damage", ["text", "cut off", "inside", "version", "empty"])
def test_damaged(index: DocumentIndex, tmp_path: Path, damage: str) -> None:
    """What is no index of this version is made anew."""
    index.reset()
    path = tmp_path / "new folder" / "index.db"
    data = path.read_bytes()
    if damage == "version":
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA user_version = 99")
        connection.close()
    else:
        path.write_bytes(
            {
                "text": b"no database " * 1000,
                "cut off": data[: len(data) // 2],
                "inside": data[:4096] + b"\xff" * 8192 + data[12288:],
                "empty": b"",
            }[damage]
        )
    assert index.files() == {}
    index.put("hob.md", READ, GERMAN)
    assert search(index, "Kochfeld")


def test_out_of_reach(tmp_path: Path) -> None:
    """What is no file at all is left alone."""
    (tmp_path / "index.db").mkdir()
    with pytest.raises(sqlite3.OperationalError):
        DocumentIndex(tmp_path / "index.db").files()
    assert (tmp_path / "index.db").is_dir()


def test_all_or_nothing(index: DocumentIndex) -> None:
    """A file whose passages cannot all be stored keeps those it had."""
    with pytest.raises(OverflowError):
        index.put("hob.md", READ, [Passage(1, "", "x"), Passage(2**70, "", "y")])
    assert search(index, "Laugenpumpen")


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=80))
@example('" OR words MATCH "')
@example("NEAR(a b, 3) AND text:x* ^y")
@example("'; DROP TABLE passages; --")
@example("\0\ud800 \u0301")
def test_any_query(index: DocumentIndex, query: str) -> None:
    """Any text is a question."""
    assert len(index.search(query, None, 2)) <= 2


def meant(index: DocumentIndex, *vector: float) -> list[Passage]:
    """Return what is found by meaning, the best first; the words are in no file."""
    return [one.passage for one in index.search("quasar", vector, 2)]


def test_by_meaning(index: DocumentIndex) -> None:
    """The nearest vectors come first; their lengths do not matter."""
    index.use_model("a")
    texts = index.without_vector(10)
    assert list(texts.values())[1] == f"dishwasher.pdf\n{DISHWASHER[1].text}"
    assert list(texts.values())[3].startswith("hob.md\nKochfeld › Reinigung\n")
    first, second, third, *rest = texts
    index.set_vectors({first: [1, 0], second: [0, 9], third: [0.8, 0.7]})
    assert meant(index, 1.0, 0.1) == [DISHWASHER[0], DISHWASHER[2]]
    assert meant(index, 1.0, 0.0, 0.0) == []
    assert list(index.without_vector(1)) == rest[:1]


def test_words_and_meaning_are_blended(index: DocumentIndex) -> None:
    """What fits by both comes before what fits by one."""
    first, second, third, *_ = index.without_vector(10)
    index.set_vectors({first: [0, 1], second: [1, 0], third: [0.9, 0.1]})
    found = index.search("tap", [0.0, 1.0], 10)
    assert [one.passage.page for one in found] == [1, 12, 13]


def test_another_model(index: DocumentIndex) -> None:
    """Vectors of another model say nothing; those of the same one are kept."""
    index.use_model("a")
    index.set_vectors({one: [1.0, 0.0] for one in index.without_vector(10)})
    index.use_model("a")
    assert index.without_vector(10) == {}
    index.use_model("b")
    assert len(index.without_vector(10)) == 5
    assert meant(index, 1.0, 0.0) == []


def test_a_vector_without_length(index: DocumentIndex) -> None:
    """A model that says nothing of a text does no harm."""
    index.set_vectors({one: [0.0, 0.0] for one in index.without_vector(1)})
    assert len(meant(index, 1.0, 0.0)) == 1


def test_from_many_threads(index: DocumentIndex) -> None:
    """Whoever reads meets whole files only, whoever writes."""
    counts: set[int] = set()

    def read() -> None:
        """Count the passages of a file again and again."""
        for _ in range(50):
            found = search(index, "tap salt pump")
            counts.add(len([one for one in found if one.file == "dishwasher.pdf"]))

    reader = Thread(target=read)
    reader.start()
    for _ in range(50):
        index.put("dishwasher.pdf", READ, DISHWASHER)
    reader.join()
    assert counts == {3}
