"""A cache by clause: each device is judged by the same facts about the clauses."""

from collections.abc import Callable

from .clauses import Clause


class PerClause[T]:
    """Caches the result of a function of a clause.

    Clauses are told apart by identity, not by their words. The cache holds on to each
    clause, so that its id is not used again for another.
    """

    def __init__(self, find: Callable[[Clause], T]) -> None:
        """Take the function to cache."""
        self._find = find
        self._found: dict[int, tuple[Clause, T]] = {}

    def __call__(self, clause: Clause) -> T:
        """Return the function's result for a clause, computed at the first call."""
        if (kept := self._found.get(id(clause))) is None:
            kept = self._found[id(clause)] = clause, self._find(clause)
        return kept[1]
