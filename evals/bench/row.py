"""What was measured: one row a turn, and the medians of several."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

OLLAMA = "ollama"
"""Home Assistant's own agent, as evals.agents calls it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A turn of an agent in a home of a size.

    prompt and generated are tokens of all requests; evaluated is what each of them had
    to read of its prompt, None where the server does not tell; too_long are requests
    that do not fit into the context window that they ask for. Times are in seconds from
    the user's words. done tells that the turn did what was asked, error how it failed.
    """

    size: int
    situation: str
    agent: str
    repeat: int
    requests: int
    prompt: int
    evaluated: tuple[int, ...] | None
    generated: int
    too_long: int
    first_sentence: float
    seconds: float
    speech: str
    done: bool
    error: str = ""


@dataclass(frozen=True, slots=True)
class Medians:
    """The medians of turns that are alike.

    most is the dearest request of any; done tells that all turns did what was asked.
    """

    requests: float
    prompt: float
    evaluated: float | None
    most: int | None
    generated: float
    first_sentence: float
    seconds: float
    done: bool

    @property
    def per_request(self) -> float | None:
        """Return the tokens that a request had to read."""
        if self.evaluated is None or not self.requests:
            return None
        return self.evaluated / self.requests


type Medley = dict[tuple[int, str], dict[str, Medians]]
"""Medians by size and situation, then by agent."""


def medley(rows: Iterable[Row]) -> Medley:
    """Return the medians of rows that differ in nothing but the repeat."""
    alike: dict[tuple[int, str], dict[str, list[Row]]] = {}
    for row in rows:
        agents = alike.setdefault((row.size, row.situation), {})
        agents.setdefault(row.agent, []).append(row)
    return {
        key: {agent: _medians(same) for agent, same in agents.items()}
        for key, agents in alike.items()
    }


def _medians(rows: Sequence[Row]) -> Medians:
    """Return the medians of some rows."""
    told = [row.evaluated for row in rows if row.evaluated is not None]
    return Medians(
        requests=median(row.requests for row in rows),
        prompt=median(row.prompt for row in rows),
        evaluated=median(map(sum, told)) if told else None,
        most=max((max(each, default=0) for each in told), default=None),
        generated=median(row.generated for row in rows),
        first_sentence=median(row.first_sentence for row in rows),
        seconds=median(row.seconds for row in rows),
        done=all(row.done for row in rows),
    )
