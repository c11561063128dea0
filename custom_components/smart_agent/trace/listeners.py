"""Callbacks; an exception in one is logged, not raised."""

from collections.abc import Callable
from functools import partial
import logging

from homeassistant.core import CALLBACK_TYPE, callback

_LOGGER = logging.getLogger(__name__)


class Listeners[**P]:
    """Functions that are called in the order in which they came."""

    def __init__(self) -> None:
        """Begin with none."""
        self._all: dict[object, Callable[P, None]] = {}

    @callback
    def async_add(self, listener: Callable[P, None]) -> CALLBACK_TYPE:
        """Have a function called until what is returned is called."""
        key = object()
        self._all[key] = listener
        return partial(self._drop, key)

    def _drop(self, key: object) -> None:
        """Forget a function; harmless where it is forgotten."""
        self._all.pop(key, None)

    @callback
    def async_tell(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call them all."""
        for listener in [*self._all.values()]:
            try:
                listener(*args, **kwargs)
            except Exception:
                # Whoever looks on must not take the user's answer away.
                _LOGGER.exception("What listens to turns failed")
