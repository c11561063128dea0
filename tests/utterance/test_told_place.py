"""Wishes whose place is only told: "it's dark in the hall, lights on"."""

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.told_place import with_told_place

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.hall", "Hall Lamp", area="hall", floor="low"),
        entity("climate.den", "Den Radiator", area="den", floor="low"),
        entity("media_player.hall", "Radio", area="hall", floor="low"),
    ),
    areas=(
        Area("hall", ("Hall", "Flur"), "low"),
        Area("den", ("Den", "Büro"), "low"),
    ),
    floors=(Floor("low", ("Ground Floor", "Downstairs")),),
)


@pytest.mark.parametrize(
    ("code", "text", "full"),
    [
        (
            "en",
            "it's dark in the hall, turn on the lights please",
            "it's dark in the hall, turn on the lights in Hall please",
        ),
        (
            "en",
            "it's baltic in the den, whack the radiator up to 22",
            "it's baltic in the den, whack the radiator up to 22 in Den",
        ),
        (
            "en",
            "it's gloomy downstairs. Lights on!",
            "it's gloomy downstairs. Lights on on Ground Floor!",
        ),
        (
            "en",
            "it's dark in the hall, lights on, and it's cold in the den, heating on",
            "it's dark in the hall, lights on in Hall, and it's cold in the den, "
            "heating on in Den",
        ),
        (
            "en",
            "it's dark in the hall, lights on, it's nice in the den and in the hall",
            "it's dark in the hall, lights on in Hall, it's nice in the den and in the "
            "hall",
        ),
        (
            "en",
            "let's get some air in downstairs, all the lights on, but not the hall lamp",
            "let's get some air in downstairs, all the lights on on Ground Floor, but not "
            "the hall lamp",
        ),
        (
            "de",
            "es ist dunkel im Flur, mach das Licht an",
            "es ist dunkel im Flur, mach das Licht an in Hall",
        ),
    ],
)
def test_of_the_place(code: str, text: str, full: str) -> None:
    """How it is somewhere says where it is to be otherwise."""
    assert with_told_place(read_request(text, code, HOME)) == full


@pytest.mark.parametrize(
    "text",
    [
        # What is done in a place lets nothing into it.
        "turn off everything in the den, turn on the lights",
        "clean the hall, turn on the lights",
        # It says where itself, or what by its name.
        "it's dark in the hall, turn on the lights in the den",
        "it's dark in the hall, turn on the lights in here",
        "it's dark in the hall, turn on the hall lamp",
        # Nothing of the kind is there, or what somebody does there is told.
        "it's loud in the den, turn off the radio",
        "she's asleep in the den, turn the radiator down",
        # Of two places, or not asked for.
        "it's dark in the hall and it's cold in the den and the hall, lights on",
        "it's dark in the hall, don't turn on the lights",
        "is it dark in the hall? turn on the lights",
        "if it's dark in the hall turn on the lights",
        "it's a long way from the hall, lights off",
        "it's Tom's way to the hall, lights off",
    ],
)
def test_left(text: str) -> None:
    """Anything else stays as it is."""
    assert with_told_place(read_request(text, "en", HOME)) is None
