"""Puts together what a turn starts from: who speaks where, what they said, the rules."""

from dataclasses import fields, replace
from functools import partial

from homeassistant.components import conversation
from homeassistant.components.conversation import UserContent
from homeassistant.components.intent.timers import async_device_supports_timers
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..guard.rules import Choices, Earlier, Rules, Words
from ..guard.second_opinion import SecondOpinion
from ..home.home import Home, Place
from ..home.permissions import async_user, not_permitted
from ..home.tracker import HomeTracker
from ..llm_tools.spec import Toolset
from ..options import AgentOptions, Confirm, Risky
from ..own_tools.api import async_shows_sources
from ..prompt.budget import first_round
from ..prompt.builder import PromptParts
from ..prompt.history import ToldContent, is_told
from ..prompt.system_text import Beginning, SystemTexts
from ..prompt.texts import beside, place_name, proposed
from ..prompt.untrusted import is_tainted
from ..sentences.frames import async_frames
from ..sentences.questions import async_answer
from ..sentences.recognize import (
    async_recognize,
    async_recognize_command,
    async_warm_up,
)
from ..sentences.recognized import Recognition
from ..sentences.rewrite import is_about
from ..sentences.told import Told, async_told
from ..sentences.vocabularies import Vocabularies
from ..sentences.vocabulary import Vocabulary
from ..speech import is_question
from ..utterance.answer import Reply, read_answer
from ..utterance.indirect import read_wish
from ..utterance.request import Request
from .beside import Beside
from .changes import LastChanges
from .confirmation import Asked
from .context import GuardContext, Said, TurnContext
from .going_on import go_on
from .last_calls import LastCalls
from .meant import MeantDevices
from .offered import offered
from .pace import async_pace
from .restatable import Restatable
from .spoken_of import in_full, last_said, spoken_of, tells_last


