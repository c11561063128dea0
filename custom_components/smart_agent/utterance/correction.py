"""Words that a later part of the sentence puts right: "to 21, no, 22"."""

from collections.abc import Callable, Sequence
from itertools import groupby

from .clauses import Clause, Stance
from .naming import Naming
from .tokens import Token, as_said

type _Span = tuple[int, int]
"""Where some words of a clause begin, and where they end."""


def corrected(naming: Naming, text: str, clause: Clause) -> str | None:
    """Return the words that a clause corrects, with what it says in their place.

    It says nothing but one device's name, or one number, where the clause before it has
    just one. None where that is not so: what is meant then is not known for sure.
    """
    before = corrected_by(naming.clauses, clause)
    if before is None or clause.stance is not Stance.REQUEST:
        return None
    if before.corrects or before.goes_on or not naming.has_deed(before):
        return None
    if before.stance is Stance.REVOKED:
        if not (_calls_one(naming, clause) and _calls_one(naming, before)):
            return None
        old, new = _named(naming, before), _named(naming, clause)
        rest = [*clause.words[: new[0]], *clause.words[new[1] :]] if new else []
        if not all(_leads(naming, token) for token in rest):
            return None
    elif before.stance is Stance.REQUEST and not naming.mentions(clause):
        old, new = _number(naming, before), _number(naming, clause)
        if new and not _is_unit(naming, clause, new):
            return None
        if old and new and old[1] == len(before.words):
            # "At fifty, no, forty percent": the unit is said only then.
            new = new[0], len(clause.words)
    else:
        return None
    if old is None or new is None:
        return None
    parts = (
        as_said(text, before.words[: old[0]]),
        as_said(text, clause.words[new[0] : new[1]]),
        as_said(text, before.words[old[1] :]),
    )
    return " ".join(one.strip() for one in parts if one.strip())


def corrected_by(clauses: Sequence[Clause], clause: Clause) -> Clause | None:
    """Return the clause that one puts right, None for one that corrects nothing.

    What stands between only tells why, "to 80, that'd blind him, make it 40", or says once
    more what is not meant: "the lamp off. Sorry, not the lamp, the fan".
    """
    at = clauses.index(clause)
    before = [one for one in clauses[:at] if one.stance is not Stance.TOLD]
    denied = bool(before) and before[-1].stance is Stance.FORBIDDEN
    if denied and before[-1].corrects and clause.goes_on:
        before.pop()
        denied = bool(before) and before[-1].stance is Stance.REVOKED
        return before[-1] if denied else None
    return before[-1] if before and clause.corrects else None


def _calls_one(naming: Naming, clause: Clause) -> bool:
    """Return whether a clause calls just one device by its name."""
    return any(naming.calls_only(clause, one) for one in naming.called(clause))


def _span(words: Sequence[Token], is_of: Callable[[int], bool]) -> _Span | None:
    """Return where the only run of words of a kind stands, None for none or several."""
    runs = [[*run] for holds, run in groupby(range(len(words)), is_of) if holds]
    return (runs[0][0], runs[0][-1] + 1) if len(runs) == 1 else None


def _named(naming: Naming, clause: Clause) -> _Span | None:
    """Return where the only name in a clause stands, with its article."""
    found = _span(clause.words, lambda at: clause.names[at])
    if found is None or naming.language is None:
        return None
    first, end = found
    while first and clause.words[first - 1].plain in naming.language.article_words:
        first -= 1
    return first, end


def _number(naming: Naming, clause: Clause) -> _Span | None:
    """Return where the only number in a clause stands."""
    words = naming.language.number_words if naming.language else frozenset[str]()
    return _span(
        clause.words,
        lambda at: clause.words[at].is_number or clause.words[at].plain in words,
    )


def _is_unit(naming: Naming, clause: Clause, number: _Span) -> bool:
    """Return whether a clause is a number, perhaps with its unit or what leads to it."""
    language = naming.language
    return language is not None and all(
        _leads(naming, token)
        or (at >= number[1] and language.unit_book.has(clause.words, at))
        for at, token in enumerate(clause.words)
        if not number[0] <= at < number[1]
    )


def _leads(naming: Naming, token: Token) -> bool:
    """Return whether a word only leads to a name or a number: "the", "to"."""
    return naming.language is not None and token.plain in naming.language.joining_words
