"""The dialog in which a user chooses which records of turns are kept."""

from typing import Any

import probatio

from homeassistant.config_entries import ConfigFlowResult, OptionsFlow
from homeassistant.helpers.selector import BooleanSelector

from ..const import CONF_CONVERSATION_LOG, CONF_KEEP_TURNS

_SCHEMA = probatio.Schema(
    {
        probatio.Required(CONF_KEEP_TURNS, default=False): BooleanSelector(),
        probatio.Required(CONF_CONVERSATION_LOG, default=False): BooleanSelector(),
    }
)


class SmartAgentOptionsFlow(OptionsFlow):
    """Change which records of the turns of a server's agents are kept."""

    async def async_step_init(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Show the options, or store those that were entered."""
        if user_input is None:
            return self.async_show_form(
                step_id="init",
                data_schema=self.add_suggested_values_to_schema(
                    _SCHEMA, self.config_entry.options
                ),
            )
        return self.async_create_entry(data={**self.config_entry.options, **user_input})
