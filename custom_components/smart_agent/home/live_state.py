"""The current states of a few devices, without any text from outside.

Attributes are named as in Home Assistant's own tool for this (components/homeassistant/
llm.py), which reads all exposed entities; here only the given ones are read.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
import re
from typing import Any, TypeGuard

from homeassistant.components.binary_sensor import DOMAIN as BINARY_SENSOR
from homeassistant.components.sensor import (
    DOMAIN as SENSOR,
    SensorDeviceClass,
    async_rounded_state,
)
from homeassistant.const import (
    ATTR_DEVICE_CLASS,
    ATTR_UNIT_OF_MEASUREMENT,
    PERCENTAGE,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
)
from homeassistant.core import HomeAssistant, State, callback
from homeassistant.helpers.translation import async_get_translations
from homeassistant.util import dt as dt_util

from .home import Entity

_OF_WORDS = frozenset(
    {
        *("alarm_control_panel", "climate", "cover", "fan", "group", "humidifier"),
        *("input_boolean", "lawn_mower", "light", "lock", "media_player", "remote"),
        *("siren", "switch", "vacuum", "valve", "water_heater", "weather"),
        BINARY_SENSOR,
    }
)
"""Domains whose states are words that Home Assistant defines, such as "on"."""

_OF_NUMBERS = frozenset({"counter", "input_number", "number", SENSOR})
"""Domains whose states are told only if they are numbers."""

_WITHOUT = frozenset({"button", "input_button", "scene", "script"})
"""Domains whose state is only the time of their last use; they are left out."""

_DEGREES = "degrees"

_ATTRIBUTES: Mapping[str, Mapping[str, str]] = {
    "climate": {
        "current_temperature": _DEGREES,
        "temperature": _DEGREES,
        "humidity": PERCENTAGE,
    },
    "cover": {"current_position": PERCENTAGE},
    "fan": {"percentage": PERCENTAGE},
    "humidifier": {"humidity": PERCENTAGE},
    "media_player": {"volume_level": ""},
    "valve": {"current_position": PERCENTAGE},
    "water_heater": {"current_temperature": _DEGREES, "temperature": _DEGREES},
    "weather": {"temperature": _DEGREES, "humidity": PERCENTAGE},
}
"""The attributes that are told, by domain, with their units. All are numbers."""

_TARGETS = frozenset({"climate", "water_heater"})
"""Domains whose attribute "temperature" is the target; it is told as such."""

_TEXTS = ("media_title", "media_artist", "media_album_name")
"""Attributes with text from outside; only Home Assistant's tool tells them, marked."""

_WORD = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")
"""A state that is one word; states of some integrations are text from a service."""

_UNIT = re.compile(r"[^\s\w]{0,2}\w{0,8}(?:[^\s\w]\w{0,8})?")
"""A short unit of measurement, such as "µg/m³"; any integration may set its own."""

_FULL = 255
"""The brightness of a light at its brightest."""


@dataclass(frozen=True)
class LiveState:
    """The current state of a device, as text to be told to a model."""

    entity: Entity
    state: str
    """The state with its unit, such as "21.5 °C"."""
    attributes: Mapping[str, str]
    """Values with their units by name, such as "50%" by "brightness_pct"."""


async def async_live_states(
    hass: HomeAssistant, entities: Iterable[Entity], language: str
) -> list[LiveState]:
    """Return the states of exposed entities, or an empty list if one cannot be told.

    That is one that is missing or may contain text from outside: the model then has to
    call the tool. Buttons, scenes and scripts are left out. A binary sensor's state is
    told in Home Assistant's words for it in the language: "open" of a window, not "on".
    """
    found = [entity for entity in entities if entity.domain not in _WITHOUT]
    words: Mapping[str, str] = {}
    if any(entity.domain == BINARY_SENSOR for entity in found):
        words = await async_get_translations(
            hass, language, "entity_component", {BINARY_SENSOR}
        )
    states = [_live_state(hass, entity, words) for entity in found]
    told = [one for one in states if one is not None]
    return told if len(told) == len(found) else []


@callback
def _live_state(
    hass: HomeAssistant, entity: Entity, words: Mapping[str, str]
) -> LiveState | None:
    """Return the state of a device, None if it has none or it cannot be told."""
    state = hass.states.get(entity.entity_id)
    if state is None or any(state.attributes.get(key) for key in _TEXTS):
        return None
    if not (told := _state(hass, state, words)):
        return None
    return LiveState(entity, told, dict(_attributes(hass, state)))


@callback
def _state(hass: HomeAssistant, state: State, words: Mapping[str, str]) -> str:
    """Return a state as it is told, empty if it may be text from outside.

    words are the translations of binary sensors' states, by translation key.
    """
    if state.state in (STATE_UNAVAILABLE, STATE_UNKNOWN):
        return state.state if state.domain in _OF_WORDS | _OF_NUMBERS else ""
    kind = state.attributes.get(ATTR_DEVICE_CLASS)
    if state.domain == BINARY_SENSOR:
        key = f"component.{BINARY_SENSOR}.entity_component.{kind or '_'}.state"
        if said := words.get(f"{key}.{state.state}"):
            return said
    if state.domain in _OF_WORDS:
        return state.state if _WORD.fullmatch(state.state) else ""
    if state.domain not in _OF_NUMBERS:
        return ""
    if state.domain == SENSOR:
        match kind:
            case SensorDeviceClass.TIMESTAMP | SensorDeviceClass.DATE:
                return _time(state.state)
            case SensorDeviceClass.ENUM:
                return state.state if _WORD.fullmatch(state.state) else ""
    return number_of(hass, state)


def _time(text: str) -> str:
    """Return a date or a time in ISO 8601, local time, empty if it is neither."""
    if (date := dt_util.parse_date(text)) is not None:
        return date.isoformat()
    time = dt_util.parse_datetime(text)
    return dt_util.as_local(time).isoformat() if time else ""


@callback
def number_of(hass: HomeAssistant, state: State) -> str:
    """Return a state that is a number, with its unit, empty where it is none."""
    text = state.state
    if state.domain == SENSOR:
        text = async_rounded_state(hass, state.entity_id, state)
    try:
        float(text)
    except ValueError:
        return ""
    unit = str(state.attributes.get(ATTR_UNIT_OF_MEASUREMENT) or "")
    return _with_unit(text, unit) if _UNIT.fullmatch(unit) else text


def _attributes(hass: HomeAssistant, state: State) -> Iterator[tuple[str, str]]:
    """Yield name and value with unit of the attributes that are told, all numbers."""
    if state.domain == "light" and _is_number(
        brightness := state.attributes.get("brightness")
    ):
        share = max(round(brightness / _FULL * 100), 1 if brightness > 0 else 0)
        yield "brightness_pct", _with_unit(str(share), PERCENTAGE)
    for key, unit in _ATTRIBUTES.get(state.domain, {}).items():
        if not _is_number(value := state.attributes.get(key)):
            continue
        if unit == _DEGREES:
            unit = hass.config.units.temperature_unit
        is_target = key == "temperature" and state.domain in _TARGETS
        yield f"target_{key}" if is_target else key, _with_unit(str(value), unit)


def _is_number(value: Any) -> TypeGuard[float]:
    """Return whether an attribute is a number; some are text."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def _with_unit(number: str, unit: str) -> str:
    """Return a number with its unit, a space between unless it is per cent."""
    return f"{number}{unit}" if unit == PERCENTAGE else f"{number} {unit}".strip()
