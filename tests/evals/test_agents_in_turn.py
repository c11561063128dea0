"""What two agents on one model cost each other."""

import asyncio
from collections.abc import Iterator

import pytest

from evals.bench.agents_in_turn import measure
from homeassistant.util import dt as dt_util


@pytest.fixture
def time_zone() -> Iterator[None]:
    """Put the time zone of the process back, which a core of its own changes."""
    before = dt_util.get_default_time_zone()
    yield
    dt_util.set_default_time_zone(before)


@pytest.mark.usefixtures("socket_enabled", "time_zone")
async def test_announced() -> None:
    """Who is told that somebody begins to speak has read what its turns begin with."""
    alone, surprised, announced = await asyncio.to_thread(asyncio.run, measure())
    assert [row[:2] for row in (alone, surprised, announced)] == [
        ("1", "no"),
        ("2", "no"),
        ("2", "yes"),
    ]
    assert float(surprised[3]) > 90
    assert float(announced[3]) < 5
    assert float(alone[3]) < 5
