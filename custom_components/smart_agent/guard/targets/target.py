"""The target of one call while it is being resolved."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...home.home import Entity, Home
from ...llm_tools.spec import DEVICE_CLASS, DOMAIN, NAME, TargetRule
from ..draft import MOST_CHOICES, Draft
from ..problem import ProblemKind
from .areas import in_area, on_floor
from .candidates import told_apart
from .capabilities import is_able


@dataclass
class Target:
    """The entities a call acts on, and how they were found; see Resolution."""

    draft: Draft
    rule: TargetRule
    entities: list[Entity] = field(default_factory=list)
    named: bool = False
    whole_home: bool = False

    def __post_init__(self) -> None:
        """Gather what the tool can act on at all."""
        self.pool = [entity for entity in self.home.entities if self.in_pool(entity)]

    @property
    def home(self) -> Home:
        """Return the home."""
        return self.draft.home

    def in_pool(self, entity: Entity) -> bool:
        """Return whether the tool can act on entities of this domain."""
        return self.rule.domains is None or entity.domain in self.rule.domains

    def in_domain(self, entity: Entity) -> bool:
        """Return whether the domain that was given, if any, is the entity's."""
        draft = self.draft
        return DOMAIN not in draft.args or entity.domain in draft.values(DOMAIN)

    def of_class(self, entity: Entity) -> bool:
        """Return whether the device class that was given, if any, is the entity's."""
        given = self.draft.values(DEVICE_CLASS)
        return DEVICE_CLASS not in self.draft.args or entity.device_class in given

    def fitting(self, entities: Sequence[Entity]) -> list[Entity]:
        """Return the entities that all other arguments fit."""
        in_, on = in_area(self.draft), on_floor(self.draft)
        return [
            entity
            for entity in entities
            if self.in_domain(entity)
            and self.of_class(entity)
            and in_(entity)
            and on(entity)
        ]

    def able(self, entities: Sequence[Entity]) -> list[Entity]:
        """Return the entities that can do what is asked, now."""
        return [entity for entity in entities if is_able(entity, self.rule)]

    def has_kind(self) -> bool:
        """Return whether the call says what kind of entity it is for."""
        said = DOMAIN in self.draft.args or DEVICE_CLASS in self.draft.args
        return said or (self.rule.domains is not None and len(self.rule.domains) == 1)

    def name_it(self, entity: Entity, reason: str, *, as_written: bool = False) -> None:
        """Call an entity by a name by which Home Assistant finds only it.

        A name as it was written stays where that is so already.
        """
        written = self.draft.text(NAME)
        if written is None or not as_written:
            self.draft.set(NAME, self.home.reference(entity), reason)
            return
        twins = self.fitting(self.home.entity_names.exact(written))
        if self.rule.enforced:
            twins = [twin for twin in twins if self.in_pool(twin)]
        if len(twins) > 1:
            self.draft.set(NAME, entity.entity_id, "several share the name")

    def ambiguous(self, message: str, entities: Sequence[Entity]) -> None:
        """Keep the problem that several entities could be meant."""
        self.draft.problem(
            ProblemKind.AMBIGUOUS_NAME, NAME, message, nearest=self.names(entities)
        )

    def names(self, entities: Sequence[Entity]) -> list[str]:
        """Return names of entities, one more than a problem lists at most."""
        return told_apart(entities[: MOST_CHOICES + 1], self.home)
