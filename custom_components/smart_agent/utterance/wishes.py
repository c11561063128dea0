"""What words ask for, one by one."""

from collections.abc import Callable, Sequence

from .carriers import is_carrier
from .clauses import Clause
from .correction import corrected_by
from .named_deed import is_name
from .naming import Naming
from .numbers import numbers_in
from .stance import Stance


def wishes(
    clauses: Sequence[Clause],
    naming: Naming,
    corrected: Callable[[Clause], str | None],
    joined: Callable[[Sequence[Clause]], bool],
) -> list[list[Clause]]:
    """Return what is asked for: clauses, each with those that share its verb.

    Those go on from it, or are mere names that stand before it: "the lamp off, the fan
    and the heater on". corrected returns what a clause puts in place of the one before,
    None for nothing; joined, whether an "and" stands before the last of clauses.
    """
    found: list[list[Clause]] = []
    for clause in clauses:
        if clause.stance is not Stance.REQUEST or not clause.words:
            continue
        if corrected(clause):
            before = corrected_by(clauses, clause)
            found = [one for one in found if before not in one]
            found.append([clause])
        elif found and (
            (clause.goes_on and not _has_own_value(clause, found[-1], naming))
            or all(is_name(naming, one) for one in found[-1])
        ):
            found[-1].append(clause)
        elif found and joined([found[-1][-1], clause]):
            found.append([*_names_behind_deed(found[-1], naming), clause])
        else:
            found.append([clause])
    return found


def _has_own_value(clause: Clause, before: Sequence[Clause], naming: Naming) -> bool:
    """Return whether a thing is set to a value, and those before it to none.

    "The venetians shut and the pendant at twenty percent": it shares no deed with them.
    """
    language, words = naming.language, before[-1].words
    if language is None or language.verb_book.has(words, 0):
        return False
    code = language.code
    return (
        any(clause.names)
        and naming.has_deed(before[-1])
        and not is_carrier(code, words[0].plain)
        and any(numbers_in(clause.words, code))
        and not any(any(numbers_in(one.words, code)) for one in before)
    )


def _names_behind_deed(wish: list[Clause], naming: Naming) -> list[Clause]:
    """Take the mere names from the end of a wish whose deed is the word before them.

    "The lamp off, the fan" is complete at "off"; "turn off the lamp, the fan" is not.
    """
    language, at = naming.language, len(wish)
    while at and is_name(naming, wish[at - 1]):
        at -= 1
    if language is None or not 0 < at < len(wish):
        return []
    words, names = wish[at - 1].words, wish[at - 1].names
    if not names[0] or not language.particle_book.has(words, len(words) - 1):
        return []
    taken = wish[at:]
    del wish[at:]
    return taken
