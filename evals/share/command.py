"""Measure what a turn takes of our own, the model's time aside, in homes of some sizes.

The model answers at once. Times are medians of all turns, of the processor in the event
loop; those of turns without the model are by the clock. A block is the longest time in
which nothing else could run.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
import sys
import tempfile

from evals.layout import layout
from evals.processes import as_loaded
from evals.worker import prepare

from .report import lines, table
from .server import server
from .visit import Visit, take

_SIZES = "30,300,2000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "--sizes", type=_sizes, default=_SIZES, help="exposed entities of the homes"
    )
    parser.add_argument(
        "--turns", type=int, default=60, help="turns; for memory take 10000"
    )
    parser.add_argument(
        "--busy", type=int, default=0, help="states that change in a second meanwhile"
    )
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")


def run(args: argparse.Namespace) -> int:
    """Measure, print it and return the exit code."""
    visits = [_visit(size, args.turns, args.busy) for size in args.sizes]
    header, rows = table(visits)
    print(layout(header, rows, markdown=args.markdown))
    print("", *lines(visits), sep="\n")
    return 0


def _sizes(text: str) -> list[int]:
    """Return sizes of homes."""
    return [int(size) for size in text.split(",")]


def _visit(size: int, turns: int, busy: int) -> Visit:
    """Return what was measured, in a process that has done nothing else."""
    print(f"{size} entities", file=sys.stderr, flush=True)
    with (
        server() as url,
        tempfile.TemporaryDirectory(prefix="smart-agent-share-") as folder,
        ProcessPoolExecutor(1, as_loaded(), prepare, (folder,)) as pool,
    ):
        return pool.submit(take, size, turns, busy, url).result()
