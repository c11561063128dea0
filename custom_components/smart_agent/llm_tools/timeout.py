"""Wraps tools: each ends in time, and an exception becomes an error result."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
import logging
from typing import override

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError, Unauthorized
from homeassistant.helpers import llm
from homeassistant.util.json import JsonObjectType

from .declared import DeclaredTool
from .reader import inner_tool
from .timed import Timed
from .wrapped import WrappedTool

BLOCKING_SECONDS = 1.0
"""Seconds for which a tool that keeps the event loop to itself is told of: meanwhile no
switch answers, and no deadline ends anything."""

_LOGGER = logging.getLogger(__name__)

type Begin = Callable[[], Awaitable[None]]
"""What is awaited before a tool is called."""


@dataclass(slots=True)
class BlockingResult(llm.ToolResult):
    """The result of a tool that blocked Home Assistant, for so many seconds."""

    blocked: float = 0.0


class BoundedTool(WrappedTool):
    """A tool that wraps another one and always comes back with a result."""

    def __init__(
        self, tool: llm.Tool, timeout: float, begin: Begin | None = None
    ) -> None:
        """Wrap a tool that may take timeout seconds, or longer if it is known to.

        begin is awaited before the tool is called; its time is not the tool's.
        """
        super().__init__(tool)
        self._begin = begin
        inner = inner_tool(tool)
        patience = inner.patience if isinstance(inner, DeclaredTool) else 0
        self._timeout = max(timeout, patience)

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Call the tool; a failure of any kind becomes an error result."""
        if self._begin:
            await self._begin()
        timed = Timed(self._async_call(hass, tool_input, llm_context))
        # A task of its own: a tool that goes on when it is cancelled is left behind, and
        # what it raises of itself is told from the end of the turn.
        task = hass.async_create_background_task(timed.run(), f"LLM tool {self.name}")
        try:
            done, _ = await asyncio.wait({task}, timeout=self._timeout)
        finally:
            task.cancel()
        if not done:
            result = _failed("Timeout", f"no result within {self._timeout:g} seconds")
        elif task.cancelled():
            _LOGGER.warning("Tool %s cancelled itself", self.name)
            result = _failed("Cancelled", "the tool ended without a result")
        else:
            result = task.result()
        if timed.longest < BLOCKING_SECONDS:
            return result
        _LOGGER.warning(
            "Tool %s blocked Home Assistant for %.1f seconds", self.name, timed.longest
        )
        return BlockingResult(result.data, result.error, timed.longest)

    async def _async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Call the tool for as long as it likes; what it raises is an error result."""
        try:
            result = await self._tool.async_call(hass, tool_input, llm_context)
        except TimeoutError as err:
            return _failed("Timeout", str(err))
        except Unauthorized:
            return _failed("Unauthorized", "the user is not allowed to do that")
        except HomeAssistantError as err:
            return _failed(type(err).__name__, str(err.__cause__ or err))
        except Exception as err:
            # A script's or another integration's tool can raise anything, and the
            # chat log would let that end the turn in silence. The model is told, so
            # that the user hears of it, and the log keeps where it came from.
            _LOGGER.exception("Tool %s failed", self.name)
            return _failed(type(err).__name__, str(err))
        return result if isinstance(result, llm.ToolResult) else llm.ToolResult(result)


def bound_tools(
    api: llm.APIInstance, timeout: float, begin: Begin | None = None
) -> llm.APIInstance:
    """Return an API whose tools take at most timeout seconds each; begin comes first."""
    return replace(api, tools=[BoundedTool(one, timeout, begin) for one in api.tools])


def _failed(error: str, text: str) -> llm.ToolResult:
    """Return an error in the form in which Home Assistant's chat log writes one."""
    data: JsonObjectType = {"error": error}
    if text:
        data["error_text"] = text
    return llm.ToolResult(data, error=True)
