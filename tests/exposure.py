"""Exposed entities for tests, in the registry and not."""

from typing import Any

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er

ASSISTANT = "conversation"


def add(
    hass: HomeAssistant, entity_id: str, state: str = "on", **attributes: Any
) -> None:
    """Add an exposed entity that is in no registry."""
    hass.states.async_set(entity_id, state, attributes)
    async_expose_entity(hass, ASSISTANT, entity_id, True)


def register(hass: HomeAssistant, entity_id: str, **more: Any) -> er.RegistryEntry:
    """Add an exposed entity that is in the registry, under the name it is given."""
    domain, _, object_id = entity_id.partition(".")
    found = er.async_get(hass).async_get_or_create(
        domain, "test", object_id, suggested_object_id=object_id, **more
    )
    async_expose_entity(hass, ASSISTANT, found.entity_id, True)
    hass.states.async_set(found.entity_id, "on")
    return found
