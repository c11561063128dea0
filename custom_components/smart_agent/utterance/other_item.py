"""Puts another item in place of one that is taken back: "add rice, no, make that pasta"."""

from .clauses import Clause
from .languages.listed import MADE_THAT
from .phrases import Language
from .plain_list import CHECK, REMOVE, PlainList, plain_list
from .request import Request
from .stance import Stance
from .tokens import as_said
from .ways import ways_of

_MOST_WORDS = 4
"""Words of an item; who says more tells something."""


def other_item(request: Request) -> str | None:
    """Return the command for a list with the item that is meant after all, or None.

    The first clause puts an item on a list, and is taken back; the last names another one
    and nothing of the home. What stands between is told.
    """
    language = request.language
    if language is None or len(request.clauses) < 2:
        return None
    taken_back, *told, last = request.clauses
    if (
        taken_back.stance not in (Stance.REVOKED, Stance.UNCLEAR)
        or last.stance is not Stance.REQUEST
        or any(one.stance is not Stance.TOLD for one in told)
    ):
        return None
    found = plain_list(request.said(taken_back), request.code, language, request.home)
    if found is None or found.verb in (CHECK, REMOVE):
        return None
    item = _item(request, language, last)
    return item and _with(found, item)


def _item(request: Request, language: Language, clause: Clause) -> str | None:
    """Return the item that a clause names, None where it may name anything else."""
    words, plain = clause.words, tuple(one.plain for one in clause.words)
    begin = next(
        (
            len(way)
            for way in ways_of(MADE_THAT, language.code)
            if plain[: len(way)] == way
        ),
        0,
    )
    rest = words[begin:]
    if (
        not (begin or clause.corrects)
        or not 0 < len(rest) <= _MOST_WORDS
        or request.mentions(clause)
        or any(
            language.verb_book.has(rest, at)
            or language.particle_book.has(rest, at)
            or language.it_book.has(rest, at)
            or rest[at].is_number
            for at in range(len(rest))
        )
    ):
        return None
    return as_said(request.text, rest)


def _with(found: PlainList, item: str) -> str:
    """Return a command for a list with another item."""
    return found.text.replace(found.items, item, 1)
