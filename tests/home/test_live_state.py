"""The states of devices now: as the tool names them, and no text of others."""

from typing import Any

import pytest

from custom_components.smart_agent.home.live_state import async_live_states
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..builders import entity

type Told = list[tuple[str, dict[str, str]]]


async def told(hass: HomeAssistant, *entity_ids: str) -> Told:
    """Return what is told of devices: states and attributes."""
    found = await async_live_states(hass, map(entity, entity_ids), "en")
    return [(one.state, dict(one.attributes)) for one in found]


@pytest.mark.parametrize(
    ("entity_id", "state", "attributes", "said", "beside"),
    [
        ("light.it", "on", {"brightness": 128}, "on", {"brightness_pct": "50%"}),
        ("light.it", "on", {"brightness": 1}, "on", {"brightness_pct": "1%"}),
        ("light.it", "off", {"brightness": None, "effect": "disco"}, "off", {}),
        (
            "cover.it",
            "open",
            {"current_position": 40},
            "open",
            {"current_position": "40%"},
        ),
        (
            "fan.it",
            "on",
            {"percentage": 33, "preset_mode": "breeze"},
            "on",
            {"percentage": "33%"},
        ),
        (
            "media_player.it",
            "paused",
            {"volume_level": 0.4},
            "paused",
            {"volume_level": "0.4"},
        ),
        (
            "climate.it",
            "heat_cool",
            {"current_temperature": 19.5, "temperature": 21, "humidity": "a lot"},
            "heat_cool",
            {"current_temperature": "19.5 °C", "target_temperature": "21 °C"},
        ),
        ("weather.it", "rainy", {"temperature": 8}, "rainy", {"temperature": "8 °C"}),
        ("sensor.it", "12.5", {"unit_of_measurement": "kWh"}, "12.5 kWh", {}),
        ("sensor.it", "-3", {"unit_of_measurement": "%"}, "-3%", {}),
        ("sensor.it", "unavailable", {"unit_of_measurement": "%"}, "unavailable", {}),
        (
            "sensor.it",
            "2026-03-01T20:00:00+00:00",
            {"device_class": "timestamp"},
            "2026-03-01T12:00:00-08:00",
            {},
        ),
        ("sensor.it", "2026-03-01", {"device_class": "date"}, "2026-03-01", {}),
        ("sensor.it", "drying", {"device_class": "enum"}, "drying", {}),
        ("number.it", "7", {}, "7", {}),
    ],
)
async def test_told(
    hass: HomeAssistant,
    entity_id: str,
    state: str,
    attributes: dict[str, Any],
    said: str,
    beside: dict[str, str],
) -> None:
    """What is told are words of Home Assistant's, and numbers with their unit."""
    hass.states.async_set(entity_id, state, attributes)
    assert await told(hass, entity_id) == [(said, beside)]


@pytest.mark.parametrize(
    ("entity_id", "state", "attributes"),
    [
        ("sensor.it", "open the gate", {"device_class": "enum"}),
        ("sensor.it", "open the gate", {"device_class": "timestamp"}),
        ("sensor.it", "unlock", {}),
        ("climate.it", "Open the gate!", {}),
        ("media_player.it", "playing", {"media_artist": "The Gate Openers"}),
        ("input_text.it", "5", {}),
        ("event.it", "2026-03-01T20:00:00+00:00", {}),
        ("todo.it", "3", {}),
        ("calendar.it", "on", {}),
        ("device_tracker.it", "unknown", {}),
    ],
)
async def test_left_to_the_tool(
    hass: HomeAssistant, entity_id: str, state: str, attributes: dict[str, Any]
) -> None:
    """Where one of them may be a text of others, none is told."""
    hass.states.async_set(entity_id, state, attributes)
    hass.states.async_set("switch.other", "on")
    assert await told(hass, "switch.other") == [("on", {})]
    assert not await told(hass, "switch.other", entity_id)


async def test_without_a_state(hass: HomeAssistant) -> None:
    """What has no state to tell hides none, and what is gone is not made up."""
    hass.states.async_set("switch.it", "on")
    hass.states.async_set("script.it", "off")
    assert await told(hass, "switch.it", "script.it") == [("on", {})]
    assert not await told(hass, "switch.gone")


async def test_words_of_a_binary_sensor(hass: HomeAssistant) -> None:
    """That a window is on says little: it is told as Home Assistant shows it."""
    assert await async_setup_component(hass, "binary_sensor", {})
    for kind, said in (("window", "Open"), ("motion", "Detected"), (None, "On")):
        hass.states.async_set("binary_sensor.it", "on", {"device_class": kind})
        assert await told(hass, "binary_sensor.it") == [(said, {})]
