"""Sensors of the agents' statistics and of the server's state."""

from typing import Any, override

from homeassistant.components.sensor import SensorEntity
from homeassistant.config_entries import ConfigSubentry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.helpers.typing import StateType
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from .const import SUBENTRY_CONVERSATION, SUBENTRY_TASK
from .coordinator import ServerCoordinator
from .device import agent_device, server_device
from .runtime import SmartAgentConfigEntry
from .sensor_descriptions import (
    AGENT_SENSORS,
    SERVER_SENSORS,
    TASK_SENSORS,
    AgentSensorDescription,
    ServerSensorDescription,
)

PARALLEL_UPDATES = 0


async def async_setup_entry(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the sensors of a server, of its agents and of its AI tasks."""
    async_add_entities(ServerSensor(entry, one) for one in SERVER_SENSORS)
    for kind, sensors in (
        (SUBENTRY_CONVERSATION, AGENT_SENSORS),
        (SUBENTRY_TASK, TASK_SENSORS),
    ):
        for subentry in entry.get_subentries_of_type(kind):
            async_add_entities(
                [AgentSensor(entry, subentry, one) for one in sensors],
                config_subentry_id=subentry.subentry_id,
            )


class AgentSensor(SensorEntity):
    """One number of an agent's or an AI task's statistics."""

    entity_description: AgentSensorDescription
    _attr_has_entity_name = True
    _attr_should_poll = False

    def __init__(
        self,
        entry: SmartAgentConfigEntry,
        subentry: ConfigSubentry,
        description: AgentSensorDescription,
    ) -> None:
        """Create a sensor of the agent of a sub-entry."""
        self.entity_description = description
        self._statistics = entry.runtime_data.statistics
        self._subentry_id = subentry.subentry_id
        self._attr_unique_id = f"{subentry.subentry_id}_{description.key}"
        self._attr_device_info = agent_device(subentry)

    @property
    @override
    def native_value(self) -> StateType:
        """Return the current number."""
        return self.entity_description.value(self._statistics[self._subentry_id])

    @property
    @override
    def extra_state_attributes(self) -> dict[str, Any] | None:
        """Return the parts of the number by name, None if it has none."""
        if (parts := self.entity_description.parts) is None:
            return None
        return dict(parts(self._statistics[self._subentry_id]))

    @override
    async def async_added_to_hass(self) -> None:
        """Start to listen for changes of the statistics."""
        await super().async_added_to_hass()
        self.async_on_remove(self._statistics.async_listen(self._async_changed))

    @callback
    def _async_changed(self, subentry_id: str) -> None:
        """Write the state if the statistics that changed are this agent's."""
        if subentry_id == self._subentry_id:
            self.async_write_ha_state()


class ServerSensor(CoordinatorEntity[ServerCoordinator], SensorEntity):
    """One part of a server's state."""

    entity_description: ServerSensorDescription
    _attr_has_entity_name = True

    def __init__(
        self, entry: SmartAgentConfigEntry, description: ServerSensorDescription
    ) -> None:
        """Make a sensor of an entry's server."""
        super().__init__(entry.runtime_data.state)
        self.entity_description = description
        self._attr_unique_id = f"{entry.entry_id}_{description.key}"
        self._attr_device_info = server_device(entry)

    @property
    @override
    def native_value(self) -> StateType:
        """Return what the server said last, None before its first answer."""
        state = self.coordinator.data
        return None if state is None else self.entity_description.value(state)

    @property
    @override
    def extra_state_attributes(self) -> dict[str, Any] | None:
        """Return the details of the state by name, None if it has none."""
        state, parts = self.coordinator.data, self.entity_description.parts
        return None if state is None or parts is None else dict(parts(state))
