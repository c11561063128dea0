"""What an inventory file may say, as a schema.

Keys the house does not use are left out, so that inventories made for other purposes
load as well.
"""

from collections.abc import Mapping
from typing import Any, Final

import probatio

from homeassistant.const import Platform
from homeassistant.helpers import config_validation as cv

PLATFORMS: Final = frozenset(
    {
        Platform.BINARY_SENSOR,
        Platform.BUTTON,
        Platform.CALENDAR,
        Platform.CLIMATE,
        Platform.COVER,
        Platform.FAN,
        Platform.HUMIDIFIER,
        Platform.LIGHT,
        Platform.LOCK,
        Platform.MEDIA_PLAYER,
        Platform.NUMBER,
        Platform.SCENE,
        Platform.SELECT,
        Platform.SENSOR,
        Platform.SIREN,
        Platform.SWITCH,
        Platform.TODO,
        Platform.VACUUM,
        Platform.VALVE,
        Platform.WEATHER,
    }
)
"""Domains an inventory may use; each has a module of the same name."""


def to_state(value: Any) -> str | None:
    """Return a state in Home Assistant's words; YAML reads a bare `on` as True."""
    if isinstance(value, Mapping):  # {in: said, out: meant}: the intents data set
        value = value.get("out")
    if isinstance(value, bool):
        return "on" if value else "off"
    return None if value is None else str(value)


def _entity_id(value: Any) -> str:
    """Validate an entity id of a domain that the house can furnish."""
    entity_id = cv.entity_id(value)
    domain = entity_id.partition(".")[0]
    if domain not in PLATFORMS:
        raise probatio.Invalid(f"no entities of the domain {domain}")
    return entity_id


def _dict_or_nothing(value: Any) -> dict[str, Any]:
    """Validate attributes; a key without a value has none."""
    if not isinstance(value, dict | None):
        raise probatio.Invalid("expected a mapping")
    return value or {}


def _list_of(schema: dict[Any, Any]) -> Any:
    """Validate a list of objects, leaving out keys that the house does not use."""
    return probatio.All(
        cv.ensure_list, [probatio.Schema(schema, extra=probatio.REMOVE_EXTRA)]
    )


_ALIASES = probatio.All(cv.ensure_list, [cv.string], probatio.Coerce(tuple))
_INFO = {
    probatio.In(("manufacturer", "model", "sw_version")): probatio.Maybe(cv.string)
}

INVENTORY_SCHEMA: Final = probatio.Schema(
    {
        probatio.Optional("floors", default=list): _list_of(
            {
                probatio.Required("name"): cv.string,
                probatio.Optional("level"): int,
                probatio.Optional("aliases"): _ALIASES,
            }
        ),
        probatio.Optional("areas", default=list): _list_of(
            {
                probatio.Required("name"): cv.string,
                probatio.Optional("id"): cv.string,
                probatio.Optional("floor"): probatio.Maybe(cv.string),
                probatio.Optional("aliases"): _ALIASES,
            }
        ),
        probatio.Optional("devices", default=list): _list_of(
            {
                probatio.Required("name"): cv.string,
                probatio.Optional("id"): cv.string,
                probatio.Optional("area"): probatio.Maybe(cv.string),
                probatio.Optional("info"): _INFO,
                probatio.Optional("timers"): bool,
            }
        ),
        probatio.Required("entities"): _list_of(
            {
                probatio.Required("id"): _entity_id,
                probatio.Optional("name"): cv.string,
                probatio.Optional("area"): probatio.Maybe(cv.string),
                probatio.Optional("device"): probatio.Maybe(cv.string),
                probatio.Optional("state"): to_state,
                probatio.Optional("attributes"): _dict_or_nothing,
                probatio.Optional("aliases"): _ALIASES,
                probatio.Optional("exposed"): bool,
            }
        ),
    },
    extra=probatio.REMOVE_EXTRA,
)
"""Validates the content of an inventory file; raises probatio.Invalid."""
