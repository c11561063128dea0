"""The turns that are under way, to be cancelled when Home Assistant stops."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

from homeassistant.core import Event, callback


class RunningTurns:
    """Holds the tasks in which turns run.

    Each belongs to its caller: a pipeline, an action, a page. When Home Assistant stops
    it ends such tasks only after the final writes, which is too late for a turn.
    """

    def __init__(self) -> None:
        """Begin without a turn."""
        self._tasks: list[asyncio.Task[object]] = []

    @contextmanager
    def turn(self) -> Generator[None]:
        """Hold the current task while the context lasts."""
        task = asyncio.current_task()
        assert task
        self._tasks.append(task)
        try:
            yield
        finally:
            self._tasks.remove(task)

    @callback
    def async_cancel(self, _: Event) -> None:
        """Cancel all turns, as a caller does who stops waiting for the answer."""
        for task in self._tasks:
            task.cancel("Home Assistant is stopping")
