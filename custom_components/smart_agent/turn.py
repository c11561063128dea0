"""A turn: from the user's words to what is spoken, and the order of all between."""

from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import aclosing
import copy
from dataclasses import dataclass, replace
import json
import time
from typing import Any

from homeassistant.components.conversation import (
    AssistantContentDeltaDict,
    ChatLog,
    ToolResultContent,
    ToolResultContentDeltaDict,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from . import prompt
from .const import MAX_REPLY_TOKENS, MAX_THINKING_TOKENS
from .guard.feedback import broken_text, feedback
from .guard.judge import judge
from .guard.policy import Rules
from .guard.problem import Problem, ProblemKind
from .guard.verdict import Ask, Question, Reject, Repeat, Run, Signature, Verdict
from .home import Home
from .model import messages
from .model.client import ChatRequest, OllamaServer
from .model.errors import OllamaError, Problem as ServerProblem
from .model.listener import Answer, Listener, WrittenCall
from .options import AgentOptions
from .record import CallRecord, Outcome, RequestRecord, TurnRecord, Verdict as Judgement
from .sentences import Confirmed, async_confirmation, async_say
from .speech import drop_trailing_offer
from .toolset import Toolset

HOLD_BACK = 120
"""Characters of an answer that wait for a call behind them while tools are offered;
Home Assistant itself starts to speak only after 60."""

UNREADABLE = "unreadable_call"
"""Name under which a call that could not be read stands in the chat log."""

_HELPED_BY_CHOICE = frozenset(
    {
        ProblemKind.AMBIGUOUS_NAME,
        ProblemKind.UNKNOWN_AREA,
        ProblemKind.UNKNOWN_FLOOR,
        ProblemKind.UNKNOWN_NAME,
    }
)
"""Problems after which a choice of names helps the user."""

_NAMED_PROBLEMS = _HELPED_BY_CHOICE - {ProblemKind.AMBIGUOUS_NAME}
"""Problems with a sentence of their own that repeats what was not understood."""

type Delta = AssistantContentDeltaDict | ToolResultContentDeltaDict


@dataclass(frozen=True)
class Pending:
    """A question the user was asked, and the calls that his yes stands for."""

    text: str
    signatures: frozenset[Signature]
    calls: tuple[str, ...]


@dataclass(frozen=True)
class Agent:
    """What a turn must know of the agent that takes it."""

    entity_id: str
    server: OllamaServer
    options: AgentOptions
    hides_tools: bool = False


@dataclass
class _Judged:
    """One call of an answer, what the guard said and what came of it."""

    written: WrittenCall
    verdict: Verdict
    tool_input: llm.ToolInput
    record: CallRecord
    started: float
    told: str = ""
    result: llm.ToolResult | None = None


class Turn:
    """One turn of one agent; run it once."""

    def __init__(
        self,
        hass: HomeAssistant,
        agent: Agent,
        chat_log: ChatLog,
        system: str,
        home: Home,
        toolset: Toolset,
        rules: Rules,
        record: TurnRecord,
        pending: Pending | None = None,
    ) -> None:
        """Prepare a turn; nothing is sent yet."""
        self._system = system
        self._hass = hass
        self._agent = agent
        self._options = agent.options
        self._chat_log = chat_log
        self._home = home
        self._toolset = toolset
        self._rules = rules
        self._record = record
        self._text = record.text
        self._language = record.language
        self._names = {e.entity_id: e.name for e in home.entities}
        self._tools = toolset.wire(home.present_classes)
        self._messages = self._first_messages(pending)
        self._steps = 0
        self._attempts = 0
        self._retried = False
        self._wrong: Counter[tuple[str, str]] = Counter()
        self._results: dict[Signature, llm.ToolResult] = {}
        self._done: list[Confirmed] = []
        self._rejected: Reject | None = None
        self._acted = False
        self.asks = False
        """Whether the turn ended in a question of the agent's that waits for words."""
        self.pending: Pending | None = None

    async def run(self) -> None:
        """Take the turn to its end: something was said, whatever happened.

        Raises OllamaError when the server fails for good.
        """
        while True:
            offer = self._steps < self._options.max_steps
            try:
                answer, judged = await self._request(offer)
            except OllamaError as err:
                if not self._worth_retrying(err):
                    raise
                continue
            if questions := [j for j in judged if isinstance(j.verdict, Ask)]:
                await self._ask_back(questions)
                return
            if judged:
                self._count(judged)
                self._tell(answer, judged)
            elif answer.broken and offer:
                self._attempts += 1
                self._tell_broken(answer)
            elif answer.speech:
                self._end(answer.speech)
                return
            elif self._acted:
                await self._confirm()
                return
            elif not self._retry_lost():
                await self._say_key("no_answer", Outcome.FAILED)
                return
            if self._attempts >= self._options.max_attempts:
                await self._give_up()
                return
            if self._steps >= self._options.max_steps and judged:
                self._messages.append(messages.user(prompt.answer_now()))

    # -- one request

    def _first_messages(self, pending: Pending | None) -> list[messages.Message]:
        """Return what the model is sent at the start of the turn."""
        text = self._text
        if pending is not None:
            text = prompt.with_pending(text, pending.text, pending.calls)
        content = self._chat_log.content
        return [
            messages.system(self._system),
            *messages.history(content, self._toolset, self._options.max_history),
            messages.user(text),
        ]

    async def _request(self, offer: bool) -> tuple[Answer, list[_Judged]]:
        """Ask the model once and run what it called and may call."""
        record = RequestRecord(started=time.monotonic())
        self._record.requests.append(record)
        judged: list[_Judged] = []
        answers: list[Answer] = []
        by_id: dict[str, _Judged] = {}
        stream = self._chat_log.async_add_delta_content_stream(
            self._agent.entity_id, self._deltas(offer, record, answers, judged)
        )
        async with aclosing(stream) as contents:
            async for content in contents:
                if isinstance(content, ToolResultContent):
                    by_id = by_id or {j.tool_input.id: j for j in judged}
                    if one := by_id.get(content.tool_call_id):
                        self._take_result(one, content.result)
        return answers[0], judged

    async def _deltas(
        self,
        offer: bool,
        record: RequestRecord,
        answers: list[Answer],
        judged: list[_Judged],
    ) -> AsyncGenerator[Delta]:
        """Stream an answer into the chat log: words, calls that run, calls that do not.

        Home Assistant runs a call as soon as it is in the chat log, so that only what
        the guard passed goes in as one to run.
        """
        listener = Listener(
            self._toolset.names,
            self._home.domains,
            self._names,
            None if self._acted else HOLD_BACK if offer and self._tools else 0,
        )
        started = False
        try:
            async with aclosing(
                self._agent.server.async_chat(self._chat_request(offer))
            ) as chunks:
                async for chunk in chunks:
                    if piece := listener.feed(chunk):
                        yield _spoken(piece, first=not started)
                        started = True
        except OllamaError as err:
            record.problem = err.problem.value
            if started or not listener.heard:
                raise
            raise OllamaError(ServerProblem.SERVER_ERROR, err.detail) from err
        finally:
            record.seconds = time.monotonic() - record.started
            answer = listener.finish()
            _keep(record, answer)
        answers.append(answer)
        if offer and answer.calls:
            judged.extend(self._judge(written) for written in answer.calls)
            record.calls = [one.record for one in judged]
            yield _calls(judged, first=not started)
            for one in judged:
                if one.tool_input.external:
                    yield _result(one)
        elif answer.broken and offer:
            for delta in _unreadable(answer, first=not started):
                yield delta
        elif answer.rest.strip():
            rest = drop_trailing_offer(answer.rest) if self._acted else answer.rest
            yield _spoken(rest, first=not started)

    def _chat_request(self, offer: bool) -> ChatRequest:
        """Return the next request to the server."""
        options = self._options
        tokens = MAX_THINKING_TOKENS if options.think else MAX_REPLY_TOKENS
        return ChatRequest(
            model=options.model,
            messages=self._messages,
            tools=self._tools if offer else (),
            options={"num_ctx": options.num_ctx, "num_predict": tokens},
            keep_alive=options.keep_alive_value,
            think=options.think,
        )

    # -- calls

    def _judge(self, written: WrittenCall) -> _Judged:
        """Return what the guard says of a call, ready for the chat log."""
        rules = replace(self._rules, ran=self._results.keys())
        verdict = judge(
            written.name, written.arguments, self._toolset, self._home, rules
        )
        told = self._told(written, verdict)
        judged = _Judged(
            written,
            verdict,
            _tool_input(written, verdict),
            _call_record(written, verdict, told),
            time.monotonic(),
            told,
        )
        if isinstance(verdict, Repeat):
            judged.result = self._results[verdict.signature]
        if isinstance(verdict, Run):
            # From here on the same call again in this answer is a repetition.
            self._results[verdict.signature] = llm.ToolResult({"result": "running"})
        return judged

    def _told(self, written: WrittenCall, verdict: Verdict) -> str:
        """Return what the model is told of a call that does not run."""
        if isinstance(verdict, Ask):
            return "The user is asked first."
        if not isinstance(verdict, Reject):
            return ""
        key = (written.name, json.dumps(written.arguments, sort_keys=True, default=str))
        self._wrong[key] += 1
        return feedback(
            written.name,
            verdict,
            self._text,
            again=self._wrong[key] > 1,
            last=self._attempts + 2 >= self._options.max_attempts,
        )

    def _take_result(self, judged: _Judged, result: llm.ToolResult) -> None:
        """Keep the result of a call."""
        if not isinstance(verdict := judged.verdict, Run):
            return
        judged.result = self._results[verdict.signature] = result
        judged.record.seconds = time.monotonic() - judged.started
        judged.record.result = result.data
        judged.record.failed = result.error
        if verdict.spec.annotations.read_only:
            return
        self._acted = True
        if isinstance(data := result.data, llm.IntentResponseDict):
            intent_type = verdict.spec.intent_type or ""
            self._done.append((intent_type, verdict.args, data.original))

    def _count(self, judged: Sequence[_Judged]) -> None:
        """Count steps and attempts: a step that all ran clears the attempts."""
        rejected = [j.verdict for j in judged if isinstance(j.verdict, Reject)]
        if len(rejected) < len(judged):
            self._steps += 1
            self._attempts = 0
        if rejected:
            self._attempts += 1
            self._rejected = rejected[-1]

    def _tell(self, answer: Answer, judged: Sequence[_Judged]) -> None:
        """Add an answer's calls, and what came of them, to what the model is sent."""
        if not self._agent.hides_tools:
            calls = [(j.written.name, j.written.arguments) for j in judged]
            self._messages.append(messages.assistant("", calls, answer.thinking))
            self._messages += [self._tool_message(j) for j in judged]
            return
        if came := [j for j in judged if j.result is not None]:
            calls = [(j.written.name, j.written.arguments) for j in came]
            self._messages.append(messages.assistant("", calls, answer.thinking))
            self._messages += [self._tool_message(j) for j in came]
        told = [j.told for j in judged if j.told] or [prompt.go_on(self._text)]
        self._messages.append(messages.user("\n\n".join(told)))

    def _tool_message(self, judged: _Judged) -> messages.Message:
        """Return what the model is told of one call."""
        name = judged.verdict.spec.name if judged.verdict.spec else judged.written.name
        if judged.result is None or judged.told:
            return messages.tool(name, judged.told)
        notes = tuple(str(note) for note in judged.verdict.notes)
        return messages.tool(name, messages.result_text(judged.result, notes))

    def _tell_broken(self, answer: Answer) -> None:
        """Tell the model why a call in its text could not be read."""
        self._rejected = None
        self._messages.append(messages.assistant(answer.text))
        self._messages.append(messages.user(broken_text(answer.broken, self._text)))

    # -- retries

    def _worth_retrying(self, err: OllamaError) -> bool:
        """Return whether a failed request may be sent once more."""
        return (
            err.problem is ServerProblem.SERVER_ERROR
            and not self._said_something()
            and self._retry_lost()
        )

    def _retry_lost(self) -> bool:
        """Count an answer that was lost; return whether to ask once more."""
        self._attempts += 1
        retry = not self._retried and self._attempts < self._options.max_attempts
        self._retried = True
        if retry:
            self._messages.append(messages.user(prompt.lost_answer(self._text)))
        return retry

    def _said_something(self) -> bool:
        """Return whether the last answer has been spoken in part."""
        return bool(self._record.requests and self._record.requests[-1].spoken)

    # -- ends

    async def _ask_back(self, questions: Sequence[_Judged]) -> None:
        """Ask the user about calls and remember what a yes stands for."""
        asked = [j.verdict for j in questions if isinstance(j.verdict, Ask)]
        texts = [await self._sentence(one.question) for one in asked]
        text = " ".join(dict.fromkeys(texts))
        self.pending = Pending(
            text,
            frozenset(one.signature for one in asked),
            tuple(
                f"{one.spec.name} {json.dumps(one.args, ensure_ascii=False)}"
                for one in asked
            ),
        )
        self.asks = True
        await self._say(text, Outcome.ASKED_BACK)

    async def _give_up(self) -> None:
        """Say what was not understood, with a question that helps where one is."""
        texts = []
        if done := await async_confirmation(self._hass, self._language, self._done):
            texts.append(f"{done}.")
        problem = _most_telling(self._rejected)
        if problem is not None and problem.kind in _NAMED_PROBLEMS:
            placeholders = {"value": str(problem.value)}
            texts.append(await self._sentence(Question(problem.kind, placeholders)))
        if problem is not None and problem.kind in _HELPED_BY_CHOICE:
            if problem.nearest:
                placeholders = {"choices": await self._choice(problem.nearest)}
                texts.append(
                    await self._sentence(Question("did_you_mean", placeholders))
                )
                self.asks = True
        elif problem is not None and problem.kind is ProblemKind.NO_TARGET:
            texts.append(await self._sentence(Question("which_device")))
            self.asks = True
        if not texts or (done and len(texts) == 1):
            texts.append(await self._sentence(Question("gave_up")))
        await self._say(" ".join(texts), Outcome.GAVE_UP)

    async def _choice(self, values: Sequence[str]) -> str:
        """Return two or three names as a choice in the user's language."""
        first, *others = values[:3]
        text = first
        for other in others:
            text = await async_say(
                self._hass, self._language, "or", {"first": text, "second": other}
            )
        return text

    async def _confirm(self) -> None:
        """Say that it was done, in Home Assistant's own words where it has some."""
        if any(result.error for result in self._results.values()):
            await self._say_key("failed", Outcome.FAILED)
            return
        text = await async_confirmation(self._hass, self._language, self._done)
        if text is None:
            await self._say_key("done", Outcome.ACTED)
            return
        await self._say(text, Outcome.ACTED)

    async def _sentence(self, question: Question) -> str:
        """Return a sentence of our own in the user's language."""
        return await async_say(
            self._hass, self._language, question.key, question.placeholders
        )

    async def _say_key(self, key: str, outcome: Outcome) -> None:
        """Say a sentence of our own."""
        await self._say(await self._sentence(Question(key)), outcome)

    async def _say(self, text: str, outcome: Outcome) -> None:
        """Say a text as the last of the turn."""
        self._record.outcome = outcome
        await async_speak(self._chat_log, self._agent.entity_id, text)
        self._record.speech = text

    def _end(self, speech: str) -> None:
        """Keep note that the model's own words were the last of the turn."""
        if self._acted:
            speech = drop_trailing_offer(speech)
        self._record.speech = speech
        self._record.outcome = Outcome.ACTED if self._acted else Outcome.ANSWERED


async def async_speak(chat_log: ChatLog, agent_id: str, text: str) -> None:
    """Add a text to the chat log as a stream, so that listeners hear it too."""

    async def deltas() -> AsyncGenerator[AssistantContentDeltaDict]:
        yield {"role": "assistant", "content": text}

    async for _ in chat_log.async_add_delta_content_stream(agent_id, deltas()):
        pass


def _spoken(text: str, *, first: bool) -> AssistantContentDeltaDict:
    """Return a piece of speech for the chat log."""
    return {"role": "assistant", "content": text} if first else {"content": text}


def _calls(judged: Iterable[_Judged], *, first: bool) -> AssistantContentDeltaDict:
    """Return calls for the chat log."""
    tool_calls = [one.tool_input for one in judged]
    if first:
        return {"role": "assistant", "tool_calls": tool_calls}
    return {"tool_calls": tool_calls}


def _result(judged: _Judged) -> ToolResultContentDeltaDict:
    """Return for the chat log what came of a call that did not run."""
    told: Any = {"error": judged.told}
    return {
        "role": "tool_result",
        "tool_call_id": judged.tool_input.id,
        "tool_name": judged.tool_input.tool_name,
        "result": judged.result or llm.ToolResult(told, error=True),
    }


def _unreadable(answer: Answer, *, first: bool) -> Iterable[Delta]:
    """Return for the chat log the calls in a text that could not be read."""
    inputs = [
        llm.ToolInput(UNREADABLE, {"text": broken.excerpt}, external=True)
        for broken in answer.broken
    ]
    calls: AssistantContentDeltaDict = {"tool_calls": inputs}
    if first:
        calls = {"role": "assistant", "tool_calls": inputs}
    yield calls
    for tool_input, broken in zip(inputs, answer.broken, strict=True):
        yield {
            "role": "tool_result",
            "tool_call_id": tool_input.id,
            "tool_name": tool_input.tool_name,
            "result": llm.ToolResult({"error": broken.message}, error=True),
        }


_JUDGEMENTS = {
    Run: Judgement.RUN,
    Repeat: Judgement.REPEATED,
    Ask: Judgement.ASKED,
    Reject: Judgement.REJECTED,
}


def _tool_input(written: WrittenCall, verdict: Verdict) -> llm.ToolInput:
    """Return a call for the chat log; one that does not run goes in as written."""
    if isinstance(verdict, Run):
        # A copy: some of Home Assistant's tools change the arguments they are given.
        return llm.ToolInput(verdict.spec.full_name, copy.deepcopy(verdict.args))
    args = written.arguments
    return llm.ToolInput(
        verdict.spec.full_name if verdict.spec else written.name,
        args if isinstance(args, dict) else {"arguments": args},
        external=True,
    )


def _call_record(written: WrittenCall, verdict: Verdict, told: str) -> CallRecord:
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
        feedback=told,
    )


def _keep(record: RequestRecord, answer: Answer) -> None:
    """Keep what a request brought and cost."""
    record.text = answer.text
    record.thinking = answer.thinking
    record.spoken = answer.spoken
    if usage := answer.usage:
        record.prompt_tokens = usage.prompt_tokens
        record.generated_tokens = usage.generated_tokens
    elif not record.problem:
        record.problem = "incomplete"
    if answer.lost:
        record.problem = "lost"


def _most_telling(reject: Reject | None) -> Problem | None:
    """Return the problem that is most worth telling the user."""
    if reject is None:
        return None
    with_choice = [problem for problem in reject.problems if problem.nearest]
    return (with_choice or [*reject.problems])[0]
