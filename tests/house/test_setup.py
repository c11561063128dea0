"""The ways to get a house: the user interface and the YAML configuration."""

from pathlib import Path

from custom_components.demo_house.const import CONF_INVENTORY, DOMAIN
from homeassistant.config_entries import SOURCE_USER, ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.setup import async_setup_component

from .conftest import HOME


async def test_user_interface(hass: HomeAssistant, tmp_path: Path) -> None:
    """A path that leads nowhere can be corrected."""
    await async_setup_component(hass, "homeassistant", {})
    form = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )
    assert form["type"] is FlowResultType.FORM
    form = await hass.config_entries.flow.async_configure(
        form["flow_id"], {CONF_INVENTORY: str(tmp_path / "nothing.yaml")}
    )
    assert form["errors"] == {CONF_INVENTORY: "invalid_inventory"}
    done = await hass.config_entries.flow.async_configure(
        form["flow_id"], {CONF_INVENTORY: str(HOME)}
    )
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert done["result"].state is ConfigEntryState.LOADED
    assert hass.states.get("light.bedside_left_light")


async def test_yaml(hass: HomeAssistant) -> None:
    """The configuration names the inventory; a second start changes nothing."""
    await async_setup_component(hass, "homeassistant", {})
    config = {DOMAIN: {CONF_INVENTORY: str(HOME)}}
    assert await async_setup_component(hass, DOMAIN, config)
    await hass.async_block_till_done()
    (entry,) = hass.config_entries.async_entries(DOMAIN)
    assert entry.state is ConfigEntryState.LOADED
