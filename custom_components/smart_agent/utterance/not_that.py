"""Reads what is taken back, or only told not to be so, as not said.

"The lights and the kettle, no, not the kettle" takes back the kettle alone, and "softer,
it's a dinner, not an operation" nothing.
"""

from collections.abc import Sequence
from itertools import pairwise
import re

from ..home.home import Home
from ..text.base_language import words_language
from .languages.otherwise import NOT_ALL
from .mark import Mark
from .named_words import mentions_home
from .phrases import Language
from .puts_right import PUTS_RIGHT, behind_correction
from .steps import says_step
from .tokens import Token, parted, tokens

_MOST_WORDS = 4
"""Words of a thing that is taken back."""

_PUTS_RIGHT = (PUTS_RIGHT - {Mark.JOIN}) | {Mark.NEGATION}
"""Marks of what stands before a thing that is taken back: "no, sorry, not …"."""


def without_last(text: str, language: Language) -> str:
    """Return a text without the last thing of a list that it takes back by name.

    Nor with what it names once more as all that is meant: "…, only the lights". Where
    it says anything in place of it, the text is returned as it is.
    """
    parts = parted(tokens(text))
    for number in range(1, len(parts)):
        thing = _denied(parts[number], language)
        before = number - 1
        while before and _only_puts_right(parts[before], language):
            before -= 1
        listed = [one for part in parts[: before + 1] for one in part]
        kept = _without(listed, thing, language) if thing else None
        if kept is None:
            continue
        told = [one for one in parts[number + 1 :] if not _again(one, kept, language)]
        if not all(_tells(one, language) for one in told):
            return text
        pieces = [text[: kept[-1].end]]
        pieces += [text[one[0].start : one[-1].end] for one in told]
        return ", ".join(pieces)
    return text


def without_contrast(text: str, language: Language, home: Home) -> str:
    """Return a text without what something is told not to be: "it's a dinner, not a …".

    It is nothing of the home, and no deed.
    """
    parts = parted(tokens(text))
    for told, part in reversed([*pairwise(parts)]):
        thing = part[behind_correction(part, language, _PUTS_RIGHT) :]
        if (
            _denied(part, language)
            and language.article_book.has(thing, 0)
            and not part[0].strong
            and language.subject_book.has(told, 0)
            and _tells(told, language)
            and not any(
                language.kind_book.has(thing, at)
                or language.verb_book.has(thing, at)
                or mentions_home(one, home)
                for at, one in enumerate(thing)
            )
        ):
            text = text[: told[-1].end] + text[part[-1].end :]
    return text


def _denied(part: Sequence[Token], language: Language) -> tuple[str, ...]:
    """Return the words of what a part says is not meant, empty for another part."""
    first = behind_correction(part, language, _PUTS_RIGHT)
    denies = any(
        one.tells is Mark.NEGATION and one.end == first
        for at in range(first)
        for one in language.book.at(part, at)
    )
    words = _bare(part[first:], language)
    return words if denies and len(words) <= _MOST_WORDS else ()


def _only_puts_right(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part is nothing but "no, sorry"."""
    return behind_correction(part, language, _PUTS_RIGHT) == len(part)


def _bare(words: Sequence[Token], language: Language) -> tuple[str, ...]:
    """Return words without articles."""
    return tuple(one.plain for one in words if one.plain not in language.article_words)


def _without(
    said: Sequence[Token], thing: tuple[str, ...], language: Language
) -> Sequence[Token] | None:
    """Return words without a thing that joins others at their end, None if it does not."""
    at = len(said)
    while at and _bare(said[at:], language) != thing:
        at -= 1
    while at and said[at - 1].plain in language.article_words:
        at -= 1
    return said[: at - 1] if at > 1 and language.joins(said, at - 1) else None


def _again(part: Sequence[Token], kept: Sequence[Token], language: Language) -> bool:
    """Return whether a part only names once more what was named: "only the lights"."""
    named = _bare(part[behind_correction(part, language, _PUTS_RIGHT) :], language)
    return {one.plain for one in kept}.issuperset(named)


def _tells(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part tells something, and asks for nothing."""
    return not language.verb_book.has(part, 0) and any(
        language.finite_book.has(part, at) for at in range(1, len(part))
    )


def without_not_all(text: str, code: str) -> str:
    """Return a text without what says of a step that it is no more: "…, not off, just softer".

    What stands before it says the step. code is that of the language.
    """
    pattern = NOT_ALL.get(words_language(code))
    found = re.search(pattern, text) if pattern else None
    if found is None or not says_step(tokens(text[: found.start()]), code):
        return text
    return text[: found.start()] + text[found.end() :]
