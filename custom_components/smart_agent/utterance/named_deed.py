"""Recognizes requests that are one deed and names of devices, and nothing else."""

from collections.abc import Iterable, Mapping, Sequence

from ..home.home import Entity
from .carriers import carried_deeds
from .clauses import Clause
from .deeds import bent_ways, ways_to_say
from .naming import Naming

type NamedDeed = tuple[tuple[Entity, ...], str]
"""The devices that are called by name, and the deed, such as "turn_on"."""


def named_deed(
    naming: Naming,
    clauses: Sequence[Clause],
    code: str,
    deeds: Mapping[str, Iterable[str]],
) -> NamedDeed | None:
    """Return what clauses say if they are names of devices and one deed, else None.

    code is that of the language, whose ways to say a deed count. deeds are the possible
    deeds by domain; the deed has to be possible for every device.
    """
    if naming.language is None:
        return None
    entities: list[Entity] = []
    rests: list[tuple[str, ...]] = []
    for clause in clauses:
        called = [e for e in naming.home.entities if naming.calls_only(clause, e)]
        if len(called) > 1:
            return None
        entities += called
        rest = naming.bare_of(clause, called[0]) if called else naming.rest_of(clause)
        if called and not rest and clause.wishes_deed:
            # "The fan needs to go off and turn on the lamp" says no deed of both.
            return None
        rests += [rest] if rest or not called else []
    if not entities or len(rests) != 1:
        return None
    said = [
        deed
        for deed in deeds.get(entities[0].domain, ())
        for ways in (ways_to_say(code, deed), bent_ways(code, deed))
        if rests[0] in naming.bare_ways(ways)
    ]
    said += [
        deed
        for deed in carried_deeds(code, rests[0])
        if deed in deeds.get(entities[0].domain, ())
    ]
    if not said or any(said[0] not in deeds.get(one.domain, ()) for one in entities):
        return None
    return tuple(entities), said[0]


def is_name(naming: Naming, clause: Clause) -> bool:
    """Return whether a clause is the name of a device and nothing else."""
    return naming.language is not None and any(
        naming.calls_only(clause, one) and not naming.bare_of(clause, one)
        for one in naming.home.entities
    )
