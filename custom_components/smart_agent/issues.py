"""The repair issue of an agent whose prompt is larger than its model's context."""

from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN
from .runtime import SmartAgentConfigEntry

_ISSUE = "context_too_small"


@callback
def async_create_fit_issue(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    subentry_id: str,
    model: str,
    needed: int,
    num_ctx: int,
) -> None:
    """Tell the user which number to change; needed and num_ctx are in tokens."""
    subentry = entry.subentries.get(subentry_id)
    if subentry is None or entry.state is not ConfigEntryState.LOADED:
        # It was removed in the middle of a turn.
        return
    ir.async_create_issue(
        hass,
        DOMAIN,
        f"{_ISSUE}_{subentry_id}",
        data={
            "entry_id": entry.entry_id,
            "subentry_id": subentry_id,
            "agent": subentry.title,
            "model": model,
            "needed": needed,
            "num_ctx": num_ctx,
        },
        is_fixable=True,
        severity=ir.IssueSeverity.WARNING,
        translation_key=_ISSUE,
        translation_placeholders={
            "agent": subentry.title,
            "model": model,
            "needed": str(needed),
            "num_ctx": str(num_ctx),
        },
    )


@callback
def async_delete_fit_issue(hass: HomeAssistant, subentry_id: str) -> None:
    """Delete the issue of an agent; does nothing if there is none."""
    ir.async_delete_issue(hass, DOMAIN, f"{_ISSUE}_{subentry_id}")


@callback
def async_delete_fit_issues(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Delete the issues of all agents of an entry, also of removed agents."""
    for (domain, issue_id), issue in list(ir.async_get(hass).issues.items()):
        if domain == DOMAIN and (issue.data or {}).get("entry_id") == entry.entry_id:
            ir.async_delete_issue(hass, DOMAIN, issue_id)
