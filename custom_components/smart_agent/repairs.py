"""The repairs platform: what can be mended from the issue itself."""

from collections.abc import Mapping
from typing import Any

from homeassistant.components.repairs import RepairsFlow
from homeassistant.core import HomeAssistant

from .const import CONF_VISION_MODEL
from .flows.context_repair import ContextRepair
from .flows.model_repair import ModelRepair, ModelUse, with_tools
from .flows.name_repair import NameRepair
from .flows.tools_schema import vision_models
from .flows.version_repair import VersionRepair
from .model_issues import (
    MODEL_GONE,
    MODEL_WITHOUT_TOOLS,
    TASK_MODEL_GONE,
    VISION_MODEL_GONE,
)
from .name_issues import NAME_LEARNED
from .version_issue import SERVER_TOO_OLD

_MODELS: Mapping[str, ModelUse] = {
    MODEL_GONE: ModelUse(with_tools),
    MODEL_WITHOUT_TOOLS: ModelUse(with_tools, gone=False),
    TASK_MODEL_GONE: ModelUse(list),
    VISION_MODEL_GONE: ModelUse(vision_models, field=CONF_VISION_MODEL),
}
"""What replaces a model, by the kind of its issue."""


async def async_create_fix_flow(
    hass: HomeAssistant, issue_id: str, data: dict[str, Any] | None
) -> RepairsFlow:
    """Return the dialog that mends an issue."""
    assert data is not None
    if "needed" in data:
        return ContextRepair(data)
    kind = data["kind"]
    if kind == NAME_LEARNED:
        return NameRepair(data)
    if kind == SERVER_TOO_OLD:
        return VersionRepair(data)
    return ModelRepair(data, _MODELS[kind])
