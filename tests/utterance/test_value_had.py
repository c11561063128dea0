"""A thing that is to be had at a value."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.value_had import with_value_had


def read(text: str) -> str:
    """Return a text with a command in place of such a wish."""
    language = language_of("en")
    assert language is not None
    return with_value_had(text, "en", language)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("have the heater at 22, would you", "set the heater to 22, would you"),
        ("have the heater at 22 would you", "set the heater to 22 would you"),
        ("She's cold, so have the heater at 22", "She's cold, so set the heater to 22"),
        ("have the window open a bit further", "get the window open a bit further"),
        ("Please have the lamp a bit brighter", "Please get the lamp a bit brighter"),
        (
            "Dinner! Please have the lamp at forty percent",
            "Dinner! Please set the lamp to forty percent",
        ),
    ],
)
def test_read(text: str, command: str) -> None:
    """It is a command at the begin of a part."""
    assert read(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "we have the heater at 22",
        "have the heater at 22?",
        "have you got the heater at 22",
        "have the lamp on",
        "I have the lamp at forty percent",
        "they have dinner at 8",
        "have the kids been a bit louder",
        "have the window open a bit further?",
        "have a bit more cake",
    ],
)
def test_left(text: str) -> None:
    """What tells or asks stays as it is."""
    assert read(text) == text
