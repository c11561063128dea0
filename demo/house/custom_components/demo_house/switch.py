"""Switches and outlets."""

from typing import Any, override

from homeassistant.components.switch import SwitchDeviceClass, SwitchEntity
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
    """Set up the switches of the house."""
    async_add_entities(
        HouseSwitch(item) for item in entry.runtime_data.of(Platform.SWITCH)
    )


class HouseSwitch(HouseEntity, SwitchEntity):
    """A switch."""

    def __init__(self, item: Item) -> None:
        """Take device class and state from the inventory."""
        super().__init__(item)
        self._attr_device_class = item.member(SwitchDeviceClass, "device_class")
        self._attr_is_on = item.state == STATE_ON

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
