"""What a timer may do when it is over."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.asked_for import COMMAND
from custom_components.smart_agent.guard.delayed import command_of, judge_delayed
from custom_components.smart_agent.guard.rules import Rules
from custom_components.smart_agent.guard.verdict import (
    Ask,
    Reason,
    Reject,
    Run,
    Verdict,
)
from custom_components.smart_agent.options import Risky
from custom_components.smart_agent.sentences.recognized import RecognizedIntent
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.helpers import intent

from ..builders import TOOLS, entity, home, judged, rules_of

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study"),
    entity("light.floor", "Floor Lamp", area="Study"),
    entity("lock.front", "Front Door", area="Hall"),
    areas=["Study", "Hall"],
)
RINGS = replace(TOOLS.by_name["HassStartTimer"], rings=True)
TIMERS = replace(TOOLS, by_name={**TOOLS.by_name, "HassStartTimer": RINGS})

OFF = RecognizedIntent(intent.INTENT_TURN_OFF, {"name": "Desk Lamp"})
UNLOCK = RecognizedIntent(intent.INTENT_TURN_OFF, {"name": "Front Door"})
TEN = {"minutes": 10}


def delayed(
    words: str,
    command: str,
    heard: RecognizedIntent | None,
    *,
    code: str = "en",
    args: dict[str, Any] | None = None,
    **rules: Any,
) -> Verdict:
    """Return what becomes of a timer with a command after words."""
    request = read_request(words, code, HOME)
    known = rules_of(request=request, text=words, **rules)
    timer = (args or TEN) | {COMMAND: command}
    verdict = judged("HassStartTimer", timer, HOME, known, TIMERS)
    return judge_delayed(verdict, heard, TIMERS, HOME, known)


def test_command_of() -> None:
    """Only a timer has a command, and only in words."""
    assert command_of(RINGS, {COMMAND: " turn it off "}) == "turn it off"
    assert command_of(RINGS, {}) == ""
    assert command_of(RINGS, {COMMAND: 5}) == ""
    assert command_of(TOOLS.by_name["HassTurnOn"], {COMMAND: "turn it off"}) == ""
    assert command_of(None, {COMMAND: "turn it off"}) == ""


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("turn off the desk lamp in ten minutes", "turn off the desk lamp"),
        ("in ten minutes turn off the desk lamp", "turn off the desk lamp"),
        ("Turn the Desk Lamp off in ten minutes!", "turn off desk lamp"),
        ("could you turn off my desk lamp in 10 minutes", "turn off the desk lamp"),
        (
            "please turn off the desk lamp in ten minutes",
            "please turn off the desk lamp",
        ),
        (
            "turn off the floor lamp and the desk lamp in 5 minutes",
            "turn off desk lamp",
        ),
        (
            "turn on the floor lamp and in 5 minutes turn off the desk lamp",
            "desk lamp off",
        ),
    ],
)
def test_what_was_said(words: str, command: str) -> None:
    """A command in the user's own words is given later."""
    assert isinstance(delayed(words, command, OFF), Run)


IN_TEN = "turn off the desk lamp in ten minutes"


@pytest.mark.parametrize("risky", [Risky.WHEN_GUESSED, Risky.ALWAYS])
@pytest.mark.parametrize("args", [{"seconds": 0}, {"seconds": 1}, TEN])
def test_what_is_hard_to_undo(risky: Risky, args: dict[str, Any]) -> None:
    """It is asked about before the timer starts, however soon it is over."""
    words = "unlock the front door in ten minutes"
    found = delayed(words, "unlock the front door", UNLOCK, args=args, risky=risky)
    assert isinstance(found, Ask)
    assert Reason.RISKY in found.reasons
    assert found.question.risky
    assert found.question.key == "confirm_unlock"
    assert found.spec.name == "HassStartTimer"
    confirmed = frozenset({found.signature})
    again = delayed(
        words,
        "unlock the front door",
        UNLOCK,
        args=args,
        risky=risky,
        confirmed=confirmed,
    )
    assert isinstance(again, Run)


