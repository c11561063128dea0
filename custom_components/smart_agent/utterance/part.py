"""A part of a sentence, while it is read."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from .phrases import Mark, PhraseMatch
from .stance import Stance

BOUNDARIES = frozenset(
    {
        Mark.CONDITION,
        Mark.CONTRAST,
        Mark.CORRECTION,
        Mark.EXCEPTION,
        Mark.JOIN,
        Mark.POLITE,
        Mark.REASON,
        Mark.RELATION,
        Mark.REVOKED,
        Mark.UNWISH,
        Mark.WISH,
    }
)
"""Marks with which a clause begins."""

ASKING = frozenset({Mark.POLITE, Mark.WISH, Mark.UNWISH})
"""Marks of what a speaker wants."""

OPEN_LEADS = (Mark.JOIN, Mark.CONTRAST, Mark.CORRECTION)
"""Leads behind which another can stand."""

WAITING = ASKING | {Mark.CONDITION, Mark.EXCEPTION, Mark.REASON, Mark.RELATION}
"""Leads that hold of what follows a comma: "I do not want, that you …"."""


@dataclass
class Part:
    """A part of a sentence, between two boundaries, while it is being judged."""

    start: int
    unit: int
    lead: Mark | None = None
    words: list[int] = field(default_factory=list)
    marks: list[PhraseMatch[Mark]] = field(default_factory=list)
    stance: Stance | None = None
    joined: bool = False
    """Whether it goes on from the part before it, as one clause."""
    joins: bool = False
    """Whether "and" stands before its lead."""
    corrects: bool = False
    """Whether it stands in place of what came before it."""
    only: bool = False
    """Whether it says that nothing else is meant."""
    closed: bool = False
    """Whether nothing that follows is part of it."""
    wishes_deed: bool = False
    """Whether what begins it says the deed as well: "needs to go off"."""
    now: bool = False
    """Whether it says that it is for now, whatever is for another time."""

    why: bool = False
    """Whether it only gives the reason for what is asked for."""
    meant: bool = False
    """Whether what it tells is asked for behind it: "…, do it"."""

    def has(self, *marks: Mark) -> bool:
        """Return whether it has one of these marks."""
        return self.lead in marks or any(one.tells in marks for one in self.marks)

    @property
    def first(self) -> int:
        """Return where what it says begins, -1 for one that says nothing."""
        return self.words[0] if self.words else -1

    @property
    def end(self) -> int:
        """Return where what it says ends, -1 for one that says nothing."""
        return self.words[-1] if self.words else -1

    @property
    def asks_first(self) -> bool:
        """Return whether it begins with words that ask."""
        return any(
            one.tells is Mark.ASK and one.start == self.words[0] for one in self.marks
        )

    def is_in_mark(self, at: int, mark: Mark) -> bool:
        """Return whether a word is of a mark of this kind."""
        return any(
            one.tells is mark and one.start <= at < one.end for one in self.marks
        )


def revoke(parts: Iterable[Part], stance: Stance = Stance.REVOKED) -> None:
    """Take back what parts asked for."""
    turn(parts, stance)


def turn(parts: Iterable[Part], stance: Stance) -> None:
    """Have parts that ask for something be for something else."""
    for part in parts:
        if part.now and stance in (Stance.LATER, Stance.CONDITION):
            continue
        if part.meant and stance is Stance.TOLD:
            continue
        if part.stance in (Stance.REQUEST, Stance.UNCLEAR, Stance.LATER):
            part.stance = stance


def take_up(parts: Sequence[Part], is_number: Callable[[int], bool]) -> None:
    """Have the last wish for a value be one again, as another value is said for it.

    "To 25, no, she'll roast, make that 23".
    """
    told = (Stance.TOLD, None)
    last = next((one for one in reversed(parts) if one.stance not in told), None)
    if (
        last is not None
        and last.stance is Stance.UNCLEAR
        and any(map(is_number, last.words))
    ):
        last.stance = Stance.REQUEST
