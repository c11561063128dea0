"""Rejects a call that takes back what the same words have just brought about."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import (
    INTENT_LIST_ADD_ITEM,
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)

from ..home.home import Entity, Home
from ..llm_tools.spec import TARGET_KEYS
from ..text.base_language import words_language
from ..utterance.deeds import ways_to_say
from ..utterance.languages.listed import TAKEN_OFF
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.ways import ways_in
from .deed import deed_of
from .problem import Problem, ProblemKind
from .verdict import Reject, Run, Verdict

_ENDING = frozenset({"close", "dock", "pause", "stop", "turn_off"})
"""Deeds after which a device no longer does what it was made to do before."""

_OPPOSITES = {
    "close": "open",
    "lock": "unlock",
    "open": "close",
    "pause": "play",
    "play": "pause",
    "turn_off": "turn_on",
    "turn_on": "turn_off",
    "unlock": "lock",
}
"""Deeds by those that take them back."""

_OF_LISTS = {INTENT_LIST_COMPLETE_ITEM: "complete", INTENT_LIST_REMOVE_ITEM: "remove"}
"""The same of what is written on a list."""


def without_endings(
    verdicts: Sequence[Verdict], before: Sequence[Run], home: Home, request: Request
) -> list[Verdict]:
    """Return the verdicts on the calls of an answer, without ends that nobody asked for.

    A model that has skipped a tune may go on to pause the player: the one wish was
    fulfilled by then. Nor does one set what has just been closed or turned off, where the
    words speak of that once. Nor is anything turned on again that was just turned off, or
    what was just added taken off, unless the words say so. before are the calls of this
    turn that have run.
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
            or _undoes(one, done, home, request)
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


def _undoes(one: Run, before: Sequence[Run], home: Home, request: Request) -> bool:
    """Return whether a call takes back what others did, and no words ask for that.

    "Off and on again" says both.
    """
    if one.spec.intent_type in _OF_LISTS:
        item = one.args.get(ATTR_ITEM)
        added = any(
            run.spec.intent_type == INTENT_LIST_ADD_ITEM
            and run.args.get(ATTR_ITEM) == item
            for run in before
        )
        return added and not _says_any(
            request, TAKEN_OFF.get(words_language(request.code), "")
        )
    entities = _entities(one, home)
    deed = deed_of(one.spec, entities)
    opposite = _OPPOSITES.get(deed or "")
    if not entities or opposite is None:
        return False
    undone = {
        entity_id
        for run in before
        if deed_of(run.spec, _entities(run, home)) == opposite
        for entity_id in run.signature[1]
    }
    # "Restart it" says neither.
    return (
        undone.issuperset(one.signature[1])
        and _says_any(request, ways_to_say(request.code, opposite))
        and not _says_any(request, ways_to_say(request.code, deed or ""))
    )


def _says_any(request: Request, ways: str) -> bool:
    """Return whether a clause that asks for something begins or ends with a way."""
    asking = [
        tuple(token.plain for token in one.words)
        for one in request.clauses
        if one.stance is Stance.REQUEST
    ]
    return any(
        said[: len(way)] == way or said[-len(way) :] == way
        for said in asking
        for way in ways_in(ways)
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
