"""The inventory of a house: what is written in the file, checked and typed.

The format is that of the PyPI package `synthetic-home` (areas, devices and entities),
read here instead of by that package because it drops the keys it does not know, and a
house one talks to needs more: `floors` with level and aliases, `aliases` of areas and
entities, `exposed` on entities and `timers` on devices. All of these are optional.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntFlag
from pathlib import Path
from typing import Any, Self

import probatio

from homeassistant.const import Platform
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util import slugify
from homeassistant.util.yaml import load_yaml_dict

from .schema import INVENTORY_SCHEMA


class InventoryError(Exception):
    """The inventory cannot be read, or contradicts itself; says where and why."""


@dataclass(frozen=True, slots=True)
class Floor:
    """A floor; `level` 0 is the ground floor."""

    name: str
    level: int | None = None
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Area:
    """An area; `id` is what devices and entities refer to, `floor` a floor's name."""

    name: str
    id: str
    floor: str | None = None
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Device:
    """A device; `area` is an area's id, `timers` says that it can run timers."""

    name: str
    id: str
    area: str | None = None
    info: Mapping[str, str | None] = field(default_factory=dict)
    timers: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """An entity as the inventory describes it; `id` is its entity id.

    `area` counts for an entity without a device; one with a device is where that is.
    `state` is in Home Assistant's words (`on`, not `True`), None where the file is
    silent. `attributes` are unchecked: each platform takes those it knows.
    """

    id: str
    name: str
    area: str | None = None
    device: str | None = None
    state: str | None = None
    attributes: Mapping[str, Any] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    exposed: bool = True

    @property
    def domain(self) -> Platform:
        """Return the domain of the entity."""
        return Platform(self.id.partition(".")[0])

    def member[E: Enum](self, enum: type[E], attribute: str) -> E | None:
        """Return an attribute as a member of `enum`, None where it is missing.

        Accepts what is found in inventories: `curtain`, `CURTAIN` and
        `cover.CoverDeviceClass.CURTAIN`. Raises InventoryError for anything else.
        """
        value = self.attributes.get(attribute)
        return None if value is None else _member(enum, value, self.id)

    def features[F: IntFlag](self, flags: type[F], default: F) -> F:
        """Return `supported_features`, written as a number or a list of members."""
        value = self.attributes.get("supported_features")
        if value is None:
            return default
        if isinstance(value, int):
            return flags(value)
        result = flags(0)
        for name in value:
            result |= _member(flags, name, self.id)
        return result


@dataclass(frozen=True, slots=True)
class Inventory:
    """A whole house."""

    floors: tuple[Floor, ...]
    areas: tuple[Area, ...]
    devices: tuple[Device, ...]
    items: tuple[Item, ...]

    @property
    def platforms(self) -> list[Platform]:
        """Return the domains in use, sorted."""
        return sorted({item.domain for item in self.items})

    def of(self, domain: Platform) -> Iterable[Item]:
        """Return the entities of one domain, in the order of the file."""
        return (item for item in self.items if item.id.startswith(f"{domain}."))

    @classmethod
    def load(cls, source: Mapping[str, Any] | str | Path) -> Self:
        """Read an inventory from a file (blocking) or from its parsed content.

        Raises InventoryError if it cannot be read or does not fit the format.
        """
        try:
            raw = source if isinstance(source, Mapping) else load_yaml_dict(source)
            data = INVENTORY_SCHEMA(raw)
        except (OSError, HomeAssistantError, probatio.Invalid) as err:
            raise InventoryError(str(err)) from err
        inventory = cls(
            floors=_floors(data),
            areas=tuple(Area(**_with_id(area)) for area in data["areas"]),
            devices=tuple(Device(**_with_id(device)) for device in data["devices"]),
            items=_items(data),
        )
        _check_references(inventory)
        return inventory


def with_states(
    inventory: Mapping[str, Any], states: Mapping[str, Mapping[str, Any]]
) -> dict[str, Any]:
    """Return a parsed inventory with other initial states.

    `states` maps entity ids to `state` and `attributes`, both optional, as in the
    `setup` of a published evaluation task; attributes are merged. Raises
    InventoryError for an entity that the inventory does not have.
    """
    known = {entity["id"]: entity for entity in inventory.get("entities", ())}
    for entity_id, new in states.items():
        if (old := known.get(entity_id)) is None:
            raise InventoryError(f"unknown entity {entity_id}")
        merged = {**(old.get("attributes") or {}), **(new.get("attributes") or {})}
        known[entity_id] = {**old, "attributes": merged}
        if (state := new.get("state")) is not None:
            known[entity_id]["state"] = state
    return {**inventory, "entities": list(known.values())}


def _member[E: Enum](enum: type[E], value: Any, where: str) -> E:
    """Return the member of `enum` that an inventory names, by name or by value."""
    name = str(value).rpartition(".")[2]
    try:
        return enum[name.upper()] if name.upper() in enum.__members__ else enum(name)
    except ValueError:
        raise InventoryError(f"{where}: {value} is not a {enum.__name__}") from None


def _with_id(data: dict[str, Any]) -> dict[str, Any]:
    """Return an area or a device with the id that follows from its name."""
    return {"id": slugify(data["name"]), **data}


def _floors(data: dict[str, Any]) -> tuple[Floor, ...]:
    """Return the floors, also those that only areas mention."""
    floors = {floor["name"]: Floor(**floor) for floor in data["floors"]}
    for area in data["areas"]:
        if name := area.get("floor"):
            floors.setdefault(name, Floor(name))
    return tuple(floors.values())


def _items(data: dict[str, Any]) -> tuple[Item, ...]:
    """Return the entities; one without a name is called like its device."""
    devices = {_with_id(device)["id"]: device["name"] for device in data["devices"]}
    return tuple(
        Item(**{"name": devices.get(entity.get("device"), entity["id"]), **entity})
        for entity in data["entities"]
    )


def _check_references(inventory: Inventory) -> None:
    """Raise InventoryError where a device or entity refers to nothing."""
    areas = {None, *(area.id for area in inventory.areas)}
    devices = {None, *(device.id for device in inventory.devices)}
    for device in inventory.devices:
        if device.area not in areas:
            raise InventoryError(f"{device.id}: unknown area {device.area}")
    for item in inventory.items:
        if item.area not in areas:
            raise InventoryError(f"{item.id}: unknown area {item.area}")
        if item.device not in devices:
            raise InventoryError(f"{item.id}: unknown device {item.device}")
