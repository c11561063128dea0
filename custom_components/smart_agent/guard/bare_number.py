"""Refuses a call that sets no number where the user said nothing but one."""

from ..utterance.bare_number import bare_number
from ..utterance.request import Request
from ..utterance.stance import Stance
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution


def check_bare_number(found: Resolution, request: Request) -> list[Problem]:
    """Return that the words are only a number, which none of the arguments holds.

    "Thirty", behind a question for a volume, turns nothing off.
    """
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    numbers = [bare_number(one, request) for one in asking]
    if (
        not numbers
        or None in numbers
        or any(_has_number(one) for one in found.args.values())
    ):
        return []
    said = " and ".join(one for one in numbers if one)
    message = f"the user says {said}: call the tool that sets this value"
    return [Problem(ProblemKind.VALUE, "", message, said)]


def _has_number(value: object) -> bool:
    """Return whether a value is a number, or a text that has one."""
    if isinstance(value, bool):
        return False
    return isinstance(value, int | float) or (
        isinstance(value, str) and any(one.isdigit() for one in value)
    )
