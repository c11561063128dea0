"""Water and gas valves."""

from typing import override

from homeassistant.components.valve import (
    ATTR_CURRENT_POSITION,
    ValveDeviceClass,
    ValveEntity,
    ValveEntityFeature,
    ValveState,
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
    """Set up the valves of the house."""
    async_add_entities(
        HouseValve(item) for item in entry.runtime_data.of(Platform.VALVE)
    )


class HouseValve(HouseEntity, ValveEntity):
    """A valve, with a position or only open and closed."""

    def __init__(self, item: Item) -> None:
        """Take device class, features and position from the inventory.

        A position says more than a state and wins; without either it is closed.
        """
        super().__init__(item)
        values = item.attributes
        self._attr_device_class = item.member(ValveDeviceClass, "device_class")
        self._attr_supported_features = item.features(
            ValveEntityFeature, ValveEntityFeature.OPEN | ValveEntityFeature.CLOSE
        )
        self._attr_reports_position = values.get("reports_position", False)
        default = 100 if item.state == ValveState.OPEN else 0
        self._move_to(
            values.get(
                "current_valve_position", values.get(ATTR_CURRENT_POSITION, default)
            )
        )

    def _move_to(self, position: int) -> None:
        """Take a position in percent, 100 being open."""
        self._attr_current_valve_position = int(position)
        self._attr_is_closed = int(position) == 0

    @override
    async def async_open_valve(self) -> None:
        """Open."""
        await self.async_set_valve_position(100)

    @override
    async def async_close_valve(self) -> None:
        """Close."""
        await self.async_set_valve_position(0)

    @override
    async def async_set_valve_position(self, position: int) -> None:
        """Move to a position in percent."""
        self._move_to(position)
        self.async_write_ha_state()

    @override
    async def async_stop_valve(self) -> None:
        """Stop; nothing here is ever still moving."""
