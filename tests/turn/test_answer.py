"""What is said to a question of the agent's, and what runs after it."""

from dataclasses import replace
import json

import pytest
from pytest_homeassistant_custom_component.common import MockUser

from custom_components.smart_agent.trace.line import turn_line
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.ollama_server import Reply, call, calls, http_error, say
from homeassistant.components.conversation import (
    AssistantContent,
    ToolResultContent,
    async_converse,
)
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import entity_registry as er

from ..house_fixtures import OF_NOBODY, Heard, NewTalk, Talk

LOCK = "lock.front_door"
UNLOCK = call("HassTurnOff", {"name": "Front Door"})
GUESSED = call("HassTurnOff", {"name": "Front Dor"})
QUESTION = "Shall I unlock Front Door?"

OF_ISSUE = (
    "no",
    "cancel",
    "never",
    "nein",
    "who are you",
    "…",
    "yes but not the garage",
    "yes, no wait",
    "hm",
    "sort out the desk lamp",
)
"""Answers that are no yes."""


@pytest.fixture(params=["always", "when_guessed"])
async def risky(request: pytest.FixtureRequest, new_talk: NewTalk) -> Talk:
    """Return a person whose agent asks always, or only if it is not sure."""
    return await new_talk(title="Careful", risky=request.param)


async def ask(talk: Talk, *, reply: Reply = GUESSED) -> Heard:
    """Have the agent ask whether to unlock the door."""
    talk.server.script(reply)
    heard = await talk("open up")
    assert heard.speech == QUESTION
    assert heard.asks
    assert talk.state(LOCK) == "locked"
    return heard


async def test_no_yes(risky: Talk, subtests: pytest.Subtests) -> None:
    """Whatever is said, only a yes unlocks, though the model calls it again."""
    for words in OF_ISSUE:
        with subtests.test(words):
            risky.server.script_anew()
            asked = await ask(risky)
            risky.server.script(GUESSED, GUESSED, GUESSED)
            await risky(words, after=asked)
            assert risky.state(LOCK) == "locked"
            assert Judgement.RUN not in [one.verdict for one in risky.record.calls]


@pytest.mark.parametrize("words", OF_ISSUE)
async def test_no_yes_to_a_corrected_call(talk: Talk, words: str) -> None:
    """A name that was a guess is none the surer for standing in the question."""
    talk.server.script(call("HassTurnOff", {"name": "Aquarium", "domain": ["lock"]}))
    asked = await ask(talk, reply=UNLOCK)
    talk.server.fallback = lambda _: UNLOCK
    heard = await talk(words, after=asked)
    await talk("yes" if not heard.asks else "who are you", after=heard)
    assert talk.state(LOCK) == "locked"


async def test_said_for_sure(new_talk: NewTalk) -> None:
    """What was asked about is not asked again of one who says it in so many words."""
    talk = await new_talk(title="Listening", sentences=True)
    asked = await ask(talk)
    talk.server.script(UNLOCK, say("It is unlocked."))
    heard = await talk("unlock the front door", after=asked)
    assert not heard.asks
    assert talk.state(LOCK) == "unlocked"


async def test_clear_no(risky: Talk) -> None:
    """A no is answered at once, and the model is not asked."""
    asked = await ask(risky)
    requests = len(risky.asked)
    heard = await risky("no, leave it", after=asked)
    assert heard.speech == "All right, I left it as it is."
    assert not heard.asks
    assert not heard.failed
    assert len(risky.asked) == requests
    assert risky.record.outcome is Outcome.ANSWERED
    assert not risky.record.calls


@pytest.mark.parametrize(
    "words", ["yes", "do it", "yes, unlock the front door", "sure, go ahead please"]
)
async def test_clear_yes(risky: Talk, words: str) -> None:
    """A yes runs what was asked about, through the chat log, without the model."""
    asked = await ask(risky)
    requests = len(risky.asked)
    heard = await risky(words, after=asked)
    assert heard.speech == "Unlocking"
    assert not heard.asks
    assert risky.state(LOCK) == "unlocked"
    assert len(risky.asked) == requests
    called, result, said = heard.log
    assert isinstance(called, AssistantContent)
    assert called.tool_calls
    assert called.tool_calls[0].tool_args == {"name": "Front Door"}
    assert isinstance(result, ToolResultContent)
    assert not result.result.error
    assert isinstance(said, AssistantContent)


