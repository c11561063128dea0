"""Reads how much of what was named is enough: "the TV's too loud, twenty's plenty"."""

from .clauses import Clause
from .languages.ellipsis import words_of
from .languages.otherwise import SET_TO
from .naming import Naming
from .numbers import is_number, numbers_in
from .pronoun import named_before
from .request import Request
from .stance import Stance
from .tokens import Token


def with_enough(request: Request) -> str | None:
    """Return the text of a request with the command that sets what is enough, or None.

    That is a number that nothing else is said of, behind the only device that was called
    by its name before.
    """
    language, text = request.language, request.text
    commands = SET_TO.get(language.code, {}) if language else {}
    if not commands:
        return None
    naming = Naming(request.clauses, request.home, language)
    for clause in request.clauses:
        if clause.stance is not Stance.TOLD or not (number := _enough(request, clause)):
            continue
        called = named_before(naming, clause)
        if len(called) == 1 and called[0].domain in commands:
            name = request.home.reference(called[0])
            command = commands[called[0].domain].format(name, number)
            return f"{text[: clause.words[0].start]}{command}{text[clause.words[-1].end :]}"
    return None


def _enough(request: Request, clause: Clause) -> str | None:
    """Return the number that a clause says is enough, None for any other clause."""
    language, table = request.language, words_of(request.code)
    words: tuple[Token, ...] = clause.words
    if language is None or table is None:
        return None
    size = table.back(words, "ends")
    said = words[: len(words) - size]
    while said and any(
        one.end == len(said)
        for at in range(len(said))
        for one in language.unit_book.at(said, at)
    ):
        said = said[:-1]
    if not size or not said:
        return None
    if not (is_number(said, request.code) or (len(said) == 1 and said[0].is_number)):
        return None
    return next(numbers_in(said, request.code), None)
