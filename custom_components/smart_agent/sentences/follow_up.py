"""Recognizes what goes on from the turn before: "the lamp too", "make it 60".

The call of the turn before is made anew, with just that in another form which the words
name. Where they name nothing that can be meant, or several things, nothing is recognized.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from homeassistant.components.climate.const import INTENT_SET_TEMPERATURE
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.components.humidifier.intent import INTENT_HUMIDITY
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.components.media_player.const import INTENT_SET_VOLUME
from homeassistant.const import Platform
from homeassistant.helpers.intent import (
    INTENT_SET_POSITION,
    INTENT_TURN_OFF,
    INTENT_TURN_ON,
)

from ..home.home import Entity
from ..llm_tools.spec import AREA, FLOOR, NAME, TARGET_KEYS
from ..utterance.clauses import Clause
from ..utterance.ellipsis import (
    Another,
    Color,
    Deed,
    Unit,
    Value,
    read_ellipsis,
    splits,
)
from ..utterance.going_on import clause_of, going_on
from ..utterance.request import Request
from ..utterance.tokens import Token, tokens
from .follow_up_item import ITEM_KEY, LISTS, item_of
from .follow_up_target import Targets
from .named_deeds import intent_of
from .recognized import Recognition, RecognizedIntent


@dataclass(frozen=True)
class CallBefore:
    """A call that ran in the turn before."""

    intent_type: str
    args: Mapping[str, Any]
    entities: tuple[str, ...]
    """The ids of what it acted on."""

    @property
    def values(self) -> dict[str, Any]:
        """Return its arguments without those that say what it acts on."""
        return {k: v for k, v in self.args.items() if k not in TARGET_KEYS}


type FollowUp = tuple[Request, Recognition]
"""What the words ask for, completed, and what is recognized in them then."""

_VALUES: Mapping[str, tuple[str, Unit]] = {
    INTENT_SET: ("brightness", Unit.PERCENT),
    INTENT_SET_POSITION: ("position", Unit.PERCENT),
    INTENT_FAN_SET_SPEED: ("percentage", Unit.PERCENT),
    INTENT_SET_VOLUME: ("volume_level", Unit.PERCENT),
    INTENT_HUMIDITY: ("humidity", Unit.PERCENT),
    INTENT_SET_TEMPERATURE: ("temperature", Unit.DEGREES),
}
"""Intents that set a number: its argument, and what it is counted in."""

_SETS: Mapping[str, str] = {
    Platform.LIGHT: INTENT_SET,
    Platform.COVER: INTENT_SET_POSITION,
    Platform.VALVE: INTENT_SET_POSITION,
    Platform.FAN: INTENT_FAN_SET_SPEED,
    Platform.HUMIDIFIER: INTENT_HUMIDITY,
    Platform.CLIMATE: INTENT_SET_TEMPERATURE,
}
"""The number that is meant of a device where no other was set before."""

_LEAST = 10
"""The least number that says by itself what it is of a device."""

_COLOR = "color"
"""The argument of a light's colour (components/light/intent.py)."""

_MOVED = frozenset({Platform.COVER, Platform.VALVE})


def follow_up(request: Request, before: Sequence[CallBefore]) -> FollowUp | None:
    """Return what words ask for that go on from the turn before, None for others.

    before are all calls of that turn. They have to be of one kind: the same intent with
    the same values.
    """
    if request.language is None or not _are_of_one_kind(before):
        return None
    match read_ellipsis(request):
        case Value() as value:
            return _followed(request, _with_value(request, before, value))
        case Color() as color:
            return _followed(request, _with_color(before, color))
        case Deed() as deed:
            return _followed(request, _with_deed(request, before, deed))
        case Another() as another:
            return _with_another(request, before, another)
        case _:
            return None


def _are_of_one_kind(before: Sequence[CallBefore]) -> bool:
    """Return whether calls do the same, each with something else."""

    def kind(call: CallBefore) -> tuple[str, dict[str, Any]]:
        free = {ITEM_KEY} if call.intent_type in LISTS else set[str]()
        return call.intent_type, {k: v for k, v in call.values.items() if k not in free}

    return bool(before) and all(kind(one) == kind(before[0]) for one in before)


