"""The folder of documents that was entered."""

from contextlib import suppress
from pathlib import Path

from homeassistant.core import HomeAssistant

from ..own_tools.documents.files import folder_in
from ..own_tools.options import TOOL_DEFAULTS


async def async_chosen_folder(hass: HomeAssistant, name: str) -> str | None:
    """Return a folder's path in the configuration directory, None if it is no folder.

    The default folder is created if it is missing.
    """
    config_dir = Path(hass.config.config_dir)
    return await hass.async_add_executor_job(_folder, config_dir, name.strip())


def _folder(config_dir: Path, name: str) -> str | None:
    """Return the path; in the executor."""
    if Path(name) == Path(TOOL_DEFAULTS.folder):
        with suppress(OSError):
            (config_dir / name).mkdir(exist_ok=True)
    folder = folder_in(config_dir, name)
    return folder.relative_to(config_dir.resolve()).as_posix() if folder else None
