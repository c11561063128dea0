"""What stands before all that is only told."""

import pytest

from custom_components.smart_agent.home.home import Entity
from custom_components.smart_agent.utterance.before_told import text_before_told
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

LAMP = entity("light.desk", "Desk Lamp", area="Study")
HOME = home(
    LAMP,
    entity("fan.study", "Fan", area="Study"),
    entity("lock.front", "Front Door", area="Hall"),
)


def before(text: str, *last: Entity) -> str:
    """Return what stands before what English words tell."""
    return text_before_told(read_request(text, "en", HOME), last)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("and the fan too, I can't sleep", "and the fan too"),
        ("a bit more, I can't hear", "a bit more"),
        ("back on, it's too dark, I fell", "back on"),
        ("and the fan too, the lamp is blinding me", "and the fan too"),
        ("nah, go red, I'm a baddie today", "nah, go red"),
    ],
)
def test_before(text: str, found: str) -> None:
    """It is what may go on from the turn before."""
    assert before(text, LAMP) == found


@pytest.mark.parametrize(
    "text",
    [
        "and the fan too",
        "it's dark, and the fan too",
        # What may change what is asked for.
        "and the fan too, he said",
        "and the fan too, but I like it",
        "and the fan too, I think",
        "and the fan too, I suppose",
        "and the fan too, if it's hot",
        "and the fan too, tomorrow I'm off",
        "and the fan too, is it on?",
        # What is told is of another thing.
        "and the fan too, the front door is open",
        "",
    ],
)
def test_nothing(text: str) -> None:
    """Nothing is told behind it, or what is told may be more than a reason."""
    assert before(text, LAMP) == ""


def test_no_language() -> None:
    """Of a language without tables nothing is read."""
    request = read_request("and the fan too, I can't sleep", "xx", HOME)
    assert text_before_told(request, ()) == ""
