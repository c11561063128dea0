"""Names as a question says them."""

from collections.abc import Iterable
from itertools import islice

from ..home.home import Entity

_NAMES_SPOKEN = 3
"""Names a question lists; a person can hold no more (HA's style guide: 4 or fewer)."""


_NAMES_TOLD = 5
"""Names that a model is told of at most."""


def listed(entities: Iterable[Entity]) -> str:
    """Return the names of devices, as a model is told of them."""
    return ", ".join(one.name for one in islice(entities, _NAMES_TOLD))


def named(entities: tuple[Entity, ...]) -> dict[str, str]:
    """Return the placeholders of a question: the names, at most three, and how many."""
    names = list(dict.fromkeys(entity.name for entity in entities))
    spoken = ", ".join(names[:_NAMES_SPOKEN])
    if len(names) > _NAMES_SPOKEN:
        spoken += ", …"
    return {"names": spoken, "count": str(len(entities))}
