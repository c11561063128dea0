"""Tells a device that is meant by its kind: nothing else is of it."""

from collections.abc import Sequence, Set as AbstractSet

from ..home.home import Entity
from .clauses import Clause
from .naming import Naming
from .own_words import TELLING, own_words

_MOVING = frozenset(
    {
        "button",
        "cover",
        "input_boolean",
        "input_button",
        "lock",
        "script",
        "switch",
        "valve",
    }
)
"""Domains of what may move a thing that it is only called after: a relay of a gate."""


def rest_of_sole(
    naming: Naming, clause: Clause, entity: Entity
) -> tuple[str, ...] | None:
    """Return the words of a clause beside its noun for a device, sorted, without articles.

    None where it has no such noun, or something else may be meant by it. "The garage
    door" is the one of a home, "the entry lock" the one in the entry. What nobody knows
    the class of may be of any.
    """
    language, words = naming.language, clause.words
    places = naming.places(clause)
    nouns = _nouns(naming, clause, entity)
    if language is None or (places and not _is_in(entity, places)):
        return None
    spans = frozenset(
        one
        for at in nouns
        for match in language.kind_book.at(words, at)
        if match.tells.partition(":")[0] == entity.domain
        for one in range(at, match.end)
    )
    said = {words[at].plain for at in spans}
    if not nouns or any(
        any(naming.is_kind(words, at, one) for at in nouns)
        or (one.domain in _MOVING and said <= own_words(one.names))
        for one in naming.home.entities
        if one.entity_id != entity.entity_id and one.domain not in TELLING
        if not places or _is_in(one, places)
    ):
        return None
    own = own_words(entity.names) | naming.home.words_of_place(entity)
    rest = {
        token.plain
        for at, token in enumerate(words)
        if at not in spans and own.isdisjoint(naming.forms[token.plain] | {token.plain})
    }
    return tuple(sorted(rest - language.article_words))


def _nouns(naming: Naming, clause: Clause, entity: Entity) -> Sequence[int]:
    """Return where the nouns begin that say what a device is, as closely as any do."""
    words = clause.words
    fits = [at for at in range(len(words)) if naming.is_kind(words, at, entity)]
    closer = [at for at in fits if not naming.is_plain_kind(words, at, entity.domain)]
    if closer and entity.device_class is None:
        return []
    return closer or fits


def _is_in(entity: Entity, places: AbstractSet[str | None]) -> bool:
    """Return whether a device is in one of these areas or floors."""
    return not places.isdisjoint({entity.area_id, entity.floor_id})
