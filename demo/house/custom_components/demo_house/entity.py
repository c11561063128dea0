"""What all entities of the house have in common."""

from homeassistant.helpers.device_registry import DeviceInfo
from homeassistant.helpers.entity import Entity

from .const import DOMAIN
from .inventory import Item


class HouseEntity(Entity):
    """An entity that is what its inventory says and does what it is told, at once."""

    _attr_should_poll = False

    def __init__(self, item: Item) -> None:
        """Take identity and name; what the entity can do is its platform's to read."""
        self.item = item
        self.entity_id = item.id
        self._attr_unique_id = item.id
        self._attr_name = item.name
        if item.device:
            self._attr_device_info = DeviceInfo(identifiers={(DOMAIN, item.device)})
