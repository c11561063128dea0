"""Homes of any size: how many entities, and that small ones are in large ones."""

from hypothesis import given, strategies as st
import pytest

from custom_components.demo_house.api import async_setup_house
from evals.homes import home
from homeassistant.components.homeassistant.exposed_entities import async_should_expose
from homeassistant.core import HomeAssistant

SIZES = (30, 100, 300, 1000, 2000)


@pytest.mark.parametrize("size", SIZES)
def test_sizes(size: int) -> None:
    """So many entities with names of their own, and areas in proportion."""
    made = home(size)
    names = [entity["name"] for entity in made["entities"]]
    aliases = [a for entity in made["entities"] for a in entity.get("aliases", ())]
    assert len(names) == size
    assert len({name.casefold() for name in names + aliases}) == size + len(aliases)
    assert len({entity["id"] for entity in made["entities"]}) == size
    assert min(60, size // 9) <= len(made["areas"]) <= min(60, size // 7)
    assert made == home(size)


@given(st.integers(1, 400), st.integers(1, 400))
def test_the_smaller_is_in_the_larger(one: int, other: int) -> None:
    """Whatever a small home has, a larger one has too, and in the same state."""
    small, large = (home(size) for size in sorted((one, other)))
    assert large["entities"][: len(small["entities"])] == small["entities"]
    for part in ("floors", "areas", "devices"):
        assert all(each in large[part] for each in small[part])


def test_the_smallest_has_all_kinds() -> None:
    """There is one of every kind that people talk to, and a satellite in every area."""
    made = home(30)
    assert {entity["id"].partition(".")[0] for entity in made["entities"]} == {
        *("binary_sensor", "climate", "cover", "fan", "light", "lock", "media_player"),
        *("scene", "sensor", "switch", "todo", "vacuum", "weather"),
    }
    heard = {device["area"] for device in made["devices"]}
    assert heard == {area["id"] for area in made["areas"]}


@pytest.mark.parametrize("size", [30, 300])
async def test_home_loads(
    hass: HomeAssistant, size: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A core has exactly these entities, all exposed, in the states they should be."""
    made = home(size)
    await async_setup_house(hass, made)
    states = hass.states.async_all()
    exposed = [
        s for s in states if async_should_expose(hass, "conversation", s.entity_id)
    ]
    assert {state.entity_id for state in exposed} == {e["id"] for e in made["entities"]}
    assert {s.state for s in exposed if s.domain != "scene"}.isdisjoint(
        {"unknown", "unavailable"}
    )
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
