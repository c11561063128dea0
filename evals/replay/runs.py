"""Recorded runs: who wrote what for which task, and how that ended."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
import json
from pathlib import Path
from typing import Any

from evals.score import Ended
from fakes.ollama_server import Reply, calls, say


@dataclass(frozen=True)
class Run:
    """One run of a model at a task.

    task is the data set's name for it and the number of the repetition; wrote are the
    model's answers in order, each with its words (content) and its calls. ended are the
    values that it left wrong, None where that was not recorded.
    """

    model: str
    task: str
    passed: bool
    wrote: tuple[Mapping[str, Any], ...]
    ended: Ended | None = None

    @property
    def name(self) -> str:
        """Return what tells this run from others."""
        return f"{self.model} {self.task}"

    @property
    def of_task(self) -> str:
        """Return the name of the task without the repetition."""
        return self.task.rpartition("-")[0]

    def replies(self) -> Callable[[dict[str, Any]], Reply]:
        """Return a server's way to go through what the model wrote.

        For every request the next answer; when there is none left, the last words. A
        tool that has got a namespace since is called as it is offered.
        """
        waiting = list(self.wrote)
        last = next((w["content"] for w in self.wrote[::-1] if not w["calls"]), "")

        def reply(body: dict[str, Any]) -> Reply:
            if not waiting:
                return say(last, eval_count=1)
            wrote = waiting.pop(0)
            offered = [one["function"]["name"] for one in body.get("tools") or ()]
            made = [
                (_offered(one["name"], offered), one["arguments"] or {})
                for one in wrote["calls"]
            ]
            if made:
                return calls(*made, text=wrote["content"])
            return say(wrote["content"], eval_count=1)

        return reply


def _offered(name: str, offered: Sequence[str]) -> str:
    """Return a tool's name as it is offered, with the namespace that it has now."""
    if name in offered:
        return name
    found = [one for one in offered if one.rpartition("__")[2] == name]
    return found[0] if len(found) == 1 else name


SILENT = "silent"
"""The model that says nothing."""


def silent(task: str) -> Run:
    """Return the run of a model that says nothing at a task."""
    return Run(SILENT, f"{task}-0", False, ({"content": "", "calls": []},))


def load_runs(path: Path) -> list[Run]:
    """Return the runs of a file, one a line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [
        Run(
            one["model"],
            one["task"],
            one["passed"],
            tuple(one["wrote"]),
            one.get("ended"),
        )
        for one in map(json.loads, lines)
    ]


def save_runs(path: Path, runs: Iterable[Run]) -> None:
    """Write runs to a file, one a line."""
    lines = (
        json.dumps(asdict(one), ensure_ascii=False, separators=(",", ":"), default=str)
        for one in runs
    )
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
