"""Timers: how a device tells Home Assistant that it can run them.

Home Assistant offers its timer tools only to a conversation that comes from a device
with a timer handler. The countdown itself is Home Assistant's; the handler is told
what happens to a timer and, on a real satellite, shows it and rings.
"""

from functools import partial

from homeassistant.components.intent import (
    TimerEventType,
    TimerInfo,
    async_register_timer_handler,
)
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, callback

from .const import EVENT_TIMER
from .inventory import Inventory
from .registries import async_device_id


@callback
def async_register_satellites(
    hass: HomeAssistant, entry: ConfigEntry[Inventory]
) -> None:
    """Give a timer handler to each device with `timers: true`, until the entry unloads."""
    for device in entry.runtime_data.devices:
        if device.timers:
            device_id = async_device_id(hass, entry, device.id)
            entry.async_on_unload(
                async_register_timer_handler(
                    hass, device_id, partial(_async_announce, hass)
                )
            )


@callback
def _async_announce(
    hass: HomeAssistant, event_type: TimerEventType, timer: TimerInfo
) -> None:
    """Fire an event in place of a sound."""
    hass.bus.async_fire(
        EVENT_TIMER,
        {
            "type": event_type,
            "timer_id": timer.id,
            "name": timer.name,
            "device_id": timer.device_id,
            "seconds_left": timer.seconds_left,
        },
    )
