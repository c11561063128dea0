"""What a process that sets up one core after the other need not do for each of them.

Nothing that is tested hangs on it: how often garbage is looked for, lines of the log that
tell of every entity and component, schemas of services that nobody calls, and looking for
modules that are not there.
"""

from collections.abc import Callable
import gc
from importlib.util import find_spec
import logging
import sys
from typing import Any

from homeassistant.helpers import config_validation as cv

_THRESHOLDS = (50_000, 5, 10)
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


def spare() -> None:
    """Have none of it be done in this process any more."""
    gc.set_threshold(*_THRESHOLDS)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in _MISSED:
        if name not in sys.modules and find_spec(name) is None:
            sys.modules[name] = None  # type: ignore[assignment] # says: not there
    setattr(cv, "_make_entity_service_schema", _LazySchema)  # noqa: B010 - is private
