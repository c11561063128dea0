"""Whether calls that the user has said yes to may still run: the home may have changed."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ..home.home import Home
from ..llm_tools.spec import Toolset
from .pipeline import decide, prepare
from .problem import Problem, ProblemKind
from .rules import Rules
from .verdict import Ask, Reject, Signature, Verdict


def judge_again(
    name: str,
    args: Mapping[str, Any],
    asked: Signature,
    toolset: Toolset,
    home: Home,
    rules: Rules,
) -> Verdict:
    """Return whether a call may run that a yes was said to.

    name and args are the call as it was judged before, asked is what it was to do then.
    It runs if it still does that and nothing else; of several devices it may by now be
    fewer, as where one was turned off by hand, as long as all are still there.
    """
    # What the guard put right then would be noted, and strict mode rejects that.
    choices = replace(rules.choices, strict=False)
    rules = _confirmed(replace(rules, choices=choices), asked)
    call = prepare(name, dict(args), toolset, home, rules)
    verdict = decide(call, home, rules)
    if isinstance(verdict, Reject):
        return verdict
    if not _is_within(verdict.signature, asked, home.entity_by_id):
        return Reject((_changed(),), verdict.spec, dict(verdict.args))
    if isinstance(verdict, Ask):
        verdict = decide(call, home, _confirmed(rules, verdict.signature))
    return verdict


def _confirmed(rules: Rules, signature: Signature) -> Rules:
    """Return the rules where the user has said yes to just that."""
    earlier = replace(rules.earlier, confirmed=frozenset({signature}))
    return replace(rules, earlier=earlier)


def _is_within(now: Signature, asked: Signature, there: Iterable[str]) -> bool:
    """Return whether a call does what was asked about, and no more.

    there are the ids of what there is.
    """
    (tool, ids, rest), (asked_tool, asked_ids, asked_rest) = now, asked
    if (tool, rest, bool(ids)) != (asked_tool, asked_rest, bool(asked_ids)):
        return False
    return set(ids) <= set(asked_ids) <= set(there)


def _changed() -> Problem:
    """Return the problem of a call that no longer does what was asked about."""
    return Problem(
        ProblemKind.NOTHING_MATCHES,
        "",
        "what the user was asked about is not there any more, or is not all of it",
    )
