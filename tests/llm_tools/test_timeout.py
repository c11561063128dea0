"""Tools are bounded in time and in what they can break."""

import asyncio
from typing import Any, override

import probatio
import pytest

from custom_components.smart_agent.llm_tools.timeout import BoundedTool, bound_tools
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm

CONTEXT = llm.LLMContext("smart_agent", None, "en", "conversation", None)


class Inner(llm.Tool):
    """A tool with everything a tool can say of itself."""

    name = "test__inner"
    title = "Inner"
    description = "Does what it is made to do."
    parameters = probatio.Schema({probatio.Optional("x"): int})
    annotations = llm.ToolAnnotations(read_only=True)
    integration = "test"

    def __init__(self, outcome: Any) -> None:
        """Return or raise the outcome, or wait for it."""
        self.outcome = outcome

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Come to the outcome."""
        if isinstance(self.outcome, BaseException):
            raise self.outcome
        if isinstance(self.outcome, asyncio.Event):
            await self.outcome.wait()
        result: llm.ToolResult = self.outcome
        return result


async def run(hass: HomeAssistant, outcome: Any, timeout: float = 5) -> llm.ToolResult:
    """Return the result of a bounded tool."""
    tool = BoundedTool(Inner(outcome), timeout)
    return await tool.async_call(hass, llm.ToolInput("test__inner", {}), CONTEXT)


async def test_result_is_passed_on(hass: HomeAssistant) -> None:
    """What a tool returns comes through, also in the form of older tools."""
    result = llm.ToolResult({"a": 1}, error=True)
    assert await run(hass, result) is result
    assert await run(hass, {"a": 1}) == llm.ToolResult({"a": 1})


async def test_timeout(hass: HomeAssistant) -> None:
    """A tool that takes longer than it may is an error result."""
    assert await run(hass, asyncio.Event(), 0.01) == llm.ToolResult(
        {"error": "Timeout", "error_text": "no result within 0.01 seconds"}, error=True
    )


@pytest.mark.parametrize(
    ("error", "data"),
    [
        (
            HomeAssistantError("no"),
            {"error": "HomeAssistantError", "error_text": "no"},
        ),
        (HomeAssistantError(), {"error": "HomeAssistantError"}),
        (IndexError("list"), {"error": "IndexError", "error_text": "list"}),
        (
            probatio.Invalid("wrong"),
            {"error": "Invalid", "error_text": "wrong"},
        ),
    ],
)
async def test_errors(
    hass: HomeAssistant, error: Exception, data: dict[str, Any]
) -> None:
    """Whatever a tool raises becomes an error result."""
    assert await run(hass, error) == llm.ToolResult(data, error=True)


async def test_cancelled(hass: HomeAssistant) -> None:
    """Only a cancelled turn is no result."""
    with pytest.raises(asyncio.CancelledError):
        await run(hass, asyncio.CancelledError())


class API(llm.API):
    """Any API."""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tool."""
        return llm.APIInstance(self, "Prompt.", llm_context, [Inner({})])


async def test_api(hass: HomeAssistant) -> None:
    """A bounded API is the same but for its tools, which look the same."""
    api = API(hass=hass, id="test", name="Test")
    inner = await api.async_get_api_instance(CONTEXT)
    bounded = bound_tools(inner, 5)
    assert bounded.api_prompt == inner.api_prompt
    (tool,) = bounded.tools
    for what in (
        "name",
        "title",
        "description",
        "parameters",
        "annotations",
        "integration",
    ):
        assert getattr(tool, what) == getattr(inner.tools[0], what)
    result = await bounded.async_call_tool(llm.ToolInput("test__inner", {}))
    assert result == llm.ToolResult({})
