"""What stands in place of a name: "turn it off again"."""

from collections.abc import Iterable, Sequence

from ..home.home import Entity
from .clauses import Clause, Stance
from .naming import Naming
from .tokens import as_said

_TOPICS = frozenset({Stance.REQUEST, Stance.REVOKED, Stance.TOLD})
"""What a clause is for whose device a pronoun takes up."""


def named_before(naming: Naming, clause: Clause) -> Sequence[Entity]:
    """Return the devices that the clauses before one call by their names, each once.

    None where one of them is for anything else: "not the floor lamp, turn it off".
    """
    before = naming.clauses[: naming.clauses.index(clause)]
    if any(one.stance not in _TOPICS and naming.mentions(one) for one in before):
        return ()
    called = {e.entity_id: e for one in before for e in naming.called(one)}
    return tuple(called.values())


def with_name(naming: Naming, clause: Clause, text: str, name: str) -> str | None:
    """Return a clause of a text as it was said, with a name in place of its pronoun."""
    if (found := _pronoun(naming, clause)) is None:
        return None
    first, last = found
    parts: Iterable[str] = (
        as_said(text, clause.words[:first]),
        name,
        as_said(text, clause.words[last:]),
    )
    return " ".join(part.strip(" -") for part in parts if part.strip(" -"))


def _pronoun(naming: Naming, clause: Clause) -> tuple[int, int] | None:
    """Return where the only pronoun of a clause that names nothing begins and ends."""
    if naming.language is None or naming.mentions(clause) or naming.places(clause):
        return None
    found = [
        (match.start, match.end)
        for at in range(len(clause.words))
        for match in naming.language.it_book.at(clause.words, at)
    ]
    return found[0] if len(found) == 1 else None
