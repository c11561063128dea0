"""Recognizes questions about a device that the words do not call by its whole name."""

from collections.abc import Awaitable, Callable

from ..home.home import Home
from ..utterance.plain_place import without_away
from ..utterance.plain_question import asking, plain_questions
from ..utterance.request import Request
from .recognized import RecognizedIntent
from .rewrite import ways_to_call


async def async_asked(
    hear: Callable[[str], Awaitable[RecognizedIntent | None]],
    request: Request,
    home: Home,
) -> RecognizedIntent | None:
    """Return the question that the words ask, None for any that is not plain.

    It is asked in other ways too that ask the same, and with the name of the only device
    that the words can mean: "is the gate open?", "what's the temperature on the terrace?"
    """
    request = asking(request)
    if not request.only_asks:
        return None
    ways = [request.text, *plain_questions(request)]
    ways += [
        near
        for one in tuple(ways)
        if (near := without_away(one, request.code, request.language, asked=True))
    ]
    for text in ways:
        if (heard := await hear(text)) and heard.asks and not heard.free:
            return heard
    joining = request.language.joining_words if request.language else frozenset()
    for text in ways:
        for entity, way in ways_to_call(text, home, home.domains, 1, joining):
            if (heard := await hear(way)) and heard.asks and heard.is_of(entity):
                return heard
    return None
