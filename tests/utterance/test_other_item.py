"""Another item of a list in place of one that is taken back."""

import pytest

from custom_components.smart_agent.utterance.other_item import other_item
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(entity("todo.aldi", "Aldi List"), entity("light.hall", "Hall Lamp"))


def other(text: str, code: str = "en") -> str | None:
    """Return the command with the item that is meant after all."""
    return other_item(read_request(text, code, HOME))


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "add rice to the Aldi list, no, make it pasta",
            "add pasta to the Aldi List",
        ),
        (
            "stick plums on the Aldi list, no wait, Tom hates plums, put grapes",
            "add grapes to the Aldi List",
        ),
    ],
)
def test_other(text: str, command: str) -> None:
    """It goes on the same list."""
    assert other(text) == command


@pytest.mark.parametrize(
    "text",
    [
        # Nothing is taken back, or nothing is put there, or something else is meant.
        "add rice to the Aldi list, put pasta on too",
        "cross rice off the Aldi list, no, make that pasta",
        "add rice to the Aldi list, no, turn it off",
        "add rice to the Aldi list, no, make it twenty",
        "add rice to the Aldi list, no, the hall lamp",
        "add rice to the Aldi list, no, leave it",
        "add rice to the Aldi list, no wait, get lost",
        "turn on the hall lamp, no, make that pasta",
        "make that pasta",
        "",
    ],
)
def test_no_other(text: str) -> None:
    """Anything else stays as it is."""
    assert other(text) is None
    assert other(text, "fi") is None
