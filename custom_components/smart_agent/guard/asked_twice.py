"""Whether the user's words ask for one deed more than once: "off, on and off again"."""

from ..utterance.deeds import ways_to_say
from ..utterance.request import Request
from ..utterance.tokens import tokens
from ..utterance.ways import ends_of


def asks_twice(deed: str, request: Request) -> bool:
    """Return whether words say a deed, a key of DEEDS, at two places.

    A model that has turned a lamp off and on again begins anew where it lost its thread:
    nobody wants the lamp to blink who has not said so.
    """
    said, ways = tokens(request.text), ways_to_say(request.code, deed)
    return len({end for at in range(len(said)) for end in ends_of(said, at, ways)}) > 1
