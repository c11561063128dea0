"""What asks for the deed that was asked about: do it."""

import pytest

from custom_components.smart_agent.utterance.asked_deed import deed_asked
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(entity("lock.back", "Back Door"), entity("light.hall", "Hall Lamp"))


def asked(text: str, before: str, code: str = "en") -> str | None:
    """Return the command that a text asks for."""
    return deed_asked(read_request(text, code, HOME), before)


@pytest.mark.parametrize(
    ("text", "before", "command"),
    [
        (
            "would you do it for me",
            "did anyone lock the back door?",
            "lock the back door",
        ),
        (
            "Do it please",
            "Did one of you turn off the hall lamp",
            "turn off the hall lamp",
        ),
        (
            "could you do that, I'm in bed",
            "I'm off. Did Ann lock the back door?",
            "lock the back door",
        ),
    ],
)
def test_asked(text: str, before: str, command: str) -> None:
    """It stands for the deed that was asked about."""
    assert asked(text, before) == command


@pytest.mark.parametrize(
    ("text", "before"),
    [
        # Nothing is asked for, or not now, or more than that.
        ("don't do it", "did anyone lock the back door?"),
        ("do it later", "did anyone lock the back door?"),
        ("do it and turn on the hall lamp", "did anyone lock the back door?"),
        ("did you do it?", "did anyone lock the back door?"),
        ("yes please", "did anyone lock the back door?"),
        # No deed was asked about, or two.
        ("do it", "is the back door locked?"),
        ("do it", "turn on the hall lamp"),
        ("do it", "did anyone see the cat?"),
        # What lets somebody in is said plainly.
        ("could you do that", "did anyone unlock the back door?"),
        ("do it", "did anyone open the back door?"),
        ("do it", "did anyone lock the back door? did anyone turn off the hall lamp?"),
        ("do it", ""),
    ],
)
def test_not_asked(text: str, before: str) -> None:
    """Anything else stands for nothing."""
    assert asked(text, before) is None
    assert asked(text, before, "fi") is None
