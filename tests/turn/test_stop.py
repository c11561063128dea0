"""Home Assistant stops while somebody talks to it."""

import asyncio

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import call, hang
from homeassistant.const import EVENT_HOMEASSISTANT_STOP
from homeassistant.core import CoreState, HomeAssistant, ServiceCall

from ..house_fixtures import NewTalk, Talk, leave_no_session


def stop(hass: HomeAssistant) -> None:
    """Begin the stop, as far as integrations are told of it."""
    hass.set_state(CoreState.stopping)
    hass.bus.async_fire_internal(EVENT_HOMEASSISTANT_STOP)


async def test_while_the_model_writes(hass: HomeAssistant, talk: Talk) -> None:
    """A turn ends with its request, and the record says how."""
    talk.server.script(hang(after=("I ", "will")))
    task = asyncio.create_task(talk("turn on the desk lamp"))
    await talk.server.received.wait()
    stop(hass)
    with pytest.raises(asyncio.CancelledError):
        await task
    await talk.server.disconnected.wait()
    assert talk.record.outcome is Outcome.CANCELLED
    assert talk.record.done
    leave_no_session(hass)


async def test_while_a_call_runs(hass: HomeAssistant, talk: Talk) -> None:
    """What the house has been told to do goes on; nothing more is begun."""
    reached, go_on, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def slow(_: ServiceCall) -> None:
        reached.set()
        await go_on.wait()
        done.set()

    hass.services.async_register("light", "turn_on", slow)
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
    task = asyncio.create_task(talk("turn on the desk lamp"))
    await reached.wait()
    stop(hass)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert talk.record.outcome is Outcome.CANCELLED
    assert len(talk.asked) == 1
    go_on.set()
    await done.wait()
    leave_no_session(hass)


async def test_all_turns(hass: HomeAssistant, talk: Talk, new_talk: NewTalk) -> None:
    """Those of all agents end, and one that was over before is nobody's business."""
    other = await new_talk(title="Other")
    talk.server.script(hang(), hang(), hang())
    tasks = [
        asyncio.create_task(one(text))
        for one, text in ((talk, "one"), (talk, "two"), (other, "three"))
    ]
    await talk.server.received.wait(3)
    stop(hass)
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in ended] == [asyncio.CancelledError] * 3
    leave_no_session(hass)


async def test_begun_after_it(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """An automation may still say what is plain; no model is asked any more."""
    talk = await new_talk(confirm="automatic", sentences=True)
    stop(hass)
    await talk("turn on the desk lamp")
    assert talk.state("light.desk_lamp") == "on"
    heard = await talk("make it cosy in here")
    assert heard.speech == "Sorry, I cannot reach my language model right now."
    assert not talk.asked
