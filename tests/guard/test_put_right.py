"""What is wished in place of what was taken back."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.climate import ClimateEntityFeature

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity(
        "climate.heating",
        "Heating",
        area="Hall",
        state="heat",
        features=ClimateEntityFeature.TARGET_TEMPERATURE,
    ),
    entity("light.globe", "Globe Lights", area="Hall"),
    entity("cover.gate", "Side Gate", area="Hall", device_class="gate"),
    entity("todo.shop", "Shopping List"),
    areas=("Hall",),
)


def runs(words: str, tool: str, args: dict[str, Any]) -> bool:
    """Return whether a call runs for words."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    rules = replace(rules, words=replace(rules.words, conversation=words))
    return isinstance(judged(f"Hass{tool}", args, HOME, rules), Run)


@pytest.mark.parametrize(
    ("words", "degrees", "done"),
    [
        ("Set the heating to 22. Actually no, that's too much, make it 21.", 21, True),
        ("Set the heating to 22. Actually no, that's too much, make it 21.", 22, False),
        ("Set the heating to 22. Actually that's a bit much, make it 21.", 21, True),
        ("Set the heating to 22. No, that's too much. At 21 she sweats.", 21, False),
        ("Set the heating to 22. No, that's too much. At 21 she sweats.", 22, False),
        ("Set the heating to 22, no, at 21 he was cold", 21, False),
        ("Set the heating to 22. No, 21 I said", 21, True),
        ("Set the heating to 22, no, 21 it is", 21, True),
        ("Set the heating to 22, no, leave it", 22, False),
        ("Set the heating to 22, scratch that", 22, False),
        ("Set the heating to 22, scratch that, globe lights at 21", 21, False),
        ("Set the heating to 22, scratch that, tomorrow make it 21", 21, False),
    ],
)
def test_value(words: str, degrees: int, done: bool) -> None:
    """The value that is said behind it counts, of the same thing."""
    args = {"name": "Heating", "temperature": degrees}
    assert runs(words, "ClimateSetTemperature", args) is done


@pytest.mark.parametrize(
    ("words", "item", "done"),
    [
        ("put tea on the shopping list, scratch that, coffee", "coffee", True),
        ("put tea on the shopping list, scratch that, make it coffee", "coffee", True),
        ("put tea on the shopping list, scratch that, make it coffee", "tea", False),
        ("put tea on the shopping list, scratch that, Ann has coffee", "coffee", False),
        ("put tea on the shopping list, no, what we need is coffee", "coffee", True),
        ("put tea on the shopping list, what, Jo? Okay, forget tea", "tea", False),
        ("put tea on the shopping list, no, forget the tea, coffee", "tea", False),
        ("put tea on the shopping list, don't let me forget tea", "tea", True),
    ],
)
def test_item(words: str, item: str, done: bool) -> None:
    """The item that is named behind it counts, and not what is told of."""
    args = {"name": "Shopping List", "item": item}
    assert runs(words, "ListAddItem", args) is done


def test_deed() -> None:
    """The deed that is said behind it counts; the other was taken back."""
    words = "turn on the globe lights. Scratch that, turn them off."
    assert runs(words, "TurnOff", {"name": "Globe Lights"})
    assert not runs(words, "TurnOn", {"name": "Globe Lights"})
