"""The dialogs that add and change an AI task entity."""

from collections.abc import Mapping
from typing import Any, override

import probatio

from homeassistant.config_entries import SOURCE_USER
from homeassistant.const import CONF_NAME

from ..const import SUBENTRY_TASK
from ..runtime import async_new_name
from .agent_schema import SECTION_ADVANCED
from .model_flow import ModelFlow
from .task_schema import FIELDS, task_schema


class TaskFlow(ModelFlow):
    """Add or change an AI task entity."""

    _fields = FIELDS

    @override
    def _recommended(self) -> dict[str, Any]:
        """Return the values of a new one."""
        name = async_new_name(self.hass, SUBENTRY_TASK)
        return self._form_values({}) | {CONF_NAME: name}

    @override
    def _form_values(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return stored data as the form's values."""
        return {**data, SECTION_ADVANCED: dict(data)}

    @override
    async def _async_schema(self, *, expanded: bool) -> probatio.Schema:
        """Return the form for an AI task entity."""
        return task_schema(
            self._models, with_name=self.source == SOURCE_USER, expanded=expanded
        )
