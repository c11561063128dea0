"""What is said where the user's words do not ask for what the model calls."""

from collections.abc import Mapping, Sequence

from homeassistant.core import HomeAssistant

from ..guard.problem import ProblemKind
from ..guard.verdict import Reject, Verdict
from ..sentences.responses import async_say
from ..utterance.request import Request

DECLINED: Mapping[ProblemKind, str] = {
    ProblemKind.CONDITION: "on_condition",
    ProblemKind.LATER: "later",
    ProblemKind.NOT_PERMITTED: "not_permitted",
    ProblemKind.QUESTION: "cannot_answer",
    ProblemKind.EXCEPTED: "left_as_is",
    ProblemKind.FORBIDDEN: "left_as_is",
    ProblemKind.REVOKED: "left_as_is",
    ProblemKind.UNSAID: "left_as_is",
}
"""The sentence for each kind of call that the words do not ask for, the one that tells
most first."""

LATER_TIMER = "later_timer"
"""The sentence in place of "later" where the user's device can run timers."""

TOLD_TOO = frozenset({ProblemKind.CONDITION, ProblemKind.LATER})
"""Kinds that are told also where something else was done: it is still to be done."""

_FINAL = frozenset(
    {
        ProblemKind.CONDITION,
        ProblemKind.FORBIDDEN,
        ProblemKind.LATER,
        ProblemKind.REVOKED,
    }
)
"""Kinds after which no other call of the model's would be right either."""


def only_acts(verdicts: Sequence[Verdict]) -> bool:
    """Return whether all calls of an answer were to act, and none may run."""
    return bool(verdicts) and all(
        isinstance(one, Reject) and one.spec is not None and one.spec.alters
        for one in verdicts
    )


def kind_of(request: Request) -> ProblemKind | None:
    """Return the kind of problem to tell of any act, where words ask for none.

    None where they only tell something.
    """
    stance = request.overall.value
    return next((kind for kind in _FINAL if kind == stance), None)


def is_for_later(verdicts: Sequence[Verdict]) -> bool:
    """Return whether any of the calls is refused for being meant for another time."""
    return ProblemKind.LATER in _kinds(verdicts)


def declined_kind(refused: Sequence[Reject]) -> ProblemKind | None:
    """Return the kind of problem to tell the user of calls that they did not ask for.

    None where any of them was wrong in another way: it may have been wanted.
    """
    kinds = _kinds(refused) - {ProblemKind.REPEATED}
    if not kinds <= DECLINED.keys():
        return None
    return next((kind for kind in DECLINED if kind in kinds), None)


async def async_declined(
    hass: HomeAssistant, language: str, kind: ProblemKind, *, timers: bool
) -> str:
    """Return why a call is left; timers tells that the user's device can run them."""
    key = DECLINED[kind]
    if kind is ProblemKind.LATER and timers:
        key = LATER_TIMER
    return await async_say(hass, language, key)


def _kinds(verdicts: Sequence[Verdict]) -> set[ProblemKind]:
    """Return the kinds of all that is wrong with calls."""
    return {
        problem.kind
        for one in verdicts
        if isinstance(one, Reject)
        for problem in one.problems
    }
