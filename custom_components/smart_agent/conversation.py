"""The conversation platform: the agents as Home Assistant's conversation entities."""

import asyncio
import logging
from typing import Literal, override

from homeassistant.components import conversation
from homeassistant.config_entries import ConfigSubentry
from homeassistant.const import CONF_API_KEY, EVENT_HOMEASSISTANT_STOP, MATCH_ALL
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .const import DOMAIN, SUBENTRY_CONVERSATION
from .device import agent_device
from .entity import CountedEntity
from .issues import async_create_fit_issue, async_delete_fit_issue, async_tell_ahead
from .llm_tools.dry_run import dry_tools
from .llm_tools.timeout import bound_tools
from .options import AgentOptions
from .prompt import history as messages
from .prompt.agent import Agent
from .runtime import SmartAgentConfigEntry, num_ctx_of
from .server.client import ChatRequest
from .server.errors import OllamaError, Problem
from .server.picture import PictureError
from .trace.outcome import Outcome
from .trace.record import TurnRecord
from .trace.redact import without
from .turn.chat_log import close_open_calls
from .turn.citations import used
from .turn.closing_words import async_sorry
from .turn.confirmation import Asked, Questions
from .turn.loop import Turn
from .turn.name_learner import NameLearner
from .turn.new_record import async_new_record
from .turn.prepare import TurnPreparer
from .turn.running import RunningTurns
from .turn.spoken import Spoken
from .turn.unprepared import async_unprepared
from .turn.warm_up import Warmer, warm_request

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


