"""Calls for what was spoken of before, where the words speak of something else."""

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.lamp", "Nightstand Lamp", area="Bedroom", state="on"),
    entity("cover.shade", "Blackout Shade", area="Bedroom", state="open", features=15),
    areas={"Bedroom": "Upstairs"},
    floors=["Upstairs"],
)
BEFORE = "can I get the nightstand lamp down to ten percent"


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("better. That shade too, all the way down", False),
        ("turn it off", True),
        ("now off", True),
        ("it's too bright, turn it off", True),
    ],
)
def test_the_last_one(words: str, *, runs: bool) -> None:
    """It is no more meant where others are called."""
    rules = rules_of(
        request=read_request(words, "en", HOME),
        text=words,
        last={"light.lamp"},
        conversation=f"{BEFORE}\n{words}",
    )
    found = judged("HassTurnOff", {"name": "Nightstand Lamp"}, HOME, rules)
    assert isinstance(found, Run) is runs, found


RADIOS = home(
    entity("switch.shop", "Shop Radio", area="Shop", state="on"),
    entity("switch.galley", "Galley Radio", area="Galley", state="on"),
    entity("switch.hood", "Range Hood", area="Galley", state="off"),
    areas={"Shop": "Ground", "Galley": "Ground"},
    floors=["Ground"],
)


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("turn off the shop radio, not the shop, the galley radio", False),
        ("turn off the shop radio, not the galley radio", True),
        ("turn off the shop radio, not the hood", True),
    ],
)
def test_not_this(words: str, *, runs: bool) -> None:
    """What takes a name back by a word of it has nothing done to that."""
    rules = rules_of(request=read_request(words, "en", RADIOS), text=words)
    found = judged("HassTurnOff", {"name": "Shop Radio"}, RADIOS, rules)
    assert isinstance(found, Run) is runs, found


def test_a_number_behind_a_question() -> None:
    """It is no wish for what the question is about."""
    words = "would the smell go if we ran the range hood, thirty"
    rules = rules_of(request=read_request(words, "en", RADIOS), text=words)
    assert not isinstance(
        judged("HassTurnOn", {"name": "Range Hood"}, RADIOS, rules), Run
    )
