"""Set up the house: in the user interface, from YAML, or from code."""

from typing import Any

import probatio

from homeassistant.config_entries import ConfigFlow, ConfigFlowResult

from . import async_load_inventory
from .const import CONF_INVENTORY, DOMAIN
from .inventory import InventoryError


class HouseConfigFlow(ConfigFlow, domain=DOMAIN):
    """Ask for the inventory file."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask until there is an inventory that can be used."""
        errors: dict[str, str] = {}
        placeholders: dict[str, str] = {}
        if user_input is not None:
            try:
                await async_load_inventory(self.hass, user_input[CONF_INVENTORY])
            except InventoryError as err:
                errors[CONF_INVENTORY] = "invalid_inventory"
                placeholders["error"] = str(err)
            else:
                return self.async_create_entry(title=DOMAIN, data=user_input)
        suggested = {"suggested_value": (user_input or {}).get(CONF_INVENTORY)}
        return self.async_show_form(
            step_id="user",
            data_schema=probatio.Schema(
                {probatio.Required(CONF_INVENTORY, description=suggested): str}
            ),
            errors=errors,
            description_placeholders=placeholders,
        )

    async def async_step_import(self, data: dict[str, Any]) -> ConfigFlowResult:
        """Take an inventory as it is; setting up the entry checks it."""
        return self.async_create_entry(title=DOMAIN, data=data)
