"""Questions of how one thing is, however they are put: "did the dryer stop?"."""

from homeassistant.const import STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import HomeAssistant

from ..home.home import Entity, Home
from ..text.base_language import words_language
from ..text.fold import fold, has_any
from ..utterance.languages.otherwise import WHERE
from ..utterance.languages.stated import NOT_STATED, OF_MANY, STATED, WHAT, Way
from ..utterance.plain_question import asks_of_now
from ..utterance.request import Request
from ..utterance.way_of import TOLD, way_of
from .responses import async_state_told


async def async_stated(
    hass: HomeAssistant, request: Request, home: Home
) -> tuple[str, str] | None:
    """Return how the only thing is that words ask about, and its id, or None.

    It is told, and neither yes nor no is said: "did it stop?" and "is it still on?" ask
    the same. None where words ask for anything else, or of another time than now, and
    where it is not known.
    """
    code = words_language(request.code)
    said = fold(request.text)
    ways = STATED.get(code, {})
    # "Where's the vacuum?" is answered by what it does.
    where = Way.MOVING in ways and has_any(said, WHERE.get(code, ""))
    if not _asks(request, where=where) or has_any(said, WHAT.get(code, "")):
        return None
    asked = {way for way, words in ways.items() if has_any(said, words)}
    asked = {Way.MOVING} if where else asked
    found = [one for one in home.entities if way_of(one) in asked]
    besides = {word for way in asked for word in fold(ways[way])}
    meant = request.meant_of(found, besides, by_place=True)
    told = await _async_told(hass, request, meant) if meant else ""
    return (told, meant.entity_id) if meant and told else None


async def async_stated_at_least(
    hass: HomeAssistant, request: Request, home: Home
) -> str:
    """Return how the only thing is that words ask about, whatever they ask of it.

    It is better than no answer. Empty where they ask of another time, what or why, or of
    more than one, and where it is not known.
    """
    code, said = words_language(request.code), fold(request.text)
    if not _asks(request) or any(
        has_any(said, words.get(code, "")) for words in (WHAT, OF_MANY)
    ):
        return ""
    found = [one for one in home.entities if one.domain in TOLD]
    meant = request.meant_of(found, frozenset(), by_place=True)
    return await _async_told(hass, request, meant) if meant else ""


def _asks(request: Request, *, where: bool = False) -> bool:
    """Return whether words only ask for what may be so, and is so now.

    where tells that they ask where something is.
    """
    if not request.only_asks or not asks_of_now(request):
        return False
    others = NOT_STATED.get(words_language(request.code))
    said = fold(request.text)
    places = fold(WHERE.get(words_language(request.code), ""))
    said = tuple(one for one in said if not (where and one in places))
    return others is not None and not has_any(said, others)


async def _async_told(hass: HomeAssistant, request: Request, entity: Entity) -> str:
    """Return how a thing is as a sentence, empty where that is not known."""
    state = hass.states.get(entity.entity_id)
    if state is None or state.state in (STATE_UNAVAILABLE, STATE_UNKNOWN):
        return ""
    return await async_state_told(hass, request.code, state)
