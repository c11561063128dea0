"""What a sentence tells as the reason for what it asks for."""

from collections.abc import Sequence
from itertools import groupby

from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance

_CHANGES = (
    Mark.CONDITION,
    Mark.CORRECTION,
    Mark.DOUBT,
    Mark.EXCEPTION,
    Mark.HABIT,
    Mark.HOLD,
    Mark.JUST_ASKING,
    Mark.LATER,
    Mark.REPORT,
    Mark.REVOKED,
    Mark.UNWISH,
)
"""Marks with which what is told may change what is asked for."""


def mark_reasons(sentence: Sentence, parts: Sequence[Part]) -> None:
    """Mark the parts that tell why, as a word before or behind them says.

    "It is dark, so …", "… because it is dark", or of the very device: "the compressor is
    loud, turn it off". Without that, what is told may be about the words themselves:
    "that's what she wrote, …". A time in it may be when.
    """
    runs = [
        (stance, list(run)) for stance, run in groupby(parts, lambda part: part.stance)
    ]
    for at, (stance, run) in enumerate(runs):
        if stance is not Stance.TOLD or not all(
            _is_plain(sentence, one) for one in run
        ):
            continue
        after = runs[at + 1][1][0] if at + 1 < len(runs) else None
        if run[0].lead is Mark.REASON or (
            after is not None
            and after.stance is Stance.REQUEST
            and (
                _concludes(sentence, after, run[-1])
                or _refers_back(sentence, after, run)
            )
        ):
            for one in run:
                one.why = True


def _is_plain(sentence: Sentence, part: Part) -> bool:
    """Return whether a part has nothing that could change what is asked for."""
    return (
        bool(part.words)
        and not part.asks_first
        and not part.has(*_CHANGES)
        and not any(map(sentence.is_number, part.words))
    )


def _concludes(sentence: Sentence, part: Part, told: Part) -> bool:
    """Return whether a request follows from what was told: "…, so turn it off"."""
    return any(
        sentence.language.conclusion_book.has(sentence.said, at)
        for at in range(told.end + 1, max(part.start, part.first) + 1)
    )


def _refers_back(sentence: Sentence, part: Part, told: Sequence[Part]) -> bool:
    """Return whether a request has a pronoun for what was told of: "…, turn it off"."""
    return (
        any(_is_of_named(sentence, one) for one in told)
        and not sentence.mentions_any(part)
        and any(sentence.language.it_book.has(sentence.said, at) for at in part.words)
    )


def _is_of_named(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells of a thing by its name: not "the note on the lamp"."""
    at = next((one for one in part.words if sentence.named[one]), None)
    if at is None:
        return False
    before = [one for one in part.words if one < at]
    while before and sentence.language.article_book.has(sentence.said, before[-1]):
        before.pop()
    prepositions = sentence.language.preposition_words
    return not before or sentence.said[before[-1]].plain not in prepositions
