"""What was measured, home by home."""

from collections.abc import Callable

from evals.agents import SMART_AGENT
from evals.layout import Row as Cells, layout

from .row import OLLAMA, Medians, Medley

_COLUMNS: dict[str, Callable[[Medians], str]] = {
    "requests": lambda m: f"{m.requests:g}",
    "prompt tokens": lambda m: f"{m.prompt:,.0f}",
    "evaluated": lambda m: _or_dash(m.evaluated),
    "a request": lambda m: _or_dash(m.per_request),
    "generated": lambda m: f"{m.generated:,.0f}",
    "first sentence s": lambda m: f"{m.first_sentence:.2f}",
    "end s": lambda m: f"{m.seconds:.2f}",
}

_HEADER: Cells = ("situation", *_COLUMNS, "ratio")


def tables(found: Medley, *, markdown: bool) -> str:
    """Return a table for every home: ours / core's in each cell.

    The ratio is that of the times to the end.
    """
    return "\n\n".join(
        f"{size:,} exposed entities\n\n{_table(found, size, markdown=markdown)}"
        for size in sorted({size for size, _ in found})
    )


def _table(found: Medley, size: int, *, markdown: bool) -> str:
    """Return the table of one home."""
    rows = [
        _cells(situation, agents[SMART_AGENT], agents[OLLAMA])
        for (of, situation), agents in found.items()
        if of == size
    ]
    return layout(_HEADER, rows, markdown=markdown)


def _cells(situation: str, ours: Medians, cores: Medians) -> Cells:
    """Return a row; what was not done took no time that compares."""
    cells = (f"{show(ours)} / {show(cores)}" for show in _COLUMNS.values())
    ratio = ours.seconds / cores.seconds
    return (situation, *cells, f"{ratio:.2f}" if ours.done and cores.done else "-")


def _or_dash(value: float | None) -> str:
    """Return a number of tokens, if there is one."""
    return "-" if value is None else f"{value:,.0f}"
