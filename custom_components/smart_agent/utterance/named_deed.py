"""A deed and the name of a device, and nothing else."""

from collections.abc import Iterable, Mapping

from ..home.home import Entity
from .clauses import Clause
from .deeds import ways_to_say
from .naming import Naming

type NamedDeed = tuple[Entity, str]
"""A device that is called by its name, and what is to be done with it."""


def named_deed(
    naming: Naming, clause: Clause, code: str, deeds: Mapping[str, Iterable[str]]
) -> NamedDeed | None:
    """Return what a clause says if it is the name of one device and a deed, else None.

    deeds are those that there are by domain; code is that of the language, whose ways to
    say them count.
    """
    called = [e for e in naming.home.entities if naming.calls_only(clause, e)]
    if naming.language is None or len(called) != 1:
        return None
    (entity,) = called
    rest = naming.bare_of(clause, entity)
    said = [
        deed
        for deed in deeds.get(entity.domain, ())
        if rest and rest in map(naming.bare, ways_to_say(code, deed).split(","))
    ]
    return (entity, said[0]) if said else None
