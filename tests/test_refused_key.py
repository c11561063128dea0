"""A refused key: a repair says so without a turn, takes another, and goes by itself."""

from collections.abc import AsyncGenerator

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.coordinator import INTERVAL
from custom_components.smart_agent.own_tools.web.search_service import (
    async_start_search_reauth,
)
from custom_components.smart_agent.server.errors import Problem
from fakes.ollama_server import OllamaServer
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.core import DOMAIN as HOMEASSISTANT_DOMAIN, HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers import issue_registry as ir
from homeassistant.util import dt as dt_util

from .repair_dialog import loaded

OLD, NEW = "old-key", "new-key"


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of a server that asks for a key, and takes it."""
    ollama_server.api_key = OLD
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url, CONF_API_KEY: OLD},
        subentries_data=[
            ConfigSubentryData(
                data={"tools": ["web_search"], "search_key": "tvly-key"},
                subentry_type="tools",
                title="Tools",
                unique_id=None,
            )
        ],
    )
    async with loaded(hass, entry):
        yield entry


async def a_minute_later(hass: HomeAssistant) -> None:
    """Let the time come at which the server is asked next."""
    async_fire_time_changed(hass, dt_util.utcnow() + INTERVAL * 1.1)
    await hass.async_block_till_done(wait_background_tasks=True)


def told(hass: HomeAssistant) -> list[str]:
    """Return the repairs of Home Assistant's that ask for a key, as their flows' steps."""
    flows = hass.config_entries.flow.async_progress_by_handler(DOMAIN)
    steps = {flow["flow_id"]: flow["step_id"] for flow in flows}
    return [
        steps[str((issue.data or {})["flow_id"])]
        for (domain, _), issue in ir.async_get(hass).issues.items()
        if domain == HOMEASSISTANT_DOMAIN and issue.issue_domain == DOMAIN
    ]


@pytest.mark.parametrize("status", [401, 403])
@pytest.mark.parametrize("path", ["/api/version", "/api/tags"])
async def test_comes_and_goes_without_a_turn(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    entry: MockConfigEntry,
    status: int,
    path: str,
) -> None:
    """It is there a minute after the key is refused, and goes once it is taken again.

    A proxy may let everybody ask for the version, and still refuse the key.
    """
    assert not told(hass)
    ollama_server.fail(path, status, "not for you")
    await a_minute_later(hass)
    assert told(hass) == ["reauth_confirm"]
    assert entry.runtime_data.state.problem is Problem.INVALID_AUTH
    await a_minute_later(hass)
    assert told(hass) == ["reauth_confirm"]
    ollama_server.recover(path)
    await a_minute_later(hass)
    assert not told(hass)
    assert not hass.config_entries.flow.async_progress()
    assert entry.runtime_data.state.problem is None


async def test_takes_another_key(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """Its dialog keeps what the server refuses out, and stores what it takes."""
    ollama_server.api_key = NEW
    await a_minute_later(hass)
    (flow,) = hass.config_entries.flow.async_progress()
    go_on = hass.config_entries.flow.async_configure
    result = await go_on(flow["flow_id"], {CONF_API_KEY: "wrong"})
    assert result["errors"] == {CONF_API_KEY: "invalid_auth"}
    assert entry.data[CONF_API_KEY] == OLD
    result = await go_on(flow["flow_id"], {CONF_API_KEY: NEW})
    assert result["type"] is FlowResultType.ABORT
    assert result["reason"] == "reauth_successful"
    await hass.async_block_till_done(wait_background_tasks=True)
    assert entry.data[CONF_API_KEY] == NEW
    assert not told(hass)
    await a_minute_later(hass)
    assert not told(hass)


async def test_goes_with_another_key_from_elsewhere(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """It goes too where the key was changed by Reconfigure."""
    ollama_server.api_key = NEW
    await a_minute_later(hass)
    assert told(hass)
    result = await entry.start_reconfigure_flow(hass)
    await hass.config_entries.flow.async_configure(
        result["flow_id"], {CONF_URL: ollama_server.url, CONF_API_KEY: NEW}
    )
    await hass.async_block_till_done(wait_background_tasks=True)
    assert not told(hass)


async def test_one_of_a_turn(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """What a turn found stays though the rest is open to all, until a turn succeeds."""
    state = entry.runtime_data.state
    entry.async_start_reauth(hass)
    state.async_heard(Problem.INVALID_AUTH)
    await hass.async_block_till_done(wait_background_tasks=True)
    await a_minute_later(hass)
    assert told(hass) == ["reauth_confirm"]
    state.async_heard(Problem.TIMEOUT)
    await hass.async_block_till_done(wait_background_tasks=True)
    assert told(hass) == ["reauth_confirm"]
    state.async_heard(None)
    assert not told(hass)


async def test_the_key_of_the_search_is_another(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A server that takes its key again says nothing of that of the search."""
    async_start_search_reauth(hass, entry)
    await hass.async_block_till_done(wait_background_tasks=True)
    assert told(hass) == ["reauth_search"]
    ollama_server.api_key = NEW
    await a_minute_later(hass)
    ollama_server.api_key = OLD
    await a_minute_later(hass)
    entry.runtime_data.state.async_heard(None)
    assert told(hass) == ["reauth_search"]


async def test_waits_for_another_dialog(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """It comes once a dialog is closed that kept Home Assistant from opening it."""
    result = await entry.start_reconfigure_flow(hass)
    ollama_server.api_key = NEW
    await a_minute_later(hass)
    assert not told(hass)
    hass.config_entries.flow.async_abort(result["flow_id"])
    await a_minute_later(hass)
    assert told(hass) == ["reauth_confirm"]
