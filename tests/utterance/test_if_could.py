"""A wish that is put as a condition."""

import pytest

from custom_components.smart_agent.utterance.if_could import with_if_could
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity, home

HOME = home(
    entity("light.ship", "Ship's Lamp", area="Den"),
    entity("fan.hood", "Extractor", area="Den"),
    areas=("Den",),
)
_EN = language_of("en")
assert _EN is not None
EN = _EN


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "my head hurts, so if the ship's lamp could be a bit less bright",
            "my head hurts, so the ship's lamp wants to be a bit less bright",
        ),
        ("if the extractor could go off", "the extractor wants to go off"),
    ],
)
def test_wish(text: str, said: str) -> None:
    """It is what the thing wants."""
    assert with_if_could(text, EN, HOME) == said


@pytest.mark.parametrize(
    "text",
    [
        "if the ship's lamp could be dimmed, I'd sleep",
        "if the boss could come over",
        "if you could dim the ship's lamp",
        "if it could rain",
        "tell me whether the ship's lamp could be dimmed",
        "if",
    ],
)
def test_condition(text: str) -> None:
    """What would be so then, and what is no thing of the home, leaves it as it is."""
    assert with_if_could(text, EN, HOME) == text
