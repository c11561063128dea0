"""What all requests begin with: byte for byte the same, until the home changes."""

import asyncio
from datetime import timedelta
from itertools import pairwise
import json
import os
from pathlib import Path
import sys
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from pytest_homeassistant_custom_component.common import async_fire_time_changed

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.options import AgentOptions
from custom_components.smart_agent.prompt.system_text import SystemTexts
from custom_components.smart_agent.prompt.texts import CONTEXT, READ_NOW
from fakes.ollama_server import call, calls, say
from homeassistant.components import conversation
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.llm import LLMTools
from homeassistant.config_entries import ConfigEntry
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    llm,
)

from .. import print_prefix
from ..house_fixtures import MODEL, Heard, NewTalk, Talk
from ..llm_tools.test_assist_api import Chimes, add_platform

ROOT = Path(__file__).parents[2]
HELLO = say("Hello.")


def prefix(chat: dict[str, Any]) -> str:
    """Return what a request begins with, as it was received."""
    assert chat["messages"][0]["role"] == "system"
    return json.dumps([chat["messages"][0], chat["tools"]])


async def greet(talk: Talk, **more: Any) -> str:
    """Have a turn of a new conversation and return what its request began with."""
    talk.server.script(HELLO)
    await talk("hello", **more)
    return prefix(talk.asked[-1])


