"""The repair issue of a server that is too old."""

from awesomeversion import AwesomeVersion, AwesomeVersionException

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN
from .runtime import SmartAgentConfigEntry

LEAST_VERSION = "0.9.0"
"""The first Ollama that can be told that a model is not to think (`think` of /api/chat,
github.com/ollama/ollama/releases/tag/v0.9.0); before, thoughts came as text."""

_UNKNOWN = "0.0.0"
"""What a server says that was built without a version."""

_ISSUE = "server_too_old"


@callback
def async_watch_version(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Tell the user of a server that is too old; it goes once the server is newer."""
    state = entry.runtime_data.state
    issue_id = f"{_ISSUE}_{entry.entry_id}"

    @callback
    def changed() -> None:
        if not state.last_update_success or state.data is None:
            return
        version = state.data.version
        if not _is_old(version):
            ir.async_delete_issue(hass, DOMAIN, issue_id)
            return
        ir.async_create_issue(
            hass,
            DOMAIN,
            issue_id,
            data={"entry_id": entry.entry_id},
            is_fixable=False,
            severity=ir.IssueSeverity.WARNING,
            translation_key=_ISSUE,
            translation_placeholders={
                "server": entry.title,
                "version": version,
                "least": LEAST_VERSION,
            },
        )

    entry.async_on_unload(state.async_add_listener(changed))


def _is_old(version: str) -> bool:
    """Return whether a version is known to be too old."""
    try:
        return version != _UNKNOWN and AwesomeVersion(version) < LEAST_VERSION
    except AwesomeVersionException:
        return False
