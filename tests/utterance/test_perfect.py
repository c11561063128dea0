"""What was done is no command, though its verb looks like one."""

import pytest

from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.stance import Stance

from ..builders import entity, home

HOME = home(
    entity("cover.blind", "Blind", area="Kitchen"),
    entity("light.lamp", "Lamp", area="Kitchen"),
)


@pytest.mark.parametrize(
    "text",
    [
        "I've just shut the blind",
        "I have already put the lamp on",
        "Anna's only just put the lamp on",
        "I've gone and put the lamp on",
        "we had finally shut the blind",
        "they've also put the lamp on",
    ],
)
def test_done(text: str) -> None:
    """Whatever stands between the two verbs."""
    request = read_request(text, "en", HOME)
    assert {one.stance for one in request.clauses} == {Stance.TOLD}


@pytest.mark.parametrize(
    "text",
    [
        "I have guests, shut the blind",
        "it's late shut the blind",
        "Anna's here, put the lamp on",
        "it takes ten minutes and put the lamp on",
    ],
)
def test_to_be_done(text: str) -> None:
    """A command behind what is told stays one."""
    request = read_request(text, "en", HOME)
    assert request.clauses[-1].stance is Stance.REQUEST


def test_a_name_that_goes_on_from_a_word() -> None:
    """A word of one name is no form of another that only goes on from it."""
    there = home(
        entity("vacuum.robot", "Roomba", area="Hall"),
        entity("media_player.tv", "Living Room TV", area="Living Room"),
    )
    request = read_request("turn off the living room TV", "en", there)
    tv, robot = there.entities[1], there.entities[0]
    assert request.calls(tv)
    assert not request.names(robot)
