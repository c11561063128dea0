"""Shopping and to-do lists."""

from dataclasses import replace
from typing import Any, override
from uuid import uuid4

from homeassistant.components.todo import (
    TodoItem,
    TodoItemStatus,
    TodoListEntity,
    TodoListEntityFeature,
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
    """Set up the lists of the house."""
    async_add_entities(
        HouseTodoList(item) for item in entry.runtime_data.of(Platform.TODO)
    )


class HouseTodoList(HouseEntity, TodoListEntity):
    """A list in memory; `todo_items` of the inventory are on it."""

    _attr_todo_items: list[TodoItem]

    def __init__(self, item: Item) -> None:
        """Take features and items from the inventory."""
        super().__init__(item)
        self._attr_supported_features = item.features(
            TodoListEntityFeature,
            TodoListEntityFeature.CREATE_TODO_ITEM
            | TodoListEntityFeature.UPDATE_TODO_ITEM
            | TodoListEntityFeature.DELETE_TODO_ITEM,
        )
        self._attr_todo_items = [
            _todo_item(value) for value in item.attributes.get("todo_items") or ()
        ]

    @override
    async def async_create_todo_item(self, item: TodoItem) -> None:
        """Put an item on the list."""
        self._attr_todo_items = [*self._attr_todo_items, replace(item, uid=_uid())]
        self.async_write_ha_state()

    @override
    async def async_update_todo_item(self, item: TodoItem) -> None:
        """Change an item, for instance tick it off."""
        self._attr_todo_items = [
            item if known.uid == item.uid else known for known in self._attr_todo_items
        ]
        self.async_write_ha_state()

    @override
    async def async_delete_todo_items(self, uids: list[str]) -> None:
        """Take items off the list."""
        self._attr_todo_items = [
            known for known in self._attr_todo_items if known.uid not in uids
        ]
        self.async_write_ha_state()


def _uid() -> str:
    """Return a new id for an item."""
    return uuid4().hex


def _todo_item(value: str | dict[str, Any]) -> TodoItem:
    """Return an item of the inventory: its text, or `summary` and `status`."""
    if isinstance(value, str):
        value = {"summary": value}
    return TodoItem(
        uid=_uid(),
        summary=value["summary"],
        status=TodoItemStatus(value.get("status", TodoItemStatus.NEEDS_ACTION)),
        description=value.get("description"),
    )
