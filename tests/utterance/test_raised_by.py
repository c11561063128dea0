"""By how much a verb raises or lowers a thing."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.raised_by import with_by


def read(text: str) -> str:
    """Return a text in which it is said by how much."""
    language = language_of("en")
    assert language is not None
    return with_by(text, "en", language)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("lower the blind ten percent", "lower the blind by ten percent"),
        (
            "please raise the blind 10 percent and turn off the TV",
            "please raise the blind by 10 percent and turn off the TV",
        ),
        (
            "it's dark, increase the lamp twenty five percent",
            "it's dark, increase the lamp by twenty five percent",
        ),
        ("lower the heating two degrees", "lower the heating by two degrees"),
    ],
)
def test_read(text: str, full: str) -> None:
    """The number says how much more or less, and no value."""
    assert read(text) == full


@pytest.mark.parametrize(
    "text",
    [
        "lower the blind to ten percent",
        "lower the blind by ten percent",
        "lower the blind another ten percent",
        "lower the heating 18 degrees",
        "set the blind ten percent",
        "lower the blind ten",
        "did she lower the blind ten percent",
        "lower the blind",
    ],
)
def test_left(text: str) -> None:
    """Anything else stays as it is."""
    assert read(text) == text
