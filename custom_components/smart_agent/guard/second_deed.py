"""Rejects a call that ends what the same wish has just brought about."""

from collections.abc import Sequence

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import (
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)

from ..home.home import Entity, Home
from ..utterance.deeds import ways_to_say
from ..utterance.request import Request
from .deed import deed_of
from .problem import Problem, ProblemKind
from .verdict import Reject, Run, Verdict

_ENDING = frozenset({"close", "dock", "pause", "stop", "turn_off"})
"""Deeds after which a device no longer does what it was made to do before."""

_OF_LISTS = {INTENT_LIST_COMPLETE_ITEM: "complete", INTENT_LIST_REMOVE_ITEM: "remove"}
"""The same of what is written on a list."""


def without_endings(
    verdicts: Sequence[Verdict], before: Sequence[Run], home: Home, request: Request
) -> list[Verdict]:
    """Return the verdicts on the calls of an answer, without ends that nobody asked for.

    A model that has skipped a tune may go on to pause the player: the one wish was
    fulfilled by then. before are the calls of this turn that have run.
    """
    if not request.known or len(request.wishes()) > 1:
        return list(verdicts)
    done = list(before)
    found: list[Verdict] = []
    for one in verdicts:
        if isinstance(one, Run) and _ends(one, done, home, request):
            message = "the user asked for one thing only, and that is done"
            problem = Problem(ProblemKind.REPEATED, "", message)
            found.append(Reject((problem,), one.spec, one.args, one.notes))
            continue
        if isinstance(one, Run):
            done.append(one)
        found.append(one)
    return found


def _ends(one: Run, before: Sequence[Run], home: Home, request: Request) -> bool:
    """Return whether a call ends on all its devices what was done to them before."""
    entities = _entities(one, home)
    deed = _OF_LISTS.get(one.spec.intent_type or "") or deed_of(one.spec, entities)
    if deed not in _ENDING and deed not in _OF_LISTS.values():
        return False
    ways = ways_to_say(request.code, deed)
    return all(
        any(
            entity.entity_id in run.signature[1]
            and run.spec.intent_type != one.spec.intent_type
            and run.args.get(ATTR_ITEM) == one.args.get(ATTR_ITEM)
            for run in before
        )
        and not request.opposes(entity, "", ways)
        for entity in entities
    )


def _entities(one: Run, home: Home) -> tuple[Entity, ...]:
    """Return what a call acts on."""
    ids = one.signature[1]
    return tuple(home.entity_by_id[i] for i in ids if i in home.entity_by_id)
