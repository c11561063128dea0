"""A call for one tool that is meant for another, by what the device can do."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind as P
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run
from custom_components.smart_agent.options import Risky
from homeassistant.components.cover import CoverEntityFeature as Cover
from homeassistant.components.valve import ValveEntityFeature as Valve
from homeassistant.exceptions import HomeAssistantError

from ..builders import TOOLS, entity, home, judged, toolset
from .conftest import DemoHome

OPENS = Cover.OPEN | Cover.CLOSE
MOVES = OPENS | Cover.SET_POSITION

HOME = home(
    entity("cover.garage", "Gate", area="Garage", device_class="garage", features=3),
    entity("light.gate", "Gate", area="Garage"),
    entity("cover.blind", "Blind", area="Bedroom", features=MOVES),
    entity("cover.shade", "Shade", area="Bedroom", features=OPENS),
    entity("cover.left", "Left Shutter", area="Attic", features=OPENS),
    entity("cover.right", "Right Shutter", area="Attic", features=OPENS),
    entity("valve.hose", "Hose", area="Garden", features=Valve.OPEN | Valve.CLOSE),
    entity("valve.pipe", "Pipe", area="Cellar", features=Valve.SET_POSITION),
)

ON, OFF, POSITION = "HassTurnOn", "HassTurnOff", "HassSetPosition"


def tool_and_args(args: dict[str, Any], **rules: Any) -> tuple[str, dict[str, Any]]:
    """Return what runs in place of a call for a position."""
    verdict = judged(POSITION, args, HOME, risky=Risky.NEVER, **rules)
    assert isinstance(verdict, Run), verdict
    return verdict.spec.name, verdict.args


@pytest.mark.parametrize(
    ("args", "tool", "expected"),
    [
        ({"name": "Shade", "position": 0}, OFF, {"name": "Shade"}),
        ({"name": "Shade", "position": "100%"}, ON, {"name": "Shade"}),
        ({"name": "Hose", "position": 0}, OFF, {"name": "Hose"}),
        ({"name": "Hose", "position": 100}, ON, {"name": "Hose"}),
        # The light of the same name is not meant
        ({"name": "Gate", "position": 0}, OFF, {"name": "cover.garage"}),
        ({"name": "Gate", "position": 100}, ON, {"name": "cover.garage"}),
        (
            {"area": "Garage", "position": 0},
            OFF,
            {"area": "Garage", "domain": ["cover"]},
        ),
        ({"area": "Attic", "position": 0}, OFF, {"area": "Attic"}),
        # One of two cannot be set to a position
        ({"area": "Bedroom", "position": 100}, ON, {"area": "Bedroom"}),
    ],
)
def test_what_opens_and_closes_only(
    args: dict[str, Any], tool: str, expected: dict[str, Any]
) -> None:
    """At the ends of its way, what takes no position is opened or closed."""
    assert tool_and_args(args) == (tool, expected)


@pytest.mark.parametrize(
    "args",
    [
        {"name": "Blind", "position": 0},
        {"name": "Blind", "position": 100},
        {"name": "Blind", "position": 50},
        {"name": "Pipe", "position": 0},
        {"area": "Bedroom", "position": 50},
    ],
)
def test_what_takes_a_position_is_set_to_it(args: dict[str, Any]) -> None:
    """Where one of them has the feature, or all do, the call stays what it is."""
    assert tool_and_args(args) == (POSITION, args)


@pytest.mark.parametrize(
    "args",
    [
        {"name": "Shade", "position": 50},
        {"name": "Hose", "position": 1},
        {"area": "Attic", "position": 99},
    ],
)
def test_a_position_that_nothing_can_take(args: dict[str, Any]) -> None:
    """Between the ends it is refused, and the ends are what it can be."""
    verdict = judged(POSITION, args, HOME)
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert (problem.kind, problem.path) == (P.UNSUPPORTED, "position")
    assert problem.allowed == ("0", "100")


def test_the_other_tool_has_to_be_there() -> None:
    """A tool that is not offered is not called."""
    tools = toolset(*(tool for tool in TOOLS.tools if tool.name != OFF))
    verdict = judged(POSITION, {"name": "Shade", "position": 0}, HOME, tools=tools)
    assert isinstance(verdict, Reject)
    assert [problem.kind for problem in verdict.problems] == [P.UNSUPPORTED]


@pytest.mark.parametrize(
    ("args", "asked"),
    [
        ({"name": "Gate", "position": 100}, True),
        ({"name": "gates", "position": 100}, True),
        # Nothing said which of what is in the garage
        ({"area": "Garage", "position": 100}, True),
        ({"area": "Garage", "position": 0}, False),
    ],
)
def test_a_guess_stays_one(args: dict[str, Any], asked: bool) -> None:
    """What is hard to undo is asked back as if the right tool had been called."""
    verdict = judged(POSITION, args, HOME)
    assert isinstance(verdict, Ask if asked else Run)
    assert verdict.spec.name == (ON if args["position"] else OFF)


def test_the_note() -> None:
    """The record says which tool was called in place of which, and why."""
    verdict = judged(POSITION, {"name": "Shade", "position": 0}, HOME)
    assert isinstance(verdict, Run)
    assert [str(note) for note in verdict.notes] == [
        "tool: 'HassSetPosition' read as 'HassTurnOff' (it takes no position)"
    ]


async def test_home_assistant_closes_it(demo_home: DemoHome) -> None:
    """What Home Assistant cannot set to a position it opens and closes."""
    for position, state in ((100, "open"), (0, "closed")):
        args = {"name": "Garage Door", "position": position}
        with pytest.raises(HomeAssistantError):
            await demo_home.async_call("intent__HassSetPosition", args)
        verdict = demo_home.judge("HassSetPosition", args)
        assert isinstance(verdict, Ask if position else Run)
        result = await demo_home.async_call(verdict.spec.full_name, verdict.args)
        assert not result.error
        garage = demo_home.hass.states.get("cover.garage_door")
        assert garage is not None
        assert garage.state == state


def test_a_value_under_another_name() -> None:
    """An argument that is near one of the tool that was meant is for that tool."""
    lamp = home(entity("light.lamp", "Lamp"))
    verdict = judged(ON, {"name": "Lamp", "colour": "red"}, lamp)
    assert isinstance(verdict, Run)
    assert verdict.spec.name == "HassLightSet"
    assert verdict.args == {"name": "Lamp", "color": "red"}


ROBOTS = home(
    entity("vacuum.robo", "Robo", area="Hall", features=8192 + 16),
    entity("light.hall", "Hall Light", area="Hall"),
)


@pytest.mark.parametrize(
    ("tool", "args", "expected"),
    [
        (ON, {"name": "Robo"}, "HassVacuumStart"),
        (ON, {"name": "Robo", "domain": ["vacuum"], "device_class": ["vacuum"]}, ""),
        (OFF, {"name": "Robo", "area": "Hall"}, "HassVacuumReturnToBase"),
        ("HassStopMoving", {"domain": ["vacuum"]}, "HassVacuumReturnToBase"),
        ("HassStopMoving", {"name": "Robo"}, "HassVacuumReturnToBase"),
    ],
)
def test_own_verb(tool: str, args: dict[str, Any], expected: str) -> None:
    """A general verb for a device of a kind with its own is that."""
    verdict = judged(tool, args, ROBOTS)
    assert isinstance(verdict, Run), verdict
    assert verdict.spec.name == (expected or "HassVacuumStart")
    assert [one.entity_id for one in verdict.entities] == ["vacuum.robo"]
    assert any(note.reason == "its kind has its own verbs" for note in verdict.notes)


def test_own_verb_only_where_said() -> None:
    """What is in an area besides is switched as ever."""
    verdict = judged(ON, {"area": "Hall"}, ROBOTS)
    assert isinstance(verdict, Run)
    assert verdict.spec.name == ON
    assert isinstance(judged(ON, {"name": "Robby the robot"}, ROBOTS), Reject)
