"""The homes of published evaluations load, and end in the states these expect."""

from pathlib import Path
from typing import Any

import pytest

from custom_components.demo_house.api import async_setup_house, with_states
from homeassistant.const import STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, floor_registry as fr
from homeassistant.util.yaml import load_yaml_dict

from .conftest import HOMES

_INVENTORIES = sorted(HOMES.glob("*/*/_fixtures.yaml"))
_MINI = HOMES / "assist-mini"


def _name(path: Path) -> str:
    """Name a test after the data set and the home."""
    return f"{path.parents[1].name}/{path.parent.name}"


@pytest.mark.parametrize("path", _INVENTORIES, ids=_name)
async def test_home_loads(
    hass: HomeAssistant, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every entity is there, none unknown, and nothing is logged as wrong."""
    await async_setup_house(hass, path)
    home = load_yaml_dict(path)
    for entity in home["entities"]:
        state = hass.states.get(entity["id"])
        assert state
        # Home Assistant writes a name that is also the device's as the device does.
        assert state.name.casefold() == entity["name"].casefold()
        assert state.state not in {STATE_UNKNOWN, STATE_UNAVAILABLE}
    for area in home["areas"]:
        known = ar.async_get(hass).async_get_area(area["id"])
        assert known
        floor = fr.async_get(hass).async_get_floor(known.floor_id or "")
        assert (floor.name if floor else None) == area.get("floor")
    problems = [
        record.getMessage()
        for record in caplog.records
        if record.levelname == "ERROR" or "Detected that" in record.getMessage()
    ]
    assert not problems


def test_all_homes_are_here() -> None:
    """Ten small homes and five whole ones."""
    assert len(_INVENTORIES) == 15


@pytest.mark.parametrize(
    ("home", "tasks", "number", "action", "expected"),
    [
        ("dom1-pl-lights", "lights", 0, "light.turn_on", {"brightness": 0}),
        ("dom1-pl-lights", "lights", 3, "light.turn_off", {"brightness": None}),
        ("home5-cn-fan", "fan", 0, "fan.turn_on", {"percentage": 100}),
        ("home5-cn-fan", "fan", 1, "fan.turn_off", {"percentage": 0}),
        ("home2-ru-valve", "water-valve", 0, "valve.open_valve", {}),
        ("home2-ru-valve", "water-valve", 1, "valve.close_valve", {}),
        ("home1-us-vacuum", "vacuum", 0, "vacuum.start", {}),
        ("home1-us-lock", "smart-lock", 1, "lock.unlock", {}),
        ("home1-us-cover-garage", "cover-garage", 1, "cover.open_cover", {}),
        (
            "home7-dk-media-player",
            "media-player",
            2,
            "media_player.media_next_track",
            {"media_track": 2},
        ),
    ],
)
async def test_task(
    hass: HomeAssistant,
    home: str,
    tasks: str,
    number: int,
    action: str,
    expected: dict[str, Any],
) -> None:
    """A task's right action ends in the state the task expects, from its own start."""
    task = load_yaml_dict(_MINI / home / f"{tasks}.yaml")["tests"][number]
    inventory = load_yaml_dict(_MINI / home / "_fixtures.yaml")
    await async_setup_house(hass, with_states(inventory, task["setup"]))
    ((entity_id, change),) = task["expect_changes"].items()
    before = hass.states.get(entity_id)
    domain, _, service = action.partition(".")
    await hass.services.async_call(
        domain, service, {"entity_id": entity_id}, blocking=True
    )
    after = hass.states.get(entity_id)
    assert before
    assert after
    assert after != before
    assert after.state == change.get("state", before.state)
    wanted = {**change.get("attributes", {}), **expected}
    assert {key: after.attributes.get(key) for key in wanted} == wanted
