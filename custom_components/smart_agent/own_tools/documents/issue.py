"""The repair issue of documents that cannot be read."""

from collections.abc import Set as AbstractSet

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from ...const import DOMAIN

MAX_NAMED = 5
"""Files that the issue names; it counts all."""

_ISSUE = "unreadable_documents"


@callback
def async_tell_unreadable(
    hass: HomeAssistant, entry: ConfigEntry, folder: str, files: AbstractSet[str]
) -> None:
    """Create the issue with the files that are left out, or delete it if none are.

    folder is a path in the configuration directory, files are paths in the folder.
    """
    if not files:
        async_delete_document_issue(hass, entry)
        return
    named = [_shown(name) for name in sorted(files)[:MAX_NAMED]]
    more = ["…"] if len(files) > MAX_NAMED else []
    ir.async_create_issue(
        hass,
        DOMAIN,
        _issue_id(entry),
        is_fixable=False,
        severity=ir.IssueSeverity.WARNING,
        translation_key=_ISSUE,
        translation_placeholders={
            "count": str(len(files)),
            "files": ", ".join(named + more),
            "folder": folder,
        },
    )


@callback
def async_delete_document_issue(hass: HomeAssistant, entry: ConfigEntry) -> None:
    """Delete the issue; does nothing if there is none."""
    ir.async_delete_issue(hass, DOMAIN, _issue_id(entry))


def _issue_id(entry: ConfigEntry) -> str:
    """Return the id of an entry's issue."""
    return f"{_ISSUE}_{entry.entry_id}"


def _shown(name: str) -> str:
    """Return a file's name as code, so that nothing in it is taken for markup."""
    return f"`{' '.join(name.replace('`', "'").split())}`"
