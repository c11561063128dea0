"""Recognizes the user's words with Home Assistant's own sentences.

Home Assistant's sentence agent compares whole sentences with templates in over 60
languages and with the names of this home. It understands far less than a model, but it
does not guess: what it understands strictly is what the user said.
"""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.conversation import ConversationInput
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.components.conversation.default_agent import DefaultAgent
from homeassistant.components.media_player.const import (
    DOMAIN as MEDIA_PLAYER,
    INTENT_MEDIA_NEXT,
    INTENT_MEDIA_PAUSE,
    INTENT_MEDIA_PREVIOUS,
    INTENT_MEDIA_SEARCH_AND_PLAY,
    INTENT_MEDIA_UNPAUSE,
    INTENT_PLAYER_MUTE,
    INTENT_PLAYER_UNMUTE,
    INTENT_SET_VOLUME,
    INTENT_SET_VOLUME_RELATIVE,
)
from homeassistant.core import Context, HomeAssistant

from ..const import DOMAIN
from ..home.home import Entity, Home
from ..llm_tools.spec import NAME, TARGET_KEYS, Toolset
from ..utterance.commands import are_only_commands
from ..utterance.deeds import says_both
from ..utterance.exclaimed import without_exclamation
from ..utterance.plain_list import plain_list
from ..utterance.request import Request, read_request
from ..utterance.stance import Stance
from ..utterance.told_item import with_told_item
from .asked import async_asked
from .bounded import bounded, tells_of_home
from .heard import heard_in
from .hearing import Hearing
from .items import items_of
from .near import Hear, async_near, is_plain, those_in
from .open_items import async_with_items
from .proposals import async_proposed
from .recognized import Recognition, RecognizedIntent
from .where import async_area_of
from .wishes import async_parts
from .worked_out import async_worked_out_alone

_PAIR = 2
"""Devices of which "both" are meant where the words can mean no others."""

_OF_PLAYERS = frozenset(
    {
        INTENT_MEDIA_NEXT,
        INTENT_MEDIA_PAUSE,
        INTENT_MEDIA_PREVIOUS,
        INTENT_MEDIA_UNPAUSE,
        INTENT_PLAYER_MUTE,
        INTENT_PLAYER_UNMUTE,
        INTENT_SET_VOLUME,
        INTENT_SET_VOLUME_RELATIVE,
    }
)
"""Intents whose sentences need not say of which player they are."""


async def async_recognize(
    hass: HomeAssistant,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity] = (),
    *,
    sentences: bool = True,
) -> Recognition:
    """Return what the words say for sure; empty if nothing is recognized.

    Without sentences that is what is read in them without Home Assistant's: a deed and
    the names of devices.

    request is the same words, parsed; last is what was acted on before. They are tried:

    - As they are. Many templates take the area from where the user is. If that is
      unknown, the words are tried as if spoken in the area of some entity, and that
      area is left out of the result.
    - Each of several wishes by itself, with a name in place of a pronoun.
    - A question in other ways that ask the same, and of the only device it can mean.
    - With the name of a device that they may mean put in place of words for it.

    What takes an item off a list has it as it stands there.
    """
    agent = get_agent_manager(hass).default_agent if sentences else None
    found = await _async_recognized(
        hass, agent, user_input, home, toolset, request, last
    )
    found = bounded(found, request, async_area_of(hass, user_input))
    return await async_with_items(hass, user_input.context, found, request, home)


async def _async_recognized(
    hass: HomeAssistant,
    agent: DefaultAgent | None,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
) -> Recognition:
    """Return what the words say for sure, see async_recognize."""
    rest = (
        with_told_item(request)
        or without_exclamation(request)
        or _without_reason(request)
        or _alone(request)
    )
    if rest is not None:
        user_input = replace(user_input, text=rest)
        request = read_request(rest, request.code, home)
    hear = Hearing(agent, user_input, home, toolset, request)
    text = user_input.text
    heard = await hear(text) or await hear.anywhere(text)
    if heard is None or heard.free or _is_of_some_player(heard):
        # Words that are all accounted for are no text of anything.
        one = async_worked_out_alone(hass, user_input, request, toolset, last)
        heard = one or heard
    heard = _of_last(heard, request, last)
    items = items_of(heard, text, home, request.language) if heard else ()
    if heard and is_plain(heard, text, home, request.language):
        # "Eggs, butter, ham" are three, and no word joins them.
        return Recognition(parts=items, whole=True) if items else Recognition(heard)
    if heard:
        # A free text in it contains words that are no part of it, or several items.
        if items or heard.intent_type != INTENT_MEDIA_SEARCH_AND_PLAY:
            return Recognition(parts=items, whole=bool(items))
    if asked := await async_asked(hear, request, home):
        return Recognition(asked)
    here = async_area_of(hass, user_input)
    found = await _async_wishes(hass, hear, home, toolset, request, last, here)
    if found.whole or found.sure is not None:
        return found
    proposed, all_ = await async_proposed(hass, hear, home, toolset, request, last)
    return replace(found, proposed=proposed, proposes_all=all_)


