"""The home as the agent may know it: what is exposed, where it is, what it can do."""

from collections.abc import Iterable
from dataclasses import InitVar, dataclass
from functools import cached_property

from .inventory import Layout
from .model import Area, Entity, Floor
from .name_resolver import NameResolver

__all__ = ["Area", "Entity", "Floor", "Home", "Place", "is_name_taken"]


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
    shared: InitVar[Layout | None] = None
    """The layout of an earlier home that differs from this one in states alone."""

    def __post_init__(self, shared: Layout | None) -> None:
        """Take the layout of an earlier home over."""
        if shared is not None:
            vars(self)["layout"] = shared

    @cached_property
    def layout(self) -> Layout:
        """Return what stays as it is while states change."""
        return Layout(
            tuple(entity.lasting for entity in self.entities),
            self.areas,
            self.floors,
            self.temperature_unit,
        )

    @property
    def domains(self) -> frozenset[str]:
        """Return the domains of which something is exposed."""
        return self.layout.domains

    @property
    def device_classes(self) -> dict[str, tuple[str, ...]]:
        """Return for each domain the device classes that occur, sorted."""
        return self.layout.device_classes

    @property
    def area_by_id(self) -> dict[str, Area]:
        """Return the areas by id."""
        return self.layout.area_by_id

    @property
    def floor_by_id(self) -> dict[str, Floor]:
        """Return the floors by id."""
        return self.layout.floor_by_id

    @cached_property
    def entity_by_id(self) -> dict[str, Entity]:
        """Return the entities by id."""
        return {entity.entity_id: entity for entity in self.entities}

    def those(self, entity_ids: Iterable[str]) -> list[Entity]:
        """Return the entities of these ids, without those that are exposed no more."""
        return [self.entity_by_id[e] for e in entity_ids if e in self.entity_by_id]

    @cached_property
    def entity_names(self) -> NameResolver[Entity]:
        """Return the names of the entities, beside which their place and kind may stand."""
        return NameResolver(self.layout.entity_index, self.entities)

    @property
    def area_names(self) -> NameResolver[Area]:
        """Return the names of the areas."""
        return self.layout.area_names

    @property
    def floor_names(self) -> NameResolver[Floor]:
        """Return the names of the floors."""
        return self.layout.floor_names

    @property
    def name_words(self) -> dict[str, list[str]]:
        """Return the words of all names, by their first letter."""
        return self.layout.name_words

    @property
    def entity_words(self) -> dict[str, list[str]]:
        """Return the words of names and kinds of entities, by their first letter."""
        return self.layout.entity_words

    @property
    def place_words(self) -> dict[str, list[str]]:
        """Return the words of areas and floors, by their first letter."""
        return self.layout.place_words

    def words_of_place(self, entity: Entity) -> frozenset[str]:
        """Return the words of the area and floor an entity is in."""
        return self.layout.words_of_place(entity)

    def reference(self, thing: Entity | Area | Floor) -> str:
        """Return the text by which only this thing is found: its name, else its id."""
        names: NameResolver[Entity] | NameResolver[Area] | NameResolver[Floor]
        match thing:
            case Entity():
                names, own_id = self.entity_names, thing.entity_id
            case Area():
                names, own_id = self.area_names, thing.area_id
            case Floor():
                names, own_id = self.floor_names, thing.floor_id
        return thing.name if len(names.exact(thing.name)) == 1 else own_id


def is_name_taken(name: str, home: Home) -> bool:
    """Return whether something that is exposed is called so, or a place is."""
    return bool(
        home.entity_names.exact(name)
        or home.area_names.find(name).sure
        or home.floor_names.find(name).sure
    )
