"""The benchmark as a person starts it, and what it makes of what was measured."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
import importlib.util
import json
from pathlib import Path
import sys
from typing import Any

import pytest

from evals.__main__ import main
from evals.bench.job import Job, take
from evals.bench.row import OLLAMA, Row, medley
from evals.bench.script import FIRST, SITUATIONS
from evals.bench.server import Rates
from evals.bench.table import tables
from evals.bench.targets import targets
from fakes.ollama_server import OllamaServer, say
from homeassistant.util import dt as dt_util

AGENTS = ("smart_agent", OLLAMA)
FAST = ["--repeats=1", "--settle=0", "--read=1e9", "--write=1e9"]

needs_ollama_agent = pytest.mark.skipif(
    importlib.util.find_spec("turbojpeg") is None,
    reason="needs scripts/setup requirements_demo.txt",
)


def bench(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run the command as the command line does; return its exit code."""
    monkeypatch.setattr(sys, "argv", ["scripts/eval", "bench", *arguments])
    return main()


def read(path: Path) -> list[Row]:
    """Return the rows in a file."""
    return [Row(**json.loads(line)) for line in path.read_text().splitlines()]


@pytest.fixture
def time_zone() -> Iterator[None]:
    """Put the time zone of the process back, which a core of its own changes."""
    before = dt_util.get_default_time_zone()
    yield
    dt_util.set_default_time_zone(before)


