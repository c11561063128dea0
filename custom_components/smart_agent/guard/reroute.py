"""Finds the tool that a call was meant for, where another one was called."""

from collections.abc import Mapping
from typing import Any

from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.lawn_mower.intent import (
    INTENT_LANW_MOWER_DOCK,
    INTENT_LANW_MOWER_START_MOWING,
)
from homeassistant.components.vacuum.intent import (
    INTENT_VACUUM_RETURN_TO_BASE,
    INTENT_VACUUM_START,
)
from homeassistant.components.valve import ValveEntityFeature
from homeassistant.const import Platform
from homeassistant.helpers import intent

from ..home.home import Entity, Home, Place
from ..llm_tools.spec import DOMAIN, Toolset, ToolSpec
from .normalize.arguments import normalized
from .problem import Problem, ProblemKind
from .schema import check
from .targets.resolve import Resolution, resolve

POSITION = "position"

_SET_TURNS_ON = frozenset({"cover", "fan", "light", "valve"})
"""Domains in which setting a value also turns on, so that a value said with
HassTurnOn is lost by nothing when the tool that sets it is called instead."""

_SETS_POSITION: Mapping[str, int] = {
    Platform.COVER: CoverEntityFeature.SET_POSITION,
    Platform.VALVE: ValveEntityFeature.SET_POSITION,
}
"""The feature without which Home Assistant's HassSetPosition fails."""

_ENDS = {0: intent.INTENT_TURN_OFF, 100: intent.INTENT_TURN_ON}
"""What brings a cover or valve to either end of its way: HassTurnOff closes and
HassTurnOn opens (components/intent/__init__.py, OnOffIntentHandler)."""

_OWN_VERBS: Mapping[str, Mapping[str, str]] = {
    intent.INTENT_TURN_ON: {
        Platform.LAWN_MOWER: INTENT_LANW_MOWER_START_MOWING,
        Platform.VACUUM: INTENT_VACUUM_START,
    },
    intent.INTENT_TURN_OFF: {
        Platform.LAWN_MOWER: INTENT_LANW_MOWER_DOCK,
        Platform.VACUUM: INTENT_VACUUM_RETURN_TO_BASE,
    },
    intent.INTENT_STOP_MOVING: {
        Platform.LAWN_MOWER: INTENT_LANW_MOWER_DOCK,
        Platform.VACUUM: INTENT_VACUUM_RETURN_TO_BASE,
    },
}
"""What stands for a general verb in domains that have verbs of their own only; on and
off as the actions vacuum.turn_on and turn_off were while Home Assistant had them."""


def by_arguments(
    spec: ToolSpec,
    arguments: dict[str, Any],
    problems: list[Problem],
    toolset: Toolset,
    home: Home,
    place: Place,
) -> ToolSpec | None:
    """Return the tool that a call with arguments of another tool was meant for.

    "Turn on" with a brightness is a call to set the light: the brightness carries
    intent, and the tool that has it turns the light on as well, unless it is 0.
    """
    unknown = [p for p in problems if p.kind is ProblemKind.UNKNOWN_ARGUMENT]
    if spec.intent_type != intent.INTENT_TURN_ON or not unknown:
        return None
    fitting = []
    for other in toolset.tools:
        if other.targets is None:
            continue
        args, _ = normalized(other, arguments, home)
        more = args.keys() - spec.properties.keys()
        if len(more) != len(unknown) or any(args[key] == 0 for key in more):
            continue
        if check(other, args):
            continue
        found = resolve(other, args, home, place)
        if found.entities and all(e.domain in _SET_TURNS_ON for e in found.entities):
            fitting.append(other)
    return fitting[0] if len(fitting) == 1 else None


def by_ability(spec: ToolSpec, found: Resolution, toolset: Toolset) -> ToolSpec | None:
    """Return the tool that opens or closes what cannot be set to a position."""
    if not _positions(spec) or all(map(_takes_position, found.entities)):
        return None
    wanted = _ENDS.get(found.args[POSITION])
    return toolset.of_intent(wanted) if wanted else None


def by_kind(
    spec: ToolSpec,
    arguments: dict[str, Any],
    toolset: Toolset,
    home: Home,
    place: Place,
) -> ToolSpec | None:
    """Return the tool that a call with a general verb was meant for.

    "Stop moving" for a vacuum is the call that it knows: back to its base.
    """
    fitting = []
    for domain, intent_type in _OWN_VERBS.get(spec.intent_type or "", {}).items():
        if (other := toolset.of_intent(intent_type)) is None:
            continue
        args, _ = normalized(other, arguments, home)
        if check(other, args):
            continue
        found = resolve(other, args, home, place)
        said = found.named or domain in args.get(DOMAIN, ())
        if said and found.entities and not found.problems:
            fitting.append(other)
    return fitting[0] if len(fitting) == 1 else None


def check_ability(spec: ToolSpec, found: Resolution) -> list[Problem]:
    """Return the problem of a position for devices of which none takes one."""
    if not _positions(spec) or any(map(_takes_position, found.entities)):
        return []
    several = len(found.entities) > 1
    what = "what is there" if several else found.entities[0].name
    return [
        Problem(
            ProblemKind.UNSUPPORTED,
            POSITION,
            f"{what} can only be opened and closed, not set to a position",
            found.args[POSITION],
            allowed=tuple(map(str, _ENDS)),
        )
    ]


def _positions(spec: ToolSpec) -> bool:
    """Return whether a tool sets a position."""
    return spec.intent_type == intent.INTENT_SET_POSITION


def _takes_position(entity: Entity) -> bool:
    """Return whether an entity can be set to a position."""
    feature = _SETS_POSITION.get(entity.domain, 0)
    return entity.features & feature == feature
