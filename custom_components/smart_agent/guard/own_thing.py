"""Whether a wish has a thing of its own, so that it is about nothing that is only told."""

from ..utterance.request import Request
from ..utterance.stance import Stance


def has_own_thing(request: Request) -> bool:
    """Return whether a wish has a thing of its own, behind an article.

    "Flush the toilet, Owen forgot again" is not about Owen's lamp.
    """
    language = request.language
    return language is not None and any(
        language.article_book.has(one.words, at)
        and not language.it_book.has(one.words, at)
        for one in request.clauses
        if one.stance is Stance.REQUEST
        for at in range(len(one.words) - 1)
    )


def has_unknown_thing(request: Request) -> bool:
    """Return whether a wish begins with what is not of the home, and what becomes of it.

    "A mug with kettle on, world off on it" is not about the kettle.
    """
    language = request.language
    return language is not None and any(
        request.naming.is_unknown(one, 0) and language.particle_book.has(one.words, 1)
        for one in request.clauses
        if one.stance is Stance.REQUEST and len(one.words) > 1
    )
