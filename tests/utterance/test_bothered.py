"""What may help against what somebody only tells of."""

import pytest

from custom_components.smart_agent.utterance.bothered import helps
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.climate import HVACMode
from homeassistant.components.media_player import MediaPlayerEntityFeature

from ..builders import entity, home

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study", state="off"),
    entity("light.cellar", "Cellar Light", area="Cellar", state="off"),
    entity("light.porch", "Porch Light", area="Porch", state="on"),
    entity("climate.nursery", "Nursery Radiator", area="Nursery", state="heat"),
    entity(
        "climate.attic",
        "Attic Cooler",
        area="Attic",
        state="off",
        choices={"hvac_mode": (HVACMode.OFF, HVACMode.COOL)},
    ),
    entity("switch.fire", "Electric Fire", area="Study", state="off"),
    entity("switch.pump", "Pump", area="Cellar", state="off"),
    entity("fan.hood", "Cooker Hood", area="Kitchen", state="off"),
    entity("cover.blind", "Study Blind", area="Study", state="open"),
    entity(
        "media_player.radio",
        "Ada's Radio",
        area="Kitchen",
        state="playing",
        features=MediaPlayerEntityFeature.VOLUME_SET,
    ),
    entity("vacuum.dot", "Dot", area="Kitchen", state="docked"),
    entity("lock.cellar", "Cellar Door", area="Cellar", state="locked"),
    areas=("Study", "Cellar", "Porch", "Nursery", "Attic", "Kitchen"),
)


@pytest.mark.parametrize(
    ("said", "here", "commands"),
    [
        (
            "I can hardly make out the labels in the cellar",
            None,
            ["turn on Cellar Light"],
        ),
        (
            "I've to fetch the peelings, it's pitch black in the cellar",
            None,
            ["turn on Cellar Light"],
        ),
        ("Ben says it's too dark in the cellar", None, ["turn on Cellar Light"]),
        ("I can't read this small print", "study", ["turn on Desk Lamp"]),
        (
            "the nursery is freezing, her toes are blue",
            None,
            ["turn Nursery Radiator up a bit"],
        ),
        ("we're sweltering up in the attic", None, ["turn on Attic Cooler"]),
        (
            "my fingers are like ice, I'm at the desk",
            "study",
            ["turn on Electric Fire"],
        ),
        ("the kitchen is full of smoke", None, ["turn on Cooker Hood"]),
        (
            "that onion stinks, and the hood isn't even on",
            None,
            ["turn on Cooker Hood"],
        ),
        ("the sun is right on my screen here", "study", ["close Study Blind"]),
        (
            "Ada's radio is so loud that the cups rattle",
            None,
            ["turn Ada's Radio down a bit"],
        ),
        ("I can't hear a word on the radio", None, ["turn Ada's Radio up a bit"]),
        ("there's flour all over the kitchen floor", None, ["start Dot"]),
        ("the porch light is burning away for nobody", None, ["turn off Porch Light"]),
        ("oh no, we left the porch light on", None, ["turn off Porch Light"]),
        ("that pump won't switch itself on", None, ["turn on Pump"]),
        ("the fire's not gonna start itself", None, ["turn on Electric Fire"]),
        ("the porch light won't turn itself off", None, ["turn off Porch Light"]),
    ],
)
def test_helps(said: str, here: str | None, commands: list[str]) -> None:
    """What is wrong now, in a place or with a thing of the home, may be helped."""
    found = helps(read_request(said, "en", HOME), here)
    assert [one.command for one in found] == commands


@pytest.mark.parametrize(
    "said",
    [
        # It was so, may become so, or is well so.
        "the cellar was so dark that I fell",
        "it was freezing in the nursery last night",
        "it'll be freezing in the nursery by morning",
        "tonight the nursery is freezing again, they say",
        "the nursery isn't cold at all",
        "it's not too dark in the cellar",
        "it's nice and dark in the cellar",
        "I love how dark the cellar is",
        "it's so dark in the cellar, the mushrooms like it",
        "the nursery is dark and she's asleep at last",
        "the cellar is dark on purpose, I'm developing photos",
        "it's so dark in the cellar, perfect for the projector",
        "it's too dark in the cellar, brilliant",
        "the cellar is never too dark for her",
        "nobody thinks that Ada's radio is too loud",
        "it's dark in the cellar, she turned on the lights",
        # It is of nothing here, or of nobody knows what.
        "I can't see why the cellar has to be swept",
        "I can't see the point of the cellar",
        "Nan has a cold, she's in the nursery",
        "he's got cold feet about the nursery",
        "the soup is cold, it stood in the nursery",
        "the film in the attic is so dark",
        "she read out loud in the kitchen",
        "I'm freezing out at the bus stop",
        "it's freezing in Oslo",
        "it is pitch dark",
        # It says more than that.
        "it's dark in the cellar, but leave the light off",
        "is it too dark in the cellar?",
        "if it's too dark in the cellar she cries",
        "the porch light is on for Ben",
        "I left the porch light on for Ben",
        "we left the porch light on so he finds the key",
        # Nothing helps.
        "the cellar door is like ice",
        "the pump isn't running",
        "the cellar stinks",
    ],
)
def test_tells(said: str) -> None:
    """Anything else that is told is no reason to do something."""
    assert helps(read_request(said, "en", HOME), None) == ()


@pytest.mark.parametrize(
    ("said", "commands"),
    [
        ("ich sehe im Keller kaum etwas", ["schalte Kellerlicht ein"]),
        ("im Keller ist es so dunkel, ich suche den Korb", ["schalte Kellerlicht ein"]),
        ("im Keller war es so dunkel", []),
        ("im Keller ist es schön dunkel", []),
        ("im Keller wird es dunkel", []),
    ],
)
def test_german(said: str, commands: list[str]) -> None:
    """Each language has signs of its own."""
    german = home(
        entity("light.cellar", "Kellerlicht", area="Keller", state="off"),
        areas=("Keller",),
    )
    found = helps(read_request(said, "de", german), None)
    assert [one.command for one in found] == commands


def test_no_signs() -> None:
    """A language without signs, and words in no language, tell of nothing."""
    assert helps(read_request("fa buio in cantina", "it", HOME), None) == ()
    assert helps(read_request("it's dark in the cellar", "xx", HOME), None) == ()


def test_names() -> None:
    """What things are called says nothing of how it is there."""
    house = home(
        entity("light.dark", "Enlarger", area="Dark Room", state="off"),
        areas=("Dark Room",),
    )
    for said in ("Ann is in the dark room", "the enlarger in the dark room is new"):
        assert helps(read_request(said, "en", house), None) == ()
