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
        (
            "I patched that fly screen, so that can come off the shopping list",
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


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        (
            "the grill's clean and Tom patched the fly screen, "
            "tick both off the shopping list",
            ("Clean the grill", "Patch the fly screen"),
        ),
        (
            "I patched the fly screen and the grill's clean, so you can tick those off "
            "the shopping list",
            ("Clean the grill", "Patch the fly screen"),
        ),
        # One is not both, and two are not one.
        ("Tom patched the fly screen, tick both off the shopping list", ()),
        (
            "the grill's clean and Tom patched the fly screen, "
            "tick it off the shopping list",
            (),
        ),
    ],
)
async def test_several(talk: Talk, text: str, gone: tuple[str, ...]) -> None:
    """Several items that are told to be done are taken off as "both" or "those"."""
    before = open_items(talk.hass)[LIST]
    talk.server.script(*[say("Which one?")] * 3)
    await talk(text)
    assert open_items(talk.hass)[LIST] == [one for one in before if one not in gone]
    assert bool(talk.asked) is not bool(gone)
