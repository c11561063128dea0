"""Refuses what changes nothing, where the words ask for something else."""

from homeassistant.components.media_player.const import (
    DOMAIN as MEDIA_PLAYER,
    MediaPlayerState,
)
from homeassistant.const import STATE_OFF, STATE_ON, Platform
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

_LEAVES = {INTENT_TURN_ON: STATE_ON, INTENT_TURN_OFF: STATE_OFF}
"""The state that an intent leaves as it is."""


def check_already(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return that a call only turns on players that are on.

    "More juice on the speaker" is no wish for that, and some that play begin anew then.
    """
    if _only_names(request) and _changes_nothing(spec, found):
        name, state = found.entities[0].name, found.entities[0].state
        message = f"{name} is {state} already, the user says only what it is called"
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
        and any(request.mentions(one) for one in asking)
    )


def _changes_nothing(spec: ToolSpec, found: Resolution) -> bool:
    """Return whether a call leaves everything on, or off, as it is."""
    state = _LEAVES.get(spec.intent_type or "")
    return bool(found.entities) and all(
        one.domain in _SWITCHED and one.state == state for one in found.entities
    )
