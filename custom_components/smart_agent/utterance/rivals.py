"""Finds the other devices that the words fit as well as a given one."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..home.home import Entity
from .clauses import Clause
from .naming import KIND, Naming
from .own_words import own_words


def rivals(
    naming: Naming,
    asking: Sequence[Clause],
    entity: Entity,
    is_meant: Callable[[Entity], bool],
) -> tuple[Entity, ...]:
    """Return what else of its kind the words mean as much as a device.

    Empty where they call it by its name, say where it is, or say more of it than the
    home knows: of that a model may make sense.
    """
    scores = {id(one): _hint(naming, one, entity) for one in asking}
    wanted = max(scores.values(), default=0)
    nearest = [one for one in asking if scores[id(one)] == wanted]
    if not wanted or any(
        _says_where(naming, one, entity) or _says_more(naming, one) for one in nearest
    ):
        return ()
    called = any(naming.is_called(one, entity) for one in nearest)
    return tuple(
        other
        for other in naming.home.entities
        if other.entity_id != entity.entity_id
        and other.domain == entity.domain
        and is_meant(other)
        and any(
            _hint(naming, one, other) >= wanted
            and (not called or naming.is_called(one, other))
            for one in nearest
        )
    )


def _hint(naming: Naming, clause: Clause, entity: Entity) -> int:
    """Return how much a clause says of a device by words that single it out.

    A noun for several kinds does not, though it is in a name: a lock and a shutter
    are both on a door.
    """
    vague = [
        at
        for at in range(len(clause.words))
        if len(naming.kinds(clause.words, at)) > 1 and not _is_named(clause, at)
    ]
    rest = [at for at in range(len(clause.words)) if at not in vague]
    sharp = replace(
        clause,
        words=tuple(clause.words[at] for at in rest),
        names=tuple(clause.names[at] for at in rest),
    )
    return naming.score(sharp, entity) + KIND * sum(
        naming.is_kind(clause.words, at, entity) for at in vague
    )


def _is_named(clause: Clause, at: int) -> bool:
    """Return whether a word is of the full name of something."""
    return bool(clause.names) and clause.names[at]


def _says_more(naming: Naming, clause: Clause) -> bool:
    """Return whether a clause has words that no verb, kind or name accounts for."""
    language = naming.language
    return language is None or any(
        naming.is_unknown(clause, at)
        # A compound says more than its kind: "Schreibtischlampe".
        or (
            bool(naming.kinds(clause.words, at))
            and clause.words[at].plain not in language.kind_nouns
        )
        for at in range(len(clause.words))
    )


def _says_where(naming: Naming, clause: Clause, entity: Entity) -> bool:
    """Return whether a clause has a word of the place that a device is in."""
    place = naming.home.words_of_place(entity)
    own = own_words(entity.names)
    return any(
        naming.forms[token.plain] & (place - own) for token in clause.words
    ) or _is_in_named_place(naming, clause, entity)


def _is_in_named_place(naming: Naming, clause: Clause, entity: Entity) -> bool:
    """Return whether a clause has the full name of the place a device is in."""
    return bool(naming.places(clause) & {entity.area_id, entity.floor_id})
