"""How like two names are, word by word."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
import re
import unicodedata

from rapidfuzz import fuzz, process

WORD_LIKENESS = 82
"""Per cent of likeness from which two words are one with a slip: "lights" and
"light" (91) are, "left" and "right" (44), "inside" and "outside" (77) are not."""

_NUMBER = re.compile(r"\d+")


class Fit(IntEnum):
    """How a name was found."""

    NEAR = 1
    """A guess: a slip in a word, only some words of the name, or a word too many."""
    SAME = 2
    """The same words, written otherwise, or with the place or kind beside them."""
    EXACT = 3
    """As Home Assistant itself compares: case and outer spaces aside."""


@dataclass(frozen=True)
class Likeness:
    """How like one name is: fit, whether every word of it was said, and per cent."""

    fit: Fit
    whole: bool
    score: float


def near_words(word: str, vocabulary: Mapping[str, Sequence[str]]) -> dict[str, float]:
    """Return the words of a vocabulary that a word can be, with their likeness.

    A slip is seldom in the first letter, and two numbers are alike or not.
    """
    words = vocabulary.get(word[:1], ())
    if any(char.isdigit() for char in word):
        return {word: 100.0} if word in words else {}
    found = process.extract(
        word, words, scorer=fuzz.ratio, score_cutoff=WORD_LIKENESS, limit=None
    )
    return {own: score for own, score, _ in found if _is_slip(word, own)}


def _is_slip(word: str, own: str) -> bool:
    """Return whether two words that look alike may be one.

    Where a character is a word or a syllable, as in Chinese, another one means
    something else: there one word may only have characters more than the other.
    """
    if any(char.isdigit() for char in own):
        return word == own
    if not is_wide(word + own):
        return True
    short, long = sorted((word, own), key=len)
    rest = iter(long)
    return all(char in rest for char in short)


def is_wide(word: str) -> bool:
    """Return whether a word is written in East Asian characters."""
    return any(unicodedata.east_asian_width(char) == "W" for char in word)


def like(
    words: tuple[str, ...],
    own: tuple[str, ...],
    beside: frozenset[str],
    near: Mapping[str, Mapping[str, float]],
    wholes: Mapping[str, float],
) -> Likeness | None:
    """Return how like the words that were said are to one name, None for not.

    Every word said must be of the name or may stand beside it. near are the words
    that each of them can be, wholes the names without spaces that all together can.
    """
    whole = "".join(own)
    if not own or _numbers_swapped(words, own):
        return None
    if sorted(words) == sorted(own) or "".join(words) == whole:
        return Likeness(Fit.SAME, whole=True, score=100.0 * len(own))
    rest = list(own)
    scores: list[float] = []
    for word in sorted(words, key=lambda word: word not in own):
        best = max(rest, key=lambda other: near[word].get(other, 0.0), default="")
        if score := near[word].get(best):
            rest.remove(best)
            scores.append(score)
        elif word not in own and not _may_stand_beside(word, words, beside):
            # Compounds ("Küchenlampe", "Küchen Lampe") and scripts without spaces.
            as_one = len(words) == 1 or len(own) == 1
            score = wholes.get(whole, 0.0) if as_one else 0.0
            return Likeness(Fit.NEAR, whole=True, score=score) if score else None
    if not scores or (rest and "".join(words).isdigit()):
        return None
    if not rest and min(scores) == 100:
        return Likeness(Fit.SAME, whole=True, score=100.0 * len(own))
    return Likeness(Fit.NEAR, whole=not rest, score=sum(scores) / len(scores))


def _may_stand_beside(
    word: str, words: tuple[str, ...], beside: frozenset[str]
) -> bool:
    """Return whether a word says where or what a thing is.

    A number does so only behind its word: "Room 1" is a place, "1" is not.
    """
    return word in beside and (
        not word.isdigit()
        or any(other in beside and not other.isdigit() for other in words)
    )


def _numbers_swapped(words: tuple[str, ...], own: tuple[str, ...]) -> bool:
    """Return whether two names have the same digits, but otherwise arranged."""
    said, has = (_NUMBER.findall(" ".join(name)) for name in (words, own))
    return said != has and sorted("".join(said)) == sorted("".join(has))
