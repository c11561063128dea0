"""Recognizes questions about a device that the words do not call by its whole name."""

from collections.abc import Awaitable, Callable, Iterable
from itertools import islice

from ..home.home import Home
from ..llm_tools.spec import AREA, FLOOR, NAME
from ..utterance.plain_question import plain_questions
from ..utterance.request import Request
from .recognized import RecognizedIntent
from .rewrite import meant, respelled

_MOST_WAYS = 3
"""Places in the words where the device's name is tried."""


async def async_asked(
    hear: Callable[[str], Awaitable[RecognizedIntent | None]],
    request: Request,
    home: Home,
) -> RecognizedIntent | None:
    """Return the question that the words ask, None for any that is not plain.

    It is asked in other ways too that ask the same, and with the name of the only device
    that the words can mean: "is the gate open?", "what's the temperature on the terrace?"
    """
    if not request.only_asks:
        return None
    ways = [*plain_questions(request)]
    for text in ways:
        if (heard := await hear(text)) and heard.asks and not heard.free:
            return heard
    for text in (request.text, *ways):
        for name, way in _named(text, request, home):
            heard = await hear(way)
            if heard and heard.asks and heard.args.get(NAME) == name:
                return None if {AREA, FLOOR} & heard.args.keys() else heard
    return None


def _named(text: str, request: Request, home: Home) -> Iterable[tuple[str, str]]:
    """Yield a text with the name of the only device that it can mean put in it."""
    joining = request.language.joining_words if request.language else frozenset()
    for entity in meant(text, home, home.domains, 1):
        for way in islice(respelled(text, entity, home, joining), _MOST_WAYS):
            yield entity.name, way
