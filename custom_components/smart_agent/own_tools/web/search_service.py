"""Creates the search service that the user picked, and checks that it works."""

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from ..options import SearchService, ToolsOptions
from . import tavily
from .search_provider import SearchError, SearchProvider, SearchReason, async_prove
from .searxng import SearXNG

REAUTH = "reauth"
REAUTH_SEARCH = "search"
"""In a reauth flow's data: asks for the search service's key, not the server's."""


def make_provider(hass: HomeAssistant, options: ToolsOptions) -> SearchProvider:
    """Return the service that searches the web by these options."""
    session = async_get_clientsession(hass)
    if options.search_provider is SearchService.TAVILY:
        return tavily.Tavily(session, options.search_key, url=tavily.URL)
    return SearXNG(session, options.search_url)


async def async_failure(
    hass: HomeAssistant, options: ToolsOptions
) -> SearchReason | None:
    """Return why the service of these options fails a real search, None if it works."""
    if options.search_provider is SearchService.TAVILY and not _is_key(
        options.search_key
    ):
        return SearchReason.INVALID_AUTH
    try:
        await async_prove(make_provider(hass, options))
    except SearchError as err:
        return err.reason
    return None


@callback
def async_start_search_reauth(hass: HomeAssistant, entry: ConfigEntry) -> None:
    """Ask the user for another key, unless a dialog of the entry is already open."""
    entry.async_start_reauth(hass, data={REAUTH: REAUTH_SEARCH})


def _is_key(text: str) -> bool:
    """Return whether a text can be sent in an HTTP header, as keys are."""
    return bool(text) and text.isascii() and text.isprintable()
