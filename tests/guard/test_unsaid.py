"""Calls for a deed that the words do not speak of."""

import pytest

from custom_components.smart_agent.guard.feedback import feedback
from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run, Verdict
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.cover import CoverEntityFeature as Cover
from homeassistant.components.media_player import (
    MediaPlayerEntityFeature as MediaPlayer,
)

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("lock.shed", "Shed", area="Garden"),
    entity("lock.back", "Back Door", area="Hall"),
    entity("light.hall", "Hall Lamp", area="Hall"),
    entity(
        "media_player.stereo",
        "Stereo",
        state="playing",
        area="Hall",
        features=MediaPlayer.PAUSE,
    ),
    entity(
        "cover.gate",
        "Gate",
        area="Garden",
        device_class="gate",
        features=Cover.OPEN | Cover.CLOSE,
    ),
)

ON, OFF = "HassTurnOn", "HassTurnOff"
"""Of locks to lock and to unlock, of covers to open and to close."""


def verdict(words: str, code: str, name: str, device: str) -> Verdict:
    """Return what the guard says of a call after words, the second time it is made."""
    rules = rules_of(request=read_request(words, code, HOME), text=words, insisted=True)
    return judged(name, {"name": device}, HOME, rules)


@pytest.mark.parametrize(
    ("words", "name", "device"),
    [
        ("my neighbour always locks the shed", OFF, "Shed"),
        ("it took me ages to lock the back door", OFF, "Back Door"),
        ("on holiday we never locked the back door", OFF, "Back Door"),
        ("he used to unlock the shed with a spoon", ON, "Shed"),
        ("she opens the gate at noon every day", OFF, "Gate"),
        ("have you locked the back door yet?", OFF, "Back Door"),
        ("maybe turn on the hall lamp", OFF, "Hall Lamp"),
        ("I turned off the hall lamp", ON, "Hall Lamp"),
    ],
)
def test_refused(words: str, name: str, device: str) -> None:
    """A deed that is another than that of the words is never offered."""
    found = verdict(words, "en", name, device)
    assert isinstance(found, Reject)
    assert [one.kind for one in found.problems] == [ProblemKind.UNSAID]
    assert "Do not call it again" in feedback(name, found, words)


def test_another_of_a_player() -> None:
    """To skip a track is neither to pause nor to play."""
    for name in ("HassMediaPause", "HassMediaUnpause"):
        found = verdict("skip this one on the stereo", "en", name, "Stereo")
        assert isinstance(found, Reject)


@pytest.mark.parametrize(
    ("words", "code", "name", "device"),
    [
        ("mein Nachbar hat Shed verriegelt", "de", OFF, "Shed"),
        ("mi vecino siempre bloquea Shed", "es", OFF, "Shed"),
    ],
)
def test_languages(words: str, code: str, name: str, device: str) -> None:
    """It holds in each language whose verbs are known."""
    found = verdict(words, code, name, device)
    assert isinstance(found, Reject)
    assert [one.kind for one in found.problems] == [ProblemKind.UNSAID]


@pytest.mark.parametrize(
    ("words", "name", "device"),
    [
        # The deed that they speak of
        ("my neighbour always locks the shed", ON, "Shed"),
        ("she opens the shed at noon every day", OFF, "Shed"),
        ("maybe turn on the hall lamp", ON, "Hall Lamp"),
        # Of none
        ("what about the shed", OFF, "Shed"),
        ("it is dark in the hall", ON, "Hall Lamp"),
        # Nor of any that is known
        ("my neighbour has painted the shed", OFF, "Shed"),
        # How something is, which may call for the opposite
        ("somebody left the gate open", OFF, "Gate"),
        ("the back door is locked", OFF, "Back Door"),
        ("the hall lamp is on", OFF, "Hall Lamp"),
        # The verb is of something else
        ("I locked the back door. The hall lamp is bright", OFF, "Hall Lamp"),
    ],
)
def test_asked(words: str, name: str, device: str) -> None:
    """What they may call for is asked about."""
    assert isinstance(verdict(words, "en", name, device), Ask)


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("pause Robo, I'm on the phone", False),
        ("pause the vacuum", False),
        ("stop Robo", True),
        ("pause Robo and send it home", True),
    ],
)
def test_a_vacuum_that_is_to_pause(words: str, runs: bool) -> None:
    """No tool pauses one: it is asked whether to send it home."""
    house = home(
        entity(
            "vacuum.robo", "Robo", area="Hall", state="cleaning", features=8192 + 16
        ),
        areas=("Hall",),
    )
    rules = rules_of(request=read_request(words, "en", house), text=words)
    verdict = judged("HassVacuumReturnToBase", {"name": "Robo"}, house, rules)
    assert isinstance(verdict, Run if runs else Ask), verdict
