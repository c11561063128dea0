"""Structures of tasks: as JSON Schema, and what of data does not fit them."""

from collections.abc import Mapping
from typing import Any

import probatio
import pytest

from custom_components.smart_agent.prompt.task_texts import problem_lines, wrong_data
from custom_components.smart_agent.task.structure import Structure
from homeassistant.components.ai_task.services import _validate_structure_fields
from homeassistant.helpers.selector import selector


def structure(**fields: Mapping[str, Any]) -> Structure:
    """Return a structure with these fields, as the action makes it; all are required."""
    made = {
        key: {"selector": {kind: config}, "required": True}
        for key, field in fields.items()
        for kind, config in field.items()
    }
    return Structure.of(_validate_structure_fields(made))


RIGHT: list[tuple[Mapping[str, Any], Any]] = [
    ({"action": {}}, [{"action": "light.turn_on"}]),
    ({"area": {}}, "kitchen"),
    ({"boolean": {}}, True),
    ({"color_rgb": {}}, [255, 0, 0]),
    ({"color_temp": {"min": 2000, "max": 6500}}, 2700),
    (
        {
            "choose": {
                "choices": {
                    "few": {"selector": {"number": {}}},
                    "text": {"selector": {"text": {}}},
                }
            }
        },
        3,
    ),
    ({"condition": {}}, [{"condition": "sun", "after": "sunset"}]),
    ({"constant": {"value": "x"}}, "x"),
    ({"country": {}}, "DE"),
    ({"date": {}}, "2026-11-23"),
    ({"datetime": {}}, "2026-11-23 08:00:00"),
    ({"duration": {}}, {"minutes": 5}),
    ({"entity": {}}, "light.kitchen"),
    ({"entity": {"multiple": True}}, ["light.kitchen"]),
    ({"icon": {}}, "mdi:car"),
    ({"language": {}}, "de"),
    ({"location": {}}, {"latitude": 52.5, "longitude": 13.4}),
    ({"number": {"min": 0, "max": 5}}, 3),
    ({"object": {}}, {"any": ["thing"]}),
    ({"object": {"fields": {"a": {"selector": {"number": {}}}}}}, {"a": 1}),
    (
        {
            "object": {
                "fields": {"then": {"selector": {"action": {}}, "required": True}},
                "multiple": True,
            }
        },
        [{"then": [{"delay": 5}]}],
    ),
    ({"select": {"options": ["red", "green"]}}, "red"),
    ({"select": {"options": ["red", "green"], "multiple": True}}, ["red"]),
    ({"select": {"options": ["red"], "custom_value": True}}, "blue"),
    (
        {"select": {"options": ["red"], "custom_value": True, "multiple": True}},
        ["blue"],
    ),
    ({"target": {}}, {"entity_id": ["light.kitchen"]}),
    ({"template": {}}, "{{ 1 }}"),
    ({"text": {}}, "words"),
    ({"text": {"multiple": True}}, ["some", "words"]),
    ({"time": {}}, "08:00:00"),
    ({"trigger": {}}, [{"trigger": "time", "at": "08:00:00"}]),
]
"""Values of selectors that are right."""


@pytest.mark.parametrize(("field", "value"), RIGHT)
async def test_selectors(hass: Any, field: Mapping[str, Any], value: Any) -> None:
    """What a selector takes passes; what is missing or beside it does not."""
    asked = structure(it=field)
    assert asked.check({"it": value}) == []
    assert [one.path for one in asked.check({})] == ["it"]
    assert [one.path for one in asked.check({"it": value, "more": 1})] == ["more"]


WRONG: list[tuple[Mapping[str, Any], Any, str]] = [
    ({"number": {"min": 0, "max": 5}}, 7, "7 is greater than the maximum of 5.0"),
    ({"number": {}}, "three", '"three" must be of type number'),
    ({"boolean": {}}, "yes", '"yes" must be of type boolean'),
    ({"text": {}}, ["a"], '["a"] must be of type string'),
    ({"select": {"options": ["red", "green"]}}, "gren", "Did you mean"),
    ({"date": {}}, "tomorrow", '"tomorrow": '),
    ({"time": {}}, "8 o'clock", '"8 o\'clock": '),
    ({"entity": {"filter": {"domain": "light"}}}, "not an id", '"not an id": '),
]
"""Values of selectors that are wrong, and what the model is told."""


@pytest.mark.parametrize(("field", "value", "told"), WRONG)
async def test_wrong(
    hass: Any, field: Mapping[str, Any], value: Any, told: str
) -> None:
    """What is wrong is named with its place, by the schema or by the selector."""
    problems = structure(it=field).check({"it": value})
    (line,) = problem_lines(problems).splitlines()
    assert line.startswith("- it: ")
    assert told in line
    assert line in wrong_data(problems)


def test_many_problems() -> None:
    """All is told that is wrong, the first dozen of more."""
    asked = structure(**{f"key_{n}": {"text": {}} for n in range(20)})
    assert len(asked.check({})) == 20
    assert len(problem_lines(asked.check({})).splitlines()) == 12


@pytest.mark.parametrize("value", [None, [], "text", 3, {"f": float("nan")}])
def test_no_object(value: Any) -> None:
    """What is no object at all is told too."""
    assert structure(f={"boolean": {}}).check(value)


def test_own_schemas() -> None:
    """A structure may be any schema; what JSON Schema cannot say is checked all the same."""

    def even(value: Any) -> int:
        if not isinstance(value, int) or value % 2:
            raise probatio.Invalid("must be even")
        return value

    asked = Structure.of(
        probatio.Schema(
            [{probatio.Required("n"): even, "area": selector({"area": {}})}]
        )
    )
    assert asked.kind == "array"
    assert asked.check([{"n": 2}, {"n": 4, "area": "kitchen"}]) == []
    (problem,) = asked.check([{"n": 3}])
    assert "must be even" in problem.message
