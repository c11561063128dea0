"""Choose runs to replay: python -m tests.replay.choose RUNS.jsonl > CHOSEN.jsonl.

RUNS holds one run a line: model, task, category, text, expect, passed and turns, which
are what the model wrote and what the tools answered. Of each chosen run only what the
model wrote is kept of the turns.
"""

from collections.abc import Iterable, Iterator
import json
from pathlib import Path
import sys
from typing import Any

COUNT = 200

_KEPT = ("model", "task", "category", "text", "expect", "passed")


def choose(runs: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Return COUNT runs, as evenly over models and tasks as their numbers allow.

    The numbers of models (8) and tasks (49) have no common divisor, so that counting
    through both at once meets each pair once before any comes again.
    """
    by_pair: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for run in sorted(runs, key=lambda run: (run["model"], run["task"])):
        task, _, _ = run["task"].rpartition("-")
        by_pair.setdefault((run["model"], task), []).append(run)
    models = sorted({model for model, _ in by_pair})
    tasks = sorted({task for _, task in by_pair})
    for number in range(COUNT):
        pair = by_pair[models[number % len(models)], tasks[number % len(tasks)]]
        yield pair[number // len(tasks) % len(pair)]


def slim(run: dict[str, Any]) -> dict[str, Any]:
    """Return a run without what the tools answered."""
    wrote = [
        {"content": turn["content"] or "", "calls": turn["calls"]}
        for turn in run["turns"]
        if "calls" in turn
    ]
    return {key: run[key] for key in _KEPT} | {"wrote": wrote}


def main() -> None:
    """Write the chosen runs of a file to standard output."""
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    for run in choose(map(json.loads, lines)):
        sys.stdout.write(json.dumps(slim(run), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
