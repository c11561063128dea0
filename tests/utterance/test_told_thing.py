"""What a thing has that was named before: "the TV's loud, turn the volume down"."""

import pytest

from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.languages.otherwise import OF, QUALITIES
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.told_thing import with_told_thing

from ..builders import entity, home

HOME = home(
    entity("media_player.tv", "Big TV", area="Den"),
    entity("media_player.bar", "Soundbar", area="Den"),
    entity("light.lamp", "Desk Lamp", area="Den"),
    areas=("Den",),
)


@pytest.mark.parametrize(
    ("code", "text", "full"),
    [
        (
            "en",
            "the big TV is rattling the slates, halve the volume please",
            "the big TV is rattling the slates, halve the volume of Big TV please",
        ),
        (
            "en",
            "turn the big TV on and set the volume to 20",
            "turn the big TV on and set the volume of Big TV to 20",
        ),
        (
            "en",
            "the desk lamp blinds me, take the brightness down",
            "the desk lamp blinds me, take the brightness of Desk Lamp down",
        ),
        (
            "de",
            "mach die Soundbar an und stell die Lautstärke auf 20",
            "mach die Soundbar an und stell die Lautstärke von Soundbar auf 20",
        ),
    ],
)
def test_of_the_thing(code: str, text: str, full: str) -> None:
    """It is that of the only thing that was called by its name."""
    assert with_told_thing(read_request(text, code, HOME)) == full


@pytest.mark.parametrize(
    "text",
    [
        "turn the volume down",
        "the big TV is on and the soundbar is on, turn the volume down",
        "the big TV is loud, turn the volume of the soundbar down",
        "the big TV is loud, turn the volume down in here",
        "the desk lamp is on, turn the volume down",
        "not the big TV, turn the volume down",
        "the big TV is loud, don't turn the volume down",
    ],
)
def test_left(text: str) -> None:
    """Anything else stays as it is."""
    assert with_told_thing(read_request(text, "en", HOME)) is None


def test_languages() -> None:
    """What has such words can say whose they are."""
    assert QUALITIES.keys() <= OF.keys() <= LANGUAGES.keys()
