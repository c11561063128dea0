"""What stands behind all that is only told: "I nearly fell, back on again"."""

from itertools import takewhile

from .request import Request
from .stance import Stance


def text_behind_told(request: Request) -> str:
    """Return the text behind what is told first, "" where nothing is, or no wish follows.

    What follows may be of no clause, as it names nothing.
    """
    told = list(takewhile(lambda one: one.stance is Stance.TOLD, request.clauses))
    rest = request.clauses[len(told) :]
    if not (told and told[-1].words) or (rest and rest[0].stance is not Stance.REQUEST):
        return ""
    return request.text[told[-1].words[-1].end :]
