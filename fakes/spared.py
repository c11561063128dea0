"""What a process that sets up one core after the other need not do for each of them.

Nothing that is tested hangs on it: how often garbage is looked for, lines of the log that
tell of every entity and component, schemas of services that nobody calls, looking for
modules that are not there, what the functions are typed with that tools are validated by,
and reading what comes with Home Assistant.
"""

from collections.abc import Callable
from functools import cache
import gc
from importlib.util import find_spec
import logging
from pathlib import Path
import sys
from types import ModuleType
from typing import Any, get_type_hints

from probatio.codecs import openapi

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv
from homeassistant.loader import Integration, Manifest

_THRESHOLDS = (600_000, 5, 10)
"""After how many new objects garbage is looked for. A core makes some 100,000 of them, and
by default is gone through dozens of times while it is set up. Few enough that what is left
of cores does not pile up."""

_TALKATIVE = (
    "homeassistant.helpers.entity_registry",
    "homeassistant.loader",
    "homeassistant.setup",
)
"""Loggers that write four of five lines, on what is always the same."""

_MISSED = ("MySQLdb", "sniffio")
"""Modules that are looked for again and again: by Home Assistant's fixtures before each
test, by httpcore for each lock of each request. To find that one is not there takes a
look into every folder."""

_resolve = Integration.resolve_from_root

_found: dict[tuple[str, str], tuple[Path, Manifest, set[str]]] = {}
"""Folder, manifest and files of Home Assistant's own integrations that were read."""

_make_schema = cv._make_entity_service_schema  # noqa: SLF001 - nothing else is as cheap


class _LazySchema:
    """A schema of a service that is made once somebody calls the service.

    Each core registers more than forty, and a test calls two or three.
    """

    _entity_service_schema = True

    def __init__(self, schema: dict[Any, Any], extra: int) -> None:
        """Keep what the schema is made of, as it is now."""
        self._of = (dict(schema), extra)
        self._made: Callable[[Any], Any] | None = None

    def __call__(self, data: Any) -> Any:
        """Validate the data of a call."""
        if self._made is None:
            self._made = _make_schema(*self._of)
        return self._made(data)


def _resolve_once(
    hass: HomeAssistant, root_module: ModuleType, domain: str
) -> Integration | None:
    """Return an integration; one of Home Assistant's own is read from disk once."""
    key = (root_module.__name__, domain)
    if key in _found:
        folder, manifest, files = _found[key]
        return Integration(hass, ".".join(key), folder, manifest.copy(), set(files))
    integration = _resolve(hass, root_module, domain)
    if integration and integration.is_built_in:
        folder, manifest = integration.file_path, integration.manifest
        files = set(integration._top_level_files)  # noqa: SLF001 - is given like this
        _found[key] = (folder, manifest.copy(), files)
    return integration


def spare() -> None:
    """Have none of it be done in this process any more."""
    gc.set_threshold(*_THRESHOLDS)
    gc.freeze()  # what was loaded stays
    gc.enable()
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in _MISSED:
        if name not in sys.modules and find_spec(name) is None:
            sys.modules[name] = None  # type: ignore[assignment] # says: not there
    setattr(cv, "_make_entity_service_schema", _LazySchema)  # noqa: B010 - is private
    setattr(openapi, "get_type_hints", cache(get_type_hints))  # noqa: B010 - is a function
    setattr(Integration, "resolve_from_root", _resolve_once)  # noqa: B010 - is a method
