"""All that is on in a room goes off, but for what the words spare."""

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.sentences.everything import everything_off
from custom_components.smart_agent.utterance.passive import as_command
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.lamp", "Desk Lamp", area="den", floor="top", state="on"),
        entity("light.strip", "Shelf Strip", area="den", floor="top", state="off"),
        entity("switch.printer", "Printer", area="den", floor="top", state="on"),
        entity("media_player.radio", "Radio", area="den", floor="top", state="paused"),
        entity("climate.den", "Den Heater", area="den", floor="top", state="heat"),
        entity("lock.den", "Den Door", area="den", floor="top", state="locked"),
        entity("fan.bath", "Bath Fan", area="bath", floor="top", state="on"),
    ),
    areas=(Area("den", ("Den", "Büro"), "top"), Area("bath", ("Bathroom",), "top")),
    floors=(Floor("top", ("Top Floor",)),),
)


def off(text: str, code: str = "en") -> list[str]:
    """Return what goes off."""
    request = read_request(as_command(text, code, HOME), code, HOME)
    return [
        str(one.args["name"])
        for wish in request.wishes()
        for one in everything_off(request, wish)
    ]


@pytest.mark.parametrize(
    ("code", "text", "names"),
    [
        ("en", "everything in the den off", ["Desk Lamp", "Printer"]),
        ("en", "turn everything off in the den please", ["Desk Lamp", "Printer"]),
        ("en", "everything in the den off, bar the printer", ["Desk Lamp"]),
        (
            "en",
            "switch everything in the den off but leave the printer on",
            ["Desk Lamp"],
        ),
        ("de", "mach alles im Büro aus", ["Desk Lamp", "Printer"]),
        ("nl", "zet alles in de Den uit", ["Desk Lamp", "Printer"]),
        # A floor, the home, another deed, what is so, other languages.
        ("en", "everything on the top floor off", []),
        ("en", "everything off", []),
        ("en", "turn everything in the den on", []),
        ("en", "turn everything in the den down", []),
        ("en", "everything in the den is off", []),
        ("en", "don't turn everything in the den off", []),
        ("en", "everything in the den off at ten", []),
        ("pt", "apaga tudo no den", []),
    ],
)
def test_off(code: str, text: str, names: list[str]) -> None:
    """Only what can be switched, is on, and is meant."""
    assert off(text, code) == names
