"""What is to stand on a list is an item, not the list and not the verb before it."""

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.trace.outcome import Judgement
from fakes.house import open_items
from fakes.ollama_server import Reply, call, say

from ..house_fixtures import Talk

LIST = "todo.shopping_list"


def add(item: str, name: str = "Shopping List") -> Reply:
    """Return a model's call."""
    return call("HassListAddItem", {"name": name, "item": item})


@pytest.mark.parametrize(
    ("text", "wrote", "right"),
    [
        ("chuck lemons on the shopping list", "Chucks lemons", "lemons"),
        ("add oat milk to the shopping list", "add oat milk", "oat milk"),
        ("put batteries on the shopping list", "Shopping List", "batteries"),
        ("put batteries on the shopping list", "shopping", "batteries"),
        ("oh, wipes! Shopping list!", "Wipe the floor", "wipes"),
        (
            "could you get descale the kettle onto the shopping list",
            "descale",
            "descale the kettle",
        ),
    ],
)
async def test_put_right(talk: Talk, text: str, wrote: str, right: str) -> None:
    """The model is told, and only what is an item gets onto the list."""
    before = open_items(talk.hass)[LIST]
    talk.server.script(add(wrote), add(right), say("Added."))
    await talk(text)
    assert open_items(talk.hass)[LIST] == [*before, right.capitalize()]
    assert talk.record.calls[0].verdict is Judgement.REJECTED
    assert ProblemKind.VALUE in str(talk.record.calls[0].reasons)


async def test_particle(talk: Talk) -> None:
    """A particle of the verb is no part of an item either."""
    before = open_items(talk.hass)[LIST]
    talk.server.script(*[add("down decaf tea bags")] * 3)
    await talk("for the shopping list, can you note down decaf tea bags")
    assert open_items(talk.hass)[LIST] == before
    assert talk.record.calls[0].verdict is Judgement.REJECTED
    assert ProblemKind.VALUE in str(talk.record.calls[0].reasons)


@pytest.mark.parametrize(
    ("text", "tool"),
    [
        ("take everything off the shopping list bar the bread", "HassListRemoveItem"),
        ("put leeks on the shopping list", "HassListCompleteItem"),
    ],
)
async def test_left_alone(talk: Talk, text: str, tool: str) -> None:
    """What is excepted stays, and who adds something takes nothing else off."""
    before = open_items(talk.hass)[LIST]
    bread = call(tool, {"name": "Shopping List", "item": "Bread"})
    talk.server.script(*[bread] * 4)
    await talk(text)
    assert "Bread" in open_items(talk.hass)[LIST]
    assert {*before} <= {*open_items(talk.hass)[LIST]}


async def test_replaced(talk: Talk) -> None:
    """What another item is to stand in place of gets onto no list."""
    before = open_items(talk.hass)[LIST]
    talk.server.script(*[add("tonic water")] * 3)
    await talk(
        "stick tonic water on the shopping list, hang on, Ann's making a face, "
        "ginger beer instead of the tonic"
    )
    assert open_items(talk.hass)[LIST] == before


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("clean windows, put that on the shopping list", "clean windows"),
        ("put light bulbs on the shopping list", "light bulbs"),
        ("add add-on board to the shopping list", "add-on board"),
        ("add soap for the children to the shopping list", "soap"),
    ],
)
async def test_as_it_is(talk: Talk, text: str, item: str) -> None:
    """A verb that belongs to the item stays in it."""
    talk.server.script(add(item), say("Added."))
    await talk(text)
    assert item.capitalize() in open_items(talk.hass)[LIST]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I got the milk, so check that off the shopping list"),
        ("de", "hak Milch von der Einkaufsliste ab"),
        ("fr", "coche le lait sur la liste de courses"),
    ],
)
async def test_taken_off(talk: Talk, language: str, text: str) -> None:
    """What is to come off a list is not put there once more."""
    before = open_items(talk.hass)[LIST]
    talk.language = language
    talk.server.script(add("milk"), add("milk"), add("milk"), say("Done."))
    await talk(text)
    assert open_items(talk.hass)[LIST] == before


@pytest.mark.parametrize(
    "text",
    [
        "you can wipe the bread from the shopping list",
        "lose the bread off the shopping list",
    ],
)
async def test_taken_off_by_any_verb(talk: Talk, text: str) -> None:
    """What is to come off a list is not put there, whatever verb says so."""
    before = open_items(talk.hass)[LIST]
    talk.server.script(*[add("Bread")] * 3, say("All right."))
    await talk(text)
    assert open_items(talk.hass)[LIST] == before
    assert all(one.verdict is Judgement.REJECTED for one in talk.record.calls)


@pytest.mark.parametrize(
    ("text", "stays"),
    [
        ("we've clean run out of bread, you see. Shopping List!", True),
        ("we're out of flour, so scratch the bread from the shopping list", False),
    ],
)
async def test_what_has_run_out(talk: Talk, text: str, *, stays: bool) -> None:
    """What there is no more of does not come off a list, unless that is said."""
    taken_off = call("HassListRemoveItem", {"name": "Shopping List", "item": "Bread"})
    talk.server.script(*[taken_off] * 3, say("All right."))
    await talk(text)
    assert ("Bread" in open_items(talk.hass)[LIST]) is stays
