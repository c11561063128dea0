"""Calls that open or close, where the words have all of it on or off."""

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reject
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("cover.shades", "Porch Shades", area="Porch", state="open", features=15),
    entity("light.porch", "Porch Light", area="Porch", state="on"),
    entity("light.den", "Den Light", area="Den", state="on"),
    areas={"Porch": "Ground", "Den": "Ground"},
    floors=["Ground"],
)


@pytest.mark.parametrize(
    ("language", "words", "name", "runs"),
    [
        ("en", "cut off everything on the porch", "Porch Shades", False),
        ("en", "cut off everything on the porch", "Porch Light", True),
        ("en", "everything off on the porch, shades too", "Porch Shades", True),
        ("en", "shut everything on the porch", "Porch Shades", True),
        ("en", "turn off the porch shades", "Porch Shades", True),
        ("de", "schalte in der Porch alles aus", "Porch Shades", False),
    ],
)
def test_everything(language: str, words: str, name: str, *, runs: bool) -> None:
    """It moves nothing that the words do not call."""
    rules = rules_of(request=read_request(words, language, HOME), text=words)
    found = judged("HassTurnOff", {"name": name}, HOME, rules)
    assert isinstance(found, Reject) is not runs, found
    if isinstance(found, Reject):
        assert [one.kind for one in found.problems] == [ProblemKind.OPPOSITE]
