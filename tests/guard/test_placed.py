"""Calls for devices that are not where the words say."""

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.one", "Bedroom 1 Light", area="Bedroom 1", state="off"),
    entity("light.two", "Bedroom 2 Light", area="Bedroom 2", state="off"),
    entity("light.hall", "Hall Lamp", area="Hall", state="off"),
    entity("fan.two", "Bedroom 2 Fan", area="Bedroom 2", state="off"),
    areas={"Bedroom 1": "Ground", "Bedroom 2": "Upstairs", "Hall": "Ground"},
    floors=["Ground", "Upstairs"],
)


@pytest.mark.parametrize(
    ("words", "name", "runs"),
    [
        ("turn on all the bedroom lights upstairs", "Bedroom 1 Light", False),
        ("turn on all the bedroom lights upstairs", "Bedroom 2 Light", True),
        ("turn on the bedroom light upstairs", "Bedroom 1 Light", False),
        # Called by what no other has in its name, wherever the words put it.
        ("turn on bedroom 1 light upstairs", "Bedroom 1 Light", True),
        ("turn on the hall lamp upstairs", "Hall Lamp", True),
        ("turn on the bedroom lights", "Bedroom 1 Light", True),
        ("turn on the bedroom lights on the ground floor", "Bedroom 1 Light", True),
        # Where there is none of the kind, no other is meant by its noun.
        ("turn on the fan in the hall", "Bedroom 2 Fan", False),
        ("turn on the light in the hall", "Bedroom 1 Light", False),
        ("turn on the fan in bedroom 2", "Bedroom 2 Fan", True),
        # One clause has no place.
        ("turn on bedroom 1 light and the light upstairs", "Bedroom 1 Light", True),
    ],
)
def test_a_shared_name(words: str, name: str, *, runs: bool) -> None:
    """A name that a device in the place shares does not call one out of it."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    found = judged("HassTurnOn", {"name": name}, HOME, rules)
    assert isinstance(found, Run if runs else Reject), found
    if isinstance(found, Reject):
        assert [one.kind for one in found.problems] == [ProblemKind.ELSEWHERE]


def test_by_area() -> None:
    """A call for an area is held against the words as one by name is."""
    words = "turn on all the bedroom lights upstairs"
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    wrong = {"area": "Bedroom 1", "domain": ["light"]}
    assert isinstance(judged("HassTurnOn", wrong, HOME, rules), Reject)
    right = {"area": "Bedroom 2", "domain": ["light"]}
    assert isinstance(judged("HassTurnOn", right, HOME, rules), Run)


def test_called_by_its_name() -> None:
    """What is told of one by its full name says nothing of a place beside it."""
    words = "the hall lamp is dark, bedroom 1 light on"
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    assert isinstance(judged("HassTurnOn", {"name": "Hall Lamp"}, HOME, rules), Ask)
