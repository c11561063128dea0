"""Questions for what stands on a list: "what's on the shopping list?"."""

from collections.abc import Iterator, Mapping

from homeassistant.components.todo import DOMAIN as TODO
from homeassistant.core import Context, HomeAssistant

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from ..utterance.languages.listed import NOT_OPEN, PUT_ON, READ_OUT, TAKEN_OFF
from ..utterance.plain_question import asks_of_now
from ..utterance.request import Request
from .open_items import async_open_items

_MOST_ITEMS = 20
"""Items that somebody listens to; of a longer list the model tells what is wanted."""


async def async_listed(
    hass: HomeAssistant, context: Context, request: Request, home: Home
) -> tuple[str, str] | None:
    """Return what is still to be done on the list that words ask for, and the list's id.

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
    return ", ".join(items), entity_id


def _asks(request: Request) -> bool:
    """Return whether words ask for what there is now, and for nothing to be done."""
    said, code = fold(request.text), words_language(request.code)
    others = (PUT_ON, TAKEN_OFF, NOT_OPEN)
    if any({*said} >= {*way} for words in others for way in _ways(words, code)):
        return False
    begun = max(
        (len(way) for way in _ways(READ_OUT, code) if said[: len(way)] == way),
        default=0,
    )
    reads = begun and len(request.clauses) == 1
    if not (request.only_asks or reads) or not asks_of_now(request, begun):
        return False
    # "Is it raining at the farm?" asks for none of the farm jobs.
    return any(map(request.names_list, request.clauses))


def _ways(words: Mapping[str, str], code: str) -> Iterator[tuple[str, ...]]:
    """Yield the ways to say something in a language, folded."""
    return filter(None, map(fold, words.get(code, "").split(",")))
