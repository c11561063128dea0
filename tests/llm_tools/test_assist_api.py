"""The LLM API of an agent: the tools that its user chose, on every satellite."""

from collections.abc import Callable
import json
from typing import Any, override
from unittest.mock import Mock

import probatio
import pytest
from pytest_homeassistant_custom_component.common import (
    MockModule,
    mock_integration,
    mock_platform,
)

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.home.tracker import HomeTracker
from custom_components.smart_agent.llm_tools.assist_api import (
    AgentApi,
    SteadyAssist,
    parted,
)
from custom_components.smart_agent.prompt.untrusted import MARK
from fakes.ollama_server import call, say
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.llm import LLMTools
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent, llm
from homeassistant.setup import async_setup_component
from homeassistant.util.json import JsonObjectType

from ..house_fixtures import NewTalk, Talk

ASSISTANT = "conversation"

type Asked = Callable[[llm.LLMContext], LLMTools | None]


class Chimes(llm.Tool):
    """A tool of a custom integration's."""

    name = "chimes__ring"
    description = "Ring the chimes."
    parameters = probatio.Schema({})
    integration = "chimes"

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> JsonObjectType:
        """Ring."""
        return {"rang": llm_context.device_id or "everywhere"}


async def add_platform(hass: HomeAssistant, domain: str, ask: Asked) -> None:
    """Set up a custom integration that has tools for Assist."""
    mock_integration(hass, MockModule(domain), built_in=False)

    def async_get_tools(
        _: HomeAssistant, llm_context: llm.LLMContext, api_id: str
    ) -> LLMTools | None:
        assert api_id == llm.LLM_API_ASSIST
        return ask(llm_context)

    mock_platform(hass, f"{domain}.llm", Mock(async_get_tools=async_get_tools))
    assert await async_setup_component(hass, domain, {})
    await hass.async_block_till_done()


def context(device_id: str | None = None) -> llm.LLMContext:
    """Return the context of a turn on a device."""
    return llm.LLMContext("test", Context(), "en", ASSISTANT, device_id)


class Chosen:
    """What a user chose, as an agent asks for it."""

    def __init__(self, hass: HomeAssistant, *ids: str) -> None:
        """Choose APIs."""
        self.hass = hass
        self.homes = HomeTracker(hass, ASSISTANT)
        self.ids = ids
        self.assist = SteadyAssist(hass, ASSISTANT)

    @property
    def api(self) -> AgentApi:
        """Return it as one API, as each turn does."""
        return AgentApi(self.hass, self.ids, self.assist, self.homes.async_get)

    async def made(self, device_id: str | None = None) -> llm.APIInstance:
        """Return an instance for a turn on a device."""
        return await self.api.async_get_api_instance(context(device_id))


@pytest.fixture
def chosen(hass: HomeAssistant, home: ConfigEntry[Inventory]) -> Chosen:
    """Return an agent's Assist in the house."""
    return Chosen(hass, llm.LLM_API_ASSIST)


def names(api: llm.APIInstance) -> list[str]:
    """Return the names of tools."""
    return [tool.name for tool in api.tools]


# -- Assist


async def test_all_tools_everywhere(
    hass: HomeAssistant, home: ConfigEntry[Inventory], chosen: Chosen
) -> None:
    """Wherever it is asked it has Assist's tools of a satellite with timers, in order."""
    satellite = async_device_id(hass, home, "kitchen_satellite")
    core = await llm.async_get_api(hass, llm.LLM_API_ASSIST, context(satellite))
    for device in (None, satellite, async_device_id(hass, home, "robot_vacuum")):
        made = await chosen.made(device)
        assert names(made) == names(core)
        assert made.llm_context.device_id == device
        assert "You are in area" not in made.api_prompt
        assert "timers" not in made.api_prompt
        assert "Desk Lamp" not in made.api_prompt
    assert "You are in area Kitchen" in core.api_prompt


async def test_no_timers_anywhere(hass: HomeAssistant) -> None:
    """Where no device can run timers no tool starts one."""
    for component in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, component, {})
    hass.states.async_set("light.lamp", "on")
    async_expose_entity(hass, ASSISTANT, "light.lamp", True)
    made = await Chosen(hass, llm.LLM_API_ASSIST).made()
    assert "intent__HassTurnOn" in names(made)
    assert "intent__HassStartTimer" not in names(made)


async def test_nothing_exposed(hass: HomeAssistant) -> None:
    """A user with nothing to control is told what to do, as Home Assistant does."""
    for component in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, component, {})
    chosen = Chosen(hass, llm.LLM_API_ASSIST)
    core = await llm.async_get_api(hass, llm.LLM_API_ASSIST, context())
    _, prompt = parted((await chosen.made()).api_prompt)
    assert "expose entities" in prompt
    assert prompt in core.api_prompt


class Purr(intent.IntentHandler):
    """An intent that comes later."""

    intent_type = "HassPurr"


