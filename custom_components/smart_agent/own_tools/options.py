"""What a user chose of the agent's own tools."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from ..const import (
    CONF_DIGEST_LIMIT,
    CONF_EMBEDDING_MODEL,
    CONF_FOLDER,
    CONF_IMAGE_ENTITY,
    CONF_SEARCH_KEY,
    CONF_SEARCH_PROVIDER,
    CONF_SEARCH_URL,
    CONF_SHOW_SOURCES,
    CONF_TOOLS,
    DEFAULT_DIGEST_LIMIT,
    DEFAULT_FOLDER,
    DEFAULT_SHOW_SOURCES,
)


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
    """The tools that are offered, and what they need.

    Only what a chosen tool needs is set: search_key for Tavily, search_url for
    SearXNG, folder, by its path in the configuration directory, for documents,
    image_entity for pictures. digest_limit is in characters.
    """

    tools: frozenset[OwnTool]
    search: SearchService = SearchService.TAVILY
    search_key: str = ""
    search_url: str = ""
    folder: str = DEFAULT_FOLDER
    embedding_model: str = ""
    image_entity: str = ""
    digest_limit: int = DEFAULT_DIGEST_LIMIT
    show_sources: bool = DEFAULT_SHOW_SOURCES

    @classmethod
    def from_subentry(cls, data: Mapping[str, Any]) -> Self:
        """Return the options stored in a sub-entry's data."""
        return cls(
            tools=frozenset(map(OwnTool, data[CONF_TOOLS])),
            search=SearchService(data.get(CONF_SEARCH_PROVIDER, SearchService.TAVILY)),
            search_key=data.get(CONF_SEARCH_KEY, ""),
            search_url=data.get(CONF_SEARCH_URL, ""),
            folder=data.get(CONF_FOLDER, DEFAULT_FOLDER),
            embedding_model=data.get(CONF_EMBEDDING_MODEL, ""),
            image_entity=data.get(CONF_IMAGE_ENTITY, ""),
            digest_limit=data.get(CONF_DIGEST_LIMIT, DEFAULT_DIGEST_LIMIT),
            show_sources=data.get(CONF_SHOW_SOURCES, DEFAULT_SHOW_SOURCES),
        )
