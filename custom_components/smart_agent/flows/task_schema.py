"""The form of an AI task entity's settings."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import probatio

from homeassistant.const import CONF_MODEL, CONF_NAME
from homeassistant.data_entry_flow import section
from homeassistant.helpers.selector import (
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
)

from ..options import DEFAULTS, TASK_DEFAULTS
from ..server.catalogue import Catalogue
from .agent_schema import FIELDS as AGENT_FIELDS, SECTION_ADVANCED

FIELDS: Mapping[str, Any] = {
    key: AGENT_FIELDS[key]
    for key in ("num_ctx", "keep_alive", "think", "temperature", "turn_timeout")
}
"""The fields of TaskOptions that the section asks for, as an agent's form has them."""


def task_schema(
    models: Catalogue, *, with_name: bool, expanded: bool
) -> probatio.Schema:
    """Return the form for an AI task entity on a server that has these models.

    with_name adds a field for the name, expanded opens the advanced section.
    """
    name = {probatio.Required(CONF_NAME): TextSelector()} if with_name else {}
    return probatio.Schema(
        name
        | {
            probatio.Required(CONF_MODEL): SelectSelector(
                SelectSelectorConfig(
                    options=list(models),
                    mode=SelectSelectorMode.DROPDOWN,
                    custom_value=True,
                )
            ),
            probatio.Required(SECTION_ADVANCED): section(
                _ADVANCED, {"collapsed": not expanded}
            ),
        }
    )


def _default(key: str) -> Any:
    """Return the default of an option as a form's value."""
    default = getattr(TASK_DEFAULTS, key)
    if default is None:
        default = getattr(DEFAULTS, key)
    return default.value if isinstance(default, StrEnum) else default


_ADVANCED = probatio.Schema(
    {
        probatio.Required(key, default=_default(key)): field
        for key, field in FIELDS.items()
    }
)
