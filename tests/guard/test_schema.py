"""What JSON Schema, and Home Assistant's own validator, say of arguments."""

from typing import Any

import probatio
import pytest

from custom_components.smart_agent.guard.problem import Problem, ProblemKind as P
from custom_components.smart_agent.guard.schema import (
    check,
    check_by_validator,
    is_valid,
)

from ..builders import TOOLS, tool


def problem(name: str, args: dict[str, Any]) -> Problem:
    """Return the only problem that a tool has with arguments."""
    (found,) = check(TOOLS.by_name[name], args)
    return found


@pytest.mark.parametrize(
    ("name", "args", "kind", "path", "allowed", "nearest"),
    [
        (
            "HassFanSetSpeed",
            {"name": "x"},
            P.MISSING,
            "percentage",
            ("0 to 100",),
            (),
        ),
        (
            "get_events",
            {"calendar": "Calendar 1"},
            P.MISSING,
            "range",
            ("today", "week"),
            (),
        ),
        (
            "HassFanSetSpeed",
            {"percentage": True},
            P.TYPE,
            "percentage",
            ("0 to 100",),
            (),
        ),
        (
            "HassFanSetSpeed",
            {"percentage": 101},
            P.RANGE,
            "percentage",
            ("0 to 100",),
            (),
        ),
        (
            "HassFanSetSpeed",
            {"percentage": -1},
            P.RANGE,
            "percentage",
            ("0 to 100",),
            (),
        ),
        (
            "HassFanSetSpeed",
            {"percentage": "x"},
            P.TYPE,
            "percentage",
            ("0 to 100",),
            (),
        ),
        ("HassStartTimer", {"minutes": -1}, P.RANGE, "minutes", ("0 or more",), ()),
        (
            "HassStartTimer",
            {"name": "x"},
            P.MISSING,
            "hours",
            ("hours", "minutes", "seconds"),
            (),
        ),
        (
            "HassListAddItem",
            {"itm": "x", "name": "y", "item": "z"},
            P.UNKNOWN_ARGUMENT,
            "itm",
            ("item", "name"),
            ("item",),
        ),
        (
            "get_events",
            {"calendar": "Calendar 1", "range": "todays"},
            P.NOT_ALLOWED,
            "range",
            ("today", "week"),
            ("today",),
        ),
        (
            "HassSetVolumeRelative",
            {"volume_step": "upp"},
            P.VALUE,
            "volume_step",
            ("down", "up", "-100 to 100"),
            ("up",),
        ),
    ],
)
def test_check(
    name: str,
    args: dict[str, Any],
    kind: P,
    path: str,
    allowed: tuple[str, ...],
    nearest: tuple[str, ...],
) -> None:
    """Every problem says of which kind it is, where, and what would be right."""
    found = problem(name, args)
    assert (found.kind, found.path) == (kind, path)
    assert (found.allowed, found.nearest) == (allowed, nearest)


def test_all_problems_at_once() -> None:
    """All that is wrong with a call is told at once."""
    found = check(
        TOOLS.by_name["HassListAddItem"], {"item": 1, "a": 1, "b": 2, "name": []}
    )
    assert {(p.kind, p.path) for p in found} == {
        (P.UNKNOWN_ARGUMENT, "a"),
        (P.UNKNOWN_ARGUMENT, "b"),
        (P.TYPE, "item"),
        (P.TYPE, "name"),
    }
    found = check(TOOLS.by_name["HassListAddItem"], {})
    assert {(p.kind, p.path) for p in found} == {
        (P.MISSING, "item"),
        (P.MISSING, "name"),
    }


def test_what_follows() -> None:
    """A corrected value is given only where it follows from what was written."""
    fixes = {
        value: dict(
            problem("get_events", {"calendar": "Calendar 1", "range": value}).fix
        )
        for value in ("todays", "tomorrow", "x")
    }
    assert fixes == {"todays": {"range": "today"}, "tomorrow": {}, "x": {}}
    assert dict(problem("goodnight", {"foo": 1}).fix) == {"foo": None}


