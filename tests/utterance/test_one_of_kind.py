"""One of the kind that was spoken of right before."""

import pytest

from custom_components.smart_agent.utterance.one_of_kind import one_of_kind
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("light.moon", "Moon Lamp", area="Nursery"),
    entity("climate.nursery", "Nursery Radiator", area="Nursery"),
    areas=("Nursery",),
)


def read(text: str, before: str, code: str = "en") -> str | None:
    """Return a command with the noun for its kind."""
    return one_of_kind(read_request(text, code, HOME), before)


@pytest.mark.parametrize(
    ("text", "before", "command"),
    [
        (
            "turn the one in the nursery off",
            "which lights are on upstairs?",
            "turn the light in the nursery off",
        ),
        (
            "close the one in the nursery, please",
            "is any blind still open?",
            "close the blind in the nursery, please",
        ),
    ],
)
def test_read(text: str, before: str, command: str) -> None:
    """The noun stands for it."""
    assert read(text, before) == command


@pytest.mark.parametrize(
    ("text", "before"),
    [
        # No kind was spoken of, or two, or it says its own.
        ("turn the one in the nursery off", "what's up?"),
        ("turn the one in the nursery off", "are the lights and the blinds off?"),
        ("turn the one in the nursery light off", "which fans are on?"),
        # It is told or asked, or no place is named.
        ("is the one in the nursery off?", "which lights are on?"),
        ("turn the one off", "which lights are on?"),
        ("", "which lights are on?"),
    ],
)
def test_not_read(text: str, before: str) -> None:
    """Anything else stays as it is."""
    assert read(text, before) is None
    assert read(text, before, "fi") is None
