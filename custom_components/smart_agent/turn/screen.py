"""What of an answer may be spoken, sentence by sentence."""

from collections.abc import Callable

from ..speech import is_question, sentences
from ..utterance.claims import Claim


class Screen:
    """Lets the sentences of an answer through but those that are not for the ear.

    Those are the ones that repeat what the model was sent, and claims of what was not
    done. It is given whole sentences, however many at a time.
    """

    def __init__(
        self,
        repeats: Callable[[str], bool],
        false_claims: Callable[[str], list[Claim]],
    ) -> None:
        """Take what tells of a sentence whether it repeats, and what it claims."""
        self._repeats = repeats
        self._false_claims = false_claims
        self._in_repeated = False
        self.false: list[Claim] = []
        """The claims that were not let through."""

    def through(self, text: str, *, first: bool) -> str:
        """Return what of a text may be spoken; first is whether nothing was before."""
        kept, gap = "", text[: len(text) - len(text.lstrip())]
        for sentence, behind in sentences(text.strip()):
            if self._may_pass(sentence):
                kept += ("" if first and not kept else gap) + sentence
                gap = ""
            gap = gap or behind or ""
        return kept

    def _may_pass(self, sentence: str) -> bool:
        """Return whether a sentence, or what a colon ends in it, may be spoken."""
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
