"""What an answer says that is not so, or leaves out: the model is told of it once."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ..prompt.builder import PromptBuilder
from ..server.answer import Answer
from .context import TurnContext
from .reply import Ending
from .request import Exchange
from .state import TurnState


class Fault(StrEnum):
    """What is wrong with an answer without calls."""

    FALSE = "false"
    """It claims that something was done that was not."""
    LEFT = "left"
    """It leaves out a part of what was asked for."""
    INVENTED = "invented"
    """It tells a value that the model has not read."""


@dataclass(frozen=True)
class Objection:
    """What is wrong with an answer, and the names of the devices that it is about."""

    fault: Fault
    names: Sequence[str] = ()


class Disputes:
    """Holds the answers of a turn against what was done and read."""

    def __init__(self, context: TurnContext, state: TurnState, ending: Ending) -> None:
        """Take what the turn is judged by, its state, and how it ends."""
        self._context = context
        self._state = state
        self._ending = ending
        self._undone = self._unread = False

    def objection(self, exchange: Exchange) -> Objection | None:
        """Return what is wrong with an answer without calls, None for nothing."""
        claims, screen = self._state.claims, exchange.screen
        if screen.false:
            return Objection(Fault.FALSE, claims.missing(screen.false))
        if screen.invented and not exchange.said:
            return Objection(Fault.INVENTED)
        if left := claims.left(exchange.draft):
            return Objection(Fault.LEFT, left)
        return None

    def raises(
        self, objection: Objection, answer: Answer, prompt: PromptBuilder
    ) -> bool:
        """Tell the model what is wrong; return whether it is asked once more."""
        if objection.fault is Fault.INVENTED:
            return self._sends_to_read(answer, prompt)
        return self._reminds(objection.names, answer, prompt)

    async def end(self, objection: Objection, exchange: Exchange) -> None:
        """End the turn with what is true; where nothing was asked for, with what was said."""
        if objection.fault is Fault.INVENTED:
            await self._ending.cannot_answer()
        elif (
            objection.fault is Fault.FALSE
            and exchange.said
            and not self._context.asks_for_deed
        ):
            self._ending.keep(exchange.said)
        else:
            await self._ending.correct(objection.names)

    def _reminds(
        self, names: Sequence[str], answer: Answer, prompt: PromptBuilder
    ) -> bool:
        """Tell the model what was not done, by name; return whether it is asked.

        Once in a turn, and only for what the user's words ask for.
        """
        state = self._state
        if (
            self._undone
            or not self._context.asks_for_deed
            or (state.actions.acted and not names)
        ):
            return False
        self._undone = True
        state.attempts.take_unread()
        if state.attempts.are_over:
            return False
        prompt.tell_not_done(answer.text, names)
        return True

    def _sends_to_read(self, answer: Answer, prompt: PromptBuilder) -> bool:
        """Have the model read what it has made up; return whether it is asked, once."""
        state, reads = self._state, self._context.toolset.reads_home
        if self._unread or reads is None:
            return False
        self._unread = True
        state.attempts.take_unread()
        if state.attempts.are_over:
            return False
        prompt.tell_unread(answer.text, reads.name)
        return True
