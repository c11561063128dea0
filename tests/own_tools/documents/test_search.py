"""The user's files are searched through a tool, on a real core and real files."""

import asyncio
from collections.abc import AsyncGenerator, Callable
import os
from pathlib import Path
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest

from custom_components.smart_agent.own_tools.documents.library import (
    FRESH_SECONDS,
    DocumentLibrary,
    Embed,
)
from custom_components.smart_agent.own_tools.documents.search import SearchDocuments
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm

from ..files import pdf

CONTEXT = llm.LLMContext("smart_agent", None, "en", "conversation", None)

type Open = Callable[..., DocumentLibrary]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a manual, recipes and a saved page."""
    folder = tmp_path / "documents"
    folder.mkdir()
    pages = [[f"Page {number} of the manual."] for number in range(1, 12)]
    error = ["E:15 Water protection is active.", "Close the tap and call the service."]
    (folder / "dishwasher.pdf").write_bytes(pdf(*pages, error))
    (folder / "recipes.md").write_text(
        "# Pancakes\n## Dough\nTwo eggs and 250 g flour."
    )
    (folder / "boiler.html").write_text("<h1>Boiler</h1><p>F28 means: no ignition.")
    return folder


@pytest.fixture
def unreadable() -> list[set[str]]:
    """Return what was reported, look by look."""
    return []


@pytest.fixture
async def open_library(
    hass: HomeAssistant, folder: Path, tmp_path: Path, unreadable: list[set[str]]
) -> AsyncGenerator[Open]:
    """Return what opens the folder's library; all are closed in the end."""
    opened: list[DocumentLibrary] = []

    def open_library(**options: Any) -> DocumentLibrary:
        """Open the folder's library."""
        database = options.pop("database", tmp_path / "index.db")
        library = DocumentLibrary(
            hass, folder, database, on_unreadable=unreadable.append, **options
        )
        opened.append(library)
        return library

    yield open_library
    for library in opened:
        await library.async_close()


@pytest.fixture
async def library(open_library: Open) -> DocumentLibrary:
    """Return a library that has read the folder."""
    library = open_library()
    await library.async_refresh()
    return library


async def call(
    hass: HomeAssistant, library: DocumentLibrary, **args: Any
) -> llm.ToolResult:
    """Return what the tool answers."""
    tool_input = llm.ToolInput("smart_agent__search_documents", args)
    return await SearchDocuments(library).async_call(hass, tool_input, CONTEXT)


async def files_found(library: DocumentLibrary, query: str) -> list[str]:
    """Return the files in which something is found, the best first."""
    return [one.file for one in await library.async_search(query, 10)]


async def test_result_names_file_and_page(
    hass: HomeAssistant, library: DocumentLibrary
) -> None:
    """The best comes first, with its words and where they stand."""
    result = await call(hass, library, query="what does my dishwasher say about E15")
    best = result.data["result"][0]  # type: ignore[index] # JSON
    assert best == {
        "title": "dishwasher.pdf, page 12",
        "text": "E:15 Water protection is active. Close the tap and call the service.",
        "source": "dishwasher.pdf",
    }
    assert not result.error


@pytest.mark.parametrize(
    ("query", "title"),
    [
        ("eggs", "recipes.md, Pancakes › Dough"),
        ("F28", "boiler.html, Boiler"),
        ("pancake recipe", "recipes.md, Pancakes › Dough"),
    ],
)
async def test_other_formats(
    hass: HomeAssistant, library: DocumentLibrary, query: str, title: str
) -> None:
    """A heading tells where a passage stands."""
    result = await call(hass, library, query=query)
    sources = [{"title": title, "source": title.split(",", maxsplit=1)[0], "url": ""}]
    assert result.data["sources"] == sources


async def test_long_names_leave_room_for_the_place(
    hass: HomeAssistant, folder: Path, open_library: Open
) -> None:
    """A title always ends with the page."""
    (folder / "dishwasher.pdf").rename(folder / f"{'long name ' * 20}.pdf")
    library = open_library()
    result = await call(hass, library, query="E15", limit=1)
    assert str(result.data["sources"]).count("…, page 12'") == 1


async def test_limit(hass: HomeAssistant, library: DocumentLibrary) -> None:
    """No more is found than was asked for; three by default."""
    assert len(await library.async_search("manual", 2)) == 2
    for args, count in (({}, 3), ({"limit": 1}, 1)):
        result = await call(hass, library, query="manual", **args)
        assert str(result.data).count("'text'") == count


