"""What is called out before a command says nothing of it."""

import pytest

from custom_components.smart_agent.utterance.exclaimed import without_exclamation
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(entity("light.lamp", "Floor Lamp", area="Kitchen"))


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Film night! Floor lamp off", "Floor lamp off"),
        ("Good morning. Turn on the floor lamp", "Turn on the floor lamp"),
        # A value, another time, a place, a deed, and words that take it back.
        ("Red! Turn on the floor lamp", None),
        ("Not now! Turn on the floor lamp", None),
        ("In the kitchen! Lamp off", None),
        ("Half way! Turn on the floor lamp", None),
        ("Turn it on! The floor lamp", None),
        ("Just a joke! Turn on the floor lamp", None),
        # A question, or no sign.
        ("Film night? Floor lamp off", None),
        ("film night, floor lamp off", None),
    ],
)
def test_exclamation(text: str, rest: str | None) -> None:
    """It is left out only where no word of it could change what follows."""
    assert without_exclamation(read_request(text, "en", HOME)) == rest
