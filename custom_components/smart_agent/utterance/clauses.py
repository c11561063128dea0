"""Reads a sentence as clauses, each with its stance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .part import Part
from .part_deed import says_deed
from .part_stance import PartReader
from .phrases import Mark
from .reasons import mark_reasons
from .sentence import Sentence
from .splitter import Splitter
from .spread import Spreader
from .stance import AGAINST, Stance
from .tokens import Token
from .told_on import tell_on

__all__ = ["AGAINST", "Clause", "Stance", "read_clauses"]


@dataclass(frozen=True)
class Clause:
    """A clause of what was said, and what it is for."""

    words: tuple[Token, ...]
    """Its words without courtesies and marks."""
    stance: Stance
    names: tuple[bool, ...] = ()
    """Which of the words are of the full name of something in the home."""
    corrects: bool = False
    """Whether its values stand in place of those before it."""
    goes_on: bool = False
    """Whether it has the verb of the clause before it."""
    only: bool = False
    """Whether it says that nothing else is meant."""
    why: bool = False
    """Whether it only gives the reason for what is asked for."""
    wishes_deed: bool = False
    """Whether the deed is no longer among its words: "the fan needs to go off"."""
    over: bool = False
    """Whether it tells where a lamp hangs that is named for it."""


def read_clauses(sentence: Sentence) -> tuple[Clause, ...]:
    """Return the clauses of a sentence."""
    parts = Splitter(sentence).parts()
    reader, spreader = PartReader(sentence, parts), Spreader(sentence)
    for at, part in enumerate(parts):
        if at and _passes_on(parts[at - 1], part):
            # "Scratch that, it's open already, close it."
            part.corrects = True
        part.stance = reader.stance_of(part, parts[:at])
    spreader.drop_interjections(parts)
    tell_on(sentence, parts)
    spreader.spread(parts)
    mark_reasons(sentence, parts)
    return tuple(_clauses(sentence, parts))


def _passes_on(before: Part, part: Part) -> bool:
    """Return whether a part only told why what stands before it is taken back."""
    return before.corrects and before.stance is Stance.TOLD and before.unit == part.unit


def _clauses(sentence: Sentence, parts: Sequence[Part]) -> Iterator[Clause]:
    """Yield parts as clauses, those that go on from another with it."""
    joined: list[tuple[Part, list[int]]] = []
    for part in parts:
        if joined and _is_scope(sentence, joined[-1], part):
            # "First floor, all lights off".
            joined[-1][1].extend(part.words)
        elif (
            joined
            and part.joined
            and part.stance is joined[-1][0].stance
            and part.stance not in AGAINST
            and part.lead is not Mark.JOIN
            and not any(sentence.things[at] for at in part.words)
        ):
            joined[-1][1].extend(part.words)
        elif part.stance is not None:
            joined.append((part, [*part.words]))
    for first, words in joined:
        assert first.stance is not None
        yield Clause(
            tuple(sentence.said[at] for at in words),
            first.stance,
            tuple(sentence.named[at] for at in words),
            first.corrects,
            first.joined,
            first.only,
            first.why,
            first.wishes_deed,
            first.lead is Mark.RELATION
            and sentence.language.over_book.has(sentence.said, first.start),
        )


def _is_scope(
    sentence: Sentence, before: tuple[Part, Sequence[int]], part: Part
) -> bool:
    """Return whether what stands before a command only says where it is to be done.

    Not if the command says that itself: "the kitchen, turn off the light in the hall".
    """
    last, words = before
    return (
        last.stance is part.stance is Stance.REQUEST
        and last.unit == part.unit
        and part.lead is None
        and not last.marks
        and any(sentence.mentions[at] for at in words)
        and all(
            (sentence.mentions[at] and not sentence.things[at])
            or sentence.said[at].plain in sentence.language.joining_words
            for at in words
        )
        and not says_deed(sentence, last)
        and not sentence.has_verb(words)
        and says_deed(sentence, part)
        and all(sentence.things[at] for at in part.words if sentence.mentions[at])
    )
