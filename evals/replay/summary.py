"""What the agent makes of the runs of each model, in numbers."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from custom_components.smart_agent.trace.outcome import Judgement
from evals.layout import Row
from evals.stats import wilson
from evals.table import harmful

from .case import Case
from .runs import SILENT

ALL = "all"

HEADER = (
    "model",
    "runs",
    "recorded %",
    "ours %",
    "95 %",
    "gained",
    "lost",
    "harm there",
    "harm",
    "requests",
    "at once %",
    "rejected",
    "target %",
    "met",
)

HEADER_OF_OTHERS = tuple("passed %" if one == "ours %" else one for one in HEADER[:-2])
"""For an agent of others, which has no target to reach."""

_TARGETS = {"qwen3-1.7b": 0.85, "gemma4-e2b": 0.85}
"""Shares to reach for the weakest models, whatever was recorded."""


def rows(cases: Sequence[Case], *, ours: bool = True) -> list[Row]:
    """Return the rows of the table, one a model from the weakest on, all together last.

    Requests are the mean of a run, all else is counted. Agents of others, not ours, have
    no targets.
    """
    groups = sorted(
        by_model(cases), key=lambda group: _passed_there(group) / len(group)
    )
    found = []
    for group in groups:
        model = group[0].run.model
        found.append(_row(model, group, None if model == SILENT else target(group)))
    if len(groups) > 1:
        found.append(_row(ALL, cases, None))
    return found if ours else [row[:-2] for row in found]


def by_model(cases: Sequence[Case]) -> Iterator[list[Case]]:
    """Yield the cases of each model."""

    def model(case: Case) -> str:
        return case.run.model

    for _, group in groupby(sorted(cases, key=model), model):
        yield list(group)


def target(cases: Sequence[Case]) -> float:
    """Return the share of one model's runs that is to pass.

    That is what was recorded, and half of what failed there although the model named
    what it was about; more is asked for the weakest models.
    """
    model = cases[0].run.model
    named = sum(case.named for case in cases if not case.run.passed)
    return _TARGETS.get(model, (_passed_there(cases) + named / 2) / len(cases))


def _passed_there(cases: Sequence[Case]) -> int:
    """Return how many runs were recorded as passed."""
    return sum(case.run.passed for case in cases)


def _row(name: str, cases: Sequence[Case], wanted: float | None) -> Row:
    """Return a row."""
    n = len(cases)
    passed = sum(case.passed for case in cases)
    low, high = wilson(passed, n)
    calls = [call for case in cases for call in case.calls]
    return (
        name,
        str(n),
        percent(_passed_there(cases) / n),
        percent(passed / n),
        f"{low * 100:.0f}-{high * 100:.0f}",
        str(sum(case.gained for case in cases)),
        str(sum(case.lost for case in cases)),
        harmful(case.played.harm_there for case in cases),
        harmful(case.played.harm for case in cases),
        f"{sum(len(case.requests) for case in cases) / n:.2f}",
        f"{100 * sum(not case.requests for case in cases) / n:.1f}",
        str(sum(call.verdict is Judgement.REJECTED for call in calls)),
        "" if wanted is None else percent(wanted),
        "" if wanted is None else ("yes" if passed >= wanted * n else "no"),
    )


def percent(share: float) -> str:
    """Return a share in per cent."""
    return f"{share * 100:.1f}"
