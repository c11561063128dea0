"""The home from turn to turn: read again only where it changed."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from homeassistant.components.homeassistant.exposed_entities import (
    async_listen_entity_updates,
)
from homeassistant.const import (
    ATTR_DEVICE_CLASS,
    ATTR_ENTITY_ID,
    ATTR_FRIENDLY_NAME,
    ATTR_SUPPORTED_FEATURES,
    EVENT_CORE_CONFIG_UPDATE,
    EVENT_STATE_CHANGED,
)
from homeassistant.core import (
    CALLBACK_TYPE,
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
)

from .contents import is_holder
from .home import Entity, Home
from .inventory import Layout
from .reader import async_get_areas, async_get_floors, async_get_timers, async_read

_PIECE = 50
"""Entities that are read before something else may run."""

_OF_DEVICE = frozenset({"area_id", "name", "name_by_user"})
"""What entities take from their device."""

type _Read = Entity | frozenset[str] | None
"""An exposed entity, the names of one that is not, or None where there is none."""


@dataclass
class _Due:
    """What has to be read or made again when the home is next asked for."""

    entities: set[str] = field(default_factory=set)
    """The ids of those that changed."""
    all: bool = True
    """Everything may have changed."""
    layout: bool = True
    """The areas, floors or entities may be others."""
    home: bool = True
    """A state may be another."""


class HomeTracker:
    """Keeps what an assistant may know of the home, with all that is derived from it.

    What changes is only noted down when it does, and read when the home is asked for.
    States are replaced when they change, so that one that is still the same object
    needs no second look. A layout is replaced only by one that differs.
    """

    def __init__(self, hass: HomeAssistant, assistant: str) -> None:
        """Begin to note changes; assistant is for example "conversation"."""
        self._hass = hass
        self._assistant = assistant
        self._states: list[State] = []
        self._exposed: dict[str, Entity] = {}
        self._hidden: dict[str, frozenset[str]] = {}
        self._holders: set[str] = set()
        """Exposed groups, scenes and scripts, which change with what they act on."""
        self._due = _Due()
        self._layout = Layout()
        self._pieces: Iterator[None] = iter(())
        self._home = Home(shared=self._layout)
        self._listeners: list[Callable[[], None]] = []
        listen = hass.bus.async_listen
        self._unsubscribe: list[CALLBACK_TYPE] = [
            listen(EVENT_STATE_CHANGED, self._on_state, _may_reshape),
            listen(er.EVENT_ENTITY_REGISTRY_UPDATED, self._on_entry),
            listen(dr.EVENT_DEVICE_REGISTRY_UPDATED, self._on_all, _may_move),
            listen(ar.EVENT_AREA_REGISTRY_UPDATED, self._on_all),
            listen(fr.EVENT_FLOOR_REGISTRY_UPDATED, self._on_all),
            listen(EVENT_CORE_CONFIG_UPDATE, self._on_all),
            async_listen_entity_updates(hass, assistant, self._on_all),
        ]

    @callback
    def async_close(self) -> None:
        """Note no more changes; the home that is kept is out of date from here on."""
        while self._unsubscribe:
            self._unsubscribe.pop()()

    @callback
    def async_listen(self, listener: Callable[[], None]) -> CALLBACK_TYPE:
        """Call a listener when the layout may have changed; return how to end that.

        It is called once for each change, which can be many at a time, and before the
        home was read again. Now and then the next home has the layout of the last one.
        """
        self._listeners.append(listener)
        return partial(self._listeners.remove, listener)

    @callback
    def async_get(self) -> Home:
        """Return the home as it is now.

        It is the same object as before where nothing changed, and has the same layout
        where only states did.
        """
        self._look()
        while self._due.entities:
            self._read_some()
        self._settle()
        return self._home

    async def async_prepare(self) -> None:
        """Read what changed and derive what is derived, in pieces.

        The next async_get has little left to do then; without it all is done at once.
        """
        while self._advance():
            await asyncio.sleep(0)

    def _advance(self) -> bool:
        """Do a piece of what is due; return whether there may be more."""
        self._look()
        self._read_some()
        if self._due.entities:
            return True
        self._settle()
        return any(True for _ in self._pieces)

    def _look(self) -> None:
        """Find out which entities must be read."""
        states = self._hass.states.async_all()
        if self._due.all:
            self._due.all = False
            self._due.layout = True
            self._due.entities.update(
                state.entity_id for state in (*states, *self._states)
            )
        elif states != self._states:
            changed = {*states} ^ {*self._states}
            self._due.entities.update(state.entity_id for state in changed)
        self._states = states

    def _read_some(self) -> None:
        """Read some of the entities that must be read."""
        for _ in range(min(len(self._due.entities), _PIECE)):
            entity_id = self._due.entities.pop()
            before = self._known(entity_id)
            now = self._read(entity_id)
            self._hold(entity_id, now)
            if now == before:
                continue
            self._due.home = True
            self._due.layout |= _lasting(now) != _lasting(before)
            self._exposed.pop(entity_id, None)
            self._hidden.pop(entity_id, None)
            if isinstance(now, Entity):
                self._exposed[entity_id] = now
            elif now is not None:
                self._hidden[entity_id] = now

    def _known(self, entity_id: str) -> _Read:
        """Return what was read of an entity."""
        return self._exposed.get(entity_id) or self._hidden.get(entity_id)

    def _read(self, entity_id: str) -> _Read:
        """Return what there is to read of an entity now."""
        if (state := self._hass.states.get(entity_id)) is None:
            return None
        known = self._exposed.get(entity_id)
        return async_read(self._hass, self._assistant, state, known)

    def _hold(self, entity_id: str, read: _Read) -> None:
        """Note whether an entity is one that acts on others."""
        state = self._hass.states.get(entity_id)
        if isinstance(read, Entity) and state is not None and is_holder(state):
            self._holders.add(entity_id)
        elif state is None or not isinstance(read, Entity):
            self._holders.discard(entity_id)

    def _settle(self) -> None:
        """Make the home of what was read."""
        hass = self._hass
        unit = hass.config.units.temperature_unit
        if self._due.layout or unit != self._layout.temperature_unit:
            self._due.layout = False
            self._lay_out(unit)
        timers = async_get_timers(hass)
        if not self._due.home and timers == self._home.timers:
            return
        self._due.home = False
        layout = self._layout
        self._home = Home(
            tuple(self._exposed[entity.entity_id] for entity in layout.entities),
            layout.areas,
            layout.floors,
            frozenset[str]().union(*self._hidden.values()),
            timers,
            unit,
            shared=layout,
        )

    def _lay_out(self, unit: str) -> None:
        """Replace the layout if what was read differs from it."""
        layout = Layout(
            tuple(
                self._exposed[entity_id].lasting for entity_id in sorted(self._exposed)
            ),
            async_get_areas(self._hass),
            async_get_floors(self._hass),
            unit,
        )
        if not layout.is_like(self._layout):
            self._layout = layout
            self._pieces = layout.derive()
            self._due.home = True

    @callback
    def _on_all(self, _: Event[Any] | None = None) -> None:
        """Note that anything may have changed."""
        self._due.all = True
        self._tell()

    @callback
    def _on_state(self, event: Event[EventStateChangedData]) -> None:
        """Note that an entity came, went or changed more than its state."""
        self._note(event.data["entity_id"])

    @callback
    def _on_entry(self, event: Event[er.EventEntityRegistryUpdatedData]) -> None:
        """Note that an entity changed in the registry."""
        data = event.data
        self._note(data["entity_id"])
        if data["action"] == "update" and "old_entity_id" in data:
            self._note(data["old_entity_id"])

    def _note(self, entity_id: str) -> None:
        """Note that an entity must be read; tell it if that changes the layout."""
        self._due.entities.add(entity_id)
        self._due.entities |= self._holders
        if _lasting(self._read(entity_id)) != _lasting(self._known(entity_id)):
            self._tell()

    def _tell(self) -> None:
        """Tell those who listen."""
        for listener in (*self._listeners,):
            listener()


@callback
def _may_reshape(data: EventStateChangedData) -> bool:
    """Return whether a state tells more than how an entity is.

    Called for every state change of the house. Home Assistant keeps the attributes as
    one object while nothing in them changes.
    """
    old, new = data["old_state"], data["new_state"]
    if old is None or new is None:
        return True
    before, after = old.attributes, new.attributes
    return before is not after and (
        before.get(ATTR_SUPPORTED_FEATURES) != after.get(ATTR_SUPPORTED_FEATURES)
        or before.get(ATTR_FRIENDLY_NAME) != after.get(ATTR_FRIENDLY_NAME)
        or before.get(ATTR_DEVICE_CLASS) != after.get(ATTR_DEVICE_CLASS)
        or before.get(ATTR_ENTITY_ID) != after.get(ATTR_ENTITY_ID)
    )


@callback
def _may_move(data: dr.EventDeviceRegistryUpdatedData) -> bool:
    """Return whether a change of a device may be one of its entities."""
    if data["action"] == "update":
        return not _OF_DEVICE.isdisjoint(data["changes"])
    return data["action"] == "remove"


def _lasting(read: _Read) -> Entity | None:
    """Return what the layout has of an entity."""
    return read.lasting if isinstance(read, Entity) else None
