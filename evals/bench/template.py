"""A chat request as the text that a model reads, as Ollama makes it for Qwen 2.5.

The order is what matters: system text and tools first, then the messages. A request
that begins like the one before it is read faster, see cache.py.
"""

from collections.abc import Iterable, Mapping, Sequence
import json
from typing import Any

type Body = Mapping[str, Any]
"""The body of a request to /api/chat."""

END = "<|im_end|>"

_TOOLS = """

# Tools

You may call one or more functions to assist with the user query.

You are provided with function signatures within <tools></tools> XML tags:
<tools>
{tools}
</tools>

For each function call, return a json object with function name and arguments within \
<tool_call></tool_call> XML tags:
<tool_call>
{{"name": <function-name>, "arguments": <args-json-object>}}
</tool_call>"""

_KEPT = frozenset(
    {"anyOf", "type", "items", "description", "enum", "properties", "required", "$defs"}
)
"""What Ollama keeps of a JSON schema (api/types.go, ToolProperty and ToolFunction)."""


def render(body: Body) -> str:
    """Return what a model reads before it answers."""
    messages = body.get("messages") or ()
    system = "\n\n".join(m["content"] for m in messages if m["role"] == "system")
    tools = "\n".join(_tool(tool["function"]) for tool in body.get("tools") or ())
    if tools:
        system += _TOOLS.format(tools=tools)
    rounds = [("system", system)] if system else []
    rounds += [_said(m) for m in messages if m["role"] != "system"]
    said = "".join(f"<|im_start|>{role}\n{text}{END}\n" for role, text in rounds)
    return f"{said}<|im_start|>assistant\n"


def written(calls: Iterable[Mapping[str, Any]]) -> str:
    """Return tool calls as a model writes them."""
    lines = (
        f'{{"name": "{call["function"]["name"]}", '
        f'"arguments": {_json(call["function"]["arguments"])}}}\n'
        for call in calls
    )
    return f"<tool_call>\n{''.join(lines)}</tool_call>"


def _said(message: Mapping[str, Any]) -> tuple[str, str]:
    """Return who said a message, and what."""
    content = message.get("content") or ""
    match message["role"]:
        case "tool":
            return "user", f"<tool_response>\n{content}\n</tool_response>"
        case "assistant" if not content and message.get("tool_calls"):
            return "assistant", written(message["tool_calls"])
    return message["role"], content


def _tool(function: Mapping[str, Any]) -> str:
    """Return a tool as a line."""
    kept = {key: function[key] for key in ("name", "description") if key in function}
    kept["parameters"] = _schema(function.get("parameters") or {})
    return f'{{"type": "function", "function": {_json(kept)}}}'


def _schema(schema: Any) -> Any:
    """Return what a model sees of a JSON schema."""
    if not isinstance(schema, Mapping):
        return schema
    kept = {key: value for key, value in schema.items() if key in _KEPT}
    for key, value in kept.items():
        if key in {"properties", "$defs"}:
            kept[key] = {name: _schema(one) for name, one in value.items()}
        elif key == "items":
            kept[key] = _schema(value)
        elif key == "anyOf":
            kept[key] = [_schema(one) for one in value]
    return kept


def _json(value: Sequence[Any] | Mapping[str, Any]) -> str:
    """Return a value as Go writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
