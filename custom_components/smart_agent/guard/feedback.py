"""What a model is told of a call that did not run."""

from collections.abc import Iterable, Mapping, Sequence
import json
from typing import Any

from ..call_parser.parse import BrokenCall, Cause
from .draft import MOST_CHOICES
from .problem import LONGEST, Problem, ProblemKind
from .verdict import Reject

_NOT_FOUND = frozenset(
    {
        ProblemKind.NOTHING_MATCHES,
        ProblemKind.UNKNOWN_AREA,
        ProblemKind.UNKNOWN_FLOOR,
        ProblemKind.UNKNOWN_NAME,
    }
)
"""Problems of things that may not be there at all: no other is to be taken instead."""


def feedback(
    name: str,
    reject: Reject,
    user_text: str,
    *,
    again: bool = False,
    last: bool = False,
    elsewhere: Sequence[str] = (),
    timer: str = "",
    acting: Sequence[str] = (),
    there: Sequence[str] = (),
    done: bool = False,
) -> str:
    """Return one message for all that is wrong with a call.

    It says what was wrong, what is allowed, what was probably meant, what the user
    had asked and what to do now. again makes it firmer: the call was the same wrong
    one as before; last tells that only one attempt is left. elsewhere are tools that
    find what is not in the home, timer is the tool that starts timers where the user's
    device can run them, acting are the tools for a device that this one is not for,
    there are the devices of the room that a call is for, where it gets its kind wrong.
    done tells that another call of the turn has changed something.
    """
    tool = reject.spec.name if reject.spec else name
    lines = [f"{tool} was not run."]
    if again:
        lines.append("This is the same wrong call as before. Do not write it again.")
    lines.extend(problem_line(problem) for problem in reject.problems)
    if acting:
        lines.append(f"For that device there is {_listed(acting)}.")
    if there:
        lines.append(f"In that room there is {_listed(there)}. Pass one as name.")
    if example := corrected(reject):
        lines.append(f"Right would be: {tool} {_json(example)}")
    if user_text:
        lines.append(f"The user said: {_json(user_text)}")
    if not (reject.spec and reject.spec.targets and reject.spec.targets.reads):
        # Who wants something done means a thing of the home.
        elsewhere = ()
    lines.append(_what_now(reject.problems, elsewhere, timer, last=last, done=done))
    return "\n".join(lines)


_CAUSES = {
    Cause.EXTRA_CLOSING_BRACE: "there are closing braces too many",
    Cause.UNCLOSED: "a brace or bracket is not closed",
    Cause.UNMATCHED_QUOTE: "a quote is not closed",
    Cause.ARGUMENTS_NOT_OBJECT: "the arguments are not an object",
    Cause.NO_TOOL_NAME: "it does not say which tool",
    Cause.NOT_LITERAL: "a value is computed instead of written out",
    Cause.TOO_LARGE: "it is too large",
}


def broken_text(broken: Sequence[BrokenCall], user_text: str) -> str:
    """Return what a model is told of calls in its text that could not be read."""
    lines = ["What you wrote was not run: it could not be read as a call."]
    for one in broken:
        cause = f" Likely cause: {_CAUSES[one.cause]}." if one.cause in _CAUSES else ""
        detail = f" ({one.detail})" if one.detail else ""
        lines.append(
            f"- at character {one.position}, near {_json(one.excerpt)}: {one.message}"
            f"{detail}.{cause}"
        )
    lines.append(f"The user said: {_json(user_text)}")
    lines.append("Call the tool as a tool call. Write nothing else.")
    return "\n".join(lines)


def corrected(reject: Reject) -> dict[str, Any] | None:
    """Return the arguments of a call put right, where every problem has a remedy."""
    if reject.spec is None or not all(problem.fix for problem in reject.problems):
        return None
    args = dict(reject.args)
    for problem in reject.problems:
        for key, value in problem.fix.items():
            if value is None:
                args.pop(key, None)
            else:
                args[key] = value
    return args or None


