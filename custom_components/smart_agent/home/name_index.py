"""Names by the words in them, so that thousands are searched at once."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property

from ..text.fold import spellings
from ..text.similarity import by_first_letter, turned

type Words = tuple[str, ...]


class NameIndex:
    """The names of many things, each in a row, in the order in which they came."""

    def __init__(
        self, *, are_places: bool, openers: frozenset[str] = frozenset()
    ) -> None:
        """Begin with no names.

        openers are the words that a name of the home begins with.
        """
        self.are_places = are_places
        self.names: list[tuple[Words, ...]] = []
        """The names in each row, each in all its spellings."""
        self.beside: list[frozenset[str]] = []
        """The words that may stand beside the names in each row."""
        self.by_key: defaultdict[str, list[int]] = defaultdict(list)
        self.by_id: dict[str, int] = {}
        self.by_word: defaultdict[str, set[int]] = defaultdict(set)
        self.by_whole: defaultdict[str, set[int]] = defaultdict(set)
        self.by_place: defaultdict[str, set[int]] = defaultdict(set)
        self._openers = openers

    def add(
        self,
        thing_id: str,
        names: Iterable[str],
        beside: frozenset[str] = frozenset(),
    ) -> None:
        """Add a thing in a row of its own; to be done before anything is searched."""
        row = len(self.names)
        named = tuple(names)
        spelled = tuple(dict.fromkeys(way for name in named for way in spellings(name)))
        self.names.append(spelled)
        self.beside.append(beside)
        self.by_id[thing_id] = row
        for key in {as_key(name) for name in named}:
            self.by_key[key].append(row)
        for word in beside:
            self.by_place[word].add(row)
        for words in spelled:
            self.by_whole["".join(words)].add(row)
            if len(words) == 2:
                for whole in turned(words):
                    self.by_whole[whole].add(row)
            for word in words:
                self.by_word[word].add(row)

    def seal(self) -> None:
        """Compute the lookup tables now; else they are computed on first use."""
        for name in ("edges", "words", "wholes", "places"):
            getattr(self, name)

    def exact(self, name: str) -> list[int]:
        """Return the rows that Home Assistant itself finds by a name or an id."""
        rows = {*self.by_key.get(as_key(name), ())}
        if name in self.by_id:
            rows.add(self.by_id[name])
        return sorted(rows)

    @cached_property
    def edges(self) -> frozenset[str]:
        """Return the words that names begin or end with: they say something alone."""
        return self._openers.union(
            own[-1] for names in self.names for own in names if own
        )

    @cached_property
    def words(self) -> dict[str, list[str]]:
        """Return the words of names, by their first letter."""
        return by_first_letter(self.by_word)

    @cached_property
    def wholes(self) -> dict[str, list[str]]:
        """Return the names without spaces, by their first letter."""
        return by_first_letter(self.by_whole)

    @cached_property
    def places(self) -> dict[str, list[str]]:
        """Return the words that may stand beside names, by their first letter."""
        return by_first_letter(self.by_place)


def as_key(name: str) -> str:
    """Return a name as Home Assistant compares it (helpers/intent.py)."""
    return name.strip().casefold()
