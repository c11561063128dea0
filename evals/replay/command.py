"""Play recorded runs of models to the agent: what it makes of what they wrote.

Needs no model. Home Assistant's own agent had got the same first answers.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
import sys

from evals.agents import OLLAMA, OLLAMA_GUARDED, SMART_AGENT, parse_options
from evals.dataset import dataset
from evals.errors import EvalError
from evals.layout import layout
from evals.task import load_tasks

from . import classes, summary
from .case import Case
from .failures import failures
from .parallel import Pair, play_all
from .runs import Run, load_runs, silent

RUNS = Path(__file__).parents[1] / "data" / "replay-assist-mini.jsonl"
DATA = "assist-mini"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--runs", type=Path, default=RUNS, help="file of runs")
    parser.add_argument("--data", default=DATA, help="name or folder of a data set")
    parser.add_argument(
        "--agent",
        default=SMART_AGENT,
        choices=(SMART_AGENT, OLLAMA, OLLAMA_GUARDED),
        help="whom they are played to; ollama is Home Assistant's own agent",
    )
    parser.add_argument("--model", help="runs of this model only")
    parser.add_argument("--only", default="", help="runs with this in their name")
    parser.add_argument("--every", type=int, default=1, help="each so many-th run only")
    parser.add_argument(
        "--silent",
        action="store_true",
        help="play a model that says nothing in place of theirs: what needs no model",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="of the agent, such as sentences=false",
    )
    parser.add_argument("--processes", type=int, help="runs at a time")
    parser.add_argument("--out", type=Path, help="file for one JSON line a run")
    parser.add_argument(
        "--failures", action="store_true", help="say why runs fail, task by task"
    )
    parser.add_argument(
        "--classes", action="store_true", help="say what each remedy is worth"
    )
    parser.add_argument("--markdown", action="store_true", help="as Markdown tables")


def run(args: argparse.Namespace) -> int:
    """Play what the command line says, print the tables and return the exit code."""
    runs = load_runs(args.runs)
    pairs = _pairs(runs, args)
    tasks = {one.name: task for one, task in pairs}
    played = play_all(
        pairs,
        args.processes,
        lambda n: _tell(n, len(pairs)),
        parse_options(args.option),
        args.agent,
    )
    cases = [Case(tasks[one.run.name], one) for one in played]
    if args.out:
        text = "".join(f"{case.line()}\n" for case in cases)
        args.out.write_text(text, encoding="utf-8")
    ours = args.agent == SMART_AGENT
    header = summary.HEADER if ours else summary.HEADER_OF_OTHERS
    print(layout(header, summary.rows(cases, ours=ours), markdown=args.markdown))
    if args.classes:
        table = layout(classes.HEADER, classes.rows(cases), markdown=args.markdown)
        print(f"\n{table}")
    if args.failures:
        print(f"\n{failures(cases, ceiling(runs, cases))}")
    return 0


def ceiling(runs: Sequence[Run], cases: Sequence[Case]) -> set[str]:
    """Return the tasks that no recorded run passed, and none passes here."""
    passed = {one.of_task for one in runs if one.passed}
    passed |= {case.task.name for case in cases if case.passed}
    return {one.of_task for one in runs} - passed


def _pairs(runs: Sequence[Run], args: argparse.Namespace) -> list[Pair]:
    """Return the runs to play, with their tasks.

    Raises EvalError if there is none, or the data set lacks a task.
    """
    tasks = {task.name: task for task in load_tasks(dataset(args.data))}
    chosen = [
        one for one in runs if args.only in one.name and args.model in (None, one.model)
    ][:: args.every]
    if not chosen:
        raise EvalError(f"{args.runs} has no such run")
    if missing := {one.of_task for one in chosen} - tasks.keys():
        raise EvalError(f"{args.data} has no task {min(missing)}")
    if args.silent:
        chosen = [silent(name) for name in dict.fromkeys(r.of_task for r in chosen)]
    return [(one, tasks[one.of_task]) for one in chosen]


def _tell(done: int, of: int) -> None:
    """Say how far it is."""
    print(f"\rPlayed {done} of {of}", end="", file=sys.stderr, flush=True)
    if done == of:
        print(file=sys.stderr)
