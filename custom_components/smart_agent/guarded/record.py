"""The record of a turn that another agent takes."""

from collections.abc import Sequence
import time

from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    UserContent,
)
from homeassistant.core import HomeAssistant, callback
from homeassistant.util import dt as dt_util

from ..trace.log import TurnLog
from ..trace.outcome import Outcome
from ..trace.record import RequestRecord, TurnRecord
from ..turn.chat_log import JudgedCall
from .whole_answer import async_end, said_last


class GuardedRecord:
    """Keeps a turn from its first call on, until its agent has said its last words."""

    def __init__(
        self,
        hass: HomeAssistant,
        log: TurnLog,
        user_input: ConversationInput,
        platform: str,
    ) -> None:
        """Take who speaks; platform is the integration whose agent takes the turn."""
        self._hass = hass
        self._log = log
        self._user_input = user_input
        self._platform = platform
        self._record: TurnRecord | None = None
        self.area: str | None = None
        """The name of the area in which the user speaks."""
        self.acted = self.asks = self.gave_up = False
        """What became of the turn so far."""

    @callback
    def async_add(
        self,
        agent_id: str,
        judged: Sequence[JudgedCall],
        chat_log: ChatLog | None,
        words: UserContent | None,
    ) -> None:
        """Add the calls of an answer; the turn begins with the first."""
        if self._record is None:
            self._record = self._new(agent_id or self._platform)
            self._log.async_begin(self._record)
            if chat_log is not None:
                self._hass.async_create_background_task(
                    self._async_watch(chat_log, words), "Smart Agent guarded turn"
                )
        request = RequestRecord(self._platform, time.monotonic())
        request.calls = [one.record for one in judged]
        request.called = [one.written.as_dict() for one in judged]
        self._record.begin(request)

    @callback
    def async_changed(self) -> None:
        """Tell that a call came to its result."""
        if self._record:
            self._record.changed()

    @callback
    def async_end(self, speech: str | None = "") -> None:
        """End the record; speech is what was said last, None where nothing came of it."""
        if (record := self._record) is None:
            return
        self._record = None
        record.speech = speech or ""
        record.outcome = self._outcome(speech)
        self._log.async_end(record)

    async def _async_watch(self, chat_log: ChatLog, words: UserContent | None) -> None:
        """End the record when the agent has said its last words."""
        try:
            await async_end(chat_log, words)
        finally:
            self.async_end(said_last(chat_log.content))

    def _outcome(self, speech: str | None) -> Outcome:
        """Return how the turn has ended."""
        if speech is None:
            return Outcome.FAILED
        if self.asks:
            return Outcome.ASKED_BACK
        if self.gave_up:
            return Outcome.GAVE_UP
        return Outcome.ACTED if self.acted else Outcome.ANSWERED

    def _new(self, agent_id: str) -> TurnRecord:
        """Return the record of a turn that begins."""
        user_input = self._user_input
        return TurnRecord(
            conversation_id=user_input.conversation_id or "",
            agent_id=agent_id,
            model=self._platform,
            language=user_input.language,
            text=user_input.text,
            area=self.area,
            started=dt_util.utcnow(),
            user_id=user_input.context.user_id,
            device_id=user_input.device_id,
            guarded=True,
        )