def _followed(request: Request, calls: Sequence[RecognizedIntent]) -> FollowUp | None:
    """Return a follow-up of which all words are one clause, None without a call."""
    if not calls:
        return None
    clause = clause_of(request, tokens(request.text))
    return going_on(request, [clause]), Recognition(parts=tuple(calls), whole=True)


# -- another value


def _with_value(
    request: Request, before: Sequence[CallBefore], value: Value
) -> list[RecognizedIntent]:
    """Return the calls before with another value, or one that sets it of the device."""
    intent_type, values = before[0].intent_type, before[0].values
    if intent_type in _VALUES and values.keys() == {_VALUES[intent_type][0]}:
        number = _number(intent_type, value)
        if number is None or not all(map(_says_where, before)):
            return []
        return [RecognizedIntent(intent_type, {**one.args, **number}) for one in before]
    if (entity := _only_device(request, before)) is None:
        return []
    if intent_type == INTENT_TURN_OFF and entity.domain not in _MOVED:
        return []
    if value.corrects or (value.unit is Unit.NONE and value.number < _LEAST):
        # There was no number to be taken back, and a small one may be a speed, or count.
        return []
    sets = _SETS.get(entity.domain, "")
    number = _number(sets, value)
    name = {NAME: request.home.reference(entity)}
    return [] if number is None else [RecognizedIntent(sets, {**name, **number})]


def _number(intent_type: str, value: Value) -> dict[str, Any] | None:
    """Return a value as the argument of an intent, None where it is none for it."""
    if intent_type not in _VALUES:
        return None
    key, unit = _VALUES[intent_type]
    if value.unit not in (Unit.NONE, unit):
        return None
    if value.number.is_integer():
        return {key: int(value.number)}
    return {key: value.number} if unit is Unit.DEGREES else None


def _says_where(call: CallBefore) -> bool:
    """Return whether a call names what it acts on: what it is, or where."""
    return not {NAME, AREA, FLOOR}.isdisjoint(call.args)


def _only_device(request: Request, before: Sequence[CallBefore]) -> Entity | None:
    """Return the only device that calls acted on, None where they are several."""
    ids = {one for call in before for one in call.entities}
    return request.home.entity_by_id.get(ids.pop()) if len(ids) == 1 else None


def _with_color(before: Sequence[CallBefore], color: Color) -> list[RecognizedIntent]:
    """Return the calls before with another colour, none where they set no colour."""
    if not all(_COLOR in one.values and _says_where(one) for one in before):
        return []
    return [
        RecognizedIntent(one.intent_type, {**one.args, _COLOR: color.name})
        for one in before
    ]


# -- another deed


def _with_deed(
    request: Request, before: Sequence[CallBefore], deed: Deed
) -> list[RecognizedIntent]:
    """Return another deed for the device of the calls before."""
    if (entity := _only_device(request, before)) is None:
        return []
    intent_type = intent_of(entity.domain, deed.deeds)
    if intent_type is None or intent_type == before[0].intent_type:
        return []
    return [RecognizedIntent(intent_type, {NAME: request.home.reference(entity)})]


# -- another thing


def _with_another(
    request: Request, before: Sequence[CallBefore], another: Another
) -> FollowUp | None:
    """Return the deed of the calls before for what words name, None where they do not."""
    call = before[0]
    values = call.values
    if another.value is not None:
        number = _number(call.intent_type, another.value)
        if number is None or values.keys() != number.keys():
            return None
        values = number
    name: Callable[[Sequence[Token]], RecognizedIntent | None]
    if call.intent_type in LISTS:
        name = partial(item_of, request, call.intent_type, call.args, lone=another.lone)
    elif call.intent_type in _VALUES or call.intent_type in (
        INTENT_TURN_ON,
        INTENT_TURN_OFF,
    ):
        targets = Targets(
            request, call.intent_type, [(one.args, one.entities) for one in before]
        )
        name = partial(targets.call, values)
    else:
        return None
    for parts in dict.fromkeys(
        [(another.words,), tuple(splits(another.words, request.code))]
    ):
        found = [name(part) for part in parts]
        if calls := [one for one in found if one is not None]:
            if len(calls) < len(found) or len(calls) > len(
                {str(c.args) for c in calls}
            ):
                return None
            clauses: list[Clause] = [clause_of(request, part) for part in parts]
            heard = Recognition(parts=tuple(calls), whole=True)
            return going_on(request, clauses), heard
    return None
