"""The house of the corpus: furnished in a language, looked at, put back."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from custom_components.demo_house.api import async_setup_house
from custom_components.demo_house.const import DOMAIN as DEMO_HOUSE
from custom_components.demo_house.inventory import Inventory
from fakes.house import states, timers, watch
from homeassistant.components.intent.const import TIMER_DATA
from homeassistant.components.todo import TodoListEntity
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers.entity import Entity
from homeassistant.helpers.entity_platform import async_get_platforms
from homeassistant.setup import async_setup_component
from homeassistant.util.unit_system import METRIC_SYSTEM
from homeassistant.util.yaml import load_yaml_dict

from .corpus import HERE

PLAN = load_yaml_dict(HERE / "house.yaml")

SATELLITE = "_satellite"
"""What the id of a satellite ends with, after the word that sentences have for it."""


def inventory(language: str) -> dict[str, Any]:
    """Return the house with the names of a language."""

    def named(thing: Mapping[str, Any]) -> dict[str, Any]:
        name, *aliases = thing["names"][language]
        return {**thing, "name": name, "aliases": aliases}

    floors = [named(floor) for floor in PLAN["floors"]]
    of_floor = {floor["id"]: floor["name"] for floor in floors}
    return {
        "floors": floors,
        "areas": [
            named(area) | {"floor": of_floor.get(area.get("floor"))}
            for area in PLAN["areas"]
        ],
        "devices": [
            satellite
            | {"id": satellite["id"] + SATELLITE, "name": f"Assist {satellite['id']}"}
            for satellite in PLAN["satellites"]
        ],
        "entities": [named(entity) for entity in PLAN["entities"]],
    }


async def async_furnish(hass: HomeAssistant, language: str) -> ConfigEntry[Inventory]:
    """Furnish the house with the names of a language, for people who speak it."""
    hass.config.language = language
    hass.config.units = METRIC_SYSTEM
    for component in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, component, {})
    return await async_setup_house(hass, inventory(language))


@dataclass(frozen=True)
class Look:
    """How the house was at a moment: states, the items of lists, the ids of timers."""

    states: Mapping[str, State]
    items: Mapping[str, tuple[str, ...]]
    timers: frozenset[str]


@dataclass(frozen=True)
class Difference:
    """What is otherwise than before.

    changed are states and attributes by entity id, only those that are not as they
    were; added and gone the items of lists.
    """

    changed: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    added: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    gone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    timers: int = 0


class Watch:
    """Sees everything that happens in the house, and puts it back."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Remember the house as it is."""
        self._hass = hass
        self._kept = {one.entity_id: _shown(one) for one in self._entities()}
        self.called = watch(hass)
        """Services that were called, but for those that only read, with their targets."""

    def look(self) -> Look:
        """Return how the house is now."""
        items = {
            one.entity_id: tuple(str(item.summary) for item in one.todo_items or ())
            for one in self._entities()
            if isinstance(one, TodoListEntity)
        }
        return Look(states(self._hass), items, timers(self._hass))

    def restore(self) -> None:
        """Bring the house back to how it was at first."""
        for timer in list(self._hass.data[TIMER_DATA].timers):
            self._hass.data[TIMER_DATA].cancel_timer(timer)
        for one in self._entities():
            if (now := _shown(one)) != (kept := self._kept[one.entity_id]):
                for key in now.keys() - kept.keys():
                    delattr(one, key)
                for key, value in kept.items():
                    setattr(one, key, value)
                one.async_write_ha_state()
        self.called.clear()

    def _entities(self) -> Iterator[Entity]:
        """Yield the entities of the house."""
        for platform in async_get_platforms(self._hass, DEMO_HOUSE):
            yield from platform.entities.values()


def difference(before: Look, after: Look) -> Difference:
    """Return what is otherwise than before."""
    return Difference(
        changed={
            entity_id: changed
            for entity_id, state in after.states.items()
            if state is not before.states[entity_id]
            and (changed := _changed(before.states[entity_id], state))
            and not entity_id.startswith("todo.")
        },
        added=_more(before.items, after.items),
        gone=_more(after.items, before.items),
        timers=len(after.timers - before.timers),
    )


def _changed(before: State, after: State) -> dict[str, Any]:
    """Return the state and the attributes that are not as before."""
    was, is_now = (
        {
            **{str(key): value for key, value in one.attributes.items()},
            "state": one.state,
        }
        for one in (before, after)
    )
    keys = was.keys() | is_now.keys()
    return {key: is_now.get(key) for key in keys if was.get(key) != is_now.get(key)}


def _more(
    before: Mapping[str, tuple[str, ...]], after: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Return by list the items that were not on it before."""
    return {
        key: more
        for key, items in after.items()
        if (more := tuple((Counter(items) - Counter(before[key])).elements()))
    }


def _shown(entity: Entity) -> dict[str, Any]:
    """Return what an entity shows of itself, as attributes that can be set."""
    return {key: getattr(entity, key) for key in _keys(tuple(vars(entity)))}


@cache
def _keys(names: tuple[str, ...]) -> frozenset[str]:
    """Return which of an entity's variables show something, by how they are set."""
    bare = (name.removeprefix("_") for name in names)
    shown = {f"_{n}" for n in bare if n.startswith(("attr_", "_attr_"))}
    keys = {key if key.startswith("_attr") else key[1:] for key in shown}
    return frozenset(keys | ({"_track"} & set(names)))
