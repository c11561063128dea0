"""Home Assistant's intents work in the house, as tools call them."""

from typing import Any

import pytest

from custom_components.demo_house.inventory import Inventory
from homeassistant.components.conversation import DOMAIN as CONVERSATION_DOMAIN
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent

type Changes = dict[str, tuple[str, dict[str, Any]]]

CASES: list[tuple[str, dict[str, Any], Changes]] = [
    (
        "HassTurnOn",
        {"name": "Bedside Left Light"},
        {
            "light.bedside_left_light": ("on", {}),
            "light.bedside_right_light": ("off", {}),
        },
    ),
    ("HassTurnOn", {"name": "Espresso Machine"}, {"switch.coffee_machine": ("on", {})}),
    (
        "HassTurnOn",
        {"area": "Study", "domain": ["light"]},
        {"light.desk_lamp": ("on", {})},
    ),
    (
        "HassTurnOn",
        {"floor": "Upstairs", "domain": ["light"]},
        {
            "light.bedroom_ceiling_light": ("on", {}),
            "light.bathroom_light": ("on", {}),
            "light.garden_lights": ("off", {}),
        },
    ),
    (
        "HassTurnOff",
        {"name": "Kitchen Ceiling Light"},
        {"light.kitchen_ceiling_light": ("off", {})},
    ),
    ("HassTurnOff", {"name": "Front Door"}, {"lock.front_door": ("unlocked", {})}),
    (
        "HassTurnOn",
        {"device_class": ["garage"], "domain": ["cover"]},
        {"cover.garage_door": ("open", {}), "cover.awning": ("closed", {})},
    ),
    (
        "HassTurnOn",
        {"name": "Movie Night"},
        {"light.floor_lamp": ("on", {"brightness": 60})},
    ),
    (
        "HassSetPosition",
        {"name": "Kitchen Blind", "position": 30},
        {"cover.kitchen_blind": ("open", {"current_position": 30})},
    ),
    (
        "HassStopMoving",
        {"name": "Bedroom Blind"},
        {"cover.bedroom_blind": ("closed", {"current_position": 0})},
    ),
    (
        "HassLightSet",
        {"name": "TV Light Strip", "color": "green", "brightness": 50},
        {"light.tv_light_strip": ("on", {"brightness": 128, "hs_color": (120, 100)})},
    ),
    (
        "HassClimateSetTemperature",
        {"area": "Living Room", "temperature": 22},
        {"climate.living_room_thermostat": ("heat", {"temperature": 22})},
    ),
    (
        "HassFanSetSpeed",
        {"name": "Bedroom Fan", "percentage": 40},
        {"fan.bedroom_fan": ("on", {"percentage": 40})},
    ),
    (
        "HassHumidifierSetpoint",
        {"name": "Kids Room Humidifier", "humidity": 55},
        {"humidifier.kids_room_humidifier": ("on", {"humidity": 55})},
    ),
    (
        "HassMediaPause",
        {"name": "Radio"},
        {"media_player.kitchen_speaker": ("paused", {})},
    ),
    (
        "HassMediaNext",
        {"area": "Kitchen"},
        {"media_player.kitchen_speaker": ("playing", {"media_track": 4})},
    ),
    (
        "HassSetVolume",
        {"name": "Kitchen Speaker", "volume_level": 20},
        {"media_player.kitchen_speaker": ("playing", {"volume_level": 0.2})},
    ),
    (
        "HassSetVolumeRelative",
        {"name": "Kitchen Speaker", "volume_step": "up"},
        {"media_player.kitchen_speaker": ("playing", {"volume_level": 0.5})},
    ),
    ("HassVacuumStart", {"name": "Rosie"}, {"vacuum.robot_vacuum": ("cleaning", {})}),
    ("HassVacuumReturnToBase", {}, {"vacuum.robot_vacuum": ("returning", {})}),
    (
        "HassListAddItem",
        {"name": "Groceries", "item": "Milk"},
        {"todo.shopping_list": ("3", {}), "todo.to_do_list": ("1", {})},
    ),
    (
        "HassListCompleteItem",
        {"name": "Shopping List", "item": "Bread"},
        {"todo.shopping_list": ("1", {})},
    ),
    (
        "HassListRemoveItem",
        {"name": "Shopping List", "item": "Bread"},
        {"todo.shopping_list": ("1", {})},
    ),
]


@pytest.mark.parametrize(("intent_type", "slots", "changes"), CASES)
async def test_intent(
    hass: HomeAssistant,
    house: ConfigEntry[Inventory],
    intent_type: str,
    slots: dict[str, Any],
    changes: Changes,
) -> None:
    """An intent changes what it names and nothing else that was looked at."""
    await intent.async_handle(
        hass,
        "test",
        intent_type,
        {name: {"value": value} for name, value in slots.items()},
        assistant=CONVERSATION_DOMAIN,
    )
    await hass.async_block_till_done()
    for entity_id, (expected, attributes) in changes.items():
        state = hass.states.get(entity_id)
        assert state
        assert state.state == expected
        assert {key: state.attributes.get(key) for key in attributes} == attributes


async def test_vacuum_of_another_area_is_not_started(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """A target that does not exist changes nothing."""
    with pytest.raises(intent.MatchFailedError):
        await intent.async_handle(
            hass, "test", "HassVacuumStart", {"area": {"value": "Garden"}}
        )
    state = hass.states.get("vacuum.robot_vacuum")
    assert state
    assert state.state == "docked"
