"""Whether the user's words are of where they are, and a call acts somewhere else."""

from homeassistant.const import Platform

from ..utterance.plain_place import says_here
from ..utterance.request import Request
from ..utterance.stance import Stance
from .problem import Problem, ProblemKind
from .rules import Rules
from .spoken import listed
from .targets.resolve import Resolution


def check_here(found: Resolution, rules: Rules) -> tuple[Problem, ...]:
    """Return that devices of a call are not where the user is, though the words are.

    "Everything in my room off" leaves the fan in the next one alone, whatever the word
    "room" has in common with its name.
    """
    request, here = rules.request, rules.place.area_id
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    of_here = [one for one in asking if says_here(one.words, request.code)]
    if here is None or not of_here or any(map(request.naming.places, of_here)):
        return ()
    others = [one for one in asking if one not in of_here]
    elsewhere = [
        one
        for one in found.entities
        if one.area_id not in (None, here)
        and not (one.domain == Platform.CLIMATE and not _heats(here, request))
        # "Lock the front door from in here."
        and not any(request.naming.is_called(clause, one) for clause in of_here)
        and not any(request.naming.score(clause, one) for clause in others)
    ]
    if not elsewhere:
        return ()
    text = listed(elsewhere)
    message = f"the user speaks of where they are, and {text} is not there"
    return (Problem(ProblemKind.ELSEWHERE, "", message, text),)


def _heats(area_id: str, request: Request) -> bool:
    """Return whether a room has a thermostat of its own; one elsewhere may heat it too."""
    return any(
        one.domain == Platform.CLIMATE and one.area_id == area_id
        for one in request.home.entities
    )
