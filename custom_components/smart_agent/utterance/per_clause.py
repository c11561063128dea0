"""What was found of clauses so far: every device asks for the same."""

from collections.abc import Callable

from .clauses import Clause


class PerClause[T]:
    """Finds something of a clause once.

    A clause is told from others by which it is, not by its words, and kept, so that no
    other can come to be it.
    """

    def __init__(self, find: Callable[[Clause], T]) -> None:
        """Take what finds it."""
        self._find = find
        self._found: dict[int, tuple[Clause, T]] = {}

    def __call__(self, clause: Clause) -> T:
        """Return what there is to be found of a clause."""
        if (kept := self._found.get(id(clause))) is None:
            kept = self._found[id(clause)] = clause, self._find(clause)
        return kept[1]
