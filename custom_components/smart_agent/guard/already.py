"""Refuses what changes nothing, where the words ask for something else."""

from homeassistant.components.media_player.const import (
    DOMAIN as MEDIA_PLAYER,
    MediaPlayerState,
)
from homeassistant.const import STATE_OFF, Platform
from homeassistant.helpers.intent import INTENT_TURN_OFF, INTENT_TURN_ON

from ..llm_tools.spec import ToolSpec
from ..text.fold import fold
from ..utterance.request import Request
from ..utterance.stance import Stance
from .opposite import ways_said
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution
from .unsaid import says_any

_ON = frozenset(
    {
        MediaPlayerState.BUFFERING,
        MediaPlayerState.ON,
        MediaPlayerState.PAUSED,
        MediaPlayerState.PLAYING,
    }
)
"""States of a player that is on; of "idle" some cannot tell whether they are."""


_SWITCHED = frozenset({Platform.FAN, Platform.LIGHT, Platform.SWITCH})
"""Domains of what is on or off, and nothing else."""


def check_already(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return that a call only turns on players that are on.

    "More juice on the speaker" is no wish for that, and some that play begin anew then.
    """
    named = all(map(request.names, found.entities))
    if named and _only_names(request) and _changes_nothing(spec, found):
        name = found.entities[0].name
        message = f"{name} is off already, the user says only what it is called"
        return [Problem(ProblemKind.UNSAID, "", message)]
    if (
        spec.intent_type != INTENT_TURN_ON
        or not found.entities
        or any(
            one.domain != MEDIA_PLAYER or one.state not in _ON for one in found.entities
        )
    ):
        return []
    ways = [fold(way) for way in ways_said(request, "turn_on").split(",") if way]
    # "Give the telly the flick, there's nothing on".
    asking = [one for one in request.clauses if one.stance is not Stance.TOLD]
    if says_any(ways, request, asking or None):
        return []
    name = found.entities[0].name
    message = f"{name} is on already, the user asks for something else"
    return [Problem(ProblemKind.UNSAID, "", message)]


def _only_names(request: Request) -> bool:
    """Return whether words that ask for something say no deed: "bath fan. Now"."""
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    return (
        request.known
        and bool(asking)
        and not request.goes_on
        and not any(request.has_deed(one) for one in asking)
        and any(map(request.names_one, asking))
    )


def _changes_nothing(spec: ToolSpec, found: Resolution) -> bool:
    """Return whether a call turns off only what is off.

    Who answers which lamp is to be on may name one that is.
    """
    return (
        spec.intent_type == INTENT_TURN_OFF
        and bool(found.entities)
        and all(
            one.domain in _SWITCHED and one.state == STATE_OFF for one in found.entities
        )
    )
