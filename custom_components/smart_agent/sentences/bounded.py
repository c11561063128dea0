"""Leaves out what is for all of a home where the words tell of a place in it."""

from collections.abc import Set as AbstractSet
from dataclasses import replace

from homeassistant.helpers.intent import INTENT_TURN_OFF, INTENT_TURN_ON

from ..llm_tools.spec import AREA, DOMAIN, FLOOR, NAME
from ..utterance.request import Request
from ..utterance.stance import Stance
from .recognized import Recognition, RecognizedIntent


def told_places(request: Request) -> AbstractSet[str | None]:
    """Return the ids of the areas and floors that are told of, beside what is asked for.

    What is asked for without a place may be for those: "we're done in the kitchen, so
    turn out every light".
    """
    return {
        place
        for one in request.clauses
        if one.stance is Stance.TOLD
        for place in request.places(one)
    }


def tells_of_home(request: Request) -> bool:
    """Return whether a place or a thing is told of by its name: not by whose it is.

    "Nan's talking to her sister" says nothing of her lamp.
    """
    return bool(told_places(request)) or any(
        any(one.names) for one in request.clauses if one.stance is Stance.TOLD
    )


def bounded(found: Recognition, request: Request, here: str | None) -> Recognition:
    """Return what was recognized without what turns on or off all of a kind.

    That is where a place is told of that is not here, where the user is; then a model may
    know which is meant.
    """
    if not told_places(request) - {here}:
        return found
    parts = tuple(one for one in found.parts if not _is_of_all(one))
    proposed = tuple(one for one in found.proposed if not _is_of_all(one))
    said = None if found.said and _is_of_all(found.said) else found.said
    return replace(
        found,
        said=said,
        parts=parts,
        whole=found.whole and len(parts) == len(found.parts),
        proposed=proposed,
        proposes_all=found.proposes_all and len(proposed) == len(found.proposed),
    )


def _is_of_all(heard: RecognizedIntent) -> bool:
    """Return whether an intent is for all of a kind, wherever they are."""
    return (
        heard.intent_type in (INTENT_TURN_OFF, INTENT_TURN_ON)
        and DOMAIN in heard.args
        and {NAME, AREA, FLOOR}.isdisjoint(heard.args)
    )