@pytest.mark.parametrize(
    "args",
    [
        {},
        {"query": ""},
        {"query": 5},
        {"query": "x" * 401},
        {"query": "x", "limit": 0},
        {"query": "x", "limit": 11},
        {"query": "x", "limit": "3"},
        {"query": "x", "path": "/etc"},
    ],
)
async def test_wrong_arguments(
    hass: HomeAssistant, library: DocumentLibrary, args: dict[str, Any]
) -> None:
    """Arguments that do not fit are a result, too."""
    result = await call(hass, library, **args)
    assert result.error
    assert str(result.data["error"]).startswith("search_documents failed: ")


async def test_nothing_found(hass: HomeAssistant, library: DocumentLibrary) -> None:
    """The model is told, and it is no error."""
    result = await call(hass, library, query="quasar")
    assert result.data["note"] == "nothing found"
    assert not result.error


async def test_changes_are_seen(
    freezer: FrozenDateTimeFactory, folder: Path, library: DocumentLibrary
) -> None:
    """New, changed and deleted files count after a minute, with the next search."""
    (folder / "new.txt").write_text("The heat pump hums.")
    (folder / "recipes.md").write_text("# Waffles\nThree eggs and a half.")
    (folder / "boiler.html").unlink()
    assert await files_found(library, "hums") == []
    freezer.tick(FRESH_SECONDS + 1)
    assert await files_found(library, "hums") == ["new.txt"]
    assert await files_found(library, "waffles") == ["recipes.md"]
    assert await files_found(library, "pancakes") == []
    assert await files_found(library, "F28 ignition") == []


async def test_same_text_is_not_read_again(
    folder: Path, library: DocumentLibrary, open_library: Open
) -> None:
    """A file that was only touched keeps its passages, and what they mean."""
    texts: list[str] = []

    async def embed(batch: list[str], *, query: bool) -> list[list[float]]:
        """Note what is embedded."""
        texts.extend(batch)
        return [[1.0]] * len(batch)

    os.utime(folder / "recipes.md", (1, 1))
    (folder / "boiler.html").write_text("<h1>Boiler</h1><p>F29 means: flame lost.")
    again = open_library(embed=embed, model="m")
    await again.async_refresh()
    assert len(texts) == 14
    os.utime(folder / "recipes.md", (2, 2))
    (folder / "boiler.html").write_text("<h1>Boiler</h1><p>F75 means: pressure.")
    texts.clear()
    await again.async_refresh()
    assert texts == ["boiler.html\nBoiler\nF75 means: pressure."]
    assert await files_found(library, "eggs") == ["recipes.md"]


async def test_unreadable_files_are_named(
    folder: Path,
    library: DocumentLibrary,
    unreadable: list[set[str]],
    tmp_path: Path,
    open_library: Open,
) -> None:
    """They do not stop the rest; each look reports all that are left out."""
    (folder / "broken.pdf").write_bytes(b"%PDF-1.7")
    (folder / "locked.pdf").write_bytes(pdf(["secret"], password="1234"))
    (folder / "z.txt").write_text("The last file.")
    await library.async_refresh()
    await library.async_refresh()
    assert await files_found(library, "last") == ["z.txt"]
    (folder / "broken.pdf").unlink()
    (folder / "locked.pdf").write_bytes(pdf(["open sesame"]))
    await library.async_refresh()
    both = {"broken.pdf", "locked.pdf"}
    assert unreadable == [set(), both, both, set()]
    assert await files_found(library, "sesame") == ["locked.pdf"]


async def test_a_file_that_becomes_unreadable(
    folder: Path, library: DocumentLibrary
) -> None:
    """Its old text is found no more."""
    (folder / "recipes.md").write_bytes(b"\0\1\2")
    await library.async_refresh()
    assert await files_found(library, "eggs") == []


async def test_folder_goes_and_comes(
    folder: Path, library: DocumentLibrary, unreadable: list[set[str]]
) -> None:
    """A folder that is gone is named; what was in it is found again when it is back."""
    folder.rename(folder.with_name("away"))
    await library.async_refresh()
    assert unreadable[-1] == {"documents"}
    assert await files_found(library, "eggs") == []
    folder.with_name("away").rename(folder)
    await library.async_refresh()
    assert unreadable[-1] == set()
    assert await files_found(library, "eggs") == ["recipes.md"]


async def test_first_search_reads_the_folder(open_library: Open) -> None:
    """Whoever asks before anything was read waits for it."""
    assert await files_found(open_library(), "eggs") == ["recipes.md"]


async def test_looks_are_shared(open_library: Open, unreadable: list[set[str]]) -> None:
    """All who ask at once wait for one look, and a caller that goes does not end it."""
    library = open_library()
    first = asyncio.create_task(library.async_refresh())
    others = [asyncio.create_task(library.async_refresh()) for _ in range(3)]
    await asyncio.sleep(0)
    assert library.reading
    first.cancel()
    await asyncio.gather(*others)
    assert not library.reading
    assert unreadable == [set()]
    assert await files_found(library, "eggs") == ["recipes.md"]


