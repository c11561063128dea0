"""Tools are bounded in time and in what they can break."""

import asyncio
from contextlib import suppress
from typing import Any, override
from unittest.mock import patch

import probatio
import pytest

from custom_components.smart_agent.llm_tools import (
    timed as timed_module,
    timeout as timeout_module,
)
from custom_components.smart_agent.llm_tools.timed import Timed
from custom_components.smart_agent.llm_tools.timeout import (
    BlockingResult,
    BoundedTool,
    bound_tools,
)
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError, Unauthorized
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
    return await called(hass, Inner(outcome), timeout)


async def called(
    hass: HomeAssistant, inner: llm.Tool, timeout: float
) -> llm.ToolResult:
    """Return the result of a tool that is bounded."""
    tool = BoundedTool(inner, timeout)
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


async def test_cancels_itself(
    hass: HomeAssistant, caplog: pytest.LogCaptureFixture
) -> None:
    """A cancellation that nobody asked for is a failure as any other."""
    assert await run(hass, asyncio.CancelledError()) == llm.ToolResult(
        {"error": "Cancelled", "error_text": "the tool ended without a result"},
        error=True,
    )
    assert "Tool test__inner cancelled itself" in caplog.text


async def test_cancelled(hass: HomeAssistant) -> None:
    """Only a cancelled turn is no result; the tool is cancelled with it."""
    tool = Stubborn()
    call = asyncio.create_task(called(hass, tool, 5))
    await tool.begun.wait()
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await tool.told.wait()
    tool.leave.set()


async def test_goes_on_when_cancelled(hass: HomeAssistant) -> None:
    """A tool that takes no notice of its end is left behind."""
    tool = Stubborn()
    result = await called(hass, tool, 0.01)
    assert result.error
    await tool.told.wait()
    assert not tool.left.is_set()
    tool.leave.set()
    await tool.left.wait()


async def test_unauthorized(hass: HomeAssistant) -> None:
    """What the user may not do is told as that."""
    assert await run(hass, Unauthorized()) == llm.ToolResult(
        {"error": "Unauthorized", "error_text": "the user is not allowed to do that"},
        error=True,
    )


async def test_blocks(
    hass: HomeAssistant,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A tool that keeps the event loop to itself is named; its result is its own."""
    monkeypatch.setattr(timeout_module, "BLOCKING_SECONDS", 0.0)
    result = await run(hass, llm.ToolResult({"a": 1}))
    assert isinstance(result, BlockingResult)
    assert (result.data, result.error) == ({"a": 1}, False)
    (told,) = [one for one in caplog.records if one.levelname == "WARNING"]
    assert "Tool test__inner blocked Home Assistant for 0.0" in told.getMessage()


async def test_only_its_own_steps_count() -> None:
    """What a tool waits for blocks nothing, and what it is told comes to it."""
    clock = [0.0]

    async def inner() -> str:
        clock[0] += 1
        await asyncio.sleep(0)
        clock[0] += 3
        with suppress(TimeoutError):
            async with asyncio.timeout(0.001):
                await asyncio.Event().wait()
        clock[0] += 2
        return "done"

    async def others() -> None:
        clock[0] += 100

    with patch.object(timed_module, "monotonic", lambda: clock[0]):
        timed = Timed(inner())
        task = asyncio.create_task(timed.run())
        await others()
        assert await task == "done"
    assert timed.longest == 3


class Stubborn(Inner):
    """A tool that goes on when it is cancelled."""

    def __init__(self) -> None:
        """Wait until it may leave."""
        super().__init__(None)
        self.begun, self.told = asyncio.Event(), asyncio.Event()
        self.leave, self.left = asyncio.Event(), asyncio.Event()

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Take no notice."""
        self.begun.set()
        try:
            await self.leave.wait()
        except asyncio.CancelledError:
            self.told.set()
            await self.leave.wait()
        self.left.set()
        return llm.ToolResult({})


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
