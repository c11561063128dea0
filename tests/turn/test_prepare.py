"""The scene of a turn: what moves from turn to turn stands beside the words."""

import json
from typing import Any

import pytest

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.home.home import Entity, Home
from custom_components.smart_agent.home.tracker import HomeTracker
from custom_components.smart_agent.options import AgentOptions
from custom_components.smart_agent.prompt.texts import CONTEXT
from custom_components.smart_agent.turn.meant import MeantDevices
from custom_components.smart_agent.turn.prepare import TurnPreparer
from fakes.ollama_server import call, say
from homeassistant.components import conversation
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant

from ..house_fixtures import MODEL, NewTalk, Talk

HELLO = say("Hello.")


async def beside(talk: Talk, text: str = "hello", **more: Any) -> str:
    """Have a turn and return what goes with the user's words, behind these."""
    talk.server.script(HELLO)
    await talk(text, **more)
    words, found, told = talk.asked[-1]["messages"][-1]["content"].partition(CONTEXT)
    assert found
    assert words == f"{text}\n\n"
    return str(told)


def system(talk: Talk) -> str:
    """Return the system text of the last request."""
    return str(talk.asked[-1]["messages"][0]["content"])


def inside(talk: Talk, text: str) -> list[str]:
    """Return the devices of the house, and what is called as these, that a text names."""
    names = [
        item.name
        for item in talk.hass.config_entries.async_entries("demo_house")[
            0
        ].runtime_data.items
    ]
    return [name for name in names if name in text]


# -- what moves


async def test_place(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> None:
    """The area of the satellite is told, if it has one."""
    assert "Kitchen" not in await beside(talk)
    talk.satellite = async_device_id(hass, home, "kitchen_satellite")
    told = await beside(talk)
    assert "Kitchen" in told
    assert "Bedroom" not in told
    # All devices stand in the system text, none beside the words.
    assert "Kitchen Blind" in system(talk)
    assert "Kitchen Blind" not in told


@pytest.fixture
async def large(new_talk: NewTalk) -> Talk:
    """Return a person in a house with more devices than are listed."""
    return await new_talk(list_size=20)


async def test_shortlist(large: Talk) -> None:
    """The devices that words may mean stand beside them; before, that of an example."""
    told = await beside(large, "turn on the desk lamp")
    named = inside(large, told)
    assert "Desk Lamp" in named
    assert 3 < len(named) < 20
    text, found, example = system(large).partition("\nRight: ")
    assert found
    assert not inside(large, text)
    assert len(inside(large, example)) == 1
    first = large.asked[-1]
    assert "Robot Vacuum" in await beside(large, "start the vacuum")
    assert json.dumps(large.asked[-1]["messages"][0]) == json.dumps(
        first["messages"][0]
    )
    assert large.asked[-1]["tools"] == first["tools"]


async def test_ranked_for_the_model_alone(
    new_talk: NewTalk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What needs no model ranks no devices."""
    talk = await new_talk(confirm="automatic", sentences=True, list_size=0)
    ranked: list[str] = []
    pick = MeantDevices.async_pick

    async def picks(
        self: MeantDevices, home: Home, text: str, *more: Any, **named: Any
    ) -> list[Entity]:
        ranked.append(text)
        return await pick(self, home, text, *more, **named)

    monkeypatch.setattr(MeantDevices, "async_pick", picks)
    await talk("turn on the desk lamp")
    assert not talk.asked
    assert not ranked
    await beside(talk, "who needs the desk lamp")
    assert ranked == ["who needs the desk lamp"]


async def test_shortlist_of_the_room(
    hass: HomeAssistant, home: ConfigEntry[Inventory], large: Talk
) -> None:
    """Words that name nothing mean what is where the user is."""
    large.satellite = async_device_id(hass, home, "kitchen_satellite")
    assert "Kitchen Blind" in inside(large, await beside(large, "open it"))


async def test_what_was_used_last(large: Talk) -> None:
    """What was acted on last is among the devices that are meant by "it"."""
    assert "Garden Outlet" not in await beside(large, "and what is it doing now?")
    large.server.script(
        call("HassTurnOn", {"name": "Garden Outlet"}), say("It is running.")
    )
    heard = await large("start the fountain")
    assert "Garden Outlet" in await beside(large, "turn it off", after=heard)
    # In another conversation, too.
    assert "Garden Outlet" in await beside(large, "turn it off")


async def test_shortlist_stays_with_its_words(large: Talk) -> None:
    """In later turns each list stands where it was first told."""
    large.server.script(HELLO)
    heard = await large("what about the desk lamp")
    large.server.script(HELLO)
    await large("and the vacuum", after=heard)
    before, after = (chat["messages"] for chat in large.asked)
    assert after[: len(before)] == before
    assert "Desk Lamp" in after[1]["content"]
    assert "Robot Vacuum" in after[-1]["content"]


async def test_unlisted_device_can_be_acted_on(large: Talk) -> None:
    """What does not stand in the list is no less there."""
    large.server.script(call("HassTurnOn", {"name": "Night Light"}), say("On."))
    await large("make it cosy for the little one")
    assert large.state("light.night_light") == "on"


# -- what an automation adds


@pytest.mark.parametrize("rounds", [0, 2])
async def test_told_again_when_it_is_forgotten(new_talk: NewTalk, rounds: int) -> None:
    """What went with a round that is left out is told anew; else once."""
    talk = await new_talk(max_history=rounds)
    extra = "The door bell rang."
    heard = None
    for number in range(5):
        talk.server.script(HELLO)
        heard = await talk(
            f"hello {number}",
            after=heard,
            extra_system_prompt=None if number else extra,
        )
        assert json.dumps(talk.asked[-1]["messages"]).count(extra) == 1


# -- ahead of a turn


@pytest.mark.parametrize(
    ("prompt", "list_size"),
    [("You are a pirate.\n\n", 20), ("", 100), ("It is {{ now() }}.", 100)],
)
async def test_ahead_as_in_a_turn(
    hass: HomeAssistant, new_talk: NewTalk, prompt: str, list_size: int
) -> None:
    """What is read ahead is what a turn begins with, to the last space."""
    talk = await new_talk(prompt=prompt, list_size=list_size)
    await beside(talk)
    options = AgentOptions(
        MODEL, prompt=prompt, llm_apis=("assist",), list_size=list_size
    )
    preparer = TurnPreparer(hass, options, HomeTracker(hass, "conversation"))
    made = await preparer.system_texts.async_of_nobody()
    assert made.system == system(talk)
    names = [tool["function"]["name"] for tool in talk.asked[-1]["tools"]]
    assert [tool["function"]["name"] for tool in made.prefix.tools] == names
    assert made.prefix.listed is (list_size == 100)


async def test_prepare(hass: HomeAssistant, large: Talk) -> None:
    """Preparing twice, in a home with a list or without, changes nothing."""
    for _ in range(2):
        await conversation.async_prepare_agent(hass, large.agent_id, "en")
    assert "Desk Lamp" in await beside(large, "turn on the desk lamp")


async def test_shortlist_by_what_is_done(new_talk: NewTalk) -> None:
    """Words for what a kind of device does find it, in the user's language."""
    talk = await new_talk(list_size=0)
    for language, words in (("en", "play the next track"), ("de", "nächster Titel")):
        talk.language = language
        talk.server.script(say("Hm."))
        await talk(words)
        told = talk.asked[-1]["messages"][-1]["content"]
        assert "Kitchen Speaker" in told
