"""What a list is called: by its name, with the noun for lists in it or without."""

from ..home.home import Entity, Home
from ..text.fold import fold
from .phrases import Language
from .tokens import tokens

_LEAST_LETTERS = 4
"""Letters of a name from which on it is one without its noun."""


def names_of_list(
    one: Entity, home: Home, language: Language | None
) -> list[tuple[str, ...]]:
    """Return the words of each way to call a list, folded.

    A name without its noun has no word of a place: of a "Kitchen List" there is a kitchen.
    """
    full = [fold(name) for name in one.names]
    return full + [
        words
        for words in (_without_nouns(name, language) for name in one.names)
        if len("".join(words)) >= _LEAST_LETTERS
        and not any(word in home.place_words.get(word[:1], ()) for word in words)
    ]


def _without_nouns(name: str, language: Language | None) -> tuple[str, ...]:
    """Return the words of a name that are no noun for a kind: "Tesco" of "Tesco List"."""
    words = tokens(name)
    return tuple(
        word.plain
        for at, word in enumerate(words)
        if language is None or not language.kind_book.has(words, at)
    )
