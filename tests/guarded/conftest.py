"""Home Assistant's own Ollama agent in the furnished house, with the guarded Assist."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.const import DOMAIN, LLM_API_GUARDED
from fakes.ollama_server import OllamaServer
from homeassistant.config_entries import ConfigEntry, ConfigSubentryData
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant

from ..house_fixtures import MODEL, Talk


@pytest.fixture
async def entry(
    hass: HomeAssistant, home: ConfigEntry[Inventory], ollama_server: OllamaServer
) -> MockConfigEntry:
    """Return a loaded entry of ours that has no agent."""
    return await add_entry(hass, ollama_server.url)


async def add_entry(hass: HomeAssistant, url: str) -> MockConfigEntry:
    """Set up an entry of ours without agents."""
    made = MockConfigEntry(domain=DOMAIN, title=url, data={CONF_URL: url})
    made.add_to_hass(hass)
    assert await hass.config_entries.async_setup(made.entry_id)
    return made


type NewCore = Callable[..., Awaitable[Talk]]


@pytest.fixture
def new_core(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> NewCore:
    """Return how to come to talk to core's agent, with some LLM APIs."""

    async def add(*apis: str, **options: Any) -> Talk:
        core = MockConfigEntry(
            domain="ollama",
            title="Core",
            data={CONF_URL: ollama_server.url},
            version=3,
            minor_version=3,
            subentries_data=[
                ConfigSubentryData(
                    data={"model": MODEL, "llm_hass_api": list(apis), **options},
                    subentry_type="conversation",
                    title="Core",
                    unique_id=None,
                )
            ],
        )
        core.add_to_hass(hass)
        assert await hass.config_entries.async_setup(core.entry_id)
        (agent,) = (
            s for s in hass.states.async_all("conversation") if s.name == "Core"
        )
        return Talk(hass, ollama_server, entry, agent.entity_id)

    return add


@pytest.fixture
async def core(new_core: NewCore) -> Talk:
    """Return a person who talks to core's agent that has the guarded Assist."""
    return await new_core(LLM_API_GUARDED)
