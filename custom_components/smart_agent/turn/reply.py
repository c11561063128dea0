"""How a turn ends: what is said last, and whether that waits for an answer."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.core import HomeAssistant

from ..guard.problem import ProblemKind
from ..guard.verdict import Ask, Run
from ..sentences.responses import async_confirmation, async_say, closed
from ..sentences.stated import async_stated_at_least
from ..speech import clean, is_question
from ..trace.outcome import Outcome
from ..trace.record import TurnRecord
from .closing_words import (
    async_confirm,
    async_correct,
    async_gave_up,
    async_question,
    waits_for_words,
)
from .confirmation import Pending
from .context import TurnContext
from .declined import TOLD_TOO, async_declined, declined_kind, kind_of
from .spoken import Spoken
from .state import TurnState
from .undo import Undone


class Ending:
    """The end of a turn, in the agent's own words or the model's."""

    def __init__(
        self,
        hass: HomeAssistant,
        context: TurnContext,
        spoken: Spoken,
        record: TurnRecord,
        state: TurnState,
    ) -> None:
        """Prepare to end a turn."""
        self._hass = hass
        self._context = context
        self._spoken = spoken
        self._record = record
        self._state = state
        self.asks = False
        """Whether the turn ended in a question of the agent's that waits for words."""
        self.pending: Pending | None = None
        """That question, where a yes lets calls run."""
        self.for_timer = False
        """Whether the user's words ask for a timer, which their device can run."""

    @property
    def only_runs(self) -> Sequence[Run]:
        """Return the calls that ran, where the turn did nothing else and asks nothing."""
        waits = (
            self.asks or self.pending is not None or is_question(self._record.speech)
        )
        return () if waits or self._record.dry_run else self._state.only_runs

    def keep(self, said: str) -> None:
        """Keep note that the model's own words were the last of the turn."""
        state = self._state
        self.asks = is_question(said) and waits_for_words(state.attempts.rejected)
        self._record.speech = said.strip()
        self._record.outcome = (
            Outcome.ACTED if state.actions.acted else Outcome.ANSWERED
        )

    async def ask_back(self, asked: Sequence[Ask]) -> None:
        """Ask the user about calls and remember what a yes stands for."""
        self.pending = await async_question(
            self._hass, self._record.language, asked, self._state.actions.done
        )
        self.asks = True
        await self._speak(self.pending.text, Outcome.ASKED_BACK)

    async def tell_undone(self, undone: Undone) -> None:
        """Say what was put back and what was not, and ask about what needs a word."""
        told = await undone.async_told(self._hass, self._record.language)
        if undone.asked:
            asked = await async_question(
                self._hass, self._record.language, undone.asked, ()
            )
            text = " ".join(filter(None, [told, asked.text]))
            self.pending = replace(asked, text=text)
            self.asks = True
            await self._speak(text, Outcome.ASKED_BACK)
            return
        left = Outcome.GAVE_UP if undone.left or undone.is_more else Outcome.ANSWERED
        await self._speak(told, Outcome.ACTED if undone.back else left)

    async def answer(self, text: str) -> None:
        """Say what Home Assistant answers to a question."""
        await self._speak(closed(text), Outcome.ANSWERED)

    async def cannot_answer(self) -> None:
        """Say that a question stays open: the model did not read what it told."""
        if await self._tells_state():
            return
        text = await async_say(self._hass, self._record.language, "cannot_answer")
        await self._speak(text, Outcome.GAVE_UP)

    async def leave(self) -> None:
        """Say that nothing is done, after the user said no."""
        text = await async_say(self._hass, self._record.language, "left_as_is")
        await self._speak(text, Outcome.ANSWERED)

    async def refuse_changed(self) -> None:
        """Say that what the user said yes to cannot be done as they were asked."""
        text = await async_say(self._hass, self._record.language, "changed")
        await self._speak(text, Outcome.GAVE_UP)

    async def decline(self) -> bool:
        """Say why what the model called is left: the user's words do not ask for it.

        What has been done before in the turn is said first. Return False where a call
        was wrong in another way.
        """
        language, state = self._record.language, self._state
        wants = self._context.rules.request.wants
        kind = declined_kind(state.attempts.refused)
        if kind is None and not wants:
            kind = kind_of(self._context.rules.request)
        if kind is None or (kind is ProblemKind.LATER and self.for_timer):
            return False
        outcome = Outcome.GAVE_UP if wants else Outcome.ANSWERED
        texts = []
        if state.actions.acted or state.actions.failed:
            text, failed = await async_confirm(
                self._hass, language, state.actions.done, failed=state.actions.failed
            )
            texts.append(closed(text))
            outcome = Outcome.FAILED if failed else Outcome.ACTED
        if not texts or kind in TOLD_TOO:
            timers = bool(self._context.timer)
            texts.append(
                await async_declined(self._hass, language, kind, timers=timers)
            )
        await self._speak(" ".join(texts), outcome)
        return True

    async def give_up(self) -> None:
        """Say what was not understood; ask a question where an answer would help."""
        language, state = self._record.language, self._state
        if state.attempts.only_repeats:
            await self.confirm()
            return
        if await self._tells_state() or await self.decline():
            return
        text, self.asks = await async_gave_up(
            self._hass, language, state.attempts.rejected, state.actions.done
        )
        await self._speak(text, Outcome.GAVE_UP)

    async def correct(self, missing: Sequence[str]) -> None:
        """Say what was done and what was not, in place of a model that claims more.

        missing are the names of what it claims it of.
        """
        state = self._state
        if state.attempts.rejected and not state.attempts.only_repeats:
            await self.give_up()
            return
        failed = state.actions.failed
        text = await async_correct(
            self._hass,
            self._record.language,
            state.actions.done,
            missing,
            failed=failed,
        )
        acted = Outcome.FAILED if failed else Outcome.ACTED
        await self._speak(text, acted if state.actions.acted else Outcome.GAVE_UP)

    async def confirm_at_once(self) -> bool:
        """Say what was done in Home Assistant's sentences; return False without one."""
        text = await async_confirmation(
            self._hass, self._record.language, self._state.actions.done
        )
        if text is None:
            return False
        await self._speak(text, Outcome.ACTED)
        return True

    async def confirm(self) -> None:
        """Say what was done, in place of a model that says nothing."""
        language, state = self._record.language, self._state
        if state.attempts.rejected and not state.attempts.only_repeats:
            await self.give_up()
            return
        if not (state.actions.acted or state.actions.failed):
            if said := clean(state.findings.last):
                cited = await state.async_cite(self._hass, said)
                await self._speak(said, Outcome.ANSWERED, cited)
                return
            if state.attempts.reads:
                await self.cannot_answer()
                return
            if await self._tells_state():
                return
            text = await async_say(self._hass, language, "no_answer")
            await self._speak(text, Outcome.FAILED)
            return
        text, failed = await async_confirm(
            self._hass, language, state.actions.done, failed=state.actions.failed
        )
        await self._speak(text, Outcome.FAILED if failed else Outcome.ACTED)

    async def _tells_state(self) -> bool:
        """Say how the only thing is that the words ask about; return whether it was.

        That is where a model has no answer.
        """
        context = self._context
        if not context.said.asks_about_home(context.last):
            return False
        told = await async_stated_at_least(
            self._hass, context.rules.request, context.home
        )
        if told:
            await self._speak(closed(told), Outcome.ANSWERED)
        return bool(told)

    async def _speak(self, text: str, outcome: Outcome, cited: str = "") -> None:
        """Say a text as the last of the turn; cited follows it and is no part of it."""
        if outcome is Outcome.FAILED or (outcome is Outcome.GAVE_UP and not self.asks):
            await self._spoken.fail(text)
        else:
            await self._spoken.say(text + cited)
        self._record.speech = text
        self._record.outcome = outcome
