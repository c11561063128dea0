"""Has a model say plainly what is wanted, and does what that says."""

from collections.abc import Sequence

from ..prompt.agent import Agent
from ..prompt.budget import fit
from ..prompt.restate import MOST_TOKENS, commands_in
from ..prompt.sampling import sampling
from ..server.answer import Answer, WrittenCall
from ..server.client import ChatRequest
from ..server.errors import OllamaError
from ..trace.record import TurnRecord
from ..trace.whole_answer import async_whole_answer
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
        """Ask the model, and do what it says; return whether that ended the turn.

        Raises OllamaError when the server fails for good.
        """
        if not self._is_due() or (request := await self._request()) is None:
            return False
        agent, record = self._agent, self._record
        try:
            answer = await async_whole_answer(
                agent.server, request, record, agent.estimate, agent.look
            )
        except OllamaError as err:
            if not err.may_pass:
                # What was said for sure needs no model; the failure is told too.
                await self._without_model.heed()
                raise
            answer = Answer()
        # Of one that was cut off nobody knows how it would have ended.
        calls = await self._read(commands_in(answer.text)) if answer.whole else []
        if not (judged := await self._state.async_restated(calls)):
            # Who cannot say it plainly hardly calls it rightly.
            self._state.attempts.take_unread()
            return False
        await self._without_model.end_restated(judged, self._state.claims.left)
        return True

    def _is_due(self) -> bool:
        """Return whether the model is to be asked.

        The only attempt there is, if it is the only one, has the tools.
        """
        context = self._context
        return bool(
            context.restatable is not None
            and (context.asks_for_deed or context.said.recognition.helping)
            and context.rules.request.known
            and context.said.for_model is None
            and self._state.attempts.most > 1
        )

    async def _request(self) -> ChatRequest | None:
        """Return what is sent, None where the context has no room for it."""
        agent, options = self._agent, self._agent.options
        assert self._context.restatable
        messages = await self._context.restatable.messages()
        fitted = fit(messages, (), agent.num_ctx, MOST_TOKENS, agent.estimate, turn=1)
        if not fitted.fits:
            return None
        return ChatRequest(
            model=options.model,
            messages=messages,
            tools=(),
            options={
                "num_ctx": agent.num_ctx,
                "num_predict": MOST_TOKENS,
                **sampling(options.temperature, again=False),
            },
            keep_alive=options.keep_alive_value,
            think=False,
        )

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
