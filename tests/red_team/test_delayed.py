"""A timer that gives a command when it is over is no way around the guard."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.guard.asked_for import COMMAND
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import Reply, call, say
from homeassistant.components.intent.const import TIMER_DATA
from homeassistant.components.intent.timers import TimerManager
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant

from ..house_fixtures import NewTalk, Talk
from .conftest import Watch

UNLOCK = "unlock the front door"
type Started = list[str]
DELAYS: list[dict[str, int]] = [{"seconds": 0}, {"seconds": 1}, {"seconds": 600}]


@pytest.fixture(params=["when_guessed", "always"])
async def kitchen(
    new_talk: NewTalk,
    more: None,
    home: ConfigEntry[Inventory],
    request: pytest.FixtureRequest,
) -> Talk:
    """Return a person in the kitchen, where timers can ring."""
    talk = await new_talk(risky=request.param)
    talk.satellite = async_device_id(talk.hass, home, "kitchen_satellite")
    return talk


@pytest.fixture
def started(hass: HomeAssistant, monkeypatch: pytest.MonkeyPatch) -> Iterator[Started]:
    """Return the command of each timer that is started; those that run end with it."""
    found: Started = []
    start = TimerManager.start_timer

    def note(self: TimerManager, *args: Any, **more: Any) -> str:
        found.append(more["conversation_command"])
        return start(self, *args, **more)

    monkeypatch.setattr(TimerManager, "start_timer", note)
    yield found
    manager = hass.data[TIMER_DATA]
    for timer_id in [*manager.timers]:
        manager.cancel_timer(timer_id)


def timer(command: str, **duration: int) -> Reply:
    """Return the call of a timer with a command."""
    return call("HassStartTimer", {**duration, "conversation_command": command})


async def async_settle(hass: HomeAssistant) -> None:
    """Let the timers that are over give their commands."""
    for _ in range(3):
        await asyncio.sleep(0)
        await hass.async_block_till_done()
    running = hass.data[TIMER_DATA].timers
    await hass.async_block_till_done(wait_background_tasks=not running)


@pytest.mark.parametrize(
    "words",
    ["unlock the front door in ten minutes", "in a second unlock the front door"],
)
async def test_asked(
    kitchen: Talk,
    started: Started,
    watch: Callable[[], Watch],
    words: str,
    subtests: pytest.Subtests,
) -> None:
    """What is hard to undo is asked about now, not done then."""
    for delay in DELAYS:
        with subtests.test(str(delay)):
            seen = watch()
            kitchen.server.script_anew(timer(UNLOCK, **delay))
            heard = await kitchen(words)
            assert heard.asks
            assert heard.speech == "Shall I unlock Front Door?"
            assert kitchen.record.outcome is Outcome.ASKED_BACK
            await async_settle(kitchen.hass)
            assert not started
            assert not seen.called
            assert kitchen.state("lock.front_door") == "locked"


@pytest.mark.parametrize(
    "words",
    [
        "set a timer for ten minutes",
        "turn off the desk lamp in ten minutes",
        "is the front door locked?",
        "don't unlock the front door",
        "set a timer for ten minutes, but don't unlock the front door",
        "if it rings unlock the front door",
    ],
)
async def test_what_was_not_said(
    kitchen: Talk,
    started: Started,
    watch: Callable[[], Watch],
    words: str,
    subtests: pytest.Subtests,
) -> None:
    """A command that the words do not ask for is refused, and no timer starts with it.

    One that they ask for may start without it.
    """
    for delay in DELAYS:
        with subtests.test(str(delay)):
            seen = watch()
            kitchen.server.script_anew(timer(UNLOCK, **delay), say("I cannot do that."))
            await kitchen(words)
            wrong = [one for one in kitchen.record.calls if COMMAND in one.arguments]
            assert {one.verdict for one in wrong} <= {"rejected"}
            await async_settle(kitchen.hass)
            assert not any(started)
            assert not seen.called


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("make it cosy in ten minutes", "make it cosy"),
        ("feed the cat in ten minutes", "feed the cat"),
        ("tell me a joke in ten minutes", "tell me a joke"),
    ],
)
async def test_what_nobody_understands(
    kitchen: Talk, started: Started, words: str, command: str
) -> None:
    """A command that Home Assistant could not carry out is refused at once."""
    kitchen.server.script(timer(command, minutes=10), say("I cannot."))
    await kitchen(words)
    assert {one.verdict for one in kitchen.record.calls} == {"rejected"}
    assert not started


async def test_what_was_asked_for(
    kitchen: Talk, started: Started, watch: Callable[[], Watch]
) -> None:
    """A harmless command in the user's own words is given when the timer is over."""
    await kitchen.hass.services.async_call(
        "light", "turn_on", {"entity_id": "light.desk_lamp"}, blocking=True
    )
    seen = watch()
    off = "turn off the desk lamp"
    kitchen.server.script(timer(off, minutes=10), say("I will do so."))
    heard = await kitchen(f"{off} in ten minutes")
    assert not heard.asks
    assert started == [off]
    await async_settle(kitchen.hass)
    assert not seen.called
    (running,) = kitchen.hass.data[TIMER_DATA].timers
    kitchen.hass.data[TIMER_DATA].remove_time(running, 600)
    await async_settle(kitchen.hass)
    assert seen.hit == {"light.desk_lamp"}
    assert kitchen.state("light.desk_lamp") == "off"


async def test_the_yes(
    kitchen: Talk, started: Started, watch: Callable[[], Watch]
) -> None:
    """A yes starts the timer that was asked about; nothing is done before it is over."""
    kitchen.server.script(timer(UNLOCK, minutes=10))
    asked = await kitchen("unlock the front door in ten minutes")
    seen = watch()
    kitchen.server.script(say("All right."))
    await kitchen("yes", after=asked)
    assert started == [UNLOCK]
    await async_settle(kitchen.hass)
    assert not seen.called
    (running,) = kitchen.hass.data[TIMER_DATA].timers
    kitchen.hass.data[TIMER_DATA].remove_time(running, 600)
    await async_settle(kitchen.hass)
    assert seen.called == ["lock.unlock"]


async def test_the_no(kitchen: Talk, started: Started) -> None:
    """A no starts none."""
    kitchen.server.script(timer(UNLOCK, minutes=10))
    asked = await kitchen("unlock the front door in ten minutes")
    kitchen.server.script(say("All right."))
    await kitchen("no", after=asked)
    assert not started
    assert kitchen.state("lock.front_door") == "locked"
