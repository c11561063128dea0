"""What plays is meant by words that name no player."""

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.home import Place
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.media_player import MediaPlayerEntityFeature

from ..builders import entity, home, judged, rules_of

_ALL = (
    MediaPlayerEntityFeature.NEXT_TRACK
    | MediaPlayerEntityFeature.PREVIOUS_TRACK
    | MediaPlayerEntityFeature.PAUSE
)
RADIO = entity(
    "media_player.radio", "Radio", area="Den", state="playing", features=_ALL
)
TELLY = entity(
    "media_player.telly", "Telly", area="Hall", state="paused", features=_ALL
)
LOUD = entity("media_player.loud", "Boom", area="Hall", state="playing", features=_ALL)
MOWER = entity("lawn_mower.x", "Mower", area="Den", state="mowing")


@pytest.mark.parametrize(
    ("words", "tool", "runs"),
    [
        ("next tune please, I can't knead to this", "MediaNext", True),
        ("ugh not this one again, skip it", "MediaNext", True),
        ("skip this one, who even put this on", "MediaNext", True),
        ("shh, she's nearly gone, pause the story", "MediaPause", True),
        ("could you pause the show, I need to run", "MediaPause", True),
        ("pause the mower", "MediaPause", False),
        ("pause the oven", "MediaPause", False),
        ("don't pause the show", "MediaPause", False),
        ("should I pause the show?", "MediaPause", False),
        ("pause the show in ten minutes", "MediaPause", False),
        ("boost the bass", "MediaNext", False),
        ("go back to sleep", "MediaPrevious", False),
        ("go back to the last song", "MediaPrevious", True),
        ("pause, and start the mower", "MediaPause", False),
        ("she paused the show", "MediaPause", False),
    ],
)
def test_only_one(words: str, tool: str, *, runs: bool) -> None:
    """It is the only one that plays, and the words are of that."""
    house = home(RADIO, TELLY, MOWER, areas=("Den", "Hall"))
    rules = rules_of(
        request=read_request(words, "en", house), text=words, unsaid=True, doubted=True
    )
    verdict = judged(f"Hass{tool}", {"name": "Radio"}, house, rules)
    assert isinstance(verdict, Run) is runs, verdict


@pytest.mark.parametrize(
    ("name", "where", "runs"),
    [
        ("Radio", None, False),
        ("Boom", None, False),
        ("Radio", "den", True),
        ("Boom", "den", False),
    ],
)
def test_several(name: str, where: str | None, *, runs: bool) -> None:
    """Of several it is the one where the user is, if they are anywhere known."""
    house = home(RADIO, TELLY, LOUD, areas=("Den", "Hall"))
    words = "pause the story, she's asleep"
    rules = rules_of(
        Place(where, None), request=read_request(words, "en", house), text=words
    )
    verdict = judged("HassMediaPause", {"name": name}, house, rules)
    assert isinstance(verdict, Run) is runs, verdict


def test_another_one() -> None:
    """What is called by its name is no other one that plays."""
    house = home(
        entity("media_player.ann", "Ann's Radio", state="paused", features=_ALL),
        entity("media_player.ben", "Ben's Radio", state="playing", features=_ALL),
    )
    words = "pause Ann's radio"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    verdict = judged("HassMediaPause", {"name": "Ben's Radio"}, house, rules)
    assert not isinstance(verdict, Run)


def test_nowhere() -> None:
    """A player without a place is not where somebody is who is nowhere that is known."""
    house = home(
        entity("media_player.cast", "Cast", state="playing", features=_ALL),
        RADIO,
        areas=("Den",),
    )
    words = "pause the story"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    verdict = judged("HassMediaPause", {"name": "Cast"}, house, rules)
    assert not isinstance(verdict, Run)