def lasting(chat: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the messages of a request without the states that they told for a turn."""
    return [
        {**one, "content": one.get("content", "").partition(f"\n\n{READ_NOW}")[0]}
        for one in chat["messages"]
    ]


def newest(talk: Talk) -> str:
    """Return the user's newest words as they were sent, with what goes with them."""
    text: str = talk.asked[-1]["messages"][-1]["content"]
    return text


async def test_the_same_for_everyone(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> None:
    """Who speaks where in which language moves what stands beside the words alone."""
    first = await greet(talk)
    beside = {newest(talk)}
    nowhere = dr.async_get(hass).async_get_or_create(
        config_entry_id=home.entry_id, identifiers={("test", "radio")}, name="Radio"
    )
    for device in (
        async_device_id(hass, home, "kitchen_satellite"),
        async_device_id(hass, home, "bedroom_thermostat"),
        nowhere.id,
        "of no device",
    ):
        talk.satellite = device
        assert await greet(talk) == first
        beside.add(newest(talk))
    # The kitchen, the bedroom, and nowhere at all.
    assert len(beside) == 3
    talk.satellite, talk.language = None, "de"
    assert await greet(talk) == first
    for name in ("Ada", "Alan"):
        user = await hass.auth.async_create_user(name)
        talk.server.script(HELLO)
        await conversation.async_converse(
            hass, "hello", None, Context(user_id=user.id), "en", talk.agent_id
        )
        assert prefix(talk.asked[-1]) == first
        assert name in newest(talk)


async def test_the_same_in_all_states(
    hass: HomeAssistant,
    home: ConfigEntry[Inventory],
    talk: Talk,
    freezer: FrozenDateTimeFactory,
) -> None:
    """States, outages, time and a reload of the agent move nothing.

    While a timer runs, the tools for timers stand behind all else.
    """
    first = await greet(talk)
    for entity_id, state in (("light.desk_lamp", "on"), ("lock.front_door", "jammed")):
        before = hass.states.get(entity_id)
        assert before
        hass.states.async_set(entity_id, state, before.attributes)
    await hass.async_block_till_done()
    assert await greet(talk) == first
    for before in hass.states.async_all(["light", "climate", "media_player", "todo"]):
        # What an integration leaves of an entity that is away.
        kept = {
            key: before.attributes[key]
            for key in ("friendly_name", "supported_features", "device_class")
            if key in before.attributes
        }
        hass.states.async_set(before.entity_id, STATE_UNAVAILABLE, kept)
    await hass.async_block_till_done()
    assert await greet(talk) == first

    talk.satellite = async_device_id(hass, home, "kitchen_satellite")
    talk.server.script(call("HassStartTimer", {"minutes": 5}), say("Five minutes."))
    await talk("set a timer")
    assert (await greet(talk)).startswith(first.removesuffix("]]"))
    told = newest(talk)
    freezer.tick(timedelta(days=40, hours=3))
    async_fire_time_changed(hass)
    await hass.async_block_till_done()
    assert await greet(talk) == first
    assert newest(talk) != told

    assert await hass.config_entries.async_reload(talk.entry.entry_id)
    assert await greet(talk) == first


async def test_the_same_for_a_question(talk: Talk) -> None:
    """The states that a question is about stand beside the words, and move nothing."""
    first = await greet(talk)
    for state in ("on", "off"):
        talk.hass.states.async_set("light.desk_lamp", state, {})
        talk.server.script(say("It is."))
        await talk("is the desk lamp on?")
        assert prefix(talk.asked[-1]) == first
        assert f"\nDesk Lamp (light, Office): {state}\n" in newest(talk)


async def test_changes_with_the_home(hass: HomeAssistant, talk: Talk) -> None:
    """What is exposed, its names and its place do move it, each its own way."""
    entities, areas = er.async_get(hass), ar.async_get(hass)
    seen = [await greet(talk)]

    async def see() -> None:
        await hass.async_block_till_done()
        seen.append(await greet(talk))

    async_expose_entity(hass, "conversation", "light.desk_lamp", False)
    await see()
    async_expose_entity(hass, "conversation", "light.desk_lamp", True)
    await see()
    assert seen.pop() == seen[0]
    entities.async_update_entity("light.desk_lamp", name="Banker's Lamp")
    await see()
    assert "Banker's Lamp" in seen[-1]
    entities.async_update_entity("light.desk_lamp", aliases=["Greenie"])
    await see()
    office = entities.async_get("light.desk_lamp")
    assert office
    assert office.area_id
    areas.async_update(office.area_id, name="Bureau")
    await see()
    areas.async_create("Attic")
    await see()
    assert seen.pop() == seen[-1]
    hass.states.async_set("light.new", "on", {"friendly_name": "New Lamp"})
    async_expose_entity(hass, "conversation", "light.new", True)
    await see()
    assert len(set(seen)) == len(seen) == 6


async def test_changes_with_what_integrations_say(
    hass: HomeAssistant, talk: Talk
) -> None:
    """What another integration tells the model is told as it is now."""
    said = LLMTools([Chimes()], "The chimes are silver.")
    await add_platform(hass, "chimes", lambda _: said)
    first = await greet(talk)
    assert "silver" in first
    assert await greet(talk) == first
    said.prompt = "The chimes are gold."
    assert "gold" in await greet(talk)
    said.tools = []
    assert '"ring"' not in await greet(talk)


async def test_only_what_is_new_is_read(hass: HomeAssistant, talk: Talk) -> None:
    """A tool that its integration makes anew each turn has no other one read again.

    Where it says what it said, all stays; what it says otherwise is told as it is now.
    """
    made = [Chimes()]

    def ask(_: llm.LLMContext) -> LLMTools:
        made.append(Chimes())
        made[-1].description = made[0].description
        return LLMTools([made[-1]], None)

    await add_platform(hass, "chimes", ask)
    options = AgentOptions(model=MODEL, llm_apis=(llm.LLM_API_ASSIST,))
    texts = SystemTexts(hass, options, talk.entry.runtime_data.homes.async_get)
    first = (await texts.async_of_nobody()).prefix
    assert (await texts.async_of_nobody()).prefix is first
    made[0].description = "Ring them twice."
    now = (await texts.async_of_nobody()).prefix
    assert len(made) == 4
    assert now.toolset.by_name["ring"].description == "Ring them twice."
    assert "Ring them twice." in str(now.tools)
    others = [one for one in now.toolset.tools if one.name != "ring"]
    assert others
    assert all(one is first.toolset.by_name[one.name] for one in others)


# -- in a conversation


async def test_each_request_begins_with_the_one_before(kitchen_talk: Talk) -> None:
    """Turn after turn what was sent stands, with the place and time it was said at.

    States are those of a turn, and do not.
    """
    talk = kitchen_talk
    heard: Heard | None = None
    lamp, blind = {"name": "Desk Lamp"}, {"name": "Kitchen Blind"}
    for text, replies in (
        ("hello", [HELLO]),
        ("turn on the desk lamp", [call("HassTurnOn", lamp), say("It is on.")]),
        (
            "and off, and close the blind",
            [
                calls(("HassTurnOff", lamp), ("HassTurnOff", blind)),
                say("Both are done."),
            ],
        ),
        ("is the lamp on?", [call("GetLiveContext", lamp), say("It is off.")]),
        ("thank you", [say("You are welcome.")]),
    ):
        talk.server.script(*replies)
        heard = await talk(text, after=heard)
    chats = talk.asked
    assert len(chats) == 8
    assert len({prefix(chat) for chat in chats}) == 1
    for before, after in pairwise(chats):
        earlier, later = lasting(before), lasting(after)
        assert json.dumps(later[: len(earlier)]) == json.dumps(earlier)
        assert len(later) > len(earlier)
    users = [m["content"] for m in chats[-1]["messages"] if m["role"] == "user"]
    assert len(users) == 5
    assert all(CONTEXT in text and "Kitchen" in text for text in users)


async def test_after_a_confirmation(new_talk: NewTalk) -> None:
    """A turn that ended without the model's words is gone on from in the same way."""
    talk = await new_talk(confirm="automatic", sentences=True)
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), HELLO)
    first = await talk("turn on the desk lamp")
    await talk("hello", after=first)
    before, after = (chat["messages"] for chat in talk.asked)
    assert json.dumps(after[: len(before)]) == json.dumps(before)


