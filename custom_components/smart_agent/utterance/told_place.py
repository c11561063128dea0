"""Reads the place that is only told as that of a wish: "it's dark in the hall, lights on"."""

from ..text.base_language import words_language
from .clauses import Clause
from .languages.otherwise import IN_PLACE, IT_IS, LET_IN
from .plain_place import without_here
from .request import Request
from .stance import Stance
from .ways import ways_of


def with_told_place(request: Request) -> str | None:
    """Return the text of a request with the place where it is said to be so, or None.

    Who says how it is in a room, and then what is to be done without saying where, means
    that room and not the one they speak in. Only of a kind of which there is anything.
    What somebody does in a room tells nothing: "she's asleep in the nursery, TV down".
    """
    base = words_language(request.code)
    where = IN_PLACE.get(base)
    if request.language is None or where is None:
        return None
    text, told = request.text, set[str]()
    ends: list[tuple[int, str]] = []
    for clause in request.clauses:
        if (clause.stance is Stance.TOLD and _says_how_it_is(clause, request)) or (
            clause.stance is Stance.REQUEST and _is_for_place(clause, request)
        ):
            told = {one for one in request.places(clause) if one}
        elif clause.stance is Stance.REQUEST and len(told) == 1:
            if _is_open(clause, request, told):
                ends += [(clause.words[-1].end, place) for place in told]
        elif clause.stance not in (Stance.TOLD, Stance.EXCEPTED, Stance.FORBIDDEN):
            return None
    for end, place in reversed(ends):
        text = f"{text[:end]} {_where(request, place, where)}{text[end:]}"
    return text if ends else None


def _where(request: Request, place: str, where: tuple[str, str]) -> str:
    """Return the words for an area or a floor by its id, in a language's way."""
    home = request.home
    if area := home.area_by_id.get(place):
        return where[0].format(home.reference(area))
    floor = next(one for one in home.floors if one.floor_id == place)
    return where[1].format(home.reference(floor))


def _says_how_it_is(clause: Clause, request: Request) -> bool:
    """Return whether a clause tells how it is in a place: "it's freezing in the hall".

    "It's a long way from the hall" does not.
    """
    language, words = request.language, clause.words
    plain = tuple(one.plain for one in words)
    ways = ways_of(IT_IS, words_language(request.code))
    if language is None or not any(plain[: len(way)] == way for way in ways):
        return False
    leads = [at for at in range(len(words)) if plain[at] in language.preposition_words]
    return all(language.within_book.has(words, at) for at in leads)


def _is_for_place(clause: Clause, request: Request) -> bool:
    """Return whether a wish is for daylight or air in a place, and for nothing in it.

    What follows it is of that place: "let's get some daylight in upstairs, blinds up". Of
    "clean the kitchen, turn on the lamp" that is not so.
    """
    let_in = LET_IN.get(words_language(request.code), frozenset())
    return bool(request.places(clause)) and not (
        let_in.isdisjoint(one.plain for one in clause.words)
        or request.naming.all_kinds(clause)
        or request.naming.called(clause)
        or request.goes_on
    )


def _is_open(clause: Clause, request: Request, told: set[str]) -> bool:
    """Return whether a wish has a noun for what is in a place, and says no place."""
    language = request.language
    assert language is not None
    kinds = {
        match.tells.partition(":")[0]
        for at in range(len(clause.words))
        for match in language.kind_book.at(clause.words, at)
    }
    there = any(
        one.domain in kinds and told & {one.area_id, one.floor_id}
        for one in request.home.entities
    )
    return (
        there
        and not any(clause.names)
        and not request.places(clause)
        and without_here(request.said(clause), request.code) is None
    )
