"""Which of some devices the words of a question are about."""

from collections.abc import Collection, Iterator, Sequence, Set as AbstractSet

from ..home.home import Entity
from .clauses import Clause
from .naming import KIND, SHORT, Naming
from .own_words import own_words


def only_meant(
    naming: Naming,
    clauses: Sequence[Clause],
    entities: Collection[Entity],
    besides: AbstractSet[str],
    *,
    by_place: bool,
) -> Entity | None:
    """Return the only one of some devices that every naming word may be about.

    besides are folded words that name nothing, though names have them: the battery in
    "the battery of the tablet". by_place tells that a device is called by where it is
    too. What has more letters of the words in its name than others is the only one;
    what has a word of another thing or place beside its own is none: "the guest tablet",
    "the bedroom thermostat".
    """
    # The battery of "the robot" is that of the vacuum's other name too.
    others = [
        own_words(one.names) | said
        for clause in clauses
        for one, said in _called(naming, clause)
        if one not in entities
    ]
    words = [one for clause in clauses for one in _names(naming, clause, besides)]
    scores: dict[str, int] = {}
    for entity in entities:
        own, place = own_words(entity.names), naming.home.words_of_place(entity)
        own = own.union(*(one for one in others if not own.isdisjoint(one)))
        nouns = _nouns(naming, clauses, entity)
        names = (own | place if by_place else own) - besides
        if all(not (own | place | nouns).isdisjoint(forms) for _, forms in words):
            # "In the kitchen" is not of the kitchen radio alone.
            called = any(not (own - place - besides).isdisjoint(f) for _, f in words)
            scores[entity.entity_id] = sum(
                _weight(said, forms, own - besides if called else names, names)
                for said, forms in words
                if not (names | nouns).isdisjoint(forms)
            )
    best = max(scores.values(), default=0)
    found = [one for one in entities if scores.get(one.entity_id) == best]
    return found[0] if best and len(found) == 1 else None


def _weight(
    said: str, forms: frozenset[str], own: AbstractSet[str], names: AbstractSet[str]
) -> int:
    """Return how much a word tells that a thing is meant: its own name most.

    "The garage door" is not any door in the garage.
    """
    if names.isdisjoint(forms):
        return KIND
    return 2 * len(said) - own.isdisjoint(forms)


def _called(naming: Naming, clause: Clause) -> Iterator[tuple[Entity, frozenset[str]]]:
    """Yield what a clause calls, with the nouns for it where it is the only one."""
    for one in naming.called(clause):
        yield one, frozenset()
    for at, token in enumerate(clause.words):
        kinds = naming.kinds(clause.words, at)
        found = [one for one in naming.home.entities if one.domain in kinds]
        if len(found) == 1:
            yield found[0], frozenset({token.plain})


def _nouns(naming: Naming, clauses: Sequence[Clause], entity: Entity) -> frozenset[str]:
    """Return the words of clauses that are nouns for the kind of a device."""
    return frozenset(
        token.plain
        for clause in clauses
        for at, token in enumerate(clause.words)
        if naming.is_kind(clause.words, at, entity)
    )


def _names(
    naming: Naming, clause: Clause, besides: AbstractSet[str]
) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the words that name something, with the words of names that they can be.

    A word that nothing accounts for is of a name too between an article, or with a
    possessive behind it, and a name: "the guest tablet", "Tom's tablet".
    """
    language, words = naming.language, clause.words
    if language is None:
        return
    for at, token in enumerate(words):
        small = token.plain in language.joining_words
        if (
            token.plain in besides
            or small
            or not (
                clause.names[at]
                or (
                    len(token.plain) > SHORT
                    and not any(language.book.at(words, at))
                    and not language.particle_book.has(words, at)
                )
            )
        ):
            continue
        forms, behind = naming.forms[token.plain], words[at + 1 : at + 3]
        if forms or naming.kinds(words, at):
            yield token.plain, forms | {token.plain}
        elif behind and naming.is_unknown(clause, at):
            owns = behind[0].plain == "s"
            if (owns or language.article_book.has(words, at - 1)) and (
                any(naming.forms[one.plain] for one in behind[: 1 + owns])
            ):
                yield token.plain, frozenset({token.plain})
