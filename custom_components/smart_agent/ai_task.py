"""The AI task platform: data and texts for automations, made by a model of a server."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, override

from homeassistant.components import ai_task
from homeassistant.components.ai_task import AITaskEntityFeature
from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    SystemContent,
)
from homeassistant.config_entries import ConfigSubentry
from homeassistant.const import CONF_API_KEY, EVENT_HOMEASSISTANT_STOP
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.util import dt as dt_util

from .const import SUBENTRY_TASK
from .device import agent_device
from .entity import CountedEntity
from .options import TaskOptions
from .prompt import history as messages
from .runtime import SmartAgentConfigEntry, num_ctx_of
from .server.catalogue import CAPABILITY_VISION, lacks
from .server.errors import OllamaError, Problem
from .server.picture import Picture, PictureError, PictureProblem, async_read_pictures
from .task.attempts import TaskAttempts, TaskModel
from .task.error import TaskError, TaskProblem
from .task.structure import Structure
from .trace.outcome import Kind, Outcome
from .trace.record import TurnRecord
from .trace.redact import without
from .turn.running import RunningTurns

PARALLEL_UPDATES = 0

_GAVE_UP = frozenset(
    {TaskProblem.CUT_OFF, TaskProblem.NO_ANSWER, TaskProblem.WRONG_DATA}
)
"""Problems of answers: the model had all of its attempts."""


async def async_setup_entry(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the AI task entities of a server."""
    for subentry in entry.get_subentries_of_type(SUBENTRY_TASK):
        async_add_entities(
            [SmartAgentTaskEntity(entry, subentry)],
            config_subentry_id=subentry.subentry_id,
        )


