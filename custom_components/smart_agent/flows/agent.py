"""The dialogs that add and change an agent."""

from collections.abc import Mapping
from typing import Any, override

import probatio

from homeassistant.config_entries import SOURCE_USER
from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL, CONF_NAME
from homeassistant.helpers import llm

from ..runtime import async_new_name
from ..server.catalogue import CAPABILITY_TOOLS, lacks
from ..server.client import ModelFacts
from .agent_schema import FIELDS, async_agent_schema, form_values
from .model_flow import ModelFlow


class AgentFlow(ModelFlow):
    """Add or change an agent."""

    _fields = FIELDS

    @override
    def _recommended(self) -> dict[str, Any]:
        """Return the values of an agent that controls the home."""
        values = self._form_values({CONF_LLM_HASS_API: [llm.LLM_API_ASSIST]})
        return values | {CONF_NAME: async_new_name(self.hass)}

    @override
    def _form_values(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return stored data as the form's values."""
        return form_values(self.hass, data)

    @override
    async def _async_schema(self, *, expanded: bool) -> probatio.Schema:
        """Return the form for an agent."""
        return await async_agent_schema(
            self.hass,
            self._models,
            with_name=self.source == SOURCE_USER,
            expanded=expanded,
        )

    @override
    def _contradictions(self, facts: ModelFacts) -> dict[str, str]:
        """Return the options that the model does not support, its tools too."""
        errors = {}
        if self._values[CONF_LLM_HASS_API] and lacks(facts, CAPABILITY_TOOLS):
            errors[CONF_MODEL] = "no_tool_support"
        return errors | super()._contradictions(facts)
