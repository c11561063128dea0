"""Every kind of entity does what its actions say, at once and in the state machine."""

from typing import Any

import pytest

from custom_components.demo_house.api import async_setup_house
from custom_components.demo_house.inventory import Inventory
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, State
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util.yaml import load_yaml_dict

from .conftest import HOME

LAMP = "light.bedside_left_light"
STRIP = "light.tv_light_strip"
WHITE = "light.desk_lamp"
OUTLET = "switch.garden_outlet"
BLIND = "cover.kitchen_blind"
GARAGE = "cover.garage_door"
LOCK = "lock.front_door"
HEATING = "climate.living_room_thermostat"
FAN = "fan.bedroom_fan"
HUMIDIFIER = "humidifier.kids_room_humidifier"
SPEAKER = "media_player.kitchen_speaker"
TELEVISION = "media_player.living_room_tv"
ROBOT = "vacuum.robot_vacuum"
TAP = "valve.garden_tap"

type Case = tuple[str, str, dict[str, Any], str, dict[str, Any]]

CASES: list[Case] = [
    (LAMP, "light.turn_on", {}, "on", {"brightness": 255}),
    (LAMP, "light.turn_on", {"brightness_pct": 50}, "on", {"brightness": 128}),
    ("light.kitchen_ceiling_light", "light.turn_off", {}, "off", {"brightness": None}),
    (STRIP, "light.turn_on", {"color_name": "blue"}, "on", {"hs_color": (240, 100)}),
    (STRIP, "light.turn_on", {"color_name": "blue"}, "on", {"color_mode": "hs"}),
    (
        WHITE,
        "light.turn_on",
        {"color_temp_kelvin": 4000},
        "on",
        {"color_temp_kelvin": 4000, "color_mode": "color_temp"},
    ),
    (OUTLET, "switch.turn_on", {}, "on", {"device_class": "outlet"}),
    ("switch.office_outlet", "switch.turn_off", {}, "off", {}),
    (BLIND, "cover.close_cover", {}, "closed", {"current_position": 0}),
    (
        BLIND,
        "cover.set_cover_position",
        {"position": 40},
        "open",
        {"current_position": 40},
    ),
    (BLIND, "cover.stop_cover", {}, "open", {"current_position": 100}),
    (GARAGE, "cover.open_cover", {}, "open", {"device_class": "garage"}),
    (LOCK, "lock.unlock", {}, "unlocked", {}),
    (
        HEATING,
        "climate.set_temperature",
        {"temperature": 23},
        "heat",
        {"temperature": 23},
    ),
    (
        HEATING,
        "climate.set_temperature",
        {"temperature": 19, "hvac_mode": "cool"},
        "cool",
        {"temperature": 19},
    ),
    (HEATING, "climate.set_hvac_mode", {"hvac_mode": "auto"}, "auto", {}),
    (HEATING, "climate.turn_off", {}, "off", {"current_temperature": 20.5}),
    (FAN, "fan.turn_on", {}, "on", {"percentage": 100}),
    (FAN, "fan.turn_on", {"percentage": 30}, "on", {"percentage": 30}),
    (FAN, "fan.set_percentage", {"percentage": 0}, "off", {"percentage": 0}),
    (FAN, "fan.oscillate", {"oscillating": True}, "off", {"oscillating": True}),
    (HUMIDIFIER, "humidifier.turn_on", {}, "on", {"current_humidity": 41}),
    (HUMIDIFIER, "humidifier.set_humidity", {"humidity": 60}, "off", {"humidity": 60}),
    (HUMIDIFIER, "humidifier.set_mode", {"mode": "sleep"}, "off", {"mode": "sleep"}),
    (SPEAKER, "media_player.media_pause", {}, "paused", {"media_track": 3}),
    (SPEAKER, "media_player.media_stop", {}, "idle", {}),
    (SPEAKER, "media_player.media_next_track", {}, "playing", {"media_track": 4}),
    (SPEAKER, "media_player.media_previous_track", {}, "playing", {"media_track": 2}),
    (SPEAKER, "media_player.turn_off", {}, "off", {"media_track": None}),
    (
        SPEAKER,
        "media_player.volume_set",
        {"volume_level": 0.75},
        "playing",
        {"volume_level": 0.75},
    ),
    (SPEAKER, "media_player.volume_up", {}, "playing", {"volume_level": 0.5}),
    (SPEAKER, "media_player.volume_down", {}, "playing", {"volume_level": 0.3}),
    (
        SPEAKER,
        "media_player.volume_mute",
        {"is_volume_muted": True},
        "playing",
        {"is_volume_muted": True, "volume_level": 0.4},
    ),
    (TELEVISION, "media_player.turn_on", {}, "idle", {"media_track": None}),
    (ROBOT, "vacuum.start", {}, "cleaning", {}),
    (ROBOT, "vacuum.pause", {}, "paused", {}),
    (ROBOT, "vacuum.stop", {}, "idle", {}),
    (ROBOT, "vacuum.return_to_base", {}, "returning", {}),
    (ROBOT, "vacuum.clean_spot", {}, "cleaning", {}),
    (ROBOT, "vacuum.locate", {}, "docked", {"located": 1}),
    (
        ROBOT,
        "vacuum.set_fan_speed",
        {"fan_speed": "max"},
        "docked",
        {"fan_speed": "max"},
    ),
    (TAP, "valve.open_valve", {}, "open", {}),
]


