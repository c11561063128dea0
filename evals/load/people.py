"""People who speak in conversations of their own, each about a lamp of their own."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
import gc
from itertools import cycle
from time import monotonic
import tracemalloc
from typing import Any

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.const import DOMAIN
from demo.model_server import Model
from evals.agents import SMART_AGENT, Candidate
from evals.bench.person import async_say
from evals.errors import EvalError
from evals.homes import home
from evals.share.rounds import Rounds
from fakes.house import house
from homeassistant.components.light import DOMAIN as LIGHT
from homeassistant.const import STATE_OFF, STATE_ON
from homeassistant.core import HomeAssistant
from homeassistant.helpers.chat_session import DATA_CHAT_SESSION
from homeassistant.runner import create_event_loop

from .server import MODEL, WORDS

_PER_PERSON = 6
"""Entities that are exposed in the home for each of the people."""

_LEAST = 30
"""Entities of the smallest home."""

_TURNS = 5
"""Turns of a conversation, before the person begins a new one."""

_SAMPLES = 10
"""How often memory is looked at."""

_FRACTION = 0.2
"""The part of the time that is over when the memory counts for the first time."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn about the lamp name, with when it began and ended, by the machine's clock.

    problem tells what was lost of it, empty if nothing was.
    """

    name: str
    began: float
    ended: float
    problem: str


@dataclass(frozen=True, slots=True)
class Load:
    """What was measured: turns, the longest round of the loop in seconds, and memory.

    memory is what Python held after a fifth of the time, at the most from then on, and
    when all was over, in bytes.
    """

    turns: list[Turn]
    longest: float
    memory: tuple[int, int, int]


def take(url: str, people: int, satellites: int, seconds: float) -> Load:
    """Have people speak at satellites, for so long."""
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        return runner.run(_take(url, people, satellites, seconds))


async def _take(url: str, people: int, satellites: int, seconds: float) -> Load:
    """Have them all speak; raise EvalError if the home has too few lamps or areas."""
    inventory, devices = _with_satellites(
        home(max(_PER_PERSON * people, _LEAST)), satellites
    )
    lamps = [one for one in inventory["entities"] if one["id"].startswith(LIGHT)]
    if len(lamps) < people:
        raise EvalError(f"there are lamps for {len(lamps)} people")
    async with house(inventory) as hass:
        agent = await Candidate(
            SMART_AGENT, Model(url, MODEL), {"sentences": False}
        ).add_to(hass, url)
        (entry,) = hass.config_entries.async_entries(DOMAIN)
        where = cycle([async_device_id(hass, entry, device) for device in devices])
        said = [
            _Person(hass, agent, device, lamp["id"], lamp["name"])
            for lamp, device in zip(lamps[:people], where, strict=False)
        ]
        await said[0].speak_once()
        tracemalloc.start()
        until = monotonic() + seconds
        try:
            with Rounds() as rounds:
                async with asyncio.TaskGroup() as group:
                    looks = group.create_task(_memory(seconds))
                    for one in said:
                        group.create_task(one.speak(until))
            for one in said:
                one.leave()
            await hass.async_block_till_done()
            held = _held()
        finally:
            tracemalloc.stop()
        turns = [turn for one in said for turn in one.turns]
        later = looks.result()[round(_FRACTION * _SAMPLES) :]
        return Load(turns, rounds.longest, (later[0], max(later), held))


def _with_satellites(
    inventory: dict[str, Any], count: int
) -> tuple[dict[str, Any], Sequence[str]]:
    """Return a home with so many satellites, an area for each, and their ids."""
    areas = [area["id"] for area in inventory["areas"][:count]]
    if len(areas) < count:
        raise EvalError(f"there are areas for {len(areas)} satellites")
    ids = [f"{area}_ear" for area in areas]
    devices = [
        {"id": one, "name": f"Ear {one}", "area": area, "timers": True}
        for one, area in zip(ids, areas, strict=True)
    ]
    return inventory | {"devices": devices}, ids


async def _memory(seconds: float) -> list[int]:
    """Return the bytes that Python holds, looked at some times in so many seconds."""
    found = []
    for _ in range(_SAMPLES):
        await asyncio.sleep(seconds / _SAMPLES)
        found.append(_held())
    return found


def _held() -> int:
    """Return the bytes that Python holds."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@dataclass(slots=True)
class _Person:
    """Somebody who turns their lamp on and off, and asks whether it is on."""

    hass: HomeAssistant
    agent: str
    device: str
    lamp: str
    name: str
    turns: list[Turn] = field(default_factory=list)
    _conversation: str | None = None

    async def speak(self, until: float) -> None:
        """Say one sentence after the other until a time of the machine's clock."""
        state = self.hass.states.get(self.lamp)
        assert state is not None
        is_on = state.state == STATE_ON
        for sentence, will_be in self._sentences():
            if monotonic() >= until:
                return
            is_on = is_on if will_be is None else will_be
            if len(self.turns) % _TURNS == 0:
                self.leave()
            await self._say(sentence, is_on, asks=will_be is None)

    async def speak_once(self) -> None:
        """Say a sentence that does not count, for which much is read once."""
        await async_say(
            self.hass, self.agent, self.device, f"Is the {self.name} on?", None
        )

    def _sentences(self) -> Iterator[tuple[str, bool | None]]:
        """Return sentences without end, with whether the lamp is then on, or as it was."""
        return cycle(
            [
                (f"Turn on the {self.name}.", True),
                (f"Is the {self.name} on?", None),
                (f"Turn off the {self.name}.", False),
            ]
        )

    async def _say(self, sentence: str, is_on: bool, *, asks: bool) -> None:
        """Say a sentence, and look at what became of it."""
        began = monotonic()
        heard = await async_say(
            self.hass, self.agent, self.device, sentence, self._conversation
        )
        ended = monotonic()
        self._conversation = heard.conversation_id
        state = self.hass.states.get(self.lamp)
        wanted = STATE_ON if is_on else STATE_OFF
        problem = ""
        if state is None or state.state != wanted:
            problem = f"{sentence} {heard.speech!r}, and it is not {wanted}"
        elif asks and heard.speech != WORDS:
            problem = f"{sentence} {heard.speech!r}"
        self.turns.append(Turn(self.name, began, ended, problem))

    def leave(self) -> None:
        """End the conversation."""
        if self._conversation is not None:
            self.hass.data[DATA_CHAT_SESSION].pop(self._conversation).async_cleanup()
            self._conversation = None
