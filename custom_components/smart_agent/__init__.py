"""The Smart Agent integration: a conversation agent on a local model."""

from functools import partial

from homeassistant.const import CONF_API_KEY, CONF_URL, Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.importlib import async_import_module
from homeassistant.helpers.typing import ConfigType

from . import services as actions, websocket_api
from .const import DOMAIN, SUBENTRY_TOOLS
from .coordinator import ServerCoordinator
from .guarded.api import async_offer_guarded
from .home.tracker import HomeTracker
from .issues import async_delete_fit_issues
from .model_issues import async_watch_models
from .name_issues import async_watch_names
from .own_tools.files import async_clean_up
from .own_tools.options import ToolsOptions
from .panel import async_hide_panel, async_serve_panel, async_show_panel
from .runtime import SmartAgentConfigEntry, SmartAgentRuntime, seeing_of
from .server.client import OllamaServer
from .trace.counter_store import CounterStore, async_forget_statistics
from .trace.file import async_write_conversations
from .trace.log import async_turn_logs
from .trace.name_store import NameStore, async_forget_names
from .trace.report import async_report_turns
from .trace.store import async_forget_turns, async_keep_turns
from .version_issue import async_watch_version

CONFIG_SCHEMA = cv.config_entry_only_config_schema(DOMAIN)

PLATFORMS = [
    Platform.AI_TASK,
    Platform.BINARY_SENSOR,
    Platform.CONVERSATION,
    Platform.SENSOR,
]


async def async_setup(hass: HomeAssistant, config: ConfigType) -> bool:
    """Set up what all servers share: panel, commands, actions, events."""
    websocket_api.async_register(hass)
    actions.async_register(hass)
    async_report_turns(hass)
    await async_serve_panel(hass)
    return True


async def async_setup_entry(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> bool:
    """Set up one Ollama server and the agents on it, whether the server answers or not.

    Agents carry out plain requests without a model, and turns, panel and statistics are
    kept in Home Assistant, so that none of them needs the server.
    """
    server = OllamaServer(entry.data[CONF_URL], entry.data.get(CONF_API_KEY))
    homes = HomeTracker(hass, Platform.CONVERSATION)
    records = async_turn_logs(hass).async_get(entry.entry_id)
    statistics = CounterStore(hass, entry, records)
    state = ServerCoordinator(hass, entry, server)
    names = NameStore(hass, entry)
    entry.runtime_data = SmartAgentRuntime(
        server, homes, records, statistics, state, names
    )
    await statistics.async_start()
    entry.async_on_unload(statistics.async_stop)
    await names.async_start()
    entry.async_on_unload(names.async_stop)
    await async_keep_turns(hass, entry, records)
    async_write_conversations(hass, entry, records)
    # Before anything of the entry is read, so that no change is missed meanwhile.
    entry.async_on_unload(entry.add_update_listener(_async_update_listener))
    await _async_set_up_tools(hass, entry)
    entry.async_on_unload(
        await async_offer_guarded(hass, entry.entry_id, homes, records)
    )
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    await async_show_panel(hass)
    entry.async_on_unload(partial(async_hide_panel, hass))
    async_watch_models(hass, entry)
    async_watch_names(hass, entry)
    async_watch_version(hass, entry)
    # Last, and without raising: agents work while a slow server is asked for its state.
    # If the server refuses the key, the user is asked for another.
    await state.async_refresh()
    return True


async def async_unload_entry(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> bool:
    """Unload the agents and close the server's connections."""
    if unloaded := await hass.config_entries.async_unload_platforms(entry, PLATFORMS):
        entry.runtime_data.homes.async_close()
        if (close_tools := entry.runtime_data.close_tools) is not None:
            await close_tools()
        await entry.runtime_data.server.async_close()
        async_delete_fit_issues(hass, entry)
    return unloaded


async def async_remove_entry(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Delete the entry's turns, statistics and names, and what no other entry needs."""
    async_turn_logs(hass).async_remove(entry.entry_id)
    await async_forget_turns(hass, entry.entry_id)
    await async_forget_statistics(hass, entry.entry_id)
    await async_forget_names(hass, entry.entry_id)
    await async_clean_up(hass)


async def _async_set_up_tools(
    hass: HomeAssistant, entry: SmartAgentConfigEntry
) -> None:
    """Offer the agent's own tools, if the entry is where they are set up."""
    await async_clean_up(hass)
    for subentry in entry.get_subentries_of_type(SUBENTRY_TOOLS):
        module = await async_import_module(hass, f"{__package__}.own_tools.setup")
        runtime = entry.runtime_data
        options = ToolsOptions.from_subentry(subentry.data)
        runtime.close_tools = await module.async_set_up(
            hass,
            entry,
            runtime.server,
            runtime.priority,
            runtime.homes,
            seeing_of(entry, options.vision_model),
            options,
        )


async def _async_update_listener(
    hass: HomeAssistant, entry: SmartAgentConfigEntry
) -> None:
    """Reload the entry when it or one of its agents changed.

    Once for all that changes before it is set up again: the tools are offered to every
    agent of a server at a time.
    """
    runtime = entry.runtime_data
    if not runtime.reloads:
        runtime.reloads = True
        await hass.config_entries.async_reload(entry.entry_id)
