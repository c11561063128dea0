"""Published runs as a file to replay."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from evals.errors import EvalError
from evals.replay import convert
from evals.replay.runs import load_runs
from homeassistant.util.yaml import save_yaml

CALL = {"tool_name": "HassTurnOff", "tool_args": {"name": "Lamp"}, "id": "1"}
TALK = [
    {"role": "system", "content": "You are a voice assistant."},
    {"role": "user", "content": "Lamp off"},
    {"role": "assistant", "content": None, "tool_calls": [CALL]},
    {"role": "tool_result", "tool_result": {}},
    {"role": "assistant", "content": "It is off", "tool_calls": None},
]
WROTE = (
    {"content": "", "calls": [{"name": "HassTurnOff", "arguments": {"name": "Lamp"}}]},
    {"content": "It is off", "calls": []},
)


def publish(folder: Path, task: str, **context: Any) -> None:
    """Publish a run of the model small."""
    traces = [
        {"event_type": "async_process", "data": {}},
        {"event_type": "agent_detail", "data": {"messages": TALK[:2]}},
        {"event_type": "agent_detail", "data": {"messages": TALK}},
        {"event_type": "tool_call", "data": {}},
    ]
    run = {
        "model_id": "small",
        "task_id": task,
        "context": {"conversation_trace": traces} | context,
    }
    folder.mkdir(parents=True, exist_ok=True)
    save_yaml(str(folder / f"{task}.yaml"), run)


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    """Return the published runs of a data set."""
    folder = tmp_path / "reports" / "mini"
    small = folder / "2026.1" / "small"
    off = {"lamp": {"expected": {"state": "on"}, "got": {"state": "off", "a": None}}}
    publish(small, "b-1", unexpected_states={})
    publish(small, "b-0", unexpected_states=off)
    publish(small, "c-0", unexpected_states="Error verifying state")
    publish(small, "unchecked-0")
    (small / "_scrape_context.yaml").write_text("version: 2026.1")
    return folder


def test_convert(reports: Path, tmp_path: Path) -> None:
    """A run is what the model wrote, whether it passed, and what was left wrong."""
    out = tmp_path / "new" / "runs.jsonl"
    arguments = argparse.Namespace(folder=reports, model=["2026.1/small"], out=out)
    assert convert.run(arguments) == 0
    runs = load_runs(out)
    assert [(one.model, one.task, one.passed, one.ended) for one in runs] == [
        ("small", "b-0", False, {"lamp": {"a": None, "state": "off"}}),
        ("small", "b-1", True, {}),
        ("small", "c-0", False, None),
    ]
    assert [one.wrote for one in runs] == [WROTE] * 3


def test_a_model_without_runs(reports: Path) -> None:
    """A model that is not there is named."""
    with pytest.raises(EvalError, match="2026.1/large holds no runs"):
        convert.convert(reports, ["2026.1/small", "2026.1/large"])
