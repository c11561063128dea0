"""A furnished house for demonstrations, tests and evaluations.

An inventory file says which floors, areas, devices and entities there are; the entities
react to Home Assistant's actions at once and in the state machine alone.
"""

from typing import Any, Final

import probatio

from homeassistant.config_entries import SOURCE_IMPORT, ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ConfigEntryError
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.typing import ConfigType

from .const import CONF_INVENTORY, DOMAIN
from .inventory import Inventory, InventoryError
from .registries import async_furnish
from .timers import async_register_satellites

CONFIG_SCHEMA: Final = probatio.Schema(
    {probatio.Optional(DOMAIN): {probatio.Required(CONF_INVENTORY): cv.string}},
    extra=probatio.ALLOW_EXTRA,
)

type HouseConfigEntry = ConfigEntry[Inventory]


async def async_setup(hass: HomeAssistant, config: ConfigType) -> bool:
    """Import the house that the YAML configuration names, if it names one."""
    if data := config.get(DOMAIN):
        # Not awaited: the entry's setup waits for this very function.
        hass.async_create_task(
            hass.config_entries.flow.async_init(
                DOMAIN, context={"source": SOURCE_IMPORT}, data=data
            )
        )
    return True


async def async_setup_entry(hass: HomeAssistant, entry: HouseConfigEntry) -> bool:
    """Furnish the house.

    Raises ConfigEntryError if the inventory cannot be used.
    """
    try:
        entry.runtime_data = await async_load_inventory(
            hass, entry.data[CONF_INVENTORY]
        )
    except InventoryError as err:
        raise ConfigEntryError(
            translation_domain=DOMAIN,
            translation_key="invalid_inventory",
            translation_placeholders={"error": str(err)},
        ) from err
    async_furnish(hass, entry)
    async_register_satellites(hass, entry)
    await hass.config_entries.async_forward_entry_setups(
        entry, entry.runtime_data.platforms
    )
    return True


async def async_unload_entry(hass: HomeAssistant, entry: HouseConfigEntry) -> bool:
    """Take the entities away; the registries keep what was created."""
    return await hass.config_entries.async_unload_platforms(
        entry, entry.runtime_data.platforms
    )


async def async_load_inventory(
    hass: HomeAssistant, source: dict[str, Any] | str
) -> Inventory:
    """Load an inventory from its content or from a file.

    A relative path starts at the configuration folder. Raises InventoryError.
    """
    if isinstance(source, str):
        source = hass.config.path(source)
    return await hass.async_add_executor_job(Inventory.load, source)