async def test_index_that_cannot_be_used(
    hass: HomeAssistant,
    open_library: Open,
    tmp_path: Path,
    unreadable: list[set[str]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The model hears of it in one line, the log says more, and nothing is reported."""
    (tmp_path / "in the way.db").mkdir()
    library = open_library(database=tmp_path / "in the way.db")
    result = await call(hass, library, query="eggs")
    assert result == llm.ToolResult(
        {"error": "search_documents failed: the index of the files cannot be used"},
        error=True,
    )
    assert "unable to open database file" in caplog.text
    assert unreadable == []


async def test_damaged_while_in_use(
    library: DocumentLibrary, folder: Path, tmp_path: Path
) -> None:
    """An index that breaks under a running core is made anew with the next looks."""
    (tmp_path / "index.db").write_bytes(b"no database " * 10_000)
    (folder / "new.txt").write_text("The heat pump hums.")
    await library.async_refresh()
    await library.async_refresh()
    assert await files_found(library, "hums") == ["new.txt"]
    assert await files_found(library, "eggs") == ["recipes.md"]


MEANINGS = {
    "flour": [1.0, 0.0, 0.0],
    "ignition": [0.0, 1.0, 0.0],
    "Was brauche ich zum Backen": [0.9, 0.1, 0.0],
}


async def embedded(batch: list[str], *, query: bool) -> list[list[float]]:
    """Return what texts are about, as an embedding model knows across languages."""
    return [
        next((own for word, own in MEANINGS.items() if word in text), [0.0, 0.0, 1.0])
        for text in batch
    ]


async def test_found_by_meaning(open_library: Open) -> None:
    """A question in another language finds what shares no word with it."""
    query = "Was brauche ich zum Backen"
    words_only = open_library()
    assert await files_found(words_only, query) == []
    await words_only.async_close()
    library = open_library(embed=embedded, model="m")
    await library.async_refresh()
    assert (await files_found(library, query))[0] == "recipes.md"


async def _away(batch: list[str], *, query: bool) -> list[list[float]]:
    """Fail as a server that is away."""
    raise HomeAssistantError("away")


async def _too_few(batch: list[str], *, query: bool) -> list[list[float]]:
    """Answer without an answer."""
    return []


@pytest.mark.parametrize("embed", [_away, _too_few])
async def test_model_that_fails(open_library: Open, embed: Embed) -> None:
    """Words do where meanings cannot be had, and the next look tries again."""
    library = open_library(embed=embed, model="m")
    await library.async_refresh()
    assert await files_found(library, "eggs") == ["recipes.md"]
    await library.async_close()
    library = open_library(embed=embedded, model="m")
    await library.async_refresh()
    assert (await files_found(library, "Was brauche ich zum Backen"))[0] == "recipes.md"


async def test_search_while_meanings_are_found(
    hass: HomeAssistant, open_library: Open
) -> None:
    """A search waits for no model that embeds files; on unload it is dropped."""
    asked = asyncio.Event()
    dropped = asyncio.Event()

    async def embed(batch: list[str], *, query: bool) -> list[list[float]]:
        """Take for ever for files, and no time for a question."""
        if batch == ["eggs"]:
            return [[1.0]]
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()
        return []

    library = open_library(embed=embed, model="m")
    refresh = asyncio.create_task(library.async_refresh())
    await asked.wait()
    assert await files_found(library, "eggs") == ["recipes.md"]
    await library.async_close()
    await refresh
    assert dropped.is_set()


async def test_close_while_reading(
    open_library: Open, folder: Path, unreadable: list[set[str]]
) -> None:
    """What is being read ends; nothing is left half done, nothing comes after."""
    for number in range(50):
        (folder / f"{number}.txt").write_text(f"File {number}.")
    library = open_library()
    refresh = asyncio.create_task(library.async_refresh())
    await asyncio.sleep(0)
    await library.async_close()
    await refresh
    assert unreadable == []
    assert await library.async_search("eggs", 3) == []
    await library.async_refresh()
    assert unreadable == []
    again = open_library()
    await again.async_refresh()
    assert await files_found(again, "File 49") != []


async def test_closed_before_it_was_used(open_library: Open, tmp_path: Path) -> None:
    """Nothing is opened for being closed."""
    await open_library().async_close()
    assert not (tmp_path / "index.db").exists()


def test_what_the_model_reads() -> None:
    """A small model is told what the tool is not for."""
    tool = SearchDocuments
    assert tool.name == "smart_agent__search_documents"
    assert tool.description is not None
    assert "web_search" in tool.description
    assert len(tool.description) < 250
    assert tool.annotations.read_only
    assert tool.integration == "smart_agent"
