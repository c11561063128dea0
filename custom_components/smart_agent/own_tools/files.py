"""Cleans up what the agent's own tools leave behind once they are removed."""

import logging
from pathlib import Path

from homeassistant.config_entries import ConfigEntry
from homeassistant.const import CONF_LLM_HASS_API
from homeassistant.core import HomeAssistant

from ..const import DOMAIN, SUBENTRY_CONVERSATION, SUBENTRY_TOOLS
from .options import OwnTool, ToolsOptions

_SUFFIXES = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a database."""


_LOGGER = logging.getLogger(__name__)


def database_path(hass: HomeAssistant) -> Path:
    """Return the path of the documents' index."""
    return Path(hass.config.path(".storage", f"{DOMAIN}_documents.db"))


async def async_clean_up(hass: HomeAssistant) -> None:
    """Take removed tools from all agents, and delete the index if it is not used.

    An agent with an LLM API that does not exist could not take a turn.
    """
    entries = hass.config_entries.async_entries(DOMAIN)
    chosen = [
        ToolsOptions.from_subentry(subentry.data).tools
        for entry in entries
        for subentry in entry.get_subentries_of_type(SUBENTRY_TOOLS)
    ]
    if not chosen:
        for entry in entries:
            _untick(hass, entry)
    if not any(OwnTool.SEARCH_DOCUMENTS in tools for tools in chosen):
        await hass.async_add_executor_job(_delete, database_path(hass))


def _untick(hass: HomeAssistant, entry: ConfigEntry) -> None:
    """Take the tools from the agents of an entry."""
    for subentry in list(entry.get_subentries_of_type(SUBENTRY_CONVERSATION)):
        apis = subentry.data.get(CONF_LLM_HASS_API, ())
        if DOMAIN in apis:
            left = [one for one in apis if one != DOMAIN]
            data = {**subentry.data, CONF_LLM_HASS_API: left}
            hass.config_entries.async_update_subentry(entry, subentry, data=data)


def _delete(database: Path) -> None:
    """Delete a database, where there is one; in the executor.

    Asked first, for a disk that is read-only refuses to delete what is not there too.
    """
    for suffix in _SUFFIXES:
        path = database.with_name(database.name + suffix)
        try:
            if path.exists():
                path.unlink(missing_ok=True)
        except OSError as err:
            _LOGGER.warning("%s cannot be deleted: %s", path, err)
