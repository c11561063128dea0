"""What is measured, and what stands on a list, is told without a model."""

from collections.abc import Sequence

import pytest

from custom_components.smart_agent.trace.outcome import TakenBy
from custom_components.smart_agent.utterance.languages.listed import NOT_OPEN, READ_OUT
from custom_components.smart_agent.utterance.languages.measured import (
    MEASURED,
    NOT_HOW_MUCH,
    Measure,
)
from homeassistant.components.todo import DOMAIN as TODO

from ..house_fixtures import NewTalk, Talk
from .test_at_once import MODEL_SAYS, at_once, by_model

EARLIER = ("Bread", "Tomatoes")
MORE = [f"Thing {number}" for number in range(19)]


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "How damp is it in the bathroom?", "58%"),
        ("en", "how humid is the bathroom at the minute", "58%"),
        ("en", "I'm off to have a bath, how damp is it in the bathroom?", "58%"),
        # It is the name of the vacuum, not of what tells of its battery.
        ("en", "How much battery has Rosie got left?", "87%"),
        ("en", "is the robot vacuum charged?", "87%"),
        ("en", "How loud is the radio", "40 %"),
        ("en", "how bright is the kitchen ceiling light?", "78 %"),
        ("en", "what is the living room thermostat set to right now?", "21 °C"),
        ("en", "what's the thermostat in the bedroom set to?", "18 °C"),
        ("en", "how far open is the kitchen blind?", "100 %"),
        ("en", "what's the outdoor temperature reading?", "14.3 °C"),
        ("en", "how cold is the outdoors? Rex wants out", "14.3 °C"),
        ("en", "what's the outdoor temperature reading this morning?", "14.3 °C"),
        ("de", "Wie feucht ist es im Bathroom?", "58%"),
        ("es", "¿Está húmedo el Bathroom?", "58%"),
    ],
)
async def test_measured(talk: Talk, language: str, text: str, told: str) -> None:
    """The only thing that measures what is asked for, or the best named, tells it."""
    talk.language = language
    assert (await at_once(talk, text)).speech.rstrip(".") == told
    assert talk.record.taken_by is TakenBy.AT_ONCE


@pytest.mark.parametrize(
    "text",
    [
        # Nothing measures that, or several things do.
        "How damp is it in the kitchen?",
        "How damp is it in the guest bathroom?",
        "Is Tom's vacuum charged?",
        "what is the thermostat set to?",
        "How loud is the bathroom speaker?",
        # It is off, and tells no brightness.
        "how bright is the desk lamp?",
        # Of another time, or something else.
        "How humid was it in the bathroom yesterday?",
        "Why is the humidity in the bathroom 58 percent?",
        "How long is the battery of the robot vacuum good for?",
        "If it is humid in the bathroom, what should I do?",
        "How loud and how bright is the kitchen speaker?",
        "Is the radio too loud?",
        # Nothing is asked.
        "The bathroom is damp.",
    ],
)
async def test_not_measured(talk: Talk, text: str) -> None:
    """Any other question is the model's."""
    assert (await by_model(talk, text)).speech == MODEL_SAYS


@pytest.mark.parametrize(
    "text",
    [
        "What's on the shopping list?",
        "Read me the groceries",
        "read out the shopping list please",
        "what have we got on our shopping list at the moment?",
        "what haven't we done yet of the shopping list?",
    ],
)
async def test_list(talk: Talk, text: str) -> None:
    """What is still open on the only list that is named is read out."""
    assert (await at_once(talk, text)).speech == "Bread, Tomatoes."


async def test_count(talk: Talk) -> None:
    """Who asks how many there are hears the number first."""
    text = "How many things are on the shopping list?"
    assert (await at_once(talk, text)).speech == "2: Bread, Tomatoes."


@pytest.mark.parametrize(
    "text",
    [
        "What's on my wish list?",
        "What did we do of the tasks?",
        "How many things did we finish on the shopping list?",
        "Who made the shopping list?",
        "Who hasn't done the shopping list?",
        "What's on the shopping list tomorrow?",
        "What's on the television?",
        "Is anybody out shopping?",
        "What do the shopping list and the tasks say?",
    ],
)
async def test_no_list(talk: Talk, text: str) -> None:
    """Any other question is the model's."""
    assert (await by_model(talk, text)).speech == MODEL_SAYS


@pytest.mark.parametrize(
    ("service", "items"), [("remove_item", EARLIER), ("add_item", MORE)]
)
async def test_other_list(talk: Talk, service: str, items: Sequence[str]) -> None:
    """The model tells what an empty list has, and what is wanted of a long one."""
    for item in items:
        data = {"entity_id": "todo.shopping_list", "item": item}
        await talk.hass.services.async_call(TODO, service, data, blocking=True)
    assert (await by_model(talk, "What's on the shopping list?")).speech == MODEL_SAYS


async def test_list_that_fails(talk: Talk) -> None:
    """A list that cannot be read is left to the model's own tool."""
    talk.hass.services.async_remove(TODO, "get_items")
    assert (await by_model(talk, "What's on the shopping list?")).speech == MODEL_SAYS


async def test_without_sentences(new_talk: NewTalk) -> None:
    """Who wants the model to take all gets its answer."""
    talk = await new_talk(confirm="automatic", sentences=False)
    for text in ("How damp is it in the bathroom?", "What's on the shopping list?"):
        assert (await by_model(talk, text)).speech == MODEL_SAYS


def test_words() -> None:
    """Every language has words for every measure, and what rules them out."""
    assert MEASURED.keys() == NOT_HOW_MUCH.keys() == READ_OUT.keys() == NOT_OPEN.keys()
    assert all({*ways} == {*Measure} for ways in MEASURED.values())


@pytest.mark.parametrize(
    ("state", "told"), [("16.0", "16 °C"), ("16.5", "16.5 °C"), ("160", "160 °C")]
)
async def test_whole_number(talk: Talk, state: str, told: str) -> None:
    """Nobody says "sixteen point oh"."""
    sensor = "sensor.outdoor_temperature"
    before = talk.hass.states.get(sensor)
    assert before
    talk.hass.states.async_set(sensor, state, before.attributes)
    heard = await talk("what's the outdoor temperature?")
    assert heard.speech.removesuffix(".").endswith(f" {told}"), heard.speech
