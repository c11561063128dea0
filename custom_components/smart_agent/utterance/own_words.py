"""The words of the names of devices."""

from functools import lru_cache

from ..home.home import Entity
from ..text.fold import fold


def is_part(other: Entity, entity: Entity) -> bool:
    """Return whether the words of a name of `other` are only some of entity's."""
    own = own_words(entity.names)
    return any(
        words and own.issuperset(words) and len(words) < len(own)
        for words in map(fold, other.names)
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
