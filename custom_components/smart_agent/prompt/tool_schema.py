"""Schemas in the form that reaches a model through Ollama."""

from collections.abc import Collection, Mapping
from typing import Any


def wire_description(description: str, schema: Mapping[str, Any]) -> str:
    """Return a tool's description with the arguments of which one must be there.

    Ollama knows only arguments that are always required.
    """
    keys = [
        key for choice in schema.get("anyOf", ()) for key in choice.get("required", ())
    ]
    if not keys:
        return description
    return f"{description} (at least one of {', '.join(keys)})".strip()


def wire_property(
    schema: Mapping[str, Any], *, described: bool = True
) -> dict[str, Any]:
    """Return the schema of one argument as Ollama passes it on.

    With described off only the limits of its description stay.
    """
    wire = {
        key: schema[key]
        for key in ("type", "items", "description", "enum")
        if key in schema
    }
    if "enum" in wire:
        wire["enum"] = _in_order(wire["enum"])
    description = wire.pop("description", "")
    words = [description] if description and described else []
    if choices := schema.get("anyOf"):
        kinds = list(dict.fromkeys(choice.get("type", "string") for choice in choices))
        wire["type"] = kinds[0] if len(kinds) == 1 else kinds
        words.append(" or ".join(_alternative(choice) for choice in choices))
    elif limits := _limits(schema):
        words.append(limits)
    if words:
        wire["description"] = "; ".join(words)
    wire.setdefault("type", "string")
    return wire


def _alternative(schema: Mapping[str, Any]) -> str:
    """Return one alternative of an argument in words."""
    if values := schema.get("enum"):
        return ", ".join(map(str, _in_order(values)))
    return f"{schema.get('type', 'value')} {_limits(schema)}".strip()


def _limits(schema: Mapping[str, Any]) -> str:
    """Return the limits of a number in words, empty where there are none."""
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is None:
        return "" if high is None else f"at most {_plain(high)}"
    if high is None:
        return f"at least {_plain(low)}"
    return f"{_plain(low)} to {_plain(high)}"


def _plain(number: float) -> float:
    """Return a number without a fraction of 0."""
    return int(number) if number == int(number) else number


def _in_order(values: Collection[Any]) -> list[Any]:
    """Return choices in an order that does not vary from one start to the next.

    Some of Home Assistant's come out of a set, and a prefix that changes costs time.
    """
    return sorted(values, key=str)
