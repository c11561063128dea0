"""Refuses a call for another device than the one that the words mean."""

from ..home.home import Entity
from ..llm_tools.spec import NAME, TARGET_KEYS, ToolSpec
from ..utterance.other_one import asks_for_other
from .draft import MOST_CHOICES
from .only_here import check_here
from .problem import Problem, ProblemKind
from .rules import Rules
from .targets.candidates import told_apart
from .targets.capabilities import is_able
from .targets.resolve import Resolution


def check_named(spec: ToolSpec, found: Resolution, rules: Rules) -> tuple[Problem, ...]:
    """Return that the words call another device than all that a call acts on.

    "Douse the hob spots" does not dim the pendant, whatever "douse" may mean. Only of the
    first call in a turn: beside what was done or read another one is no mistake for it,
    and the user is asked.
    """
    request = rules.request
    if not (request.known and spec.alters and found.entities):
        return ()
    if problem := _not_other(found, rules):
        return (problem,)
    if problems := check_here(found, rules):
        return problems
    if rules.so_far.ran:
        return ()
    called: dict[str, Entity] = {}
    for entity in found.entities:
        if not (instead := request.instead_of(entity)):
            return ()
        called |= {one.entity_id: one for one in instead}
    others = tuple(called.values())[: MOST_CHOICES + 1]
    names = told_apart(others, request.home)
    able = len(others) == 1 and spec.targets and is_able(others[0], spec.targets)
    fix = dict.fromkeys(TARGET_KEYS & found.args.keys()) | {NAME: names[0]}
    return (
        Problem(
            ProblemKind.AMBIGUOUS_NAME,
            NAME,
            f"the user speaks of {', '.join(names)}",
            found.args.get(NAME),
            nearest=tuple(names),
            fix=fix if able else {},
        ),
    )


def _not_other(found: Resolution, rules: Rules) -> Problem | None:
    """Return that "the other one" is nothing that was acted on before, or None."""
    request, last = rules.request, rules.earlier.last
    if (
        not asks_for_other(request)
        or any(one.entity_id not in last for one in found.entities)
        or any(map(request.names, found.entities))
    ):
        return None
    names = ", ".join(told_apart(found.entities, request.home))
    message = f"the user means another one than {names}"
    return Problem(ProblemKind.AMBIGUOUS_NAME, NAME, message, found.args.get(NAME))
