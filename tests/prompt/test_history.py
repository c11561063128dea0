"""Home Assistant's chat log as Ollama's messages."""

import json
from typing import Any

import pytest

from custom_components.smart_agent.prompt import history as messages
from homeassistant.components.conversation import (
    AssistantContent,
    Content,
    SystemContent,
    ToolResultContent,
    UserContent,
)
from homeassistant.helpers import intent, llm

from ..builders import tool, toolset

TOOLS = toolset(tool("HassTurnOn", {}), tool("HassTurnOff", {}))
AGENT = "conversation.smart_agent"

ON = {"name": "Lamp"}


def called(
    name: str, data: Any, *, error: bool = False, external: bool = False, text: str = ""
) -> list[Content]:
    """Return a call and its result as they stand in a chat log."""
    made = llm.ToolInput(name, ON, external=external)
    return [
        AssistantContent(AGENT, content=text or None, tool_calls=[made]),
        ToolResultContent(AGENT, made.id, name, llm.ToolResult(data, error=error)),
    ]


def history(*content: Content, rounds: int = 9) -> list[messages.Message]:
    """Return the messages of a log that goes on with new words."""
    log = [SystemContent("system"), *content, UserContent("now")]
    return messages.history(log, TOOLS, rounds)


CALL_ON = {
    "role": "assistant",
    "content": "",
    "tool_calls": [{"function": {"name": "HassTurnOn", "arguments": ON}}],
}
RESULT = {"role": "tool", "tool_name": "HassTurnOn", "content": '{"ok":true}'}


def test_round_with_a_call() -> None:
    """A round is the user's words, the call, its result, and what was said."""
    assert history(
        UserContent("lamp on"),
        *called("HassTurnOn", {"ok": True}),
        AssistantContent(AGENT, content="It is on."),
    ) == [
        {"role": "user", "content": "lamp on"},
        CALL_ON,
        RESULT,
        {"role": "assistant", "content": "It is on."},
    ]


@pytest.mark.parametrize(
    "content",
    [
        called("HassTurnOn", {"error": "no"}, error=True, external=True),
        called("HassTurnOn", {"error": "no"}, error=True),
        called("unreadable_call", {"ok": True}, external=True),
        called("HassTurnOn", {"ok": True})[:1],
    ],
    ids=["rejected", "failed", "no tool", "no result"],
)
def test_left_out(content: list[Content]) -> None:
    """Calls that did not work, or have no result, are no example to follow."""
    assert history(UserContent("lamp on"), *content) == [
        {"role": "user", "content": "lamp on"}
    ]


def test_local_agent() -> None:
    """A call that Home Assistant's own agent made is one that worked."""
    assert history(
        UserContent("lamp on"), *called("HassTurnOn", {"ok": True}, external=True)
    ) == [{"role": "user", "content": "lamp on"}, CALL_ON, RESULT]


def test_same_call_again() -> None:
    """A call that was answered from memory is told once."""
    repeated = called("HassTurnOn", {"ok": True}, external=True)
    assert history(
        UserContent("lamp on"), *called("HassTurnOn", {"ok": True}), *repeated
    ) == [{"role": "user", "content": "lamp on"}, CALL_ON, RESULT]


def test_words_beside_a_call() -> None:
    """What was said along with a call comes after its result."""
    *_, last = history(
        UserContent("lamp on"), *called("HassTurnOn", {"ok": True}, text="Well.")
    )
    assert last == {"role": "assistant", "content": "Well."}


@pytest.mark.parametrize(("rounds", "words"), [(0, ""), (1, "2"), (2, "12"), (9, "12")])
def test_rounds(rounds: int, words: str) -> None:
    """The latest rounds are kept, and all of each."""
    said = history(UserContent("1"), UserContent("2"), rounds=rounds)
    assert "".join(message["content"] for message in said) == words


def test_words_before_the_first_user() -> None:
    """What nobody asked for belongs to no round."""
    assert history(AssistantContent(AGENT, content="Good morning.")) == []


def response(**fields: Any) -> llm.ToolResult:
    """Return the result of an intent."""
    made = intent.IntentResponse("en")
    for key, value in fields.items():
        setattr(made, key, value)
    return llm.ToolResult(llm.IntentResponseDict(made))


LAMP = intent.IntentResponseTarget("Lamp", intent.IntentResponseTargetType.ENTITY, "l")
HALL = intent.IntentResponseTarget("Hall", intent.IntentResponseTargetType.AREA, "h")
FAN = intent.IntentResponseTarget("Fan", intent.IntentResponseTargetType.ENTITY, "f")


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (response(), {"done": True}),
        (response(success_results=[LAMP]), {"done": ["Lamp"]}),
        (
            response(success_results=[LAMP], failed_results=[FAN]),
            {"done": ["Lamp"], "failed": ["Fan"]},
        ),
        (response(success_results=[HALL, LAMP]), {"done": ["Hall", "Lamp"]}),
        (response(success_results=[HALL], failed_results=[FAN]), {"failed": ["Fan"]}),
        (response(speech={"plain": {"speech": "Hi"}}), {"speech": "Hi"}),
        (
            response(speech_slots={"timers": [{"name": "tea"}]}),
            {"values": {"timers": [{"name": "tea"}]}},
        ),
        (
            response(
                response_type=intent.IntentResponseType.ERROR,
                error_code=intent.IntentResponseErrorCode.NO_VALID_TARGETS,
            ),
            {"error": "no_valid_targets"},
        ),
        (llm.ToolResult({"a": [1]}), {"a": [1]}),
        (llm.ToolResult("text"), "text"),  # type: ignore[arg-type] # some tools do
    ],
)
def test_result_text(result: llm.ToolResult, told: Any) -> None:
    """Of an intent's response what matters is kept, other results as they are."""
    assert json.loads(messages.result_text(result)) == told


@pytest.mark.parametrize(
    ("arguments", "sent"),
    [
        ({"a": 1}, {"a": 1}),
        ("a=1", {"arguments": '"a=1"'}),
        (None, {"arguments": "null"}),
    ],
)
def test_arguments_are_an_object(arguments: Any, sent: dict[str, Any]) -> None:
    """The wire takes objects only; anything else is shown as the text it was."""
    message = messages.assistant("", [("HassTurnOn", arguments)])
    assert message["tool_calls"][0]["function"]["arguments"] == sent


@pytest.mark.parametrize(
    ("template", "hides"),
    [
        ("", False),
        ("{{ if .Tools }}{{ .Tools }}{{ end }}{{ range .Messages }}{{ end }}", False),
        ("{{- if and $.Tools $last }}{{ $.Tools }}{{ end }}", True),
        ("{{- if and (le (len (slice $.Messages $i)) 2) $.Tools }}x{{ end }}", True),
        ("{{ if $last }}x{{ end }}{{ if .Tools }}y{{ end }}", False),
    ],
)
def test_hides_tools(template: str, hides: bool) -> None:
    """Templates that write the tools beside the last words only are told apart."""
    assert messages.hides_tools(template) is hides


@pytest.mark.parametrize(
    "data",
    [{"result": "live context " * 1000}, {"items": ["milk"] * 2000}, ["x" * 9000]],
    ids=["text", "object", "list"],
)
def test_long_results_are_cut(data: Any) -> None:
    """A result that would fill the context is sent in part, and that is said."""
    told = json.loads(messages.result_text(llm.ToolResult(data)))
    assert len(told["result"]) == messages.MAX_RESULT
    assert told["result"].startswith(("live context", '{"items', '["x'))
    assert "Ask for less" in told["cut"]
