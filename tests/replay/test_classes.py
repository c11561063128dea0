"""What is told of a run: the classes it shows, whether the right thing was named."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import Note
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.trace.record import (
    CallRecord,
    RequestRecord,
    TurnRecord,
)
from evals.replay.case import Case
from evals.replay.classes import CLASSES
from evals.replay.failures import CEILING, reason
from evals.replay.play import Played
from evals.replay.runs import Run
from evals.task import Task, load_tasks

HOMES = Path(__file__).parents[1] / "data" / "homes" / "assist-mini"

TURN_ON = "assist__HassTurnOn"


@pytest.fixture(scope="module")
def task() -> Task:
    """Return a task that is about one light in one area."""
    return next(
        one for one in load_tasks(HOMES) if [*one.expected] == ["light.kitchen_light"]
    )


def case(
    task: Task,
    *calls: CallRecord,
    wrote: str = "",
    outcome: Outcome = Outcome.GAVE_UP,
    changed: frozenset[str] = frozenset(),
    wrong: tuple[str, ...] = ("light.kitchen_light state",),
) -> Case:
    """Return a run of one request, which was recorded as failed."""
    named = [{"name": "HassTurnOn", "arguments": call.written} for call in calls]
    run = Run("m", f"{task.name}-0", False, ({"content": wrote, "calls": named},))
    record = TurnRecord("", "", "m", "en", task.sentence, None, datetime.now(UTC))
    record.requests = [RequestRecord("m", 0, text=wrote, calls=[*calls])]
    record.outcome, record.speech = outcome, wrote
    return Case(task, Played(run, wrong, (), None, changed, record))


def shown(one: Case) -> set[str]:
    """Return the classes that a run shows."""
    return {name for name, fired in CLASSES.items() if fired(one)}


@pytest.mark.parametrize(
    ("note", "classes"),
    [
        (
            Note("device_class", ["light"], None, "not so of X"),
            {"domain in device class"},
        ),
        (Note("device_class", ["tv"], None, "not so of X"), {"wrong device class"}),
        (Note("floor", "Attic 9", None, "the name is enough"), {"invented floor"}),
        (
            Note("area", "Garage", None, "not so of X"),
            {"wrong area beside a right name"},
        ),
        (Note("name", "lights", "Light", "name"), {"singular, plural, article"}),
        (Note("name", "Light, Lamp", "Light", "name"), {"name joined with alias"}),
        (
            Note("name", "Light", "light.light", "several share the name"),
            {"several share the name"},
        ),
        (
            Note("name", None, "Light", "the only one"),
            {"no name or a void one, only one fits"},
        ),
        (Note("brightness", "50%", 50, "form"), {"value in another form"}),
        (
            Note("tool", "HassTurnOn", "HassLightSet", "it takes these arguments"),
            {"wrong verb tool"},
        ),
        (Note("area", "", None, "blank"), {"blank argument"}),
    ],
    ids=str,
)
def test_class_of_a_note(task: Task, note: Note, classes: set[str]) -> None:
    """What the guard notes tells the class."""
    written = {} if note.was is None else {note.path: note.was}
    arguments = {} if note.now is None else {note.path: note.now}
    call = CallRecord(TURN_ON, written, Judgement.RUN, arguments, (str(note),))
    assert shown(case(task, call)) == classes


@pytest.mark.parametrize(
    ("arguments", "words", "named"),
    [
        ({"name": "KITCHEN-LIGHT"}, "", True),
        ({"name": ["x", {"y": "light.kitchen_light"}]}, "", True),
        ({"area": "Kitchen"}, "", True),
        ({"name": "Kitchenette"}, "Light of the living room", False),
        ({}, "The kitchen light is on.", True),
    ],
)
def test_named(
    task: Task, arguments: Mapping[str, Any], words: str, named: bool
) -> None:
    """Named is what stands as whole words in a call or in the model's words."""
    call = CallRecord(TURN_ON, arguments, Judgement.REJECTED, {})
    assert case(task, call, wrote=words).named is named


def test_reasons(task: Task) -> None:
    """Each failure has one reason, the deepest first."""
    light = {"name": "Kitchen Light"}
    rejected = CallRecord(
        TURN_ON,
        light,
        Judgement.REJECTED,
        {},
        problems=("name: nothing is called 'x'",),
    )
    refused = CallRecord(TURN_ON, light, Judgement.RUN, light, failed=True)
    other, this = frozenset({"light.x"}), frozenset({"light.kitchen_light"})
    named = "the kitchen light"
    told = {
        reason(case(task, rejected), frozenset({task.name})): CEILING,
        reason(case(task, wrote="done"), frozenset()): "the model never named",
        reason(case(task, wrote=named, changed=other), frozenset()): "wrong device",
        reason(case(task, wrote=named, changed=this), frozenset()): "wrong verb or",
        reason(case(task, refused), frozenset()): "Home Assistant refused",
        reason(
            case(task, rejected), frozenset()
        ): "rejected: name: nothing is called …",
        reason(case(task, wrote=f"Which? {named}?"), frozenset()): "asked back",
        reason(
            case(task, wrote=named, outcome=Outcome.ANSWERED), frozenset()
        ): "claims success",
    }
    assert all(why.startswith(start) for why, start in told.items()), told
    assert len(told) == 8
