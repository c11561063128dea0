"""Reads what a thing has as that of the thing named before: "the TV's loud, volume down"."""

from .clauses import Clause
from .languages.otherwise import OF, QUALITIES
from .naming import Naming
from .plain_place import without_here
from .pronoun import named_before, names_other
from .request import Request
from .stance import Stance


def with_told_thing(request: Request) -> str | None:
    """Return the text of a request with the name of the thing that has it, or None.

    "Halve the volume" is that of the only device that was called by its name before. Not
    where a wish names anything else, or is for where the user is.
    """
    language, text = request.language, request.text
    if language is None:
        return None
    naming = Naming(request.clauses, request.home, language)
    found = [
        (end, name)
        for clause in request.clauses
        if clause.stance is Stance.REQUEST
        if without_here(request.said(clause), request.code) is None
        for end, name in [_owned(naming, clause)]
        if name
    ]
    for end, name in reversed(found):
        text = f"{text[:end]} {OF[language.code]} {name}{text[end:]}"
    return text if found else None


def _owned(naming: Naming, clause: Clause) -> tuple[int, str]:
    """Return where the noun of a clause ends for what a thing has, and what has it.

    The name is empty where it has no such noun, or the thing is not known.
    """
    language, words = naming.language, clause.words
    called = named_before(naming, clause)
    if language is None or len(called) != 1 or names_other(naming, clause, called[0]):
        return 0, ""
    qualities = QUALITIES.get(language.code, {}).get(called[0].domain, "")
    found = [
        words[at].end
        for at in range(1, len(words))
        if words[at].plain in qualities.split(", ")
        and language.article_book.has(words, at - 1)
    ]
    return (found[0], naming.home.reference(called[0])) if len(found) == 1 else (0, "")
