"""Checks the area and floor of a call, and spells them as Home Assistant does."""

from collections.abc import Callable, Sequence

from ...home.home import Area, Entity, Floor
from ...home.name_resolver import NameMatch, NameResolver
from ...llm_tools.spec import AREA, FLOOR
from ...text.similarity import Fit
from ..draft import Draft
from ..problem import ProblemKind
from .candidates import suggest

type Holds = Callable[[Entity], bool]


def in_area(draft: Draft) -> Holds:
    """Return what tells whether an entity is in the area that was given to look in."""
    given = draft.text(AREA)
    if given is None or AREA in draft.spec.required:
        return lambda _: True
    ids = {area.area_id for area in draft.home.area_names.find(given).things}
    return lambda entity: entity.area_id in ids


def on_floor(draft: Draft) -> Holds:
    """Return what tells whether an entity is on the floor that was given, if any."""
    if (given := draft.text(FLOOR)) is None:
        return lambda _: True
    ids = {floor.floor_id for floor in draft.home.floor_names.find(given).things}
    return lambda entity: entity.floor_id in ids


def swap_places(draft: Draft) -> None:
    """Move an area that was written as the floor, and a floor written as the area."""
    areas, floors = draft.home.area_names, draft.home.floor_names
    area, floor = draft.text(AREA), draft.text(FLOOR)
    if floor is not None and not floors.find(floor).things and areas.find(floor).sure:
        draft.set(FLOOR, None, "an area, not a floor")
        if AREA in draft.spec.properties and area is None:
            draft.set(AREA, floor, "was written as floor")
        return
    if (
        area is None
        or AREA in draft.spec.required
        or FLOOR not in draft.spec.properties
    ):
        return
    if not areas.find(area).things and floors.find(area).sure and floor is None:
        draft.set(AREA, None, "a floor, not an area")
        draft.set(FLOOR, area, "was written as area")


def check_places(draft: Draft) -> bool:
    """Check that area and floor exist, and spell them as Home Assistant does.

    Returns False, with the problem kept, when one of them is unknown.
    """
    home = draft.home
    area = _place(draft, AREA, home.area_names, home.areas, ProblemKind.UNKNOWN_AREA)
    if area and area.things and (given := draft.text(FLOOR)) is not None:
        on = {floor.floor_id for floor in home.floor_names.find(given).things}
        if not any(thing.floor_id in on for thing in area.things):
            draft.set(FLOOR, None, "the area is not on it")
    _place(draft, FLOOR, home.floor_names, home.floors, ProblemKind.UNKNOWN_FLOOR)
    return not draft.problems


def spell_places(draft: Draft, entity: Entity) -> None:
    """Write area and floor of an entity that is found as Home Assistant does."""
    home = draft.home
    area, floor = draft.text(AREA), draft.text(FLOOR)
    own_area = home.area_by_id.get(entity.area_id or "")
    own_floor = home.floor_by_id.get(entity.floor_id or "")
    if area and own_area and AREA not in draft.spec.required:
        if own_area not in home.area_names.exact(area):
            draft.set(AREA, home.reference(own_area), "name")
    if floor and own_floor and own_floor not in home.floor_names.exact(floor):
        draft.set(FLOOR, home.reference(own_floor), "name")


def check_place_value(draft: Draft, key: str, kind: ProblemKind) -> None:
    """See that an argument that is an area or floor, or a list of them, names one."""
    home = draft.home
    value = draft.args.get(key)
    names: list[str] = []
    for given in draft.values(key):
        if not isinstance(given, str):
            return
        found: NameMatch[Area] | NameMatch[Floor]
        if kind is ProblemKind.UNKNOWN_AREA:
            found = home.area_names.find(given)
        else:
            found = home.floor_names.find(given)
        if found.one is None:
            _unclear(draft, key, given, kind, found.things)
            return
        names.append(given if found.fit is Fit.EXACT else home.reference(found.one))
    if names:
        draft.set(key, names if isinstance(value, list) else names[0], "name")


def _place[T: (Area, Floor)](
    draft: Draft,
    key: str,
    names: NameResolver[T],
    places: Sequence[T],
    kind: ProblemKind,
) -> NameMatch[T] | None:
    """Return the area or floor that is meant, None where none is given."""
    if (given := draft.text(key)) is None or key in draft.spec.required:
        return None
    found = names.find(given)
    if found.things and found.fit is Fit.EXACT:
        # Several with one alias: Home Assistant takes them all.
        return found
    if found.one is None:
        _unclear(draft, key, given, kind, found.things)
    else:
        draft.set(key, draft.home.reference(found.one), "name")
    return found


def _unclear(
    draft: Draft,
    key: str,
    given: str,
    kind: ProblemKind,
    several: Sequence[Area] | Sequence[Floor],
) -> None:
    """Keep the problem of an area or floor that is unknown, or could be several."""
    home = draft.home
    if several:
        draft.problem(
            ProblemKind.AMBIGUOUS_NAME,
            key,
            f"{given!r} can mean several",
            nearest=[home.reference(place) for place in several],
        )
        return
    word = "area" if kind is ProblemKind.UNKNOWN_AREA else "floor"
    places = home.areas if kind is ProblemKind.UNKNOWN_AREA else home.floors
    draft.problem(
        kind,
        key,
        f"there is no {word} {given!r}",
        allowed=[place.name for place in places],
        nearest=suggest(given, [n for place in places for n in place.names]),
    )
