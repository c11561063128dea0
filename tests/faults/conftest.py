"""What the tables of this room share: the clock, and a quiet log."""

import asyncio
from collections.abc import AsyncGenerator
import logging

import pytest

from .clock import LoopClock


@pytest.fixture
async def clock(caplog: pytest.LogCaptureFixture) -> AsyncGenerator[LoopClock]:
    """Return the clock of the loop, which can jump."""
    # At debug each request is told with its whole prompt.
    caplog.set_level(logging.INFO)
    clock = LoopClock(asyncio.get_running_loop())
    yield clock
    clock.restore()
