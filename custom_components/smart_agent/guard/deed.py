"""The deed of a call, by which questions to the user are worded: "open" of a cover."""

from collections.abc import Mapping
import re
from typing import Any

from homeassistant.components.climate.const import INTENT_SET_TEMPERATURE
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.components.humidifier.intent import INTENT_HUMIDITY, INTENT_MODE
from homeassistant.components.lawn_mower.intent import (
    INTENT_LANW_MOWER_DOCK,
    INTENT_LANW_MOWER_START_MOWING,
)
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.components.media_player.const import (
    INTENT_MEDIA_PAUSE,
    INTENT_MEDIA_UNPAUSE,
    INTENT_SET_VOLUME,
)
from homeassistant.components.todo.intent import (
    INTENT_LIST_ADD_ITEM,
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)
from homeassistant.components.vacuum.intent import (
    INTENT_VACUUM_RETURN_TO_BASE,
    INTENT_VACUUM_START,
)
from homeassistant.helpers import intent

from ..home.home import Entity, Home
from ..llm_tools.spec import ToolSpec
from .risk import PRESSED, RUN
from .spoken import named
from .verdict import Question

_LONGEST = 120
"""Characters of a call that a person is told."""

_SIGNS = re.compile(r"[*_`#{}\[\]|\\<>()]|://")
"""Signs of markup, of code and of addresses, which nobody says."""

_LOCKS = frozenset({"lock"})
_MOVED = frozenset({"cover", "valve"})

type _Deeds = tuple[tuple[frozenset[str] | None, str], ...]

_DEEDS: Mapping[str | None, _Deeds] = {
    intent.INTENT_TURN_ON: (
        (_LOCKS, "lock"),
        (_MOVED, "open"),
        (PRESSED, "press"),
        (RUN, "run"),
        (None, "turn_on"),
    ),
    intent.INTENT_TURN_OFF: (
        (_LOCKS, "unlock"),
        (_MOVED, "close"),
        (RUN, "stop"),
        (None, "turn_off"),
    ),
    intent.INTENT_STOP_MOVING: ((None, "stop"),),
    INTENT_LANW_MOWER_DOCK: ((None, "dock"),),
    INTENT_LANW_MOWER_START_MOWING: ((None, "run"),),
    INTENT_MEDIA_PAUSE: ((None, "pause"),),
    INTENT_MEDIA_UNPAUSE: ((None, "play"),),
    INTENT_VACUUM_RETURN_TO_BASE: ((None, "dock"),),
    INTENT_VACUUM_START: ((None, "run"),),
}
"""Deeds by intent and the domains of all devices, None for any: HassTurnOn and
HassTurnOff lock, open and press too (components/intent/__init__.py)."""

_RISKY: _Deeds = (
    (_LOCKS, "unlock"),
    (_MOVED, "open"),
    (frozenset({"alarm_control_panel"}), "disarm"),
    (RUN, "run_risky"),
)
"""What is hard to undo, by domain: that is what it comes to, whatever the intent."""

_VALUES: Mapping[str | None, tuple[str, str, str]] = {
    INTENT_FAN_SET_SPEED: ("set_to", "percentage", "%"),
    INTENT_HUMIDITY: ("set_to", "humidity", "%"),
    INTENT_LIST_ADD_ITEM: ("add", "item", ""),
    INTENT_LIST_COMPLETE_ITEM: ("complete", "item", ""),
    INTENT_LIST_REMOVE_ITEM: ("remove", "item", ""),
    INTENT_MODE: ("set_to", "mode", ""),
    INTENT_SET: ("set_to", "brightness", "%"),
    INTENT_SET_TEMPERATURE: ("set_to", "temperature", "°"),
    INTENT_SET_VOLUME: ("set_to", "volume_level", "%"),
    intent.INTENT_SET_POSITION: ("set_to", "position", "%"),
}
"""Deeds that are told with a value: its argument, and the unit it is said with."""

_OTHER = "set"
_UNKNOWN = "do"

DEEDS = frozenset(
    {_OTHER, _UNKNOWN}
    | {deed for deeds in (*_DEEDS.values(), _RISKY) for _, deed in deeds}
    | {deed for deed, _, _ in _VALUES.values()}
)
"""All deeds: each has a question, and another one with "also" in it."""


def ask(
    spec: ToolSpec,
    args: Mapping[str, Any],
    entities: tuple[Entity, ...],
    home: Home,
    *,
    risky: tuple[Entity, ...] = (),
    also: bool = False,
) -> Question:
    """Return the question whether a call is to run.

    Of entities with which it does what is hard to undo only that is asked. also tells
    that it is asked beside what the user wanted.
    """
    if not (entities := risky or entities) and (
        run := home.entity_by_id.get(spec.runs)
    ):
        entities = (run,)
    deed, more = _deed(spec, args, entities, risky=bool(risky))
    start = "also" if also else "confirm"
    return Question(f"{start}_{deed}", named(entities) | more)


def deed_of(spec: ToolSpec, entities: tuple[Entity, ...]) -> str:
    """Return the deed of a call, a key of DEEDS; "" where it is none of them."""
    domains = {entity.domain for entity in entities}
    return _of(domains, _DEEDS.get(spec.intent_type, ())) or "" if domains else ""


def _deed(
    spec: ToolSpec,
    args: Mapping[str, Any],
    entities: tuple[Entity, ...],
    *,
    risky: bool,
) -> tuple[str, dict[str, str]]:
    """Return what a call does, and what is said of it beside the devices."""
    if not entities:
        # A timer's name, what a service is told: as the model wrote it.
        values = (str(value) for value in args.values() if value is not None)
        return _UNKNOWN, {"names": _short(", ".join([spec.name, *values]))}
    domains = {entity.domain for entity in entities}
    if risky and (deed := _of(domains, _RISKY)):
        return deed, {}
    if spec.intent_type in _VALUES:
        deed, key, unit = _VALUES[spec.intent_type]
        if args.get(key) is not None and not _others(args, key):
            return deed, {"value": _short(f"{args[key]}{unit}")}
    deeds = _DEEDS.get(spec.intent_type, ())
    if spec.runs:
        return "run", {}
    return _of(domains, deeds) or _OTHER, {}


def _of(domains: set[str], deeds: _Deeds) -> str | None:
    """Return the deed of devices of these domains."""
    return next((deed for of, deed in deeds if of is None or domains <= of), None)


def _others(args: Mapping[str, Any], key: str) -> bool:
    """Return whether a light gets a colour beside its brightness."""
    return key == "brightness" and not {"color", "temperature"}.isdisjoint(args)


def _short(text: str) -> str:
    """Return a text in one line that can be said: what is written here a model wrote."""
    return " ".join(_SIGNS.sub(" ", text).split())[:_LONGEST]
