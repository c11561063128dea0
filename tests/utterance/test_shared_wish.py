"""What several things are wished to do, as one command."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.shared_wish import (
    with_listed_things,
    with_shared_wish,
)

from ..builders import entity, home

HOME = home(
    entity("light.hall", "Hall Lamp", area="Hall"),
    entity("fan.den", "Fan", area="Den"),
    entity("media_player.den", "Radio", area="Den"),
    areas=("Hall", "Den"),
)


def read(text: str, code: str = "en") -> str:
    """Return a text with a command in place of such a wish."""
    language = language_of(code)
    assert language is not None
    return with_shared_wish(text, code, language, HOME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "the hall lamp, the radio and the fan can all go off",
            "turn off the hall lamp, the radio and the fan",
        ),
        (
            "It's late, so the radio and the fan will both have to go off, thanks",
            "It's late, so turn off the radio and the fan, thanks",
        ),
        (
            "I'm in the den, the hall lamp and the fan need to come on",
            "I'm in the den, turn on the hall lamp and the fan",
        ),
        (
            "the radio and the fan can go off and the hall lamp to 20",
            "turn off the radio and the fan and the hall lamp to 20",
        ),
    ],
)
def test_read(text: str, command: str) -> None:
    """They share the deed that stands behind the last."""
    assert read(text) == command


@pytest.mark.parametrize(
    "text",
    [
        # It is asked, reported, doubted, or depends on something.
        "can the radio and the fan go off?",
        "Tom says the radio and the fan can go off",
        "I don't know if the hall lamp, the radio and the fan can all go off",
        "if the radio, the fan and the lamp can go off, tell me",
        "the radio and the fan can go off by themselves",
        "the radio and the fan should go off",
        # One thing, none of the home, and what rings.
        "the fan can go off",
        "mum and dad can come on",
        "the alarm and the radio can go off",
        '"the radio and the fan can go off", she wrote',
        "",
    ],
)
def test_not_read(text: str) -> None:
    """Anything else stays as it is."""
    assert read(text) == text


def test_another_language() -> None:
    """A language without such words has no such wish."""
    text = "the radio and the fan can both go off"
    assert read(text, "fr") == text


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "the hall lamp and the radio, turn them both off please",
            "turn the hall lamp and the radio off please",
        ),
        (
            "It's late. The radio and the fan, switch off the pair of them",
            "It's late. switch off The radio and the fan",
        ),
        ("the radio, turn them off", "the radio, turn them off"),
        (
            "the radio and the fan, I never turn them off",
            "the radio and the fan, I never turn them off",
        ),
        (
            "the radio and the fan, turn them off?",
            "the radio and the fan, turn them off?",
        ),
    ],
)
def test_listed(text: str, command: str) -> None:
    """What stands for several things behind them gives way to their names."""
    language = language_of("en")
    assert language is not None
    assert with_listed_things(text, "en", language, HOME) == command
