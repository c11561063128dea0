"""What words ask for, one by one."""

from collections.abc import Callable, Sequence

from .clauses import Clause
from .named_deed import is_name
from .naming import Naming
from .stance import Stance


def wishes(
    clauses: Sequence[Clause],
    naming: Naming,
    corrected: Callable[[Clause], str | None],
) -> list[list[Clause]]:
    """Return what is asked for: clauses, each with those that share its verb.

    Those go on from it, or are mere names that stand before it. corrected returns what a
    clause puts in place of the one before, None for nothing.
    """
    found: list[list[Clause]] = []
    for clause in clauses:
        if clause.stance is not Stance.REQUEST or not clause.words:
            continue
        if corrected(clause):
            before = clauses[clauses.index(clause) - 1]
            found = [one for one in found if before not in one]
            found.append([clause])
        elif found and (
            clause.goes_on or all(is_name(naming, one) for one in found[-1])
        ):
            found[-1].append(clause)
        else:
            found.append([clause])
    return found
