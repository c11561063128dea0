"""Names that stand in a text word for word."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ..text.fold import spellings
from ..text.similarity import is_wide


class NamesInText:
    """Names of things, found where they stand in a text word for word."""

    def __init__(self, names: Iterable[tuple[str, int]]) -> None:
        """Index names with the numbers of their things."""
        self._by_start: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
        for name, number in names:
            for words in spellings(name):
                if words:
                    first = words[0][0] if is_wide(words[0][0]) else words[0]
                    self._by_start[first].append((" ".join(words), number))

    def within(self, words: Sequence[str]) -> set[int]:
        """Return the things whose names stand in a text of these words.

        Where words are not divided by spaces, a name may be a part of one.
        """
        text = " ".join(words)
        found = set()
        for start in {*words, *filter(is_wide, text)}:
            for name, number in self._by_start.get(start, ()):
                if name in text if is_wide(start) else f" {name} " in f" {text} ":
                    found.add(number)
        return found
