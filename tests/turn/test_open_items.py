"""Items are taken off a list as they stand there."""

import pytest

from fakes.house import open_items
from fakes.ollama_server import say

from ..house_fixtures import NewTalk, Talk

LIST = "todo.shopping_list"
ITEMS = ("Oat milk", "Clean the grill", "Patch the fly screen")


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person with some more on the shopping list."""
    talk = await new_talk(confirm="automatic", sentences=True)
    for item in ITEMS:
        await talk.hass.services.async_call(
            "todo", "add_item", {"entity_id": LIST, "item": item}, blocking=True
        )
    return talk


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("cross the oat milk off the shopping list", "Oat milk"),
        ("tick milk off the shopping list", "Oat milk"),
        ("take the milk off the shopping list", "Oat milk"),
        (
            "the grill's clean as a whistle, check it off the shopping list",
            "Clean the grill",
        ),
        (
            "I mended the screen, tick that one off the shopping list",
            "Patch the fly screen",
        ),
        (
            "I patched that fly screen, so cross that off the shopping list",
            "Patch the fly screen",
        ),
    ],
)
async def test_as_it_stands(talk: Talk, text: str, gone: str) -> None:
    """What is meant is the only item that has the words, and no model is asked."""
    before = open_items(talk.hass)[LIST]
    await talk(text)
    assert not talk.asked
    left = [one for one in before if one != gone]
    assert open_items(talk.hass)[LIST] == left
    assert len(left) == len(before) - 1


@pytest.mark.parametrize(
    "text",
    [
        "the grill is dirty, check it off the shopping list",
        # Another thing with a word of an item.
        "I mended the shower screen, tick that off the shopping list",
        "we bought almond milk, cross it off the shopping list",
        "tick oat off the shopping list",
        "don't tick milk off the shopping list",
        "did you tick milk off the shopping list?",
        "she said tick milk off the shopping list",
    ],
)
async def test_left(talk: Talk, text: str) -> None:
    """What is not told to be done, or not asked for, stays."""
    before = open_items(talk.hass)[LIST]
    talk.server.fallback = lambda _: say("All right.")
    await talk(text)
    assert open_items(talk.hass)[LIST] == before
