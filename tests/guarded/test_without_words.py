"""Where nobody knows what was said: no chat log, or one that no person has written."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import LLM_API_GUARDED
from custom_components.smart_agent.trace.outcome import Judgement
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm


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
    assert hass.states.get("light.desk_lamp").state == "on"
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
    assert hass.states.get(entity_id).state == state
