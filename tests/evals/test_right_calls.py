"""What a model would call that does just what a task asks for."""

from pathlib import Path
from typing import Any

import pytest

from evals.right_calls import right_calls
from evals.task import load_tasks

HOME = """\
areas: [{name: Hall}]
entities:
  - {id: light.lamp, name: Lamp, area: hall, state: "off"}
  - {id: cover.blind, name: Blind, area: hall, state: open}
  - {id: lock.door, name: Door, area: hall, state: locked}
  - {id: climate.heater, name: Heater, area: hall, state: "off"}
  - {id: fan.fan, name: Fan, area: hall, state: "off"}
  - {id: vacuum.rover, name: Rover, area: hall, state: docked}
  - {id: media_player.tv, name: TV, state: paused, attributes: {media_track: 3}}
  - {id: media_player.radio, name: Radio, state: playing}
  - {id: todo.shop, name: Shop, attributes: {todo_items: [Milk, Tea]}}
"""


@pytest.mark.parametrize(
    ("change", "calls"),
    [
        ('light.lamp: {state: "on"}', [("HassTurnOn", {"name": "Lamp"})]),
        ('light.lamp: {state: "off"}', [("HassTurnOff", {"name": "Lamp"})]),
        (
            'light.lamp: {state: "on", attributes: {brightness: {min: 120, max: 136}}}',
            [("HassLightSet", {"name": "Lamp", "brightness": 50})],
        ),
        (
            "light.lamp: {attributes: {hs_color: [0, 100]}}",
            [("HassLightSet", {"name": "Lamp", "color": "red"})],
        ),
        ("cover.blind: {state: closed}", [("HassTurnOff", {"name": "Blind"})]),
        (
            "cover.blind: {state: open, attributes: {current_position: 100}}",
            [("HassTurnOn", {"name": "Blind"})],
        ),
        (
            "cover.blind: {state: open, attributes: {current_position: 30}}",
            [("HassSetPosition", {"name": "Blind", "position": 30})],
        ),
        ("lock.door: {state: locked}", [("HassTurnOn", {"name": "Door"})]),
        ("lock.door: {state: unlocked}", [("HassTurnOff", {"name": "Door"})]),
        (
            "climate.heater: {state: heat, attributes: {temperature: 20.5}}",
            [
                ("HassClimateSetTemperature", {"name": "Heater", "temperature": 20.5}),
                ("HassTurnOn", {"name": "Heater"}),
            ],
        ),
        (
            'fan.fan: {state: "on", attributes: {percentage: 40}}',
            [("HassFanSetSpeed", {"name": "Fan", "percentage": 40})],
        ),
        ("vacuum.rover: {state: cleaning}", [("HassVacuumStart", {"name": "Rover"})]),
        (
            "vacuum.rover: {state: returning}",
            [("HassVacuumReturnToBase", {"name": "Rover"})],
        ),
        ("vacuum.rover: {state: paused}", [("HassStopMoving", {"name": "Rover"})]),
        ("media_player.tv: {state: playing}", [("HassMediaUnpause", {"name": "TV"})]),
        (
            "media_player.radio: {state: paused}",
            [("HassMediaPause", {"name": "Radio"})],
        ),
        (
            "media_player.tv: {state: playing, attributes: {media_track: 4}}",
            [("HassMediaNext", {"name": "TV"})],
        ),
        (
            "media_player.tv: {attributes: {media_track: 2}}",
            [("HassMediaPrevious", {"name": "TV"})],
        ),
        (
            "media_player.radio: {attributes: {volume_level: 0.3}}",
            [("HassSetVolume", {"name": "Radio", "volume_level": 30})],
        ),
        (
            "media_player.radio: {attributes: {is_volume_muted: true}}",
            [("HassMediaPlayerMute", {"name": "Radio"})],
        ),
        (
            "todo.shop: {attributes: {items: [eggs, tea]}}",
            [
                ("HassListAddItem", {"name": "Shop", "item": "eggs"}),
                ("HassListCompleteItem", {"name": "Shop", "item": "Milk"}),
            ],
        ),
    ],
)
def test_right_calls(
    change: str, calls: list[tuple[str, dict[str, Any]]], tmp_path: Path
) -> None:
    """One turn, of which one thing is expected; nothing is called in another."""
    assert _calls(tmp_path, change) == {"now": calls, "thanks": []}


def test_a_list_goes_on(tmp_path: Path) -> None:
    """What a turn has put on a list is no news in the next."""
    first = "todo.shop: {attributes: {items: [eggs, milk, tea]}}"
    second = "todo.shop: {attributes: {items: [eggs, tea]}}"
    assert _calls(tmp_path, first, second) == {
        "now": [("HassListAddItem", {"name": "Shop", "item": "eggs"})],
        "thanks": [("HassListCompleteItem", {"name": "Shop", "item": "milk"})],
    }


def test_what_may_be_asked_first(tmp_path: Path) -> None:
    """What only comes about once it is confirmed is called for at once, and then."""
    first = "}\n    ignore_changes: {lock.door: [state]"
    call = ("HassTurnOff", {"name": "Door"})
    changes = _calls(tmp_path, first, "lock.door: {state: unlocked}")
    assert changes == {"now": [call], "thanks": [call]}


def _calls(folder: Path, *changes: str) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Return the calls of a task of two turns that expects these changes."""
    first, second = (f"expect_changes: {{{one}}}" for one in (*changes, "", "")[:2])
    home = folder / "home"
    home.mkdir()
    (folder / "dataset_card.yaml").write_text("name: tiny\n")
    (home / "_fixtures.yaml").write_text(HOME)
    (home / "all.yaml").write_text(
        "category: plain\n"
        "tests:\n"
        f"  - sentences: [now]\n    {first}\n"
        f"    follow_ups: [{{say: thanks, {second}}}]\n"
    )
    (task,) = load_tasks(folder)
    return right_calls(task)
