"""What a model is told of a call that the user's words do not ask for."""

import pytest

from custom_components.smart_agent.guard.feedback import feedback
from custom_components.smart_agent.guard.problem import Problem, ProblemKind
from custom_components.smart_agent.guard.verdict import Reject

SAID = "turn off the lights in ten minutes"


def last_line(kind: ProblemKind, **more: str | bool) -> str:
    """Return what a model is to do now about a call that is refused."""
    reject = Reject((Problem(kind, "", "the user does not want it"),))
    return feedback("HassTurnOff", reject, SAID, **more).rpartition("\n")[2]  # type: ignore[arg-type]


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (ProblemKind.FORBIDDEN, "nothing was changed"),
        (ProblemKind.REVOKED, "nothing was changed"),
        (ProblemKind.EXCEPTED, "each of the others, by name"),
        (ProblemKind.ELSEWHERE, "the place that the user named"),
        (ProblemKind.LATER, "an automation can do it"),
        (ProblemKind.CONDITION, "an automation can wait"),
    ],
)
def test_what_now(kind: ProblemKind, text: str, last: bool) -> None:
    """Each kind says what is to be done instead, also at the last attempt."""
    assert text in last_line(kind, last=last)
    again = kind in (ProblemKind.EXCEPTED, ProblemKind.ELSEWHERE)
    assert ("Do not call it again" in last_line(kind, last=last)) is not again


def test_timer() -> None:
    """The tool that starts timers is named for another time alone, if there is one."""
    assert "HassStartTimer" in last_line(ProblemKind.LATER, timer="HassStartTimer")
    assert "conversation_command" not in last_line(ProblemKind.LATER)
    assert "HassStartTimer" not in last_line(
        ProblemKind.CONDITION, timer="HassStartTimer"
    )


@pytest.mark.parametrize(
    "kind", [ProblemKind.FORBIDDEN, ProblemKind.REVOKED, ProblemKind.UNSAID]
)
def test_beside_what_was_done(kind: ProblemKind) -> None:
    """Where another call has changed something, nothing says that nothing was."""
    assert "nothing was changed" in last_line(kind)
    done = last_line(kind, done=True)
    assert "nothing" not in done
    assert "what was done" in done
