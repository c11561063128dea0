"""Whether words forbid that a thing be on, and so ask for the deed that ends it."""

from ..home.home import Entity
from ..utterance.clauses import Clause
from ..utterance.deeds import says_way, ways_to_say
from ..utterance.languages.otherwise import NO_THING
from ..utterance.request import Request
from ..utterance.stance import Stance

_ENDS = frozenset({"turn_off", "stop", "pause", "mute"})
"""Deeds after which a thing is no more."""


def is_no_more(entity: Entity, deed: str, request: Request) -> bool:
    """Return whether what is forbidden is only that a thing be on, and a deed is asked for.

    "No more telly for Tom, turn it off": what is denied is the thing, and nothing that is
    done with it, as in "no switching it off".
    """
    against = [one for one in request.clauses if one.stance is Stance.FORBIDDEN]
    ways = ways_to_say(request.code, deed)
    return (
        deed in _ENDS
        and len(against) == 1
        and _denies_thing(against[0], request)
        and any(
            one.stance is Stance.REQUEST
            and says_way({token.plain for token in one.words}, ways)
            and (request.naming.score(one, entity) or not request.mentions(one))
            for one in request.clauses
        )
    )


def _denies_thing(clause: Clause, request: Request) -> bool:
    """Return whether a clause denies a thing: "no more telly"."""
    language = request.language
    return (
        language is not None
        and bool(clause.words)
        and clause.words[0].plain in NO_THING.get(language.code, ())
        and not request.has_deed(clause)
        and not any(
            language.verb_book.has(clause.words, at) for at in range(len(clause.words))
        )
    )
