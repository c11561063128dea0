"""A command of several places."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.each_place import with_each_place
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity, home

HOME = home(
    entity("light.hall", "Bulb", area="Hall"),
    areas=("Hall", "Kitchen", "Den", "Boot Room"),
)


@pytest.mark.parametrize(
    ("text", "each"),
    [
        (
            "turn off the lights in the kitchen, the boot room and the den",
            "turn off the lights in the kitchen, turn off the lights in the boot room, "
            "turn off the lights in the den",
        ),
        (
            "I'm off, so close the blinds in the hall and kitchen and den, please",
            "I'm off, so close the blinds in the hall, close the blinds in kitchen, "
            "close the blinds in den, please",
        ),
        # Two are read as they are, and so is what is no command, or no place.
        ("turn off the lights in the kitchen and the den", None),
        ("the lights are on in the kitchen, the hall and the den", None),
        ("turn off the lights in the kitchen, the attic and the den", None),
        ("turn off the lights in the kitchen. The hall and the den are fine", None),
        ("", None),
    ],
)
def test_each_place(text: str, each: str | None) -> None:
    """It is said once for each of them."""
    language = language_of("en")
    assert language is not None
    assert with_each_place(text, language, HOME) == (each or text)


@given(
    st.lists(
        st.sampled_from(
            [
                "turn",
                "off",
                "lights",
                "in",
                "the",
                "den",
                "hall",
                "kitchen",
                "and",
                ",",
                ".",
                "please",
            ]
        ),
        max_size=14,
    )
)
def test_any_words(words: list[str]) -> None:
    """Any words are read, whatever signs stand between them."""
    language = language_of("en")
    assert language is not None
    text = " ".join(words)
    assert bool(with_each_place(text, language, HOME)) == bool(text)
