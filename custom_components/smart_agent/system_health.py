"""Smart Agent's card in Home Assistant's system information."""

from typing import Any

from homeassistant.components import system_health
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant, callback
from homeassistant.loader import async_get_loaded_integration
from homeassistant.util import dt as dt_util

from .const import DOMAIN
from .runtime import SmartAgentConfigEntry, agents_of, tasks_of


@callback
def async_register(
    hass: HomeAssistant, register: system_health.SystemHealthRegistration
) -> None:
    """Register what the card shows."""
    register.async_register_info(_async_info)


async def _async_info(hass: HomeAssistant) -> dict[str, Any]:
    """Return what the card shows: a server by its name, the rest by translated keys."""
    entries: list[SmartAgentConfigEntry] = hass.config_entries.async_entries(DOMAIN)
    loaded: list[SmartAgentConfigEntry] = hass.config_entries.async_loaded_entries(
        DOMAIN
    )
    models = {agent.model for entry in entries for agent in agents_of(entry)}
    models |= {task.model for entry in entries for task in tasks_of(entry)}
    states = [entry.runtime_data.state.data for entry in loaded]
    urls = {entry.title: entry.data[CONF_URL] for entry in entries}
    today = dt_util.now().date()
    return {
        "version": str(async_get_loaded_integration(hass, DOMAIN).version),
        "ollama_version": ", ".join(sorted({one.version for one in states if one})),
        "models": ", ".join(sorted(models)),
        "turns_today": sum(
            statistics.turns_on(today)
            for entry in loaded
            for statistics in entry.runtime_data.statistics.values()
        ),
    } | {
        title: system_health.async_check_can_reach_url(hass, url)
        for title, url in urls.items()
    }
