"""How a server is, asked once a minute, and more often while it is away."""

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
"""Seconds in which a server that was away has to answer before a turn goes on. One that
is back answers in a few thousandths, also while a model writes; one that is switched off
would keep a turn until the connection times out."""

_AWAY = frozenset({Problem.CANNOT_CONNECT, Problem.TIMEOUT})
"""Problems of a server that nobody hears of. What answers, if only to refuse, takes no
turn's time: the turn asks it itself and says what it was told."""

_LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerState:
    """How a server that answers is; loaded is None where it does not say."""

    version: str
    loaded: tuple[LoadedModel, ...] | None


class ServerCoordinator(DataUpdateCoordinator[ServerState | None]):
    """Keeps how a server is; data is None before it has answered.

    That a server went away, and that it is back, is logged once. A turn that needs the
    server asks async_look first.
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
        """Return what was wrong when the server was asked last, None where nothing."""
        return self._problem

    async def async_look(self) -> None:
        """Return at once, unless the server was away when it was asked last.

        Then it is asked once more, for it may be back since, and no turn is refused that
        it could take. It has LOOK_SECONDS: no turn waits for a server that is away.
        Raises OllamaError if it still is, and always once Home Assistant stops: whatever
        a model begins then is not brought to an end.
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
        """Have the server asked at once where a turn met it otherwise than last time.

        problem is why the turn failed, None if the server answered.
        """
        if (problem is None and self._problem) or (
            problem in _AWAY and not self._problem
        ):
            self._async_ask_now()

    @callback
    def async_when_back(self, listener: Callable[[], None]) -> CALLBACK_TYPE:
        """Have a listener called whenever the server is there again.

        That ends when what is returned is called.
        """
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
        """Ask the server without waiting for the next time, unless that goes on."""
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
        return ServerState(version, await self._async_loaded())

    async def _async_loaded(self) -> tuple[LoadedModel, ...] | None:
        """Return the models in memory, None where the server does not say."""
        try:
            return await self._server.async_running()
        except OllamaError as err:
            # It answers all the same: it may be busy, or a proxy may keep this back.
            _LOGGER.debug("%s does not say what is loaded: %s", self.name, err)
            return None
