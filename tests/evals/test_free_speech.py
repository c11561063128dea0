"""The data set of free speech: what it promises holds for every task."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
import re
from typing import Any

import pytest

from custom_components.demo_house.inventory import (
    Area,
    Floor,
    Inventory,
    Item,
    with_states,
)
from demo.model_server import ROOT
from evals.score import is_said
from evals.task import Change, Range, Task, load_tasks
from homeassistant.util.yaml import load_yaml_dict

FOLDER = ROOT / "evals" / "data" / "free-speech"
TASKS = load_tasks(FOLDER)
ALL = (*TASKS, *load_tasks(FOLDER.parent / "unseen"))
"""With the sentences that were first said to the agent when it was made."""

HOMES = sorted({task.home for task in TASKS})

NOTHING = {
    "ask ability",
    "cannot",
    "condition",
    "forbid",
    "hypothetical",
    "past",
    "postpone",
    "quote",
    "tell",
}
"""Categories of sentences at which nothing may happen."""


@cache
def plan(path: Path) -> dict[str, Any]:
    """Return what a file says of a home."""
    return load_yaml_dict(path)


@cache
def as_planned(path: Path) -> Inventory:
    """Return a home as its file has it."""
    return Inventory.load(plan(path))


def home(task: Task) -> Inventory:
    """Return the home of a task as it begins."""
    if not task.setup:
        return as_planned(task.home)
    return Inventory.load(with_states(plan(task.home), task.setup))


def test_there_is_enough() -> None:
    """At least 250 tasks in two homes, a third of them to do nothing."""
    assert len(TASKS) >= 250
    assert len(HOMES) == 2
    counts = Counter(task.category for task in TASKS)
    assert min(counts.values()) >= 5
    assert 3 * sum(counts[one] for one in NOTHING) >= len(TASKS)


def test_each_sentence_is_said_once() -> None:
    """Talks may begin alike, but none is there twice."""
    talks = Counter(
        "\n".join(turn.sentence.casefold() for turn in task.turns) for task in ALL
    )
    assert talks.most_common(1)[0][1] == 1


@pytest.mark.parametrize("path", HOMES, ids=lambda path: path.parent.name)
def test_a_home_is_one_that_people_live_in(path: Path) -> None:
    """It has devices of many kinds, names beside names, floors and satellites."""
    found = Inventory.load(plan(path))
    assert 25 <= len(found.items) <= 50
    assert len(found.platforms) >= 12
    assert sum(bool(item.aliases) for item in found.items) >= 5
    assert found.floors
    assert len({device.area for device in found.devices}) >= 5
    names = Counter(
        name.casefold() for item in found.items for name in (item.name, *item.aliases)
    )
    assert names.most_common(1)[0][1] == 1


def test_what_a_task_names_is_there() -> None:
    """Entities and satellites of a task are those of its home."""
    for task in ALL:
        ids = {item.id for item in home(task).items}
        named = {one for turn in task.turns for one in (*turn.expected, *turn.ignored)}
        assert not named - ids, task.name
        devices = {device.id for device in home(task).devices}
        assert task.device is None or task.device in devices, task.name


def test_what_is_expected_is_not_so_yet() -> None:
    """Every change differs from what the home was like in the turn before."""
    for task in ALL:
        now = {
            item.id: values(item.state, item.attributes) for item in home(task).items
        }
        for turn in task.turns:
            for entity_id, change in turn.expected.items():
                wanted = written(change)
                assert any(
                    differs(value, now[entity_id].get(key))
                    for key, value in wanted.items()
                ), f"{task.name}: {entity_id}"
                now[entity_id] |= wanted


def values(state: str | None, attributes: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entity of an inventory in the words of its states."""
    found = {"state": state, **attributes}
    if "target_temperature" in found:
        found["temperature"] = found["target_temperature"]
    if position := found.get("current_position"):
        found["state"] = "open"
    elif position == 0:
        found["state"] = "closed"
    return found


def written(change: Change) -> dict[str, Any]:
    """Return a change in the same form."""
    state = {} if change.state is None else {"state": change.state}
    return state | dict(change.attributes)


def differs(wanted: Any, now: Any) -> bool:
    """Return whether a value has to change."""
    return not wanted.holds(now) if isinstance(wanted, Range) else wanted != now


def test_where_nothing_may_happen_nothing_is_expected() -> None:
    """Only what is put off may start a timer; no service may be called at any other."""
    for task in TASKS:
        acts = any(turn.expected for turn in task.turns)
        assert acts is (task.category not in NOTHING | {"question"}), task.name
        if not acts:
            assert task.idle is (task.category != "postpone"), task.name


def test_a_question_does_not_hold_its_answer() -> None:
    """What repeats the words of a question has not answered it."""
    for task in TASKS:
        for turn in task.turns:
            if turn.said or task.category == "question":
                assert turn.said and not is_said(turn, turn.sentence), turn.sentence


def test_no_pattern_is_said_often() -> None:
    """Without the names and numbers no more than three sentences are the same."""
    patterns = Counter(pattern(task) for task in TASKS if not task.follow_ups)
    assert patterns.most_common(1)[0][1] <= 3, patterns.most_common(3)


def spoken_names(found: Inventory) -> list[str]:
    """Return what entities, areas and floors of a home are called."""
    things: list[Item | Area | Floor] = [*found.items, *found.areas, *found.floors]
    return [name for one in things for name in (one.name, *one.aliases)]


def pattern(task: Task) -> str:
    """Return a sentence without what stands for something in the home."""
    names = [name.casefold() for name in spoken_names(home(task))]
    text = task.sentence.casefold()
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", "_", text)
    return " ".join(re.findall(r"\w+", re.sub(r"\d+", "0", text)))
