"""Whether a device may be put back to how it was, or the user is asked first."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from homeassistant.components.cover import DOMAIN as COVER
from homeassistant.components.lock import DOMAIN as LOCK
from homeassistant.components.valve import DOMAIN as VALVE
from homeassistant.helpers import intent

from ..home.home import Entity, Home
from ..llm_tools.spec import NAME, Toolset
from .pipeline import judge
from .problem import Problem, ProblemKind
from .risk import is_hard_to_bring
from .rules import Earlier, Rules, SoFar, Words
from .verdict import Reject, Verdict

_ON = frozenset({"on", "locked", "open"})
"""States that HassTurnOn brings about."""

_POSITION = "position"


def judge_put_back(
    entity: Entity,
    device_id: str,
    settings: Mapping[str, Any],
    toolset: Toolset,
    home: Home,
    rules: Rules,
) -> Verdict | None:
    """Return what the policy says of putting a device back, None for nothing against it.

    entity is what was acted on, device_id is it or a member of the group that it is. What
    is hard to undo is judged as the call that does it, in words that ask for nothing: so
    it is asked about like any other.
    """
    device = entity
    if device_id != entity.entity_id:
        parts = (one for one in entity.parts if one.entity_id == device_id)
        device = next(parts, Entity(device_id, (entity.name,)))
    if not is_hard_to_bring(device, settings["state"]):
        return None
    call = _call(entity, settings, toolset)
    if device is not entity or call is None:
        # A call for the group would open all that are in it.
        return Reject((_unable(entity),))
    name, args = call
    return judge(name, args, toolset, home, _of_nothing_said(rules))


def _call(
    entity: Entity, settings: Mapping[str, Any], toolset: Toolset
) -> tuple[str, dict[str, Any]] | None:
    """Return the call that brings a device to how it was, None where no tool does."""
    args: dict[str, Any] = {NAME: entity.entity_id}
    position = settings.get("current_position")
    kind = intent.INTENT_TURN_OFF
    if settings["state"] in _ON:
        kind = intent.INTENT_TURN_ON
    if entity.domain in (COVER, VALVE) and position not in (None, 0, 100):
        kind = intent.INTENT_SET_POSITION
        args[_POSITION] = position
    if entity.domain == LOCK and settings["state"] == "open":
        # Unlatched: no intent does that, and to unlock is less.
        kind = intent.INTENT_TURN_OFF
    spec = toolset.of_intent(kind)
    return (spec.name, args) if spec else None


def _of_nothing_said(rules: Rules) -> Rules:
    """Return the rules for a call that no words and no model have asked for."""
    earlier = Earlier(asked=rules.earlier.asked, last=rules.earlier.last)
    return replace(
        rules,
        choices=replace(rules.choices, strict=False),
        words=Words(),
        earlier=earlier,
        so_far=SoFar(),
        understood=frozenset(),
        guessed=False,
    )


def _unable(entity: Entity) -> Problem:
    """Return the problem of what cannot be put back by itself."""
    return Problem(
        ProblemKind.UNSUPPORTED, NAME, f"{entity.name} cannot be put back as it was"
    )
