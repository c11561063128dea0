"""The end of a turn that could not begin."""

import logging

from homeassistant.components.conversation import ConversationResult, ConverseError
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent

from ..llm_tools.refused import is_refused
from ..sentences.responses import async_say
from ..trace.outcome import Outcome
from ..trace.record import TurnRecord

_LOGGER = logging.getLogger(__name__)


async def async_unprepared(
    hass: HomeAssistant, record: TurnRecord, err: HomeAssistantError
) -> ConversationResult:
    """Return the error of an agent set up wrongly, or not allowed to this user.

    A template with a mistake, or an LLM API that is missing: the log and the error say
    so in English.
    """
    record.error = str(err)
    record.outcome = Outcome.FAILED
    refused = is_refused(err)
    if not isinstance(err, ConverseError):
        if not refused:
            _LOGGER.error("%s cannot be asked: %s", record.agent_id, err)
        err = ConverseError(
            str(err),
            conversation_id=record.conversation_id,
            response=intent.IntentResponse(language=record.language),
        )
    if refused:
        record.speech = await async_say(hass, record.language, "error_unauthorized")
    else:
        record.speech = await async_say(hass, record.language, "error_setup")
    err.response.async_set_error(intent.IntentResponseErrorCode.UNKNOWN, record.speech)
    return err.as_conversation_result()
