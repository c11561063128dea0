"""Checks that a free text in a call, such as a list's item, hides no second request."""

from collections.abc import Sequence

from homeassistant.components.todo.const import DOMAIN as TODO

from ..home.home import Home
from ..text.fold import fold, positions
from .languages.listed import THOSE
from .named_words import mentions_home
from .phrases import Language, Mark
from .tokens import Token, tokens

MOST_WORDS = 4
"""Words of a free text that is surely no more than that."""

_MORE = frozenset(Mark) - {
    Mark.COURTESY,
    Mark.DEGREE,
    Mark.TAG,
    Mark.PAST,
    Mark.RELATION,
}
"""What a free text tells that is more than a free text."""


def is_plain_text(text: str, home: Home, language: Language | None) -> bool:
    """Return whether a free text is for sure no more than it seems.

    It is short, and no word in it joins, denies, or tells of another time: "milk to the
    to-do list and eggs" is no item. A word of the home is in it only as of a thing: "dog
    food" beside a dog bed, but not "dog bed", "kitchen light off" or "milk to the kitchen".
    """
    said = tokens(text)
    if not said or len(said) > MOST_WORDS or language is None:
        return False
    if is_denied(text, language):
        return False
    return not any(
        match.tells in _MORE
        for at in range(len(said))
        for match in language.book.at(said, at)
    ) and not (
        any(mentions_home(token, home) for token in said)
        and not _is_thing(said, home, language)
    )


def _is_thing(said: Sequence[Token], home: Home, language: Language) -> bool:
    """Return whether words with one of the home in them are a thing of somebody's.

    None of them says a deed or where, and they are more than the home has of that name.
    "Kitchen roll" is of no kitchen that there is.
    """
    plain = tuple(one.plain for one in said)
    places = [
        *(name for area in home.areas for name in area.names),
        *(name for floor in home.floors for name in floor.names),
    ]
    names = [
        *(name for one in home.entities for name in one.names),
        *(name for name in places if not _is_before_thing(name, said, home)),
    ]
    # No command ends with its verb, but in German and Dutch: "roll" is a thing there.
    ends = set() if language.negation_last else {len(said) - 1}
    return (
        # "Batteries", beside a sensor of a battery.
        (len(said) > 1 or plain[0] not in home.name_words.get(plain[0][:1], ()))
        and not any(
            (at not in ends and language.verb_book.has(said, at))
            or language.particle_book.has(said, at)
            or language.kind_book.has(said, at)
            or one.plain in language.preposition_words
            for at, one in enumerate(said)
        )
        and not any(positions(fold(name), plain) for name in names)
    )


def _is_before_thing(place: str, said: Sequence[Token], home: Home) -> bool:
    """Return whether words begin with a place, and the home has none of the others."""
    words = fold(place)
    begins = tuple(one.plain for one in said[: len(words)]) == words
    behind = [one.plain for one in said[len(words) :]]
    return (
        begins
        and bool(behind)
        and not any(
            one in own.get(one[:1], ())
            for one in behind
            for own in (home.name_words, home.entity_words)
        )
    )


def is_denied(text: str, language: Language | None) -> bool:
    """Return whether a free text denies itself, or only stands for another: "no milk"."""
    said = tokens(text)
    if (
        said
        and language is not None
        and all(
            language.pronoun_book.has(said, at)
            or said[at].plain in THOSE.get(language.code, ())
            or any(m.tells is Mark.COURTESY for m in language.book.at(said, at))
            for at in range(len(said))
        )
    ):
        return True
    return (
        bool(said)
        and language is not None
        and any(match.tells is Mark.NEGATION for match in language.book.at(said, 0))
    )


def is_joined(text: str, language: Language | None) -> bool:
    """Return whether a free text may be several: "milk and eggs"."""
    said = tokens(text)
    return language is not None and any(
        match.tells is Mark.JOIN
        for at in range(1, len(said) - 1)
        for match in language.book.at(said, at)
    )


def is_corrected(text: str, language: Language | None) -> bool:
    """Return whether a free text takes something back: "pears, no wait, plums"."""
    said = tokens(text)
    return language is not None and any(
        match.tells in (Mark.CORRECTION, Mark.REVOKED)
        and match.end - match.start > 1
        and (at or match.tells is Mark.REVOKED)
        for at in range(len(said))
        for match in language.book.at(said, at)
    )


def holds_list(text: str, home: Home) -> bool:
    """Return whether a free text has the name of a list in it, and more words."""
    words = fold(text)
    return any(
        len(name) < len(words) and positions(name, words)
        for entity in home.entities
        if entity.domain == TODO
        for name in map(fold, entity.names)
    )
