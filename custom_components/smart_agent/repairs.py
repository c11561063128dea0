"""The repairs platform: what can be mended from the issue itself."""

from typing import Any

from homeassistant.components.repairs import RepairsFlow
from homeassistant.core import HomeAssistant

from .flows.context_repair import ContextRepair
from .flows.model_repair import ModelRepair
from .flows.name_repair import NameRepair
from .model_issues import MODEL_GONE
from .name_issues import NAME_LEARNED


async def async_create_fix_flow(
    hass: HomeAssistant, issue_id: str, data: dict[str, Any] | None
) -> RepairsFlow:
    """Return the dialog that mends an issue."""
    assert data is not None
    if "needed" in data:
        return ContextRepair(data)
    if data["kind"] == NAME_LEARNED:
        return NameRepair(data)
    return ModelRepair(data, gone=data["kind"] == MODEL_GONE)
