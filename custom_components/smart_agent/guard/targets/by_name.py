"""Resolves the name of a call to an entity, or reads it as an area or a kind."""

from collections.abc import Mapping, Sequence

from ...home.home import Area, Entity
from ...home.name_resolver import NameMatch
from ...llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN, FLOOR, NAME
from ...text.fold import fold
from ...text.similarity import Fit
from ..problem import ProblemKind
from .areas import Holds, in_area, on_floor, spell_places
from .by_area import find_by_place
from .candidates import find_word, named_in, suggest
from .capabilities import is_able, unable
from .only_candidate import is_only_list, is_only_one_there
from .target import Target

_MOST_SUGGESTED = 3
"""Names suggested for one that nothing has."""

_MOST_NEAR = 3 * _MOST_SUGGESTED
"""Near names that are looked at, since an entity can have several."""


def find_by_name(target: Target, name: str) -> None:
    """Find the entity a name means and drop what contradicts it."""
    match = target.home.entity_names.find(name, target.in_pool)
    if not match.things and is_only_list(target, name):
        return
    if _is_place_or_kind(target, name, match):
        find_by_place(target)
        return
    if _is_elsewhere(target, name, match):
        return
    if not match.sure and not any(map(target.in_domain, match.things)):
        _nothing_called(target, name)
        return
    things = _narrowed(target, match.things)
    if _kind_and_class_differ(target, match.things, things):
        target.ambiguous(
            f"the domain is of one {name!r}, the device class of another", match.things
        )
    elif len(things) == 1:
        _take(target, things[0], match)
    elif target.rule.reads and match.fit is Fit.EXACT:
        # Reading takes all that share the name.
        target.entities = [*things]
    else:
        target.ambiguous(f"{name!r} can mean several devices", things)


def _take(target: Target, entity: Entity, match: NameMatch[Entity]) -> None:
    """Take one entity; keep those of the other arguments that are true of it."""
    draft = target.draft
    contradicted = [
        key
        for key, holds in (
            (DOMAIN, target.in_domain),
            (AREA, in_area(draft)),
            (FLOOR, on_floor(draft)),
            (DEVICE_CLASS, target.of_class),
        )
        if key in draft.args and not holds(entity)
    ]
    doubtful = DOMAIN in contradicted or AREA in contradicted
    if doubtful and not match.sure:
        # A guess that something else speaks against is none.
        _unknown(target, draft.args[NAME])
        return
    target.entities = [entity]
    target.named = True
    for key in contradicted:
        draft.set(key, None, f"not so of {entity.name}")
    spell_places(draft, entity)
    reason = "name" if match.sure else "nearest name"
    target.name_it(entity, reason, as_written=match.fit is Fit.EXACT)
    if not is_able(entity, target.rule):
        unable(draft, [entity], target.rule.states)


def _narrowed(target: Target, things: Sequence[Entity]) -> Sequence[Entity]:
    """Choose among several by the other arguments, then by where the user is."""
    draft, place = target.draft, target.draft.place
    said: list[Holds] = [
        target.in_domain,
        in_area(draft),
        on_floor(draft),
        target.of_class,
    ]
    near: list[Holds] = [
        lambda e: e.area_id is not None and e.area_id == place.area_id,
        lambda e: e.floor_id is not None and e.floor_id == place.floor_id,
    ]
    return _chosen(things, said if target.rule.reads else [*said, *near])


def _kind_and_class_differ(
    target: Target, things: Sequence[Entity], left: Sequence[Entity]
) -> bool:
    """Return whether the device class is of one of several that the domain left out."""
    given = {DOMAIN, DEVICE_CLASS} <= target.draft.args.keys()
    return (
        given
        and not any(map(target.of_class, left))
        and any(target.of_class(e) and not target.in_domain(e) for e in things)
        and any(map(target.in_domain, left))
    )


def _chosen(things: Sequence[Entity], steps: Sequence[Holds]) -> Sequence[Entity]:
    """Return what is left of several after each step that leaves some."""
    for holds in steps:
        if len(things) > 1:
            things = [thing for thing in things if holds(thing)] or things
    return things


# -- a text that is no name


def _is_place_or_kind(target: Target, name: str, match: NameMatch[Entity]) -> bool:
    """Read the name as an area or a kind, where it is one rather than a name.

    An entity of that name comes first, unless it is of another kind than was said.
    """
    if match.sure and any(map(target.in_domain, match.things)):
        return match.fit is Fit.SAME and _is_area(target, name)
    return _is_area(target, name) or (not match.sure and _is_kind(target, name))


