"""The repair issue of an agent whose prompt is larger than its model's context."""

from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN, MAX_REPLY_TOKENS
from .prompt.budget import fit
from .runtime import SmartAgentConfigEntry
from .server.client import ChatRequest

_ISSUE = "context_too_small"


@callback
def async_create_fit_issue(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    subentry_id: str,
    model: str,
    needed: int,
    num_ctx: int,
    *,
    ahead: bool = False,
) -> None:
    """Tell the user which number to change; needed and num_ctx are in tokens.

    ahead tells that no turn found it out: what all prompts begin with is too large.
    """
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
            "ahead": ahead,
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
def async_tell_ahead(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    subentry_id: str,
    request: ChatRequest,
) -> None:
    """Tell the user, before any turn, of a context too small for what all begin with.

    request is the one that warms up the model. The issue goes as soon as it fits; one
    that a turn has found out is left to turns.
    """
    num_ctx = request.options["num_ctx"]
    estimate = entry.runtime_data.estimates[request.model]
    fitted = fit(request.messages, request.tools, num_ctx, MAX_REPLY_TOKENS, estimate)
    issue = ir.async_get(hass).async_get_issue(DOMAIN, f"{_ISSUE}_{subentry_id}")
    told = issue is not None and bool((issue.data or {}).get("ahead"))
    if fitted.fits and told:
        async_delete_fit_issue(hass, subentry_id)
    if not fitted.fits and (issue is None or told):
        async_create_fit_issue(
            hass,
            entry,
            subentry_id,
            request.model,
            fitted.needed,
            num_ctx,
            ahead=True,
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
