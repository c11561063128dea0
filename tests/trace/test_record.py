"""The record of a turn as JSON: whole, small, and back again."""

import json
import pickle
from typing import Any

import pytest

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.ollama_server import OllamaServer, call, cut, http_error, lost, no_done, say
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.util import dt as dt_util

from ..house_fixtures import MODEL, NewTalk, Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})
UNREADABLE = say('{"name": "HassTurnOn", "arguments": {"name": ')


async def test_called_as_it_was_written(new_talk: NewTalk) -> None:
    """What the model wrote keeps its names; what it did not write is not there."""
    talk = await new_talk(sentences=True)
    as_text = '{"name": "hassTurnOn", "arguments": {"name": "desk lamp"}}'
    talk.server.script(
        call("turn_on_light", {"entity": "desk lamp"}),
        say(as_text),
        say("The lamp is on."),
    )
    await talk("turn on the desk lamp")
    wrong, written, *_ = talk.record.as_dict()["requests"]
    assert wrong["called"] == [
        {"name": "turn_on_light", "arguments": {"entity": "desk lamp"}}
    ]
    assert written["called"] == []
    assert written["text"] == as_text
    assert written["calls"]


async def test_as_dict(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> None:
    """All of a turn is in it: who, where, what, each request, each call, the end."""
    talk.satellite = async_device_id(hass, home, "kitchen_satellite")
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on.", thinking="Done."))
    heard = await talk("turn on the desk lamp")
    turn = talk.record.as_dict()
    assert json.loads(json.dumps(turn)) == turn
    requests = turn.pop("requests")
    started = dt_util.parse_datetime(turn.pop("started"))
    assert started
    assert started.utcoffset() == dt_util.UTC.utcoffset(None)
    assert turn.pop("seconds") > 0
    assert len(turn.pop("id")) == 26
    assert turn == {
        "conversation_id": heard.conversation_id,
        "agent_id": talk.agent_id,
        "model": MODEL,
        "language": "en",
        "text": "turn on the desk lamp",
        "area": "Kitchen",
        "device_id": talk.satellite,
        "user_id": None,
        "guarded": False,
        "dry_run": False,
        "kind": "conversation",
        "done": True,
        "outcome": "acted",
        "attempts": 1,
        "error": "",
        "speech": "The lamp is on.",
        "tools": ["HassTurnOn"],
        "taken_by": "model",
        "sources": [],
        "confirmed": [],
        "said": [],
    }
    first, second, third = requests
    assert first["num_ctx"] == 8192
    assert [one["warm"] for one in requests] == [False, True, True]
    # As the server of the tests says, in nanoseconds, with every answer.
    assert first["load_seconds"] == 0.05
    assert first["read_seconds"] == 0.15
    assert first["write_seconds"] == 0.4
    assert first["prompt_tokens"] == 200
    assert third["thinking"] == "Done."
    assert third["text"] == third["text"].strip() == "The lamp is on."
    starts = [one["started"] for one in requests]
    assert starts == sorted(starts)
    assert 0 <= starts[0] < 60
    (rejected,) = first["calls"]
    assert rejected["verdict"] == "rejected"
    assert rejected["written"] == {"name": "bedside light"}
    assert rejected["kinds"] == ["ambiguous_name"]
    assert rejected["problems"][0].startswith("name: 'bedside light'")
    assert rejected["feedback"]
    assert rejected["result"] is None
    (ran,) = second["calls"]
    assert ran["verdict"] == "run"
    assert ran["arguments"] == {"name": "Desk Lamp"}
    assert ran["result"]["data"]["success"][0]["id"] == "light.desk_lamp"
    assert ran["started"] >= second["started"]


async def test_summary_is_of_the_whole(talk: Talk) -> None:
    """What a list shows says the same as the record."""
    talk.server.script(say("Hello."))
    await talk("hello")
    whole = talk.record.as_dict()
    summary = talk.record.as_summary()
    assert summary == {key: whole[key] for key in summary}


@pytest.mark.parametrize(
    ("replies", "attempts", "problems"),
    [
        ([say("Hello.")], 0, [""]),
        ([WRONG, LAMP_ON, say("It is on.")], 1, ["", "", ""]),
        ([lost(), LAMP_ON, say("It is on.")], 1, ["lost", "", ""]),
        ([UNREADABLE, LAMP_ON, say("It is on.")], 1, ["unreadable", "", ""]),
        ([say(""), say("Hello.")], 1, ["silent", ""]),
        ([http_error(500, "error parsing"), say("Hello.")], 1, ["server_error", ""]),
        ([LAMP_ON, say("")], 0, ["", ""]),
        ([cut(), cut()], 0, ["cannot_connect", "cannot_connect"]),
        ([no_done("Hello."), say("Hello.")], 1, ["incomplete", ""]),
    ],
)
async def test_attempts(
    talk: Talk, replies: list[Any], attempts: int, problems: list[str]
) -> None:
    """Answers count that were rejected or could not be read, and no others."""
    talk.server.script(*replies)
    await talk("sort out the desk lamp")
    assert [one.problem for one in talk.record.requests] == problems
    assert talk.record.attempts == attempts


async def test_three_attempts(talk: Talk) -> None:
    """Three wrong calls are three attempts, where the words call no device for sure."""
    talk.server.script(WRONG, WRONG, WRONG)
    await talk("turn on the bedside light")
    assert len(talk.record.requests) == 3
    assert talk.record.attempts == 3


async def test_there_and_back(talk: Talk) -> None:
    """A turn made of JSON says the same as the one it was made of."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    talk.record.sources.append({"title": "T", "source": "s", "url": "u"})
    turn = talk.record.as_dict()
    again = TurnRecord.from_dict(json.loads(json.dumps(turn)))
    assert again.as_dict() == turn
    assert again.requests[0].prompt is None
    assert again.calls[0].verdict is talk.record.calls[0].verdict


async def test_from_before_there_were_reasons(talk: Talk) -> None:
    """A turn that was stored without reasons and changes is read, and has none."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    turn = talk.record.as_dict()
    for request in turn["requests"]:
        for one in request["calls"]:
            del one["reasons"], one["changes"]
    first = TurnRecord.from_dict(turn).calls[0]
    assert first.problems == talk.record.calls[0].problems
    assert first.reasons == first.changes == []


async def test_why_it_was_rejected(talk: Talk) -> None:
    """What was wrong stands beside its words by kind and values."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    assert talk.record.calls[0].reasons == [
        {
            "kind": "ambiguous_name",
            "argument": "name",
            "value": "bedside light",
            "allowed": [],
            "nearest": ["Bedside Left Light", "Bedside Right Light"],
        }
    ]


async def test_what_was_put_right_is_kept_in_values(talk: Talk) -> None:
    """What the guard changed stands beside its note, without words."""
    wrong = {"name": "desk lamp", "domain": "light"}
    talk.server.script(call("HassTurnOn", wrong), say("The lamp is on."))
    await talk("turn on the desk lamp")
    (ran,) = talk.record.calls
    assert len(ran.notes) == len(ran.changes)
    assert {
        "argument": "domain",
        "was": "light",
        "now": '["light"]',
    } in ran.changes


async def test_why_it_was_asked_about(new_talk: NewTalk) -> None:
    """Of a call that waits for the user's word the reasons are kept."""
    talk = await new_talk(risky="always")
    talk.server.script(call("HassTurnOff", {"name": "Front Door"}))
    await talk("unlock the front door")
    (waits,) = talk.record.calls
    assert waits.reasons == [{"kind": "risky"}]


@pytest.mark.parametrize("wrong", [{}, {"id": "x"}, None, [], "turn"])
def test_what_is_no_turn(wrong: Any) -> None:
    """What cannot be a turn is told apart."""
    with pytest.raises((AttributeError, KeyError, TypeError, ValueError)):
        TurnRecord.from_dict(wrong)


async def test_turns_share_what_is_the_same(talk: Talk) -> None:
    """System text and tools of two hundred turns are in memory once."""
    prompts = []
    for text in ("hello", "good evening"):
        talk.server.script(say("Hello."))
        await talk(text)
        prompts.append(talk.record.requests[0].prompt)
    first, second = prompts
    assert first
    assert second
    assert first.messages[0]["content"] is second.messages[0]["content"]
    assert first.tools is second.tools
    assert "You are a voice assistant" in first.messages[0]["content"]


async def test_prompt_stays_as_it_was_sent(talk: Talk) -> None:
    """What is told later in the turn is not in what was sent before."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    sizes = [len(one.prompt.messages) for one in talk.record.requests if one.prompt]
    assert sizes == [len(chat["messages"]) for chat in talk.asked]
    assert sizes == sorted(set(sizes))


async def test_can_be_handed_on(talk: Talk) -> None:
    """A turn that is over holds nothing of the core."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    assert pickle.loads(pickle.dumps(talk.record)) == talk.record  # noqa: S301 # our own


async def test_set_up_wrongly(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """An agent that cannot be asked leaves a record of it."""
    talk = await new_talk(title="Broken", prompt="{{ nothing( }}")
    heard = await talk("hello")
    assert heard.failed
    assert talk.record.done
    assert talk.record.outcome == "failed"
    assert talk.record.speech == heard.speech
    assert talk.record.error == "Error rendering prompt"
    assert not talk.record.requests


async def test_key_is_in_no_record(
    hass: HomeAssistant, new_talk: NewTalk, ollama_server: OllamaServer
) -> None:
    """The key of the server is not in it, nor in what was sent."""
    talk = await new_talk()
    ollama_server.api_key = "sk-very-secret"
    hass.config_entries.async_update_entry(
        talk.entry, data={**talk.entry.data, "api_key": "sk-very-secret"}
    )
    await hass.async_block_till_done()
    talk.server.script(LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    assert talk.record.outcome == "acted"
    prompts = [one.prompt.as_dict() for one in talk.record.requests if one.prompt]
    assert len(prompts) == 2
    assert "sk-very-secret" not in json.dumps([talk.record.as_dict(), prompts])
