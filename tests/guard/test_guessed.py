"""Calls that pick one of several devices that the words mean as much."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.guessed import without_guesses
from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.rules import Rules
from custom_components.smart_agent.guard.second_opinion import SecondOpinion
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run, Verdict
from custom_components.smart_agent.sentences.recognized import (
    Recognition,
    RecognizedIntent,
)
from custom_components.smart_agent.utterance.request import read_request

from ..builders import TOOLS, entity, home, judged, rules_of

LOCKS = home(
    entity("lock.smart", "Smart Lock", area="Entry", state="unlocked"),
    entity("lock.rear", "Rear door lock", area="Garage", state="unlocked"),
    entity("cover.garage", "Garage Door", area="Garage", device_class="garage"),
)
LISTS = home(
    entity("todo.personal", "Personal Tasks", features=1, state="0"),
    entity("todo.grocer", "Grocer's", features=1, state="0"),
)

LOCK, ADD = "HassTurnOn", "HassListAddItem"


def rules_for(words: str, in_home: Any) -> Rules:
    """Return what holds for a turn with these words."""
    return rules_of(request=read_request(words, "en", in_home), text=words)


def picked(words: str, in_home: Any, name: str, args: dict[str, Any]) -> Verdict:
    """Return what becomes of a call by a name."""
    rules = rules_for(words, in_home)
    first = judged(name, args, in_home, rules)
    return without_guesses([first], [], in_home, rules)[0]


@pytest.mark.parametrize("item", ["milk", "put milk"])
@pytest.mark.parametrize("name", ["Personal Tasks", "Grocer's"])
def test_the_list_of_several(name: str, item: str) -> None:
    """What is written down tells nothing of which list is meant."""
    found = picked("put milk on the list", LISTS, ADD, {"name": name, "item": item})
    assert isinstance(found, Reject)
    assert [one.kind for one in found.problems] == [ProblemKind.AMBIGUOUS_NAME]
    assert {*found.problems[0].nearest} == {"Personal Tasks", "Grocer's"}


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("put milk on my personal list", "Personal Tasks"),
        ("add milk to the grocer's list", "Grocer's"),
        # A model may know what sells apples.
        ("put milk on the shopping list", "Grocer's"),
    ],
)
def test_the_list_that_is_said(words: str, name: str) -> None:
    """A list that the words tell from the others is no guess."""
    found = picked(words, LISTS, ADD, {"name": name, "item": "milk"})
    assert isinstance(found, Run)


def heeded(words: str, in_home: Any, recognition: Recognition) -> Run | Ask | None:
    """Return what the words say, as far as it may be done without the model."""
    rules = rules_for(words, in_home)
    return SecondOpinion(recognition, TOOLS, in_home, rules).heeded(rules)


def test_a_noun_for_two_locks() -> None:
    """A noun for locks that only one has in its name singles out none of them."""
    heard = RecognizedIntent(LOCK, {"name": "Rear door lock"})
    near = Recognition(near={"lock.rear": heard})
    assert heeded("lock the door", LOCKS, near) is None
    assert isinstance(heeded("lock the rear door", LOCKS, near), Run)


def test_what_is_heard_strictly_is_no_guess() -> None:
    """A sentence of Home Assistant's own says which device it means."""
    said = Recognition(RecognizedIntent(LOCK, {"name": "Rear door lock"}))
    assert isinstance(heeded("lock the door", LOCKS, said), Run)
