"""An index from words to things, which finds what a text speaks of in any spelling."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from math import log

from .fold import fold
from .similarity import by_first_letter, is_wide, near_words

_PART = 4
"""Letters of the shortest word that is looked for in a longer one."""

_LONGEST_PART = 24
"""Letters of the longest one, which bounds the work for endless words."""

_FULL = 4
"""Letters from which a word counts in full: shorter ones mostly only join others."""

_FULL_WIDE = 2
"""The same for scripts in which a character is a syllable or a word."""


def terms(text: str) -> tuple[str, ...]:
    """Return what a text is indexed by: its words, once each.

    Where words are not divided by spaces, as in Chinese, these are the characters and
    the pairs of them.
    """
    return tuple(dict.fromkeys(_terms(fold(text))))


def _terms(words: Iterable[str]) -> Iterator[str]:
    """Yield the terms of folded words."""
    for word in words:
        if word.isascii():
            yield word
            continue
        for wide, run in groupby(word, is_wide):
            chars = "".join(run)
            if wide:
                yield from chars
                yield from map("".join, pairwise(chars))
            else:
                yield chars


class WordIndex:
    """Things by their words, so that thousands are searched at once."""

    def __init__(self, things: Sequence[Mapping[str, float]]) -> None:
        """Index things, each given as its terms with what each term counts for it."""
        self._size = len(things)
        self._things: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for number, counts in enumerate(things):
            for term, count in counts.items():
                self._things[term][number] = count
        self._by_letter = by_first_letter(self._things)
        self._by_part: defaultdict[str, list[str]] = defaultdict(list)
        for term in self._things:
            for part in _ends(term):
                self._by_part[part].append(term)

    def hits(self, text: str) -> list[dict[int, float]]:
        """Return for each word of a text the things that have it, with a score.

        A word that few things have scores more, by its inverse document frequency (K.
        Spärck Jones, J. Documentation 28, 1972), one that is only like theirs less.
        """
        found = (self._hit(forms, says) for forms, says in self._said(text))
        return [hit for hit in found if hit]

    def _hit(self, forms: Mapping[str, float], says: float) -> dict[int, float]:
        """Return the things that have a word in one of its forms, with a score."""
        having = sum(len(self._things[term]) * like for term, like in forms.items())
        weight = log(self._size / having) * says if having else 0.0
        if weight <= 0:
            return {}
        hit: dict[int, float] = {}
        for term, like in forms.items():
            for number, count in self._things[term].items():
                hit[number] = max(hit.get(number, 0.0), count * like * weight)
        return hit

    def _said(self, text: str) -> Iterator[tuple[dict[str, float], float]]:
        """Yield each word of a text as the terms it can be, and how much it says.

        With each term comes how like it is; both are 1 at most.
        """
        words = fold(text)
        for pair in dict.fromkeys(map("".join, pairwise(words))):
            if pair in self._things:
                yield {pair: 1.0}, 1.0
        for word in dict.fromkeys(_terms(words)):
            forms = {
                term: per_cent / 100
                for term, per_cent in near_words(word, self._by_letter).items()
            }
            parts = [] if forms else self._parts(word)
            for term in self._by_part.get(word, ()):
                forms.setdefault(term, len(word) / len(term))
            full = _FULL_WIDE if is_wide(word) else 1 if word.isdigit() else _FULL
            yield forms, min(1.0, len(word) / full)
            for part in parts:
                yield {part: 1.0}, len(part) / len(word)

    def _parts(self, word: str) -> list[str]:
        """Return the terms that a compound is made of, as "kitchenlight" is of two."""
        found = dict.fromkeys(
            word[start:end]
            for start in range(len(word) - _PART + 1)
            for end in range(start + _PART, min(len(word), start + _LONGEST_PART) + 1)
            if word[start:end] in self._things
        )
        return [
            part
            for part in found
            if not any(part in other for other in found if other != part)
        ]


def _ends(term: str) -> Iterator[str]:
    """Yield what a longer word begins or ends with."""
    for length in range(_PART, min(len(term) - 1, _LONGEST_PART) + 1):
        yield term[:length]
        if term[-length:] != term[:length]:
            yield term[-length:]
