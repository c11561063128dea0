"""The dialog in which a user chooses which records of turns are kept."""

from typing import Any

import probatio

from homeassistant.config_entries import ConfigEntryState, ConfigFlowResult, OptionsFlow
from homeassistant.helpers.selector import (
    BooleanSelector,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
)

from ..const import CONF_CONVERSATION_LOG, CONF_KEEP_TURNS
from ..runtime import SmartAgentConfigEntry
from ..trace.name_store import LearnedName

CONF_FORGET = "forget_names"

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
        """Show the options, or store those that were entered.

        Names that were learned are shown as well; those that are chosen are forgotten.
        """
        if user_input is None:
            schema = _SCHEMA.extend(self._forgettable())
            return self.async_show_form(
                step_id="init",
                data_schema=self.add_suggested_values_to_schema(
                    schema, self.config_entry.options
                ),
            )
        if keys := user_input.pop(CONF_FORGET, []):
            self.config_entry.runtime_data.names.async_forget(keys)
        return self.async_create_entry(data={**self.config_entry.options, **user_input})

    def _forgettable(self) -> dict[probatio.Marker, Any]:
        """Return the field of the names that were learned, empty where there are none."""
        entry: SmartAgentConfigEntry = self.config_entry
        if entry.state is not ConfigEntryState.LOADED or not entry.runtime_data.names:
            return {}
        options = [
            SelectOptionDict(value=key, label=self._label(one))
            for key, one in reversed([*entry.runtime_data.names.items()])
        ]
        selector = SelectSelector(SelectSelectorConfig(options=options, multiple=True))
        return {probatio.Optional(CONF_FORGET): selector}

    def _label(self, learned: LearnedName) -> str:
        """Return how a name is shown: with its device, and how often it was said."""
        state = self.hass.states.get(learned.entity_id)
        device = state.name if state else learned.entity_id
        return f"{learned.name} → {device} ({learned.count}×)"
