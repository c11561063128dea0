"""Keeps the last turns in memory, and calls listeners as they begin, change and end."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import overload, override

from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.util.hass_dict import HassKey

from ..const import DOMAIN
from .listeners import Listeners
from .record import TurnRecord

MAX_RECORDS = 200
"""Turns kept in memory for an entry."""


class Change(StrEnum):
    """What happened to a turn."""

    BEGAN = "began"
    CHANGED = "changed"
    ENDED = "ended"


type TurnListener = Callable[[Change, TurnRecord], None]
"""What is told of a turn; the record is the live one, to be read only."""


class TurnLog(Sequence[TurnRecord]):
    """The last turns of an entry, the oldest first."""

    def __init__(self) -> None:
        """Begin with none."""
        self._records: deque[TurnRecord] = deque(maxlen=MAX_RECORDS)
        self._listeners = Listeners[Change, TurnRecord]()

    @overload
    def __getitem__(self, index: int) -> TurnRecord: ...
    @overload
    def __getitem__(self, index: slice) -> list[TurnRecord]: ...
    @override
    def __getitem__(self, index: int | slice) -> TurnRecord | list[TurnRecord]:
        """Return the turn at an index, or several."""
        if isinstance(index, slice):
            return [*self._records][index]
        return self._records[index]

    @override
    def __iter__(self) -> Iterator[TurnRecord]:
        """Return the turns as they are now, in order."""
        return iter([*self._records])

    @override
    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._records)

    @callback
    def async_listen(self, listener: TurnListener) -> CALLBACK_TYPE:
        """Have a listener told of every turn until what is returned is called."""
        return self._listeners.async_add(listener)

    @callback
    def async_begin(self, record: TurnRecord) -> None:
        """Add a turn that begins."""
        self._records.append(record)
        record.on_change = self._async_changed
        self._listeners.async_tell(Change.BEGAN, record)

    @callback
    def async_end(self, record: TurnRecord) -> None:
        """Note that a turn is over."""
        record.end()
        self._listeners.async_tell(Change.ENDED, record)

    @callback
    def async_restore(self, records: Iterable[TurnRecord]) -> None:
        """Put turns of before a restart in front; nobody is told."""
        now = [*self._records]
        self._records.clear()
        self._records.extend([*records, *now])

    @callback
    def _async_changed(self, record: TurnRecord) -> None:
        """Tell that there is more to see of a turn."""
        self._listeners.async_tell(Change.CHANGED, record)


class TurnLogs:
    """The turns of all entries; they outlive a reload of theirs."""

    def __init__(self) -> None:
        """Begin with none."""
        self._logs: dict[str, TurnLog] = {}
        self._stops: dict[str, CALLBACK_TYPE] = {}
        self._listeners = Listeners[Change, TurnRecord]()
        self._when_cleared: Listeners[[]] = Listeners()

    @property
    def turns(self) -> list[TurnRecord]:
        """Return the turns of all entries, the oldest first."""
        turns = [record for log in self._logs.values() for record in log]
        return sorted(turns, key=lambda record: record.started)

    def find(self, turn_id: str) -> TurnRecord | None:
        """Return a turn, None when it is no longer kept."""
        return next((one for one in self.turns if one.id == turn_id), None)

    @callback
    def async_get(self, entry_id: str) -> TurnLog:
        """Return the turns of an entry."""
        if (log := self._logs.get(entry_id)) is None:
            log = self._logs[entry_id] = TurnLog()
            self._stops[entry_id] = log.async_listen(self._listeners.async_tell)
        return log

    @callback
    def async_remove(self, entry_id: str) -> None:
        """Forget the turns of an entry."""
        if self._logs.pop(entry_id, None) is not None:
            self._stops.pop(entry_id)()
            self._when_cleared.async_tell()

    @callback
    def async_listen(self, listener: TurnListener) -> CALLBACK_TYPE:
        """Have a listener told of the turns of all entries."""
        return self._listeners.async_add(listener)

    @callback
    def async_when_cleared(self, listener: Callable[[], None]) -> CALLBACK_TYPE:
        """Have a listener told when turns were forgotten with their entry."""
        return self._when_cleared.async_add(listener)


_LOGS: HassKey[TurnLogs] = HassKey(f"{DOMAIN}_turns")


@callback
def async_turn_logs(hass: HomeAssistant) -> TurnLogs:
    """Return the turns of all entries."""
    if _LOGS not in hass.data:
        hass.data[_LOGS] = TurnLogs()
    return hass.data[_LOGS]
