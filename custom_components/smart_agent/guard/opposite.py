"""Whether the words say the opposite of what a call does."""

from collections.abc import Mapping

from homeassistant.components.climate.const import INTENT_SET_TEMPERATURE
from homeassistant.components.cover import ATTR_POSITION
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.helpers import intent

from ..llm_tools.spec import ToolSpec
from ..utterance.correction import corrected_by
from ..utterance.deeds import CLEAN, says_way, ways_to_say
from ..utterance.languages.steps import step_words
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.step_words import Role
from ..utterance.steps import SCALES
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
    if not (
        all(request.opposes(one, deeds, others) for one in found.entities)
        or _is_of_corrected(request, deeds, others)
        or (deed == "turn_off" and found.entities and _says_step(found, request))
    ):
        return []
    kind, message = ProblemKind.OPPOSITE, "the user says the opposite of what this does"
    return [Problem(kind, "", message)]


def _is_of_corrected(request: Request, deeds: str, others: str) -> bool:
    """Return whether the opposite was said of what the words put another thing in place of.

    "Close the drapes, no, not those, the shade" opens no shade.
    """
    for clause in request.clauses:
        before = corrected_by(request.clauses, clause)
        if (
            before is not None
            and clause.stance is Stance.REQUEST
            and before.stance is Stance.REVOKED
            and not request.has_deed(clause)
        ):
            said = {one.plain for one in before.words}
            return says_way(said, others) and not says_way(said, deeds)
    return False


def _says_step(found: Resolution, request: Request) -> bool:
    """Return whether the only wish says more, or less, of what a call turns off.

    "Lamp all the way up", "back it off a bit": nothing else in it says "off".
    """
    words = step_words(request.code)
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    if (
        words is None
        or len(asking) != 1
        or any(one.domain not in SCALES for one in found.entities)
    ):
        return False
    (clause,) = asking
    off = ways_said(request, "turn_off")
    said = {one.plain for one in clause.words}
    for at in range(1, len(clause.words)):
        for match in words.book.at(clause.words, at):
            step = {one.plain for one in clause.words[match.start : match.end]}
            of_off = says_way(step, off)
            if any(clause.names[match.start : match.end]):
                continue
            if match.tells.role is Role.UP and not says_way(said, off):
                return True
            if (
                match.tells.role is Role.DOWN
                and of_off
                and not says_way(said - step, off)
            ):
                return True
    return False


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
