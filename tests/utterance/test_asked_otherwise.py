"""Questions in other words that ask the same."""

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.utterance.asked_otherwise import with_plain_question
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity

HOME = Home(
    entities=(entity("light.hall", "Hall Light"), entity("lock.front", "Front Door")),
    areas=(Area("bath", ("Bathroom",)),),
    floors=(Floor("top", ("Upstairs",)),),
)


def plainly(text: str) -> str:
    """Return a question as it is put plainly."""
    language = language_of("en")
    assert language is not None
    return with_plain_question(text, "en", language, HOME)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("the front door, locked or unlocked?", "is the front door locked?"),
        ("hall light, on or off", "is hall light on?"),
        ("the front door, is it shut?", "is the front door shut?"),
        ("upstairs, which lamps are on?", "which lamps are on upstairs?"),
        (
            "how damp's it getting in the bathroom, humidity I mean",
            "what's the humidity in the bathroom?",
        ),
        ("is there a light on anywhere upstairs?", "are any lights on upstairs?"),
        ("are there any windows still open", "are any windows open?"),
    ],
)
def test_question(text: str, question: str) -> None:
    """It asks the same of the same."""
    assert plainly(text) == question


@pytest.mark.parametrize(
    "text",
    [
        "turn the hall light on or off",
        "leave the front door open or shut",
        "the light's on, is it raining?",
        "upstairs, turn off the hall light",
        "is there a light on the porch that works?",
        "it's dark, what's it like in the bathroom, I mean to go",
    ],
)
def test_as_it_is(text: str) -> None:
    """What asks for more, or nothing, stays as it is."""
    assert plainly(text) == text
