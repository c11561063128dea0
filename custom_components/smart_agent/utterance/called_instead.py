"""What words call by its name, where a model takes something else."""

from collections.abc import Sequence

from ..home.home import Entity
from .clauses import AGAINST, Clause, Stance
from .naming import Naming

_NAMED_IN_WORDS = frozenset({"automation", "button", "input_button", "scene", "script"})
"""Domains of what is called as people speak, such as "Good night", and is no device."""


def called_instead(
    naming: Naming, clauses: Sequence[Clause], entity: Entity
) -> tuple[Entity, ...]:
    """Return the devices that clauses call by a full name, and a device is none of them.

    Empty where any clause says anything of the device too: its name, its place or its
    kind, as in "the lights at the television"; and where one asks for something and
    calls nothing.
    """
    found: dict[str, Entity] = {}
    for clause in clauses:
        called = [
            one for one in naming.called(clause) if one.domain not in _NAMED_IN_WORDS
        ]
        asks = clause.stance is Stance.REQUEST and bool(clause.words)
        if entity in called or naming.score(clause, entity) or (asks and not called):
            return ()
        if clause.stance not in AGAINST:
            found |= {one.entity_id: one for one in called}
    return tuple(found.values())
