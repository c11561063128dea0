"""Homes as layouts, and how a small one grows by the devices of others."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.home.home import Area, Entity, Floor, Home
from custom_components.smart_agent.text.fold import fold
from homeassistant.util import slugify

from .errors import EvalError


def home_of(inventory: Inventory) -> Home:
    """Return the layout of a home as Home Assistant would have it, without states."""
    floors = {
        one.name: Floor(slugify(one.name), (one.name, *sorted(one.aliases)))
        for one in inventory.floors
    }
    areas = {
        one.id: Area(
            slugify(one.name),
            (one.name, *sorted(one.aliases)),
            floors[one.floor].floor_id if one.floor else None,
        )
        for one in inventory.areas
    }
    devices = {one.id: one for one in inventory.devices}
    entities = []
    for item in inventory.items:
        device = devices[item.device] if item.device else None
        area = areas.get((device.area if device else item.area) or "")
        # Home Assistant writes a name that is also the device's as the device does.
        same = device and device.name.casefold() == item.name.casefold()
        device_class = item.attributes.get("device_class")
        entities.append(
            Entity(
                item.id,
                (device.name if device and same else item.name, *item.aliases),
                device_class=device_class
                and str(device_class).rpartition(".")[2].lower(),
                area_id=area.area_id if area else None,
                floor_id=area.floor_id if area else None,
            )
        )
    exposed = {item.id for item in inventory.items if item.exposed}
    return Home(
        entities=tuple(
            sorted(
                (e for e in entities if e.entity_id in exposed),
                key=lambda e: e.entity_id,
            )
        ),
        areas=tuple(areas.values()),
        floors=tuple(floors.values()),
    )


def grown(
    home: Home,
    others: Iterable[Home],
    size: int,
    sentence: str,
    kept: Collection[str] = (),
) -> Home:
    """Return a home with entities of others, in their rooms, up to a size.

    No two have the same name. What a sentence names is not added, nor what is in a room
    that it names and the home does not have, nor anything of the domains that are kept
    as they are. Raises EvalError if the others have too few.
    """
    growth = _Growth(home)
    for other in others:
        for entity in other.entities:
            if len(growth.entities) >= size:
                return growth.home
            if entity.domain not in kept and not stands_in(entity.names, sentence):
                growth.add(entity, other, sentence)
    if len(growth.entities) < size:
        raise EvalError(f"there are no {size} entities with names of their own")
    return growth.home


def stands_in(names: Iterable[str], text: str) -> bool:
    """Return whether a text has one of some names, word for word."""
    words = f" {' '.join(fold(text))} "
    return any(f" {' '.join(fold(name))} " in words for name in names)


class _Growth:
    """A home that grows."""

    def __init__(self, home: Home) -> None:
        """Begin with a home."""
        self.entities = list(home.entities)
        self._areas = list(home.areas)
        self._floors = list(home.floors)
        self._ids = {entity.entity_id for entity in home.entities}
        self._names = {_key(name) for e in home.entities for name in e.names}

    @property
    def home(self) -> Home:
        """Return the home as it is now."""
        return Home(tuple(self.entities), tuple(self._areas), tuple(self._floors))

    def add(self, entity: Entity, home: Home, sentence: str) -> None:
        """Add an entity of another home, unless its name or room must not be added."""
        names = {_key(name) for name in entity.names}
        if entity.entity_id in self._ids or not names.isdisjoint(self._names):
            return
        area = home.area_by_id.get(entity.area_id or "")
        if area is not None:
            known = _same(area, self._areas)
            named = stands_in(area.names, sentence)
            if named and not (known and stands_in(known.names, sentence)):
                return
            area = known or self._new_area(area, home)
        self.entities.append(
            replace(
                entity,
                area_id=area.area_id if area else None,
                floor_id=area.floor_id if area else None,
            )
        )
        self._ids.add(entity.entity_id)
        self._names |= names

    def _new_area(self, area: Area, home: Home) -> Area:
        """Add an area of another home and return it, on the floor of that name here."""
        if floor := home.floor_by_id.get(area.floor_id or ""):
            known = _same(floor, self._floors)
            if known is None:
                self._floors.append(floor)
            area = replace(area, floor_id=(known or floor).floor_id)
        self._areas.append(area)
        return area


def _same[T: (Area, Floor)](place: T, places: Sequence[T]) -> T | None:
    """Return the one of some places that shares a name with another, if one does."""
    names = {_key(name) for name in place.names}
    found = (one for one in places if not names.isdisjoint(map(_key, one.names)))
    return next(found, None)


def _key(name: str) -> str:
    """Return a name as it is compared."""
    return name.strip().casefold()
