"""Have many people speak for minutes, on a server that does one request after the other.

Each has a conversation and a lamp of their own. Nothing may be lost, no turn may take
longer than its requests take their places in the queue, memory may not grow, and the
event loop may not be held up. Memory is traced meanwhile, which slows the rest down.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
import tempfile

from evals.processes import as_loaded
from evals.worker import prepare

from .people import Load, Turn, take
from .server import Served, slot

_ROUND = 50.0
"""Milliseconds for which nothing else may be kept from running."""

_BEYOND = 1.0
"""Seconds that a turn may take beside the waits and the work of its requests."""

_FLAT = 1.02
"""Growth of the memory from its first look to its last that is none."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--people", type=int, default=50)
    parser.add_argument("--satellites", type=int, default=10)
    parser.add_argument(
        "--seconds", type=float, default=0.2, help="how long a request takes the server"
    )


def run(args: argparse.Namespace) -> int:
    """Measure, print it and return the exit code."""
    with (
        slot(args.seconds) as server,
        tempfile.TemporaryDirectory(prefix="smart-agent-load-") as folder,
        ProcessPoolExecutor(1, as_loaded(), prepare, (folder,)) as pool,
    ):
        load = pool.submit(
            take, server.address, args.people, args.satellites, 60 * args.minutes
        ).result()
        print(*verdicts(load, server.served()), sep="\n")
    return 0


def verdicts(load: Load, served: Sequence[Served]) -> Iterator[str]:
    """Yield what was measured and whether it is within its bounds."""
    lost = [turn for turn in load.turns if turn.problem]
    longest = max(turn.ended - turn.began for turn in load.turns)
    yield f"{_met(not lost)}  {len(load.turns)} turns, lost: {len(lost)}"
    yield from (f"        {turn.problem}" for turn in lost[:10])
    beyond = [*_beyond(load.turns, served)]
    yield (
        f"{_met(max(beyond) <= _BEYOND)}  longest turn {longest:.1f} s; beside what its"
        f" requests wait and take, at most {max(beyond):.2f} s of {_BEYOND:.0f} s"
    )
    most = 1e3 * load.longest
    yield f"{_met(most <= _ROUND)}  longest round {most:.1f} ms of {_ROUND:.0f} ms"
    first, top, last = (size / 2**20 for size in load.memory)
    yield (
        f"{_met(last <= first * _FLAT)}  memory {first:.1f} MiB after a fifth of the time,"
        f" at most {top:.1f} MiB, and {last:.1f} MiB in the end"
    )


def _beyond(turns: Sequence[Turn], served: Sequence[Served]) -> Iterator[float]:
    """Yield what each turn took beside the waits and the work of its requests."""
    by_name: defaultdict[str, list[Served]] = defaultdict(list)
    for one in served:
        by_name[one.name].append(one)
    for turn in turns:
        queued = sum(
            one.ended - one.came
            for one in by_name[turn.name]
            if turn.began <= one.came <= turn.ended
        )
        yield turn.ended - turn.began - queued


def _met(met: bool) -> str:
    """Return whether something is as it should be, in words of one width."""
    return "met   " if met else "missed"
