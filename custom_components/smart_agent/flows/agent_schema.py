"""The form of an agent's settings."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import probatio

from homeassistant.const import (
    CONF_LLM_HASS_API,
    CONF_MODEL,
    CONF_NAME,
    CONF_PROMPT,
    UnitOfTime,
)
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import section
from homeassistant.helpers import llm
from homeassistant.helpers.selector import (
    BooleanSelector,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TemplateSelector,
    TextSelector,
)

from ..const import LLM_API_GUARDED
from ..options import DEFAULTS, Confirm, Plain, Risky, Temperature
from ..server.catalogue import Catalogue
from .fields import choice, number
from .model_options import async_model_options

SECTION_ADVANCED = "advanced"
CONF_THINK = "think"

_SECONDS_A_DAY = 86400


async def async_agent_schema(
    hass: HomeAssistant, models: Catalogue, *, with_name: bool, expanded: bool
) -> probatio.Schema:
    """Return the form for an agent on a server that has these models.

    with_name adds a field for the name, expanded opens the advanced section.
    """
    name = {probatio.Required(CONF_NAME): TextSelector()} if with_name else {}
    apis = [
        SelectOptionDict(value=api.id, label=api.name)
        for api in llm.async_get_apis(hass)
        if api.id != LLM_API_GUARDED  # All agents of ours have the guard.
    ]
    return probatio.Schema(
        name
        | {
            probatio.Required(CONF_MODEL): SelectSelector(
                SelectSelectorConfig(
                    options=await async_model_options(hass, models),
                    mode=SelectSelectorMode.DROPDOWN,
                    custom_value=True,
                )
            ),
            probatio.Optional(CONF_PROMPT): TemplateSelector(),
            probatio.Optional(CONF_LLM_HASS_API, default=[]): SelectSelector(
                SelectSelectorConfig(options=apis, multiple=True)
            ),
            probatio.Required(SECTION_ADVANCED): section(
                _ADVANCED, {"collapsed": not expanded}
            ),
        }
    )


def form_values(hass: HomeAssistant, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return stored data as the form's values, without LLM APIs that are gone."""
    available = {api.id for api in llm.async_get_apis(hass)} - {LLM_API_GUARDED}
    apis = [api for api in data.get(CONF_LLM_HASS_API, ()) if api in available]
    return {
        CONF_PROMPT: llm.DEFAULT_INSTRUCTIONS_PROMPT,
        **data,
        CONF_LLM_HASS_API: apis,
        SECTION_ADVANCED: dict(data),
    }


def stored_data(values: Mapping[str, Any], model: str) -> dict[str, Any]:
    """Return a form's values as they are stored: flat, with the model's full name."""
    data = {**values, **values[SECTION_ADVANCED], CONF_MODEL: model}
    del data[SECTION_ADVANCED]
    data.pop(CONF_NAME, None)
    return data


def _default(key: str) -> Any:
    """Return the default of an option as a form's value."""
    default = getattr(DEFAULTS, key)
    return default.value if isinstance(default, StrEnum) else default


FIELDS: Mapping[str, Any] = {
    "num_ctx": number(2048, 262144),
    "list_size": number(0, 1000),
    "keep_alive": number(-1, _SECONDS_A_DAY, UnitOfTime.SECONDS),
    "warm": BooleanSelector(),
    CONF_THINK: BooleanSelector(),
    "temperature": choice("temperature", Temperature),
    "max_history": number(0, 100),
    "max_attempts": number(1, 10),
    "max_steps": number(1, 20),
    "tool_timeout": number(1, 300, UnitOfTime.SECONDS),
    "turn_timeout": number(5, 600, UnitOfTime.SECONDS),
    "confirm": choice("confirm", Confirm),
    "sentences": BooleanSelector(),
    "plain": choice("plain", Plain),
    "strict": BooleanSelector(),
    "whole_home": BooleanSelector(),
    "risky": choice("risky", Risky),
}
"""The fields of AgentOptions that the section asks for, in its order."""

_ADVANCED = probatio.Schema(
    {
        probatio.Required(key, default=_default(key)): field
        for key, field in FIELDS.items()
    }
)
