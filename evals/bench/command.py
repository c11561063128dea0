"""Measure Smart Agent beside Home Assistant's own Ollama agent, in the same house.

Without an address the model is a script that takes the time of a real one: every token
that it reads and that is not in its prefix cache, and every token that it writes.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
import json
from pathlib import Path
import sys
import tempfile

from evals.agents import parse_options
from evals.errors import EvalError
from evals.processes import as_loaded
from evals.worker import prepare

from .job import Job, take
from .row import Row, medley
from .script import SMALLEST
from .server import Rates
from .table import tables
from .targets import targets

_SIZES = "30,100,300,1000"
_READ = 2000.0
_WRITE = 50.0
_LIMIT = 900.0
"""Seconds for one turn; agents have limits of their own, this one ends what hangs."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "--sizes", type=_sizes, default=_SIZES, help="exposed entities of the homes"
    )
    parser.add_argument("--repeats", type=int, default=3, help="visits to each home")
    parser.add_argument(
        "--read", type=float, default=_READ, help="prompt tokens a second"
    )
    parser.add_argument(
        "--write", type=float, default=_WRITE, help="generated tokens a second"
    )
    parser.add_argument(
        "--settle", type=float, default=1.0, help="seconds before the first turn"
    )
    parser.add_argument("--url", help="address of an Ollama server to use instead")
    parser.add_argument("--model", help="one of its models; else the first with tools")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of Smart Agent",
    )
    parser.add_argument("--json", type=Path, help="file for one JSON line a turn")
    parser.add_argument("--markdown", action="store_true", help="as Markdown tables")


def run(args: argparse.Namespace) -> int:
    """Measure what the command line says, print it and return the exit code."""
    rows = _measure(list(_jobs(args)))
    if args.json:
        text = "".join(
            f"{json.dumps(asdict(row), ensure_ascii=False)}\n" for row in rows
        )
        args.json.write_text(text, encoding="utf-8")
    found = medley(rows)
    print(tables(found, markdown=args.markdown))
    print("", *targets(found), *_too_long(rows), *_failed(rows), sep="\n")
    return 0


def _sizes(text: str) -> list[int]:
    """Return sizes of homes; raise ValueError for what is none."""
    sizes = [int(size) for size in text.split(",")]
    if min(sizes) < SMALLEST:
        raise ValueError(text)
    return sizes


def _jobs(args: argparse.Namespace) -> Iterator[Job]:
    """Yield the visits to make, home by home."""
    options = parse_options(args.option)
    for size in args.sizes:
        for repeat in range(args.repeats):
            rates = Rates(args.read, args.write)
            yield Job(
                size, repeat, options, rates, args.url, args.model, args.settle, _LIMIT
            )


def _measure(jobs: Sequence[Job]) -> list[Row]:
    """Return the rows of visits, made one after the other in a process for that.

    Nothing else runs meanwhile, as times are measured.
    """
    rows: list[Row] = []
    with (
        tempfile.TemporaryDirectory(prefix="smart-agent-bench-") as folder,
        ProcessPoolExecutor(1, as_loaded(), prepare, (folder,)) as pool,
    ):
        try:
            for number, job in enumerate(jobs, 1):
                told = f"[{number}/{len(jobs)}] {job.size} entities"
                print(told, file=sys.stderr, flush=True)
                rows += pool.submit(take, job).result()
        except BrokenProcessPool as err:
            raise EvalError("the process ended early") from err
        except BaseException:
            pool.terminate_workers()
            raise
    return rows


def _too_long(rows: Sequence[Row]) -> list[str]:
    """Return a line for every agent and home with prompts that a server would cut."""
    cut = dict.fromkeys((row.agent, row.size) for row in rows if row.too_long)
    return [
        f"too long: prompts of {agent} at {size} entities do not fit into the context "
        "window that it asks for; a real server reads half of them"
        for agent, size in cut
    ]


def _failed(rows: Sequence[Row]) -> list[str]:
    """Return a line for everything that went wrong, however often it did."""
    lines = (
        f"not done: {row.agent}, {row.situation}, {row.size} entities: "
        f"{row.error or row.speech!r}"
        for row in rows
        if not row.done
    )
    return list(dict.fromkeys(lines))
