"""The words of the names of devices."""

from functools import lru_cache

from ..home.home import Entity
from ..text.fold import fold


def is_part(other: Entity, entity: Entity) -> bool:
    """Return whether a name of another is but a part of a name of this one."""
    own = own_words(entity.names)
    return any(
        words and own.issuperset(words) and len(words) < len(own)
        for words in map(fold, other.names)
    )


@lru_cache(maxsize=4096)
def own_words(names: tuple[str, ...]) -> frozenset[str]:
    """Return the words of the names of a device."""
    return frozenset(word for name in names for word in fold(name))


def stands_in(name: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Return whether a name stands in words as it is."""
    return bool(name) and any(
        said[at : at + len(name)] == name for at in range(len(said))
    )
