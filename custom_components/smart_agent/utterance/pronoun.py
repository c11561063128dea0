"""What stands in place of a name: "turn it off again"."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..home.home import Entity
from .carriers import is_spare
from .clauses import Clause, Stance
from .naming import KIND, Naming
from .tokens import as_said

_TOPICS = frozenset({Stance.REQUEST, Stance.REVOKED, Stance.TOLD})
"""What a clause is for whose device a pronoun takes up."""


def named_before(naming: Naming, clause: Clause) -> Sequence[Entity]:
    """Return the devices that the clauses before one call by their names, each once.

    What is only told may call it by its kind and place as well: "the TV in the den is
    loud". None where a clause is for anything else: "not the floor lamp, turn it off".
    """
    before = naming.clauses[: naming.clauses.index(clause)]
    if any(one.stance not in _TOPICS and naming.mentions(one) for one in before):
        return ()
    called = {e.entity_id: e for one in before for e in naming.called(one)}
    if not called:
        told = [one for one in before if one.stance is Stance.TOLD]
        called = {e.entity_id: e for one in told for e in _only_one(naming, one)}
    return tuple(called.values())


def _only_one(naming: Naming, clause: Clause) -> Sequence[Entity]:
    """Return the only device that a clause says most of, if it has a noun for it.

    "The desk is a mess" says nothing of the desk lamp.
    """
    scores = {e.entity_id: naming.score(clause, e) for e in naming.home.entities}
    best = max(scores.values(), default=0)
    found = [e for e in naming.home.entities if scores[e.entity_id] == best]
    if best <= KIND or len(found) != 1:
        return ()
    (entity,) = found
    is_named = any(
        naming.is_kind(clause.words, at, entity) for at in range(len(clause.words))
    )
    return found if is_named else ()


def names_other(naming: Naming, clause: Clause, entity: Entity) -> bool:
    """Return whether a clause names more of a home than what a device is or has.

    "Set its volume to 15" is of a player, as "its brightness" is of a lamp.
    """
    clause = _without_spare(naming, clause)
    if any(clause.names) or naming.places(clause):
        return True
    kinds = naming.all_kinds(clause)
    return kinds != {entity.domain} if kinds else naming.mentions(clause)


def _without_spare(naming: Naming, clause: Clause) -> Clause:
    """Return a clause without what says nothing before a particle: "put it back on".

    There may be a back door.
    """
    if (language := naming.language) is None:
        return clause
    kept = [
        at
        for at, one in enumerate(clause.words)
        if not (
            is_spare(language.code, one.plain)
            and language.particle_book.has(clause.words, at + 1)
        )
    ]
    return replace(
        clause,
        words=tuple(clause.words[at] for at in kept),
        names=tuple(clause.names[at] for at in kept),
    )


def with_name(naming: Naming, clause: Clause, text: str, entity: Entity) -> str | None:
    """Return a clause of a text as it was said, with a device in place of its pronoun.

    None where it has none, or several, or names anything besides.
    """
    if (found := _pronoun(naming, clause, entity)) is None:
        return None
    first, last = found
    name = naming.home.reference(entity)
    parts: Iterable[str] = (
        as_said(text, clause.words[:first]),
        name,
        as_said(text, clause.words[last:]),
    )
    return " ".join(part.strip(" -") for part in parts if part.strip(" -"))


def _pronoun(naming: Naming, clause: Clause, entity: Entity) -> tuple[int, int] | None:
    """Return where the only pronoun of a clause that names no other begins and ends."""
    if naming.language is None or names_other(naming, clause, entity):
        return None
    language, words = naming.language, clause.words
    found = [
        (match.start, match.end)
        for at in range(len(words))
        for match in (
            *language.it_book.at(words, at),
            # "Its on" is no lamp's.
            *(
                one
                for one in language.possessive_book.at(words, at)
                if at > 0
                and one.end < len(words)
                and not language.particle_book.has(words, one.end)
            ),
        )
    ]
    return found[0] if len(found) == 1 else None
