"""The tool that searches the user's own files."""

from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ...const import DOMAIN
from ..checked_tool import CheckedTool
from ..digest import DEFAULT_LIMIT, MAX_FOUND, SearchHit, cut, digest
from .index import IndexedPassage
from .library import INDEX_ERRORS, DocumentLibrary
from .query import excerpt

MAX_RESULTS = 10
MAX_QUERY = 400
"""Characters."""

_MAX_NAME = 50
"""Characters of a file's name in a title, so that the place behind it is seen."""


class SearchDocuments(CheckedTool):
    """Searches manuals, notes and recipes in a folder.

    Nothing leaves the house, unless the Ollama server that embeds the question is
    outside of it.
    """

    name = f"{DOMAIN}__search_documents"
    title = "Search documents"
    description = (
        "Search only the user's own files: manuals, notes, recipes. Not for this home"
        " and its devices; for anything on the internet use web_search. Example:"
        ' {"query": "dishwasher error E15"}'
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "query", description="The words that may stand in the file"
            ): probatio.All(str, probatio.Length(min=1, max=MAX_QUERY)),
            probatio.Optional("limit", default=MAX_FOUND): probatio.All(
                int, probatio.Range(min=1, max=MAX_RESULTS)
            ),
        }
    )
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
    outside = True

    def __init__(
        self, library: DocumentLibrary, *, digest_limit: int = DEFAULT_LIMIT
    ) -> None:
        """Search a library, for digests of at most digest_limit characters."""
        self._library = library
        self._digest_limit = digest_limit

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return a digest of the passages that fit best."""
        query: str = args["query"]
        try:
            passages = await self._library.async_search(query, args["limit"])
        except INDEX_ERRORS:
            return self._failed("the index of the files cannot be used")
        if not passages and self._library.reading:
            return self._failed("the files are still being read, it takes some minutes")
        return digest([_found(one, query) for one in passages], self._digest_limit)


def _found(one: IndexedPassage, query: str) -> SearchHit:
    """Return a passage under its file and place: "dishwasher.pdf, page 12"."""
    page, heading = one.passage.page, one.passage.heading
    place = f"page {page}" if page else heading
    name = cut(one.file, _MAX_NAME)
    return SearchHit(
        title=f"{name}, {place}" if place else name,
        text=excerpt(one.passage.text, query),
        source=one.file,
    )
