"""What words call by its name, where a model takes something else."""

from collections.abc import Sequence
from dataclasses import replace

from ..home.home import Entity
from ..text.fold import fold
from .clauses import AGAINST, Clause, Stance
from .naming import Naming

_NAMED_IN_WORDS = frozenset({"automation", "button", "input_button", "scene", "script"})
"""Domains of what is called as people speak, such as "Good night", and is no device."""


def called_instead(
    naming: Naming, clauses: Sequence[Clause], entity: Entity
) -> tuple[Entity, ...]:
    """Return the devices that clauses call by a full name, and a device is none of them.

    Empty where any clause says anything of the device beside: its name, its place or its
    kind, as in "the lights at the television"; and where one asks for something and
    calls nothing.
    """
    found: dict[str, Entity] = {}
    for clause in clauses:
        called = [
            one for one in naming.called(clause) if one.domain not in _NAMED_IN_WORDS
        ]
        names = {word for one in called for name in one.names for word in fold(name)}
        rest = [at for at, one in enumerate(clause.words) if one.plain not in names]
        beside = replace(
            clause,
            words=tuple(clause.words[at] for at in rest),
            names=tuple(clause.names[at] for at in rest),
        )
        asks = clause.stance is Stance.REQUEST and bool(clause.words)
        if entity in called or naming.score(beside, entity) or (asks and not called):
            return ()
        if clause.stance not in AGAINST:
            found |= {one.entity_id: one for one in called}
    return tuple(found.values())
