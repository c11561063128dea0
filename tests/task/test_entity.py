"""AI tasks, from the action to the answer: with a real core and a server on loopback."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncGenerator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockUser,
    async_capture_events,
)
from pytest_homeassistant_custom_component.components.diagnostics import (
    get_diagnostics_for_config_entry,
)
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.server import picture
from custom_components.smart_agent.trace.outcome import Judgement, Kind, Outcome
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.ollama_server import (
    OllamaServer,
    ServedModel,
    call,
    hang,
    http_error,
    lost,
    say,
)
from homeassistant.components import ai_task
from homeassistant.config_entries import (
    SOURCE_REAUTH,
    ConfigSubentry,
    ConfigSubentryData,
)
from homeassistant.const import CONF_API_KEY, CONF_URL, EVENT_HOMEASSISTANT_STOP
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import entity_registry as er, llm
from homeassistant.setup import async_setup_component

from ..house_fixtures import leave_no_session

SEES, BLIND = "test-vision:latest", "test-model:latest"
ENTITY = "ai_task.my_tasks"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
CARS = {
    "count": {
        "selector": {"number": {"min": 0, "max": 50}},
        "description": "How many cars there are",
        "required": True,
    },
    "colour": {"selector": {"select": {"options": ["red", "green"]}}},
}
GATE = "Count the cars"


@pytest.fixture
async def server(media: Path, ollama_server: OllamaServer) -> OllamaServer:
    """Return a server with a model that sees and one that does not."""
    ollama_server.models[SEES] = ServedModel(SEES, ("completion", "vision"))
    return ollama_server


@pytest.fixture
async def entry(
    hass: HomeAssistant, server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return an entry with an AI task on the model that sees."""
    entry = await async_add_task(hass, server)
    yield entry
    await hass.async_block_till_done(wait_background_tasks=True)
    await hass.config_entries.async_unload(entry.entry_id)


async def async_add_task(
    hass: HomeAssistant, server: OllamaServer, **data: Any
) -> MockConfigEntry:
    """Set up an entry with an AI task."""
    assert await async_setup_component(hass, "homeassistant", {})
    made = MockConfigEntry(
        domain=DOMAIN,
        title="server",
        data={CONF_URL: server.url, CONF_API_KEY: "s3cret"},
        subentries_data=[
            ConfigSubentryData(
                data={"model": SEES, **data},
                subentry_type="ai_task_data",
                title="My tasks",
                unique_id=None,
            )
        ],
    )
    made.add_to_hass(hass)
    assert await hass.config_entries.async_setup(made.entry_id)
    await hass.async_block_till_done(wait_background_tasks=True)
    return made


async def generate(
    hass: HomeAssistant,
    structure: dict[str, Any] | None = None,
    *files: dict[str, str],
    context: Context | None = None,
) -> Any:
    """Call the action and return its data."""
    data: dict[str, Any] = {
        "task_name": "Cars",
        "entity_id": ENTITY,
        "instructions": GATE,
    }
    if structure is not None:
        data["structure"] = structure
    if files:
        data["attachments"] = list(files)
    result = await hass.services.async_call(
        "ai_task",
        "generate_data",
        data,
        blocking=True,
        return_response=True,
        context=context,
    )
    assert result is not None
    return result["data"]


def record_of(entry: MockConfigEntry) -> TurnRecord:
    """Return the record of the last task."""
    record: TurnRecord = entry.runtime_data.records[-1]
    assert record.done
    return record


def key_of(err: pytest.ExceptionInfo[HomeAssistantError]) -> str | None:
    """Return the translation key of an error; it has a text in the user's language."""
    assert err.value.translation_domain == DOMAIN
    assert str(err.value) != err.value.translation_key
    return err.value.translation_key


@pytest.fixture
def media(hass: HomeAssistant, tmp_path: Path) -> Path:
    """Return a folder whose files can be attached."""
    hass.config.media_dirs = {"local": str(tmp_path)}
    return tmp_path


