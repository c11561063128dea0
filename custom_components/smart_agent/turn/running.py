"""The turns that run, so that they end when Home Assistant does."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

from homeassistant.core import Event, callback


class RunningTurns:
    """Keeps the tasks in which turns run.

    They belong to whoever asked: a pipeline, an action, a page. At its stop Home
    Assistant leaves such tasks alone until it has written everything.
    """

    def __init__(self) -> None:
        """Begin without a turn."""
        self._tasks: list[asyncio.Task[object]] = []

    @contextmanager
    def turn(self) -> Generator[None]:
        """Keep the current task while it takes a turn."""
        task = asyncio.current_task()
        assert task
        self._tasks.append(task)
        try:
            yield
        finally:
            self._tasks.remove(task)

    @callback
    def async_cancel(self, _: Event) -> None:
        """Cancel all of them, as one who no longer waits for the answer would."""
        for task in self._tasks:
            task.cancel("Home Assistant is stopping")
