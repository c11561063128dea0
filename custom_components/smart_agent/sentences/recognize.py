"""Recognizes the user's words with Home Assistant's own sentences.

Home Assistant's sentence agent compares whole sentences with templates in over 60
languages and with the names of this home. It understands far less than a model, but it
does not guess: what it understands strictly is what the user said.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from homeassistant.components.conversation import ConversationInput
from homeassistant.components.conversation.agent_manager import get_agent_manager
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
from ..utterance.clauses import Clause
from ..utterance.commands import are_only_commands
from ..utterance.deeds import says_both
from ..utterance.exclaimed import without_exclamation
from ..utterance.phrases import Language
from ..utterance.plain_place import without_away, without_owner
from ..utterance.plain_text import is_plain_text
from ..utterance.request import Request, read_request
from ..utterance.tokens import tokens
from ..utterance.told_item import with_told_item
from .asked import async_asked
from .frames import async_frames
from .heard import heard_in
from .hearing import Hearing, deed_in
from .items import items_of
from .named_deeds import recognized_deeds
from .open_items import async_with_items
from .proposals import async_proposed
from .recognized import Recognition, RecognizedIntent, without_needless
from .rewrite import ways_to_call
from .worked_out import (
    async_worked_out,
    async_worked_out_alone,
    async_worked_out_each,
    async_worked_out_of,
)

MOST_DEVICES = 6
"""Devices that are tried as the one that is meant. If more of them share a word with
what was said, as many lamps do with "lamp", none is meant for sure."""

_PAIR = 2
"""Devices of which "both" are meant where the words can mean no others."""

MOST_WISHES = 5
"""Wishes of one sentence that are recognized one by one."""

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

type Hear = Callable[[str], Awaitable[RecognizedIntent | None]]
"""Returns the intent that Home Assistant's sentences recognize in a text, or None."""


async def async_recognize(
    hass: HomeAssistant,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity] = (),
) -> Recognition:
    """Return what the words say for sure; empty if nothing is recognized.

    request is the same words, parsed; last is what was acted on before. They are tried:

    - As they are. Many templates take the area from where the user is. If that is
      unknown, the words are tried as if spoken in the area of some entity, and that
      area is left out of the result.
    - Each of several wishes by itself, with a name in place of a pronoun.
    - A question in other ways that ask the same, and of the only device it can mean.
    - With the name of a device that they may mean put in place of words for it.

    What takes an item off a list has it as it stands there.
    """
    found = await _async_recognized(hass, user_input, home, toolset, request, last)
    return await async_with_items(hass, user_input.context, found, request, home)


async def _async_recognized(
    hass: HomeAssistant,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
) -> Recognition:
    """Return what the words say for sure, see async_recognize."""
    if (agent := get_agent_manager(hass).default_agent) is None:
        return Recognition()
    rest = with_told_item(request) or without_exclamation(request)
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
    if heard and is_plain(heard, text, home, request.language):
        return Recognition(heard)
    if heard:
        # A free text in it contains words that are no part of it, or several items.
        items = items_of(heard, text, home, request.language)
        if items or heard.intent_type != INTENT_MEDIA_SEARCH_AND_PLAY:
            return Recognition(parts=items, whole=bool(items))
    if asked := await async_asked(hear, request, home):
        return Recognition(asked)
    found = await _async_wishes(hass, hear, home, toolset, request, last)
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
) -> Recognition:
    """Return what the wishes among the words say, which no sentence has as a whole."""
    parts = await _async_parts(hass, hear, home, toolset, request, last)
    if parts is not None:
        return parts
    if not request.says_deeds:
        return Recognition()
    only = are_only_commands(request)
    text = _only_wish(request, last) if only else request.text
    near = await _async_near(hass, hear, text, home, toolset, request)
    for entity_id, heard in near.items():
        if request.calls(home.entity_by_id[entity_id]):
            # The words call it by another form of its name, so every word fits.
            return Recognition(heard)
    if only and len(near) == _PAIR and says_both(text, request.code):
        return Recognition(parts=tuple(near.values()), whole=True)
    return Recognition(near=near, whole=bool(near) and only)


def _only_wish(request: Request, last: Sequence[Entity]) -> str:
    """Return the only wish without what is told beside it, else all that was said."""
    asking = [one for one in request.clauses if not one.why]
    if len(asking) != 1 or asking == [*request.clauses]:
        return request.text
    return request.named(asking[0], last)


async def _async_near(
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


def _deeds(
    texts: Sequence[str], clauses: Sequence[Clause], request: Request
) -> Sequence[RecognizedIntent]:
    """Return the intents of clauses that are only a deed and devices' names.

    texts are the clauses as they were said, or with a name in place of a pronoun.
    """
    if texts == [request.said(one) for one in clauses]:
        return recognized_deeds(request, clauses)
    one = deed_in(texts[0], request) if len(texts) == 1 else None
    return (one,) if one else ()


async def _async_parts(
    hass: HomeAssistant,
    hear: Hear,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
) -> Recognition | None:
    """Return the intents of the wishes, each by itself, None where it finds no wish.

    Courtesies are left out. If the words are only commands, a wish that no template
    fits may be a deed and a device's name, or is read as frames.
    """
    wishes, only = request.wishes(), are_only_commands(request)
    single = sum(map(len, wishes)) == 1
    if not wishes or (single and not only):
        return None
    parts: list[RecognizedIntent] = []
    understood = 0
    for clauses in wishes[:MOST_WISHES]:
        texts = [request.named(one, last) for one in clauses]
        one = await _async_clause(hear, texts, home, request, single=single)
        found: Sequence[RecognizedIntent] = (one,) if one else ()
        if not found and len(clauses) == 1:
            one = async_worked_out(hass, request, clauses[0], texts[0], toolset)
            found = (one,) if one else ()
        if not found and len(clauses) > 1:
            found = async_worked_out_each(hass, request, clauses, texts, toolset)
        if only and not found:
            found = _deeds(texts, clauses, request)
        if only and not found and request.are_joined(clauses):
            found = await async_frames(hass).async_read(texts, request.code, home)
        if only and not (found or single) and len(clauses) == 1:
            near = await _async_near(hass, hear, texts[0], home, toolset, request)
            found = [replace(one, near=True) for one in near.values()]
            found = found if len(found) == 1 else ()
        if found and all(one.acts for one in found):
            parts += found
            understood += 1
    if single and not parts:
        return None
    whole = only and understood == len(wishes)
    return Recognition(parts=without_needless(parts), whole=whole)


async def _async_clause(
    hear: Hear, texts: Sequence[str], home: Home, request: Request, *, single: bool
) -> RecognizedIntent | None:
    """Return the intent that sentences recognize in a wish of one clause, or None.

    single tells that there is no other wish whose words a free text could contain.
    """
    if len(texts) > 1:
        return None
    heard = await hear(text := texts[0])
    if heard and (
        not heard.free or (single and is_plain(heard, text, home, request.language))
    ):
        return heard
    return None


async def async_recognize_command(
    hass: HomeAssistant, user_input: ConversationInput, text: str
) -> RecognizedIntent | None:
    """Return the intent that Home Assistant recognizes in a delayed command."""
    if (agent := get_agent_manager(hass).default_agent) is None:
        return None
    words = replace(user_input, text=text)
    found = await agent.async_recognize_intent(words, strict_intents_only=True)
    return heard_in(found, text)


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
