"""The ways of tables of words: texts with commas between them, folded."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from ..text.fold import fold
from .tokens import Token

type Way = tuple[str, ...]


def ways_of(table: Mapping[str, str], code: str) -> tuple[Way, ...]:
    """Return the ways that a table has for a language, the longest first."""
    return ways_in(table.get(code, ""))


def longest(ways: Iterable[Way], plain: Way) -> int:
    """Return how many words the longest of some ways has that words begin with."""
    return max((len(way) for way in ways if plain[: len(way)] == way), default=0)


def keyed_ways(
    table: Mapping[str, Mapping[str, str]], code: str
) -> tuple[tuple[Way, str], ...]:
    """Return the ways of a language that stand for something, with that, the longest first."""
    return _keyed(tuple(table.get(code, {}).items()))


@lru_cache(maxsize=128)
def ways_in(text: str) -> tuple[Way, ...]:
    """Return the ways that a text has, the longest first."""
    ways = filter(None, map(fold, text.split(",")))
    return tuple(sorted(ways, key=len, reverse=True))


def ends_of(said: Sequence[Token], at: int, text: str) -> Iterator[int]:
    """Yield where the ways that a text has end which stand at a word, the longest first."""
    if said[at].plain not in _firsts_in(text):
        return
    for way in ways_in(text):
        if tuple(one.plain for one in said[at : at + len(way)]) == way:
            yield at + len(way)


@lru_cache(maxsize=128)
def _firsts_in(text: str) -> frozenset[str]:
    """Return the first words of the ways that a text has."""
    return frozenset(way[0] for way in ways_in(text))


@lru_cache(maxsize=64)
def _keyed(items: tuple[tuple[str, str], ...]) -> tuple[tuple[Way, str], ...]:
    """Return the ways of some texts with the keys of these, the longest first."""
    found = [(way, key) for key, text in items for way in ways_in(text)]
    return tuple(sorted(found, key=lambda one: -len(one[0])))
