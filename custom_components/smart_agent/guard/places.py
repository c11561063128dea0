"""Areas and floors of a call, held against those of the home."""

from collections.abc import Callable, Sequence

from ..home import Area, Entity, Floor
from ..toolset import AREA, FLOOR, NAME
from .draft import Draft
from .names import Fit, Match, find_area, find_entity, find_floor, suggest
from .problem import ProblemKind


def in_area(draft: Draft, entity: Entity) -> bool:
    """Return whether the area that was given to look in, if any, is the entity's."""
    given = draft.text(AREA)
    if given is None or AREA in draft.spec.required:
        return True
    areas = find_area(given, draft.home).things
    return entity.area_id in {area.area_id for area in areas}


def on_floor(draft: Draft, entity: Entity) -> bool:
    """Return whether the floor that was given, if any, is the entity's."""
    if (given := draft.text(FLOOR)) is None:
        return True
    floors = find_floor(given, draft.home).things
    return entity.floor_id in {floor.floor_id for floor in floors}


def put_places_right(draft: Draft, pool: Sequence[Entity]) -> bool:
    """Put area and floor right; return False when one of them is unknown.

    What was written as an area or floor and is something else goes where it belongs,
    also to the name.
    """
    area = _area(draft, pool)
    if NAME in draft.args:
        return True
    floor = _floor(draft, area)
    if draft.problems:
        return False
    if area and floor and area.floor_id != floor.floor_id:
        draft.set(FLOOR, None, f"{area.name} is not on it")
    return True


def spell_places(draft: Draft) -> None:
    """Write area and floor as Home Assistant finds them, where they are certain."""
    area, floor = draft.text(AREA), draft.text(FLOOR)
    if area is not None and AREA not in draft.spec.required:
        found = find_area(area, draft.home)
        if found.one and found.fit is not Fit.EXACT:
            draft.set(AREA, found.one.name, "name")
    if floor is not None:
        on = find_floor(floor, draft.home)
        if on.one and on.fit is not Fit.EXACT:
            draft.set(FLOOR, on.one.name, "name")


def check_area_value(draft: Draft, key: str) -> None:
    """See that an argument that is an area names one that exists."""
    _place_value(
        draft,
        key,
        ProblemKind.UNKNOWN_AREA,
        draft.home.areas,
        lambda name: find_area(name, draft.home),
    )


def check_floor_value(draft: Draft, key: str) -> None:
    """See that an argument that is a floor names one that exists."""
    _place_value(
        draft,
        key,
        ProblemKind.UNKNOWN_FLOOR,
        draft.home.floors,
        lambda name: find_floor(name, draft.home),
    )


def _place_value[T: (Area, Floor)](
    draft: Draft,
    key: str,
    kind: ProblemKind,
    places: Sequence[T],
    find: Callable[[str], Match[T]],
) -> None:
    """Put a value right that is a place, or a list of them."""
    value = draft.args.get(key)
    names: list[str] = []
    for given in draft.values(key):
        if not isinstance(given, str):
            return
        found = find(given)
        if found.one is None:
            _unknown(draft, kind, key, given, places)
            return
        names.append(given if found.fit is Fit.EXACT else found.one.name)
    if names:
        draft.set(key, names if isinstance(value, list) else names[0], "name")


def _area(draft: Draft, pool: Sequence[Entity]) -> Area | None:
    """Return the area that is meant; an entity's or floor's name is moved."""
    if (given := draft.text(AREA)) is None:
        return None
    found = find_area(given, draft.home)
    if found.one:
        if found.fit is not Fit.EXACT:
            draft.set(AREA, found.one.name, "name")
        return found.one
    floor = find_floor(given, draft.home).one
    if floor and FLOOR in draft.spec.properties:
        draft.set(AREA, None, "a floor, not an area")
        draft.set(FLOOR, floor.name, "was written as area")
        return None
    entity = find_entity(given, pool, draft.home)
    if entity.one and entity.fit is Fit.EXACT and NAME in draft.spec.properties:
        draft.set(AREA, None, "a device, not an area")
        draft.set(NAME, given, "was written as area")
        return None
    _unknown(draft, ProblemKind.UNKNOWN_AREA, AREA, given, draft.home.areas)
    return None


def _floor(draft: Draft, area: Area | None) -> Floor | None:
    """Return the floor that is meant; one that is none is dropped or moved."""
    if (given := draft.text(FLOOR)) is None:
        return None
    found = find_floor(given, draft.home)
    if found.one:
        if found.fit is not Fit.EXACT:
            draft.set(FLOOR, found.one.name, "name")
        return found.one
    if area is not None:
        draft.set(FLOOR, None, "no such floor, the area is enough")
        return None
    as_area = find_area(given, draft.home).one
    if as_area and AREA in draft.spec.properties:
        draft.set(FLOOR, None, "an area, not a floor")
        draft.set(AREA, as_area.name, "was written as floor")
        return None
    _unknown(draft, ProblemKind.UNKNOWN_FLOOR, FLOOR, given, draft.home.floors)
    return None


def _unknown(
    draft: Draft,
    kind: ProblemKind,
    key: str,
    given: str,
    places: Sequence[Area] | Sequence[Floor],
) -> None:
    """Keep the problem of an area or floor that does not exist."""
    word = "area" if kind is ProblemKind.UNKNOWN_AREA else "floor"
    draft.problem(
        kind,
        key,
        f"there is no {word} {given!r}",
        allowed=[place.name for place in places],
        nearest=suggest(given, [n for place in places for n in place.names]),
    )
