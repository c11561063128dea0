"""Locks."""

from typing import Any, override

from homeassistant.components.lock import LockEntity, LockEntityFeature, LockState
from homeassistant.const import ATTR_CODE, Platform
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from . import HouseConfigEntry
from .const import DOMAIN
from .entity import HouseEntity
from .inventory import Item


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the locks of the house."""
    async_add_entities(HouseLock(item) for item in entry.runtime_data.of(Platform.LOCK))


class HouseLock(HouseEntity, LockEntity):
    """A lock; one with a `code` in the inventory wants it for everything but locking."""

    def __init__(self, item: Item) -> None:
        """Take features, state and code from the inventory."""
        super().__init__(item)
        self._attr_supported_features = item.features(
            LockEntityFeature, LockEntityFeature(0)
        )
        self._attr_is_locked = item.state == LockState.LOCKED
        self._attr_is_open = item.state == LockState.OPEN
        self._attr_is_jammed = item.state == LockState.JAMMED
        self._attr_code_format = item.attributes.get("code_format")
        self._code = item.attributes.get(ATTR_CODE)

    @override
    async def async_lock(self, **kwargs: Any) -> None:
        """Lock."""
        self._attr_is_locked = True
        self._attr_is_open = False
        self.async_write_ha_state()

    @override
    async def async_unlock(self, **kwargs: Any) -> None:
        """Unlock."""
        self._check_code(kwargs)
        self._attr_is_locked = False
        self.async_write_ha_state()

    @override
    async def async_open(self, **kwargs: Any) -> None:
        """Open the latch."""
        self._check_code(kwargs)
        self._attr_is_locked = False
        self._attr_is_open = True
        self.async_write_ha_state()

    def _check_code(self, kwargs: dict[str, Any]) -> None:
        """Raise HomeAssistantError unless the code is right or not needed."""
        if self._code is not None and kwargs.get(ATTR_CODE) != str(self._code):
            raise HomeAssistantError(
                translation_domain=DOMAIN, translation_key="invalid_code"
            )
