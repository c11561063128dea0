"""Plain questions, answered by Home Assistant itself."""

from dataclasses import dataclass, replace

from hassil.recognize import RecognizeResult

from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    async_handle_intents,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent

from .recognized import RecognizedIntent


@dataclass(frozen=True)
class Answer:
    """What Home Assistant says to a question."""

    text: str
    entity_ids: tuple[str, ...]
    """What it was asked about."""


async def async_answer(
    hass: HomeAssistant,
    user_input: ConversationInput,
    chat_log: ChatLog,
    heard: RecognizedIntent,
) -> Answer | None:
    """Return Home Assistant's answer to a recognized question, None where it has none.

    The answer is about exposed entities only. What was read is added to the chat log; of
    what Home Assistant failed to read nothing stays there: its error would become that
    of the turn, though the model answers it.
    """

    def is_other(result: RecognizeResult) -> bool:
        return result.intent.name != heard.intent_type

    words = replace(user_input, text=heard.text)
    before = len(chat_log.content)
    response = await async_handle_intents(hass, words, chat_log, intent_filter=is_other)
    if response is None or response.response_type is intent.IntentResponseType.ERROR:
        del chat_log.content[before:]
        return None
    speech = response.speech.get("plain", {}).get("speech")
    if not isinstance(speech, str) or not speech.strip():
        return None
    states = (*response.matched_states, *response.unmatched_states)
    return Answer(speech.strip(), tuple(state.entity_id for state in states))
