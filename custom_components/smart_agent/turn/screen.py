"""Filters an answer sentence by sentence before it is spoken."""

from collections.abc import Callable

from ..speech import drop_trailing_offers, is_question, sentences
from ..utterance.claims import Claim


class Screen:
    """Drops the sentences of an answer that must not be spoken.

    These repeat what the model was sent, claim something was done that was not, tell a
    number that it made up, or only offer more at the end. Each call takes one or more
    whole sentences.
    """

    def __init__(
        self,
        repeats: Callable[[str], bool],
        false_claims: Callable[[str], list[Claim]],
        *,
        drops_offers: bool = False,
        is_invented: Callable[[str], bool] | None = None,
    ) -> None:
        """Take the checks of a sentence.

        repeats tells whether it repeats what the model was sent, false_claims returns
        its claims that are not true, is_invented tells whether it has a number that the
        model was not given. With drops_offers questions at the end are dropped.
        """
        self._repeats = repeats
        self._false_claims = false_claims
        self._is_invented = is_invented
        self._drops_offers = drops_offers
        self._offers = ""
        self._in_repeated = False
        self.false: list[Claim] = []
        """The claims of the sentences that were dropped."""
        self.invented = False
        """Whether a sentence was dropped for a number that was made up."""

    def through(self, text: str, *, first: bool, last: bool = False) -> str:
        """Return the sentences of a text that may be spoken, empty for none.

        first tells that nothing was spoken before, so that no space goes in front.
        Questions that may only offer more wait for what follows; last ends the answer.
        """
        kept = self._kept(text, first=first) if text else ""
        if not self._drops_offers or not (kept or last):
            return kept
        kept = self._offers + kept
        spoken = drop_trailing_offers(kept)
        self._offers = kept[len(spoken) :]
        return spoken

    def _kept(self, text: str, *, first: bool) -> str:
        """Return the sentences of a text that pass both checks."""
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
        if self._is_invented and self._is_invented(sentence):
            self.invented = True
            return False
        return not found
