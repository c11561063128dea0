"""What is taken back, or only told not to be so."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.not_that import (
    without_contrast,
    without_last,
    without_not_all,
)

from ..builders import entity, home

HOME = home(
    entity("light.hall", "Hall Light"),
    entity("switch.kettle", "Kettle"),
    entity("todo.fete", "Fete List"),
)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "turn on the hall light and the kettle, no, not the kettle",
            "turn on the hall light",
        ),
        (
            "turn on the hall light and the kettle, not the kettle, it's empty",
            "turn on the hall light, it's empty",
        ),
        (
            "put plates on the fete list, and napkins... no, not napkins, the church has "
            "them, only the plates",
            "put plates on the fete list, the church has them",
        ),
        (
            "hall light off and lock the door, sorry, don't lock the door",
            "hall light off",
        ),
    ],
)
def test_last_taken_back(text: str, left: str) -> None:
    """The last of several things is as if it had not been said."""
    language = language_of("en")
    assert language is not None
    assert without_last(text, language) == left


@pytest.mark.parametrize(
    "text",
    [
        # Something is meant in its place, or nothing is left.
        "turn on the hall light and the kettle, no, not the kettle, the oven",
        "turn on the hall light, no, not the hall light",
        # Another one is taken back, or all of it is put off.
        "turn on the hall light and the kettle, no, not the hall light",
        "turn on the hall light and the kettle, but not now",
        "turn on the hall light and the kettle",
    ],
)
def test_not_the_last(text: str) -> None:
    """Anything else stays as it is, and is judged so."""
    language = language_of("en")
    assert language is not None
    assert without_last(text, language) == text


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("hall light off, it's a party, not a wake", "hall light off, it's a party"),
        ("softer, this is a dinner, not an operation", "softer, this is a dinner"),
        ("hall light off, it's a lamp, not a kettle", None),
        ("hall light off, not a chance", None),
        ("hall light off, it's a party. Not a wake", None),
    ],
)
def test_told_not_to_be(text: str, left: str | None) -> None:
    """What something is not leaves nothing as it is."""
    language = language_of("en")
    assert language is not None
    assert without_contrast(text, language, HOME) == (left or text)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("hall light a bit lower, not off, just softer", "hall light a bit lower"),
        (
            "turn down the hall light, not off, just a bit softer please",
            "turn down the hall light please",
        ),
        ("hall light, not off, just softer", "hall light, not off, just softer"),
        ("hall light a bit lower, not off", "hall light a bit lower, not off"),
    ],
)
def test_no_more_than_a_step(text: str, left: str) -> None:
    """Behind a step it says nothing else."""
    assert without_not_all(text, "en") == left
