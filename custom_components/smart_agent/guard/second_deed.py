"""Rejects a call that takes back what the same words have just brought about."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import (
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)

from ..home.home import Entity, Home
from ..llm_tools.spec import TARGET_KEYS
from ..utterance.deeds import ways_to_say
from ..utterance.request import Request
from ..utterance.stance import Stance
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
    fulfilled by then. Nor does one set what has just been closed or turned off, where the
    words speak of that once. before are the calls of this turn that have run.
    """
    if not request.known:
        return list(verdicts)
    single = len(request.wishes()) <= 1
    done = list(before)
    found: list[Verdict] = []
    for one in verdicts:
        if isinstance(one, Run) and (
            (single and _ends(one, done, home, request))
            or _takes_up(one, done, home, request)
        ):
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


def _takes_up(one: Run, before: Sequence[Run], home: Home, request: Request) -> bool:
    """Return whether a call sets a value of all that was just closed or turned off.

    "Draw the drapes, and the lamp can come down to thirty" sets no drapes. "Close them,
    then open them halfway" speaks of them twice.
    """
    entities = _entities(one, home)
    if not entities or not {*one.args} - TARGET_KEYS:
        return False
    ended = {
        entity_id
        for run in before
        if deed_of(run.spec, _entities(run, home)) in _ENDING
        for entity_id in run.signature[1]
    }
    return ended.issuperset(one.signature[1]) and not any(
        _speaks_again(entity, request) for entity in entities
    )


def _speaks_again(entity: Entity, request: Request) -> bool:
    """Return whether several clauses ask for something of a device, or of "it"."""
    language = request.language
    assert language is not None
    about = [
        one
        for one in request.clauses
        if replace(request, clauses=(one,)).names(entity, frozenset({Stance.REQUEST}))
        or (
            one.stance is Stance.REQUEST
            and any(language.it_book.has(one.words, at) for at in range(len(one.words)))
        )
    ]
    return len(about) > 1


def _entities(one: Run, home: Home) -> tuple[Entity, ...]:
    """Return what a call acts on."""
    return tuple(home.those(one.signature[1]))
