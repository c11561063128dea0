"""How long a coroutine keeps the event loop from everything else."""

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import monotonic
from types import coroutine
from typing import Any


class Timed[T]:
    """Runs a coroutine, and measures the longest piece of it that nothing interrupts.

    Only what it does itself is measured, not what it waits for: while one tool waits,
    another may block the loop.
    """

    def __init__(self, inner: Coroutine[Any, Any, T]) -> None:
        """Take a coroutine that was not begun."""
        self._inner = inner
        self.longest = 0.0
        """Seconds."""

    async def run(self) -> T:
        """Return what it comes to; raises what it raises."""
        return await self._steps()

    @coroutine
    def _steps(self) -> Generator[Any, Any, T]:
        """Take one step after the other, as `await` does."""
        step: Callable[[], Any] = partial(self._inner.send, None)
        while True:
            started = monotonic()
            try:
                waits_for = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.longest = max(self.longest, monotonic() - started)
            try:
                step = partial(self._inner.send, (yield waits_for))
            except BaseException as err:  # noqa: BLE001 # a cancellation is the inner one's
                step = partial(self._inner.throw, err)
