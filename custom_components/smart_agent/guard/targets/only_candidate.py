"""Resolves a name that nothing has to the only entity that the call can be for."""

from homeassistant.components.todo.const import ATTR_ITEM, DOMAIN as TODO

from ...llm_tools.spec import AREA, NAME
from ...text.fold import MAX_NAME, fold
from ..problem import ProblemKind
from .candidates import named_in, suggest
from .target import Target


def is_only_list(target: Target, name: str) -> bool:
    """Take the only list there is for one that is called as its item, or as nothing.

    Returns whether that settles the call: of several lists none is taken, and the
    problem kept where the item stands in the list's place.
    """
    if target.rule.domains != frozenset({TODO}):
        return False
    twice = fold(name) == fold(target.draft.text(ATTR_ITEM) or "")
    if not twice and _is_known(target, name):
        return False
    if len(target.pool) == 1:
        target.entities = [*target.pool]
        target.name_it(target.pool[0], "the only list")
    elif twice:
        target.draft.problem(
            ProblemKind.UNKNOWN_NAME,
            NAME,
            "name is the list that the item is on, not the item",
            allowed=target.names(target.pool),
        )
    return twice or len(target.pool) == 1


def is_only_one_there(target: Target, name: str) -> bool:
    """Take the only one in an area that a tool for one kind can act on.

    Small models write what is played, or a word of their own, as the name. Only for
    tools of which Home Assistant itself takes one domain alone: with no such tool
    anything is opened or unlocked. Returns whether one was taken.
    """
    draft, rule = target.draft, target.rule
    required = draft.spec.required
    if not rule.enforced or rule.reads or len(rule.domains or ()) != 1:
        return False
    area = draft.text(AREA)
    if area is None or {AREA, NAME} & required:
        return False
    if not draft.home.area_names.find(area).sure or _is_known(target, name):
        return False
    able = target.able(target.fitting(target.pool))
    if len(able) != 1:
        return False
    others = [own for e in target.pool if e is not able[0] for own in e.names]
    if suggest(name, others):
        # Rather a slip in the name of another one.
        return False
    target.entities = able
    target.name_it(able[0], "the only one there")
    return True


def _is_known(target: Target, name: str) -> bool:
    """Return whether a text names something of the home, also something hidden."""
    home = target.home
    return (
        len(name) > MAX_NAME
        or name.strip().casefold() in home.unexposed
        or bool(home.entity_names.find(name).things)
        or bool(named_in(name, home.entities))
    )
