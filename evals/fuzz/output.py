"""What a model writes in one answer: its words, and the calls beside them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
import json
from pathlib import Path
from typing import Any, Self

from evals.replay.runs import load_runs


@dataclass(frozen=True, slots=True)
class Output:
    """One answer of a model."""

    content: str
    calls: tuple[tuple[str, Any], ...] = ()
    """Name and arguments, as the server parsed them."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Return an answer of a recorded run, or of a line of the corpus."""
        made = tuple((one["name"], one["arguments"]) for one in data["calls"])
        return cls(data["content"], made)

    @property
    def line(self) -> str:
        """Return it as a line of the corpus; ASCII, so that any text can be written."""
        made = [{"name": name, "arguments": args} for name, args in self.calls]
        return json.dumps({"content": self.content, "calls": made})


def recorded(path: Path) -> list[Output]:
    """Return the different answers of the recorded runs of a file."""
    found = (Output.of(one) for run in load_runs(path) for one in run.wrote)
    return [*{one.line: one for one in found}.values()]


def corpus(path: Path) -> Iterator[Output]:
    """Yield the answers of a corpus, if there is one."""
    if path.exists():
        for line in path.read_text(encoding="ascii").splitlines():
            yield Output.of(json.loads(line))
