"""The state of a server, polled once a minute, and more often while it is away."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
import logging
from typing import Any, override

from homeassistant.config_entries import SOURCE_REAUTH, ConfigEntry
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed

from .server.client import LoadedModel, OllamaServer
from .server.errors import OllamaError, Problem

INTERVAL = timedelta(seconds=60)
AWAY_INTERVAL = timedelta(seconds=10)

LOOK_SECONDS = 1.0
"""Seconds that a turn waits for a server that was away. A server that is back answers
in a few milliseconds, even while a model generates; one that is switched off would hold
up the turn until the connection times out."""

_AWAY = frozenset({Problem.CANNOT_CONNECT, Problem.TIMEOUT})
"""Problems that mean no answer at all. A server that answers, even with an error, costs
a turn no time: the turn sends its request and reports the error."""

_ASKS_FOR_KEY = "reauth_confirm"
"""The step that asks for the server's key; another asks for that of the web search."""

_LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerState:
    """The state of a server that answers."""

    version: str
    loaded: tuple[LoadedModel, ...] | None
    """The models in memory; None if the server does not say."""
    names: tuple[str, ...] | None = None
    """The names of the models it has; None if it does not say."""


class ServerCoordinator(DataUpdateCoordinator[ServerState | None]):
    """Polls the state of a server; data is None before it has answered.

    It logs once that a server went away, and once that it is back. A turn that needs
    the server calls async_look first.

    A server that refuses the key has Home Assistant ask for another, as a repair, and is
    asked on: the repair goes by itself once the server takes the key again.
    """

    def __init__(
        self, hass: HomeAssistant, entry: ConfigEntry[Any], server: OllamaServer
    ) -> None:
        """Prepare to ask the server of an entry."""
        super().__init__(
            hass,
            _LOGGER,
            config_entry=entry,
            name=entry.title,
            update_interval=INTERVAL,
            always_update=False,
        )
        self._server = server
        self._problem: Problem | None = None
        self._asking: asyncio.Task[None] | None = None

    @property
    def problem(self) -> Problem | None:
        """Return the problem of the last poll, None if there was none."""
        return self._problem

    async def async_look(self) -> None:
        """Check that a turn can use the server; raises OllamaError if not.

        Returns at once if the last poll reached the server. If not, the server is asked
        once more, because it may be back, and has LOOK_SECONDS to answer. Always raises
        while Home Assistant stops, because a turn could not be finished then.
        """
        if self.hass.is_stopping:
            raise OllamaError(Problem.CANNOT_CONNECT, "Home Assistant is stopping")
        if self._problem not in _AWAY:
            return
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._server.async_version()
        except TimeoutError as err:
            raise OllamaError(Problem.CANNOT_CONNECT) from err
        except OllamaError as err:
            if err.problem in _AWAY:
                raise OllamaError(Problem.CANNOT_CONNECT, err.detail) from err
        self._async_ask_now()

    @callback
    def async_heard(self, problem: Problem | None) -> None:
        """Poll at once if a turn found the server in another state than the last poll.

        problem is why the turn failed, None if the server answered. A turn may be refused
        what a poll is not: some servers list their models without a key.
        """
        if (problem is None and self._problem) or (
            problem in _AWAY and not self._problem
        ):
            self._async_ask_now()
        elif problem is None:
            self._async_end_reauth()

    @callback
    def async_when_back(self, listener: Callable[[], None]) -> CALLBACK_TYPE:
        """Call a listener whenever the server is back; return what unsubscribes it."""
        there = self.last_update_success

        @callback
        def changed() -> None:
            nonlocal there
            before, there = there, self.last_update_success
            if there and not before:
                listener()

        return self.async_add_listener(changed)

    @callback
    def _async_ask_now(self) -> None:
        """Poll the server now, unless such a poll is already running."""
        assert self.config_entry
        if self._asking is None or self._asking.done():
            self._asking = self.config_entry.async_create_background_task(
                self.hass, self.async_refresh(), f"{self.name} - refresh"
            )

    @override
    async def _async_update_data(self) -> ServerState:
        """Ask the server; raise UpdateFailed if it is away, or refuses the key."""
        try:
            version = await self._server.async_version()
            names = await self._async_names()
        except OllamaError as err:
            self._async_failed(err.problem)
            raise UpdateFailed(
                translation_domain=err.translation_domain,
                translation_key=err.translation_key,
                translation_placeholders=err.translation_placeholders,
            ) from err
        if self._problem is Problem.INVALID_AUTH:
            self._async_end_reauth()
        self._problem = None
        self.update_interval = INTERVAL
        return ServerState(version, await self._async_loaded(), names)

    @callback
    def _async_failed(self, problem: Problem) -> None:
        """Note why the server could not be asked; have the user asked for a key.

        Not by ConfigEntryAuthFailed, which ends the polls. A proxy may lock out who comes
        often with a wrong key, so that one is not tried more often than else.
        """
        self._problem = problem
        refused = problem is Problem.INVALID_AUTH
        self.update_interval = INTERVAL if refused else AWAY_INTERVAL
        if refused:
            assert self.config_entry
            self.config_entry.async_start_reauth(self.hass)

    @callback
    def _async_end_reauth(self) -> None:
        """Close the dialog that asks for the server's key; its repair goes with it."""
        assert self.config_entry
        for flow in [
            *self.config_entry.async_get_active_flows(self.hass, {SOURCE_REAUTH})
        ]:
            if flow.get("step_id") == _ASKS_FOR_KEY:
                self.hass.config_entries.flow.async_abort(flow["flow_id"])

    async def _async_loaded(self) -> tuple[LoadedModel, ...] | None:
        """Return the models in memory, None where the server does not say."""
        try:
            return await self._server.async_running()
        except OllamaError as err:
            # The server still answers: it may be busy, or a proxy may block this.
            _LOGGER.debug("%s does not say what is loaded: %s", self.name, err)
            return None

    async def _async_names(self) -> tuple[str, ...] | None:
        """Return the models that the server has, None where it does not say.

        Raises OllamaError if the key is refused: no server is set up that lists none, so
        it is no proxy that keeps the list back, but one that tells everybody its version.
        """
        try:
            return tuple(await self._server.async_models())
        except OllamaError as err:
            if err.problem is Problem.INVALID_AUTH:
                raise
            _LOGGER.debug("%s does not list its models: %s", self.name, err)
            return None
