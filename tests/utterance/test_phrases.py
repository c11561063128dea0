"""How phrases are written, and where they are found in a sentence."""

from dataclasses import fields, replace

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.phrases import (
    Language,
    Mark,
    PhraseBook,
    split_phrases,
)
from custom_components.smart_agent.utterance.tokens import tokens

WORD = st.text("abcdefghij", min_size=1, max_size=4)
WORDS = st.lists(WORD, min_size=1, max_size=5)


def found(phrase: str, text: str, *, numbers: str = "") -> list[tuple[int, int]]:
    """Return from where to where a phrase is found in a text."""
    book = PhraseBook([(phrase, True)], frozenset(numbers.split()))
    said = tokens(text)
    return [
        (match.start, match.end)
        for at in range(len(said))
        for match in book.at(said, at)
    ]


FOUND = [
    ("never mind", "oh never mind that"),
    ("don t", "don't"),
    ("don t", "DON\N{RIGHT SINGLE QUOTATION MARK}T"),
    ("in # minutes", "in 10 minutes"),
    ("in # minutes", "in 2.5 minutes"),
    ("in # minutes", "in ten minutes"),
    ("# percent", "ten percent"),
    ("neighbo*", "the neighbours"),
    ("*ing", "stop opening"),
    ("let * be", "let lamps be"),
    ("let * be", "let 3 be"),
    ("später", "später"),
    ("später", "spater"),
    ("später", "spaeter"),
    ("später", "Spa\u0308ter"),
    ("=für", "für"),
    ("if you could please", "if you could, please"),
    ("ne*ej", "nezapínej"),
    ("ne*ej to", "nedělej to"),
    ("ne*ít", "nezavřít"),
    ("ne*ít", "nezavrit"),
]
NOT_FOUND = [
    ("never mind", "never"),
    ("never mind", "never you mind"),
    ("never mind", "never. Mind"),
    ("never mind", "never, mind"),
    ("in # minutes", "in some minutes"),
    ("in # minutes", "in minutes"),
    ("neighbo*", "a neigh"),
    ("*ing", "inga"),
    ("let * be", "let be"),
    ("let * be", "let them all be"),
    ("cote", "côté"),
    ("=für", "fur"),
    ("=fur", "für"),
    ("if you could please", "if you could. Please"),
    ("ne*ej", "nej"),
    ("ne*ej", "neděle"),
    ("ne*ej", "zapínej"),
    ("ne*it", "nevybít"),
]


@pytest.mark.parametrize(("phrase", "text"), FOUND)
def test_found(phrase: str, text: str) -> None:
    """A phrase is found where it is said."""
    assert found(phrase, text, numbers="ten")


@pytest.mark.parametrize(("phrase", "text"), NOT_FOUND)
def test_not_found(phrase: str, text: str) -> None:
    """What is not that phrase is not."""
    assert not found(phrase, text, numbers="ten")


def test_the_longest_first() -> None:
    """Of several phrases that begin at a word the longest comes first."""
    book = PhraseBook([("no", 1), ("no wait", 2), ("* wait", 3), ("no wait no", 4)])
    told = [match.tells for match in book.at(tokens("no wait no"), 0)]
    assert told[0] == 4
    assert told[-1] == 1
    assert set(told[1:3]) == {2, 3}


def test_a_phrase_of_two_meanings() -> None:
    """A phrase may tell several things; a word of two spellings is found once."""
    book = PhraseBook([("später", 1), ("später", 2)])
    assert sorted(match.tells for match in book.at(tokens("später"), 0)) == [1, 2]


def test_split() -> None:
    """Phrases stand one a line or between bars."""
    assert [*split_phrases("\n  if you | when \n\n| once\n")] == [
        "if you",
        "when",
        "once",
    ]


def test_a_language_is_whole() -> None:
    """A mark without a line of phrases is an error, and it is named."""
    english = LANGUAGES["en"]
    marks: dict[Mark, str] = {**english.marks}
    del marks[Mark.TAG]
    with pytest.raises(ValueError, match="tag"):
        replace(english, marks=marks)


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_phrases_are_found(language: Language) -> None:
    """Every phrase of a language is found in itself."""
    signs = str.maketrans({"#": "7", "*": "5", "=": None})
    for mark in Mark:
        for phrase in split_phrases(language.marks[mark]):
            said = tokens(phrase.translate(signs))
            told = [match.tells for match in language.book.at(said, 0)]
            assert mark in told, phrase


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_phrases_have_no_signs(language: Language) -> None:
    """A phrase is words as they are said: "don t", for a sign would never be found."""
    signs = str.maketrans({"#": "7", "*": "5", "=": None, "/": None})
    values = [getattr(language, one.name) for one in fields(language)]
    texts = [
        *language.marks.values(),
        *language.kinds.values(),
        *(value for value in values if isinstance(value, str)),
    ]
    for text in texts:
        for phrase in split_phrases(text):
            words = phrase.translate(signs).casefold().split()
            assert [token.text for token in tokens(" ".join(words))] == words


@given(WORDS, WORDS, WORDS)
def test_anywhere(before: list[str], phrase: list[str], behind: list[str]) -> None:
    """A phrase is found wherever its words stand in a row."""
    text = " ".join([*before, *phrase, *behind])
    place = (len(before), len(before) + len(phrase))
    assert place in found(" ".join(phrase), text)


@given(WORDS, WORDS)
def test_only_there(phrase: list[str], said: list[str]) -> None:
    """A phrase is found only where its words stand in a row."""
    size = len(phrase)
    places = [
        (at, at + size)
        for at in range(len(said) - size + 1)
        if said[at : at + size] == phrase
    ]
    assert found(" ".join(phrase), " ".join(said)) == places


@given(st.text(), st.sampled_from(sorted(LANGUAGES)))
def test_any_text(text: str, code: str) -> None:
    """A phrase that is found stands within the sentence."""
    said = tokens(text)
    for at in range(len(said)):
        for match in LANGUAGES[code].book.at(said, at):
            assert match.start == at < match.end <= len(said)
