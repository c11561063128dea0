"""Calls for another device than the one that was called by its name."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reject
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.media_player import MediaPlayerEntityFeature

from ..builders import entity, home, judged, rules_of

SOUND = MediaPlayerEntityFeature.VOLUME_SET | MediaPlayerEntityFeature.TURN_OFF
HOUSE = home(
    entity("light.hob", "Hob Spots", area="Kitchen", state="on"),
    entity("light.pendant", "Dining Pendant", area="Kitchen", state="on"),
    entity("light.tv", "Backlight", area="Den", state="on"),
    entity("media_player.bar", "Soundbar", area="Den", features=SOUND, state="on"),
    entity("media_player.beam", "Projector", area="Den", features=SOUND, state="on"),
    entity("scene.night", "Good Night"),
    entity("light.kitchen", "Kitchen", area="Kitchen", state="on"),
    entity("media_player.radio", "Radio", area="Kitchen", features=SOUND, state="on"),
    entity("switch.rail", "Towel Rail", area="Bath", state="off"),
)


def problems(words: str, tool: str, args: dict[str, Any], code: str = "en") -> Any:
    """Return what a call is refused for, None where it is not."""
    rules = rules_of(request=read_request(words, code, HOUSE), text=words)
    found = judged(tool, args, HOUSE, rules)
    return found.problems if isinstance(found, Reject) else None


@pytest.mark.parametrize(
    ("code", "words", "tool", "args", "meant"),
    [
        (
            "en",
            "douse the hob spots",
            "HassLightSet",
            {"name": "Dining Pendant", "brightness": 0},
            "Hob Spots",
        ),
        (
            "en",
            "shush the soundbar a little",
            "HassSetVolumeRelative",
            {"name": "Projector", "volume_step": "down"},
            "Soundbar",
        ),
        (
            "de",
            "mach mal Hob Spots weg",
            "HassTurnOff",
            {"name": "Backlight"},
            "Hob Spots",
        ),
        ("en", "kill the soundbar", "HassTurnOff", {"name": "Hob Spots"}, "Soundbar"),
        (
            "en",
            "the soundbar is a touch too loud",
            "HassSetVolumeRelative",
            {"name": "Projector", "volume_step": "down"},
            "Soundbar",
        ),
    ],
)
def test_another_is_called(
    code: str, words: str, tool: str, args: dict[str, Any], meant: str
) -> None:
    """The model is told which one the user speaks of, and nothing is done."""
    found = problems(words, tool, args, code)
    assert found is not None
    assert found[0].kind is ProblemKind.AMBIGUOUS_NAME
    assert found[0].nearest == (meant,)
    assert found[0].fix.get("name") == meant


@pytest.mark.parametrize(
    ("words", "tool", "args"),
    [
        ("turn off the hob spots", "HassTurnOff", {"name": "Hob Spots"}),
        ("turn off the lights at the soundbar", "HassTurnOff", {"name": "Backlight"}),
        (
            "switch off the soundbar and the projector",
            "HassTurnOff",
            {"name": "Projector"},
        ),
        ("kill the soundbar, then the den light", "HassTurnOff", {"name": "Backlight"}),
        ("good night", "HassTurnOff", {"name": "Hob Spots"}),
        ("make it dark. And soundbar off", "HassTurnOff", {"name": "Hob Spots"}),
        (
            "make it louder in the kitchen",
            "HassSetVolumeRelative",
            {"name": "Radio", "volume_step": "up"},
        ),
        ("make it nice and dark", "HassTurnOff", {"name": "Backlight"}),
        ("warm towels please", "HassTurnOn", {"name": "Towel Rail"}),
    ],
)
def test_not_another(words: str, tool: str, args: dict[str, Any]) -> None:
    """What the words name too, by its kind, its place or not at all, is no other one."""
    found = problems(words, tool, args)
    assert found is None or all("speaks of" not in one.message for one in found)


@pytest.mark.parametrize(
    ("words", "name", "is_refused"),
    [
        ("and the other one", "Hob Spots", True),
        ("turn off the other one", "Hob Spots", True),
        ("and the other one", "Dining Pendant", False),
        ("turn off the hob spots, and the other one", "Hob Spots", False),
        ("turn it off", "Hob Spots", False),
    ],
)
def test_the_other_one(words: str, name: str, is_refused: bool) -> None:
    """It is nothing that was acted on in the turn before."""
    rules = rules_of(request=read_request(words, "en", HOUSE), text=words)
    earlier = replace(rules.earlier, last=frozenset({"light.hob"}))
    found = judged(
        "HassTurnOff", {"name": name}, HOUSE, replace(rules, earlier=earlier)
    )
    refused = isinstance(found, Reject) and "another one" in found.problems[0].message
    assert refused is is_refused, found
