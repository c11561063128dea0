"""Questions for what stands on a list: "what's on the shopping list?"."""

import asyncio
from collections.abc import Iterator, Mapping

from homeassistant.components.todo import DOMAIN as TODO
from homeassistant.components.todo.const import (
    ATTR_STATUS,
    TodoItemStatus,
    TodoServices,
)
from homeassistant.const import ATTR_ENTITY_ID
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from ..utterance.languages.listed import NOT_OPEN, PUT_ON, READ_OUT, TAKEN_OFF
from ..utterance.plain_question import asks_of_now
from ..utterance.request import Request

_DEADLINE = 5
"""Seconds after which the model's own tool is left to read a list."""

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
    try:
        async with asyncio.timeout(_DEADLINE):
            response = await hass.services.async_call(
                TODO,
                TodoServices.GET_ITEMS,
                {ATTR_ENTITY_ID: entity_id, ATTR_STATUS: [TodoItemStatus.NEEDS_ACTION]},
                blocking=True,
                context=context,
                return_response=True,
            )
    except TimeoutError, HomeAssistantError:
        # The model's call fails alike, and then the user is told.
        return None
    items = _items(response, entity_id)
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


def _items(response: object, entity_id: str) -> list[str]:
    """Return the items of a list from what Home Assistant responds."""
    of_list = response.get(entity_id) if isinstance(response, dict) else None
    items = of_list.get("items") if isinstance(of_list, dict) else None
    return [str(one["summary"]) for one in items or () if one.get("summary")]
