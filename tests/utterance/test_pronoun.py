"""Pronouns that stand in place of a name."""

import pytest

from custom_components.smart_agent.home.home import Entity
from custom_components.smart_agent.utterance.clauses import Clause, Stance
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

LAMP, DOOR = entity("light.desk", "Desk Lamp"), entity("lock.front", "Front Door")
HOME = home(LAMP, DOOR)
BACK = home(LAMP, entity("lock.back", "Back Door"))


@pytest.mark.parametrize(
    ("text", "last", "named"),
    [
        ("turn it off again", [LAMP], "turn Desk Lamp off"),
        ("lock it then", [DOOR], "lock Front Door"),
        # What is named in the words themselves comes first.
        ("the front door is open, lock it", [LAMP], "lock Front Door"),
        ("turn it off, the desk lamp", [DOOR], "turn it off"),
        # What it has is of it, and of no other thing.
        ("set its brightness to 15", [LAMP], "set Desk Lamp brightness to 15"),
        ("set its lamp to 15", [DOOR], "set its lamp to 15"),
        # By its kind and more, where it is told of, and of nothing else.
        ("the lamp on the desk is too bright, turn it off", [], "turn Desk Lamp off"),
        ("the desk is a mess, turn it off", [], "turn it off"),
        ("if the lamp on the desk is on, turn it off", [], "turn it off"),
        # Nothing, or more than one, can be meant.
        ("turn it off", [], "turn it off"),
        ("turn it off", [LAMP, DOOR], "turn it off"),
        ("the desk lamp and the front door are new, lock it", [], "lock it"),
        # What is spoken against is not taken up, nor is what was before it.
        ("not the desk lamp, turn it off", [DOOR], "turn it off"),
        ("don't touch the desk lamp, turn it off", [DOOR], "turn it off"),
        ("leave the desk lamp alone and turn it off", [LAMP], "turn it off"),
        # It names something itself.
        ("turn off the desk lamp", [DOOR], "turn off the desk lamp"),
    ],
)
def test_named(text: str, last: list[Entity], named: str) -> None:
    """The name of the only device that it can stand for is put in its place."""
    request = read_request(text, "en", HOME)
    asked = [one for one in request.clauses if one.stance is Stance.REQUEST]
    asked = asked or [*request.clauses]
    clause = next((one for one in asked if words_of(one) & {"it", "its"}), asked[0])
    assert request.named(clause, last) == named


def words_of(clause: Clause) -> set[str]:
    """Return the words of a clause."""
    return {token.plain for token in clause.words}


def test_hyphen() -> None:
    """A pronoun that hangs on its verb leaves no hyphen behind."""
    request = read_request("éteins-la", "fr", HOME)
    (clause,) = request.clauses
    assert request.named(clause, [LAMP]) == "éteins Desk Lamp"


def test_back_on() -> None:
    """What it was before is no back door."""
    request = read_request("it's dark, put it back on", "en", BACK)
    named = request.named(request.clauses[-1], [LAMP])
    assert named == "put Desk Lamp back on"
    other = read_request("put the back on", "en", BACK)
    assert other.named(other.clauses[-1], [LAMP]) == "put the back on"
