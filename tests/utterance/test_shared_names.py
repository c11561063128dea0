"""Names that leave out a word which another one has."""

import pytest

from custom_components.smart_agent.home.home import Area, Home
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.shared_names import with_shared_names

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.ann", "Ann's Lamp"),
        entity("light.bob", "Bob's Lamp"),
        entity("light.hall", "Hall Light"),
        entity("light.deck", "Deck Lights"),
        entity("fan.deck", "Deck"),
        entity("light.porch", "Porch Light"),
    ),
    areas=(Area("kitchen", ("Kitchen",)), Area("den", ("Den",))),
)


def in_full(text: str) -> str:
    """Return a text with its names in full."""
    language = language_of("en")
    assert language is not None
    return with_shared_names(text, "en", language, HOME)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("turn on Ann's and Bob's lamps", "turn on Ann's lamp and Bob's lamp"),
        ("Ann's and Bob's lamps, both on", "Ann's lamp and Bob's lamp on"),
        ("the hall and porch lights off", "the hall light and porch light off"),
        ("kitchen and den lights off", "kitchen lights and den lights off"),
        ("turn off the kitchen and the den", "turn off the kitchen and the den"),
        ("Ann's lamp off, Bob's on", "Ann's lamp off, Bob's lamp on"),
        (
            "Ann's lamp on. Shoot, I mean Bob's.",
            "Ann's lamp on. Shoot, I mean Bob's lamp.",
        ),
        ("all the lamps off except Bob's", "all the lamps off except Bob's lamp"),
    ],
)
def test_in_full(text: str, full: str) -> None:
    """The word that is left out is put in."""
    assert in_full(text) == full


@pytest.mark.parametrize(
    "text",
    [
        # A name by itself, no such name, or no such thing was spoken of.
        "the deck and the porch light off",
        "the attic and porch lights off",
        "Bob's on",
        # What is said of somebody.
        "Ann's lamp on, Bob's asleep",
        "Ann's lamp on, Bob's on the phone",
        "Ann's lamp on, Bob's off to school",
        "Bob's off, turn on Ann's lamp",
        "we were both on the deck",
    ],
)
def test_as_it_is(text: str) -> None:
    """Nothing is put in where no name is left out for sure."""
    assert in_full(text) == text