class SmartAgentTaskEntity(CountedEntity, ai_task.AITaskEntity):
    """An AI task entity on a model of an Ollama server."""

    _attr_has_entity_name = True
    _attr_name = None
    _attr_supported_features = (
        AITaskEntityFeature.GENERATE_DATA | AITaskEntityFeature.SUPPORT_ATTACHMENTS
    )

    def __init__(self, entry: SmartAgentConfigEntry, subentry: ConfigSubentry) -> None:
        """Create the entity of a sub-entry."""
        self._entry = entry
        # Home Assistant removes it from the entry at unload, which may happen in the
        # middle of a task.
        self._runtime = entry.runtime_data
        self._options = TaskOptions.from_subentry(subentry.data)
        self._running = RunningTurns()
        self._attr_unique_id = subentry.subentry_id
        self._attr_device_info = agent_device(subentry)

    @override
    async def async_added_to_hass(self) -> None:
        """Keep up with what the model can do; cancel tasks when Home Assistant stops."""
        await super().async_added_to_hass()
        listen = self.hass.bus.async_listen
        self.async_on_remove(
            listen(EVENT_HOMEASSISTANT_STOP, self._running.async_cancel)
        )
        self.async_on_remove(
            self._runtime.state.async_add_listener(self._async_server_changed)
        )

    @callback
    def _async_server_changed(self) -> None:
        """Look what the model can do, now that the server answers or another one does."""
        if self._runtime.state.last_update_success:
            self._entry.async_create_background_task(
                self.hass, self._async_look(), f"{self.entity_id} - model"
            )

    async def _async_look(self) -> None:
        """Offer attachments unless the model is known not to see."""
        try:
            sees = await self._async_sees()
        except OllamaError:
            # It is gone, or the server is; the next state of the server tells.
            return
        features = AITaskEntityFeature.GENERATE_DATA
        if sees:
            features |= AITaskEntityFeature.SUPPORT_ATTACHMENTS
        if features != self.supported_features:
            self._attr_supported_features = features
            self.async_write_ha_state()

    async def _async_sees(self) -> bool:
        """Return whether the model can see, as far as is known; raises OllamaError."""
        facts = await self._runtime.server.async_facts(self._options.model)
        return not lacks(facts, CAPABILITY_VISION)

    @override
    async def _async_generate_data(
        self, task: ai_task.GenDataTask, chat_log: ChatLog
    ) -> ai_task.GenDataTaskResult:
        """Do a task and return its data, or its text if it has no structure."""
        record = self._new_record(task, chat_log)
        self._runtime.records.async_begin(record)
        try:
            with self._running.turn(), self._told(record):
                async with asyncio.timeout(self._options.turn_timeout):
                    data, text = await self._async_do(task, chat_log, record)
        finally:
            record.error = without(record.error, self._entry.data.get(CONF_API_KEY))
            self._runtime.records.async_end(record)
        chat_log.async_add_assistant_content_without_tools(
            AssistantContent(agent_id=self.entity_id, content=text)
        )
        return ai_task.GenDataTaskResult(chat_log.conversation_id, data)

    async def _async_do(
        self, task: ai_task.GenDataTask, chat_log: ChatLog, record: TurnRecord
    ) -> tuple[Any, str]:
        """Return a task's data, or its text, and what the model wrote."""
        if chat_log.llm_api is not None:
            # What nobody said cannot be held against what a model calls.
            raise TaskError(TaskProblem.WITH_TOOLS)
        structure = None if task.structure is None else Structure.of(task.structure)
        options = self._options
        with self._runtime.priority.turn(options.model):
            pictures = await self._async_pictures(task)
            attempts = TaskAttempts(
                TaskModel(
                    self._runtime.server,
                    options,
                    num_ctx_of(self._entry, options.model),
                    self._runtime.estimates[options.model],
                    self._runtime.state.async_look,
                ),
                record,
                [
                    messages.system(one.content)
                    for one in chat_log.content[:1]
                    if isinstance(one, SystemContent)
                ],
                task.instructions,
                structure,
                pictures,
            )
            data, text = await attempts.run()
        record.speech = text.strip()
        self._runtime.state.async_heard(None)
        return data, text

    async def _async_pictures(self, task: ai_task.GenDataTask) -> tuple[Picture, ...]:
        """Return the pictures of a task; raises PictureError if one cannot be sent."""
        if not task.attachments:
            return ()
        await self._runtime.state.async_look()
        if not await self._async_sees():
            raise PictureError(PictureProblem.CANNOT_SEE, self._options.model)
        return tuple(await async_read_pictures(self.hass, task.attachments))

    @contextmanager
    def _told(self, record: TurnRecord) -> Generator[None]:
        """Have the record tell how a task failed, and raise what says so to the caller."""
        try:
            yield
        except asyncio.CancelledError:
            record.outcome = Outcome.CANCELLED
            raise
        except (PictureError, TaskError) as err:
            gave_up = err.problem in _GAVE_UP
            record.outcome = Outcome.GAVE_UP if gave_up else Outcome.FAILED
            record.error = f"{err.problem}: {err.detail}"
            raise
        except TimeoutError as err:
            raise self._of_server(OllamaError(Problem.TIMEOUT), record) from err
        except OllamaError as err:
            raise self._of_server(err, record) from None
        except Exception as err:
            record.outcome = Outcome.FAILED
            record.error = repr(err)
            raise

    def _of_server(self, err: OllamaError, record: TurnRecord) -> OllamaError:
        """Note that the server failed; return what is raised."""
        record.outcome = Outcome.FAILED
        record.error = f"{err.problem}: {err.detail}"
        self._runtime.state.async_heard(err.problem)
        if err.problem is Problem.INVALID_AUTH:
            self._entry.async_start_reauth(self.hass)
        # A server may repeat the key that it refuses.
        detail = without(err.detail, self._entry.data.get(CONF_API_KEY))
        return OllamaError(err.problem, detail)

    def _new_record(self, task: ai_task.GenDataTask, chat_log: ChatLog) -> TurnRecord:
        """Return the record of a task that begins."""
        return TurnRecord(
            conversation_id=chat_log.conversation_id,
            agent_id=self.entity_id,
            model=self._options.model,
            language=self.hass.config.language,
            text=f"{task.name}: {task.instructions}",
            area=None,
            started=dt_util.utcnow(),
            user_id=self._context.user_id if self._context else None,
            kind=Kind.TASK,
        )
