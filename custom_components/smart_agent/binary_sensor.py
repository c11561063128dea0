"""The binary sensor that tells whether a server answers."""

from typing import override

from homeassistant.components.binary_sensor import (
    BinarySensorDeviceClass,
    BinarySensorEntity,
)
from homeassistant.const import EntityCategory
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from .coordinator import ServerCoordinator
from .device import server_device
from .runtime import SmartAgentConfigEntry

PARALLEL_UPDATES = 0


async def async_setup_entry(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the entity of a server."""
    async_add_entities([ServerConnectivity(entry)])


class ServerConnectivity(CoordinatorEntity[ServerCoordinator], BinarySensorEntity):
    """Whether a server answered when it was asked last."""

    _attr_has_entity_name = True
    _attr_device_class = BinarySensorDeviceClass.CONNECTIVITY
    _attr_entity_category = EntityCategory.DIAGNOSTIC

    def __init__(self, entry: SmartAgentConfigEntry) -> None:
        """Make the entity of an entry's server."""
        super().__init__(entry.runtime_data.state)
        self._attr_unique_id = f"{entry.entry_id}_connectivity"
        self._attr_device_info = server_device(entry)

    @property
    @override
    def available(self) -> bool:
        """Return True: the state is known even while the server is away."""
        return True

    @property
    @override
    def is_on(self) -> bool | None:
        """Return whether the server answered, None before it was asked."""
        there = self.coordinator.last_update_success
        return None if there and self.coordinator.data is None else there
