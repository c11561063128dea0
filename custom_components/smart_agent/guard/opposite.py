"""Whether the words say the opposite of what a call does."""

from collections.abc import Mapping

from homeassistant.components.climate.const import INTENT_SET_TEMPERATURE
from homeassistant.components.cover import ATTR_POSITION
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.helpers import intent

from ..llm_tools.spec import ToolSpec
from ..utterance.deeds import CLEAN, ways_to_say
from ..utterance.request import Request
from .deed import deed_of
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution
from .unnamed import is_invented

_OPPOSITES: Mapping[str, tuple[str, ...]] = {
    "turn_on": ("turn_off", "pause", "stop", "dock"),
    "turn_off": ("turn_on", "play", "run"),
    "open": ("close", "lock"),
    "close": ("open", "unlock"),
    "lock": ("unlock",),
    "unlock": ("lock", "close"),
    "run": ("stop", "dock"),
    "stop": ("run",),
    "dock": ("run", CLEAN),
    "play": ("pause", "turn_off", "skip", "rewind"),
    "pause": ("play", "skip", "rewind"),
}
"""Deeds that undo one another, or are said of the same in place of one another."""

_ENDS = {0: "close", 100: "open"}
"""The deeds that a position at an end comes to."""

_TURNS_ON = frozenset({INTENT_SET_TEMPERATURE, INTENT_FAN_SET_SPEED})
"""Intents that set a value of what is on then."""


def check_verb(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return that the words say the opposite of what a call does.

    A position at either end opens or closes: "close the shutters" is no wish for 100 %.
    """
    deed = deed_of(spec, found.entities)
    if spec.intent_type == intent.INTENT_SET_POSITION:
        deed = _ENDS.get(found.args.get(ATTR_POSITION, -1), deed)
    elif spec.intent_type in _TURNS_ON and is_invented(found, request):
        # "The heating off" is no wish for 20 degrees.
        deed = "turn_on"
    if (opposites := _OPPOSITES.get(deed)) is None:
        return []
    # "Stop the vacuum" sends it home: the noun for it is a verb as well.
    same = (deed, "stop") if CLEAN in opposites else (deed,)
    deeds = ",".join(ways_said(request, one) for one in same)
    others = ",".join(ways_said(request, other) for other in opposites)
    if not all(request.opposes(one, deeds, others) for one in found.entities):
        return []
    kind, message = ProblemKind.OPPOSITE, "the user says the opposite of what this does"
    return [Problem(kind, "", message)]


def ways_said(request: Request, deed: str) -> str:
    """Return the ways to say a deed, without particles that only join a place.

    In "the lights on the first floor" nothing is on.
    """
    ways = ways_to_say(request.code, deed).split(",")
    return ",".join(
        way for way in ways if not any(_only_joins(one, request) for one in way.split())
    )


def _only_joins(way: str, request: Request) -> bool:
    """Return whether a word stands in the words, and only before a noun."""
    language = request.language
    if language is None or way not in language.joining_words:
        return False
    states = ways_to_say(request.code, "pause").split(", ")
    # A particle stands right behind its verb, but in German and Dutch at the end.
    parts = not language.negation_last
    behind = [
        at + 1 < len(clause.words)
        # "Turn on the light": it is of the verb.
        and not (at and parts and language.verb_book.has(clause.words, at - 1))
        and (
            language.article_book.has(clause.words, at + 1)
            or clause.names[at + 1]
            # "On pause".
            or clause.words[at + 1].text in states
        )
        for clause in request.clauses
        for at, token in enumerate(clause.words)
        if token.text == way
    ]
    return bool(behind) and all(behind)
