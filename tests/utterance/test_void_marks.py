"""Words that tell something of a sentence, and here do not."""

import pytest

from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.stance import Stance

from ..builders import entity, home

HOME = home(
    entity("light.bar", "Bar Light", area="Den"),
    entity("light.pool", "Pool Light", area="Den"),
    areas=("Den",),
)


@pytest.mark.parametrize(
    ("text", "excepted"),
    [
        ("lights off in the den bar the pool light", True),
        ("all the lights off save the pool light", True),
        ("I'm at the bar, pool light off", False),
        ("the bar is dark, pool light on", False),
    ],
)
def test_noun(text: str, *, excepted: bool) -> None:
    """Behind an article a word that else excepts is a noun."""
    read = read_request(text, "en", HOME)
    stances = {one.stance for one in read.clauses}
    assert (Stance.EXCEPTED in stances) is excepted
    assert Stance.REQUEST in stances
