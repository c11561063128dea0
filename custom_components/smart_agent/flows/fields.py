"""Form fields that several dialogs use."""

from collections.abc import Mapping
from enum import StrEnum
from math import isfinite
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers.selector import (
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
)
from homeassistant.helpers.translation import async_get_translations

from ..const import DOMAIN


def choice(key: str, choices: type[StrEnum]) -> SelectSelector:
    """Return a field for one of some choices; key is that of their translations."""
    return SelectSelector(
        SelectSelectorConfig(
            options=[choice.value for choice in choices],
            translation_key=key,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


class BoundedNumber(NumberSelector):
    """A number of which the dialog itself says that it is out of bounds.

    Home Assistant would name the field by its key, at the top of the dialog.
    """

    @override
    def __call__(self, data: Any) -> float:
        """Return what was entered as a number; raise Invalid for anything else."""
        value: float = probatio.Coerce(float)(data)
        if not isfinite(value):
            raise probatio.Invalid("Value is no number")
        return value

    def takes(self, value: float) -> bool:
        """Return whether a number is within the bounds."""
        return self.config["min"] <= value <= self.config["max"]


def within_bounds(field: probatio.All[int], value: float) -> int:
    """Return the number nearest to a value that a field of `number` takes."""
    match field:
        case probatio.All(validators=[BoundedNumber(config=config), *_]):
            return int(min(max(value, config["min"]), config["max"]))
    return int(value)


def out_of_bounds(
    fields: Mapping[str, Any], values: Mapping[str, Any]
) -> tuple[str, BoundedNumber] | None:
    """Return the key and the selector of the first number that is out of its bounds."""
    for key, value in values.items():
        match fields.get(key):
            case probatio.All(validators=[BoundedNumber() as bounded, *_]):
                if not bounded.takes(value):
                    return key, bounded
    return None


async def async_bounds_error(
    hass: HomeAssistant,
    section: str,
    fields: Mapping[str, Any],
    values: Mapping[str, Any],
) -> dict[str, str]:
    """Return what fills in the error out_of_range, empty if all is within bounds.

    section is where the labels of the fields stand in the translations.
    """
    if (found := out_of_bounds(fields, values)) is None:
        return {}
    key, bounded = found
    texts = await async_get_translations(
        hass, hass.config.language, "config_subentries", [DOMAIN]
    )
    return {
        "field": texts[f"component.{DOMAIN}.config_subentries.{section}.data.{key}"],
        "least": f"{bounded.config['min']:g}",
        "most": f"{bounded.config['max']:.0f}",
    }


def number(least: int, most: int, unit: str | None = None) -> probatio.All[int]:
    """Return a field for a number, as an int: selectors return floats."""
    config = NumberSelectorConfig(
        min=least, max=most, step=1, mode=NumberSelectorMode.BOX
    )
    if unit:
        config["unit_of_measurement"] = unit
    return probatio.All(BoundedNumber(config), probatio.Coerce(int))
