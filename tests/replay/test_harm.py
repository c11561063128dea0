"""The harm of a run, there and here."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evals.replay import summary
from evals.replay.case import Case
from evals.replay.parallel import play_all
from evals.replay.play import Played
from evals.replay.runs import Run
from evals.task import Task, load_tasks

HOMES = Path(__file__).parents[1] / "data" / "homes" / "assist-mini"

KITCHEN, GARDEN = "light.kitchen_light", "light.garden_light"
OFF = {"state": "off"}


@pytest.fixture(scope="module")
def task() -> Task:
    """Return a task to turn on one light."""
    name = "dom1_pl_lights_lights-please_turn_on_the_kitchen_light"
    return next(one for one in load_tasks(HOMES) if one.name == name)


def run_of(task: Task, **more: Any) -> Run:
    """Return a run of a model that turned off the light of the garden."""
    arguments = {"name": "Garden Light", "domain": ["light"]}
    wrote = {"content": "", "calls": [{"name": "HassTurnOff", "arguments": arguments}]}
    return Run("m", f"{task.name}-0", False, (wrote,), **more)


@pytest.fixture(scope="module")
def told(task: Task) -> Task:
    """Return a task whose words ask for what the run did."""
    return replace(task, sentence="Turn off the garden light")


@pytest.fixture(scope="module")
def played(task: Task, told: Task) -> list[Played]:
    """Play a run that tells how it ended, and one that does not.

    The agent has nothing to go by but what the model wrote.
    """
    ended = run_of(task, ended={KITCHEN: OFF, GARDEN: OFF})
    other = replace(run_of(task), task=f"{task.name}-1")
    pairs = [(ended, told), (other, task)]
    return play_all(pairs, 1, options={"sentences": False})


def test_harm_of_a_run(played: list[Played], told: Task) -> None:
    """Another light than the one asked for was turned off, there and here."""
    one, _ = played
    assert one.harm_there == (f"{GARDEN} state: 'off'",)
    assert f"{GARDEN} state: 'off', was 'on'" in one.harm
    assert Case(told, one).harmful


def test_harm_is_counted(played: list[Played], task: Task) -> None:
    """A row counts the runs; what one did not record is not known of all."""
    _, one = played
    assert one.harm_there is None
    cases = [
        Case(task, replace(one, harm=harm, harm_there=there))
        for harm, there in [((), ("a", "b")), (("c",), ("d",)), ((), ())]
    ]
    column = summary.HEADER.index
    (row,) = summary.rows(cases)
    assert (row[column("harm there")], row[column("harm")]) == ("2", "1")
    (row,) = summary.rows([*cases, Case(task, one)])
    assert row[column("harm there")] == "-"
