"""Keeps the last turns on disk, so that they survive a restart."""

from collections.abc import Iterable, Sequence
from functools import partial
import logging
from typing import Any

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers.json import json_bytes
from homeassistant.helpers.storage import Store

from ..const import CONF_KEEP_TURNS, DOMAIN
from . import aside
from .log import MAX_RECORDS, Change, TurnLog
from .record import TurnRecord

MAX_BYTES = 2_000_000
"""Bytes of the turns of an entry on disk; the oldest are dropped first. A command of two
requests takes about three thousand, without the prompts, which are not stored."""

_VERSION = 1
_DELAY = 30.0
"""Seconds after a turn until it is written; a stop of Home Assistant waits for it."""

_LOGGER = logging.getLogger(__name__)

type _Stored = tuple[dict[str, Any], int]
"""A turn as JSON, and its bytes."""


async def async_keep_turns(
    hass: HomeAssistant, entry: ConfigEntry[Any], log: TurnLog
) -> None:
    """Have the turns of an entry kept on disk, or taken from it, as its user chose."""
    if not entry.options.get(CONF_KEEP_TURNS):
        await async_forget_turns(hass, entry.entry_id)
        return
    keeper = TurnKeeper(hass, entry.entry_id, log)
    await keeper.async_start()
    entry.async_on_unload(keeper.async_stop)


async def async_forget_turns(hass: HomeAssistant, entry_id: str) -> None:
    """Take the turns of an entry from disk; harmless where there are none."""
    await aside.async_forget(hass, _store(hass, entry_id))


class TurnKeeper:
    """Writes the turns of an entry to disk as they end."""

    def __init__(self, hass: HomeAssistant, entry_id: str, log: TurnLog) -> None:
        """Prepare; nothing is read yet."""
        self._hass = hass
        self._store = _store(hass, entry_id)
        self._log = log
        self._stored: list[_Stored] = []
        self._unkept: Sequence[Any] = ()
        """What cannot be read, and found no room aside."""
        self._changed = False
        self._stop: CALLBACK_TYPE

    async def async_start(self) -> None:
        """Put back the turns of before a restart, and write those that end."""
        known = {record.id for record in self._log}
        restored, whole = await self._async_load()
        self._log.async_restore(one for one in restored if one.id not in known)
        self._stop = self._log.async_listen(self._async_changed)
        ended = [record for record in self._log if record.done]
        self._stored = await self._hass.async_add_executor_job(_fitting, ended)
        if ended != restored or not whole:
            self._async_write_soon()

    async def async_stop(self) -> None:
        """Write what there is now, so that nothing is written later."""
        self._stop()
        if self._changed:
            await self._store.async_save(_data(self._stored, self._unkept))

    async def _async_load(self) -> tuple[list[TurnRecord], bool]:
        """Return the turns on disk, and whether those are all.

        What cannot be read is kept aside before anything is written.
        """
        data = await aside.async_load(self._hass, self._store)
        if data is None:
            return [], True
        turns = data.get("turns")
        if not isinstance(turns, list):
            self._unkept = await aside.async_keep(self._hass, self._store.key, [data])
            return [], False
        records, unreadable = await self._hass.async_add_executor_job(_records, turns)
        unreadable += aside.unkept(data)
        self._unkept = await aside.async_keep(self._hass, self._store.key, unreadable)
        return records, not unreadable

    @callback
    def _async_changed(self, change: Change, record: TurnRecord) -> None:
        """Keep a turn that has ended."""
        if change is not Change.ENDED:
            return
        self._stored = _within([*self._stored, _sized(record)])
        self._async_write_soon()

    @callback
    def _async_write_soon(self) -> None:
        """Have what there is written after a while."""
        self._changed = True
        self._store.async_delay_save(partial(_data, self._stored, self._unkept), _DELAY)


def _store(hass: HomeAssistant, entry_id: str) -> Store[dict[str, Any]]:
    """Return where the turns of an entry are on disk."""
    return Store(
        hass,
        _VERSION,
        f"{DOMAIN}.turns.{entry_id}",
        private=True,
        atomic_writes=True,
        serialize_in_event_loop=False,
    )


def _data(stored: list[_Stored], unkept: Sequence[Any]) -> dict[str, Any]:
    """Return what is written; the list stays as it is, for this runs in a thread."""
    return {"turns": [turn for turn, _ in stored]} | aside.with_unkept(unkept)


def _sized(record: TurnRecord) -> _Stored:
    """Return a turn as JSON, and its bytes."""
    turn = record.as_dict()
    return turn, len(json_bytes(turn))


def _fitting(records: Iterable[TurnRecord]) -> list[_Stored]:
    """Return turns as they are stored."""
    return _within([_sized(record) for record in records])


def _within(stored: list[_Stored]) -> list[_Stored]:
    """Return the newest turns that find room."""
    total = 0
    for index, (_, size) in reversed([*enumerate(stored)]):
        total += size
        if total > MAX_BYTES or len(stored) - index > MAX_RECORDS:
            return stored[index + 1 :]
    return stored


def _records(turns: list[Any]) -> tuple[list[TurnRecord], list[Any]]:
    """Return the turns that were read, and what is none."""
    records: list[TurnRecord] = []
    unreadable: list[Any] = []
    for turn in turns:
        try:
            records.append(_ended(turn))
        except (AttributeError, KeyError, TypeError, ValueError) as err:
            _LOGGER.debug("A turn on disk is none: %r", err)
            unreadable.append(turn)
    return records, unreadable


def _ended(turn: Any) -> TurnRecord:
    """Return a turn that was read; raises what from_dict does.

    One that never ended would be shown as one that goes on.
    """
    record = TurnRecord.from_dict(turn)
    if not record.done:
        raise ValueError("it never ended")
    return record
