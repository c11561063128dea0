"""Floors, areas, devices and entities of the house in Home Assistant's registries.

Everything is set when it is created and then left alone, so that what a person
changes in the user interface survives a restart.
"""

from functools import partial

from homeassistant.components.conversation import DOMAIN as CONVERSATION_DOMAIN
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
)

from .const import DOMAIN
from .inventory import Inventory


@callback
def async_furnish(hass: HomeAssistant, entry: ConfigEntry[Inventory]) -> None:
    """Create what the registries do not have yet."""
    house = entry.runtime_data
    areas = _async_create_areas(hass, house, _async_create_floors(hass, house))
    _async_create_devices(hass, entry, areas)
    _async_create_entities(hass, entry, areas)


@callback
def _async_create_floors(hass: HomeAssistant, house: Inventory) -> dict[str, str]:
    """Create the floors; returns their ids by name."""
    registry = fr.async_get(hass)
    ids: dict[str, str] = {}
    for floor in house.floors:
        known = registry.async_get_floor_by_name(floor.name) or registry.async_create(
            floor.name, aliases=set(floor.aliases), level=floor.level
        )
        ids[floor.name] = known.floor_id
    return ids


@callback
def _async_create_areas(
    hass: HomeAssistant, house: Inventory, floors: dict[str, str]
) -> dict[str | None, str | None]:
    """Create the areas; returns the registry's id for an inventory's id, None for none.

    Onboarding may have created some already; they are not on a floor yet.
    """
    registry = ar.async_get(hass)
    ids: dict[str | None, str | None] = {None: None}
    for area in house.areas:
        known = registry.async_get_or_create(area.name)
        if known.floor_id is None:
            registry.async_update(
                known.id,
                aliases={*known.aliases, *area.aliases},
                floor_id=floors[area.floor] if area.floor else None,
            )
        ids[area.id] = known.id
    return ids


@callback
def _async_create_devices(
    hass: HomeAssistant,
    entry: ConfigEntry[Inventory],
    areas: dict[str | None, str | None],
) -> None:
    """Create the devices and put them into their areas."""
    registry = dr.async_get(hass)
    for device in entry.runtime_data.devices:
        identifier = (DOMAIN, device.id)
        known = registry.async_get_device_by_identifier(identifier, entry.entry_id)
        created = registry.async_get_or_create(
            config_entry_id=entry.entry_id,
            identifiers={identifier},
            name=device.name,
            manufacturer=device.info.get("manufacturer"),
            model=device.info.get("model"),
            sw_version=device.info.get("sw_version"),
        )
        if known is None:
            registry.async_update_device(created.id, area_id=areas[device.area])


@callback
def _async_create_entities(
    hass: HomeAssistant,
    entry: ConfigEntry[Inventory],
    areas: dict[str | None, str | None],
) -> None:
    """Create the entities with the ids, aliases, areas and exposure they shall have.

    An entity of a device is where the device is; Home Assistant lets one that is named
    like its device be nowhere else.
    """
    registry = er.async_get(hass)
    for item in entry.runtime_data.items:
        domain, _, object_id = item.id.partition(".")
        if registry.async_get_entity_id(domain, DOMAIN, item.id):
            continue
        device_id = async_device_id(hass, entry, item.device) if item.device else None
        created = registry.async_get_or_create(
            domain,
            DOMAIN,
            item.id,
            suggested_object_id=object_id,
            config_entry=entry,
            device_id=device_id,
            original_name=item.name,
            get_initial_options=partial(_exposed, item.exposed),
        )
        registry.async_update_entity(
            created.entity_id,
            aliases=[er.COMPUTED_NAME, *item.aliases],
            area_id=None if device_id else areas[item.area],
        )


def _exposed(exposed: bool) -> dict[str, dict[str, bool]]:
    """Return the options of an entity that is or is not exposed to conversations."""
    return {CONVERSATION_DOMAIN: {"should_expose": exposed}}


@callback
def async_device_id(
    hass: HomeAssistant, entry: ConfigEntry[Inventory], inventory_id: str
) -> str:
    """Return the registry's id of a device of the house, as conversations carry it.

    Raises KeyError if the house has no such device.
    """
    device = dr.async_get(hass).async_get_device_by_identifier(
        (DOMAIN, inventory_id), entry.entry_id
    )
    if device is None:
        raise KeyError(inventory_id)
    return device.id
