"""Many who speak at once: what their turns work at never adds up to one long block."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from custom_components.smart_agent.turn import prepare
from custom_components.smart_agent.turn.pace import Pace
from fakes.ollama_server import say

from ..house_fixtures import Talk


class Rounds:
    """Counts the rounds of the event loop."""

    def __init__(self) -> None:
        """Begin to count."""
        self.now = 0
        self._count()

    def _count(self) -> None:
        """Count a round, and go on in the next one."""
        self.now += 1
        self._handle = asyncio.get_running_loop().call_soon(self._count)

    def stop(self) -> None:
        """Count no more."""
        self._handle.cancel()


async def test_one_in_each_round() -> None:
    """Steps run in the order in which they came, one in each round."""
    pace, rounds = Pace(), Rounds()
    done: list[tuple[int, int]] = []

    async def work(number: int) -> None:
        await pace.step()
        done.append((number, rounds.now))
        await pace.step()
        done.append((number, rounds.now))

    await asyncio.gather(*(work(number) for number in range(20)))
    rounds.stop()
    assert [number for number, _ in done] == [*range(20), *range(20)]
    assert len({when for _, when in done}) == 40


async def test_cancelled() -> None:
    """Whoever leaves the queue keeps nobody waiting."""
    pace = Pace()
    tasks = [asyncio.create_task(pace.step()) for _ in range(5)]
    await asyncio.sleep(0)
    for task in tasks[1:4]:
        task.cancel()
    await tasks[4]
    assert [task.cancelled() for task in tasks] == [False, True, True, True, False]
    await pace.step()


async def test_fifty_at_once(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """No two of fifty people are listened to in the same round, and all are answered."""
    rounds = Rounds()
    heard = Counter[int]()
    read = vars(prepare)["read_wish"]

    def read_wish(*args: Any) -> Any:
        heard[rounds.now] += 1
        return read(*args)

    monkeypatch.setattr(prepare, "read_wish", read_wish)
    talk.server.fallback = lambda _: say("That is all.")
    said = await asyncio.gather(*(talk(f"tell me joke {n}") for n in range(50)))
    rounds.stop()
    assert {one.speech for one in said} == {"That is all."}
    assert heard.total() == 50
    assert set(heard.values()) == {1}
