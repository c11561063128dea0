"""Refuses a timer that nobody asked for."""

from homeassistant.helpers import intent

from ..llm_tools.spec import ToolSpec
from ..utterance.request import Request
from ..utterance.timer import means_timer, said_numbers
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution

_UNITS = ("hours", "minutes", "seconds")


def check_timer(
    spec: ToolSpec, found: Resolution, request: Request
) -> tuple[Problem, ...]:
    """Return that nothing is said of a timer that a call starts, nor how long it runs.

    "Start the dishwasher" is no wish for one; "five minutes for the eggs" is.
    """
    if spec.intent_type != intent.INTENT_START_TIMER or means_timer(request):
        return ()
    said = said_numbers(request)
    if any(str(found.args.get(unit)) in said for unit in _UNITS):
        return ()
    return (Problem(ProblemKind.UNSAID, "", "the user does not ask for a timer"),)
