"""What an entity can do now, and which of its own values it takes."""

from collections.abc import Collection, Sequence

from ...home.home import Entity
from ...llm_tools.spec import AREA, NAME, TargetRule
from ...text.fold import MAX_NAME, fold
from ..draft import Draft
from ..problem import ProblemKind
from .candidates import find_word, suggest


def is_able(entity: Entity, rule: TargetRule) -> bool:
    """Return whether an entity has what a tool asks for, in the state it is in."""
    return entity.features & rule.features == rule.features and (
        rule.states is None or entity.state in rule.states
    )


def unable(
    draft: Draft, entities: Sequence[Entity], states: Collection[str] | None
) -> None:
    """Keep the problem that none of the entities can do what is asked, now."""
    tool, first = draft.spec.name, entities[0]
    message = f"{first.name} cannot do what {tool} asks for"
    if states and not any(entity.state in states for entity in entities):
        needed = " or ".join(sorted(states))
        message = f"{first.name} is {first.state}, {tool} needs it to be {needed}"
        if len(entities) > 1:
            message = f"nothing is {needed}, as {tool} needs it to be"
    draft.problem(ProblemKind.UNSUPPORTED, NAME, message)


def check_limits(draft: Draft, entity: Entity) -> None:
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
    if (name := draft.text(NAME)) is None or len(name) > MAX_NAME:
        return
    if any(name.strip().casefold() == timer.strip().casefold() for timer in timers):
        return
    same = {timer for timer in timers if timer and fold(timer) == fold(name)}
    if len(same) == 1:
        draft.set(NAME, same.pop(), "name")
    elif timers == ("",):
        draft.set(NAME, None, "the only timer has no name")
    else:
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
        areas = draft.home.area_names.find(value).things
        if any(area.area_id in choices for area in areas):
            return
        choices = [a.name for a in draft.home.areas if a.area_id in choices]
    elif value in choices:
        return
    elif same := [choice for choice in choices if fold(choice) == fold(value)]:
        draft.set(key, same[0], "spelling")
        return
    meant = find_word(value, choices)
    draft.problem(
        ProblemKind.NOT_ALLOWED,
        key,
        f"{entity.name} has no {value!r} for {key}",
        allowed=choices,
        nearest=suggest(value, choices, limit=1),
        fix={key: meant} if meant else None,
    )
