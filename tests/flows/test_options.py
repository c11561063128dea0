"""The dialog for what is kept of turns."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import OllamaServer
from homeassistant.config_entries import ConfigEntryState
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component


@pytest.fixture
async def entry(hass: HomeAssistant, ollama_server: OllamaServer) -> MockConfigEntry:
    """Return the loaded entry of a server without agents."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(domain=DOMAIN, data={CONF_URL: ollama_server.url})
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    return entry


async def test_options(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """All is off at first; what is chosen is kept and holds at once."""
    runtime = entry.runtime_data
    flow = await hass.config_entries.options.async_init(entry.entry_id)
    assert flow["type"] is FlowResultType.FORM
    assert flow["data_schema"]
    assert flow["data_schema"]({}) == {"keep_turns": False, "conversation_log": False}
    result = await hass.config_entries.options.async_configure(
        flow["flow_id"], {"keep_turns": True, "conversation_log": False}
    )
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()
    assert entry.options == {"keep_turns": True, "conversation_log": False}
    assert entry.state is ConfigEntryState.LOADED
    assert entry.runtime_data is not runtime

    again = await hass.config_entries.options.async_init(entry.entry_id)
    assert again["data_schema"]
    suggested = {
        str(key): key.description["suggested_value"]
        for key in again["data_schema"].schema
    }
    assert suggested == entry.options


async def test_every_field_is_explained(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Each option has a name and says what it costs."""
    flow = await hass.config_entries.options.async_init(entry.entry_id)
    texts = await async_get_translations(hass, "en", "options", [DOMAIN])
    prefix = f"component.{DOMAIN}.options.step.{flow['step_id']}"
    assert flow["data_schema"]
    for key in flow["data_schema"].schema:
        assert texts[f"{prefix}.data.{key}"]
        assert texts[f"{prefix}.data_description.{key}"]
