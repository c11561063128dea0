"""All of a kind is set to one value, but for what the words spare."""

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.sentences.all_set import all_set
from custom_components.smart_agent.utterance.passive import as_command
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity

HOME = Home(
    entities=(
        entity("climate.den", "Den Panel", area="den", floor="top", state="heat"),
        entity("climate.bath", "Towel Warmer", area="bath", floor="top", state="off"),
        entity("climate.hall", "Nest", area="hall", floor="ground", state="heat"),
        entity("light.den", "Desk Lamp", area="den", floor="top", state="on"),
        entity("light.hall", "Hall Light", area="hall", floor="ground", state="on"),
        entity("cover.den", "Den Blind", area="den", floor="top", device_class="blind"),
        entity("cover.gate", "Gate", area="hall", floor="ground", device_class="gate"),
    ),
    areas=(
        Area("den", ("Den",), "top"),
        Area("bath", ("Bathroom",), "top"),
        Area("hall", ("Hall",), "ground"),
    ),
    floors=(Floor("top", ("Top Floor",)), Floor("ground", ("Ground Floor",))),
)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (
            "set all the thermostats to 17",
            {"Den Panel": 17, "Towel Warmer": 17, "Nest": 17},
        ),
        (
            "put the heat at seventeen in all the rooms, just not the den",
            {"Towel Warmer": 17, "Nest": 17},
        ),
        (
            "set the heating to 17.5 degrees everywhere",
            {"Den Panel": 17.5, "Towel Warmer": 17.5, "Nest": 17.5},
        ),
        (
            "set every thermostat on the top floor to 19",
            {"Den Panel": 19, "Towel Warmer": 19},
        ),
        ("all the lights to 20 percent", {"Desk Lamp": 20, "Hall Light": 20}),
        ("all the blinds to 50 percent", {"Den Blind": 50}),
        # It is no number of its own, for how much more, or of no kind.
        ("set all the thermostats up by 2", {}),
        ("set all the thermostats to 17 or 18", {}),
        ("set the thermostat to 17", {}),
        ("set all the lights to 20", {}),
        ("set everything to 17", {}),
        ("all the lights to 150 percent", {}),
        ("set all the thermostats to -5", {}),
        # It is for another time, or only asked.
        ("set all the thermostats to 17 tomorrow", {}),
        ("are all the thermostats at 17?", {}),
        ("set all the thermostats to 17 in the cellar", {}),
    ],
)
def test_set(text: str, values: dict[str, float]) -> None:
    """Each of them that is meant gets the value."""
    request = read_request(as_command(text, "en", HOME), "en", HOME)
    found = [one for wish in request.wishes() for one in all_set(request, wish)]
    assert {
        one.args["name"]: value
        for one in found
        for key, value in one.args.items()
        if key != "name"
    } == values
