"""Checks the numbers in an answer about the home against what the model was given."""

from collections.abc import Collection, Iterable, Iterator
import re

from ..utterance.numbers import numbers_in
from ..utterance.tokens import tokens

_SMALL = 12
"""Numbers up to this may count things; with a unit that is a sign they are checked too."""

_SIGNS = "%°"
"""Signs of units of what is measured."""

_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_BRIGHTNESS = re.compile(r"\bbrightness\W{1,3}(\d+)\b")
_VOLUME = re.compile(r"\bvolume_level\W{1,3}([01](?:\.\d+)?)\b")
_MOST_OF_BRIGHTNESS = 255
"""Home Assistant's own measure of how bright a light is; its volume goes up to 1."""

_THOUSANDS = 3
"""Digits between the signs that part them."""


def numbers_of(texts: Iterable[str]) -> frozenset[float]:
    """Return the numbers in texts, and the shares that some stand for, in percent."""
    known: set[float] = set()
    for text in texts:
        for found in _NUMBER.findall(text):
            known.update(_values(found))
        known.update(
            float(one) * 100 / _MOST_OF_BRIGHTNESS for one in _BRIGHTNESS.findall(text)
        )
        known.update(float(one) * 100 for one in _VOLUME.findall(text))
    return frozenset(known)


def is_invented(sentence: str, code: str, known: Collection[float]) -> bool:
    """Return whether a sentence tells a number that nothing known comes to.

    code is that of its language. Numbers may be rounded; a time of day is none.
    """
    for text in numbers_in(tokens(sentence), code):
        values = [*_values(text)]
        if not values or _counts(text, values[0], sentence):
            continue
        if not any(_is_rounded(value, known) for value in values):
            return True
    return False


def _values(text: str) -> Iterator[float]:
    """Yield what a number may be: "1,234" is read in two ways."""
    if not _NUMBER.fullmatch(text):
        return
    whole, *rest = re.split("[.,]", text)
    if len(rest) <= 1:
        yield float(".".join((whole, *rest)))
    if rest and all(len(one) == _THOUSANDS for one in rest):
        yield float("".join((whole, *rest)))


def _counts(text: str, value: float, sentence: str) -> bool:
    """Return whether a number is a small one that may count things."""
    if value > _SMALL or value != int(value):
        return False
    measured = re.search(rf"(?<!\d){re.escape(text)}\s?[{_SIGNS}]", sentence)
    return measured is None


def _is_rounded(value: float, known: Collection[float]) -> bool:
    """Return whether a number is one of those that are known, or one of them rounded."""
    places = len(f"{value:g}".partition(".")[2])
    return any(abs(value - one) <= 0.5 * 10**-places + 1e-9 for one in known)
