"""Form fields that several dialogs use."""

from enum import StrEnum

import probatio

from homeassistant.helpers.selector import (
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
)


def choice(key: str, choices: type[StrEnum]) -> SelectSelector:
    """Return a field for one of some choices; key is that of their translations."""
    return SelectSelector(
        SelectSelectorConfig(
            options=[choice.value for choice in choices],
            translation_key=key,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


def number(least: int, most: int, unit: str | None = None) -> probatio.All[int]:
    """Return a field for a number, as an int: selectors return floats."""
    config = NumberSelectorConfig(
        min=least, max=most, step=1, mode=NumberSelectorMode.BOX
    )
    if unit:
        config["unit_of_measurement"] = unit
    return probatio.All(NumberSelector(config), probatio.Coerce(int))
