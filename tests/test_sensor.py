"""The sensors of agents and servers."""

from datetime import timedelta
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockUser,
    async_fire_time_changed,
)

from custom_components.smart_agent import sensor_descriptions
from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.coordinator import ServerState
from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.sensor_descriptions import (
    AGENT_SENSORS,
    SERVER_SENSORS,
    TASK_SENSORS,
)
from custom_components.smart_agent.server.client import LoadedModel
from fakes.ollama_server import call, cut, say
from homeassistant.components.homeassistant.exposed_entities import async_should_expose
from homeassistant.config_entries import SOURCE_REAUTH
from homeassistant.const import MAX_LENGTH_STATE_STATE, EntityCategory
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.helpers.service import async_get_all_descriptions
from homeassistant.util import dt as dt_util

from .house_fixtures import MODEL, NewTalk, Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})

PACKAGE = Path(sensor_descriptions.__file__).parent
ENABLED = {"gave_up", "right_at_first_try", "seconds_median", "turns"}
LOGGER = "custom_components.smart_agent.coordinator"


def agent_state(talk: Talk, key: str) -> str:
    """Return the state of one of an agent's sensors."""
    (subentry_id,) = talk.entry.subentries
    return talk.state(entity_id(talk, f"{subentry_id}_{key}"))


def server_state(talk: Talk, key: str) -> str:
    """Return the state of one of the server's entities."""
    return talk.state(entity_id(talk, f"{talk.entry.entry_id}_{key}"))


def entity_id(talk: Talk, unique_id: str) -> str:
    """Return the entity of a unique id."""
    entities = er.async_entries_for_config_entry(
        er.async_get(talk.hass), talk.entry.entry_id
    )
    return next(one.entity_id for one in entities if one.unique_id == unique_id)


async def poll(talk: Talk) -> None:
    """Have the server asked how it is."""
    async_fire_time_changed(talk.hass, dt_util.utcnow() + timedelta(seconds=61))
    await talk.hass.async_block_till_done(wait_background_tasks=True)


