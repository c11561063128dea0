"""Home Assistant's chat log as messages of Ollama's chat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
import json
from typing import Any

from homeassistant.components.conversation import (
    AssistantContent,
    Content,
    ToolResultContent,
    UserContent,
)
from homeassistant.helpers import intent, llm
from homeassistant.helpers.json import json_dumps

from ..llm_tools.spec import Toolset
from ..text.json_safe import json_safe, utf8
from .budget import first_round

BORDER = "\u2063"
"""Invisible separator, before what an answer shows beside its words: what follows is
no part of what was said, and no model is told it again."""

MAX_RESULT = 4000
"""Characters of a tool's result that are sent, about a thousand tokens. The states of
all devices of a large home are longer than a small model's context."""

CUT = "Only the beginning. Ask for less, for example by name, area or domain."

type Message = dict[str, Any]


@dataclass(frozen=True)
class ToldContent(UserContent):
    """The user's words in the chat log, with what the model was told in their place.

    They are told so again in later turns: a server has read what stays byte for byte.
    """

    told: str = ""


def is_told(content: Sequence[Content], text: str) -> bool:
    """Return whether a text went with what the user said earlier."""
    return any(isinstance(one, ToldContent) and text in one.told for one in content)


def put_in(content: list[Content], told: ToldContent) -> None:
    """Have the chat log keep what the model is told in place of the newest words."""
    newest = max(i for i, one in enumerate(content) if isinstance(one, UserContent))
    content[newest] = told


def told(content: Sequence[Content], text: str) -> ToldContent:
    """Return the newest words of the user with what the model is told; text is that."""
    newest = next(one for one in reversed(content) if isinstance(one, UserContent))
    return ToldContent(newest.content, newest.attachments, told=text)


def history(
    content: Sequence[Content], toolset: Toolset, max_rounds: int
) -> list[Message]:
    """Return the rounds before the newest words of the user, at most max_rounds.

    The first one changes rarely, so that what the server has read stays. A round is what the user said and all that followed. Of the calls only those that
    worked are kept, and what was said to the model about others is left out: a small
    model copies its own mistakes.
    """
    rounds: list[list[Content]] = []
    for item in content:
        if isinstance(item, UserContent):
            rounds.append([item])
        elif rounds:
            rounds[-1].append(item)
    # The last round is the one that begins now.
    earlier = rounds[:-1]
    kept = earlier[first_round(len(earlier), max_rounds) :]
    return [message for one in kept for message in _round(one, toolset)]


def _round(content: Sequence[Content], toolset: Toolset) -> Iterable[Message]:
    """Return the messages of one round.

    What Home Assistant's own agent did before this one was asked is in it too, as
    calls that are external to the chat log; the same call twice is told once.
    """
    results = {
        item.tool_call_id: item.result
        for item in content
        if isinstance(item, ToolResultContent) and not item.result.error
    }
    told: list[tuple[str, Any]] = []
    for item in content:
        if isinstance(item, UserContent):
            yield user(item.told if isinstance(item, ToldContent) else item.content)
        elif isinstance(item, AssistantContent):
            answers = []
            for call in item.tool_calls or ():
                spec, result = toolset.find(call.tool_name), results.get(call.id)
                if spec is None or spec.outside:
                    # Of what others wrote only the answer goes on.
                    continue
                if result and (spec.name, call.tool_args) not in told:
                    told.append((spec.name, call.tool_args))
                    answers.append(tool(spec.name, result_text(result)))
            if answers:
                yield assistant("", told[-len(answers) :])
                yield from answers
            if item.content:
                yield assistant(item.content.partition(BORDER)[0])


def system(text: str) -> Message:
    """Return the message that goes first."""
    return {"role": "system", "content": text}


def user(text: str) -> Message:
    """Return what the user, or the agent in their place, says to the model."""
    return {"role": "user", "content": utf8(text)}


def assistant(
    text: str, calls: Iterable[tuple[str, Any]] = (), thinking: str = ""
) -> Message:
    """Return what the model said: its text and calls of (tool, arguments)."""
    message: Message = {"role": "assistant", "content": utf8(text)}
    if thinking:
        message["thinking"] = utf8(thinking)
    if tool_calls := [
        {"function": {"name": utf8(name), "arguments": _object(arguments)}}
        for name, arguments in calls
    ]:
        message["tool_calls"] = tool_calls
    return message


def tool(name: str, text: str) -> Message:
    """Return what a tool answered."""
    return {"role": "tool", "tool_name": utf8(name), "content": utf8(text)}


def result_text(result: llm.ToolResult) -> str:
    """Return a tool's result in as few tokens as it needs.

    Of an intent's response what was done, what failed and what it says are kept. What
    was put right in the call is not told: a small model reads it out.
    """
    data: Any = result.data
    if isinstance(data, llm.IntentResponseDict):
        data = _intent_result(data)
    text = json_dumps(data)
    if len(text) <= MAX_RESULT:
        return text
    whole = data.get("result") if isinstance(data, dict) else None
    beginning = whole if isinstance(whole, str) else text
    return json_dumps({"result": beginning[:MAX_RESULT], "cut": CUT})


def _intent_result(data: dict[str, Any]) -> dict[str, Any]:
    """Return what a model needs of an intent's response."""
    result: dict[str, Any] = {}
    targets = data.get("data", {})
    done, failed = targets.get("success", ()), targets.get("failed", ())
    # Home Assistant lists an area as done whatever came of the entities in it.
    entities = [t for t in done if t["type"] == intent.IntentResponseTargetType.ENTITY]
    for name, listed in (("done", entities if failed else done), ("failed", failed)):
        if listed:
            result[name] = [target["name"] for target in listed]
    if code := targets.get("code"):
        result["error"] = code
    if speech := data.get("speech", {}).get("plain", {}).get("speech"):
        result["speech"] = speech
    if slots := data.get("speech_slots"):
        result["values"] = slots
    return result or {"done": True}


def _object(arguments: Any) -> dict[str, Any]:
    """Return arguments as the object that the wire asks for.

    Some servers send arguments that are a text; they are shown to the model as such.
    """
    if isinstance(arguments, dict):
        return {utf8(str(key)): json_safe(arg) for key, arg in arguments.items()}
    return {"arguments": utf8(json.dumps(arguments, default=str))}


def hides_tools(template: str) -> bool:
    """Return whether a model's template shows the tools only beside the last words.

    Ollama's Go templates of Llama 3.1 and 3.2 ("and $.Tools $last") and of Mistral
    ("slice $.Messages" near ".Tools") write the tools into the last user message, so
    that after a tool's answer the model sees none (ollama issues 6477 and 13334).
    """
    actions = template.split("{{")
    return any(
        ".Tools" in action and ("$last" in action or "slice $.Messages" in action)
        for action in (part.partition("}}")[0] for part in actions)
    )
