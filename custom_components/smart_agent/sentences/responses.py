"""Sentences that are spoken: the agent's own, and Home Assistant's confirmations."""

from collections.abc import Mapping, Sequence
from pathlib import Path
import re
from typing import Any

from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.const import ATTR_DEVICE_CLASS, STATE_OFF, STATE_ON, Platform
from homeassistant.core import HomeAssistant, State
from homeassistant.exceptions import TemplateError
from homeassistant.helpers import intent, template, translation
from homeassistant.util import language as language_util

from ..const import DOMAIN
from ..llm_tools.spec import NAME

type Confirmed = tuple[str, Mapping[str, Any], intent.IntentResponse]
"""A call that ran: intent, arguments, response."""

_TRANSLATED = frozenset(
    path.stem for path in (Path(__file__).parents[1] / "translations").glob("*.json")
)
"""The languages that the agent's own sentences are in."""

_ON_OFF_KEYS = frozenset({"cover", "lock", "scene", "script", "valve"})
"""Domains that have their own sentence for HassTurnOn or HassTurnOff."""

_GROUP_KEYS = {
    "light": {"area": "lights_area", "floor": "lights_floor", "": "light_all"},
    "fan": {"area": "fans_area", "": "fan_all"},
}
"""Keys of the sentences of these intents for several devices of a domain, by the
argument that gives the place ("" for none)."""

_ITEM_KEYS = {
    "HassListAddItem": "item_added",
    "HassListCompleteItem": "item_completed",
    "HassListRemoveItem": "item_deleted",
}

_LIGHT_KEYS = ("brightness", "color", "temperature")

_SPOKEN_SLOT = re.compile(r"\{\{\s*slots\.(\w+)")
_NO_WORD = re.compile(r"\bNone\b")


async def async_say(
    hass: HomeAssistant,
    language: str,
    key: str,
    placeholders: Mapping[str, str] | None = None,
) -> str:
    """Return the agent's own sentence of a translation key, in the user's language.

    Home Assistant falls back to English where a translation is missing.
    """
    texts = await translation.async_get_translations(
        hass, _translated(language), "common", {DOMAIN}
    )
    text = texts[f"component.{DOMAIN}.common.{key}"]
    for name, value in (placeholders or {}).items():
        text = text.replace(f"{{{name}}}", value)
    return text


def _translated(language: str) -> str:
    """Return the language of the agent's own sentences that fits one best.

    Speech engines have codes that Home Assistant has no translations for: "de-AT", and
    "no" for what is written "nb".
    """
    return next(iter(language_util.matches(language, _TRANSLATED)), language)


async def async_confirmation(
    hass: HomeAssistant, language: str, done: Sequence[Confirmed]
) -> str | None:
    """Return Home Assistant's own sentences for what was done.

    None where it lacks one of them, or where nothing was done.
    """
    responses = await _async_responses(hass, language)
    spoken: list[str] = []
    several = _several(done)
    for one in done:
        intent_type, args, response = one
        sentences = responses.get(intent_type) or {}
        keys = response_keys(intent_type, response.matched_states, args)
        ways = [(key, args) for key in keys]
        if NAME in args and (of_several := several.get(_kind(one))):
            # As of those in a place, where the sentence does not say in which.
            ways = [(of_several, {}), *ways]
        texts = (
            _render(hass, sentences[key], told, response)
            for key, told in ways
            if key in sentences
        )
        if (text := next(filter(None, texts), None)) is None:
            return None
        spoken.append(text)
    if not (said := list(dict.fromkeys(spoken))):
        return None
    return " ".join([*map(closed, said[:-1]), said[-1]])


async def async_state_told(hass: HomeAssistant, language: str, state: State) -> str:
    """Return Home Assistant's own sentence that tells how a thing is, empty for none.

    The state is in the words that Home Assistant has for it: a window is "open", not "on".
    """
    responses = await _async_responses(hass, language)
    sentence = responses.get(intent.INTENT_GET_STATE, {}).get("one")
    if sentence is None:
        return ""
    domain, value = state.domain, state.state
    if domain == Platform.CLIMATE:
        # "The heating is heat": it is on, however it is.
        domain = Platform.SWITCH
        value = STATE_OFF if value == STATE_OFF else STATE_ON
    words = await translation.async_get_translations(
        hass, _translated(language), "entity_component", {domain}
    )
    kind = state.attributes.get(ATTR_DEVICE_CLASS) or "_"
    key = f"component.{domain}.entity_component"
    told = words.get(f"{key}.{kind}.state.{value}") or words.get(
        f"{key}._.state.{value}", value
    )
    response = intent.IntentResponse(language=language)
    response.async_set_states(
        [State(state.entity_id, told[:1].lower() + told[1:], state.attributes)]
    )
    return _render(hass, sentence, {NAME: state.name}, response) or ""


