"""A turn: from the user's words to what is spoken, and the order of all between."""

from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
import time

from homeassistant.components.conversation import (
    AssistantContentDeltaDict,
    ChatLog,
    ToolResultContent,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from . import prompt
from .calls import (
    Delta,
    JudgedCall,
    call_deltas,
    signature_as_written,
    spoken_delta,
    unreadable_deltas,
)
from .closing import Pending, async_gave_up, async_question
from .const import MAX_REPLY_TOKENS, MAX_THINKING_TOKENS
from .guard.feedback import broken_text, feedback
from .guard.judge import judge
from .guard.policy import Rules
from .guard.verdict import Ask, Reject, Repeat, Run, Signature, Verdict
from .home import Home
from .model import messages
from .model.client import ChatRequest, OllamaServer
from .model.errors import OllamaError, Problem
from .model.listener import Answer, Listener, WrittenCall
from .options import AgentOptions
from .record import Outcome, RequestRecord, TurnRecord
from .sentences import Confirmed, async_confirmation, async_say
from .speech import drop_trailing_offer
from .toolset import Toolset

HOLD_BACK = 120
"""Characters of an answer that wait for a call behind them while tools are offered;
Home Assistant itself starts to speak only after 60 (assist_pipeline)."""


@dataclass(frozen=True)
class Agent:
    """The agent that takes a turn.

    hides_tools tells that its model sees the tools only beside the last words of the
    user.
    """

    entity_id: str
    server: OllamaServer
    options: AgentOptions
    hides_tools: bool = False


@dataclass(frozen=True)
class Scene:
    """What a turn starts from: the prompt, the home, the tools, and what holds."""

    system: str
    home: Home
    toolset: Toolset
    rules: Rules
    pending: Pending | None = None


class Turn:
    """One turn of one agent; run it once."""

    def __init__(
        self,
        hass: HomeAssistant,
        agent: Agent,
        scene: Scene,
        chat_log: ChatLog,
        record: TurnRecord,
    ) -> None:
        """Prepare a turn; nothing is sent yet."""
        self._hass = hass
        self._agent = agent
        self._options = agent.options
        self._scene = scene
        self._chat_log = chat_log
        self._record = record
        self._names = {e.entity_id: e.name for e in scene.home.entities}
        self._tools = scene.toolset.wire(scene.home.present_classes)
        self._messages = self._first_messages()
        self._steps = 0
        self._attempts = 0
        self._retried = False
        self._wrong: Counter[tuple[str, str]] = Counter()
        self._ran: dict[Signature, llm.ToolResult] = {}
        self._acted = False
        self._done: list[Confirmed] = []
        self._rejected: Reject | None = None
        self.asks = False
        """Whether the turn ended in a question of the agent's that waits for words."""
        self.pending: Pending | None = None
        """That question, where a yes lets calls run."""

    async def run(self) -> None:
        """Take the turn to its end: something was said, whatever happened.

        Raises OllamaError when the server fails for good.
        """
        while self._attempts < self._options.max_attempts:
            offer = self._steps < self._options.max_steps
            try:
                answer, judged = await self._request(offer)
            except OllamaError as err:
                if err.problem is not Problem.SERVER_ERROR or not self._retry_lost():
                    raise
                continue
            if asked := [j.verdict for j in judged if isinstance(j.verdict, Ask)]:
                await self._ask_back(asked)
                return
            if judged:
                self._count(judged)
                self._tell(answer, judged)
            elif answer.broken and offer:
                self._tell_broken(answer)
            elif answer.speech and not _cut_short(answer):
                self._end(answer)
                return
            elif self._acted:
                await self._confirm()
                return
            elif not self._retry_lost():
                await self._say("no_answer", Outcome.FAILED)
                return
        await self._give_up()

    # -- one request

    def _first_messages(self) -> list[messages.Message]:
        """Return what the model is sent at the start of the turn."""
        text = self._record.text
        if pending := self._scene.pending:
            text = prompt.with_pending(text, pending.text, pending.calls)
        return [
            messages.system(self._scene.system),
            *messages.history(
                self._chat_log.content, self._scene.toolset, self._options.max_history
            ),
            messages.user(text),
        ]

    async def _request(self, offer: bool) -> tuple[Answer, list[JudgedCall]]:
        """Ask the model once and run what it called and may call."""
        record = RequestRecord(started=time.monotonic())
        self._record.requests.append(record)
        listener = Listener(
            self._scene.toolset.names,
            self._scene.home.domains,
            self._names,
            self._hold_back(offer),
        )
        judged: list[JudgedCall] = []
        stream = self._chat_log.async_add_delta_content_stream(
            self._agent.entity_id, self._deltas(offer, listener, record, judged)
        )
        async with aclosing(stream) as contents:
            async for content in contents:
                if isinstance(content, ToolResultContent):
                    self._take_result(judged, content)
        return listener.answer, judged

    def _hold_back(self, offer: bool) -> int | None:
        """Return how much of an answer is kept before the first of it is spoken."""
        if self._acted:
            # A question behind "it is on" is taken off, so the end must be known.
            return None
        return HOLD_BACK if offer and self._tools else 0

    async def _deltas(
        self,
        offer: bool,
        listener: Listener,
        record: RequestRecord,
        judged: list[JudgedCall],
    ) -> AsyncGenerator[Delta]:
        """Stream an answer into the chat log: words, calls that run, calls that do not.

        Home Assistant runs a call as soon as it is in the chat log, so that only what
        the guard passed goes in as one to run.
        """
        started = False
        chunks = self._agent.server.async_chat(self._chat_request(offer))
        try:
            async with aclosing(chunks):
                async for chunk in chunks:
                    if piece := listener.feed(chunk):
                        yield spoken_delta(piece, first=not started)
                        started = True
        except OllamaError as err:
            record.problem = err.problem.value
            if started or not (listener.heard or err.problem is Problem.NOT_OLLAMA):
                raise
            # Whatever broke the stream, the server was there: it can be asked again.
            raise OllamaError(Problem.SERVER_ERROR, err.detail) from err
        finally:
            listener.finish()
            record.seconds = time.monotonic() - record.started
            record.keep(listener.answer)
        answer = listener.answer
        if offer and answer.calls:
            judged.extend(self._judge(written) for written in answer.calls)
            record.calls = [one.record for one in judged]
            for delta in call_deltas(judged, first=not started):
                yield delta
        elif offer and answer.broken:
            for delta in unreadable_deltas(answer, first=not started):
                yield delta
        elif answer.rest.strip() and not _cut_short(answer):
            yield spoken_delta(self._last_words(answer.rest), first=not started)

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

    def _judge(self, written: WrittenCall) -> JudgedCall:
        """Return what the guard says of a call."""
        scene = self._scene
        rules = replace(scene.rules, ran=self._ran.keys())
        verdict = judge(
            written.name, written.arguments, scene.toolset, scene.home, rules
        )
        judged = JudgedCall(written, verdict, self._told(written, verdict))
        if isinstance(verdict, Repeat):
            judged.result = self._ran[verdict.signature]
        elif isinstance(verdict, Run):
            # From here on the same call again in this answer is a repetition.
            self._ran[verdict.signature] = llm.ToolResult({"result": "running"})
        return judged

    def _told(self, written: WrittenCall, verdict: Verdict) -> str:
        """Return what the model is told of a call that does not run."""
        if isinstance(verdict, Ask):
            return "The user is asked first."
        if not isinstance(verdict, Reject):
            return ""
        self._wrong[key := signature_as_written(written)] += 1
        return feedback(
            written.name,
            verdict,
            self._record.text,
            again=self._wrong[key] > 1,
            last=self._attempts + 2 >= self._options.max_attempts,
        )

    def _take_result(
        self, judged: Sequence[JudgedCall], content: ToolResultContent
    ) -> None:
        """Keep the result of a call that ran."""
        one = next((j for j in judged if j.tool_input.id == content.tool_call_id), None)
        if one is None or not isinstance(verdict := one.verdict, Run):
            return
        one.take(content.result)
        self._ran[verdict.signature] = content.result
        if verdict.spec.annotations.read_only:
            return
        self._acted = True
        if isinstance(data := content.result.data, llm.IntentResponseDict):
            intent_type = verdict.spec.intent_type or ""
            self._done.append((intent_type, verdict.args, data.original))

    def _count(self, judged: Sequence[JudgedCall]) -> None:
        """Count steps and attempts: a step that ran whole clears the attempts."""
        rejected = [j.verdict for j in judged if isinstance(j.verdict, Reject)]
        if len(rejected) < len(judged):
            self._steps += 1
        if rejected:
            self._attempts += 1
            self._rejected = rejected[-1]
        else:
            self._attempts = 0

    # -- what the model is told

    def _tell(self, answer: Answer, judged: Sequence[JudgedCall]) -> None:
        """Add an answer's calls, and what came of them, to what the model is sent."""
        # A model that loses sight of its tools hears of them in the user's place.
        beside = self._agent.hides_tools
        shown = [j for j in judged if not beside or j.result is not None]
        if shown:
            calls = [(j.written.name, j.written.arguments) for j in shown]
            self._messages.append(messages.assistant("", calls, answer.thinking))
            self._messages += [_tool_message(j) for j in shown]
        if self._steps >= self._options.max_steps:
            self._messages.append(messages.user(prompt.answer_now()))
        elif beside:
            told = [j.told for j in judged if j.told]
            text = "\n\n".join(told) or prompt.go_on(self._record.text)
            self._messages.append(messages.user(text))

    def _tell_broken(self, answer: Answer) -> None:
        """Count a call that could not be read and tell the model why."""
        self._attempts += 1
        self._rejected = None
        self._messages.append(messages.assistant(answer.text))
        self._messages.append(
            messages.user(broken_text(answer.broken, self._record.text))
        )

    def _retry_lost(self) -> bool:
        """Count an answer that was lost; return whether to ask once more."""
        self._attempts += 1
        spoken = self._record.requests[-1].spoken
        if self._retried or spoken or self._attempts >= self._options.max_attempts:
            return False
        self._retried = True
        self._messages.append(messages.user(prompt.lost_answer(self._record.text)))
        return True

    # -- how it ends

    async def _ask_back(self, asked: Sequence[Ask]) -> None:
        """Ask the user about calls and remember what a yes stands for."""
        language = self._record.language
        self.pending = await async_question(self._hass, language, asked)
        self.asks = True
        await self._speak(self.pending.text, Outcome.ASKED_BACK)

    async def _give_up(self) -> None:
        """Say what was not understood, with a question that helps where one is."""
        text, self.asks = await async_gave_up(
            self._hass, self._record.language, self._rejected, self._done
        )
        await self._speak(text, Outcome.GAVE_UP)

    async def _confirm(self) -> None:
        """Say that it was done, in Home Assistant's own words where it has some."""
        if any(result.error for result in self._ran.values()):
            await self._say("failed", Outcome.FAILED)
            return
        language = self._record.language
        if text := await async_confirmation(self._hass, language, self._done):
            await self._speak(text, Outcome.ACTED)
        else:
            await self._say("done", Outcome.ACTED)

    async def _say(self, key: str, outcome: Outcome) -> None:
        """Say one of the agent's own sentences as the last of the turn."""
        text = await async_say(self._hass, self._record.language, key)
        await self._speak(text, outcome)

    async def _speak(self, text: str, outcome: Outcome) -> None:
        """Say a text as the last of the turn."""
        await async_speak(self._chat_log, self._agent.entity_id, text)
        self._record.speech = text
        self._record.outcome = outcome

    def _last_words(self, text: str) -> str:
        """Return the end of an answer; after an action without an offer of more."""
        return drop_trailing_offer(text) if self._acted else text

    def _end(self, answer: Answer) -> None:
        """Keep note that the model's own words were the last of the turn."""
        self._record.speech = self._last_words(answer.speech)
        self._record.outcome = Outcome.ACTED if self._acted else Outcome.ANSWERED


def _cut_short(answer: Answer) -> bool:
    """Return whether an answer broke off before any of it was spoken."""
    return not answer.complete and not answer.spoken


async def async_speak(chat_log: ChatLog, agent_id: str, text: str) -> None:
    """Add a text to the chat log as a stream, so that listeners hear it too."""

    async def deltas() -> AsyncGenerator[AssistantContentDeltaDict]:
        yield {"role": "assistant", "content": text}

    async for _ in chat_log.async_add_delta_content_stream(agent_id, deltas()):
        pass


def _tool_message(judged: JudgedCall) -> messages.Message:
    """Return what the model is told of one call."""
    if judged.result is None:
        return messages.tool(judged.name, judged.told)
    return messages.tool(judged.name, messages.result_text(judged.result, judged.notes))
