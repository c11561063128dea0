"""Lights: brightness, colour and colour temperature."""

from collections.abc import Mapping
from typing import Any, override

from homeassistant.components.light import (
    ATTR_BRIGHTNESS,
    ATTR_COLOR_TEMP_KELVIN,
    ATTR_HS_COLOR,
    ATTR_RGB_COLOR,
    ATTR_RGBW_COLOR,
    ATTR_RGBWW_COLOR,
    ATTR_XY_COLOR,
    DEFAULT_MAX_KELVIN,
    DEFAULT_MIN_KELVIN,
    ColorMode,
    LightEntity,
)
from homeassistant.const import STATE_ON, Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from . import HouseConfigEntry
from .entity import HouseEntity
from .inventory import Item

_COLORS = {
    ATTR_COLOR_TEMP_KELVIN: ColorMode.COLOR_TEMP,
    ATTR_HS_COLOR: ColorMode.HS,
    ATTR_RGB_COLOR: ColorMode.RGB,
    ATTR_RGBW_COLOR: ColorMode.RGBW,
    ATTR_RGBWW_COLOR: ColorMode.RGBWW,
    ATTR_XY_COLOR: ColorMode.XY,
}


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the lights of the house."""
    async_add_entities(
        HouseLight(item) for item in entry.runtime_data.of(Platform.LIGHT)
    )


class HouseLight(HouseEntity, LightEntity):
    """A light.

    One that the inventory gives a brightness above zero is on, whatever its state:
    published homes write the brightness and leave the state out.
    """

    _attr_max_color_temp_kelvin = DEFAULT_MAX_KELVIN
    _attr_min_color_temp_kelvin = DEFAULT_MIN_KELVIN

    def __init__(self, item: Item) -> None:
        """Take modes, brightness and colour from the inventory."""
        super().__init__(item)
        modes = item.attributes.get("supported_color_modes") or [ColorMode.ONOFF]
        self._attr_supported_color_modes = {ColorMode(mode) for mode in modes}
        self._attr_color_mode = ColorMode(modes[0])
        self._attr_brightness = item.attributes.get(ATTR_BRIGHTNESS)
        self._attr_is_on = item.state == STATE_ON or bool(self._attr_brightness)
        self._set_color(item.attributes)

    def _set_color(self, values: Mapping[str, Any]) -> None:
        """Take the colour among `values`, if there is one; it decides the mode."""
        for attribute, mode in _COLORS.items():
            if (color := values.get(attribute)) is not None:
                value = tuple(color) if isinstance(color, list) else color
                setattr(self, f"_attr_{attribute}", value)
                self._attr_color_mode = mode

    @override
    async def async_turn_on(self, **kwargs: Any) -> None:
        """Turn on, with the brightness asked for, the last one, or full."""
        if (brightness := kwargs.get(ATTR_BRIGHTNESS)) is not None:
            self._attr_brightness = brightness
        elif self._attr_brightness is None:
            self._attr_brightness = 255
        self._set_color(kwargs)
        self._attr_is_on = True
        self.async_write_ha_state()

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Turn off."""
        self._attr_is_on = False
        self.async_write_ha_state()
