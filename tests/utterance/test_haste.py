"""What hurries a command, or says how long it is to last, and what it waits for."""

import pytest

from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.stance import Stance

from ..builders import entity, home

HOME = home(
    entity("media_player.den", "Radio", area="Den"),
    entity("lock.front", "Front Door", area="Hall"),
    entity("light.desk", "Desk Lamp", area="Den"),
)


def stances(text: str) -> list[Stance]:
    """Return what the clauses of an English sentence are for."""
    return [one.stance for one in read_request(text, "en", HOME).clauses]


@pytest.mark.parametrize(
    "text",
    [
        "unlock the front door before this cake starts sliding",
        "turn off the radio before Denise finds out",
        "turn off the radio before she notices",
        "turn on the desk lamp before my uncle walks into the table",
        "pause the radio until I get back upstairs",
        "mute the radio till she's off the phone",
        "turn on the desk lamp, if I sit in the dark any longer I'll nod off",
        "turn off the radio, if she hears that once more she'll cry",
        "turn on the desk lamp or I'll never find it",
        "turn on the desk lamp before this steak sets the alarm off",
        "turn off the radio while nobody's listening",
        "turn off the radio before the neighbours get an earful",
        "turn off the radio before the windows fall in",
        "turn off the radio before it sets the alarm going",
    ],
)
def test_now(text: str) -> None:
    """Nobody waits for what it is to prevent, nor for its end."""
    assert stances(text)[0] is Stance.REQUEST


@pytest.mark.parametrize(
    "text",
    [
        "turn off the radio before the guests arrive",
        "turn off the radio before the leaves fall",
        "turn off the radio before the guests get here",
        "turn off the radio before Sunday",
        "turn off the radio before football classes",
        "turn off the radio before eight",
        "turn on the desk lamp before it gets dark",
        "turn on the desk lamp before he comes home",
        "turn on the desk lamp before night falls on the hills",
        "turn on the desk lamp before the film starts",
        "turn on the desk lamp until I'm back",
        "pause the radio until Sunday",
        "pause the radio until then",
        "turn on the desk lamp if it gets dark, I'll be out",
        "turn on the desk lamp before the sun sets",
        "turn on the desk lamp while we're out",
        "turn on the desk lamp, if it gets dark",
        "turn on the desk lamp, but if she sleeps I'll do it",
    ],
)
def test_waits(text: str) -> None:
    """What comes by itself may be waited for, and so may a time."""
    assert Stance.REQUEST not in stances(text)


def test_told() -> None:
    """Behind what is told it stays what it was."""
    assert stances("he turned off the radio before she noticed")[0] is Stance.TOLD


def test_list() -> None:
    """Nobody waits to write something down."""
    house = home(entity("todo.shop", "Shopping List"))
    text = "put oranges on the shopping list before mum goes"
    said = read_request(text, "en", house).clauses
    assert said[0].stance is Stance.REQUEST
