"""Commands for a list by other words than Home Assistant's sentences have."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.plain_list import plain_list

from ..builders import entity, home

HOME = home(
    entity("todo.tesco", "Tesco List"),
    entity("todo.kitchen", "Kitchen List"),
    entity("light.kitchen", "Kitchen Light", area="Kitchen"),
)
ONE_LIST = home(entity("todo.jobs", "House Jobs"))
LANGUAGE = language_of("en")


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("jot down milk for Tesco", "add milk to the Tesco List"),
        ("chuck some eggs on the Tesco list too", "add eggs to the Tesco List"),
        ("could you pop bread down on Tesco please", "add bread to the Tesco List"),
        ("put milk and eggs on Tesco", "add milk and eggs to the Tesco List"),
        ("scratch the rice off the Tesco list", "check rice off the Tesco List"),
        ("mark rice as done on the Tesco list", "check rice off the Tesco List"),
        ("cross milk off of Tesco", "check milk off the Tesco List"),
        ("take the milk off Tesco, mate", "remove milk from the Tesco List"),
        ("put soap on the kitchen list", "add soap to the Kitchen List"),
        ("Tesco list: milk and eggs", "add milk and eggs to the Tesco List"),
    ],
)
def test_command(text: str, command: str) -> None:
    """The verb, and the name of the list, are those that sentences have."""
    found = plain_list(text, "en", LANGUAGE, HOME)
    assert found is not None
    assert found.text == command


@pytest.mark.parametrize(
    "text",
    [
        "put the light on in the kitchen",
        "put some music on for Tesco",
        "turn the heating down for Tesco",
        "put milk on the list",
        "put a blanket on the tesco",
        "Tesco, milk",
        "put milk on Tesco tomorrow",
        "milk on Tesco",
        "put on Tesco",
        "take it off",
        "",
    ],
)
def test_no_command(text: str) -> None:
    """Nothing else is one, and no list is guessed."""
    assert plain_list(text, "en", LANGUAGE, HOME) is None
    assert plain_list(text, "fi", language_of("fi"), HOME) is None


def test_only_list() -> None:
    """A noun is enough for the only list that there is."""
    found = plain_list("pop the bins on the list", "en", LANGUAGE, ONE_LIST)
    assert found is not None
    assert found.name == "House Jobs"
