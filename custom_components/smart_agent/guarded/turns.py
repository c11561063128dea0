"""The turns of another agent: each call goes to the turn in which it is made."""

from collections.abc import Callable

from homeassistant.components import conversation
from homeassistant.components.conversation import UserContent
from homeassistant.components.conversation.chat_log import current_chat_log
from homeassistant.helpers import llm

from .host import Host
from .told import UNGUARDED, refused
from .turn import GuardedTurn
from .whole_answer import last_words


class GuardedTurns:
    """The turns that are taken with one instance of the API, one after the other.

    Most agents make an instance a turn; from 2026.11 on a conversation keeps its own.
    """

    def __init__(
        self, host: Callable[[], Host | None], assist: llm.APIInstance
    ) -> None:
        """Begin without a turn; assist is what runs the calls.

        host returns who has a turn that begins, None where nobody is there to judge.
        """
        self._host = host
        self._assist = assist
        self._turn: GuardedTurn | None = None
        self._words: UserContent | None = None

    async def async_call(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        """Return what a call comes to; nothing is raised."""
        # Home Assistant runs a call in a task that its agent's turn has begun.
        chat_log = current_chat_log.get()
        words = last_words(chat_log.content) if chat_log else None
        if self._turn is None or words is not self._words:
            if (host := self._host()) is None:
                return refused(UNGUARDED)
            # An AI task has a chat log too, with what an automation wrote.
            heard = self._assist.llm_context.assistant == conversation.DOMAIN
            self._words = words
            self._turn = GuardedTurn(
                host, self._assist, chat_log, words if heard else None
            )
        return await self._turn.async_call(tool_input)
