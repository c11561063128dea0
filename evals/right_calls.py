"""The calls with which a model would do all that a turn of a task asks for.

They are made of what a data set expects to have changed, so that a model that plays them
is never wrong: what fails with it is what the agent withholds or does besides.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from fakes.eager import Call
from homeassistant.components.climate import HVACMode
from homeassistant.components.media_player import MediaPlayerState
from homeassistant.components.vacuum import VacuumActivity
from homeassistant.const import STATE_CLOSED, STATE_OFF, STATE_ON
from homeassistant.util.color import COLORS, color_RGB_to_hs

from .task import ITEMS, Change, Range, Task

_FULL = 255
"""The most of a brightness, in Home Assistant's states."""

_NUMBERS: Mapping[str, tuple[str, str, float]] = {
    "temperature": ("HassClimateSetTemperature", "temperature", 1),
    "brightness": ("HassLightSet", "brightness", 100 / _FULL),
    "current_position": ("HassSetPosition", "position", 1),
    "percentage": ("HassFanSetSpeed", "percentage", 1),
    "humidity": ("HassHumidifierSetpoint", "humidity", 1),
    "volume_level": ("HassSetVolume", "volume_level", 100),
}
"""The tool that sets an attribute, its argument, and what makes one of the other."""

_STATES: Mapping[str, str] = {
    MediaPlayerState.PAUSED: "HassMediaPause",
    MediaPlayerState.PLAYING: "HassMediaUnpause",
    VacuumActivity.CLEANING: "HassVacuumStart",
    VacuumActivity.RETURNING: "HassVacuumReturnToBase",
    STATE_OFF: "HassTurnOff",
    STATE_CLOSED: "HassTurnOff",
    # A lock is turned on by being locked.
    "unlocked": "HassTurnOff",
}
"""The tool that brings a state about; any other state is that of what is turned on."""

_SHUT, _OPEN = 0, 100
"""Positions that covers and valves have by being closed and opened."""


def right_calls(task: Task) -> dict[str, list[Call]]:
    """Return by its sentence what a model has to call in each turn of a task.

    Of several calls for one device that is one that does all of it, where there is one.
    """
    home = {one["id"]: one for one in task.inventory["entities"]}
    open_now = {
        entity_id: [*one.get("attributes", {}).get("todo_items", ())]
        for entity_id, one in home.items()
    }
    found: dict[str, list[Call]] = {}
    for turn, behind in zip_longest(task.turns, task.follow_ups):
        calls = found.setdefault(turn.sentence, [])
        # What may be asked about first is called for at once.
        later = behind.expected if behind else {}
        early = {one: later[one] for one in turn.ignored if one in later}
        for entity_id, change in (turn.expected or early).items():
            name = home[entity_id].get("name", entity_id)
            if (items := change.attributes.get(ITEMS)) is not None:
                calls += _of_list(name, open_now[entity_id], items)
                open_now[entity_id] = [*items]
            else:
                calls += _of_device(name, home[entity_id], change)
    return found


def _of_list(name: str, before: Sequence[str], after: Sequence[str]) -> Iterator[Call]:
    """Yield what makes one list of another; what is gone is done."""
    folded = {one.casefold(): one for one in before}
    for item in after:
        if item not in folded:
            yield "HassListAddItem", {"name": name, "item": item}
    for plain, item in folded.items():
        if plain not in after:
            yield "HassListCompleteItem", {"name": name, "item": item}


def _of_device(name: str, device: Mapping[str, Any], change: Change) -> Iterator[Call]:
    """Yield what brings a change about."""
    before = device.get("attributes", {})
    numbers = [*_of_numbers(name, change)]
    yield from numbers
    for key, value in change.attributes.items():
        if key == "hs_color":
            yield "HassLightSet", {"name": name, "color": _color(value)}
            return
        if key == "is_volume_muted":
            tool = "HassMediaPlayerMute" if value else "HassMediaPlayerUnmute"
            yield tool, {"name": name}
        elif key == "media_track":
            on = _number(value) > before.get(key, 1)
            yield "HassMediaNext" if on else "HassMediaPrevious", {"name": name}
            return
    # What is set to a value is on by that, but for what heats or cools.
    if change.state and (not numbers or change.state in (*HVACMode, "playing")):
        yield _tool(change.state, device), {"name": name}


def _of_numbers(name: str, change: Change) -> Iterator[Call]:
    """Yield what sets the numbers of a change, but for a cover at one of its ends."""
    for key, value in change.attributes.items():
        if key not in _NUMBERS:
            continue
        tool, argument, factor = _NUMBERS[key]
        number = _number(value) * factor
        whole = round(number, 1) if factor == 1 else round(number)
        if not whole and change.state == STATE_ON:
            # What is on at nothing has no brightness of its own.
            continue
        if key != "current_position" or whole not in (_SHUT, _OPEN):
            yield tool, {"name": name, argument: whole}


def _tool(state: str, device: Mapping[str, Any]) -> str:
    """Return the tool that brings a device into a state."""
    paused = device.get("state") == MediaPlayerState.PAUSED
    if state == MediaPlayerState.PLAYING and not paused:
        return "HassTurnOn"
    if state == VacuumActivity.PAUSED and device["id"].startswith("vacuum."):
        return "HassStopMoving"
    return _STATES.get(state, "HassTurnOn")


def _number(value: float | Range) -> float:
    """Return a number, the midst of what it may be."""
    return (value.least + value.most) / 2 if isinstance(value, Range) else value


def _color(hs: Sequence[float]) -> str:
    """Return the name of the color that comes closest, the brightest of several."""

    def distance(name: str) -> tuple[float, int, int]:
        rgb = COLORS[name]
        hue, saturation = color_RGB_to_hs(*rgb)
        apart = abs(hue - hs[0]) % 360
        away = min(apart, 360 - apart) + abs(saturation - hs[1])
        return away, -max(rgb), len(name)

    return min(COLORS, key=distance)
