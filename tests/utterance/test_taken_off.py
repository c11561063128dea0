"""How much comes off a thing: "knock a degree off the heating"."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.taken_off import with_taken_off


def read(text: str) -> str:
    """Return a text that lowers what something comes off."""
    language = language_of("en")
    assert language is not None
    return with_taken_off(text, "en", language)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("knock a degree off the heating", "lower the heating by a degree"),
        ("one degree off the boiler, please", "lower the boiler by one degree, please"),
        (
            "it's warm, please take half a degree off the heater",
            "it's warm, please lower the heater by half a degree",
        ),
        ("take 20 percent off the radio", "lower the radio by 20 percent"),
        (
            "knock twenty percent off of the volume of the radio",
            "lower the volume of the radio by twenty percent",
        ),
        ("take a bit off the lamp", "lower the lamp by a bit"),
    ],
)
def test_read(text: str, full: str) -> None:
    """The thing goes down by it."""
    assert read(text) == full


@pytest.mark.parametrize(
    "text",
    [
        "take the milk off the list",
        "take the lid off the pan",
        "knock the lamp off",
        "turn off the lamp",
        "take a degree off",
        "she took a degree off the heating",
    ],
)
def test_left(text: str) -> None:
    """Anything else stays as it is."""
    assert read(text) == text


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("cut the fan's speed by half", "lower the fan's speed by half"),
        ("it rattles, can you cut its speed by half", None),
        ("cut the lamp by 20 percent please", "lower the lamp by 20 percent please"),
        ("trim the volume by a third", "lower the volume by a third"),
        ("slash the lights in half", "lower the lights by half"),
    ],
)
def test_cut_by(text: str, command: str | None) -> None:
    """Who cuts it by so much does not turn it off."""
    asked = "it rattles, can you lower its speed by half"
    assert read(text) == (command or asked)


@pytest.mark.parametrize(
    "text",
    ["cut the fan", "cut the lamp by half nine", "cut the fan in half an hour"],
)
def test_cut(text: str) -> None:
    """A time is not how much, and without that it is turned off."""
    assert read(text) == text
