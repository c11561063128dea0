"""What is left of a call for several devices of which the user's words spare some."""

from typing import Any

from ..llm_tools.spec import NAME, TARGET_KEYS
from ..utterance.clauses import Stance
from ..utterance.commands import spares_only_names
from ..utterance.request import Request
from .pipeline import RightCall
from .policy import scoped
from .rules import Rules

MOST_LEFT = 24
"""Devices that are acted on one by one: a house has hardly more lamps on a floor."""

_SPARED = frozenset({Stance.EXCEPTED, Stance.FORBIDDEN})


def spares(request: Request) -> bool:
    """Return whether any of the words is to leave something alone."""
    return any(one.stance in _SPARED for one in request.clauses)


def left_of(call: RightCall, rules: Rules) -> list[dict[str, Any]]:
    """Return the arguments of a call for each of the devices that the words do not spare.

    Empty where they spare none of its devices, or all, or leave open whether one of them
    is meant: then it is one call, and judged as such.
    """
    request = rules.request
    if not (request.says_deeds and spares_only_names(request)) or call.found.named:
        return []
    home = request.home
    found = scoped(call.spec, call.found, home, rules)
    stances = [(one, request.stance(one)) for one in found.entities]
    left = [one for one, stance in stances if stance is Stance.REQUEST]
    spared = [one for one, stance in stances if stance in _SPARED]
    if not spared or not 0 < len(left) <= MOST_LEFT:
        return []
    if len(left) + len(spared) < len(stances):
        return []
    values = {key: one for key, one in found.args.items() if key not in TARGET_KEYS}
    return [{**values, NAME: home.reference(one)} for one in left]
