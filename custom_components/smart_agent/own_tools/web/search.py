"""The tool that searches the public internet."""

from collections.abc import Callable
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ...const import DOMAIN
from ..checked_tool import CheckedTool
from ..digest import DEFAULT_LIMIT, MAX_FOUND, digest
from .search_provider import Recency, SearchError, SearchProvider, SearchReason

MAX_RESULTS = 10
MAX_QUERY = 400
"""Characters; Tavily takes no longer query."""


class WebSearch(CheckedTool):
    """Searches the web with the service that the user picked."""

    name = f"{DOMAIN}__web_search"
    title = "Web search"
    description = (
        "Search the public internet: news, prices, opening hours, facts and anything"
        " that may have changed. Not for this home and its devices, not for the user's"
        ' own files. Example: {"query": "train strike Berlin", "recency": "day"}'
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "query", description="What to look for, in the user's language"
            ): probatio.All(str, probatio.Length(min=1, max=MAX_QUERY)),
            probatio.Optional("max_results", default=MAX_FOUND): probatio.All(
                int, probatio.Range(min=1, max=MAX_RESULTS)
            ),
            probatio.Optional(
                "recency", description="Only if the results must be that new"
            ): probatio.In([recency.value for recency in Recency]),
        }
    )
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=True
    )
    outside = True

    def __init__(
        self,
        provider: SearchProvider,
        *,
        limit: int = DEFAULT_LIMIT,
        on_invalid_auth: Callable[[], None] | None = None,
    ) -> None:
        """Search with a provider, for digests of at most limit characters.

        on_invalid_auth is called whenever the service refuses the key.
        """
        self._provider = provider
        self._limit = limit
        self._on_invalid_auth = on_invalid_auth

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return a digest of what was found."""
        try:
            found = await self._provider.async_search(
                args["query"],
                args["max_results"],
                Recency(args["recency"]) if "recency" in args else None,
                llm_context.language,
            )
        except SearchError as err:
            if err.reason is SearchReason.INVALID_AUTH and self._on_invalid_auth:
                self._on_invalid_auth()
            return self._failed(str(err))
        return digest(found, self._limit)
