"""How a thing is, and which are so, is told without a model, however it is asked."""

import pytest

from custom_components.smart_agent.trace.outcome import Outcome, TakenBy
from fakes.ollama_server import call, say
from homeassistant.components.weather.const import INTENT_GET_WEATHER
from homeassistant.helpers import intent

from ..house_fixtures import NewTalk, Talk
from .test_at_once import MODEL_SAYS, at_once, by_model


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "have I locked the front door or have I not?", "Front door is locked"),
        ("en", "hang on, did the radio stop?", "Kitchen speaker is playing"),
        ("en", "did the coffee machine finish yet?", "Coffee machine is off"),
        ("en", "is Rosie still going?", "Robot vacuum is docked"),
        ("en", "where's Rosie?", "Robot vacuum is docked"),
        ("en", "did that garage door close?", "Garage door is closed"),
        ("en", "is that bathroom window still ajar?", "Bathroom window is open"),
        ("en", "any movement out in the hallway?", "Hallway motion is clear"),
        ("en", "The printer, is it running?", "Office outlet is on"),
        (
            "en",
            "which lights are still burning in the kitchen?",
            "Kitchen Ceiling Light",
        ),
        ("en", "which of the blinds are up?", "Kitchen Blind"),
        ("en", "what's it like out?", "14.0 °C and partly cloudy"),
        ("en", "what did I leave the living room thermostat set at?", "21 °C"),
        ("en", "what percentage is the volume on the radio?", "40 %"),
        ("de", "Läuft der Robot Vacuum noch?", "Robot vacuum ist angedockt"),
    ],
)
async def test_told(talk: Talk, language: str, text: str, told: str) -> None:
    """The only thing that the words can be about is told as it is."""
    talk.language = language
    assert (await at_once(talk, text)).speech.rstrip(".") == told
    assert talk.record.taken_by is TakenBy.AT_ONCE
    assert talk.record.outcome is Outcome.ANSWERED


async def test_nothing_tells(talk: Talk) -> None:
    """Where no integration answers what a sentence asks, the model is asked."""
    intent.async_remove(talk.hass, INTENT_GET_WEATHER)
    assert (await by_model(talk, "is it raining?")).speech == MODEL_SAYS


@pytest.mark.parametrize(
    "text",
    [
        # Of another time, whether it can be, why.
        "was the coffee machine on yesterday?",
        "has the coffee machine been on today?",
        "can the coffee machine be on all night?",
        "should the bedroom fan be on?",
        "why is the bathroom window open?",
        "if the bathroom window is open, is the heating off?",
        # Several things, or none of the home.
        "is anything on in the kitchen?",
        "is the thermostat running?",
        "is the guest bathroom window shut?",
        "is Tom's printer running?",
        "did the ferry go?",
        # What Home Assistant's sentences know of covers only.
        "what windows have we got open?",
        # How it is to be, not how it is.
        "is the coffee machine any good?",
    ],
)
async def test_not_told(talk: Talk, text: str) -> None:
    """Any other question is the model's."""
    assert (await by_model(talk, text)).speech == MODEL_SAYS


async def test_no_answer(talk: Talk) -> None:
    """Where a model finds no answer about one thing, it is told how that is."""
    wrong = call("HassClimateSetTemperature", {"name": "Bathroom Window"})
    talk.server.script(wrong, wrong, wrong, say(""))
    heard = await talk("is the bathroom window all right?")
    assert heard.speech == "Bathroom window is open."
    assert talk.record.outcome is Outcome.ANSWERED


async def test_no_answer_to_why(talk: Talk) -> None:
    """What is asked of it may be something that its state does not tell."""
    wrong = call("HassClimateSetTemperature", {"name": "Bathroom Window"})
    talk.server.script(wrong, wrong, wrong, say(""))
    heard = await talk("why is the bathroom window open?")
    assert "is open" not in heard.speech
    assert talk.record.outcome is Outcome.GAVE_UP


async def test_unknown(talk: Talk) -> None:
    """What is not known is not told."""
    talk.hass.states.async_set("switch.coffee_machine", "unavailable")
    assert (await by_model(talk, "did the coffee machine finish yet?")).speech == (
        MODEL_SAYS
    )
