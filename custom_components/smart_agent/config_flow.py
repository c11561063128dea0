"""The dialogs that add, repair and change a server."""

from collections.abc import Mapping
from typing import Any, override

import probatio

from homeassistant.config_entries import (
    ConfigEntry,
    ConfigEntryState,
    ConfigFlowResult,
    ConfigSubentryFlow,
    OptionsFlow,
)
from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.core import callback
from homeassistant.helpers.selector import (
    BooleanSelector,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)

from .const import (
    CONF_SEARCH_KEY,
    DEFAULT_URL,
    DOMAIN,
    SUBENTRY_CONVERSATION,
    SUBENTRY_TASK,
    SUBENTRY_TOOLS,
)
from .flows.agent import AgentFlow
from .flows.first_model import FirstModelFlow
from .flows.move_in import agents_of, async_core_entries, async_switch_pipelines
from .flows.options import SmartAgentOptionsFlow
from .flows.server_url import (
    CredentialsInUrlError,
    InvalidUrlError,
    normalise_url,
    url_title,
)
from .flows.task import TaskFlow
from .flows.tools import ToolsFlow
from .flows.tools_schema import KEY_SCHEMA
from .own_tools.options import ToolsOptions
from .own_tools.web.search_provider import SearchReason
from .own_tools.web.search_service import REAUTH, REAUTH_SEARCH, async_failure
from .runtime import SmartAgentConfigEntry
from .server.catalogue import Catalogue, async_catalogue
from .server.client import OllamaServer
from .server.errors import OllamaError, Problem

_KEY_SCHEMA = probatio.Schema(
    {
        probatio.Optional(CONF_API_KEY): TextSelector(
            TextSelectorConfig(
                type=TextSelectorType.PASSWORD, autocomplete="current-password"
            )
        )
    }
)
# Plain text: a browser would refuse an address without "http://".
_SERVER_SCHEMA = probatio.Schema({probatio.Required(CONF_URL): TextSelector()}).extend(
    _KEY_SCHEMA.schema
)

_FORGET_KEY = "forget_api_key"
"""Field to delete the stored key. The key is never shown: an empty field keeps it."""


_FROM = "from_entry"
_PIPELINES = "pipelines"
"""Fields: which entry of core's to move in from, and whether voice assistants follow."""


class _RefusedError(Exception):
    """What was entered cannot be accepted."""

    def __init__(self, field: str, reason: str, detail: str = "") -> None:
        """Hold the field to mark, the translation key and the server's words."""
        super().__init__(reason)
        self.errors = {field: reason}
        self.placeholders = {"detail": detail}


