"""Many recorded runs, played in processes side by side."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
import gc
from itertools import groupby
import os
import tempfile

from evals.agents import SMART_AGENT, Options
from evals.processes import as_loaded
from evals.task import Task
from evals.worker import prepare
from fakes.ollama_server import OllamaServer, ServedModel
from fakes.parse_once import parse_once, spell_numbers
from fakes.spared import spare
from homeassistant.runner import create_event_loop

from .play import MODEL, NO_OPTIONS, Played, play
from .runs import Run

type Pair = tuple[Run, Task]


def play_all(
    pairs: Iterable[Pair],
    processes: int | None = None,
    tell: Callable[[int], None] = lambda _: None,
    options: Options = NO_OPTIONS,
    agent: str = SMART_AGENT,
) -> list[Played]:
    """Play runs at their tasks and return how they went, in the order given.

    processes is one for every core if not said, options are the agent's, agent is whom
    they are played to. tell hears how many have been played whenever some have. What a run raises is raised, with a note which run it was.
    """
    pairs = list(pairs)
    found: dict[str, Played] = {}
    with (
        tempfile.TemporaryDirectory(prefix="smart-agent-replay-") as folder,
        ProcessPoolExecutor(
            processes or os.cpu_count(),
            as_loaded(),
            _prepare,
            (folder,),
        ) as pool,
    ):
        parts = [
            pool.submit(_play_part, part, options, agent) for part in _parts(pairs)
        ]
        try:
            for done in as_completed(parts):
                found |= {played.run.name: played for played in done.result()}
                tell(len(found))
        except BaseException:
            pool.terminate_workers()
            raise
    return [found[run.name] for run, _ in pairs]


def _prepare(folder: str) -> None:
    """Prepare this process, with a folder for what is of no use once it has ended.

    Every core parses Home Assistant's sentences anew, which takes longer than all else
    it does here: what is parsed is kept for the next.
    """
    prepare(folder)
    parse_once()
    spell_numbers()
    spare()


def _parts(pairs: Iterable[Pair]) -> list[list[Pair]]:
    """Return runs in parts of one task each, so that a home is read once for all."""
    ordered = sorted(pairs, key=_task)
    return [list(part) for _, part in groupby(ordered, _task)]


def _task(pair: Pair) -> str:
    """Return the name of the task of a run."""
    return pair[1].name


def _play_part(pairs: Sequence[Pair], options: Options, agent: str) -> list[Played]:
    """Play runs one after the other in this process.

    What the first runs have loaded stays: it is not gone through for garbage again.
    """
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        played = runner.run(_play_in_turn(pairs, options, agent))
    _keep_loaded()
    return played


@cache
def _keep_loaded() -> None:
    """Look for garbage once more, and no more in what is left then."""
    gc.collect()
    gc.freeze()


async def _play_in_turn(
    pairs: Sequence[Pair], options: Options, agent: str
) -> list[Played]:
    """Play runs one after the other, with one server for all."""
    _, task = pairs[0]
    played = []
    async with OllamaServer(ServedModel(MODEL)) as server:
        for run, _ in pairs:
            try:
                played.append(await play(run, task, server, options, agent))
            except Exception as err:
                err.add_note(f"while {run.name} was played")
                raise
    return played