@needs_ollama_agent
async def test_bench(
    socket_enabled: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Both agents do everything that is said, and every column tells of it."""
    out = tmp_path / "rows.jsonl"
    arguments = ["--sizes=30", *FAST, "--json", str(out)]
    code = await asyncio.to_thread(bench, monkeypatch, *arguments)
    printed = capsys.readouterr()
    assert code == 0, printed.err
    rows = read(out)
    assert [(row.situation, row.agent) for row in rows] == [
        (situation.name, agent) for situation in SITUATIONS for agent in AGENTS
    ]
    for row in rows:
        assert row.done, row
        assert row.requests <= 4
        assert row.evaluated is not None
        assert len(row.evaluated) == row.requests
        # What is plain needs no model.
        asked = row.requests > 0
        assert asked <= sum(row.evaluated) <= row.prompt
        assert 10 * asked <= row.generated < 200
        assert 0 < row.first_sentence <= row.seconds
    theirs = {row.situation: row for row in rows if row.agent == OLLAMA}
    assert [row.requests for row in theirs.values()] == [2] * len(theirs)
    read_after = {name: sum(row.evaluated or ()) for name, row in theirs.items()}
    assert read_after["first"] > 3000
    assert read_after["command"] < 150
    assert read_after["new satellite"] > 2000
    assert theirs["follow-up"].prompt > theirs["command"].prompt
    assert "30 exposed entities" in printed.out
    assert "requests a command, at most" in printed.out
    assert "not done" not in printed.out


@needs_ollama_agent
async def test_a_real_server(ollama_server: OllamaServer, time_zone: None) -> None:
    """One at an address is counted from outside, and each agent has it for itself."""
    ollama_server.fallback = lambda _: say("Well.", eval_count=2)
    rates = Rates(1, 1)
    options = {"sentences": False}
    url = ollama_server.url
    job = Job(30, 1, options, rates, url, "test-model", settle=0, limit=60)
    rows = await asyncio.to_thread(take, job)
    assert [(row.agent, row.situation) for row in rows] == [
        (agent, situation.name)
        for agent in reversed(AGENTS)
        for situation in SITUATIONS
    ]
    for row in rows:
        # Ours does what it reads itself, whatever a model says.
        assert row.agent == "smart_agent" or not row.done
        assert (row.evaluated, row.prompt) == (None, 200 * row.requests)
    assert " - / - " in tables(medley(rows), markdown=False)
    assert not any("evaluated" in line for line in targets(medley(rows)))


@pytest.mark.parametrize("sizes", ["20", "30,large"])
def test_a_home_that_there_is_not(sizes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is too small for what is said, or no number, ends it."""
    with pytest.raises(SystemExit):
        bench(monkeypatch, f"--sizes={sizes}")


ROW = Row(
    size=30,
    situation="command",
    agent=OLLAMA,
    repeat=0,
    requests=2,
    prompt=8000,
    evaluated=(10, 90),
    generated=40,
    too_long=0,
    first_sentence=1.0,
    seconds=1.1,
    speech="It is on.",
    done=True,
)


def test_medians() -> None:
    """What repeats differ in comes down to the median; the dearest request is kept."""
    rows = [
        replace(ROW, repeat=repeat, evaluated=(10, most), seconds=seconds)
        for repeat, (most, seconds) in enumerate([(90, 1.0), (300, 9.0), (100, 2.0)])
    ]
    of = medley(rows)[30, "command"][OLLAMA]
    assert (of.requests, of.prompt, of.seconds) == (2, 8000, 2.0)
    assert (of.evaluated, of.per_request, of.most) == (110, 55, 300)


def both(size: int, **ours: Any) -> Iterator[Row]:
    """Return rows of both agents; ours costs a tenth of core's if not said otherwise."""
    cheap: dict[str, Any] = {
        "requests": 1,
        "prompt": 800,
        "evaluated": (99,),
        "seconds": 0.1,
    }
    for situation in SITUATIONS:
        row = replace(ROW, size=size, situation=situation.name)
        yield row
        yield replace(row, agent="smart_agent", **(cheap | ours))


def test_targets_met() -> None:
    """Every target has a line, and those that are met say so."""
    rows = [row for size in (30, 100, 300, 1000) for row in both(size)]
    told = targets(medley(rows))
    assert len(told) == 2 + 3 + 1 + 4 + 1
    assert all(line.startswith("met: ") for line in told), told
    assert told[2] == (
        "met: 10% of core's prompt tokens at 30 entities, at most 55% (20% a request)"
    )


@pytest.mark.parametrize(
    ("worse", "missed"),
    [
        ({"requests": 2}, "2.00 requests a command, at most 1.1"),
        ({"seconds": 0.6}, "0.55 of core's time to the end of commands at 300"),
        ({"evaluated": (151,)}, "151 tokens evaluated at most of a request"),
        ({"prompt": 2801}, "35% of core's prompt tokens at 300 entities"),
    ],
)
def test_targets_missed(worse: dict[str, Any], missed: str) -> None:
    """One that is missed by little is missed, and nothing else is."""
    told = targets(medley(both(300, **worse)))
    (line,) = (line for line in told if line.startswith("missed: "))
    assert line.startswith(f"missed: {missed}")


def test_what_is_not_done_meets_no_target() -> None:
    """An agent that fails at once is not the faster one."""
    failed = {"requests": 0, "prompt": 0, "evaluated": (), "done": False}
    found = medley(row for size in (300, 1000) for row in both(size, **failed))
    assert all(line.startswith("missed: ") for line in targets(found))
    assert "| 0.00 / 1.10 | - |" in tables(
        medley(both(30, **failed, seconds=0.001)), markdown=True
    )


def test_growth_missed() -> None:
    """A prompt that grows with the home by a tenth grows too much."""
    told = targets(medley([*both(300, prompt=900), *both(1000, prompt=990)]))
    assert (
        "missed: +10% prompt tokens from 300 to 1000 entities, less than +10%" in told
    )


def test_the_first_turn_counts_for_no_target() -> None:
    """What it has to read is paid once."""
    rows = [
        replace(row, requests=9, prompt=99_999, evaluated=(9999,), seconds=99.0)
        if row.situation == FIRST.name and row.agent == "smart_agent"
        else row
        for row in both(30)
    ]
    assert all(line.startswith("met: ") for line in targets(medley(rows)))


def test_tables() -> None:
    """A table a home, with both agents in every cell."""
    table = tables(medley([*both(30), *both(1000)]), markdown=True)
    assert "1,000 exposed entities\n\n| situation |" in table
    assert (
        "| command | 1 / 2 | 800 / 8,000 | 99 / 100 | 99 / 50 | 40 / 40 | 1.00 / 1.00 "
        "| 0.10 / 1.10 | 0.09 |" in table
    )
