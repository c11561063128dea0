"""A fresh Home Assistant core with one home, for as long as a task takes."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
import shutil
import tempfile
from typing import Any

from demo.core import start_bare  # isort: skip # it lets Home Assistant find the demo house

from custom_components.demo_house.api import async_device_id, async_setup_house
from custom_components.demo_house.const import DOMAIN
from custom_components.smart_agent.const import DOMAIN as SMART_AGENT
from demo.config_folder import bind
from homeassistant.components.intent.const import TIMER_DATA
from homeassistant.components.todo import TodoItemStatus
from homeassistant.components.todo.const import DATA_COMPONENT as TODO_COMPONENT
from homeassistant.const import EVENT_CALL_SERVICE, Platform
from homeassistant.core import Event, HomeAssistant, State, callback
from homeassistant.helpers import entity_registry as er

_CONFIGURATION = """\
homeassistant:
  name: Home
  country: US
  language: {language}
  latitude: 32.87
  longitude: -117.22
  elevation: 0
  time_zone: UTC
  unit_system: metric
"""


_READS = frozenset({"todo.get_items", "weather.get_forecasts", "calendar.get_events"})
"""Services that change nothing."""


@asynccontextmanager
async def house(
    inventory: Mapping[str, Any], language: str = "en"
) -> AsyncIterator[HomeAssistant]:
    """Yield a core with a home in it that nobody has touched.

    Raises HomeAssistantError if the home cannot be furnished.
    """
    folder = Path(tempfile.mkdtemp(prefix="smart-agent-eval-"))
    try:
        text = _CONFIGURATION.format(language=language)
        (folder / "configuration.yaml").write_text(text, encoding="utf-8")
        bind(folder, 0)
        hass = await start_bare(folder)
        try:
            await async_setup_house(hass, inventory)
            await hass.async_block_till_done()
            yield hass
        finally:
            await hass.async_stop(force=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def states(hass: HomeAssistant) -> dict[str, State]:
    """Return the states of a house; those of agents tell only of talks with them."""
    entities = er.async_get(hass).entities.values()
    agents = {one.entity_id for one in entities if one.platform == SMART_AGENT}
    return {
        state.entity_id: state
        for state in hass.states.async_all()
        if state.domain != Platform.CONVERSATION and state.entity_id not in agents
    }


def open_items(hass: HomeAssistant) -> dict[str, list[str]]:
    """Return what is not done yet on the lists of a house, by list, in their order."""
    component = hass.data.get(TODO_COMPONENT)
    return {
        one.entity_id: [
            str(item.summary)
            for item in one.todo_items or ()
            if item.status is TodoItemStatus.NEEDS_ACTION
        ]
        for one in (component.entities if component else ())
    }


def watch(hass: HomeAssistant) -> list[str]:
    """Return a list that fills with what is called, but for what only reads.

    One line a call: the service, with its targets or else all of its data.
    """
    called: list[str] = []

    @callback
    def heed(event: Event) -> None:
        service = f"{event.data['domain']}.{event.data['service']}"
        if service not in _READS:
            data = event.data["service_data"]
            called.append(f"{service} {data.get('entity_id', data)}")

    hass.bus.async_listen(EVENT_CALL_SERVICE, heed)
    return called


def timers(hass: HomeAssistant) -> frozenset[str]:
    """Return the ids of the timers that run."""
    manager = hass.data.get(TIMER_DATA)
    return frozenset(manager.timers if manager else ())


def hearing_device(hass: HomeAssistant, device: str | None) -> str | None:
    """Return the registry's id of a device of the home that hears, if there is one."""
    if device is None:
        return None
    (home,) = hass.config_entries.async_entries(DOMAIN)
    return async_device_id(hass, home, device)
