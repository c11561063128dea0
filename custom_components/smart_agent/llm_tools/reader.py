"""The tools of an LLM API of Home Assistant, and what the guard must know of them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

import probatio

from homeassistant.components.climate.const import (
    INTENT_SET_FAN_MODE,
    INTENT_SET_TEMPERATURE,
    ClimateEntityFeature,
)
from homeassistant.components.humidifier.const import HumidifierEntityFeature
from homeassistant.components.humidifier.intent import INTENT_MODE
from homeassistant.components.intent.llm import TIMER_INTENTS
from homeassistant.components.llm.const import DOMAIN as LLM_DOMAIN
from homeassistant.components.media_player.const import (
    ATTR_MEDIA_VOLUME_MUTED,
    INTENT_PLAYER_MUTE,
    INTENT_PLAYER_UNMUTE,
    INTENT_SET_VOLUME_RELATIVE,
    MediaPlayerEntityFeature,
    MediaPlayerState,
)
from homeassistant.components.script.const import DOMAIN as SCRIPT_DOMAIN
from homeassistant.components.vacuum import VacuumEntityFeature
from homeassistant.components.vacuum.intent import INTENT_VACUUM_CLEAN_AREA
from homeassistant.const import SERVICE_TURN_OFF, SERVICE_TURN_ON
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import intent, llm, selector

from .declared import DeclaredTool
from .spec import NAME, TargetRule, Toolset, ToolSpec

_ON_OFF_DOMAINS = {
    SERVICE_TURN_ON: {"button", "cover", "input_button", "lock", "valve"},
    SERVICE_TURN_OFF: {"cover", "lock", "valve"},
}
"""Domains that HassTurnOn and HassTurnOff act on without a service of that name
(components/intent/__init__.py, OnOffIntentHandler)."""

_ON_OFF_SERVICES = {
    intent.INTENT_TURN_ON: SERVICE_TURN_ON,
    intent.INTENT_TURN_OFF: SERVICE_TURN_OFF,
}

_SET_BY_INTENT = {
    INTENT_PLAYER_MUTE: frozenset({ATTR_MEDIA_VOLUME_MUTED}),
    INTENT_PLAYER_UNMUTE: frozenset({ATTR_MEDIA_VOLUME_MUTED}),
}
"""Arguments that an intent has in its schema and overwrites
(components/media_player/intent.py, MediaPlayerMuteUnmuteHandler)."""

_FEATURES = {
    INTENT_MODE: HumidifierEntityFeature.MODES,
    INTENT_SET_FAN_MODE: ClimateEntityFeature.FAN_MODE,
    INTENT_SET_TEMPERATURE: ClimateEntityFeature.TARGET_TEMPERATURE,
    INTENT_SET_VOLUME_RELATIVE: MediaPlayerEntityFeature.VOLUME_SET,
    INTENT_VACUUM_CLEAN_AREA: VacuumEntityFeature.CLEAN_AREA,
}
"""Features that an intent asks for in the code of its handler."""

_SINGLE = frozenset(
    {INTENT_SET_FAN_MODE, INTENT_SET_TEMPERATURE, INTENT_VACUUM_CLEAN_AREA}
)
"""Intents for one entity; a vacuum could be several, but one is enough for an area."""

_OF_MANY = {INTENT_SET_VOLUME_RELATIVE: frozenset({MediaPlayerState.PLAYING})}
"""States that entities are in which an intent picks where none is named."""

_TIMER_INTENTS = frozenset(
    {
        intent.INTENT_CANCEL_TIMER,
        intent.INTENT_DECREASE_TIMER,
        intent.INTENT_INCREASE_TIMER,
        intent.INTENT_PAUSE_TIMER,
        intent.INTENT_UNPAUSE_TIMER,
    }
)
"""Intents that fail without a timer to act on."""


_OF_THE_HOUSE = frozenset({"intent_script", "knx", "script"})
"""Integrations whose tools reach outside Home Assistant, as far as they declare, and yet
return nothing but the user's own: what an undeclared tool does is taken for the worst,
and KNX counts its bus as outside (components/knx/llm_api.py)."""


@callback
def async_get_toolset(
    hass: HomeAssistant, api: llm.APIInstance | None, domains: Collection[str]
) -> Toolset:
    """Return the tools of an LLM API, also of several merged ones.

    domains are those of which something is exposed.
    """
    return as_toolset(specs(hass, api, domains))


def specs(
    hass: HomeAssistant,
    api: llm.APIInstance | None,
    domains: Collection[str],
    kept: Mapping[tuple[int, str, str], ToolSpec] | None = None,
) -> Iterator[ToolSpec]:
    """Return the tools one by one: each takes a while to make on a small machine.

    kept are those made before for the same domains, by what spec_key returns.
    """
    if api is None:
        return
    handlers = {handler.intent_type: handler for handler in intent.async_get(hass)}
    switched = on_off_domains(hass, domains)
    short_names = shorten(tool.name for tool in api.tools)
    for tool in api.tools:
        name = short_names[tool.name]
        known = (kept or {}).get(spec_key(tool, name))
        yield known or _spec(tool, name, handlers, api.custom_serializer, switched)


def spec_key(tool: llm.Tool, name: str) -> tuple[int, str, str]:
    """Return what a tool is known by, for as long as there is a reference to it."""
    return id(inner_tool(tool)), tool.name, name


def as_toolset(tools: Iterable[ToolSpec]) -> Toolset:
    """Return tools as a toolset."""
    ordered = sorted(tools, key=lambda tool: tool.name)
    return Toolset(tuple(ordered), _aliases(ordered))


def on_off_domains(
    hass: HomeAssistant, domains: Collection[str]
) -> dict[str, frozenset[str]]:
    """Return which domains, of these, each of HassTurnOn and HassTurnOff acts on."""
    return {
        intent_type: frozenset(
            {domain for domain in domains if hass.services.has_service(domain, service)}
            | _ON_OFF_DOMAINS[service]
        )
        for intent_type, service in _ON_OFF_SERVICES.items()
    }


def inner_tool(tool: llm.Tool) -> llm.Tool:
    """Return a tool without the namespaces that merged APIs put around it."""
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    return tool


def shorten(full_names: Iterable[str]) -> dict[str, str]:
    """Return for each full name the shortest one that no other tool has.

    `assist__intent__HassTurnOn` becomes `HassTurnOn`; two tools that would end up
    with one name keep their full ones.
    """
    names = list(full_names)
    tails = [name.rpartition("__")[2] or name for name in names]
    return {
        name: tail if tails.count(tail) == 1 else name
        for name, tail in zip(names, tails, strict=True)
    }


def _aliases(tools: Collection[ToolSpec]) -> dict[str, ToolSpec]:
    """Return each tool under every form of its name that means only it."""
    found: dict[str, ToolSpec | None] = {}
    for tool in tools:
        parts = tool.full_name.split("__")
        forms = {"__".join(parts[start:]) for start in range(len(parts))}
        for form in forms | {tool.name}:
            found[form] = None if form in found else tool
    certain = {name: tool for name, tool in found.items() if tool is not None}
    return certain | {t.full_name: t for t in tools} | {t.name: t for t in tools}


def _spec(
    tool: llm.Tool,
    name: str,
    handlers: Mapping[str, intent.IntentHandler],
    serializer: Callable[[Any], Any] | None,
    on_off_domains: Mapping[str, frozenset[str]],
) -> ToolSpec:
    """Return what the agent must know of a tool."""
    schema = probatio.to_openapi(
        tool.parameters, custom_serializer=serializer, openapi_version="3.1.0"
    )
    inner = inner_tool(tool)
    intent_type = inner.intent_type if isinstance(inner, llm.IntentTool) else None
    handler = handlers.get(intent_type) if intent_type else None
    own = inner if isinstance(inner, DeclaredTool) else None
    return ToolSpec(
        full_name=tool.name,
        name=name,
        description=tool.description or "",
        schema=schema,
        annotations=tool.annotations,
        targets=_target_rule(inner, schema, handler, on_off_domains),
        intent_type=intent_type,
        area_keys=_keys_of(tool.parameters, selector.AreaSelector),
        floor_keys=_keys_of(tool.parameters, selector.FloorSelector),
        needs_timer=intent_type in _TIMER_INTENTS,
        rings=intent_type in TIMER_INTENTS,
        own=own is not None,
        runs=_script_of(inner),
        outside=own.outside if own else _is_outside(inner),
        of_house=own is not None and own.of_house,
        quotes=own is None and _may_quote(inner),
        address_key=own.address_key if own else "",
        set_by_intent=_SET_BY_INTENT.get(intent_type or "", frozenset()),
        validate=tool.parameters if intent_type else None,
    )


def _script_of(tool: llm.Tool) -> str:
    """Return the id of the script that a tool runs, empty for any other tool.

    Such a tool is named after the script's entity (components/script/llm.py).
    """
    domain, _, object_id = tool.name.partition("__")
    is_script = tool.integration == domain == SCRIPT_DOMAIN
    return f"{SCRIPT_DOMAIN}.{object_id}" if is_script else ""


def _is_outside(tool: llm.Tool) -> bool:
    """Return whether what a tool returns may be written by others."""
    if isinstance(tool, llm.IntentTool) or tool.integration in _OF_THE_HOUSE:
        return False
    return tool.annotations.open_world


def _may_quote(tool: llm.Tool) -> bool:
    """Return whether others may have written a part of what a tool returns.

    An intent returns what it did and no more, but an intent script what it likes.
    """
    if isinstance(tool, llm.IntentTool) and tool.integration != "intent_script":
        return False
    return tool.integration != LLM_DOMAIN


def _keys_of(
    parameters: probatio.Schema, kind: type[selector.Selector[Any]]
) -> frozenset[str]:
    """Return the arguments whose value is chosen by a selector of that kind."""
    fields = parameters.schema if isinstance(parameters.schema, dict) else {}
    return frozenset(
        str(key) for key, value in fields.items() if isinstance(value, kind)
    )


def _target_rule(
    tool: llm.Tool,
    schema: Mapping[str, Any],
    handler: intent.IntentHandler | None,
    on_off_domains: Mapping[str, frozenset[str]],
) -> TargetRule | None:
    """Return how a tool picks entities, None for a tool that picks none.

    An intent says so itself: by the domains it is registered for, or by being of
    the class that matches targets. Timer intents are neither, their name is a
    timer's. Of all other tools only core's reading of live states picks entities.
    """
    properties = schema.get("properties", {})
    if handler is None:
        reads = tool.integration == "homeassistant" and tool.annotations.read_only
        return TargetRule(reads=True) if reads and NAME in properties else None
    intent_type = handler.intent_type
    if isinstance(handler, intent.DynamicServiceIntentHandler):
        domains = handler.required_domains or handler.platforms
        return TargetRule(
            domains=frozenset(domains) if domains else on_off_domains.get(intent_type),
            states=frozenset(handler.required_states or ()) or None,
            features=handler.required_features or 0,
            enforced=bool(handler.required_domains),
        )
    # What an intent script does with a name is its own affair.
    if handler.platforms and NAME in properties and tool.integration != "intent_script":
        return TargetRule(
            domains=frozenset(handler.platforms),
            states_of_many=_OF_MANY.get(intent_type),
            features=_FEATURES.get(intent_type, 0),
            single=intent_type in _SINGLE,
        )
    return None
