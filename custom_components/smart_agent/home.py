"""The home as the agent may know it: what is exposed, where it is, what it can do."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from homeassistant.components.homeassistant import async_should_expose
from homeassistant.components.intent.const import TIMER_DATA
from homeassistant.components.intent.timers import TimerManager
from homeassistant.components.vacuum import DOMAIN as VACUUM_DOMAIN
from homeassistant.const import (
    ATTR_DEVICE_CLASS,
    ATTR_SUPPORTED_FEATURES,
    ATTR_UNIT_OF_MEASUREMENT,
)
from homeassistant.core import HomeAssistant, State, callback
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
    intent,
)

from .words import fold

_CHOICES = {
    "fan_mode": "fan_modes",
    "hvac_mode": "hvac_modes",
    "mode": "available_modes",
    "preset_mode": "preset_modes",
    "source": "source_list",
}
"""Argument of an intent -> the state attribute that lists what it may be."""

_LIMITS = {
    "humidity": ("min_humidity", "max_humidity"),
    "temperature": ("min_temp", "max_temp"),
}
"""Argument of an intent -> the state attributes that bound it."""


@dataclass(frozen=True)
class Entity:
    """One exposed entity; names holds its name first, then its aliases."""

    entity_id: str
    names: tuple[str, ...]
    state: str = ""
    device_class: str | None = None
    area_id: str | None = None
    floor_id: str | None = None
    features: int = 0
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    limits: Mapping[str, tuple[float, float]] = field(default_factory=dict)

    @property
    def domain(self) -> str:
        """Return the domain, the part of the id before the dot."""
        return self.entity_id.partition(".")[0]

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@dataclass(frozen=True)
class Area:
    """An area; names holds its name first, then its aliases."""

    area_id: str
    names: tuple[str, ...]
    floor_id: str | None = None

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@dataclass(frozen=True)
class Floor:
    """A floor; names holds its name first, then its aliases."""

    floor_id: str
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@dataclass(frozen=True)
class Place:
    """Where the user speaks from, as far as the device that listens has an area."""

    area_id: str | None = None
    floor_id: str | None = None


@dataclass(frozen=True)
class Home:
    """Everything that is exposed to an assistant, and the areas and floors."""

    entities: tuple[Entity, ...] = ()
    areas: tuple[Area, ...] = ()
    floors: tuple[Floor, ...] = ()
    timers: tuple[str, ...] = ()
    """Names of the voice timers that run or pause; "" for one without a name."""
    temperature_unit: str = "°C"

    @cached_property
    def domains(self) -> frozenset[str]:
        """Return the domains of which something is exposed."""
        return frozenset(entity.domain for entity in self.entities)

    @cached_property
    def device_classes(self) -> dict[str, tuple[str, ...]]:
        """Return for each domain the device classes that occur, sorted."""
        found: dict[str, set[str]] = {domain: set() for domain in self.domains}
        for entity in self.entities:
            if entity.device_class:
                found[entity.domain].add(entity.device_class)
        return {domain: tuple(sorted(found[domain])) for domain in sorted(found)}

    @cached_property
    def present_classes(self) -> frozenset[str]:
        """Return every device class that something exposed has."""
        return frozenset(e.device_class for e in self.entities if e.device_class)

    @cached_property
    def area_by_id(self) -> dict[str, Area]:
        """Return the areas by id."""
        return {area.area_id: area for area in self.areas}

    @cached_property
    def floor_by_id(self) -> dict[str, Floor]:
        """Return the floors by id."""
        return {floor.floor_id: floor for floor in self.floors}

    @cached_property
    def entity_by_id(self) -> dict[str, Entity]:
        """Return the entities by id."""
        return {entity.entity_id: entity for entity in self.entities}

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Return every word that occurs in a name of this home."""
        things: Iterable[Entity | Area | Floor] = (
            *self.entities,
            *self.areas,
            *self.floors,
        )
        return frozenset(
            word for thing in things for name in thing.names for word in fold(name)
        )

    @cached_property
    def names_shared(self) -> frozenset[str]:
        """Return the names, casefolded, that more than one entity has."""
        seen: set[str] = set()
        shared: set[str] = set()
        for entity in self.entities:
            keys = {name.strip().casefold() for name in entity.names}
            shared |= keys & seen
            seen |= keys
        return frozenset(shared)


