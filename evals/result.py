"""What came of one turn, one JSON line each in a file."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
import json
from pathlib import Path
from typing import Any

from .errors import EvalError

type Pair = tuple[str, str, int]
"""Data set, task and repetition."""

type Key = tuple[str, str, str, float | None, str, str, int]
"""Version, agent with its options, model, temperature, and what there is in a pair."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one agent did at one task, once.

    version is Home Assistant's; options are those of the agent that are not its
    defaults. wrong are the values that are not as the task wants them; harm are those
    of them that the turn changed, None in files from before this was measured. outcome
    is the agent's or Home Assistant's word for how the turn ended. Tokens are as the
    model server counts them, 0 where it does not. rejected and normalised are calls and
    arguments that the agent refused and put right, None for an agent that does not tell.
    calls are the agent's own words for its calls, with what became of each. temperature
    is the one that models were given, None if it was left to the agents.
    """

    version: str
    agent: str
    model: str
    options: dict[str, Any]
    data: str
    task: str
    category: str
    repetition: int
    sentence: str
    passed: bool
    wrong: list[str]
    speech: str
    outcome: str
    error: str
    requests: int
    prompt_tokens: int
    generated_tokens: int
    words: int
    rejected: int | None
    normalised: int | None
    seconds: float
    harm: list[str] | None = None
    calls: list[str] | None = None
    temperature: float | None = None

    @property
    def label(self) -> str:
        """Return what tells this agent from others at the same tasks."""
        return label(self.agent, self.options)

    @property
    def pair(self) -> Pair:
        """Return what it has in common with the result to compare it to."""
        return self.data, self.task, self.repetition

    @property
    def key(self) -> Key:
        """Return what makes another run of the same superfluous."""
        return self.version, self.label, self.model, self.temperature, *self.pair


def label(agent: str, options: Mapping[str, Any]) -> str:
    """Return an agent with its options."""
    return " ".join([agent, *(f"{key}={options[key]}" for key in sorted(options))])


def read_results(path: Path) -> list[Result]:
    """Return the results in a file; a last line that was cut off does not count.

    Raises EvalError where it is no file of results.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as err:
        raise EvalError(f"{path}: {err.strerror}") from err
    whole = text[: text.rfind("\n") + 1]
    try:
        return [Result(**json.loads(line)) for line in whole.splitlines()]
    except (TypeError, ValueError) as err:
        raise EvalError(f"{path} is no file of results: {err}") from err


def resume(path: Path) -> list[Result]:
    """Return what a file holds, made ready for more; make it where there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    results = read_results(path)
    path.write_text("".join(map(_line, results)), encoding="utf-8")
    return results


def append(path: Path, results: Iterable[Result]) -> None:
    """Add results to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(map(_line, results))


def _line(result: Result) -> str:
    """Return a result as it stands in a file."""
    return json.dumps(asdict(result), ensure_ascii=False, default=str) + "\n"
