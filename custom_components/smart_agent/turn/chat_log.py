"""The calls of an answer, judged, on their way into Home Assistant's chat log."""

from collections.abc import Iterable, Sequence
import copy
from dataclasses import dataclass, field
import json
import time
from typing import Any

from homeassistant.components.conversation import (
    AssistantContent,
    AssistantContentDeltaDict,
    ChatLog,
    ToolResultContent,
    ToolResultContentDeltaDict,
)
from homeassistant.helpers import intent, llm

from ..guard.verdict import Ask, Reject, Repeat, Run, Verdict
from ..llm_tools.timeout import BlockingResult
from ..prompt.builder import CallOutcome
from ..server.answer import Answer, WrittenCall
from ..text.json_safe import json_safe
from ..trace.outcome import Judgement
from ..trace.record import CallRecord

UNREADABLE = "unreadable_call"
"""Name under which a call that could not be read stands in the chat log."""

_JUDGEMENTS = {
    Run: Judgement.RUN,
    Repeat: Judgement.REPEATED,
    Ask: Judgement.ASKED,
    Reject: Judgement.REJECTED,
}

type Delta = AssistantContentDeltaDict | ToolResultContentDeltaDict


@dataclass
class JudgedCall:
    """One call of an answer: as written, as judged, and what came of it."""

    written: WrittenCall
    verdict: Verdict
    told: str = ""
    """What the model is told of a call that does not run."""
    result: llm.ToolResult | None = None
    tool_input: llm.ToolInput = field(init=False)
    record: CallRecord = field(init=False)
    started: float = field(init=False, default_factory=time.monotonic)

    def __post_init__(self) -> None:
        """Make its form for the chat log and its record."""
        self.tool_input = _tool_input(self.written, self.verdict)
        self.record = _record(self.written, self.verdict, self.told)
        self.record.started = self.started

    @property
    def name(self) -> str:
        """Return the name by which the model knows the tool."""
        return self.verdict.spec.name if self.verdict.spec else self.written.name

    @property
    def failed(self) -> bool:
        """Return whether it came to nothing, now or when it ran before."""
        return self.result is not None and came_to_nothing(self.result)

    @property
    def outcome(self) -> CallOutcome:
        """Return what the model reads of it."""
        return CallOutcome(
            self.name,
            self.written,
            self.verdict.spec,
            self.told,
            self.result,
        )

    def take(self, result: llm.ToolResult) -> None:
        """Keep the result of a call that ran."""
        self.result = result
        self.record.seconds = time.monotonic() - self.started
        self.record.result = json_safe(result.data)
        self.record.failed = self.failed
        if isinstance(result, BlockingResult):
            told = f"blocked Home Assistant for {result.blocked:.1f} seconds"
            self.record.problems += (told,)
            blocked = {"kind": "blocked", "value": f"{result.blocked:.1f} s"}
            self.record.reasons.append(blocked)


def came_to_nothing(result: llm.ToolResult) -> bool:
    """Return whether a call did nothing.

    Of an intent that did nothing Home Assistant still says that it was done in the
    area that was named, beside the entities for which it was not.
    """
    if result.error or not isinstance(result.data, llm.IntentResponseDict):
        return result.error
    response: intent.IntentResponse = result.data.original
    return bool(response.failed_results) and not any(
        target.type is intent.IntentResponseTargetType.ENTITY
        for target in response.success_results
    )


def signature_as_written(written: WrittenCall) -> tuple[str, str]:
    """Return a key that is equal for two calls written the same to the letter."""
    arguments = json.dumps(written.arguments, sort_keys=True, default=str)
    return (written.name, arguments)


def call_deltas(judged: Sequence[JudgedCall], *, first: bool) -> Iterable[Delta]:
    """Return calls for the chat log, with the results of those that do not run."""
    yield _calls_delta([one.tool_input for one in judged], first=first)
    for one in judged:
        if one.tool_input.external:
            error: Any = {"error": one.told}
            yield _result_delta(
                one.tool_input, one.result or llm.ToolResult(error, error=True)
            )


def unreadable_deltas(answer: Answer, *, first: bool) -> Iterable[Delta]:
    """Return for the chat log the calls in a text that could not be read."""
    inputs = [
        llm.ToolInput(UNREADABLE, {"text": broken.excerpt}, external=True)
        for broken in answer.broken
    ]
    yield _calls_delta(inputs, first=first)
    for tool_input, broken in zip(inputs, answer.broken, strict=True):
        error: Any = {"error": broken.message}
        yield _result_delta(tool_input, llm.ToolResult(error, error=True))


def close_open_calls(chat_log: ChatLog, agent_id: str) -> None:
    """Give a result to calls of a turn that ended while they ran.

    Other agents that go on with the conversation need one for every call.
    """
    open_calls: dict[str, str] = {}
    for content in chat_log.content:
        if isinstance(content, AssistantContent):
            open_calls |= {one.id: one.tool_name for one in content.tool_calls or ()}
        elif isinstance(content, ToolResultContent):
            open_calls.pop(content.tool_call_id, None)
    error: Any = {"error": "Timeout", "error_text": "the turn ended before the call"}
    for call_id, name in open_calls.items():
        chat_log.async_add_assistant_content_without_tools(
            ToolResultContent(
                agent_id, call_id, name, llm.ToolResult(error, error=True)
            )
        )


def _calls_delta(
    tool_calls: list[llm.ToolInput], *, first: bool
) -> AssistantContentDeltaDict:
    """Return calls for the chat log."""
    if first:
        return {"role": "assistant", "tool_calls": tool_calls}
    return {"tool_calls": tool_calls}


def _result_delta(
    tool_input: llm.ToolInput, result: llm.ToolResult
) -> ToolResultContentDeltaDict:
    """Return a result for the chat log."""
    return {
        "role": "tool_result",
        "tool_call_id": tool_input.id,
        "tool_name": tool_input.tool_name,
        "result": result,
    }


def _tool_input(written: WrittenCall, verdict: Verdict) -> llm.ToolInput:
    """Return a call for the chat log; one that does not run goes in as written.

    Home Assistant runs a call the moment it stands in the chat log, unless it is
    marked as external.
    """
    if isinstance(verdict, Run):
        # A copy: some of Home Assistant's tools change the arguments they are given.
        return llm.ToolInput(verdict.spec.full_name, copy.deepcopy(verdict.args))
    args = written.arguments
    return llm.ToolInput(
        verdict.spec.full_name if verdict.spec else written.name,
        args if isinstance(args, dict) else {"arguments": args},
        external=True,
    )


def _record(written: WrittenCall, verdict: Verdict, told: str) -> CallRecord:
    """Return the record of a call that was judged."""
    problems = verdict.problems if isinstance(verdict, Reject) else ()
    return CallRecord(
        tool=verdict.spec.full_name if verdict.spec else written.name,
        written=written.arguments,
        verdict=_JUDGEMENTS[type(verdict)],
        arguments=verdict.args,
        notes=tuple(str(note) for note in verdict.notes),
        problems=tuple(
            f"{problem.path}: {problem.message}" if problem.path else problem.message
            for problem in problems
        ),
        kinds=tuple(problem.kind.value for problem in problems),
        reasons=_reasons(verdict),
        changes=[note.as_dict() for note in verdict.notes],
        feedback=told,
    )


def _reasons(verdict: Verdict) -> list[dict[str, Any]]:
    """Return why a call does not run, as the record has it."""
    match verdict:
        case Reject():
            return [problem.as_dict() for problem in verdict.problems]
        case Ask():
            return [{"kind": reason.value} for reason in verdict.reasons]
    return []
