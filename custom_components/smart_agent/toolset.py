"""Home Assistant's tools as the model sees them, and the way back."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import probatio

from homeassistant.const import SERVICE_TURN_OFF, SERVICE_TURN_ON
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import intent, llm, selector

NAME = "name"
AREA = "area"
FLOOR = "floor"
DOMAIN = "domain"
DEVICE_CLASS = "device_class"
TARGET_KEYS = frozenset({NAME, AREA, FLOOR, DOMAIN, DEVICE_CLASS})
"""The arguments by which an intent picks entities (helpers/intent.py)."""

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


@dataclass(frozen=True)
class TargetRule:
    """How a tool picks the entities it acts on; None stands for no limit."""

    domains: frozenset[str] | None = None
    states: frozenset[str] | None = None
    features: int = 0
    reads: bool = False
    """The arguments only filter what is read; none of them is needed."""


@dataclass(frozen=True)
class ToolSpec:
    """One tool: its names, its schema and what the guard must know of it."""

    full_name: str
    name: str
    description: str
    schema: Mapping[str, Any]
    annotations: llm.ToolAnnotations
    targets: TargetRule | None = None
    intent_type: str | None = None
    area_keys: frozenset[str] = frozenset()
    floor_keys: frozenset[str] = frozenset()
    needs_timer: bool = False
    validate: Callable[[dict[str, Any]], Any] | None = field(default=None, repr=False)
    """Home Assistant's own validator, which knows more than JSON Schema can say."""

    @property
    def properties(self) -> Mapping[str, Any]:
        """Return the JSON Schemas of the arguments."""
        properties: Mapping[str, Any] = self.schema.get("properties", {})
        return properties

    @property
    def required(self) -> frozenset[str]:
        """Return the arguments that must be there."""
        return frozenset(self.schema.get("required", ()))

    def device_classes(self, present: Collection[str]) -> list[str]:
        """Return the device classes the tool takes, of those that are present."""
        items = self.properties.get(DEVICE_CLASS, {}).get("items", {})
        return [value for value in items.get("enum", ()) if value in present]

    @property
    def repeatable(self) -> bool:
        """Return whether the same call again changes nothing."""
        return self.annotations.read_only or self.annotations.idempotent


@dataclass(frozen=True)
class Toolset:
    """The tools of a turn, sorted by the name the model sees."""

    tools: tuple[ToolSpec, ...] = ()
    by_name: Mapping[str, ToolSpec] = field(default_factory=dict, repr=False)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names the model sees."""
        return tuple(tool.name for tool in self.tools)

    def find(self, name: str) -> ToolSpec | None:
        """Return the tool of a short, full or partly prefixed name."""
        return self.by_name.get(name.strip())

    def short(self, full_name: str) -> str:
        """Return the name the model knows a tool by."""
        tool = self.by_name.get(full_name)
        return tool.name if tool else full_name.rpartition("__")[2]

    def wire(self, device_classes: Collection[str]) -> list[dict[str, Any]]:
        """Return the tools in the form of Ollama's chat request.

        device_classes are those that something exposed has; models are not offered
        any other, since they write what they see.
        """
        return [
            {
                "type": "function",
                "function": {
                    "name": tool.name,
                    "description": tool.description,
                    "parameters": _wire_schema(tool, device_classes),
                },
            }
            for tool in self.tools
        ]


@callback
def async_get_toolset(
    hass: HomeAssistant, api: llm.APIInstance | None, domains: Collection[str]
) -> Toolset:
    """Return the tools of an LLM API, also of several merged ones.

    domains are those of which something is exposed.
    """
    if api is None:
        return Toolset()
    handlers = {handler.intent_type: handler for handler in intent.async_get(hass)}
    on_off_domains = {
        intent_type: frozenset(
            {domain for domain in domains if hass.services.has_service(domain, service)}
            | _ON_OFF_DOMAINS[service]
        )
        for intent_type, service in _ON_OFF_SERVICES.items()
    }
    short_names = shorten(tool.name for tool in api.tools)
    tools = [
        _spec(
            tool,
            short_names[tool.name],
            handlers,
            api.custom_serializer,
            on_off_domains,
        )
        for tool in api.tools
    ]
    tools.sort(key=lambda tool: tool.name)
    return Toolset(tuple(tools), _aliases(tools))


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
    inner = tool
    while isinstance(inner, llm.NamespacedTool):
        inner = inner.tool
    intent_type = inner.intent_type if isinstance(inner, llm.IntentTool) else None
    handler = handlers.get(intent_type) if intent_type else None
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
        validate=tool.parameters if intent_type else None,
    )


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
    if isinstance(handler, intent.DynamicServiceIntentHandler):
        domains = handler.required_domains or handler.platforms
        return TargetRule(
            domains=frozenset(domains)
            if domains
            else on_off_domains.get(handler.intent_type),
            states=frozenset(handler.required_states or ()) or None,
            features=handler.required_features or 0,
        )
    if handler.platforms and NAME in properties:
        return TargetRule(domains=frozenset(handler.platforms))
    return None


def _wire_schema(tool: ToolSpec, device_classes: Collection[str]) -> dict[str, Any]:
    """Return a tool's schema with what Ollama drops said in words.

    Ollama keeps type, items, description, enum and required of an argument
    (api/types.go, ToolProperty); its client also drops anyOf.
    """
    properties = {key: _wire_property(value) for key, value in tool.properties.items()}
    if tool.targets is not None and DEVICE_CLASS in properties:
        offered = tool.device_classes(device_classes)
        if offered:
            items = {"type": "string", "enum": offered}
            properties[DEVICE_CLASS] = {"type": "array", "items": items}
        else:
            del properties[DEVICE_CLASS]
    wire: dict[str, Any] = {"type": "object", "properties": properties}
    if tool.required:
        wire["required"] = sorted(tool.required)
    return wire


def _wire_property(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return the schema of one argument as Ollama passes it on."""
    wire = {
        key: schema[key]
        for key in ("type", "items", "description", "enum")
        if key in schema
    }
    words = [wire["description"]] if wire.get("description") else []
    if choices := schema.get("anyOf"):
        kinds = [choice.get("type", "string") for choice in choices]
        wire["type"] = kinds[0] if len(set(kinds)) == 1 else kinds
        words.append(" or ".join(_words_of_choice(choice) for choice in choices))
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        words.append(f"{low} to {high}")
    elif low is not None:
        words.append(f"at least {low}")
    if words:
        wire["description"] = "; ".join(words)
    wire.setdefault("type", "string")
    return wire


def _words_of_choice(choice: Mapping[str, Any]) -> str:
    """Return one alternative of an argument in words."""
    if values := choice.get("enum"):
        return ", ".join(str(value) for value in values)
    kind = str(choice.get("type", "value"))
    if "minimum" in choice and "maximum" in choice:
        return f"{kind} {choice['minimum']} to {choice['maximum']}"
    return kind