@pytest.mark.parametrize(
    ("language", "yes", "no", "left"),
    [
        ("en", "yes please", "no thanks", "All right, I left it as it is."),
        ("de", "ja, mach auf", "nein", "In Ordnung, ich habe es so gelassen."),
        ("fr", "oui vas-y", "non merci", "D'accord, j'ai tout laissé comme c'était."),
        ("es", "sí, hazlo", "no, déjalo", "De acuerdo, lo he dejado como estaba."),
        ("nl", "ja, doe maar", "nee", "Goed, ik heb het zo gelaten."),
        ("pl", "tak, odblokuj", "nie", "Dobrze, zostaje tak, jak jest."),
    ],
)
async def test_languages(
    risky: Talk, language: str, yes: str, no: str, left: str
) -> None:
    """Yes and no are understood and answered in the user's language."""
    risky.language = language
    risky.server.script(GUESSED, GUESSED)
    heard = await risky(no, after=await risky("..."))
    assert heard.speech == left
    assert risky.state(LOCK) == "locked"
    await risky(yes, after=await risky("...", after=heard))
    assert risky.state(LOCK) == "unlocked"
    assert len(risky.asked) == 2


@pytest.mark.skipif(
    bool(OF_NOBODY), reason="Home Assistant itself lets nobody else into a conversation"
)
async def test_yes_of_another_user(hass: HomeAssistant, risky: Talk) -> None:
    """Only who was asked can say yes."""
    anna, tom = (
        MockUser(name=name, is_owner=True).add_to_hass(hass).id
        for name in ("Anna", "Tom")
    )
    risky.user_id = anna
    asked = await ask(risky)
    risky.server.script(GUESSED)
    heard = await replace(risky, user_id=tom)("yes", after=asked)
    assert risky.state(LOCK) == "locked"
    # What Tom is asked now, Anna cannot agree to.
    assert heard.asks
    risky.server.script(GUESSED)
    heard = await risky("yes", after=heard)
    assert risky.state(LOCK) == "locked"
    await risky("yes", after=heard)
    assert risky.state(LOCK) == "unlocked"


async def test_yes_at_another_device(risky: Talk, kitchen: str) -> None:
    """Nor does a yes count that is said somewhere else."""
    asked = await ask(risky)
    risky.server.script(GUESSED)
    await replace(risky, satellite=kitchen)("yes", after=asked)
    assert risky.state(LOCK) == "locked"


async def test_yes_at_another_satellite(hass: HomeAssistant, risky: Talk) -> None:
    """A satellite of the same device is another one too."""
    asked = await ask(risky)
    risky.server.script(GUESSED)
    await async_converse(
        hass,
        "yes",
        asked.conversation_id,
        Context(),
        "en",
        risky.agent_id,
        satellite_id="assist_satellite.hall",
    )
    assert risky.state(LOCK) == "locked"


async def test_yes_in_another_conversation(risky: Talk) -> None:
    """A question waits in its own conversation."""
    await ask(risky)
    risky.server.script(GUESSED)
    heard = await risky("yes")
    assert heard.asks
    assert risky.state(LOCK) == "locked"


async def test_yes_after_a_turn_in_between(risky: Talk) -> None:
    """A question is answered in the next turn or never."""
    asked = await ask(risky)
    risky.server.script(say("It is noon."), GUESSED)
    heard = await risky("yes", after=await risky("what time is it", after=asked))
    assert heard.asks
    assert risky.state(LOCK) == "locked"


async def test_yes_after_a_turn_with_another_agent(
    new_talk: NewTalk, risky: Talk
) -> None:
    """The turn in between may be one of another agent in the same conversation."""
    other = await new_talk(title="Other")
    asked = await ask(risky)
    risky.server.script(say("Hello."), GUESSED)
    heard = await risky("yes", after=await other("hello", after=asked))
    assert heard.asks
    assert risky.state(LOCK) == "locked"


