"""What is said to the user in a turn, in Home Assistant's chat log."""

from collections.abc import AsyncGenerator

from homeassistant.components.conversation import (
    AssistantContent,
    AssistantContentDeltaDict,
    ChatLog,
)


class Spoken:
    """Says the words of one turn, so that all of them are heard and shown once."""

    def __init__(self, chat_log: ChatLog, agent_id: str) -> None:
        """Begin a turn in which nothing was said; agent_id is the agent's entity."""
        self.chat_log = chat_log
        """Home Assistant's chat log of the conversation."""
        self._agent_id = agent_id
        self._message = ""
        self.failed = False
        """Whether the turn's result is to be an error with the last words."""

    @property
    def _is_heard(self) -> bool:
        """Return whether somebody has heard a part of the turn as it came in."""
        return bool(self._message) and self.chat_log.delta_listener is not None

    def delta(self, text: str, *, first: bool) -> AssistantContentDeltaDict:
        """Return a piece of speech for the chat log; first begins a message.

        Messages of a turn are joined as they are: text-to-speech and the screen
        would run one into the other ("…through it.Sorry").
        """
        if not first:
            self._message += text
            return {"content": text}
        gap = " " if self._message and not self._message[-1].isspace() else ""
        self._message = gap + text
        return {"role": "assistant", "content": self._message}

    async def say(self, text: str) -> None:
        """Say a text as a message of its own, so that listeners hear it too."""

        async def deltas() -> AsyncGenerator[AssistantContentDeltaDict]:
            yield self.delta(text, first=True)

        async for _ in self.chat_log.async_add_delta_content_stream(
            self._agent_id, deltas()
        ):
            pass

    async def fail(self, text: str) -> None:
        """Say why the turn came to nothing.

        Home Assistant shows and speaks the words of an error by itself, so they are not
        streamed. Where a part was heard already, a voice that speaks what is streamed
        would break off without a reason: there the reason is streamed, and no error.
        """
        self._keep_what_was_cut()
        if self._is_heard:
            await self.say(text)
            return
        self.failed = True
        self._add(text)

    def _keep_what_was_cut(self) -> None:
        """Put into the chat log what was heard of a message that did not come to its end.

        Home Assistant drops it where the turn's time is over.
        """
        if self._message and not any(
            isinstance(one, AssistantContent) and one.content == self._message
            for one in self.chat_log.content
        ):
            self._add(self._message)

    def _add(self, text: str) -> None:
        """Add a message to the chat log that is not streamed."""
        self.chat_log.async_add_assistant_content_without_tools(
            AssistantContent(self._agent_id, text)
        )
