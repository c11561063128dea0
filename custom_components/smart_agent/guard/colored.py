"""Refuses to turn a light only on where the words end in a colour."""

from homeassistant.helpers.intent import INTENT_TURN_ON
from homeassistant.util.color import COLORS

from ..home.home import Entity
from ..llm_tools.spec import ToolSpec
from ..utterance.clauses import Clause
from ..utterance.request import Request
from ..utterance.stance import Stance
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution

_COLOR = "color"
"""The argument of a light's colour (components/light/intent.py), and what lacks it."""

_NAMED_IN = "en"
"""The language of Home Assistant's names of colours."""


def check_colored(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return that a call leaves out the colour that a clause ends in: "lamp green".

    Of lights that have colours; "the green lamp on" names one.
    """
    language = request.language
    if (
        spec.intent_type != INTENT_TURN_ON
        or language is None
        or language.code != _NAMED_IN
        or not found.entities
        or any(map(_lacks_color, found.entities))
    ):
        return []
    colors = {
        one.words[-1].plain
        for one in request.clauses
        if one.stance is Stance.REQUEST and _ends_in_color(one, request)
    }
    if len(colors) != 1:
        return []
    message = f"the user says {colors.pop()!r}: set this color"
    return [Problem(ProblemKind.UNSAID, "", message)]


def _lacks_color(entity: Entity) -> bool:
    """Return whether a device has no colours."""
    return entity.domain != "light" or _COLOR in entity.lacks


def _ends_in_color(clause: Clause, request: Request) -> bool:
    """Return whether the last word of a clause is a colour and of no name."""
    assert request.language is not None
    return (
        len(clause.words) > 1
        and clause.words[-1].plain in COLORS
        and not clause.names[-1]
        and not request.language.article_book.has(clause.words, len(clause.words) - 2)
    )
