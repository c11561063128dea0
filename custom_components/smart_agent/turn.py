"""A turn: from the user's words to what is spoken, and the order of all between."""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace

from homeassistant.components.conversation import ChatLog, ToolResultContent
from homeassistant.core import HomeAssistant

from . import prompt
from .calls import Delta, JudgedCall, call_deltas
from .closing import (
    Pending,
    async_confirm,
    async_gave_up,
    async_question,
    async_speak,
    waits_for_words,
)
from .const import MAX_REPLY_TOKENS, MAX_THINKING_TOKENS
from .exchange import Exchange
from .guard.feedback import broken_text
from .guard.verdict import Ask
from .ledger import Ledger
from .model import messages
from .model.client import ChatRequest
from .model.errors import OllamaError, Problem
from .model.listener import Answer
from .options import WordsFor
from .record import Outcome, TurnRecord
from .scene import Agent, Scene
from .sentences import Confirmed, async_say
from .speech import is_question

_PASSING = frozenset({Problem.CANNOT_CONNECT, Problem.NOT_OLLAMA, Problem.SERVER_ERROR})
"""Problems that may be over by the next request: a call that the server could not
read, a connection that was cut, a line of garbage."""

_WORDS_ONLY = (
    "Answer in words now. No tool can be called any more; what was not done before is "
    "not done."
)
"""What the words model is told last: the system text still speaks of tools, and a
model that has none says that it did what it was asked for."""


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
        self._tools = scene.toolset.wire(scene.home.device_classes)
        self._messages = self._first_messages()
        self._ledger = Ledger(scene, record.text, self._options.max_attempts)
        self._retried = False
        self._draft = ""
        self.asks = False
        """Whether the turn ended in a question of the agent's that waits for words."""
        self.pending: Pending | None = None
        """That question, where a yes lets calls run."""

    @property
    def done(self) -> Sequence[Confirmed]:
        """Return what has been done in the house so far."""
        return self._ledger.done

    async def run(self) -> None:
        """Take the turn to its end: something was said, whatever happened.

        Raises OllamaError when the server fails for good.
        """
        ledger = self._ledger
        while ledger.attempts < self._options.max_attempts:
            offer = bool(self._tools) and ledger.steps < self._options.max_steps
            request = self._chat_request(offer)
            draft = self._leaves_words() or (offer and ledger.unheeded())
            exchange = self._exchange(request, speak=not draft)
            try:
                answer = await exchange.run()
            except OllamaError as err:
                if err.problem not in _PASSING or not self._retry_lost():
                    # What was said for sure needs no model; the failure is told too.
                    await self._heed()
                    raise
                continue
            verdicts = [one.verdict for one in exchange.judged]
            if asked := [one for one in verdicts if isinstance(one, Ask)]:
                await self._ask_back(asked)
                return
            if exchange.judged:
                ledger.count(exchange.judged)
                self._tell(answer, exchange.judged)
            elif offer and (heeded := await self._heed()):
                await self._end_heeded(heeded)
                return
            elif offer and answer.broken:
                self._tell_broken(answer)
            elif words := exchange.said or await self._voiced(exchange.draft):
                self._end(words)
                return
            elif self._is_over(answer) or not self._retry_lost(silent=answer.silent):
                await self._confirm()
                return
        await self._give_up()

    async def speak_draft(self) -> bool:
        """Say what the model said, where time ran out while the words model was asked.

        Return False where there is no such, or the words model has begun to speak.
        """
        if not self._draft or self._record.requests[-1].spoken:
            return False
        self._record.requests[-1].problem = Problem.TIMEOUT
        await async_speak(self._chat_log, self._agent.entity_id, self._draft)
        self._end(self._draft)
        return True

    def _exchange(self, request: ChatRequest, *, speak: bool = True) -> Exchange:
        """Return an exchange that stands in the record."""
        exchange = Exchange(
            self._agent, self._scene, self._ledger, self._chat_log, request, speak=speak
        )
        self._record.requests.append(exchange.record)
        return exchange

    def _is_over(self, answer: Answer) -> bool:
        """Return whether an answer without words ends the turn: all was done."""
        ledger = self._ledger
        return ledger.settled and not ledger.rejected and not answer.lost

    # -- what the model is told

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

    def _tell(self, answer: Answer, judged: Sequence[JudgedCall]) -> None:
        """Add an answer's calls, and what came of them, to what the model is sent."""
        # A model that loses sight of its tools hears of them in the user's place.
        beside = self._agent.hides_tools
        shown = [j for j in judged if not beside or j.result is not None]
        if shown:
            calls = [(j.written.name, j.written.arguments) for j in shown]
            self._messages.append(messages.assistant("", calls, answer.thinking))
            self._messages += [_tool_message(j) for j in shown]
        if self._ledger.steps >= self._options.max_steps:
            self._messages.append(messages.user(prompt.answer_now()))
        elif beside:
            told = [j.told for j in judged if j.told]
            text = "\n\n".join(told) or prompt.go_on(self._record.text)
            self._messages.append(messages.user(text))

    def _tell_broken(self, answer: Answer) -> None:
        """Count a call that could not be read and tell the model why."""
        self._ledger.count_unread()
        self._messages.append(messages.assistant(answer.text))
        self._messages.append(
            messages.user(broken_text(answer.broken, self._record.text))
        )

    def _retry_lost(self, *, silent: bool = False) -> bool:
        """Count an answer that was lost; return whether to ask once more.

        A silent model lost nothing: it is sent the same again.
        """
        self._ledger.count_unread()
        exhausted = self._ledger.attempts >= self._options.max_attempts
        if self._retried or exhausted or self._record.requests[-1].spoken:
            return False
        self._retried = True
        if not silent:
            self._messages.append(messages.user(prompt.lost_answer(self._record.text)))
        return True

    # -- what the words say for sure

    async def _heed(self) -> list[JudgedCall]:
        """Do what the user's words say for sure, where the model has not.

        Empty where that is nothing.
        """
        if (call := self._ledger.unheeded()) is None:
            return []
        judged = self._ledger.judge([call])
        self._record.requests[-1].calls += [one.record for one in judged]

        async def deltas() -> AsyncGenerator[Delta]:
            for delta in call_deltas(judged, first=True):
                yield delta

        async for content in self._chat_log.async_add_delta_content_stream(
            self._agent.entity_id, deltas()
        ):
            if isinstance(content, ToolResultContent):
                self._ledger.take(judged, content)
        return judged

    async def _end_heeded(self, judged: Sequence[JudgedCall]) -> None:
        """Say what was done in place of the model, or ask about it."""
        if asked := [one.verdict for one in judged if isinstance(one.verdict, Ask)]:
            await self._ask_back(asked)
            return
        self._ledger.count(judged)
        await self._confirm()

    # -- the words model

    def _leaves_words(self) -> bool:
        """Return whether the words of the next answer are the words model's to find.

        Not after something went wrong: the model then speaks of that, and may ask a
        question that is waited for. Nor are those about a question of the agent's.
        """
        options, ledger = self._options, self._ledger
        if not options.words_model or ledger.attempts:
            return False
        if ledger.steps:
            return options.words_for is WordsFor.ALL
        return self._scene.pending is None

    async def _voiced(self, draft: str) -> str:
        """Say a draft, or what the words model makes of it, and return it."""
        if draft and not self._leaves_words():
            await async_speak(self._chat_log, self._agent.entity_id, draft)
            return draft
        return await self._reworded(draft)

    async def _reworded(self, draft: str) -> str:
        """Say what the words model says in place of a draft, and return it.

        Where nothing comes of it the draft is spoken. What breaks off when a part of
        it was spoken raises OllamaError, as any answer does.
        """
        if not draft:
            return ""
        self._draft = draft
        request = replace(
            self._chat_request(offer=False),
            model=self._options.words_model,
            messages=[*self._messages, messages.user(_WORDS_ONLY)],
        )
        exchange = self._exchange(request)
        try:
            await exchange.run()
        except OllamaError:
            if exchange.said:
                raise
        if exchange.said:
            return exchange.said
        exchange.record.problem = exchange.record.problem or "empty"
        await async_speak(self._chat_log, self._agent.entity_id, draft)
        return draft

    # -- how it ends

    def _end(self, said: str) -> None:
        """Keep note that the model's own words were the last of the turn."""
        ledger = self._ledger
        self.asks = is_question(said) and waits_for_words(ledger.rejected)
        self._record.speech = said.strip()
        self._record.outcome = Outcome.ACTED if ledger.acted else Outcome.ANSWERED

    async def _ask_back(self, asked: Sequence[Ask]) -> None:
        """Ask the user about calls and remember what a yes stands for."""
        self.pending = await async_question(
            self._hass, self._record.language, asked, self._ledger.done
        )
        self.asks = True
        await self._speak(self.pending.text, Outcome.ASKED_BACK)

    async def _give_up(self) -> None:
        """Say what was not understood, with a question that helps where one is."""
        language, ledger = self._record.language, self._ledger
        if ledger.only_repeats:
            await self._confirm()
            return
        text, self.asks = await async_gave_up(
            self._hass, language, ledger.rejected, ledger.done
        )
        await self._speak(text, Outcome.GAVE_UP)

    async def _confirm(self) -> None:
        """Say what was done, in place of a model that says nothing."""
        language, ledger = self._record.language, self._ledger
        if ledger.rejected and not ledger.only_repeats:
            await self._give_up()
            return
        if not (ledger.acted or ledger.failed):
            text = await async_say(self._hass, language, "no_answer")
            await self._speak(text, Outcome.FAILED)
            return
        text, failed = await async_confirm(
            self._hass, language, ledger.done, failed=ledger.failed
        )
        await self._speak(text, Outcome.FAILED if failed else Outcome.ACTED)

    async def _speak(self, text: str, outcome: Outcome) -> None:
        """Say a text as the last of the turn."""
        await async_speak(self._chat_log, self._agent.entity_id, text)
        self._record.speech = text
        self._record.outcome = outcome


def _tool_message(judged: JudgedCall) -> messages.Message:
    """Return what the model is told of one call."""
    if judged.result is None:
        return messages.tool(judged.name, judged.told)
    return messages.tool(judged.name, messages.result_text(judged.result, judged.notes))
