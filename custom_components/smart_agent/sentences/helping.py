"""Hears what may help against what somebody only tells of, see `utterance.bothered`."""

from dataclasses import replace

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant

from ..home.home import Home
from ..llm_tools.spec import NAME, Toolset
from ..utterance.bothered import helps
from ..utterance.request import Request, read_request
from .recognize import async_recognize
from .recognized import Recognition, RecognizedIntent
from .where import async_area_of


async def async_with_helping(
    hass: HomeAssistant,
    found: Recognition,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
) -> Recognition:
    """Return what was recognized, with what may help where that is nothing.

    Each is worked out from how the device is now, as its command would be.
    """
    if found != Recognition():
        return found
    helping: dict[str, RecognizedIntent] = {}
    for one in helps(request, async_area_of(hass, user_input)):
        words = replace(user_input, text=one.command)
        read = read_request(one.command, request.code, home)
        heard = await async_recognize(hass, words, home, toolset, read)
        if (single := heard.single) is not None and single.args.get(NAME):
            helping[one.entity.entity_id] = single
    return replace(found, helping=helping)
