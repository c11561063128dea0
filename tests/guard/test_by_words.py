"""The tool that the words say, where a call does something else."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run, Verdict
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.climate import ClimateEntityFeature as Climate
from homeassistant.components.media_player import MediaPlayerEntityFeature as Media
from homeassistant.components.vacuum import VacuumEntityFeature as Vacuum

from ..builders import entity, home, judged, rules_of

PLAYS = Media.PAUSE | Media.PLAY

HOME = home(
    entity(
        "media_player.speaker",
        "Speaker",
        area="Terrace",
        state="playing",
        features=PLAYS | Media.TURN_OFF | Media.TURN_ON,
    ),
    entity("media_player.radio", "Radio", area="Den", state="playing", features=PLAYS),
    entity("light.kitchen", "Kitchen Light", area="Kitchen", state="off"),
    entity("switch.kettle", "Kettle", area="Kitchen", state="off"),
    entity(
        "climate.den",
        "Den Heating",
        area="Den",
        state="off",
        features=Climate.TARGET_TEMPERATURE | Climate.TURN_ON | Climate.TURN_OFF,
    ),
    entity(
        "vacuum.robot",
        "Robot",
        area="Den",
        features=Vacuum.START | Vacuum.RETURN_HOME | Vacuum.STATE,
    ),
    areas={"Kitchen": "Ground Floor", "Terrace": None, "Den": "Ground Floor"},
    floors=["Ground Floor"],
)

ON, OFF, PAUSE = "HassTurnOn", "HassTurnOff", "HassMediaPause"
PLAY, SET = "HassMediaUnpause", "HassLightSet"
WARM = "HassClimateSetTemperature"


def verdict(words: str, name: str, args: dict[str, Any], code: str = "en") -> Verdict:
    """Return what the guard says of a call after words."""
    rules = rules_of(request=read_request(words, code, HOME), text=words)
    return judged(name, args, HOME, rules)


@pytest.mark.parametrize(
    ("words", "tool"),
    [
        ("turn off the music on the terrace", OFF),
        ("switch off the speaker", OFF),
        ("pause the speaker", PAUSE),
        ("stop the speaker", PAUSE),
        ("turn off the kitchen light and pause the speaker", PAUSE),
        # Neither is said.
        ("quiet on the terrace please", PAUSE),
    ],
)
def test_paused_or_off(words: str, tool: str) -> None:
    """Who turns a speaker off does not have it paused."""
    found = verdict(words, PAUSE, {"name": "Speaker"})
    assert not isinstance(found, Reject)
    assert found.spec.name == tool
    assert found.signature[1] == ("media_player.speaker",)


@pytest.mark.parametrize(
    ("words", "state", "tool"),
    [
        ("resume the speaker", "paused", PLAY),
        ("start one and resume the other", "paused", PLAY),
        ("start the speaker up again", "paused", PLAY),
        ("get some tunes going again on the speaker", "paused", PLAY),
        ("turn on the speaker", "paused", ON),
        ("resume the speaker", "off", ON),
        ("turn on the speaker and start the kettle", "paused", ON),
    ],
)
def test_resumed(words: str, state: str, tool: str) -> None:
    """A player that pauses is not turned on where it is to play on: it would be idle."""
    speaker, *others = HOME.entities
    of = replace(HOME, entities=(replace(speaker, state=state), *others))
    rules = rules_of(request=read_request(words, "en", of), text=words)
    found = judged(ON, {"name": "Speaker"}, of, rules)
    assert not isinstance(found, Reject)
    assert found.spec.name == tool


def test_what_cannot_be_off_is_paused() -> None:
    """A player that has no off is silenced as it can be."""
    found = verdict("turn off the radio", PAUSE, {"name": "Radio"})
    assert isinstance(found, Run)
    assert found.spec.name == PAUSE


@pytest.mark.parametrize(
    ("words", "tool"),
    [
        ("turn on the kitchen light", ON),
        ("kitchen lights on please", ON),
        ("switch on both kitchen lights", ON),
        ("turn on the kitchen light at 40%", SET),
        ("turn on the kitchen light fully", SET),
        ("brighten the kitchen light", SET),
        ("turn the kitchen light on bright", SET),
    ],
)
@pytest.mark.parametrize(
    "target", [{"name": "Kitchen Light"}, {"area": "Kitchen"}], ids=["name", "area"]
)
def test_a_brightness_that_nobody_said(
    words: str, tool: str, target: dict[str, Any]
) -> None:
    """A light is only turned on where the words say no more; the kettle never is."""
    found = verdict(words, SET, {**target, "brightness": 40})
    assert isinstance(found, Run)
    assert found.spec.name == tool
    assert ("brightness" in found.args) is (tool == SET)
    assert [one.entity_id for one in found.entities] == ["light.kitchen"]


@pytest.mark.parametrize(
    ("words", "tool"),
    [
        ("turn on the den heating", ON),
        ("I need a shower, so turn the den heating on", ON),
        ("I'm blue, but switch on the den heating here", ON),
        ("turn on the den heating at 21 degrees", WARM),
        ("turn on the den heating, 21 degrees please", WARM),
        ("turn on the den heating, twenty one please", WARM),
        ("make the den heating warmer", WARM),
    ],
)
def test_a_temperature_that_nobody_said(words: str, tool: str) -> None:
    """What is off would stay off with another target: it is turned on, as was said."""
    found = verdict(words, WARM, {"name": "Den Heating", "temperature": 21})
    assert isinstance(found, Run)
    assert found.spec.name == tool


@pytest.mark.parametrize(
    "words",
    [
        "turn on the kitchen light, red please",
        "turn on the kitchen light. Not too bright.",
        "turn on the kitchen light, as bright as it gets",
        "I want it cosy, turn on the kitchen light",
    ],
)
def test_how_it_is_to_be_on(words: str) -> None:
    """What a word beside the command may say of it stays with the model."""
    found = verdict(words, SET, {"name": "Kitchen Light", "color": "red"})
    assert isinstance(found, Run)
    assert found.spec.name == SET


def test_colours_that_nobody_said() -> None:
    """Of several values that a model makes up none is set."""
    args = {"name": "Kitchen Light", "brightness": 100, "color": "white"}
    words = "it's too dark to read, turn on the kitchen light"
    found = verdict(words, SET, {**args, "temperature": 2700})
    assert isinstance(found, Run)
    assert found.spec.name == ON


@pytest.mark.parametrize(
    ("words", "name", "args"),
    [
        ("stop the robot", "HassVacuumStart", {"name": "Robot"}),
        ("send the robot back", "HassVacuumStart", {"name": "Robot"}),
        ("start the robot", "HassVacuumReturnToBase", {"name": "Robot"}),
        ("turn off the speaker", PLAY, {"name": "Speaker"}),
        ("pause the speaker", PLAY, {"name": "Speaker"}),
        ("resume the speaker", PAUSE, {"name": "Speaker"}),
    ],
)
def test_opposite(words: str, name: str, args: dict[str, Any]) -> None:
    """A call that undoes what the words ask for does not run."""
    found = verdict(words, name, args)
    assert isinstance(found, Reject)
    assert [one.kind for one in found.problems] == [ProblemKind.OPPOSITE]


@pytest.mark.parametrize(
    ("words", "name", "code", "runs"),
    [
        ("deactivate all lights in the kitchen", OFF, "en", True),
        ("deactivate all lights on the ground floor", OFF, "en", True),
        ("kill the lights on the ground floor", OFF, "en", True),
        ("disable the kitchen light", ON, "en", False),
        ("kitchen light on", OFF, "en", False),
        ("the lights on the ground floor on", OFF, "en", False),
        ("switch the light on the ground floor on", OFF, "en", False),
        ("deaktiviere Kitchen Light", ON, "de", False),
        ("désactive Kitchen Light", ON, "fr", False),
        ("desactiva Kitchen Light", ON, "es", False),
        ("deactiveer Kitchen Light", ON, "nl", False),
        ("dezaktywuj Kitchen Light", ON, "pl", False),
    ],
)
def test_a_particle_that_joins_a_place(
    words: str, name: str, code: str, *, runs: bool
) -> None:
    """What stands before a place is no verb, and to deactivate is to turn off."""
    found = verdict(words, name, {"name": "Kitchen Light"}, code)
    assert isinstance(found, Run if runs else Reject), found
    if isinstance(found, Reject):
        assert [one.kind for one in found.problems] == [ProblemKind.OPPOSITE]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("stop the robot", "HassVacuumReturnToBase"),
        ("send the robot back", "HassVacuumReturnToBase"),
        ("start the robot", "HassVacuumStart"),
    ],
)
def test_as_said(words: str, name: str) -> None:
    """One that does what the words ask for runs."""
    assert isinstance(verdict(words, name, {"name": "Robot"}), Run)


def test_the_only_one_of_a_kind_that_is_said() -> None:
    """What the words name by its kind alone is no guess, also after a refusal."""
    words = "stop vacuuming"
    request = read_request(words, "en", HOME)
    rules = rules_of(request=request, text=words, unsaid=True, doubted=True)
    found = judged("HassVacuumReturnToBase", {}, HOME, rules)
    assert isinstance(found, Run)
    two = replace(HOME, entities=(*HOME.entities, entity("vacuum.other", "Mop")))
    request = read_request(words, "en", two)
    found = judged(
        "HassVacuumReturnToBase",
        {"name": "Robot"},
        two,
        replace(rules, words=replace(rules.words, request=request)),
    )
    assert isinstance(found, Ask)


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("make it dark in the kitchen", True),
        ("douse the kitchen light", True),
        ("turn on the kitchen light", False),
        ("don't touch the kitchen light", False),
        ("the kitchen light is too bright for me, should I dim it?", False),
    ],
)
def test_set_to_nothing(words: str, runs: bool) -> None:
    """A light that is set to nothing is turned off, and judged as that."""
    args = {"name": "Kitchen Light", "brightness": 0, "color": "black"}
    found = verdict(words, SET, args)
    assert isinstance(found, Run) == runs
    assert found.spec is not None
    if runs:
        assert found.spec.name == OFF
        assert {*found.args} == {"name"}


PLAIN_LAMP = home(
    entity(
        "light.kitchen",
        "Kitchen Light",
        area="Kitchen",
        state="off",
        lacks=frozenset({"temperature", "color"}),
    ),
    areas={"Kitchen": "Ground Floor"},
    floors=["Ground Floor"],
)


@pytest.mark.parametrize(
    ("words", "args", "tool"),
    [
        ("get the kitchen light lit", {"temperature": 2700}, ON),
        ("get the kitchen light lit", {"temperature": 100, "brightness": 100}, ON),
        ("I can't see my feet in the kitchen", {"temperature": 20}, ON),
        # What is said, or can be, stays the call's.
        ("kitchen light at 2700 please", {"temperature": 2700}, None),
        ("make the kitchen light warm white", {"color": "warm white"}, None),
        ("make the kitchen light red", {"color": "red"}, None),
        ("kitchen light half as bright", {"temperature": 50}, None),
        ("get the kitchen light lit", {"brightness": 30}, SET),
    ],
)
def test_made_up(words: str, args: dict[str, Any], tool: str | None) -> None:
    """A value that nobody said and a lamp cannot have is no value: it is turned on."""
    rules = rules_of(request=read_request(words, "en", PLAIN_LAMP), text=words)
    found = judged(SET, {"name": "Kitchen Light", **args}, PLAIN_LAMP, rules)
    spec = None if isinstance(found, Reject) else found.spec
    assert (spec and spec.name) == tool


def test_made_up_of_what_is_on() -> None:
    """Of a lamp that is on the model meant something else."""
    on = replace(PLAIN_LAMP.entities[0], state="on")
    lit = replace(PLAIN_LAMP, entities=(on,))
    words = "the kitchen light hurts my eyes"
    rules = rules_of(request=read_request(words, "en", lit), text=words)
    args = {"name": "Kitchen Light", "temperature": 20}
    assert isinstance(judged(SET, args, lit, rules), Reject)


@pytest.mark.parametrize(
    ("words", "tool"),
    [
        ("hold the radio right there, my phone's ringing", "HassMediaPause"),
        ("mute the radio, it's late", "HassMediaPlayerMute"),
        ("turn off the radio", "HassTurnOff"),
        ("turn the radio off and pause for a moment", "HassTurnOff"),
    ],
)
def test_quieted(words: str, tool: str) -> None:
    """What is to be paused or muted is not turned off."""
    house = home(
        entity("media_player.radio", "Radio", state="playing", features=0xFFFFF)
    )
    rules = rules_of(request=read_request(words, "en", house), text=words)
    verdict = judged("HassTurnOff", {"name": "Radio"}, house, rules)
    assert verdict.spec is not None
    assert verdict.spec.name == tool


@pytest.mark.parametrize(
    ("words", "tool"),
    [
        ("radio on mute, it's the ads", "HassMediaPlayerMute"),
        ("hit mute on the radio", "HassMediaPlayerMute"),
        ("turn on the radio", "HassTurnOn"),
        ("turn on the radio and mute the television", "HassTurnOn"),
    ],
)
def test_on_mute(words: str, tool: str) -> None:
    """What is to be muted is not turned on."""
    house = home(
        entity("media_player.radio", "Radio", state="playing", features=0xFFFFF),
        entity("media_player.tv", "Television", state="playing", features=0xFFFFF),
    )
    rules = rules_of(request=read_request(words, "en", house), text=words)
    verdict = judged("HassTurnOn", {"name": "Radio"}, house, rules)
    assert verdict.spec is not None
    assert verdict.spec.name == tool
