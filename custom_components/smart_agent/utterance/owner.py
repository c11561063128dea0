"""What belongs to somebody who was named before: "Ann is cold, turn her radiator up"."""

from collections.abc import Sequence

from ..home.home import Entity
from ..text.owner_words import POSSESSIVE, owner_words
from .clauses import Clause
from .naming import Naming
from .own_words import own_words
from .tokens import as_said


def with_owned(naming: Naming, clause: Clause, text: str) -> str | None:
    """Return a clause of a text with a device's name in place of "her radiator", or None.

    It is the only device of that noun whose name has the only name of a person that the
    clauses before say.
    """
    language, words = naming.language, clause.words
    if language is None:
        return None
    owned = [at for at in range(len(words) - 1) if language.owner_book.has(words, at)]
    if len(owned) != 1 or any(clause.names):
        return None
    (at,) = owned
    people = _people(naming, clause)
    if len(people) != 1:
        return None
    found = [
        (entity, end)
        for entity in naming.home.entities
        if people <= own_words(entity.names)
        if (end := _end_of_noun(naming, clause, at + 1, entity)) > at + 1
    ]
    longest = max((end for _, end in found), default=0)
    meant = [entity for entity, end in found if end == longest]
    if len(meant) != 1:
        return None
    parts = (
        as_said(text, words[:at]),
        naming.home.reference(meant[0]),
        as_said(text, words[longest:]),
    )
    return " ".join(filter(None, parts))


def _people(naming: Naming, clause: Clause) -> frozenset[str]:
    """Return the words of devices' names that clauses before say as names of people.

    An "s" stands behind them, as in "Ann's cold" and "Ann's lamp".
    """
    before: Sequence[Clause] = naming.clauses[: naming.clauses.index(clause)]
    said = frozenset(
        one.words[at].plain
        for one in before
        for at in range(len(one.words) - 1)
        if one.words[at + 1].plain == POSSESSIVE
    )
    known = frozenset[str]().union(
        *(owner_words(entity.names) for entity in naming.home.entities)
    )
    return said & known


def _end_of_noun(naming: Naming, clause: Clause, at: int, entity: Entity) -> int:
    """Return where words end that are of the name of a device, or a noun for it."""
    own = own_words(entity.names)
    words = clause.words
    while at < len(words) and (
        words[at].plain in own or naming.is_kind(words, at, entity)
    ):
        at += 1
    return at
