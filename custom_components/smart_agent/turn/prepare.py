"""What an agent sets up before a turn, kept for as long as the home stays."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
import sys

from homeassistant.components import conversation
from homeassistant.components.conversation import UserContent
from homeassistant.components.intent.timers import async_device_supports_timers
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import llm
from homeassistant.helpers.template import is_template_string
from homeassistant.helpers.translation import async_get_translations
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..guard.policy import Rules
from ..home.home import Entity, Home, Place
from ..home.inventory import Layout
from ..home.shortlist import MOST, Shortlist, kind_words
from ..home.tracker import HomeKeeper
from ..llm_tools.assist_api import AgentApi, SteadyAssist, parted
from ..options import AgentOptions, Confirm
from ..own_tools.api import async_shows_sources
from ..prompt.budget import first_round
from ..prompt.builder import PromptParts
from ..prompt.history import ToldContent, is_told
from ..prompt.prefix import Prefix, PrefixKeeper
from ..prompt.texts import beside, listing, place_name
from ..prompt.untrusted import is_tainted
from ..sentences.recognize import async_hear, async_hear_command, async_warm_up
from ..sentences.recognized import Hearing
from ..sentences.rewrite import is_about
from ..sentences.vocabularies import GrammarKeeper
from ..sentences.vocabulary import Grammar
from ..speech import is_question
from ..utterance.answer import Answer
from ..utterance.request import read_request
from .confirmation import Asked, Pending
from .context import Scene

_KINDS = ("title", "entity_component", "services")
"""Translations of Home Assistant that name kinds of devices and what they do."""

_FEW = 3
"""Devices of a shortlist where it is rather certain which are meant: Home Assistant's
own sentences understand the words, or they name nothing and go on from a turn before."""

_MOST_RECENT = 5
"""Devices that were acted on last and may be meant by "it"."""


@dataclass(frozen=True)
class SystemText(conversation.SystemContent):
    """The system text of a turn, and the prompt that Home Assistant gave for it.

    From 2026.11 on a conversation keeps its prompt from turn to turn.
    """

    given: str = ""


class Stage:
    """Sets the scene for the turns of one agent."""

    def __init__(
        self, hass: HomeAssistant, options: AgentOptions, homes: HomeKeeper
    ) -> None:
        """Take what is there; nothing is read yet."""
        self._hass = hass
        self._options = options
        self._homes = homes
        self._assist = SteadyAssist(hass, conversation.DOMAIN)
        self._prefixes = PrefixKeeper(hass, options.list_size)
        self._grammars = GrammarKeeper(hass)
        self._ranked: tuple[tuple[Layout, str], Shortlist] | None = None
        self._recent: deque[str] = deque(maxlen=_MOST_RECENT)
        self._last: tuple[str, frozenset[str]] = ("", frozenset())

    @callback
    def async_api(self) -> AgentApi:
        """Return what the user chose for the agent.

        Raises HomeAssistantError if a part of it is gone.
        """
        return AgentApi(
            self._hass, self._options.llm_apis, self._assist, self._homes.async_get
        )

    async def async_prepare(self) -> None:
        """Do ahead what a turn would else have to wait for."""
        await self._homes.async_prepare()
        home = self._homes.async_get()
        language = self._hass.config.language
        if len(home.entities) > self._options.list_size:
            await self._async_shortlist(home, language)
        await self._async_grammar(language)
        if self._options.sentences and home.entities:
            await async_warm_up(self._hass, home.entities[0].name, language)

    async def async_system(self) -> tuple[str, Prefix]:
        """Return the system text of a turn that begins now, and its prefix.

        Raises HomeAssistantError if a part of what the user chose is gone.
        """
        home = self._homes.async_get()
        nobody = llm.LLMContext(
            platform=DOMAIN,
            context=None,
            language=self._hass.config.language,
            assistant=conversation.DOMAIN,
            device_id=None,
        )
        api = await self.async_api().async_get_api_instance(nobody)
        _, api_prompt = parted(api.api_prompt)
        prefix = await self._prefixes.async_get(home, api, api_prompt)
        # As Home Assistant takes it (conversation/chat_log.py).
        instructions = self._options.prompt or llm.DEFAULT_INSTRUCTIONS_PROMPT
        return self._system(instructions.strip(), prefix), prefix

    async def async_scene(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        asked: Asked,
    ) -> Scene:
        """Return the scene of a turn; the chat log's system text is replaced.

        asked is what was asked before it.
        """
        assert chat_log.llm_api is not None
        options = self._options
        home = self._homes.async_get()
        given = _given_prompt(chat_log)
        instructions, api_prompt = parted(given)
        prefix = await self._prefixes.async_get(home, chat_log.llm_api, api_prompt)
        system = self._system(instructions, prefix)
        chat_log.content[0] = SystemText(system, given=given)
        request = read_request(user_input.text, user_input.language, home)
        answer, pending = _answered(user_input, asked.pending, home)
        hearing = Hearing()
        if options.sentences and answer is Answer.OTHER:
            hearing = await async_hear(
                self._hass, user_input, home, prefix.toolset, request
            )
        context = user_input.as_llm_context(DOMAIN)
        preferences = llm.async_get_match_preferences(self._hass, context)
        place = Place(preferences.area_id, preferences.floor_id)
        about_home = is_about(user_input.text, home)
        in_conversation, acted_on = self._last
        last = acted_on if in_conversation == chat_log.conversation_id else frozenset()
        unclear = options.sentences and not hearing
        rules = Rules(
            place=place,
            strict=options.strict,
            whole_home=options.whole_home,
            risky=options.risky,
            timers=context.device_id is not None
            and async_device_supports_timers(self._hass, context.device_id),
            confirmed=pending.signatures if pending else frozenset(),
            asked=asked.before,
            unsaid=unclear and not about_home,
            questioned=unclear and is_question(user_input.text),
            tainted=is_tainted(chat_log.content, prefix.toolset),
            about_home=about_home,
            text=user_input.text,
            request=request,
            last=last,
            words="\n".join(
                one.content for one in chat_log.content if isinstance(one, UserContent)
            ),
        )
        devices = ""
        if not prefix.listed and answer is Answer.OTHER:
            # "Turn it off again" is about what was acted on, as far as about devices.
            few = hearing.sure is not None or (bool(last) and not about_home)
            most = _FEW if few else MOST
            found = await self._async_meant(home, user_input, place, hearing, most)
            devices = listing(home, found, brief=True)
        extra = chat_log.extra_system_prompt or ""
        if is_told(self._kept(chat_log.content), extra):
            extra = ""
        parts = PromptParts(
            system=system,
            beside=beside(
                dt_util.now(),
                place_name(home, place),
                await self._async_speaker(context),
                devices,
                extra,
            ),
            # What a template says now must not move the text that stays.
            aside=instructions if is_template_string(options.prompt) else "",
            toolset=prefix.toolset,
            tools=prefix.tools,
        )
        return Scene(
            prompt=parts,
            home=home,
            toolset=prefix.toolset,
            rules=rules,
            hearing=hearing,
            hear=partial(async_hear_command, self._hass, user_input),
            grammar=await self._async_grammar(user_input.language),
            language=user_input.language,
            links=async_shows_sources(self._hass) and context.device_id is None,
            last=last,
            about_home=about_home,
            pending=pending,
            answer=answer,
        )

    @callback
    def async_remember(self, conversation_id: str, entity_ids: Sequence[str]) -> None:
        """Keep in mind what a turn acted on."""
        if entity_ids:
            self._last = (conversation_id, frozenset(entity_ids))
        for entity_id in entity_ids:
            if entity_id in self._recent:
                self._recent.remove(entity_id)
            self._recent.appendleft(entity_id)

    def _kept(
        self, content: Sequence[conversation.Content]
    ) -> Sequence[conversation.Content]:
        """Return the words of the user's that the model is told again."""
        told = [one for one in content if isinstance(one, ToldContent)]
        return told[first_round(len(told), self._options.max_history) :]

    def _system(self, instructions: str, prefix: Prefix) -> str:
        """Return the system text."""
        parts = ["" if is_template_string(self._options.prompt) else instructions]
        # Interned: the records of all turns hold it, and it is the same for most.
        return sys.intern("\n\n".join(filter(None, (*parts, prefix.text))))

    async def _async_meant(
        self,
        home: Home,
        user_input: conversation.ConversationInput,
        place: Place,
        hearing: Hearing,
        most: int,
    ) -> list[Entity]:
        """Return the devices that words may mean."""
        shortlist = await self._async_shortlist(home, user_input.language)
        # Ranking a large home is a step of its own: nothing else waits for more than it.
        await asyncio.sleep(0)
        found = shortlist.pick(home, user_input.text, place, (*self._recent,), most)
        await asyncio.sleep(0)
        ids = dict.fromkeys((*hearing.near, *(entity.entity_id for entity in found)))
        return [home.entity_by_id[entity_id] for entity_id in ids][:most]

    async def _async_shortlist(self, home: Home, language: str) -> Shortlist:
        """Return what ranks the devices of a home, made where nothing waits for it."""
        key = (home.layout, language)
        if self._ranked is None or self._ranked[0] != key:
            texts: dict[str, str] = {}
            for category in _KINDS:
                texts |= await async_get_translations(
                    self._hass, language, category, home.domains
                )
            shortlist = await self._hass.async_add_executor_job(
                Shortlist, home, kind_words(texts)
            )
            self._ranked = (key, shortlist)
        return self._ranked[1]

    async def _async_grammar(self, language: str) -> Grammar | None:
        """Return how a language says things, None where nobody asks for that."""
        if self._options.confirm is Confirm.MODEL:
            return None
        return await self._grammars.async_get(language)

    async def _async_speaker(self, context: llm.LLMContext) -> str:
        """Return the name of who speaks, empty where that is not known."""
        user_id = context.context.user_id if context.context else None
        user = await self._hass.auth.async_get_user(user_id) if user_id else None
        return (user.name or "") if user and not user.system_generated else ""


def _answered(
    user_input: conversation.ConversationInput, pending: Pending | None, home: Home
) -> tuple[Answer, Pending | None]:
    """Return what the user's words say to a question, and what of it still stands."""
    if pending is None:
        return Answer.OTHER, None
    answer = pending.read(user_input.text, user_input.language, home)
    if answer is Answer.OTHER:
        pending = pending.for_model(user_input.language)
    return answer, pending


def _given_prompt(chat_log: conversation.ChatLog) -> str:
    """Return the prompt that Home Assistant has put together."""
    first = chat_log.content[0]
    if isinstance(first, SystemText):
        return first.given
    return first.content if isinstance(first, conversation.SystemContent) else ""
