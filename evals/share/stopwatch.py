"""How long the event loop is busy, and with what."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial, wraps
import gc
from inspect import iscoroutinefunction
from threading import get_ident
from time import thread_time
from types import coroutine
from typing import Any, Self
from unittest.mock import patch

CORE = "Home Assistant"
"""The part of what Home Assistant itself does in a turn."""

REST = "rest"
"""The part of what is none of the others."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What some time on the event loop went to, in seconds.

    parts are without what others of them took within them. block is the longest that
    nothing else could run, own_block without what Home Assistant and the garbage
    collector took of it, own_parts what the longest of these went to.
    """

    parts: dict[str, float]
    block: float
    own_block: float
    own_parts: dict[str, float]


class Stopwatch:
    """Adds up the time that the event loop spends in functions that are watched.

    It is the processor's time, so that what else the machine does is left out, as is
    what a coroutine function waits for. A block is one callback of the loop, be it a
    step of a task; the garbage collector is told apart, as its pauses grow with all
    that the process holds.
    """

    def __init__(self, now: Callable[[], float] = thread_time) -> None:
        """Begin at zero; now returns the time in seconds."""
        self._now = now
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._told: dict[str, float] = {}
        self._within: list[float] = []
        self._thread = get_ident()
        self._collecting = 0.0
        self._collected = 0.0
        self._block = self._own_block = 0.0
        self._own_parts: dict[str, float] = {}
        self._patches = ExitStack()

    def __enter__(self) -> Self:
        """Watch the loop."""
        run = asyncio.Handle._run  # noqa: SLF001 - the one place where all that the loop does passes

        def timed(handle: asyncio.Handle) -> None:
            before, collected = dict(self._spent), self._collected
            started = self._now()
            self._span(REST, partial(run, handle))
            block = self._now() - started
            self._block = max(self._block, block)
            own = block - (self._collected - collected)
            own -= self._spent[CORE] - before.get(CORE, 0.0)
            if own > self._own_block:
                self._own_block = own
                self._own_parts = {
                    part: spent - before.get(part, 0.0)
                    for part, spent in self._spent.items()
                    if part != CORE
                }

        self._patches.enter_context(patch.object(asyncio.Handle, "_run", timed))
        gc.callbacks.append(self._on_collection)
        return self

    def __exit__(self, *_: object) -> None:
        """Leave everything as it was."""
        gc.callbacks.remove(self._on_collection)
        self._patches.close()

    def watch(self, part: str, owner: Any, *names: str) -> None:
        """Count functions or methods of a module or class to a part."""
        for name in names:
            function = vars(owner)[name]
            watched = (
                self._watched_coroutine(part, function)
                if iscoroutinefunction(function)
                else self._watched(part, function)
            )
            self._patches.enter_context(patch.object(owner, name, watched))

    def take(self) -> Taken:
        """Return what there was since the last time, in blocks that have ended."""
        parts = {part: s - self._told.get(part, 0.0) for part, s in self._spent.items()}
        taken = Taken(parts, self._block, self._own_block, self._own_parts)
        self._told = dict(self._spent)
        self._block = self._own_block = 0.0
        self._own_parts = {}
        return taken

    def _watched[**P, T](self, part: str, function: Callable[P, T]) -> Callable[P, T]:
        """Return a function that is watched."""

        @wraps(function)
        def watched(*args: P.args, **kwargs: P.kwargs) -> T:
            return self._span(part, partial(function, *args, **kwargs))

        return watched

    def _watched_coroutine[**P, T](
        self, part: str, function: Callable[P, Coroutine[Any, Any, T]]
    ) -> Callable[P, Coroutine[Any, Any, T]]:
        """Return a coroutine function that is watched."""

        @wraps(function)
        async def watched(*args: P.args, **kwargs: P.kwargs) -> T:
            result: T = await self._step(part, function(*args, **kwargs))
            return result

        return watched

    @coroutine
    def _step[T](
        self, part: str, inner: Coroutine[Any, Any, T]
    ) -> Generator[Any, Any, T]:
        """Run a coroutine step by step, each in a span of its own."""
        go_on: Callable[[], Any] = partial(inner.send, None)
        while True:
            try:
                awaited = self._span(part, go_on)
            except StopIteration as done:
                result: T = done.value
                return result
            try:
                got = yield awaited
            except BaseException as err:  # noqa: BLE001 - is the coroutine's to handle
                go_on = partial(inner.throw, err)
            else:
                go_on = partial(inner.send, got)

    def _span[T](self, part: str, function: Callable[[], T]) -> T:
        """Run a function as time of a part, except for what others take within it."""
        self._within.append(0.0)
        started = self._now()
        try:
            return function()
        finally:
            elapsed = self._now() - started
            self._spent[part] += elapsed - self._within.pop()
            if self._within:
                self._within[-1] += elapsed

    def _on_collection(self, phase: str, _: dict[str, int]) -> None:
        """Count the time of the garbage collector, unless it is another thread's."""
        if get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = self._now()
        else:
            self._collected += self._now() - self._collecting
