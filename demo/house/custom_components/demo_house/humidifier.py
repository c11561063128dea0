"""Humidifiers and dehumidifiers."""

from typing import Any, override

from homeassistant.components.humidifier import (
    ATTR_AVAILABLE_MODES,
    ATTR_CURRENT_HUMIDITY,
    ATTR_HUMIDITY,
    ATTR_MODE,
    HumidifierDeviceClass,
    HumidifierEntity,
    HumidifierEntityFeature,
)
from homeassistant.const import STATE_ON, Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from . import HouseConfigEntry
from .entity import HouseEntity
from .inventory import Item


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the humidifiers of the house."""
    async_add_entities(
        HouseHumidifier(item) for item in entry.runtime_data.of(Platform.HUMIDIFIER)
    )


class HouseHumidifier(HouseEntity, HumidifierEntity):
    """A humidifier; with `available_modes` it also has modes."""

    def __init__(self, item: Item) -> None:
        """Take device class, modes and humidity from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_device_class = item.member(HumidifierDeviceClass, "device_class")
        self._attr_is_on = item.state == STATE_ON
        self._attr_target_humidity = values.get(ATTR_HUMIDITY)
        self._attr_current_humidity = values.get(ATTR_CURRENT_HUMIDITY)
        self._attr_available_modes = values.get(ATTR_AVAILABLE_MODES)
        self._attr_mode = values.get(ATTR_MODE)
        if self._attr_available_modes:
            self._attr_supported_features = HumidifierEntityFeature.MODES

    @override
    async def async_turn_on(self, **kwargs: Any) -> None:
        """Turn on."""
        self._attr_is_on = True
        self.async_write_ha_state()

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Turn off."""
        self._attr_is_on = False
        self.async_write_ha_state()

    @override
    async def async_set_humidity(self, humidity: int) -> None:
        """Set the target in percent."""
        self._attr_target_humidity = humidity
        self.async_write_ha_state()

    @override
    async def async_set_mode(self, mode: str) -> None:
        """Set the mode."""
        self._attr_mode = mode
        self.async_write_ha_state()
