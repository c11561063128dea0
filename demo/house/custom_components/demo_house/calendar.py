"""Calendars."""

from datetime import date, datetime
from typing import Any, override

from homeassistant.components.calendar import (
    CalendarEntity,
    CalendarEntityFeature,
    CalendarEvent,
)
from homeassistant.const import Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.util import dt as dt_util

from . import HouseConfigEntry
from .entity import HouseEntity
from .inventory import Item


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the calendars of the house."""
    async_add_entities(
        HouseCalendar(item) for item in entry.runtime_data.of(Platform.CALENDAR)
    )


class HouseCalendar(HouseEntity, CalendarEntity):
    """A calendar in memory; `events` of the inventory are in it.

    Each has `summary`, `start` and `end`, both dates or both local times.
    """

    def __init__(self, item: Item) -> None:
        """Take features and events from the inventory."""
        super().__init__(item)
        self._attr_supported_features = item.features(
            CalendarEntityFeature, CalendarEntityFeature.CREATE_EVENT
        )
        self._events = [
            CalendarEvent(
                summary=event["summary"],
                start=_moment(event["start"]),
                end=_moment(event["end"]),
            )
            for event in item.attributes.get("events") or ()
        ]

    @property
    @override
    def event(self) -> CalendarEvent | None:
        """Return the event that is on, or the next one."""
        now = dt_util.now()
        coming = (event for event in self._events if event.end_datetime_local > now)
        return min(coming, key=_start, default=None)

    @override
    async def async_get_events(
        self, hass: HomeAssistant, start_date: datetime, end_date: datetime
    ) -> list[CalendarEvent]:
        """Return the events between two moments, in order."""
        return sorted(
            (
                event
                for event in self._events
                if event.end_datetime_local > start_date
                and event.start_datetime_local < end_date
            ),
            key=_start,
        )

    @override
    async def async_create_event(self, **kwargs: Any) -> None:
        """Enter an event."""
        self._events.append(
            CalendarEvent(
                summary=kwargs["summary"], start=kwargs["dtstart"], end=kwargs["dtend"]
            )
        )
        self.async_write_ha_state()


def _start(event: CalendarEvent) -> datetime:
    """Return when an event starts."""
    return event.start_datetime_local


def _moment(value: Any) -> date | datetime:
    """Return a date or a local time as an inventory writes it."""
    text = str(value)
    if len(text) == len("2026-01-01"):
        return date.fromisoformat(text)
    return dt_util.as_local(datetime.fromisoformat(text))
