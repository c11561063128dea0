"""A call while the guard works on it: its arguments, what was put right, what is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..home.home import Home, Place
from ..llm_tools.spec import ToolSpec
from .problem import LONGEST, Note, Problem, ProblemKind

MOST_CHOICES = 12
"""Names listed in a problem, so that a small model's context survives."""


@dataclass
class Draft:
    """One call, on its way to what it acts on."""

    spec: ToolSpec
    args: dict[str, Any]
    home: Home
    place: Place
    notes: list[Note] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def text(self, key: str) -> str | None:
        """Return an argument if it is a text."""
        value = self.args.get(key)
        return value if isinstance(value, str) else None

    def values(self, key: str) -> list[Any]:
        """Return an argument as a list, empty where it is not given."""
        value = self.args.get(key, [])
        return value if isinstance(value, list) else [value]

    def set(self, key: str, now: Any, reason: str) -> None:
        """Set or, with None, drop an argument and keep note of it."""
        was = self.args.pop(key, None)
        if now is not None:
            self.args[key] = now
        if was != now:
            self.notes.append(Note(key, was, now, reason))

    def problem(
        self,
        kind: ProblemKind,
        path: str,
        message: str,
        *,
        allowed: Sequence[str] = (),
        nearest: Sequence[str] = (),
        fix: Mapping[str, Any] | None = None,
    ) -> None:
        """Keep a problem; what would be right is cut to a length worth reading."""
        self.problems.append(
            Problem(
                kind,
                path,
                message[:LONGEST],
                self.args.get(path),
                (
                    *allowed[:MOST_CHOICES],
                    *(["…"] if len(allowed) > MOST_CHOICES else []),
                ),
                tuple(nearest[:MOST_CHOICES]),
                fix or {},
            )
        )
