"""The device that the words call stands in for a target that there is not."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.by_called import with_called
from custom_components.smart_agent.guard.pipeline import RightCall, prepare
from custom_components.smart_agent.guard.rules import SoFar
from custom_components.smart_agent.guard.verdict import Reject
from custom_components.smart_agent.utterance.request import read_request

from ..builders import TOOLS, entity, home, rules_of

HOME = home(
    entity(
        "media_player.out",
        "Outdoor Speakers",
        area="Terrace",
        state="playing",
        features=4,
    ),
    entity("media_player.den", "Den Speaker", area="Den", state="playing", features=4),
    entity("cover.garage", "Garage Opener", device_class="garage", state="open"),
    entity("light.garage", "Garage Opener", state="off"),
    entity("light.terrace", "Terrace Lamp", area="Terrace", state="off"),
)
VOLUME = {"volume_level": 50}


def called(
    words: str, tool: str, args: dict[str, Any], so_far: SoFar | None = None
) -> str | None:
    """Return the id of the device that a wrong call gets, None where it stays wrong."""
    request = read_request(words, "en", HOME)
    rules = rules_of(request=request, text=words)
    rules = replace(rules, so_far=replace(so_far or SoFar(), doubted=True))
    wrong = prepare(tool, args, TOOLS, HOME, rules)
    assert isinstance(wrong, Reject)
    found = with_called(wrong, TOOLS, HOME, rules)
    if isinstance(found, Reject):
        assert found is wrong
        return None
    assert isinstance(found, RightCall)
    (one,) = found.found.entities
    return one.entity_id


@pytest.mark.parametrize(
    ("words", "tool", "args", "entity_id"),
    [
        (
            "set outdoor speakers volume to 50%",
            "HassSetVolume",
            {"name": "Terrace", "area": "Outside", **VOLUME},
            "media_player.out",
        ),
        (
            "close the garage opener",
            "HassTurnOff",
            {"name": "Garage Door"},
            "cover.garage",
        ),
        (
            "close the garage door",
            "HassTurnOff",
            {"name": "Garage Opener"},
            "cover.garage",
        ),
        (
            "close the garage door",
            "HassTurnOff",
            {"name": "Garage Opener", "area": "Den"},
            "cover.garage",
        ),
        (
            "turn on the terrace lamp",
            "HassTurnOn",
            {"name": "Patio Lamp"},
            "light.terrace",
        ),
    ],
)
def test_taken(
    words: str, tool: str, args: dict[str, Any], entity_id: str | None
) -> None:
    """It is taken if no other can be meant, by its name and what it is."""
    assert called(words, tool, args) == entity_id


@pytest.mark.parametrize(
    "words",
    [
        "set the speaker to 50%",
        "don't set the outdoor speakers to 50%",
        "are the outdoor speakers at 50%?",
        "set the outdoor speakers to 50% and dim the terrace lamp",
        "if it rains set the outdoor speakers to 50%",
        "make it 50%",
    ],
)
def test_left(words: str) -> None:
    """Where the words call none, several, or ask for nothing, the call stays wrong."""
    args = {"name": "Terrace", "area": "Outside", **VOLUME}
    assert called(words, "HassSetVolume", args) is None


@pytest.mark.parametrize("so_far", [SoFar(outside=True), SoFar(read=True)])
def test_after_text_of_others(so_far: SoFar) -> None:
    """What others wrote may have led to the call: nothing is put right for it."""
    args = {"name": "Terrace", "area": "Outside", **VOLUME}
    words = "set outdoor speakers volume to 50%"
    assert called(words, "HassSetVolume", args, so_far) is None


def test_other_problem() -> None:
    """A wrong value stays wrong, whatever the words call."""
    args = {"name": "Terrace", "area": "Outside", "volume_level": 400}
    words = "set outdoor speakers volume to 50%"
    assert called(words, "HassSetVolume", args) is None
