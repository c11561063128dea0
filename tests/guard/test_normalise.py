"""Same meaning, other spelling: what was written, and what it is read as."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.normalize.arguments import ArgumentNormalizer
from custom_components.smart_agent.guard.normalize.values import (
    MAX_DEPTH,
    MAX_INTEGER,
    as_arguments,
)
from custom_components.smart_agent.guard.problem import Note
from custom_components.smart_agent.llm_tools.spec import TargetRule, ToolSpec

from ..builders import TOOLS, entity, home, tool

HOME = home(
    entity("light.bed", "Bed Light", "Night Light"),
    entity("light.twin", "Twin"),
    entity("switch.twin", "Twin"),
    entity("cover.blind", "Blind"),
    entity("media_player.tv", "TV"),
    entity("switch.null", "Null"),
)

ON, SET, TEMPERATURE = "HassTurnOn", "HassLightSet", "HassClimateSetTemperature"
FAN, TIMER, VOLUME = "HassFanSetSpeed", "HassStartTimer", "HassSetVolumeRelative"


def normalized(
    spec: ToolSpec, args: dict[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """Return arguments in form, and the arguments that there is a note of."""
    normaliser = ArgumentNormalizer(spec, HOME)
    return normaliser.normalise(args), [note.path for note in normaliser.notes]


SAME = None
"""What stays as it was written."""

CASES: list[tuple[str, dict[str, Any], dict[str, Any] | None]] = [
    # Arguments that say nothing
    (ON, {"name": "x", "area": None, "floor": "", "device_class": []}, {"name": "x"}),
    (ON, {"name": "x", "area": "None", "floor": "none "}, {"name": "x"}),
    (ON, {"name": "x", "domain": ["", None, "none"]}, {"name": "x"}),
    (SET, {"name": "x", "brightness": "null"}, {"name": "x"}),
    ("get_items", {"todo_list": "x", "status": ""}, {"todo_list": "x"}),
    ("movie_night", {"brightness": 1, "mode": "None"}, {"brightness": 1}),
    (TIMER, {"minutes": 1, "conversation_command": "none"}, SAME),
    (ON, {"name": "null"}, SAME),
    ("HassListAddItem", {"item": "none", "name": ""}, SAME),
    # Names of arguments
    (ON, {"Name": "x", "deviceClass": ["tv"]}, {"name": "x", "device_class": ["tv"]}),
    (ON, {"Name": "x", "name": "y"}, SAME),
    (ON, {"device": "x"}, SAME),
    (ON, {"areas": "x"}, {"area": "x"}),
    (ON, {"areas": ["x"], "Names": "y"}, {"area": "x", "name": "y"}),
    (ON, {"areas": ["x", "y"]}, {"area": ["x", "y"]}),
    (ON, {"area": "", "areas": "x"}, {"area": "x"}),
    (ON, {"device_classes": "tv"}, {"device_class": ["tv"]}),
    (ON, {"deviceClasses": ["tv"]}, {"device_class": ["tv"]}),
    (SET, {"colour": "red"}, {"color": "red"}),
    ("GetLiveContext", {"areas": "x"}, {"area": "x"}),
    (TEMPERATURE, {"temperature": 1, "Domains": "climate"}, {"temperature": 1}),
    (TIMER, {"minute": "5"}, {"minutes": 5}),
    # Given already, near two, or another word
    (ON, {"areas": "x", "area": "y"}, SAME),
    (ON, {"areas": "x", "arena": "y"}, SAME),
    (SET, {"brightness_step": 5}, SAME),
    (SET, {"saturation": 5}, SAME),
    ("HassSetVolume", {"volume": 5}, SAME),
    (ON, {"n" * 10_000: "x"}, SAME),
    # Lists
    (ON, {"domain": "light"}, {"domain": ["light"]}),
    (ON, {"domain": "light, cover"}, {"domain": ["light", "cover"]}),
    (ON, {"domain": "['light']"}, {"domain": ["light"]}),
    (ON, {"domain": '["light", "cover"]'}, {"domain": ["light", "cover"]}),
    (ON, {"name": ["x"]}, {"name": "x"}),
    (ON, {"name": ["x", "y"]}, SAME),
    (ON, {"name": ["bed light", "Bed Light"]}, {"name": "bed light"}),
    (ON, {"name": ["Bed Light", "night light"]}, {"name": "Bed Light"}),
    (ON, {"name": ["bed-light", "light.bed"]}, {"name": "bed-light"}),
    (ON, {"name": ["Twin", "Twin"]}, {"name": "Twin"}),
    (ON, {"name": ["x", "x"]}, {"name": "x"}),
    (ON, {"name": ["Bed Light", "Blind"]}, SAME),
    (ON, {"name": ["Bed Light", "the bed light"]}, SAME),
    (ON, {"name": ["Bed Light", "x"]}, SAME),
    (ON, {"name": ["Bed Light", 5]}, SAME),
    ("HassListAddItem", {"item": ["x", "x"], "name": "y"}, SAME),
    (ON, {"area": []}, SAME),
    # Domains and device classes
    (ON, {"domain": ["Lights"]}, {"domain": ["light"]}),
    (ON, {"domain": ["Media Players"]}, {"domain": ["media_player"]}),
    (ON, {"domain": ["window_cover"]}, {"domain": ["cover"]}),
    (ON, {"domain": ["vacuum"]}, SAME),
    (ON, {"device_class": ["light"]}, {"domain": ["light"]}),
    (ON, {"device_class": "lights", "domain": ["light"]}, {"domain": ["light"]}),
    (ON, {"device_class": ["Blinds"]}, {"device_class": ["blind"]}),
    (ON, {"device_class": ["outlet", "light"]}, SAME),
    (ON, {"device_class": ["bogus"]}, SAME),
    (ON, {"device_class": ["tv", {}]}, SAME),
    (SET, {"name": "x", "device_class": ["light"]}, {"name": "x"}),
    (SET, {"name": "x", "device_class": ["tv"]}, SAME),
    (TEMPERATURE, {"temperature": 1, "domain": "climate"}, {"temperature": 1}),
    # Numbers
    (SET, {"brightness": "50"}, {"brightness": 50}),
    (SET, {"brightness": " 50 % "}, {"brightness": 50}),
    (SET, {"brightness": 50.0}, {"brightness": 50}),
    (SET, {"brightness": 0.5}, {"brightness": 50}),
    (SET, {"brightness": "0.5"}, {"brightness": 50}),
    (SET, {"brightness": 1.0}, {"brightness": 1}),
    (SET, {"brightness": [50]}, {"brightness": 50}),
    (SET, {"brightness": 33.3}, {"brightness": 33}),
    (SET, {"brightness": "33,3 %"}, {"brightness": 33}),
    (SET, {"brightness": 0.004}, SAME),
    (SET, {"brightness": 128.4}, {"brightness": 128}),
    (SET, {"brightness": -0.5}, SAME),
    (SET, {"brightness": 255}, SAME),
    (SET, {"brightness": "full"}, SAME),
    (SET, {"brightness": "0.5%"}, SAME),
    (SET, {"brightness": "half"}, SAME),
    (SET, {"brightness": "50 lux"}, SAME),
    (SET, {"brightness": True}, SAME),
    (SET, {"brightness": "1e5000"}, SAME),
    (SET, {"temperature": "2700K"}, {"temperature": 2700}),
    (SET, {"temperature": "2700 °K"}, {"temperature": 2700}),
    (SET, {"temperature": "2,700"}, SAME),
    (SET, {"temperature": "warm"}, SAME),
    (TEMPERATURE, {"temperature": "21°C"}, {"temperature": 21}),
    (TEMPERATURE, {"temperature": "21,5 c"}, {"temperature": 21.5}),
    (TEMPERATURE, {"temperature": "-3°"}, {"temperature": -3}),
    (TEMPERATURE, {"temperature": "70°F"}, SAME),
    (TEMPERATURE, {"temperature": "300 K"}, SAME),
    (TEMPERATURE, {"temperature": "21 %"}, SAME),
    (TEMPERATURE, {"temperature": 21.0}, SAME),
    (FAN, {"percentage": "30%"}, {"percentage": 30}),
    (TIMER, {"minutes": "5 min"}, {"minutes": 5}),
    (TIMER, {"hours": "2h", "seconds": "30 s"}, {"hours": 2, "seconds": 30}),
    (TIMER, {"minutes": "5 h"}, SAME),
    (TIMER, {"minutes": 1.5}, SAME),
    (VOLUME, {"volume_step": "10"}, {"volume_step": 10}),
    (VOLUME, {"volume_step": 0.1}, {"volume_step": 10}),
    (VOLUME, {"volume_step": -0.1}, {"volume_step": -10}),
    (VOLUME, {"volume_step": "UP"}, {"volume_step": "up"}),
    (VOLUME, {"volume_step": ["down"]}, {"volume_step": "down"}),
    (VOLUME, {"volume_step": "louder"}, SAME),
    ("HassListAddItem", {"item": 5, "name": "x"}, {"item": "5", "name": "x"}),
    # Choices
    ("get_items", {"todo_list": "shopping LIST"}, {"todo_list": "Shopping list"}),
    ("get_items", {"todo_list": "shopping"}, SAME),
    ("get_items", {"todo_list": "s" * 10_000}, SAME),
    (ON, {"domain": "light" * 1_000}, {"domain": ["light" * 1_000]}),
    (
        "movie_night",
        {"brightness": "40", "mode": "Dark"},
        {"brightness": 40} | {"mode": "dark"},
    ),
    # Entities by id
    (ON, {"entity_id": "light.bed"}, {"name": "Bed Light"}),
    (ON, {"entity_id": ["light.bed"]}, {"name": "Bed Light"}),
    (ON, {"entity_id": "light.twin"}, {"name": "light.twin"}),
    (ON, {"entity_id": "light.bed", "name": "bed light"}, {"name": "bed light"}),
    (ON, {"entity_id": "light.bed", "name": "TV"}, SAME),
    (ON, {"entity_id": "light.hidden"}, SAME),
    (ON, {"entity_id": ["light.bed", "light.twin"]}, SAME),
    ("movie_night", {"brightness": 1, "entity_id": "light.bed"}, SAME),
    # Arguments that the tool does not have
    ("GetDateTime", {"zone": "UTC"}, {}),
    ("goodnight", {"foo": 1}, {}),
    ("GetLiveContext", {"domain": "light", "state": "on"}, {"domain": "light"}),
    ("get_events", {"calendar": "x", "range": "today", "date": "1.1."}, SAME),
    (ON, {"name": "x", "brightness": 5}, SAME),
    ("HassMediaPlayerMute", {"is_volume_muted": "banana"}, {}),
    ("HassMediaPlayerMute", {"is_volume_muted": True}, SAME),
]


@pytest.mark.parametrize(("name", "args", "expected"), CASES)
def test_normalise(
    name: str, args: dict[str, Any], expected: dict[str, Any] | None
) -> None:
    """Arguments are read as what they mean, and otherwise left as they are."""
    spec = TOOLS.by_name[name]
    now, notes = normalized(spec, args)
    if expected is SAME:
        assert (now, notes) == (args if args != {"area": []} else {}, [])
    else:
        assert now == expected
        assert all(type(now[key]) is type(expected[key]) for key in now)
        assert normalized(spec, now) == (now, [])


@pytest.mark.parametrize(
    ("name", "args", "reason"),
    [
        (ON, {"areas": "x"}, "nearest argument"),
        (ON, {"Area": "x"}, "spelling"),
        (ON, {"name": ["Bed Light", "bed light"]}, "the same device twice"),
        (ON, {"name": ["Bed Light"]}, "form"),
        (SET, {"brightness": 0.5}, "a fraction, not per cent"),
        (SET, {"brightness": "50%"}, "form"),
        (SET, {"brightness": "1"}, "form"),
    ],
)
def test_reasons(name: str, args: dict[str, Any], reason: str) -> None:
    """Each mechanism gives a reason of its own, so that it can be counted."""
    normaliser = ArgumentNormalizer(TOOLS.by_name[name], HOME)
    normaliser.normalise(args)
    assert [note.reason for note in normaliser.notes] == [reason]


def test_a_near_argument_of_a_tool_that_takes_any() -> None:
    """What a tool does not list but takes is no slip."""
    spec = tool("tool", {"properties": {"area": {}}})
    assert normalized(spec, {"areas": 1})[0] == {"areas": 1}


@pytest.mark.parametrize(
    ("unit", "written", "read"),
    [("°C", "21 °C", 21), ("°F", "70°F", 70), ("°F", "21°C", "21°C"), ("°F", "70", 70)],
)
def test_the_unit_of_the_home(unit: str, written: str, read: Any) -> None:
    """Degrees of another scale than the home's are not taken for the home's."""
    normaliser = ArgumentNormalizer(
        TOOLS.by_name[TEMPERATURE], home(temperature_unit=unit)
    )
    assert normaliser.normalise({"temperature": written}) == {"temperature": read}


@pytest.mark.parametrize(
    ("schema", "written", "read"),
    [
        ({"type": "boolean"}, "yes", True),
        ({"type": "boolean"}, "Off", False),
        ({"type": "boolean"}, "maybe", "maybe"),
        ({"type": "boolean"}, {}, {}),
        ({"type": "boolean"}, 1, 1),
        ({"type": ["string", "null"]}, [1], [1]),
        ({"type": "array"}, "a, b", ["a, b"]),
        ({"type": "array", "items": {"enum": ["a", "none"]}}, "a,none", ["a", "none"]),
        ({"type": "array", "items": {"type": "integer"}}, "[1, '2']", [1, 2]),
        ({"type": "object"}, "{}", "{}"),
        ({"enum": ["a"]}, "A", "A"),
        ({"type": "string", "enum": ["none", "x"]}, "none", "none"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "7", 7),
        ({"anyOf": [{"type": "integer"}, {"type": "string"}]}, "7", "7"),
        (True, "7", "7"),
        ({"type": "number"}, "1,000", "1,000"),
    ],
)
def test_schemas_of_others(schema: Any, written: Any, read: Any) -> None:
    """Tools of scripts and servers have schemas of every kind."""
    spec = tool("tool", {"type": "object", "properties": {"key": schema}})
    assert normalized(spec, {"key": written})[0] == {"key": read}


def test_additional_properties() -> None:
    """What a tool does not list but takes stays."""
    spec = tool("tool", {"properties": {"a": {}}}, targets=TargetRule(reads=True))
    assert normalized(spec, {"b": 1})[0] == {"b": 1}


@pytest.mark.parametrize(
    ("written", "arguments"),
    [
        (None, {}),
        ("", {}),
        (" ", {}),
        ({}, {}),
        ('{"name": "x"}', {"name": "x"}),
        ("{'name': None}", {"name": None}),
        ("name", None),
        ("[1]", None),
        ([{"name": "x"}], None),
        ({1: 2}, None),
        ({"a": float("nan")}, None),
        ({"a": [float("inf")]}, None),
        ({"a": MAX_INTEGER + 1}, None),
        ({"a": "\ud800"}, None),
        ({"\udfff": 1}, None),
        ({"a": {1, 2}}, None),
        ({"a": b"x"}, None),
    ],
)
def test_as_arguments(written: Any, arguments: dict[str, Any] | None) -> None:
    """Arguments are an object of plain values, also when it stands in a text."""
    assert as_arguments(written) == arguments


def test_depth() -> None:
    """Arguments nested deeper than any tool takes are not read."""
    value: Any = 1
    for _ in range(MAX_DEPTH - 1):
        value = [value]
    assert as_arguments({"a": value}) == {"a": value}
    assert as_arguments({"a": [value]}) is None


def test_notes_in_words() -> None:
    """A note is one short line."""
    assert [
        str(Note("a", 1, 2, "why")),
        str(Note("a", 1, None, "why")),
        str(Note("a", None, 2, "why")),
    ] == ["a: 1 read as 2 (why)", "a: dropped 1 (why)", "a: added 2 (why)"]
