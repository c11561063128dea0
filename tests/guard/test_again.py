"""Whether a call that the user said yes to may still run."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.again import judge_again
from custom_components.smart_agent.guard.rules import Rules
from custom_components.smart_agent.guard.verdict import (
    Ask,
    Reason,
    Reject,
    Run,
    Verdict,
)
from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.options import Risky

from ..builders import TOOLS, entity, home, judged, rules_of

LOCK = entity("lock.front_door", area="Hall")
GATE = entity("cover.gate", device_class="gate", area="Garden")
LAMPS = (entity("light.one", area="Hall"), entity("light.two", area="Garden"))
SPEAKERS = tuple(
    entity(f"media_player.{name}", state="playing", features=0xFFFFF)
    for name in ("one", "two")
)
HOME = home(LOCK, GATE, *LAMPS, *SPEAKERS)

UNLOCK = ("HassTurnOff", {"name": "front dor"})
ALL_OFF = ("HassTurnOff", {"domain": ["light"]})
ALL_PAUSE: tuple[str, dict[str, Any]] = ("HassMediaPause", {})


def asked(tool: str, args: dict[str, Any], **rules: Any) -> Ask:
    """Return the question about a call."""
    verdict = judged(tool, args, HOME, **rules)
    assert isinstance(verdict, Ask)
    return verdict


def again(ask: Ask, now: Home, **rules: Any) -> Verdict:
    """Return what becomes of the call after a yes, in the home as it is now."""
    return judge_again(
        ask.spec.name, ask.args, ask.signature, TOOLS, now, rules_of(**rules)
    )


@pytest.mark.parametrize("call", [UNLOCK, ALL_OFF, ALL_PAUSE])
@pytest.mark.parametrize("risky", [Risky.ALWAYS, Risky.WHEN_GUESSED])
@pytest.mark.parametrize("strict", [True, False])
def test_nothing_has_changed(
    call: tuple[str, dict[str, Any]], risky: Risky, *, strict: bool
) -> None:
    """It runs as it was asked about, whatever asks or is strict in the meantime."""
    ask = asked(*call)
    verdict = again(ask, HOME, risky=risky, strict=strict, doubted=True, outside=True)
    assert isinstance(verdict, Run)
    assert verdict.signature == ask.signature


@pytest.mark.parametrize(
    "now",
    [
        home(GATE, *LAMPS),
        home(replace(LOCK, names=("Back Door",)), GATE),
        # Another device has the name by now.
        home(replace(LOCK, names=("Old",)), replace(GATE, names=("Front Door",))),
        home(replace(LOCK, names=("Old",)), entity("lock.new", "Front Door")),
    ],
)
@pytest.mark.parametrize("risky", list(Risky))
def test_another_device(now: Home, risky: Risky) -> None:
    """What is gone or called something else does not run, nor does what has its name."""
    assert isinstance(again(asked(*UNLOCK), now, risky=risky), Reject)


def test_more_than_was_asked_about() -> None:
    """A device that came since was not asked about; one that is gone is told."""
    ask = asked(*ALL_OFF)
    more = home(*LAMPS, entity("light.three", area="Hall"))
    assert isinstance(again(ask, more, whole_home=True), Reject)
    assert isinstance(again(ask, home(LAMPS[0]), whole_home=True), Reject)


def test_fewer_by_now() -> None:
    """What no longer needs it is left out, as long as it is there."""
    one, two = SPEAKERS
    ask = asked(*ALL_PAUSE)
    assert len(ask.signature[1]) == 2
    verdict = again(ask, home(one, replace(two, state="paused")))
    assert isinstance(verdict, Run)
    assert verdict.signature[1] == (one.entity_id,)


def test_tool_is_gone() -> None:
    """A tool that the user has taken away cannot be called any more."""
    ask = asked(*UNLOCK)
    tools = replace(TOOLS, tools=(), by_name={})
    verdict = judge_again("HassTurnOff", ask.args, ask.signature, tools, HOME, Rules())
    assert isinstance(verdict, Reject)


def test_asked_before() -> None:
    """What was asked about is asked again, unless the words say it or the user yes."""
    lock = ("HassTurnOn", {"name": "Front Door"})
    run = judged(*lock, HOME)
    assert isinstance(run, Run)
    before = {run.signature: asked(*UNLOCK).question}
    repeated = judged(*lock, HOME, asked=before)
    assert isinstance(repeated, Ask)
    assert repeated.reasons == (Reason.AGAIN,)
    for way in ("understood", "confirmed"):
        rules: dict[str, Any] = {way: frozenset({run.signature})}
        assert isinstance(judged(*lock, HOME, asked=before, **rules), Run)
    other = judged(
        "HassTurnOn", {"area": "Hall", "domain": ["light"]}, HOME, asked=before
    )
    assert isinstance(other, Run)


def test_asked_before_by_another_name() -> None:
    """The name that a model writes the second time makes it no surer."""
    ask = asked(*UNLOCK)
    exact = ("HassTurnOff", {"name": "Front Door"})
    before = {ask.signature: ask.question}
    for already in ({}, before):
        repeated = asked(*exact, asked=already)
        assert repeated.signature == ask.signature
        assert repeated.question == ask.question


@pytest.mark.parametrize(
    ("tool", "args", "risky"),
    [
        (*UNLOCK, True),
        ("HassTurnOn", {"name": "gates"}, True),
        (*ALL_OFF, False),
    ],
)
def test_hard_to_undo(tool: str, args: dict[str, Any], *, risky: bool) -> None:
    """A question tells whether it is about what is hard to undo, whoever asks it."""
    assert asked(tool, args).question.risky is risky
    assert asked(tool, args, outside=True, risky=Risky.NEVER).question.risky is risky
