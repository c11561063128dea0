"""What a turn does without asking a model."""

from collections.abc import AsyncGenerator, Callable, Sequence

from homeassistant.components.conversation import ChatLog, ToolResultContent

from ..guard.verdict import Ask, Run
from ..trace.record import HEEDED, TurnRecord
from ..utterance.answer import Reply
from ..utterance.asks_undo import asks_undo, undoes_behind_told
from .chat_log import Delta, JudgedCall, call_deltas
from .confirmation import Pending
from .context import TurnContext
from .pace import async_pace
from .reply import Ending
from .state import TurnState
from .undo import Undo


class WithoutModel:
    """Does what the user's words say for sure, and what they have said yes to."""

    def __init__(
        self,
        agent_id: str,
        context: TurnContext,
        chat_log: ChatLog,
        record: TurnRecord,
        state: TurnState,
        ending: Ending,
    ) -> None:
        """Take the turn's parts; nothing is done yet."""
        self._agent_id = agent_id
        self._context = context
        self._chat_log = chat_log
        self._record = record
        self._state = state
        self._ending = ending

    async def end_answered(self, pending: Pending) -> None:
        """Do what the user has said yes to, without the model, or leave it."""
        if self._context.said.answer is Reply.NO:
            await self._ending.leave()
            return
        judged = self._state.judge_confirmed(pending)
        self._record.confirmed += [one.record for one in judged]
        self._record.changed()
        if not all(isinstance(one.verdict, Run) for one in judged):
            await self._ending.refuse_changed()
            return
        await self._run_judged(judged)
        self._state.count(judged)
        await self._ending.confirm()

    async def end_undone(self, limit: float) -> bool:
        """Put back what the last turn changed, if that is asked for; return whether.

        Each thing may take limit seconds. No model is asked: it could only guess.
        """
        said = self._context.said
        if not (
            asks_undo(said.text, said.language) or undoes_behind_told(said.request)
        ):
            return False
        last = self._context.changes.async_take_last(self._chat_log, self._agent_id)
        undo = Undo(self._chat_log, self._context, self._record, limit)
        await self._ending.tell_undone(await undo.run(last))
        return True

    async def end_at_once(self) -> bool:
        """Do or answer what was said plainly, without a model; return whether it was.

        A question that Home Assistant has no answer to is the model's.
        """
        if plain := await self._state.async_plain():
            self._record.said += [one.record for one in plain]
            self._record.changed()
            await self._run_judged(plain)
            await self.end_heeded(plain)
            return True
        said = self._context.said.recognition.said
        if not self._context.may_answer(said):
            return False
        await async_pace(self._chat_log.hass).step()
        if (answer := await self._context.answer(said)) is None:
            return False
        self._state.actions.asked_about = answer.entity_ids
        await self._ending.answer(answer.text)
        return True

    async def heed(self) -> list[JudgedCall]:
        """Do what the user's words say for sure, where the model has not or is away.

        Empty where that is nothing.
        """
        if not (judged := await self._state.async_heed()):
            return []
        for one in judged:
            one.record.notes += (HEEDED,)
        requests = self._record.requests
        calls = requests[-1].calls if requests else self._record.said
        calls += [one.record for one in judged]
        self._record.changed()
        await self._run_judged(judged)
        return judged

    async def end_restated(
        self, judged: Sequence[JudgedCall], left: Callable[[], Sequence[str]]
    ) -> None:
        """Do what a model has said plainly, and say what was done.

        left returns the names of what a wish calls and nothing was done for.
        """
        self._record.requests[-1].calls += [one.record for one in judged]
        self._record.changed()
        await self._run_judged(judged)
        await self.end_heeded(judged, left())

    async def _run_judged(self, judged: Sequence[JudgedCall]) -> None:
        """Have calls that no model made run, as the guard judged them."""

        async def deltas() -> AsyncGenerator[Delta]:
            for delta in call_deltas(judged, first=True):
                yield delta

        async for content in self._chat_log.async_add_delta_content_stream(
            self._agent_id, deltas()
        ):
            if isinstance(content, ToolResultContent):
                self._state.take(judged, content)
                self._record.changed()

    async def end_heeded(
        self, judged: Sequence[JudgedCall], left: Sequence[str] = ()
    ) -> None:
        """Say what was done in place of the model, or ask about it.

        left are the names of what a wish calls and nothing was done for.
        """
        if asked := [one.verdict for one in judged if isinstance(one.verdict, Ask)]:
            await self._ending.ask_back(asked)
            return
        self._state.count(judged)
        if left:
            await self._ending.correct(left)
        else:
            await self._ending.confirm()
