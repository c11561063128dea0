"""The tool that calculates and converts."""

from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ...const import DOMAIN
from ..checked_tool import CheckedTool
from .arithmetic import MAX_LENGTH, CalculationError, brief, evaluate
from .units import convert


class Calculate(CheckedTool):
    """Arithmetic and unit conversion, here and at once; nothing leaves the house."""

    name = f"{DOMAIN}__calculate"
    title = "Calculate"
    description = (
        "Calculates exactly and converts units. Not for dates and not for what a device "
        "shows. Examples: 15% of 80; sqrt(2) * 3^2; 3 miles in km"
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "expression",
                description="Numbers and signs, or a quantity and the unit it goes to.",
            ): probatio.All(str, probatio.Length(min=1))
        }
    )
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return the result as {"expression", "result"}."""
        expression: str = args["expression"]
        try:
            result = calculate(expression)
        except CalculationError as err:
            return self._failed(str(err))
        return llm.ToolResult({"expression": expression, "result": result})


def calculate(expression: str) -> str:
    """Return the result of an expression as it is said, such as "12" or "4.82803 km".

    Raises CalculationError, and nothing else.
    """
    if len(expression) > MAX_LENGTH:
        raise CalculationError(f"longer than {MAX_LENGTH} characters")
    return convert(expression) or brief(evaluate(expression))
