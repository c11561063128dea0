"""What of an entity's state somebody sets, so that it can be put back as it was.

The attributes are those that Home Assistant reproduces a state from (reproduce_state.py of
each integration). What a device measures or plays is no setting.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from homeassistant.components.climate import DOMAIN as CLIMATE
from homeassistant.components.cover import DOMAIN as COVER
from homeassistant.components.fan import DOMAIN as FAN
from homeassistant.components.humidifier import DOMAIN as HUMIDIFIER
from homeassistant.components.light import DOMAIN as LIGHT
from homeassistant.components.lock import DOMAIN as LOCK
from homeassistant.components.media_player import DOMAIN as MEDIA_PLAYER
from homeassistant.components.valve import DOMAIN as VALVE
from homeassistant.const import ATTR_ENTITY_ID, STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import HomeAssistant, State, callback

ATTRIBUTES: Mapping[str, tuple[str, ...]] = {
    "automation": (),
    CLIMATE: (
        *("temperature", "target_temp_high", "target_temp_low", "humidity"),
        *("preset_mode", "fan_mode", "swing_mode", "swing_horizontal_mode"),
    ),
    COVER: ("current_position", "current_tilt_position"),
    FAN: ("percentage", "preset_mode", "direction", "oscillating"),
    HUMIDIFIER: ("humidity", "mode"),
    "input_boolean": (),
    LIGHT: (
        *("brightness", "effect", "color_mode", "hs_color", "color_temp_kelvin"),
        *("rgb_color", "rgbw_color", "rgbww_color", "xy_color"),
    ),
    LOCK: (),
    MEDIA_PLAYER: ("volume_level", "is_volume_muted", "source", "sound_mode"),
    "remote": (),
    "switch": (),
    VALVE: ("current_position",),
    "water_heater": ("temperature", "operation_mode", "away_mode"),
}
"""The attributes that are put back beside the state, by domain. Of no other domain can it
be put back: a vacuum is somewhere else by now, a script has run."""

_MOVING = frozenset({"opening", "closing", "locking", "unlocking", "buffering"})
"""States that another follows without anybody's doing."""

_UNKNOWN = frozenset({STATE_UNAVAILABLE, STATE_UNKNOWN, "jammed", "standby"})
"""States that nobody can bring about."""

_ALIKE = {"opening": "open", "unlocking": "unlocked"} | {
    "closing": "closed",
    "locking": "locked",
}
"""What a state on the way comes to."""

type Settings = Mapping[str, Any]
"""The state under "state", and the attributes that are set."""


@callback
def settings_of(state: State | None) -> Settings | None:
    """Return what is set of an entity, None where that is not known or cannot be set."""
    if state is None or state.state in _UNKNOWN or state.domain not in ATTRIBUTES:
        return None
    keys = ATTRIBUTES[state.domain]
    found = {key: state.attributes[key] for key in keys if key in state.attributes}
    return {"state": _ALIKE.get(state.state, state.state)} | found


@callback
def is_moving(state: State | None) -> bool:
    """Return whether a state is on the way to another."""
    return state is not None and state.state in _MOVING


@callback
def devices_of(hass: HomeAssistant, entity_id: str) -> list[str]:
    """Return the ids of what acting on an entity acts on: itself, or a group's members.

    A group that is put back as one would turn on all of which one was on.
    """
    return [*_devices(hass, entity_id, set())]


def _devices(hass: HomeAssistant, entity_id: str, seen: set[str]) -> Iterator[str]:
    """Yield an entity's id, or those of a group's members, each once."""
    if entity_id in seen:
        return
    seen.add(entity_id)
    state = hass.states.get(entity_id)
    members = state.attributes.get(ATTR_ENTITY_ID) if state else None
    if not isinstance(members, list | tuple) or not members:
        yield entity_id
        return
    for member in members:
        yield from _devices(hass, str(member), seen)
