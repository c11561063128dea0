"""Puts items before their list that stand behind it: "milk on the list, and eggs"."""

from collections.abc import Sequence

from ..home.home import Home
from .asides import behind_marks
from .languages.listed import ERRANDS
from .languages.otherwise import EVERY
from .mark import Mark
from .phrases import Language
from .plain_list import REMOVE, plain_list
from .puts_right import is_of_home
from .tokens import Token, breath, tokens
from .ways import ends_of

_NONE = ("", "\n")
"""Of a language whose plurals are not known: an ending that no word has."""

_MOST_WORDS = 4
"""Words of items that are thought of only then."""


def with_items_behind(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text whose command for a list has the items before it that follow it.

    "Add milk to the shopping list, and custard creams": joined to it, no verb, and nothing
    of the home. code is that of the language.
    """
    said = tokens(text)
    for at in range(2, len(said) - 1):
        if not language.joins(said, at) or said[at].strong:
            continue
        begin = breath(said, at - 1).start
        if language.conclusion_book.has(said, begin):
            begin += 1
        head = text[said[begin].start : said[at - 1].end]
        found = plain_list(head, code, language, home)
        end = breath(said, at).stop
        behind = said[at + 1 : end]
        items = behind[: _items(behind, language, home)]
        if found is None or found.verb == REMOVE or not items:
            continue
        more = text[items[0].start : items[-1].end]
        command = found.text.replace(
            found.items, f"{found.items} {said[at].text} {more}", 1
        )
        return f"{text[: said[begin].start]}{command}{text[said[end - 1].end :]}"
    return text


def _items(said: Sequence[Token], language: Language, home: Home) -> int:
    """Return how many words may be items up to a courtesy at their end, 0 for others."""
    if not said:
        # "Add milk and, um, …": a sign stands right behind.
        return 0
    size = next(
        (
            at
            for at in range(1, len(said))
            if behind_marks(language, said, at) == len(said)
        ),
        len(said),
    )
    # "…, and call Tom" is another wish.
    several = size == 1 or said[size - 1].plain.endswith(
        EVERY.get(language.code, _NONE)[1]
    )
    errand = any(ends_of(said, 0, ERRANDS.get(language.code, "")))
    are_items = (
        0 < size <= _MOST_WORDS
        and several
        and not errand
        and not any(
            language.verb_book.has(said, at)
            or language.finite_book.has(said, at)
            or language.subject_book.has(said, at)
            or language.it_book.has(said, at)
            or language.particle_book.has(said, at)
            or is_of_home(said[at], home)
            or any(
                mark.tells not in (Mark.JOIN, Mark.COURTESY)
                for mark in language.book.at(said, at)
            )
            for at in range(size)
        )
    )
    return size if are_items else 0
