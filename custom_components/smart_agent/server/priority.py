"""Turns go first: what else a server does for us waits, and makes room."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager


class TurnPriority:
    """Keeps work that can wait out of the way of all turns on one server."""

    def __init__(self) -> None:
        """Begin without a turn."""
        self._turns = 0
        self._idle = asyncio.Event()
        self._aside: dict[asyncio.Timeout, str | None] = {}

    @contextmanager
    def turn(self, model: str) -> Generator[None]:
        """Hold the server for a turn with a model; what is done aside ends at once."""
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
        """Do work while no turn runs; when one begins, end it and do it anew after.

        Turns with the model that is spared do not end it. Raises TimeoutError when the
        work takes more than timeout seconds in one go, and what the work raises.
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
