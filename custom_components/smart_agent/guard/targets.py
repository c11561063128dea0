"""What a call acts on: names, areas and floors held against what is exposed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..home import Area, Entity, Floor, Home, Place
from ..toolset import AREA, DEVICE_CLASS, DOMAIN, FLOOR, NAME, TargetRule, ToolSpec
from ..words import fold
from .names import (
    Fit,
    Match,
    find_area,
    find_entity,
    find_floor,
    find_word,
    named_in,
    suggest,
)
from .problem import Note, Problem, ProblemKind

ALL = "all"
"""The name by which Home Assistant itself means every entity of the rest."""

_MOST_CHOICES = 12
"""Names listed in a problem, so that a small model's context survives."""


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
    resolver = _Resolver(spec, dict(args), home, place)
    resolver.resolve()
    return Resolution(
        args=resolver.args,
        entities=tuple(resolver.entities),
        fit=resolver.fit,
        whole_home=resolver.whole_home,
        notes=tuple(resolver.notes),
        problems=tuple(resolver.problems),
    )


@dataclass
class _Resolver:
    """Resolves one call, one argument after the other."""

    spec: ToolSpec
    args: dict[str, Any]
    home: Home
    place: Place
    entities: list[Entity] = field(default_factory=list)
    fit: Fit | None = None
    whole_home: bool = False
    notes: list[Note] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def resolve(self) -> None:
        """Resolve whatever of the home the arguments name."""
        for key in self.spec.area_keys:
            self._place_value(key, self.home.areas, lambda n: find_area(n, self.home))
        for key in self.spec.floor_keys:
            self._place_value(key, self.home.floors, lambda n: find_floor(n, self.home))
        if self.spec.needs_timer:
            self._timer()
        if (rule := self.spec.targets) is None:
            return
        pool = [
            entity
            for entity in self.home.entities
            if rule.domains is None or entity.domain in rule.domains
        ]
        if AREA in self.spec.required:
            self._place_value(AREA, self.home.areas, lambda n: find_area(n, self.home))
        name = self.args.get(NAME)
        if isinstance(name, str) and name.strip().casefold() == ALL:
            del self.args[NAME]
            self._note(NAME, name, None, "no name means all")
            name = None
        if isinstance(name, str):
            self._by_name(name, rule, pool)
        else:
            self._by_place(rule, pool)
        if not self.problems:
            self._choices()

    # -- notes and problems

    def _note(self, path: str, was: Any, now: Any, reason: str) -> None:
        """Keep note of something put right."""
        self.notes.append(Note(path, was, now, reason))

    def _set(self, key: str, now: Any, reason: str) -> None:
        """Set or, with None, drop an argument and keep note of it."""
        was = self.args.pop(key, None)
        if now is not None:
            self.args[key] = now
        if was != now:
            self._note(key, was, now, reason)

    def _problem(
        self,
        kind: ProblemKind,
        path: str,
        message: str,
        *,
        allowed: Sequence[str] = (),
        nearest: Sequence[str] = (),
    ) -> None:
        """Keep a problem; what would be right is cut to a length worth reading."""
        self.problems.append(
            Problem(
                kind,
                path,
                message,
                self.args.get(path),
                tuple(allowed[:_MOST_CHOICES]),
                tuple(nearest),
                fix={path: nearest[0]} if len(nearest) == 1 else {},
            )
        )

    # -- by name

    def _by_name(self, name: str, rule: TargetRule, pool: Sequence[Entity]) -> None:
        """Find the entity a name means and drop what contradicts it."""
        match = self._narrowed(find_entity(name, pool, self.home))
        if not match.things:
            self._not_a_name(name, rule, pool)
            return
        if len(match.things) > 1 and not rule.reads:
            names = _names(match.things, self.home)
            self._problem(
                ProblemKind.AMBIGUOUS_NAME,
                NAME,
                f"{name!r} can mean {' or '.join(names[:_MOST_CHOICES])}",
                nearest=names[:_MOST_CHOICES],
            )
            return
        self.entities = list(match.things)
        self.fit = match.fit
        if (entity := match.one) is not None:
            self._name_it(entity, match.fit)
            self._drop_contradictions(entity)
            self._usable(entity, rule)
        elif match.fit is not Fit.EXACT:
            self._set(NAME, self.entities[0].name, "name")

    def _narrowed(self, match: Match[Entity]) -> Match[Entity]:
        """Choose among several by the other arguments, then by where the user is."""
        things = list(match.things)
        for fits in (
            self._in_domain,
            self._in_area,
            self._on_floor,
            self._of_class,
            lambda e: e.area_id is not None and e.area_id == self.place.area_id,
            lambda e: e.floor_id is not None and e.floor_id == self.place.floor_id,
        ):
            if len(things) > 1 and (left := [e for e in things if fits(e)]):
                things = left
        return Match(tuple(things), match.fit)

    def _in_domain(self, entity: Entity) -> bool:
        """Return whether the domain that was given, if any, is the entity's."""
        return entity.domain in _as_list(self.args.get(DOMAIN, entity.domain))

    def _of_class(self, entity: Entity) -> bool:
        """Return whether the device class that was given, if any, is the entity's."""
        wanted = self.args.get(DEVICE_CLASS)
        return wanted is None or entity.device_class in _as_list(wanted)

    def _in_area(self, entity: Entity) -> bool:
        """Return whether the area that was given, if any, is the entity's."""
        if AREA in self.spec.required or not isinstance(self.args.get(AREA), str):
            return True
        areas = find_area(self.args[AREA], self.home).things
        return entity.area_id in {area.area_id for area in areas}

    def _on_floor(self, entity: Entity) -> bool:
        """Return whether the floor that was given, if any, is the entity's."""
        if not isinstance(self.args.get(FLOOR), str):
            return True
        floors = find_floor(self.args[FLOOR], self.home).things
        return entity.floor_id in {floor.floor_id for floor in floors}

    def _name_it(self, entity: Entity, fit: Fit) -> None:
        """Call the entity by a name that for Home Assistant is only its own."""
        name = self.args[NAME]
        if fit is not Fit.EXACT:
            name = entity.name
        if name.strip().casefold() in self.home.names_shared:
            self._set(NAME, entity.entity_id, "several share the name")
        elif name != self.args[NAME]:
            self._set(NAME, name, "name" if fit is Fit.SAME else "nearest name")

    def _drop_contradictions(self, entity: Entity) -> None:
        """Drop what contradicts a target that is certain already."""
        for key, fits in (
            (DOMAIN, self._in_domain),
            (DEVICE_CLASS, self._of_class),
            (FLOOR, self._on_floor),
            (AREA, self._in_area),
        ):
            if key in self.args and not fits(entity):
                self._set(key, None, f"not so of {entity.name}")
        for key, find in ((AREA, find_area), (FLOOR, find_floor)):
            given = self.args.get(key)
            if isinstance(given, str) and key not in self.spec.required:
                found = find(given, self.home)
                if found.one and found.fit is not Fit.EXACT:
                    self._set(key, found.one.name, "name")

    def _usable(self, entity: Entity, rule: TargetRule) -> None:
        """See that the entity can do what is asked of it, now."""
        if rule.features and entity.features & rule.features != rule.features:
            self._problem(
                ProblemKind.UNSUPPORTED,
                NAME,
                f"{entity.name} cannot do what {self.spec.name} asks for",
            )
        elif rule.states and entity.state not in rule.states:
            self._problem(
                ProblemKind.UNSUPPORTED,
                NAME,
                f"{entity.name} is {entity.state}, {self.spec.name} needs it to be "
                f"{' or '.join(sorted(rule.states))}",
            )

    def _not_a_name(self, name: str, rule: TargetRule, pool: Sequence[Entity]) -> None:
        """Read a text that names no entity as what else it can be, or say so."""
        if len(several := named_in(name, pool)) > 1:
            self._problem(
                ProblemKind.SEVERAL_NAMES,
                NAME,
                f"{name!r} names {len(several)} devices; make one call for each",
                nearest=_names(several, self.home),
            )
            return
        if self._is_area(name) or self._is_kind(name, rule):
            self._by_place(rule, pool)
            return
        elsewhere = find_entity(name, self.home.entities, self.home)
        if (entity := elsewhere.one) and elsewhere.fit is not Fit.NEAR:
            self._problem(
                ProblemKind.WRONG_KIND,
                NAME,
                f"{entity.name} is of domain {entity.domain}, which "
                f"{self.spec.name} cannot act on",
                allowed=_names(pool, self.home),
            )
            return
        near = [entity for entity in pool if self._in_domain(entity)] or pool
        names = [own for entity in near for own in entity.names]
        self._problem(
            ProblemKind.UNKNOWN_NAME,
            NAME,
            f"nothing is called {name!r}",
            allowed=_names(near, self.home),
            nearest=suggest(name, names),
        )

    def _is_area(self, name: str) -> bool:
        """Read a name that is an area's as the area, if the kind is known."""
        area = find_area(name, self.home).one
        given = self.args.get(AREA)
        if area is None or AREA not in self.spec.properties or not self._has_kind():
            return False
        if isinstance(given, str) and find_area(given, self.home).one not in (
            area,
            None,
        ):
            return False
        self._set(NAME, None, "an area, not a device")
        if given != area.name:
            self._set(AREA, area.name, "was written as name")
        return True

    def _is_kind(self, name: str, rule: TargetRule) -> bool:
        """Read a name that only says a kind, such as "lights", as the domain."""
        domain = find_word(name, rule.domains or self.home.domains)
        if domain is None or len(fold(name)) > len(fold(domain.replace("_", " "))):
            return False
        if DOMAIN not in self.spec.properties and rule.domains is None:
            return False
        if NAME in self.spec.required:
            return False
        self._set(NAME, None, "a kind, not a device")
        if DOMAIN in self.spec.properties and DOMAIN not in self.args:
            self._set(DOMAIN, [domain], "was written as name")
        return True

    def _has_kind(self) -> bool:
        """Return whether the call says what kind of entity it is for."""
        rule = self.spec.targets
        said = DOMAIN in self.args or DEVICE_CLASS in self.args
        return said or (rule is not None and rule.domains is not None and self._fixed())

    def _fixed(self) -> bool:
        """Return whether the tool is for one domain only."""
        rule = self.spec.targets
        return rule is not None and rule.domains is not None and len(rule.domains) == 1

    # -- by area, floor and kind

    def _by_place(self, rule: TargetRule, pool: Sequence[Entity]) -> None:
        """Find everything of a kind in an area, on a floor or in the home."""
        if AREA not in self.spec.required and not self._area_and_floor(pool):
            return
        if NAME in self.args:
            # What was given as the area is the name of a device.
            self._by_name(self.args[NAME], rule, pool)
            return
        placed = AREA not in self.spec.required and (
            AREA in self.args or FLOOR in self.args
        )
        kind = [e for e in pool if self._in_domain(e) and self._of_class(e)]
        here = [e for e in kind if self._in_area(e) and self._on_floor(e)]
        if not here and DEVICE_CLASS in self.args and self._class_is_void(pool):
            self._set(DEVICE_CLASS, None, "nothing of that kind has a device class")
            kind = [e for e in pool if self._in_domain(e)]
            here = [e for e in kind if self._in_area(e) and self._on_floor(e)]
        if rule.reads and not here:
            # Core's reading tool says by itself that it found nothing.
            return
        if not placed and not self._has_kind() and not rule.reads:
            self._no_target(pool)
        elif not here:
            self._nothing(pool, kind)
        elif not placed and not rule.reads:
            self._anywhere(rule, here)
        else:
            self.entities = here

    def _anywhere(self, rule: TargetRule, kind: Sequence[Entity]) -> None:
        """Take the only entity of a kind, or leave it to policy which are meant."""
        able = [
            entity
            for entity in kind
            if entity.features & rule.features == rule.features
            and (rule.states is None or entity.state in rule.states)
        ] or kind
        self.entities = list(able)
        if len(able) > 1:
            self.whole_home = True
        elif NAME in self.spec.properties:
            self._set(NAME, able[0].name, "the only one")
            self._name_it(able[0], Fit.EXACT)

    def _area_and_floor(self, pool: Sequence[Entity]) -> bool:
        """Put area and floor right; return False when one of them is unknown."""
        area = self._area(pool)
        if NAME in self.args:
            return True
        floor = self._floor(area)
        if self.problems:
            return False
        if area and floor and area.floor_id != floor.floor_id:
            self._set(FLOOR, None, f"{area.name} is not on it")
        return True

    def _area(self, pool: Sequence[Entity]) -> Area | None:
        """Return the area that is meant; an entity's or floor's name is moved."""
        given = self.args.get(AREA)
        if not isinstance(given, str):
            return None
        found = find_area(given, self.home)
        if found.one:
            if found.fit is not Fit.EXACT:
                self._set(AREA, found.one.name, "name")
            return found.one
        if (floor := find_floor(given, self.home).one) and FLOOR in (
            self.spec.properties
        ):
            self._set(AREA, None, "a floor, not an area")
            self._set(FLOOR, floor.name, "was written as area")
            return None
        if (entity := find_entity(given, pool, self.home)).one and (
            entity.fit is Fit.EXACT
        ):
            self._set(AREA, None, "a device, not an area")
            self._set(NAME, given, "was written as area")
            return None
        self._unknown_place(ProblemKind.UNKNOWN_AREA, AREA, given, self.home.areas)
        return None

    def _floor(self, area: Area | None) -> Floor | None:
        """Return the floor that is meant; one that is none is dropped or moved."""
        given = self.args.get(FLOOR)
        if not isinstance(given, str):
            return None
        found = find_floor(given, self.home)
        if found.one:
            if found.fit is not Fit.EXACT:
                self._set(FLOOR, found.one.name, "name")
            return found.one
        if area is not None:
            self._set(FLOOR, None, "no such floor, the area is enough")
            return None
        if (as_area := find_area(given, self.home).one) and AREA in (
            self.spec.properties
        ):
            self._set(FLOOR, None, "an area, not a floor")
            self._set(AREA, as_area.name, "was written as floor")
            return None
        self._unknown_place(ProblemKind.UNKNOWN_FLOOR, FLOOR, given, self.home.floors)
        return None

    def _unknown_place(
        self,
        kind: ProblemKind,
        key: str,
        given: str,
        places: Sequence[Area] | Sequence[Floor],
    ) -> None:
        """Keep the problem of an area or floor that does not exist."""
        names = [place.name for place in places]
        word = "area" if key in (AREA, *self.spec.area_keys) else "floor"
        self._problem(
            kind,
            key,
            f"there is no {word} {given!r}",
            allowed=names,
            nearest=suggest(given, [n for place in places for n in place.names]),
        )

    def _class_is_void(self, pool: Sequence[Entity]) -> bool:
        """Return whether no entity of the wanted kind has a device class at all."""
        items = self.spec.properties.get(DEVICE_CLASS, {}).get("items", {})
        return DOMAIN in self.args and not any(
            entity.device_class in items.get("enum", ())
            for entity in pool
            if self._in_domain(entity)
        )

    def _no_target(self, pool: Sequence[Entity]) -> None:
        """Keep the problem of a call that says nothing of what it is for."""
        self._problem(
            ProblemKind.NO_TARGET,
            NAME,
            "say what to act on: the name of a device, or an area and a domain",
            allowed=_names(pool, self.home),
        )

    def _nothing(self, pool: Sequence[Entity], kind: Sequence[Entity]) -> None:
        """Keep the problem of a kind that is not where it was looked for."""
        wanted = (
            " ".join(
                str(value)
                for key in (DEVICE_CLASS, DOMAIN)
                for value in _as_list(self.args.get(key, []))
            )
            or self._own_kind()
        )
        where = ""
        if area := self.args.get(AREA):
            where = f" in {area}"
        elif floor := self.args.get(FLOOR):
            where = f" on {floor}"
        here = [e for e in pool if self._in_area(e) and self._on_floor(e)]
        self._problem(
            ProblemKind.NOTHING_MATCHES,
            AREA if area else FLOOR if where else DOMAIN,
            f"there is no {wanted}{where}",
            allowed=_names(kind or here, self.home),
        )

    def _own_kind(self) -> str:
        """Return in words what the tool acts on."""
        rule = self.spec.targets
        domains = rule.domains if rule else None
        return (
            " or ".join(sorted(domains)) if domains and len(domains) < 4 else "device"
        )

    # -- other arguments

    def _place_value[T: (Area, Floor)](
        self, key: str, places: Sequence[T], find: Callable[[str], Match[T]]
    ) -> None:
        """See that an argument that is an area or floor names one that exists."""
        value = self.args.get(key)
        given = value if isinstance(value, list) else [value]
        names: list[str] = []
        for one in given:
            if not isinstance(one, str):
                return
            if (found := find(one)).one is None:
                is_area = key in self.spec.area_keys or key == AREA
                self._unknown_place(
                    ProblemKind.UNKNOWN_AREA if is_area else ProblemKind.UNKNOWN_FLOOR,
                    key,
                    one,
                    places,
                )
                return
            names.append(one if found.fit is Fit.EXACT else found.one.name)
        self._set(key, names if isinstance(value, list) else names[0], "name")

    def _choices(self) -> None:
        """Hold values against what the one entity that is meant can take."""
        if len(self.entities) != 1:
            return
        entity = self.entities[0]
        for key, choices in entity.choices.items():
            if isinstance(value := self.args.get(key), str):
                self._choice(entity, key, value, choices)
        for key, (low, high) in entity.limits.items():
            value = self.args.get(key)
            if isinstance(value, int | float) and not low <= value <= high:
                self._problem(
                    ProblemKind.RANGE,
                    key,
                    f"{entity.name} takes {low:g} to {high:g}",
                    allowed=[f"{low:g} to {high:g}"],
                )

    def _choice(
        self, entity: Entity, key: str, value: str, choices: Sequence[str]
    ) -> None:
        """Hold one value against what an entity can take for it."""
        if key == AREA:
            ids = {area.area_id for area in find_area(value, self.home).things}
            fits = bool(ids & set(choices))
            choices = [area.name for area in self.home.areas if area.area_id in choices]
        else:
            same = [choice for choice in choices if fold(choice) == fold(value)]
            fits = value in choices or bool(same)
            if value not in choices and same:
                self._set(key, same[0], "spelling")
        if key in self.spec.required and not fits:
            self._problem(
                ProblemKind.NOT_ALLOWED,
                key,
                f"{entity.name} has no {value!r} for {key}",
                allowed=choices,
                nearest=suggest(value, choices, limit=1),
            )

    def _timer(self) -> None:
        """See that there is a timer to act on, and that it is called by its name."""
        timers = self.home.timers
        if not timers:
            self._problem(ProblemKind.NO_TIMER, "", "no timer is running")
            return
        name = self.args.get(NAME)
        if not isinstance(name, str) or any(fold(name) == fold(t) for t in timers):
            return
        if len(timers) == 1:
            self._set(NAME, None, "there is only one timer")
            return
        named = [timer for timer in timers if timer]
        self._problem(
            ProblemKind.NO_TIMER,
            NAME,
            f"no timer is called {name!r}",
            allowed=named,
            nearest=suggest(name, named),
        )


def _as_list(value: Any) -> list[Any]:
    """Return a value as a list."""
    return value if isinstance(value, list) else [value]


def _names(entities: Sequence[Entity], home: Home) -> list[str]:
    """Return names of entities, with the area where the name alone is shared."""
    names = []
    for entity in entities:
        area = home.area_by_id.get(entity.area_id or "")
        shared = entity.name.strip().casefold() in home.names_shared
        names.append(f"{entity.name} ({area.name})" if shared and area else entity.name)
    return list(dict.fromkeys(names))
