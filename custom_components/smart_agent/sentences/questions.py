"""Plain questions, answered by Home Assistant itself."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
import re

from hassil.recognize import RecognizeResult

from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    async_handle_intents,
)
from homeassistant.components.sensor import SensorDeviceClass
from homeassistant.const import ATTR_DEVICE_CLASS, Platform
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import intent
from homeassistant.helpers.translation import async_translate_state

from ..home.home import Home
from ..home.live_state import number_of
from ..llm_tools.spec import AREA
from ..text.base_language import base_language
from ..utterance.plain_question import asking
from ..utterance.request import Request
from .list_question import async_listed
from .measured import async_measured
from .recognized import RecognizedIntent
from .stated import async_stated

_WHOLE = re.compile(r"(?<![\d.,])(\d+)\.0(?=(?: ?[^\s\d]{1,4})?\.?$)")
"""A whole number that a sensor shows with a digit more, with its unit at the end: nobody
says "sixteen point oh"."""


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
    home: Home,
    request: Request | None,
    heard: RecognizedIntent | None,
) -> Answer | None:
    """Return the answer to a question, None where there is none without a model.

    It is Home Assistant's, if it recognized the question, what the only device tells
    that measures what is asked for, what stands on the list that is asked for, or how the
    only thing is that is asked about: these only with a request, the same words as they
    were read.
    """
    if heard and (
        answer := await _async_handled(hass, user_input, chat_log, home, heard)
    ):
        return answer
    if request is None:
        return None
    request = asking(request)
    found = (
        async_measured(hass, request, home)
        or await async_listed(hass, user_input.context, request, home)
        or await async_stated(hass, request, home)
    )
    return Answer(found[0], (found[1],)) if found else None


async def _async_handled(
    hass: HomeAssistant,
    user_input: ConversationInput,
    chat_log: ChatLog,
    home: Home,
    heard: RecognizedIntent,
) -> Answer | None:
    """Return Home Assistant's answer to a recognized question, None where it has none.

    Home Assistant asks only what heats or cools for the temperature of a room: where that
    is not, the only sensor that measures it there tells it. The answer is about exposed
    entities only. What was read is added to the chat log; of what Home Assistant failed
    to read nothing stays there: its error would become that of the turn, though the model
    answers it.
    """

    def is_other(result: RecognizeResult) -> bool:
        return result.intent.name != heard.intent_type

    if all(one.intent_type != heard.intent_type for one in intent.async_get(hass)):
        # Sentences ask for the weather also where nothing tells it.
        return None
    words = replace(user_input, text=heard.text)
    before = len(chat_log.content)
    response = await async_handle_intents(hass, words, chat_log, intent_filter=is_other)
    if response is None or response.response_type is intent.IntentResponseType.ERROR:
        del chat_log.content[before:]
        return _measured(hass, home, heard)
    speech = response.speech.get("plain", {}).get("speech")
    if not isinstance(speech, str) or not speech.strip():
        return None
    states = (*response.matched_states, *response.unmatched_states)
    if not states and heard.intent_type == intent.INTENT_GET_STATE:
        # "Not any" windows are open where only sensors know of windows.
        del chat_log.content[before:]
        return None
    text = _WHOLE.sub(r"\1", _in_words(hass, user_input, speech.strip(), states))
    return Answer(text, tuple(state.entity_id for state in states))


def _in_words(
    hass: HomeAssistant,
    user_input: ConversationInput,
    speech: str,
    states: Sequence[State],
) -> str:
    """Return an answer with what a sensor tells as people say it: "no, open", not "on".

    Home Assistant has these words of the language that it is set to.
    """
    if len(states) != 1 or states[0].domain != Platform.BINARY_SENSOR:
        return speech
    if base_language(user_input.language) != base_language(hass.config.language):
        return speech
    (state,) = states
    device_class = state.attributes.get(ATTR_DEVICE_CLASS)
    told = async_translate_state(
        hass, state.state, state.domain, None, None, device_class
    )
    return re.sub(rf"\b{re.escape(state.state)}$", told.lower(), speech)


def _measured(
    hass: HomeAssistant, home: Home, heard: RecognizedIntent
) -> Answer | None:
    """Return what the only sensor of a room tells of its temperature, None for others."""
    if heard.intent_type != intent.INTENT_GET_TEMPERATURE:
        return None
    areas = home.area_names.exact(str(heard.args.get(AREA, "")))
    found = [
        one.entity_id
        for one in home.entities
        if one.domain == Platform.SENSOR
        and one.device_class == SensorDeviceClass.TEMPERATURE
        and any(one.area_id == area.area_id for area in areas)
    ]
    state = hass.states.get(found[0]) if len(found) == 1 else None
    told = number_of(hass, state) if state is not None else ""
    return Answer(told, tuple(found)) if told else None
