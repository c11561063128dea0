"""Tools that no model has: each puts one thing back to how it was."""

from collections.abc import Mapping
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
    SERVICE_OPEN_VALVE,
    SERVICE_SET_VALVE_POSITION,
    STATE_UNKNOWN,
    Platform,
)
from homeassistant.core import Context, HomeAssistant, State
from homeassistant.helpers import llm
from homeassistant.helpers.state import async_reproduce_state

from ..home.settings import Settings

PUT_BACK = "put_back"
"""The name under which it stands in the record."""

_POSITION = "current_position"

_ENDS = (None, 0, 100)
"""Positions that need no more than opening and closing."""

_BY_POSITION = {
    Platform.COVER: CoverEntityFeature.SET_POSITION,
    Platform.VALVE: ValveEntityFeature.SET_POSITION,
}

_IN_PARTS = frozenset({CLIMATE, MEDIA_PLAYER})
"""Domains of which only what differs is put back: turned on, a player may change what it
plays."""


class PutDeviceBack(llm.Tool):
    """Puts a device back, by what Home Assistant has for it, in the user's name."""

    name = PUT_BACK

    def __init__(self, entity_id: str, before: Settings, now: Settings) -> None:
        """Take what is set of a device: as it was, and as it is."""
        self._state = _state(entity_id, before, now)

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Put it back; raises what the service does."""
        if self._state.domain == VALVE:
            await _async_valve(hass, self._state, llm_context.context)
        else:
            await async_reproduce_state(
                hass, self._state, context=llm_context.context
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
    """Return the state to bring a device to."""
    attributes = {key: value for key, value in before.items() if key != "state"}
    state = before["state"]
    if entity_id.partition(".")[0] in _IN_PARTS:
        attributes = {
            key: value
            for key, value in attributes.items()
            if value is not None and value != now.get(key)
        }
        # Home Assistant leaves alone the mode of a state that it does not know.
        state = STATE_UNKNOWN if state == now["state"] else state
    return State(entity_id, state, attributes)


async def _async_valve(hass: HomeAssistant, state: State, context: Context) -> None:
    """Put a valve back, which Home Assistant cannot reproduce (checked on 2026.10)."""
    position = state.attributes.get(_POSITION)
    data: dict[str, Any] = {ATTR_ENTITY_ID: state.entity_id}
    service = SERVICE_CLOSE_VALVE if state.state == "closed" else SERVICE_OPEN_VALVE
    if position not in _ENDS:
        service = SERVICE_SET_VALVE_POSITION
        data["position"] = position
    await hass.services.async_call(VALVE, service, data, blocking=True, context=context)
