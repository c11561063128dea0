"""The panel in Home Assistant's sidebar; its sources are in `frontend/`."""

import hashlib
from pathlib import Path
from typing import Final

from homeassistant.components import frontend, panel_custom
from homeassistant.components.http import StaticPathConfig
from homeassistant.core import HomeAssistant, callback
from homeassistant.util.hass_dict import HassKey

from .const import DEFAULT_NAME, DOMAIN

PANEL_PATH: Final = "smart-agent"
"""Where the panel is in the user interface."""

_ELEMENT: Final = "smart-agent-panel"
_ICON: Final = "mdi:robot-happy-outline"
_FILES: Final = Path(__file__).parent / "frontend"
"""The panel's module, and the texts of each language, which it loads from beside it."""
_FILES_PATH: Final = f"/{DOMAIN}_files"

_MODULE_URL: HassKey[str] = HassKey(f"{DOMAIN}_panel_url")


async def async_serve_panel(hass: HomeAssistant) -> None:
    """Serve the panel's files; they stay served until Home Assistant stops.

    Does nothing if Home Assistant runs without its user interface.
    """
    if frontend.DOMAIN not in hass.config.components:
        return
    digest = await hass.async_add_executor_job(_digest)
    await hass.http.async_register_static_paths(
        [StaticPathConfig(_FILES_PATH, str(_FILES))]
    )
    # Each version has a URL of its own, or a browser would use the one in its cache. The
    # panel loads the texts with the same digest.
    hass.data[_MODULE_URL] = f"{_FILES_PATH}/panel.js?v={digest}"


async def async_show_panel(hass: HomeAssistant) -> None:
    """Show the panel to administrators if it is served and not shown yet."""
    url = hass.data.get(_MODULE_URL)
    if url is None or frontend.async_panel_exists(hass, PANEL_PATH):
        return
    await panel_custom.async_register_panel(
        hass,
        PANEL_PATH,
        _ELEMENT,
        sidebar_title=DEFAULT_NAME,
        sidebar_icon=_ICON,
        module_url=url,
        require_admin=True,
    )


@callback
def async_hide_panel(hass: HomeAssistant) -> None:
    """Remove the panel, unless an entry is still loaded."""
    if not hass.config_entries.async_loaded_entries(DOMAIN):
        frontend.async_remove_panel(hass, PANEL_PATH, warn_if_unknown=False)


def _digest() -> str:
    """Return a digest of the content of all files."""
    digest = hashlib.sha256()
    for path in sorted(_FILES.rglob("*")):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
