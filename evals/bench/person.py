"""A person who says a sentence and hears the answer."""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
import re
import time
from typing import Any

from homeassistant.components import conversation
from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    async_get_chat_log,
)
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers.chat_session import async_get_chat_session

_LANGUAGE = "en"

_SENTENCE = re.compile(r"[.!?](?=\s|$)")

_OF_NOBODY: dict[str, Any] = (
    {"context": None}
    if "context" in signature(async_get_chat_session).parameters
    else {}
)
"""From 2026.11 on Home Assistant asks whose conversation it is."""


@dataclass(frozen=True, slots=True)
class Heard:
    """An answer; first_sentence and seconds are how long its parts took to be there."""

    speech: str
    conversation_id: str
    first_sentence: float
    seconds: float


async def async_say(
    hass: HomeAssistant,
    agent_id: str,
    device_id: str,
    sentence: str,
    conversation_id: str | None,
    language: str = _LANGUAGE,
) -> Heard:
    """Say a sentence to an agent on a satellite, as Assist does.

    The conversation is a new one if it has no id. The first sentence is there when it
    ends in what the agent streams, or with the answer as a whole.
    """
    started = time.monotonic()
    streamed = _Streamed(time.monotonic)
    with async_get_chat_session(hass, conversation_id, **_OF_NOBODY) as session:
        user_input = ConversationInput(
            text=sentence,
            context=Context(),
            conversation_id=session.conversation_id,
            device_id=device_id,
            satellite_id=None,
            language=language,
            agent_id=agent_id,
            extra_system_prompt=None,
        )
        with async_get_chat_log(
            hass, session, user_input, chat_log_delta_listener=streamed.listen
        ):
            result = await conversation.async_converse(
                hass,
                sentence,
                session.conversation_id,
                user_input.context,
                language,
                agent_id,
                device_id,
            )
    ended = time.monotonic()
    return Heard(
        result.response.speech.get("plain", {}).get("speech") or "",
        session.conversation_id,
        (streamed.sentence_at or ended) - started,
        ended - started,
    )


class _Streamed:
    """What an agent has said so far; sentence_at is when its first sentence ended."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Begin with silence."""
        self.sentence_at: float | None = None
        self._now = now
        self._said = ""

    def listen(self, _: ChatLog, delta: dict[str, Any]) -> None:
        """Hear a piece."""
        if delta.get("role", "assistant") != "assistant":
            return
        self._said += delta.get("content") or ""
        if self.sentence_at is None and _SENTENCE.search(self._said):
            self.sentence_at = self._now()
