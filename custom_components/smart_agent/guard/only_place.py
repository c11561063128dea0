"""Whether a wish says where somebody wants to be, and nothing of what is to be done there."""

from collections.abc import Sequence

from ..home.home import Entity
from ..llm_tools.spec import TARGET_KEYS
from ..utterance.clauses import Clause
from ..utterance.request import Request
from ..utterance.steps import says_scale
from .own_word import has_own_word
from .targets.resolve import Resolution


def has_only_place(
    found: Resolution, request: Request, asking: Sequence[Clause]
) -> bool:
    """Return whether wishes have what a call acts on only as what is in a place.

    "I want to be in the kitchen by eight" turns on no light there, nor does "I'd like to
    have breakfast in the kitchen". asking are the clauses that ask for something. One that
    says any deed, or has a word for what is not named, "make it cosy in the den", leaves
    to the model what that takes. What a call sets, "22 degrees in the den", and what is
    put right, "I mean in the den", has its deed elsewhere.
    """
    return (
        found.args.keys() <= TARGET_KEYS
        and all(
            _is_only_there(clause, entity, request)
            for clause in asking
            for entity in found.entities
        )
        and not any(clause.corrects or _says_deed(clause, request) for clause in asking)
    )


def _is_only_there(clause: Clause, entity: Entity, request: Request) -> bool:
    """Return whether a clause has the place of a device, as where something is, alone."""
    language = request.language
    return (
        language is not None
        and any(
            language.within_book.has(clause.words, at)
            for at in range(len(clause.words) - 1)
        )
        and not request.naming.all_kinds(clause)
        and not request.places(clause).isdisjoint({entity.area_id, entity.floor_id})
        and not has_own_word(clause, entity, request)
    )


def _says_deed(clause: Clause, request: Request) -> bool:
    """Return whether a clause says anything that a house can do.

    A number alone does not, it may be a time, nor does what belongs to a verb of people:
    "sit down".
    """
    language, words = request.language, clause.words
    assert language is not None
    return says_scale(words, request.code) or any(
        language.it_book.has(words, at)
        or language.moved_book.has(words, at)
        or language.to_do_book.has(words, at)
        or (
            language.verb_book.has(words, at)
            and not (at and language.article_book.has(words, at - 1))
        )
        or (
            language.particle_book.has(words, at)
            and words[at].plain not in language.preposition_words
            and not (at and request.naming.is_unknown(clause, at - 1))
        )
        for at in range(len(words))
    )