async def test_asked_again_when_something_changed(
    hass: HomeAssistant, chosen: Chosen
) -> None:
    """Home Assistant's own tools stay the same ones until what they come from changes."""

    async def tools() -> list[int]:
        return [id(tool) for tool in (await chosen.made()).tools]

    first = await tools()
    hass.states.async_set("light.desk_lamp", "on", {"friendly_name": "Desk Lamp"})
    assert await tools() == first
    intent.async_register(hass, Purr())
    second = await tools()
    assert second != first
    assert await async_setup_component(
        hass, "script", {"script": {"relax": {"sequence": []}}}
    )
    async_expose_entity(hass, ASSISTANT, "script.relax", True)
    await hass.async_block_till_done()
    assert await tools() != second
    assert "script__relax" in names(await chosen.made())
    async_expose_entity(hass, ASSISTANT, "script.relax", False)
    assert "script__relax" not in names(await chosen.made())


# -- others


async def test_other_integrations(
    hass: HomeAssistant, home: ConfigEntry[Inventory], chosen: Chosen
) -> None:
    """One of them is asked each time, and told who asks."""
    devices: list[str | None] = []

    def ask(llm_context: llm.LLMContext) -> LLMTools | None:
        devices.append(llm_context.device_id)
        if len(devices) > 2:
            return None
        return LLMTools([Chimes()], f"Chimes for call {len(devices)}.")

    await add_platform(hass, "chimes", ask)
    satellite = async_device_id(hass, home, "kitchen_satellite")
    first, second, third = [
        await chosen.made(one) for one in (None, satellite, satellite)
    ]
    assert devices == [None, satellite, satellite]
    assert names(first)[-1] == names(second)[-1] == "chimes__ring"
    assert "Chimes for call 1." in first.api_prompt
    assert "Chimes for call 2." in second.api_prompt
    assert names(third) == names(first)[:-1]


async def test_one_that_raises(
    hass: HomeAssistant,
    home: ConfigEntry[Inventory],
    talk: Talk,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its own mistake takes its own tools away, and the log says whose it is."""

    def fail(_: llm.LLMContext) -> LLMTools | None:
        raise KeyError("broken")

    await add_platform(hass, "broken", fail)
    await add_platform(hass, "chimes", lambda _: LLMTools([Chimes()], "Chimes!"))
    talk.server.script(call("ring", {}), say("They ring."))
    heard = await talk("ring the chimes")
    assert heard.speech == "They ring."
    told = json.loads(talk.told[-1]["content"])
    assert told == {"from_outside": MARK, "rang": "everywhere"}
    offered = {tool["function"]["name"] for tool in talk.asked[0]["tools"]}
    assert {"ring", "HassTurnOn"} <= offered
    assert "Chimes!" in talk.asked[0]["messages"][0]["content"]
    assert "Error getting tools of broken" in caplog.text


# -- which APIs


class Other(llm.API):
    """Another LLM API, for administrators from 2026.11 on."""

    requires_admin = True

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tool."""
        return llm.APIInstance(self, "Ring the other chimes.", llm_context, [Chimes()])


async def test_several(hass: HomeAssistant, chosen: Chosen) -> None:
    """Several are one, with the tools and the prompts of all."""
    other = Other(hass=hass, id="other", name="Other")
    # From 2026.11 on it is a field, which the class cannot set.
    other.requires_admin = True
    llm.async_register_api(hass, other)
    alone = await chosen.made()
    both = Chosen(hass, llm.LLM_API_ASSIST, "other")
    made = await both.made()
    assert len(made.tools) == len(alone.tools) + 1
    before, prompt = parted(f"Be kind.\n{made.api_prompt}\nIt is Monday.")
    assert before == "Be kind."
    assert "Ring the other chimes." in prompt
    assert "Monday" not in prompt
    only = Chosen(hass, "other")
    assert names(await only.made()) == ["chimes__ring"]
    assert [one.api.requires_admin for one in (both, only, chosen)] == [
        True,
        True,
        False,
    ]


async def test_none(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """An agent without any has no tools, and no more text than its user gave it."""
    made = await Chosen(hass).made()
    assert made.tools == []
    assert parted(f"Be kind.\n{made.api_prompt}\nIt is Monday.") == ("Be kind.", "")
    talk = await new_talk(llm_hass_api=[], prompt="Be kind.")
    talk.server.script(say("Hello."))
    await talk("hello")
    (chat,) = talk.asked
    assert not chat.get("tools")
    assert chat["messages"][0]["content"].startswith("Be kind.\n")
    assert "Control the home" not in chat["messages"][0]["content"]


async def test_one_that_is_gone(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """One that was removed is told of, in the user's language; none is left out."""
    with pytest.raises(HomeAssistantError, match="LLM API gone not found"):
        _ = Chosen(hass, llm.LLM_API_ASSIST, "gone").api
    talk = await new_talk(llm_hass_api=["assist", "gone"])
    talk.language = "de"
    heard = await talk("Schalte die Lampe ein")
    assert heard.failed
    assert heard.speech == (
        "Tut mir leid, meine Anweisungen oder meine Werkzeuge sind nicht richtig "
        "eingerichtet."
    )
    assert not talk.asked


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ("", "")),
        ("Be kind.", ("Be kind.", "")),
        ("Be kind.\n\x1f\x1f\nNow.", ("Be kind.", "")),
        ("\x1fTools.\x1f", ("", "Tools.")),
        (" a\n\x1f b\nc \x1f\nd", ("a", "b\nc")),
    ],
)
def test_parted(text: str, parts: tuple[Any, Any]) -> None:
    """What is told before an API's prompt, and that; nothing of what follows."""
    assert parted(text) == parts
