"""Refuses a timer that nobody asked for."""

from homeassistant.helpers import intent

from ..llm_tools.spec import ToolSpec
from ..utterance.durations import said_durations
from ..utterance.request import Request
from ..utterance.timer import means_timer, said_numbers
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution

_UNITS = {"hours": 3600, "minutes": 60, "seconds": 1}
"""Seconds of what a duration is written in."""


def check_timer(
    spec: ToolSpec, found: Resolution, request: Request
) -> tuple[Problem, ...]:
    """Return that nothing is said of a timer that a call starts, nor how long it runs.

    "Start the dishwasher" is no wish for one; "five minutes for the eggs" is, and so is
    "half an hour for the roast".
    """
    if spec.intent_type != intent.INTENT_START_TIMER or means_timer(request):
        return ()
    written = {unit: found.args[unit] for unit in _UNITS if unit in found.args}
    # Ten minutes may be written as 600 seconds.
    total = sum(value * _UNITS[unit] for unit, value in written.items())
    numbers = {*written.values(), *(total / size for size in _UNITS.values())}
    if total in said_durations(request):
        return ()
    if not said_numbers(request).isdisjoint(f"{one:g}" for one in numbers):
        return ()
    return (Problem(ProblemKind.UNSAID, "", "the user does not ask for a timer"),)
