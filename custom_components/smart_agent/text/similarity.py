"""Compares names word by word: slips, forms of a word, missing words."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
import re
import unicodedata

from rapidfuzz import fuzz, process
from rapidfuzz.distance import Prefix

WORD_LIKENESS = 82
"""Per cent of likeness from which two words are one with a slip: "lights" and
"light" (91) are, "left" and "right" (44), "inside" and "outside" (77) are not."""

STEM_LENGTH = 4
"""Letters that two words must begin with alike to be forms of one: "lampa" and "lampę"
are, "roof" and "room" are not."""

ENDING_LENGTH = 2
"""Letters of the longest ending that a form of a word may have beside its stem."""

_DECLINED = frozenset({"a", "ou", "u", "y"})
"""Endings of one word in Slavic languages, whose stem may be a letter shorter: "levá" is
"levou", "hala" is "halu"."""

_LEAST_LIKENESS = 66
"""Per cent of likeness of the shortest stem with two endings of full length."""

_DEFINITE = ("en", "et", "erna", "arna", "orna", "erne", "ene", "ane")
"""Endings of the Nordic languages that make "the hall" of "hall", and "the lamps"."""

_DEFINITE_LENGTH = 3
"""Letters of the shortest word that has such an ending: "kök" is "köket"."""

_SPELLINGS = (
    (re.compile(r"(?<=.{3})is(?=e$|es$|er$|ers$|ed$|ing$|ation)"), "iz"),
    (re.compile(r"(?<=..)our(?=s?$|ed$|ing$|ful$)"), "or"),
    (re.compile(r"(?<=..)tre(?=s?$)"), "ter"),
    (re.compile(r"^grey"), "gray"),
    (re.compile(r"(?<=.)og(?:ue)?$"), "og"),
)
"""British and American spellings of English."""

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
    """How like what was said a name is."""

    fit: Fit
    whole: bool
    """Whether every word of the name was said."""
    score: float
    """Per cent of likeness."""
    opens: bool = False
    """Of a name that was said in part: whether its first word was said first."""


@dataclass(frozen=True)
class SaidWords:
    """The words that were said, held against the words of a home."""

    words: tuple[str, ...]
    near: Mapping[str, Mapping[str, float]]
    """For each word, the words of names that it can be, with their likeness."""
    places: Mapping[str, Mapping[str, float]]
    """For each word, the words that may stand beside names, with their likeness."""
    wholes: Mapping[str, float]
    """The names without spaces that all words together can be."""
    joining: frozenset[str]
    """The words that only join a name to the place behind it."""

    def may_stand_beside(self, word: str, beside: frozenset[str]) -> bool:
        """Return whether a word says where or what a thing is.

        A number does so only behind its word: "Room 1" is a place, "1" is not.
        """
        return not beside.isdisjoint(self.places[word]) and (
            not word.isdigit()
            or any(other in beside and not other.isdigit() for other in self.words)
        )


def by_first_letter(words: Iterable[str]) -> dict[str, list[str]]:
    """Return words by their first letter, each once: a vocabulary for near_words."""
    found: dict[str, list[str]] = {}
    for word in dict.fromkeys(words):
        found.setdefault(word[:1], []).append(word)
    return found


def near_words(word: str, vocabulary: Mapping[str, Sequence[str]]) -> dict[str, float]:
    """Return the words of a vocabulary that a word can be, with their likeness.

    A slip is seldom in the first letter, and two numbers are alike or not. A word that
    is in the vocabulary itself is no form of another that is less than near.
    """
    words = vocabulary.get(word[:1], ())
    known = word in words
    if any(char.isdigit() for char in word):
        return {word: 100.0} if known else {}
    found = process.extract(
        word,
        words,
        scorer=fuzz.ratio,
        score_cutoff=WORD_LIKENESS if known else _LEAST_LIKENESS,
        limit=None,
    )
    return {own: score for own, score, _ in found if _is_one(word, own, score)}


def _is_one(word: str, own: str, score: float) -> bool:
    """Return whether two words that look alike may be one.

    They are with a letter more, a letter less or two swapped, or where only the ending
    differs. Another letter inside a word makes another word of it: "Gartentor" is no
    "Gartentür". Where a character is a word or a syllable, as in Chinese, every other
    one does: there one word may only have characters more than the other.
    """
    if any(char.isdigit() for char in own):
        return word == own
    if is_wide(word + own):
        return score >= WORD_LIKENESS and _is_within(word, own)
    if _spelled(word) == _spelled(own):
        return True
    if score >= WORD_LIKENESS and (
        (abs(len(word) - len(own)) <= 1 and _is_within(word, own))
        or sorted(word) == sorted(own)
    ):
        return True
    return is_form(word, own)


@lru_cache(maxsize=4096)
def _spelled(word: str) -> str:
    """Return a word with what British and American English spell otherwise as one.

    A name is written by its owner and heard by a speech engine: "steriliser", "sterilizer",
    "grey", "gray", "theatre", "colour".
    """
    if len(word) < STEM_LENGTH:
        return word
    for pattern, letters in _SPELLINGS:
        word = pattern.sub(letters, word)
    return word


def is_form(word: str, own: str) -> bool:
    """Return whether two words may be forms of one: a stem with two endings.

    Endings differ in their last letter: "Haustor" and "Haustür" have none. One that
    only adds to a word is short, else it can be a word by itself, as in "Gartentor".
    """
    if is_definite(word, own) or is_definite(own, word):
        return True
    stem = Prefix.similarity(word, own)
    short, long = sorted((len(word) - stem, len(own) - stem))
    if stem == STEM_LENGTH - 1 and {word[stem:], own[stem:]} <= _DECLINED:
        return True
    if stem < STEM_LENGTH or (short and word[-1] == own[-1]):
        return False
    if stem >= STEM_LENGTH + ENDING_LENGTH and short:
        return short + long <= 2 * ENDING_LENGTH
    return long <= ENDING_LENGTH and short + long < 2 * ENDING_LENGTH


def is_definite(word: str, own: str) -> bool:
    """Return whether a word is another with its article behind it, as in Swedish.

    The last letter may be doubled before it, and a last vowel left out: "rummet" of
    "rum", "lamporna" of "lampa". An "s" says whose it is: "kökets".
    """
    if len(own) < _DEFINITE_LENGTH or not word.startswith(own[:-2]):
        return False
    if own.endswith("er") and word == f"{own[:-2]}ra":
        # "Vänstra lampan".
        return True
    stems = [own, own + own[-1]]
    if own[-1] in "ae":
        stems.append(own[:-1])
    return any(
        word in (stem + ending, f"{stem}{ending}s")
        for stem in stems
        for ending in _DEFINITE
    )


def _is_within(word: str, own: str) -> bool:
    """Return whether one of two words has all letters of the other, in their order."""
    short, long = sorted((word, own), key=len)
    rest = iter(long)
    return all(char in rest for char in short)


def is_wide(word: str) -> bool:
    """Return whether a word is written in East Asian characters."""
    return any(unicodedata.east_asian_width(char) == "W" for char in word)


def like(
    said: SaidWords, own: tuple[str, ...], beside: frozenset[str]
) -> Likeness | None:
    """Return how like what was said is to one name, None for not.

    Every word said must be of the name, may stand beside it or joins the two.
    """
    words, near = said.words, said.near
    if not own or _numbers_swapped(words, own):
        return None
    if sorted(words) == sorted(own) or "".join(words) == "".join(own):
        return Likeness(Fit.SAME, whole=True, score=100.0 * len(own))
    rest = list(own)
    scores: list[float] = []
    same, joined, outside = True, False, False
    for word in sorted(words, key=lambda word: word not in own):
        best = max(rest, key=lambda other: near[word].get(other, 0.0), default="")
        if score := near[word].get(best):
            rest.remove(best)
            scores.append(score)
        elif word in said.joining and word not in own:
            joined = True
        elif word not in own and not said.may_stand_beside(word, beside):
            return _as_one(said, own)
        else:
            outside = outside or word not in own
            same = same and (word in own or word in beside)
    if not scores or (rest and "".join(words).isdigit()):
        return None
    if not rest and not joined and same and min(scores) == 100:
        return Likeness(Fit.SAME, whole=True, score=100.0 * len(own))
    if rest and (joined or outside):
        # What the name says beside may be another place: "Hall light upstairs".
        return None
    opens = own[0] in near[words[0]]
    return Likeness(Fit.NEAR, not rest, sum(scores) / len(scores), opens)


def turned(own: tuple[str, ...]) -> tuple[str, str]:
    """Return a name as one word the other way round: "Lampe Flur" is "Flurlampe".

    An "s" may join the two: "Persienn sovrum" is "sovrumspersienn".
    """
    return "".join(reversed(own)), "s".join(reversed(own))


def _as_one(said: SaidWords, own: tuple[str, ...]) -> Likeness | None:
    """Return how like what was said is to a name written as one word, None for not.

    So in compounds ("Küchenlampe", "Küchen Lampe") and scripts without spaces.
    """
    if len(own) > 1 and (len(said.words) > 1 or min(map(len, own)) <= ENDING_LENGTH):
        # A word that is no longer than an ending would be lost as one.
        return None
    score = max(said.wholes.get(whole, 0.0) for whole in ("".join(own), *turned(own)))
    return Likeness(Fit.NEAR, whole=True, score=score) if score else None


def _numbers_swapped(words: tuple[str, ...], own: tuple[str, ...]) -> bool:
    """Return whether two names have the same digits, but otherwise arranged."""
    said, has = (_NUMBER.findall(" ".join(name)) for name in (words, own))
    return said != has and sorted("".join(said)) == sorted("".join(has))
