"""Tools that no model has: each puts one thing back to how it was."""

from collections.abc import Mapping
from enum import IntFlag
from typing import Any, override

from homeassistant.components.climate import DOMAIN as CLIMATE
from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.media_player import DOMAIN as MEDIA_PLAYER
from homeassistant.components.todo.const import DOMAIN as TODO
from homeassistant.components.valve import DOMAIN as VALVE, ValveEntityFeature
from homeassistant.const import (
    ATTR_ENTITY_ID,
    ATTR_SUPPORTED_FEATURES,
    SERVICE_CLOSE_VALVE,
    SERVICE_MEDIA_PAUSE,
    SERVICE_MEDIA_PLAY,
    SERVICE_MEDIA_STOP,
    SERVICE_OPEN_VALVE,
    SERVICE_SET_VALVE_POSITION,
    STATE_UNKNOWN,
    Platform,
)
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import llm
from homeassistant.helpers.state import async_reproduce_state

from ..home.settings import Settings

PUT_BACK = "put_back"
"""The name under which it stands in the record."""

_POSITION = "current_position"

_ENDS = (None, 0, 100)
"""Positions that need no more than opening and closing."""

_BY_POSITION: Mapping[str, IntFlag] = {
    Platform.COVER: CoverEntityFeature.SET_POSITION,
    Platform.VALVE: ValveEntityFeature.SET_POSITION,
}

_IN_PARTS = frozenset({CLIMATE, MEDIA_PLAYER})
"""Domains of which only what differs is put back."""

_PLAYING = {
    "playing": SERVICE_MEDIA_PLAY,
    "buffering": SERVICE_MEDIA_PLAY,
    "paused": SERVICE_MEDIA_PAUSE,
    "idle": SERVICE_MEDIA_STOP,
}
"""What brings a player that is on to a state. Home Assistant turns it on first, which may
have another thing played (components/media_player/reproduce_state.py)."""


class PutDeviceBack(llm.Tool):
    """Puts a device back, by what Home Assistant has for it, in the user's name."""

    name = PUT_BACK

    def __init__(self, entity_id: str, before: Settings, now: Settings) -> None:
        """Take what is set of a device: as it was, and as it is."""
        self._state = _state(entity_id, before, now)
        self._call = _call(entity_id, before, now)

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Put it back; raises what the service does."""
        context = llm_context.context
        if self._state.domain != VALVE:
            await async_reproduce_state(hass, self._state, context=context)
        if self._call is not None:
            service, data = self._call
            data = {ATTR_ENTITY_ID: self._state.entity_id, **data}
            await hass.services.async_call(
                self._state.domain, service, data, blocking=True, context=context
            )
        return llm.ToolResult({"success": True})


class PutItemBack(llm.Tool):
    """Puts an item of a list back, by an action of Home Assistant's."""

    name = PUT_BACK

    def __init__(self, entity_id: str, service: str, data: Mapping[str, Any]) -> None:
        """Take what is to be called, and for which list."""
        self._service = service
        self._data = {ATTR_ENTITY_ID: entity_id, **data}

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Put it back; raises what the service does."""
        await hass.services.async_call(
            TODO, self._service, self._data, blocking=True, context=llm_context.context
        )
        return llm.ToolResult({"success": True})


def can_reach(state: State, before: Settings) -> bool:
    """Return whether a device can be brought to where it was: halfway not by all."""
    feature = _BY_POSITION.get(state.domain)
    if feature is None or before.get(_POSITION) in _ENDS:
        return True
    return bool(state.attributes.get(ATTR_SUPPORTED_FEATURES, 0) & feature)


def _state(entity_id: str, before: Settings, now: Settings) -> State:
    """Return the state that Home Assistant is to bring a device to."""
    attributes = {key: value for key, value in before.items() if key != "state"}
    state = before["state"]
    domain = entity_id.partition(".")[0]
    if domain in _IN_PARTS:
        attributes = {
            key: value
            for key, value in attributes.items()
            if value is not None and value != now.get(key)
        }
        if state == now["state"] or _is_playing(domain, before, now):
            # Of a state that it does not know it takes the attributes alone.
            state = STATE_UNKNOWN
    return State(entity_id, state, attributes)


def _call(
    entity_id: str, before: Settings, now: Settings
) -> tuple[str, dict[str, Any]] | None:
    """Return the action that does the rest, None where Home Assistant does all.

    It has no way to reproduce the state of a valve (checked on 2026.10).
    """
    domain = entity_id.partition(".")[0]
    if domain == VALVE:
        if (position := before.get(_POSITION)) not in _ENDS:
            return SERVICE_SET_VALVE_POSITION, {"position": position}
        is_shut = before["state"] == "closed"
        return SERVICE_CLOSE_VALVE if is_shut else SERVICE_OPEN_VALVE, {}
    if _is_playing(domain, before, now) and before["state"] != now["state"]:
        return _PLAYING[before["state"]], {}
    return None


def _is_playing(domain: str, before: Settings, now: Settings) -> bool:
    """Return whether a player was on and is."""
    return domain == MEDIA_PLAYER and {before["state"], now["state"]} <= _PLAYING.keys()
