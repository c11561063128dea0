"""The statistics of a server's agents: fed by their turns, kept on disk.

Not by the sensors (RestoreSensor): most of them are disabled unless somebody enables
them, Home Assistant restores nothing of an entity that was not there for a week, and
what diagnostics and the system information tell has no sensor of its own.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, override

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.storage import Store

from ..const import DOMAIN, SUBENTRY_CONVERSATION, SUBENTRY_TASK
from . import aside
from .counters import AgentStatistics
from .listeners import Listeners
from .log import Change, TurnLog
from .record import TurnRecord

GUARDED = "guarded"
"""Stands for all agents of others in place of a sub-entry's id."""

_VERSION = 1
_DELAY = 60.0
"""Seconds after a turn until they are written; a stop of Home Assistant waits for it."""


async def async_forget_statistics(hass: HomeAssistant, entry_id: str) -> None:
    """Take the statistics of an entry from disk; harmless where there are none."""
    await aside.async_forget(hass, _store(hass, entry_id))


class CounterStore(Mapping[str, AgentStatistics]):
    """The statistics of an entry's agents and AI tasks, by the id of their sub-entry.

    Those of others whose calls the guard judges are counted together, as GUARDED, once
    there is a turn of theirs.
    """

    def __init__(
        self, hass: HomeAssistant, entry: ConfigEntry[Any], log: TurnLog
    ) -> None:
        """Begin at zero; nothing is read yet."""
        self._hass = hass
        self._log = log
        self._store = _store(hass, entry.entry_id)
        self._agents = {
            subentry.subentry_id: AgentStatistics()
            for kind in (SUBENTRY_CONVERSATION, SUBENTRY_TASK)
            for subentry in entry.get_subentries_of_type(kind)
        }
        self._unkept: Sequence[Any] = ()
        """What cannot be read, and found no room aside."""
        self._listeners = Listeners[str]()
        self._changed = False
        self._stop: CALLBACK_TYPE

    @override
    def __getitem__(self, subentry_id: str) -> AgentStatistics:
        """Return the statistics of an agent."""
        return self._agents[subentry_id]

    @override
    def __iter__(self) -> Iterator[str]:
        """Return the sub-entries of all agents."""
        return iter(self._agents)

    @override
    def __len__(self) -> int:
        """Return the number of agents."""
        return len(self._agents)

    async def async_start(self) -> None:
        """Go on from what is on disk, and count the turns that end from now on.

        Of what cannot be read all is kept aside, and what can be is gone on from.
        """
        self._unkept = await aside.async_take_up(
            self._hass, self._store, self._take, self._async_write_soon
        )
        self._stop = self._log.async_listen(self._async_changed)

    def _take(self, stored: dict[str, Any]) -> list[Any]:
        """Take over what is stored; return what of it cannot be read as a whole."""
        if not isinstance(agents := stored.get("agents"), dict):
            return [stored]
        unreadable = aside.unkept(stored)
        for subentry_id, data in agents.items():
            if subentry_id not in {*self._agents, GUARDED}:
                # It was removed.
                self._async_write_soon()
                continue
            if isinstance(data, dict):
                self._agents[subentry_id] = AgentStatistics.from_dict(data)
                made = self._agents[subentry_id].to_dict()
                if all(key in made and made[key] == data[key] for key in data):
                    continue
            unreadable.append({subentry_id: data})
        return unreadable

    async def async_stop(self) -> None:
        """Write what there is now, so that nothing is written later."""
        self._stop()
        if self._changed:
            await self._store.async_save(self._data())

    @callback
    def async_listen(self, listener: Callable[[str], None]) -> CALLBACK_TYPE:
        """Have a listener told of the sub-entry whose statistics changed.

        That ends when what is returned is called.
        """
        return self._listeners.async_add(listener)

    @callback
    def async_reset(self, subentry_id: str) -> None:
        """Have an agent's statistics begin anew."""
        self._agents[subentry_id].reset()
        self._async_tell(subentry_id)

    @callback
    def _async_changed(self, change: Change, record: TurnRecord) -> None:
        """Count a turn that has ended."""
        if change is not Change.ENDED or record.dry_run:
            return
        subentry_id = self._subentry_of(record)
        if subentry_id is None or subentry_id not in self._agents:
            # It was renamed or removed in the middle of the turn.
            return
        self._agents[subentry_id].count(record)
        self._async_tell(subentry_id)

    def _subentry_of(self, record: TurnRecord) -> str | None:
        """Return what a turn counts for, None where its agent is not known."""
        if record.guarded:
            self._agents.setdefault(GUARDED, AgentStatistics())
            return GUARDED
        agent = er.async_get(self._hass).async_get(record.agent_id)
        return agent.config_subentry_id if agent else None

    @callback
    def _async_tell(self, subentry_id: str) -> None:
        """Tell that statistics changed, and have them written."""
        self._async_write_soon()
        self._listeners.async_tell(subentry_id)

    @callback
    def _async_write_soon(self) -> None:
        """Have what there is written after a while."""
        self._changed = True
        self._store.async_delay_save(self._data, _DELAY)

    def _data(self) -> dict[str, Any]:
        """Return what is written."""
        agents = {key: one.to_dict() for key, one in self._agents.items()}
        return {"agents": agents} | aside.with_unkept(self._unkept)


def _store(hass: HomeAssistant, entry_id: str) -> Store[dict[str, Any]]:
    """Return where the statistics of an entry are on disk."""
    return Store(hass, _VERSION, f"{DOMAIN}.statistics.{entry_id}", atomic_writes=True)
