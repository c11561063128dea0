"""The home as the agent may know it: what is exposed, where it is, what it can do."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from .lexicon import Lexicon
from .likeness import by_first_letter
from .words import fold


@dataclass(frozen=True)
class Entity:
    """One exposed entity; names holds its name first, then its aliases."""

    entity_id: str
    names: tuple[str, ...]
    state: str = ""
    device_class: str | None = None
    area_id: str | None = None
    floor_id: str | None = None
    features: int = 0
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    limits: Mapping[str, tuple[float, float]] = field(default_factory=dict)

    @property
    def domain(self) -> str:
        """Return the domain, the part of the id before the dot."""
        return self.entity_id.partition(".")[0]

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]

    @property
    def kind_words(self) -> frozenset[str]:
        """Return the words of its domain and device class."""
        return frozenset((*fold(self.domain), *fold(self.device_class or "")))

    @property
    def words(self) -> frozenset[str]:
        """Return the words of its names and kind."""
        return self.kind_words.union(*map(fold, self.names))


@dataclass(frozen=True)
class Area:
    """An area; names holds its name first, then its aliases."""

    area_id: str
    names: tuple[str, ...]
    floor_id: str | None = None

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@dataclass(frozen=True)
class Floor:
    """A floor; names holds its name first, then its aliases."""

    floor_id: str
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@dataclass(frozen=True)
class Place:
    """Where the user speaks from, as far as the device that listens has an area."""

    area_id: str | None = None
    floor_id: str | None = None


@dataclass(frozen=True)
class Home:
    """Everything that is exposed to an assistant, and the areas and floors."""

    entities: tuple[Entity, ...] = ()
    areas: tuple[Area, ...] = ()
    floors: tuple[Floor, ...] = ()
    unexposed: frozenset[str] = frozenset()
    """Names, casefolded, of what is there but not exposed."""
    timers: tuple[str, ...] = ()
    """Names of the voice timers that run or pause; "" for one without a name."""
    temperature_unit: str = "°C"

    @cached_property
    def domains(self) -> frozenset[str]:
        """Return the domains of which something is exposed."""
        return frozenset(entity.domain for entity in self.entities)

    @cached_property
    def device_classes(self) -> dict[str, tuple[str, ...]]:
        """Return for each domain the device classes that occur, sorted."""
        found: dict[str, set[str]] = {domain: set() for domain in self.domains}
        for entity in self.entities:
            if entity.device_class:
                found[entity.domain].add(entity.device_class)
        return {domain: tuple(sorted(found[domain])) for domain in sorted(found)}

    @cached_property
    def area_by_id(self) -> dict[str, Area]:
        """Return the areas by id."""
        return {area.area_id: area for area in self.areas}

    @cached_property
    def floor_by_id(self) -> dict[str, Floor]:
        """Return the floors by id."""
        return {floor.floor_id: floor for floor in self.floors}

    @cached_property
    def entity_by_id(self) -> dict[str, Entity]:
        """Return the entities by id."""
        return {entity.entity_id: entity for entity in self.entities}

    @cached_property
    def entity_names(self) -> Lexicon[Entity]:
        """Return the names of the entities, beside which their place and kind may stand."""
        return Lexicon(
            ((entity.entity_id, entity) for entity in self.entities),
            beside=self._beside,
            openers=self._openers,
        )

    @cached_property
    def area_names(self) -> Lexicon[Area]:
        """Return the names of the areas."""
        return Lexicon(
            ((area.area_id, area) for area in self.areas), openers=self._openers
        )

    @cached_property
    def floor_names(self) -> Lexicon[Floor]:
        """Return the names of the floors."""
        return Lexicon(
            ((floor.floor_id, floor) for floor in self.floors), openers=self._openers
        )

    @cached_property
    def name_words(self) -> dict[str, list[str]]:
        """Return the words of all names, by their first letter."""
        return by_first_letter(
            word
            for thing in self._things
            for name in thing.names
            for word in fold(name)
        )

    @cached_property
    def entity_words(self) -> dict[str, list[str]]:
        """Return the words of names and kinds of entities, by their first letter."""
        return by_first_letter(word for e in self.entities for word in e.words)

    @cached_property
    def place_words(self) -> dict[str, list[str]]:
        """Return the words of areas and floors, by their first letter."""
        places: tuple[Area | Floor, ...] = (*self.areas, *self.floors)
        return by_first_letter(
            word for place in places for name in place.names for word in fold(name)
        )

    def words_of_place(self, entity: Entity) -> frozenset[str]:
        """Return the words of the area and floor an entity is in."""
        area = self.area_by_id.get(entity.area_id or "")
        floor = self.floor_by_id.get(entity.floor_id or "")
        names = (*(area.names if area else ()), *(floor.names if floor else ()))
        return frozenset(word for name in names for word in fold(name))

    def reference(self, thing: Entity | Area | Floor) -> str:
        """Return by what Home Assistant finds only this: its name, else its id."""
        names: Lexicon[Entity] | Lexicon[Area] | Lexicon[Floor]
        match thing:
            case Entity():
                names, own_id = self.entity_names, thing.entity_id
            case Area():
                names, own_id = self.area_names, thing.area_id
            case Floor():
                names, own_id = self.floor_names, thing.floor_id
        return thing.name if len(names.exact(thing.name)) == 1 else own_id

    @cached_property
    def _openers(self) -> frozenset[str]:
        """Return the words that a name or a kind of this home begins with."""
        names = [name for thing in self._things for name in thing.names]
        for entity in self.entities:
            names += [entity.domain, entity.device_class or ""]
        return frozenset(word for name in names for word in fold(name)[:1])

    @property
    def _things(self) -> Iterator[Entity | Area | Floor]:
        """Return all that has a name."""
        yield from self.entities
        yield from self.areas
        yield from self.floors

    def _beside(self, entity: Entity) -> frozenset[str]:
        """Return the words that may stand beside an entity's name."""
        return self.words_of_place(entity) | entity.kind_words
