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
    possible = [*deeds.get(entities[0].domain, ())]
    said = _said(naming, rests[0], code, possible)
    if not said and len(clauses) == 1:
        rest = naming.bare_of(clauses[0], entities[0], placed=True)
        said = _said(naming, rest, code, possible)
    if not said or any(said[0] not in deeds.get(one.domain, ()) for one in entities):
        return None
    return tuple(entities), said[0]


def _said(
    naming: Naming, rest: tuple[str, ...], code: str, possible: Sequence[str]
) -> list[str]:
    """Return which of the possible deeds words say, and nothing else."""
    said = [
        deed
        for deed in possible
        for ways in (ways_to_say(code, deed), bent_ways(code, deed))
        if rest in naming.bare_ways(ways)
    ]
    return said + [one for one in carried_deeds(code, rest) if one in possible]


def is_name(naming: Naming, clause: Clause) -> bool:
    """Return whether a clause is the name of a device and nothing else."""
    return naming.language is not None and any(
        naming.calls_only(clause, one) and not naming.bare_of(clause, one)
        for one in naming.home.entities
    )
