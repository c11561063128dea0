"""What belongs to somebody who was named before."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.ann", "Ann's Lamp"),
        entity("climate.ann", "Ann's Radiator"),
        entity("media_player.ann", "Ann's Speaker"),
        entity("light.bob", "Bob's Lamp"),
        entity("fan.bob", "Bob's Fan"),
        entity("light.hall", "Hall Light"),
    )
)


def named(text: str) -> list[str]:
    """Return the wishes of words, with names in place of what stands for them."""
    request = read_request(text, "en", HOME)
    return [request.named(one, ()) for wish in request.wishes() for one in wish]


@pytest.mark.parametrize(
    ("text", "wishes"),
    [
        ("Ann's cold, turn her radiator up a bit", ["turn Ann's Radiator up a bit"]),
        (
            "pause Ann's speaker and turn her lamp off",
            ["pause Ann's speaker", "turn Ann's Lamp off"],
        ),
        ("Bob's off to bed, so his fan on please", ["Bob's Fan on"]),
    ],
)
def test_named(text: str, wishes: list[str]) -> None:
    """It is the only such thing that has the name of the only person."""
    assert named(text) == wishes


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        # Nobody is named, or several are, or theirs is no such thing.
        ("turn her radiator up a bit", "turn her radiator up a bit"),
        ("Ann's cold and Bob's hot, turn his lamp off", "turn his lamp off"),
        ("Bob's cold, turn his radiator up a bit", "turn his radiator up a bit"),
        ("the cat's cold, turn her lamp on", "turn her lamp on"),
    ],
)
def test_not_named(text: str, wish: str) -> None:
    """Where that is not sure it stays as it was said."""
    assert named(text)[-1] == wish
