"""What the panel asks: turns as they come, one turn, its prompts, a dump, a trial."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
import json
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockUser
from pytest_homeassistant_custom_component.typing import (
    MockHAClientWebSocket,
    WebSocketGenerator,
)

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.trace.log import async_turn_logs
from fakes.ollama_server import call, calls, delayed, http_error, say
from homeassistant.components import conversation
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from .house_fixtures import MODEL, NewTalk, Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})

type Ask = Callable[..., Awaitable[dict[str, Any]]]


@pytest.fixture
async def client(
    hass: HomeAssistant, talk: Talk, hass_ws_client: WebSocketGenerator
) -> MockHAClientWebSocket:
    """Return the connection of an administrator."""
    return await hass_ws_client(hass)


@pytest.fixture
def ask(client: MockHAClientWebSocket) -> Ask:
    """Return how to ask something and have the answer."""

    async def ask(command: str, **data: Any) -> dict[str, Any]:
        await client.send_json_auto_id({"type": f"smart_agent/turns/{command}", **data})
        answer: dict[str, Any] = await client.receive_json()
        return answer

    return ask


async def test_subscribe(talk: Talk, client: MockHAClientWebSocket, ask: Ask) -> None:
    """All turns come at once, then each one as it begins, goes on and ends."""
    talk.server.script(say("Hello."))
    await talk("hello")
    answer = await ask("subscribe")
    assert answer["success"]
    assert answer["result"] is None
    first = (await client.receive_json())["event"]
    assert first["type"] == "turns"
    assert [turn["text"] for turn in first["turns"]] == ["hello"]

    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    turns: list[dict[str, Any]] = []
    while not (turns and turns[-1]["done"]):
        event = (await client.receive_json())["event"]
        assert event["type"] == "turn"
        turns.append(event["turn"])
    assert len({turn["id"] for turn in turns}) == 1
    assert turns[0]["speech"] == ""
    assert turns[0]["tools"] == []
    assert {turn["attempts"] for turn in turns} == {0, 1}
    assert turns[-1] == async_turn_logs(talk.hass).turns[-1].as_summary()
    assert turns[-1] | {"seconds": 0, "id": "", "started": ""} == {
        "id": "",
        "agent_id": talk.agent_id,
        "model": MODEL,
        "started": "",
        "seconds": 0,
        "done": True,
        "area": None,
        "text": "turn on the desk lamp",
        "speech": "The lamp is on.",
        "outcome": "acted",
        "attempts": 1,
        "tools": ["HassTurnOn"],
        "taken_by": "model",
        "dry_run": False,
        "kind": "conversation",
    }


async def test_sees_a_turn_while_it_runs(
    talk: Talk, client: MockHAClientWebSocket, ask: Ask
) -> None:
    """What has been so far can be asked for while the model is still at it."""
    gate = asyncio.Event()
    talk.server.script(WRONG, delayed(say("I do not know."), gate))
    turn = talk.hass.async_create_task(talk("turn on the desk lamp"))
    await talk.server.received.wait(2)
    (running,) = async_turn_logs(talk.hass).turns
    seen = (await ask("get", turn_id=running.id))["result"]
    assert not seen["done"]
    assert seen["speech"] == ""
    first, second = seen["requests"]
    assert first["calls"][0]["verdict"] == "rejected"
    assert second["text"] == ""
    gate.set()
    await turn
    assert (await ask("get", turn_id=running.id))["result"]["done"]


async def test_subscription_outlives_a_reload(
    hass: HomeAssistant, talk: Talk, client: MockHAClientWebSocket, ask: Ask
) -> None:
    """Turns stay, and new ones come, when the entry is loaded anew."""
    talk.server.script(say("Hello."), say("Hello again."))
    await talk("hello")
    await ask("subscribe")
    await client.receive_json()
    await hass.config_entries.async_reload(talk.entry.entry_id)
    await talk("hello")
    event = (await client.receive_json())["event"]
    assert event["turn"]["id"] == async_turn_logs(hass).turns[1].id


async def test_cleared(
    hass: HomeAssistant, talk: Talk, client: MockHAClientWebSocket, ask: Ask
) -> None:
    """An entry that is removed takes its turns with it."""
    talk.server.script(say("Hello."))
    await talk("hello")
    await ask("subscribe")
    await client.receive_json()
    await hass.config_entries.async_remove(talk.entry.entry_id)
    assert (await client.receive_json())["event"] == {"type": "cleared"}
    assert (await client.receive_json())["event"] == {"type": "turns", "turns": []}


async def test_unsubscribe(
    hass: HomeAssistant, talk: Talk, client: MockHAClientWebSocket, ask: Ask
) -> None:
    """Nothing comes any more, and nothing fails for it."""
    answer = await ask("subscribe")
    await client.receive_json()
    await client.send_json_auto_id(
        {"type": "unsubscribe_events", "subscription": answer["id"]}
    )
    assert (await client.receive_json())["success"]
    talk.server.script(say("Hello."))
    await talk("hello")
    answer = await ask("get", turn_id=talk.record.id)
    assert answer["type"] == "result"


async def test_get(talk: Talk, ask: Ask) -> None:
    """A turn is all of its record."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    answer = await ask("get", turn_id=talk.record.id)
    assert answer["result"] == json.loads(json.dumps(talk.record.as_dict()))


