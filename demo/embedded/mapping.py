"""Ollama's chat request as the model reads it, and its answer as Ollama's."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
import json
from typing import Any

from .engine import Answer

MOST_CHOICES = 6
"""Values of an enumeration above which an optional argument is left out: reading takes
the model longer than all else, and it seldom picks the right one of many. One with a
single value is left out too, since it says nothing."""

_DESCRIBED = {
    "name": {"description": "Device the user names, in full"},
    "area": {"description": "Room, only if the user says it"},
}
"""What arguments are for that are not described: this model reads no instructions, and
leaves a name out or invents a room where it is not told."""

BESIDE = "\n\nContext:"
"""Where what Smart Agent tells beside the user's words begins (prompt.CONTEXT)."""

MOST_OF_A_RESULT = 600
"""Characters of the tools' results that the model reads, for the same reason; what was
wrong with a call is said in less."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """What the model has to read of a conversation, in order; nothing if it is done.

    The first step is the user's words, each further one what came of the calls before.
    newly_asked tells that these are the user's own words and no call has been made.
    """

    steps: tuple[str, ...]
    newly_asked: bool


def tools_of(tools: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the tools of a chat request in the model's form."""
    functions = (tool["function"] for tool in tools)
    return [
        {
            "name": function["name"],
            "description": function.get("description") or "",
            "parameters": _parameters(function.get("parameters") or {}),
        }
        for function in functions
    ]


def conversation_of(messages: Sequence[Mapping[str, Any]]) -> Conversation:
    """Return what the model has to read of a chat request.

    That is the newest words of the user and what has been wrong with the calls since.
    It neither reads instructions nor profits from earlier turns. It writes all the
    calls of a request at once and has no words for results; asked again after calls
    that succeeded it tends to undo them, so that then there is nothing to read.
    """
    asked = [i for i, one in enumerate(messages) if one.get("role") == "user"]
    if not asked:
        return Conversation((), newly_asked=False)
    last = asked[-1]
    steps = [_words(str(messages[last].get("content") or ""))]
    rounds = _rounds_of_results(messages[last + 1 :])
    if rounds and not any(_failed(result) for result in rounds[-1]):
        steps = []
    else:
        steps += [_results_step(results) for results in rounds]
    corrected = last > 0 and messages[last - 1].get("role") == "tool"
    return Conversation(tuple(steps), newly_asked=not rounds and not corrected)


def _words(text: str) -> str:
    """Return the user's words without what stands beside them for larger models."""
    return text.partition(BESIDE)[0]


def calls_of(
    answer: Answer, conversation: Conversation, *, with_withheld: bool
) -> tuple[dict[str, Any], ...]:
    """Return the calls of an answer that are handed on.

    Those that the model withheld are, if at all, only in answer to the user's own
    words: what it withholds later is a call too many.
    """
    if not answer.calls and with_withheld and conversation.newly_asked:
        return answer.withheld
    return answer.calls


def _parameters(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return the schema of a tool's arguments without what only costs time."""
    required = list(schema.get("required") or ())
    properties = {
        name: _DESCRIBED.get(name, {})
        | {key: value for key, value in one.items() if value is not None}
        for name, one in (schema.get("properties") or {}).items()
        if name in required or _worth_reading(_choices(one))
    }
    return {"type": "object", "properties": properties, "required": required}


def _worth_reading(choices: Sequence[Any]) -> bool:
    """Return whether an optional argument with these values helps the model."""
    return not choices or 1 < len(choices) <= MOST_CHOICES


def _choices(schema: Mapping[str, Any]) -> Sequence[Any]:
    """Return the values an argument, or each item of a list, can take."""
    items = schema.get("items") or {}
    choices: Sequence[Any] = schema.get("enum") or items.get("enum") or ()
    return choices


def _rounds_of_results(messages: Iterable[Mapping[str, Any]]) -> list[list[Any]]:
    """Return the results of tools, those of one answer's calls together."""
    rounds: list[list[Any]] = []
    for message in messages:
        if message.get("role") != "tool":
            rounds.append([])
        elif rounds:
            rounds[-1].append(_result(str(message.get("content") or "")))
    return [results for results in rounds if results]


def _result(text: str) -> Any:
    """Return a tool's result as data; mere words tell why a call did not run."""
    try:
        return json.loads(text)
    except ValueError:
        return {"error": text}


def _failed(result: Any) -> bool:
    """Return whether a result is an error as Home Assistant writes them."""
    return isinstance(result, dict) and bool(result.get("error"))


def _results_step(results: Sequence[Any]) -> str:
    """Return results in the form the model was trained on, cut to a bearable size."""
    return json.dumps(results, ensure_ascii=False)[:MOST_OF_A_RESULT]
