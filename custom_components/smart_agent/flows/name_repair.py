"""The repair that makes a name which people use an alias of their device."""

from collections.abc import Mapping
from typing import Any, override

import probatio

from homeassistant.components.repairs import ConfirmRepairFlow, RepairsFlowResult
from homeassistant.config_entries import ConfigEntryState
from homeassistant.helpers import entity_registry as er

from ..home.home import is_name_taken
from ..runtime import SmartAgentConfigEntry


class NameRepair(ConfirmRepairFlow):
    """Add a name to the aliases of an entity, once somebody confirms it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Take the data of the issue."""
        self._issue = data

    @override
    async def async_step_confirm(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Ask once; then add the name, if nothing else is called so by now."""
        entry: SmartAgentConfigEntry | None = self.hass.config_entries.async_get_entry(
            self._issue["entry_id"]
        )
        if entry is None or entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        names, key = entry.runtime_data.names, self._issue["key"]
        learned = names.get(key)
        registry = er.async_get(self.hass)
        known = registry.async_get(learned.entity_id) if learned else None
        named = {"name": self._issue["name"], "device": self._issue["device"]}
        if learned is None or known is None:
            return self.async_abort(reason="forgotten", description_placeholders=named)
        if is_name_taken(learned.name, entry.runtime_data.homes.async_get()):
            return self.async_abort(reason="name_taken", description_placeholders=named)
        if user_input is None:
            return self.async_show_form(
                step_id="confirm",
                data_schema=probatio.Schema({}),
                description_placeholders=named,
            )
        # Without any, an entity is still called by its own name, which an alias beside
        # nothing would replace.
        aliases = known.aliases or [er.COMPUTED_NAME]
        registry.async_update_entity(known.entity_id, aliases=[*aliases, learned.name])
        names.async_forget([key])
        return self.async_create_entry(data={})
