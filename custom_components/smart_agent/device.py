"""The devices: one a server, one an agent."""

from typing import Any

from homeassistant.config_entries import ConfigEntry, ConfigSubentry
from homeassistant.const import CONF_MODEL
from homeassistant.helpers import device_registry as dr

from .const import DOMAIN

_MANUFACTURER = "Ollama"


def server_device(entry: ConfigEntry[Any]) -> dr.DeviceInfo:
    """Return the device of an entry's server."""
    return dr.DeviceInfo(
        identifiers={(DOMAIN, entry.entry_id)},
        name=entry.title,
        manufacturer=_MANUFACTURER,
        entry_type=dr.DeviceEntryType.SERVICE,
    )


def agent_device(subentry: ConfigSubentry) -> dr.DeviceInfo:
    """Return the device of an agent, which its entities share."""
    model, _, version = subentry.data[CONF_MODEL].partition(":")
    return dr.DeviceInfo(
        identifiers={(DOMAIN, subentry.subentry_id)},
        name=subentry.title,
        manufacturer=_MANUFACTURER,
        model=model,
        sw_version=version or "latest",
        entry_type=dr.DeviceEntryType.SERVICE,
    )
