"""Commands that are a deed and the names or kinds of devices, in any language's words.

Home Assistant's sentences know one or two verbs for each; people have more: "kill the
fairy lights", "Fernseher an".
"""

from collections.abc import Iterable, Mapping, Sequence

from homeassistant.components.lawn_mower.intent import (
    INTENT_LANW_MOWER_DOCK,
    INTENT_LANW_MOWER_START_MOWING,
)
from homeassistant.components.media_player.const import (
    INTENT_MEDIA_NEXT,
    INTENT_MEDIA_PAUSE,
    INTENT_MEDIA_PREVIOUS,
    INTENT_MEDIA_UNPAUSE,
    INTENT_PLAYER_MUTE,
    INTENT_PLAYER_UNMUTE,
)
from homeassistant.components.vacuum.intent import (
    INTENT_VACUUM_RETURN_TO_BASE,
    INTENT_VACUUM_START,
)
from homeassistant.const import Platform
from homeassistant.helpers.intent import (
    INTENT_STOP_MOVING,
    INTENT_TURN_OFF,
    INTENT_TURN_ON,
)

from ..llm_tools.spec import NAME
from ..utterance.clauses import Clause
from ..utterance.deeds import CLEAN, WATER
from ..utterance.request import Request
from .recognized import RecognizedIntent

_ON_OFF = {"turn_on": INTENT_TURN_ON, "turn_off": INTENT_TURN_OFF}
_RUNS = {**_ON_OFF, "run": INTENT_TURN_ON, "stop": INTENT_TURN_OFF}
"""What is done with a machine: it is started, too."""

_MOVED = {"open": INTENT_TURN_ON, "close": INTENT_TURN_OFF, "stop": INTENT_STOP_MOVING}

_INTENTS: Mapping[str, Mapping[str, str]] = {
    Platform.LIGHT: _ON_OFF,
    Platform.SWITCH: _RUNS,
    Platform.FAN: _RUNS,
    Platform.HUMIDIFIER: _RUNS,
    Platform.CLIMATE: _ON_OFF,
    "input_boolean": _RUNS,
    Platform.MEDIA_PLAYER: {
        **_ON_OFF,
        "pause": INTENT_MEDIA_PAUSE,
        "play": INTENT_MEDIA_UNPAUSE,
        "mute": INTENT_PLAYER_MUTE,
        "unmute": INTENT_PLAYER_UNMUTE,
        "skip": INTENT_MEDIA_NEXT,
        "rewind": INTENT_MEDIA_PREVIOUS,
    },
    Platform.COVER: _MOVED,
    Platform.VALVE: {**_MOVED, **_ON_OFF, WATER: INTENT_TURN_ON},
    Platform.LOCK: {"lock": INTENT_TURN_ON, "unlock": INTENT_TURN_OFF},
    Platform.SCENE: {"run": INTENT_TURN_ON, "turn_on": INTENT_TURN_ON},
    "script": {"run": INTENT_TURN_ON},
    Platform.VACUUM: {
        "run": INTENT_VACUUM_START,
        "turn_on": INTENT_VACUUM_START,
        CLEAN: INTENT_VACUUM_START,
        "stop": INTENT_VACUUM_RETURN_TO_BASE,
        "turn_off": INTENT_VACUUM_RETURN_TO_BASE,
        "dock": INTENT_VACUUM_RETURN_TO_BASE,
    },
    Platform.LAWN_MOWER: {
        "run": INTENT_LANW_MOWER_START_MOWING,
        "turn_on": INTENT_LANW_MOWER_START_MOWING,
        "stop": INTENT_LANW_MOWER_DOCK,
        "turn_off": INTENT_LANW_MOWER_DOCK,
        "dock": INTENT_LANW_MOWER_DOCK,
    },
}
"""Intents by the device's domain and the deed: HassTurnOn also locks and opens
(components/intent/__init__.py)."""

_DEEDS: Mapping[str, Iterable[str]] = {
    str(domain): tuple(intents) for domain, intents in _INTENTS.items()
}


def intent_of(domain: str, deeds: Iterable[str]) -> str | None:
    """Return the intent of the first of these deeds that a device of a domain can do."""
    own = _INTENTS.get(domain, {})
    return next((own[deed] for deed in deeds if deed in own), None)


def recognized_deeds(
    request: Request, clauses: Sequence[Clause]
) -> tuple[RecognizedIntent, ...]:
    """Return the intents of clauses that are only devices and a deed, else ()."""
    if (found := request.named_deed(clauses, _DEEDS)) is None:
        return ()
    entities, deed = found
    return tuple(
        RecognizedIntent(
            _INTENTS[entity.domain][deed], {NAME: request.home.reference(entity)}
        )
        for entity in entities
    )
