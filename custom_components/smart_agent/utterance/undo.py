"""How a language takes back what was done last, and whether words are just that."""

from dataclasses import dataclass

from ..text.fold import spellings

type Phrase = tuple[str, ...]
"""A phrase as folded words."""


@dataclass(frozen=True)
class UndoWords:
    """How a language says "undo that"; all texts are lists with commas between."""

    phrases: str
    """What says it as a whole sentence."""
    before: str
    """What may stand before it and changes nothing of it: "no, please"."""
    after: str
    """What may stand behind it."""


class Table:
    """The phrases of one language, folded."""

    def __init__(self, words: UndoWords) -> None:
        """Fold all phrases once."""
        self._phrases = _folded(words.phrases)
        self._before = _folded(words.before)
        self._after = _folded(words.after)

    def is_undo(self, words: Phrase) -> bool:
        """Return whether folded words are a phrase, courtesies aside, and no more."""
        if words in self._phrases:
            return True
        return any(
            self.is_undo(words[len(one) :])
            for one in self._before
            if one == words[: len(one)]
        ) or any(
            self.is_undo(words[: -len(one)])
            for one in self._after
            if one == words[-len(one) :]
        )


def _folded(texts: str) -> frozenset[Phrase]:
    """Return the phrases of a list with commas, in each way to spell them."""
    return frozenset(way for one in texts.split(",") for way in spellings(one) if way)
