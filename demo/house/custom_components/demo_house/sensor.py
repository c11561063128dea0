"""Sensors."""

from datetime import date, datetime

from homeassistant.components.sensor import (
    ATTR_STATE_CLASS,
    SensorDeviceClass,
    SensorEntity,
    SensorStateClass,
)
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
    """Set up the sensors of the house."""
    async_add_entities(
        HouseSensor(item) for item in entry.runtime_data.of(Platform.SENSOR)
    )


class HouseSensor(HouseEntity, SensorEntity):
    """A sensor that always measures what the inventory says."""

    def __init__(self, item: Item) -> None:
        """Take device class, unit and value from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_device_class = item.member(SensorDeviceClass, "device_class")
        self._attr_state_class = item.member(SensorStateClass, ATTR_STATE_CLASS)
        self._attr_native_unit_of_measurement = values.get(
            "native_unit_of_measurement", values.get("unit_of_measurement")
        )
        self._attr_native_value = values.get("native_value", item.state)
        if self._attr_device_class is SensorDeviceClass.DATE and item.state:
            self._attr_native_value = date.fromisoformat(item.state)
        if self._attr_device_class is SensorDeviceClass.TIMESTAMP and item.state:
            self._attr_native_value = datetime.fromisoformat(item.state)
