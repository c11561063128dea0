"""The home as Home Assistant's states and registries tell it."""

from collections.abc import Mapping
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

from .home import Area, Entity, Floor, Home

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
    areas = ar.async_get(hass)
    entries = er.async_get(hass)
    devices = dr.async_get(hass)

    entities = []
    unexposed: set[str] = set()
    for state in sorted(hass.states.async_all(), key=lambda state: state.entity_id):
        entry = entries.async_get(state.entity_id)
        names = intent.async_get_entity_aliases(hass, entry, state=state)
        if not async_should_expose(hass, assistant, state.entity_id):
            unexposed.update(name.strip().casefold() for name in names)
            continue
        area_id = None
        if entry is not None:
            area_id = entry.area_id
            if area_id is None and entry.device_id is not None:
                device = devices.async_get(entry.device_id)
                if device is not None:
                    area_id = dr.async_get_effective_area_id(hass, device)
        area = areas.async_get_area(area_id) if area_id else None
        entities.append(
            _entity(
                state,
                entry,
                # Without a name, Home Assistant finds it by its id alone.
                names or [state.entity_id],
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
        unexposed=frozenset(unexposed),
        timers=_timers(hass),
        temperature_unit=hass.config.units.temperature_unit,
    )


def _timers(hass: HomeAssistant) -> tuple[str, ...]:
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
