"""Covers: blinds, curtains, awnings, garage doors."""

from typing import Any, override

from homeassistant.components.cover import (
    ATTR_POSITION,
    CoverDeviceClass,
    CoverEntity,
    CoverEntityFeature,
    CoverState,
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
    """Set up the covers of the house."""
    async_add_entities(
        HouseCover(item) for item in entry.runtime_data.of(Platform.COVER)
    )


class HouseCover(HouseEntity, CoverEntity):
    """A cover that is where it was sent the moment it is sent there."""

    _attr_current_cover_position: int

    def __init__(self, item: Item) -> None:
        """Take device class, features and position from the inventory.

        A position says more than a state and wins; without either it is closed.
        """
        super().__init__(item)
        self._attr_device_class = item.member(CoverDeviceClass, "device_class")
        self._attr_supported_features = item.features(
            CoverEntityFeature, CoverEntityFeature.OPEN | CoverEntityFeature.CLOSE
        )
        default = 100 if item.state == CoverState.OPEN else 0
        position = item.attributes.get("current_position", default)
        self._attr_current_cover_position = position

    @property
    @override
    def is_closed(self) -> bool:
        """Return whether the cover is all the way down."""
        return self._attr_current_cover_position == 0

    @override
    async def async_open_cover(self, **kwargs: Any) -> None:
        """Open."""
        await self.async_set_cover_position(position=100)

    @override
    async def async_close_cover(self, **kwargs: Any) -> None:
        """Close."""
        await self.async_set_cover_position(position=0)

    @override
    async def async_set_cover_position(self, **kwargs: Any) -> None:
        """Move to a position in percent, 100 being open."""
        self._attr_current_cover_position = kwargs[ATTR_POSITION]
        self.async_write_ha_state()

    @override
    async def async_stop_cover(self, **kwargs: Any) -> None:
        """Stop; nothing here is ever still moving."""