def test_who_wants_no_question() -> None:
    """Who wants no such question is not asked for the risk alone."""
    words = "unlock the front door in ten minutes"
    found = delayed(words, "unlock the front door", UNLOCK, risky=Risky.NEVER)
    assert isinstance(found, Run)


@pytest.mark.parametrize(
    ("words", "command", "heard"),
    [
        # Not in the user's words.
        ("set a timer for ten minutes", "turn off the desk lamp", OFF),
        (IN_TEN, "unlock the front door", UNLOCK),
        ("turn off the floor lamp in ten minutes", "turn off the desk lamp", OFF),
        (
            "turn off the floor lamp in ten minutes and turn on the desk lamp",
            "turn off the desk lamp",
            OFF,
        ),
        # Not understood, no act, or any words.
        (IN_TEN, "turn off the desk lamp", None),
        (
            IN_TEN,
            "turn off the desk lamp",
            RecognizedIntent(intent.INTENT_GET_STATE, {}),
        ),
        (
            "add milk in ten minutes",
            "add milk",
            RecognizedIntent(
                "HassListAddItem", {"item": "milk"}, free=frozenset({"item"})
            ),
        ),
        (IN_TEN, "turn off the desk lamp", RecognizedIntent("HassUnheardOf", {})),
        # It cannot be done.
        (
            "turn off the desk lamp in ten minutes",
            "turn off the desk lamp",
            RecognizedIntent(intent.INTENT_TURN_OFF, {"name": "Ceiling Lamp"}),
        ),
        # The words speak against it.
        (
            "set a timer for ten minutes but don't turn off the desk lamp",
            "turn off the desk lamp",
            OFF,
        ),
        (
            "in ten minutes turn off the study except the desk lamp",
            "turn off the desk lamp",
            OFF,
        ),
        (
            "if it rains turn off the desk lamp in ten minutes",
            "turn off the desk lamp",
            OFF,
        ),
        (
            "set a timer for ten minutes. Is the desk lamp off?",
            "turn off the desk lamp",
            OFF,
        ),
        # So does the command itself.
        (
            "don't turn off the desk lamp, set a timer for ten minutes",
            "don't turn off the desk lamp",
            OFF,
        ),
    ],
)
def test_refused(words: str, command: str, heard: RecognizedIntent | None) -> None:
    """No other command is given, and no timer starts without it."""
    found = delayed(words, command, heard)
    assert isinstance(found, Reject)


def test_what_the_model_is_told() -> None:
    """The problem is the command, not the timer."""
    found = delayed("set a timer for ten minutes", "turn off the desk lamp", OFF)
    assert isinstance(found, Reject)
    (problem,) = found.problems
    assert problem.path == COMMAND
    assert not found.doubts_target


def test_another_language() -> None:
    """In a language that is not read a command has to stand in the words as it is."""
    words = "kymmenen minuutin päästä sammuta desk lamp"
    assert isinstance(delayed(words, "sammuta desk lamp", OFF, code="fi"), Run)
    assert isinstance(delayed(words, "sytytä desk lamp", OFF, code="fi"), Reject)


@pytest.mark.parametrize("command", ["", "  "])
def test_no_command(command: str) -> None:
    """A timer without a command is but a timer."""
    found = delayed("set a timer for ten minutes", command, None)
    assert not isinstance(found, Ask)
    plain = judged("HassStartTimer", TEN, HOME)
    assert isinstance(judge_delayed(plain, None, TIMERS, HOME, Rules()), Run)


def test_what_the_words_say_is_no_excuse() -> None:
    """That the words say an act now lets it run later no more than a name does."""
    unlock = judged("HassTurnOff", {"name": "Front Door"}, HOME)
    assert isinstance(unlock, Ask)
    found = delayed(
        "unlock the front door in ten minutes",
        "unlock the front door",
        UNLOCK,
        understood=frozenset({unlock.signature}),
    )
    assert isinstance(found, Ask)
