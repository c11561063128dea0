"""Calls for devices elsewhere, where the words are of where the user is."""

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.home.home import Place
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("fan.bunk", "Bunk Fan", area="Bunk Room", state="on"),
    entity("fan.tower", "Tower Fan", area="Tower", state="on"),
    entity("light.nowhere", "Star", state="on"),
    areas={"Bunk Room": "Ground", "Tower": "Upstairs"},
    floors=["Ground", "Upstairs"],
)
TOWER = Place(area_id="tower")


@pytest.mark.parametrize(
    ("language", "words", "name", "runs"),
    [
        ("en", "everything in my room off", "Bunk Fan", False),
        ("en", "everything in my room off", "Tower Fan", True),
        ("en", "everything in the room off", "Bunk Fan", False),
        ("en", "everything in here off", "Bunk Fan", False),
        ("en", "everything off in this room", "Bunk Fan", False),
        ("en", "everything in here off", "Star", True),
        ("en", "turn the bunk fan off from in here", "Bunk Fan", True),
        ("en", "everything off in here and in the bunk room", "Bunk Fan", True),
        ("en", "everything off in here, and the bunk fan off", "Bunk Fan", True),
        ("en", "it's cold in here, turn off the bunk fan", "Bunk Fan", True),
        ("de", "schalte hier drin alles aus", "Bunk Fan", False),
        ("de", "schalte hier drin alles aus", "Tower Fan", True),
    ],
)
def test_here(language: str, words: str, name: str, *, runs: bool) -> None:
    """What is in another room is left alone, unless the words call it."""
    request = read_request(words, language, HOME)
    rules = rules_of(TOWER, request=request, text=words)
    found = judged("HassTurnOff", {"name": name}, HOME, rules)
    assert isinstance(found, Run if runs else Reject), found
    if isinstance(found, Reject):
        assert [one.kind for one in found.problems] == [ProblemKind.ELSEWHERE]


@pytest.mark.parametrize(("area", "runs"), [("Bunk Room", True), ("Tower", False)])
def test_heating(area: str, *, runs: bool) -> None:
    """One thermostat may heat all rooms, but for one that has its own."""
    house = home(
        entity("climate.hall", "Hall Heating", area="Hall", features=1),
        entity("climate.own", "Heater", area=area, features=1),
        areas={"Bunk Room": "Ground", "Tower": "Upstairs", "Hall": "Ground"},
        floors=["Ground", "Upstairs"],
    )
    words = "set the temperature in here to 21"
    request = read_request(words, "en", house)
    rules = rules_of(TOWER, request=request, text=words)
    args = {"name": "Hall Heating", "temperature": 21}
    found = judged("HassClimateSetTemperature", args, house, rules)
    refused = isinstance(found, Reject) and found.is_for(ProblemKind.ELSEWHERE)
    assert refused is not runs, found


def test_nowhere() -> None:
    """Who is nowhere may mean any room by "here"."""
    words = "everything in here off"
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    found = judged("HassTurnOff", {"name": "Bunk Fan"}, HOME, rules)
    assert isinstance(found, Run)
