"""Turn published runs of a data set into a file that `replay --runs` takes.

The authors of home-assistant-datasets publish their runs in the repository of that name
(https://github.com/allenporter/home-assistant-datasets), one YAML file a run, in
reports/DATA/VERSION/MODEL. The package of the data sets holds only the older ones.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
import json
from pathlib import Path
from typing import Any

from demo.model_server import ROOT
from evals.errors import EvalError
from homeassistant.util.yaml import load_yaml_dict

from .runs import Run, save_runs

_OUT = ROOT / ".cache" / "evals"

MODELS = (
    "2025.7.1/qwen3-1.7b",
    "2025.7.1/qwen3-8b",
    "2026.1.1/ministral-3-3b",
    "2026.1.1/ministral-3-8b",
    "2026.1.1/qwen3-4b-instruct",
    "2026.2.3/gemma4-e2b",
    "2026.2.3/gemma4-e4b",
    "2026.2.3/qwen3.5-4b",
)
"""The models whose runs are replayed, each with the version of Home Assistant."""

_CHECKED = "unexpected_states"
"""Where a run says which values it left wrong; absent if none were checked."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("folder", type=Path, metavar="reports/DATA")
    parser.add_argument(
        "--model",
        action="append",
        metavar="VERSION/MODEL",
        help="a folder of runs; else those of the eight models of assist-mini",
    )
    parser.add_argument("--out", type=Path, help="file of runs to write")


def run(args: argparse.Namespace) -> int:
    """Write the file of runs and return the exit code."""
    out: Path = args.out or _OUT / f"replay-{args.folder.resolve().name}.jsonl"
    runs = convert(args.folder, args.model or MODELS)
    out.parent.mkdir(parents=True, exist_ok=True)
    save_runs(out, runs)
    print(f"{len(runs)} runs are in {out}")
    return 0


def convert(folder: Path, models: Sequence[str]) -> list[Run]:
    """Return the published runs of some models, by model and task.

    Raises EvalError where a model has none.
    """
    runs: list[Run] = []
    for model in models:
        found = list(_runs(folder / model))
        if not found:
            raise EvalError(f"{folder / model} holds no runs")
        runs += found
    return sorted(runs, key=lambda run: (run.model, run.task))


def _runs(folder: Path) -> Iterator[Run]:
    """Yield the runs of a folder, but those whose values were not checked."""
    for path in folder.glob("*.yaml"):
        if path.name[0] != "_":
            report = load_yaml_dict(path)
            if _CHECKED in report["context"]:
                yield _run(report)


def _run(report: Mapping[str, Any]) -> Run:
    """Return a published run."""
    context = report["context"]
    unexpected = context[_CHECKED]
    # A text in its place says that they could not be checked.
    checked = isinstance(unexpected, Mapping)
    return Run(
        model=report["model_id"],
        task=report["task_id"],
        passed=not unexpected,
        wrote=tuple(_wrote(context["conversation_trace"])),
        ended=_ended(unexpected) if checked else None,
    )


def _ended(unexpected: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the values that were left wrong, as JSON has them."""
    ended = {
        entity_id: {key: values["got"][key] for key in sorted(values["got"])}
        for entity_id, values in unexpected.items()
    }
    found: dict[str, dict[str, Any]] = json.loads(json.dumps(ended, default=str))
    return found


def _wrote(trace: Sequence[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield what the model wrote; the last detail of a trace holds the whole talk."""
    details = [one["data"] for one in trace if one["event_type"] == "agent_detail"]
    for message in details[-1]["messages"] if details else ():
        if message["role"] == "assistant":
            calls = [
                {"name": call["tool_name"], "arguments": call["tool_args"]}
                for call in message.get("tool_calls") or ()
            ]
            yield {"content": message.get("content") or "", "calls": calls}
