"""Numbers."""

from typing import override

from homeassistant.components.number import (
    ATTR_MAX,
    ATTR_MIN,
    ATTR_STEP,
    DEFAULT_MAX_VALUE,
    DEFAULT_MIN_VALUE,
    DEFAULT_STEP,
    NumberDeviceClass,
    NumberEntity,
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
    """Set up the numbers of the house."""
    async_add_entities(
        HouseNumber(item) for item in entry.runtime_data.of(Platform.NUMBER)
    )


class HouseNumber(HouseEntity, NumberEntity):
    """A number between `min` and `max`."""

    def __init__(self, item: Item) -> None:
        """Take range, unit and value from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_device_class = item.member(NumberDeviceClass, "device_class")
        self._attr_native_min_value = values.get(ATTR_MIN, DEFAULT_MIN_VALUE)
        self._attr_native_max_value = values.get(ATTR_MAX, DEFAULT_MAX_VALUE)
        self._attr_native_step = values.get(ATTR_STEP, DEFAULT_STEP)
        self._attr_native_unit_of_measurement = values.get("unit_of_measurement")
        self._attr_native_value = float(item.state or self._attr_native_min_value)

    @override
    async def async_set_native_value(self, value: float) -> None:
        """Set the number."""
        self._attr_native_value = value
        self.async_write_ha_state()
