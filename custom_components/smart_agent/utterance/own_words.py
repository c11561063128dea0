"""The words of the names of devices."""

from functools import lru_cache

from ..home.home import Entity
from ..text.fold import fold

TELLING = frozenset({"binary_sensor", "device_tracker", "event", "sensor"})
"""Domains of entities of a device with which nothing can be done."""


def is_part(other: Entity, entity: Entity) -> bool:
    """Return whether the words of a name of `other` are only some of entity's."""
    own = own_words(entity.names)
    return any(
        words and own.issuperset(words) and len(words) < len(own)
        for words in map(fold, other.names)
    )


def only_tells(other: Entity, entity: Entity) -> bool:
    """Return whether an entity of the same name only tells how another one is.

    A lock and the sensor of its bolt are often called alike, as their device is.
    """
    return (
        other.domain in TELLING
        and entity.domain not in TELLING
        and own_words(other.names) <= own_words(entity.names)
    )


@lru_cache(maxsize=8192)
def own_words(names: tuple[str, ...]) -> frozenset[str]:
    """Return the folded words of all names of a device."""
    return frozenset(word for name in names for word in fold(name))


def stands_in(name: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Return whether the words of a name stand among others, in order, without gaps."""
    return bool(name) and any(
        said[at : at + len(name)] == name for at in range(len(said))
    )
