"""The base of the agent's own tools: arguments are checked, failures are results."""

from abc import abstractmethod
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..const import DOMAIN
from ..llm_tools.declared import DeclaredTool
from .digest import failed


class CheckedTool(DeclaredTool):
    """A tool that checks its arguments and returns an error result if they are wrong.

    Not every agent checks arguments before it calls a tool.
    """

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Check the arguments and run."""
        try:
            args: dict[str, Any] = self.parameters(tool_input.tool_args)
        except probatio.Invalid as err:
            return self._failed(str(err))
        return await self._async_run(hass, args, llm_context)

    @abstractmethod
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Run with arguments that fit the schema, defaults filled in."""

    def _failed(self, why: str) -> llm.ToolResult:
        """Return the result of a failure under the tool's short name."""
        return failed(self.name.removeprefix(f"{DOMAIN}__"), why)
