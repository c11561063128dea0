"""The request of words that leave out what the turn before has said."""

from collections.abc import Sequence
from dataclasses import replace

from .clauses import Clause
from .named_words import sentence_of
from .request import Request
from .stance import Stance
from .tokens import Token


def clause_of(request: Request, words: Sequence[Token]) -> Clause:
    """Return words of a request as a clause that asks for something."""
    assert request.language is not None
    read = sentence_of(words, request.language, request.home, frozenset())
    return Clause(tuple(words), Stance.REQUEST, tuple(read.named))


def going_on(request: Request, clauses: Sequence[Clause]) -> Request:
    """Return a request where these clauses ask for what was asked for before."""
    return replace(request, clauses=tuple(clauses), goes_on=True)
