"""The rounds of an event loop: how long everything else waits while many turns run."""

import asyncio
import gc
from threading import get_ident
from time import thread_time
from typing import Self


class Rounds:
    """Measures the longest round of the running loop, while the context lasts.

    A round is all that runs before the loop looks for what is new. Seconds are those of
    the processor in this thread, without the garbage collector's: what it takes depends
    on all that the process holds.
    """

    def __init__(self) -> None:
        """Begin at nothing."""
        self.longest = 0.0
        self._last = 0.0
        self._collecting = 0.0
        self._thread = get_ident()
        self._next: asyncio.Handle

    def __enter__(self) -> Self:
        """Begin to measure."""
        self._last = thread_time()
        self._next = asyncio.get_running_loop().call_soon(self._take)
        gc.callbacks.append(self._on_collection)
        return self

    def __exit__(self, *_: object) -> None:
        """Measure no more."""
        gc.callbacks.remove(self._on_collection)
        self._next.cancel()

    def _take(self) -> None:
        """Note how long a round was, and measure the next one."""
        now = thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now
        self._next = asyncio.get_running_loop().call_soon(self._take)

    def _on_collection(self, phase: str, _: dict[str, int]) -> None:
        """Leave out the garbage collector, unless it is another thread's."""
        if get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = thread_time()
        else:
            self._last += thread_time() - self._collecting
