"""The home as Home Assistant's states and registries tell it."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.home.home import Area, Entity, Floor, Home
from custom_components.smart_agent.home.reader import async_get_home
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.intent import async_register_timer_handler
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
    intent,
)
from homeassistant.setup import async_setup_component
from homeassistant.util.unit_system import US_CUSTOMARY_SYSTEM

from ..builders import entity, home
from ..exposure import ASSISTANT, add, register


@pytest.fixture(autouse=True)
async def exposed(hass: HomeAssistant) -> None:
    """Set up what keeps account of exposure."""
    assert await async_setup_component(hass, "homeassistant", {})


@pytest.fixture
def entry(hass: HomeAssistant) -> MockConfigEntry:
    """Return a config entry that devices can belong to."""
    entry = MockConfigEntry(domain="test")
    entry.add_to_hass(hass)
    return entry


def only(hass: HomeAssistant) -> Entity:
    """Return the one entity of the home."""
    (found,) = async_get_home(hass, ASSISTANT).entities
    return found


def test_empty(hass: HomeAssistant) -> None:
    """A home with nothing in it."""
    assert async_get_home(hass, ASSISTANT) == Home(temperature_unit="°C")


def test_exposure(hass: HomeAssistant) -> None:
    """Only what is exposed to the assistant is there, but hidden names are known."""
    for name in ("seen", "hidden", "other"):
        add(hass, f"light.{name}", friendly_name=f"{name} Lamp ")
    async_expose_entity(hass, ASSISTANT, "light.hidden", False)
    async_expose_entity(hass, ASSISTANT, "light.other", False)
    async_expose_entity(hass, "cloud.alexa", "light.other", True)
    there = async_get_home(hass, ASSISTANT)
    assert [e.entity_id for e in there.entities] == ["light.seen"]
    assert there.unexposed == {"hidden lamp", "other lamp"}


def test_state(hass: HomeAssistant) -> None:
    """State, class and features come from the state where there is no registry."""
    add(
        hass,
        "cover.door",
        "open",
        friendly_name="Door",
        device_class="garage",
        supported_features=15,
    )
    assert only(hass) == Entity("cover.door", ("Door",), "open", "garage", features=15)


@pytest.mark.parametrize("features", [None, "15", 1.5])
def test_odd_features(hass: HomeAssistant, features: Any) -> None:
    """Features that are no number are none."""
    add(hass, "cover.door", supported_features=features)
    assert only(hass).features == 0


def test_names(hass: HomeAssistant) -> None:
    """The name comes first, then the aliases in the user's order."""
    found = register(hass, "light.lamp", original_name="Lamp")
    entries = er.async_get(hass)
    entries.async_update_entity(found.entity_id, aliases=[*found.aliases, "Zoe", "Ann"])
    assert only(hass).names == ("Lamp", "Zoe", "Ann")
    entries.async_update_entity(found.entity_id, name="Mine")
    assert only(hass).names == ("Mine", "Zoe", "Ann")
    assert only(hass).name == "Mine"


def test_no_name(hass: HomeAssistant) -> None:
    """What Home Assistant finds by no name is called by its id."""
    found = register(hass, "light.lamp", original_name="Lamp")
    er.async_get(hass).async_update_entity(found.entity_id, aliases=[])
    assert only(hass).names == ("light.lamp",)


def test_device_class_of_the_user(hass: HomeAssistant) -> None:
    """The class that the user chose counts."""
    found = register(hass, "cover.door", original_device_class="door")
    er.async_get(hass).async_update_entity(found.entity_id, device_class="garage")
    assert only(hass).device_class == "garage"


