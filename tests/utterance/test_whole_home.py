"""All of a kind in the whole home."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.whole_home import says_all_over, with_all

from ..builders import entity, home

HOUSE = home(entity("light.hall", "Hall Light"))
NAMED = home(entity("light.hall", "House Light"))


@pytest.mark.parametrize(
    ("text", "put"),
    [
        ("turn off every light in the house", "turn off all the lights"),
        ("turn off all the lights in the house", "turn off all the lights"),
        ("turn off all the lights we have", "turn off all the lights"),
        (
            "shut every single blind, but not the curtains",
            "shut all the blinds, but not the curtains",
        ),
        (
            "shut every curtain and blind in the house",
            "shut all the curtains and blinds",
        ),
        ("kill the lot in the den", "kill everything in the den"),
        ("turn off the whole lot", "turn off everything"),
        ("turn it all off", "turn everything off"),
        ("the lot of you be quiet", None),
        ("move the car off the parking lot", None),
        ("I like it all", None),
        # Some of them, a time, a question, or no kind of thing.
        ("turn off the lights in the house", None),
        ("every evening turn off the light", None),
        ("is every light off?", None),
        ("every one of the lights off", None),
        ("", None),
    ],
)
def test_all(text: str, put: str | None) -> None:
    """Each of a kind is all of it, and in the house is everywhere."""
    language = language_of("en")
    assert language is not None
    assert with_all(text, "en", language, HOUSE) == (text if put is None else put)
    in_house = "turn off all the lights in the house"
    assert with_all(in_house, "en", language, NAMED) == in_house


@pytest.mark.parametrize(
    ("code", "text", "says"),
    [
        ("en", "every light in the house off", True),
        ("en", "turn off all the lights everywhere", True),
        ("de", "mach überall das Licht aus", True),
        ("en", "everything off, the whole house", True),
        ("en", "it's dark in the house, turn off the lights", False),
        ("en", "turn off all the lights", False),
        ("en", "turn off the lights in the hall", False),
        ("xx", "every light in the house off", False),
    ],
)
def test_all_over(code: str, text: str, *, says: bool) -> None:
    """It is said that not only the place is meant where the user is."""
    assert says_all_over(text, language_of(code), HOUSE) is says


def test_called_so() -> None:
    """Where something of the home is called so it may be that."""
    assert not says_all_over("all the lights in the house", language_of("en"), NAMED)
