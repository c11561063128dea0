"""Resolves a call's target although some of its arguments are wrong.

Where the rest of the call already says which device is meant, a wrong argument that only
narrows the target is dropped.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...home.home import Home, Place
from ...llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN, NAME, TARGET_KEYS, ToolSpec
from ..problem import Note, Problem, ProblemKind
from ..reroute import POSITION
from .candidates import told_apart
from .resolve import Resolution, resolve


def settle(
    spec: ToolSpec,
    args: Mapping[str, Any],
    problems: list[Problem],
    home: Home,
    place: Place,
) -> tuple[Resolution, list[Problem]]:
    """Return a call's target, and those of the problems that remain.

    problems are the schema's. One in an area, floor, domain or device class is dropped
    with its argument where the name alone finds the device; so is a missing name where
    the rest finds just one.
    """
    soft = {
        key: args.get(key)
        for problem in problems
        if spec.targets is not None and _is_soft(spec, problem)
        for key in [_argument(problem)]
    }
    rest = {key: value for key, value in args.items() if key not in soft}
    found = resolve(spec, rest, home, place)
    hard = [problem for problem in problems if _argument(problem) not in soft]
    if found.problems:
        wrong = {_argument(problem) for problem in hard}
        hard += [one for one in found.problems if _argument(one) not in wrong]
    elif soft and len(found.entities) == 1 and (found.named or NAME in soft):
        return _without(soft, found, "the name is enough"), hard
    elif soft.keys() == {DEVICE_CLASS} and _is_only_one_there(spec, found):
        reason = "the only one there is of another class"
        return _without(soft, found, reason), hard
    elif soft:
        lists = told_apart(found.entities, home) if NAME in soft else []
        hard = [_with_choices(problem, lists) for problem in problems]
    return found, hard


def _without(soft: Mapping[str, Any], found: Resolution, reason: str) -> Resolution:
    """Return what a call acts on, with a note of the arguments that were left out."""
    dropped = tuple(
        Note(key, value, None, reason)
        for key, value in soft.items()
        if value is not None
    )
    return replace(found, notes=dropped + found.notes)


def _is_only_one_there(spec: ToolSpec, found: Resolution) -> bool:
    """Return whether the call names an area and a kind, and one entity fits both."""
    kinds = spec.targets.domains if spec.targets else None
    said = DOMAIN in found.args or len(kinds or ()) == 1
    return said and AREA in found.args and len(found.entities) == 1


def _with_choices(problem: Problem, names: Sequence[str]) -> Problem:
    """Return a problem; that of a missing name lists the names that it could be."""
    if problem.path != NAME or problem.kind is not ProblemKind.MISSING:
        return problem
    return replace(problem, allowed=tuple(names))


def at_the_end(
    spec: ToolSpec, found: Resolution, home: Home, place: Place
) -> Resolution:
    """Resolve again a call whose set_position became open or close.

    How sure its target is stays as it was found with the position.
    """
    args = {key: value for key, value in found.args.items() if key != POSITION}
    moved = resolve(spec, args, home, place)
    return replace(moved, named=found.named, notes=found.notes + moved.notes)


def _argument(problem: Problem) -> str:
    """Return the argument that a problem is of."""
    return problem.path.partition(".")[0]


def _is_soft(spec: ToolSpec, problem: Problem) -> bool:
    """Return whether a problem is of an argument that only narrows a target."""
    key = _argument(problem)
    if key == NAME:
        return problem.kind is ProblemKind.MISSING
    return key in TARGET_KEYS and key not in spec.required
