"""What a call acts on: its name, area and kind held against what is exposed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..home import Entity, Home, Place
from ..toolset import AREA, DEVICE_CLASS, DOMAIN, FLOOR, NAME, TargetRule, ToolSpec
from ..words import fold
from .abilities import check_able, check_timer, check_values, is_able
from .draft import Draft
from .names import Fit, Match, find_area, find_entity, find_word, named_in, suggest
from .places import (
    check_area_value,
    check_floor_value,
    in_area,
    on_floor,
    put_places_right,
    spell_places,
)
from .problem import Note, Problem, ProblemKind

ALL = "all"
"""The name by which Home Assistant itself means every entity of the rest."""


@dataclass(frozen=True)
class Resolution:
    """What a call acts on, with its arguments as Home Assistant will match them.

    fit is how the name was found, None where none was given. whole_home tells that
    nothing but a kind was said and that several entities of the home are of it.
    """

    args: dict[str, Any]
    entities: tuple[Entity, ...] = ()
    fit: Fit | None = None
    whole_home: bool = False
    notes: tuple[Note, ...] = ()
    problems: tuple[Problem, ...] = ()


def resolve(
    spec: ToolSpec, args: Mapping[str, Any], home: Home, place: Place
) -> Resolution:
    """Return what a call acts on; args may lack what is still to be found."""
    draft = Draft(spec, dict(args), home, place)
    for key in spec.area_keys:
        check_area_value(draft, key)
    for key in spec.floor_keys:
        check_floor_value(draft, key)
    if spec.needs_timer:
        check_timer(draft)
    target = _Target(draft, spec.targets) if spec.targets else None
    if target is not None:
        target.find()
    return Resolution(
        args=draft.args,
        entities=tuple(target.entities) if target else (),
        fit=target.fit if target else None,
        whole_home=target.whole_home if target else False,
        notes=tuple(draft.notes),
        problems=tuple(draft.problems),
    )


@dataclass
class _Target:
    """Finds what one call acts on."""

    draft: Draft
    rule: TargetRule
    entities: list[Entity] = field(default_factory=list)
    fit: Fit | None = None
    whole_home: bool = False

    def __post_init__(self) -> None:
        """Gather what the tool can act on at all."""
        domains = self.rule.domains
        self.pool = [
            entity
            for entity in self.draft.home.entities
            if domains is None or entity.domain in domains
        ]

    def find(self) -> None:
        """Find what is meant by name, else by area, floor and kind."""
        draft = self.draft
        if AREA in draft.spec.required:
            check_area_value(draft, AREA)
        if (name := draft.text(NAME)) and name.strip().casefold() == ALL:
            draft.set(NAME, None, "no name means all")
            name = None
        if name is None:
            self._by_place()
        else:
            self._by_name(name)
        if len(self.entities) == 1 and not draft.problems:
            check_values(draft, self.entities[0])

    # -- by name

    def _by_name(self, name: str) -> None:
        """Find the entity a name means and drop what contradicts it."""
        match = self._narrowed(find_entity(name, self.pool, self.draft.home))
        if not match.things:
            self._not_a_name(name)
            return
        if len(match.things) > 1 and not self.rule.reads:
            names = self._names(match.things)
            self.draft.problem(
                ProblemKind.AMBIGUOUS_NAME,
                NAME,
                f"{name!r} can mean several devices",
                nearest=names,
            )
            return
        self.entities = list(match.things)
        self.fit = match.fit
        if (entity := match.one) is None:
            # Reading takes all that share the name.
            self.draft.set(NAME, self.entities[0].name, "name")
            return
        self._name_it(entity, match.fit)
        self._drop_contradictions(entity)
        check_able(self.draft, entity, self.rule)

    def _narrowed(self, match: Match[Entity]) -> Match[Entity]:
        """Choose among several by the other arguments, then by where the user is."""
        place = self.draft.place
        things = list(match.things)
        for fits in (
            self._in_domain,
            lambda e: in_area(self.draft, e),
            lambda e: on_floor(self.draft, e),
            self._of_class,
            lambda e: e.area_id is not None and e.area_id == place.area_id,
            lambda e: e.floor_id is not None and e.floor_id == place.floor_id,
        ):
            if len(things) > 1 and (left := [e for e in things if fits(e)]):
                things = left
        return Match(tuple(things), match.fit)

    def _in_domain(self, entity: Entity) -> bool:
        """Return whether the domain that was given, if any, is the entity's."""
        return DOMAIN not in self.draft.args or entity.domain in self.draft.values(
            DOMAIN
        )

    def _of_class(self, entity: Entity) -> bool:
        """Return whether the device class that was given, if any, is the entity's."""
        return (
            DEVICE_CLASS not in self.draft.args
            or entity.device_class in self.draft.values(DEVICE_CLASS)
        )

    def _name_it(self, entity: Entity, fit: Fit) -> None:
        """Call the entity by a name that for Home Assistant is only its own."""
        given = self.draft.args.get(NAME)
        name = given if fit is Fit.EXACT and isinstance(given, str) else entity.name
        if name.strip().casefold() in self.draft.home.names_shared:
            self.draft.set(NAME, entity.entity_id, "several share the name")
        elif name != given:
            self.draft.set(NAME, name, "name" if fit is Fit.SAME else "nearest name")

    def _drop_contradictions(self, entity: Entity) -> None:
        """Drop what contradicts a target that is certain already."""
        for key, fits in (
            (DOMAIN, self._in_domain(entity)),
            (DEVICE_CLASS, self._of_class(entity)),
            (FLOOR, on_floor(self.draft, entity)),
            (AREA, in_area(self.draft, entity)),
        ):
            if key in self.draft.args and not fits:
                self.draft.set(key, None, f"not so of {entity.name}")
        spell_places(self.draft)

    def _not_a_name(self, name: str) -> None:
        """Read a text that names no entity as what else it can be, or say so."""
        draft, home = self.draft, self.draft.home
        if len(several := named_in(name, self.pool)) > 1:
            draft.problem(
                ProblemKind.SEVERAL_NAMES,
                NAME,
                f"{name!r} names {len(several)} devices; make one call for each",
                allowed=self._names(several),
            )
            return
        if self._is_area(name) or self._is_kind(name):
            self._by_place()
            return
        elsewhere = find_entity(name, home.entities, home)
        if (entity := elsewhere.one) and elsewhere.fit is not Fit.NEAR:
            draft.problem(
                ProblemKind.WRONG_KIND,
                NAME,
                f"{entity.name} is of domain {entity.domain}, which "
                f"{draft.spec.name} cannot act on",
                allowed=self._names(self.pool),
            )
            return
        near = [entity for entity in self.pool if self._in_domain(entity)] or self.pool
        draft.problem(
            ProblemKind.UNKNOWN_NAME,
            NAME,
            f"nothing is called {name!r}",
            allowed=self._names(near),
            nearest=suggest(name, [own for entity in near for own in entity.names]),
        )

    def _is_area(self, name: str) -> bool:
        """Read a name that is an area's as the area, if the kind is known."""
        draft = self.draft
        area = find_area(name, draft.home).one
        if area is None or AREA not in draft.spec.properties or not self._has_kind():
            return False
        given = draft.text(AREA)
        if given and find_area(given, draft.home).one not in (area, None):
            return False
        draft.set(NAME, None, "an area, not a device")
        draft.set(AREA, area.name, "was written as name")
        return True

    def _is_kind(self, name: str) -> bool:
        """Read a name that only says a kind, such as "lights", as the domain."""
        draft = self.draft
        domain = find_word(name, self.rule.domains or draft.home.domains)
        if domain is None or NAME in draft.spec.required:
            return False
        if len(fold(name)) > len(fold(domain.replace("_", " "))):
            return False
        draft.set(NAME, None, "a kind, not a device")
        if DOMAIN in draft.spec.properties and DOMAIN not in draft.args:
            draft.set(DOMAIN, [domain], "was written as name")
        return True

    def _has_kind(self) -> bool:
        """Return whether the call says what kind of entity it is for."""
        said = DOMAIN in self.draft.args or DEVICE_CLASS in self.draft.args
        return said or (self.rule.domains is not None and len(self.rule.domains) == 1)

    # -- by area, floor and kind

    def _by_place(self) -> None:
        """Find everything of a kind in an area, on a floor or in the home."""
        draft = self.draft
        only_narrows = AREA not in draft.spec.required
        if only_narrows and not put_places_right(draft, self.pool):
            return
        if (name := draft.text(NAME)) is not None:
            # What was given as the area is the name of a device.
            self._by_name(name)
            return
        placed = FLOOR in draft.args or (only_narrows and AREA in draft.args)
        here = self._here()
        if not here and DEVICE_CLASS in draft.args and self._class_is_void():
            draft.set(DEVICE_CLASS, None, "nothing of that kind has a device class")
            here = self._here()
        if self.rule.reads:
            # Core's reading tool says by itself when it finds nothing.
            self.entities = here
        elif not placed and not self._has_kind():
            self._no_target()
        elif not here:
            self._nothing_here()
        elif placed:
            self.entities = here
        else:
            self._anywhere(here)

    def _here(self) -> list[Entity]:
        """Return what is of the kind and in the place that were given."""
        return [
            entity
            for entity in self.pool
            if self._in_domain(entity)
            and self._of_class(entity)
            and in_area(self.draft, entity)
            and on_floor(self.draft, entity)
        ]

    def _anywhere(self, kind: Sequence[Entity]) -> None:
        """Take the only entity of a kind, or leave it to policy which are meant."""
        self.entities = [e for e in kind if is_able(e, self.rule)] or list(kind)
        if len(self.entities) > 1:
            self.whole_home = True
        elif NAME in self.draft.spec.properties:
            entity = self.entities[0]
            self.draft.set(NAME, entity.name, "the only one")
            self._name_it(entity, Fit.EXACT)

    def _class_is_void(self) -> bool:
        """Return whether no entity of the wanted kind has a device class at all."""
        items = self.draft.spec.properties.get(DEVICE_CLASS, {}).get("items", {})
        return DOMAIN in self.draft.args and not any(
            entity.device_class in items.get("enum", ())
            for entity in self.pool
            if self._in_domain(entity)
        )

    def _no_target(self) -> None:
        """Keep the problem of a call that says nothing of what it is for."""
        self.draft.problem(
            ProblemKind.NO_TARGET,
            NAME,
            "say what to act on: the name of a device, or an area and a domain",
            allowed=self._names(self.pool),
        )

    def _nothing_here(self) -> None:
        """Keep the problem of a kind that is not where it was looked for."""
        draft = self.draft
        said = [*draft.values(DEVICE_CLASS), *draft.values(DOMAIN)]
        wanted = " ".join(map(str, said or sorted(self.rule.domains or ("device",))))
        key = next((k for k in (AREA, FLOOR) if k in draft.args), DOMAIN)
        where = f" in {draft.args[key]}" if key != DOMAIN else ""
        kind = [e for e in self.pool if self._in_domain(e) and self._of_class(e)]
        here = [e for e in self.pool if in_area(draft, e) and on_floor(draft, e)]
        draft.problem(
            ProblemKind.NOTHING_MATCHES,
            key,
            f"there is no {wanted}{where}",
            allowed=self._names(kind or here),
        )

    def _names(self, entities: Sequence[Entity]) -> list[str]:
        """Return names of entities, with the area where the name alone is shared."""
        home = self.draft.home
        names = []
        for entity in entities:
            area = home.area_by_id.get(entity.area_id or "")
            shared = entity.name.strip().casefold() in home.names_shared
            names.append(
                f"{entity.name} ({area.name})" if shared and area else entity.name
            )
        return list(dict.fromkeys(names))
