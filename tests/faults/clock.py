"""A clock of the event loop that does not wait: minutes of silence take milliseconds."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_STILL = 0.002
"""Real seconds without anything to read after which nothing more is on its way: both
ends of every connection are in this process."""


class LoopClock:
    """Makes an event loop jump to its next timer whenever it would wait for it.

    What is timed by the loop (`asyncio.timeout`, `asyncio.sleep`, Home Assistant's polls)
    takes as long as in a house by `time`, and no time by a wall clock. Jobs of threads
    are waited for: they are work, not waiting.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take over the clock of a loop; it jumps only within `fast`."""
        self._real: Callable[[], float] = loop.time
        self._run_in_executor: Callable[..., asyncio.Future[Any]] = loop.run_in_executor
        self._ahead = 0.0
        self._jobs = 0
        self._fast = False
        # What asyncio calls of itself, and types as what nobody replaces.
        inside: Any = loop
        self._loop = inside
        self._select = inside._selector.select  # noqa: SLF001
        inside._selector.select = self._wait  # noqa: SLF001
        inside.time = self.time
        inside.run_in_executor = self._work

    def time(self) -> float:
        """Return the time of the loop, in seconds."""
        return self._real() + self._ahead

    def restore(self) -> None:
        """Give the clock back; what is scheduled then keeps its time."""
        del self._loop.run_in_executor
        self._loop._selector.select = self._select  # noqa: SLF001

    @contextmanager
    def fast(self) -> Iterator[None]:
        """Jump over what would be waited for, while the context lasts."""
        self._fast = True
        try:
            yield
        finally:
            self._fast = False

    async def pass_by(self, seconds: float) -> None:
        """Let so much time pass in the house."""
        with self.fast():
            await asyncio.sleep(seconds)

    def _work(self, *args: Any) -> asyncio.Future[Any]:
        """Count a job of a thread while it lasts."""
        job: asyncio.Future[Any] = self._run_in_executor(*args)
        self._jobs += 1
        job.add_done_callback(self._done)
        return job

    def _done(self, _: asyncio.Future[Any]) -> None:
        """Note that a job of a thread is over."""
        self._jobs -= 1

    def _wait(self, timeout: float | None = None) -> Any:
        """Wait for something to read, or jump to when the loop is to go on."""
        if not self._fast or timeout is None or timeout <= 0 or self._jobs:
            return self._select(timeout)
        if (events := self._select(min(timeout, _STILL))) or self._jobs:
            return events
        self._ahead += max(0.0, timeout - _STILL)
        return events
