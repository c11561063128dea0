"""Calls that were once made against a real Home Assistant, and what the guard says.

tests/data/argument-cases.json holds the calls and what Home Assistant 2026.10 did with
them, unguarded. A call that it ran must pass; one that failed must pass in another
form, and then succeed, or be refused for a reason that names the cause.
"""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reject, Run
from homeassistant.helpers import llm

from .conftest import DemoHome

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "argument-cases.json").read_text()
)

LIGHTS = {"name": "Kitchen Lights"}

REPAIRED: dict[str, dict[str, Any]] = {
    "article": LIGHTS,
    "entity_id key": LIGHTS,
    "python list repr": LIGHTS | {"domain": ["light"]},
    "plural domain": LIGHTS | {"domain": ["light"]},
    "empty list domain": LIGHTS,
    "device_class valid enum but wrong": LIGHTS | {"domain": ["light"]},
    "device_class 'null'": LIGHTS | {"domain": ["light"]},
    "floor 'None'": LIGHTS | {"area": "Kitchen"},
    "area duplicated as name": {"area": "Kitchen", "domain": ["light"]},
    "name in other area": {"name": "Bed Light"},
    "wrong domain for name": {"name": "Ceiling Lights"},
    "percent str": LIGHTS | {"brightness": 50},
    "unit": {"name": "HeatPump", "temperature": 21},
    "missing name": {"item": "milk", "name": "Shopping list"},
    "enum case": {"todo_list": "Shopping list"},
}
"""Failed as it was written -> what runs instead."""

REFUSED: dict[str, tuple[ProblemKind, str]] = {
    "name=all only": (ProblemKind.NO_TARGET, "name"),
    "no args": (ProblemKind.NO_TARGET, "name"),
    "unknown area": (ProblemKind.UNKNOWN_AREA, "area"),
    "unknown floor": (ProblemKind.UNKNOWN_FLOOR, "floor"),
    "list of names": (ProblemKind.TYPE, "name"),
    "turn on a sensor": (ProblemKind.WRONG_KIND, "name"),
    "turn off a button": (ProblemKind.WRONG_KIND, "name"),
    "invented tool": (ProblemKind.UNKNOWN_TOOL, ""),
    "rgb list": (ProblemKind.TYPE, "color"),
    "temp word": (ProblemKind.TYPE, "temperature"),
    "a switch named lights": (ProblemKind.WRONG_KIND, "name"),
    "missing required": (ProblemKind.MISSING, "temperature"),
    "out of range": (ProblemKind.RANGE, "percentage"),
    "no target": (ProblemKind.NO_TARGET, "name"),
    "stop a light": (ProblemKind.WRONG_KIND, "name"),
    "feature": (ProblemKind.UNSUPPORTED, "name"),
    "invented key": (ProblemKind.UNKNOWN_ARGUMENT, "duration"),
    "unknown timer": (ProblemKind.NO_TIMER, ""),
    "no duration": (ProblemKind.NO_TIMER, ""),
    "list items": (ProblemKind.TYPE, "item"),
    "unknown": (ProblemKind.UNKNOWN_NAME, "name"),
    "unknown area in script": (ProblemKind.UNKNOWN_AREA, "room"),
    "clean area": (ProblemKind.NOT_ALLOWED, "area"),
    "mode unsupported": (ProblemKind.NOT_ALLOWED, "mode"),
}
"""Failed as it was written -> kind of the first problem, and its argument."""

BY_VALUE: dict[str, tuple[ProblemKind, str]] = {
    "full": (ProblemKind.TYPE, "brightness"),
    "half": (ProblemKind.TYPE, "position"),
    "louder": (ProblemKind.VALUE, "volume_step"),
    "tomorrow": (ProblemKind.NOT_ALLOWED, "range"),
}
"""The same for notes that several cases share, by the value that is wrong."""


def _case_id(case: dict[str, Any]) -> str:
    """Return what a case is about."""
    return f"{case['tool'].rpartition('__')[2]}-{case['note']}"


def _refusal(case: dict[str, Any]) -> tuple[ProblemKind, str]:
    """Return why a case has to be refused."""
    shared = [BY_VALUE[v] for v in case["args"].values() if str(v) in BY_VALUE]
    return shared[0] if shared else REFUSED[case["note"]]


@pytest.mark.parametrize(
    "case", [c for c in CASES if c["result"].startswith("OK")], ids=_case_id
)
async def test_what_ran_still_runs(demo_home: DemoHome, case: dict[str, Any]) -> None:
    """A call that Home Assistant ran is not refused and does the same."""
    verdict = demo_home.judge(case["tool"], case["args"])
    assert isinstance(verdict, Run)
    result = await demo_home.async_call(verdict.spec.full_name, verdict.args)
    assert not result.error
    _, _, names = case["result"].partition("success=")
    if names:
        assert isinstance(result.data, llm.IntentResponseDict)
        done = result.data["data"]["success"]
        assert [target["name"] for target in done] == ast.literal_eval(names)


@pytest.mark.parametrize(
    "case", [c for c in CASES if c["note"] in REPAIRED], ids=_case_id
)
async def test_what_failed_is_repaired(
    demo_home: DemoHome, case: dict[str, Any]
) -> None:
    """A call whose meaning is clear runs in a form that succeeds."""
    assert not case["result"].startswith("OK")
    verdict = demo_home.judge(case["tool"], case["args"])
    assert isinstance(verdict, Run)
    assert verdict.args == REPAIRED[case["note"]]
    result = await demo_home.async_call(verdict.spec.full_name, verdict.args)
    assert not result.error


async def test_what_failed_is_refused(
    demo_home: DemoHome, subtests: pytest.Subtests
) -> None:
    """A call whose meaning is not clear does not run, and the reason is the cause.

    To judge it changes nothing, so that all can be made in one home.
    """
    cases = [
        case
        for case in CASES
        if not case["result"].startswith("OK") and case["note"] not in REPAIRED
    ]
    assert cases
    for case in cases:
        with subtests.test(_case_id(case)):
            verdict = demo_home.judge(case["tool"], case["args"])
            assert isinstance(verdict, Reject)
            problem = verdict.problems[0]
            assert (problem.kind, problem.path) == _refusal(case)
