"""What is told of before a command for a list is the item of it."""

import pytest

from custom_components.smart_agent.utterance.languages.listed import OUT_OF, TAKEN_OFF
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.told_item import with_told_item

from ..builders import entity, home

HOME = home(
    entity("todo.food", "Shopping List", "Einkaufsliste"),
    entity("light.hall", "Hall Lamp"),
)


@pytest.mark.parametrize(
    ("code", "text", "command"),
    [
        (
            "en",
            "we're almost out of peanut butter, can you get it on the shopping list",
            "get peanut butter on the shopping list",
        ),
        (
            "en",
            "we're out of foil, can you add that to the shopping list",
            "add foil to the shopping list",
        ),
        (
            "en",
            "Bin bags! Whoever goes, we need bin bags, so add them to the shopping list",
            "add bin bags to the shopping list",
        ),
        (
            "en",
            "we need foil and also the soap, put them on the shopping list please",
            "put foil and also the soap on the shopping list",
        ),
        (
            "en",
            "We've got some rice now, cross it off the shopping list",
            "cross rice off the shopping list",
        ),
        (
            "en",
            "I bought the eggs on the way, so take those ones off the shopping list",
            "take eggs off the shopping list",
        ),
        (
            "de",
            "Wir brauchen Milch, setz sie auf die Einkaufsliste",
            "setz Milch auf die Einkaufsliste",
        ),
        # No list, nothing told, nothing that stands for it, another wish.
        ("en", "we need milk, put it away", None),
        ("en", "we ate the rice and need milk, put both on the shopping list", None),
        ("en", "it's late, put it on the shopping list", None),
        ("en", "put it on the shopping list", None),
        ("en", "we need milk, put eggs on the shopping list", None),
        (
            "en",
            "we need milk, turn on the hall lamp, put it on the shopping list",
            None,
        ),
        ("en", "turn on the hall lamp, we need it, put it on the shopping list", None),
        # Not for sure, not now, not at all, and what is only asked.
        ("en", "if we need milk, put it on the shopping list", None),
        ("en", "we need milk, put it on the shopping list tomorrow", None),
        ("en", "we don't need milk, so don't put it on the shopping list", None),
        ("en", "do we need milk? Put it on the shopping list", None),
        ("en", "we need milk, is it on the shopping list?", None),
        # What was bought is not put there, what is wanted not taken off.
        ("en", "we need rice, cross it off the shopping list", None),
        ("en", "we've got rice, put it on the shopping list", None),
        ("xx", "we need milk, put it on the shopping list", None),
    ],
)
def test_told_item(code: str, text: str, command: str | None) -> None:
    """It stands in place of what takes it up, where nothing else is said."""
    assert with_told_item(read_request(text, code, HOME)) == command


def test_languages() -> None:
    """Every language that can take items off can tell of what is needed."""
    assert OUT_OF.keys() == TAKEN_OFF.keys()
