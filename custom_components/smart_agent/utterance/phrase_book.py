"""Phrases of a language, found by their words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product, takewhile

from ..text.fold import spellings
from .tokens import Token

NUMBER = "#"
"""What stands in a phrase for a number, in digits or as a word."""

ANY = "*"
"""What stands in a phrase for the rest of a word, or for any one word.

Inside a word it stands for the middle: "ne*ej" is a verb that is denied.
"""


_MOST_KEPT = 32768
"""Words that are kept while books are made: thousands of phrases share them."""

_LONG = 4
"""Words of a phrase that may have a comma in it: "it would be nice, if you"."""


def split_phrases(text: str) -> Iterator[str]:
    """Yield the phrases of a text."""
    for line in text.splitlines():
        for phrase in line.split("|"):
            if stripped := phrase.strip():
                yield stripped


def made_of(first: str, *rest: str) -> str:
    """Return the phrases made of one of each text, in order; "-" stands for none.

    A bar stands before them, so that they can be added to others.
    """
    found = list(split_phrases(first))
    for text in rest:
        found = [f"{one} {other}" for one in found for other in split_phrases(text)]
    bare = (" ".join(w for w in one.split() if w != "-") for one in found)
    return "|" + "|".join(dict.fromkeys(bare))


@dataclass(frozen=True, slots=True)
class PhraseMatch[T]:
    """A phrase in a sentence: its first word, the one behind its last, what it tells."""

    start: int
    end: int
    tells: T


@dataclass(frozen=True, slots=True)
class _Word:
    """One word of a phrase: as it is said, without accents, and how it is compared."""

    text: str
    plain: frozenset[str]
    opens: bool = False
    ends: bool = False
    exact: bool = False
    head: str = ""
    """How a word begins as well that is told by its end."""

    @property
    def is_open(self) -> bool:
        """Return whether several words are this one."""
        return self.text in (NUMBER, ANY) or self.opens or self.ends

    def fits(self, token: Token, numbers: frozenset[str]) -> bool:
        """Return whether a word of a sentence is this one."""
        if self.head and not (
            token.text.startswith(self.head)
            and len(token.text) > len(self.head) + len(self.text)
        ):
            return False
        if self.text == NUMBER:
            return token.is_number or token.plain in numbers
        if self.text == ANY:
            return True
        if self.exact or token.text != token.plain:
            return self._is(token.text, (self.text,))
        return self._is(token.plain, self.plain)

    def _is(self, said: str, own: Iterable[str]) -> bool:
        """Return whether a text is one of these, or begins or ends with it."""
        if self.opens:
            return any(said.startswith(one) for one in own)
        if self.ends:
            return any(said.endswith(one) for one in own)
        return any(said == one for one in own)


@dataclass
class PhraseBook[T]:
    """Phrases, found by their words: thousands may begin with one verb."""

    phrases: Iterable[tuple[str, T]]
    numbers: frozenset[str] = frozenset()
    _by_words: dict[tuple[str, ...], list[tuple[Sequence[_Word], T]]] = field(
        default_factory=dict
    )
    """By the plain words up to the first that can be several, such as a number."""
    _by_part: dict[tuple[bool, str], list[tuple[Sequence[_Word], T]]] = field(
        default_factory=dict
    )
    """By how the first word ends, or begins, where only that is said of it; and which."""

    _numbered: list[tuple[Sequence[_Word], T]] = field(default_factory=list)
    """Those that begin with a number."""

    def __post_init__(self) -> None:
        """Sort the phrases by their words."""
        for phrase, tells in self.phrases:
            words = _words(phrase)
            if words and words[0].text == NUMBER:
                self._numbered.append((words, tells))
                continue
            if words and (words[0].ends or words[0].opens):
                for part in words[0].plain | {words[0].text}:
                    key = words[0].ends, part
                    self._by_part.setdefault(key, []).append((words, tells))
                continue
            opening = takewhile(lambda one: not one.is_open, words)
            for names in product(*(one.plain for one in opening)):
                self._by_words.setdefault(names, []).append((words, tells))

    @cached_property
    def _longest(self) -> int:
        """Return the words of the longest key."""
        return max(map(len, self._by_words), default=0)

    def at(self, said: Sequence[Token], start: int) -> Iterator[PhraseMatch[T]]:
        """Yield the phrases that begin at a word, the longest first."""
        plain = tuple(one.plain for one in said[start : start + self._longest])
        candidates = [
            own
            for size in range(len(plain) + 1)
            for own in self._by_words.get(plain[:size], ())
        ]
        if self._numbered and start < len(said) and self._is_number(said[start]):
            candidates += self._numbered
        if self._by_part and start < len(said):
            candidates += self._of_parts(said[start])
        found = [
            PhraseMatch(start, start + len(words), tells)
            for words, tells in candidates
            if self._fits(words, said[start : start + len(words)])
        ]
        yield from sorted(found, key=lambda match: -match.end)

    def _is_number(self, token: Token) -> bool:
        """Return whether a word is a number, in digits or as it is said."""
        return token.is_number or token.plain in self.numbers

    @cached_property
    def _parts(self) -> frozenset[tuple[bool, int]]:
        """Return whether parts of first words end or begin them, and their letters."""
        return frozenset((ends, len(part)) for ends, part in self._by_part)

    def _of_parts(self, token: Token) -> Iterable[tuple[Sequence[_Word], T]]:
        """Return the phrases whose first word may be a word by its end or beginning."""
        found = {
            id(own[0]): own
            for form in {token.plain, token.text}
            for ends, size in self._parts
            if size <= len(form)
            for own in self._by_part.get(
                (ends, form[len(form) - size :] if ends else form[:size]), ()
            )
        }
        return found.values()

    def has(self, said: Sequence[Token], start: int) -> bool:
        """Return whether a phrase begins at a word."""
        return any(True for _ in self.at(said, start))

    def _fits(self, words: Sequence[_Word], said: Sequence[Token]) -> bool:
        """Return whether words of a sentence are those of a phrase, in one breath."""
        return (
            len(words) == len(said)
            and not any(token.strong for token in said[1:])
            and (len(words) >= _LONG or not any(token.weak for token in said[1:]))
            and all(
                word.fits(token, self.numbers)
                for word, token in zip(words, said, strict=True)
            )
        )


def _words(phrase: str) -> list[_Word]:
    """Return the words of a phrase."""
    exact = phrase.startswith("=")
    return [_word(text, exact=exact) for text in phrase.lstrip("=").split()]


@lru_cache(maxsize=_MOST_KEPT)
def _word(text: str, *, exact: bool) -> _Word:
    """Return a word of a phrase."""
    if text in (NUMBER, ANY):
        return _Word(text, frozenset())
    bare = text.strip(ANY).casefold()
    head, middle, end = bare.partition(ANY)
    told = end if middle else bare
    plain = frozenset("".join(way) for way in spellings(told))
    ends = bool(middle) or text.startswith(ANY)
    return _Word(told, plain, text.endswith(ANY), ends, exact, head if middle else "")
