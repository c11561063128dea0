"""Reads commands for a list that have other words than Home Assistant's sentences.

"Jot down milk for Tesco", "chuck eggs on the Tesco list": the sentences have one verb or
two, and the full name of a list.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from homeassistant.components.todo.const import DOMAIN as TODO

from ..home.home import Entity, Home
from ..text.base_language import words_language
from ..text.fold import fold
from .asides import too_at
from .languages.listed import AS_DONE, PARTICLES, PLAIN_LISTED, ListDeed
from .list_names import names_of_list
from .mark import Mark
from .phrases import Language
from .tokens import Token, as_said, tokens
from .ways import ways_of

CHECK, REMOVE = "check", "remove"
"""The verbs of what takes an item off a list; no sentence of Home Assistant's has REMOVE."""

_LONGEST_COURTESY = 4
"""Words of a courtesy behind a command that is left out."""


@dataclass(frozen=True)
class PlainList:
    """A command for a list."""

    text: str
    """The command as Home Assistant's sentences have it."""
    verb: str
    """Its verb: "add", "check" or REMOVE."""
    items: str
    """One item or several, as they were said."""
    name: str
    """The full name of the list."""
    entity_id: str
    """The id of the list."""


def plain_list(
    text: str, code: str, language: Language | None, home: Home
) -> PlainList | None:
    """Return the command for a list that a text is, None for any other text.

    It begins with a verb and ends with words for just one list, courtesies aside; what
    stands between are items. code is that of the language.
    """
    deeds = PLAIN_LISTED.get(words_language(code))
    if deeds is None or language is None:
        return None
    said = tokens(text)
    begin, end = _begin(language, said), _end(language, said)
    plain = tuple(one.plain for one in said)
    fitting = [
        (begin + len(words), deed)
        for deed in deeds
        for words in map(fold, f"{deed.verb}, {deed.others}".split(","))
        if plain[begin : begin + len(words)] == words
    ]
    if not fitting and (headed := _headed(language, said[begin:end], home)):
        return _command(text, deeds[0], headed[1], headed[0])
    for first, deed in sorted(fitting, key=lambda one: one[0], reverse=True):
        for at in range(end - 1, first, -1):
            if plain[at] not in deed.before:
                continue
            found = lists_called(language, said[at + 1 : end], home)
            items = _items(language, said[first:at])
            if len(found) == 1 and items:
                return _command(text, deed, items, found[0])
    return None


def _headed(
    language: Language, said: Sequence[Token], home: Home
) -> tuple[Entity, list[Token]] | None:
    """Return the list that words begin with, and the items behind a sign after it."""
    at = next((at for at in range(1, len(said)) if said[at].weak), None)
    if at is None or any(one.strong for one in said[1:]):
        return None
    begin = tuple(one.plain for one in said[:at])
    named = {fold(name) for one in home.entities for name in one.names}
    nouned = language.kind_book.has(said, at - 1)
    found = lists_called(language, said[:at], home) if nouned or begin in named else []
    has_verb = any(
        language.verb_book.has(said, one) or language.finite_book.has(said, one)
        for one in range(at, len(said))
    )
    items = _items(language, said[at:])
    return (found[0], items) if len(found) == 1 and items and not has_verb else None


def _command(
    text: str, deed: ListDeed, items: Sequence[Token], one: Entity
) -> PlainList:
    """Return a command for a list."""
    said = as_said(text, items)
    command = f"{deed.verb} {said} {deed.to} {one.name}"
    return PlainList(command, deed.verb, said, one.name, one.entity_id)


def lists_called(language: Language, said: Sequence[Token], home: Home) -> list[Entity]:
    """Return the lists that words are for: its name, with the noun for lists or without.

    A bare noun is for the only list of the home. Empty where another word is among them.
    """
    whole = [at for at in range(len(said)) if not language.article_book.has(said, at)]
    own = [
        at
        for at in whole
        if not any(one.tells == TODO for one in language.kind_book.at(said, at))
    ]
    lists = [one for one in home.entities if one.domain == TODO]
    if not own:
        return lists if said and len(lists) == 1 else []
    ways = {tuple(said[at].plain for at in words) for words in (own, whole)}
    if len(own) == len(whole) < len(said):
        # "Put a blanket on the baby" is for no "Baby List".
        return [one for one in lists if not ways.isdisjoint(map(fold, one.names))]
    return [
        one for one in lists if not ways.isdisjoint(names_of_list(one, home, language))
    ]


def _items(language: Language, said: Sequence[Token]) -> list[Token]:
    """Return the words of items, without a particle, an article or "as done" around."""
    particles = PARTICLES.get(language.code, frozenset())
    kept = list(said)
    while kept and kept[0].plain in particles:
        del kept[0]
    while kept and kept[-1].plain in particles:
        del kept[-1]
    while len(kept) > 1 and language.article_book.has(kept, 0):
        del kept[0]
    plain = tuple(one.plain for one in kept)
    for way in ways_of(AS_DONE, language.code):
        if len(way) < len(plain) and plain[-len(way) :] == way:
            return kept[: -len(way)]
    return kept


def _begin(language: Language, said: Sequence[Token]) -> int:
    """Return where a command begins, behind "and could you please"."""
    at = 0
    while at < len(said):
        polite = (Mark.COURTESY, Mark.POLITE, Mark.JOIN)
        ends = [m.end for m in language.book.at(said, at) if m.tells in polite]
        if not ends:
            break
        at = max(ends)
    return at


def _end(language: Language, said: Sequence[Token]) -> int:
    """Return where a command ends, without courtesies and "too" behind it."""
    end = len(said)
    while end and (shorter := _without_last(language, said[:end])) < end:
        end = shorter
    return end


def _without_last(language: Language, said: Sequence[Token]) -> int:
    """Return where words end without a courtesy or "too" that stands last."""
    end = len(said)
    if too_at(language, said, end - 1):
        return end - 1
    for start in range(max(end - _LONGEST_COURTESY, 0), end):
        if any(m.end == end for m in language.vocative_book.at(said, start)) or any(
            m.end == end and m.tells is Mark.COURTESY
            for m in language.book.at(said, start)
        ):
            return start
    return end
