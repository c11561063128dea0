"""The words of a sentence, with the signs between them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
import re
import unicodedata

from ..text.fold import ENDING, fold

MAX_WORDS = 120
"""Words up to which a sentence is read; nobody says more to a house in one breath."""

_KEPT = 128
"""Texts of which the words are kept: a dozen readers of a turn ask for the same ones."""

type _Part = tuple[str, int, int]
"""A word or sign, where it begins and where it ends."""

_PARTS = re.compile(r"(?:\w|[\u0300-\u036f])+|[^\w\s]|\n")
_STRONG = frozenset(".!?;\n…。！？")
_WEAK = frozenset(",:–—()")
_UNIT = re.compile(r"\s?[%°]")
_QUOTES = frozenset('"“”„«»‟❝❞「」')


@dataclass(frozen=True, slots=True)
class Token:
    """One word."""

    text: str
    """The word without case."""
    plain: str
    """The word without case and accents."""
    start: int = 0
    """Where it begins in the sentence, in characters."""
    end: int = 0
    """Where it ends."""
    strong: bool = False
    """Whether a full stop stands before it."""
    weak: bool = False
    """Whether a comma stands before it."""
    asked: bool = False
    """Whether the sentence that it is in ends in a question mark."""
    quoted: bool = False
    """Whether it stands between quotation marks."""
    colon: bool = False
    """Whether a colon stands before it."""

    @property
    def is_number(self) -> bool:
        """Return whether it is written in digits."""
        return self.text[:1].isdigit()


@lru_cache(maxsize=_KEPT)
def tokens(text: str) -> tuple[Token, ...]:
    """Return the words of a text, as many as are read."""
    parts = list(_parts(text))
    found: list[Token] = []
    ends = _question_ends(parts)
    strong = weak = quoted = colon = False
    quotes = sum(part in _QUOTES for part, _, _ in parts)
    for at, (part, start, end) in enumerate(parts):
        if len(found) == MAX_WORDS:
            break
        if part in _QUOTES:
            # One that nothing closes quotes nothing: it may stand for inches.
            quotes -= 1
            if (
                quoted
                and strong
                and parts[at + 1 : at + 2]
                and (parts[at + 1][0][:1].islower())
            ):
                # "He yelled "lock it!" at them": what is quoted ends, the sentence goes on.
                strong = False
            quoted = not quoted and quotes > 0
        elif not part[0].isalnum() and part[0] != "_":
            strong |= part in _STRONG
            weak |= part in _WEAK
            colon |= part == ":"
        else:
            word = unicodedata.normalize("NFC", part).casefold()
            plain = "".join(fold(word)) or word
            asked = next((mark for last, mark in ends if last >= at), False)
            found.append(
                Token(word, plain, start, end, strong, weak, asked, quoted, colon)
            )
            strong = weak = colon = False
    return tuple(found)


def quotation(said: Sequence[Token], at: int) -> range:
    """Return the words of the quotation that a word is in."""
    start = end = at
    while start and said[start - 1].quoted:
        start -= 1
    while end + 1 < len(said) and said[end + 1].quoted:
        end += 1
    return range(start, end + 1)


def as_said(text: str, words: Sequence[Token]) -> str:
    """Return some words of a text, with what stands between those that are neighbours.

    A sign that belongs to a number, as in "40%", stays with it.
    """
    kept = {one.start for one in words}
    runs = groupby(tokens(text), key=lambda one: one.start in kept)
    pieces: list[str] = []
    for is_kept, run in runs:
        if is_kept:
            first, *rest = run
            end = (rest[-1] if rest else first).end
            unit = _UNIT.match(text, end)
            pieces.append(text[first.start : unit.end() if unit else end])
    return " ".join(pieces)


def _parts(text: str) -> Iterator[_Part]:
    """Yield words and signs; a sign between two digits is part of the number.

    An ending behind a colon is left out of its word: "TV:n".
    """
    parts = [(one[0], one.start(), one.end()) for one in _PARTS.finditer(text)]
    at = 0
    while at < len(parts):
        part, start, end = parts[at]
        if ending := ENDING.match(text, end):
            yield part, start, ending.end()
            at += 3
            continue
        while (
            at + 2 < len(parts)
            and text[end - 1].isdigit()
            and parts[at + 1][0] in (".", ",", ":")
            and parts[at + 2][0][0].isdigit()
            and parts[at + 2][1] == end + 1
        ):
            end = parts[at + 2][2]
            part = text[start:end]
            at += 2
        yield part, start, end
        at += 1


def _question_ends(parts: Sequence[_Part]) -> list[tuple[int, bool]]:
    """Return where sentences end, and whether in a question mark."""
    ends = [(at, one[0] in "?？") for at, one in enumerate(parts) if one[0] in _STRONG]
    return [*ends, (len(parts), False)]


def parted(
    said: Sequence[Token], begins: Callable[[int], bool] = lambda _: False
) -> list[Sequence[Token]]:
    """Return words by the signs between them, and by where else a part begins."""
    starts = [
        at
        for at, one in enumerate(said)
        if not at or one.weak or one.strong or begins(at)
    ]
    return [said[a:b] for a, b in pairwise([*starts, len(said)])]


def breath(said: Sequence[Token], at: int) -> range:
    """Return the words around one that no sign parts from it."""
    start, end = at, at + 1
    while start and not (said[start].weak or said[start].strong):
        start -= 1
    while end < len(said) and not (said[end].weak or said[end].strong):
        end += 1
    return range(start, end)


def is_owner(words: Sequence[Token], at: int) -> bool:
    """Return whether a word is the "s" that says whose the next one is: "Anna's lamp"."""
    return (
        0 < at < len(words) - 1
        and words[at].plain == "s"
        and words[at].start == words[at - 1].end + 1
    )
