"""How often the right device is in a shortlist, and the homes it is asked of."""

import argparse
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from custom_components.demo_house.api import async_setup_house
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.home.shortlist import MOST, kind_words
from evals import homes, shortlist
from evals.dataset import dataset
from evals.errors import EvalError
from evals.grow import grown, home_of
from evals.shortlist import ITS_ROOM, NOWHERE, OTHER_ROOM
from evals.task import Task, load_tasks
from homeassistant.core import HomeAssistant
from homeassistant.helpers.translation import async_get_translations
from homeassistant.util.yaml import load_yaml_dict

from ..builders import entity, home

PUBLISHED = sorted(
    (Path(__file__).parents[1] / "data" / "homes").glob("assist/*/_fixtures.yaml")
)
INVENTORIES = {path.parent.name: load_yaml_dict(path) for path in PUBLISHED}
INVENTORIES["made"] = homes.home(120)

HOUSE = """\
areas: [{name: Hall}, {name: Den}]
devices: [{name: Radio, area: den}]
entities:
  - {id: light.lamp, name: Lamp, area: hall, state: "off"}
  - {id: light.spot, name: Spot, area: hall, state: "off"}
  - {id: fan.fan, name: Fan, area: den, state: "off"}
  - {id: media_player.radio, name: Radio, device: radio, state: "playing"}
"""
TASKS = """\
category: light
tests:
  - sentences: ["Lamp and spot on"]
    setup:
      light.spot: {state: "on"}
    expect_changes:
      light.lamp: {state: "on"}
      light.spot: {state: "on"}
  - sentences: ["Zzz"]
    context_device: radio
    expect_changes:
      fan.fan: {attributes: {percentage: 50}}
  - sentences: ["Lamp, spot, off"]
    setup:
      light.lamp: {state: "on"}
      light.spot: {state: "on"}
    expect_changes:
      light.lamp: {state: "off"}
      light.spot: {state: "off"}
  - sentences: ["Nothing at all"]
    expect_changes:
      fan.fan: {state: "off"}
"""


@pytest.fixture
def tasks(tmp_path: Path) -> list[Task]:
    """Return the tasks of a small data set."""
    folder = tmp_path / "flat"
    folder.mkdir()
    (folder / "_fixtures.yaml").write_text(HOUSE)
    (folder / "lights.yaml").write_text(TASKS)
    return load_tasks(tmp_path)


def lasting(found: Home) -> dict[str, Any]:
    """Return the layout of a home as it can be compared."""
    return {
        "entities": [replace(one.lasting, features=0) for one in found.entities],
        "areas": {area.area_id: area for area in found.areas},
        "floors": {floor.floor_id: floor for floor in found.floors},
    }


@pytest.mark.parametrize("name", INVENTORIES)
async def test_homes_are_as_home_assistant_has_them(
    hass: HomeAssistant, name: str
) -> None:
    """A layout made of an inventory is that of a core with this inventory."""
    await async_setup_house(hass, INVENTORIES[name])
    await hass.async_block_till_done()
    made = home_of(Inventory.load(INVENTORIES[name]))
    assert lasting(made) == lasting(async_get_home(hass, "conversation"))


async def test_kinds_are_as_home_assistant_has_them(hass: HomeAssistant) -> None:
    """The words for kinds are those of the translations that a core has loaded."""
    domains = {"cover", "light", "vacuum"}
    texts: dict[str, str] = {}
    for category in ("title", "entity_component", "services"):
        texts |= await async_get_translations(hass, "en", category, domains)
    assert {
        key: sorted(own) for key, own in shortlist.english_kinds(domains).items()
    } == {key: sorted(own) for key, own in kind_words(texts).items()}