async def test_yes_after_a_turn_that_failed(risky: Talk) -> None:
    """A turn that came to nothing is one in between too."""
    asked = await ask(risky)
    risky.server.script(http_error(401, "unauthorized"), GUESSED)
    await risky("what time is it", after=asked)
    heard = await risky("yes", after=asked)
    assert heard.asks
    assert risky.state(LOCK) == "locked"


async def test_yes_twice(risky: Talk) -> None:
    """A yes is used up; the next one is no answer to anything."""
    heard = await risky("yes", after=await ask(risky))
    risky.hass.states.async_set(LOCK, "locked")
    risky.server.script(UNLOCK)
    heard = await risky("yes", after=heard)
    assert heard.speech == QUESTION
    assert [one.verdict for one in risky.record.calls] == [Judgement.ASKED]


async def test_second_call_beside(risky: Talk) -> None:
    """What was not asked about does not run with what was."""
    asked = await ask(risky)
    risky.server.script(
        calls(
            ("HassTurnOff", {"name": "Front Dor"}),
            ("HassTurnOn", {"name": "Garage Dor"}),
        )
    )
    await risky("yes", after=asked)
    assert risky.state("cover.garage_door") == "closed"
    assert [one.arguments for one in risky.record.calls] == [{"name": "Front Door"}]


async def test_two_that_were_asked_about(talk: Talk) -> None:
    """A yes is for all calls of the question, and naming one is no yes to both."""
    both = calls(
        ("HassTurnOff", {"name": "Front Dor"}), ("HassTurnOn", {"name": "Garage Dor"})
    )
    talk.server.script(both, both)
    asked = await talk("open up")
    assert asked.speech == f"{QUESTION} Shall I open Garage Door?"
    asked = await talk("yes, the garage", after=asked)
    assert asked.asks
    assert talk.state("cover.garage_door") == "closed"
    heard = await talk("yes, both of them", after=asked)
    assert heard.speech == "Unlocking. Opening"
    assert talk.state(LOCK) == "unlocked"
    assert talk.state("cover.garage_door") == "open"


@pytest.mark.parametrize("gone", [True, False])
async def test_changed_in_between(risky: Talk, *, gone: bool) -> None:
    """What is gone, or is called something else by now, is told and nothing runs."""
    registry = er.async_get(risky.hass)
    both = calls(
        ("HassTurnOff", {"name": "Front Dor"}), ("HassTurnOn", {"name": "Garage Dor"})
    )
    risky.server.script(both)
    asked = await risky("open up")
    if gone:
        registry.async_remove(LOCK)
    else:
        registry.async_update_entity(LOCK, name="Back Door")
    await risky.hass.async_block_till_done()
    heard = await risky("yes", after=asked)
    assert heard.speech == "Something has changed since I asked, so I did nothing."
    assert heard.failed
    assert not heard.asks
    assert risky.state("cover.garage_door") == "closed"
    assert risky.record.outcome is Outcome.GAVE_UP
    assert [one.verdict for one in risky.record.calls] == [Judgement.REJECTED]


async def test_name_that_went_to_another(risky: Talk) -> None:
    """Nothing runs for another device that took the name in between."""
    registry = er.async_get(risky.hass)
    asked = await ask(risky)
    registry.async_update_entity(LOCK, name="Old Door")
    registry.async_update_entity("cover.garage_door", name="Front Door")
    await risky.hass.async_block_till_done()
    await risky("yes", after=asked)
    assert risky.state("cover.garage_door") == "closed"
    assert risky.state(LOCK) == "locked"


async def test_strict(new_talk: NewTalk) -> None:
    """Strict mode takes what it asked about itself as it stands."""
    talk = await new_talk(title="Strict", strict=True, risky="always")
    asked = await ask(talk, reply=UNLOCK)
    await talk("yes", after=asked)
    assert talk.state(LOCK) == "unlocked"


