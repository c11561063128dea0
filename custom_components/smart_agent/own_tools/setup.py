"""The agent's own tools, as a sub-entry sets them up.

Imported only where there is such a sub-entry: the libraries that read pages and files
take seconds to load on a small machine.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.helpers.translation import async_get_translations

from ..const import DOMAIN
from ..home.tracker import HomeTracker
from ..server.client import OllamaServer
from ..server.embedding import Embedder
from ..server.priority import TurnPriority
from ..server.seeing import Seeing
from .api import NAME, OwnApi
from .calculator.calculate import Calculate
from .checked_tool import CheckedTool
from .documents.files import folder_in
from .documents.issue import async_delete_document_issue, async_tell_unreadable
from .documents.library import DocumentLibrary
from .documents.search import SearchDocuments
from .files import database_path
from .image import GenerateImage
from .look import Look
from .options import OwnTool, ToolsOptions
from .system import SystemStats
from .web.fetch_page import FetchPage
from .web.search import WebSearch
from .web.search_service import async_start_search_reauth, make_provider


async def async_set_up(
    hass: HomeAssistant,
    entry: ConfigEntry[Any],
    server: OllamaServer,
    priority: TurnPriority,
    homes: HomeTracker,
    see: Seeing,
    options: ToolsOptions,
) -> Callable[[], Awaitable[None]]:
    """Offer the tools that the user chose, under the id of the integration.

    see answers questions about what the cameras of homes show. Return what takes them back and closes the index of the documents.
    """
    library = None
    if OwnTool.SEARCH_DOCUMENTS in options.tools:
        embed = None
        if options.embedding_model:
            embed = Embedder(server, priority, options.embedding_model)
        library = await _async_library(hass, entry, options, embed)
    tools = _tools(hass, entry, server, options, library)
    if OwnTool.LOOK in options.tools:
        tools.append(Look(homes, see, limit=options.digest_limit))
    texts = await async_get_translations(
        hass, hass.config.language, "selector", [DOMAIN]
    )
    api = OwnApi(hass, tools, name=texts[NAME], show_sources=options.show_sources)
    unregister = llm.async_register_api(hass, api)

    async def close() -> None:
        unregister()
        if library is not None:
            await library.async_close()

    return close


def _tools(
    hass: HomeAssistant,
    entry: ConfigEntry[Any],
    server: OllamaServer,
    options: ToolsOptions,
    library: DocumentLibrary | None,
) -> list[CheckedTool]:
    """Return the chosen tools, in their order."""
    limit = options.digest_limit
    reauth = partial(async_start_search_reauth, hass, entry)
    makers: dict[OwnTool, Callable[[], CheckedTool]] = {
        OwnTool.WEB_SEARCH: lambda: WebSearch(
            make_provider(hass, options), limit=limit, on_invalid_auth=reauth
        ),
        OwnTool.FETCH_PAGE: lambda: FetchPage(limit=limit),
        OwnTool.CALCULATE: Calculate,
        OwnTool.SYSTEM_STATS: lambda: SystemStats(server.async_loaded),
        OwnTool.GENERATE_IMAGE: lambda: GenerateImage(options.image_entity),
    }
    if library is not None:
        makers[OwnTool.SEARCH_DOCUMENTS] = lambda: SearchDocuments(
            library, digest_limit=limit
        )
    chosen = (tool for tool in OwnTool if tool in options.tools)
    return [makers[tool]() for tool in chosen if tool in makers]


async def _async_library(
    hass: HomeAssistant,
    entry: ConfigEntry[Any],
    options: ToolsOptions,
    embed: Embedder | None,
) -> DocumentLibrary | None:
    """Return the documents, which begin to be read; None where the folder is gone."""
    name = options.folder
    entry.async_on_unload(partial(async_delete_document_issue, hass, entry))
    folder = await hass.async_add_executor_job(
        folder_in, Path(hass.config.config_dir), name
    )
    if folder is None:
        async_tell_unreadable(hass, entry, name, {name})
        return None
    library = DocumentLibrary(
        hass,
        folder,
        database_path(hass),
        on_unreadable=partial(async_tell_unreadable, hass, entry, name),
        embed=embed,
        model=options.embedding_model,
    )
    entry.async_create_background_task(
        hass, library.async_refresh(), f"smart_agent documents {name}"
    )
    return library