def test_a_home_grows() -> None:
    """It gets entities of others in their rooms, those that it has too among them."""
    small = home(
        entity("light.lamp", "Lamp", area="Hall"),
        areas={"Hall": "Upstairs"},
        floors=["Upstairs"],
    )
    other = home(
        entity("light.lamp", "Other Lamp"),
        entity("light.other", "LAMP"),
        entity("light.floor", "Floor Lamp", "Lamp"),
        entity("light.spot", "Spot", area="Entrance"),
        entity("fan.attic", "Attic Fan", area="Attic"),
        entity("lock.door", "Door"),
        areas={"Entrance, Hall": "First", "Attic": "First floor"},
        floors=["First floor, Upstairs"],
    )
    found = grown(small, [other], 3, "lights on")
    assert [one.entity_id for one in found.entities] == [
        "light.lamp",
        "light.spot",
        "fan.attic",
    ]
    assert [one.area_id for one in found.entities] == ["hall", "hall", "attic"]
    assert {one.floor_id for one in found.entities} == {"upstairs"}
    assert [area.name for area in found.areas] == ["Hall", "Attic"]
    assert [floor.name for floor in found.floors] == ["Upstairs"]
    with pytest.raises(EvalError, match="no 9 entities"):
        grown(small, [other], 9, "lights on")


@pytest.mark.parametrize(
    ("sentence", "kept", "expected"),
    [
        ("Spot on", (), ["fan.attic", "lock.door"]),
        ("the attic, please", (), ["light.spot", "lock.door"]),
        ("the hall", (), ["light.spot", "fan.attic"]),
        ("open it", ("fan", "light"), ["lock.door", "cover.blind"]),
    ],
)
def test_a_home_grows_by_nothing_that_is_meant(
    sentence: str, kept: tuple[str, ...], expected: list[str]
) -> None:
    """What the sentence names is not added, nor new rooms that it names."""
    small = home(entity("switch.a", area="Hall"), areas=["Hall"])
    other = home(
        entity("light.spot", "Spot", area="Hall"),
        entity("fan.attic", "Fan", area="Attic"),
        entity("lock.door", "Door"),
        entity("cover.blind", "Blind"),
        areas=["Hall", "Attic"],
    )
    found = grown(small, [other], 3, sentence, kept)
    assert [one.entity_id for one in found.entities[1:]] == expected


def test_what_is_measured(tasks: list[Task]) -> None:
    """Only what changes counts; a device that hears a task says where it is said."""
    found = {
        (one.task.sentence, one.room): one
        for one in shortlist.measure(tasks, [40], MOST)
    }
    targets = {
        "Lamp and spot on": ("light.lamp",),
        "Zzz": ("fan.fan",),
        "Lamp, spot, off": ("light.lamp", "light.spot"),
    }
    assert [*found] == [
        (sentence, room)
        for sentence in targets
        for room in (NOWHERE, ITS_ROOM, OTHER_ROOM)
    ]
    for (sentence, _), one in found.items():
        assert one.targets == targets[sentence]
        assert one.found == len(one.targets)
        assert one.size == 40
        assert len(one.listed) <= MOST
    heard = found["Zzz", NOWHERE].listed
    assert [one.entity_id for one in heard[:2]] == ["fan.fan", "media_player.radio"]
    assert heard == found["Zzz", OTHER_ROOM].listed


def test_command(tasks: list[Task], capsys: pytest.CaptureFixture[str]) -> None:
    """It prints a table, how many tasks are left out, and what is missing."""
    parser = argparse.ArgumentParser()
    shortlist.add_arguments(parser)
    folder = str(tasks[0].home.parents[1])
    words = ["--data", folder, "--sizes", "30,60", "--most", "1", "--failures"]
    assert shortlist.run(parser.parse_args(words)) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:7] == ["not", "known", "30", "3", "66.7", "100.0", "1.0"]
    assert lines[5].split()[:3] == ["another", "60", "3"]
    assert lines[7] == "1 tasks change nothing"
    missed = lines.index("30 entities, user's room not known: 'Lamp, spot, off'")
    assert lines[missed + 1 : missed + 3] == [
        "  missing light.spot",
        "  listed  light.lamp",
    ]


def test_the_right_device_is_listed() -> None:
    """In 99 of 100 published tasks it is there in a home of 300."""
    found = [*shortlist.measure(load_tasks(dataset("assist-mini")), [300], MOST)]
    for room in (NOWHERE, ITS_ROOM):
        group = [one for one in found if one.room == room]
        assert len(group) > 40
        assert fmean(one.found == len(one.targets) for one in group) >= 0.99
        assert fmean(one.tokens for one in group) < 125
