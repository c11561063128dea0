"""Calls where the user said a number and nothing else."""

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity(
        "media_player.radio", "Radio", area="Den", state="playing", features=0xFFFFF
    ),
    areas={"Den": "Ground"},
    floors=["Ground"],
)


@pytest.mark.parametrize(
    ("words", "level", "kind"),
    [
        ("good grief, no, twenty", 20, Run),
        ("good grief, no, twenty", 40, Reject),
        ("twenty percent", 40, Reject),
    ],
)
def test_a_volume(words: str, level: int, kind: type) -> None:
    """It is the one that was said, and no other."""
    request = read_request(words, "en", HOME)
    rules = rules_of(request=request, text=words, last={"media_player.radio"})
    found = judged(
        "HassSetVolume", {"name": "Radio", "volume_level": level}, HOME, rules
    )
    assert isinstance(found, kind), found
    if isinstance(found, Reject):
        assert [one.kind for one in found.problems] == [ProblemKind.VALUE]


def test_nothing_is_stopped_by_a_year() -> None:
    """What is told, and when, has nothing done that sets no number."""
    words = (
        "they'd the radio turned off right through that winter, sixty-three, with snow"
    )
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    assert not isinstance(judged("HassTurnOff", {"name": "Radio"}, HOME, rules), Run)
