"""One turn of another agent: its calls are judged, run and recorded as those of ours."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
import logging

from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    ConversationInput,
    ToolResultContent,
    UserContent,
)
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from ..guard.verdict import Ask, Reject, Run
from ..llm_tools.reader import as_toolset, specs
from ..llm_tools.timeout import BoundedTool
from ..server.answer import WrittenCall
from ..turn.chat_log import JudgedCall
from ..turn.closing_words import async_question
from ..turn.confirmation import Asked, PendingCall
from ..turn.state import TurnState
from . import told
from .host import OPTIONS, Host
from .record import GuardedRecord
from .said import asked_in, has_foreign, until
from .whole_answer import async_whole_answer, last_words

_LOGGER = logging.getLogger(__name__)


@dataclass(eq=False)
class _Waiting:
    """A call on its way: what it is to come to, once that is known."""

    tool_input: llm.ToolInput
    judged: JudgedCall | None = None
    told: str = ""
    """Why it does not run."""


class GuardedTurn:
    """Judges the calls of one turn, answer by answer, and has those run that may."""

    def __init__(
        self,
        host: Host,
        assist: llm.APIInstance,
        chat_log: ChatLog | None,
        words: UserContent | None,
    ) -> None:
        """Begin with nothing done; words is None where nobody knows what was said."""
        self._host = host
        self._assist = assist
        self._chat_log = chat_log
        self._heard = until(words, chat_log)
        self._exposed = host.async_exposed(assist.llm_context.assistant)
        self._user_input = _user_input(host.hass, assist.llm_context, self._heard)
        self._lock = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._state: TurnState | None = None
        self._wrong = 0
        """Answers of which a call was refused."""
        self._over = ""
        """Why no further call is taken."""
        platform = assist.llm_context.platform
        self._record = GuardedRecord(
            host.hass, host.records, self._user_input, platform
        )

    async def async_call(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        """Return what a call comes to, or why it does not run; nothing is raised."""
        one = _Waiting(tool_input)
        try:
            state = await self._async_judged(one)
            return await self._async_come_to(state, one)
        except Exception:
            # A mistake of ours must neither run a call unjudged nor end the agent's turn.
            _LOGGER.exception("A call of another agent failed")
            return told.refused(told.FAILED)
        finally:
            if self._chat_log is None:
                # Nothing tells whether more will come.
                self._record.async_end()

    async def _async_judged(self, one: _Waiting) -> TurnState:
        """Return the state of the turn once a call is judged, with all of its answer."""
        self._waiting.append(one)
        answer = await async_whole_answer(self._chat_log, one.tool_input.id)
        async with self._lock:
            state = self._state = self._state or await self._async_begin()
            if one in self._waiting:
                batch, self._waiting = self._waiting, []
                await self._async_judge(state, batch, answer)
        return state

    async def _async_begin(self) -> TurnState:
        """Return the state of the turn, which begins now."""
        preparer, heard = self._exposed.preparer, self._heard
        await preparer.async_begin()
        domains = self._exposed.homes.async_get().domains
        made = []
        for spec in specs(self._host.hass, self._assist, domains):
            made.append(spec)
            await asyncio.sleep(0)
        toolset = as_toolset(made)
        asked = Asked()
        if heard is not None:
            asked = self._host.questions.take(self._user_input, heard)
            if asked.pending and not asked_in(heard, asked.pending):
                # A yes to other words than these says nothing of the call.
                asked = replace(asked, pending=None)
        context = await preparer.async_guard_context(
            self._user_input, heard, asked, toolset
        )
        if heard is not None and has_foreign(heard.content, toolset):
            rules = context.rules
            earlier = replace(rules.earlier, tainted=True)
            context = replace(context, rules=replace(rules, earlier=earlier))
        area = context.home.area_by_id.get(context.rules.place.area_id or "")
        self._record.area = area.name if area else None
        state = TurnState(context, OPTIONS.max_attempts)
        if context.said.for_model:
            # A model that reads an answer may call anything else beside it.
            state.doubt()
        return state

    async def _async_judge(
        self,
        state: TurnState,
        batch: Sequence[_Waiting],
        answer: AssistantContent | None,
    ) -> None:
        """Judge the calls of an answer, one by one and in sum."""
        if self._over:
            for one in batch:
                one.told = self._over
            return
        written = [
            WrittenCall(one.tool_input.tool_name, one.tool_input.tool_args)
            for one in batch
        ]
        await self._exposed.preparer.step()
        await state.timer_commands.async_recognize(written)
        state.findings.outside |= self._has_read_foreign(state)
        judged = state.judge(written)
        state.count(judged)
        for one, its in zip(batch, judged, strict=True):
            one.judged, one.told = its, its.told
        await self._async_ask(state, batch)
        self._count_wrong(batch)
        for one, its in zip(batch, judged, strict=True):
            its.record.feedback = one.told
        words = last_words(self._chat_log.content) if self._chat_log else None
        agent_id = answer.agent_id if answer else ""
        self._record.async_add(agent_id, judged, self._chat_log, words)

    def _has_read_foreign(self, state: TurnState) -> bool:
        """Return whether anything was read in this turn by tools of other APIs."""
        if self._chat_log is None:
            return False
        before = len(self._heard.content) if self._heard else 0
        return has_foreign(self._chat_log.content[before:], state.toolset)

    async def _async_ask(self, state: TurnState, batch: Sequence[_Waiting]) -> None:
        """Have the model ask the user about calls, where there is one who can answer.

        That is what the turn comes to: it takes no further call.
        """
        asks = {
            id(one): one.judged.verdict
            for one in batch
            if one.judged and isinstance(one.judged.verdict, Ask)
        }
        if not asks:
            return
        pending = await async_question(
            self._host.hass, self._user_input.language, [*asks.values()], ()
        )
        for one in batch:
            if verdict := asks.get(id(one)):
                call = PendingCall.of(verdict)
                ask = self._heard is not None
                one.told = (
                    told.ask_first(pending, call) if ask else told.cannot_ask(call)
                )
        if self._heard is not None:
            self._host.questions.remember(self._user_input, self._heard, pending)
            self._over = told.asked_already(pending)
            self._record.asks = True

    def _count_wrong(self, batch: Sequence[_Waiting]) -> None:
        """Count an answer of which a call was refused; after so many no call is taken."""
        refused = [
            one
            for one in batch
            if one.judged and isinstance(one.judged.verdict, Reject)
        ]
        self._wrong += bool(refused)
        if self._wrong < OPTIONS.max_attempts or self._over:
            return
        self._over = told.ENOUGH
        self._record.gave_up = True
        for one in refused:
            one.told = f"{one.told}\n{told.ENOUGH}"

    async def _async_come_to(self, state: TurnState, one: _Waiting) -> llm.ToolResult:
        """Return the result of a call that was judged."""
        judged = one.judged
        if judged is None or not isinstance(run := judged.verdict, Run):
            return (judged and judged.result) or told.refused(one.told)
        tool = next(t for t in self._assist.tools if t.name == run.spec.full_name)
        bounded = BoundedTool(tool, OPTIONS.tool_timeout, self._exposed.preparer.step)
        result = await bounded.async_call(
            self._host.hass, judged.tool_input, self._assist.llm_context
        )
        content = ToolResultContent("", judged.tool_input.id, tool.name, result)
        state.take([judged], content)
        self._record.acted |= state.actions.acted
        self._record.async_changed()
        if self._chat_log is not None and run.spec.is_action:
            # For the words of the next turn.
            self._exposed.preparer.meant.async_remember(
                self._chat_log.conversation_id, [one.entity_id for one in run.entities]
            )
        return result


def _user_input(
    hass: HomeAssistant, llm_context: llm.LLMContext, heard: ChatLog | None
) -> ConversationInput:
    """Return what was said to another agent, as far as it is known."""
    words = last_words(heard.content) if heard else None
    return ConversationInput(
        text=words.content if words else "",
        context=llm_context.context or Context(),
        conversation_id=heard.conversation_id if heard else None,
        device_id=llm_context.device_id,
        satellite_id=None,
        language=llm_context.language or hass.config.language,
        agent_id="",
    )
