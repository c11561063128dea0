"""What the turn right before was about, for words that only go on from it."""

from collections.abc import Sequence

from homeassistant.components.conversation import AssistantContent, ChatLog, UserContent

from ..home.home import Entity
from ..sentences.follow_up import CallBefore
from ..sentences.value_of_last import AskedOf, value_of_last
from ..speech import is_question
from ..text.fold import fold, positions
from ..utterance.asked_deed import deed_asked
from ..utterance.one_of_kind import one_of_kind
from ..utterance.other_item import other_item
from ..utterance.request import Request
from ..utterance.tokens import tokens


def spoken_of(
    entities: Sequence[Entity], chat_log: ChatLog, calls: Sequence[CallBefore]
) -> Sequence[Entity]:
    """Return those devices that the turn right before acted on, or called by a name.

    calls are those of that turn. None where the agent asked something last: then a number
    may answer that, as "make it 20" does after "for how long?".
    """
    if not tells_last(chat_log):
        return ()
    acted_on = {entity_id for one in calls for entity_id in one.entities}
    before = fold(said_before(chat_log))
    return [
        one
        for one in entities
        if one.entity_id in acted_on
        or any(positions(fold(name), before) for name in one.names)
    ]


def in_full(
    request: Request,
    chat_log: ChatLog,
    spoken: Sequence[Entity],
    calls: Sequence[CallBefore],
) -> str | None:
    """Return the command that a request stands for, None where it says all itself.

    That is another item for a list than the one that it takes back, a number for what
    the turn right before only asked about, the deed that it asked about, or one of the
    kind that it spoke of. spoken is as of spoken_of, calls are those of that turn.
    """
    if item := other_item(request):
        return item
    if not tells_last(chat_log):
        return None
    if not calls:
        answer = tokens(last_said(chat_log))
        asked_of = AskedOf(spoken, any(one.is_number for one in answer))
        if value := value_of_last(request, asked_of):
            return value
    before = said_before(chat_log)
    return deed_asked(request, before) or one_of_kind(request, before)


def said_before(chat_log: ChatLog) -> str:
    """Return what the user said in the turn right before, "" for nothing."""
    said = [one.content for one in chat_log.content if isinstance(one, UserContent)]
    # The last are the words of the turn that begins.
    return said[-2] if len(said) > 1 else ""


def tells_last(chat_log: ChatLog) -> bool:
    """Return whether the last that the agent said in a conversation is no question."""
    last = last_said(chat_log)
    return bool(last) and not is_question(last)


def last_said(chat_log: ChatLog) -> str:
    """Return what the agent said last in a conversation."""
    said = (one for one in chat_log.content[::-1] if isinstance(one, AssistantContent))
    return next((one.content for one in said if one.content), "")
