"""Vacuum robots."""

from typing import Any, override

from homeassistant.components.vacuum import (
    ATTR_FAN_SPEED,
    StateVacuumEntity,
    VacuumActivity,
    VacuumEntityFeature,
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
    """Set up the vacuum robots of the house."""
    async_add_entities(
        HouseVacuum(item) for item in entry.runtime_data.of(Platform.VACUUM)
    )


class HouseVacuum(HouseEntity, StateVacuumEntity):
    """A robot; the attribute `located` counts how often it was asked where it is."""

    def __init__(self, item: Item) -> None:
        """Take features and activity from the inventory.

        Published homes also say `off`, which robots no longer are: it is docked.
        """
        super().__init__(item)
        self._attr_supported_features = item.features(
            VacuumEntityFeature, VacuumEntityFeature(0)
        )
        known = item.state in list(VacuumActivity)
        self._attr_activity = VacuumActivity(
            item.state if item.state and known else VacuumActivity.DOCKED
        )
        self._attr_fan_speed = item.attributes.get(ATTR_FAN_SPEED)
        self._attr_fan_speed_list = item.attributes.get("fan_speed_list", [])
        self._attr_extra_state_attributes = {"located": 0}

    def _do(self, activity: VacuumActivity) -> None:
        """Write a new activity."""
        self._attr_activity = activity
        self.async_write_ha_state()

    @override
    async def async_start(self) -> None:
        """Start or go on cleaning."""
        self._do(VacuumActivity.CLEANING)

    @override
    async def async_pause(self) -> None:
        """Pause."""
        self._do(VacuumActivity.PAUSED)

    @override
    async def async_stop(self, **kwargs: Any) -> None:
        """Stop where it is."""
        self._do(VacuumActivity.IDLE)

    @override
    async def async_return_to_base(self, **kwargs: Any) -> None:
        """Drive to the dock; it stays on its way."""
        self._do(VacuumActivity.RETURNING)

    @override
    async def async_clean_spot(self, **kwargs: Any) -> None:
        """Clean around the place where it is."""
        self._do(VacuumActivity.CLEANING)

    @override
    async def async_set_fan_speed(self, fan_speed: str, **kwargs: Any) -> None:
        """Set the suction."""
        self._attr_fan_speed = fan_speed
        self.async_write_ha_state()

    @override
    async def async_locate(self, **kwargs: Any) -> None:
        """Count the request."""
        located = self._attr_extra_state_attributes["located"]
        self._attr_extra_state_attributes = {"located": located + 1}
        self.async_write_ha_state()
