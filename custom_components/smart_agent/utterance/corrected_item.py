"""Puts an item in place of the one before: "add olives to the list... wait, capers"."""

from collections.abc import Sequence

from ..home.home import Home
from .languages.listed import FORGOTTEN, MADE_THAT
from .mark import Mark
from .phrases import Language
from .plain_list import CHECK, REMOVE, plain_list
from .puts_right import behind_correction, corrects, is_number, is_of_home, only_tells
from .tokens import Token, as_said, parted, tokens
from .ways import longest, ways_of

_MOST_WORDS = 4
"""Words of an item; who says more tells something."""


def with_corrected_item(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with the item that is meant after all in place of another on a list.

    What stands between takes the item back and tells why: "wait, there's a jar left.
    Capers. Put capers". The item may be said twice. Any other text is returned as it is;
    code is that of its language.
    """
    parts = parted(tokens(text))
    for last in range(len(parts) - 1, 0, -1):
        item = _item(text, parts[last], language, home)
        if not item:
            continue
        first = last - 1
        while first and (
            only_tells(parts[first], language, home)
            or _item(text, parts[first], language, home) == item
        ):
            first -= 1
        before = as_said(text, parts[first])
        found = plain_list(before, code, language, home)
        if (
            found is None
            or found.verb in (CHECK, REMOVE)
            or found.items not in before
            or not any(corrects(one, language) for one in parts[first + 1 : last + 1])
            # "And put capers" is one more.
            or not _is_other(parts[first + 1 : last + 1], language)
        ):
            continue
        put = before.replace(found.items, item, 1)
        start, end = parts[first][0].start, parts[last][-1].end
        return text[:start] + put + text[end:]
    return text


def _item(text: str, part: Sequence[Token], language: Language, home: Home) -> str:
    """Return the item that a part names and nothing else, empty where it says more."""
    begin = behind_correction(part, language)
    plain = tuple(one.plain for one in part[begin:])
    if longest(ways_of(FORGOTTEN, language.code), plain):
        # "No, forget olives."
        return ""
    rest = part[begin + longest(ways_of(MADE_THAT, language.code), plain) :]
    if not 0 < len(rest) <= _MOST_WORDS or any(
        is_of_home(one, home)
        or is_number(one, language)
        or one.asked
        or one.quoted
        or language.book.has(rest, at)
        or language.finite_book.has(rest, at)
        or language.it_book.has(rest, at)
        or language.particle_book.has(rest, at)
        or language.pronoun_book.has(rest, at)
        or language.subject_book.has(rest, at)
        or language.verb_book.has(rest, at)
        for at, one in enumerate(rest)
    ):
        return ""
    return as_said(text, rest)


def _is_other(parts: Sequence[Sequence[Token]], language: Language) -> bool:
    """Return whether no part joins one more item: "wait, and capers"."""
    return not any(
        one.tells is Mark.JOIN
        for part in parts
        for at in range(behind_correction(part, language))
        for one in language.book.at(part, at)
    )
