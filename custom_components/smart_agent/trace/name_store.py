"""Names that people use and no device has, with the device that they settled on.

Kept on disk, so that the second time is known as such after a restart. Nothing acts by
them: they are offered as aliases (name_issues.py), and forgotten once they are some.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any, Self, override

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..text.fold import MAX_NAME, fold
from . import aside
from .listeners import Listeners

MOST = 200
"""Names that are kept of an entry; those that were used least lately go first."""

ENOUGH = 2
"""Times after which a name is offered as an alias: once may be a slip."""

_VERSION = 1
_DELAY = 30.0
"""Seconds after a change until it is written; a stop of Home Assistant waits for it."""


@dataclass(frozen=True)
class LearnedName:
    """A name, and the device that is meant by it."""

    name: str
    """As it was said."""
    entity_id: str
    count: int
    """How often in a row it was settled on this device."""
    last: str
    """When it was last, in ISO 8601, UTC."""

    @property
    def key(self) -> str:
        """Return what is the same however the name is spelled."""
        return " ".join(fold(self.name))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the name that a JSON object was made of.

        Raises KeyError, TypeError or ValueError for what is none.
        """
        made = cls(data["name"], data["entity_id"], data["count"], data["last"])
        if not all(isinstance(one, str) for one in (made.name, made.entity_id)):
            raise TypeError("a name and an entity are text")
        if type(made.count) is not int or not 0 < len(made.name) <= MAX_NAME:
            raise ValueError("no count, or no name")
        datetime.fromisoformat(made.last)
        return made


async def async_forget_names(hass: HomeAssistant, entry_id: str) -> None:
    """Take the names of an entry from disk; harmless where there are none."""
    await aside.async_forget(hass, _store(hass, entry_id))


class NameStore(Mapping[str, LearnedName]):
    """The names that were learned by an entry's agents, by their key."""

    def __init__(self, hass: HomeAssistant, entry: ConfigEntry[Any]) -> None:
        """Begin without a name; nothing is read yet."""
        self._hass = hass
        self._store = _store(hass, entry.entry_id)
        self._names: dict[str, LearnedName] = {}
        self._unkept: Sequence[Any] = ()
        """What cannot be read, and found no room aside."""
        self._listeners = Listeners[[]]()
        self._changed = False
        self._stop: CALLBACK_TYPE

    @override
    def __getitem__(self, key: str) -> LearnedName:
        """Return a name by its key."""
        return self._names[key]

    @override
    def __iter__(self) -> Iterator[str]:
        """Return the keys of all names, the one that was used last at the end."""
        return iter(self._names)

    @override
    def __len__(self) -> int:
        """Return the number of names."""
        return len(self._names)

    async def async_start(self) -> None:
        """Take up what is on disk; what cannot be read is kept aside."""
        self._unkept = await aside.async_take_up(
            self._hass, self._store, self._take, self._async_write_soon
        )
        self._stop = self._hass.bus.async_listen(
            er.EVENT_ENTITY_REGISTRY_UPDATED, self._async_registry_changed
        )

    def _take(self, stored: dict[str, Any]) -> list[Any]:
        """Take over what is stored; return what of it cannot be read."""
        names = stored.get("names")
        if not isinstance(names, list):
            return [stored]
        unreadable = aside.unkept(stored)
        registry = er.async_get(self._hass)
        for data in names:
            try:
                learned = LearnedName.from_dict(data)
            except KeyError, TypeError, ValueError:
                unreadable.append(data)
                continue
            if registry.async_get(learned.entity_id) is None:
                # It was deleted meanwhile.
                self._async_write_soon()
                continue
            self._names[learned.key] = learned
        return unreadable

    async def async_stop(self) -> None:
        """Write what there is now, so that nothing is written later."""
        self._stop()
        if self._changed:
            await self._store.async_save(self._data())

    @callback
    def async_listen(self, listener: CALLBACK_TYPE) -> CALLBACK_TYPE:
        """Have a listener told of changes, until what is returned is called."""
        return self._listeners.async_add(listener)

    @callback
    def async_settle(self, name: str, entity_id: str) -> None:
        """Keep that somebody meant a device by a name.

        A name that meant another one before begins anew. A device that is in no registry
        can have no alias.
        """
        if er.async_get(self._hass).async_get(entity_id) is None:
            return
        now = dt_util.utcnow().isoformat()
        learned = LearnedName(name, entity_id, 1, now)
        before = self._names.pop(learned.key, None)
        if before is not None and before.entity_id == entity_id:
            learned = replace(learned, count=before.count + 1)
        self._names[learned.key] = learned
        for key in [*self._names][: max(0, len(self._names) - MOST)]:
            del self._names[key]
        self._async_tell()

    @callback
    def async_forget(self, keys: Iterable[str]) -> None:
        """Forget names by their keys."""
        found = [key for key in keys if self._names.pop(key, None)]
        if found:
            self._async_tell()

    @callback
    def _async_registry_changed(
        self, event: Event[er.EventEntityRegistryUpdatedData]
    ) -> None:
        """Follow a device to its new id, and forget those that are deleted."""
        data = event.data
        if data["action"] == "create":
            return
        entity_id = data["entity_id"]
        old = data.get("old_entity_id", entity_id)
        about = [key for key, one in self._names.items() if one.entity_id == old]
        if data["action"] == "remove":
            self.async_forget(about)
        elif about and old != entity_id:
            for key in about:
                self._names[key] = replace(self._names[key], entity_id=entity_id)
            self._async_tell()

    @callback
    def _async_tell(self) -> None:
        """Tell that names changed, and have them written."""
        self._async_write_soon()
        self._listeners.async_tell()

    @callback
    def _async_write_soon(self) -> None:
        """Have what there is written after a while."""
        self._changed = True
        self._store.async_delay_save(self._data, _DELAY)

    def _data(self) -> dict[str, Any]:
        """Return what is written."""
        names = [asdict(one) for one in self._names.values()]
        return {"names": names} | aside.with_unkept(self._unkept)


def _store(hass: HomeAssistant, entry_id: str) -> Store[dict[str, Any]]:
    """Return where the names of an entry are on disk: what was said is private."""
    return Store(
        hass, _VERSION, f"{DOMAIN}.names.{entry_id}", private=True, atomic_writes=True
    )
