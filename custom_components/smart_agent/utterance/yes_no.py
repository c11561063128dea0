"""How a language says yes and no, and its phrases as they are held against words."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..text.fold import fold, spellings

_SOFT = "ok, okay"
_YES = "yes"
"""English words that are at home in every language."""

type Phrase = tuple[str, ...]
"""A phrase as folded words; of a language without spaces, as characters."""


@dataclass(frozen=True)
class YesNo:
    """How a language says yes and no; all texts are lists with commas between."""

    yes: str
    """Phrases that are a yes by themselves."""
    no: str
    """Phrases that are a no by themselves."""
    soft: str = ""
    """Phrases that only show that the question was heard: beside a no they are no yes."""
    go: str = ""
    """Verbs that are a yes where no other verb stands ("do")."""
    fill: str = ""
    """Words that say nothing either way."""
    never: str = ""
    """Words that take a yes back, beside those of no that are a single word."""
    spaced: bool = True
    """Whether it puts spaces between words; else phrases are held against characters."""


class Table:
    """The phrases of one language, folded."""

    def __init__(self, words: YesNo) -> None:
        """Fold all phrases once."""
        self.spaced = words.spaced
        self.soft = self.phrases(f"{_SOFT}, {words.soft}")
        self.yes = self.phrases(f"{_YES}, {words.yes}") | self.soft
        self.no = self.phrases(words.no)
        self.go = self.phrases(words.go)
        self.fill = self.phrases(words.fill)
        backs = {one for one in self.no if len(one) == 1 or not self.spaced}
        self.never = self.phrases(words.never) | backs
        self._lengths = {len(one) for one in self.never}
        known = (self.no, self.yes, self.fill)
        self.longest = max((len(one) for kind in known for one in kind), default=0)

    def split(self, text: str) -> Phrase:
        """Return the words of a text, or its characters."""
        words = fold(text)
        return words if self.spaced else tuple("".join(words))

    def negates(self, words: Phrase) -> bool:
        """Return whether words hold one that takes a yes back."""
        return any(self.begins_with_never(words[at:]) for at in range(len(words)))

    def begins_with_never(self, words: Phrase) -> bool:
        """Return whether words begin with one that takes a yes back."""
        return any(words[:length] in self.never for length in self._lengths)

    def phrases(self, texts: str) -> frozenset[Phrase]:
        """Return the phrases of a list with commas, in each way to spell them."""
        ways = (way for text in texts.split(",") for way in spellings(text) if way)
        return frozenset(way if self.spaced else tuple("".join(way)) for way in ways)

    def names(self, texts: Sequence[str]) -> frozenset[Phrase]:
        """Return what of names may be said alone: their words, or else all of them."""
        ways = {way for text in texts for way in spellings(text) if way}
        if not self.spaced:
            return frozenset(tuple("".join(way)) for way in ways)
        return frozenset((word,) for way in ways for word in way)
