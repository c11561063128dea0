"""The dialogs that add and change the agent's own tools."""

from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.config_entries import (
    SOURCE_USER,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)
from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL
from homeassistant.core import callback
from homeassistant.helpers.translation import async_get_translations

from ..const import (
    CONF_EMBEDDING_MODEL,
    CONF_FOLDER,
    CONF_IMAGE_ENTITY,
    CONF_SEARCH_KEY,
    CONF_SEARCH_PROVIDER,
    CONF_SEARCH_URL,
    CONF_TOOLS,
    CONF_VISION_MODEL,
    DOMAIN,
    SUBENTRY_CONVERSATION,
    SUBENTRY_TOOLS,
)
from ..own_tools.options import OwnTool, SearchService, ToolsOptions
from ..own_tools.web.search_provider import SearchReason
from ..own_tools.web.search_service import async_failure
from ..runtime import SmartAgentConfigEntry
from ..server.catalogue import CAPABILITY_TOOLS, Catalogue, async_all_models, lacks
from ..server.errors import OllamaError
from .agent_schema import SECTION_ADVANCED
from .fields import async_bounds_error
from .folder import async_chosen_folder
from .server_url import CredentialsInUrlError, InvalidUrlError, normalise_url
from .tools_schema import (
    ADVANCED_FIELDS,
    FIELD_OFFER,
    FIELD_OTHER,
    SEARCH_SCHEMA,
    SEARXNG_SCHEMA,
    TAVILY_SCHEMA,
    async_image_entities,
    documents_schema,
    embedding_models,
    image_schema,
    tools_schema,
    vision_models,
    vision_schema,
)

_DEFAULT_TOOLS = [OwnTool.CALCULATE.value, OwnTool.SYSTEM_STATS.value]
"""The tools that need no settings and send nothing out of the house."""

HTTP_PORT = 80
"""Port of a SearXNG server's address without scheme and port."""

_ADVANCED_TEXTS = f"tools.step.settings.sections.{SECTION_ADVANCED}"
"""Where the labels of the advanced settings stand in the translations."""

_TITLE = f"component.{DOMAIN}.config_subentries.{SUBENTRY_TOOLS}.entry_type"


