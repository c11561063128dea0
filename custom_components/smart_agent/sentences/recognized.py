"""What Home Assistant's own sentences make of the user's words."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from homeassistant.components.weather.const import INTENT_GET_WEATHER
from homeassistant.helpers import intent

_QUESTIONS = frozenset(
    {
        INTENT_GET_WEATHER,
        intent.INTENT_GET_CURRENT_DATE,
        intent.INTENT_GET_CURRENT_TIME,
        intent.INTENT_GET_STATE,
        intent.INTENT_GET_TEMPERATURE,
        intent.INTENT_TIMER_STATUS,
    }
)
"""Intents that tell how the house is, or what time it is."""

_NO_ACTIONS = _QUESTIONS | {intent.INTENT_RESPOND}
"""Intents that leave the house as it is."""


@dataclass(frozen=True)
class RecognizedIntent:
    """An intent that the words say, with its arguments.

    complete tells that nothing of it comes from where the user is. free are the
    arguments that can be any words, such as the item of a list. near tells that the
    words call a device otherwise than by its name.
    """

    intent_type: str
    args: Mapping[str, Any]
    complete: bool = True
    free: frozenset[str] = frozenset()
    near: bool = False

    @property
    def acts(self) -> bool:
        """Return whether the words ask for something to be done."""
        return self.intent_type not in _NO_ACTIONS

    @property
    def asks(self) -> bool:
        """Return whether the words are a question that Home Assistant can answer."""
        return self.intent_type in _QUESTIONS


@dataclass(frozen=True)
class Recognition:
    """All that can be heard in words.

    All is empty for most of what is said freely.
    """

    said: RecognizedIntent | None = None
    """What the words say as they are."""
    near: Mapping[str, RecognizedIntent] = field(default_factory=dict)
    """By entity id, what they would say of a device if they called it by its name."""
    parts: tuple[RecognizedIntent, ...] = ()
    """What each of several clauses says by itself."""
    whole: bool = False
    """The parts, or what is near, are all that was said."""

    def __bool__(self) -> bool:
        """Return whether the words were heard as a whole."""
        return self.said is not None or bool(self.near)

    @property
    def for_sure(self) -> tuple[RecognizedIntent, ...]:
        """Return all that the words say as they are."""
        said = self.parts if self.said is None else (self.said, *self.parts)
        return tuple(one for one in said if not one.near)

    @property
    def commands(self) -> tuple[RecognizedIntent, ...]:
        """Return what the words say where that is nothing but commands."""
        found = self.parts if self.said is None and self.whole else ()
        found = (self.said,) if self.said is not None else found
        return found if all(one.acts for one in found) else ()

    @property
    def sure(self) -> RecognizedIntent | None:
        """Return the one thing that the words can mean, if it is one."""
        # Two that share a name are heard alike.
        if self.said is None and self.near:
            first, *others = self.near.values()
            return first if all(other == first for other in others) else None
        return self.said

    def of(self, entity_ids: Collection[str]) -> RecognizedIntent | None:
        """Return what the words mean if they mean these entities."""
        if self.said is None and len(entity_ids) == 1:
            return self.near.get(*entity_ids)
        return self.sure