def test_a_list_where_one_is_asked_for() -> None:
    """Several values for one are several calls."""
    found = problem("HassListAddItem", {"item": ["milk", "eggs"], "name": "x"})
    assert found.message == (
        '["milk", "eggs"] must be of type string; make one call for each'
    )


def test_nothing_fills_pages() -> None:
    """Long values are cut in what is said of them."""
    for args in (
        {"item": ["x" * 5000], "name": "y"},
        {"item": "x", "name": "y", "z" * 5000: 1},
    ):
        assert len(problem("HassListAddItem", args).message) < 300
    found = problem("get_events", {"calendar": "c" * 5000, "range": "today"})
    assert len(found.message) < 300


NESTED = {
    "type": "object",
    "$defs": {"point": {"type": "object", "properties": {"x": {"type": "integer"}}}},
    "properties": {
        "at": {"$ref": "#/$defs/point"},
        "by": {
            "type": "object",
            "properties": {"n": {"type": "integer"}},
            "additionalProperties": False,
            "required": ["n"],
        },
        "one": {"oneOf": [{"type": "string"}, {"type": "array"}]},
        "never": False,
    },
    "patternProperties": {"^x-": {}},
    "additionalProperties": False,
    "dependentRequired": {"one": ["at"]},
}


@pytest.mark.parametrize(
    ("args", "found"),
    [
        ({"at": {"x": 1}, "by": {"n": 2}, "one": "a", "x-foo": 1}, []),
        ({"at": {"x": "1"}}, [(P.TYPE, "at.x")]),
        ({"by": {}}, [(P.MISSING, "by.n")]),
        ({"by": {"n": 1, "m": 2}}, [(P.UNKNOWN_ARGUMENT, "by.m")]),
        ({"one": 1, "at": {}}, [(P.VALUE, "one")]),
        ({"one": "a"}, [(P.VALUE, "")]),
        ({"never": 1}, [(P.VALUE, "")]),
        ({"x-foo": 1, "y": 1}, [(P.UNKNOWN_ARGUMENT, "y")]),
    ],
)
def test_nested(args: dict[str, Any], found: list[tuple[P, str]]) -> None:
    """Schemas of servers may nest, refer and choose."""
    problems = check(tool("nested", NESTED), args)
    assert [(p.kind, p.path) for p in problems] == found
    assert all(not p.fix for p in problems if "." in p.path)


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#/$defs/missing"},
        {"$ref": "https://example.invalid/schema.json"},
        {"$ref": "#"},
        {"properties": {"a": {"type": "colour"}}},
    ],
)
def test_a_schema_that_cannot_be_read(schema: dict[str, Any]) -> None:
    """Nothing runs unchecked, also when the tool's own schema is the culprit."""
    (found,) = check(tool("odd", schema), {"a": 1})
    assert (found.kind, found.path) == (P.VALUE, "")
    assert "odd" in found.message


def test_is_valid() -> None:
    """A single value is held against a single schema."""
    assert is_valid({"type": "integer"}, 1)
    assert not is_valid({"type": "integer"}, "1")


def test_home_assistants_own_validator() -> None:
    """It knows what JSON Schema cannot say, such as which words are colours."""
    light_set = TOOLS.by_name["HassLightSet"]
    assert check_by_validator(light_set, {"color": "Light Blue"}) == []
    (found,) = check_by_validator(light_set, {"color": "warm white"})
    assert (found.kind, found.path, found.value) == (P.VALUE, "color", "warm white")
    assert "warm white" in found.message
    assert check_by_validator(TOOLS.by_name["goodnight"], {"color": "warm white"}) == []


@pytest.mark.parametrize("error", [TypeError, KeyError, AttributeError, OverflowError])
def test_a_validator_that_falls_over(error: type[Exception]) -> None:
    """A validator that raises something else has spoken against the call too."""

    def fall(_: Any) -> None:
        raise error("ouch")

    spec = tool("odd", {}, validate=probatio.Schema({probatio.Optional("a"): fall}))
    (found,) = check_by_validator(spec, {"a": 1})
    assert found.kind is P.VALUE
    assert "ouch" in found.message
