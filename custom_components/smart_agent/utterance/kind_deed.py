"""Recognizes requests that are one deed and the noun for a kind of device.

"Start vacuuming", "turn off the music", "water the front yard": where the home, or the
place that is named, has only one such device, no other can be meant. Only of kinds that
people do not have a device of in each room: which lamp is meant is told by where they are.
"""

from collections.abc import Iterable, Mapping, Sequence

from homeassistant.const import STATE_OFF, Platform

from ..home.home import Entity
from .clauses import Clause
from .deeds import CLEAN, WATER, ways_to_say
from .named_deed import NamedDeed
from .naming import Naming

_KINDS: Mapping[str, str | None] = {
    Platform.LAWN_MOWER: None,
    Platform.MEDIA_PLAYER: None,
    Platform.VACUUM: CLEAN,
    Platform.VALVE: WATER,
}
"""Domains of what a home has one or two of, with the deed that nothing else is for."""

_TV = "tv"
_OTHERS = frozenset({"gas", _TV})
"""Device classes that such nouns do not mean: "the water", "the music"."""


def kind_deed(
    naming: Naming,
    clauses: Sequence[Clause],
    code: str,
    deeds: Mapping[str, Iterable[str]],
) -> NamedDeed | None:
    """Return what a clause says if it is a deed and a kind with one device, else None.

    code is that of the language; deeds are the possible ones by domain. A place may be
    named, and then the device is the only one there. A deed that nothing else is for
    needs no noun, but then the place has to be the device's own, if there is one. None
    for several clauses, and where a television that is on could be meant as well.
    """
    if naming.language is None or len(clauses) != 1 or naming.called(clauses[0]):
        return None
    (clause,) = clauses
    if len(clause.words) == 1:
        # "Vacuum" may be the answer to anything.
        return None
    places = naming.places(clause)
    for domain, own in _KINDS.items():
        all_ = [
            one
            for one in naming.home.entities
            if one.domain == domain
            and (not places or places & {one.area_id, one.floor_id})
        ]
        classed = [one for one in all_ if _is_classed(naming, clause, one)]
        there = classed or [
            one
            for one in all_
            if not (one.device_class == _TV and one.state == STATE_OFF)
        ]
        if len(there) != 1 or (not classed and there[0].device_class in _OTHERS):
            continue
        (entity,) = there
        named, rest = _rest(naming, clause, entity)
        for deed in deeds.get(domain, ()) if rest != named else ():
            if rest in naming.bare_ways(ways_to_say(code, deed)):
                return (entity,), deed
        if (
            own
            and named in naming.bare_ways(ways_to_say(code, own))
            and not _has_pronoun(naming, clause)
        ):
            return (entity,), own
    return None


def _has_pronoun(naming: Naming, clause: Clause) -> bool:
    """Return whether a clause has a word for a thing: "get that started" is of another."""
    language, words = naming.language, clause.words
    assert language is not None
    return any(
        language.it_book.has(words, at) or language.pronoun_book.has(words, at)
        for at in range(len(words))
    )


def _is_classed(naming: Naming, clause: Clause, entity: Entity) -> bool:
    """Return whether a clause has a noun for the very device class of a device: "telly"."""
    return entity.device_class is not None and any(
        naming.is_kind(clause.words, at, entity)
        and not naming.is_plain_kind(clause.words, at, entity.domain)
        for at in range(len(clause.words))
    )


def _rest(
    naming: Naming, clause: Clause, entity: Entity
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words of a clause without its place, with and without nouns, sorted."""
    language = naming.language
    assert language is not None
    place = naming.home.words_of_place(entity) if naming.places(clause) else frozenset()
    nouns: set[str] = set()
    rest: set[str] = set()
    for at, token in enumerate(clause.words):
        own = naming.forms[token.plain] | {token.plain}
        if place and (own & place or language.within_book.has(clause.words, at)):
            continue
        is_noun = naming.is_plain_kind(clause.words, at, entity.domain) or (
            entity.device_class is not None and naming.is_kind(clause.words, at, entity)
        )
        (nouns if is_noun else rest).add(token.plain)
    rest -= language.article_words
    return tuple(sorted(rest | nouns)), tuple(sorted(rest))
