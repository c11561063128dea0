"""Marks the words of a sentence that may name something in the home."""

from collections.abc import Mapping, Sequence, Set as AbstractSet

from ..home.home import Area, Entity, Floor, Home
from ..text.fold import fold
from ..text.similarity import near_words
from .naming import SHORT
from .phrases import Language
from .sentence import Sentence
from .tokens import Token


def sentence_of(
    said: Sequence[Token], language: Language, home: Home, written: AbstractSet[int]
) -> Sentence:
    """Return a sentence with what its words may be in a home.

    written is where a text stands that is only written down: it counts as a name.
    """
    devices = _named(said, home.entities)
    places = _named(said, (*home.areas, *home.floors))
    named = [
        device or place or at in written
        for at, (device, place) in enumerate(zip(devices, places, strict=True))
    ]
    mentions = [
        named[at]
        or (
            len(token.plain) > SHORT
            and not language.verb_book.has(said, at)
            and token.plain not in language.preposition_words
            and mentions_home(token, home)
        )
        or language.kind_book.has(said, at)
        for at, token in enumerate(said)
    ]
    things = [
        devices[at] or language.kind_book.has(said, at) for at in range(len(said))
    ]
    return Sentence(said, language, named, mentions, things)


def standing(item: str, said: Sequence[Token], home: Home) -> frozenset[int]:
    """Return where a text stands in what was said, as it is.

    "Shopping" in "shopping list" is no item, where that is the name of a list.
    """
    words = fold(item)
    named = _named(said, (*home.entities, *home.areas, *home.floors))
    plain = tuple(token.plain for token in said)
    return frozenset(
        at
        for start in range(len(said))
        if words
        and plain[start : start + len(words)] == words
        and not any(named[max(start - 1, 0) : start])
        and not any(named[start + len(words) : start + len(words) + 1])
        for at in range(start, start + len(words))
    )


def mentions_home(token: Token, home: Home) -> bool:
    """Return whether a word may be of a name or kind of something in a home."""
    if len(token.plain) <= SHORT:
        return False
    return bool(
        near_words(token.plain, home.name_words)
        or near_words(token.plain, home.entity_words)
    )


def _named(
    said: Sequence[Token], things: Sequence[Entity | Area | Floor]
) -> list[bool]:
    """Return of each word whether it is of a full name of things, as it is written."""
    names = _full_names(things)
    found = [False] * len(said)
    for start, token in enumerate(said):
        for name in names.get(token.plain, ()):
            end = start + len(name)
            if tuple(one.plain for one in said[start:end]) == name:
                found[start:end] = [True] * len(name)
    return found


def _full_names(
    things: Sequence[Entity | Area | Floor],
) -> Mapping[str, Sequence[tuple[str, ...]]]:
    """Return the full names of things by their first word."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for thing in things:
        for name in thing.names:
            if words := fold(name):
                found.setdefault(words[0], []).append(words)
    return found
