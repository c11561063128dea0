"""Motion, window and other yes-or-no sensors."""

from homeassistant.components.binary_sensor import (
    BinarySensorDeviceClass,
    BinarySensorEntity,
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
    """Set up the binary sensors of the house."""
    async_add_entities(
        HouseBinarySensor(item)
        for item in entry.runtime_data.of(Platform.BINARY_SENSOR)
    )


class HouseBinarySensor(HouseEntity, BinarySensorEntity):
    """A sensor that stays as the inventory says, off where it says nothing."""

    def __init__(self, item: Item) -> None:
        """Take device class and state from the inventory."""
        super().__init__(item)
        self._attr_device_class = item.member(BinarySensorDeviceClass, "device_class")
        self._attr_is_on = item.state == STATE_ON