def _is_area(target: Target, name: str) -> bool:
    """Read a name that is an area's as the area, if the kind is known."""
    draft = target.draft
    found = target.home.area_names.find(name)
    area = found.one
    properties = draft.spec.properties
    if area is None or not found.sure or AREA not in properties:
        return False
    if AREA in draft.spec.required or NAME in draft.spec.required:
        return False
    given = draft.text(AREA)
    if given and not _holds(target, given, area):
        return False
    if not target.has_kind():
        return False
    draft.set(NAME, None, "an area, not a device")
    draft.set(AREA, target.home.reference(area), "was written as name")
    return True


def _holds(target: Target, place: str, area: Area) -> bool:
    """Return whether a place is an area, or the floor that it is on."""
    home = target.home
    floors = home.floor_names.find(place).things
    return area in home.area_names.find(place).things or area.floor_id in {
        floor.floor_id for floor in floors
    }


def _is_kind(target: Target, name: str) -> bool:
    """Read a name that only says a kind, such as "lights", as the domain."""
    draft = target.draft
    domain = find_word(name, target.rule.domains or target.home.domains)
    if domain is None or NAME in draft.spec.required:
        return False
    if len(fold(name)) > len(fold(domain)):
        return False
    if DOMAIN in draft.args and domain not in draft.values(DOMAIN):
        return False
    draft.set(NAME, None, "a kind, not a device")
    if DOMAIN in draft.spec.properties and DOMAIN not in draft.args:
        draft.set(DOMAIN, [domain], "was written as name")
    return True


def _is_elsewhere(target: Target, name: str, match: NameMatch[Entity]) -> bool:
    """Say so where a name is that of something the call cannot be about.

    It is then not a slip in the name of something else.
    """
    home, properties = target.home, target.draft.spec.properties
    anywhere = home.entity_names.find(name)
    if (not match.things and anywhere.sure) or anywhere.fit > max(match.fit, Fit.SAME):
        _wrong_kind(target, anywhere.things[0])
        return True
    if match.fit is Fit.EXACT and any(map(target.in_domain, match.things)):
        return False
    if not match.sure and name.strip().casefold() in home.unexposed:
        _unknown(target, name, f"{name!r} is not exposed to this assistant")
        return True
    if match.fit is not Fit.SAME and home.area_names.find(name).sure:
        if AREA in properties and NAME not in target.draft.spec.required:
            _unknown(target, name, f"{name!r} is an area; {_what_else(target)}")
            return True
    return False


def _what_else(target: Target) -> str:
    """Return what the model is to write instead of an area's name."""
    if target.has_kind() and target.draft.text(AREA):
        return "say one area only, and no name"
    return "say which domain is meant"


def _wrong_kind(target: Target, entity: Entity) -> None:
    """Keep the problem of a name whose entity the tool cannot act on."""
    target.draft.problem(
        ProblemKind.WRONG_KIND,
        NAME,
        f"{entity.name} is of domain {entity.domain}, which "
        f"{target.draft.spec.name} cannot act on",
    )


def _nothing_called(target: Target, name: str) -> None:
    """Resolve a name that no entity has: it may join several names of one entity.

    Keeps the problem where nothing, or several things, could be meant.
    """
    named = named_in(name, target.pool)
    several = [*{entity.entity_id: entity for entity in named}.values()]
    if len(named) > 1 and len(several) == 1:
        _one_by_several(target, name, several[0])
        return
    if len(several) < 2:
        if not is_only_one_there(target, name):
            _unknown(target, name)
        return
    target.draft.problem(
        ProblemKind.SEVERAL_NAMES,
        NAME,
        f"{name!r} names {len(several)} devices; make one call for each",
        allowed=target.names(several),
    )


def _one_by_several(target: Target, name: str, entity: Entity) -> None:
    """Take the entity that a text calls by several names, if those are its alone."""
    if named_in(name, (other for other in target.pool if other is not entity)):
        _unknown(target, name)
    else:
        _take(target, entity, NameMatch((entity,), Fit.NEAR))


def _unknown(target: Target, name: str, message: str = "") -> None:
    """Keep the problem of a name that nothing has."""
    near = [entity for entity in target.pool if target.in_domain(entity)]
    near = near or target.pool
    names = {own: entity for entity in near for own in entity.names}
    target.draft.problem(
        ProblemKind.UNKNOWN_NAME,
        NAME,
        message or f"nothing is called {name!r}",
        allowed=target.names(near),
        nearest=_one_each(suggest(name, names, limit=_MOST_NEAR), names),
    )


def _one_each(names: Sequence[str], entities: Mapping[str, Entity]) -> tuple[str, ...]:
    """Return the first of the names of each entity, a few in all."""
    first = {entities[name].entity_id: name for name in reversed(names)}
    return tuple(name for name in names if name in first.values())[:_MOST_SUGGESTED]
