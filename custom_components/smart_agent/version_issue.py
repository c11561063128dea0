"""The repair issue of a server that is too old."""

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN
from .runtime import SmartAgentConfigEntry
from .server.version import LEAST_VERSION, is_old

SERVER_TOO_OLD = "server_too_old"


@callback
def async_watch_version(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Tell the user of a server that is too old; it goes once the server is newer."""
    state = entry.runtime_data.state
    issue_id = f"{SERVER_TOO_OLD}_{entry.entry_id}"

    @callback
    def changed() -> None:
        if not state.last_update_success or state.data is None:
            return
        version = state.data.version
        if not is_old(version):
            ir.async_delete_issue(hass, DOMAIN, issue_id)
            return
        named = {"server": entry.title, "version": version, "least": LEAST_VERSION}
        ir.async_create_issue(
            hass,
            DOMAIN,
            issue_id,
            data={"entry_id": entry.entry_id, "kind": SERVER_TOO_OLD, **named},
            is_fixable=True,
            severity=ir.IssueSeverity.WARNING,
            translation_key=SERVER_TOO_OLD,
            translation_placeholders=named,
        )

    entry.async_on_unload(state.async_add_listener(changed))
