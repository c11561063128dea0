"""Rejects calls whose device is a guess: the user's words fit others as well."""

from collections.abc import Sequence

from homeassistant.components.todo.const import ATTR_ITEM

from ..home.home import Entity, Home
from ..llm_tools.spec import NAME
from .draft import MOST_CHOICES
from .problem import Problem, ProblemKind
from .risk import brought_to
from .rules import Rules
from .targets.candidates import told_apart
from .targets.capabilities import is_able
from .verdict import Ask, Reject, Run, Verdict


def without_guesses(
    verdicts: Sequence[Verdict], before: Sequence[Run], home: Home, rules: Rules
) -> list[Verdict]:
    """Return the verdicts on the calls of an answer, without names that were guessed.

    "Lock the door" in a home with two is no word for either. Where several of a kind are
    acted on, each by its name, none was picked. before are the calls of this turn
    that have run.
    """
    return [
        _rejected(one, rivals, home)
        if isinstance(one, Run | Ask)
        and (rivals := _rivals(one, verdicts, before, home, rules))
        else one
        for one in verdicts
    ]


def is_guess(one: Run | Ask, home: Home, rules: Rules) -> bool:
    """Return whether a call by itself picks one of several that the words mean."""
    return bool(_rivals(one, (one,), (), home, rules))


def _rivals(
    one: Run | Ask,
    verdicts: Sequence[Verdict],
    before: Sequence[Run],
    home: Home,
    rules: Rules,
) -> list[Entity]:
    """Return the devices that could be meant as well as the one of a call.

    None where it is in the room of the user, or was acted on last. One that is already
    as it is to be is not meant: of "turn off the light" those that are on.
    """
    spec, ids = one.spec, one.signature[1]
    if spec.targets is None or not spec.is_action or NAME not in one.args:
        return []
    if len(ids) != 1 or one.signature in rules.understood | rules.earlier.confirmed:
        return []
    entity = home.entity_by_id[ids[0]]
    if not rules.request.known or {entity.entity_id, entity.area_id} & rules.here:
        return []
    request = rules.request
    if isinstance(item := one.args.get(ATTR_ITEM), str):
        # "Put milk on the list": what is written down tells nothing of which list.
        request = request.but_for(item)
    acted = {
        entity_id
        for other in (*verdicts, *before)
        if not isinstance(other, Reject) and other.spec.intent_type == spec.intent_type
        for entity_id in other.signature[1]
    }
    if sum(one.partition(".")[0] == entity.domain for one in acted) > 1:
        # Several of a kind are a plural, not one of them.
        return []
    return [
        rival
        for rival in request.rivals(entity)
        if is_able(rival, spec.targets)
        and rival.entity_id not in acted
        and rival.state != brought_to(spec, one.args, rival.domain)
    ]


def _rejected(one: Run | Ask, rivals: Sequence[Entity], home: Home) -> Reject:
    """Return a call that was guessed, with what could be meant."""
    entity = home.entity_by_id[one.signature[1][0]]
    problem = Problem(
        ProblemKind.AMBIGUOUS_NAME,
        NAME,
        "the user's words fit several, and do not tell which",
        one.args.get(NAME),
        nearest=tuple(told_apart([entity, *rivals][:MOST_CHOICES], home)),
    )
    return Reject((problem,), one.spec, dict(one.args), one.notes)
