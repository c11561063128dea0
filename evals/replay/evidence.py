"""What was put right in a run, and what was done in the model's place."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from custom_components.smart_agent.trace.outcome import Judgement
from custom_components.smart_agent.trace.record import HEEDED, CallRecord

from .case import Case

HEARD = "what the words say"
"""The reason of a note that says that a call gave way to what the user's words say."""


@dataclass(frozen=True)
class Change:
    """What was put right in one argument; None is what was or is not there."""

    path: str
    was: Any
    now: Any
    reason: str


def changes(case: Case) -> Iterator[Change]:
    """Yield what was put right in the model's calls that were not refused.

    A note is "path: dropped 'was' (reason)", "path: added 'now' (reason)" or
    "path: 'was' read as 'now' (reason)"; the values stand in the call. What is noted of
    a call that gave way to another is not about what the model wrote.
    """
    for call in case.calls:
        if call.verdict is Judgement.REJECTED or HEEDED in call.notes:
            continue
        for note in call.notes:
            path, _, rest = note.partition(": ")
            _, _, reason = rest.removesuffix(")").rpartition(" (")
            now = None if rest.startswith("dropped ") else call.arguments.get(path)
            was = None if rest.startswith("added ") else written(call).get(path)
            yield Change(path, was, now, reason)
            if reason == HEARD:
                break


def heeded_calls(case: Case) -> Iterator[CallRecord]:
    """Yield the calls for which nothing stands that the model wrote."""
    for call in case.calls:
        if HEEDED in call.notes:
            yield call


def calls_in_text(case: Case) -> Iterator[CallRecord]:
    """Yield the calls that were found where the server had only seen text."""
    for i, request in enumerate(case.requests):
        if i >= len(case.run.wrote) or not case.run.wrote[i]["calls"]:
            yield from (call for call in request.calls if HEEDED not in call.notes)


def written(call: CallRecord) -> Mapping[str, Any]:
    """Return the arguments of a call as the model wrote them."""
    return call.written if isinstance(call.written, Mapping) else {}
