"""What is to be done when a time is over that stands before it: "give it an hour, then …"."""

from collections.abc import Sequence

from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance

_MAY_SAY = frozenset({Stance.FORBIDDEN, Stance.LATER, Stance.REQUEST, Stance.UNCLEAR})
"""Stances of a part that may say how long to wait. What is told of is over already."""


def waits(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part is for when a time is over that the last one says.

    "Give it an hour and switch it off", "leave the fan on for an hour, then turn it off".
    In "run the fan for an hour and close the blind" both are for now, and neither "two
    hours of homework done, …" nor "I need ten minutes' peace, so …" says to wait.
    """
    said, language = sentence.said, sentence.language
    if part.stance is not Stance.REQUEST:
        return False
    if last.stance is Stance.TOLD:
        # "He gets ten more minutes on it, then switch it off".
        return language.then_book.has(said, part.start) and any(
            one.tells is Mark.LATER
            and sentence.is_number(one.start)
            and language.span_book.has(said, one.end - 1)
            for one in last.marks
        )
    if last.stance not in _MAY_SAY:
        return False
    spans = [one.end for at in last.words for one in language.span_book.at(said, at)]
    if not spans:
        return False
    if last.lead is Mark.WISH and not names_thing(sentence, last):
        # "I need another hour, then …" says no more than how long.
        return max(spans) > last.end and language.then_book.has(said, part.start)
    if language.then_book.has(said, part.start):
        return True
    bids = (
        part.lead is Mark.JOIN or last.has(Mark.HOLD) or sentence.has_verb(last.words)
    )
    return bids and last.unit == part.unit and not names_thing(sentence, last)


def names_thing(sentence: Sentence, part: Part) -> bool:
    """Return whether a part names a device, or has a noun for a kind of them."""
    return any(
        sentence.things[at] or sentence.language.kind_book.has(sentence.said, at)
        for at in part.words
    )


def dates(sentence: Sentence, unit: Sequence[Part], at: int) -> bool:
    """Return whether a part is only the time of the statement before it.

    "Turn off the heating, we're going away till Sunday", "we sleep better when it's cool so
    set it to 17". unit are the parts of a sentence, of which it is the one at a place.
    """
    part, before, behind = unit[at], unit[:at], unit[at + 1 :]
    if not before or before[-1].stance is not Stance.TOLD or sentence.has_sign(part):
        return False
    if behind and (
        behind[0].lead is Mark.JOIN
        and sentence.language.conclusion_book.has(sentence.said, behind[0].start)
        and sentence.has_verb(behind[0].words)
        and sentence.has_subject(before[-1].first)
    ):
        return True
    return (
        (
            sentence.has_subject(before[-1].first)
            # "…, Ann isn't home till nine".
            or not any(sentence.things[at] for at in before[-1].words)
        )
        and not sentence.mentions_any(part)
        and (
            not (sentence.is_finite(part) or sentence.has_verb(part.words))
            # "Lock the door, I don't like it open when I'm on my own".
            or (len(before) > 1 and sentence.has_sign(before[-1]))
        )
    )