def _kind(done: Confirmed) -> tuple[str, str]:
    """Return the intent of a call and the domain of what it acted on, "" for several."""
    intent_type, _, response = done
    domains = {state.domain for state in response.matched_states}
    return intent_type, domains.pop() if len(domains) == 1 else ""


def _several(done: Sequence[Confirmed]) -> Mapping[tuple[str, str], str]:
    """Return the key of the sentence for several devices, by what was done to them.

    Only of what calls by name did: "turned off the light" is not said of ten lights.
    """
    found: dict[tuple[str, str], set[str]] = {}
    for one in done:
        if one[0] in (intent.INTENT_TURN_ON, intent.INTENT_TURN_OFF) and NAME in one[1]:
            ids = {state.entity_id for state in one[2].matched_states}
            found.setdefault(_kind(one), set()).update(ids)
    return {
        kind: _GROUP_KEYS[kind[1]]["area"]
        for kind, ids in found.items()
        if len(ids) > 1 and kind[1] in _GROUP_KEYS
    }


def closed(text: str) -> str:
    """Return a text with a mark that ends its sentence, so that another can follow."""
    return f"{text}." if text[-1].isalnum() else text


async def _async_responses(
    hass: HomeAssistant, language: str
) -> Mapping[str, Mapping[str, str]]:
    """Return the sentences of a language, by intent and key."""
    agent = get_agent_manager(hass).default_agent
    intents = await agent.async_get_or_load_intents(language) if agent else None
    return intents.intent_responses if intents else {}


def _render(
    hass: HomeAssistant,
    sentence: str,
    args: Mapping[str, Any],
    response: intent.IntentResponse,
) -> str | None:
    """Return a sentence for one call, None where it does not fit the call."""
    slots = _slots(args, response)
    if "{% if" not in sentence and not slots.keys() >= set(
        _SPOKEN_SLOT.findall(sentence)
    ):
        # The template needs slots of a spoken sentence that this call does not have.
        return None
    states = [template.TemplateState(hass, state) for state in response.matched_states]
    try:
        text = template.Template(sentence, hass).async_render(
            {
                "slots": slots,
                "state": states[0] if states else None,
                "query": {"matched": states, "unmatched": []},
            },
            parse_result=False,
        )
    except TemplateError:
        # The template uses a value that a spoken sentence has and a call has not.
        return None
    text = " ".join(text.split())
    # The template renders "None" for a domain that it has no word for.
    return None if _NO_WORD.search(text) else text


def _slots(args: Mapping[str, Any], response: intent.IntentResponse) -> dict[str, Any]:
    """Return arguments as the slots of a sentence, which compares them as text."""
    slots = {key: str(value) for key, value in args.items()}
    for state in response.matched_states:
        # An entity that shares its name with another is called by its id.
        if slots.get("name") == state.entity_id:
            slots["name"] = state.name
    return slots | response.speech_slots


def response_keys(
    intent_type: str, states: Sequence[State], args: Mapping[str, Any]
) -> tuple[str, ...]:
    """Return the keys of an intent's sentences that fit a call, the best first."""
    if intent_type in _ITEM_KEYS:
        return (_ITEM_KEYS[intent_type],)
    where = next((key for key in ("area", "floor") if key in args), "")
    if intent_type == "HassLightSet":
        what = [key for key in _LIGHT_KEYS if key in args][:1]
        group = [f"{key}_{where}" for key in what if NAME not in args]
        return (*group, *what)
    if intent_type not in (intent.INTENT_TURN_ON, intent.INTENT_TURN_OFF):
        return ("default",)
    domains = {state.domain for state in states}
    domain = domains.pop() if len(domains) == 1 else ""
    if domain in _ON_OFF_KEYS:
        return (domain,)
    if NAME in args:
        return ("default",) if domain else ()
    return tuple(filter(None, [_GROUP_KEYS.get(domain, {}).get(where)]))
