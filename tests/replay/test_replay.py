"""What eight models wrote for other agents, answered by this one.

Recorded is only what the model wrote there, to their tool results. Here it goes on
with the next thing it had written whatever it is told, so that what is found is a
lower bound: a model that was told something better might have done better.
"""

from pathlib import Path
import re

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from evals.replay.command import RUNS
from evals.replay.parallel import play_all
from evals.replay.play import Played
from evals.replay.runs import load_runs
from evals.task import Task, load_tasks

from .choose import choose

HOMES = Path(__file__).parents[1] / "data" / "homes" / "assist-mini"

pytestmark = pytest.mark.timeout(300)

COUNT = 100

NO_WORDS = re.compile(r"[*_`#{}\[\]|\\]|<[\w/|]|://|\b[a-z_]+\.[a-z]+_|\w\(")
"""Markup, links, ids of entities, calls."""


OPENS = re.compile(r"(please )?(open|unlock)\b", re.IGNORECASE)
"""What the words ask for where a question is no loss."""


@pytest.fixture(scope="module")
def tasks() -> dict[str, Task]:
    """Return the tasks by name."""
    return {task.name: task for task in load_tasks(HOMES)}


@pytest.fixture(scope="module")
def played(tasks: dict[str, Task]) -> list[Played]:
    """Play some of the recorded runs."""
    runs = choose(load_runs(RUNS), COUNT)
    return play_all([(run, tasks[run.of_task]) for run in runs])


def test_nothing_is_lost(played: list[Played], tasks: dict[str, Task]) -> None:
    """What passed elsewhere passes here, or is asked about: what is hard to undo."""
    lost = [one for one in played if one.run.passed and not one.passed]
    assert not [
        one.run.name for one in lost if one.record.outcome is not Outcome.ASKED_BACK
    ]
    words = [tasks[one.run.of_task].sentence for one in lost]
    assert all(OPENS.match(sentence) for sentence in words), words


def test_more_pass(played: list[Played]) -> None:
    """More pass here than elsewhere."""
    assert sum(one.passed for one in played) > sum(one.run.passed for one in played)


def test_all_answers_are_words(played: list[Played]) -> None:
    """Whatever a model wrote, words are spoken."""
    for one in played:
        assert one.record.speech.strip(), one.run.name
        assert not NO_WORDS.search(one.record.speech), one.run.name
