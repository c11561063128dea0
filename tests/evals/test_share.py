"""The measuring of our own share, as a person starts it, and its stopwatch."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace
import sys

import pytest

from evals.__main__ import main
from evals.share.report import lines, table
from evals.share.server import PLAIN
from evals.share.stopwatch import CORE, REST, Stopwatch, Taken
from evals.share.visit import GUARD, HOME, PROMPT, Turn, Visit
from homeassistant.util import dt as dt_util


class Clock:
    """Time that passes only while something works."""

    def __init__(self) -> None:
        """Begin at zero."""
        self.time = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.time

    def work(self, seconds: float = 1) -> None:
        """Let time pass."""
        self.time += seconds


CLOCK = Clock()
work = CLOCK.work


@dataclass
class Worker:
    """What is watched."""

    failing: bool = False

    def outer(self) -> None:
        """Work, and have others work."""
        work()
        self.inner()

    def inner(self) -> str:
        """Work, or fail."""
        work(2)
        if self.failing:
            raise ValueError
        return "done"

    async def steps(self) -> str:
        """Work in two steps, between which others do."""
        work()
        await asyncio.sleep(0)
        return self.inner()

    async def waits(self) -> None:
        """Wait for what never comes."""
        try:
            await asyncio.Event().wait()
        finally:
            work()


@pytest.fixture
def watch() -> Iterator[Stopwatch]:
    """Watch workers."""
    with Stopwatch(CLOCK) as watch:
        watch.watch("outer", Worker, "outer", "steps", "waits")
        watch.watch(CORE, Worker, "inner")
        yield watch


async def taken(watch: Stopwatch) -> Taken:
    """Return what was taken in blocks that have ended."""
    await asyncio.sleep(0)
    return watch.take()


async def test_parts(watch: Stopwatch) -> None:
    """What a part has others do is theirs, and a block of ours is without it."""
    await taken(watch)
    asyncio.get_running_loop().call_soon(Worker().outer)
    found = await taken(watch)
    assert (found.parts["outer"], found.parts[CORE]) == (1, 2)
    assert (found.block, found.own_block) == (3, 1)
    assert found.own_parts == {"outer": 1, REST: 0}
    again = await taken(watch)
    assert again.block == 0
    assert not any(again.parts.values())


async def test_steps(watch: Stopwatch) -> None:
    """A coroutine is a part in each of its steps, what runs between them is not."""
    task = asyncio.create_task(Worker().steps())
    asyncio.get_running_loop().call_soon(work)
    assert await task == "done"
    found = await taken(watch)
    assert found.parts == {"outer": 1, CORE: 2, REST: 1}


async def test_errors(watch: Stopwatch) -> None:
    """Errors and cancellation pass through, and their time counts."""
    with pytest.raises(ValueError, match="^$"):
        await Worker(failing=True).steps()
    await taken(watch)
    task = asyncio.create_task(Worker().waits())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await taken(watch)).parts["outer"] == 1


def test_left_as_it_was() -> None:
    """What was watched is itself again."""
    before = Worker.inner, Worker.steps, asyncio.Handle._run  # noqa: SLF001 - is patched
    with Stopwatch() as watch:
        watch.watch("x", Worker, "inner", "steps")
        assert Worker.inner is not before[0]
    assert before == (Worker.inner, Worker.steps, asyncio.Handle._run)  # noqa: SLF001


def turn(**parts: float) -> Turn:
    """Return a turn of 20 ms, half of them the model's."""
    return Turn(Taken(parts, 0.02, 0.009, {HOME: 0.001, GUARD: 0.002}), 0.02, 0.01)


VISIT = Visit(
    300,
    10_000,
    turns=[turn(home=0.001, prompt=0.003), turn(prompt=0.005), turn(guard=0.001)],
    changed=[replace(turn(), taken=Taken({}, 0.2, 0.011, {PROMPT: 0.007}))],
    memory=(100 * 2**20, 101 * 2**20),
    plain={language: [turn()] for language in PLAIN},
    crowd=0.02,
)


def test_report() -> None:
    """Medians stand in the table, and beneath it whether they are within bounds."""
    header, rows = table([VISIT])
    found = {row[0]: row[1] for row in rows}
    assert header == ("milliseconds", "300 entities")
    assert (found[PROMPT], found[GUARD]) == ("3.00", "0.00")
    assert found["home, toolset, prompt and guard"] == "4.00"
    assert found["turn without the model"] == "10.00"
    assert found["longest block, ours"] == "9.00"
    assert found["after a change: longest block, ours"] == "11.00"
    assert found["plain turn, pl"] == "20.00"
    share, plain, block, changed, crowd, memory = lines([VISIT])
    assert crowd.startswith("met ")
    assert plain.startswith("met ")
    assert share.startswith("met ")
    assert block.startswith("met ")
    assert block.endswith("9.00 ms of 10 ms (guard 2.00 ms)")
    assert changed.startswith("missed ")
    assert memory.startswith("met ")


def test_bounds_missed() -> None:
    """What is over its bound is told, and memory only after many turns."""
    late = {**VISIT.plain, "nl": [replace(turn(), seconds=0.0251)]}
    slow = replace(
        VISIT, turns=[turn(prompt=0.0051)], memory=(100, 103), plain=late, crowd=0.051
    )
    share, plain, _, _, crowd, memory = lines([slow])
    assert crowd.startswith("missed ")
    assert share.startswith("missed ")
    assert plain.startswith("missed ")
    assert "(nl)" in plain
    assert memory.startswith("missed ")
    *_, memory = lines([replace(slow, taken=9_999)])
    assert memory.startswith("- ")


@pytest.fixture
def time_zone() -> Iterator[None]:
    """Put the time zone of the process back, which a core of its own changes."""
    before = dt_util.get_default_time_zone()
    yield
    dt_util.set_default_time_zone(before)


async def test_share(
    socket_enabled: None,
    time_zone: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every part of a turn takes some time, and there is a verdict on each bound."""
    arguments = ["scripts/eval", "share", "--sizes=30", "--turns=12"]
    monkeypatch.setattr(sys, "argv", arguments)
    code = await asyncio.to_thread(main)
    printed = capsys.readouterr()
    assert code == 0, printed.err
    found, _, verdicts = printed.out.partition("\n\n")
    header, *rows = [line.rsplit(maxsplit=1) for line in found.splitlines()]
    assert header[-1] == "entities"
    assert len(rows) == 14 + len(PLAIN)
    assert all(float(value) > 0 for _, value in rows)
    assert len(verdicts.splitlines()) == 5
