"""Hears words with the name of a device that they may mean put in them."""

from collections.abc import Awaitable, Callable

from homeassistant.core import HomeAssistant

from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..utterance.phrases import Language
from ..utterance.plain_place import without_away, without_owner
from ..utterance.plain_text import is_plain_text
from ..utterance.request import Request
from ..utterance.tokens import tokens
from .hearing import deed_in
from .recognized import RecognizedIntent
from .rewrite import ways_to_call
from .worked_out import async_worked_out_of

MOST_DEVICES = 6
"""Devices that are tried as the one that is meant. If more of them share a word with
what was said, as many lamps do with "lamp", none is meant for sure."""

type Hear = Callable[[str], Awaitable[RecognizedIntent | None]]
"""Returns the intent that Home Assistant's sentences recognize in a text, or None."""


async def async_near(
    hass: HomeAssistant,
    hear: Hear,
    text: str,
    home: Home,
    toolset: Toolset,
    request: Request,
) -> dict[str, RecognizedIntent]:
    """Return by entity id the intent of the words with the entity's name put in them.

    The name replaces words that may mean the entity. Only entities are returned whose
    name is then the whole target of the intent.
    """
    near: dict[str, RecognizedIntent] = {}
    joining = request.language.joining_words if request.language else frozenset()
    text = without_away(text, request.code, request.language) or text
    text = without_owner(text, request.language)
    ways = ways_to_call(text, home, toolset.domains, MOST_DEVICES, joining)
    for entity, way in ways:
        if entity.entity_id in near:
            continue
        heard = await hear(way) or deed_in(way, request)
        heard = heard or async_worked_out_of(hass, request, way, toolset)
        if (
            heard
            and heard.is_of(entity)
            and is_plain(heard, way, home, request.language)
        ):
            near[entity.entity_id] = heard
    return near


def those_in(
    near: dict[str, RecognizedIntent], here: str | None, home: Home
) -> dict[str, RecognizedIntent]:
    """Return the only one of several intents whose device is in an area, else all.

    "The telly" is that of the room.
    """
    there = [one for one in near if home.entity_by_id[one].area_id == here]
    if here is None or len(near) == 1 or len(there) != 1:
        return near
    return {there[0]: near[there[0]]}


def is_plain(
    heard: RecognizedIntent, text: str, home: Home, language: Language | None
) -> bool:
    """Return whether the free texts of an intent are plain and made of whole words.

    Free text that is not plain may contain more than its argument, see is_plain_text.
    Templates without spaces may cut it in the middle of a word of the text.
    """
    said = f" {' '.join(one.text for one in tokens(text))} "
    values = [str(heard.args[key]) for key in heard.free & heard.args.keys()]
    return all(
        is_plain_text(value, home, language)
        and f" {' '.join(one.text for one in tokens(value))} " in said
        for value in values
    )
