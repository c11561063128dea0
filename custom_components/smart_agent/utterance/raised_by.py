"""Reads by how much a thing is to be raised: "lower the blind ten percent"."""

from collections.abc import Sequence

from ..text.base_language import words_language
from .asides import LED_BY, behind_marks
from .languages.otherwise import RAISED
from .languages.steps import step_words
from .numbers import is_number, numbers_in
from .phrases import Language
from .step_reading import MOST_DEGREES
from .step_words import Role
from .tokens import Token, tokens

_LONGEST = 4
"""Words of a number."""


def with_by(text: str, code: str, language: Language) -> str:
    """Return a text that says "by" before how much a verb raises or lowers a thing.

    Home Assistant's sentences take the number for the value that it is to have: a blind at
    40 that is to be raised ten percent goes down. code is that of the language.
    """
    verbs, by = RAISED.get(words_language(code), (frozenset(), ""))
    said = tokens(text)
    for start in range(len(said) if verbs else 0):
        if start and not (
            said[start].weak or said[start].strong or language.joins(said, start - 1)
        ):
            continue
        first = behind_marks(language, said, start, LED_BY)
        if first >= len(said) or said[first].plain not in verbs:
            continue
        end = first + 1
        while end < len(said) and not (
            said[end].weak or said[end].strong or language.joins(said, end)
        ):
            end += 1
        at = _amount(said[:end], first + 2, code, language)
        if at and said[at - 1].plain != by and not _says_step(said, at - 1, code):
            return f"{text[: said[at].start]}{by} {text[said[at].start :]}"
    return text


def _says_step(said: Sequence[Token], at: int, code: str) -> bool:
    """Return whether a word says already that it is so much more: "another"."""
    words = step_words(code)
    return words is not None and any(
        one.tells.role is Role.MORE for one in words.book.at(said, at)
    )


def _amount(
    said: Sequence[Token], first: int, code: str, language: Language
) -> int | None:
    """Return where a number with its unit begins that ends words, behind a thing's name."""
    unit = next(
        (
            match.start
            for at in range(first, len(said))
            for match in language.unit_book.at(said, at)
            if match.end == len(said)
        ),
        None,
    )
    if unit is None:
        return None
    share = any(match.end == len(said) for match in language.share_book.at(said, unit))
    for at in range(max(first, unit - _LONGEST), unit):
        number = said[at:unit]
        if not (is_number(number, code) or (len(number) == 1 and number[0].is_number)):
            continue
        value = next(numbers_in(number, code), None)
        joined = said[at - 1].plain in language.preposition_words or language.joins(
            said, at - 1
        )
        fits = value is not None and (share or float(value) <= MOST_DEGREES)
        return at if fits and not joined else None
    return None