@callback
def async_get_home(hass: HomeAssistant, assistant: str) -> Home:
    """Return what is exposed to an assistant, for example "conversation"."""
    areas = ar.async_get(hass)
    entries = er.async_get(hass)
    devices = dr.async_get(hass)

    entities = []
    for state in sorted(hass.states.async_all(), key=lambda state: state.entity_id):
        if not async_should_expose(hass, assistant, state.entity_id):
            continue
        entry = entries.async_get(state.entity_id)
        area_id = None
        if entry is not None:
            area_id = entry.area_id
            if area_id is None and entry.device_id is not None:
                device = devices.async_get(entry.device_id)
                if device is not None:
                    area_id = dr.async_get_effective_area_id(hass, device)
        area = areas.async_get_area(area_id) if area_id else None
        names = intent.async_get_entity_aliases(hass, entry, state=state)
        entities.append(
            _entity(
                state,
                entry,
                names or [state.name],
                area_id,
                area.floor_id if area else None,
            )
        )

    return Home(
        entities=tuple(entities),
        areas=tuple(
            Area(area.id, (area.name, *sorted(area.aliases)), area.floor_id)
            for area in areas.async_list_areas()
        ),
        floors=tuple(
            Floor(floor.floor_id, (floor.name, *sorted(floor.aliases)))
            for floor in fr.async_get(hass).async_list_floors()
        ),
        timers=_timers(hass),
        temperature_unit=hass.config.units.temperature_unit,
    )


def _timers(hass: HomeAssistant) -> tuple[str, ...]:
    """Return the names of the voice timers, as far as timers are set up at all."""
    manager: TimerManager | None = hass.data.get(TIMER_DATA)
    if manager is None:
        return ()
    return tuple(timer.name or "" for timer in manager.timers.values())


def _entity(
    state: State,
    entry: er.RegistryEntry | None,
    names: list[str],
    area_id: str | None,
    floor_id: str | None,
) -> Entity:
    """Return an exposed entity as the guard sees it."""
    attributes = state.attributes
    return Entity(
        entity_id=state.entity_id,
        names=tuple(names),
        state=state.state,
        device_class=(entry and entry.device_class)
        or attributes.get(ATTR_DEVICE_CLASS),
        area_id=area_id,
        floor_id=floor_id,
        features=_number(attributes.get(ATTR_SUPPORTED_FEATURES))
        or (entry.supported_features if entry else 0),
        choices={
            argument: tuple(str(choice) for choice in choices)
            for argument, attribute in _CHOICES.items()
            if isinstance(choices := attributes.get(attribute), list)
        }
        | _cleanable_areas(state, entry),
        limits={
            argument: (float(attributes[low]), float(attributes[high]))
            for argument, (low, high) in _LIMITS.items()
            if ATTR_UNIT_OF_MEASUREMENT not in attributes
            and isinstance(attributes.get(low), int | float)
            and isinstance(attributes.get(high), int | float)
        },
    )


def _cleanable_areas(
    state: State, entry: er.RegistryEntry | None
) -> dict[str, tuple[str, ...]]:
    """Return the ids of the areas that a user has set up for a vacuum to clean."""
    if state.domain != VACUUM_DOMAIN or entry is None:
        return {}
    options: Mapping[str, Any] = entry.options.get(VACUUM_DOMAIN, {})
    return {"area": tuple(options.get("area_mapping") or ())}


def _number(value: Any) -> int:
    """Return a set of feature bits, none when an integration wrote something else."""
    return value if isinstance(value, int) else 0
