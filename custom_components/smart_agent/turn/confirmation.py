"""Questions that the user was asked, who may answer them, and what a yes lets run."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
import json
import time
from typing import Any, Self

from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    UserContent,
)
from homeassistant.helpers.chat_session import CONVERSATION_TIMEOUT

from ..guard.verdict import Ask, Question, Signature
from ..home.home import Home
from ..utterance.answer import Beside, Reply, can_read
from ..utterance.answer_reason import read_answer_with_reason


@dataclass(frozen=True)
class PendingCall:
    """A call that waits for the user's word, as the guard judged it."""

    tool: str
    args: Mapping[str, Any]
    """The arguments with which it would have run."""
    signature: Signature
    """What it would have done."""
    question: Question

    @classmethod
    def of(cls, asked: Ask) -> Self:
        """Return a call that the guard asks about."""
        return cls(asked.spec.name, asked.args, asked.signature, asked.question)

    def __str__(self) -> str:
        """Return the call as a model writes it."""
        return f"{self.tool} {json.dumps(self.args, ensure_ascii=False)}"


@dataclass(frozen=True)
class Pending:
    """A question that the user was asked, and the calls that a yes lets run."""

    text: str
    """All that was said."""
    calls: tuple[PendingCall, ...]
    wording: str = ""
    """The questions in it, without the names."""

    @property
    def signatures(self) -> frozenset[Signature]:
        """Return what the calls would do."""
        return frozenset(one.signature for one in self.calls)

    def read(self, text: str, language: str, home: Home) -> Reply:
        """Return what the user's words say to the question."""
        ids = {one for call in self.calls for one in call.signature[1]}
        kinds = {call.question.key.partition("_")[2] for call in self.calls}
        beside = Beside(
            names=[
                name
                for one in ids
                if (entity := home.entity_by_id.get(one))
                for name in entity.names
            ],
            kind=kinds.pop() if len(kinds) == 1 else "",
            wording=self.wording,
            several=len(self.calls) > 1 or len(ids) > 1,
        )
        return read_answer_with_reason(text, language, beside, home)

    def for_model(self, language: str) -> Self | None:
        """Return what of the question a model may read the answer to, None if nothing.

        That is for languages whose yes is not known, and never for what is hard to undo.
        """
        if can_read(language):
            return None
        calls = tuple(one for one in self.calls if not one.question.risky)
        return replace(self, calls=calls) if calls else None


@dataclass(frozen=True)
class Asked:
    """What a turn has to know of questions before it."""

    pending: Pending | None = None
    """The question that the turn may answer."""
    before: Mapping[Signature, Question] = field(default_factory=dict)
    """All calls that were asked about in the conversation."""

    def answered(
        self, text: str, language: str, home: Home
    ) -> tuple[Reply, Pending | None]:
        """Return what the user's words say to the question, and what of it still stands."""
        if self.pending is None:
            return Reply.OTHER, None
        answer = self.pending.read(text, language, home)
        if answer is Reply.OTHER:
            return answer, self.pending.for_model(language)
        return answer, self.pending


@dataclass(frozen=True)
class Asker:
    """Who was asked and where: a user, a device and a satellite, as far as known."""

    user_id: str | None
    device_id: str | None
    satellite_id: str | None

    @classmethod
    def of(cls, user_input: ConversationInput) -> Self:
        """Return who speaks."""
        return cls(
            user_input.context.user_id, user_input.device_id, user_input.satellite_id
        )


@dataclass(slots=True)
class _Conversation:
    """What was asked in a conversation."""

    until: float
    """When Home Assistant forgets it, on the monotonic clock, in seconds."""
    before: dict[Signature, Question] = field(default_factory=dict)
    """All calls that were asked about."""
    pending: Pending | None = None
    """The question that waits for an answer."""
    asker: Asker | None = None
    """Who was asked it."""
    turns: int = 0
    """How often anybody had spoken in the conversation by then."""


class Questions:
    """Keeps what an agent asked, for as long as Home Assistant keeps a conversation."""

    def __init__(self) -> None:
        """Begin with nothing asked."""
        self._conversations: dict[str, _Conversation] = {}

    def take(self, user_input: ConversationInput, chat_log: ChatLog) -> Asked:
        """Return what was asked before a turn that begins.

        A question is answered in the very next turn, by the one who was asked and where
        they were asked, or never: from now on it waits no more.
        """
        self._forget()
        one = self._conversations.get(chat_log.conversation_id)
        if one is None:
            return Asked()
        pending, one.pending = one.pending, None
        one.until = _until()
        if one.asker != Asker.of(user_input) or one.turns + 1 != turns_of(chat_log):
            pending = None
        return Asked(pending, one.before)

    def remember(
        self, user_input: ConversationInput, chat_log: ChatLog, pending: Pending
    ) -> None:
        """Keep a question that was asked in a turn."""
        one = self._conversations.setdefault(
            chat_log.conversation_id, _Conversation(_until())
        )
        one.until = _until()
        # Another dict: a turn may still hold the one before.
        one.before = one.before | {
            call.signature: call.question for call in pending.calls
        }
        one.pending = pending
        one.asker = Asker.of(user_input)
        one.turns = turns_of(chat_log)

    def _forget(self) -> None:
        """Forget the conversations that Home Assistant has forgotten."""
        now = time.monotonic()
        self._conversations = {
            key: one for key, one in self._conversations.items() if one.until > now
        }


def pending_calls(asked: Sequence[Ask]) -> Iterator[PendingCall]:
    """Yield the calls to ask about, each once."""
    for one in {ask.signature: ask for ask in asked}.values():
        yield PendingCall.of(one)


def _until() -> float:
    """Return when Home Assistant forgets a conversation that goes on now."""
    return time.monotonic() + CONVERSATION_TIMEOUT.total_seconds()


def turns_of(chat_log: ChatLog) -> int:
    """Return how often anybody has spoken in a conversation, to whichever agent."""
    return sum(isinstance(one, UserContent) for one in chat_log.content)
