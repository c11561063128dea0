"""What may be put back at once, and what is asked about like any other such call."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.put_back import judge_put_back
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run, Verdict
from custom_components.smart_agent.home.home import Entity
from custom_components.smart_agent.llm_tools.spec import Toolset
from custom_components.smart_agent.options import Risky

from ..builders import TOOLS, entity, home, rules_of

FEATURES = 0xFFFFF

LOCK = entity("lock.front_door")
GATE = entity("cover.gate", device_class="gate", features=FEATURES)
BLIND = entity("cover.blind", device_class="blind", features=FEATURES)
RELAY = entity("switch.gate_opener")
GROUP = entity("switch.all_outlets", parts=(RELAY,))
LAMP = entity("light.lamp")
HOME = home(LOCK, GATE, BLIND, RELAY, GROUP, LAMP)


def put_back(
    device: Entity, device_id: str = "", /, toolset: Toolset = TOOLS, **settings: Any
) -> Verdict | None:
    """Return what is said of putting a device back."""
    rules = rules_of(**settings.pop("rules", {}))
    device_id = device_id or device.entity_id
    return judge_put_back(device, device_id, settings, toolset, HOME, rules)


@pytest.mark.parametrize(
    ("device", "settings"),
    [
        (LAMP, {"state": "on", "brightness": 3}),
        (LOCK, {"state": "locked"}),
        (GATE, {"state": "closed", "current_position": 0}),
        (BLIND, {"state": "open", "current_position": 100}),
        (RELAY, {"state": "off"}),
    ],
)
def test_at_once(device: Entity, settings: dict[str, Any]) -> None:
    """Nothing speaks against what is not hard to undo."""
    assert put_back(device, **settings) is None


@pytest.mark.parametrize(
    ("device", "settings", "key", "tool", "args"),
    [
        (LOCK, {"state": "unlocked"}, "confirm_unlock", "HassTurnOff", {}),
        (LOCK, {"state": "open"}, "confirm_unlock", "HassTurnOff", {}),
        (GATE, {"state": "open"}, "confirm_open", "HassTurnOn", {}),
        (
            GATE,
            {"state": "open", "current_position": 30},
            "confirm_open",
            "HassSetPosition",
            {"position": 30},
        ),
        (RELAY, {"state": "on"}, "confirm_turn_on", "HassTurnOn", {}),
    ],
)
@pytest.mark.parametrize("strict", [True, False])
def test_asked(
    device: Entity,
    settings: dict[str, Any],
    key: str,
    tool: str,
    args: dict[str, Any],
    *,
    strict: bool,
) -> None:
    """What lets somebody in is asked about, as the call that does it."""
    verdict = put_back(device, rules={"strict": strict}, **settings)
    assert isinstance(verdict, Ask)
    assert verdict.question.key == key
    assert verdict.question.risky
    assert verdict.spec.name == tool
    assert verdict.args.items() >= args.items()
    assert verdict.signature[1] == (device.entity_id,)


def test_never_asked() -> None:
    """Who wants no questions gets none; who wants all gets this one."""
    never = put_back(LOCK, state="unlocked", rules={"risky": Risky.NEVER})
    assert isinstance(never, Run)
    always = put_back(LOCK, state="unlocked", rules={"risky": Risky.ALWAYS})
    assert isinstance(always, Ask)


def test_member_of_a_group() -> None:
    """A member is not opened by a call for all: it is left."""
    verdict = put_back(GROUP, RELAY.entity_id, state="on")
    assert isinstance(verdict, Reject)
    assert put_back(GROUP, RELAY.entity_id, state="off") is None
    assert put_back(GROUP, "switch.lamp_outlet", state="on") is None


def test_without_a_tool() -> None:
    """What no tool of the agent's may do is left."""
    without = replace(TOOLS, tools=(), by_name={})
    assert isinstance(put_back(LOCK, toolset=without, state="unlocked"), Reject)
    assert put_back(LAMP, toolset=without, state="on") is None


def test_not_permitted() -> None:
    """Nor is what the user may not control asked about."""
    denied = {"not_permitted": frozenset({LOCK.entity_id})}
    assert isinstance(put_back(LOCK, state="unlocked", rules=denied), Reject)
