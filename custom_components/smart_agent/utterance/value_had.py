"""Reads a thing that is to be had at a value as a command: "have the heater at 22"."""

from collections.abc import Sequence

from ..text.base_language import words_language
from .asides import LED_BY, behind_marks
from .languages.otherwise import GOT, HAD
from .mark import Mark
from .otherwise import left_at
from .phrases import Language
from .steps import says_bit, says_step
from .tokens import Token, tokens


def with_value_had(text: str, code: str, language: Language) -> str:
    """Return a text with a command for a thing that is to be had at a value.

    "Have the heater at 22, would you": by itself that may be told, or asked.
    """
    verbs = HAD.get(words_language(code), frozenset())
    said = tokens(text)
    for start in range(len(said) if verbs else 0):
        if start and not (
            said[start].weak
            or said[start].strong
            or language.conclusion_book.has(said, start - 1)
        ):
            continue
        first = behind_marks(language, said, start, LED_BY)
        if first + 1 >= len(said) or said[first].plain not in verbs:
            continue
        if said[first].asked or language.subject_book.has(said, first + 1):
            # "Have you got the heater at 22".
            continue
        end = first + 1
        while end < len(said) and not (
            said[end].weak
            or said[end].strong
            or any(one.tells is Mark.TAG for one in language.book.at(said, end))
        ):
            end += 1
        part = text[said[first].start : said[end - 1].end]
        if command := next(left_at(part, code), None):
            return f"{text[: said[first].start]}{command}{text[said[end - 1].end :]}"
        if _is_more(said[first + 1 : end], code, language):
            # "Have the window open a bit further".
            got = GOT[words_language(code)]
            return f"{text[: said[first].start]}{got}{text[said[first].end :]}"
    return text


def _is_more(rest: Sequence[Token], code: str, language: Language) -> bool:
    """Return whether words are a thing and how much more or less of it there is to be."""
    return (
        language.article_book.has(rest, 0)
        # "Have a bit more cake."
        and not says_bit(rest[:2], code)
        and says_step(rest, code)
        and says_bit(rest, code)
        and not any(language.finite_book.has(rest, at) for at in range(len(rest)))
    )
