"""Learns what people call things: a name that fits nothing, and what they settle on.

The name is one that the guard has found nothing for, and that the user said word for word:
what only a model wrote is no name of theirs. It is settled where they were asked or told
that nothing is called so, the very next words of the same person answer that, and the same
tool then acts on one device.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from homeassistant.components.conversation import ChatLog, ConversationInput
from homeassistant.core import callback

from ..guard.problem import ProblemKind
from ..home.home import Entity, Home, is_name_taken
from ..home.tracker import HomeTracker
from ..llm_tools.spec import NAME
from ..speech import is_question
from ..text.fold import fold, positions, spellings
from ..trace.name_store import NameStore
from ..trace.outcome import Judgement, Outcome
from ..trace.record import CallRecord, TurnRecord
from ..utterance.answer import Reply, read_answer
from ..utterance.own_name import own_name
from .confirmation import Asker, turns_of

_MOST_BESIDE = 4
"""Words beside the name of a device in an answer: "no, I meant the". More are a wish of
their own."""

_MOST_TURNS = 3
"""Turns that it may take to settle a name."""

_MOST = 20
"""Conversations in which a name waits; the oldest are dropped first."""


@dataclass(frozen=True)
class _Unsettled:
    """A name that waits for what is meant by it."""

    name: str
    tool: str
    """The tool that was called for it."""
    asker: Asker
    """Who said it, and where."""
    turns: int
    """How often anybody had spoken in the conversation when it was asked about."""
    question: str
    """What was asked."""
    asked: int = 1
    """How often it was asked about."""


class NameLearner:
    """Listens to the turns of one agent for names that no device has."""

    def __init__(self, names: NameStore, homes: HomeTracker) -> None:
        """Keep what is learned in a store."""
        self._names = names
        self._homes = homes
        self._waiting: dict[str, _Unsettled] = {}

    @callback
    def async_end(
        self,
        user_input: ConversationInput,
        chat_log: ChatLog,
        record: TurnRecord,
        touched: Sequence[str],
    ) -> None:
        """Learn from a turn that has ended; touched are the ids of what it acted on."""
        if record.dry_run:
            return
        asker, turns = Asker.of(user_input), turns_of(chat_log)
        before = self._waiting.pop(chat_log.conversation_id, None)
        if before and (before.asker, before.turns + 1) != (asker, turns):
            before = None
        if not (before or _unknown(record)):
            return
        # Only now: after every command the home is another, which takes a while.
        home = self._homes.async_get()
        if before and (entity := _settled(before, record, touched, home)):
            self._names.async_settle(before.name, entity.entity_id)
            return
        told = record.outcome is Outcome.GAVE_UP  # "I do not know anything called …"
        if record.outcome is Outcome.ACTED or not (told or is_question(record.speech)):
            return
        waits = _unsettled(record, home, asker, turns)
        if waits is None and before and before.asked < _MOST_TURNS:
            again = before.asked + 1
            waits = replace(before, turns=turns, question=record.speech, asked=again)
        if waits is not None:
            self._waiting[chat_log.conversation_id] = waits
            while len(self._waiting) > _MOST:
                del self._waiting[next(iter(self._waiting))]


def _unsettled(
    record: TurnRecord, home: Home, asker: Asker, turns: int
) -> _Unsettled | None:
    """Return the one name of a turn that nothing has, None for none or several."""
    found = {
        " ".join(fold(name)): (name, call.tool)
        for call in _unknown(record)
        if (name := own_name(str(call.arguments.get(NAME, "")), record.language))
        and not is_name_taken(name, home)
        and _is_said(name, record.text)
    }
    if len(found) != 1:
        return None
    ((name, tool),) = found.values()
    return _Unsettled(name, tool, asker, turns, record.speech)


def _unknown(record: TurnRecord) -> list[CallRecord]:
    """Return the calls of a turn that name what nothing is called."""
    return [
        call
        for call in record.calls
        if call.verdict is Judgement.REJECTED and ProblemKind.UNKNOWN_NAME in call.kinds
    ]


def _settled(
    before: _Unsettled, record: TurnRecord, touched: Sequence[str], home: Home
) -> Entity | None:
    """Return the device that an answer settles a name on, None where it does not."""
    ran = [one for one in record.calls if one.verdict is Judgement.RUN]
    ids = {*touched}
    if record.outcome is not Outcome.ACTED or len(ids) != 1 or len(ran) != 1:
        return None
    entity = home.entity_by_id.get(ids.pop())
    if entity is None or ran[0].failed or ran[0].tool != before.tool:
        return None
    if is_name_taken(before.name, home) or _is_said(before.name, record.text):
        return None
    return entity if _answers(before, record, entity, home) else None


def _answers(
    before: _Unsettled, record: TurnRecord, entity: Entity, home: Home
) -> bool:
    """Return whether words name a device and little more, or say yes to its name."""
    if read_answer(record.text, record.language) is Reply.YES:
        others = (one for one in home.entities if one is not entity)
        return _is_called(entity, before.question) and not any(
            _is_called(one, before.question) and not _holds(entity, one)
            for one in others
        )
    said = len(fold(record.text))
    return any(
        said - len(fold(name)) <= _MOST_BESIDE and _is_said(name, record.text)
        for name in entity.names
    )


def _is_called(entity: Entity, text: str) -> bool:
    """Return whether a text has a name of a device in it."""
    return any(_is_said(name, text) for name in entity.names)


def _holds(entity: Entity, other: Entity) -> bool:
    """Return whether a name of a device has another's in it: "Lamp" in "Arc Lamp"."""
    return any(_is_called(other, name) for name in entity.names)


def _is_said(name: str, text: str) -> bool:
    """Return whether a text has the words of a name in it, side by side."""
    return any(
        bool(positions(way, words))
        for way in spellings(name)
        for words in spellings(text)
    )