class ToolsFlow(ConfigSubentryFlow):
    """Add or change the tools; each chosen tool that needs settings has a step."""

    def __init__(self) -> None:
        """Start with nothing entered.

        Stored data fills in the forms. The data to store is built from scratch, so that
        nothing is left of a tool that is no longer chosen.
        """
        self._stored: Mapping[str, Any] = {CONF_TOOLS: _DEFAULT_TOOLS}
        self._data: dict[str, Any] = {}
        self._models: Catalogue = {}
        self._open: set[OwnTool] = set()
        self._offer = False

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add the tools; there is only one set for all servers."""
        if self._are_set_up:
            return self.async_abort(reason="already_configured")
        return await self._async_begin()

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Change the tools."""
        self._stored = self._get_reconfigure_subentry().data
        return await self._async_begin()

    async def async_step_settings(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose the tools."""
        schema = tools_schema(with_offer=self.source == SOURCE_USER)
        if user_input is None:
            values = {**self._stored, SECTION_ADVANCED: self._stored}
            return self._form("settings", schema, values)
        wrong = await async_bounds_error(
            self.hass, _ADVANCED_TEXTS, ADVANCED_FIELDS, user_input[SECTION_ADVANCED]
        )
        if wrong:
            # The frontend shows no error at a field inside a section.
            errors = {SECTION_ADVANCED: "out_of_range"}
            return self._form("settings", schema, user_input, errors, wrong)
        self._open = set(map(OwnTool, user_input[CONF_TOOLS]))
        error = None
        if not self._open:
            error = "no_tools"
        elif OwnTool.GENERATE_IMAGE in self._open and not async_image_entities(
            self.hass
        ):
            # Reported before the user enters anything for the other tools.
            error = "no_image_entity"
        elif OwnTool.LOOK in self._open and not vision_models(self._models):
            error = "no_vision_model"
        if error:
            return self._form("settings", schema, user_input, {CONF_TOOLS: error})
        self._data = {
            CONF_TOOLS: user_input[CONF_TOOLS],
            **user_input[SECTION_ADVANCED],
        }
        self._offer = user_input.get(FIELD_OFFER, False)
        return await self._async_next()

    async def async_step_search(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose who searches the web."""
        if user_input is None:
            return self._form("search", SEARCH_SCHEMA, self._stored)
        self._data |= user_input
        if user_input[CONF_SEARCH_PROVIDER] == SearchService.TAVILY:
            if self._stored.get(CONF_SEARCH_KEY):
                return await self.async_step_tavily_kept()
            return await self.async_step_tavily()
        return await self.async_step_searxng()

    async def async_step_tavily(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Take a key that Tavily accepts, or go back to choosing."""
        if user_input is None:
            return self._form("tavily", TAVILY_SCHEMA, {})
        if user_input.get(FIELD_OTHER):
            return await self._async_choose_again()
        key = user_input.get(CONF_SEARCH_KEY, "").strip()
        if not key:
            errors = {CONF_SEARCH_KEY: "no_key"}
            return self._form("tavily", TAVILY_SCHEMA, user_input, errors)
        return await self._async_try_key("tavily", key, user_input)

    async def async_step_tavily_kept(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Take another key than the stored one, which an empty field keeps."""
        if user_input is None:
            # The stored key is not shown again.
            return self._form("tavily_kept", TAVILY_SCHEMA, {})
        if user_input.get(FIELD_OTHER):
            return await self._async_choose_again()
        if key := user_input.get(CONF_SEARCH_KEY, "").strip():
            return await self._async_try_key("tavily_kept", key, user_input)
        self._data[CONF_SEARCH_KEY] = self._stored[CONF_SEARCH_KEY]
        return await self._async_next()

    async def _async_choose_again(self) -> SubentryFlowResult:
        """Go back to choosing who searches; nothing is kept of what was tried."""
        self._data.pop(CONF_SEARCH_KEY, None)
        self._data.pop(CONF_SEARCH_URL, None)
        return await self.async_step_search()

    async def _async_try_key(
        self, step: str, key: str, user_input: dict[str, Any]
    ) -> SubentryFlowResult:
        """Go on if Tavily accepts a key, or show the step with what is wrong."""
        self._data[CONF_SEARCH_KEY] = key
        if reason := await self._async_search_failure():
            at_key = reason is SearchReason.INVALID_AUTH
            errors = {CONF_SEARCH_KEY if at_key else "base": f"tavily_{reason}"}
            return self._form(step, TAVILY_SCHEMA, user_input, errors)
        return await self._async_next()

    async def async_step_searxng(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Take the address of a SearXNG server that answers."""
        if user_input is None:
            return self._form("searxng", SEARXNG_SCHEMA, self._stored)
        if user_input.get(FIELD_OTHER):
            return await self._async_choose_again()
        error: str | None
        try:
            self._data[CONF_SEARCH_URL] = normalise_url(
                user_input.get(CONF_SEARCH_URL, ""), HTTP_PORT
            )
        except InvalidUrlError:
            error = "invalid_url"
        except CredentialsInUrlError:
            error = "credentials_in_url"
        else:
            reason = await self._async_search_failure()
            error = reason and f"searxng_{reason}"
        if error:
            errors = {CONF_SEARCH_URL: error}
            return self._form("searxng", SEARXNG_SCHEMA, user_input, errors)
        return await self._async_next()

    async def async_step_documents(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose the folder, and an embedding model to search it by meaning."""
        schema = documents_schema(self._models)
        if user_input is None:
            values = dict(self._stored)
            if values.get(CONF_EMBEDDING_MODEL) not in embedding_models(self._models):
                # A model that is gone is no valid choice of the form.
                values.pop(CONF_EMBEDDING_MODEL, None)
            return self._form("documents", schema, values)
        folder = await async_chosen_folder(self.hass, user_input[CONF_FOLDER])
        if folder is None:
            errors = {CONF_FOLDER: "no_folder"}
            return self._form("documents", schema, user_input, errors)
        self._data |= {**user_input, CONF_FOLDER: folder}
        return await self._async_next()

    async def async_step_image(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose who makes the pictures."""
        able = async_image_entities(self.hass)
        if user_input and user_input[CONF_IMAGE_ENTITY] in able:
            self._data |= user_input
            return await self._async_next()
        # An entity that is gone is no valid choice of the form.
        known = self._stored.get(CONF_IMAGE_ENTITY) in able
        return self._form(
            "image",
            image_schema(able),
            self._stored if known else {},
            None if able else {CONF_IMAGE_ENTITY: "no_image_entity"},
        )

    async def async_step_look(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose the model that looks at pictures."""
        if user_input is not None:
            self._data |= user_input
            return await self._async_next()
        able = vision_models(self._models)
        # A model that is gone is no valid choice of the form.
        stored = self._stored.get(CONF_VISION_MODEL)
        model = stored if stored in able else able[0]
        return self._form("look", vision_schema(able), {CONF_VISION_MODEL: model})

    @property
    def _are_set_up(self) -> bool:
        """Return whether any server has the tools."""
        return any(
            entry.get_subentries_of_type(SUBENTRY_TOOLS)
            for entry in self.hass.config_entries.async_entries(DOMAIN)
        )

    async def _async_begin(self) -> SubentryFlowResult:
        """Show the first form, if the server can be asked for its models."""
        entry: SmartAgentConfigEntry = self._get_entry()
        if entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        try:
            self._models = await async_all_models(entry.runtime_data.server)
        except OllamaError as err:
            return self.async_abort(
                reason=err.problem, description_placeholders={"detail": err.detail}
            )
        return await self.async_step_settings()

    async def _async_next(self) -> SubentryFlowResult:
        """Show the step of the next chosen tool that needs settings, or finish."""
        for tool, step in (
            (OwnTool.WEB_SEARCH, self.async_step_search),
            (OwnTool.SEARCH_DOCUMENTS, self.async_step_documents),
            (OwnTool.GENERATE_IMAGE, self.async_step_image),
            (OwnTool.LOOK, self.async_step_look),
        ):
            if tool in self._open:
                self._open.remove(tool)
                return await step()
        return await self._async_finish()

    async def _async_finish(self) -> SubentryFlowResult:
        """Store what was entered."""
        entry = self._get_entry()
        if self.source != SOURCE_USER:
            return self.async_update_and_abort(
                entry, self._get_reconfigure_subentry(), data=self._data
            )
        texts = await async_get_translations(
            self.hass, self.hass.config.language, "config_subentries", [DOMAIN]
        )
        if self._are_set_up:
            # Set up by another dialog that was open at the same time.
            return self.async_abort(reason="already_configured")
        if self._offer:
            self._offer_to_agents()
        return self.async_create_entry(title=texts[_TITLE], data=self._data)

    @callback
    def _offer_to_agents(self) -> None:
        """Let the agents of the server use the tools, if their models can use any.

        The entry reloads itself after each change. No reload gets as far as the set-up
        before this step has returned and the tools are stored.
        """
        entry = self._get_entry()
        for agent in entry.get_subentries_of_type(SUBENTRY_CONVERSATION):
            apis = agent.data.get(CONF_LLM_HASS_API, [])
            facts = self._models.get(agent.data[CONF_MODEL])
            if DOMAIN not in apis and not lacks(facts, CAPABILITY_TOOLS):
                data = {**agent.data, CONF_LLM_HASS_API: [*apis, DOMAIN]}
                self.hass.config_entries.async_update_subentry(entry, agent, data=data)

    async def _async_search_failure(self) -> SearchReason | None:
        """Return why the search that was entered fails, None if it works."""
        return await async_failure(self.hass, ToolsOptions.from_subentry(self._data))

    @callback
    def _form(
        self,
        step_id: str,
        schema: probatio.Schema,
        values: Mapping[str, Any],
        errors: dict[str, str] | None = None,
        placeholders: dict[str, str] | None = None,
    ) -> SubentryFlowResult:
        """Show a form with what was entered and what is wrong with it."""
        return self.async_show_form(
            step_id=step_id,
            data_schema=self.add_suggested_values_to_schema(schema, values),
            errors=errors,
            description_placeholders=placeholders,
        )
