"""How much of what was named is enough, as a command."""

import pytest

from custom_components.smart_agent.utterance.enough import with_enough
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("media_player.tv", "Big TV", area="Den"),
    entity("light.spots", "Hob Spots", area="Kitchen"),
    entity("climate.den", "Den Radiator", area="Den"),
    entity("lock.shed", "Shed Lock"),
    areas=("Den", "Kitchen"),
)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            "the hob spots are blinding me, thirty percent's plenty",
            "the hob spots are blinding me, set Hob Spots to 30 percent",
        ),
        (
            "The big TV deafens us. Twenty is enough, thanks",
            "The big TV deafens us. set volume of Big TV to 20 percent, thanks",
        ),
        (
            "the den radiator is roasting us, 19 degrees will do",
            "the den radiator is roasting us, set Den Radiator to 19 degrees",
        ),
    ],
)
def test_set(text: str, full: str) -> None:
    """It is set of the only thing that was named before."""
    assert with_enough(read_request(text, "en", HOME)) == full


@pytest.mark.parametrize(
    "text",
    [
        "thirty percent is plenty",
        "thirty people is plenty, the big TV is for them",
        "the big TV is on, twenty people is plenty",
        "the big TV and the hob spots annoy me, thirty percent is plenty",
        "the shed lock is old, twenty is plenty",
        "the hob spots were blinding me, thirty percent was plenty",
        "is thirty percent plenty for the hob spots",
        "she says thirty percent is plenty for the hob spots",
        "the hob spots are bright, thirty percent isn't plenty",
    ],
)
def test_left(text: str) -> None:
    """Anything else stays as it is."""
    assert with_enough(read_request(text, "en", HOME)) is None
