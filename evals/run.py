"""Run agents over a data set, each task in a real Home Assistant core of its own."""

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import datetime
import os
from pathlib import Path
import sys
import tempfile

from demo.model_server import ROOT, Model

from .agents import AGENTS, SMART_AGENT, Candidate, Options, parse_options
from .dataset import dataset
from .errors import EvalError
from .processes import as_loaded
from .result import Result, append, resume
from .servers import eager, is_embedded, models, right, silent
from .table import tables
from .task import Task, load_tasks
from .worker import Job, prepare, take

_OUT = ROOT / ".cache" / "evals"
_DEFAULT_AGENTS = "smart_agent,ollama,home_assistant"
_LIMIT = 300.0
"""Seconds for one turn; agents have limits of their own, this one ends what hangs."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--data", required=True, help="name or folder of a data set")
    parser.add_argument(
        "--agents", default=_DEFAULT_AGENTS, help=f"some of {', '.join(AGENTS)}"
    )
    parser.add_argument("--url", help="address of an Ollama server to use")
    played = parser.add_mutually_exclusive_group()
    played.add_argument(
        "--silent", action="store_true", help="a model that never says anything"
    )
    played.add_argument(
        "--right", action="store_true", help="a model that calls just what is expected"
    )
    played.add_argument(
        "--eager", action="store_true", help="a model that does whatever words name"
    )
    parser.add_argument("--model", help="one of its models; else the first with tools")
    parser.add_argument(
        "--temperature",
        type=float,
        help="of the model, for all agents alike; else what each of them sends",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of Smart Agent",
    )
    parser.add_argument("--repeat", type=int, default=1, help="times for every task")
    parser.add_argument("--limit", type=int, help="so many tasks only")
    parser.add_argument(
        "--every", type=int, default=1, help="each so many-th task only"
    )
    parser.add_argument("--only", default="", help="tasks with this in their name")
    parser.add_argument(
        "--processes", type=int, help="turns at a time; 1 for the embedded model"
    )
    parser.add_argument(
        "--out", type=Path, help="file of results; those that it holds are kept"
    )
    parser.add_argument(
        "--time-limit", type=float, default=_LIMIT, help="seconds for a turn"
    )


def run(args: argparse.Namespace) -> int:
    """Run what the command line says and return the exit code."""
    agents = args.agents.split(",")
    if unknown := set(agents) - AGENTS.keys():
        raise EvalError(f"there is no agent {', '.join(sorted(unknown))}")
    options = parse_options(args.option)
    tasks = _tasks(args)
    out: Path = args.out or _OUT / f"{_name(args)}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"
    asyncio.run(_run(args, agents, options, tasks, out))
    print(tables(resume(out)), f"\nResults are in {out}", sep="\n")
    return 0


async def _run(
    args: argparse.Namespace,
    agents: Sequence[str],
    options: Options,
    tasks: Sequence[Task],
    out: Path,
) -> None:
    """Have the agents do the tasks that are not in the file."""
    async with AsyncExitStack() as stack:
        if played := _played(args, tasks):
            found = dict.fromkeys(agents, await stack.enter_async_context(played))
        else:
            served = models(agents, args.url, args.model)
            found = await stack.enter_async_context(served)
        candidates = [
            Candidate(one, found.get(one), options if one == SMART_AGENT else {})
            for one in agents
        ]
        done = {one.key for one in resume(out)}
        jobs = [job for job in _jobs(args, tasks, candidates) if job.key not in done]
        await _work(jobs, args.processes or _processes([*found.values()]), out)


def _played(
    args: argparse.Namespace, tasks: Sequence[Task]
) -> AbstractAsyncContextManager[Model] | None:
    """Return a model that is played, None where one that runs is to be asked."""
    if args.silent:
        return silent()
    if args.right:
        return right(tasks)
    return eager(tasks) if args.eager else None


def _name(args: argparse.Namespace) -> str:
    """Return the name of the data set."""
    return Path(args.data).name


def _tasks(args: argparse.Namespace) -> list[Task]:
    """Return the tasks to do; those for a certain date are left out."""
    tasks = [one for one in load_tasks(dataset(args.data)) if args.only in one.name]
    now = [one for one in tasks if not one.dated][:: args.every][: args.limit]
    if left_out := sum(one.dated for one in tasks):
        print(f"Left out: {left_out} tasks for a certain date", file=sys.stderr)
    if not now:
        raise EvalError(f"{args.data} has no such task")
    return now


def _jobs(
    args: argparse.Namespace, tasks: Sequence[Task], candidates: Sequence[Candidate]
) -> Iterator[Job]:
    """Yield what there is to do: the agents take turns, and homes stay together."""
    for home in dict.fromkeys(task.home for task in tasks):
        for repetition in range(args.repeat):
            for task in tasks:
                if task.home == home:
                    for one in candidates:
                        yield Job(
                            _name(args),
                            task,
                            repetition,
                            one,
                            args.time_limit,
                            args.temperature,
                        )


def _processes(found: Sequence[Model]) -> int:
    """Return how many turns to take at a time."""
    return 1 if any(map(is_embedded, found)) else os.cpu_count() or 1


async def _work(jobs: Sequence[Job], processes: int, out: Path) -> None:
    """Do the jobs and write what comes of each to the file at once."""
    if not jobs:
        return
    loop = asyncio.get_running_loop()
    with (
        tempfile.TemporaryDirectory(prefix="smart-agent-eval-") as folder,
        ProcessPoolExecutor(processes, as_loaded(), prepare, (folder,)) as pool,
    ):
        turns = [loop.run_in_executor(pool, take, job) for job in jobs]
        try:
            for i, turn in enumerate(asyncio.as_completed(turns), 1):
                result = await turn
                append(out, [result])
                print(f"[{i}/{len(jobs)}] {_line(result)}", file=sys.stderr, flush=True)
        except BrokenProcessPool as err:
            raise EvalError(f"a process ended early; go on with --out {out}") from err
        except BaseException:
            pool.terminate_workers()
            raise


def _line(result: Result) -> str:
    """Return a result as a line of progress."""
    word = "passed" if result.passed else "failed"
    return f"{result.agent:14} {word} {result.seconds:6.1f} s  {result.task}"
