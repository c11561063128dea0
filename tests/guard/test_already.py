"""Calls that change nothing, where the words only name a thing."""

import pytest

from custom_components.smart_agent.guard.verdict import Reject
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("fan.bath", "Bath Fan", area="Bath", state="off"),
    entity("light.desk", "Desk Lamp", area="Bath", state="on"),
    areas=("Bath",),
)


@pytest.mark.parametrize(
    ("words", "tool", "name", "refused"),
    [
        ("it stinks. bath fan. now", "HassTurnOff", "Bath Fan", True),
        ("it stinks. bath fan. now", "HassTurnOn", "Bath Fan", False),
        ("desk lamp please", "HassTurnOn", "Desk Lamp", False),
        ("desk lamp please", "HassTurnOff", "Desk Lamp", False),
        ("bath fan off", "HassTurnOff", "Bath Fan", False),
        ("kill the bath fan", "HassTurnOff", "Bath Fan", False),
        ("turn on the desk lamp", "HassTurnOn", "Desk Lamp", False),
    ],
)
def test_already(words: str, tool: str, name: str, *, refused: bool) -> None:
    """Who only names what is off does not want it off."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    verdict = judged(tool, {"name": name}, HOME, rules)
    said = isinstance(verdict, Reject) and "already" in verdict.problems[0].message
    assert said is refused
