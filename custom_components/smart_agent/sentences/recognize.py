"""What Home Assistant's own sentences make of the user's words.

Its sentence agent holds words against templates in over 60 languages, whole sentences
only and with the names of this home. What it understands strictly has been said; it
understands far less than a model, and it does not guess.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from hassil.recognize import RecognizeResult

from homeassistant.components.conversation import ConversationInput
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import Context, HomeAssistant

from ..const import DOMAIN
from ..home.home import Entity, Home
from ..llm_tools.spec import AREA, FLOOR, NAME, Toolset
from ..utterance.clauses import Clause
from ..utterance.commands import are_only_commands
from ..utterance.phrases import Language
from ..utterance.plain_text import is_plain_text
from ..utterance.request import Request, read_request
from ..utterance.tokens import tokens
from .frames import async_frames
from .named_deeds import recognized_deeds
from .recognized import Recognition, RecognizedIntent
from .rewrite import meant, respelled

MOST_DEVICES = 6
"""Devices for each of which words are heard as meant for it; with more that share a
word with what was said, as many lamps do with "lamp", none of them is meant for sure."""

MOST_WAYS = 3
"""Ways to put one device's name into the words."""

MOST_WISHES = 5
"""Wishes of a sentence that are heard by themselves."""

type Hear = Callable[[str], Awaitable[RecognizedIntent | None]]
"""What Home Assistant's own sentences make of words."""


async def async_recognize(
    hass: HomeAssistant,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
) -> Recognition:
    """Return what the words say for sure.

    First as they are. Many sentences leave out where and take the place of the one who
    speaks; where that is unknown, words are heard as if spoken beside an entity, and its
    place is left out again of what is returned. Else with a device that they may mean
    called by its very name, and each of several clauses by itself. request is what the
    words ask for, as it is read.
    """
    if (agent := get_agent_manager(hass).default_agent) is None:
        return Recognition()
    beside = next((e.entity_id for e in home.entities if e.area_id), None)

    async def hear(text: str, beside: str | None = None) -> RecognizedIntent | None:
        words = replace(user_input, text=text)
        if beside is not None:
            words = replace(words, satellite_id=beside)
        found = await agent.async_recognize_intent(words, strict_intents_only=True)
        return _heard(found, text) if found else None

    text = user_input.text
    heard = await hear(text) or await hear(text, beside)
    if heard and is_plain(heard, text, home, request.language):
        return Recognition(heard)
    if heard:
        # A free text that took in what is no part of it.
        return Recognition()
    parts = await _async_parts(hass, hear, home, toolset, request)
    if parts is not None:
        return parts
    only = are_only_commands(request)
    near = await _async_near(hear, text, home, toolset, request)
    for entity_id, heard in near.items():
        if request.calls(home.entity_by_id[entity_id]):
            # Its name in another form: every word is accounted for.
            return Recognition(heard)
    return Recognition(near=near, whole=bool(near) and only)


async def _async_near(
    hear: Hear, text: str, home: Home, toolset: Toolset, request: Request
) -> dict[str, RecognizedIntent]:
    """Return by entity what the words say if they call it by its name.

    Only what is left of them once its name stands in the place of words for it counts,
    and nothing is left over of that.
    """
    near: dict[str, RecognizedIntent] = {}
    joining = request.language.joining_words if request.language else frozenset()
    for entity in meant(text, home, toolset.domains, MOST_DEVICES):
        for way in islice(respelled(text, entity, home, joining), MOST_WAYS):
            heard = await hear(way) or _deed(way, request)
            if heard and _is_of(heard, entity):
                near[entity.entity_id] = heard
                break
    return near


def _deed(text: str, request: Request) -> RecognizedIntent | None:
    """Return what a text says if it is nothing but a deed and the name of a device."""
    read = read_request(text, request.code, request.home)
    if len(read.clauses) != 1 or not are_only_commands(read):
        return None
    return next(iter(recognized_deeds(read, read.clauses)), None)


