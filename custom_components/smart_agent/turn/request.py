"""One exchange with the model: a request, its stream, and the calls in it."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
import time

from homeassistant.components.conversation import ToolResultContent

from ..prompt.agent import Agent
from ..server.answer import Answer, AnswerReader
from ..server.client import ChatRequest
from ..server.errors import OllamaError
from ..trace.record import UNREADABLE, RequestRecord
from .chat_log import Delta, JudgedCall, call_deltas, unreadable_deltas
from .context import TurnContext
from .pace import async_pace
from .screen import Screen
from .spoken import Spoken
from .state import TurnState


class Exchange:
    """Asks a model once, speaks what it says and runs what it calls and may call.

    Run it once. hold_back is how many characters of the answer wait before the first is
    spoken, None for all. The words of a draft of which none was spoken are not heard.
    """

    def __init__(
        self,
        agent: Agent,
        context: TurnContext,
        state: TurnState,
        spoken: Spoken,
        request: ChatRequest,
        screen: Screen,
        hold_back: int | None,
        *,
        is_draft: bool = False,
    ) -> None:
        """Prepare an exchange; nothing is sent yet."""
        self._agent = agent
        self._state = state
        self._spoken = spoken
        self._request = request
        self._is_draft = is_draft
        self._reader = AnswerReader(
            context.toolset.names,
            context.home.domains,
            {entity.entity_id: entity.name for entity in context.home.entities},
            hold_back,
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
        stream = self._spoken.chat_log.async_add_delta_content_stream(
            self._agent.entity_id, self._deltas()
        )
        async with aclosing(stream) as contents:
            async for content in contents:
                if isinstance(content, ToolResultContent):
                    self._state.take(self.judged, content)
                    self.record.changed()
        if self._error:
            raise self._error
        return self._reader.answer

    async def _deltas(self) -> AsyncGenerator[Delta]:
        """Stream an answer into the chat log: words, calls that run, calls that do not.

        Home Assistant runs a call as soon as it is in the chat log, so that only what
        the guard passed goes in as one to run. An error is kept for the end: what was
        spoken before it belongs into the chat log.
        """
        pace = async_pace(self._spoken.chat_log.hass)
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
            self._finish()
        answer = self._reader.answer
        if self._offer and answer.calls:
            # In a large home judging takes a while: it is a step of its own.
            await pace.step()
            await self._state.timer_commands.async_recognize(answer.calls)
            self.judged = self._state.judge(self._state.spread(answer.calls))
            self.record.calls = [one.record for one in self.judged]
            self.record.changed()
            for delta in call_deltas(self.judged, first=not self.said):
                yield delta
        elif self._offer and answer.broken:
            self.record.problem = UNREADABLE
            for delta in unreadable_deltas(answer, first=not self.said):
                yield delta
        elif answer.complete or self.said:
            words = self._through(answer.rest.rstrip(), last=True)
            if (self.screen.false or self.screen.invented) and not self.said:
                # What stands beside what is not true speaks of it too.
                return
            if self._is_draft and not self.said:
                self.draft = words
                return
            if words:
                yield self._speak(words)
            if self.said and (
                cited := await self._state.async_cite(
                    self._spoken.chat_log.hass, self.said
                )
            ):
                # Behind what was said, and no part of it.
                yield self._spoken.delta(cited, first=False)

    def _finish(self) -> None:
        """Keep what came, and learn from it, however the stream ended."""
        self._reader.finish()
        self.record.seconds = time.monotonic() - self.record.started
        self.record.keep(self._reader.answer)
        if usage := self._reader.answer.usage:
            self._agent.estimate.learn(self._request, usage.prompt_tokens)
        self.record.changed()

    def _through(self, text: str, *, last: bool = False) -> str:
        """Return what may be heard of a piece of speech; last is the end of it."""
        return self.screen.through(text, first=not self.said, last=last)

    def _speak(self, text: str) -> Delta:
        """Return a piece of speech for the chat log and keep it."""
        delta = self._spoken.delta(text, first=not self.said)
        self.said += text
        return delta
