"""The home as Home Assistant's states and registries tell it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from homeassistant.components.homeassistant import async_should_expose
from homeassistant.components.intent.const import TIMER_DATA
from homeassistant.components.intent.timers import TimerManager
from homeassistant.components.light import (
    ATTR_SUPPORTED_COLOR_MODES,
    DOMAIN as LIGHT_DOMAIN,
    color_supported,
    color_temp_supported,
)
from homeassistant.components.vacuum import DOMAIN as VACUUM_DOMAIN
from homeassistant.const import (
    ATTR_DEVICE_CLASS,
    ATTR_FRIENDLY_NAME,
    ATTR_SUPPORTED_FEATURES,
    ATTR_UNIT_OF_MEASUREMENT,
    STATE_UNAVAILABLE,
)
from homeassistant.core import HomeAssistant, State, callback
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
    intent,
)

from .contents import async_parts
from .home import Area, Entity, Floor, Home
from .storeys import with_storeys

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


@callback
def async_get_home(hass: HomeAssistant, assistant: str) -> Home:
    """Return what is exposed to an assistant, for example "conversation"."""
    entities = []
    unexposed: set[str] = set()
    for state in sorted(hass.states.async_all(), key=lambda state: state.entity_id):
        read = async_read(hass, assistant, state)
        if isinstance(read, Entity):
            entities.append(read)
        else:
            unexposed |= read
    return Home(
        entities=tuple(entities),
        areas=async_get_areas(hass),
        floors=async_get_floors(hass),
        unexposed=frozenset(unexposed),
        timers=async_get_timers(hass),
        temperature_unit=hass.config.units.temperature_unit,
    )


@callback
def async_read(
    hass: HomeAssistant, assistant: str, state: State, known: Entity | None = None
) -> Entity | frozenset[str]:
    """Return an entity, or the names, casefolded, of one that is not exposed.

    known is what was read of it before, and what of that an entity does not tell while
    it is unavailable stays as it is.
    """
    entry = er.async_get(hass).async_get(state.entity_id)
    names = intent.async_get_entity_aliases(hass, entry, state=state)
    if not async_should_expose(hass, assistant, state.entity_id):
        return frozenset(name.strip().casefold() for name in names)
    area_id = _area_id(hass, entry)
    area = ar.async_get(hass).async_get_area(area_id) if area_id else None
    # Without a name, Home Assistant finds it by its id alone.
    found = tuple(names or [state.entity_id])
    floor_id = area.floor_id if area else None
    parts = async_parts(hass, state)
    entity = _entity(state, entry, found, area_id, floor_id, parts)
    if known is None or state.state != STATE_UNAVAILABLE:
        return entity
    is_named = entry or ATTR_FRIENDLY_NAME in state.attributes
    return replace(
        entity,
        names=entity.names if is_named else known.names,
        device_class=entity.device_class or known.device_class,
        # Some tell others than they have.
        features=known.features,
        lacks=known.lacks,
        parts=entity.parts or known.parts,
    )


@callback
def async_get_areas(hass: HomeAssistant) -> tuple[Area, ...]:
    """Return the areas, in the user's order."""
    return tuple(
        Area(area.id, (area.name, *sorted(area.aliases)), area.floor_id)
        for area in ar.async_get(hass).async_list_areas()
    )


@callback
def async_get_floors(hass: HomeAssistant) -> tuple[Floor, ...]:
    """Return the floors, in the user's order, with what people call them."""
    found = [*fr.async_get(hass).async_list_floors()]
    return with_storeys(
        [Floor(one.floor_id, (one.name, *sorted(one.aliases))) for one in found],
        [one.level for one in found],
        async_get_areas(hass),
        hass.config.language,
    )


@callback
def async_get_timers(hass: HomeAssistant) -> tuple[str, ...]:
    """Return the names of the voice timers, as far as timers are set up at all."""
    manager: TimerManager | None = hass.data.get(TIMER_DATA)
    if manager is None:
        return ()
    return tuple(
        timer.name or ""
        for timer in manager.timers.values()
        # Home Assistant finds no timer again that is to run a command.
        if not timer.conversation_command
    )


def _area_id(hass: HomeAssistant, entry: er.RegistryEntry | None) -> str | None:
    """Return the area of an entity: its own, else that of its device."""
    if entry is None:
        return None
    if entry.area_id is not None or entry.device_id is None:
        return entry.area_id
    device = dr.async_get(hass).async_get(entry.device_id)
    return dr.async_get_effective_area_id(hass, device) if device else None


def _entity(
    state: State,
    entry: er.RegistryEntry | None,
    names: tuple[str, ...],
    area_id: str | None,
    floor_id: str | None,
    parts: tuple[Entity, ...],
) -> Entity:
    """Return an exposed entity as the guard sees it."""
    attributes = state.attributes
    return Entity(
        entity_id=state.entity_id,
        names=names,
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
        lacks=_lacking(state),
        parts=parts,
    )


def _lacking(state: State) -> frozenset[str]:
    """Return the colours that a light has not; nothing where it tells of no mode."""
    modes = state.attributes.get(ATTR_SUPPORTED_COLOR_MODES)
    if state.domain != LIGHT_DOMAIN or not modes:
        return frozenset()
    has = {
        "color": color_supported(modes),
        "temperature": color_temp_supported(modes),
    }
    return frozenset(argument for argument, can in has.items() if not can)


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