def logged(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return what the log says of the server to those who do not look closer."""
    return [
        one
        for one in caplog.records
        if one.name == LOGGER and one.levelno > logging.DEBUG
    ]


async def enable_all(talk: Talk) -> None:
    """Enable the sensors that are disabled by default, as a user would."""
    registry = er.async_get(talk.hass)
    for one in er.async_entries_for_config_entry(registry, talk.entry.entry_id):
        registry.async_update_entity(one.entity_id, disabled_by=None)
    await talk.hass.config_entries.async_reload(talk.entry.entry_id)


async def test_entities(hass: HomeAssistant, talk: Talk) -> None:
    """Sensors are diagnostic and few; an agent's are on the device of the agent."""
    registry = er.async_get(hass)
    entities = er.async_entries_for_config_entry(registry, talk.entry.entry_id)
    (subentry_id,) = talk.entry.subentries
    agent = [one for one in entities if one.config_subentry_id == subentry_id]
    server = [one for one in entities if one.config_subentry_id is None]
    assert len(agent) == len(AGENT_SENSORS) + 1
    assert len(server) == len(SERVER_SENSORS) + 1
    assert len({one.device_id for one in agent}) == 1
    assert len({one.device_id for one in server}) == 1
    for one in entities:
        sensor = one.entity_id != talk.agent_id
        assert one.entity_category is (EntityCategory.DIAGNOSTIC if sensor else None)
        assert not async_should_expose(hass, "conversation", one.entity_id)
    shown = {one.translation_key for one in agent if not one.disabled}
    assert shown == {None, *ENABLED}
    devices = dr.async_get(hass)
    assert {devices.async_get(str(one.device_id)).name for one in server} == {  # type: ignore[union-attr]
        talk.entry.title
    }


async def test_values(hass: HomeAssistant, talk: Talk) -> None:
    """Every sensor shows what turns came to, as soon as one is over."""
    await enable_all(talk)
    assert agent_state(talk, "turns") == "0"
    assert agent_state(talk, "right_at_first_try") == "unknown"
    talk.server.script(
        WRONG, LAMP_ON, say("The lamp is on."), LAMP_ON, say("It is on."), say("Hello.")
    )
    await talk("turn on the desk lamp")
    assert agent_state(talk, "turns") == "1"
    await talk("turn on the desk lamp")
    await talk("hello")
    statistics = next(iter(talk.entry.runtime_data.statistics.values()))
    expected = {
        "turns": 3,
        "at_once": 0,
        "at_once_share": 0,
        "commands": 2,
        "validations": 3,
        "right_at_first_try": 50,
        "corrected": 1,
        "gave_up": 0,
        "asked_back": 0,
        "unread": 0,
        "rejected": 1,
        "tool_failures": 0,
        "requests": 6,
        "requests_per_command": 2.5,
        "seconds_median": statistics.seconds_median,
        "seconds_95": statistics.seconds_95,
        "prompt_tokens": 1200,
        "generated_tokens": statistics.generated_tokens,
        "words": 8,
    }
    assert expected == {one.key: one.value(statistics) for one in AGENT_SENSORS}
    shown = {key: float(agent_state(talk, key)) for key in expected}
    assert shown == pytest.approx(expected)
    (subentry_id,) = talk.entry.subentries
    rejected = hass.states.get(entity_id(talk, f"{subentry_id}_rejected"))
    assert rejected
    assert rejected.attributes["ambiguous_name"] == 1


async def test_units(hass: HomeAssistant, talk: Talk) -> None:
    """Numbers that make long-term statistics have a unit where they need one."""
    await enable_all(talk)
    units = {}
    for state in hass.states.async_all("sensor"):
        entry = er.async_get(hass).async_get(state.entity_id)
        if entry and entry.platform == DOMAIN and entry.translation_key:
            units[entry.translation_key] = state.attributes.get("unit_of_measurement")
    assert {key: unit for key, unit in units.items() if unit} == {
        "at_once_share": "%",
        "right_at_first_try": "%",
        "seconds_median": "s",
        "seconds_95": "s",
        "prompt_tokens": "tokens",
        "generated_tokens": "tokens",
        "context_size": "tokens",
    }
    assert units.keys() == {one.key for one in (*AGENT_SENSORS, *SERVER_SENSORS)}


async def test_only_its_own_agent(
    hass: HomeAssistant, talk: Talk, new_talk: NewTalk
) -> None:
    """A turn of one agent is none of another's."""
    other = await new_talk(title="Other")
    talk.server.script(say("Hello."))
    await other("hello")
    assert agent_state(talk, "turns") == "0"
    assert agent_state(other, "turns") == "1"


async def test_survives_a_restart(
    hass: HomeAssistant, talk: Talk, hass_storage: dict[str, Any]
) -> None:
    """A sensor goes on where it was."""
    talk.server.script(LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    assert agent_state(talk, "turns") == "unavailable"
    await hass.config_entries.async_setup(talk.entry.entry_id)
    assert agent_state(talk, "turns") == "1"
    assert float(agent_state(talk, "right_at_first_try")) == 100


@pytest.mark.parametrize("by", ["entity", "device"])
async def test_reset(
    hass: HomeAssistant, talk: Talk, new_talk: NewTalk, by: str
) -> None:
    """An action has an agent's sensors begin anew, and no others."""
    other = await new_talk(title="Other")
    talk.server.script(say("Hello."), say("Hello."))
    await talk("hello")
    await other("hello")
    entity = er.async_get(hass).async_get(talk.agent_id)
    assert entity
    target = {"entity_id": talk.agent_id}
    if by == "device":
        target = {"device_id": str(entity.device_id)}
    await hass.services.async_call(DOMAIN, "reset_statistics", target, blocking=True)
    assert agent_state(talk, "turns") == "0"
    assert agent_state(talk, "seconds_median") == "unknown"
    assert agent_state(other, "turns") == "1"


async def test_reset_is_for_administrators(
    hass: HomeAssistant, talk: Talk, hass_read_only_user: MockUser
) -> None:
    """Nobody else resets, and the dialog of actions shows how."""
    with pytest.raises(Unauthorized):
        await hass.services.async_call(
            DOMAIN,
            "reset_statistics",
            {"entity_id": talk.agent_id},
            blocking=True,
            context=Context(user_id=hass_read_only_user.id),
        )
    described = (await async_get_all_descriptions(hass))[DOMAIN]["reset_statistics"]
    assert described["target"]["entity"][0]["domain"] == ["ai_task", "conversation"]


# -- servers


async def test_server(hass: HomeAssistant, talk: Talk) -> None:
    """What a server says is shown at once, and asked for each minute."""
    await enable_all(talk)
    assert server_state(talk, "connectivity") == "on"
    assert server_state(talk, "version") == "0.33.0"
    assert server_state(talk, "loaded_models") == "none"
    assert server_state(talk, "context_size") == "unknown"
    talk.server.loaded = {MODEL: 8192, "plain:latest": 4096}
    talk.server.version = "0.34.0"
    await poll(talk)
    assert server_state(talk, "version") == "0.34.0"
    assert server_state(talk, "loaded_models") == f"plain:latest, {MODEL}"
    assert server_state(talk, "context_size") == "8192"
    context = hass.states.get(entity_id(talk, f"{talk.entry.entry_id}_context_size"))
    assert context
    assert context.attributes[MODEL] == 8192
    assert context.attributes["plain:latest"] == 4096


def test_many_models() -> None:
    """A state is never longer than Home Assistant takes, nor a size made up."""
    models = tuple(LoadedModel(f"model-{n}:latest", None, 0, 0) for n in range(50))
    _, loaded, context = SERVER_SENSORS
    state = ServerState("0.1", models)
    assert len(str(loaded.value(state))) == MAX_LENGTH_STATE_STATE
    assert context.value(state) is None


async def test_server_goes_and_comes_back(
    talk: Talk, caplog: pytest.LogCaptureFixture
) -> None:
    """It is told in the entities, and once in the log; the agent stays."""
    await talk.server.stop()
    for _ in range(3):
        await poll(talk)
        assert server_state(talk, "connectivity") == "off"
        assert server_state(talk, "version") == "unavailable"
        assert talk.state(talk.agent_id) == "unknown"
    (told,) = logged(caplog)
    assert told.levelname == "ERROR"
    assert "cannot be reached" in told.getMessage()
    await talk.server.start()
    for _ in range(2):
        await poll(talk)
        assert server_state(talk, "connectivity") == "on"
        assert server_state(talk, "version") == "0.33.0"
    assert [one.levelname for one in logged(caplog)] == ["ERROR", "INFO"]


async def test_server_keeps_something_back(
    talk: Talk, caplog: pytest.LogCaptureFixture
) -> None:
    """One that does not say what is loaded is there all the same."""
    talk.server.fail("/api/ps", 403, "not for you")
    await poll(talk)
    assert server_state(talk, "connectivity") == "on"
    assert server_state(talk, "loaded_models") == "unknown"
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


@pytest.mark.parametrize(
    "version", [b"<html>", b"[]", b"{}", b'{"version": 3}', b"null"]
)
async def test_something_else_answers(talk: Talk, version: bytes) -> None:
    """What is no Ollama server is none that is reachable."""
    talk.server.fail("/api/version", 200, version)
    await poll(talk)
    assert server_state(talk, "connectivity") == "off"


async def test_key_refused(hass: HomeAssistant, talk: Talk) -> None:
    """A server that wants another key has the user asked for it."""
    talk.server.api_key = "other"
    await poll(talk)
    assert server_state(talk, "connectivity") == "off"
    (flow,) = hass.config_entries.flow.async_progress_by_handler(DOMAIN)
    assert flow["context"]["source"] == SOURCE_REAUTH


async def test_set_up_without_an_answer(hass: HomeAssistant, talk: Talk) -> None:
    """An agent is there even where its server does not say how it is."""
    talk.server.fail("/api/version", 500, "oh no")
    await hass.config_entries.async_reload(talk.entry.entry_id)
    assert server_state(talk, "connectivity") == "off"
    talk.server.script(say("Hello."))
    assert (await talk("hello")).speech == "Hello."


async def test_unload_ends_polling(hass: HomeAssistant, talk: Talk) -> None:
    """Nobody asks a server whose entry is not loaded."""
    await hass.config_entries.async_unload(talk.entry.entry_id)
    before = len(talk.server.requests)
    await poll(talk)
    assert len(talk.server.requests) == before


async def test_turn_goes_before_polling(talk: Talk) -> None:
    """The connection that a turn lost tells the sensors nothing until they look."""
    talk.server.script(cut(), cut())
    assert (await talk("hello")).failed
    assert server_state(talk, "connectivity") == "on"
    assert agent_state(talk, "seconds_median") == "unknown"


# -- texts and icons


def texts(name: str) -> dict[str, Any]:
    """Return a file of the package."""
    data: dict[str, Any] = json.loads((PACKAGE / name).read_text("utf-8"))
    return data


def test_names_and_icons() -> None:
    """Each sensor has a name and an icon, and nothing else has."""
    described = (*AGENT_SENSORS, *SERVER_SENSORS, *TASK_SENSORS)
    keys = {one.translation_key for one in described}
    named = texts("translations/en.json")["entity"]["sensor"]
    assert named.keys() == keys
    assert texts("icons.json")["entity"]["sensor"].keys() == keys
    assert named["loaded_models"]["state"].keys() == {
        sensor_descriptions.NOTHING_LOADED
    }
    assert named["rejected"]["state_attributes"].keys() == {*ProblemKind}
