"""What words stand for that say "the other one": what was not acted on before."""

from collections.abc import Collection, Sequence

from ..home.home import Entity, Home
from ..text.base_language import words_language
from .languages.otherwise import OTHERS
from .own_words import own_words
from .request import Request
from .stance import Stance
from .tokens import Token
from .ways import ways_in


def says_other(words: Sequence[Token], code: str) -> bool:
    """Return whether words say nothing but "the other one"."""
    plain = tuple(one.plain for one in words)
    return plain in ways_in(OTHERS.get(words_language(code), ""))


def asks_for_other(request: Request) -> bool:
    """Return whether a wish ends in "the other one", and so is for no thing before."""
    return any(
        any(
            says_other(one.words[at:], request.code) for at in range(len(one.words) - 1)
        )
        for one in request.clauses
        if one.stance is Stance.REQUEST
    )


def other_of(entity: Entity, home: Home, domains: Collection[str]) -> Entity | None:
    """Return the other of two things, None where there is none, or more than one.

    It is in the same room, of the same kind, and has a word of the first one's name that
    is no word of the room's, if any has: "Anna's Bedside" and "Tom's Bedside".
    """
    there = [
        one
        for one in home.entities
        if one.area_id == entity.area_id
        and one.entity_id != entity.entity_id
        and one.domain in domains
        and one.domain == entity.domain
        and one.device_class == entity.device_class
    ]
    own = own_words(entity.names) - home.words_of_place(entity) - {"s"}
    alike = [one for one in there if own & own_words(one.names)]
    found = alike or there
    return found[0] if len(found) == 1 else None
