"""The tools as they are offered to a model: those the home can use, in few words."""

from collections.abc import Iterator
from typing import Any

from homeassistant.helpers import intent

from ..home.home import Home
from ..llm_tools.spec import DEVICE_CLASS, DOMAIN, FLOOR, TargetRule, Toolset, ToolSpec
from .tool_schema import wire_description, wire_property

_IN_FEWER_WORDS = {
    "HassBroadcast": "Say something on all speakers of the house",
    "HassCancelAllTimers": "Cancel all timers",
    "HassCancelTimer": "Cancel a timer",
    "HassClimateSetFanMode": "Set the fan mode of heating or cooling",
    "HassClimateSetTemperature": "Set the target temperature",
    "HassDecreaseTimer": "Take time off a timer",
    "HassFanSetSpeed": "Set the speed of a fan",
    "HassHumidifierMode": "Set the mode of a humidifier",
    "HassHumidifierSetpoint": "Set the target humidity",
    "HassIncreaseTimer": "Add time to a timer",
    "HassLawnMowerDock": "Send a mower home",
    "HassLawnMowerStartMowing": "Start a mower",
    "HassLightSet": "Set brightness, color or color temperature (kelvin) of lights",
    "HassListAddItem": "Add to a list",
    "HassListCompleteItem": "Tick off on a list",
    "HassListRemoveItem": "Remove from a list",
    "HassMediaNext": "Next track",
    "HassMediaPause": "Pause",
    "HassMediaPlayerMute": "Mute",
    "HassMediaPlayerUnmute": "Unmute",
    "HassMediaPrevious": "Previous track",
    "HassMediaSearchAndPlay": "Find and play music or a video",
    "HassMediaUnpause": "Resume playing",
    "HassPauseTimer": "Pause a timer",
    "HassSetPosition": "Set a position, 100 is open",
    "HassSetVolume": "Set the volume",
    "HassSetVolumeRelative": "Make louder or quieter",
    "HassStartTimer": "Start a timer",
    "HassStopMoving": "Stop moving",
    "HassTimerStatus": "Time left of timers",
    "HassTurnOff": "Turn off, close; on a lock: unlock",
    "HassTurnOn": "Turn on, open, press; on a lock: lock",
    "HassUnpauseTimer": "Resume a timer",
    "HassVacuumCleanArea": "Have a vacuum clean an area",
    "HassVacuumReturnToBase": "Send a vacuum home",
    "HassVacuumStart": "Start a vacuum",
    "homeassistant__GetLiveContext": "Read states, values and modes",
    "llm__GetDateTime": "Date and time",
    "todo__get_items": "Read a list",
}
"""What Home Assistant's own tools are for, by intent or name, in the fewest words: all
of their descriptions are read before every first answer. Those of their arguments go
too, but for limits."""


def offer(toolset: Toolset, home: Home) -> Iterator[dict[str, Any]]:
    """Return tools one by one in the form of Ollama's chat request.

    What is left out here the guard takes all the same.
    """
    for tool in _useful(toolset, home):
        yield {
            "type": "function",
            "function": {
                "name": tool.name,
                "description": _description(tool),
                "parameters": _parameters(tool, home),
            },
        }


def _useful(toolset: Toolset, home: Home) -> Iterator[ToolSpec]:
    """Return the tools that something in the home can answer to."""
    starts_timers = toolset.of_intent(intent.INTENT_START_TIMER) is not None
    for tool in toolset.tools:
        if tool.intent_type == intent.INTENT_CANCEL_ALL_TIMERS and not starts_timers:
            continue
        if tool.is_possible(home):
            yield tool


def _tail(tool: ToolSpec) -> str:
    """Return a tool's own name, without that of a merged API."""
    return "__".join(tool.full_name.split("__")[-2:])


def _words(tool: ToolSpec) -> str | None:
    """Return the words that stand for a description of Home Assistant's own."""
    return _IN_FEWER_WORDS.get(tool.intent_type or _tail(tool))


def _description(tool: ToolSpec) -> str:
    """Return what a tool is for, with the arguments of which one must be there."""
    return wire_description(_words(tool) or tool.description, tool.schema)


def _parameters(tool: ToolSpec, home: Home) -> dict[str, Any]:
    """Return a tool's schema with what Ollama drops said in words.

    Ollama keeps type, items, description, enum and required of an argument
    (api/types.go, ToolProperty); its client also drops anyOf.
    """
    known = _words(tool) is not None
    properties = {
        key: wire_property(value, described=not known)
        for key, value in tool.properties.items()
        if key not in tool.set_by_intent
    }
    if tool.targets is not None:
        _slim(tool, tool.targets, home, properties)
    wire: dict[str, Any] = {"type": "object", "properties": properties}
    if tool.required:
        wire["required"] = sorted(tool.required)
    return wire


def _slim(
    tool: ToolSpec, rule: TargetRule, home: Home, properties: dict[str, dict[str, Any]]
) -> None:
    """Leave of the arguments by which a tool picks entities those that say something.

    Lists are offered as one value, which is what is meant mostly; the guard takes both.
    """
    domains = rule.domains
    if not _floors_matter(home, domains):
        properties.pop(FLOOR, None)
    if domains is not None and len(domains) == 1:
        properties.pop(DOMAIN, None)
    elif DOMAIN in properties:
        properties[DOMAIN] = {"type": "string"}
    if DEVICE_CLASS not in properties:
        return
    if offered := tool.device_classes(home.device_classes):
        properties[DEVICE_CLASS] = {"type": "string", "enum": offered}
    else:
        del properties[DEVICE_CLASS]


def _floors_matter(home: Home, domains: frozenset[str] | None) -> bool:
    """Return whether a floor says more than an area: several on it have such devices."""
    places = {
        (entity.floor_id, entity.area_id)
        for entity in home.entities
        if entity.floor_id and (domains is None or entity.domain in domains)
    }
    return len(places) > len({floor for floor, _ in places})
