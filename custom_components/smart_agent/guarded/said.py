"""What a chat log of another agent's tells of a turn."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    Content,
    ToolResultContent,
    UserContent,
)

from ..llm_tools.spec import Toolset
from ..text.fold import fold
from ..turn.confirmation import Pending


def until(words: UserContent | None, chat_log: ChatLog | None) -> ChatLog | None:
    """Return a chat log as it was when the user had spoken, None without their words."""
    if words is None or chat_log is None:
        return None
    content = chat_log.content
    end = next(n for n, one in enumerate(content) if one is words)
    return replace(chat_log, content=content[: end + 1], delta_listener=None)


def asked_in(chat_log: ChatLog, pending: Pending) -> bool:
    """Return whether a question is what the user was told last before they spoke.

    The model was to say it word for word, and may have said anything.
    """
    said = [one for one in chat_log.content if isinstance(one, AssistantContent)]
    heard = fold(said[-1].content or "") if said else ()
    question = fold(pending.text)
    return bool(question) and heard[-len(question) :] == question


def has_foreign(content: Sequence[Content], toolset: Toolset) -> bool:
    """Return whether anything was read by tools that are none of these.

    An agent may have others beside them, of which nothing is known here: what they
    returned is taken for text from outside.
    """
    return any(
        isinstance(one, ToolResultContent)
        and not one.result.error
        and toolset.find(one.tool_name) is None
        for one in content
    )
