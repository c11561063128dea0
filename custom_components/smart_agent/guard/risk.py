"""What is hard to undo: unlocking, disarming, and letting somebody or water in."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from homeassistant.components.alarm_control_panel import DOMAIN as ALARM
from homeassistant.components.cover import DOMAIN as COVER, CoverDeviceClass
from homeassistant.components.lock import DOMAIN as LOCK
from homeassistant.components.valve import DOMAIN as VALVE, ValveDeviceClass
from homeassistant.const import Platform
from homeassistant.helpers import intent

from ..home.home import Entity, Home
from ..llm_tools.spec import ToolSpec
from .openers import is_opener, names_lock, names_opening, names_watering

PRESSED = frozenset({"button", "input_button"})
RUN = frozenset({"scene", "script"})
_SWITCHED = frozenset({"switch", "input_boolean"})

_HEAVY_DOORS = frozenset(
    {CoverDeviceClass.DOOR, CoverDeviceClass.GARAGE, CoverDeviceClass.GATE}
)

_ON = {LOCK: "locked", COVER: "open", VALVE: "open"}
_OFF = {LOCK: "unlocked", COVER: "closed", VALVE: "closed"}
"""What HassTurnOn and HassTurnOff bring about, where that is not on and off
(components/intent/__init__.py)."""

_HARMLESS = {
    LOCK: frozenset({"locked", "locking"}),
    COVER: frozenset({"closed", "closing", "stopped"}),
    VALVE: frozenset({"closed", "closing", "stopped"}),
}
"""States that let nobody in. Any other counts, also one that is not known."""

_ARMED = ("armed", "arming")

type _Brings = Callable[[str], str]
"""The state that a call brings entities of a domain to, "" where it is not known."""


def hard_to_undo(
    spec: ToolSpec, args: Mapping[str, Any], entities: tuple[Entity, ...], home: Home
) -> tuple[Entity, ...]:
    """Return those entities of a call on which its effect is hard to undo.

    For a script that is a tool of its own that is the script.
    """
    if not spec.alters:
        return ()
    if script := home.entity_by_id.get(spec.runs):
        entities = (script,)
    brings = partial(_brings, spec.intent_type, args)
    return tuple(entity for entity in entities if _is_hard(entity, brings))


def is_hard_to_bring(entity: Entity, state: str) -> bool:
    """Return whether it is hard to undo that a device itself comes to a state."""
    return _is_hard(replace(entity, brought=state, parts=()), lambda _: state)


def is_opener_by_name(spec: ToolSpec) -> bool:
    """Return whether a tool opens as its own name says: it acts on nothing known."""
    return spec.alters and spec.targets is None and names_opening([spec.name])


def _is_hard(entity: Entity, brings: _Brings) -> bool:
    """Return whether what a call does with an entity is hard to undo."""
    state = entity.brought or brings(entity.domain)
    if entity.domain in RUN and state == "off":
        return False
    return _is_hard_itself(entity, state) or any(
        _is_hard(part, brings) for part in entity.parts
    )


def _is_hard_itself(entity: Entity, state: str) -> bool:
    """Return whether it is hard to undo that this very entity comes to a state."""
    domain, names = entity.domain, entity.names
    if domain == ALARM:
        return not state.startswith(_ARMED)
    if state in _HARMLESS.get(domain, ()):
        return False
    if domain == COVER:
        by_name = entity.device_class is None and is_opener(names)
        return by_name or entity.device_class in _HEAVY_DOORS
    if domain == VALVE:
        # A garden is watered every day; gas, and water in the house, is another thing.
        gas = entity.device_class == ValveDeviceClass.GAS
        return gas or not names_watering(names)
    if domain == LOCK:
        return True
    if domain in PRESSED:
        return is_opener(names)
    if domain in _SWITCHED:
        # What is called a lock may let in when it is on, or when it is off.
        return is_opener(names) and (state != "off" or names_lock(names))
    # Scripts, scenes, and the actions of other services that a script calls.
    return (domain in RUN or domain not in Platform) and names_opening(names)


def brought_to(spec: ToolSpec, args: Mapping[str, Any], domain: str) -> str:
    """Return the state that a call brings a device to, "" where it is not known."""
    return _brings(spec.intent_type, args, domain)


def _brings(intent_type: str | None, args: Mapping[str, Any], domain: str) -> str:
    """Return the state that a call brings entities of a domain to."""
    match intent_type:
        case intent.INTENT_TURN_ON:
            return _ON.get(domain, "on")
        case intent.INTENT_TURN_OFF:
            return _OFF.get(domain, "off")
        case intent.INTENT_SET_POSITION:
            return "open" if args.get("position") else "closed"
        case intent.INTENT_STOP_MOVING:
            return "stopped"
    return ""