class TurnPreparer:
    """Puts together what the turns of one agent start from."""

    def __init__(
        self, hass: HomeAssistant, options: AgentOptions, homes: HomeTracker
    ) -> None:
        """Take what is there; nothing is read yet."""
        self._hass = hass
        self._options = options
        self._homes = homes
        self.step = async_pace(hass).step
        """Awaited before what may take some milliseconds."""
        self._vocabularies = Vocabularies(hass)
        self.system_texts = SystemTexts(hass, options, homes.async_get)
        self.meant = MeantDevices(hass)
        self._beside = Beside(hass, self.meant)
        self.changes = LastChanges(hass)
        self.last_calls = LastCalls()

    async def async_prepare(self) -> None:
        """Fill the caches that a turn would otherwise have to wait for."""
        await self._homes.async_prepare()
        home = self._homes.async_get()
        language = self._hass.config.language
        await self.meant.async_prepare(home, language)
        await self._async_vocabulary(language)
        if self._options.sentences and home.entities:
            await async_warm_up(self._hass, home.entities[0].name, language)
            await async_frames(self._hass).async_prepare(home, language)

    async def async_begin(self) -> None:
        """Wait until the home is known and a turn may begin."""
        # In small steps if the home changed and no warm-up came before.
        await self._homes.async_prepare()
        await self.step()

    async def async_context(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        asked: Asked,
    ) -> TurnContext:
        """Return what a turn starts from; the chat log's system text is replaced.

        asked is what was asked before it.
        """
        beginning = await self.system_texts.async_of_turn(chat_log)
        toolset = beginning.prefix.toolset
        judged_by = await self.async_guard_context(user_input, chat_log, asked, toolset)
        home, rules, said = judged_by.home, judged_by.rules, judged_by.said
        surroundings = partial(
            beside,
            dt_util.now(),
            place_name(home, rules.place),
            await self._async_speaker(user_input),
            extra=self._extra(chat_log),
        )
        prompt = PromptParts(
            system=beginning.system,
            own=beginning.prefix.text,
            beside=surroundings(devices=""),
            aside=beginning.aside,
            toolset=toolset,
            tools=beginning.prefix.tools,
        )

        async def for_model() -> PromptParts:
            await self.step()
            listed = beginning.prefix.listed
            devices = await self._beside.async_devices(judged_by, listed=listed)
            states = await self._beside.async_states(judged_by)
            await self.step()
            told = (beginning.aside, states, _proposals(home, said, toolset, rules))
            return replace(
                prompt,
                tools=offered(beginning.prefix, judged_by),
                beside=surroundings(devices=devices),
                aside="\n\n".join(filter(None, told)),
            )

        return TurnContext(
            **{one.name: getattr(judged_by, one.name) for one in fields(judged_by)},
            prompt=prompt,
            for_model=for_model,
            restatable=self._restatable(user_input, chat_log, judged_by, beginning),
            answer=partial(
                async_answer,
                self._hass,
                user_input,
                chat_log,
                home,
                judged_by.said.request if self._options.hears_plainly else None,
            ),
        )

    async def async_guard_context(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog | None,
        asked: Asked,
        toolset: Toolset,
    ) -> GuardContext:
        """Return what the calls of a turn are judged by.

        The chat log ends with the user's words; None stands for words that nobody knows.
        """
        home = self._homes.async_get()
        place = self._place(user_input)
        if chat_log is None:
            said, rules = self._unheard(user_input, place)
            last: frozenset[str] = frozenset()
        else:
            last = self.meant.last_in(chat_log.conversation_id)
            said = await self._async_said(user_input, chat_log, asked, home, toolset)
            rules = self._rules(user_input, chat_log, said, asked, place, last, toolset)
        user_id = user_input.context.user_id
        user = await async_user(self._hass, user_id)
        denied = not_permitted(home.entity_by_id, user_id, user)
        rules = replace(rules, not_permitted=denied)
        if chat_log is not None and self._options.hears_plainly:
            await self.step()
            before = self.last_calls.of(user_input, chat_log)
            said, rules = go_on(said, rules, before, toolset, home)
        return GuardContext(
            said=said,
            home=home,
            toolset=toolset,
            rules=rules,
            hear=partial(async_recognize_command, self._hass, user_input),
            vocabulary=await self._async_vocabulary(said.language),
            links=async_shows_sources(self._hass) and user_input.device_id is None,
            last=last,
            changes=self.changes.async_begin(user_input),
        )

    def _place(self, user_input: conversation.ConversationInput) -> Place:
        """Return where the user speaks, as far as that is known."""
        context = user_input.as_llm_context(DOMAIN)
        preferences = llm.async_get_match_preferences(self._hass, context)
        return Place(preferences.area_id, preferences.floor_id)

    async def _async_said(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        asked: Asked,
        home: Home,
        toolset: Toolset,
    ) -> Said:
        """Return what the words say: an answer, a request, what is recognized in them.

        A yes to no question asks for nothing for sure, whatever a model makes of it.
        """
        await self.step()
        text, language = user_input.text, user_input.language
        before = home.those(self.meant.last_in(chat_log.conversation_id))
        calls = self.last_calls.of(user_input, chat_log)
        right_before = spoken_of(before, chat_log, calls)
        area_id = self._place(user_input).area_id
        request = read_wish(text, language, home, area_id, right_before)
        if read_answer(text, language) is Reply.YES and tells_last(chat_log):
            request = request.doubted()
        if full := in_full(request, chat_log, right_before, calls):
            request = read_wish(full, language, home, area_id)
        answer, pending = asked.answered(text, language, home)
        recognition = Recognition()
        await self.step()
        if answer is Reply.OTHER:
            words = replace(user_input, text=request.text or text)
            recognition = await async_recognize(
                self._hass,
                words,
                home,
                toolset,
                request,
                before,
                sentences=self._options.sentences,
            )
            told = Told(request, recognition, right_before, calls)
            request, recognition = await async_told(
                self._hass, words, home, toolset, told
            )
        about = is_about(text, home)
        return Said(text, language, request, recognition, about, pending, answer)

    def _rules(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        said: Said,
        asked: Asked,
        place: Place,
        last: frozenset[str],
        toolset: Toolset,
    ) -> Rules:
        """Return the rules by which the guard judges the calls of a turn."""
        options = self._options
        unclear = options.sentences and not said.recognition
        conversation_text = "\n".join(
            one.content for one in chat_log.content if isinstance(one, UserContent)
        )
        return Rules(
            place=place,
            timers=self._has_timers(user_input.device_id),
            choices=Choices(options.strict, options.whole_home, options.risky),
            words=Words(
                text=said.text,
                conversation=conversation_text,
                request=said.request,
                about_home=said.about_home,
                unsaid=unclear and not said.about_home,
                questioned=unclear and is_question(said.text),
            ),
            earlier=Earlier(
                confirmed=said.confirmed,
                asked=asked.before,
                last=last,
                question="" if tells_last(chat_log) else last_said(chat_log),
                tainted=is_tainted(chat_log.content, toolset),
            ),
        )

    def _unheard(
        self, user_input: conversation.ConversationInput, place: Place
    ) -> tuple[Said, Rules]:
        """Return what holds where nobody knows what was said, or if anybody spoke.

        Nothing can be held against words then, and no words allow what is risky.
        """
        language = user_input.language
        request = Request(code=language)
        said = Said("", language, request, Recognition(), False, None, Reply.OTHER)
        rules = Rules(
            place=place,
            timers=self._has_timers(user_input.device_id),
            choices=Choices(risky=Risky.ALWAYS),
            words=Words(request=request),
        )
        return said, rules

    def _has_timers(self, device_id: str | None) -> bool:
        """Return whether timers can ring on a device."""
        return device_id is not None and async_device_supports_timers(
            self._hass, device_id
        )

    def _restatable(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        judged_by: GuardContext,
        beginning: Beginning,
    ) -> Restatable | None:
        """Return the words for a model that is to say them plainly.

        What an automation gave along may be what they answer; only the prompt with the
        tools has it.
        """
        if not self._options.hears_plainly or chat_log.extra_system_prompt:
            return None
        return Restatable(
            self._hass,
            user_input,
            judged_by.home,
            judged_by.toolset,
            judged_by.rules,
            pick=partial(self._beside.async_picked, judged_by),
            listed=beginning.prefix.listed,
            own=beginning.own,
        )

    def _extra(self, chat_log: conversation.ChatLog) -> str:
        """Return what an automation gives along, unless the model is told it again."""
        extra = chat_log.extra_system_prompt or ""
        told = [one for one in chat_log.content if isinstance(one, ToldContent)]
        kept = told[first_round(len(told), self._options.max_history) :]
        return "" if is_told(kept, extra) else extra

    async def _async_vocabulary(self, language: str) -> Vocabulary | None:
        """Return the vocabulary of a language, None where no option needs it."""
        if self._options.confirm is Confirm.MODEL:
            return None
        return await self._vocabularies.async_get(language)

    async def _async_speaker(self, user_input: conversation.ConversationInput) -> str:
        """Return the name of who speaks, empty where it is not known."""
        user = await async_user(self._hass, user_input.context.user_id)
        return (user.name or "") if user and not user.system_generated else ""


def _proposals(home: Home, said: Said, toolset: Toolset, rules: Rules) -> str:
    """Return what a part of the words would ask for by itself, empty for nothing."""
    second = SecondOpinion(said.recognition, toolset, home, rules)
    return proposed(second.proposed(rules), toolset)