class SmartAgentEntity(CountedEntity, conversation.ConversationEntity):
    """A conversation agent on a model of an Ollama server."""

    _attr_has_entity_name = True
    _attr_name = None
    _attr_supports_streaming = True

    def __init__(self, entry: SmartAgentConfigEntry, subentry: ConfigSubentry) -> None:
        """Create the agent of a sub-entry."""
        self._entry = entry
        # Home Assistant removes it from the entry at unload, maybe during a turn.
        self._runtime = entry.runtime_data
        self._options = AgentOptions.from_subentry(subentry.data)
        self._questions = Questions()
        self._running = RunningTurns()
        self._learner = NameLearner(self._runtime.names, self._runtime.homes)
        self._preparer: TurnPreparer
        self._warmer: Warmer | None = None
        self._attr_unique_id = subentry.subentry_id
        self._attr_device_info = agent_device(subentry)
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
    async def async_added_to_hass(self) -> None:
        """Start to keep the model warm; cancel turns when Home Assistant stops."""
        await super().async_added_to_hass()
        self.async_on_remove(
            self.hass.bus.async_listen(
                EVENT_HOMEASSISTANT_STOP, self._running.async_cancel
            )
        )
        self._preparer = TurnPreparer(self.hass, self._options, self._runtime.homes)
        self.async_on_remove(self._preparer.changes.async_forget)
        if self._options.warm:
            self._warmer = Warmer(
                self.hass,
                self._entry,
                self._runtime.server,
                self._runtime.priority,
                self._runtime.estimates,
                request=self._async_warm_request,
                prepare=self._preparer.async_prepare,
                listen=self._runtime.homes.async_listen,
            )
            self.async_on_remove(self._warmer.async_start())
            when_back = self._runtime.state.async_when_back
            self.async_on_remove(when_back(self._warmer.async_server_back))

    @override
    async def async_prepare(self, language: str | None = None) -> None:
        """Load the model while the user still speaks."""
        if self._warmer is None:
            await self._preparer.async_prepare()
        else:
            await self._warmer.async_prepare()

    async def _async_warm_request(self) -> ChatRequest | None:
        """Return a request with the prefix that the prompts of all turns share."""
        await self._runtime.server.async_facts(self._options.model)
        beginning = await self._preparer.system_texts.async_of_nobody()
        request = warm_request(
            self._options,
            num_ctx_of(self._entry, self._options.model),
            messages.system(beginning.system),
            beginning.prefix.tools,
        )
        if request:
            async_tell_ahead(
                self.hass, self._entry, self._attr_unique_id or "", request
            )
        return request

    @override
    async def _async_handle_message(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
    ) -> conversation.ConversationResult:
        """Take a turn."""
        record = async_new_record(
            self.hass,
            user_input,
            chat_log.conversation_id,
            self.entity_id,
            self._options.model,
        )
        self._runtime.records.async_begin(record)
        try:
            with self._running.turn():
                return await self._async_answer(user_input, chat_log, record)
        except asyncio.CancelledError:
            record.outcome = Outcome.CANCELLED
            raise
        except Exception:
            record.outcome = Outcome.FAILED
            raise
        finally:
            record.error = without(record.error, self._entry.data.get(CONF_API_KEY))
            self._runtime.records.async_end(record)

    async def _async_answer(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
    ) -> conversation.ConversationResult:
        """Take a turn and return its result; errors are spoken, not raised."""
        # First of all: however this turn ends, it uses up the open question.
        asked = self._questions.take(user_input, chat_log)
        await self._preparer.async_begin()
        try:
            await chat_log.async_provide_llm_data(
                user_input.as_llm_context(DOMAIN),
                self._preparer.system_texts.async_api(),
                self._options.prompt,
                user_input.extra_system_prompt,
            )
        except (conversation.ConverseError, HomeAssistantError) as err:
            return await async_unprepared(self.hass, record, err)

        api, spoken = chat_log.llm_api, Spoken(chat_log, self.entity_id)
        try:
            with self._runtime.priority.turn(self._options.model):
                asks = await self._async_take_turn(
                    user_input, chat_log, record, asked, spoken
                )
        finally:
            # From 2026.11 on a conversation keeps its API from turn to turn.
            chat_log.llm_api = api

        result = conversation.async_get_result_from_chat_log(user_input, chat_log)
        result.continue_conversation = asks
        if spoken.failed:
            result.response.async_set_error(
                intent.IntentResponseErrorCode.FAILED_TO_HANDLE, record.speech
            )
        else:
            # Without the gap to the message before it.
            speech = result.response.speech["plain"]["speech"]
            result.response.async_set_speech(speech.lstrip())
        return result

    async def _async_take_turn(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
        asked: Asked,
        spoken: Spoken,
    ) -> bool:
        """Take a turn to a spoken end; return whether the user has to answer."""
        turn: Turn | None = None
        try:
            async with asyncio.timeout(self._options.turn_timeout):
                turn = await self._async_make_turn(
                    user_input, chat_log, record, asked, spoken
                )
                await turn.run()
        except OllamaError as err:
            if err.problem is Problem.INVALID_AUTH:
                self._entry.async_start_reauth(self.hass)
            self._runtime.state.async_heard(err.problem)
            record.error = f"{err.problem}: {err.detail}"
            await self._async_fail(
                chat_log, record, f"error_{err.problem}", turn, spoken
            )
            return False
        except PictureError as err:
            record.error = f"{err.problem}: {err.detail}"
            await self._async_fail(
                chat_log, record, f"error_{err.problem}", turn, spoken
            )
            return False
        except TimeoutError:
            self._runtime.state.async_heard(Problem.TIMEOUT)
            record.error = Problem.TIMEOUT
            await self._async_fail(chat_log, record, "error_timeout", turn, spoken)
            if self._warmer is not None:
                # Ollama gave up what it was loading when the turn left: it goes on, so
                # that the next try does not begin anew.
                await self._warmer.async_prepare()
            return False
        except Exception as err:
            # Another integration's tool with a schema that has no JSON form, or a bug
            # of our own: the log says where, the user hears that the turn failed.
            _LOGGER.exception("A turn of %s failed", self.entity_id)
            record.error = repr(err)
            await self._async_fail(chat_log, record, "failed", turn, spoken)
            return False
        record.sources = [
            {"title": one.title, "source": one.source, "url": one.url}
            for one in used(turn.sources, record.speech)
        ]
        self._remember(user_input, chat_log, record, turn)
        if record.requests:
            self._runtime.state.async_heard(None)
            self._tell_of_room(turn.needed)
        return turn.ending.asks

    def _remember(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
        turn: Turn,
    ) -> None:
        """Keep in mind what a turn did, and what it asked, for those that follow."""
        preparer, ending = self._preparer, turn.ending
        preparer.meant.async_remember(chat_log.conversation_id, turn.spoken_of)
        preparer.last_calls.async_remember(user_input, chat_log, ending.only_runs)
        self._learner.async_end(user_input, chat_log, record, turn.touched)
        if ending.pending is not None:
            self._questions.remember(user_input, chat_log, ending.pending)

    async def _async_make_turn(
        self,
        user_input: conversation.ConversationInput,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
        asked: Asked,
        spoken: Spoken,
    ) -> Turn:
        """Return a turn with all it must know of the home, the tools and the model."""
        options = self._options
        context = await self._preparer.async_context(user_input, chat_log, asked)
        assert chat_log.llm_api is not None
        api = dry_tools(chat_log.llm_api) if record.dry_run else chat_log.llm_api
        chat_log.llm_api = bound_tools(api, options.tool_timeout, self._preparer.step)
        # The list itself, not a copy: when it is read it holds the whole turn.
        chat_log.async_trace({"messages": chat_log.content})
        if area := context.home.area_by_id.get(context.rules.place.area_id or ""):
            record.area = area.name
            record.changed()
        agent = Agent(
            self.entity_id,
            self._runtime.server,
            options,
            num_ctx_of(self._entry, options.model),
            self._runtime.estimates[options.model],
            self._runtime.state.async_look,
        )
        return Turn(self.hass, agent, context, spoken, record)

    async def _async_fail(
        self,
        chat_log: conversation.ChatLog,
        record: TurnRecord,
        key: str,
        turn: Turn | None,
        spoken: Spoken,
    ) -> None:
        """End the turn with the translated sentence of a key, which says why.

        Where all that was asked for was done before, that is said instead.
        """
        close_open_calls(chat_log, self.entity_id)
        if turn and turn.is_all:
            await turn.ending.confirm()
            return
        record.outcome = Outcome.FAILED
        record.speech = await async_sorry(
            self.hass,
            record.language,
            key,
            {"model": self._options.model},
            turn.done if turn else (),
        )
        await spoken.fail(record.speech)

    def _tell_of_room(self, needed: int) -> None:
        """Create or delete the repair issue; needed is the prompt's size in tokens."""
        agent, model = self._attr_unique_id or "", self._options.model
        if not needed:
            async_delete_fit_issue(self.hass, agent)
            return
        num_ctx = num_ctx_of(self._entry, model)
        async_create_fit_issue(self.hass, self._entry, agent, model, needed, num_ctx)
