"""Constants of the demo house."""

from typing import Final

DOMAIN: Final = "demo_house"

CONF_INVENTORY: Final = "inventory"
"""Config entry key: path of an inventory file, or the inventory itself."""

EVENT_TIMER: Final = "demo_house_timer"
"""Fired when a timer of a satellite starts, changes, is cancelled or finishes."""
