"""Whether words are commands and nothing else."""

from .clauses import Clause
from .phrases import Mark
from .request import Request
from .stance import Stance
from .tokens import tokens

_SAYS_NOTHING = frozenset({Mark.COURTESY, Mark.JOIN, Mark.POLITE, Mark.TAG, Mark.WISH})
"""Marks of what stands beside commands without changing them."""


def are_only_commands(request: Request) -> bool:
    """Return whether each clause asks for something by itself, and no word is left over.

    A clause that corrects another leans on that; one that goes on has its verb. One
    that says of a device by its name to leave it alone is heeded by doing nothing.
    """
    if request.language is None or not request.clauses:
        return False
    if any(
        one.corrects or one.only or not (_asks(one) or _spares(one))
        for one in request.clauses
    ):
        return False
    if not request.says_deeds or _breaks_off(request):
        return False
    inside = {token.start for clause in request.clauses for token in clause.words}
    said, book = tokens(request.text), request.language.book
    at = 0
    while at < len(said):
        if said[at].start in inside:
            at += 1
            continue
        marks = (one for one in book.at(said, at) if one.tells in _SAYS_NOTHING)
        if (found := next(marks, None)) is None:
            return False
        at = found.end
    return True


def _breaks_off(request: Request) -> bool:
    """Return whether words end where a place or a value would follow: "open it to"."""
    said, language = tokens(request.text), request.language
    return (
        language is not None
        and said[-1].plain in language.preposition_words
        and not language.particle_book.has(said, len(said) - 1)
    )


def _asks(clause: Clause) -> bool:
    """Return whether a clause asks for something."""
    return clause.stance is Stance.REQUEST


def _spares(clause: Clause) -> bool:
    """Return whether a clause says to leave something alone that it calls by its name."""
    return clause.stance is Stance.FORBIDDEN and any(clause.names)
