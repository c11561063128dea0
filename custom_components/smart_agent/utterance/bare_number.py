"""A wish that is nothing but a number: "thirty", "30 percent"."""

from .clauses import Clause
from .has_deed import has_but_numbers
from .numbers import numbers_in
from .request import Request


def bare_number(clause: Clause, request: Request) -> str | None:
    """Return the number that a clause is, its unit aside, None for anything else."""
    language, words = request.language, clause.words
    numbers = [*numbers_in(words, request.code)]
    if language is None or len(numbers) != 1:
        return None
    return numbers[0] if has_but_numbers(clause, language) else None
