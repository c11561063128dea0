"""The dialogs that add and change an agent."""

import asyncio
from typing import Any

from homeassistant.config_entries import (
    SOURCE_USER,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)
from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL, CONF_NAME
from homeassistant.helpers import llm

from ..runtime import SmartAgentConfigEntry, async_new_name
from ..server.catalogue import (
    CAPABILITY_THINKING,
    CAPABILITY_TOOLS,
    Catalogue,
    async_catalogue,
    first_with_tools,
    lacks,
    resolve,
)
from ..server.client import ModelFacts
from ..server.errors import OllamaError, Problem
from .agent_schema import (
    CONF_THINK,
    FIELDS,
    SECTION_ADVANCED,
    async_agent_schema,
    form_values,
    stored_data,
)
from .download import async_download
from .fields import async_bounds_error

_ADVANCED_TEXTS = f"conversation.step.settings.sections.{SECTION_ADVANCED}"
"""Where the labels of the advanced settings stand in the translations."""


class AgentFlow(ConfigSubentryFlow):
    """Add or change an agent; a model the server lacks is downloaded on the way."""

    def __init__(self) -> None:
        """Start with nothing entered."""
        self._values: dict[str, Any] = {}
        self._models: Catalogue = {}
        self._model = ""
        self._download: asyncio.Task[OllamaError | None] | None = None
        self._failure: OllamaError | None = None

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add an agent."""
        recommended = {CONF_LLM_HASS_API: [llm.LLM_API_ASSIST]}
        self._values = form_values(self.hass, recommended)
        self._values[CONF_NAME] = async_new_name(self.hass)
        return await self._async_open()

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Change an agent."""
        self._values = form_values(self.hass, self._get_reconfigure_subentry().data)
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
            self.hass, _ADVANCED_TEXTS, FIELDS, user_input[SECTION_ADVANCED]
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
        if self._download is None:
            self._download = self.hass.async_create_background_task(
                async_download(
                    self._get_entry(), self._model, self.async_update_progress
                ),
                f"smart_agent download {self._model}",
            )
        if not self._download.done():
            return self.async_show_progress(
                step_id="download",
                progress_action="download",
                progress_task=self._download,
                description_placeholders={"model": self._model},
            )
        self._failure = self._download.result()
        self._download = None
        return self.async_show_progress_done(next_step_id="downloaded")

    async def async_step_downloaded(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Finish, or go back to the settings with the reason of the failure."""
        if (failure := self._failure) is None:
            return await self._async_finish()
        reason = (
            "download_failed"
            if failure.problem is Problem.SERVER_ERROR
            else failure.problem
        )
        return await self._async_form({CONF_MODEL: reason}, failure.detail)

    async def _async_finish(self) -> SubentryFlowResult:
        """Store the agent if the model can do what was chosen."""
        if (entry := self._loaded_entry) is None:
            return self.async_abort(reason="entry_not_loaded")
        try:
            facts = await entry.runtime_data.server.async_facts(self._model)
        except OllamaError as err:
            return await self._async_form({CONF_MODEL: err.problem}, err.detail)
        if errors := _contradictions(self._values, facts):
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
        if model := first_with_tools(self._models):
            self._values.setdefault(CONF_MODEL, model)
        return await self._async_form()

    async def _async_form(
        self, errors: dict[str, str] | None = None, detail: str = "", **more: str
    ) -> SubentryFlowResult:
        """Show the form with what was entered and what is wrong with it."""
        schema = await async_agent_schema(
            self.hass,
            self._models,
            with_name=self.source == SOURCE_USER,
            expanded=SECTION_ADVANCED in (errors or ()),
        )
        return self.async_show_form(
            step_id="settings",
            data_schema=self.add_suggested_values_to_schema(schema, self._values),
            errors=errors,
            description_placeholders={"detail": detail, "model": self._model, **more},
        )


def _contradictions(values: dict[str, Any], facts: ModelFacts) -> dict[str, str]:
    """Return the options that the model does not support, as a form's errors.

    The frontend shows no error at a field inside a section, so the one for thinking is
    put at the section.
    """
    errors = {}
    if values[CONF_LLM_HASS_API] and lacks(facts, CAPABILITY_TOOLS):
        errors[CONF_MODEL] = "no_tool_support"
    if values[SECTION_ADVANCED][CONF_THINK] and lacks(facts, CAPABILITY_THINKING):
        errors[SECTION_ADVANCED] = "no_thinking_support"
    return errors
