"""What an answer may say beside its yes, which the question has said."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.verdict import Ask, Run
from custom_components.smart_agent.options import Risky
from custom_components.smart_agent.turn.confirmation import Pending, pending_calls
from custom_components.smart_agent.utterance.answer import Reply

from ..builders import entity, home, judged

HOME = home(
    entity("lock.front_door", "Front Door", "Main Door", area="Hall"),
    entity("lock.back_door", area="Hall"),
    entity("cover.gate", device_class="gate", area="Garden"),
)
FRONT = ("HassTurnOff", {"name": "Front Door"})
BACK = ("HassTurnOff", {"name": "Back Door"})
GATE = ("HassTurnOn", {"name": "Gate"})
LOCKS = ("HassTurnOff", {"area": "Hall", "domain": ["lock"]})


def pending(*calls: tuple[str, dict[str, Any]]) -> Pending:
    """Return the question about calls."""
    ran = [judged(*one, HOME, risky=Risky.NEVER) for one in calls]
    said = frozenset(one.signature for one in ran if isinstance(one, Run))
    verdicts = [
        judged(*one, HOME, risky=Risky.ALWAYS, understood=said) for one in calls
    ]
    asked = [one for one in verdicts if isinstance(one, Ask)]
    assert len(asked) == len(calls)
    return Pending("Shall I?", tuple(pending_calls(asked)), "Shall I?")


@pytest.mark.parametrize(
    ("calls", "text", "answer"),
    [
        ([FRONT], "yes, unlock the front door", Reply.YES),
        ([FRONT], "yes, the main door", Reply.YES),
        ([FRONT], "yes, the back door", Reply.OTHER),
        ([FRONT], "yes, all of them", Reply.OTHER),
        ([LOCKS], "yes, unlock them", Reply.YES),
        ([LOCKS], "yes, unlock both", Reply.OTHER),
        ([LOCKS], "yes, both", Reply.YES),
        ([LOCKS], "yes, unlock the front door", Reply.OTHER),
        ([FRONT, BACK], "yes, unlock them", Reply.YES),
        ([FRONT, GATE], "yes", Reply.YES),
        ([FRONT, GATE], "yes, unlock it", Reply.OTHER),
        ([FRONT, GATE], "yes, the gate", Reply.OTHER),
        ([FRONT, GATE], "no", Reply.NO),
    ],
)
def test_beside(
    calls: list[tuple[str, dict[str, Any]]], text: str, answer: Reply
) -> None:
    """A name may be said where there is but one, a verb where it is that of all."""
    assert pending(*calls).read(text, "en", HOME) is answer


def test_each_call_once() -> None:
    """A call that a model made twice is asked about, and runs, once."""
    assert len(pending(FRONT, FRONT, GATE).calls) == 2


def test_for_model() -> None:
    """Where only the model knows what yes is, it is told of nothing hard to undo."""
    assert pending(FRONT).for_model("kw") is None
    assert pending(FRONT).for_model("en") is None
