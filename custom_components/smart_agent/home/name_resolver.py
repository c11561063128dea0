"""Resolves a text to the things that it names, and how sure that is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..text.fold import MAX_NAME, fold
from ..text.similarity import (
    Fit,
    Likeness,
    SaidWords,
    is_form,
    is_wide,
    like,
    near_words,
)
from .name_index import NameIndex

CLEAR_LEAD = 5
"""Points of likeness by which the best of several near names must lead."""

ARTICLE_LENGTH = 3
"""Letters of the longest word that may stand before a name without being part of
it, so that articles need no list of their own in every language."""

CONTRACTED = frozenset(
    [
        "della",
        "dello",
        "dell",
        "delle",
        "degli",
        "nella",
        "nello",
        "nell",
        "nelle",
        "negli",
        "dalla",
        "dallo",
        "dall",
        "dalle",
        "dagli",
        "sulla",
        "sullo",
        "sull",
        "sulle",
        "sugli",
    ]
)
"""Longer ones that are a preposition and an article in one. "Alle" is not among them,
which is "all" in other languages."""

PREPOSITION_LENGTH = 4
"""Letters of the longest such word where an article comes after it: "dans la"."""


@dataclass(frozen=True)
class NameMatch[T]:
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


class NameResolver[T]:
    """Things by their names; the rows of the index are the things, in their order."""

    def __init__(self, index: NameIndex, things: Sequence[T]) -> None:
        """Take the names and what is called by them."""
        self._index = index
        self._things = things

    def exact(self, name: str) -> list[T]:
        """Return what Home Assistant itself finds by a name or an id."""
        return [self._things[row] for row in self._index.exact(name)]

    def find(
        self, name: str, fits: Callable[[T], bool] = lambda _: True
    ) -> NameMatch[T]:
        """Return those of the things that fit which a name can mean."""
        if len(name) > MAX_NAME:
            return NameMatch()
        if exact := [thing for thing in self.exact(name) if fits(thing)]:
            return NameMatch(tuple(exact))
        if joined := [thing for thing in self._joined(name) if fits(thing)]:
            return NameMatch(tuple(joined), Fit.SAME)
        words = fold(name)
        found = self._alike(words, fits)
        bare = False
        while not found and self._begins_with_article(words):
            bare, words = True, words[1:]
            found = [
                one for one in self._alike(words, fits) if one[0].whole or one[0].opens
            ]
        match = _best(found)
        if self._index.are_places and match.one and self._is_said(words, found):
            return NameMatch(match.things, Fit.SAME)
        return NameMatch(match.things, Fit.NEAR) if bare and found else match

    def _is_said(
        self, words: tuple[str, ...], found: Iterable[tuple[Likeness, T]]
    ) -> bool:
        """Return whether all words of a name were said, if in another form.

        Of places that is no guess: a home has few, and they are spoken of in cases.
        """
        return any(
            one.fit is Fit.SAME or (one.whole and all(map(self._is_form_of_any, words)))
            for one, _ in found
        )

    def _is_form_of_any(self, word: str) -> bool:
        """Return whether a word is one of a name, or may be a form of one."""
        words = self._index.words.get(word[:1], ())
        return word in words or any(is_form(word, own) for own in words)

    def _joined(self, name: str) -> list[T]:
        """Return what has all of several names joined by commas.

        Home Assistant shows a name and its aliases that way, and models copy it.
        """
        parts = [part for part in name.split(",") if part.strip()]
        if len(parts) < 2:
            return []
        first, *others = map(self._index.exact, parts)
        common = set(first).intersection(*others)
        return [self._things[row] for row in sorted(common)]

    def _is_short(self, word: str) -> bool:
        """Return whether a word may be one that says nothing, such as an article."""
        return (
            (len(word) <= ARTICLE_LENGTH or word in CONTRACTED)
            and word.isalpha()
            and not is_wide(word)
            and word not in self._index.edges
        )

    def _is_preposition(self, word: str, following: str) -> bool:
        """Return whether a word may be a longer one that stands before an article."""
        return (
            len(word) <= PREPOSITION_LENGTH
            and word.isalpha()
            and not is_wide(word)
            and word not in self._index.by_word
            and self._is_short(following)
        )

    def _begins_with_article(self, words: tuple[str, ...]) -> bool:
        """Return whether words may begin with one that is not part of the name."""
        return len(words) > 1 and (
            self._is_short(words[0])
            or (self._index.are_places and self._is_preposition(*words[:2]))
        )

    def _said(self, words: tuple[str, ...]) -> SaidWords:
        """Return words that were said, held against those of the home."""
        places = {word: near_words(word, self._index.places) for word in words}
        joining: set[str] = set()
        before_place = False
        for word, following in reversed([*pairwise((*words[1:], ""))]):
            if before_place and (
                self._is_short(word) or self._is_preposition(word, following)
            ):
                joining.add(word)
            else:
                before_place = bool(places[word])
        return SaidWords(
            words=words,
            near={word: near_words(word, self._index.words) for word in words},
            places=places,
            wholes=near_words("".join(words), self._index.wholes),
            joining=frozenset(joining),
        )

    def _rows(self, said: SaidWords, word: str) -> set[int]:
        """Return the things of whose name a word can be, or beside which it may stand."""
        return set[int]().union(
            *(self._index.by_word[own] for own in said.near[word]),
            *(self._index.by_place[own] for own in said.places[word]),
        )

    def _alike(
        self, words: tuple[str, ...], fits: Callable[[T], bool]
    ) -> list[tuple[Likeness, T]]:
        """Return what words can mean, and how like them its best name is."""
        said = self._said(words)
        by_word = [self._rows(said, word) for word in words if word not in said.joining]
        rows = {row for whole in said.wholes for row in self._index.by_whole[whole]}
        # A word that nothing has speaks against every name it is not one with.
        rows |= set[int]().union(*by_word[:1]).intersection(*by_word)
        likeness: list[tuple[Likeness, T]] = []
        for row in sorted(rows):
            thing = self._things[row]
            if not fits(thing):
                continue
            beside = self._index.beside[row]
            likes = [like(said, own, beside) for own in self._index.names[row]]
            if found := [one for one in likes if one is not None]:
                best = max(found, key=lambda one: (one.fit, one.whole, one.score))
                likeness.append((best, thing))
        return likeness


def _best[T](likeness: list[tuple[Likeness, T]]) -> NameMatch[T]:
    """Return the things that are the best match, or all that tie."""
    if not likeness:
        return NameMatch()
    if same := [(one, thing) for one, thing in likeness if one.fit is Fit.SAME]:
        # Of two names that both fit, the one that says more was meant.
        top = max(one.score for one, _ in same)
        return NameMatch(tuple(t for one, t in same if one.score == top), Fit.SAME)
    if whole := [(one, thing) for one, thing in likeness if one.whole]:
        top = max(one.score for one, _ in whole)
        near = tuple(t for one, t in whole if one.score > top - CLEAR_LEAD)
        return NameMatch(near, Fit.NEAR)
    return NameMatch(tuple(thing for _, thing in likeness), Fit.NEAR)
