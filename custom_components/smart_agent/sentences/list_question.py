"""Questions for what stands on a list: "what's on the shopping list?"."""

from homeassistant.components.todo import DOMAIN as TODO
from homeassistant.core import Context, HomeAssistant

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold, has_any
from ..utterance.languages.listed import (
    ALREADY_DONE,
    HOW_MANY,
    NOT_OPEN,
    PUT_ON,
    READ_OUT,
    STILL_OPEN,
    TAKEN_OFF,
)
from ..utterance.plain_question import asks_of_now
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.ways import ways_of
from .open_items import async_open_items

_MOST_ITEMS = 20
"""Items that somebody listens to; of a longer list the model tells what is wanted."""

_OTHERS = (PUT_ON, TAKEN_OFF, NOT_OPEN)
"""What makes it no question for what stands there."""


async def async_listed(
    hass: HomeAssistant, context: Context, request: Request, home: Home
) -> tuple[str, str] | None:
    """Return what is still to be done on the list that words ask for, and the list's id.

    Behind the number of it, where they ask for that.

    None for any other words, and for a list that is empty, long or cannot be read: the
    model has a tool for it.
    """
    lists = [one for one in home.entities if one.domain == TODO]
    if not lists or not _asks(request):
        return None
    meant = request.meant_of(lists, frozenset())
    if meant is None:
        return None
    entity_id = meant.entity_id
    items = await async_open_items(hass, context, entity_id) or ()
    if not 0 < len(items) <= _MOST_ITEMS:
        return None
    told = ", ".join(items)
    return f"{len(items)}: {told}" if _counts(request) else told, entity_id


def _asks(request: Request) -> bool:
    """Return whether words ask for what there is now, and for nothing to be done."""
    said, code = fold(request.text), words_language(request.code)
    still = has_any(said, STILL_OPEN.get(code, ""))
    others = _OTHERS if still else (*_OTHERS, ALREADY_DONE)
    if any({*said} >= {*way} for words in others for way in ways_of(words, code)):
        return False
    begun = next(
        (len(way) for way in ways_of(READ_OUT, code) if said[: len(way)] == way), 0
    )
    reads = begun and all(one.stance is Stance.TOLD for one in request.clauses[1:])
    if not (request.only_asks or reads) or not asks_of_now(request, begun):
        return False
    # "Is it raining at the farm?" asks for none of the farm jobs.
    return any(map(request.names_list, request.clauses))


def _counts(request: Request) -> bool:
    """Return whether words ask for a number."""
    return has_any(fold(request.text), HOW_MANY.get(words_language(request.code), ""))
