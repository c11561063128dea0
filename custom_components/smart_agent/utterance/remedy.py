"""What helps against what is wrong, of one device as it is now."""

from homeassistant.components.climate import HVACMode
from homeassistant.components.cover import CoverState
from homeassistant.const import STATE_OFF, STATE_PAUSED, STATE_PLAYING, Platform

from ..home.home import Entity
from ..home.model import AT_WINDOWS
from .languages.indirect import Lack, Remedy


def may_help(lack: Lack, entity: Entity) -> bool:
    """Return whether a device of a place may help against what is wrong there."""
    match lack, entity.domain:
        case (Lack.DARK, Platform.LIGHT) | (Lack.COLD, Platform.CLIMATE):
            return True
        case Lack.BRIGHT, Platform.LIGHT:
            return entity.state != STATE_OFF
        case ((Lack.BRIGHT | Lack.SUNNY), Platform.COVER):
            return _is_shade(entity) and entity.state != CoverState.CLOSED
        case Lack.GLOOMY, Platform.COVER:
            return _is_shade(entity) and entity.state == CoverState.CLOSED
        case ((Lack.HOT | Lack.STUFFY), Platform.FAN):
            return entity.state == STATE_OFF
        case Lack.HOT, Platform.CLIMATE:
            return entity.state != STATE_OFF or _cools(entity)
        case Lack.LOUD, Platform.MEDIA_PLAYER:
            return entity.state == STATE_PLAYING
    return False


def remedy_of(lack: Lack, entity: Entity) -> Remedy | None:
    """Return what is done with a device against what is wrong, None for nothing."""
    off = entity.state == STATE_OFF
    match lack:
        case Lack.DARK | Lack.COLD:
            lasting = "brightness" in entity.lacks
            return Remedy.ON if off else None if lasting else Remedy.MORE
        case Lack.HOT if entity.domain == Platform.CLIMATE:
            return (Remedy.ON if _cools(entity) else None) if off else Remedy.LESS
        case Lack.HOT | Lack.STUFFY:
            return Remedy.ON
        case Lack.BRIGHT | Lack.SUNNY if entity.domain == Platform.COVER:
            return Remedy.CLOSE if _is_shade(entity) else None
        case Lack.BRIGHT:
            return Remedy.OFF if "brightness" in entity.lacks else Remedy.LESS
        case Lack.GLOOMY:
            return Remedy.OPEN
        case Lack.LOUD:
            return Remedy.LESS
        case Lack.BOTHERS if entity.domain == Platform.MEDIA_PLAYER:
            return Remedy.LESS
        case Lack.BOTHERS | Lack.NEEDLESS:
            return Remedy.OFF
        case Lack.QUIET:
            return Remedy.MORE
        case Lack.IDLE:
            if entity.domain == Platform.VACUUM:
                return Remedy.CLEAN
            # "Let it carry on" of what plays leaves it as it is.
            return None if entity.state == STATE_PLAYING else Remedy.RESUME
        case Lack.ASTRAY:
            return Remedy.DOCK
        case Lack.WANTED:
            return Remedy.RESUME if entity.state == STATE_PAUSED else Remedy.ON
    return None


def _cools(entity: Entity) -> bool:
    """Return whether a climate device can cool."""
    return HVACMode.COOL in entity.choices.get("hvac_mode", ())


def _is_shade(entity: Entity) -> bool:
    """Return whether a cover keeps the sun out when it is closed."""
    return entity.device_class in AT_WINDOWS
