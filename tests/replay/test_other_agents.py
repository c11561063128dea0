"""Recorded runs, played to Home Assistant's own agent, with the guard and without."""

from pathlib import Path

import pytest

from custom_components.smart_agent.trace.outcome import Judgement
from evals.agents import OLLAMA, OLLAMA_GUARDED
from evals.replay.parallel import play_all
from evals.replay.runs import Run
from evals.task import load_tasks

HOMES = Path(__file__).parents[1] / "data" / "homes" / "assist-mini"
NAME = "dom1_pl_lights_lights-please_turn_on_the_kitchen_light"
ARGUMENTS = {"name": "Kitchen Light", "domain": ["light"]}
WRONG = {"name": "Kitchen Light", "device_class": ["light"]}


@pytest.mark.parametrize(
    ("agent", "arguments", "passed", "verdicts"),
    [
        (OLLAMA, ARGUMENTS, True, []),
        (OLLAMA, WRONG, False, []),
        (OLLAMA_GUARDED, ARGUMENTS, True, [Judgement.RUN]),
        (OLLAMA_GUARDED, WRONG, True, [Judgement.RUN]),
    ],
)
def test_played(
    agent: str,
    arguments: dict[str, object],
    passed: bool,
    verdicts: list[Judgement],
) -> None:
    """A call runs under the name that the tool has now; the guard mends what is wrong."""
    task = next(one for one in load_tasks(HOMES) if one.name == NAME)
    wrote = (
        {"content": "", "calls": [{"name": "HassTurnOn", "arguments": arguments}]},
        {"content": "The light is on.", "calls": []},
    )
    run = Run("small", f"{NAME}-0", False, wrote)
    (played,) = play_all([(run, task)], processes=1, agent=agent)
    assert played.passed is passed
    assert [one.verdict for one in played.record.calls] == verdicts
    assert len(played.record.requests) == 2
    assert played.record.speech == "The light is on."
