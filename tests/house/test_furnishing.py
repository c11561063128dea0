"""What the registries hold once the house is furnished."""

import pytest

from custom_components.demo_house.api import async_device_id, async_setup_house
from custom_components.demo_house.inventory import Inventory
from homeassistant.components.conversation import DOMAIN as CONVERSATION_DOMAIN
from homeassistant.components.homeassistant.exposed_entities import async_should_expose
from homeassistant.config_entries import ConfigEntry
from homeassistant.const import STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
)

from .conftest import HOME


async def test_floors_and_areas(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """Floors have levels and aliases, areas stand on them or on none."""
    upstairs = fr.async_get(hass).async_get_floor_by_name("First floor")
    assert upstairs
    assert upstairs.level == 1
    assert upstairs.aliases == {"Upstairs"}
    study = ar.async_get(hass).async_get_area("office")
    assert study
    assert (study.name, study.floor_id) == ("Office", upstairs.floor_id)
    assert study.aliases == {"Study"}
    garden = ar.async_get(hass).async_get_area("garden")
    assert garden
    assert garden.floor_id is None


async def test_areas_of_onboarding(hass: HomeAssistant) -> None:
    """An area that Home Assistant has already is used, and put onto its floor."""
    kitchen = ar.async_get(hass).async_create("Kitchen")
    await async_setup_house(hass, HOME)
    known = ar.async_get(hass).async_get_area(kitchen.id)
    ground = fr.async_get(hass).async_get_floor_by_name("Ground floor")
    assert known
    assert ground
    assert known.floor_id == ground.floor_id
    assert len(list(ar.async_get(hass).async_list_areas())) == 9


async def test_every_entity_is_there(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """Every entity has the id, name and place the inventory gives it, and a state."""
    registry = er.async_get(hass)
    devices = {device.id: device.area for device in house.runtime_data.devices}
    assert house.runtime_data.items
    for item in house.runtime_data.items:
        entity = registry.async_get(item.id)
        assert entity
        state = hass.states.get(item.id)
        assert state
        assert state.name == item.name
        assert state.state != STATE_UNAVAILABLE
        # A button or scene has no state before its first use.
        assert state.state != STATE_UNKNOWN or item.domain in {"button", "scene"}
        device = dr.async_get(hass).async_get(entity.device_id or "")
        place = device.area_id if device else entity.area_id
        assert place == (devices[item.device] if item.device else item.area)


async def test_aliases(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """An alias stands beside the entity's name, not in its place."""
    entity = er.async_get(hass).async_get("switch.coffee_machine")
    assert entity
    assert er.async_get_entity_aliases(hass, entity) == [
        "Coffee Machine",
        "Espresso Machine",
    ]


async def test_exposure(hass: HomeAssistant) -> None:
    """Everything is exposed to conversations, except what says it is not."""
    await async_setup_house(
        hass,
        {
            "entities": [
                {"id": "sensor.battery", "state": 90},
                {"id": "light.hidden_lamp", "exposed": False},
            ]
        },
    )
    assert async_should_expose(hass, CONVERSATION_DOMAIN, "sensor.battery")
    assert not async_should_expose(hass, CONVERSATION_DOMAIN, "light.hidden_lamp")


async def test_device_id(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """A device of the inventory is found by the id it has there."""
    device = dr.async_get(hass).async_get(
        async_device_id(hass, house, "kitchen_satellite")
    )
    assert device
    assert (device.name, device.area_id) == ("Kitchen Satellite", "kitchen")
    with pytest.raises(KeyError):
        async_device_id(hass, house, "no_such_device")


async def test_what_a_person_changed_survives_a_reload(
    hass: HomeAssistant, house: ConfigEntry[Inventory]
) -> None:
    """Furnishing again leaves alone what is there already."""
    registry = er.async_get(hass)
    registry.async_update_entity(
        "light.desk_lamp", name="Banker's Lamp", area_id="bedroom"
    )
    assert await hass.config_entries.async_reload(house.entry_id)
    entity = registry.async_get("light.desk_lamp")
    assert entity
    assert (entity.name, entity.area_id) == ("Banker's Lamp", "bedroom")
    state = hass.states.get("light.desk_lamp")
    assert state
    assert state.name == "Banker's Lamp"


async def test_unload(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """An unloaded house is unavailable."""
    assert await hass.config_entries.async_unload(house.entry_id)
    state = hass.states.get("light.desk_lamp")
    assert state
    assert state.state == STATE_UNAVAILABLE


async def test_second_house(hass: HomeAssistant, house: ConfigEntry[Inventory]) -> None:
    """Home Assistant has room for one house."""
    with pytest.raises(HomeAssistantError, match="single_instance_allowed"):
        await async_setup_house(hass, HOME)


@pytest.mark.parametrize(
    ("entity", "reason"),
    [
        ({"id": "light.lamp", "area": "attic"}, "unknown area attic"),
        ({"id": "light.lamp", "device": "hub"}, "unknown device hub"),
        ({"id": "person.anna"}, "no entities of the domain person"),
        (
            {"id": "cover.door", "attributes": {"device_class": "drawbridge"}},
            "cover.door",
        ),
    ],
)
async def test_unusable_inventory(
    hass: HomeAssistant, entity: dict[str, object], reason: str
) -> None:
    """A house that could not be furnished whole is an error that says why."""
    with pytest.raises(HomeAssistantError, match=reason):
        await async_setup_house(hass, {"entities": [entity]})
