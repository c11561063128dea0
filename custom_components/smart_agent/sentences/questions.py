"""Plain questions, answered by Home Assistant itself."""

from hassil.recognize import RecognizeResult

from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    async_handle_intents,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent

from .recognized import RecognizedIntent


async def async_answer(
    hass: HomeAssistant,
    user_input: ConversationInput,
    chat_log: ChatLog,
    heard: RecognizedIntent,
) -> str:
    """Return Home Assistant's answer to a recognized question, "" for none.

    The answer is about exposed entities only. What was read is added to the chat log.
    """

    def is_other(result: RecognizeResult) -> bool:
        return result.intent.name != heard.intent_type

    response = await async_handle_intents(
        hass, user_input, chat_log, intent_filter=is_other
    )
    if response is None or response.response_type is intent.IntentResponseType.ERROR:
        return ""
    speech = response.speech.get("plain", {}).get("speech")
    return speech.strip() if isinstance(speech, str) else ""
