"""The conversation platform: Smart Agent as Home Assistant talks to it."""

import asyncio
from dataclasses import dataclass
import logging
import time
from typing import Literal, override

from homeassistant.components import conversation
from homeassistant.config_entries import ConfigSubentry
from homeassistant.const import MATCH_ALL
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, intent, llm
from homeassistant.helpers.chat_session import CONVERSATION_TIMEOUT
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.util import dt as dt_util

from .api_tools import async_get_toolset
from .bounded import bound_tools
from .calls import close_open_calls
from .closing import Pending, async_sorry, async_speak
from .const import DOMAIN, SUBENTRY_CONVERSATION
from .guard.policy import Rules
from .heard import Hearing
from .hearing import async_hear
from .home import Place
from .model.errors import OllamaError, Problem
from .model.messages import hides_tools
from .options import AgentOptions
from .prompt import system_text
from .record import Outcome, TurnRecord
from .registries import async_get_home
from .respell import is_about
from .runtime import SmartAgentConfigEntry
from .scene import Agent, Scene
from .sentences import async_say
from .speech import is_question
from .turn import Turn

_LOGGER = logging.getLogger(__name__)

PARALLEL_UPDATES = 0


async def async_setup_entry(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the agents of a server."""
    for subentry in entry.get_subentries_of_type(SUBENTRY_CONVERSATION):
        async_add_entities(
            [SmartAgentEntity(entry, subentry)],
            config_subentry_id=subentry.subentry_id,
        )


@dataclass(slots=True)
class _Asked:
    """A question that waits for its answer, and until when it does."""

    pending: Pending
    until: float


@dataclass(frozen=True)
class _SystemText(conversation.SystemContent):
    """The system text of a turn, and the prompt that Home Assistant gave for it.

    From 2026.11 on a conversation keeps its prompt from turn to turn.
    """

    given: str


class SmartAgentEntity(conversation.ConversationEntity):
    """A conversation agent on a model of an Ollama server."""

    _attr_has_entity_name = True
    _attr_name = None
    _attr_supports_streaming = True

    def __init__(self, entry: SmartAgentConfigEntry, subentry: ConfigSubentry) -> None:
        """Make the agent of a sub-entry."""
        self._entry = entry
        # Home Assistant takes it from the entry when that is unloaded, which may be in
        # the middle of a turn.
        self._runtime = entry.runtime_data
        self._options = AgentOptions.from_subentry(subentry.data)
        self._asked: dict[str, _Asked] = {}
        self._attr_unique_id = subentry.subentry_id
        model, _, version = self._options.model.partition(":")
        self._attr_device_info = dr.DeviceInfo(
            identifiers={(DOMAIN, subentry.subentry_id)},
            name=subentry.title,
            manufacturer="Ollama",
            model=model,
            sw_version=version or "latest",
            entry_type=dr.DeviceEntryType.SERVICE,
        )
        if self._options.llm_apis:
            self._attr_supported_features = (
                conversation.ConversationEntityFeature.CONTROL
            )

    @property
    @override
    def supported_languages(self) -> list[str] | Literal["*"]:
        """Return that the model decides which languages it speaks."""
        return MATCH_ALL

    @override
    async def async_prepare(self, language: str | None = None) -> None:
        """Have the model loaded while the user still speaks."""
        options = self._options
        try:
            await self._runtime.server.async_load(
                options.model,
                options.num_ctx,
                options.keep_alive_value,
                options.turn_timeout,
            )
        except OllamaError:
            # The turn that follows meets the same failure and says so.
            return

    @override
    async def _async_handle_message(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
    ) -> conversation.ConversationResult:
        """Take a turn."""
        context = user_input.as_llm_context(DOMAIN)
        try:
            await chat_log.async_provide_llm_data(
                context,
                list(self._options.llm_apis) or None,
                self._options.prompt,
                user_input.extra_system_prompt,
            )
        except conversation.ConverseError as err:
            # A template with a mistake, or an LLM API that is not there: it is in the
            # log, and in English in the error.
            speech = await async_say(self.hass, user_input.language, "error_setup")
            err.response.async_set_error(intent.IntentResponseErrorCode.UNKNOWN, speech)
            return err.as_conversation_result()

        record = self._new_record(user_input, chat_log)
        started = time.monotonic()
        api = chat_log.llm_api
        try:
            asks = await self._async_take_turn(user_input, chat_log, record)
        finally:
            # From 2026.11 on a conversation keeps its API from turn to turn.
            chat_log.llm_api = api
            record.seconds = time.monotonic() - started
            self._runtime.records.append(record)

        result = conversation.async_get_result_from_chat_log(user_input, chat_log)
        result.continue_conversation = asks
        gave_up = record.outcome is Outcome.GAVE_UP and not asks
        if gave_up or record.outcome is Outcome.FAILED:
            result.response.async_set_error(
                intent.IntentResponseErrorCode.FAILED_TO_HANDLE, record.speech
            )
        return result

    async def _async_take_turn(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
    ) -> bool:
        """Take a turn to a spoken end; return whether the user has to answer."""
        turn: Turn | None = None
        try:
            async with asyncio.timeout(self._options.turn_timeout):
                turn = await self._async_make_turn(user_input, chat_log, record)
                await turn.run()
        except asyncio.CancelledError:
            record.outcome = Outcome.CANCELLED
            raise
        except OllamaError as err:
            if err.problem is Problem.INVALID_AUTH:
                self._entry.async_start_reauth(self.hass)
            record.error = f"{err.problem}: {err.detail}"
            await self._async_fail(chat_log, record, f"error_{err.problem}", turn)
            return False
        except TimeoutError:
            if turn is None or not await turn.speak_draft():
                record.error = Problem.TIMEOUT
                await self._async_fail(chat_log, record, "error_timeout", turn)
                return False
        except Exception as err:
            # A tool of another integration with a schema that cannot be told to a
            # model, or a mistake of our own: the log says where, the user hears that.
            _LOGGER.exception("A turn of %s failed", self.entity_id)
            record.error = repr(err)
            await self._async_fail(chat_log, record, "failed", turn)
            return False
        if turn.ending.pending is not None:
            self._remember(chat_log.conversation_id, turn.ending.pending)
        return turn.ending.asks

    async def _async_make_turn(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
    ) -> Turn:
        """Return a turn with all it must know of the home, the tools and the model."""
        options = self._options
        server = self._runtime.server
        context = user_input.as_llm_context(DOMAIN)
        home = async_get_home(self.hass, context.assistant)
        toolset = async_get_toolset(self.hass, chat_log.llm_api, home.domains)
        if chat_log.llm_api is not None:
            chat_log.llm_api = bound_tools(chat_log.llm_api, options.tool_timeout)
        given = _given_prompt(chat_log)
        system = system_text(given, home, toolset)
        chat_log.content[0] = _SystemText(system, given)
        # The list itself: by the time it is looked at it holds the whole turn.
        chat_log.async_trace({"messages": chat_log.content})
        pending = self._recall(chat_log.conversation_id)
        preferences = llm.async_get_match_preferences(self.hass, context)
        hearing = Hearing()
        if options.sentences:
            hearing = await async_hear(self.hass, user_input, home, toolset)
        about_home = is_about(user_input.text, home)
        unclear = options.sentences and not hearing
        rules = Rules(
            place=Place(preferences.area_id, preferences.floor_id),
            strict=options.strict,
            whole_home=options.whole_home,
            risky=options.risky,
            confirmed=pending.signatures if pending else frozenset(),
            unsaid=unclear and not about_home,
            questioned=unclear and is_question(user_input.text),
        )
        if area := home.area_by_id.get(preferences.area_id or ""):
            record.area = area.name
        facts = await server.async_facts(options.model)
        agent = Agent(self.entity_id, server, options, hides_tools(facts.template))
        scene = Scene(system, home, toolset, rules, hearing, about_home, pending)
        return Turn(self.hass, agent, scene, chat_log, record)

    async def _async_fail(
        self,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
        key: str,
        turn: Turn | None,
    ) -> None:
        """Say why the turn ends here, in a sentence of the translations."""
        close_open_calls(chat_log, self.entity_id)
        record.outcome = Outcome.FAILED
        record.speech = await async_sorry(
            self.hass,
            record.language,
            key,
            {"model": self._options.model},
            turn.done if turn else (),
        )
        await async_speak(chat_log, self.entity_id, record.speech)

    def _new_record(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
    ) -> TurnRecord:
        """Return the record of a turn that begins."""
        return TurnRecord(
            conversation_id=chat_log.conversation_id,
            agent_id=self.entity_id,
            model=self._options.model,
            language=user_input.language or self.hass.config.language,
            text=user_input.text,
            area=None,
            started=dt_util.utcnow(),
        )

    def _remember(self, conversation_id: str, pending: Pending) -> None:
        """Keep a question for as long as Home Assistant keeps the conversation."""
        now = time.monotonic()
        self._asked = {k: v for k, v in self._asked.items() if v.until > now}
        until = now + CONVERSATION_TIMEOUT.total_seconds()
        self._asked[conversation_id] = _Asked(pending, until)

    def _recall(self, conversation_id: str) -> Pending | None:
        """Return the question of the last turn; it is answered now or never."""
        asked = self._asked.pop(conversation_id, None)
        if asked is None or asked.until <= time.monotonic():
            return None
        return asked.pending


def _given_prompt(chat_log: conversation.ChatLog) -> str:
    """Return the prompt that Home Assistant has put together."""
    first = chat_log.content[0]
    if isinstance(first, _SystemText):
        return first.given
    return first.content if isinstance(first, conversation.SystemContent) else ""
