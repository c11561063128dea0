"""The repair of an agent whose prompts are larger than its model's context."""

from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.components.repairs import RepairsFlow, RepairsFlowResult

from ..runtime import SmartAgentConfigEntry
from .agent_schema import FIELDS

CONF_NUM_CTX = "num_ctx"

_STEP = 1024
"""Tokens in whose multiples a context is chosen."""


def roomy(needed: int) -> int:
    """Return the context to suggest where a prompt needs so many tokens."""
    return -(-needed // _STEP) * _STEP


class ContextRepair(RepairsFlow):
    """Raise the context size of an agent."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Take the data of the issue."""
        self._issue = data

    async def async_step_init(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Ask for the new size, with enough filled in."""
        entry: SmartAgentConfigEntry | None = self.hass.config_entries.async_get_entry(
            self._issue["entry_id"]
        )
        subentry_id = self._issue["subentry_id"]
        if entry is None or (subentry := entry.subentries.get(subentry_id)) is None:
            return self.async_abort(reason="entry_not_loaded")
        # Home Assistant begins with the id of the issue in place of nothing.
        if user_input and CONF_NUM_CTX in user_input:
            chosen = {CONF_NUM_CTX: user_input[CONF_NUM_CTX]}
            self.hass.config_entries.async_update_subentry(
                entry, subentry, data={**subentry.data, **chosen}
            )
            return self.async_create_entry(data={})
        enough = roomy(self._issue["needed"])
        schema = probatio.Schema(
            {probatio.Required(CONF_NUM_CTX, default=enough): FIELDS[CONF_NUM_CTX]}
        )
        values = ("agent", "model", "needed", "num_ctx")
        return self.async_show_form(
            step_id="init",
            data_schema=schema,
            description_placeholders={key: str(self._issue[key]) for key in values},
        )
