"""Sum results up: per category and in all, what each agent passed and what it took."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean, median

from .layout import Row, layout
from .result import Result, read_results
from .stats import wilson

ALL = "all"
NONE = "-"
"""What stands for a number that is not known."""

HEADER = (
    "category",
    "agent",
    "model",
    "tasks",
    "passed %",
    "95 %",
    "harm",
    "requests",
    "at once %",
    "prompt tokens",
    "generated tokens",
    "words",
    "rejected",
    "normalised",
    "seconds",
)
_WORDS = 3
"""Columns that hold words, not numbers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")


def run(args: argparse.Namespace) -> int:
    """Print the tables of the files and return the exit code."""
    results = [one for path in args.files for one in read_results(path)]
    print(tables(results, markdown=args.markdown))
    return 0


def tables(results: Iterable[Result], *, markdown: bool = False) -> str:
    """Return a table for each data set, Home Assistant version and temperature.

    harm counts the turns that did any; the other numbers are means of a task, seconds
    the median.
    """
    ordered = sorted(results, key=_subject)
    return "\n\n".join(
        f"{subject}\n\n"
        + layout(HEADER, rows(list(group)), markdown=markdown, words=_WORDS)
        for subject, group in groupby(ordered, _subject)
    )


def rows(results: Sequence[Result]) -> list[Row]:
    """Return the rows of a table: for every category each agent, all together last.

    Agents come in the order of their first results.
    """
    agents = list(dict.fromkeys((one.label, one.model) for one in results))
    categories = sorted({one.category for one in results})
    found = []
    for category in [*categories, ALL]:
        for agent in agents:
            group = [
                one
                for one in results
                if (one.label, one.model) == agent and category in (one.category, ALL)
            ]
            if group:
                found.append((category, *agent, *_numbers(group)))
    return found


def harmful(harms: Iterable[Sequence[str] | None]) -> str:
    """Return how many of some turns did harm, given the harm of each."""
    known = list(harms)
    return NONE if None in known else str(sum(map(bool, known)))


def _subject(result: Result) -> str:
    """Return what the results of one table share, as its title."""
    title = f"{result.data}, Home Assistant {result.version}"
    given = result.temperature
    return title if given is None else f"{title}, temperature {given:g}"


def _numbers(group: Sequence[Result]) -> Row:
    """Return the numbers of some results, in the order of the header."""
    passed = sum(one.passed for one in group)
    low, high = wilson(passed, len(group))
    return (
        str(len(group)),
        f"{passed / len(group):.1%}".rstrip("%"),
        f"{low * 100:.0f}-{high * 100:.0f}",
        harmful(one.harm for one in group),
        _mean(group, lambda one: one.requests, 2),
        _mean(group, lambda one: 0 if one.requests else 100, 1),
        _mean(group, lambda one: one.prompt_tokens or None, 0),
        _mean(group, lambda one: one.generated_tokens or None, 0),
        _mean(group, lambda one: one.words, 1),
        _mean(group, lambda one: one.rejected, 2),
        _mean(group, lambda one: one.normalised, 2),
        f"{median(one.seconds for one in group):.2f}",
    )


def _mean(
    group: Sequence[Result], number: Callable[[Result], int | None], digits: int
) -> str:
    """Return the mean of a number over the results; unknown counts as 0 among known."""
    numbers = [number(one) for one in group]
    if all(one is None for one in numbers):
        return NONE
    return f"{fmean(one or 0 for one in numbers):.{digits}f}"
