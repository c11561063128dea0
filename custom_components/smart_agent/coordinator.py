"""The state of a server, polled once a minute, and more often while it is away."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
import logging
from typing import Any, override

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.exceptions import ConfigEntryAuthFailed
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

        problem is why the turn failed, None if the server answered.
        """
        if (problem is None and self._problem) or (
            problem in _AWAY and not self._problem
        ):
            self._async_ask_now()

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
        """Ask the server; raise UpdateFailed if it is away."""
        try:
            version = await self._server.async_version()
        except OllamaError as err:
            self._problem = err.problem
            self.update_interval = AWAY_INTERVAL
            refused = err.problem is Problem.INVALID_AUTH
            raise (ConfigEntryAuthFailed if refused else UpdateFailed)(
                translation_domain=err.translation_domain,
                translation_key=err.translation_key,
                translation_placeholders=err.translation_placeholders,
            ) from err
        self._problem = None
        self.update_interval = INTERVAL
        return ServerState(
            version, await self._async_loaded(), await self._async_names()
        )

    async def _async_loaded(self) -> tuple[LoadedModel, ...] | None:
        """Return the models in memory, None where the server does not say."""
        try:
            return await self._server.async_running()
        except OllamaError as err:
            # The server still answers: it may be busy, or a proxy may block this.
            _LOGGER.debug("%s does not say what is loaded: %s", self.name, err)
            return None

    async def _async_names(self) -> tuple[str, ...] | None:
        """Return the models that the server has, None where it does not say."""
        try:
            return tuple(await self._server.async_models())
        except OllamaError as err:
            _LOGGER.debug("%s does not list its models: %s", self.name, err)
            return None
