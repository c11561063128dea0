"""Homes of any size, always the same, each of them the start of all larger ones."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from homeassistant.util import slugify
from homeassistant.util.yaml import load_yaml_dict

_ROOMS = Path(__file__).parent / "data" / "rooms.yaml"

_SATELLITES = 6
"""Areas that have a satellite, from the first on."""

_PER_AREA = 8
"""Entities of an area before the next one is begun."""

_PER_ROUND = 2
"""Entities that an area gets at a time when all areas have been begun."""

_NO_CLASSES = frozenset({"plain", "strip"})
"""Kinds of light, which are no device classes."""


def home(size: int) -> dict[str, Any]:
    """Return an inventory for the demo house with so many entities, all exposed.

    The entities of a smaller home are those that a larger one begins with, in the same
    states. The first 30 are of all kinds that matter, in four areas; then there is an
    area for every eight entities until there are 60. Each of the first areas has a
    satellite, whose id is that of the area with `_satellite`.
    """
    rooms = _rooms()
    entities = list(islice(_entities(rooms), size))
    used = {entity["area"] for entity in entities}
    areas = [
        {"id": slugify(room["name"])}
        | {key: room[key] for key in ("name", "floor", "aliases") if key in room}
        for room in rooms["areas"]
        if slugify(room["name"]) in used
    ]
    floors = {area.get("floor") for area in areas}
    return {
        "floors": [floor for floor in rooms["floors"] if floor["name"] in floors],
        "areas": areas,
        "devices": [_satellite(area) for area in areas[:_SATELLITES]],
        "entities": entities,
    }


@cache
def _rooms() -> dict[str, Any]:
    """Return what homes are made of."""
    return load_yaml_dict(str(_ROOMS))


def _satellite(area: dict[str, Any]) -> dict[str, Any]:
    """Return the satellite of an area."""
    return {
        "id": f"{area['id']}_satellite",
        "name": f"{area['name']} Satellite",
        "area": area["id"],
        "timers": True,
    }


def _entities(rooms: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return entities without end, in the order in which a home grows."""
    maker = _Maker(rooms)
    return (maker.entity(area, text) for area, text in _texts(rooms))


def _texts(rooms: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Return the entities as they are written, with the names of their areas."""
    start = rooms["start"]
    for area, texts in start.items():
        yield from ((area, text) for text in texts)
    areas = {
        area["name"]: cycle([*rooms["kinds"][area["kind"]], *rooms["any"]])
        for area in rooms["areas"]
    }
    household = iter(rooms["household"])
    for number, area in enumerate(area for area in areas if area not in start):
        yield from ((area, text) for text in islice(areas[area], _PER_AREA))
        if number % 2 and (text := next(household, None)):
            yield "", text
    while True:
        for area, more in areas.items():
            yield from ((area, text) for text in islice(more, _PER_ROUND))


class _Maker:
    """Makes entities of what is written; no two get the same name or alias."""

    def __init__(self, rooms: dict[str, Any]) -> None:
        """Begin with no names taken."""
        self._attributes: dict[str, Any] = rooms["attributes"]
        self._states = {kind: cycle(states) for kind, states in rooms["states"].items()}
        self._taken: set[str] = set()

    def entity(self, area: str, text: str) -> dict[str, Any]:
        """Return an entity; the area is a name, empty for none."""
        what, _, alias = text.partition(" | ")
        kind, _, words = what.partition(" ")
        domain, _, device_class = kind.partition("/")
        name = self._name(area, words)
        attributes = self._attributes.get(kind, self._attributes.get(domain, {}))
        if device_class and device_class not in _NO_CLASSES:
            attributes = attributes | {"device_class": device_class}
        states = self._states.get(kind) or self._states.get(domain)
        entity = {
            "id": f"{domain}.{slugify(name)}",
            "name": name,
            "area": slugify(area) if area else None,
            "state": next(states) if states else None,
            "attributes": attributes,
        }
        if alias and alias not in self._taken:
            entity["aliases"] = [self._take(alias)]
        return entity

    def _name(self, area: str, words: str) -> str:
        """Return a name: with its area where it is not the only one, then a number."""
        plain = words.replace("~", area)
        placed = plain if "~" in words else f"{area} {plain}".strip()
        numbered = (f"{placed} {number}" for number in range(2, len(self._taken) + 3))
        free = (name for name in (plain, placed, *numbered) if name not in self._taken)
        return self._take(next(free))

    def _take(self, name: str) -> str:
        """Take a name and return it."""
        self._taken.add(name)
        return name
