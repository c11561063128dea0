"""What ends a thing again that the same wish has just brought about."""

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.second_deed import without_endings
from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.media_player import MediaPlayerEntityFeature

from ..builders import entity, home, judged

PLAYS = (
    MediaPlayerEntityFeature.NEXT_TRACK
    | MediaPlayerEntityFeature.PAUSE
    | MediaPlayerEntityFeature.PLAY
)
HOUSE = home(
    entity(
        "media_player.den", "Den Speaker", area="Den", state="playing", features=PLAYS
    ),
    entity("cover.den", "Den Blind", area="Den", device_class="blind", state="closed"),
    entity("cover.hall", "Hall Blind", device_class="blind", state="open", features=15),
    entity("todo.chores", "Chores", features=7, state="0"),
    entity("light.den", "Den Lamp", area="Den", state="off"),
)
NEXT, PAUSE = "HassMediaNext", "HassMediaPause"
OPEN, CLOSE = "HassTurnOn", "HassTurnOff"


def kept(words: str, *calls: tuple[str, str], language: str = "en") -> list[str]:
    """Return the tools of the calls that run, in one answer."""
    request = read_request(words, language, HOUSE)
    verdicts = [judged(tool, {"name": name}, HOUSE) for tool, name in calls]
    assert all(isinstance(one, Run) for one in verdicts)
    found = without_endings(verdicts, (), HOUSE, request)
    for one in found:
        assert isinstance(one, Run) or (
            isinstance(one, Reject) and one.is_for(ProblemKind.REPEATED)
        )
    return [
        tool
        for (tool, _), one in zip(calls, found, strict=True)
        if isinstance(one, Run)
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "next one please, I hate this tune"),
        ("en", "skip it"),
        ("de", "das nächste bitte"),
        ("fr", "la suivante s'il te plaît"),
    ],
)
def test_an_end_that_nobody_asked_for(language: str, words: str) -> None:
    """The tune was skipped, and the player goes on."""
    calls = ((NEXT, "Den Speaker"), (PAUSE, "Den Speaker"))
    assert kept(words, *calls, language=language) == [NEXT]


@pytest.mark.parametrize(
    ("words", "first", "then", "name"),
    [
        ("skip this song and then pause the den speaker", NEXT, PAUSE, "Den Speaker"),
        ("skip this one and stop the music", NEXT, PAUSE, "Den Speaker"),
        ("flash the den lamp on and off", OPEN, CLOSE, "Den Lamp"),
    ],
)
def test_an_end_that_was_asked_for(
    words: str, first: str, then: str, name: str
) -> None:
    """Two wishes, or a word for the end."""
    assert kept(words, (first, name), (then, name)) == [first, then]


def test_what_was_just_written_down() -> None:
    """An item that was added is neither ticked off nor removed again."""
    request = read_request("chuck lemons on the chores list, would you", "en", HOUSE)
    item = {"item": "lemons", "name": "Chores"}
    tools = ("HassListAddItem", "HassListCompleteItem", "HassListRemoveItem")
    verdicts = [judged(tool, item, HOUSE) for tool in tools]
    assert all(isinstance(one, Run) for one in verdicts)
    first, *rest = without_endings(verdicts, (), HOUSE, request)
    assert isinstance(first, Run)
    assert all(isinstance(one, Reject) for one in rest)


def test_another_device() -> None:
    """What was done to one thing does not keep another from being ended."""
    calls = ((NEXT, "Den Speaker"), (CLOSE, "Den Lamp"))
    assert kept("bedtime", *calls) == [NEXT, CLOSE]


def test_what_was_ended_may_begin_again() -> None:
    """What is restarted goes off first."""
    calls = ((CLOSE, "Den Lamp"), (OPEN, "Den Lamp"))
    assert kept("restart the den lamp", *calls) == [CLOSE, OPEN]


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("close the hall blind, and the lamp, that can come down to thirty", False),
        ("close the hall blind, then open it to thirty", True),
    ],
)
def test_set_after_its_end(words: str, runs: bool) -> None:
    """What was closed is set to no value that the words say of something else."""
    request = read_request(words, "en", HOUSE)
    blind = {"name": "Hall Blind"}
    verdicts = [
        judged(CLOSE, blind, HOUSE),
        judged("HassSetPosition", {**blind, "position": 30}, HOUSE),
    ]
    found = without_endings(verdicts, (), HOUSE, request)
    assert isinstance(found[0], Run)
    assert isinstance(found[1], Run) is runs


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("hall blind and den lamp off", False),
        ("den lamp off and on again", True),
        ("flicker the den lamp", True),
    ],
)
def test_taken_back(words: str, runs: bool) -> None:
    """What was just turned off is not turned on where only that was said."""
    calls = ((CLOSE, "Den Lamp"), (OPEN, "Den Lamp"))
    assert kept(words, *calls) == ([CLOSE, OPEN] if runs else [CLOSE])


def test_item_taken_back() -> None:
    """What was just added is not taken off the list again."""
    added = {"item": "milk", "name": "Groceries"}
    request = read_request("den lamp off, and put milk on the groceries", "en", HOUSE)
    verdicts = [
        judged("HassListAddItem", added, HOUSE),
        judged("HassListCompleteItem", added, HOUSE),
    ]
    found = without_endings(verdicts, (), HOUSE, request)
    assert [type(one) for one in found] == [Run, Reject]
