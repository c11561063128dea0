"""How a server is, asked once a minute."""

from dataclasses import dataclass
from datetime import timedelta
import logging
from typing import Any, override

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ConfigEntryAuthFailed
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed

from .server.client import LoadedModel, OllamaServer
from .server.errors import OllamaError, Problem

INTERVAL = timedelta(seconds=60)

_LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerState:
    """How a server that answers is; loaded is None where it does not say."""

    version: str
    loaded: tuple[LoadedModel, ...] | None


class ServerCoordinator(DataUpdateCoordinator[ServerState | None]):
    """Keeps how a server is; data is None before it has answered.

    No turn waits for it. That a server went away, and that it is back, is logged once.
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

    @override
    async def _async_update_data(self) -> ServerState:
        """Ask the server; raise UpdateFailed if it is away."""
        try:
            version = await self._server.async_version()
        except OllamaError as err:
            refused = err.problem is Problem.INVALID_AUTH
            raise (ConfigEntryAuthFailed if refused else UpdateFailed)(
                translation_domain=err.translation_domain,
                translation_key=err.translation_key,
                translation_placeholders=err.translation_placeholders,
            ) from err
        return ServerState(version, await self._async_loaded())

    async def _async_loaded(self) -> tuple[LoadedModel, ...] | None:
        """Return the models in memory, None where the server does not say."""
        try:
            return await self._server.async_running()
        except OllamaError as err:
            # It answers all the same: it may be busy, or a proxy may keep this back.
            _LOGGER.debug("%s does not say what is loaded: %s", self.name, err)
            return None
