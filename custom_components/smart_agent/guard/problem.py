"""What can be wrong with a tool call, and what was put right."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
import json
from typing import Any

from ..text.json_safe import json_safe

LONGEST = 200
"""Characters of a sentence, so that a value in it fills no pages."""

_MOST_ALLOWED = 13
"""Of what would be right, as many as a draft keeps: twelve, and that there are more."""


class ProblemKind(StrEnum):
    """The kinds of problem; each has its own sentence for the user and the model."""

    UNKNOWN_TOOL = "unknown_tool"
    NOT_AN_OBJECT = "not_an_object"
    MISSING = "missing"
    UNKNOWN_ARGUMENT = "unknown_argument"
    TYPE = "type"
    NOT_ALLOWED = "not_allowed"
    RANGE = "range"
    VALUE = "value"
    UNKNOWN_NAME = "unknown_name"
    AMBIGUOUS_NAME = "ambiguous_name"
    SEVERAL_NAMES = "several_names"
    WRONG_KIND = "wrong_kind"
    UNSUPPORTED = "unsupported"
    UNKNOWN_AREA = "unknown_area"
    UNKNOWN_FLOOR = "unknown_floor"
    NOTHING_MATCHES = "nothing_matches"
    NO_TARGET = "no_target"
    NO_TIMER = "no_timer"
    NO_TIMERS = "no_timers"
    QUESTION = "question"
    REPEATED = "repeated"
    STRICT = "strict"
    UNKNOWN_ADDRESS = "unknown_address"
    FORBIDDEN = "forbidden"
    EXCEPTED = "excepted"
    REVOKED = "revoked"
    ELSEWHERE = "elsewhere"
    LATER = "later"
    CONDITION = "condition"
    OPPOSITE = "opposite"
    UNSAID = "unsaid"
    NOT_PERMITTED = "not_permitted"


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a call."""

    kind: ProblemKind
    path: str
    """The argument, dotted into lists; empty for the call as a whole."""
    message: str
    """What is wrong, for the model."""
    value: Any = None
    allowed: tuple[str, ...] = ()
    """All that would be right."""
    nearest: tuple[str, ...] = ()
    """What is right and most like the value."""
    fix: Mapping[str, Any] = field(default_factory=dict)
    """Arguments of a corrected example that follow from the problem; None takes one out."""

    def as_dict(self) -> dict[str, Any]:
        """Return it as JSON for the record, without words: a panel has its own."""
        return {
            "kind": self.kind.value,
            "argument": self.path[:LONGEST],
            "value": _as_text(self.value),
            "allowed": [one[:LONGEST] for one in self.allowed[:_MOST_ALLOWED]],
            "nearest": [one[:LONGEST] for one in self.nearest[:_MOST_ALLOWED]],
        }


@dataclass(frozen=True)
class Note:
    """One thing that was put right: same meaning, other spelling."""

    path: str
    """The argument."""
    was: Any
    """Its value before, None for an argument that was added."""
    now: Any
    """Its value after, None for an argument that was taken out."""
    reason: str
    """Why it was changed, for the model and the record."""

    def __str__(self) -> str:
        """Return the note as one short line."""
        if self.now is None:
            return f"{self.path}: dropped {self.was!r} ({self.reason})"
        if self.was is None:
            return f"{self.path}: added {self.now!r} ({self.reason})"
        return f"{self.path}: {self.was!r} read as {self.now!r} ({self.reason})"

    def as_dict(self) -> dict[str, Any]:
        """Return it as JSON for the record, without words."""
        return {
            "argument": self.path[:LONGEST],
            "was": _as_text(self.was),
            "now": _as_text(self.now),
        }


def _as_text(value: Any) -> str | None:
    """Return a value as it is shown, cut to a length worth reading; None for none."""
    if value is None:
        return None
    safe = json_safe(value)
    text = safe if isinstance(safe, str) else json.dumps(safe, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
