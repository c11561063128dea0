"""The dialogs of a sub-entry that has a model, which is downloaded if it is missing."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.config_entries import (
    SOURCE_USER,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowContext,
    SubentryFlowResult,
)
from homeassistant.const import CONF_MODEL, CONF_NAME

from ..runtime import SmartAgentConfigEntry
from ..server.catalogue import (
    CAPABILITY_THINKING,
    Catalogue,
    async_catalogue,
    first_with_tools,
    lacks,
    resolve,
)
from ..server.client import ModelFacts
from ..server.errors import OllamaError
from ..server.suggested import FIRST
from .agent_schema import CONF_THINK, SECTION_ADVANCED, stored_data
from .download import DownloadFlow, failure_reason
from .fields import async_bounds_error


class ModelFlow(
    DownloadFlow[SubentryFlowContext, SubentryFlowResult, tuple[str, str]],
    ConfigSubentryFlow,
):
    """Add or change a sub-entry with a model; a missing one is downloaded on the way."""

    _fields: Mapping[str, Any]
    """The fields of the advanced section."""

    def __init__(self) -> None:
        """Start with nothing entered."""
        self._values: dict[str, Any] = {}
        self._models: Catalogue = {}
        self._model = ""

    @abstractmethod
    def _recommended(self) -> dict[str, Any]:
        """Return the form's values for a new sub-entry, but for the model."""

    @abstractmethod
    def _form_values(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return stored data as the form's values."""

    @abstractmethod
    async def _async_schema(self, *, expanded: bool) -> probatio.Schema:
        """Return the form; expanded opens the advanced section."""

    def _contradictions(self, facts: ModelFacts) -> dict[str, str]:
        """Return the options that the model does not support, as a form's errors.

        The frontend shows no error at a field inside a section, so the one for thinking
        is put at the section.
        """
        thinks = self._values[SECTION_ADVANCED][CONF_THINK]
        if thinks and lacks(facts, CAPABILITY_THINKING):
            return {SECTION_ADVANCED: "no_thinking_support"}
        return {}

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add one."""
        self._values = self._recommended()
        return await self._async_open()

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Change one."""
        self._values = self._form_values(self._get_reconfigure_subentry().data)
        return await self._async_open()

    async def async_step_settings(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Take the settings; download the model first if the server lacks it."""
        if user_input is None:
            return await self._async_form()
        if (entry := self._loaded_entry) is None:
            return self.async_abort(reason="entry_not_loaded")
        self._values = user_input
        if self.source == SOURCE_USER and not user_input[CONF_NAME].strip():
            return await self._async_form({CONF_NAME: "no_name"})
        if wrong := await async_bounds_error(
            self.hass,
            f"{self._subentry_type}.step.settings.sections.{SECTION_ADVANCED}",
            self._fields,
            user_input[SECTION_ADVANCED],
        ):
            # The frontend shows no error at a field inside a section.
            return await self._async_form({SECTION_ADVANCED: "out_of_range"}, **wrong)
        try:
            self._models = await async_catalogue(entry.runtime_data.server)
        except OllamaError as err:
            return await self._async_form({"base": err.problem}, err.detail)
        self._model = resolve(user_input[CONF_MODEL], self._models)
        if self._model not in self._models:
            return await self.async_step_download()
        return await self._async_finish()

    async def async_step_download(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Show the progress of the download; closing the dialog cancels it."""
        return self._async_download(self._get_entry().data, {"model": self._model})

    async def async_step_downloaded(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Finish, or go back to the settings with the reason of the failure."""
        if (failure := self._failure) is None:
            return await self._async_finish()
        return await self._async_form(
            {CONF_MODEL: failure_reason(failure)}, failure.detail
        )

    async def _async_finish(self) -> SubentryFlowResult:
        """Store what was chosen if the model can do it."""
        if (entry := self._loaded_entry) is None:
            return self.async_abort(reason="entry_not_loaded")
        try:
            facts = await entry.runtime_data.server.async_facts(self._model)
        except OllamaError as err:
            return await self._async_form({CONF_MODEL: err.problem}, err.detail)
        if errors := self._contradictions(facts):
            return await self._async_form(errors)
        data = stored_data(self._values, self._model)
        if self.source == SOURCE_USER:
            return self.async_create_entry(
                title=self._values[CONF_NAME].strip(), data=data
            )
        return self.async_update_and_abort(
            entry, self._get_reconfigure_subentry(), data=data
        )

    @property
    def _loaded_entry(self) -> SmartAgentConfigEntry | None:
        """Return the server's entry, None if it is not loaded."""
        entry: SmartAgentConfigEntry = self._get_entry()
        return entry if entry.state is ConfigEntryState.LOADED else None

    async def _async_open(self) -> SubentryFlowResult:
        """Show the form for the first time, if the server can be asked."""
        if (entry := self._loaded_entry) is None:
            return self.async_abort(reason="entry_not_loaded")
        try:
            self._models = await async_catalogue(entry.runtime_data.server)
        except OllamaError as err:
            return self.async_abort(
                reason=err.problem, description_placeholders={"detail": err.detail}
            )
        self._values.setdefault(CONF_MODEL, first_with_tools(self._models) or FIRST)
        return await self._async_form()

    async def _async_form(
        self, errors: dict[str, str] | None = None, detail: str = "", **more: str
    ) -> SubentryFlowResult:
        """Show the form with what was entered and what is wrong with it."""
        schema = await self._async_schema(expanded=SECTION_ADVANCED in (errors or ()))
        return self.async_show_form(
            step_id="settings",
            data_schema=self.add_suggested_values_to_schema(schema, self._values),
            errors=errors,
            description_placeholders={"detail": detail, "model": self._model, **more},
        )
