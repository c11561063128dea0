"""What nobody but the user may have done: tools of others, and what is not permitted."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Ask, Reason, Reject, Run

from ..builders import entity, home, judged, rules_of, tool, toolset

HOME = home(
    entity("light.kitchen", area="Kitchen"),
    entity("light.counter", area="Kitchen"),
    entity("light.bed", area="Bedroom"),
)
OFF = "HassTurnOff"
SEND = tool(
    "send_message", {"type": "object", "properties": {"to": {"type": "string"}}}
)
TO = {"to": "x@evil.example"}


@pytest.mark.parametrize(
    ("words", "rules", "reason"),
    [
        ("turn on the porch light", {"about_home": True}, Reason.UNASKED),
        ("send Bob that the porch light is on", {"about_home": True}, None),
        ("tell me something", {"about_home": False}, None),
        ("any message for me?", {"read": True}, Reason.READ),
        ("send my tasks as a message", {"read": True}, None),
        ("send my tasks as a message", {"outside": True}, Reason.OUTSIDE),
    ],
)
def test_tool_of_others(
    words: str, rules: dict[str, Any], reason: Reason | None
) -> None:
    """One that the words do not name is asked about, beside the home or after a text."""
    verdict = judged(SEND.name, TO, HOME, tools=toolset(SEND), text=words, **rules)
    assert (verdict.reasons if isinstance(verdict, Ask) else ()) == (
        (reason,) if reason else ()
    )
    assert isinstance(verdict, Ask if reason else Run)


def test_question_about_a_tool_of_others() -> None:
    """Of what a model wrote no sign of markup is said."""
    written = {"to": "**x** [a](http://b)"}
    rules = rules_of(outside=True)
    verdict = judged(SEND.name, written, HOME, rules, toolset(SEND))
    assert isinstance(verdict, Ask)
    names = verdict.question.placeholders["names"]
    assert not set(names) & set("_*[]():")


@pytest.mark.parametrize(
    ("name", "args", "denied", "allowed"),
    [
        (OFF, {"area": "Kitchen"}, {"light.kitchen"}, ("Counter",)),
        (OFF, {"name": "Bed"}, {"light.bed"}, ()),
        (OFF, {"name": "Bed"}, {"light.kitchen"}, None),
        ("GetLiveContext", {"area": "Kitchen"}, {"light.kitchen"}, None),
    ],
)
def test_not_permitted(
    name: str,
    args: dict[str, Any],
    denied: set[str],
    allowed: tuple[str, ...] | None,
) -> None:
    """A call on what the user may not control is rejected; what they may is told."""
    verdict = judged(name, args, HOME, not_permitted=frozenset(denied))
    if allowed is None:
        assert isinstance(verdict, Run)
        return
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert (problem.kind, problem.allowed) == (ProblemKind.NOT_PERMITTED, allowed)
