"""Tools as the guard and the model know them."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
import re
from typing import Any

from homeassistant.helpers import llm

from ..home.home import Home
from ..text.fold import MAX_NAME, fold

ALL = "all"
"""The name by which intents mean all that the rest fits (helpers/intent.py)."""

NAME = "name"
AREA = "area"
FLOOR = "floor"
DOMAIN = "domain"
DEVICE_CLASS = "device_class"
TARGET_KEYS = frozenset({NAME, AREA, FLOOR, DOMAIN, DEVICE_CLASS})
"""The arguments by which an intent picks entities (helpers/intent.py)."""

_PREFIX_END = re.compile(r"__|[.:/]")
"""What stands between a namespace and a name, as core and models write it."""


def letters(name: str) -> str:
    """Return the letters and digits of a name, without case."""
    return "".join(fold(name))


@dataclass(frozen=True)
class TargetRule:
    """How a tool picks the entities it acts on; None stands for no limit."""

    domains: frozenset[str] | None = None
    states: frozenset[str] | None = None
    features: int = 0
    states_of_many: frozenset[str] | None = None
    """The states that count where several entities could be meant."""
    enforced: bool = True
    """Home Assistant itself leaves entities of other domains out."""
    single: bool = False
    """Only one entity can be acted on in a call."""
    reads: bool = False
    """The arguments only filter what is read; none of them is needed."""


@dataclass(frozen=True)
class ToolSpec:
    """One tool: its names, its schema and what the guard must know of it."""

    full_name: str
    name: str
    description: str
    schema: Mapping[str, Any]
    annotations: llm.ToolAnnotations
    targets: TargetRule | None = None
    intent_type: str | None = None
    area_keys: frozenset[str] = frozenset()
    floor_keys: frozenset[str] = frozenset()
    needs_timer: bool = False
    rings: bool = False
    """Only a device that timers can ring on can be used for it."""
    own: bool = False
    """One of the agent's own, none of which changes anything in the house."""
    runs: str = ""
    """The id of the script that it runs, if it runs one."""
    outside: bool = False
    """What it returns others have written."""
    of_house: bool = False
    """What it returns is of the house, whoever wrote it."""
    quotes: bool = False
    """What it returns may hold what others have written: an item, a title, a message."""
    address_key: str = ""
    """The argument that is an address of the web, if one is."""
    set_by_intent: frozenset[str] = frozenset()
    """Arguments that the intent sets itself, whatever is written."""
    validate: Callable[[dict[str, Any]], Any] | None = field(default=None, repr=False)
    """Home Assistant's own validator, which knows more than JSON Schema can say."""

    @cached_property
    def properties(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the JSON Schemas of the arguments; that of anything is empty."""
        properties: Mapping[str, Any] = self.schema.get("properties", {})
        return {
            key: schema if isinstance(schema, Mapping) else {}
            for key, schema in properties.items()
        }

    @property
    def required(self) -> frozenset[str]:
        """Return the arguments that must be there."""
        return frozenset(self.schema.get("required", ()))

    def device_classes(self, present: Mapping[str, Collection[str]]) -> list[str]:
        """Return the device classes to offer, of those present by domain.

        A tool of one domain needs none: a name or an area says enough. Neither does a
        domain of which all devices are of one class. Models write what they see, and
        mostly wrongly (a fifth of the calls in published runs had one).
        """
        items = self.properties.get(DEVICE_CLASS, {}).get("items", {})
        domains = self.targets.domains if self.targets else None
        if domains is not None and len(domains) == 1:
            return []
        here = {
            value
            for domain, values in present.items()
            if len(values) > 1 and (domains is None or domain in domains)
            for value in values
        }
        return sorted(here.intersection(items.get("enum", ())))

    @property
    def is_action(self) -> bool:
        """Return whether it is an intent that changes something.

        What scripts and tools of other kinds do is not told by their name.
        """
        return self.intent_type is not None and not self.annotations.read_only

    def is_possible(self, home: Home) -> bool:
        """Return whether any entity has the features that the tool needs of one."""
        if (rule := self.targets) is None or not rule.features or not rule.domains:
            return True
        return any(
            entity.domain in rule.domains and entity.features & rule.features
            for entity in home.entities
        )

    @property
    def alters(self) -> bool:
        """Return whether it may change something, of whatever kind it is."""
        return not (self.own or self.annotations.read_only)

    @property
    def only_reads_house(self) -> bool:
        """Return whether it tells of the house, and does nothing else."""
        return self.annotations.read_only and not self.own

    @property
    def repeatable(self) -> bool:
        """Return whether the same call again changes nothing."""
        return self.annotations.read_only or self.annotations.idempotent


@dataclass(frozen=True)
class Toolset:
    """The tools of a turn, sorted by the name the model sees."""

    tools: tuple[ToolSpec, ...] = ()
    by_name: Mapping[str, ToolSpec] = field(default_factory=dict, repr=False)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names the model sees."""
        return tuple(tool.name for tool in self.tools)

    @cached_property
    def elsewhere(self) -> tuple[str, ...]:
        """Return the tools of the agent's own that search outside the home."""
        return tuple(
            tool.name
            for tool in self.tools
            if tool.own and tool.outside and not (tool.address_key or tool.of_house)
        )

    @cached_property
    def domains(self) -> frozenset[str]:
        """Return the domains that a tool acts on."""
        rules = (tool.targets for tool in self.tools)
        return frozenset[str]().union(
            *(rule.domains or () for rule in rules if rule and not rule.reads)
        )

    def acting_on(self, domain: str) -> list[str]:
        """Return the names of the tools that change something of a domain."""
        return [
            tool.name
            for tool in self.tools
            if tool.alters
            and (rule := tool.targets)
            and (rule.domains is None or domain in rule.domains)
        ]

    @cached_property
    def reads_home(self) -> ToolSpec | None:
        """Return the tool that tells the states of the home, None where none does."""
        return next((t for t in self.tools if t.targets and t.targets.reads), None)

    def of_intent(self, intent_type: str) -> ToolSpec | None:
        """Return the tool of an intent."""
        return next((t for t in self.tools if t.intent_type == intent_type), None)

    def find(self, name: str) -> ToolSpec | None:
        """Return the tool of a short, full or partly prefixed name.

        Case, signs between words and a namespace of another kind do not matter where
        the rest is the name of one tool only.
        """
        if known := self.by_name.get(name.strip()):
            return known
        if len(name) > MAX_NAME:
            return None
        tail = _PREFIX_END.split(name)[-1]
        return self._by_spelling.get(letters(name)) or self._by_spelling.get(
            letters(tail)
        )

    @cached_property
    def _by_spelling(self) -> dict[str, ToolSpec | None]:
        """Return the tools by the letters of each form of their name.

        What means several is None.
        """
        found: dict[str, ToolSpec | None] = {"": None}
        for tool in self.tools:
            parts = tool.full_name.split("__")
            forms = {letters("__".join(parts[start:])) for start in range(len(parts))}
            for form in forms | {letters(tool.name)}:
                found[form] = None if form in found else tool
        return found
