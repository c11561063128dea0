"""Several items of a list in one sentence."""

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from fakes.house import open_items
from fakes.ollama_server import say

from ..house_fixtures import NewTalk

LIST = "todo.shopping_list"


@pytest.mark.parametrize(
    ("language", "text", "items"),
    [
        ("en", "add ham and brown rice to the shopping list", ["Ham", "Brown rice"]),
        (
            "en",
            "put ham, rice and dates on the shopping list",
            ["Ham", "Rice", "Dates"],
        ),
        ("de", "setze Schinken und Reis auf die shopping list", ["Schinken", "Reis"]),
        # No word joins them.
        ("en", "add ham, rice to the shopping list", ["Ham", "Rice"]),
        ("en", "shopping list, new one, brown rice", ["Brown rice"]),
        ("en", "add red ones and rice to the shopping list", ["Red ones", "Rice"]),
        ("en", "add ham, the smoked one to the shopping list", ["Ham the smoked one"]),
    ],
)
async def test_each(
    new_talk: NewTalk, language: str, text: str, items: list[str]
) -> None:
    """Each is an item of its own, and no model is asked."""
    talk = await new_talk(sentences=True, confirm="automatic")
    talk.language = language
    before = open_items(talk.hass)[LIST]
    await talk(text)
    assert open_items(talk.hass)[LIST] == [*before, *items]
    assert talk.record.outcome is Outcome.ACTED
    assert not talk.asked


@pytest.mark.parametrize(
    "text",
    [
        "add ham and turn on the desk lamp to the shopping list",
        "add ham and no rice to the shopping list",
        "add ham and tomorrow rice to the shopping list",
    ],
)
async def test_more_than_items(new_talk: NewTalk, text: str) -> None:
    """Where one of them may be more than an item, the model is asked."""
    talk = await new_talk(sentences=True)
    before = open_items(talk.hass)[LIST]
    talk.server.script(say("I cannot do that."), say("I cannot do that."))
    await talk(text)
    assert open_items(talk.hass)[LIST] == before
    assert talk.asked