async def test_prompt(talk: Talk, ask: Ask) -> None:
    """A prompt is what the server got."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    for index, sent in enumerate(talk.asked):
        answer = await ask("prompt", turn_id=talk.record.id, request=index)
        result = answer["result"]
        # The client leaves out what is empty.
        messages = [
            {key: value for key, value in one.items() if value}
            for one in result["messages"]
        ]
        assert messages == sent["messages"]
        assert result["tools"] == sent["tools"]


async def test_not_found(talk: Talk, ask: Ask) -> None:
    """What is no longer there is not found."""
    talk.server.script(say("Hello."))
    await talk("hello")
    known = talk.record.id
    for command, data in (
        ("get", {"turn_id": "gone"}),
        ("dump", {"turn_id": "gone"}),
        ("prompt", {"turn_id": "gone", "request": 0}),
        ("prompt", {"turn_id": known, "request": 1}),
        ("try", {"agent_id": "conversation.gone", "text": "hi", "dry_run": True}),
        (
            "try",
            {
                "agent_id": conversation.HOME_ASSISTANT_AGENT,
                "text": "hi",
                "dry_run": True,
            },
        ),
    ):
        answer = await ask(command, **data)
        assert answer["error"]["code"] == "not_found", command
    talk.record.requests[0].prompt = None
    answer = await ask("prompt", turn_id=known, request=0)
    assert answer["error"]["code"] == "not_found"


async def test_administrators_only(
    hass: HomeAssistant,
    talk: Talk,
    hass_ws_client: WebSocketGenerator,
    hass_read_only_access_token: str,
) -> None:
    """Nobody else sees what was said at home."""
    client = await hass_ws_client(hass, hass_read_only_access_token)
    agent = {"agent_id": talk.agent_id, "text": "hello", "dry_run": True}
    for command, data in (
        ("subscribe", {}),
        ("get", {"turn_id": "x"}),
        ("prompt", {"turn_id": "x", "request": 0}),
        ("dump", {}),
        ("try", agent),
    ):
        await client.send_json_auto_id({"type": f"smart_agent/turns/{command}", **data})
        answer = await client.receive_json()
        assert answer["error"]["code"] == "unauthorized", command


# -- a dump


@pytest.fixture
async def anna_talks(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> AsyncGenerator[Callable[[str], Awaitable[None]]]:
    """Return how Anna, who has an account, says something in the kitchen."""
    anna = MockUser(name="Anna Kowalska").add_to_hass(hass)
    kitchen = async_device_id(hass, home, "kitchen_satellite")

    async def say_it(text: str) -> None:
        await conversation.async_converse(
            hass,
            text,
            None,
            Context(user_id=anna.id),
            "en",
            talk.agent_id,
            kitchen,
        )

    yield say_it
    assert talk.record.user_id == anna.id
    assert talk.record.device_id == kitchen


async def test_dump_names_nobody(
    talk: Talk, anna_talks: Callable[[str], Awaitable[None]], ask: Ask
) -> None:
    """A dump says all of a turn but who asked."""
    talk.server.script(LAMP_ON, say("That did not work, Anna Kowalska."))
    await anna_talks("turn on the desk lamp for Anna Kowalska")
    prompt = await ask("prompt", turn_id=talk.record.id, request=0)
    assert ", Kitchen, Anna Kowalska" in prompt["result"]["messages"][1]["content"]
    assert "Anna" not in str(prompt["result"]["messages"][0])

    one = (await ask("dump", turn_id=talk.record.id))["result"]
    (turn,) = one["turns"]
    assert turn["speech"] == "That did not work, **REDACTED**."
    assert turn["text"] == "turn on the desk lamp for **REDACTED**"
    words = turn["requests"][0]["prompt"]["messages"][1]["content"]
    assert words.endswith(", Kitchen, **REDACTED**")
    assert turn["requests"][0]["prompt"]["tools"]
    assert turn["requests"][0]["calls"][0]["tool"] == "intent__HassTurnOn"
    assert one["version"]
    assert one["ha_version"]

    everything = (await ask("dump"))["result"]
    assert "prompt" not in everything["turns"][0]["requests"][0]
    for dump in (one, everything):
        text = json.dumps(dump)
        for secret in ("Anna", talk.record.user_id, talk.record.device_id):
            assert secret
            assert secret not in text


async def test_key_is_in_no_dump(hass: HomeAssistant, talk: Talk, ask: Ask) -> None:
    """Not even where a server repeats it, or a model guesses it."""
    hass.config_entries.async_update_entry(
        talk.entry, data={**talk.entry.data, "api_key": "sk-very-secret"}
    )
    await hass.async_block_till_done()
    talk.server.script(
        http_error(500, "no model for key sk-very-secret"),
        http_error(500, "no model for key sk-very-secret"),
    )
    await talk("hello")
    assert talk.record.error == "server_error: no model for key **REDACTED**"
    assert "sk-very-secret" not in json.dumps(talk.record.as_dict())
    talk.server.script(say("The key is sk-very-secret."))
    await talk("what is the key?")
    dump = await ask("dump", turn_id=talk.record.id)
    assert "sk-very-secret" not in json.dumps(dump)


# -- a trial


async def test_try(talk: Talk, ask: Ask) -> None:
    """A sentence is said to an agent, and goes on where it should."""
    talk.server.script(LAMP_ON, say("The lamp is on."), say("You are welcome."))
    first = (
        await ask(
            "try", agent_id=talk.agent_id, text="turn on the desk lamp", dry_run=False
        )
    )["result"]
    assert talk.state("light.desk_lamp") == "on"
    assert first["speech"] == "The lamp is on."
    assert first["turn_id"] == talk.record.id
    assert not talk.record.dry_run
    second = (
        await ask(
            "try",
            agent_id=talk.agent_id,
            text="thanks",
            dry_run=False,
            conversation_id=first["conversation_id"],
            language="de",
        )
    )["result"]
    assert second["conversation_id"] == first["conversation_id"]
    assert second["turn_id"] != first["turn_id"]
    assert talk.record.language == "de"


async def test_dry_run_does_nothing(talk: Talk, ask: Ask) -> None:
    """What would act comes back as if it had; what reads does so."""
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("GetLiveContext", {"name": "Desk Lamp"}),
        ),
        say("The lamp is on."),
    )
    await ask("try", agent_id=talk.agent_id, text="turn on the desk lamp", dry_run=True)
    assert talk.state("light.desk_lamp") == "off"
    assert talk.record.dry_run
    assert talk.record.outcome == "acted"
    acted, read = talk.record.calls
    assert [target["id"] for target in acted.result["data"]["success"]] == [
        "light.desk_lamp"
    ]
    assert not acted.failed
    assert "Desk Lamp" in read.result["result"]
    # The next one is none.
    talk.server.script(LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    assert talk.state("light.desk_lamp") == "on"


async def test_dry_run_is_confirmed(new_talk: NewTalk, ask: Ask) -> None:
    """Home Assistant's own sentence tells what would have been done."""
    talk = await new_talk(title="Quick", confirm="automatic")
    before = talk.hass.states.async_all("light")
    talk.server.script(call("HassTurnOn", {"area": "Kitchen", "domain": "light"}))
    answer = await ask(
        "try",
        agent_id=talk.agent_id,
        text="turn on the lights in the kitchen",
        dry_run=True,
    )
    assert answer["result"]["speech"] == "Turned on the lights"
    assert len(talk.record.requests) == 1
    assert talk.hass.states.async_all("light") == before


