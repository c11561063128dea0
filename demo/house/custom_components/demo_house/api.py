"""Furnish a house from code: tests, evaluations and the demo start here."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from homeassistant.config_entries import SOURCE_IMPORT, ConfigEntry, ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.setup import async_setup_component

from .const import CONF_INVENTORY, DOMAIN
from .inventory import Inventory, InventoryError, with_states
from .registries import async_device_id

__all__ = ["InventoryError", "async_device_id", "async_setup_house", "with_states"]


async def async_setup_house(
    hass: HomeAssistant, inventory: Mapping[str, Any] | str | Path
) -> ConfigEntry[Inventory]:
    """Furnish a house and return its config entry, loaded.

    `inventory` is the path of an inventory file or its parsed content; a string is a
    path relative to the configuration folder. Also sets up the `homeassistant`
    integration, which keeps what is exposed to conversations.

    Raises HomeAssistantError if the inventory cannot be used, if an entity could not
    be made, or if Home Assistant has a house already.
    """
    await async_setup_component(hass, "homeassistant", {})
    if isinstance(inventory, Path):
        inventory = str(inventory.absolute())
    source = inventory if isinstance(inventory, str) else dict(inventory)
    result = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_IMPORT}, data={CONF_INVENTORY: source}
    )
    entry: ConfigEntry[Inventory] | None = result.get("result")
    if entry is None:
        raise _not_loaded(result.get("reason"))
    if entry.state is not ConfigEntryState.LOADED:
        raise _not_loaded(entry.reason)
    if absent := [i.id for i in entry.runtime_data.items if not hass.states.get(i.id)]:
        raise _not_loaded(", ".join(absent))
    return entry


def _not_loaded(reason: str | None) -> HomeAssistantError:
    """Return the error that says why there is no house."""
    return HomeAssistantError(
        translation_domain=DOMAIN,
        translation_key="not_loaded",
        translation_placeholders={"reason": str(reason)},
    )
