"""Whether words tell of an item of a list that it is done: "that's done on the rota"."""

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import (
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)

from ..llm_tools.spec import ToolSpec
from ..text.base_language import words_language
from ..text.fold import fold
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.languages.listed import ALREADY_DONE, TAKEN_OFF
from ..utterance.mark import Mark
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.tokens import tokens
from ..utterance.ways import ways_of
from .targets.resolve import Resolution

_TAKES_OFF = (INTENT_LIST_COMPLETE_ITEM, INTENT_LIST_REMOVE_ITEM)

_AGAINST = (Mark.DOUBT, Mark.NEGATION)
"""Marks of what is not done, or may not be."""

_SHORT = 3
"""Letters up to which a word may be in anything that is told."""


def is_ticked_off(spec: ToolSpec, found: Resolution, request: Request) -> bool:
    """Return whether it is told that an item of a list is done, or comes off it.

    "I've bleached the bath, so that's done on the rota", "that one can come off the list":
    who says so of a list says it to have it ticked off. That something is done, alone, is
    no more than news.
    """
    item = found.args.get(ATTR_ITEM)
    if spec.intent_type not in _TAKES_OFF or not isinstance(item, str):
        return False
    said = tokens(request.text)
    if request.language is None or any(
        one.tells in _AGAINST
        for at in range(len(said))
        for one in request.language.book.at(said, at)
    ):
        return False
    own = by_first_letter(frozenset(one for one in fold(item) if len(one) > _SHORT))
    return any(near_words(one.plain, own) for one in said) and any(
        _is_of_list(one, found, request) for one in request.clauses
    )


def _is_of_list(clause: Clause, found: Resolution, request: Request) -> bool:
    """Return whether a clause tells that something is done on a list, or comes off it."""
    if clause.stance is not Stance.TOLD:
        return False
    said, base = {one.plain for one in clause.words}, words_language(request.code)
    if any(said >= {*way} for way in ways_of(TAKEN_OFF, base)):
        return True
    done = any(said >= {*way} for way in ways_of(ALREADY_DONE, base))
    return done and any(request.naming.score(clause, one) for one in found.entities)