async def _async_parts(
    hass: HomeAssistant, hear: Hear, home: Home, toolset: Toolset, request: Request
) -> Recognition | None:
    """Return what each wish says by itself, None where the words are no such wishes.

    Courtesies that no sentence has are left out. Where the words are nothing but
    commands, what no sentence has may be a deed and a name, or is read as frames.
    """
    wishes, only = request.wishes(), are_only_commands(request)
    single = sum(map(len, wishes)) == 1
    if not wishes or (single and not only):
        return None
    parts: list[RecognizedIntent] = []
    understood = 0
    for clauses in wishes[:MOST_WISHES]:
        texts = [request.said(one) for one in clauses]
        one = await _async_clause(hear, clauses, home, request, single=single)
        found: Sequence[RecognizedIntent] = (one,) if one else ()
        if only and not found:
            found = recognized_deeds(request, clauses)
        if only and not found and request.are_joined(clauses):
            found = await async_frames(hass).async_read(texts, request.code, home)
        if only and not (found or single) and len(clauses) == 1:
            near = await _async_near(hear, texts[0], home, toolset, request)
            found = [replace(one, near=True) for one in near.values()]
            found = found if len(found) == 1 else ()
        if found and all(one.acts for one in found):
            parts += found
            understood += 1
    if single and not parts:
        return None
    return Recognition(parts=tuple(parts), whole=only and understood == len(wishes))


async def _async_clause(
    hear: Hear, clauses: Sequence[Clause], home: Home, request: Request, *, single: bool
) -> RecognizedIntent | None:
    """Return what sentences make of a wish of one clause.

    single tells that there is no other wish, which a free text could have taken in.
    """
    if len(clauses) > 1:
        return None
    heard = await hear(text := request.said(clauses[0]))
    if heard and (
        not heard.free or (single and is_plain(heard, text, home, request.language))
    ):
        return heard
    return None


async def async_recognize_command(
    hass: HomeAssistant, user_input: ConversationInput, text: str
) -> RecognizedIntent | None:
    """Return what Home Assistant would do at a command that is given later."""
    if (agent := get_agent_manager(hass).default_agent) is None:
        return None
    words = replace(user_input, text=text)
    found = await agent.async_recognize_intent(words, strict_intents_only=True)
    return _heard(found, text) if found else None


def is_plain(
    heard: RecognizedIntent, text: str, home: Home, language: Language | None
) -> bool:
    """Return whether the free texts in what was heard are no more than they seem.

    Else they may have taken in what is no part of them; see is_plain_text. And they are
    words of what was said, which templates without spaces cut apart.
    """
    said = f" {' '.join(one.text for one in tokens(text))} "
    values = [str(heard.args[key]) for key in heard.free & heard.args.keys()]
    return all(
        is_plain_text(value, home, language)
        and f" {' '.join(one.text for one in tokens(value))} " in said
        for value in values
    )


async def async_warm_up(hass: HomeAssistant, text: str, language: str) -> None:
    """Have the sentences of a language loaded and parsed, which is done but once."""
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


def _is_of(heard: RecognizedIntent, entity: Entity) -> bool:
    """Return whether all that was heard of a target is the entity's name."""
    return heard.args.get(NAME) == entity.name and not {AREA, FLOOR} & heard.args.keys()


def _as_said(value: Any) -> Any:
    """Return a value without the ".0" that hassil gives numbers of a wide range."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _heard(found: RecognizeResult, text: str) -> RecognizedIntent:
    """Return a result without a place that the words do not name."""
    args = {
        key: _as_said(entity.value)
        for key, entity in found.entities.items()
        if entity.value not in (None, "")
    }
    here = (found.context or {}).get(AREA)
    place = found.entities.get(AREA)
    unsaid = (
        here is not None
        and place is not None
        and place.text.casefold() not in text.casefold()
    )
    if unsaid:
        del args[AREA]
    free = frozenset(key for key, one in found.entities.items() if one.is_wildcard)
    return RecognizedIntent(found.intent.name, args, complete=not unsaid, free=free)
