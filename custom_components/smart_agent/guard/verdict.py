"""What the guard says of a call."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from ..home.home import Entity
from ..llm_tools.spec import ToolSpec
from .problem import Note, Problem, ProblemKind

_OF_TARGET = frozenset(
    {
        ProblemKind.AMBIGUOUS_NAME,
        ProblemKind.NO_TARGET,
        ProblemKind.NOTHING_MATCHES,
        ProblemKind.STRICT,
        ProblemKind.UNKNOWN_AREA,
        ProblemKind.UNKNOWN_FLOOR,
        ProblemKind.UNKNOWN_NAME,
        ProblemKind.WRONG_KIND,
    }
)
"""Problems after which a model looks for another name."""

type Signature = tuple[str, tuple[str, ...], str]
"""What a call does: tool, ids of the entities it acts on, its other arguments."""


class Reason(StrEnum):
    """Why a call waits for the user's word."""

    RISKY = "risky"
    """It is hard to undo."""
    WHOLE_HOME = "whole_home"
    """It hits all of a kind in the home, by itself or together with others."""
    OUTSIDE = "outside"
    """Text from outside may have led to it."""
    READ = "read"
    """Text that others wrote stands in what was read, and the words do not ask for it."""
    UNASKED = "unasked"
    """Nobody seems to have asked for anything of the kind."""
    OPEN = "open"
    """The user's words leave open whether it is wanted, or seem to say another thing."""
    AGAIN = "again"
    """It was asked about before in the conversation."""


@dataclass(frozen=True)
class Question:
    """A question to the user."""

    key: str
    """Its key in the translations."""
    placeholders: Mapping[str, str] = field(default_factory=dict)
    """What its sentence has to be filled in with."""
    risky: bool = False
    """Whether it is about what is hard to undo."""


@dataclass(frozen=True)
class Run:
    """The call is right, as it stands in args, and may run."""

    spec: ToolSpec
    args: dict[str, Any]
    signature: Signature
    entities: tuple[Entity, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Repeat:
    """The call has run in this turn and changes nothing; its result still holds."""

    spec: ToolSpec
    args: dict[str, Any]
    signature: Signature
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Ask:
    """The call is right but waits for the user's word."""

    spec: ToolSpec
    args: dict[str, Any]
    signature: Signature
    question: Question
    reasons: tuple[Reason, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def only_open(self) -> bool:
        """Return whether nothing speaks against it but that the words leave it open."""
        return {*self.reasons} == {Reason.OPEN}


@dataclass(frozen=True)
class Reject:
    """The call is wrong and does not run."""

    problems: tuple[Problem, ...]
    spec: ToolSpec | None = None
    args: dict[str, Any] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()

    @property
    def doubts_target(self) -> bool:
        """Return whether it is refused for what it was to act on."""
        return any(problem.kind in _OF_TARGET for problem in self.problems)

    def is_for(self, *kinds: ProblemKind) -> bool:
        """Return whether it is refused for nothing but problems of these kinds."""
        return all(problem.kind in kinds for problem in self.problems)


type Verdict = Run | Repeat | Ask | Reject


def once_each(verdicts: Iterable[Verdict]) -> Iterator[Verdict]:
    """Yield verdicts without those of calls that only do again what was done last.

    A track that is to be skipped is skipped once, however often that was said. "Off, on
    and off" are three deeds.
    """
    last: dict[tuple[str, ...], Signature] = {}
    for one in verdicts:
        if isinstance(one, Reject):
            yield one
        elif last.get(ids := one.signature[1]) != one.signature:
            last[ids] = one.signature
            yield one
