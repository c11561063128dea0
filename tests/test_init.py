"""An entry's life: set up, failures, reload, unload."""

from types import MappingProxyType
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.coordinator import AWAY_INTERVAL
from custom_components.smart_agent.server import client as client_module
from custom_components.smart_agent.server.errors import OllamaError, Problem
from fakes.ollama_server import OllamaServer, hang
from homeassistant.config_entries import (
    SOURCE_REAUTH,
    ConfigEntryState,
    ConfigSubentry,
    ConfigSubentryData,
)
from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    device_registry as dr,
    entity_registry as er,
    issue_registry as ir,
)
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util

MODEL = "test-model:latest"


def agent(title: str, **data: Any) -> ConfigSubentryData:
    """Return the sub-entry of an agent; it sends nothing by itself unless told to."""
    return ConfigSubentryData(
        data={"model": MODEL, "warm": False, **data},
        subentry_type="conversation",
        title=title,
        unique_id=None,
    )


@pytest.fixture
async def entry(hass: HomeAssistant, ollama_server: OllamaServer) -> MockConfigEntry:
    """Return the entry of a server with two agents, not set up yet."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url, CONF_API_KEY: "key"},
        subentries_data=[agent("One"), agent("Two", llm_hass_api=["assist"])],
    )
    entry.add_to_hass(hass)
    return entry


def state(entry: MockConfigEntry) -> ConfigEntryState:
    """Return the state; mypy takes an attribute's last known value for granted."""
    return entry.state


def agents(hass: HomeAssistant) -> list[str]:
    """Return the ids of all agents that can be talked to."""
    return sorted(
        entity_id
        for entity_id in hass.states.async_entity_ids("conversation")
        if entity_id != "conversation.home_assistant"
        and hass.states.is_state(entity_id, "unknown")
    )