def _state(hass: HomeAssistant, entity_id: str) -> State:
    """Return a state that must be there."""
    state = hass.states.get(entity_id)
    assert state
    return state


async def _act(
    hass: HomeAssistant, action: str, entity_id: str, **data: Any
) -> dict[str, Any] | None:
    """Perform an action on one entity; returns what it answers."""
    domain, _, service = action.partition(".")
    answers = hass.services.supports_response(domain, service) != "none"
    return await hass.services.async_call(
        domain,
        service,
        {"entity_id": entity_id, **data},
        blocking=True,
        return_response=answers,
    )


@pytest.mark.parametrize(("entity_id", "action", "data", "state", "attributes"), CASES)
async def test_action(
    hass: HomeAssistant,
    entity_id: str,
    action: str,
    data: dict[str, Any],
    state: str,
    attributes: dict[str, Any],
) -> None:
    """An action has taken effect as soon as it returns."""
    home = load_yaml_dict(HOME)
    entity = next(item for item in home["entities"] if item["id"] == entity_id)
    await async_setup_house(hass, {**home, "entities": [entity]})
    await _act(hass, action, entity_id, **data)
    after = _state(hass, entity_id)
    assert after.state == state
    assert {key: after.attributes.get(key) for key in attributes} == attributes


async def test_there_and_back(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """What was changed can be changed back; a light keeps its brightness."""
    for action, entity_id, state in (
        ("lock.unlock", LOCK, "unlocked"),
        ("lock.lock", LOCK, "locked"),
        ("cover.open_cover", GARAGE, "open"),
        ("cover.close_cover", GARAGE, "closed"),
        ("valve.open_valve", TAP, "open"),
        ("valve.close_valve", TAP, "closed"),
        ("climate.turn_off", HEATING, "off"),
        ("climate.turn_on", HEATING, "heat"),
        ("fan.turn_on", FAN, "on"),
        ("fan.turn_off", FAN, "off"),
    ):
        await _act(hass, action, entity_id)
        assert _state(hass, entity_id).state == state
    await _act(hass, "light.turn_on", LAMP, brightness=40)
    await _act(hass, "light.turn_off", LAMP)
    await _act(hass, "light.turn_on", LAMP)
    assert _state(hass, LAMP).attributes["brightness"] == 40


async def test_button(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """A button counts its presses."""
    for _ in range(2):
        await _act(hass, "button.press", "button.doorbell_chime")
    assert _state(hass, "button.doorbell_chime").attributes["presses"] == 2


async def test_scene(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """A scene sets several things at once."""
    await _act(hass, "scene.turn_on", "scene.movie_night")
    assert _state(hass, "light.living_room_ceiling_light").state == "off"
    assert _state(hass, "light.floor_lamp").attributes["brightness"] == 60
    assert _state(hass, "cover.living_room_curtain").state == "closed"
    assert _state(hass, TELEVISION).state == "idle"


async def test_todo_list(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """Items are added, ticked off and removed; the state counts what is left to do."""
    shopping = "todo.shopping_list"
    assert _state(hass, shopping).state == "2"
    await _act(hass, "todo.add_item", shopping, item="Milk")
    assert _state(hass, shopping).state == "3"
    await _act(hass, "todo.update_item", shopping, item="Bread", status="completed")
    assert _state(hass, shopping).state == "2"
    await _act(hass, "todo.remove_item", shopping, item="Tomatoes")
    answer = await _act(hass, "todo.get_items", shopping)
    assert answer
    assert [
        (item["summary"], item["status"]) for item in answer[shopping]["items"]
    ] == [("Bread", "completed"), ("Milk", "needs_action")]


async def test_weather(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """The weather has a temperature and a forecast."""
    assert _state(hass, "weather.home").attributes["temperature"] == 14
    answer = await _act(hass, "weather.get_forecasts", "weather.home", type="daily")
    assert answer
    days = answer["weather.home"]["forecast"]
    assert [day["condition"] for day in days] == ["partlycloudy", "rainy", "sunny"]


async def test_lock_with_a_code(hass: HomeAssistant) -> None:
    """A lock with a code opens its latch for that alone."""
    safe = {
        "id": "lock.safe",
        "state": "locked",
        "attributes": {"code": 1234, "supported_features": ["OPEN"]},
    }
    await async_setup_house(hass, {"entities": [safe]})
    with pytest.raises(HomeAssistantError):
        await _act(hass, "lock.unlock", "lock.safe", code="1111")
    assert _state(hass, "lock.safe").state == "locked"
    await _act(hass, "lock.open", "lock.safe", code="1234")
    assert _state(hass, "lock.safe").state == "open"
    await _act(hass, "lock.lock", "lock.safe", code="1234")
    assert _state(hass, "lock.safe").state == "locked"


async def test_settings_and_siren(hass: HomeAssistant) -> None:
    """A selector takes an option, a number a value, and a siren sounds."""
    mode = {
        "id": "select.mode",
        "state": "eco",
        "attributes": {"options": ["eco", "boost"]},
    }
    limit = {"id": "number.limit", "state": "5", "attributes": {"max": 10}}
    siren = {"id": "siren.attic", "state": "off"}
    await async_setup_house(hass, {"entities": [mode, limit, siren]})
    await _act(hass, "select.select_option", "select.mode", option="boost")
    assert _state(hass, "select.mode").state == "boost"
    await _act(hass, "number.set_value", "number.limit", value=7)
    assert _state(hass, "number.limit").state == "7.0"
    await _act(hass, "siren.turn_on", "siren.attic")
    assert _state(hass, "siren.attic").state == "on"


async def test_calendar(hass: HomeAssistant) -> None:
    """A calendar keeps an event beside the one that the house began with."""
    dinner = {
        "summary": "Dinner",
        "start": "2026-12-24 19:00:00",
        "end": "2026-12-24 21:00:00",
    }
    family = {"id": "calendar.family", "attributes": {"events": [dinner]}}
    await async_setup_house(hass, {"entities": [family]})
    await _act(
        hass,
        "calendar.create_event",
        "calendar.family",
        summary="Holiday",
        start_date="2026-12-25",
        end_date="2026-12-26",
    )
    answer = await _act(
        hass,
        "calendar.get_events",
        "calendar.family",
        start_date_time="2026-12-24 00:00:00",
        end_date_time="2026-12-26 00:00:00",
    )
    assert answer
    events = answer["calendar.family"]["events"]
    assert [event["summary"] for event in events] == ["Dinner", "Holiday"]
