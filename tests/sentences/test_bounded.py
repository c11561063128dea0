"""What is for all of a home where a place in it is told of."""

import pytest

from custom_components.smart_agent.sentences.bounded import bounded
from custom_components.smart_agent.sentences.recognized import (
    Recognition,
    RecognizedIntent,
)
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("light.kitchen", "Kitchen Lamp", area="Kitchen"),
    entity("light.hall", "Hall Lamp", area="Hall"),
    areas=("Kitchen", "Hall"),
)
ALL = RecognizedIntent("HassTurnOff", {"domain": ["light"]})
ONE = RecognizedIntent("HassTurnOff", {"name": "Hall Lamp"})
THERE = RecognizedIntent("HassTurnOff", {"domain": ["light"], "area": "Hall"})


@pytest.mark.parametrize(
    ("text", "here", "stays"),
    [
        ("we're done in the kitchen so turn out every light", None, False),
        ("we're done in the kitchen so turn out every light", "hall", False),
        ("we're done in the kitchen so turn out every light", "kitchen", True),
        ("she's asleep in the kitchen, lights off", "hall", False),
        ("we're off to bed, turn out every light", None, True),
        ("turn out every light in the kitchen", None, True),
    ],
)
def test_all_of_a_kind(text: str, here: str | None, stays: bool) -> None:
    """It may be for that place: nothing of it is sure."""
    found = bounded(
        Recognition(parts=(ALL,), whole=True), read_request(text, "en", HOME), here
    )
    assert (found.parts == (ALL,)) is found.whole is stays
    said = bounded(Recognition(said=ALL), read_request(text, "en", HOME), here)
    assert (said.said == ALL) is stays


@pytest.mark.parametrize("heard", [ONE, THERE])
def test_what_says_where(heard: RecognizedIntent) -> None:
    """What has a name or a place of its own is meant."""
    request = read_request("we're done in the kitchen so lights off", "en", HOME)
    found = Recognition(parts=(heard,), proposed=(heard,), whole=True)
    assert bounded(found, request, None) == found
