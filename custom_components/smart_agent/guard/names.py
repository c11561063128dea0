"""Which thing of the home a name means, and how sure that is."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from rapidfuzz import fuzz, process

from ..home import Area, Entity, Floor, Home
from ..words import fold

WORD_LIKENESS = 82
"""Per cent of likeness from which two words are one with a slip: "lights" and
"light" (91) are, "left" and "right" (44), "inside" and "outside" (77) are not."""

SUGGEST_LIKENESS = 55
"""Per cent of likeness from which a name is worth a suggestion."""

CLEAR_LEAD = 5
"""Points of likeness by which the best of several near names must lead."""

ARTICLE_LENGTH = 3
"""Letters of the longest word that may stand before a name without being part of
it, so that articles need no list of their own in every language."""


class Fit(IntEnum):
    """How a name was found."""

    NEAR = 1
    """A guess: a slip in a word, or only some words of the name."""
    SAME = 2
    """The same words, written otherwise, or with the area or kind beside them."""
    EXACT = 3
    """As Home Assistant itself compares: case and outer spaces aside."""


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


def find_entity(name: str, pool: Sequence[Entity], home: Home) -> Match[Entity]:
    """Return the entities of a pool that a name can mean."""
    exact = [e for e in pool if e.entity_id == name or _is_named(e, name)]
    if exact:
        return Match(tuple(exact))
    if joined := _joined(name, pool):
        return Match(joined, Fit.SAME)
    return _by_words(name, pool, home.vocabulary, lambda e: _context(e, home))


def find_area(name: str, home: Home) -> Match[Area]:
    """Return the areas that a name or id can mean."""
    exact = [a for a in home.areas if a.area_id == name or _is_named(a, name)]
    if exact:
        return Match(tuple(exact))
    return _by_words(name, home.areas, home.vocabulary, lambda _: frozenset())


def find_floor(name: str, home: Home) -> Match[Floor]:
    """Return the floors that a name or id can mean."""
    exact = [f for f in home.floors if f.floor_id == name or _is_named(f, name)]
    if exact:
        return Match(tuple(exact))
    return _by_words(name, home.floors, home.vocabulary, lambda _: frozenset())


def find_word(value: str, words: Collection[str]) -> str | None:
    """Return the word of a fixed list, such as the domains, that a value means."""
    by_fold = {"_".join(fold(word)): word for word in words}
    parts = fold(value)
    if (wanted := "_".join(parts)) in by_fold:
        return by_fold[wanted]
    if len(within := {by_fold[part] for part in parts if part in by_fold}) == 1:
        return within.pop()
    best = process.extractOne(
        wanted, list(by_fold), scorer=fuzz.ratio, score_cutoff=WORD_LIKENESS
    )
    return by_fold[best[0]] if best else None


def named_in(name: str, pool: Iterable[Entity]) -> list[Entity]:
    """Return the entities whose whole names stand side by side in a text."""
    words = fold(name)
    found = [
        (start, start + length, entity)
        for entity in pool
        for own in entity.names
        if (length := len(parts := fold(own)))
        for start in range(len(words) - length + 1)
        if words[start : start + length] == parts
    ]
    # Longest first, so that "Bed" inside "Bed Light" is not a second device.
    found.sort(key=lambda item: item[0] - item[1])
    taken: list[tuple[int, int]] = []
    result: list[Entity] = []
    for start, end, entity in found:
        if all(end <= s or start >= e for s, e in taken):
            taken.append((start, end))
            result.append(entity)
    return result


def suggest(value: str, choices: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """Return the choices most like a value, best first."""
    found = process.extract(
        value,
        list(dict.fromkeys(choices)),
        scorer=fuzz.WRatio,
        processor=lambda text: " ".join(fold(text)),
        score_cutoff=SUGGEST_LIKENESS,
        limit=limit,
    )
    return tuple(choice for choice, _, _ in found)


def _is_named(thing: Named, name: str) -> bool:
    """Return whether a thing has a name, compared as Home Assistant compares."""
    wanted = name.strip().casefold()
    return any(own.strip().casefold() == wanted for own in thing.names)


def _joined(name: str, pool: Sequence[Entity]) -> tuple[Entity, ...]:
    """Return the entities that have all of several names joined by commas.

    Home Assistant shows a name and its aliases that way, and models copy it.
    """
    parts = [part for part in name.split(",") if part.strip()]
    if len(parts) < 2:
        return ()
    return tuple(e for e in pool if all(_is_named(e, part) for part in parts))


def _context(entity: Entity, home: Home) -> frozenset[str]:
    """Return the words that may stand beside an entity's name: area, floor, kind."""
    words = set(fold(entity.domain.replace("_", " ")))
    words |= set(fold((entity.device_class or "").replace("_", " ")))
    if area := home.area_by_id.get(entity.area_id or ""):
        words.update(word for name in area.names for word in fold(name))
    if floor := home.floor_by_id.get(entity.floor_id or ""):
        words.update(word for name in floor.names for word in fold(name))
    return frozenset(words)


