"""The guard as a whole: normalise, schema, targets, policy."""

from collections.abc import Mapping
from typing import Any

from homeassistant.helpers import intent

from ..home import Home
from ..toolset import TARGET_KEYS, Toolset, ToolSpec
from .names import suggest
from .normalise import Normaliser, as_arguments
from .policy import Rules, judge_policy
from .problem import Note, Problem, ProblemKind
from .schema import check, check_values
from .targets import Resolution, resolve
from .verdict import Reject, Verdict

_SET_TURNS_ON = frozenset({"cover", "fan", "light", "valve"})
"""Domains in which setting a value also turns on, so that a value said with
HassTurnOn is lost by nothing when the tool that sets it is called instead."""


def judge(
    name: str, written: Any, toolset: Toolset, home: Home, rules: Rules
) -> Verdict:
    """Return whether a call, as a model wrote it, may run, and with what arguments.

    Pure: the same call in the same home under the same rules is judged the same.
    """
    if (spec := toolset.find(name)) is None:
        return Reject((_unknown_tool(name, toolset),))
    if (arguments := as_arguments(written)) is None:
        return Reject(
            (
                Problem(
                    ProblemKind.NOT_AN_OBJECT,
                    "",
                    "the arguments must be an object of names and values",
                    written,
                ),
            ),
            spec,
        )
    normaliser = Normaliser(spec, home)
    args = normaliser.normalise(arguments)
    notes = tuple(normaliser.notes)
    problems = check(spec, args)
    if rerouted := _reroute(spec, args, problems, toolset, home, rules):
        notes += (Note("tool", spec.name, rerouted.name, "it takes these arguments"),)
        spec, problems = rerouted, check(rerouted, args)
    found, problems = _resolve(spec, args, problems, home, rules)
    if not problems:
        problems = check(spec, found.args) or check_values(spec, dict(found.args))
    if problems:
        return Reject(tuple(problems), spec, dict(args), notes + found.notes)
    changed = [note for note in notes + found.notes if note.was is not None]
    if rules.strict and changed:
        return Reject(tuple(_as_problem(note) for note in changed), spec, arguments)
    return judge_policy(spec, found, notes, home, rules)


def _resolve(
    spec: ToolSpec,
    args: Mapping[str, Any],
    problems: list[Problem],
    home: Home,
    rules: Rules,
) -> tuple[Resolution, list[Problem]]:
    """Return what a call acts on, and the problems that this does not settle.

    Where a name alone says what is meant, what else was written of the target may
    be anything: it is left out. And a name that is missing may be the only one.
    """
    soft = {
        problem.path.partition(".")[0]: args.get(problem.path.partition(".")[0])
        for problem in problems
        if spec.targets is not None and _is_soft(spec, problem)
    }
    rest = {key: value for key, value in args.items() if key not in soft}
    found = resolve(spec, rest, home, rules.place)
    hard = [p for p in problems if p.path.partition(".")[0] not in soft]
    if found.problems:
        hard.extend(found.problems)
    elif soft and len(found.entities) == 1 and (found.fit or "name" in soft):
        dropped = tuple(
            Note(key, value, None, "the name is enough")
            for key, value in soft.items()
            if value is not None
        )
        return _with_notes(found, dropped), hard
    elif soft:
        hard = problems
    return found, hard


def _is_soft(spec: ToolSpec, problem: Problem) -> bool:
    """Return whether a problem is of an argument that only narrows a target."""
    key = problem.path.partition(".")[0]
    if key == "name":
        return problem.kind is ProblemKind.MISSING
    if key not in TARGET_KEYS or key in spec.required:
        return False
    return True


def _with_notes(found: Resolution, notes: tuple[Note, ...]) -> Resolution:
    """Return a resolution with more notes before its own."""
    return Resolution(
        found.args,
        found.entities,
        found.fit,
        found.whole_home,
        notes + found.notes,
        found.problems,
    )


def _reroute(
    spec: ToolSpec,
    args: Mapping[str, Any],
    problems: list[Problem],
    toolset: Toolset,
    home: Home,
    rules: Rules,
) -> ToolSpec | None:
    """Return the tool that a call with arguments of another tool was meant for.

    "Turn on" with a brightness is a call to set the light: the brightness carries
    intent, and the tool that has it turns the light on as well.
    """
    if spec.intent_type != intent.INTENT_TURN_ON or not any(
        problem.kind is ProblemKind.UNKNOWN_ARGUMENT for problem in problems
    ):
        return None
    fitting = []
    for other in toolset.tools:
        if other.targets is None or check(other, args):
            continue
        entities = resolve(other, args, home, rules.place).entities
        if entities and all(e.domain in _SET_TURNS_ON for e in entities):
            fitting.append(other)
    return fitting[0] if len(fitting) == 1 else None


def _unknown_tool(name: str, toolset: Toolset) -> Problem:
    """Return the problem of a tool that does not exist."""
    names = toolset.names
    return Problem(
        ProblemKind.UNKNOWN_TOOL,
        "",
        f"there is no tool {name!r}",
        name,
        allowed=names,
        nearest=suggest(name.rpartition("__")[2], names),
    )


def _as_problem(note: Note) -> Problem:
    """Return what strict mode has against a call that would have been put right."""
    return Problem(
        ProblemKind.STRICT,
        note.path,
        note.reason,
        note.was,
        nearest=() if note.now is None else (str(note.now),),
        fix={note.path: note.now},
    )