class SmartAgentConfigFlow(FirstModelFlow, domain=DOMAIN):
    """Add, repair and change a server."""

    VERSION = 1

    def __init__(self) -> None:
        """Start with nothing entered."""
        super().__init__()
        self._moved_from: ConfigEntry | None = None

    @override
    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Add a server, with an agent and an AI task if it has a model for them.

        Where Home Assistant's own agents are on a server, these are offered first.
        """
        if user_input is None:
            if async_core_entries(self.hass):
                return await self.async_step_begin()
            return await self.async_step_server()
        return await self._async_add(user_input)

    async def async_step_begin(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask whether to move in with agents that are there, or to begin anew."""
        return self.async_show_menu(step_id="begin", menu_options=["move_in", "server"])

    async def async_step_server(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for a server."""
        return self._form("user", _SERVER_SCHEMA, {CONF_URL: DEFAULT_URL})

    async def async_step_move_in(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Take over server, agents, and their place in voice assistants."""
        entries = async_core_entries(self.hass)
        if not entries:
            return self.async_abort(reason="already_configured")
        schema = _move_in_schema(entries)
        if user_input is None:
            return self._form("move_in", schema, {})
        old = entries[user_input[_FROM]]
        keys = (CONF_URL, CONF_API_KEY)
        try:
            data, models = await self._async_prove(
                {key: old.data[key] for key in keys if key in old.data}
            )
        except _RefusedError as refused:
            # This form has no field for address and key.
            refused.errors = {"base": next(iter(refused.errors.values()))}
            return self._form("move_in", schema, user_input, refused)
        self._moved_from = old if user_input[_PIPELINES] else None
        if not (agents := agents_of(old, models)):
            return await self.async_begin(data, models)
        return self.async_create_entry(
            title=url_title(data[CONF_URL]), data=data, subentries=agents
        )

    @override
    async def async_on_create_entry(self, result: ConfigFlowResult) -> ConfigFlowResult:
        """Give the new agents the place of the old ones, once they are there."""
        if self._moved_from is not None:
            await async_switch_pipelines(self.hass, self._moved_from, result["result"])
        return result

    async def _async_add(self, user_input: dict[str, Any]) -> ConfigFlowResult:
        """Add a server that answers."""
        try:
            data, models = await self._async_prove(user_input)
        except _RefusedError as refused:
            return self._form("user", _SERVER_SCHEMA, user_input, refused)
        return await self.async_begin(data, models)

    async def async_step_reauth(
        self, entry_data: Mapping[str, Any]
    ) -> ConfigFlowResult:
        """Start when the server, or the search service, refuses the stored key."""
        if entry_data.get(REAUTH) == REAUTH_SEARCH:
            return await self.async_step_reauth_search()
        return await self.async_step_reauth_confirm()

    async def async_step_reauth_confirm(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for another key."""
        if user_input is None:
            return self._form("reauth_confirm", _KEY_SCHEMA, {})
        entry = self._get_reauth_entry()
        try:
            data, _ = await self._async_prove(
                {CONF_URL: entry.data[CONF_URL]} | user_input
            )
        except _RefusedError as refused:
            return self._form("reauth_confirm", _KEY_SCHEMA, user_input, refused)
        return self._update(entry, data)

    async def async_step_reauth_search(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for another key of the search service."""
        entry = self._get_reauth_entry()
        tools = next(iter(entry.get_subentries_of_type(SUBENTRY_TOOLS)), None)
        if tools is None or CONF_SEARCH_KEY not in tools.data:
            return self.async_abort(reason="search_not_used")
        if user_input is None:
            return self._form("reauth_search", KEY_SCHEMA, {})
        data = {**tools.data, CONF_SEARCH_KEY: user_input[CONF_SEARCH_KEY].strip()}
        if reason := await async_failure(self.hass, ToolsOptions.from_subentry(data)):
            field = CONF_SEARCH_KEY if reason is SearchReason.INVALID_AUTH else "base"
            refused = _RefusedError(field, f"search_{reason}")
            return self._form("reauth_search", KEY_SCHEMA, user_input, refused)
        loaded = entry.state is ConfigEntryState.LOADED
        self.hass.config_entries.async_update_subentry(entry, tools, data=data)
        if not loaded:
            # A loaded one listens for updates and reloads itself.
            self.hass.config_entries.async_schedule_reload(entry.entry_id)
        return self.async_update_and_abort(entry)

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Change a server's address or key; an empty key keeps the stored one."""
        entry = self._get_reconfigure_entry()
        stored = entry.data.get(CONF_API_KEY)
        schema = _SERVER_SCHEMA
        if stored:
            schema = schema.extend(
                {probatio.Required(_FORGET_KEY, default=False): BooleanSelector()}
            )
        if user_input is None:
            url = {CONF_URL: entry.data[CONF_URL]}
            return self._form("reconfigure", schema, url)
        entered = {**user_input}
        keeps = stored and not entered.pop(_FORGET_KEY, False)
        if keeps and not entered.get(CONF_API_KEY, "").strip():
            entered[CONF_API_KEY] = stored
        try:
            data, _ = await self._async_prove(entered)
        except _RefusedError as refused:
            return self._form("reconfigure", schema, user_input, refused)
        return self._update(entry, data)

    @staticmethod
    @callback
    @override
    def async_get_options_flow(config_entry: SmartAgentConfigEntry) -> OptionsFlow:
        """Return the dialog that asks which records of turns are kept."""
        return SmartAgentOptionsFlow()

    @classmethod
    @callback
    @override
    def async_get_supported_subentry_types(
        cls, config_entry: ConfigEntry
    ) -> dict[str, type[ConfigSubentryFlow]]:
        """Return what can be added to a server."""
        return {
            SUBENTRY_CONVERSATION: AgentFlow,
            SUBENTRY_TASK: TaskFlow,
            SUBENTRY_TOOLS: ToolsFlow,
        }

    async def _async_prove(
        self, user_input: Mapping[str, Any]
    ) -> tuple[dict[str, str], Catalogue]:
        """Return what to store and the server's models.

        Raises _RefusedError if the input is malformed or the server does not
        answer as one; aborts the flow if another entry has this server.
        """
        data = _server_data(user_input)
        self._async_abort_entries_match({CONF_URL: data[CONF_URL]})
        server = OllamaServer(data[CONF_URL], data.get(CONF_API_KEY))
        try:
            return data, await async_catalogue(server)
        except OllamaError as err:
            field = CONF_API_KEY if err.problem is Problem.INVALID_AUTH else "base"
            raise _RefusedError(field, err.problem, err.detail) from err
        finally:
            await server.async_close()

    @callback
    def _form(
        self,
        step_id: str,
        schema: probatio.Schema,
        values: Mapping[str, Any],
        refused: _RefusedError | None = None,
    ) -> ConfigFlowResult:
        """Show a form with what was entered and what is wrong with it."""
        return self.async_show_form(
            step_id=step_id,
            data_schema=self.add_suggested_values_to_schema(schema, values),
            errors=refused.errors if refused else None,
            description_placeholders=refused.placeholders if refused else None,
        )

    @callback
    def _update(self, entry: ConfigEntry, data: dict[str, str]) -> ConfigFlowResult:
        """Store the checked data; a title that the user chose stays."""
        title = entry.title
        if title == url_title(entry.data[CONF_URL]):
            title = url_title(data[CONF_URL])
        if entry.state is not ConfigEntryState.LOADED:
            return self.async_update_reload_and_abort(entry, title=title, data=data)
        if data == {**entry.data}:
            # The server takes the key after all: a reload asks it at once, not in a minute.
            self.hass.config_entries.async_schedule_reload(entry.entry_id)
        # A loaded entry listens for updates and reloads itself.
        return self.async_update_and_abort(entry, title=title, data=data)


def _server_data(user_input: Mapping[str, Any]) -> dict[str, str]:
    """Return address and key as they are stored; raises _RefusedError."""
    try:
        data = {CONF_URL: normalise_url(user_input[CONF_URL])}
    except InvalidUrlError as err:
        raise _RefusedError(CONF_URL, "invalid_url") from err
    except CredentialsInUrlError as err:
        raise _RefusedError(CONF_URL, "credentials_in_url") from err
    if key := user_input.get(CONF_API_KEY, "").strip():
        # Anything else cannot be sent in an HTTP header.
        if not (key.isascii() and key.isprintable()):
            raise _RefusedError(CONF_API_KEY, "invalid_api_key")
        data[CONF_API_KEY] = key
    return data


def _move_in_schema(entries: Mapping[str, ConfigEntry]) -> probatio.Schema:
    """Return the form that asks what to move in from, all of it filled in."""
    options = [
        SelectOptionDict(value=entry_id, label=entry.title)
        for entry_id, entry in entries.items()
    ]
    return probatio.Schema(
        {
            probatio.Required(_FROM, default=next(iter(entries))): SelectSelector(
                SelectSelectorConfig(options=options)
            ),
            probatio.Required(_PIPELINES, default=True): BooleanSelector(),
        }
    )
