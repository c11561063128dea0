"""The clauses of words that are said in a home, read once for all who ask for them.

One turn reads the same words for several ends: as what was asked for, with a name in
place of a pronoun, as a step of a value. People say the same words day by day.
"""

from collections.abc import Set as AbstractSet
from dataclasses import replace
from weakref import WeakKeyDictionary

from ..home.home import Home
from ..home.inventory import Layout
from .clauses import Clause, Stance, read_clauses
from .named_words import sentence_of, standing
from .phrases import Language
from .tokens import MAX_WORDS, tokens

_MOST_KEPT = 128
"""Texts of which the clauses are kept, for a home with one layout."""

type _Said = tuple[str, str, str]
"""A text, the code of its language, and what in it is only written down."""

_kept: WeakKeyDictionary[Layout, dict[_Said, tuple[Clause, ...]]] = WeakKeyDictionary()
"""They hang on names alone, so they are kept for as long as those stay as they are."""


def clauses_of(
    text: str, language: Language, home: Home, item: str
) -> tuple[Clause, ...]:
    """Return the clauses of a text with a word in it; see read_request for item."""
    kept = _kept.setdefault(home.layout, {})
    said = text, language.code, item
    if (clauses := kept.get(said)) is None:
        clauses = _read(text, language, home, item)
        if len(kept) >= _MOST_KEPT:
            del kept[next(iter(kept))]
        kept[said] = clauses
    return clauses


def unsure(clause: Clause) -> Clause:
    """Return a clause that asks for nothing for sure."""
    if clause.stance is not Stance.REQUEST:
        return clause
    return replace(clause, stance=Stance.UNCLEAR)


def _read(text: str, language: Language, home: Home, item: str) -> tuple[Clause, ...]:
    """Return the clauses of a text, read now."""
    said = tokens(text)
    written = standing(item, said, home)
    clauses = read_clauses(sentence_of(said, language, home, written))
    if len(said) == MAX_WORDS:
        # What may stand behind the words that are read could take any of it back.
        clauses = tuple(map(unsure, clauses))
    if written:
        starts = {said[at].start for at in written}
        # What is but the item asks for nothing by itself.
        rest = tuple(_without(clause, starts) for clause in clauses)
        clauses = tuple(one for one in rest if one.words) or rest
    return clauses


def _without(clause: Clause, starts: AbstractSet[int]) -> Clause:
    """Return a clause without the words that begin at these places."""
    kept = [at for at, one in enumerate(clause.words) if one.start not in starts]
    return replace(
        clause,
        words=tuple(clause.words[at] for at in kept),
        names=tuple(clause.names[at] for at in kept),
    )
