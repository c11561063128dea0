"""What "the other one" stands for."""

import pytest

from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.languages.otherwise import OTHERS
from custom_components.smart_agent.utterance.other_one import (
    asks_for_other,
    other_of,
    says_other,
)
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.tokens import tokens

from ..builders import entity, home

HOME = home(
    entity("light.anna", "Anna's Bedside", area="Bedroom"),
    entity("light.tom", "Tom's Bedside", area="Bedroom"),
    entity("light.ceiling", "Bedroom Ceiling", area="Bedroom"),
    entity("light.spots", "Spots", area="Kitchen"),
    entity("light.strip", "Strip", area="Kitchen"),
    entity("cover.left", "Left Blind", area="Den", device_class="blind"),
    entity("cover.gate", "Gate", area="Den", device_class="gate"),
    areas=("Bedroom", "Kitchen", "Den"),
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("light.anna", "light.tom"),
        ("light.tom", "light.anna"),
        # Of two that are like none, and none that is like it.
        ("light.ceiling", None),
        ("light.spots", "light.strip"),
        ("cover.left", None),
    ],
)
def test_other(one: str, other: str | None) -> None:
    """It is in the room, of the kind, and the only one."""
    found = other_of(HOME.entity_by_id[one], HOME, {"light", "cover"})
    assert (found and found.entity_id) == other


@pytest.mark.parametrize("code", OTHERS)
def test_said(code: str) -> None:
    """Each language has it."""
    assert code in LANGUAGES
    for way in OTHERS[code].split(", "):
        assert says_other(tokens(way), code), way


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("turn off the other one", True),
        ("the other one too", True),
        ("turn off the other lamp", False),
        ("he turned off the other one", False),
        ("don't turn off the other one", False),
    ],
)
def test_asked_for(text: str, asks: bool) -> None:
    """A wish that ends in it is for nothing that was acted on before."""
    assert asks_for_other(read_request(text, "en", HOME)) is asks
