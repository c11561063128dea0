"""Hears one text with Home Assistant's sentences, in each way that says the same."""

from dataclasses import replace

from homeassistant.components.conversation import ConversationInput
from homeassistant.components.conversation.default_agent import DefaultAgent
from homeassistant.components.media_player.const import (
    INTENT_MEDIA_SEARCH_AND_PLAY,
    INTENT_PLAYER_MUTE,
    INTENT_PLAYER_UNMUTE,
)
from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import INTENT_LIST_REMOVE_ITEM

from ..home.home import Home
from ..home.storeys import with_given_names
from ..llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN as ATTR_DOMAIN, NAME, Toolset
from ..utterance.commands import are_only_commands
from ..utterance.deeds import without_all
from ..utterance.plain_deed import plain_deeds
from ..utterance.plain_list import REMOVE, PlainList, plain_list
from ..utterance.plain_place import without_away, without_here, without_pointing
from ..utterance.plain_played import plain_played
from ..utterance.request import Request, read_request
from ..utterance.stance import Stance
from .heard import heard_in, of_all
from .named_deeds import recognized_deeds
from .recognized import RecognizedIntent
from .where import async_area_of

_MORE_THAN_SAID = frozenset(
    {INTENT_MEDIA_SEARCH_AND_PLAY, INTENT_PLAYER_MUTE, INTENT_PLAYER_UNMUTE}
)
"""Intents whose templates fit words that are a deed and a device's name as well."""


class Hearing:
    """Hears texts of one turn; each is held against the sentences once."""

    def __init__(
        self,
        agent: DefaultAgent | None,
        user_input: ConversationInput,
        home: Home,
        toolset: Toolset,
        request: Request,
    ) -> None:
        """Hear as Home Assistant's agent does, where the user speaks.

        Without that agent no sentence is heard, and what is left is our own reading.
        """
        self._agent = agent
        self._input = user_input
        self._home = home
        self._toolset = toolset
        self._request = request
        self._beside = next((e.entity_id for e in home.entities if e.area_id), None)
        self._known: dict[tuple[str, str | None], RecognizedIntent | None] = {}

    async def __call__(self, text: str) -> RecognizedIntent | None:
        """Return the intent of a text, None where no way to say it is heard.

        A place that is far off, or here, is left out where that is not heard.
        """
        if (heard := await self._plainly(text)) is not None:
            return heard
        code, language = self._request.code, self._request.language
        placed = self._input.device_id is not None
        here = without_here(text, code) if placed else None
        for way in (without_away(text, code, language), here):
            if way and (heard := await self._plainly(way)) is not None and heard.acts:
                return heard
        return await self._pointed_at(text) if placed else None

    async def _pointed_at(self, text: str) -> RecognizedIntent | None:
        """Return the intent of a text that points at what is where the user is.

        Where there are several, "that lamp" is one of them that nobody can tell.
        """
        found = without_pointing(text, self._request.code, self._request.language)
        if self._agent is None or found is None:
            return None
        if (heard := await self._plainly(found[0])) is None:
            return None
        here = async_area_of(self._agent.hass, self._input)
        there = [
            one
            for one in self._home.entities
            if one.area_id == here and one.domain == heard.args.get(ATTR_DOMAIN)
        ]
        is_told_apart = not found[1] or len(there) == 1
        return heard if heard.acts and is_told_apart else None

    async def anywhere(self, text: str) -> RecognizedIntent | None:
        """Return the intent of a text that would need to know where it is said."""
        return await self._recognized(text, self._beside)

    async def _plainly(self, text: str) -> RecognizedIntent | None:
        """Return the intent of a text, without "all", or with another verb."""
        code, language = self._request.code, self._request.language
        listed = plain_list(text, code, language, self._home)
        played = plain_played(text, code, self._home)
        ways = [text, *played, *plain_deeds(text, code, language)]
        asks = any(one.stance is Stance.QUESTION for one in self._request.clauses)
        question = None
        # First without an article, which Home Assistant takes for a part of an item.
        for way in ([listed.text] if listed else []) + ways:
            heard = await self._recognized(way)
            if heard is not None and (heard.acts or (way == text and asks)):
                return heard
            if way == text:
                # "All the lights off" may ask for it, and seldom whether it is so.
                question = heard
            if (bare := without_all(way, code)) is not None:
                found = await self._recognized(bare) or await self.anywhere(bare)
                if heard := of_all(found):
                    return heard
        if question is not None:
            return question
        return self._removed(listed) if listed and listed.verb == REMOVE else None

    def _removed(self, listed: PlainList) -> RecognizedIntent | None:
        """Return the intent of taking an item off a list, which no sentence has."""
        if self._toolset.of_intent(INTENT_LIST_REMOVE_ITEM) is None:
            return None
        args = {ATTR_ITEM: listed.items, NAME: listed.name}
        return RecognizedIntent(
            INTENT_LIST_REMOVE_ITEM, args, free=frozenset({ATTR_ITEM})
        )

    async def _recognized(
        self, text: str, beside: str | None = None
    ) -> RecognizedIntent | None:
        """Return the intent of a text as it is, as if said beside some entity."""
        if self._agent is None:
            return None
        if (text, beside) not in self._known:
            words = replace(self._input, text=with_given_names(text, self._home))
            if beside is not None:
                words = replace(words, satellite_id=beside)
            found = await self._agent.async_recognize_intent(
                words, strict_intents_only=True
            )
            heard = _in_full(heard_in(found, text), text, self._request)
            if heard and (tool := self._toolset.of_intent(heard.intent_type)):
                # Where no vacuum can clean a room, the one that is there may be meant.
                possible = tool.is_possible(self._home) and self._is_any_there(heard)
                heard = heard if possible else None
            self._known[text, beside] = heard
        return self._known[text, beside]

    def _is_any_there(self, heard: RecognizedIntent) -> bool:
        """Return whether there is anything of a device class in the place of an intent.

        "The shade" of a room where there are only blinds may be the one called so.
        """
        asked = heard.args.get(DEVICE_CLASS)
        if not asked or NAME in heard.args or self._agent is None:
            return True
        classes = [asked] if isinstance(asked, str) else asked
        called = str(heard.args.get(AREA, ""))
        area_ids: set[str | None] = {
            one.area_id for one in self._home.area_names.exact(called)
        }
        if not called and not heard.complete:
            area_ids = {async_area_of(self._agent.hass, self._input)} - {None}
        return not area_ids or any(
            one.device_class in classes
            for one in self._home.entities
            if one.area_id in area_ids
        )


def deed_in(text: str, request: Request) -> RecognizedIntent | None:
    """Return the intent of a text that is only a deed and a device's name, or None."""
    read = read_request(text, request.code, request.home)
    if len(read.clauses) != 1 or not are_only_commands(read):
        return None
    return next(iter(recognized_deeds(read, read.clauses)), None)


def _in_full(
    heard: RecognizedIntent | None, text: str, request: Request
) -> RecognizedIntent | None:
    """Return an intent, or what the words say in place of one that only mutes.

    A template may have a word left out that makes "turn off" concern the sound alone:
    "spegni [l'audio] {name}" mutes the radio that is to be turned off. "Play the Sonos"
    searches for no music of that name.
    """
    if heard is None or heard.intent_type not in _MORE_THAN_SAID:
        return heard
    return deed_in(text, request) or heard