@dataclass(frozen=True)
class _Likeness:
    """How like one name is: fit, whether every word of it was said, and per cent."""

    fit: Fit
    whole: bool
    score: float


def _by_words[T: Named](
    name: str,
    pool: Sequence[T],
    vocabulary: frozenset[str],
    context: Callable[[T], frozenset[str]],
) -> Match[T]:
    """Return what a name means by its words, best kind of match first."""
    words = list(fold(name))
    while (
        len(words) > 1
        and len(words[0]) <= ARTICLE_LENGTH
        and words[0].isalpha()
        and words[0] not in vocabulary
    ):
        words.pop(0)
    if not words:
        return Match()
    likeness: list[tuple[_Likeness, T]] = []
    for thing in pool:
        beside = context(thing)
        found = [
            like for own in thing.names if (like := _like(words, fold(own), beside))
        ]
        if found:
            best = max(found, key=lambda like: (like.fit, like.whole, like.score))
            likeness.append((best, thing))
    return _best(likeness)


def _best[T](likeness: list[tuple[_Likeness, T]]) -> Match[T]:
    """Return the things that are the best match, or all that tie."""
    if not likeness:
        return Match()
    if same := [(like, thing) for like, thing in likeness if like.fit is Fit.SAME]:
        # Of two names that both fit, the one that says more was meant.
        top = max(like.score for like, _ in same)
        return Match(tuple(t for like, t in same if like.score == top), Fit.SAME)
    if whole := [(like, thing) for like, thing in likeness if like.whole]:
        top = max(like.score for like, _ in whole)
        near = tuple(t for like, t in whole if like.score > top - CLEAR_LEAD)
        return Match(near, Fit.NEAR)
    return Match(tuple(thing for _, thing in likeness), Fit.NEAR)


def _like(
    words: Sequence[str], own: tuple[str, ...], beside: frozenset[str]
) -> _Likeness | None:
    """Return how like the words that were said are to one name, None for not.

    Every word said must be of the name or may stand beside it.
    """
    if not own:
        return None
    if sorted(words) == sorted(own) or "".join(words) == "".join(own):
        return _Likeness(Fit.SAME, whole=True, score=100.0 * len(own))
    rest = list(own)
    scores: list[float] = []
    for word in words:
        best = max(rest, key=lambda other: _word_likeness(word, other), default="")
        if best and (score := _word_likeness(word, best)) >= WORD_LIKENESS:
            rest.remove(best)
            scores.append(score)
        elif word not in beside:
            return _like_as_one(words, own)
    if not scores:
        return None
    if not rest and min(scores) == 100:
        return _Likeness(Fit.SAME, whole=True, score=100.0 * len(own))
    return _Likeness(Fit.NEAR, whole=not rest, score=sum(scores) / len(scores))


def _like_as_one(words: Sequence[str], own: tuple[str, ...]) -> _Likeness | None:
    """Return how like two names are where one is written as a single word.

    Compounds ("Küchenlampe", "Küchen Lampe") and scripts without spaces.
    """
    if len(words) > 1 and len(own) > 1:
        return None
    score = _word_likeness("".join(words), "".join(own))
    if score < WORD_LIKENESS:
        return None
    return _Likeness(Fit.NEAR, whole=True, score=score)


def _word_likeness(one: str, other: str) -> float:
    """Return the likeness of two words in per cent; numbers are alike or not."""
    if one == other:
        return 100.0
    if any(c.isdigit() for c in one + other):
        return 0.0
    return fuzz.ratio(one, other)
