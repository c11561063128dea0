"""Many people at once, as a person starts the measure, and what it makes of it."""

import asyncio
from collections.abc import Iterator
import sys

import pytest

from evals.__main__ import main
from evals.load.command import verdicts
from evals.load.people import Load, Turn
from evals.load.server import Served
from homeassistant.util import dt as dt_util

SERVED = [
    Served("Lamp", came=1.0, began=3.0, ended=3.5),
    Served("Lamp", came=3.6, began=3.6, ended=4.1),
    Served("Fan", came=1.0, began=1.0, ended=3.0),
    Served("Lamp", came=9.0, began=9.0, ended=9.5),
]
MIB = 2**20


def test_within_bounds() -> None:
    """A turn may take what its own requests wait and take, and a little more."""
    turn = Turn("Lamp", began=0.5, ended=5.0, problem="")
    load = Load([turn], 0.049, (100 * MIB, 120 * MIB, 102 * MIB))
    lost, longest, block, memory = verdicts(load, SERVED)
    assert lost == "met     1 turns, lost: 0"
    # 2.5 and 0.5 seconds of the requests, of 4.5.
    assert "at most 1.50 s" in longest
    assert longest.startswith("missed")
    assert block.startswith("met ")
    assert memory.startswith("met ")


def test_beyond_bounds() -> None:
    """What was lost is told one by one, and what grew or took too long."""
    turns = [
        Turn("Lamp", began=0.9, ended=4.2, problem="it is not on"),
        Turn("Fan", began=0.9, ended=3.1, problem=""),
    ]
    load = Load(turns, 0.051, (100 * MIB, 120 * MIB, 103 * MIB))
    lost, problem, longest, block, memory = verdicts(load, SERVED)
    assert lost == "missed  2 turns, lost: 1"
    assert problem.strip() == "it is not on"
    assert longest.startswith("met ")
    assert block.startswith("missed")
    assert memory.startswith("missed")


@pytest.fixture
def time_zone() -> Iterator[None]:
    """Put the time zone of the process back, which a core of its own changes."""
    before = dt_util.get_default_time_zone()
    yield
    dt_util.set_default_time_zone(before)


async def test_load(
    socket_enabled: None,
    time_zone: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A few people lose nothing, and each took several turns of their own."""
    arguments = ["--minutes=0.05", "--people=4", "--satellites=2", "--seconds=0.02"]
    monkeypatch.setattr(sys, "argv", ["scripts/eval", "load", *arguments])
    code = await asyncio.to_thread(main)
    printed = capsys.readouterr()
    assert code == 0, printed.err
    lost, *rest = printed.out.splitlines()
    assert lost.endswith("turns, lost: 0")
    assert int(lost.split()[1]) > 4
    assert len(rest) == 3
