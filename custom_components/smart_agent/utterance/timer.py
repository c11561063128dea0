"""Whether a request is about a timer, as far as its words tell."""

from .durations import said_durations
from .numbers import numbers_in
from .request import Request
from .stance import Stance

TIMER = "timer"
"""The kind of nouns that are for timers."""

_ANY = frozenset(Stance)


def means_timer(request: Request) -> bool:
    """Return whether words name a timer, or something that is for another time."""
    return request.speaks_of(TIMER, _ANY) or any(
        clause.stance is Stance.LATER for clause in request.clauses
    )


def said_numbers(request: Request) -> frozenset[str]:
    """Return all numbers that are said, in digits."""
    return frozenset(
        number
        for clause in request.clauses
        for number in numbers_in(clause.words, request.code)
    )


def may_mean_timer(request: Request) -> bool:
    """Return whether words may be about a timer: "ten minutes for the eggs".

    Those of a language that is not read may be about anything.
    """
    if not request.known or means_timer(request):
        return True
    return bool(said_numbers(request) or said_durations(request))
