"""Questions for what is measured: "how damp is it in the bathroom?"."""

from collections.abc import Callable, Mapping
from typing import Any

from homeassistant.components.sensor import SensorDeviceClass
from homeassistant.const import PERCENTAGE, Platform
from homeassistant.core import HomeAssistant, State, callback

from ..home.home import Entity, Home
from ..home.live_state import number_of
from ..text.base_language import words_language
from ..text.fold import fold, has_any
from ..utterance.languages.measured import MEASURED, NOT_HOW_MUCH, OF_ALL, Measure
from ..utterance.plain_question import asks_of_now
from ..utterance.request import Request

_SENSORS: Mapping[Measure, SensorDeviceClass] = {
    Measure.BATTERY: SensorDeviceClass.BATTERY,
    Measure.HUMIDITY: SensorDeviceClass.HUMIDITY,
    Measure.POWER: SensorDeviceClass.POWER,
    Measure.TEMPERATURE: SensorDeviceClass.TEMPERATURE,
}
"""What sensors measure."""

_OF_SENSORS = frozenset({*_SENSORS, Measure.READING})
"""What only sensors tell."""

_FULL = 255
"""The brightness of a light at its brightest."""


def _volume(value: float, _: str) -> str:
    return f"{round(value * 100)} {PERCENTAGE}"


def _brightness(value: float, _: str) -> str:
    return f"{round(value / _FULL * 100)} {PERCENTAGE}"


def _percent(value: float, _: str) -> str:
    return f"{value:g} {PERCENTAGE}"


def _target(value: float, unit: str) -> str:
    return f"{value:g} {unit}"


type _Told = Callable[[float, str], str]

_ATTRIBUTES: Mapping[Measure, tuple[Platform, str, _Told]] = {
    Measure.VOLUME: (Platform.MEDIA_PLAYER, "volume_level", _volume),
    Measure.BRIGHTNESS: (Platform.LIGHT, "brightness", _brightness),
    Measure.TARGET: (Platform.CLIMATE, "temperature", _target),
    Measure.POSITION: (Platform.COVER, "current_position", _percent),
}
"""What devices tell of themselves: their domain, the attribute, and how it is said."""


@callback
def async_measured(
    hass: HomeAssistant, request: Request, home: Home
) -> tuple[str, str] | None:
    """Return what is measured that words ask for, and the id of what measures it.

    It is the only one that the words fit best, by its name or place. None for any other
    words, and where it is not known now.
    """
    measure = _asked(request)
    entity = _meant(request, home, measure) if measure else None
    state = hass.states.get(entity.entity_id) if entity else None
    if measure is None or state is None:
        return None
    told = _told(hass, home, measure, state)
    return (told, state.entity_id) if told else None


def _asked(request: Request) -> Measure | None:
    """Return the only thing that words ask how much it is now, None for others."""
    said, code = fold(request.text), words_language(request.code)
    if (
        not request.only_asks
        or not asks_of_now(request)
        or has_any(said, NOT_HOW_MUCH.get(code, ""))
    ):
        return None
    asked = [
        measure
        for measure, ways in MEASURED.get(code, {}).items()
        if has_any(said, ways)
    ]
    # "What's the humidity sensor reading?" says what it reads.
    asked = [one for one in asked if one is not Measure.READING] or asked
    return asked[0] if len(asked) == 1 else None


def _meant(request: Request, home: Home, measure: Measure) -> Entity | None:
    """Return the only device, or the best named, that measures what is asked for.

    Only the air of a room is called by its place: "the battery of the tablet in the
    kitchen" is of no other thing there.
    """
    code = words_language(request.code)
    whole = {*fold(OF_ALL.get(code, ""))} if measure is Measure.POWER else set()
    words = whole | {*fold(MEASURED[code][measure])}
    found = [one for one in home.entities if _measures(one, measure)]
    meant = request.meant_of(found, words, by_place=measure is Measure.HUMIDITY)
    of_all = not whole.isdisjoint(fold(request.text))
    if meant is None and len(found) == 1 and of_all:
        # Of the house it is the only one that measures it.
        return found[0] if not any(map(request.mentions, request.clauses)) else None
    return meant


def _measures(entity: Entity, measure: Measure) -> bool:
    """Return whether a device tells what is asked for."""
    if measure in _OF_SENSORS:
        is_any = measure is Measure.READING
        return entity.domain == Platform.SENSOR and (
            is_any or entity.device_class == _SENSORS[measure]
        )
    return entity.domain == _ATTRIBUTES[measure][0]


def _told(hass: HomeAssistant, home: Home, measure: Measure, state: State) -> str:
    """Return what is measured with its unit, empty where it is not known."""
    if measure in _OF_SENSORS:
        return number_of(hass, state)
    _, key, told = _ATTRIBUTES[measure]
    value: Any = state.attributes.get(key)
    return told(value, home.temperature_unit) if isinstance(value, int | float) else ""
