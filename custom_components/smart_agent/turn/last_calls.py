"""The calls of the turn before, for words that go on from it: "the lamp too"."""

from collections.abc import Sequence
from dataclasses import dataclass

from homeassistant.components.conversation import ChatLog, ConversationInput
from homeassistant.core import callback

from ..guard.verdict import Run
from ..sentences.follow_up import CallBefore
from .confirmation import Asker, turns_of

MOST = 20
"""Conversations of which the last calls are kept; the oldest are dropped first."""


@dataclass(frozen=True)
class _Last:
    """What the last turn of a conversation did."""

    asker: Asker
    """Who spoke, and where."""
    turns: int
    """How often anybody had spoken in the conversation by then."""
    calls: tuple[CallBefore, ...]


class LastCalls:
    """Keeps what the last turn of each conversation did.

    It holds for the very next turn, spoken by the same person at the same device. Home
    Assistant forgets a conversation after some minutes, and counts from one again.
    """

    def __init__(self) -> None:
        """Begin with nothing done."""
        self._last: dict[str, _Last] = {}

    @callback
    def async_remember(
        self, user_input: ConversationInput, chat_log: ChatLog, runs: Sequence[Run]
    ) -> None:
        """Keep the calls of a turn that ended, none where it did anything besides."""
        self._last.pop(chat_log.conversation_id, None)
        if not runs:
            return
        calls = tuple(
            CallBefore(
                run.spec.intent_type or "",
                run.args,
                tuple(one.entity_id for one in run.entities),
            )
            for run in runs
        )
        self._last[chat_log.conversation_id] = _Last(
            Asker.of(user_input), turns_of(chat_log), calls
        )
        while len(self._last) > MOST:
            self._last.pop(next(iter(self._last)))

    def of(
        self, user_input: ConversationInput, chat_log: ChatLog
    ) -> Sequence[CallBefore]:
        """Return the calls of the turn right before one that begins."""
        last = self._last.get(chat_log.conversation_id)
        if last is None or last.asker != Asker.of(user_input):
            return ()
        return last.calls if last.turns + 1 == turns_of(chat_log) else ()
