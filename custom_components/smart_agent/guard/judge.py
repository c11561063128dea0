"""The guard as a whole: normalise, schema, targets, policy."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from homeassistant.helpers import intent

from ..home import Home
from ..toolset import NAME, TARGET_KEYS, Toolset, ToolSpec
from ..words import MAX_NAME
from .names import suggest
from .normalise import Normaliser
from .policy import Rules, judge_policy
from .problem import Note, Problem, ProblemKind
from .schema import check, check_values
from .targets import Resolution, resolve
from .values import as_arguments
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
        return Reject((_not_an_object(),), spec)
    args, notes = _normalised(spec, arguments, home)
    problems = check(spec, args)
    if rerouted := _reroute(spec, arguments, problems, toolset, home, rules):
        note = Note("tool", spec.name, rerouted.name, "it takes these arguments")
        spec = rerouted
        args, notes = _normalised(spec, arguments, home)
        notes += (note,)
        problems = check(spec, args)
    found, problems = _resolve(spec, args, problems, home, rules)
    if not problems:
        problems = check(spec, found.args) or check_values(spec, dict(found.args))
    if problems:
        return Reject(tuple(problems), spec, dict(args), notes + found.notes)
    changed = [note for note in notes + found.notes if note.was is not None]
    if rules.strict and changed:
        return Reject(tuple(_as_problem(note) for note in changed), spec, arguments)
    return judge_policy(spec, found, notes, home, rules)


def _normalised(
    spec: ToolSpec, arguments: dict[str, Any], home: Home
) -> tuple[dict[str, Any], tuple[Note, ...]]:
    """Return arguments in the form the schema asks for, with what was put right.

    Those of a script or of a server's tool are its own affair once they are valid.
    """
    if spec.intent_type is None and spec.targets is None and not check(spec, arguments):
        return arguments, ()
    normaliser = Normaliser(spec, home)
    return normaliser.normalise(arguments), tuple(normaliser.notes)


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
        key: args.get(key)
        for problem in problems
        if spec.targets is not None and _is_soft(spec, problem)
        for key in [_argument(problem)]
    }
    rest = {key: value for key, value in args.items() if key not in soft}
    found = resolve(spec, rest, home, rules.place)
    hard = [problem for problem in problems if _argument(problem) not in soft]
    if found.problems:
        wrong = {_argument(problem) for problem in hard}
        hard += [one for one in found.problems if _argument(one) not in wrong]
    elif soft and len(found.entities) == 1 and (found.named or NAME in soft):
        dropped = tuple(
            Note(key, value, None, "the name is enough")
            for key, value in soft.items()
            if value is not None
        )
        return replace(found, notes=dropped + found.notes), hard
    elif soft:
        hard = problems
    return found, hard


def _argument(problem: Problem) -> str:
    """Return the argument that a problem is of."""
    return problem.path.partition(".")[0]


def _is_soft(spec: ToolSpec, problem: Problem) -> bool:
    """Return whether a problem is of an argument that only narrows a target."""
    key = _argument(problem)
    if key == NAME:
        return problem.kind is ProblemKind.MISSING
    return key in TARGET_KEYS and key not in spec.required


def _reroute(
    spec: ToolSpec,
    arguments: dict[str, Any],
    problems: list[Problem],
    toolset: Toolset,
    home: Home,
    rules: Rules,
) -> ToolSpec | None:
    """Return the tool that a call with arguments of another tool was meant for.

    "Turn on" with a brightness is a call to set the light: the brightness carries
    intent, and the tool that has it turns the light on as well, unless it is 0.
    """
    unknown = [p for p in problems if p.kind is ProblemKind.UNKNOWN_ARGUMENT]
    if spec.intent_type != intent.INTENT_TURN_ON or not unknown:
        return None
    fitting = []
    for other in toolset.tools:
        if other.targets is None or any(
            p.path not in other.properties for p in unknown
        ):
            continue
        args, _ = _normalised(other, arguments, home)
        if check(other, args) or any(args.get(p.path) == 0 for p in unknown):
            continue
        found = resolve(other, args, home, rules.place)
        if found.entities and all(e.domain in _SET_TURNS_ON for e in found.entities):
            fitting.append(other)
    return fitting[0] if len(fitting) == 1 else None


def _not_an_object() -> Problem:
    """Return the problem of arguments that are none, or that nothing could carry."""
    return Problem(
        ProblemKind.NOT_AN_OBJECT,
        "",
        "the arguments must be an object of names and plain values",
    )


def _unknown_tool(name: str, toolset: Toolset) -> Problem:
    """Return the problem of a tool that does not exist."""
    names = toolset.names
    return Problem(
        ProblemKind.UNKNOWN_TOOL,
        "",
        f"there is no tool {name[:MAX_NAME]!r}",
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
