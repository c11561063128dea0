"""Filters an answer sentence by sentence before it is spoken."""

from collections.abc import Callable

from ..speech import is_question, sentences
from ..utterance.claims import Claim


class Screen:
    """Drops the sentences of an answer that must not be spoken.

    These repeat what the model was sent, or claim something was done that was not. Each
    call takes one or more whole sentences.
    """

    def __init__(
        self,
        repeats: Callable[[str], bool],
        false_claims: Callable[[str], list[Claim]],
    ) -> None:
        """Take two checks of a sentence.

        repeats tells whether it repeats what the model was sent, false_claims returns
        its claims that are not true.
        """
        self._repeats = repeats
        self._false_claims = false_claims
        self._in_repeated = False
        self.false: list[Claim] = []
        """The claims of the sentences that were dropped."""

    def through(self, text: str, *, first: bool) -> str:
        """Return the sentences of a text that may be spoken, empty for none.

        first tells that nothing was spoken before, so that no space goes in front.
        """
        kept, gap = "", text[: len(text) - len(text.lstrip())]
        for sentence, behind in sentences(text.strip()):
            if self._may_pass(sentence):
                kept += ("" if first and not kept else gap) + sentence
                gap = ""
            gap = gap or behind or ""
        return kept

    def _may_pass(self, sentence: str) -> bool:
        """Return whether a sentence, or a part of one up to a colon, may be spoken."""
        opens = sentence.rstrip().endswith(":")
        if self._in_repeated or self._repeats(sentence):
            # What follows the colon of a repeated label is a part of it.
            self._in_repeated = opens
            return False
        if is_question(sentence):
            return True
        found = self._false_claims(sentence)
        self.false += found
        return not found
