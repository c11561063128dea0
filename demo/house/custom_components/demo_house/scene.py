"""Scenes."""

from typing import Any, override

from homeassistant.components.scene import Scene
from homeassistant.const import STATE_UNKNOWN, Platform
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.helpers.state import async_reproduce_state

from . import HouseConfigEntry
from .entity import HouseEntity
from .schema import to_state


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the scenes of the house."""
    async_add_entities(
        HouseScene(item) for item in entry.runtime_data.of(Platform.SCENE)
    )


class HouseScene(HouseEntity, Scene):
    """A scene; `entities` of the inventory maps entity ids to the states it sets.

    A state is a word, or a mapping with `state` and attributes, as in Home
    Assistant's own scenes.
    """

    @override
    async def async_activate(self, **kwargs: Any) -> None:
        """Bring the entities into their states."""
        states = [
            _target(entity_id, wanted)
            for entity_id, wanted in self.item.attributes["entities"].items()
        ]
        await async_reproduce_state(self.hass, states, context=self._context)


def _target(entity_id: str, wanted: Any) -> State:
    """Return the state that an entity shall have."""
    if not isinstance(wanted, dict):
        wanted = {"state": wanted}
    attributes = {key: value for key, value in wanted.items() if key != "state"}
    return State(entity_id, to_state(wanted["state"]) or STATE_UNKNOWN, attributes)
