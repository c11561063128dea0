"""A value that stands before what is to have it."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.value_first import with_value_last

from ..builders import entity

HOME = Home(
    entities=(
        entity("media_player.radio", "Kitchen Radio"),
        entity("climate.den", "Den Heater"),
    )
)


def read(text: str, code: str = "en") -> str:
    """Return a text with a command in place of such a part."""
    language = language_of(code)
    assert language is not None
    return with_value_last(text, language, HOME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "fifty percent on the kitchen radio",
            "set the kitchen radio to fifty percent",
        ),
        (
            "She's cold, 21 degrees in the den heater, thanks",
            "She's cold, set the den heater to 21 degrees, thanks",
        ),
        ("no, 22 it is", "no, make it 22"),
        ("hang on, twenty-two it is then", "hang on, make it twenty-two"),
    ],
)
def test_read(text: str, command: str) -> None:
    """It is a command."""
    assert read(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "fifty percent on the kitchen radio?",
        "fifty percent on the shop door",
        "fifty percent of the kitchen radio",
        "fifty percent on the kitchen radio all day",
        "two on the kitchen radio",
        "it's fifty percent on the kitchen radio",
        'he said "fifty percent on the kitchen radio"',
        "22 it is not",
        "not 23, 22 it is",
        "dinner's at six or seven? seven it is",
        "seven it is then",
        "six then, see you",
        "",
    ],
)
def test_left(text: str) -> None:
    """What tells, asks or is of nothing here stays as it is."""
    assert read(text) == text


def test_other_languages() -> None:
    """Of a language without a table nothing is read."""
    assert read("22 it is", "de") == "22 it is"


@given(
    st.lists(
        st.sampled_from(
            [
                "22",
                "fifty",
                "percent",
                "on",
                "the",
                "kitchen",
                "radio",
                "it",
                "is",
                ",",
                "?",
            ]
        ),
        max_size=12,
    )
)
def test_any_words(words: list[str]) -> None:
    """Any words are read, whatever signs stand between them."""
    text = " ".join(words)
    assert bool(read(text)) == bool(text)
