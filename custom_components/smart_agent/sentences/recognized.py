"""The results of recognizing the user's words with Home Assistant's sentences."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.components.weather.const import INTENT_GET_WEATHER
from homeassistant.helpers import intent

from ..home.home import Entity
from ..llm_tools.spec import AREA, FLOOR, NAME

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
"""Intents that tell a state, or the time."""

_TURNING_ON = frozenset({INTENT_SET, INTENT_FAN_SET_SPEED})
"""Intents that turn on what they set a value of."""

_NO_ACTIONS = _QUESTIONS | {intent.INTENT_RESPOND}
"""Intents that change nothing in the home."""


@dataclass(frozen=True)
class RecognizedIntent:
    """An intent that was recognized in words."""

    intent_type: str
    args: Mapping[str, Any]
    complete: bool = True
    """Whether no argument was taken from where the user is."""
    free: frozenset[str] = frozenset()
    """Names of the arguments that can be any words, such as the item of a list."""
    near: bool = False
    """Whether the words call a device by something else than its name."""
    worked_out: bool = False
    """Whether its value was worked out from how the device is now: "a bit warmer"."""
    text: str = field(default="", compare=False)
    """The words that it was recognized in; other words may say the same."""

    @property
    def acts(self) -> bool:
        """Return whether the words ask for something to be done."""
        return self.intent_type not in _NO_ACTIONS

    def is_of(self, entity: Entity) -> bool:
        """Return whether its target is the entity's name, and nothing else."""
        return (
            self.args.get(NAME) == entity.name and not {AREA, FLOOR} & self.args.keys()
        )

    @property
    def asks(self) -> bool:
        """Return whether the words are a question that Home Assistant can answer."""
        return self.intent_type in _QUESTIONS


def without_needless(parts: Sequence[RecognizedIntent]) -> tuple[RecognizedIntent, ...]:
    """Return intents without those that another one of the same thing brings about.

    "Turn on the lamp and dim it to half": the brightness turns it on.
    """
    set_ = {
        one.args.get(NAME)
        for one in parts
        if one.intent_type in _TURNING_ON and NAME in one.args
    }
    return tuple(
        one
        for one in parts
        if not (one.intent_type == intent.INTENT_TURN_ON and one.args.get(NAME) in set_)
    )


@dataclass(frozen=True)
class Recognition:
    """All that was recognized in the user's words; empty for most free speech."""

    said: RecognizedIntent | None = None
    """The intent of the words as they are."""
    near: Mapping[str, RecognizedIntent] = field(default_factory=dict)
    """By entity id, the intent of the words with the entity's name put into them."""
    parts: tuple[RecognizedIntent, ...] = ()
    """The intent of each of several clauses."""
    whole: bool = False
    """Whether `parts`, or `near`, account for all that was said."""
    proposed: tuple[RecognizedIntent, ...] = ()
    """What some of the words would ask for by themselves: for a model, never for sure."""
    proposes_all: bool = False
    """Whether `proposed` is all that is asked for, and the rest is only told."""
    helping: Mapping[str, RecognizedIntent] = field(default_factory=dict)
    """By entity id, what helps against what the words only tell of: never for sure."""

    def __bool__(self) -> bool:
        """Return whether the words were recognized as one intent."""
        return self.said is not None or bool(self.near)

    @property
    def only(self) -> RecognizedIntent | None:
        """Return the only wish among words that else are told or ruled out, or None.

        Whether it is meant now the words beside it leave open, but not what it is.
        """
        wishes = self.beside_told
        return wishes[0] if len(wishes) == 1 else None

    @property
    def beside_told(self) -> tuple[RecognizedIntent, ...]:
        """Return the wishes among words that else are told or ruled out, else ().

        Several are each of a device by its name: what all of a kind are may hang on what
        is told.
        """
        wishes = self.proposed if self.said is None and self.proposes_all else ()
        named = len(wishes) == 1 or all(NAME in one.args for one in wishes)
        return wishes if named and all(one.complete for one in wishes) else ()

    @property
    def single(self) -> RecognizedIntent | None:
        """Return the only intent of words that are nothing else, or None."""
        one = self.parts[0] if self.whole and len(self.parts) == 1 else None
        return self.said or one

    @property
    def for_sure(self) -> tuple[RecognizedIntent, ...]:
        """Return the intents of the words as they are, without those that are near."""
        said = (self.said,) if self.said is not None else self.beside_told
        return tuple(one for one in (*said, *self.parts) if not one.near)

    @property
    def commands(self) -> tuple[RecognizedIntent, ...]:
        """Return the intents of words that are nothing but commands, else ()."""
        found = self.parts if self.said is None and self.whole else ()
        found = (self.said,) if self.said is not None else found
        return found if all(one.acts for one in found) else ()

    @property
    def sure(self) -> RecognizedIntent | None:
        """Return the only intent that the words can mean, None if there are several."""
        # Devices that share a name have equal intents.
        if self.said is None and self.near:
            first, *others = self.near.values()
            return first if all(other == first for other in others) else None
        return self.said

    def of(self, entity_ids: Collection[str]) -> RecognizedIntent | None:
        """Return the intent of the words if they mean these entities, or None."""
        if self.said is None and len(entity_ids) == 1:
            return self.near.get(*entity_ids)
        return self.sure
