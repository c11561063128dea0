"""Which of the things that have names a text means, and how sure that is."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from .likeness import Fit, Likeness, is_wide, like, near_words
from .words import MAX_NAME, fold

CLEAR_LEAD = 5
"""Points of likeness by which the best of several near names must lead."""

ARTICLE_LENGTH = 3
"""Letters of the longest word that may stand before a name without being part of
it, so that articles need no list of their own in every language."""


class Named(Protocol):
    """Anything that has names."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return its name and its aliases."""


@dataclass(frozen=True)
class Match[T]:
    """What a name means; nothing, one thing, or several that it could mean."""

    things: tuple[T, ...] = ()
    fit: Fit = Fit.EXACT

    @property
    def one(self) -> T | None:
        """Return the thing when it is only one."""
        return self.things[0] if len(self.things) == 1 else None

    @property
    def sure(self) -> bool:
        """Return whether nothing was guessed."""
        return bool(self.things) and self.fit is not Fit.NEAR


@dataclass(frozen=True)
class _Entry[T]:
    """One thing: the words of its names, and those that may stand beside them."""

    thing: T
    names: tuple[tuple[str, ...], ...]
    beside: frozenset[str]


def _no_words(_: object) -> frozenset[str]:
    """Return no words."""
    return frozenset()


class Lexicon[T: Named]:
    """The names of many things, indexed so that thousands are searched at once."""

    def __init__(
        self,
        things: Iterable[tuple[str, T]],
        *,
        beside: Callable[[T], frozenset[str]] = _no_words,
        openers: frozenset[str] = frozenset(),
    ) -> None:
        """Index things, given with their ids.

        beside are words that may stand beside the name of a thing, openers those
        that a name of the home begins with: they are never taken for an article.
        """
        self._openers = openers
        self._entries: list[_Entry[T]] = []
        self._by_key: defaultdict[str, list[int]] = defaultdict(list)
        self._by_id: dict[str, int] = {}
        self._beside: set[str] = set()
        self._by_word: defaultdict[str, set[int]] = defaultdict(set)
        self._by_whole: defaultdict[str, set[int]] = defaultdict(set)
        for row, (thing_id, thing) in enumerate(things):
            names = tuple(dict.fromkeys(fold(name) for name in thing.names))
            self._entries.append(_Entry(thing, names, beside(thing)))
            self._by_id[thing_id] = row
            self._beside |= self._entries[row].beside
            for key in {_key(name) for name in thing.names}:
                self._by_key[key].append(row)
            for words in names:
                self._by_whole["".join(words)].add(row)
                for word in words:
                    self._by_word[word].add(row)
        self._words = _by_first_letter(self._by_word)
        self._wholes = _by_first_letter(self._by_whole)

    def exact(self, name: str) -> list[T]:
        """Return what Home Assistant itself finds by a name or an id."""
        rows = {*self._by_key.get(_key(name), ())}
        if name in self._by_id:
            rows.add(self._by_id[name])
        return [self._entries[row].thing for row in sorted(rows)]

    def find(self, name: str, fits: Callable[[T], bool] = lambda _: True) -> Match[T]:
        """Return those of the things that fit which a name can mean."""
        if len(name) > MAX_NAME:
            return Match()
        if exact := [thing for thing in self.exact(name) if fits(thing)]:
            return Match(tuple(exact))
        if joined := [thing for thing in self._joined(name) if fits(thing)]:
            return Match(tuple(joined), Fit.SAME)
        words = fold(name)
        found = self._by_words(words, fits)
        while not found.things and len(words) > 1 and self._is_article(words[0]):
            words = words[1:]
            found = Match(self._by_words(words, fits).things, Fit.NEAR)
        return found

    def _joined(self, name: str) -> list[T]:
        """Return what has all of several names joined by commas.

        Home Assistant shows a name and its aliases that way, and models copy it.
        """
        parts = [part for part in name.split(",") if part.strip()]
        if len(parts) < 2:
            return []
        first, *others = ([id(thing) for thing in self.exact(part)] for part in parts)
        common = set(first).intersection(*others)
        return [thing for thing in self.exact(parts[0]) if id(thing) in common]

    def _is_article(self, word: str) -> bool:
        """Return whether a word before a name may be one that is not part of it."""
        return (
            len(word) <= ARTICLE_LENGTH
            and word.isalpha()
            and not is_wide(word)
            and word not in self._openers
        )

    def _by_words(self, words: tuple[str, ...], fits: Callable[[T], bool]) -> Match[T]:
        """Return what a name means by its words, best kind of match first."""
        near = {word: near_words(word, self._words) for word in words}
        rows: set[int] = set()
        # A word that nothing has speaks against every name it is not one with.
        if all(found or word in self._beside for word, found in near.items()):
            rows.update(
                *(self._by_word[own] for found in near.values() for own in found)
            )
        wholes = near_words("".join(words), self._wholes)
        rows |= {row for whole in wholes for row in self._by_whole[whole]}
        likeness: list[tuple[Likeness, T]] = []
        for row in sorted(rows):
            entry = self._entries[row]
            if not fits(entry.thing):
                continue
            likes = [
                like(words, own, entry.beside, near, wholes) for own in entry.names
            ]
            if found := [one for one in likes if one is not None]:
                best = max(found, key=lambda one: (one.fit, one.whole, one.score))
                likeness.append((best, entry.thing))
        return _best(likeness)


def _key(name: str) -> str:
    """Return a name as Home Assistant compares it (helpers/intent.py)."""
    return name.strip().casefold()


def _by_first_letter(words: Iterable[str]) -> dict[str, list[str]]:
    """Return words by their first letter."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        found[word[:1]].append(word)
    return found


def _best[T](likeness: list[tuple[Likeness, T]]) -> Match[T]:
    """Return the things that are the best match, or all that tie."""
    if not likeness:
        return Match()
    if same := [(one, thing) for one, thing in likeness if one.fit is Fit.SAME]:
        # Of two names that both fit, the one that says more was meant.
        top = max(one.score for one, _ in same)
        return Match(tuple(t for one, t in same if one.score == top), Fit.SAME)
    if whole := [(one, thing) for one, thing in likeness if one.whole]:
        top = max(one.score for one, _ in whole)
        near = tuple(t for one, t in whole if one.score > top - CLEAR_LEAD)
        return Match(near, Fit.NEAR)
    return Match(tuple(thing for _, thing in likeness), Fit.NEAR)
