"""Whether a device is in the area or on the floor that the user's words name."""

from collections.abc import Collection

from ..home.home import Area, Entity, Floor
from ..text.fold import fold
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause, Stance
from ..utterance.request import Request


def is_out_of_place(request: Request, entity: Entity) -> bool:
    """Return whether the words mean a device of the same name or kind in another place.

    "The bedroom lights upstairs" are not those of a bedroom on the ground floor: all
    that the words say of it they say of one that is upstairs too. Nor are "the blinds in
    Emma's room", where there are none, those of the kids' room: they say but their kind.
    """
    said = False
    naming = request.naming
    if any(
        one.stance is not Stance.REQUEST and naming.calls_only(one, entity)
        for one in request.clauses
    ):
        # "Garden door locked, boot room door too": told of by its own full name.
        return False
    for clause in request.clauses:
        words = _said_of(clause, entity)
        if clause.stance is not Stance.REQUEST or not words:
            continue
        said = True
        places = _places(clause, request)
        if not places or _is_in(entity, places):
            return False
        by_name = words - _of_kinds(clause, request) - _of_places(places)
        if by_name and not any(
            words <= _said_of(clause, other)
            for other in request.home.entities
            if other.domain == entity.domain and _is_in(other, places)
        ):
            return False
    return said


def _said_of(clause: Clause, entity: Entity) -> frozenset[str]:
    """Return the words of a clause that are of a device's names, in whatever form."""
    own = by_first_letter(word for name in entity.names for word in fold(name))
    return frozenset(
        token.plain for token in clause.words if near_words(token.plain, own)
    )


def _of_kinds(clause: Clause, request: Request) -> frozenset[str]:
    """Return the words of a clause that only say what kind a device is of."""
    if (language := request.language) is None:
        return frozenset()
    return frozenset(
        token.plain
        for at, token in enumerate(clause.words)
        if language.kind_book.has(clause.words, at)
    )


def _of_places(places: Collection[Area | Floor]) -> frozenset[str]:
    """Return the words of the names of places."""
    return frozenset(
        word for one in places for name in one.names for word in fold(name)
    )


def _is_in(entity: Entity, places: Collection[Area | Floor]) -> bool:
    """Return whether a device is in one of these places, or is called after it.

    Of one that is nowhere it is not known.
    """
    where = {entity.area_id, entity.floor_id} - {None}
    own = {word for name in entity.names for word in fold(name)}
    return not where or any(
        _id(one) in where or any(own.issuperset(fold(name)) for name in one.names)
        for one in places
    )


def _id(place: Area | Floor) -> str:
    """Return the id of a place."""
    return place.area_id if isinstance(place, Area) else place.floor_id


def _places(clause: Clause, request: Request) -> list[Area | Floor]:
    """Return the areas and floors whose full names a clause has."""
    said = {token.plain for token in clause.words}
    places: tuple[Area | Floor, ...] = (*request.home.areas, *request.home.floors)
    return [
        place
        for place in places
        if any(words and said.issuperset(words) for words in map(fold, place.names))
    ]
