"""Whether a device is in the area or on the floor that the user's words name."""

from ..home.home import Area, Entity, Floor
from ..text.fold import fold
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause, Stance
from ..utterance.request import Request


def is_out_of_place(request: Request, entity: Entity) -> bool:
    """Return whether the words mean a device of the same name or kind in another place.

    "The bedroom lights upstairs" are not those of a bedroom on the ground floor: all
    that the words say of it they say of one that is upstairs too.
    """
    said = False
    for clause in request.clauses:
        words = _said_of(clause, entity)
        if clause.stance is not Stance.REQUEST or not words:
            continue
        said = True
        places = _places(clause, request)
        if not places or _is_in(entity, places):
            return False
        if not any(
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


def _is_in(entity: Entity, places: set[str]) -> bool:
    """Return whether a device is in one of these areas, or on one of these floors."""
    return bool(places & {entity.area_id, entity.floor_id})


def _places(clause: Clause, request: Request) -> set[str]:
    """Return the ids of the areas and floors whose full names a clause has."""
    said = {token.plain for token in clause.words}
    places: tuple[Area | Floor, ...] = (*request.home.areas, *request.home.floors)
    return {
        place.area_id if isinstance(place, Area) else place.floor_id
        for place in places
        if any(words and said.issuperset(words) for words in map(fold, place.names))
    }