# -- instructions that move


async def test_template(
    new_talk: NewTalk, hass: HomeAssistant, freezer: FrozenDateTimeFactory
) -> None:
    """What a template says goes with the newest words, and not into later turns."""
    talk = await new_talk(
        prompt="You are a butler. It is {{ now().isoformat() }}, {{ user_name }}."
    )
    first = await greet(talk)
    assert "butler" not in first
    told = newest(talk)
    assert told.count("You are a butler.") == 1
    freezer.tick(timedelta(minutes=17))
    talk.server.script(HELLO, HELLO)
    heard = await talk("hello")
    assert prefix(talk.asked[-1]) == first
    assert newest(talk) != told
    said = newest(talk)
    await talk("and you?", after=heard)
    assert prefix(talk.asked[-1]) == first
    _, earlier, _, words = talk.asked[-1]["messages"]
    assert "butler" not in earlier["content"]
    assert said.startswith(earlier["content"])
    assert "You are a butler." in words["content"]


async def test_what_an_automation_adds(talk: Talk) -> None:
    """It is told once, with the words it came with, and stays there."""
    extra = "The door bell rang: ask whether to open."
    first = await greet(talk)
    talk.server.script(HELLO, HELLO, HELLO)
    heard = await talk("hello", extra_system_prompt=extra)
    assert prefix(talk.asked[-1]) == first
    assert newest(talk).endswith(f"\n{extra}")
    await talk("yes", after=heard)
    await talk("and no", after=heard)
    assert json.dumps(talk.asked[-1]["messages"]).count(extra) == 1
    assert extra not in newest(talk)
    assert await greet(talk) == first
    assert extra not in newest(talk)


# -- from one start of Home Assistant to the next


async def test_restart(hass: HomeAssistant, talk: Talk) -> None:
    """Another process makes the same of the same home, in whatever order sets are."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.print_prefix"),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "1"},
        stdout=asyncio.subprocess.PIPE,
    )
    printed, _ = await process.communicate()
    assert printed.decode().strip() == await print_prefix.prefix(hass)
    system, _ = json.loads(printed)
    await greet(talk)
    assert talk.asked[-1]["messages"][0]["content"] == system
