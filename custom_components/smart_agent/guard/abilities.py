"""What an entity can do now, and which of its own values it takes."""

from collections.abc import Sequence

from ..home import Entity
from ..toolset import AREA, NAME, TargetRule
from ..words import fold
from .draft import Draft
from .names import find_area, suggest
from .problem import ProblemKind


def is_able(entity: Entity, rule: TargetRule) -> bool:
    """Return whether an entity has what a tool asks for, in the state it is in."""
    return entity.features & rule.features == rule.features and (
        rule.states is None or entity.state in rule.states
    )


def check_able(draft: Draft, entity: Entity, rule: TargetRule) -> None:
    """See that the entity can do what is asked of it, now."""
    if is_able(entity, rule):
        return
    message = f"{entity.name} cannot do what {draft.spec.name} asks for"
    if rule.states and entity.state not in rule.states:
        states = " or ".join(sorted(rule.states))
        message = f"{entity.name} is {entity.state}, {draft.spec.name} needs it to be {states}"
    draft.problem(ProblemKind.UNSUPPORTED, NAME, message)


def check_values(draft: Draft, entity: Entity) -> None:
    """Hold values against what the one entity that is meant takes."""
    for key, choices in entity.choices.items():
        if (value := draft.text(key)) is not None and key in draft.spec.required:
            _check_choice(draft, entity, key, value, choices)
    for key, (low, high) in entity.limits.items():
        value = draft.args.get(key)
        if isinstance(value, int | float) and not low <= value <= high:
            limits = f"{low:g} to {high:g}"
            draft.problem(
                ProblemKind.RANGE,
                key,
                f"{entity.name} takes {limits}",
                allowed=[limits],
            )


def check_timer(draft: Draft) -> None:
    """See that there is a timer to act on, and that it is called by its name."""
    timers = draft.home.timers
    if not timers:
        draft.problem(ProblemKind.NO_TIMER, "", "no timer is running")
        return
    name = draft.text(NAME)
    if name is None or any(fold(name) == fold(timer) for timer in timers):
        return
    if len(timers) == 1:
        draft.set(NAME, None, "there is only one timer")
        return
    named = [timer for timer in timers if timer]
    draft.problem(
        ProblemKind.NO_TIMER,
        NAME,
        f"no timer is called {name!r}",
        allowed=named,
        nearest=suggest(name, named),
    )


def _check_choice(
    draft: Draft, entity: Entity, key: str, value: str, choices: Sequence[str]
) -> None:
    """Hold one value against the choices that an entity has for it."""
    if key == AREA:
        # A vacuum lists the areas it can clean by their ids.
        fits = any(a.area_id in choices for a in find_area(value, draft.home).things)
        choices = [a.name for a in draft.home.areas if a.area_id in choices]
    else:
        same = [choice for choice in choices if fold(choice) == fold(value)]
        fits = value in choices or bool(same)
        if value not in choices and same:
            draft.set(key, same[0], "spelling")
    if not fits:
        draft.problem(
            ProblemKind.NOT_ALLOWED,
            key,
            f"{entity.name} has no {value!r} for {key}",
            allowed=choices,
            nearest=suggest(value, choices, limit=1),
        )
