"""Waits for the answer that a call is part of, and for the end of a turn.

Home Assistant runs a call while the model still writes, and tells nobody when an answer
or a turn is over. Both show in the chat log.
"""

import asyncio
from collections.abc import Sequence
import time

from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    Content,
    UserContent,
)

_LOOK = 0.02
"""Seconds between two looks into the chat log while a call waits."""

_WRITING = 3.0
"""Seconds that a call waits for the rest of its answer; agents that keep no chat log
never tell."""

_LOOK_FOR_END = 0.25
_LONGEST = 300.0
"""Seconds after which a turn is taken for over: its agent has failed."""


async def async_whole_answer(
    chat_log: ChatLog | None, call_id: str
) -> AssistantContent | None:
    """Return the answer with a call once it is all there, None where that is not known.

    Calls of one answer are judged in sum, before any of them runs.
    """
    # Calls that are made one after the other, of an answer that is there already.
    await asyncio.sleep(0)
    until = time.monotonic() + _WRITING
    while chat_log is not None:
        if found := _answer_with(chat_log.content, call_id):
            return found
        if time.monotonic() > until:
            break
        await asyncio.sleep(_LOOK)
    return None


async def async_end(chat_log: ChatLog, words: UserContent | None) -> None:
    """Return once the turn that began with some words is over, or taken for over."""
    until = time.monotonic() + _LONGEST
    while (
        time.monotonic() < until
        and last_words(chat_log.content) is words
        and said_last(chat_log.content) is None
    ):
        await asyncio.sleep(_LOOK_FOR_END)


def said_last(content: Sequence[Content]) -> str | None:
    """Return what an agent said at the end of a turn, None where it is not there yet."""
    last = content[-1]
    if isinstance(last, AssistantContent) and not last.tool_calls:
        return last.content or ""
    return None


def last_words(content: Sequence[Content]) -> UserContent | None:
    """Return what was said to an agent last."""
    said = (one for one in reversed(content) if isinstance(one, UserContent))
    return next(said, None)


def _answer_with(content: Sequence[Content], call_id: str) -> AssistantContent | None:
    """Return the answer that a call stands in."""
    for one in reversed(content):
        if isinstance(one, AssistantContent):
            if any(call.id == call_id for call in one.tool_calls or ()):
                return one
    return None
