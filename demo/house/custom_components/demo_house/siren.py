"""Sirens."""

from typing import Any, override

from homeassistant.components.siren import SirenEntity, SirenEntityFeature
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
    """Set up the sirens of the house."""
    async_add_entities(
        HouseSiren(item) for item in entry.runtime_data.of(Platform.SIREN)
    )


class HouseSiren(HouseEntity, SirenEntity):
    """A silent siren."""

    _attr_supported_features = SirenEntityFeature.TURN_ON | SirenEntityFeature.TURN_OFF

    def __init__(self, item: Item) -> None:
        """Take the state from the inventory."""
        super().__init__(item)
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
