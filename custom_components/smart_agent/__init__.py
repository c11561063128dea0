"""The Smart Agent integration: a conversation agent on a local model."""

from homeassistant.const import CONF_API_KEY, CONF_URL, Platform
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ConfigEntryAuthFailed, ConfigEntryNotReady
from homeassistant.helpers.importlib import async_import_module

from .const import SUBENTRY_TOOLS
from .fit_issue import async_delete_fit_issues
from .home_keeper import HomeKeeper
from .model.client import OllamaServer
from .model.errors import OllamaError, Problem
from .own_files import async_clean_up
from .runtime import SmartAgentConfigEntry, SmartAgentRuntime
from .tools_options import ToolsOptions

PLATFORMS = [Platform.CONVERSATION]


async def async_setup_entry(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> bool:
    """Set up one Ollama server and the agents on it."""
    server = OllamaServer(entry.data[CONF_URL], entry.data.get(CONF_API_KEY))
    try:
        models = await server.async_models()
    except OllamaError as err:
        await server.async_close()
        failure = (
            ConfigEntryAuthFailed
            if err.problem is Problem.INVALID_AUTH
            else ConfigEntryNotReady
        )
        raise failure(
            translation_domain=err.translation_domain,
            translation_key=err.translation_key,
            translation_placeholders=err.translation_placeholders,
        ) from err

    homes = HomeKeeper(hass, Platform.CONVERSATION)
    entry.runtime_data = SmartAgentRuntime(server, models, homes)
    await _async_set_up_tools(hass, entry)
    entry.async_on_unload(entry.add_update_listener(_async_update_listener))
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    return True


async def async_unload_entry(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> bool:
    """Unload the agents and give back the server's connections."""
    if unloaded := await hass.config_entries.async_unload_platforms(entry, PLATFORMS):
        entry.runtime_data.homes.async_close()
        if (own_tools := entry.runtime_data.own_tools) is not None:
            await own_tools.async_close()
        await entry.runtime_data.server.async_close()
        async_delete_fit_issues(hass, entry)
    return unloaded


async def async_remove_entry(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Leave nothing behind that no other entry needs."""
    await async_clean_up(hass)


async def _async_set_up_tools(
    hass: HomeAssistant, entry: SmartAgentConfigEntry
) -> None:
    """Offer the agent's own tools, if the entry is where they are set up."""
    await async_clean_up(hass)
    for subentry in entry.get_subentries_of_type(SUBENTRY_TOOLS):
        module = await async_import_module(hass, f"{__package__}.own_tools")
        entry.runtime_data.own_tools = await module.async_set_up(
            hass, entry, ToolsOptions.from_subentry(subentry.data)
        )


async def _async_update_listener(
    hass: HomeAssistant, entry: SmartAgentConfigEntry
) -> None:
    """Load the entry afresh when it or one of its agents changed."""
    await hass.config_entries.async_reload(entry.entry_id)
