"""One exchange with the model: a request, its stream, and the calls in it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
import time

from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    ToolResultContent,
)

from ..prompt.agent import Agent
from ..server.answer import Answer, AnswerReader
from ..server.client import ChatRequest
from ..server.errors import OllamaError
from ..speech import drop_trailing_offers
from ..trace.record import UNREADABLE, RequestRecord
from .chat_log import Delta, JudgedCall, call_deltas, spoken_delta, unreadable_deltas
from .closing_words import waits_for_words
from .context import TurnContext
from .pace import async_pace
from .screen import Screen
from .state import TurnState

HOLD_BACK = 120
"""Characters of an answer that wait for a call behind them while tools are offered;
Home Assistant itself starts to speak only after 60 (assist_pipeline)."""


class Exchange:
    """Asks a model once, speaks what it says and runs what it calls and may call.

    Run it once. With speak off the words of the answer are a draft and not heard.
    """

    def __init__(
        self,
        agent: Agent,
        context: TurnContext,
        state: TurnState,
        chat_log: ChatLog,
        request: ChatRequest,
        screen: Screen,
        *,
        speak: bool = True,
    ) -> None:
        """Prepare an exchange; nothing is sent yet."""
        self._agent = agent
        self._state = state
        self._chat_log = chat_log
        self._request = request
        self._aloud = speak
        self._reader = AnswerReader(
            context.toolset.names,
            context.home.domains,
            {entity.entity_id: entity.name for entity in context.home.entities},
            self._hold_back(),
        )
        self._error: OllamaError | None = None
        self.screen = screen
        """What keeps words from being spoken."""
        self.record = RequestRecord.of(
            request, warm=agent.server.prefix(request.model) == request.prefix
        )
        self.judged: list[JudgedCall] = []
        """The calls of the answer, as the guard judged them."""
        self.said = ""
        """What was spoken of the answer."""
        self.draft = ""
        """What would have been spoken of the answer, were it not a draft."""

    @property
    def _offer(self) -> bool:
        """Return whether the model may call tools."""
        return bool(self._request.tools)

    async def run(self) -> Answer:
        """Return what the model answered; its calls have come to their results.

        Raises OllamaError when the server failed.
        """
        stream = self._chat_log.async_add_delta_content_stream(
            self._agent.entity_id, self._deltas()
        )
        before = len(self._chat_log.content)
        try:
            async with aclosing(stream) as contents:
                async for content in contents:
                    if isinstance(content, ToolResultContent):
                        self._state.take(self.judged, content)
                        self.record.changed()
        except asyncio.CancelledError:
            if self.said and len(self._chat_log.content) == before:
                self._keep_heard()
            raise
        if self._error:
            raise self._error
        return self._reader.answer

    def _keep_heard(self) -> None:
        """Put what the user has heard into the chat log, which loses what is cut short.

        Later turns tell the model what was said, also where this one ran out of time.
        """
        self._chat_log.async_add_assistant_content_without_tools(
            AssistantContent(self._agent.entity_id, self.said)
        )

    def _hold_back(self) -> int | None:
        """Return how much of an answer is kept before the first of it is spoken."""
        if not self._aloud or self._state.actions.done:
            # A question behind "it is on" is taken off, so the end must be known.
            return None
        return HOLD_BACK if self._offer else 0

    async def _deltas(self) -> AsyncGenerator[Delta]:
        """Stream an answer into the chat log: words, calls that run, calls that do not.

        Home Assistant runs a call as soon as it is in the chat log, so that only what
        the guard passed goes in as one to run. An error is kept for the end: what was
        spoken before it belongs into the chat log.
        """
        pace = async_pace(self._chat_log.hass)
        chunks = self._agent.server.async_chat(self._request)
        try:
            await self._agent.look()  # It may have gone while a tool ran.
            await pace.step()
            async with aclosing(chunks):
                async for chunk in chunks:
                    if piece := self._through(self._reader.feed(chunk)):
                        yield self._speak(piece)
            await pace.step()
        except OllamaError as err:
            self._error = err
            self.record.problem = err.problem.value
            return
        finally:
            self._reader.finish()
            self.record.seconds = time.monotonic() - self.record.started
            self.record.keep(self._reader.answer)
            if usage := self._reader.answer.usage:
                self._agent.estimate.learn(self._request, usage.prompt_tokens)
            self.record.changed()
        answer = self._reader.answer
        if self._offer and answer.calls:
            # In a large home judging takes a while: it is a step of its own.
            await pace.step()
            await self._state.async_recognize_commands(answer.calls)
            self.judged = self._state.judge(answer.calls)
            self.record.calls = [one.record for one in self.judged]
            self.record.changed()
            for delta in call_deltas(self.judged, first=not self.said):
                yield delta
        elif self._offer and answer.broken:
            self.record.problem = UNREADABLE
            for delta in unreadable_deltas(answer, first=not self.said):
                yield delta
        elif answer.complete or self.said:
            words = self._through(self._last_words(answer.rest.rstrip()))
            if self.screen.false and not self.said:
                # What stands beside a claim that is none speaks of it too.
                return
            if not self._aloud:
                self.draft = words
                return
            if words:
                yield self._speak(words)
            if self.said and (
                cited := await self._state.async_cite(self._chat_log.hass, self.said)
            ):
                # Behind what was said, and no part of it.
                yield spoken_delta(cited, first=False)

    def _through(self, text: str) -> str:
        """Return what may be heard of a piece of speech."""
        return self.screen.through(text, first=not self.said) if text else ""

    def _speak(self, text: str) -> Delta:
        """Return a piece of speech for the chat log and keep it."""
        delta = spoken_delta(text, first=not self.said)
        self.said += text
        return delta

    def _last_words(self, text: str) -> str:
        """Return the end of an answer; after an action without an offer of more.

        Nothing is left of an answer that only offers: the action is confirmed then.
        """
        if not self._state.actions.done or waits_for_words(
            self._state.attempts.rejected
        ):
            return text
        return drop_trailing_offers(text)
