"""What only puts right what was said before it, or tells why: "no wait, that's loud"."""

from collections.abc import Sequence, Set as AbstractSet

from ..home.home import Home
from ..text.similarity import near_words
from .mark import Mark
from .phrases import Language
from .tokens import Token, parted, tokens

PUTS_RIGHT = frozenset({Mark.CORRECTION, Mark.CONTRAST, Mark.COURTESY, Mark.JOIN})
"""Marks of what may stand before what is meant, or for it."""

_ONLY_TELLS = PUTS_RIGHT | {
    Mark.DEGREE,
    Mark.NEGATION,
    Mark.PAST,
    Mark.REASON,
    Mark.RELATION,
}
"""Marks of what may stand between what is taken back and what is meant."""

_TAG_WORDS = 3
"""Words of what asks to agree: "isn t it"."""


def only_tells(part: Sequence[Token], language: Language, home: Home) -> bool:
    """Return whether a part tells something of no thing of the home, or only corrects."""
    begins = behind_correction(part, language)
    if _is_tag(part, language):
        return True

    def says_more(at: int) -> bool:
        # "He isn't asleep" asks nothing.
        only = _ONLY_TELLS | ({Mark.ASK} if at > begins else frozenset())
        return any(mark.tells not in only for mark in language.book.at(part, at))

    return not any(
        is_number(one, language)
        or is_of_home(one, home)
        or one.asked
        or (at >= begins and says_more(at))
        for at, one in enumerate(part)
    ) and not any(
        language.verb_book.has(part, at) for at in {0, begins} if at < len(part)
    )


def _is_tag(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part only asks to agree: "…, have I", "…, isn't it"."""
    return (
        1 < len(part) <= _TAG_WORDS
        and language.finite_book.has(part, 0)
        and language.subject_book.has(part, len(part) - 1)
    )


def behind_correction(
    part: Sequence[Token],
    language: Language,
    marks: AbstractSet[Mark] = PUTS_RIGHT,
) -> int:
    """Return where what puts right ends that a part begins with; no name is left out."""
    at = 0
    while at < len(part) and (
        ends := [one.end for one in language.book.at(part, at) if one.tells in marks]
    ):
        at = max(ends)
    return at


def with_mark_first(text: str, language: Language) -> str:
    """Return a text in which what corrects stands first: "the den, the hall I mean"."""
    for part in parted(tokens(text))[1:]:
        marks = [
            one
            for at in range(1, len(part))
            for one in language.book.at(part, at)
            if one.tells is Mark.CORRECTION
            and one.end == len(part)
            # "No", "wait" take back what they stand behind.
            and one.end - one.start > 1
        ]
        if part[0].weak and marks:
            mark = min(marks, key=lambda one: one.start)
            before, said = part[: mark.start], part[mark.start :]
            first = text[said[0].start : said[-1].end]
            thing = text[before[0].start : before[-1].end]
            rest = text[said[-1].end :]
            return f"{text[: before[0].start]}{first} {thing}{rest}"
    return text


def corrects(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part begins by putting something right: "no", "wait"."""
    return any(
        one.tells is Mark.CORRECTION
        for at in range(max(behind_correction(part, language), 1))
        for one in language.book.at(part, at)
    )


def is_of_home(one: Token, home: Home) -> bool:
    """Return whether a word is of a name or kind of something in a home, as it is."""
    # "That's": a letter by itself is no word of "Ann's Lamp".
    return len(one.plain) > 1 and any(
        one.plain in near_words(one.plain, words)
        for words in (home.name_words, home.entity_words)
    )


def is_number(one: Token, language: Language) -> bool:
    """Return whether a word is a number."""
    return one.is_number or (
        one.plain in language.number_words and not language.article_book.has((one,), 0)
    )
