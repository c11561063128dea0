"""What takes back the changes of a list: items added, completed or removed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from homeassistant.components.todo import TodoItem
from homeassistant.components.todo.const import TodoItemStatus, TodoServices
from homeassistant.components.todo.intent import (
    INTENT_LIST_ADD_ITEM,
    INTENT_LIST_COMPLETE_ITEM,
)

from .changes import ListChange


@dataclass
class ListUndo:
    """What is to be called to take the changes of a list back."""

    calls: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)
    """Actions of Home Assistant's with their data, without the list."""
    since: bool = False
    """Whether somebody else has changed one of the items since."""
    left: bool = False
    """Whether something cannot be taken back."""


def list_undo(change: ListChange, now: Sequence[TodoItem]) -> ListUndo:
    """Return what takes back what a turn did to a list; now are its items by now."""
    undo = ListUndo()
    here = {item.uid: item for item in now if item.uid}
    adds = Counter(
        item.casefold() for kind, item in change.deeds if kind == INTENT_LIST_ADD_ITEM
    )
    for item, count in adds.items():
        _added(change, now, item, count, undo)
    taken: set[str] = set()
    for kind, item in change.deeds:
        if kind == INTENT_LIST_ADD_ITEM:
            continue
        completes = kind == INTENT_LIST_COMPLETE_ITEM
        found = _meant(change.before, item, taken, open_only=completes)
        if found is None or not found.uid:
            # It was added in the same turn, or the call found nothing.
            continue
        taken.add(found.uid)
        if completes:
            _completed(found, here.get(found.uid), undo)
        elif found.uid not in here:
            _removed(found, undo)
    return undo


def _added(
    change: ListChange, now: Sequence[TodoItem], text: str, count: int, undo: ListUndo
) -> None:
    """Take items back that were added, if just those are new."""
    old = {item.uid for item in change.before}
    new = [
        item.uid
        for item in now
        if item.uid and item.uid not in old and (item.summary or "").casefold() == text
    ]
    if len(new) != count:
        undo.since = True
        return
    undo.calls.append((TodoServices.REMOVE_ITEM, {"item": new}))


def _completed(before: TodoItem, now: TodoItem | None, undo: ListUndo) -> None:
    """Take back that an item was completed."""
    if now is None or now.summary != before.summary:
        undo.since = True
    elif now.status is TodoItemStatus.COMPLETED:
        data = {"item": before.uid, "status": TodoItemStatus.NEEDS_ACTION}
        undo.calls.append((TodoServices.UPDATE_ITEM, data))


def _removed(before: TodoItem, undo: ListUndo) -> None:
    """Take back that an item was removed: an action adds items that are open."""
    if before.status is TodoItemStatus.COMPLETED or not before.summary:
        undo.left = True
        return
    data: dict[str, Any] = {"item": before.summary}
    if before.due is not None:
        is_time = isinstance(before.due, datetime)
        data["due_datetime" if is_time else "due_date"] = before.due
    if before.description:
        data["description"] = before.description
    undo.calls.append((TodoServices.ADD_ITEM, data))


def _meant(
    items: Sequence[TodoItem], text: str, taken: set[str], *, open_only: bool
) -> TodoItem | None:
    """Return the item that Home Assistant took for a text (components/todo/intent.py)."""
    return next(
        (
            item
            for item in items
            if (text == item.uid or text.casefold() == (item.summary or "").casefold())
            and item.uid not in taken
            and (not open_only or item.status is TodoItemStatus.NEEDS_ACTION)
        ),
        None,
    )
