"""What items and lists want."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.list_wants import with_list_wants

from ..builders import entity

HOME = Home(
    entities=(
        entity("todo.aldi", "Aldi List"),
        entity("todo.chores", "Chores"),
        entity("light.pantry", "Pantry Light"),
    )
)


def wanted(text: str, code: str = "en") -> str:
    """Return a text with commands in place of what items want."""
    language = language_of(code)
    assert language is not None
    return with_list_wants(text, code, language, HOME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "Pasta and bin liners need to go on the Aldi list, and bread can come off it",
            "add Pasta and bin liners to the Aldi List, and take bread off the Aldi List",
        ),
        ("milk on the Aldi list please", "add milk to the Aldi List please"),
        ("right, soap for the Aldi list", "right, soap for the Aldi list"),
        ("soap for the Aldi list", "add soap to the Aldi List"),
        (
            "Ann's got nits, so conditioner and a comb on the Aldi list",
            "Ann's got nits, so add conditioner and a comb to the Aldi List",
        ),
        ("soap had better go on the Aldi list", "add soap to the Aldi List"),
        (
            "Ann's baking, so that's rice, dates and ham for the Aldi list",
            "Ann's baking, so add rice, dates and ham to the Aldi List",
        ),
        (
            "we need rice, dates and ham on the Aldi list",
            "add rice, dates and ham to the Aldi List",
        ),
        (
            "rice, dates, ham, all for the Aldi list, thanks",
            "add rice, dates, ham to the Aldi List, thanks",
        ),
        (
            "I'm making soup, so Aldi list: leeks, swedes",
            "I'm making soup, so add leeks, swedes to the Aldi List",
        ),
        ("can fix the stair go on the chores", "add fix the stair to the Chores"),
        ("can the lamp go on?", "can the lamp go on?"),
        ("that's all for the Aldi list", "that's all for the Aldi list"),
        ("that's great for the Aldi list", "that's great for the Aldi list"),
        ("it's time for the Aldi list", "it's time for the Aldi list"),
        ("we need rice for the pancakes", "we need rice for the pancakes"),
        ("Ann's got rice for the Aldi list", "Ann's got rice for the Aldi list"),
        ("Aldi list needs soap and rice", "add soap and rice to the Aldi List"),
        (
            "so pears, oat milk and naan need to go on the Aldi list",
            "so add pears, oat milk and naan to the Aldi List",
        ),
        (
            "guests come tonight, so eggs and bread need to go on the Aldi list",
            "guests come tonight, so add eggs and bread to the Aldi List",
        ),
        # Of one item only it says nothing what is said before.
        (
            "there's no milk left, milk needs to go on the Aldi list",
            "there's no milk left, add milk to the Aldi List",
        ),
        (
            "we don't have any rice, the Aldi list needs rice",
            "we don't have any rice, add rice to the Aldi List",
        ),
        # Neither a sentence nor a deed is an item.
        (
            "I like tea, pears and naan need to go on the Aldi list",
            "I like tea, add pears and naan to the Aldi List",
        ),
        (
            "lights off, pears and naan need to go on the Aldi list",
            "lights off, add pears and naan to the Aldi List",
        ),
        (
            "got the butter, that one can come off the Aldi list",
            "got the butter, take that one off the Aldi List",
        ),
    ],
)
def test_wanted(text: str, command: str) -> None:
    """It is a command for the list."""
    assert wanted(text) == command


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "is milk on the Aldi list?"),
        ("en", "milk on the Aldi list is off"),
        ("en", "there's milk on the Aldi list"),
        ("en", "I saw milk on the Aldi list"),
        ("en", "what's on the Aldi list"),
        ("en", "nothing on the Aldi list"),
        ("en", "no milk on the Aldi list"),
        ("en", "put ham, rice and dates on the Aldi list"),
        ("en", "the kids need to go on the school run"),
        ("en", "bread can come off the shelf"),
        ("en", "Tom thinks milk, eggs and bread need to go on the Aldi list"),
        ("en", "I wonder whether milk, eggs and bread need to go on the Aldi list"),
        ("en", "not milk, eggs and bread need to go on the Aldi list"),
        ("en", "maybe milk, eggs and bread need to go on the Aldi list"),
        ("en", "the Aldi list needs sorting out"),
        ("en", "the chores could do with a tidy up"),
        ("en", "time for the chores"),
        ("en", "the pantry light needs to go on"),
        ("en", ""),
        ("de", "milk on the Aldi list"),
    ],
)
def test_not_wanted(code: str, text: str) -> None:
    """What is told or asked of a list, and of anything else, stays as it was said."""
    assert wanted(text, code) == text
