"""A name for what tells a thing from one named before."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.other_name import with_other_name

from ..builders import entity, home

HOME = home(
    entity("light.left", "Left Bedside Lamp", area="Bedroom"),
    entity("light.right", "Right Bedside Lamp", area="Bedroom"),
    entity("cover.tall", "Tall Blind", area="Den"),
    entity("cover.wide", "Wide Blind", area="Den"),
    entity("switch.wide", "Wide Heater", area="Den"),
)


def put(text: str) -> str:
    """Return an English text with the name in it."""
    language = language_of("en")
    assert language is not None
    return with_other_name(text, "en", language, HOME)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "left bedside lamp on, ah nah wait, that's Priya's, do the right one",
            "Right Bedside Lamp on",
        ),
        (
            "turn on the left bedside lamp, no, the right one please",
            "turn on the Right Bedside Lamp",
        ),
        (
            "left bedside lamp on and the right one off",
            "left bedside lamp on and the Right Bedside Lamp off",
        ),
        (
            "close the tall blind, not the wide one",
            "close the tall blind, not the Wide Blind",
        ),
    ],
)
def test_named(text: str, named: str) -> None:
    """It stands in place of the first where that is taken back, else where it is."""
    assert put(text) == named


@pytest.mark.parametrize(
    "text",
    [
        "the right one",
        "left bedside lamp on, no, the other one",
        "left bedside lamp on, no, the blue one",
        "the wide heater off, no, the tall one",
        "left bedside lamp on, the one",
        "",
    ],
)
def test_not_named(text: str) -> None:
    """Nothing was named before, or nothing is called so but for one word."""
    assert put(text) == text


@given(
    st.lists(
        st.sampled_from(
            ["left", "right", "bedside", "lamp", "no", "the", "one", ",", "do"]
        ),
        max_size=14,
    )
)
def test_any_words(words: list[str]) -> None:
    """Any words are read, whatever signs stand between them."""
    text = " ".join(words)
    assert bool(put(text)) == bool(text)