def problem_line(problem: Problem) -> str:
    """Return what is wrong with one argument or part of data, and what would be right."""
    path = problem.path[:LONGEST]
    parts = [f"- {path}: " if path else "- ", problem.message, "."]
    if problem.nearest:
        parts.append(f" Did you mean {_either(problem.nearest)}?")
    if problem.allowed and set(problem.allowed) != set(problem.nearest):
        parts.append(f" Possible: {_listed(problem.allowed)}.")
    return "".join(parts)


_DECLINED: Mapping[ProblemKind, str] = {
    ProblemKind.CONDITION: (
        "Do not call it again. Say in a few words that it can only be done right away, "
        "and that an automation can wait for it."
    ),
    ProblemKind.ELSEWHERE: (
        "Call it for the one in the place that the user named, or say in a few words "
        "that there is none."
    ),
    ProblemKind.EXCEPTED: "Call the tool once for each of the others, by name.",
    ProblemKind.FORBIDDEN: (
        "Do not call it again. Do what else the user asked for; if that is nothing, say "
        "in a few words that nothing was changed."
    ),
    ProblemKind.LATER: (
        "Do not call it again. Say in a few words that it can only be done right away, "
        "and that an automation can do it at another time."
    ),
    ProblemKind.QUESTION: "Answer the user's question in one short sentence.",
    ProblemKind.NOT_PERMITTED: (
        "Call the tool by name only for what is possible. If that is nothing, say in a "
        "few words that the user is not permitted to do that."
    ),
    ProblemKind.UNSAID: (
        "Do not call it again. Answer in a few words, and say that nothing was changed."
    ),
    ProblemKind.REPEATED: (
        "Do not call it again. Tell the user in a few words what was done."
    ),
}
"""What the model is told to do instead, by the problem, for a call not asked for."""

_TIMER = (
    "If the user says in how much time, call {tool} with that time and with what is to "
    "be done as conversation_command, in the user's words. If not: "
)
"""What can be done about another time where there are timers."""


_NOTHING = frozenset({ProblemKind.FORBIDDEN, ProblemKind.REVOKED, ProblemKind.UNSAID})
"""Problems of which the model is to say that nothing was changed, where that is so."""


def _what_now(
    problems: Sequence[Problem],
    elsewhere: Sequence[str],
    timer: str,
    *,
    last: bool,
    done: bool,
) -> str:
    """Return what the model is to do now."""
    kinds = {problem.kind for problem in problems}
    if done and kinds <= _NOTHING:
        return _DECLINED[ProblemKind.REPEATED]
    if kinds == {ProblemKind.REVOKED}:
        return _DECLINED[ProblemKind.FORBIDDEN]
    if len(kinds) == 1 and (text := _DECLINED.get(problems[0].kind)):
        by_timer = timer and ProblemKind.LATER in kinds
        return (_TIMER.format(tool=timer) if by_timer else "") + text
    if ProblemKind.AMBIGUOUS_NAME in kinds:
        return (
            "Call the tool again with the one the user meant. If the user's words do "
            "not tell which, ask the user."
        )
    if elsewhere and kinds & _NOT_FOUND:
        return (
            f"That is not in this home. To find it elsewhere call {_or(elsewhere)}. Else "
            "say in a few words what you could not find."
        )
    if last:
        return (
            "This is the last attempt: make the right call, or say in a few words "
            "what you could not find."
        )
    if kinds & _NOT_FOUND:
        return (
            "Call the tool again if there is what the user meant. If not, say in a few "
            "words what you could not find."
        )
    return "Call the tool again with this put right. Write nothing else."


def _either(values: Iterable[str]) -> str:
    """Return a few values as a choice."""
    return " or ".join(_json(value) for value in values)


def _or(names: Sequence[str]) -> str:
    """Return names of tools as a choice."""
    return " or ".join(names)


def _listed(values: Sequence[str]) -> str:
    """Return values as a list that stays short; one more than it is shown too."""
    if len(values) <= MOST_CHOICES + 1:
        return ", ".join(values)
    text = ", ".join(values[:MOST_CHOICES])
    return f"{text} and {len(values) - MOST_CHOICES} more"


def _json(value: Mapping[str, Any] | str) -> str:
    """Return a value as a model would write it."""
    return json.dumps(value, ensure_ascii=False, default=str)
