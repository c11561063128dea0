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
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TemplateSelector,
    TextSelector,
)
from homeassistant.helpers.translation import async_get_translations

from ..const import (
    CONF_CONFIRM,
    CONF_KEEP_ALIVE,
    CONF_LIST_SIZE,
    CONF_MAX_ATTEMPTS,
    CONF_MAX_HISTORY,
    CONF_MAX_STEPS,
    CONF_NUM_CTX,
    CONF_RISKY,
    CONF_SENTENCES,
    CONF_STRICT,
    CONF_THINK,
    CONF_TOOL_TIMEOUT,
    CONF_TURN_TIMEOUT,
    CONF_WARM,
    CONF_WHOLE_HOME,
    DEFAULT_KEEP_ALIVE,
    DEFAULT_LIST_SIZE,
    DEFAULT_MAX_ATTEMPTS,
    DEFAULT_MAX_HISTORY,
    DEFAULT_MAX_STEPS,
    DEFAULT_NUM_CTX,
    DEFAULT_SENTENCES,
    DEFAULT_STRICT,
    DEFAULT_TOOL_TIMEOUT,
    DEFAULT_TURN_TIMEOUT,
    DEFAULT_WARM,
    DEFAULT_WHOLE_HOME,
    DOMAIN,
    MAX_LIST_SIZE,
    MAX_NUM_CTX,
    MIN_NUM_CTX,
)
from ..options import Confirm, Risky
from ..server.catalogue import CAPABILITY_TOOLS, Catalogue, lacks

SECTION_ADVANCED = "advanced"

_NO_TOOLS = f"component.{DOMAIN}.selector.{CONF_MODEL}.options.no_tools"
_SECONDS_A_DAY = 86400


async def async_agent_schema(
    hass: HomeAssistant, models: Catalogue, *, with_name: bool, expanded: bool
) -> probatio.Schema:
    """Return the form for an agent on a server that has these models."""
    name = {probatio.Required(CONF_NAME): TextSelector()} if with_name else {}
    apis = [
        SelectOptionDict(value=api.id, label=api.name)
        for api in llm.async_get_apis(hass)
    ]
    return probatio.Schema(
        name
        | {
            probatio.Required(CONF_MODEL): SelectSelector(
                SelectSelectorConfig(
                    options=await _async_model_options(hass, models),
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
    """Return stored data as the form's values, without AI tools that are gone."""
    available = {api.id for api in llm.async_get_apis(hass)}
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


async def _async_model_options(
    hass: HomeAssistant, models: Catalogue
) -> list[SelectOptionDict]:
    """Return the models, those that cannot control a home marked as such."""
    texts = await async_get_translations(
        hass, hass.config.language, "selector", [DOMAIN]
    )
    return [
        SelectOptionDict(
            value=name,
            label=f"{name} ({texts[_NO_TOOLS]})"
            if lacks(facts, CAPABILITY_TOOLS)
            else name,
        )
        for name, facts in models.items()
    ]


def _choice(key: str, choices: type[StrEnum]) -> SelectSelector:
    """Return a field for one of a few choices, which the translations name."""
    return SelectSelector(
        SelectSelectorConfig(
            options=[choice.value for choice in choices],
            translation_key=key,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


def _number(least: int, most: int, unit: str | None = None) -> probatio.All[int]:
    """Return a field for a whole number; selectors give floats."""
    config = NumberSelectorConfig(
        min=least, max=most, step=1, mode=NumberSelectorMode.BOX
    )
    if unit:
        config["unit_of_measurement"] = unit
    return probatio.All(NumberSelector(config), probatio.Coerce(int))


_ADVANCED = probatio.Schema(
    {
        probatio.Required(CONF_NUM_CTX, default=DEFAULT_NUM_CTX): _number(
            MIN_NUM_CTX, MAX_NUM_CTX
        ),
        probatio.Required(CONF_LIST_SIZE, default=DEFAULT_LIST_SIZE): _number(
            0, MAX_LIST_SIZE
        ),
        probatio.Required(CONF_KEEP_ALIVE, default=DEFAULT_KEEP_ALIVE): _number(
            -1, _SECONDS_A_DAY, UnitOfTime.SECONDS
        ),
        probatio.Required(CONF_WARM, default=DEFAULT_WARM): BooleanSelector(),
        probatio.Required(CONF_THINK, default=False): BooleanSelector(),
        probatio.Required(CONF_MAX_HISTORY, default=DEFAULT_MAX_HISTORY): _number(
            0, 100
        ),
        probatio.Required(CONF_MAX_ATTEMPTS, default=DEFAULT_MAX_ATTEMPTS): _number(
            1, 10
        ),
        probatio.Required(CONF_MAX_STEPS, default=DEFAULT_MAX_STEPS): _number(1, 20),
        probatio.Required(CONF_TOOL_TIMEOUT, default=DEFAULT_TOOL_TIMEOUT): _number(
            1, 300, UnitOfTime.SECONDS
        ),
        probatio.Required(CONF_TURN_TIMEOUT, default=DEFAULT_TURN_TIMEOUT): _number(
            5, 600, UnitOfTime.SECONDS
        ),
        probatio.Required(CONF_CONFIRM, default=Confirm.AUTOMATIC.value): _choice(
            CONF_CONFIRM, Confirm
        ),
        probatio.Required(CONF_SENTENCES, default=DEFAULT_SENTENCES): BooleanSelector(),
        probatio.Required(CONF_STRICT, default=DEFAULT_STRICT): BooleanSelector(),
        probatio.Required(
            CONF_WHOLE_HOME, default=DEFAULT_WHOLE_HOME
        ): BooleanSelector(),
        probatio.Required(CONF_RISKY, default=Risky.WHEN_GUESSED.value): _choice(
            CONF_RISKY, Risky
        ),
    }
)
