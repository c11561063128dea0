"""Compare results task by task: whether the second is better than the first.

Two files are compared agent by agent. With --agents a,b one agent's results in the
first file are compared to the other's in the second, or in the same if there is one.
"""

import argparse
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .errors import EvalError
from .result import Pair, Result, read_results
from .stats import sign_test
from .table import harmful


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two agents made of the same tasks; each pair is the first's and the second's."""

    pairs: tuple[tuple[Result, Result], ...]

    @property
    def better(self) -> list[tuple[Result, Result]]:
        """Return the pairs of which only the second passed."""
        return [(a, b) for a, b in self.pairs if b.passed > a.passed]

    @property
    def worse(self) -> list[tuple[Result, Result]]:
        """Return the pairs of which only the first passed."""
        return [(a, b) for a, b in self.pairs if b.passed < a.passed]

    def lines(self) -> list[str]:
        """Return the comparison in words, then the tasks that differ.

        Last are those at which only the second did harm.
        """
        better, worse = len(self.better), len(self.worse)
        harm = [
            harmful(one.harm for one in side) for side in zip(*self.pairs, strict=True)
        ]
        same = len(self.pairs) - better - worse
        a, b = (f"{one.label} {one.model}".strip() for one in self.pairs[0])
        return [
            f"{a} → {b}: {len(self.pairs)} pairs, {better} better, {worse} worse, "
            f"{same} same, p = {sign_test(better, worse):.4f}; "
            f"harm {' → '.join(harm)}",
            *(_difference("better", a) for a, _ in self.better),
            *(_difference("worse", b) for _, b in self.worse),
            *(_harm(b) for a, b in self.pairs if b.harm and not a.harm),
        ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("first", type=Path, metavar="FILE")
    parser.add_argument("second", type=Path, metavar="FILE", nargs="?")
    parser.add_argument(
        "--agents", metavar="A,B", help="one agent, or the first's and the second's"
    )


def run(args: argparse.Namespace) -> int:
    """Print the comparisons and return the exit code."""
    first = read_results(args.first)
    second = read_results(args.second) if args.second else first
    if args.agents:
        one, _, other = args.agents.partition(",")
        wanted = [(one, other or one)]
    else:
        common = {result.agent for result in second}
        agents = dict.fromkeys(result.agent for result in first)
        wanted = [(agent, agent) for agent in agents if agent in common]
    if args.second is None and all(a == b for a, b in wanted):
        raise EvalError("one file has to be compared with --agents A,B")
    for a, b in wanted:
        print(*compare(_of(first, a), _of(second, b)).lines(), sep="\n")
    return 0


def compare(first: Iterable[Result], second: Iterable[Result]) -> Comparison:
    """Return the results of two agents paired; raise EvalError if none pair."""
    ours, theirs = _by_pair(first), _by_pair(second)
    pairs = tuple((ours[key], theirs[key]) for key in ours if key in theirs)
    if not pairs:
        raise EvalError("there is no task that both have results of")
    return Comparison(pairs)


def _of(results: Iterable[Result], agent: str) -> list[Result]:
    """Return the results of an agent."""
    return [one for one in results if one.agent == agent]


def _by_pair(results: Iterable[Result]) -> Mapping[Pair, Result]:
    """Return results by what they are paired by; raise EvalError if that is unclear."""
    found: dict[Pair, Result] = {}
    for result in results:
        if found.setdefault(result.pair, result) is not result:
            raise EvalError(
                f"{result.agent} has two results of {result.task}: with other models, "
                "options or versions, which belong in files of their own"
            )
    return found


def _harm(result: Result) -> str:
    """Return a task at which harm was done, and which."""
    return (
        f"  harm    {result.task}-{result.repetition}  {'; '.join(result.harm or ())}"
    )


def _difference(word: str, failed: Result) -> str:
    """Return a task that only one passed, and how the other failed."""
    why = failed.error or "; ".join(failed.wrong) or f"said {failed.speech!r}"
    return f"  {word}  {failed.task}-{failed.repetition}  {why}"
