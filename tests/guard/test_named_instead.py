"""A device that is named in place of the one whose deed was taken back."""

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.ann", "Ann's Lamp", area="Den", state="off"),
    entity("light.ben", "Ben's Lamp", area="Den", state="off"),
    entity("light.hall", "Hall Light", area="Hall", state="on"),
    entity("switch.rail", "Towel Rail", area="Hall", state="off"),
    entity("switch.kettle", "Kettle", area="Den", state="off"),
    entity("cover.den", "Den Blinds", area="Den", state="open"),
    entity("cover.hall", "Hall Curtains", area="Hall", state="open"),
    entity("lock.front", "Front Door", area="Hall", state="unlocked"),
    entity("lock.back", "Back Door", area="Den", state="unlocked"),
    areas=("Den", "Hall"),
)


@pytest.mark.parametrize(
    ("words", "tool", "arguments"),
    [
        ("turn on Ann's lamp, er no, Ben's I mean", "TurnOn", {"name": "Ben's Lamp"}),
        (
            "turn on Ann's lamp, sorry, wrong one, I'm after Ben's",
            "TurnOn",
            {"name": "Ben's Lamp"},
        ),
        (
            "turn on Ann's lamp, whoops, she's asleep, Ben's is the one I need",
            "TurnOn",
            {"name": "Ben's Lamp"},
        ),
        (
            "close the hall curtains, hang on, it's the den blinds I want closed",
            "TurnOff",
            {"name": "Den Blinds"},
        ),
        (
            "kettle on, no, that's silly, just the towel rail",
            "TurnOn",
            {"name": "Towel Rail"},
        ),
        (
            "kettle on please, oh, it's late, do the towel rail instead",
            "TurnOn",
            {"name": "Towel Rail"},
        ),
    ],
)
def test_named(words: str, tool: str, arguments: dict[str, object]) -> None:
    """A part that only says which one is meant puts it in place of the other."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    assert isinstance(judged(f"Hass{tool}", arguments, HOME, rules), Run)


@pytest.mark.parametrize(
    ("words", "tool", "arguments"),
    [
        # It tells how the other one is, or asks.
        (
            "turn on Ann's lamp, no wait, Ben's is on already",
            "TurnOn",
            {"name": "Ben's Lamp"},
        ),
        (
            "turn on Ann's lamp, no, is Ben's the one I need?",
            "TurnOn",
            {"name": "Ben's Lamp"},
        ),
        (
            "lock the front door, no, the back door is locked",
            "TurnOn",
            {"name": "Back Door"},
        ),
        (
            "kettle on, no, not now, the towel rail broke",
            "TurnOn",
            {"name": "Towel Rail"},
        ),
        (
            "kettle on, no, Ann said just the towel rail",
            "TurnOn",
            {"name": "Towel Rail"},
        ),
        # Another deed, another value, and what is taken back as well.
        ("turn on Ann's lamp, er no, Ben's I mean", "TurnOff", {"name": "Ben's Lamp"}),
        (
            "turn on Ann's lamp, er no, Ben's I mean",
            "LightSet",
            {"name": "Ben's Lamp", "brightness": 30},
        ),
        (
            "kettle on, no, the towel rail, no, neither",
            "TurnOn",
            {"name": "Towel Rail"},
        ),
        (
            "kettle on, no, just the towel rail, tomorrow I mean",
            "TurnOn",
            {"name": "Towel Rail"},
        ),
        # That it is needed may be why the other one is to go.
        (
            "turn off the hall light, no, it's Ben's lamp that I need",
            "TurnOff",
            {"name": "Ben's Lamp"},
        ),
        (
            "close the hall curtains, no, it's the den blinds I want",
            "TurnOff",
            {"name": "Den Blinds"},
        ),
        # What is behind it is not read.
        (
            "turn on Ann's lamp, er no, Ben's I mean, nah",
            "TurnOn",
            {"name": "Ben's Lamp"},
        ),
        # Nothing was taken back, or it is what was.
        ("kettle on, just the towel rail is cold", "TurnOn", {"name": "Towel Rail"}),
        ("turn on Ann's lamp, er no, Ben's I mean", "TurnOn", {"name": "Ann's Lamp"}),
        # More than one may be meant.
        (
            "turn on the hall light, er no, the lamp I mean",
            "TurnOn",
            {"name": "Ben's Lamp"},
        ),
    ],
)
def test_not_named(words: str, tool: str, arguments: dict[str, object]) -> None:
    """Anything else is refused or asked about."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    assert not isinstance(judged(f"Hass{tool}", arguments, HOME, rules), Run)


def test_with_choices() -> None:
    """So it is of things that can be set to one of several ways."""
    unit = entity("climate.unit", "Unit", choices={"fan_mode": ("low", "high")})
    house = home(unit, entity("switch.airer", "Airer"))
    words = "unit off. No! Not the unit, God, the airer"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    assert isinstance(judged("HassTurnOff", {"name": "Airer"}, house, rules), Run)
    assert not isinstance(judged("HassTurnOff", {"name": "Unit"}, house, rules), Run)
