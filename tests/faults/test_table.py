"""The fault table: every fault, in every moment in which it can strike, to every ear."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
import gc
import json
import logging
from pathlib import Path

import pytest

import custom_components.smart_agent as package
from custom_components.smart_agent.coordinator import LOOK_SECONDS
from custom_components.smart_agent.options import DEFAULTS
from fakes.ollama_server import OllamaServer, call, say
from homeassistant.core import HomeAssistant

from ..house_fixtures import MODEL, Heard
from .clock import LoopClock
from .faults import FAULTS, STORY, Fault, Gate, Moment, Trouble
from .sick_house import VOICES, SickHouse, Voice, async_sick_house, sockets

LIMIT = DEFAULTS.turn_timeout
TEXTS = Path(package.__file__).parent / "translations"

type NewHouse = Callable[[Fault, Voice], Awaitable[SickHouse]]


@pytest.fixture
def new_house(
    hass: HomeAssistant,
    kitchen: str,
    ollama_server: OllamaServer,
    clock: LoopClock,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> NewHouse:
    """Return how to come to a house where a fault can strike."""
    return partial(
        async_sick_house,
        hass,
        ollama_server,
        kitchen,
        clock,
        caplog,
        monkeypatch,
        tmp_path,
    )


def sentence(language: str, key: str) -> str:
    """Return the agent's own sentence of a key, in a language."""
    texts = json.loads((TEXTS / f"{language}.json").read_text("utf-8"))["common"]
    text: str = texts[key]
    return text.replace("{model}", MODEL)


class Cell:
    """One cell of the table: a fault that strikes somebody's turn in a moment."""

    def __init__(
        self, house: SickHouse, fault: Fault, voice: Voice, moment: Moment
    ) -> None:
        """Prepare; nothing is said yet."""
        self.house = house
        self.fault = fault
        self.voice = voice
        self.moment = moment
        self.end = fault.end_of(moment)
        self._gate: Gate | None = None

    async def play(self) -> None:
        """Have the fault strike, pass and be forgotten; assert what is promised."""
        house = self.house
        house.ran.clear()
        house.log.clear()
        await house.settled()
        before = house.left()
        began = house.clock.time()
        try:
            heard = await self._turn()
            assert house.clock.time() - began <= LIMIT + 0.5
            self._assert_said(heard)
            self._assert_recorded()
            await self._assert_known()
        finally:
            await house.cure(self.fault)
        await self._assert_next_turn(heard)
        assert await self._left_since(before) == {}

    async def _left_since(self, before: Counter[str]) -> Counter[str]:
        """Return what is left of the turn; a poll that is just under way is not."""
        for _ in range(3):
            await self.house.settled()
            if not (left := self.house.left() - before):
                break
        return left

    # -- the turn

    async def _turn(self) -> Heard:
        """Take the turn, with the fault in its moment."""
        house, moment = self.house, self.moment
        self._script()
        if not moment.in_stream:
            if moment.has_acted:
                house.when_it_ran = partial(house.strike, self.fault)
            else:
                await house.strike(self.fault)
        asks = moment.has_acted or moment is Moment.IN_A_CALL
        words = self.voice.command if asks else self.voice.question
        with house.clock.fast():
            turn = asyncio.create_task(house.talk(words))
            if moment.in_stream and self._gate:
                reached = asyncio.create_task(self._gate.reached.wait())
                await asyncio.wait({turn, reached}, return_when=asyncio.FIRST_COMPLETED)
                reached.cancel()
                await house.strike(self.fault, in_stream=True)
            heard = await turn
        house.when_it_ran = None
        return heard

    def _script(self) -> None:
        """Have the server say what the moment needs, and then whatever the fault has."""
        server = self.house.server
        if self.moment.has_acted:
            server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
        if self.fault.tail:
            for _ in range(DEFAULTS.max_attempts):
                reply = self.fault.reply(self.moment)
                gates = [one for one in reply.steps if isinstance(one, Gate)]
                self._gate = self._gate or next(iter(gates), None)
                server.script(reply)

    # -- what is promised

    def _assert_said(self, heard: Heard) -> None:
        """The user hears in their language why it ended, and what was done before."""
        house, end = self.house, self.end
        acted = self.moment.has_acted
        assert house.ran == ["light.desk_lamp"] * acted
        done = [self.voice.done] * acted
        if end.key is None:
            assert heard.speech
            assert not heard.failed
        elif not end.key:
            assert f"{heard.speech}." == self.voice.done
            assert not heard.failed
        else:
            # More may have been asked for than what was done.
            told = sentence(self.voice.language, "broke_off" if acted else end.key)
            assert heard.speech == " ".join([*done, told])
            # Behind words that were heard an error would be shown beside them.
            assert heard.failed is (self.moment is not Moment.IN_A_WORD)
        spoken = "".join(heard.streamed)
        assert spoken.startswith(STORY[:100]) == (self.moment is Moment.IN_A_WORD)
        assert not heard.asks

    def _assert_recorded(self) -> None:
        """The record tells the cause."""
        record = self.house.talk.record
        assert record.done
        assert record.outcome is self.end.outcome
        assert record.error.partition(":")[0] == self.end.error
        problem = record.requests[-1].problem
        assert problem == self.end.problem
        assert len([one for one in record.calls if not one.failed]) == len(
            self.house.ran
        )

    async def _assert_known(self) -> None:
        """Entities and log tell that the server is away, once, and no turn waits."""
        house, fault = self.house, self.fault
        await house.clock.pass_by(80)
        await house.settled()
        assert set(house.there.values()) == {not fault.away}
        assert len(house.told(logging.ERROR)) == fault.away
        if not fault.silent:
            return
        began = house.clock.time()
        with house.clock.fast():
            heard = await house.talk(self.voice.question)
        assert house.clock.time() - began <= LOOK_SECONDS + 0.5
        assert heard.speech == sentence(self.voice.language, "error_cannot_connect")
        assert not house.talk.record.requests

    async def _assert_next_turn(self, heard: Heard) -> None:
        """The next turn works, and entities and log tell that the server is back."""
        house = self.house
        house.server.script(call("HassTurnOn", {"name": "Floor Lamp"}), say("Hello."))
        house.ran.clear()
        with house.clock.fast():
            words = self.voice.command.replace("Desk", "Floor").replace("desk", "floor")
            later = await house.talk(words, after=heard)
        assert later.speech == "Hello."
        assert house.ran == ["light.floor_lamp"]
        await house.settled()
        assert set(house.there.values()) == {True}
        assert len(house.told(logging.ERROR)) == self.fault.away
        assert len(house.told(logging.INFO)) == self.fault.away


