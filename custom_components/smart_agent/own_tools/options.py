"""What a user chose of the agent's own tools."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from ..const import CONF_TOOLS
from ..options import stored_fields
from .digest import DEFAULT_LIMIT


class OwnTool(StrEnum):
    """The tools there are, in the order in which they are offered."""

    WEB_SEARCH = "web_search"
    FETCH_PAGE = "fetch_page"
    SEARCH_DOCUMENTS = "search_documents"
    CALCULATE = "calculate"
    SYSTEM_STATS = "system_stats"
    GENERATE_IMAGE = "generate_image"


class SearchService(StrEnum):
    """Who searches the web."""

    TAVILY = "tavily"
    SEARXNG = "searxng"


@dataclass(frozen=True, slots=True)
class ToolsOptions:
    """The tools that are offered, and what they need; stored by the fields' names.

    Only what a chosen tool needs is set: search_key for Tavily, search_url for
    SearXNG, folder, by its path in the configuration directory, for documents,
    image_entity for pictures.
    """

    tools: frozenset[OwnTool]
    search_provider: SearchService = SearchService.TAVILY
    search_key: str = ""
    search_url: str = ""
    folder: str = "documents"
    """Its files are searched."""
    embedding_model: str = ""
    image_entity: str = ""
    digest_limit: int = DEFAULT_LIMIT
    """Characters of what a tool has found that the model is told."""
    show_sources: bool = True

    @classmethod
    def from_subentry(cls, data: Mapping[str, Any]) -> Self:
        """Return the options stored in a sub-entry's data."""
        given = stored_fields(cls, data)
        return cls(**given | {CONF_TOOLS: frozenset(map(OwnTool, data[CONF_TOOLS]))})


TOOL_DEFAULTS = ToolsOptions(frozenset())
"""What is chosen of tools that were left alone."""
