"""The layout of a home: what stays the same while states change, with its lookup tables."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import batched

from homeassistant.components.todo.const import DOMAIN as TODO

from ..text.fold import fold, spellings
from ..text.owner_words import owner_words
from ..text.similarity import by_first_letter
from .model import Area, Entity, Floor
from .name_index import NameIndex
from .name_resolver import NameResolver

_PIECE = 50
"""Things whose names are taken in before something else may run."""

_SMALL = (
    "device_classes",
    "area_by_id",
    "floor_by_id",
    "area_names",
    "floor_names",
    "name_words",
    "place_words",
    "entity_words",
    "entity_full_names",
    "list_full_names",
    "place_full_names",
    "owners",
)
"""What is derived in one piece each."""


@dataclass(frozen=True, eq=False)
class Layout:
    """What is exposed, by what names, of what kind and where.

    Two are equal only if they are one, so that what is derived from a home can be kept
    for as long as its layout is. Its entities have no state, choices and limits.
    """

    entities: tuple[Entity, ...] = ()
    areas: tuple[Area, ...] = ()
    floors: tuple[Floor, ...] = ()
    temperature_unit: str = "°C"

    def is_like(self, other: Layout) -> bool:
        """Return whether another one holds the same."""
        return (
            self.entities == other.entities
            and self.areas == other.areas
            and self.floors == other.floors
            and self.temperature_unit == other.temperature_unit
        )

    def derive(self) -> Iterator[None]:
        """Fill the caches in small steps, so that the event loop is not blocked."""
        for things in batched(self._things, _PIECE, strict=False):
            for thing in things:
                _take_in(thing)
            yield
        for name in _SMALL:
            getattr(self, name)
            yield
        if "entity_index" in vars(self):
            return
        index = self._new_index()
        for entities in batched(self.entities, _PIECE, strict=False):
            self._add(index, entities)
            yield
        index.seal()
        vars(self).setdefault("entity_index", index)

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
    def entity_index(self) -> NameIndex:
        """Return the names of the entities, in their order."""
        index = self._new_index()
        self._add(index, self.entities)
        return index

    @cached_property
    def area_names(self) -> NameResolver[Area]:
        """Return the names of the areas."""
        index = NameIndex(are_places=True, openers=self._openers)
        for area in self.areas:
            index.add(area.area_id, area.names)
        return NameResolver(index, self.areas)

    @cached_property
    def floor_names(self) -> NameResolver[Floor]:
        """Return the names of the floors."""
        index = NameIndex(are_places=True, openers=self._openers)
        for floor in self.floors:
            index.add(floor.floor_id, floor.names)
        return NameResolver(index, self.floors)

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

    @cached_property
    def entity_full_names(self) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """Return the words of the names of entities, by the first of them."""
        return _by_first_word(self.entities)

    @cached_property
    def list_full_names(self) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """Return the words of the names of lists, by the first of them."""
        return _by_first_word([one for one in self.entities if one.domain == TODO])

    @cached_property
    def place_full_names(self) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """Return the words of the names of areas and floors, by the first of them."""
        return _by_first_word((*self.areas, *self.floors))

    @cached_property
    def owners(self) -> frozenset[str]:
        """Return the words that say whose things and places are, and stand for none.

        "Ann" of "Ann's Lamp", unless something is called "Ann" alone.
        """
        names = [thing.names for thing in self._things]
        alone = {word for of in names for word, *more in map(fold, of) if not more}
        return frozenset[str]().union(*map(owner_words, names)) - alone

    def words_of_place(self, entity: Entity) -> frozenset[str]:
        """Return the words of the area and floor an entity is in."""
        place = entity.area_id, entity.floor_id
        if (words := self._words_of_places.get(place)) is None:
            area = self.area_by_id.get(entity.area_id or "")
            floor = self.floor_by_id.get(entity.floor_id or "")
            names = (*(area.names if area else ()), *(floor.names if floor else ()))
            words = frozenset(word for name in names for word in fold(name))
            self._words_of_places[place] = words
        return words

    @cached_property
    def _words_of_places(self) -> dict[tuple[str | None, str | None], frozenset[str]]:
        """Return the words of areas and floors that were asked for."""
        return {}

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

    def _new_index(self) -> NameIndex:
        """Return an index for the names of the entities."""
        return NameIndex(are_places=False, openers=self._openers)

    def _add(self, index: NameIndex, entities: tuple[Entity, ...]) -> None:
        """Add entities, beside whose names their place and kind may stand."""
        for entity in entities:
            beside = self.words_of_place(entity) | entity.kind_words
            index.add(entity.entity_id, entity.names, beside)


def _by_first_word(
    things: Iterable[Entity | Area | Floor],
) -> Mapping[str, Sequence[tuple[str, ...]]]:
    """Return the full names of things by their first word."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for thing in things:
        for name in thing.names:
            if words := fold(name):
                found.setdefault(words[0], []).append(words)
    return found


def _take_in(thing: Entity | Area | Floor) -> None:
    """Have the words of a thing known where all who need them ask for them."""
    for name in thing.names:
        spellings(name)
    if isinstance(thing, Entity):
        _ = thing.words
