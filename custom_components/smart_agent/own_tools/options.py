"""The options of the agent's own tools."""

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
    LOOK = "look"


class SearchService(StrEnum):
    """Who searches the web."""

    TAVILY = "tavily"
    SEARXNG = "searxng"


@dataclass(frozen=True, slots=True)
class ToolsOptions:
    """The tools that are offered, and what they need; stored by the fields' names.

    Only what a chosen tool needs is set.
    """

    tools: frozenset[OwnTool]
    search_provider: SearchService = SearchService.TAVILY
    search_key: str = ""
    """The key of Tavily."""
    search_url: str = ""
    """The address of the SearXNG server."""
    folder: str = "documents"
    """The folder that is searched: its path in the configuration directory."""
    embedding_model: str = ""
    """The model to search documents by meaning, empty to search by words only."""
    image_entity: str = ""
    """The entity id of the AI task that makes pictures."""
    vision_model: str = ""
    """The model that looks at what cameras show."""
    digest_limit: int = DEFAULT_LIMIT
    """Characters of a tool's result that the model is sent."""
    show_sources: bool = True
    """Whether a chat lists the sources of an answer."""

    @classmethod
    def from_subentry(cls, data: Mapping[str, Any]) -> Self:
        """Return the options stored in a sub-entry's data."""
        given = stored_fields(cls, data)
        return cls(**given | {CONF_TOOLS: frozenset(map(OwnTool, data[CONF_TOOLS]))})


TOOL_DEFAULTS = ToolsOptions(frozenset())
"""The options of tools for which the user chose nothing."""
