"""How a turn ends: what is said last, and whether that waits for an answer."""

from collections.abc import Sequence

from homeassistant.components.conversation import ChatLog
from homeassistant.core import HomeAssistant

from .closing import (
    async_confirm,
    async_gave_up,
    async_question,
    async_speak,
    waits_for_words,
)
from .confirmation import Pending
from .guard.verdict import Ask
from .ledger import Ledger
from .record import Outcome, TurnRecord
from .sentences import async_confirmation, async_say
from .speech import clean, is_question


class Ending:
    """The end of a turn, in the agent's own words or the model's."""

    def __init__(
        self,
        hass: HomeAssistant,
        agent_id: str,
        chat_log: ChatLog,
        record: TurnRecord,
        ledger: Ledger,
    ) -> None:
        """Prepare to end a turn."""
        self._hass = hass
        self._agent_id = agent_id
        self._chat_log = chat_log
        self._record = record
        self._ledger = ledger
        self.asks = False
        """Whether the turn ended in a question of the agent's that waits for words."""
        self.pending: Pending | None = None
        """That question, where a yes lets calls run."""

    def keep(self, said: str) -> None:
        """Keep note that the model's own words were the last of the turn."""
        ledger = self._ledger
        self.asks = is_question(said) and waits_for_words(ledger.rejected)
        self._record.speech = said.strip()
        self._record.outcome = Outcome.ACTED if ledger.acted else Outcome.ANSWERED

    async def ask_back(self, asked: Sequence[Ask]) -> None:
        """Ask the user about calls and remember what a yes stands for."""
        self.pending = await async_question(
            self._hass, self._record.language, asked, self._ledger.done
        )
        self.asks = True
        await self._speak(self.pending.text, Outcome.ASKED_BACK)

    async def leave(self) -> None:
        """Say that nothing is done, to a user who does not want it."""
        text = await async_say(self._hass, self._record.language, "left_as_is")
        await self._speak(text, Outcome.ANSWERED)

    async def refuse_changed(self) -> None:
        """Say that what the user said yes to cannot be done as they were asked."""
        text = await async_say(self._hass, self._record.language, "changed")
        await self._speak(text, Outcome.GAVE_UP)

    async def give_up(self) -> None:
        """Say what was not understood, with a question that helps where one is."""
        language, ledger = self._record.language, self._ledger
        if ledger.only_repeats:
            await self.confirm()
            return
        text, self.asks = await async_gave_up(
            self._hass, language, ledger.rejected, ledger.done
        )
        await self._speak(text, Outcome.GAVE_UP)

    async def confirm_at_once(self) -> bool:
        """Say what was done in Home Assistant's sentences; return False without one."""
        text = await async_confirmation(
            self._hass, self._record.language, self._ledger.done
        )
        if text is None:
            return False
        await self._speak(text, Outcome.ACTED)
        return True

    async def confirm(self) -> None:
        """Say what was done, in place of a model that says nothing."""
        language, ledger = self._record.language, self._ledger
        if ledger.rejected and not ledger.only_repeats:
            await self.give_up()
            return
        if not (ledger.acted or ledger.failed):
            if said := clean(ledger.finding):
                cited = await ledger.async_cite(self._hass, said)
                await self._speak(said, Outcome.ANSWERED, cited)
                return
            text = await async_say(self._hass, language, "no_answer")
            await self._speak(text, Outcome.FAILED)
            return
        text, failed = await async_confirm(
            self._hass, language, ledger.done, failed=ledger.failed
        )
        await self._speak(text, Outcome.FAILED if failed else Outcome.ACTED)

    async def _speak(self, text: str, outcome: Outcome, cited: str = "") -> None:
        """Say a text as the last of the turn; cited follows it and is no part of it."""
        await async_speak(self._chat_log, self._agent_id, text + cited)
        self._record.speech = text
        self._record.outcome = outcome
