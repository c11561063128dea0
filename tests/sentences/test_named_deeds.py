"""A deed and the names of devices, and nothing else."""

from typing import Any

import pytest

from custom_components.smart_agent.home.home import Area, Entity, Home
from custom_components.smart_agent.sentences.named_deeds import recognized_deeds
from custom_components.smart_agent.utterance.request import read_request

HOME = Home(
    entities=(
        Entity("light.desk", ("Desk Lamp", "Schreibtischlampe"), "off"),
        Entity("light.shelf", ("Shelf Light", "Regallicht"), "off"),
        Entity("cover.blind", ("Kitchen Blind", "Küchenrollo"), "open", "blind"),
        Entity("lock.shed", ("Shed", "Schuppen"), "locked"),
        Entity("vacuum.robot", ("Dusty", "Krümel"), "docked"),
        Entity("media_player.radio", ("Radio",), "playing"),
        Entity("switch.saw", ("Saw", "Säge"), "off"),
    ),
    areas=(Area("kitchen", ("Kitchen", "Küche")),),
)

type Said = list[tuple[str, dict[str, Any]]]


def hear(text: str, language: str) -> Said:
    """Return what is heard of all wishes of a text, as intents with their names."""
    request = read_request(text, language, HOME)
    return [
        (one.intent_type, dict(one.args))
        for clauses in request.wishes()
        for one in recognized_deeds(request, clauses)
    ]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "kill the desk lamp", [("HassTurnOff", "Desk Lamp")]),
        (
            "en",
            "would you mind closing the kitchen blind?",
            [("HassTurnOff", "Kitchen Blind")],
        ),
        ("en", "put the shelf light on please", [("HassTurnOn", "Shelf Light")]),
        ("en", "Dusty, get cleaning", [("HassVacuumStart", "Dusty")]),
        ("en", "stop the radio", [("HassMediaPause", "Radio")]),
        ("en", "move the radio along to the next one", [("HassMediaNext", "Radio")]),
        ("en", "go back a song on the radio", [("HassMediaPrevious", "Radio")]),
        ("en", "crack open the kitchen blind", [("HassTurnOn", "Kitchen Blind")]),
        ("en", "douse the desk lamp", [("HassTurnOff", "Desk Lamp")]),
        ("en", "fire up the saw", [("HassTurnOn", "Saw")]),
        ("en", "start the saw", [("HassTurnOn", "Saw")]),
        ("en", "stop the saw", [("HassTurnOff", "Saw")]),
        ("en", "start the radio", [("HassMediaUnpause", "Radio")]),
        ("de", "starte die Säge", [("HassTurnOn", "Saw")]),
        ("en", "unlock the shed", [("HassTurnOff", "Shed")]),
        ("de", "mach bitte das Küchenrollo zu", [("HassTurnOff", "Kitchen Blind")]),
        (
            "de",
            "Schreibtischlampe und Regallicht aus",
            [("HassTurnOff", "Desk Lamp"), ("HassTurnOff", "Shelf Light")],
        ),
    ],
)
def test_heard(language: str, text: str, said: list[tuple[str, str]]) -> None:
    """What says no more than both is heard, with all ways to say a deed."""
    assert hear(text, language) == [(one, {"name": name}) for one, name in said]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the desk lamp"),
        ("en", "dim the desk lamp a little"),
        ("en", "lock the desk lamp"),
        ("en", "turn on the desk lamp with the red shade"),
        ("en", "desk lamp, shelf light on"),
        ("en", "turn off the lamp"),
        ("en", "was the desk lamp on"),
        ("xx", "turn on the desk lamp"),
    ],
)
def test_not_heard(language: str, text: str) -> None:
    """Nothing is heard of more words, of a deed that there is not, of no device."""
    assert not hear(text, language)
