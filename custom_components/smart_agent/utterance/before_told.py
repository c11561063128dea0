"""What stands before all that is only told: "the lamp too, I can't see a thing"."""

from collections.abc import Sequence

from ..home.home import Entity
from .behind_told import is_only_told, is_report
from .mark import Mark
from .reasons import CHANGES
from .request import Request
from .tokens import parted, tokens

_CHANGES = frozenset({*CHANGES, Mark.CONTRAST})
"""Marks with which what is told may change what is asked for."""


def text_before_told(request: Request, last: Sequence[Entity]) -> str:
    """Return the text before a sign behind which something is told and no more, else "".

    It is told of nothing of the home but of last, what was acted on before. Words that may
    put off what stands before them, or take it back, are no such telling.
    """
    language = request.language
    if language is None:
        return ""
    parts = parted(tokens(request.text))
    for at in range(1, len(parts)):
        start = parts[at][0].start
        behind = [
            one for one in request.clauses if one.words and one.words[-1].end > start
        ]
        if not behind or any(one.words[0].start < start for one in behind):
            continue
        if behind[0].words[0].start >= parts[at][-1].end:
            # Of "nah, go red, I'm tired" no clause says "go red", and it is not told.
            continue
        if not all(is_only_told(one, request, last) for one in behind):
            continue
        changes = any(
            mark.tells in _CHANGES
            for part in parts[at:]
            for place in range(len(part))
            for mark in language.book.at(part, place)
        )
        # "The fan too, I think."
        doubts = any(
            language.mind_book.has(part, len(part) - 1)
            or any(one.end == len(part) for one in language.softener_book.at(part, 0))
            for part in parts[at:]
        )
        if (
            changes
            or doubts
            or any(part[0].asked or is_report(part, request) for part in parts[at:])
        ):
            return ""
        return request.text[:start].rstrip(" ,;:-–—")
    return ""