async def _async_wishes(
    hass: HomeAssistant,
    hear: Hear,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
    here: str | None,
) -> Recognition:
    """Return what the wishes among the words say, which no sentence has as a whole.

    here is the area where the user is.
    """
    parts = await async_parts(hass, hear, home, toolset, request, last, here)
    if parts is not None:
        return parts
    if not request.says_deeds:
        return Recognition()
    only = are_only_commands(request)
    text = _only_wish(request, last) if only else request.text
    near = await async_near(hass, hear, text, home, toolset, request)
    for entity_id, heard in near.items():
        if request.calls(home.entity_by_id[entity_id]):
            # The words call it by another form of its name, so every word fits.
            return Recognition(heard)
    if only and len(near) == _PAIR and says_both(text, request.code):
        return Recognition(parts=tuple(near.values()), whole=True)
    return Recognition(near=those_in(near, here, home), whole=bool(near) and only)


def _without_reason(request: Request) -> str | None:
    """Return what is asked for behind the reason, None for one thing or anything else.

    "We've people coming, so add olives and bread to the list".
    """
    clauses = request.clauses
    first = next((at for at, one in enumerate(clauses) if not one.why), 0)
    asking = clauses[first:]
    if not first or len(asking) < _PAIR:
        return None
    if any(one.stance is not Stance.REQUEST or not one.words for one in asking):
        return None
    rest = request.text[asking[0].words[0].start :]
    # Items between signs are of no clause.
    only = are_only_commands(request) or plain_list(
        rest, request.code, request.language, request.home
    )
    return rest if only else None


def _alone(request: Request) -> str | None:
    """Return the only command of words that else tell why, None for anything else.

    "Volume down a bit, she's on the phone". What is told names nothing of the home.
    """
    asking = [one for one in request.clauses if not one.why]
    if len(asking) != 1 or len(request.clauses) == 1 or tells_of_home(request):
        return None
    if not are_only_commands(request):
        return None
    return request.said(asking[0])


def _only_wish(request: Request, last: Sequence[Entity]) -> str:
    """Return the only wish without what is told beside it, else all that was said."""
    asking = [one for one in request.clauses if not one.why]
    if len(asking) != 1:
        return request.text
    return request.named(asking[0], last)


async def async_recognize_command(
    hass: HomeAssistant, user_input: ConversationInput, text: str
) -> RecognizedIntent | None:
    """Return the intent that Home Assistant recognizes in a delayed command."""
    if (agent := get_agent_manager(hass).default_agent) is None:
        return None
    words = replace(user_input, text=text)
    found = await agent.async_recognize_intent(words, strict_intents_only=True)
    return heard_in(found, text)


async def async_warm_up(hass: HomeAssistant, text: str, language: str) -> None:
    """Recognize a text, so that Home Assistant loads the language's sentences."""
    if (agent := get_agent_manager(hass).default_agent) is None:
        return
    words = ConversationInput(
        text=text,
        context=Context(),
        conversation_id=None,
        device_id=None,
        satellite_id=None,
        language=language,
        agent_id=DOMAIN,
    )
    await agent.async_recognize_intent(words, strict_intents_only=True)


def _of_last(
    heard: RecognizedIntent | None, request: Request, last: Sequence[Entity]
) -> RecognizedIntent | None:
    """Return an intent of whatever plays as one of the player of the turn before."""
    if heard is None or heard.intent_type not in _OF_PLAYERS or len(last) != 1:
        return heard
    if last[0].domain != MEDIA_PLAYER or not TARGET_KEYS.isdisjoint(heard.args):
        return heard
    args = {**heard.args, NAME: request.home.reference(last[0])}
    return replace(heard, args=args, complete=True)


def _is_of_some_player(heard: RecognizedIntent) -> bool:
    """Return whether any player may be meant, as with "louder": then it is what plays."""
    return heard.intent_type == INTENT_SET_VOLUME_RELATIVE and not heard.complete