@pytest.mark.parametrize("voice", VOICES, ids=lambda one: one.name)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda one: one.name)
async def test_table(
    new_house: NewHouse, fault: Fault, voice: Voice, subtests: pytest.Subtests
) -> None:
    """A bad day ends in a sentence, does nothing twice, and leaves nothing behind."""
    before = sockets()
    house = await new_house(fault, voice)
    house.server.script(say("Hello."))
    await house.talk("hello")
    for moment in fault.moments:
        with subtests.test(moment=moment.name):
            await Cell(house, fault, voice, moment).play()
    await house.hass.config_entries.async_unload(house.talk.entry.entry_id)
    await house.clock.pass_by(1)
    if sockets() != before:
        # A connection of the sick server's may be in a cycle that waits for the collector.
        gc.collect()
    assert sockets() == before


async def test_gone_while_a_call_runs(new_house: NewHouse) -> None:
    """A turn does not wait for a server that was found to be gone in the meantime."""
    (fault,) = (one for one in FAULTS if one.trouble is Trouble.SWITCHED_OFF)
    house = await new_house(fault, VOICES[1])
    found = 0.0

    async def found_to_be_gone() -> None:
        nonlocal found
        await house.strike(fault)
        await house.talk.entry.runtime_data.state.async_refresh()
        found = house.clock.time()

    house.when_it_ran = found_to_be_gone
    house.server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
    with house.clock.fast():
        heard = await house.talk("sort out the desk lamp")
    assert house.clock.time() - found <= LOOK_SECONDS + 0.5
    sorry = sentence("en", "broke_off")
    assert heard.speech == f"Turned on the light. {sorry}"
    await house.cure(fault)