def test_areas_and_floors(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """An entity is in its own area, else in that of its device."""
    floor = fr.async_get(hass).async_create("Ground", aliases={"Downstairs", "Below"})
    areas = ar.async_get(hass)
    kitchen = areas.async_create("Kitchen", floor_id=floor.floor_id, aliases={"Küche"})
    attic = areas.async_create("Attic")
    device = dr.async_get(hass).async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("test", "1")}
    )
    dr.async_get(hass).async_update_device(device.id, area_id=kitchen.id)
    for name in ("a", "b", "c"):
        register(
            hass,
            f"light.{name}",
            original_name=name,
            device_id=device.id if name != "c" else None,
            config_entry=entry,
        )
    er.async_get(hass).async_update_entity("light.b", area_id=attic.id, name="Own")
    there = async_get_home(hass, ASSISTANT)
    assert [(e.area_id, e.floor_id) for e in there.entities] == [
        ("kitchen", "ground"),
        ("attic", None),
        (None, None),
    ]
    assert there.areas == (
        Area("kitchen", ("Kitchen", "Küche"), "ground"),
        Area("attic", ("Attic",)),
    )
    assert there.floors == (Floor("ground", ("Ground", "Below", "Downstairs")),)
    assert (there.areas[0].name, there.floors[0].name) == ("Kitchen", "Ground")


def test_choices_and_limits(hass: HomeAssistant) -> None:
    """What an entity takes is known from its attributes."""
    add(
        hass,
        "humidifier.mist",
        available_modes=["eco", "boost"],
        min_humidity=30,
        max_humidity=70,
    )
    mist = only(hass)
    assert mist.choices == {"mode": ("eco", "boost")}
    assert mist.limits == {"humidity": (30.0, 70.0)}


def test_odd_choices_and_limits(hass: HomeAssistant) -> None:
    """Attributes that are not what they should be are left alone."""
    add(hass, "climate.x", fan_modes="low", min_temp="7", max_temp=None)
    assert only(hass).choices == {}
    assert only(hass).limits == {}


def test_areas_that_a_vacuum_cleans(hass: HomeAssistant) -> None:
    """The areas that a user has set up for a vacuum are known by their ids."""
    found = register(hass, "vacuum.robo")
    er.async_get(hass).async_update_entity_options(
        found.entity_id, "vacuum", {"area_mapping": {"kitchen": ["1"], "hall": ["2"]}}
    )
    assert only(hass).choices == {"area": ("kitchen", "hall")}


def test_unit(hass: HomeAssistant) -> None:
    """Temperatures are in the unit of the home."""
    hass.config.units = US_CUSTOMARY_SYSTEM
    assert async_get_home(hass, ASSISTANT).temperature_unit == "°F"


async def test_timers(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Timers are known by their names, but not those that run a command."""
    assert await async_setup_component(hass, "intent", {})
    device = dr.async_get(hass).async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("test", "1")}
    )
    entry.async_on_unload(
        async_register_timer_handler(hass, device.id, lambda *_: None)
    )
    for slots in (
        {"minutes": 5, "name": "pizza"},
        {"minutes": 6},
        {"minutes": 7, "conversation_command": "turn off the light"},
    ):
        await intent.async_handle(
            hass,
            "test",
            "HassStartTimer",
            {key: {"value": value} for key, value in slots.items()},
            device_id=device.id,
        )
    assert async_get_home(hass, ASSISTANT).timers == ("pizza", "")
    await intent.async_handle(hass, "test", "HassCancelAllTimers", {})
    await hass.async_block_till_done()


def test_kinds() -> None:
    """Domains and classes are those of what is exposed."""
    there = home(
        entity("cover.a", device_class="window"),
        entity("cover.b", device_class="door"),
        entity("cover.c", device_class="door"),
        entity("light.d"),
    )
    assert there.domains == {"cover", "light"}
    assert there.device_classes == {"cover": ("door", "window"), "light": ()}


def test_reference() -> None:
    """A thing is called by its name, or by its id where another has that name."""
    there = home(
        entity("light.a", "Lamp"),
        entity("light.b", "Spot", "lamp "),
        areas={"Kitchen": None, "Scullery, kitchen": None},
        floors=["Up", "Down, UP"],
    )
    assert [there.reference(one) for one in there.entities] == ["light.a", "Spot"]
    assert [there.reference(one) for one in there.areas] == ["kitchen", "Scullery"]
    assert [there.reference(one) for one in there.floors] == ["up", "Down"]
