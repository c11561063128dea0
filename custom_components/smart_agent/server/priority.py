"""Turns go first: other work on a server waits for them and is interrupted by them."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager


class TurnPriority:
    """Lets work that can wait run only while no turn runs on one server."""

    def __init__(self) -> None:
        """Begin without a turn."""
        self._turns = 0
        self._idle = asyncio.Event()
        self._aside: dict[asyncio.Timeout, str | None] = {}

    @contextmanager
    def turn(self, model: str) -> Generator[None]:
        """Hold the server for a turn with a model.

        Other work is interrupted at once, unless it spares this model.
        """
        self._turns += 1
        self._idle.clear()
        for scope, spared in list(self._aside.items()):
            if spared != model:
                del self._aside[scope]
                if not scope.expired():
                    scope.reschedule(0)
        try:
            yield
        finally:
            self._turns -= 1
            if not self._turns:
                self._idle.set()

    async def async_aside(
        self,
        work: Callable[[], Awaitable[None]],
        timeout: float,
        spared: str | None = None,
    ) -> None:
        """Do work while no turn runs; if one begins, cancel it and start again after.

        Turns with the model named by spared do not cancel it. Raises TimeoutError when
        one attempt takes more than timeout seconds, and whatever the work raises.
        """
        while True:
            while self._turns:
                await self._idle.wait()
            try:
                async with asyncio.timeout(timeout) as scope:
                    self._aside[scope] = spared
                    await work()
            except TimeoutError:
                if scope in self._aside:
                    raise
            else:
                return
            finally:
                self._aside.pop(scope, None)
