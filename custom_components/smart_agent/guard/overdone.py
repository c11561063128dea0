"""Whether a call goes all the way where the words say a little more or less."""

from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.steps import says_bit
from .targets.resolve import Resolution
from .unnamed import is_invented

_PERCENTAGES = frozenset({"brightness", "percentage", "position", "volume_level"})
"""Arguments that are a part of a hundred (components/light/intent.py and others)."""

_ENDS = (0, 100)


def is_overdone(found: Resolution, request: Request) -> bool:
    """Return whether a call sets a percentage to its end, and nobody said that.

    "Let a little more light in" opens no blind all the way.
    """
    return (
        request.known
        and any(
            value in _ENDS and not isinstance(value, bool)
            for key, value in found.args.items()
            if key in _PERCENTAGES
        )
        and is_invented(found, request)
        and any(
            says_bit(one.words, request.code)
            for one in request.clauses
            if one.stance is Stance.REQUEST
        )
    )
