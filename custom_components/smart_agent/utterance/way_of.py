"""What a thing may be said to be, by what it is, and whether it is so now."""

from collections.abc import Mapping

from homeassistant.components.binary_sensor import BinarySensorDeviceClass
from homeassistant.components.cover import CoverState
from homeassistant.components.lawn_mower.const import LawnMowerActivity
from homeassistant.components.lock import LockState
from homeassistant.components.media_player.const import MediaPlayerState
from homeassistant.components.vacuum import VacuumActivity
from homeassistant.const import (
    STATE_OFF,
    STATE_ON,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
    Platform,
)

from ..home.home import Entity
from .languages.stated import Way

_WAYS: Mapping[str, Way] = {
    Platform.LIGHT: Way.ON,
    Platform.SWITCH: Way.ON,
    Platform.FAN: Way.ON,
    Platform.CLIMATE: Way.ON,
    Platform.HUMIDIFIER: Way.ON,
    "input_boolean": Way.ON,
    Platform.COVER: Way.OPEN,
    Platform.VALVE: Way.OPEN,
    Platform.LOCK: Way.LOCKED,
    Platform.VACUUM: Way.MOVING,
    Platform.LAWN_MOWER: Way.MOVING,
    Platform.MEDIA_PLAYER: Way.PLAYING,
}
"""What things of a domain are said to be."""

_SENSOR_WAYS: Mapping[str, Way] = {
    BinarySensorDeviceClass.DOOR: Way.OPEN,
    BinarySensorDeviceClass.GARAGE_DOOR: Way.OPEN,
    BinarySensorDeviceClass.OPENING: Way.OPEN,
    BinarySensorDeviceClass.WINDOW: Way.OPEN,
    BinarySensorDeviceClass.LOCK: Way.LOCKED,
    BinarySensorDeviceClass.MOISTURE: Way.WET,
    BinarySensorDeviceClass.MOTION: Way.SEEN,
    BinarySensorDeviceClass.OCCUPANCY: Way.SEEN,
    BinarySensorDeviceClass.PRESENCE: Way.SEEN,
    BinarySensorDeviceClass.POWER: Way.ON,
    BinarySensorDeviceClass.RUNNING: Way.ON,
    BinarySensorDeviceClass.CO: Way.ALARMED,
    BinarySensorDeviceClass.GAS: Way.ALARMED,
    BinarySensorDeviceClass.HEAT: Way.ALARMED,
    BinarySensorDeviceClass.SAFETY: Way.ALARMED,
    BinarySensorDeviceClass.SMOKE: Way.ALARMED,
}
"""What is said of what a binary sensor watches, by its device class."""

TOLD = frozenset({*_WAYS, Platform.BINARY_SENSOR, Platform.SENSOR})
"""Domains of which the state tells how a thing is."""

_STANDBY = "standby"
"""A state of players that HA no longer has a name for; some still report it."""

_IS_SO: Mapping[Way, frozenset[str]] = {
    Way.OPEN: frozenset({CoverState.OPEN, CoverState.OPENING, STATE_ON}),
    Way.LOCKED: frozenset({LockState.LOCKED, STATE_OFF}),
    Way.PLAYING: frozenset({MediaPlayerState.PLAYING, MediaPlayerState.BUFFERING}),
    Way.MOVING: frozenset({VacuumActivity.CLEANING, LawnMowerActivity.MOWING}),
}
"""States of what is so; "on" of a lock's sensor is that it is unlocked."""

_IS_NOT: Mapping[Way, frozenset[str]] = {
    Way.ON: frozenset({STATE_OFF, _STANDBY}),
    Way.OPEN: frozenset({CoverState.CLOSED, STATE_OFF}),
    Way.LOCKED: frozenset(
        {
            LockState.JAMMED,
            LockState.OPEN,
            LockState.OPENING,
            LockState.UNLOCKED,
            LockState.UNLOCKING,
            STATE_ON,
        }
    ),
    Way.PLAYING: frozenset(
        {
            MediaPlayerState.IDLE,
            MediaPlayerState.OFF,
            MediaPlayerState.PAUSED,
            _STANDBY,
        }
    ),
    Way.MOVING: frozenset({VacuumActivity.DOCKED, VacuumActivity.IDLE}),
}
"""States of what is not so."""

_NOT_KNOWN = frozenset({"", STATE_UNAVAILABLE, STATE_UNKNOWN})


def way_of(entity: Entity) -> Way | None:
    """Return what a thing is said to be, None where that is not known."""
    if entity.domain == Platform.BINARY_SENSOR:
        return _SENSOR_WAYS.get(entity.device_class or "")
    return _WAYS.get(entity.domain)


def ways_of_thing(entity: Entity) -> frozenset[Way]:
    """Return all that a thing is said to be: a player is on, and playing."""
    way = way_of(entity)
    if way is None:
        return frozenset()
    return frozenset({way, Way.ON} if way is Way.PLAYING else {way})


def is_so(entity: Entity, way: Way) -> bool | None:
    """Return whether a thing is now what it may be said to be, None where that is not known.

    Neither is a cover that is closing open, nor is it closed.
    """
    if entity.state in _NOT_KNOWN:
        return None
    if entity.state in _IS_NOT.get(way, ()):
        return False
    return True if way is Way.ON or entity.state in _IS_SO.get(way, ()) else None
