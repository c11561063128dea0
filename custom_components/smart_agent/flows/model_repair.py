"""The repair of what uses a model that is gone, or that cannot use tools."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import probatio

from homeassistant.components.repairs import (
    RepairsFlow,
    RepairsFlowContext,
    RepairsFlowResult,
)
from homeassistant.config_entries import ConfigEntryState
from homeassistant.const import CONF_MODEL
from homeassistant.helpers.selector import (
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
)

from ..runtime import SmartAgentConfigEntry
from ..server.catalogue import (
    CAPABILITY_TOOLS,
    Catalogue,
    async_catalogue,
    first_with_tools,
    lacks,
)
from ..server.errors import OllamaError
from .download import DownloadFlow


def with_tools(models: Catalogue) -> list[str]:
    """Return the models that can control a home, as far as is known."""
    return [
        name for name, facts in models.items() if not lacks(facts, CAPABILITY_TOOLS)
    ]


@dataclass(frozen=True, slots=True)
class ModelUse:
    """What a model is used for that is to be replaced."""

    able: Callable[[Catalogue], list[str]]
    """Returns the models that are offered in its place."""
    field: str = CONF_MODEL
    """The field of the sub-entry that names the model."""
    gone: bool = True
    """Whether the model is gone, so that it can be downloaded again."""


class ModelRepair(
    DownloadFlow[RepairsFlowContext, RepairsFlowResult, str], RepairsFlow
):
    """Choose another model; one that is gone can be downloaded again."""

    def __init__(self, data: Mapping[str, Any], use: ModelUse) -> None:
        """Take the data of the issue, and what the model is used for."""
        self._issue = data
        self._use = use

    async def async_step_init(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Begin: ask how, or at once which other model."""
        if not self._use.gone:
            return await self.async_step_choose()
        return self.async_show_menu(
            step_id="init",
            menu_options=["download", "choose"],
            description_placeholders=self._named,
        )

    async def async_step_choose(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Choose another model of the server."""
        if (entry := self._entry) is None:
            return self.async_abort(reason="entry_not_loaded")
        try:
            models = await async_catalogue(entry.runtime_data.server)
        except OllamaError as err:
            return self._abort(err)
        able, field = self._use.able(models), self._use.field
        if not able:
            return self.async_abort(
                reason="no_model", description_placeholders=self._named
            )
        if user_input is not None:
            return self._store(entry, {field: user_input[field]})
        first = first_with_tools(models)
        default = first if first in able else able[0]
        schema = probatio.Schema(
            {
                probatio.Required(field, default=default): SelectSelector(
                    SelectSelectorConfig(options=able, mode=SelectSelectorMode.DROPDOWN)
                )
            }
        )
        return self.async_show_form(
            step_id="choose", data_schema=schema, description_placeholders=self._named
        )

    async def async_step_download(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Download the model again; closing the dialog cancels it."""
        if (entry := self._entry) is None:
            return self.async_abort(reason="entry_not_loaded")
        return self._async_download(entry.data, self._named)

    async def async_step_downloaded(
        self, user_input: dict[str, Any] | None = None
    ) -> RepairsFlowResult:
        """Finish, or say why the server could not download it."""
        if self._failure is not None:
            return self._abort(self._failure)
        if (entry := self._entry) is not None:
            await entry.runtime_data.state.async_refresh()
        return self.async_create_entry(data={})

    @property
    def _named(self) -> dict[str, str]:
        """Return what the texts name."""
        return {"agent": self._issue["agent"], "model": self._issue["model"]}

    @property
    def _entry(self) -> SmartAgentConfigEntry | None:
        """Return the server's entry, None if it or what uses the model is gone."""
        entry: SmartAgentConfigEntry | None = self.hass.config_entries.async_get_entry(
            self._issue["entry_id"]
        )
        is_there = (
            entry is not None
            and entry.state is ConfigEntryState.LOADED
            and self._issue["subentry_id"] in entry.subentries
        )
        return entry if is_there else None

    def _store(
        self, entry: SmartAgentConfigEntry, change: dict[str, Any]
    ) -> RepairsFlowResult:
        """Change what uses the model; its entry is set up anew by itself."""
        subentry = entry.subentries[self._issue["subentry_id"]]
        self.hass.config_entries.async_update_subentry(
            entry, subentry, data={**subentry.data, **change}
        )
        return self.async_create_entry(data={})

    def _abort(self, err: OllamaError) -> RepairsFlowResult:
        """End the dialog with what the server said."""
        return self.async_abort(
            reason="failed",
            description_placeholders={**self._named, "detail": err.detail},
        )
