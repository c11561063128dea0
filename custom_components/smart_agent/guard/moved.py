"""Keeps what opens and closes out of "everything off"."""

from homeassistant.const import Platform
from homeassistant.helpers.intent import INTENT_TURN_OFF, INTENT_TURN_ON

from ..llm_tools.spec import ToolSpec
from ..utterance.deeds import says_way, ways_to_say
from ..utterance.request import Request
from ..utterance.stance import Stance
from .named import says_all
from .own_word import has_own_word
from .problem import Problem, ProblemKind
from .spoken import listed
from .targets.resolve import Resolution

_MOVED = frozenset({Platform.COVER, Platform.LOCK, Platform.VALVE})
"""Domains that Home Assistant turns on and off by opening, closing and locking."""

_MOVES = ("open", "close", "lock", "unlock")
"""Deeds by which the words mean them."""


def check_moved(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return that the words have all of it on or off, and a call opens or closes.

    "Everything off in here" draws no blind. What the words call, by a name or a noun for
    its kind, is meant.
    """
    if spec.intent_type not in (INTENT_TURN_OFF, INTENT_TURN_ON):
        return []
    moved = [one for one in found.entities if one.domain in _MOVED]
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    words = [token.plain for clause in asking for token in clause.words]
    said = set(words)
    if (
        not moved
        or len(moved) < len(found.entities)
        or not says_all(" ".join(words))
        or any(says_way(said, ways_to_say(request.code, deed)) for deed in _MOVES)
        or any(
            request.speaks_of(one.domain, {Stance.REQUEST})
            or any(has_own_word(clause, one, request) for clause in asking)
            for one in moved
        )
    ):
        return []
    names = listed(moved)
    message = f"the user speaks of what is on or off, and {names} opens and closes"
    return [Problem(ProblemKind.OPPOSITE, "", message, names)]