async def test_dry_run_of_other_tools(
    hass: HomeAssistant, new_talk: NewTalk, ask: Ask
) -> None:
    """A tool that is no intent and may act is not called either."""

    class Launch(llm.Tool):
        name = "launch"
        description = "Launch the rocket."

        async def async_call(self, *_: Any) -> llm.ToolResult:
            raise AssertionError

    class Rockets(llm.API):
        async def async_get_api_instance(
            self, llm_context: llm.LLMContext
        ) -> llm.APIInstance:
            return llm.APIInstance(self, "", llm_context, [Launch()])

    llm.async_register_api(hass, Rockets(hass=hass, id="rockets", name="Rockets"))
    talk = await new_talk(title="Pilot", llm_hass_api=["rockets"])
    talk.server.script(call("launch", {}), say("It flies."))
    await ask("try", agent_id=talk.agent_id, text="launch it", dry_run=True)
    (launched,) = talk.record.calls
    assert launched.result == {"success": True}
    assert not launched.failed


async def test_dry_run_of_a_list(talk: Talk, ask: Ask) -> None:
    """An intent with a handler of its own finds what it is meant for as well."""
    talk.server.script(
        call("HassListAddItem", {"item": "milk", "name": "Shopping List"}),
        say("It is on the list."),
    )
    before = talk.state("todo.shopping_list")
    await ask("try", agent_id=talk.agent_id, text="add milk", dry_run=True)
    (added,) = talk.record.calls
    assert added.result["data"]["success"] == [
        {"name": "Shopping List", "type": "entity", "id": "todo.shopping_list"}
    ]
    assert talk.state("todo.shopping_list") == before
