"""A satellite of the house runs timers, other devices do not."""

from pytest_homeassistant_custom_component.common import async_capture_events

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.const import EVENT_TIMER
from custom_components.demo_house.inventory import Inventory
from homeassistant.components.intent import async_device_supports_timers
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import intent, llm
from homeassistant.setup import async_setup_component


async def _tool_names(hass: HomeAssistant, device_id: str) -> set[str]:
    """Return the tools that a model is offered when this device talks."""
    context = llm.LLMContext(
        platform="test",
        context=Context(),
        language="en",
        assistant="conversation",
        device_id=device_id,
    )
    api = await llm.async_get_api(hass, llm.LLM_API_ASSIST, context)
    return {tool.name.rpartition("__")[2] for tool in api.tools}


async def test_timer_tools(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """Home Assistant offers its timer tools to the satellite alone."""
    assert await async_setup_component(hass, "conversation", {})
    satellite = async_device_id(hass, house, "kitchen_satellite")
    other = async_device_id(hass, house, "robot_vacuum")
    assert "HassStartTimer" in await _tool_names(hass, satellite)
    assert "HassStartTimer" not in await _tool_names(hass, other)


async def test_a_timer_is_announced(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """Each step in a timer's life fires an event."""
    events = async_capture_events(hass, EVENT_TIMER)
    satellite = async_device_id(hass, house, "kitchen_satellite")
    for intent_type, slots in (
        ("HassStartTimer", {"minutes": {"value": 5}, "name": {"value": "pizza"}}),
        ("HassCancelTimer", {"name": {"value": "pizza"}}),
    ):
        await intent.async_handle(hass, "test", intent_type, slots, device_id=satellite)
    await hass.async_block_till_done()
    assert [(event.data["type"], event.data["name"]) for event in events] == [
        ("started", "pizza"),
        ("cancelled", "pizza"),
    ]
    assert events[0].data["device_id"] == satellite


async def test_timers_end_with_the_house(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """An unloaded house has no timer handler left."""
    satellite = async_device_id(hass, house, "kitchen_satellite")
    assert async_device_supports_timers(hass, satellite)
    await hass.config_entries.async_unload(house.entry_id)
    assert not async_device_supports_timers(hass, satellite)
