"""What people call the floors of a home with two."""

from dataclasses import replace

import pytest

from custom_components.smart_agent.home.home import Floor
from custom_components.smart_agent.home.reader import async_get_floors
from custom_components.smart_agent.home.storeys import with_given_names
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, floor_registry as fr

from ..builders import entity, home

GROUND = Floor("ground", ("Ground Floor", "Downstairs"), storey="Downstairs")
FIRST = Floor("first", ("First Floor", "Upstairs"), storey="Upstairs")


@pytest.mark.parametrize(
    ("floors", "area", "language", "names"),
    [
        (
            [("Parterre", 0, ()), ("Top", 1, ("Attic",))],
            "Hall",
            "en-GB",
            [("Parterre", "Downstairs"), ("Top", "Attic", "Upstairs")],
        ),
        # The lower one may come last, and be a cellar.
        (
            [("Main", 0, ()), ("Cellar", -1, ())],
            "Hall",
            "en",
            [("Main", "Upstairs"), ("Cellar", "Downstairs")],
        ),
        # The user calls something so, in a language in which it says something else,
        # on floors of which nobody knows which is the upper one, or of more than two.
        (
            [("A", 0, ("Upstairs",)), ("B", 1, ())],
            "Hall",
            "en",
            [("A", "Upstairs"), ("B",)],
        ),
        ([("A", 0, ()), ("B", 1, ())], "Upstairs", "en", [("A",), ("B",)]),
        ([("A", 0, ()), ("B", 1, ())], "Hall", "de", [("A",), ("B",)]),
        ([("A", 0, ()), ("B", None, ())], "Hall", "en", [("A",), ("B",)]),
        ([("A", 1, ()), ("B", 1, ())], "Hall", "en", [("A",), ("B",)]),
        (
            [("A", 0, ()), ("B", 1, ()), ("C", 2, ())],
            "Hall",
            "en",
            [("A",), ("B",), ("C",)],
        ),
    ],
)
async def test_names(
    hass: HomeAssistant,
    floors: list[tuple[str, int | None, tuple[str, ...]]],
    area: str,
    language: str,
    names: list[tuple[str, ...]],
) -> None:
    """Of two floors the upper one is upstairs, unless the user says otherwise."""
    hass.config.language = language
    ar.async_get(hass).async_create(area)
    for name, level, aliases in floors:
        fr.async_get(hass).async_create(name, level=level, aliases={*aliases})
    assert sorted(one.names for one in async_get_floors(hass)) == sorted(names)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("turn off the lights upstairs", "turn off the lights First Floor"),
        ("Downstairs lights off", "Ground Floor lights off"),
        # That is the name of something else, or a part of a word.
        ("the downstairs loo light on", "the downstairs loo light on"),
        ("upstairsy lights on", "upstairsy lights on"),
        ("turn off the lights", "turn off the lights"),
    ],
)
def test_given_names(text: str, given: str) -> None:
    """Home Assistant's sentences are told the name that the user has given."""
    house = home(
        entity("light.loo", "Downstairs Loo Light"),
        floors=(),
    )
    assert with_given_names(text, replace(house, floors=(GROUND, FIRST))) == given