async def test_server_is_away(new_talk: NewTalk) -> None:
    """An answer needs no model, so that its server may be away."""
    talk = await new_talk(title="Lonely", risky="always")
    asked = await ask(talk, reply=UNLOCK)
    await talk.server.stop()
    heard = await talk("yes", after=asked)
    assert heard.speech == "Unlocking"
    assert talk.state(LOCK) == "unlocked"


async def test_record_without_a_request(risky: Talk) -> None:
    """The turn has its calls, though no model was asked, also after a restart."""
    await risky("yes", after=await ask(risky))
    record = risky.record
    assert not record.requests
    assert record.outcome is Outcome.ACTED
    assert record.tools == ["HassTurnOff"]
    assert record.attempts == 0
    turn = json.loads(json.dumps(record.as_dict()))
    assert turn["confirmed"][0]["result"]["data"]["success"][0]["id"] == LOCK
    assert TurnRecord.from_dict(turn).as_dict() == turn
    # As a version before stored it.
    del turn["confirmed"]
    assert TurnRecord.from_dict(turn).calls == []
    assert 'HassTurnOff {"name": "Front Door"}' in turn_line(record)


async def test_statistics_without_a_request(risky: Talk) -> None:
    """It is a command; right at the first try is said of models alone."""
    counted = risky.entry.runtime_data.statistics
    (agent,) = risky.entry.subentries
    await risky("yes", after=await ask(risky))
    statistics = counted[agent]
    assert statistics.turns == 2
    assert statistics.commands == 1
    assert statistics.command_requests == 0
    assert statistics.called == statistics.validations == 1


async def test_panel_without_a_request(
    hass: HomeAssistant, risky: Talk, hass_ws_client: object
) -> None:
    """A turn that asked no model has no prompt to show, and all else."""
    await risky("yes", after=await ask(risky))
    client = await hass_ws_client(hass)  # type: ignore[operator]
    turn_id = risky.record.id
    await client.send_json_auto_id(
        {"type": "smart_agent/turns/get", "turn_id": turn_id}
    )
    got = await client.receive_json()
    assert got["result"]["confirmed"][0]["verdict"] == "run"
    await client.send_json_auto_id(
        {"type": "smart_agent/turns/prompt", "turn_id": turn_id, "request": 0}
    )
    assert not (await client.receive_json())["success"]
    await client.send_json_auto_id(
        {"type": "smart_agent/turns/dump", "turn_id": turn_id}
    )
    dumped = await client.receive_json()
    assert dumped["result"]["turns"][0]["requests"] == []


# -- languages whose yes nobody here knows


async def test_model_reads_a_yes(talk: Talk) -> None:
    """In a language without words of yes the model reads it, for what can be undone."""
    talk.language = "kw"
    off = call("HassTurnOff", {"domain": ["light"]})
    talk.server.script(off)
    asked = await talk("golowys")
    assert asked.asks
    talk.server.script(off, say("Gwrys."))
    heard = await talk("ya", after=asked)
    assert heard.speech == "Gwrys."
    assert talk.state("light.kitchen_ceiling_light") == "off"
    words = talk.asked[1]["messages"][-1]["content"]
    assert words.startswith("ya\n")
    assert "Shall I do it for all of them?" in words
    assert 'HassTurnOff {"domain": ["light"]}' in words


async def test_model_never_reads_a_yes_to_unlock(risky: Talk) -> None:
    """What is hard to undo is asked about until a yes is known; the model hears of none."""
    risky.language = "kw"
    asked = await ask(risky)
    risky.server.script(GUESSED)
    heard = await risky("ya", after=asked)
    assert heard.asks
    assert risky.state(LOCK) == "locked"
    assert "If this is a yes" not in risky.asked[-1]["messages"][-1]["content"]


async def test_model_that_calls_more_after_a_yes(talk: Talk) -> None:
    """Beside what a model reads a yes for, what is hard to undo is asked about."""
    talk.language = "kw"
    off = ("HassTurnOff", {"domain": ["light"]})
    talk.server.script(call(*off))
    asked = await talk("golowys")
    talk.server.script(calls(off, ("HassTurnOff", {"name": "Front Door"})))
    heard = await talk("ya", after=asked)
    assert heard.asks
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert talk.state(LOCK) == "locked"
