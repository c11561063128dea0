"""Turns go first."""

import asyncio

import pytest

from custom_components.smart_agent.server.priority import TurnPriority

MODEL = "test-model:latest"


class Work:
    """Work that counts how often it began and goes on when it is let."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.begun = 0
        self.done = asyncio.Event()

    async def __call__(self) -> None:
        """Do it."""
        self.begun += 1
        await self.done.wait()


async def settle() -> None:
    """Let all tasks go on as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_turns_at_once() -> None:
    """Work ends once for several turns and begins anew after the last of them."""
    priority, work = TurnPriority(), Work()
    task = asyncio.create_task(priority.async_aside(work, 60))
    await settle()
    with priority.turn(MODEL), priority.turn(MODEL):
        await settle()
        with priority.turn(MODEL):
            await settle()
        assert not task.done()
    work.done.set()
    await task
    assert work.begun == 2


async def test_work_that_is_done_stays_done() -> None:
    """Work that ends in the moment in which a turn begins is not done twice."""
    priority, work = TurnPriority(), Work()
    task = asyncio.create_task(priority.async_aside(work, 60))
    await settle()
    work.done.set()
    with priority.turn(MODEL):
        await task
    assert work.begun == 1


async def test_spared() -> None:
    """Work for a model goes on in turns with it, and ends in those with others."""
    priority, work = TurnPriority(), Work()
    task = asyncio.create_task(priority.async_aside(work, 60, spared=MODEL))
    await settle()
    with priority.turn(MODEL):
        await settle()
    await settle()
    assert work.begun == 1
    with priority.turn(MODEL), priority.turn("other:latest"):
        await settle()
    work.done.set()
    await task
    assert work.begun == 2


async def test_deadline() -> None:
    """Work that takes too long is given up."""
    with pytest.raises(TimeoutError):
        await TurnPriority().async_aside(Work(), 0)


async def test_turn_begins_as_time_is_up() -> None:
    """A turn that begins while work is being given up has it begin anew."""
    priority, work = TurnPriority(), Work()
    again = asyncio.Event()

    async def slow() -> None:
        if work.begun:
            again.set()
        try:
            await work()
        finally:
            with priority.turn(MODEL):
                await settle()

    task = asyncio.create_task(priority.async_aside(slow, 0))
    await again.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_error_ends_it() -> None:
    """What the work raises is passed on."""
    priority = TurnPriority()

    async def fail() -> None:
        raise KeyError

    with pytest.raises(KeyError):
        await priority.async_aside(fail, 60)
