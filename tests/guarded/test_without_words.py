"""Where nobody knows what was said: no chat log, or one that no person has written."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import LLM_API_GUARDED
from custom_components.smart_agent.trace.outcome import Judgement
from homeassistant.components.conversation import (
    AssistantContent,
    UserContent,
    async_get_chat_log,
)
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm
from homeassistant.helpers.chat_session import async_get_chat_session

from ..house_fixtures import OF_NOBODY

TASKS = "cloud.alexa"
"""An assistant that things can be exposed to, and that nobody speaks to."""


async def _call(
    hass: HomeAssistant, tool: str, **args: object
) -> tuple[llm.ToolResult, llm.APIInstance]:
    """Call a tool as the MCP server does."""
    context = llm.LLMContext(
        platform="mcp_server",
        context=Context(),
        language="*",
        assistant="conversation",
        device_id=None,
    )
    api = await llm.async_get_api(hass, LLM_API_GUARDED, context)
    return await api.async_call_tool(llm.ToolInput(tool, args)), api


async def test_right_call(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """What is right runs, put right."""
    result, _ = await _call(
        hass, "HassTurnOn", name="desk lamp", device_class=["light"]
    )
    assert not result.error
    assert hass.states.is_state("light.desk_lamp", "on")
    (record,) = entry.runtime_data.records
    assert (record.agent_id, record.text, record.done) == ("mcp_server", "", True)
    assert [one.verdict for one in record.calls] == [Judgement.RUN]


@pytest.mark.parametrize(
    ("tool", "args", "entity_id", "state"),
    [
        ("HassTurnOff", {"name": "Front Door"}, "lock.front_door", "locked"),
        ("HassTurnOn", {"name": "Garage Door"}, "cover.garage_door", "closed"),
        ("HassTurnOn", {"domain": ["light"]}, "light.desk_lamp", "off"),
        ("HassTurnOn", {"name": "Ballroom"}, "light.desk_lamp", "off"),
    ],
)
async def test_refused(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    tool: str,
    args: dict[str, object],
    entity_id: str,
    state: str,
) -> None:
    """What needs a person's word does not run, and cannot be asked about."""
    result, _ = await _call(hass, tool, **args)
    assert result.error
    assert "The user said" not in str(result.data)
    assert "asked first" not in str(result.data)
    assert hass.states.is_state(entity_id, state)


async def test_words_of_an_automation(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """What an automation wrote into a chat log is no word of a person's.

    What counts as exposed is what the assistant may know for which it is done.
    """
    for entity_id in ("lock.front_door", "light.desk_lamp"):
        async_expose_entity(hass, TASKS, entity_id, should_expose=True)
    context = llm.LLMContext(
        platform="ollama",
        context=Context(),
        language="en",
        assistant=TASKS,
        device_id=None,
    )
    answer = AssistantContent(
        "ai_task.core",
        tool_calls=[
            llm.ToolInput("HassTurnOff", {"name": "Front Door"}),
            llm.ToolInput("HassTurnOn", {"name": "Hallway Light"}),
            llm.ToolInput("HassTurnOn", {"name": "Desk Lamp"}),
        ],
    )
    with (
        async_get_chat_session(hass, **OF_NOBODY) as session,
        async_get_chat_log(hass, session) as chat_log,
    ):
        chat_log.async_add_user_content(UserContent("unlock the front door"))
        await chat_log.async_provide_llm_data(context, LLM_API_GUARDED)
        results = [
            one.result async for one in chat_log.async_add_assistant_content(answer)
        ]
    assert [one.error for one in results] == [True, True, False]
    assert hass.states.is_state("lock.front_door", "locked")
    assert hass.states.is_state("light.hallway_light", "off")
    assert hass.states.is_state("light.desk_lamp", "on")
