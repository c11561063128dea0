"""Sentences that are spoken: the agent's own, and Home Assistant's confirmations."""

from collections.abc import Mapping, Sequence
from typing import Any

from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import HomeAssistant, State
from homeassistant.exceptions import TemplateError
from homeassistant.helpers import intent, template, translation

from .const import DOMAIN

type Confirmed = tuple[str, Mapping[str, Any], intent.IntentResponse]
"""A call that ran: intent, arguments, response."""

_ON_OFF_KEYS = frozenset({"cover", "lock", "scene", "script", "valve"})
"""Domains with a sentence of their own for HassTurnOn or HassTurnOff."""

_ITEM_KEYS = {
    "HassListAddItem": "item_added",
    "HassListCompleteItem": "item_completed",
}


async def async_say(
    hass: HomeAssistant,
    language: str,
    key: str,
    placeholders: Mapping[str, str] | None = None,
) -> str:
    """Return one of the agent's own sentences in the user's language.

    Home Assistant falls back to English where a translation is missing.
    """
    texts = await translation.async_get_translations(hass, language, "common", {DOMAIN})
    text = texts[f"component.{DOMAIN}.common.{key}"]
    for name, value in (placeholders or {}).items():
        text = text.replace(f"{{{name}}}", value)
    return text


async def async_confirmation(
    hass: HomeAssistant, language: str, done: Sequence[Confirmed]
) -> str | None:
    """Return Home Assistant's own sentences for what was done.

    None where it has none, where something failed, or where nothing was done.
    """
    responses = await _async_responses(hass, language)
    spoken: list[str] = []
    for intent_type, args, response in done:
        if response.failed_results:
            return None
        sentence = _render(hass, responses.get(intent_type) or {}, args, response)
        if sentence is None:
            return None
        spoken.append(sentence)
    return ". ".join(dict.fromkeys(spoken)) or None


async def _async_responses(
    hass: HomeAssistant, language: str
) -> Mapping[str, Mapping[str, str]]:
    """Return the sentences of a language, by intent and key."""
    agent = get_agent_manager(hass).default_agent
    intents = await agent.async_get_or_load_intents(language) if agent else None
    return intents.intent_responses if intents else {}


def _render(
    hass: HomeAssistant,
    sentences: Mapping[str, str],
    args: Mapping[str, Any],
    response: intent.IntentResponse,
) -> str | None:
    """Return the sentence for one call, None where there is none that fits."""
    key = response_key(response.matched_states, args, response.intent)
    if (sentence := sentences.get(key)) is None:
        return None
    states = [template.TemplateState(hass, state) for state in response.matched_states]
    # Home Assistant's sentences compare slots as text.
    slots = {name: str(value) for name, value in args.items()}
    try:
        text = template.Template(sentence, hass).async_render(
            {
                "slots": slots | response.speech_slots,
                "state": states[0] if states else None,
                "query": {"matched": states, "unmatched": []},
            },
            parse_result=False,
        )
    except TemplateError:
        # Made for slots of a sentence, which a call need not have.
        return None
    text = " ".join(text.split())
    # A sentence for a domain it has no word for ends in the word None.
    return None if not text or text.endswith("None") else text


def response_key(
    states: Sequence[State], args: Mapping[str, Any], called: intent.Intent | None
) -> str:
    """Return which of an intent's sentences fits a call."""
    intent_type = called.intent_type if called else ""
    domains = {state.domain for state in states}
    domain = domains.pop() if len(domains) == 1 else ""
    if intent_type in _ITEM_KEYS:
        return _ITEM_KEYS[intent_type]
    if intent_type == "HassLightSet":
        return next(
            (key for key in ("brightness", "color", "temperature") if key in args), ""
        )
    if intent_type in (intent.INTENT_TURN_ON, intent.INTENT_TURN_OFF):
        if domain in _ON_OFF_KEYS:
            return domain
        if domain in ("light", "fan") and "name" not in args:
            return "lights_area" if domain == "light" else "fans_area"
        return "default" if domain and "name" in args else ""
    return "default"
