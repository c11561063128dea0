"""What is measured of confirmations, on a data set of one home."""

import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.sentences.recognized import (
    Recognition,
    RecognizedIntent,
)
from custom_components.smart_agent.sentences.vocabulary import Vocabulary
from evals.confirmations import (
    JOINTS,
    Command,
    Outcome,
    commands,
    measure,
    recorded,
    rows,
)
from evals.task import load_tasks

from ..builders import entity, home, judged

HOME = home(
    entity("light.desk", "Desk Lamp", state="on"),
    entity("light.floor", "Floor Lamp", state="on"),
    entity("light.nook", "Nook", state="on"),
)
GRAMMAR = Vocabulary(
    {"intents": {"HassTurnOff": {"data": [{"sentences": ["turn off [the] {name}"]}]}}}
)


def command(sentence: str, *names: str, heard: bool = True) -> Command:
    """Return a sentence for which devices were turned off."""
    done = [judged("HassTurnOff", {"name": name}, HOME) for name in names]
    said = RecognizedIntent("HassTurnOff", {"name": names[0]}) if heard else None
    runs = tuple(one for one in done if isinstance(one, Run))
    assert len(runs) == len(done)
    return Command(sentence, runs, Recognition(said), HOME, GRAMMAR)


def found(*of_home: Command) -> dict[str, list[bool]]:
    """Return for each kind of request what was confirmed at once."""
    outcomes: dict[str, list[bool]] = {}
    for one in measure(of_home):
        outcomes.setdefault(one.kind, []).append(one.confirmed)
    return outcomes


def test_one_and_two_commands() -> None:
    """Each is confirmed; two are when both are done, however they are joined."""
    outcomes = found(
        command("Turn off the desk lamp.", "Desk Lamp"),
        command("turn off the floor lamp", "Floor Lamp"),
    )
    assert outcomes.pop("one, heard") == [True, True]
    assert outcomes.pop("one, by its words") == [True, True]
    assert len(outcomes) == 2 * len(JOINTS)
    for kind, confirmed in outcomes.items():
        assert confirmed == [kind.endswith("both done")] * 2, kind


def test_what_is_heard_and_what_is_not() -> None:
    """Other words are confirmed only if Home Assistant hears them."""
    outcomes = found(
        command("make the desk lamp dark", "Desk Lamp"),
        command("kill the nook", "Nook", heard=False),
    )
    assert outcomes["one, heard"] == [True, False]
    assert outcomes["one, by its words"] == [False, False]


def test_the_same_twice_is_one() -> None:
    """What was done for one command and does another is not counted as half."""
    outcomes = found(
        command("turn off the desk lamp", "Desk Lamp"),
        command("turn off the desk lamp and the nook", "Nook", "Desk Lamp"),
    )
    # Of the longer one, then the shorter, nothing is left to do.
    assert len(outcomes["two with 'and', one done"]) == 1


def test_rows() -> None:
    """A row for each kind, with the share that was confirmed."""
    outcomes = [
        Outcome("one", "a", confirmed=True),
        Outcome("one", "b", confirmed=False),
        Outcome("two", "c", confirmed=False, expected=False),
    ]
    assert rows(outcomes) == [("one", "2", "1", "50.0"), ("two", "1", "0", "0.0")]


def test_recorded(tmp_path: Path) -> None:
    """Only the first calls of runs that passed count, by their task."""
    calls = [{"name": "HassTurnOn", "arguments": {"name": "Nook"}}]
    no_arguments = [{"name": "HassTurnOn", "arguments": None}]
    file = tmp_path / "runs.jsonl"
    runs: list[tuple[str, bool, list[list[dict[str, Any]]]]] = [
        ("a-0", True, [calls, []]),
        ("a-1", False, [calls]),
        ("a-2", True, [no_arguments]),
        ("b-0", True, [[], calls]),
    ]
    file.write_text(
        "\n".join(
            json.dumps(
                {
                    "model": "m",
                    "task": task,
                    "passed": passed,
                    "wrote": [{"content": "", "calls": one} for one in wrote],
                }
            )
            for task, passed, wrote in runs
        )
    )
    assert recorded(file) == {
        "a": [[("HassTurnOn", {"name": "Nook"})], [("HassTurnOn", {})]]
    }


DATA_HOME = """\
areas: [{name: Hall}]
entities:
  - {id: light.desk, name: Desk Lamp, area: hall, state: "off"}
  - {id: light.nook, name: Nook, area: hall, state: "off"}
"""
DATA_TASKS = """\
category: light
tests:
  - sentences: ["turn on the desk lamp", "is the nook on?"]
  - sentences: ["illuminate the nook"]
"""


# It leaves the time zone as it was.
@pytest.mark.usefixtures("hass")
async def test_commands(tmp_path: Path) -> None:
    """What recorded runs called is done, else what is heard; a question is no command."""
    folder = tmp_path / "tiny"
    (folder / "flat").mkdir(parents=True)
    (folder / "flat" / "_fixtures.yaml").write_text(DATA_HOME)
    (folder / "flat" / "lights.yaml").write_text(DATA_TASKS)
    wrote = {"flat_lights-illuminate_the_nook": [[("HassTurnOn", {"name": "Nook"})]]}
    (of_home,) = await commands(load_tasks(folder), wrote)
    assert [
        (one.sentence, [done.args for done in one.done], bool(one.recognition))
        for one in of_home
    ] == [
        ("turn on the desk lamp", [{"name": "Desk Lamp"}], True),
        ("illuminate the nook", [{"name": "Nook"}], False),
    ]
