"""Why runs still fail, task by task."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
import json
import re

from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.speech import is_question
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.trace.record import CallRecord

from .case import Case

CEILING = "no longer possible: no recorded run of any model passed the task"
_NEVER_NAMED = "the model never named device, area or list"

_QUOTED = r"'[^']*'|\"[^\"]*\""

_LONGEST = 100
"""Characters of what was written or said that are shown."""


def failures(cases: Sequence[Case], ceiling: Iterable[str]) -> str:
    """Return all failures by reason, the most frequent first, one line a task.

    ceiling are the tasks that nobody passed.
    """
    ceiling = frozenset(ceiling)
    by_reason: dict[str, list[Case]] = {}
    for case in cases:
        if not case.passed:
            by_reason.setdefault(reason(case, ceiling), []).append(case)
    return "\n\n".join(
        "\n".join([f"{why} ({len(group)})", *_lines(group)])
        for why, group in sorted(by_reason.items(), key=lambda item: -len(item[1]))
    )


def reason(case: Case, ceiling: frozenset[str]) -> str:
    """Return why a run that fails does so."""
    if case.run.of_task in ceiling:
        return CEILING
    if not case.named:
        return _NEVER_NAMED
    if case.played.changed:
        return _wrongly_done(case)
    if any(call.failed for call in case.calls):
        return "Home Assistant refused"
    if case.outcome is Outcome.ASKED_BACK:
        return "asked back: the agent was not sure enough"
    if rejected := [call for call in case.calls if call.verdict is Judgement.REJECTED]:
        return f"rejected: {_problem(case, rejected[-1])}"
    if is_question(case.speech):
        return "asked back: the model's own question"
    if case.outcome is Outcome.ACTED:
        return "wrong verb ran: nothing was to change by it"
    if case.calls:
        return "read, and stopped there"
    if case.outcome is Outcome.ANSWERED:
        return "claims success, or gives up, without a call"
    return "nothing to be made of what the model wrote"


def _wrongly_done(case: Case) -> str:
    """Return what was wrong with what has changed in the house."""
    changed, expected = case.played.changed, case.task.expected.keys()
    if changed - expected:
        return "wrong device acted on"
    if expected - changed:
        return "only a part was done"
    return "wrong verb or value ran"


def _problem(case: Case, call: CallRecord) -> str:
    """Return what was wrong with a call, without names and what was written."""
    house = Inventory.load(case.task.inventory)
    names = {one.name for one in house.items} | {one.name for one in house.areas}
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    hidden = re.compile("|".join([_QUOTED, *longest_first]))
    return "; ".join(hidden.sub("…", problem) for problem in call.problems)


def _lines(cases: Iterable[Case]) -> Iterator[str]:
    """Yield a line for each way in which the runs of a model failed at a task."""
    ways = Counter(
        (case.run.of_task, case.run.model, _lost(case), _way(case)) for case in cases
    )
    for (task, model, lost, way), count in sorted(ways.items()):
        yield f"  {task}  {model} x{count}{lost}\n    {way}"


def _lost(case: Case) -> str:
    """Return a mark for a run that was recorded as passed."""
    return " LOST" if case.lost else ""


def _way(case: Case) -> str:
    """Return what was called, or else written, and what was said in the end."""
    calls = [
        f"{call.tool.rpartition('__')[2]} {json.dumps(call.written, default=str)} "
        f"{call.verdict}{' and failed' if call.failed else ''}"
        for call in case.calls
    ]
    texts = [] if calls else [_short(one.text) for one in case.requests]
    return " | ".join([*calls, *texts, f"said: {_short(case.speech)}"])


def _short(text: str) -> str:
    """Return a text on one line that stays short."""
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
