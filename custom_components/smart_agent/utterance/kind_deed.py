"""Recognizes requests that are one deed and the noun for a kind of device.

"Start vacuuming", "turn off the music", "water the front yard": where the home, or the
place that is named, has only one such device, no other can be meant. Only of kinds that
people do not have a device of in each room: which lamp is meant is told by where they are.
"""

from collections.abc import Iterable, Mapping, Sequence

from homeassistant.const import Platform

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

_OTHERS = frozenset({"gas", "tv"})
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
    for several clauses.
    """
    if naming.language is None or len(clauses) != 1 or naming.called(clauses[0]):
        return None
    (clause,) = clauses
    if len(clause.words) == 1:
        # "Vacuum" may be the answer to anything.
        return None
    places = naming.places(clause)
    for domain, own in _KINDS.items():
        found = [
            one
            for one in naming.home.entities
            if one.domain == domain
            and one.device_class not in _OTHERS
            and (not places or places & {one.area_id, one.floor_id})
        ]
        if len(found) != 1:
            continue
        (entity,) = found
        rest = _rest(naming, clause, entity, nouns=False)
        said = _said(naming, code, deeds.get(domain, ()), rest)
        if said and domain in naming.all_kinds(clause):
            return (entity,), said
        rest = _rest(naming, clause, entity, nouns=True)
        if own and (said := _said(naming, code, (own,), rest)):
            return (entity,), said
    return None


def _said(
    naming: Naming, code: str, deeds: Iterable[str], rest: tuple[str, ...]
) -> str | None:
    """Return the deed that words say, None for any other words."""
    return next(
        (
            deed
            for deed in deeds
            if rest
            in map(naming.bare, filter(None, ways_to_say(code, deed).split(",")))
        ),
        None,
    )


def _rest(
    naming: Naming, clause: Clause, entity: Entity, *, nouns: bool
) -> tuple[str, ...]:
    """Return the words of a clause without its place, sorted; nouns tells to keep those."""
    language = naming.language
    assert language is not None
    place = naming.home.words_of_place(entity) if naming.places(clause) else frozenset()
    rest = {
        token.plain
        for at, token in enumerate(clause.words)
        if place.isdisjoint(naming.forms[token.plain] | {token.plain})
        and (nouns or entity.domain not in naming.kinds(clause.words, at))
        and not (place and language.within_book.has(clause.words, at))
    }
    return tuple(sorted(rest - language.article_words))
