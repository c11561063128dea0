"""Marks the words of a sentence that may name something in the home."""

from collections.abc import Mapping, Sequence, Set as AbstractSet

from homeassistant.components.todo.const import DOMAIN as TODO

from ..home.home import Home
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
    idle: set[int] = set()
    devices = _named(said, home.layout.entity_full_names, language)
    places = _named(said, home.layout.place_full_names, language)
    for at in range(len(said)):
        for match in language.no_name_book.at(said, at):
            places[match.start : match.end] = [False] * (match.end - match.start)
            idle.update(range(match.start, match.end))
    named = [
        device or place or at in written
        for at, (device, place) in enumerate(zip(devices, places, strict=True))
    ]
    mentions = [
        named[at]
        or (
            len(token.plain) > SHORT
            and at not in idle
            and not language.verb_book.has(said, at)
            and token.plain not in language.joining_words
            # The "and" of "Mum and Dad's Room" names nothing by itself.
            and not language.joins(said, at)
            and _may_be_near(said, at, language, home)
            and mentions_home(token, home)
        )
        or language.kind_book.has(said, at)
        for at, token in enumerate(said)
    ]
    things = [
        devices[at] or language.kind_book.has(said, at) for at in range(len(said))
    ]
    of_lists = _named(said, home.layout.list_full_names, language)
    lists = [
        of_lists[at]
        or any(one.tells == TODO for one in language.kind_book.at(said, at))
        for at in range(len(said))
    ]
    return Sentence(said, language, named, mentions, things, lists)


def _may_be_near(
    said: Sequence[Token], at: int, language: Language, home: Home
) -> bool:
    """Return whether a word may stand for one like it: "skal" for no "Sal"."""
    plain = said[at].plain
    return not language.finite_book.has(said, at) or any(
        plain in words.get(plain[:1], ())
        for words in (home.name_words, home.entity_words)
    )


def standing(item: str, said: Sequence[Token], home: Home) -> frozenset[int]:
    """Return where a text stands in what was said, as it is.

    "Shopping" in "shopping list" is no item, where that is the name of a list.
    """
    if not (words := fold(item)):
        return frozenset()
    devices = _named(said, home.layout.entity_full_names, None)
    places = _named(said, home.layout.place_full_names, None)
    named = [device or place for device, place in zip(devices, places, strict=True)]
    plain = tuple(token.plain for token in said)
    return frozenset(
        at
        for start in range(len(said))
        if plain[start : start + len(words)] == words
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
    said: Sequence[Token],
    names: Mapping[str, Sequence[tuple[str, ...]]],
    language: Language | None,
) -> list[bool]:
    """Return of each word whether it is of a full name, as it is written.

    names are the words of full names, by the first of them. What a language puts behind
    a noun as its article may stand behind the name.
    """
    found = [False] * len(said)
    bare = [language.bare(token.plain) if language else {token.plain} for token in said]
    for start, own in enumerate(bare):
        for name in (name for one in own for name in names.get(one, ())):
            end = start + len(name)
            if (
                end <= len(said)
                and name[-1] in bare[end - 1]
                and all(
                    token.plain == word
                    for token, word in zip(said[start : end - 1], name, strict=False)
                )
            ):
                found[start:end] = [True] * len(name)
    return found
