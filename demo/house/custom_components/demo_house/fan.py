"""Fans."""

from typing import Any, override

from homeassistant.components.fan import (
    ATTR_DIRECTION,
    ATTR_OSCILLATING,
    ATTR_PERCENTAGE,
    ATTR_PRESET_MODE,
    ATTR_PRESET_MODES,
    FanEntity,
    FanEntityFeature,
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
    """Set up the fans of the house."""
    async_add_entities(HouseFan(item) for item in entry.runtime_data.of(Platform.FAN))


class HouseFan(HouseEntity, FanEntity):
    """A fan; its speed decides whether it is on."""

    def __init__(self, item: Item) -> None:
        """Take features and speed from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_supported_features = (
            item.features(FanEntityFeature, FanEntityFeature(0))
            | FanEntityFeature.TURN_ON
            | FanEntityFeature.TURN_OFF
        )
        default = 100 if item.state == STATE_ON else 0
        self._attr_percentage = values.get(ATTR_PERCENTAGE, default)
        self._attr_oscillating = values.get(ATTR_OSCILLATING)
        self._attr_current_direction = values.get(ATTR_DIRECTION)
        self._attr_preset_modes = values.get(ATTR_PRESET_MODES)
        self._attr_preset_mode = values.get(ATTR_PRESET_MODE)

    @override
    async def async_turn_on(
        self,
        percentage: int | None = None,
        preset_mode: str | None = None,
        **kwargs: Any,
    ) -> None:
        """Turn on, at full speed unless told otherwise."""
        self._attr_preset_mode = preset_mode
        await self.async_set_percentage(100 if percentage is None else percentage)

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Turn off."""
        self._attr_preset_mode = None
        await self.async_set_percentage(0)

    @override
    async def async_set_percentage(self, percentage: int) -> None:
        """Set the speed in percent; 0 is off."""
        self._attr_percentage = percentage
        self.async_write_ha_state()

    @override
    async def async_set_preset_mode(self, preset_mode: str) -> None:
        """Set the preset."""
        await self.async_turn_on(preset_mode=preset_mode)

    @override
    async def async_oscillate(self, oscillating: bool) -> None:
        """Swing or stand still."""
        self._attr_oscillating = oscillating
        self.async_write_ha_state()

    @override
    async def async_set_direction(self, direction: str) -> None:
        """Turn forward or in reverse."""
        self._attr_current_direction = direction
        self.async_write_ha_state()
