"""Refuses a call that does not set the number which is all that the user said."""

from collections.abc import Collection

from ..utterance.bare_number import bare_number
from ..utterance.has_deed import says_where
from ..utterance.request import Request
from ..utterance.stance import Stance
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution


def check_bare_number(found: Resolution, request: Request) -> list[Problem]:
    """Return that the words are only a number, which none of the arguments holds.

    "Thirty", behind a question for a volume, turns nothing off, nor does it set 40.
    """
    asking = [
        one
        for one in request.clauses
        if one.stance is Stance.REQUEST
        # "Sixty-three, with snow up to the sills": that says nothing to do.
        and not (request.language and says_where(one, request.language))
    ]
    numbers = [bare_number(one, request) for one in asking]
    if (
        not numbers
        or None in numbers
        or any(_may_have(one, numbers) for one in found.args.values())
    ):
        return []
    said = " and ".join(one for one in numbers if one)
    message = f"the user says {said}: call the tool that sets this value"
    return [Problem(ProblemKind.VALUE, "", message, said)]


def _may_have(value: object, numbers: Collection[str | None]) -> bool:
    """Return whether a value is one of some numbers, or a text that has any."""
    if isinstance(value, bool):
        return False
    if isinstance(value, int | float):
        return f"{value:g}" in numbers
    return isinstance(value, str) and any(one.isdigit() for one in value)
