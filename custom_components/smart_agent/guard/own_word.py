"""Whether words have one of a device's own name, which is none of its place's."""

from ..home.home import Entity
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.own_words import own_words
from ..utterance.request import Request


def has_own_word(clause: Clause, entity: Entity, request: Request) -> bool:
    """Return whether a clause has a word of a device's own name.

    A word of the name of its place is none.
    """
    own = by_first_letter(own_words(entity.names) - request.home.words_of_place(entity))
    return any(near_words(token.plain, own) for token in clause.words)
