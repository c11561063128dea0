"""How verdicts compare: on what they act, with what values, and whether they differ."""

import json
from typing import Any

from homeassistant.components.climate.const import INTENT_SET_TEMPERATURE
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.helpers.intent import (
    INTENT_SET_POSITION,
    INTENT_TURN_OFF,
    INTENT_TURN_ON,
)

from .risk import brought_to
from .verdict import Ask, Reject, Repeat, Run, Verdict

_SET = frozenset({"fan", "light"})
"""Domains that are on once anything is set of them."""


_SETS = frozenset({INTENT_SET, INTENT_FAN_SET_SPEED, INTENT_SET_TEMPERATURE})
"""Intents that set a value of what is on then."""


def values(verdict: Run | Ask | Repeat) -> Any:
    """Return the values of a call, whatever it acts on."""
    return json.loads(verdict.signature[2])


def targets(verdict: Verdict) -> tuple[str, ...]:
    """Return the ids of the entities that a call acts on."""
    return () if isinstance(verdict, Reject) else verdict.signature[1]


def acts(verdict: Verdict) -> bool:
    """Return whether a call would change something by an intent."""
    return not isinstance(verdict, Reject) and verdict.spec.is_action


def may_act(verdict: Verdict) -> bool:
    """Return whether a call was for something that acts.

    A tool that there is not may have been meant for anything.
    """
    return verdict.spec is None or verdict.spec.is_action


def differs(verdict: Verdict, other: Run | Ask | Repeat) -> bool:
    """Return whether a call that acts does something else to the same devices.

    To set a position of 0 is to close, and to set a speed is to turn on.
    """
    if isinstance(verdict, Reject) or not acts(verdict):
        return False
    if set(targets(verdict)) != set(other.signature[1]):
        return False
    domains = {one.partition(".")[0] for one in targets(verdict)}
    return verdict.spec.intent_type != other.spec.intent_type and any(
        (was := brought_to(verdict.spec, verdict.args, domain))
        != (will := brought_to(other.spec, other.args, domain))
        and (bool(was) or domain not in _SET)
        and bool(will)
        for domain in domains
    )


def brings_same(verdict: Run | Ask, other: Run | Ask) -> bool:
    """Return whether two calls for the same devices do the same, but for how far.

    What sets a value of something turns it on, and a cover is closed by its position.
    """
    one, two = verdict.spec.intent_type, other.spec.intent_type
    if set(targets(verdict)) != set(targets(other)):
        return False
    return (
        one == two
        or (two == INTENT_TURN_ON and one in _SETS)
        or (two == INTENT_TURN_OFF and one == INTENT_SET_POSITION)
    )


def is_within(verdict: Verdict, other: Run | Ask | Repeat, *, complete: bool) -> bool:
    """Return whether a call does no more than another, which was heard strictly.

    Where what was heard leaves open which device, and so is not complete, the model may
    have known from what was said before.
    """
    if isinstance(verdict, Reject) or verdict.spec.intent_type != (
        other.spec.intent_type
    ):
        return False
    one, all_ = set(verdict.signature[1]), set(other.signature[1])
    if values(verdict) != values(other):
        return False
    return one == all_ or (bool(one) and one < all_ and not complete)
