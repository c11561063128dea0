"""Tasks and where they come from."""

from collections import Counter
from pathlib import Path
import tarfile

import pytest

from evals import dataset as module
from evals.dataset import dataset
from evals.errors import EvalError
from evals.task import Change, Range, Turn, load_tasks

HERE = Path(__file__).parents[1] / "data" / "homes"

FILE = """\
category: [light, question]
tests:
  - sentences: ["Is the lamp on?", "And now?"]
    setup:
      light.lamp: {state: "on"}
    expect_response: "yes"
    context_device: radio
  - sentences: ["Is the lamp on?"]
    expect_changes:
      light.lamp: {attributes: {brightness: 128}}
    ignore_changes:
      light.lamp: [color_mode]
    expect_response: ["on", "off"]
  - sentences: ["What is today?"]
    context_now: 2025-04-02 08:30+10:00
"""
HOME = """\
areas: [{name: Hall}]
devices: [{name: Radio, area: hall}]
entities: [{id: light.lamp, area: hall, state: "off"}]
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a data set of one home."""
    folder = tmp_path / "tiny"
    (folder / "flat-fr").mkdir(parents=True)
    (folder / "dataset_card.yaml").write_text("name: tiny\n")
    (folder / "flat-fr" / "_fixtures.yaml").write_text(HOME)
    (folder / "flat-fr" / "lights-and-all.yaml").write_text(FILE)
    return folder


def test_tasks(data: Path) -> None:
    """Every sentence is a task; of two with one name the last counts."""
    lamp, now, today = load_tasks(data)
    assert lamp.name == "flat_fr_lights_and_all-is_the_lamp_on"
    assert lamp.said == ("on", "off")
    assert lamp.expected == {"light.lamp": Change(None, {"brightness": 128})}
    assert lamp.ignored == {"light.lamp": {"color_mode"}}
    assert (lamp.category, lamp.device, lamp.dated) == ("light", None, False)
    assert (now.said, now.device, now.expected) == (("yes",), "radio", {})
    assert today.dated


def test_a_talk_of_several_turns(data: Path) -> None:
    """What follows has its own sentence and its own end; the setup is for the first."""
    (data / "flat-fr" / "lights-and-all.yaml").write_text(
        """\
category: talk
tests:
  - sentences: ["Is the lamp on?"]
    reject_response: "yes"
    follow_ups:
      - {say: "Then on with it", expect_changes: {light.lamp: {state: "on"}}}
      - {say: "Thank you", expect_no_call: true, expect_response: [Welcome, 7]}
"""
    )
    (talk,) = load_tasks(data)
    assert talk.unsaid == ("yes",)
    assert talk.turns == (
        talk,
        Turn(sentence="Then on with it", expected={"light.lamp": Change("on", {})}),
        Turn(sentence="Thank you", said=("Welcome", "7"), idle=True),
    )


def test_what_may_change_beside(data: Path) -> None:
    """A card names attributes by domain; those that a task names count all the same."""
    (data / "dataset_card.yaml").write_text(
        "name: tiny\nignore_changes: {light: [brightness, effect], cover: [tilt]}\n"
    )
    lamp, now, _ = load_tasks(data)
    assert lamp.ignored == {"light.lamp": {"color_mode", "effect"}}
    assert now.ignored == {}


def test_which_items_count_only_where_they_are_named(data: Path) -> None:
    """The published data sets say how many items are on a list, and no more."""
    (data / "flat-fr" / "lights-and-all.yaml").write_text(
        """\
category: todo
tests:
  - {sentences: [one], expect_changes: {todo.jobs: {state: "1"}}}
  - sentences: [two]
    expect_changes: {todo.jobs: {state: "1", attributes: {items: [mow]}}}
"""
    )
    assert [task.ignored for task in load_tasks(data)] == [
        {"todo.jobs": {"items"}},
        {},
    ]


def test_a_range(data: Path) -> None:
    """A value may be between two numbers, where how much is left open."""
    (data / "flat-fr" / "lights-and-all.yaml").write_text(
        """\
category: light
tests:
  - sentences: [dim it]
    expect_changes: {light.lamp: {attributes: {brightness: {min: 10, max: 99.5}}}}
"""
    )
    (task,) = load_tasks(data)
    assert task.expected["light.lamp"].attributes == {"brightness": Range(10, 99.5)}


def test_a_data_set_names_its_language(data: Path) -> None:
    """Its card does; one that says nothing of it is in English."""
    assert {task.language for task in load_tasks(data)} == {"en"}
    (data / "dataset_card.yaml").write_text("name: tiny\nlanguage: fr\n")
    assert {task.language for task in load_tasks(data)} == {"fr"}


def test_the_home_is_as_the_task_begins(data: Path) -> None:
    """The states that a task sets up stand in its inventory, and only in its own."""
    lamp, now, _ = load_tasks(data)
    assert now.inventory["entities"][0]["state"] == "on"
    assert lamp.inventory["entities"][0]["state"] == "off"


def test_the_published_tasks() -> None:
    """There are as many as their authors report."""
    tasks = load_tasks(dataset("assist-mini"))
    assert len(tasks) == 49
    assert Counter(one.category for one in tasks)["cover"] == 12


def test_data_sets_are_found(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is found by its path, by its name here, or taken out of the package."""
    assert dataset(str(data)) == data
    assert dataset("assist-mini") == HERE / "assist-mini"
    cache = tmp_path / "cache"
    cache.mkdir()
    monkeypatch.setattr(module, "_CACHE", cache)
    with tarfile.open(cache / "package-1.tar.gz", "w:gz") as package:
        package.add(data, "package-1/datasets/tiny-one")
        package.add(data, "package-1/tests/datasets/other")
    assert dataset("tiny-one") == cache / "tiny-one"
    assert len(load_tasks(cache / "tiny-one")) == 3
    for name in ("tiny", "other"):
        with pytest.raises(EvalError, match=f"no data set {name}"):
            dataset(name)