async def test_set_up_and_unload(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Server and agents each have a device; unloading takes all away."""
    assert await hass.config_entries.async_setup(entry.entry_id)
    assert state(entry) is ConfigEntryState.LOADED
    assert agents(hass) == ["conversation.one", "conversation.two"]
    devices = dr.async_entries_for_config_entry(dr.async_get(hass), entry.entry_id)
    assert {device.name for device in devices} == {entry.title, "One", "Two"}

    assert await hass.config_entries.async_unload(entry.entry_id)
    assert state(entry) is ConfigEntryState.NOT_LOADED
    assert agents(hass) == []


async def test_unload_closes_the_client(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """No connection outlives the entry."""
    await hass.config_entries.async_setup(entry.entry_id)
    server = entry.runtime_data.server
    await hass.config_entries.async_unload(entry.entry_id)
    before = len(ollama_server.requests)
    with pytest.raises(OllamaError):
        await server.async_models()
    assert len(ollama_server.requests) == before


async def test_unload_ends_a_warm_up(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """An agent has its model read the prompt, for as long as the entry is loaded."""
    assert await async_setup_component(hass, "homeassistant", {})
    ollama_server.warm_up = None
    ollama_server.script(hang())
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url},
        subentries_data=[agent("One", llm_hass_api=["assist"], warm=True)],
    )
    entry.add_to_hass(hass)
    await hass.config_entries.async_setup(entry.entry_id)
    await ollama_server.received.wait(2)
    load, read = ollama_server.chats
    assert load["messages"] == []
    assert read["messages"][0]["role"] == "system"
    assert read["tools"]

    assert await hass.config_entries.async_unload(entry.entry_id)
    await ollama_server.disconnected.wait()


async def test_reload(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """A reload leaves the same agents on a new client."""
    await hass.config_entries.async_setup(entry.entry_id)
    server = entry.runtime_data.server
    assert await hass.config_entries.async_reload(entry.entry_id)
    assert state(entry) is ConfigEntryState.LOADED
    assert entry.runtime_data.server is not server
    assert agents(hass) == ["conversation.one", "conversation.two"]


async def test_agents_come_and_go_without_a_restart(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """What is added can be talked to, what is removed leaves nothing behind."""
    await hass.config_entries.async_setup(entry.entry_id)
    third = ConfigSubentry(
        data=MappingProxyType({"model": MODEL, "warm": False}),
        subentry_type="conversation",
        title="Three",
        unique_id=None,
    )
    hass.config_entries.async_add_subentry(entry, third)
    await hass.async_block_till_done()
    assert "conversation.three" in agents(hass)

    hass.config_entries.async_remove_subentry(entry, third.subentry_id)
    await hass.async_block_till_done()
    assert agents(hass) == ["conversation.one", "conversation.two"]
    assert er.async_get(hass).async_get("conversation.three") is None
    devices = dr.async_entries_for_config_entry(dr.async_get(hass), entry.entry_id)
    assert {device.name for device in devices} == {entry.title, "One", "Two"}


async def test_key_refused(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A refused key asks the user for another one; the agents are there."""
    ollama_server.api_key = "other"
    assert await hass.config_entries.async_setup(entry.entry_id)
    assert state(entry) is ConfigEntryState.LOADED
    assert agents(hass) == ["conversation.one", "conversation.two"]
    (flow,) = hass.config_entries.flow.async_progress_by_handler(DOMAIN)
    assert flow["context"]["source"] == SOURCE_REAUTH
    assert flow["context"]["entry_id"] == entry.entry_id


@pytest.mark.parametrize(
    ("status", "body", "reason"),
    [
        (500, "disk failure", "answered with an error: disk failure"),
        (200, b"<html>", "is not an Ollama server: JSONDecodeError"),
    ],
)
async def test_server_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    caplog: pytest.LogCaptureFixture,
    status: int,
    body: str | bytes,
    reason: str,
) -> None:
    """The entry loads all the same, and the log says what is wrong."""
    ollama_server.fail("/api/version", status, body)
    assert await hass.config_entries.async_setup(entry.entry_id)
    assert agents(hass) == ["conversation.one", "conversation.two"]
    assert hass.states.is_state("binary_sensor.mock_title_connectivity", "off")
    (told,) = [one for one in caplog.records if one.levelname == "ERROR"]
    assert reason in told.getMessage()


async def test_server_is_slow(
    hass: HomeAssistant, entry: MockConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it does where the server takes too long."""
    monkeypatch.setattr(client_module, "REQUEST_TIMEOUT", 0)
    assert await hass.config_entries.async_setup(entry.entry_id)
    assert agents(hass) == ["conversation.one", "conversation.two"]
    assert entry.runtime_data.state.problem is Problem.TIMEOUT


async def test_server_comes_back(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A server that was away at the start is found soon after it is there again."""
    await ollama_server.stop()
    assert await hass.config_entries.async_setup(entry.entry_id)
    assert hass.states.is_state("binary_sensor.mock_title_connectivity", "off")
    for _ in range(2):
        await poll(hass)
    await ollama_server.start()
    for _ in range(2):
        await poll(hass)
        assert hass.states.is_state("binary_sensor.mock_title_connectivity", "on")
    told = [
        one for one in caplog.records if one.name.endswith("smart_agent.coordinator")
    ]
    assert [one.levelname for one in told if one.levelname != "DEBUG"] == [
        "ERROR",
        "INFO",
    ]


async def test_server_away_raises_no_issue(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """The entity and the log tell it; there is nothing in Home Assistant to repair."""
    await ollama_server.stop()
    await hass.config_entries.async_setup(entry.entry_id)
    issues = ir.async_get(hass).issues.values()
    assert not [one for one in issues if one.domain == DOMAIN]


async def poll(hass: HomeAssistant) -> None:
    """Let the time pass after which a server that is away is asked again."""
    async_fire_time_changed(hass, dt_util.utcnow() + AWAY_INTERVAL)
    await hass.async_block_till_done(wait_background_tasks=True)
