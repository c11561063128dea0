"""The dialog that downloads a model to a new server which has none for an agent."""

from typing import Any

import probatio

from homeassistant.config_entries import ConfigFlow, ConfigFlowContext, ConfigFlowResult
from homeassistant.const import CONF_API_KEY, CONF_MODEL, CONF_URL
from homeassistant.core import callback
from homeassistant.helpers.selector import (
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
)

from ..server.catalogue import (
    CAPABILITY_TOOLS,
    Catalogue,
    async_catalogue,
    first_with_tools,
    lacks,
    resolve,
)
from ..server.client import OllamaServer
from ..server.errors import OllamaError, Problem
from ..server.suggested import FIRST
from .download import DownloadFlow, failure_reason
from .first import first_subentries
from .model_options import async_model_options
from .server_url import url_title


class FirstModelFlow(
    DownloadFlow[ConfigFlowContext, ConfigFlowResult, str], ConfigFlow
):
    """Leads on from a server without a usable model; it can be left without one."""

    def __init__(self) -> None:
        """Start with nothing entered."""
        self._data: dict[str, str] = {}
        self._models: Catalogue = {}
        self._model = FIRST

    async def async_begin(
        self, data: dict[str, str], models: Catalogue
    ) -> ConfigFlowResult:
        """Add a server with its models, or ask for one to download first."""
        self._data, self._models = data, models
        if model := first_with_tools(models):
            return self._add(model)
        return await self.async_step_model()

    async def async_step_model(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask which model the server is to download, if any."""
        if user_input is None:
            return await self._async_ask()
        if not (model := (user_input.get(CONF_MODEL) or "").strip()):
            return self._add(None)
        self._model = resolve(model, self._models)
        if self._model in self._models:
            return await self._async_take()
        return await self.async_step_download()

    async def async_step_download(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Show the progress of the download; closing the dialog cancels it."""
        return self._async_download(self._data, {"model": self._model})

    async def async_step_downloaded(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Add the server with the model, or say why it could not be downloaded."""
        if (failure := self._failure) is None:
            return await self._async_take()
        return await self._async_ask(failure_reason(failure), failure.detail)

    async def _async_take(self) -> ConfigFlowResult:
        """Add the server with the model, if it can control a home."""
        server = OllamaServer(self._data[CONF_URL], self._data.get(CONF_API_KEY))
        try:
            self._models = await async_catalogue(server)
        except OllamaError as err:
            return await self._async_ask(err.problem, err.detail)
        finally:
            await server.async_close()
        if self._model not in self._models:
            return await self._async_ask(Problem.MODEL_NOT_FOUND)
        if lacks(self._models[self._model], CAPABILITY_TOOLS):
            return await self._async_ask("no_tool_support")
        return self._add(self._model)

    async def _async_ask(self, reason: str = "", detail: str = "") -> ConfigFlowResult:
        """Show the models, with what is wrong with the one that was chosen."""
        field = SelectSelector(
            SelectSelectorConfig(
                options=await async_model_options(self.hass, self._models),
                mode=SelectSelectorMode.DROPDOWN,
                custom_value=True,
            )
        )
        return self.async_show_form(
            step_id="model",
            data_schema=self.add_suggested_values_to_schema(
                probatio.Schema({probatio.Optional(CONF_MODEL): field}),
                {CONF_MODEL: self._model},
            ),
            errors={CONF_MODEL: reason} if reason else None,
            description_placeholders={"model": self._model, "detail": detail},
        )

    @callback
    def _add(self, model: str | None) -> ConfigFlowResult:
        """Add the server, with an agent and an AI task if there is a model for them."""
        # A download takes minutes, in which another dialog may have added it.
        self._async_abort_entries_match({CONF_URL: self._data[CONF_URL]})
        return self.async_create_entry(
            title=url_title(self._data[CONF_URL]),
            data=self._data,
            subentries=first_subentries(self.hass, model),
        )
