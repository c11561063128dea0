"""What is told of an item of a list that has it ticked off."""

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(entity("todo.rota", "Cleaning Rota"), entity("todo.shop", "Shopping List"))


@pytest.mark.parametrize(
    ("words", "item", "done"),
    [
        ("I've bleached the bath so that's done on the rota", "Bleach the bath", True),
        ("got the butter at the shop, that one can come off the list", "Butter", True),
        # News of what somebody did.
        ("I've bleached the bath", "Bleach the bath", False),
        ("I've bleached the bath, that's done", "Bleach the bath", False),
        # Of another item.
        ("I've bleached the bath so that's done on the rota", "Wash the car", False),
        ("that's not done on the rota, the bath", "Bleach the bath", False),
        ("is the bath done on the rota?", "Bleach the bath", False),
    ],
)
def test_ticked_off(words: str, item: str, done: bool) -> None:
    """Only what is said to be done on a list, or to come off it, is."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    name = "Cleaning Rota" if "rota" in words else "Shopping List"
    args = {"name": name, "item": item}
    verdict = judged("HassListCompleteItem", args, HOME, rules)
    assert isinstance(verdict, Run) is done, verdict
