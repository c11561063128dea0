"""Buttons."""

from typing import override

from homeassistant.components.button import ButtonDeviceClass, ButtonEntity
from homeassistant.const import Platform
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
    """Set up the buttons of the house."""
    async_add_entities(
        HouseButton(item) for item in entry.runtime_data.of(Platform.BUTTON)
    )


class HouseButton(HouseEntity, ButtonEntity):
    """A button; the attribute `presses` counts how often it was pressed."""

    def __init__(self, item: Item) -> None:
        """Take the device class from the inventory."""
        super().__init__(item)
        self._attr_device_class = item.member(ButtonDeviceClass, "device_class")
        self._attr_extra_state_attributes = {"presses": 0}

    @override
    async def async_press(self) -> None:
        """Count the press."""
        presses = self._attr_extra_state_attributes["presses"]
        self._attr_extra_state_attributes = {"presses": presses + 1}
        self.async_write_ha_state()
