"""The repair of a server that is too old."""

from collections.abc import Mapping
from typing import Any, override

import probatio

from homeassistant.components.repairs import ConfirmRepairFlow, RepairsFlowResult
from homeassistant.config_entries import ConfigEntryState

from ..runtime import SmartAgentConfigEntry
from ..server.version import LEAST_VERSION, is_old


class VersionRepair(ConfirmRepairFlow):
    """Say how a server is updated, and ask it at once whether it was."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Take the data of the issue."""
        self._issue = data
        self._version = str(data["version"])

    @override
    async def async_step_confirm(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Say what to do; once that is submitted, look whether the server is newer."""
        entry: SmartAgentConfigEntry | None = self.hass.config_entries.async_get_entry(
            self._issue["entry_id"]
        )
        if entry is None or entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        error = None
        if user_input is not None and not (error := await self._async_error(entry)):
            return self.async_create_entry(data={})
        return self.async_show_form(
            step_id="confirm",
            data_schema=probatio.Schema({}),
            errors={"base": error} if error else None,
            description_placeholders={
                "server": self._issue["server"],
                "version": self._version,
                "least": LEAST_VERSION,
            },
        )

    async def _async_error(self, entry: SmartAgentConfigEntry) -> str | None:
        """Ask the server; return what is still wrong, None if nothing is."""
        state = entry.runtime_data.state
        await state.async_refresh()
        if not state.last_update_success or state.data is None:
            return "no_answer"
        self._version = state.data.version
        return "too_old" if is_old(self._version) else None