def attached(path: Path, kind: str = "image/png") -> dict[str, str]:
    """Return an attachment, as the action takes it."""
    source = f"media-source://media_source/local/{path.name}"
    return {"media_content_id": source, "media_content_type": kind}


async def test_right_at_once(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """Data that fits is returned; the server is sent the schema, and so is the model."""
    server.script(say('{"count": 3, "colour": "red"}'))
    user = Context(user_id=MockUser(id="anna", is_owner=True).add_to_hass(hass).id)
    assert await generate(hass, CARS, context=user) == {"count": 3, "colour": "red"}

    (sent,) = server.chats
    schema = sent["format"]
    assert schema["required"] == ["count"]
    assert schema["properties"]["count"] == {
        "type": "number",
        "minimum": 0.0,
        "maximum": 50.0,
        "description": "How many cars there are",
    }
    system, asked = sent["messages"]
    assert system["role"] == "system"
    assert asked["content"].startswith(f"{GATE}\n\n")
    assert '"How many cars there are"' in asked["content"]
    assert "images" not in asked
    assert sent["options"] == {"num_ctx": 8192, "num_predict": 2048, "temperature": 0.0}
    assert (sent["keep_alive"], sent["think"]) == (-1, False)
    assert not sent.get("tools")

    record = record_of(entry)
    assert (record.kind, record.outcome) == (Kind.TASK, Outcome.ANSWERED)
    assert (record.agent_id, record.user_id) == (ENTITY, "anna")
    assert record.text == f"Cars: {GATE}"
    assert record.speech == '{"count": 3, "colour": "red"}'
    (judged,) = record.calls
    assert judged.verdict is Judgement.RUN
    assert judged.arguments == {"count": 3, "colour": "red"}
    assert record.as_summary()["kind"] == "task"
    assert TurnRecord.from_dict(record.as_dict()).kind is Kind.TASK


async def test_wrong_then_right(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """What is wrong is told precisely, all of it, and put right."""
    server.script(
        say('Sure! {"count": "three", "colour": "rad", "size": 1}'),
        say('```json\n{"count": 3}\n```'),
    )
    assert await generate(hass, CARS) == {"count": 3}

    _, second = server.chats
    *_, wrote, told = second["messages"]
    assert wrote["role"] == "assistant"
    first, *lines, last = told["content"].splitlines()
    assert first == "This JSON does not fit the schema:"
    assert set(lines) == {
        '- count: "three" must be of type number. Possible: 0.0 to 50.0.',
        '- colour: "rad" is not allowed here. Did you mean "red"?'
        " Possible: red, green.",
        "- size: the data has no key size. Possible: colour, count.",
    }
    assert last == "Write all of it again with this put right, and nothing else."
    assert second["options"]["temperature"] > 0

    record = record_of(entry)
    assert record.outcome is Outcome.ANSWERED
    assert record.attempts == 1
    wrong, right = record.calls
    assert (wrong.verdict, right.verdict) == (Judgement.REJECTED, Judgement.RUN)
    assert {*wrong.kinds} == {"type", "not_allowed", "unknown_argument"}
    assert wrong.feedback == told["content"]
    (statistics,) = entry.runtime_data.statistics.values()
    assert (statistics.turns, statistics.corrected, statistics.rejected) == (1, 1, 1)
    assert (statistics.requests, statistics.words) == (2, 0)
    state = hass.states.get("sensor.my_tasks_tasks")
    assert state
    assert state.state == "1"


async def test_selectors_have_the_last_word(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """What JSON Schema does not see, Home Assistant's own validator does."""
    when = {"when": {"selector": {"date": {}}, "required": True}}
    server.script(say('{"when": "tomorrow"}'), say('{"when": "2026-11-24"}'))
    assert await generate(hass, when) == {"when": "2026-11-24"}
    assert '- when: "tomorrow": ' in server.chats[1]["messages"][-1]["content"]


async def test_three_times_wrong(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """After three attempts an error says what was wrong with the last one.

    No event tells of it: an automation that does a task upon it would never end.
    """
    events = async_capture_events(hass, "smart_agent_gave_up")
    server.script(
        say("There are three."), say('{"count": 77}'), say('{"colour": "red"}')
    )
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, CARS)
    assert key_of(err) == "task_wrong_data"
    assert "- count: count is required" in str(err.value)

    _, second, third = server.chats
    assert "could not be read as JSON" in second["messages"][-1]["content"]
    assert "77 is greater than" in third["messages"][-1]["content"]
    # Of what was wrong before only the last is shown.
    assert [one["content"] for one in third["messages"][2:-1]] == ['{"count": 77}']
    record = record_of(entry)
    assert record.outcome is Outcome.GAVE_UP
    assert "count is required" in record.error
    (statistics,) = entry.runtime_data.statistics.values()
    assert statistics.gave_up == 1
    await hass.async_block_till_done()
    assert not events


async def test_text(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """Without a structure the text is returned as it is, however it looks."""
    server.script(say(" Roses are *red*.\n\n{not json} "))
    assert await generate(hass) == "Roses are *red*.\n\n{not json}"
    (sent,) = server.chats
    assert sent.get("format") is None
    assert sent["messages"][-1]["content"] == GATE
    assert record_of(entry).calls == []


@pytest.mark.parametrize(
    ("nothing", "told", "key"),
    [
        (say("", eval_count=1), "was empty", "task_no_answer"),
        (lost(), "was empty", "task_no_answer"),
        (call("HassTurnOn", {"name": "lamp"}), "was empty", "task_no_answer"),
        (say("Ros", done_reason="length"), "was cut off", "task_cut_off"),
    ],
)
async def test_no_whole_answer(
    hass: HomeAssistant,
    server: OllamaServer,
    entry: MockConfigEntry,
    nothing: Any,
    told: str,
    key: str,
) -> None:
    """Nothing, and a part, are no answers; what is called is not run."""
    server.script(nothing, say("Roses"))
    assert await generate(hass) == "Roses"
    assert told in server.chats[1]["messages"][-1]["content"]

    server.script(nothing, nothing, nothing)
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass)
    assert key_of(err) == key
    assert record_of(entry).outcome is Outcome.GAVE_UP


async def test_server_without_grammars(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A server that cannot constrain the answer is asked without."""
    server.script(http_error(500, "invalid JSON schema in format"), say('{"count": 3}'))
    assert await generate(hass, CARS) == {"count": 3}
    constrained, free = server.chats
    assert constrained["format"]
    assert free.get("format") is None
    assert free["messages"] == constrained["messages"]


async def test_pictures(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry, media: Path
) -> None:
    """Pictures are sent with the instructions, in each attempt; no record keeps them."""
    (media / "a.png").write_bytes(PNG)
    (media / "b.jpg").write_bytes(b"\xff\xd8\xff" + bytes(2048))
    server.script(say('{"count": -1}'), say('{"count": 3}'))
    files = attached(media / "a.png"), attached(media / "b.jpg", "image/jpeg")
    assert await generate(hass, CARS, *files) == {"count": 3}
    for sent in server.chats:
        assert sent["messages"][1]["images"] == [
            b64encode((media / name).read_bytes()).decode()
            for name in ("a.png", "b.jpg")
        ]
        assert all("images" not in one for one in sent["messages"][2:])
    for request in record_of(entry).requests:
        assert request.prompt
        assert request.prompt.as_dict()["messages"][1]["images"] == ["0 KiB", "2 KiB"]
    estimate = entry.runtime_data.estimates[SEES]
    assert estimate.ratio == 1


@pytest.mark.parametrize(
    ("name", "data", "kind", "key"),
    [
        ("a.pdf", b"%PDF-1.7", "application/pdf", "not_a_picture"),
        ("a.png", b"%PDF-1.7", "image/png", "not_a_picture"),
        ("a.svg", b"<svg/>", "image/svg+xml", "not_a_picture"),
        ("a.png", PNG + bytes(2000), "image/png", "picture_too_large"),
    ],
    ids=["document", "no png", "drawing", "large"],
)
async def test_unfit_files(
    hass: HomeAssistant,
    server: OllamaServer,
    entry: MockConfigEntry,
    media: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    data: bytes,
    kind: str,
    key: str,
) -> None:
    """A file that no model could look at is named in the error; nothing is sent."""
    monkeypatch.setattr(picture, "MAX_BYTES", 2000)
    (media / name).write_bytes(data)
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, None, attached(media / name, kind))
    assert key_of(err) == key
    assert name in str(err.value)
    assert record_of(entry).outcome is Outcome.FAILED
    assert not server.chats


async def test_missing_file(
    hass: HomeAssistant, entry: MockConfigEntry, media: Path
) -> None:
    """A file that cannot be read is named too."""
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, None, attached(media / "gone.png"))
    assert key_of(err) == "picture_unreadable"


async def test_pictures_too_large_together(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    media: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The limit holds for all pictures of a task."""
    monkeypatch.setattr(picture, "MAX_BYTES", 2 * len(PNG))
    for name in "abc":
        (media / f"{name}.png").write_bytes(PNG)
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, None, *(attached(media / f"{one}.png") for one in "abc"))
    assert key_of(err) == "picture_too_large"
    assert "c.png" in str(err.value)


async def test_blind_model(
    hass: HomeAssistant, server: OllamaServer, media: Path
) -> None:
    """A model that cannot see is not offered for attachments, and says so if asked."""
    entry = await async_add_task(hass, server, model=BLIND)
    state = hass.states.get(ENTITY)
    assert state
    flags = ai_task.AITaskEntityFeature
    assert state.attributes["supported_features"] == flags.GENERATE_DATA
    (media / "a.png").write_bytes(PNG)
    entity = hass.data[ai_task.const.DATA_COMPONENT].get_entity(ENTITY)
    assert entity
    # As before the server has said what the model can do.
    both = flags.GENERATE_DATA | flags.SUPPORT_ATTACHMENTS
    entity._attr_supported_features = both  # noqa: SLF001
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, None, attached(media / "a.png"))
    assert key_of(err) == "model_cannot_see"
    assert BLIND in str(err.value)
    assert not server.chats
    await hass.config_entries.async_unload(entry.entry_id)


async def test_model_that_sees(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """A model that sees is offered for attachments."""
    state = hass.states.get(ENTITY)
    assert state
    flags = ai_task.AITaskEntityFeature
    assert state.attributes["supported_features"] == (
        flags.GENERATE_DATA | flags.SUPPORT_ATTACHMENTS
    )


async def test_server_is_away(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A server that is away is told in the error; the entity stays, and so does its use."""
    await server.stop()
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, CARS)
    assert key_of(err) == "cannot_connect"
    assert record_of(entry).outcome is Outcome.FAILED
    await server.start()
    await hass.async_block_till_done(wait_background_tasks=True)
    server.script(say('{"count": 1}'))
    assert await generate(hass, CARS) == {"count": 1}


async def test_refused_key(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A key that is refused is asked for again, and stands in no error."""
    server.fail("/api/chat", 401, "s3cret is no key")
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass)
    assert key_of(err) == "invalid_auth"
    assert "s3cret" not in str(err.value)
    assert "s3cret" not in record_of(entry).error
    (flow,) = hass.config_entries.flow.async_progress()
    assert flow["context"]["source"] == SOURCE_REAUTH
    hass.config_entries.flow.async_abort(flow["flow_id"])


async def test_missing_model(hass: HomeAssistant, server: OllamaServer) -> None:
    """A model that the server lacks is named."""
    entry = await async_add_task(hass, server, model="gone:latest")
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass)
    assert key_of(err) == "model_not_found"
    await hass.config_entries.async_unload(entry.entry_id)


async def test_deadline(hass: HomeAssistant, server: OllamaServer) -> None:
    """A task ends at its time limit, and the request with it."""
    entry = await async_add_task(hass, server, turn_timeout=0.2)
    server.script(hang(after=("Ro",)))
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass)
    assert key_of(err) == "timeout"
    await server.disconnected.wait()
    assert record_of(entry).requests[0].text == "Ro"
    await hass.config_entries.async_unload(entry.entry_id)


async def test_cancelled(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """Who no longer waits leaves nothing behind."""
    server.script(hang())
    task = hass.async_create_task(generate(hass))
    await server.received.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await server.disconnected.wait()
    assert record_of(entry).outcome is Outcome.CANCELLED


async def test_stop(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A task does not hold up Home Assistant's stop."""
    server.script(hang())
    task = hass.async_create_task(generate(hass))
    await server.received.wait()
    hass.bus.async_fire(EVENT_HOMEASSISTANT_STOP)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert record_of(entry).outcome is Outcome.CANCELLED
    leave_no_session(hass)


async def test_unload(hass: HomeAssistant, server: OllamaServer) -> None:
    """An unload in the middle of a task ends it with an error."""
    entry = await async_add_task(hass, server)
    records = entry.runtime_data.records
    server.script(hang(after=("Ro",)))
    task = hass.async_create_task(generate(hass))
    await server.received.wait()
    assert await hass.config_entries.async_unload(entry.entry_id)
    with pytest.raises(HomeAssistantError) as err:
        await task
    assert key_of(err) == "cannot_connect"
    assert records[-1].outcome is Outcome.FAILED


async def test_too_long(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """Instructions that Ollama would cut without a word are not sent."""
    with pytest.raises(HomeAssistantError) as err:
        await ai_task.async_generate_data(
            hass,
            task_name="Long",
            entity_id=ENTITY,
            instructions="word " * 10_000,
        )
    assert key_of(err) == "task_too_long"
    assert "> 8192" in str(err.value)
    assert not server.chats


async def test_no_room_for_another_attempt(
    hass: HomeAssistant, server: OllamaServer
) -> None:
    """Where a long wrong answer fills the context, the error is what was wrong."""
    entry = await async_add_task(hass, server, num_ctx=2048)
    server.script(say("word " * 2000))
    with pytest.raises(HomeAssistantError) as err:
        await generate(hass, CARS)
    assert key_of(err) == "task_wrong_data"
    await hass.config_entries.async_unload(entry.entry_id)


async def test_tools(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A task with tools is refused: nobody said what it may do in the house."""
    (api,) = (one for one in llm.async_get_apis(hass) if one.id == "assist")
    with pytest.raises(HomeAssistantError) as err:
        await ai_task.async_generate_data(
            hass,
            task_name="Acts",
            entity_id=ENTITY,
            instructions="Open the door",
            llm_api=api,
        )
    assert key_of(err) == "task_with_tools"
    assert not server.chats


async def test_thinking(hass: HomeAssistant, server: OllamaServer) -> None:
    """A model that is to think may write more; its thoughts are no data."""
    server.models[SEES] = ServedModel(SEES, ("completion", "thinking"))
    entry = await async_add_task(hass, server, think=True, temperature="own")
    server.script(say('{"count": 3}', thinking='Perhaps {"count": 2}.'))
    assert await generate(hass, CARS) == {"count": 3}
    (sent,) = server.chats
    assert sent["think"] is True
    assert sent["options"] == {"num_ctx": 8192, "num_predict": 4096}
    assert record_of(entry).requests[0].thinking
    await hass.config_entries.async_unload(entry.entry_id)


@pytest.mark.parametrize(
    ("of_task", "of_agent", "asked"),
    [({}, 16384, 16384), ({}, 4096, 4096), ({"num_ctx": 8192}, 4096, 8192)],
)
async def test_one_context_for_agents_and_tasks(
    hass: HomeAssistant,
    server: OllamaServer,
    of_task: dict[str, Any],
    of_agent: int,
    asked: int,
) -> None:
    """Of a model that an agent uses too the larger context is asked for that was set."""
    entry = await async_add_task(hass, server, **of_task)
    agent = ConfigSubentry(
        data=MappingProxyType({"model": SEES, "num_ctx": of_agent, "warm": False}),
        subentry_type="conversation",
        title="Agent",
        unique_id=None,
    )
    hass.config_entries.async_add_subentry(entry, agent)
    await hass.async_block_till_done(wait_background_tasks=True)
    server.script(say("Roses"))
    await generate(hass)
    assert server.chats[-1]["options"]["num_ctx"] == asked
    await hass.config_entries.async_unload(entry.entry_id)


async def test_found_in_diagnostics_and_by_the_action(
    hass: HomeAssistant,
    server: OllamaServer,
    entry: MockConfigEntry,
    hass_client: ClientSessionGenerator,
) -> None:
    """A task stands beside turns: in diagnostics, and in what the action returns."""
    server.script(say("Roses"))
    await generate(hass)
    assert await async_setup_component(hass, "diagnostics", {})
    found: Any = await get_diagnostics_for_config_entry(hass, hass_client, entry)
    (task,) = found["agents"]
    assert (task["title"], task["entity_id"]) == ("My tasks", ENTITY)
    assert task["options"]["turn_timeout"] == 120
    assert task["statistics"]["turns"] == 1
    assert [one["kind"] for one in found["turns"]] == ["task"]
    result = await hass.services.async_call(
        DOMAIN,
        "get_turns",
        {"agent_id": ENTITY},
        blocking=True,
        return_response=True,
    )
    assert result == {"turns": [record_of(entry).as_dict()]}


async def test_statistics_outlive_a_reload(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A task that was counted stays counted."""
    server.script(say("Roses"))
    await generate(hass)
    assert await hass.config_entries.async_reload(entry.entry_id)
    (statistics,) = entry.runtime_data.statistics.values()
    assert (statistics.turns, statistics.requests) == (1, 1)


async def test_waits_for_no_turn(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A task in the middle of a turn, as of a script that a model calls, goes on."""
    server.script(say("Roses"))
    with entry.runtime_data.priority.turn(SEES):
        assert await generate(hass) == "Roses"


@pytest.mark.parametrize("by", ["entity_id", "device_id"])
async def test_statistics_begin_anew(
    hass: HomeAssistant, server: OllamaServer, entry: MockConfigEntry, by: str
) -> None:
    """The action that resets an agent's statistics resets a task's, and no others."""
    other = await async_add_task(hass, server)
    server.script(say("Roses"), say("Violets"))
    await generate(hass)
    entity = er.async_get(hass).async_get(ENTITY)
    assert entity
    other_entity = er.async_get(hass).async_get(f"{ENTITY}_2")
    assert other_entity
    other.runtime_data.statistics[other_entity.unique_id].count(record_of(entry))
    meant = {"entity_id": ENTITY, "device_id": str(entity.device_id)}
    assert hass.states.is_state("sensor.my_tasks_tasks", "1")
    await hass.services.async_call(
        DOMAIN, "reset_statistics", {by: meant[by]}, blocking=True
    )
    (statistics,) = entry.runtime_data.statistics.values()
    assert (statistics.turns, statistics.requests) == (0, 0)
    assert hass.states.is_state("sensor.my_tasks_tasks", "0")
    (kept,) = other.runtime_data.statistics.values()
    assert kept.turns == 1
    await hass.config_entries.async_unload(other.entry_id)
