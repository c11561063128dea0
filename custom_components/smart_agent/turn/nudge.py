"""A question back of the model's that is none, since only one device fits."""

from ..sentences.rewrite import meant
from ..speech import is_question
from .context import TurnContext
from .state import TurnState


class Nudge:
    """Tells which device a model that asks back is told of: once in a turn."""

    def __init__(self, context: TurnContext, state: TurnState) -> None:
        """Take what the turn starts from, and its state."""
        self._context = context
        self._state = state
        self._given = False

    @property
    def may_be(self) -> bool:
        """Return whether a model that asks back may be told which device fits.

        Once, before anything was called, and not about what the agent has asked.
        """
        attempts, said = self._state.attempts, self._context.said
        if self._given or attempts.steps or attempts.count:
            return False
        return said.pending is None and said.about_home

    def only_one(self, words: str) -> str | None:
        """Return the name of the only device that a question of the model can be about."""
        if not self.may_be or not is_question(words):
            return None
        context = self._context
        found = meant(
            f"{context.said.text} {words}", context.home, context.toolset.domains, 1
        )
        if not found or context.rules.request.rivals(found[0]):
            return None
        return context.home.reference(found[0])

    def give(self) -> None:
        """Note that the model is told; later calls still count as guesses."""
        self._given = True
        self._state.doubt()
