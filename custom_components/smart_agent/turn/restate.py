"""Has a model say plainly what is wanted, and does what that says."""

from collections.abc import Sequence
from contextlib import aclosing
import time

from ..prompt.agent import Agent
from ..prompt.restate import MOST_TOKENS, commands_in
from ..prompt.sampling import sampling
from ..server.answer import AnswerReader, WrittenCall
from ..server.client import ChatRequest
from ..server.errors import OllamaError
from ..trace.record import RequestRecord, TurnRecord
from .context import TurnContext
from .state import TurnState
from .without_model import WithoutModel


class Restating:
    """Ends a turn by what a model says plainly, where that can be read.

    The model calls nothing: its commands are read as the user's own are, and then judged
    by the user's words as any call of a model is. Where that leads to nothing the model
    is offered the tools, as if it had not been asked.
    """

    def __init__(
        self,
        agent: Agent,
        context: TurnContext,
        record: TurnRecord,
        state: TurnState,
        without_model: WithoutModel,
    ) -> None:
        """Take the turn's parts; nothing is asked yet."""
        self._agent = agent
        self._context = context
        self._record = record
        self._state = state
        self._without_model = without_model

    async def ends(self) -> bool:
        """Ask the model, and do what it says; return whether that ended the turn."""
        context = self._context
        if context.restatable is None or not context.asks_for_deed:
            return False
        if context.said.for_model or not context.rules.request.known:
            return False
        if not (said := await self._ask()):
            return False
        calls = await self._read(commands_in(said))
        if not (judged := await self._state.async_restated(calls)):
            # Who cannot say it plainly hardly calls it rightly.
            self._state.attempts.take_unread()
            return False
        await self._without_model.end_restated(judged, self._state.claims.left)
        return True

    async def _ask(self) -> str:
        """Return what the model says, empty where the server failed.

        The request that follows meets the same failure, and the user is told then.
        """
        agent, options = self._agent, self._agent.options
        assert self._context.restatable
        request = ChatRequest(
            model=options.model,
            messages=await self._context.restatable.messages(),
            tools=(),
            options={
                "num_ctx": agent.num_ctx,
                "num_predict": MOST_TOKENS,
                **sampling(options.temperature, again=False),
            },
            keep_alive=options.keep_alive_value,
            think=False,
        )
        warm = agent.server.prefix(options.model) == request.prefix
        record = RequestRecord.of(request, warm=warm)
        reader = AnswerReader((), (), {}, None)
        self._record.begin(record)
        try:
            async with aclosing(agent.server.async_chat(request)) as chunks:
                async for chunk in chunks:
                    reader.feed(chunk)
        except OllamaError as err:
            record.problem = err.problem.value
            return ""
        finally:
            reader.finish()
            record.seconds = time.monotonic() - record.started
            record.keep(reader.answer)
            record.changed()
        if usage := reader.answer.usage:
            agent.estimate.learn(request, usage.prompt_tokens)
        return reader.answer.text

    async def _read(self, commands: Sequence[str]) -> list[WrittenCall]:
        """Return the calls that commands say, empty where one of them is not read.

        Beside one that is read a line may be chatter.
        """
        restatable = self._context.restatable
        assert restatable
        found: list[WrittenCall] = []
        for command in commands:
            calls = await restatable.calls(command)
            if not (calls or restatable.is_chatter(command)):
                return []
            found += [one for one in calls if one not in found]
        return found
