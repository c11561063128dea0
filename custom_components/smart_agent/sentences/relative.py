"""Works out the value that a step up or down, or a share, comes to on a device as it is.

Pure: a state and what the words say in, the intent and its value out. A value is never
outside what the device takes, and never on the other side of where the device is.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import floor
from typing import Any

from homeassistant.components.climate.const import (
    ATTR_MAX_TEMP,
    ATTR_MIN_TEMP,
    ATTR_TARGET_TEMP_STEP,
    INTENT_SET_TEMPERATURE,
)
from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.fan import FanEntityFeature
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.components.light import ColorMode
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.components.media_player import MediaPlayerEntityFeature
from homeassistant.components.media_player.const import INTENT_SET_VOLUME
from homeassistant.const import (
    ATTR_SUPPORTED_FEATURES,
    STATE_OFF,
    STATE_ON,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
)
from homeassistant.helpers.intent import INTENT_SET_POSITION

from ..utterance.step_reading import Aim, Share, Step
from ..utterance.step_words import Scale
from ..utterance.steps import SCALES

_FULL = 255
"""The brightness of a light at its brightest."""

_WHOLE = 100

_LITTLE = {Scale.LIGHT: 20, Scale.SOUND: 10, Scale.OPENING: 20, Scale.SPEED: 20}
"""What a little is, in points of a hundred."""

_NEVER_OFF = frozenset({Scale.LIGHT, Scale.SOUND, Scale.SPEED})
"""What a little less never brings to nothing, which is another wish."""

_LITTLE_WARMTH = {"°C": 1.0, "°F": 2.0}
"""What it is in degrees, by their unit."""


@dataclass(frozen=True)
class Setting:
    """A value that an intent sets."""

    intent_type: str
    key: str
    value: float


@dataclass(frozen=True)
class _Present:
    """Where a device is, and what it takes."""

    now: float | None
    """None where it is nowhere, as a light that is off."""
    little: float
    low: float = 0
    high: float = _WHOLE
    grain: float = 1
    """What its values are multiples of."""


def set_by(domain: str) -> tuple[str, str] | None:
    """Return the intent that sets a device of a domain to a number, and its argument.

    None where there is none.
    """
    scale = SCALES.get(domain)
    return None if scale is None else _INTENTS[scale]


def setting(
    domain: str,
    state: str,
    attributes: Mapping[str, Any],
    asked: Step | Share | Aim,
    unit: str = "°C",
) -> Setting | None:
    """Return what a step or share comes to on a device in a state.

    unit is that of temperatures. None where the device does not tell where it is or
    cannot be set, or has no room left: then nothing is worked out.
    """
    if state in (STATE_UNAVAILABLE, STATE_UNKNOWN):
        return None
    scale = SCALES[domain]
    present = _PRESENT[scale](state, attributes, _LITTLE_WARMTH.get(unit, 1.0))
    if present is None:
        return None
    if isinstance(asked, Share):
        value = _of_share(present, asked)
    elif isinstance(asked, Aim):
        value = _of_aim(present, asked)
    elif present.now is None:
        return None
    else:
        value = _of_step(present, present.now, asked, scale)
    if value is None:
        return None
    intent_type, key = _INTENTS[scale]
    return Setting(intent_type, key, int(value) if value == int(value) else value)


def _of_share(present: _Present, asked: Share) -> float | None:
    """Return the value of a share, None where it lies the other way than is said."""
    now = present.now or 0
    goes_up = asked.percent > now
    if asked.up is not None and (goes_up is not asked.up or asked.percent == now):
        return None
    return asked.percent


def _of_aim(present: _Present, asked: Aim) -> float | None:
    """Return a value that the device takes, None where it lies the other way.

    A device that has it already is set to it again: that was asked for.
    """
    now = present.now
    if asked.up is not None and (now is None or (asked.value > now) is not asked.up):
        return None
    return asked.value if present.low <= asked.value <= present.high else None


def _of_step(present: _Present, now: float, asked: Step, scale: Scale) -> float | None:
    """Return the value that is a step away, None where there is no room for it.

    A little goes as far as there is room; a number is taken as it was said.
    """
    way = 1 if asked.up else -1
    amount = asked.amount
    if asked.times is not None:
        amount = abs(now * asked.times - now)
    if amount is None:
        value = _a_little_away(present, now, way, scale)
    elif amount < present.grain:
        return None
    else:
        value = now + way * amount
    if scale is Scale.WARMTH:
        value = round(round(value / present.grain) * present.grain, 2)
    else:
        value = floor(value)
    is_within = present.low <= value <= present.high
    return value if is_within and (value - now) * way > 0 else None


def _a_little_away(present: _Present, now: float, way: int, scale: Scale) -> float:
    """Return the value that is a little away, as far as there is room."""
    little, low = present.little, present.low
    if way < 0 and scale in _NEVER_OFF:
        little = max(min(little, floor(now / 2)), present.grain)
        low = max(low, 1)
    return min(max(now + way * little, low), present.high)


def _warmth(
    state: str, attributes: Mapping[str, Any], little: float
) -> _Present | None:
    """Return how warm it is to be; nothing while the device is off."""
    now = _number(attributes.get("temperature"))
    low = _number(attributes.get(ATTR_MIN_TEMP))
    high = _number(attributes.get(ATTR_MAX_TEMP))
    if state == STATE_OFF or now is None or low is None or high is None:
        return None
    grain = _number(attributes.get(ATTR_TARGET_TEMP_STEP)) or 0.1
    return _Present(now, max(little, grain), low, high, grain)


def _light(state: str, attributes: Mapping[str, Any], _: float) -> _Present | None:
    """Return how bright a light is that can be dimmed."""
    modes = {*(attributes.get("supported_color_modes") or ())}
    if state not in (STATE_ON, STATE_OFF) or modes <= {
        ColorMode.ONOFF,
        ColorMode.UNKNOWN,
    }:
        return None
    bright = _number(attributes.get("brightness")) if state == STATE_ON else None
    now = max(round(bright / _FULL * _WHOLE), 1) if bright else None
    return _Present(now, _LITTLE[Scale.LIGHT], low=1)


def _sound(state: str, attributes: Mapping[str, Any], _: float) -> _Present | None:
    """Return how loud a device is that takes a volume, while it is on."""
    level = _number(attributes.get("volume_level"))
    if state == STATE_OFF or not _has(attributes, MediaPlayerEntityFeature.VOLUME_SET):
        return None
    now = None if level is None else round(level * _WHOLE)
    return _Present(now, _LITTLE[Scale.SOUND])


def _opening(_: str, attributes: Mapping[str, Any], __: float) -> _Present | None:
    """Return how far something is open that tells it and can be set; valves are alike."""
    now = _number(attributes.get("current_position"))
    if now is None or not _has(attributes, CoverEntityFeature.SET_POSITION):
        return None
    return _Present(now, _LITTLE[Scale.OPENING])


def _speed(state: str, attributes: Mapping[str, Any], _: float) -> _Present | None:
    """Return how fast a fan runs; a little is a step of its own, if that is no less."""
    if state not in (STATE_ON, STATE_OFF) or not _has(
        attributes, FanEntityFeature.SET_SPEED
    ):
        return None
    now = _number(attributes.get("percentage")) if state == STATE_ON else None
    grain = _number(attributes.get("percentage_step")) or 1
    steps = max(1, round(_LITTLE[Scale.SPEED] / grain))
    return _Present(now or None, steps * grain, low=max(1, floor(grain)), grain=grain)


def _number(value: Any) -> float | None:
    """Return an attribute that is a number, None for any other."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number else None


def _has(attributes: Mapping[str, Any], feature: int) -> bool:
    """Return whether a device supports a feature."""
    return bool(int(attributes.get(ATTR_SUPPORTED_FEATURES) or 0) & feature)


type _Tells = Callable[[str, Mapping[str, Any], float], _Present | None]

_PRESENT: Mapping[Scale, _Tells] = {
    Scale.WARMTH: _warmth,
    Scale.LIGHT: _light,
    Scale.SOUND: _sound,
    Scale.OPENING: _opening,
    Scale.SPEED: _speed,
}
"""How a device tells where it is."""

_INTENTS: Mapping[Scale, tuple[str, str]] = {
    Scale.WARMTH: (INTENT_SET_TEMPERATURE, "temperature"),
    Scale.LIGHT: (INTENT_SET, "brightness"),
    Scale.SOUND: (INTENT_SET_VOLUME, "volume_level"),
    Scale.OPENING: (INTENT_SET_POSITION, "position"),
    Scale.SPEED: (INTENT_FAN_SET_SPEED, "percentage"),
}
"""The intent that sets it, and its argument."""
