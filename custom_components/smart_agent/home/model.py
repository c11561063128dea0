"""What a home is made of: entities, areas and floors."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from homeassistant.components.cover import CoverDeviceClass

from ..text.fold import fold

AT_WINDOWS: frozenset[str | None] = frozenset(
    {
        None,
        CoverDeviceClass.BLIND,
        CoverDeviceClass.CURTAIN,
        CoverDeviceClass.SHADE,
        CoverDeviceClass.SHUTTER,
    }
)
"""Device classes of covers that keep the sun out, or may: nobody comes in by them."""

_KEPT = 8192
"""Entities whose words are kept from state to state, more than the largest home that is
measured has."""


@dataclass(frozen=True)
class Entity:
    """One exposed entity."""

    entity_id: str
    names: tuple[str, ...]
    """Its name first, then its aliases."""
    state: str = ""
    device_class: str | None = None
    area_id: str | None = None
    floor_id: str | None = None
    features: int = 0
    """The bits of its supported features."""
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The values that it takes, by the argument of an intent."""
    limits: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The least and the most that it takes, by the argument of an intent."""
    lacks: frozenset[str] = frozenset()
    """Arguments of an intent for its domain that it has nothing for: "color"."""
    parts: tuple[Entity, ...] = ()
    """What a group, scene or script acts on, exposed or not, as far as it can open."""
    brought: str = ""
    """Of a part: the state that a scene or script brings it to."""

    @cached_property
    def domain(self) -> str:
        """Return the domain, the part of the id before the dot."""
        return self.entity_id.partition(".")[0]

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]

    @cached_property
    def kind_words(self) -> frozenset[str]:
        """Return the words of its domain and device class."""
        return _kind_words(self.domain, self.device_class)

    @cached_property
    def words(self) -> frozenset[str]:
        """Return the words of its names and kind."""
        return _words(self.names, self.domain, self.device_class)

    @cached_property
    def lasting(self) -> Entity:
        """Return it without what changes by itself: its state, choices and limits."""
        return replace(self, state="", choices={}, limits={}, lacks=frozenset())


@dataclass(frozen=True)
class Area:
    """An area."""

    area_id: str
    names: tuple[str, ...]
    """Its name first, then its aliases."""
    floor_id: str | None = None

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@dataclass(frozen=True)
class Floor:
    """A floor."""

    floor_id: str
    names: tuple[str, ...]
    """Its name first, then its aliases."""
    storey: str = ""
    """The one of its names that the user has not given it, see with_storeys."""

    @property
    def name(self) -> str:
        """Return the name a person would use."""
        return self.names[0]


@lru_cache
def _kind_words(domain: str, device_class: str | None) -> frozenset[str]:
    """Return the words of a kind."""
    return frozenset((*fold(domain), *fold(device_class or "")))


@lru_cache(maxsize=_KEPT)
def _words(
    names: tuple[str, ...], domain: str, device_class: str | None
) -> frozenset[str]:
    """Return the words of names and a kind, the same in every state of an entity."""
    return _kind_words(domain, device_class).union(*map(fold, names))
