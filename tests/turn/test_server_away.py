"""A server that is away when Home Assistant starts: the house goes on without it."""

import asyncio

import pytest

from custom_components.smart_agent import coordinator
from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.server import client as client_module
from custom_components.smart_agent.server.errors import Problem
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import call, hang, reads_ahead, say
from homeassistant.config_entries import SOURCE_REAUTH, ConfigSubentryData
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..house_fixtures import MODEL, NewTalk, Talk

CANNOT_CONNECT = "Sorry, I cannot reach my language model right now."
LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person and an agent that was loaded while its server was away."""
    return await without_server(await new_talk(confirm="automatic", sentences=True))


async def without_server(talk: Talk) -> Talk:
    """Have the entry of an agent loaded anew while its server is away."""
    await talk.server.stop()
    assert await talk.hass.config_entries.async_reload(talk.entry.entry_id)
    talk.server.requests.clear()
    return talk


async def settled(talk: Talk) -> None:
    """Let end what goes on in the background."""
    await talk.hass.async_block_till_done(wait_background_tasks=True)


def connectivity(talk: Talk) -> str:
    """Return whether the entity of the server says that it is there."""
    (state,) = (
        one
        for one in talk.hass.states.async_all("binary_sensor")
        if one.attributes.get("device_class") == "connectivity"
    )
    return state.state


async def test_plain_sentences(talk: Talk) -> None:
    """Commands and questions that Home Assistant understands need no server."""
    assert (await talk("turn on the desk lamp")).speech == "Turned on the light"
    assert talk.state("light.desk_lamp") == "on"
    heard = await talk("is the desk lamp on?")
    assert "Yes" in heard.speech
    assert not heard.failed


async def test_question_is_answered(new_talk: NewTalk) -> None:
    """So does a yes to what the agent asked about."""
    talk = await new_talk(confirm="automatic", sentences=True, risky="always")
    await without_server(talk)
    question = await talk("unlock the front door")
    assert question.asks
    await talk("yes", after=question)
    assert talk.state("lock.front_door") == "unlocked"


async def test_what_the_model_is_for(talk: Talk) -> None:
    """All else ends in a sentence that says why, and stands in the history."""
    heard = await talk("make it cosy in here")
    assert heard.speech == CANNOT_CONNECT
    assert heard.failed
    assert talk.record.outcome is Outcome.FAILED
    assert talk.record.speech == CANNOT_CONNECT


async def test_said_for_sure(new_talk: NewTalk) -> None:
    """Where the model confirms, a plain command is done and confirmed without it."""
    talk = await without_server(await new_talk(confirm="model", sentences=True))
    heard = await talk("turn on the desk lamp")
    assert heard.speech == "Turned on the light"
    assert not heard.failed
    assert talk.record.outcome is Outcome.ACTED
    assert talk.record.error
    assert talk.state("light.desk_lamp") == "on"
    assert [one.arguments["name"] for one in talk.record.said] == ["Desk Lamp"]


async def test_back_before_it_was_asked(talk: Talk) -> None:
    """A turn is taken at once by a server that is back, whenever that was noticed."""
    await talk.server.start()
    talk.server.script(say("Hello."))
    assert (await talk("hello")).speech == "Hello."
    await settled(talk)
    assert connectivity(talk) == "on"


async def test_not_waited_for(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is away has little time to answer, and is not asked for more."""
    await talk.server.start()
    monkeypatch.setattr(coordinator, "LOOK_SECONDS", 0)
    heard = await talk("hello")
    assert heard.speech == CANNOT_CONNECT
    assert {one.path for one in talk.server.requests} <= {"/api/version"}


async def test_not_waited_for_where_it_hangs(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor has one that takes connections and never answers."""
    await talk.server.start()
    with monkeypatch.context() as patch:
        patch.setattr(client_module, "REQUEST_TIMEOUT", 0)
        await talk.entry.runtime_data.state.async_refresh()
    assert talk.entry.runtime_data.state.problem is Problem.TIMEOUT
    monkeypatch.setattr(coordinator, "LOOK_SECONDS", 0)
    assert (await talk("hello")).speech == CANNOT_CONNECT


async def test_one_that_refuses_is_asked(talk: Talk) -> None:
    """What answers says itself what is wrong, and a refused key is asked for."""
    await talk.server.start()
    talk.server.api_key = "other"
    heard = await talk("hello")
    assert heard.speech == "Sorry, the server of my language model refused the key."
    (flow,) = talk.hass.config_entries.flow.async_progress_by_handler(DOMAIN)
    assert flow["context"]["source"] == SOURCE_REAUTH
    talk.server.api_key = None
    talk.server.script(say("Hello."))
    assert (await talk("hello")).speech == "Hello."
    await settled(talk)
    assert connectivity(talk) == "on"


async def test_noticed_by_a_turn(talk: Talk) -> None:
    """A server that a turn found away is known to be away by the next one."""
    await talk.server.start()
    talk.server.script(say("Hello."))
    await talk("hello")
    await settled(talk)
    await talk.server.stop()
    await talk("hello")
    await settled(talk)
    assert connectivity(talk) == "off"
    assert (await talk("hello")).speech == CANNOT_CONNECT
    assert not talk.record.requests


async def test_hung_in_a_turn(
    new_talk: NewTalk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So is one that let a turn run out of time, if it answers nothing else either."""
    talk = await new_talk(turn_timeout=0.5)
    talk.server.script(say("Hello."), hang())
    await talk("hello")
    monkeypatch.setattr(client_module, "REQUEST_TIMEOUT", 0)
    state, asked = talk.entry.runtime_data.state, asyncio.Event()
    state.async_add_listener(asked.set)
    assert (await talk("hello")).failed
    await asked.wait()
    assert state.problem is Problem.TIMEOUT


async def test_loaded_after_a_turn_out_of_time(new_talk: NewTalk) -> None:
    """A model that took longer to load than a turn may is loaded for the next one."""
    talk = await new_talk(warm=True, turn_timeout=0.5)
    await settled(talk)
    talk.server.loaded.clear()
    talk.server.script(hang())
    assert (await talk("hello")).failed
    await settled(talk)
    assert MODEL in talk.server.loaded
    assert reads_ahead(talk.asked[-1])
    talk.server.script(say("Hello."))
    assert (await talk("hello")).speech == "Hello."


async def test_warmed_when_back(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """The model is loaded and has read the prompt before anybody speaks."""
    talk = await new_talk(warm=True)
    await settled(talk)
    await without_server(talk)
    await settled(talk)
    talk.server.loaded.clear()
    await talk.server.start()
    await talk.entry.runtime_data.state.async_refresh()
    await settled(talk)
    assert MODEL in talk.server.loaded
    assert reads_ahead(talk.asked[-1])


async def test_own_tools(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """The tools that the entry offers are there for agents of other servers."""
    tools = ConfigSubentryData(
        data={"tools": ["calculate", "system_stats"]},
        subentry_type="tools",
        title="Tools",
        unique_id=None,
    )
    await without_server(await new_talk(also=[tools]))
    assert DOMAIN in {api.id for api in llm.async_get_apis(hass)}


async def test_turns_at_one_time(talk: Talk) -> None:
    """Several turns each look for themselves, and none waits for another's."""
    heard = await asyncio.gather(*(talk(f"tell me joke {n}") for n in range(3)))
    assert [one.speech for one in heard] == [CANNOT_CONNECT] * 3
