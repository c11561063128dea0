"""Selectors."""

from typing import override

from homeassistant.components.select import ATTR_OPTIONS, SelectEntity
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
    """Set up the selectors of the house."""
    async_add_entities(
        HouseSelect(item) for item in entry.runtime_data.of(Platform.SELECT)
    )


class HouseSelect(HouseEntity, SelectEntity):
    """A choice among `options`."""

    def __init__(self, item: Item) -> None:
        """Take options and choice from the inventory."""
        super().__init__(item)
        self._attr_options = item.attributes[ATTR_OPTIONS]
        self._attr_current_option = item.state

    @override
    async def async_select_option(self, option: str) -> None:
        """Choose."""
        self._attr_current_option = option
        self.async_write_ha_state()
