"""The home from turn to turn: what is read again when, and who is told."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.home.tracker import HomeTracker
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

from ..exposure import ASSISTANT, add, register

type Change = Callable[[HomeAssistant], object]


class Kept:
    """A keeper, and how often it told of changes."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin to keep."""
        self.told = 0
        self.keeper = HomeTracker(hass, ASSISTANT)
        self.keeper.async_listen(self._count)

    def _count(self) -> None:
        """Count once more."""
        self.told += 1

    @property
    def home(self) -> Home:
        """Return the home."""
        return self.keeper.async_get()


@pytest.fixture
async def house(hass: HomeAssistant) -> HomeAssistant:
    """Return a core with entities of all kinds: placed, on a device, unregistered."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(domain="test")
    entry.add_to_hass(hass)
    floor = fr.async_get(hass).async_create("Ground")
    areas = ar.async_get(hass)
    kitchen = areas.async_create("Kitchen", floor_id=floor.floor_id)
    areas.async_create("Attic")
    device = dr.async_get(hass).async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("test", "1")}, name="Stove"
    )
    dr.async_get(hass).async_update_device(device.id, area_id=kitchen.id)
    register(
        hass,
        "switch.stove",
        config_entry=entry,
        device_id=device.id,
        has_entity_name=True,
        original_name="Plate",
    )
    register(hass, "cover.blind", original_name="Blind", original_device_class="blind")
    add(hass, "light.lamp", friendly_name="Lamp", supported_features=4)
    add(hass, "light.hidden", friendly_name="Secret")
    async_expose_entity(hass, ASSISTANT, "light.hidden", False)
    return hass


@pytest.fixture
def kept(house: HomeAssistant) -> Iterator[Kept]:
    """Return a keeper that has read the house."""
    kept = Kept(house)
    assert kept.home == async_get_home(house, ASSISTANT)
    kept.told = 0
    yield kept
    kept.keeper.async_close()


def _device_id(hass: HomeAssistant) -> str:
    """Return the device of the house."""
    (device,) = dr.async_get(hass).devices
    return device.id


def _state(
    hass: HomeAssistant, entity_id: str, state: str, **attributes: object
) -> None:
    """Change attributes of an entity, and its state."""
    known = hass.states.get(entity_id)
    assert known
    hass.states.async_set(entity_id, state, {**known.attributes, **attributes})


def _update(entity_id: str, **more: object) -> Change:
    """Return a change of an entity in the registry."""
    return lambda hass: er.async_get(hass).async_update_entity(entity_id, **more)  # type: ignore[arg-type] # as the case says


CHANGES: dict[str, Change] = {
    "renamed": _update("cover.blind", name="Shade"),
    "alias": _update("cover.blind", aliases=[er.COMPUTED_NAME, "Curtain"]),
    "device class": _update("cover.blind", device_class="curtain"),
    "area": _update("cover.blind", area_id="attic", name="Blind"),
    "another id": _update("cover.blind", new_entity_id="cover.shade"),
    "unregistered": lambda hass: er.async_get(hass).async_remove("cover.blind"),
    "exposed": lambda hass: async_expose_entity(hass, ASSISTANT, "light.hidden", True),
    "unexposed": lambda hass: async_expose_entity(
        hass, ASSISTANT, "cover.blind", False
    ),
    "unexposed, in no registry": lambda hass: async_expose_entity(
        hass, ASSISTANT, "light.lamp", False
    ),
    "new": lambda hass: add(hass, "light.new", friendly_name="New"),
    "new in the registry": lambda hass: register(hass, "light.new"),
    "removed": lambda hass: hass.states.async_remove("light.lamp"),
    "friendly name": lambda hass: _state(hass, "light.lamp", "on", friendly_name="L"),
    "features": lambda hass: _state(hass, "light.lamp", "on", supported_features=0),
    "class of the state": lambda hass: _state(
        hass, "light.lamp", "on", device_class="x"
    ),
    "area of the device": lambda hass: dr.async_get(hass).async_update_device(
        _device_id(hass), area_id="attic"
    ),
    "name of the device": lambda hass: dr.async_get(hass).async_update_device(
        _device_id(hass), name_by_user="Oven"
    ),
    "device removed": lambda hass: dr.async_get(hass).async_remove_device(
        _device_id(hass)
    ),
    "area renamed": lambda hass: ar.async_get(hass).async_update("attic", name="Loft"),
    "area alias": lambda hass: ar.async_get(hass).async_update(
        "attic", aliases={"Loft"}
    ),
    "area new": lambda hass: ar.async_get(hass).async_create("Hall"),
    "area removed": lambda hass: ar.async_get(hass).async_delete("kitchen"),
    "areas in another order": lambda hass: ar.async_get(hass).async_reorder(
        ["attic", "kitchen"]
    ),
    "area on a floor": lambda hass: ar.async_get(hass).async_update(
        "attic", floor_id="ground"
    ),
    "floor renamed": lambda hass: fr.async_get(hass).async_update(
        "ground", name="Below"
    ),
    "floor removed": lambda hass: fr.async_get(hass).async_delete("ground"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_layout_changes(house: HomeAssistant, kept: Kept, change: Change) -> None:
    """What the layout holds makes another of it, and is told."""
    layout = kept.home.layout
    change(house)
    await house.async_block_till_done()
    assert kept.home == async_get_home(house, ASSISTANT)
    assert kept.home.layout is not layout
    assert kept.told


async def test_unit(house: HomeAssistant, kept: Kept) -> None:
    """The unit of temperatures belongs to the layout."""
    layout = kept.home.layout
    await house.config.async_update(unit_system="us_customary")
    await house.async_block_till_done()
    assert kept.home.temperature_unit == "°F"
    assert kept.home.layout is not layout
    assert kept.told


STAYS: dict[str, Change] = {
    "state": lambda hass: _state(hass, "light.lamp", "off"),
    "attribute": lambda hass: _state(hass, "light.lamp", "on", brightness=7),
    "choices": lambda hass: _state(hass, "light.lamp", "on", fan_modes=["low"]),
    "icon": _update("cover.blind", icon="mdi:test"),
    "other options": lambda hass: er.async_get(hass).async_update_entity_options(
        "cover.blind", "cloud.alexa", {"should_expose": True}
    ),
    "version of the device": lambda hass: dr.async_get(hass).async_update_device(
        _device_id(hass), sw_version="2"
    ),
    "state of what is unexposed": lambda hass: _state(hass, "light.hidden", "off"),
    "name of what is unexposed": lambda hass: _state(
        hass, "light.hidden", "on", friendly_name="Mystery"
    ),
    "unexposed removed": lambda hass: hass.states.async_remove("light.hidden"),
    "unavailable": lambda hass: hass.states.async_set("light.lamp", "unavailable"),
    "unavailable with other features": lambda hass: _state(
        hass, "light.lamp", "unavailable", supported_features=1
    ),
    "unavailable, in the registry": lambda hass: hass.states.async_set(
        "cover.blind", "unavailable"
    ),
}


@pytest.mark.parametrize("change", STAYS.values(), ids=STAYS)
async def test_layout_stays(house: HomeAssistant, kept: Kept, change: Change) -> None:
    """What the layout does not hold leaves it the same, and nobody is told."""
    home = kept.home
    change(house)
    await house.async_block_till_done()
    assert kept.home.layout is home.layout
    assert not kept.told
    fresh = async_get_home(house, ASSISTANT)
    assert kept.home.unexposed == fresh.unexposed
    now = {one.entity_id: one for one in fresh.entities}
    assert now.keys() == kept.home.entity_by_id.keys()
    for entity in kept.home.entities:
        same = now[entity.entity_id]
        assert entity == replace(
            entity, state=same.state, choices=same.choices, limits=same.limits
        )


def test_told_for_nothing(house: HomeAssistant, kept: Kept) -> None:
    """What is told before it was read can turn out to change nothing."""
    layout = kept.home.layout
    ar.async_get(house).async_update("attic", icon="mdi:test")
    assert kept.told
    assert kept.home.layout is layout


def test_nothing_changed(house: HomeAssistant, kept: Kept) -> None:
    """The home itself is the same until something changes, and after that again."""
    home = kept.home
    assert kept.home is home
    _state(house, "light.hidden", "off")
    assert kept.home is home
    _state(house, "light.lamp", "off")
    assert kept.home is not home
    assert kept.home is kept.home


def test_current_entities(house: HomeAssistant, kept: Kept) -> None:
    """Names are found in an index that is shared, but what is found is of now."""
    before = kept.home.entity_names.find("lamp").one
    _state(house, "light.lamp", "off")
    now = kept.home.entity_names.find("lamp").one
    assert before
    assert now
    assert (before.state, now.state) == ("on", "off")
    assert now is kept.home.entity_by_id["light.lamp"]
    assert now in kept.home.entities
    assert not kept.home.layout.entities[1].state


async def test_back_from_unavailable(house: HomeAssistant, kept: Kept) -> None:
    """What comes back is what it was; what it is called meanwhile counts at once."""
    layout = kept.home.layout
    house.states.async_set("light.lamp", "unavailable")
    assert kept.home.entity_by_id["light.lamp"].features == 4
    assert kept.home.entity_by_id["light.lamp"].names == ("Lamp",)
    house.states.async_set(
        "light.lamp", "on", {"friendly_name": "Lamp", "supported_features": 4}
    )
    assert kept.home.layout is layout
    assert not kept.told
    house.states.async_set("cover.blind", "unavailable")
    er.async_get(house).async_update_entity("cover.blind", name="Shade")
    assert kept.home.entity_by_id["cover.blind"].name == "Shade"
    assert kept.told


async def test_timers(house: HomeAssistant, kept: Kept) -> None:
    """Timers are those of now, on the same layout."""
    assert await async_setup_component(house, "intent", {})
    device_id = _device_id(house)
    stop = async_register_timer_handler(house, device_id, lambda *_: None)
    layout = kept.home.layout
    slots = {"minutes": {"value": 5}, "name": {"value": "pizza"}}
    await intent.async_handle(
        house, "test", "HassStartTimer", slots, device_id=device_id
    )
    assert kept.home.timers == ("pizza",)
    await intent.async_handle(house, "test", "HassCancelAllTimers", {})
    assert not kept.home.timers
    assert kept.home.layout is layout
    stop()


def test_listening_ends(house: HomeAssistant, kept: Kept) -> None:
    """Who does not listen any more is not told, others are."""
    calls: list[int] = []
    stop = kept.keeper.async_listen(lambda: calls.append(1))
    stop()
    ar.async_get(house).async_create("Hall")
    assert not calls
    assert kept.told


def test_closed(house: HomeAssistant) -> None:
    """A keeper that is closed has left nothing behind."""
    before = house.bus.async_listeners()
    kept = Kept(house)
    assert house.bus.async_listeners() != before
    kept.keeper.async_close()
    assert house.bus.async_listeners() == before
    async_expose_entity(house, ASSISTANT, "light.hidden", True)
    ar.async_get(house).async_create("Hall")
    assert not kept.told


async def test_prepared(house: HomeAssistant) -> None:
    """What is read in pieces is the same, and all is derived."""
    for number in range(150):
        add(house, f"light.many_{number}", friendly_name=f"Many {number}")
    keeper = HomeTracker(house, ASSISTANT)
    await keeper.async_prepare()
    layout = keeper.async_get().layout
    assert {"entity_index", "area_names", "entity_words"} <= vars(layout).keys()
    fresh = async_get_home(house, ASSISTANT)
    assert keeper.async_get() == fresh
    for name in ("Many 149", "secret", "lamp", "the blind"):
        assert keeper.async_get().entity_names.find(name) == fresh.entity_names.find(
            name
        )
    await keeper.async_prepare()
    assert keeper.async_get().layout is layout
    keeper.async_close()


async def test_changed_while_preparing(house: HomeAssistant) -> None:
    """What changes between two pieces counts, and a home asked for then is whole."""
    for number in range(150):
        add(house, f"light.many_{number}", friendly_name=f"Many {number}")
    keeper = HomeTracker(house, ASSISTANT)
    preparing = house.async_create_task(keeper.async_prepare())
    _state(house, "light.many_0", "on", friendly_name="First")
    _state(house, "light.many_149", "on", friendly_name="Last")
    house.states.async_remove("light.many_70")
    assert keeper.async_get() == async_get_home(house, ASSISTANT)
    ar.async_get(house).async_create("Hall")
    await preparing
    assert keeper.async_get() == async_get_home(house, ASSISTANT)
    keeper.async_close()


def _chance(hass: HomeAssistant, random: Random, number: int) -> None:
    """Change something in the house."""
    entries, areas = er.async_get(hass), ar.async_get(hass)
    floors, devices = fr.async_get(hass), dr.async_get(hass)
    states = hass.states.async_entity_ids()
    registered = [one for one in states if entries.async_get(one)]
    others = [one for one in states if not entries.async_get(one)]
    a_floor = random.choice([None, *floors.floors])
    an_area = random.choice([None, *areas.areas])
    one, entry = random.choice(states), random.choice(registered or [""])
    other = random.choice(others or [""])

    def expose() -> None:
        async_expose_entity(hass, ASSISTANT, one, random.random() < 0.7)

    match random.choice("asrufxnmhgdlkpoie"):
        case "a":
            add(hass, f"light.added_{number}", friendly_name=f"Added {number % 3}")
        case "s":
            _state(hass, one, random.choice(["on", "off"]), brightness=number)
        case "r" if len(states) > 4:
            hass.states.async_remove(one)
        case "u":
            state = hass.states.get(one)
            assert state
            _state(hass, one, "unavailable", friendly_name=state.name)
        case "f" if other:
            _state(hass, other, "on", friendly_name=f"Name {number % 4}")
        case "x":
            expose()
        case "n":
            register(hass, f"fan.made_{number}", original_name=f"Fan {number % 3}")
        case "m" if entry:
            entries.async_update_entity(entry, name=f"Own {number}", area_id=an_area)
        case "h" if entry:
            entries.async_update_entity(entry, aliases=[er.COMPUTED_NAME, f"A{number}"])
        case "g" if entry:
            entries.async_remove(entry)
        case "d":
            devices.async_update_device(
                _device_id(hass), area_id=an_area, name_by_user=f"D {number % 3}"
            )
        case "l":
            areas.async_create(f"Area {number}", floor_id=a_floor)
        case "k" if an_area:
            areas.async_update(an_area, floor_id=a_floor, aliases={f"B {number}"})
        case "p" if an_area:
            areas.async_delete(an_area)
        case "o":
            floors.async_create(f"Floor {number}")
        case "i" if a_floor:
            floors.async_delete(a_floor)
        case "e" if entry:
            new_id = f"{entry.partition('.')[0]}.moved_{number}"
            entries.async_update_entity(entry, new_entity_id=new_id)


@pytest.mark.parametrize("seed", range(12))
async def test_as_if_read_afresh(house: HomeAssistant, kept: Kept, seed: int) -> None:
    """Whatever changes, the home is as if read afresh, and the layout is told."""
    random = Random(seed)
    for number in range(60):
        layout, told = kept.home.layout, kept.told
        for more in range(random.randint(1, 3)):
            _chance(house, random, 3 * number + more)
            if random.random() < 0.5:
                await house.async_block_till_done()
        if random.random() < 0.3:
            await kept.keeper.async_prepare()
        await house.async_block_till_done()
        home, fresh = kept.home, async_get_home(house, ASSISTANT)
        assert home == fresh
        assert home.layout.is_like(fresh.layout)
        assert home.layout is layout or kept.told > told
        for entity in home.entities:
            assert home.reference(entity) == fresh.reference(entity)
