"""Phrases of a language, found by their words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

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


@dataclass(frozen=True, slots=True)
class _Phrase[T]:
    """A phrase, what it tells, and its place among those that are as long.

    Of these the more general one comes first, and what begins with an open word last.
    """

    words: Sequence[_Word]
    tells: T
    rank: tuple[int, int]


class _Node[T]:
    """Where the words of phrases have led so far, and the words that lead on."""

    __slots__ = ("by_part", "by_word", "here", "loose", "sizes")

    def __init__(self) -> None:
        """Begin without phrases."""
        self.here: list[_Phrase[T]] = []
        self.by_word: dict[str, _Node[T]] = {}
        self.loose: dict[_Word, _Node[T]] = {}
        """By a number or any word."""
        self.by_part: dict[tuple[bool, str], dict[_Word, _Node[T]]] = {}
        """By whether a word ends with a part or begins with it, and that part."""
        self.sizes: set[tuple[bool, int]] = set()
        """Whether such parts end a word, and their letters."""

    def behind(self, word: _Word) -> Iterator[_Node[T]]:
        """Yield the nodes behind a word of a phrase, made where there are none."""
        if not word.is_open:
            for form in word.plain:
                yield self.by_word.setdefault(form, _Node())
        elif word.text in (NUMBER, ANY):
            yield self.loose.setdefault(word, _Node())
        else:
            node = _Node[T]()
            for part in word.plain | {word.text}:
                own = self.by_part.setdefault((word.ends, part), {})
                node = own.setdefault(word, node)
                self.sizes.add((word.ends, len(part)))
            yield node

    def after(self, token: Token, numbers: frozenset[str]) -> Sequence[_Node[T]]:
        """Return the nodes behind a word of a sentence, each once."""
        node = self.by_word.get(token.plain)
        if not (self.loose or self.sizes):
            return () if node is None else (node,)
        found = [] if node is None else [node]
        if self.loose:
            found += (
                node for word, node in self.loose.items() if word.fits(token, numbers)
            )
        if self.sizes:
            found += self._of_parts(token, numbers).values()
        return found

    def _of_parts(
        self, token: Token, numbers: frozenset[str]
    ) -> Mapping[_Word, _Node[T]]:
        """Return the nodes behind words that are told by their end or beginning."""
        return {
            word: node
            for form in {token.plain, token.text}
            for ends, size in self.sizes
            if size <= len(form)
            for word, node in self.by_part.get(
                (ends, form[len(form) - size :] if ends else form[:size]), {}
            ).items()
            if word.fits(token, numbers)
        }


class PhraseBook[T]:
    """Phrases, found by their words: thousands may begin with one verb."""

    def __init__(
        self, phrases: Iterable[tuple[str, T]], numbers: frozenset[str] = frozenset()
    ) -> None:
        """Sort phrases by their words; numbers are those that are said as words."""
        self._numbers = numbers
        self._root = _Node[T]()
        for at, (phrase, tells) in enumerate(phrases):
            words = _words(phrase)
            nodes = [self._root]
            for word in words:
                nodes = [behind for node in nodes for behind in node.behind(word)]
            for node in nodes:
                node.here.append(_Phrase(words, tells, (_generality(words), at)))

    def at(self, said: Sequence[Token], start: int) -> Sequence[PhraseMatch[T]]:
        """Return the phrases that begin at a word, the longest first."""
        if start >= len(said):
            return ()
        nodes = self._root.after(said[start], self._numbers)
        if not nodes:
            # So it is with nearly all words: few begin a phrase of a book.
            return ()
        found: list[tuple[int, tuple[int, int], T]] = []
        for at in range(start, len(said)):
            if at > start:
                nodes = [
                    behind
                    for node in nodes
                    for behind in node.after(said[at], self._numbers)
                ]
            if not nodes:
                break
            found += [
                (at + 1, one.rank, one.tells)
                for node in nodes
                for one in node.here
                if self._fits(one.words, said[start : at + 1])
            ]
        found.sort(key=lambda one: (-one[0], one[1]))
        return [PhraseMatch(start, end, tells) for end, _, tells in found]

    def has(self, said: Sequence[Token], start: int) -> bool:
        """Return whether a phrase begins at a word."""
        return bool(self.at(said, start))

    def _fits(self, words: Sequence[_Word], said: Sequence[Token]) -> bool:
        """Return whether words of a sentence are those of a phrase, in one breath."""
        return (
            not any(token.strong for token in said[1:])
            and (len(words) >= _LONG or not any(token.weak for token in said[1:]))
            and all(
                word.fits(token, self._numbers)
                for word, token in zip(words, said, strict=True)
            )
        )


def _generality(words: Sequence[_Word]) -> int:
    """Return where a phrase stands among others that are as long."""
    if words and words[0].is_open and words[0].text != ANY:
        return len(words)
    return sum(1 for _ in takewhile(lambda one: not one.is_open, words))


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
