"""A name that names nothing, where the rest of the call says what is meant."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind as P
from custom_components.smart_agent.guard.rules import SoFar
from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.home.home import Home, Place
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

ALL_FEATURES = 0xFFFFF
PLAYER: dict[str, Any] = {"features": ALL_FEATURES, "state": "playing"}

HOME = home(
    entity("media_player.roof", "Outdoor Speakers", area="Roof", **PLAYER),
    entity("media_player.tv", "TV", area="Lounge", **PLAYER | {"state": "off"}),
    entity("media_player.radio", "Radio", area="Lounge", **PLAYER),
    entity("media_player.left", "Left", area="Hall", **PLAYER),
    entity("media_player.right", "Right", area="Hall", **PLAYER),
    entity("fan.attic", "Breeze", area="Attic"),
    entity("light.attic", "Spot", area="Attic"),
    entity("vacuum.robo", "Robo", area="Attic", features=ALL_FEATURES),
    entity("climate.attic", "Stove", area="Attic", features=ALL_FEATURES),
    entity("cover.attic", "Skylight", area="Attic", features=ALL_FEATURES),
    entity("lock.attic", "Hatch", area="Attic"),
    entity("todo.tasks", "Personal Tasks"),
    unexposed=frozenset({"secret radio"}),
)


def ran(tool: str, args: dict[str, Any], in_home: Home = HOME) -> dict[str, Any]:
    """Return what is another in a call that runs."""
    verdict = judged(tool, args, in_home)
    assert isinstance(verdict, Run), verdict
    assert {k: v for k, v in verdict.args.items() if k != "name"} == {
        k: v for k, v in args.items() if k != "name"
    }
    return {note.reason: note.now for note in verdict.notes}


@pytest.mark.parametrize(
    ("tool", "args", "name"),
    [
        ("HassMediaPause", {"area": "Roof"}, "Outdoor Speakers"),
        ("HassMediaNext", {"area": "roof"}, "Outdoor Speakers"),
        ("HassSetVolume", {"area": "Roof", "volume_level": 5}, "Outdoor Speakers"),
        (
            "HassSetVolumeRelative",
            {"area": "Roof", "volume_step": "up"},
            "Outdoor Speakers",
        ),
        # Of two only one plays
        ("HassMediaPause", {"area": "Lounge"}, "Radio"),
        ("HassFanSetSpeed", {"area": "Attic", "percentage": 5}, "Breeze"),
        ("HassLightSet", {"area": "Attic", "brightness": 5}, "Spot"),
        (
            "HassLightSet",
            {"area": "Attic", "domain": ["light"], "color": "red"},
            "Spot",
        ),
        ("HassVacuumStart", {"area": "Attic"}, "Robo"),
        ("HassClimateSetTemperature", {"area": "Attic", "temperature": 9}, "Stove"),
    ],
)
@pytest.mark.parametrize("written", ["music", "das Ding", "xyzzy"])
def test_the_only_one_there(
    written: str, tool: str, args: dict[str, Any], name: str
) -> None:
    """A tool for one kind acts on the only one of it in the area that was said."""
    assert ran(tool, args | {"name": written}) == {"the only one there": name}


@pytest.mark.parametrize(
    ("tool", "args"),
    [
        # Nothing was said of the place, or it is unknown
        ("HassMediaPause", {}),
        ("HassMediaPause", {"area": "Moon"}),
        # Several are there, or none, or none that can
        ("HassMediaPause", {"area": "Hall"}),
        ("HassMediaPause", {"area": "Attic"}),
        ("HassSetVolume", {"area": "Lounge", "volume_level": 5}),
        # A tool for many kinds, or with which things are opened and unlocked
        ("HassTurnOn", {"area": "Roof"}),
        ("HassTurnOn", {"area": "Roof", "domain": ["media_player"]}),
        ("HassTurnOff", {"area": "Attic", "domain": ["lock"]}),
        ("HassSetPosition", {"area": "Attic", "position": 5}),
        # The kind that was said is not there
        ("HassLightSet", {"area": "Roof", "brightness": 5}),
    ],
)
def test_not_the_only_one_there(tool: str, args: dict[str, Any]) -> None:
    """Where more than one could be meant, or nothing is sure, nothing runs."""
    verdict = judged(tool, args | {"name": "music"}, HOME)
    assert isinstance(verdict, Reject)
    assert verdict.problems[0].path in ("name", "area")


@pytest.mark.parametrize(
    "name",
    [
        "Robo",  # of another kind
        "Secret Radio",  # not exposed
        "Radioo",  # a slip in the name of another one
        "old radio",
        "the radio music",
        "TV and Radio",
        "Left",
    ],
)
def test_the_name_of_something_else(name: str) -> None:
    """Whoever names something that is elsewhere does not mean what is here."""
    verdict = judged("HassMediaPause", {"area": "Roof", "name": name}, HOME)
    if name == "Left":  # exact, so that the area is what is wrong
        assert isinstance(verdict, Run)
        assert verdict.args == {"name": "Left"}
    else:
        assert isinstance(verdict, Reject)


ADD, DONE, REMOVE = "HassListAddItem", "HassListCompleteItem", "HassListRemoveItem"
TWO = home(
    entity("todo.tasks", "Personal Tasks"),
    entity("todo.shop", "Shopping"),
    entity("light.lamp", "Lamp"),
)
ONE = home(
    entity("todo.tasks", "Personal Tasks"),
    entity("light.lamp", "Lamp"),
    unexposed=frozenset({"secret plans"}),
)


@pytest.mark.parametrize("tool", [ADD, DONE, REMOVE])
@pytest.mark.parametrize(
    ("item", "name"),
    [
        ("history homework", "history homework"),
        ("History Homework", "history homework"),
        # An item may be called as a device is, or as something hidden
        ("Lamp", "lamp"),
        ("secret plans", "secret plans"),
        # Or a list is said that there is not
        ("milk", "groceries"),
        ("milk", ""),
    ],
)
def test_the_only_list(tool: str, item: str, name: str) -> None:
    """Where there is one list only, it is the one that is meant."""
    args = {"item": item, "name": name}
    assert ran(tool, args, ONE) == {"the only list": "Personal Tasks"}


@pytest.mark.parametrize("name", ["Lamp", "secret plans"])
def test_what_is_no_list(name: str) -> None:
    """What names something else was not meant as the name of a list."""
    assert isinstance(judged(ADD, {"item": "milk", "name": name}, ONE), Reject)


def test_several_lists() -> None:
    """Of several lists none is guessed; the model is told what the name is."""
    verdict = judged(ADD, {"item": "milk", "name": "Milk"}, TWO)
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert (problem.kind, problem.path) == (P.UNKNOWN_NAME, "name")
    assert problem.message == "name is the list that the item is on, not the item"
    assert problem.allowed == ("Personal Tasks", "Shopping")
    verdict = judged(ADD, {"item": "milk", "name": "groceries"}, TWO)
    assert isinstance(verdict, Reject)
    assert verdict.problems[0].allowed == ("Personal Tasks", "Shopping")
    verdict = judged(ADD, {"item": "milk"}, TWO)
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert (problem.kind, problem.path) == (P.MISSING, "name")
    assert problem.allowed == ("Personal Tasks", "Shopping")


def test_no_list() -> None:
    """Without any list there is none to take."""
    verdict = judged(ADD, {"item": "milk", "name": "milk"}, home())
    assert isinstance(verdict, Reject)
    assert verdict.problems[0].allowed == ()


def test_an_item_called_as_a_list() -> None:
    """What is right as it stands is let alone."""
    args = {"item": "Shopping", "name": "Shopping"}
    assert ran(ADD, args, TWO) == {}


@pytest.mark.parametrize(
    "name", ["Lamp and Big Light", "Lamp / Big Light", "Lamp (Big Light)", "Lamp Lamp"]
)
def test_one_device_under_two_names(name: str) -> None:
    """A name beside another name of the same device names one device."""
    there = home(entity("light.lamp", "Lamp", "Big Light"), entity("light.b", "Other"))
    args = {"name": name}
    verdict = judged("HassTurnOn", args, there)
    assert isinstance(verdict, Run)
    assert verdict.args == {"name": "Lamp"}


@pytest.mark.parametrize("name", ["Twin or Twin", "Twin and Big Light"])
def test_two_names_of_which_one_is_shared(name: str) -> None:
    """A name that two devices have does not say which of them is meant."""
    there = home(entity("light.a", "Twin", "Big Light"), entity("light.b", "Twin"))
    verdict = judged("HassTurnOn", {"name": name}, there)
    assert isinstance(verdict, Reject)
    assert [problem.kind for problem in verdict.problems] == [P.UNKNOWN_NAME]


def test_several_devices_in_one_name() -> None:
    """Two devices are two calls."""
    there = home(entity("light.lamp", "Lamp"), entity("light.b", "Other"))
    for name in ("Lamp and Other", "Lamp, Other", "Lamp/Other"):
        verdict = judged("HassTurnOn", {"name": name}, there)
        assert isinstance(verdict, Reject)
        assert [problem.kind for problem in verdict.problems] == [P.SEVERAL_NAMES]


def test_back_from() -> None:
    """Who comes back from somewhere has nothing of a back door in mind."""
    house = home(
        entity("light.desk", "Desk Lamp", area="Study"),
        entity("lock.back", "Back Door", area="Kitchen"),
        areas=("Study", "Kitchen"),
    )
    words = "back from the allotment, dead on my feet"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    args = {"area": "Study", "domain": ["light"]}
    assert not isinstance(judged("HassTurnOn", args, house, rules), Run)


@pytest.mark.parametrize(
    ("tool", "name", "first"),
    [
        ("HassTurnOn", "Hatch", True),
        *(
            (tool, name, first)
            for tool, name in (("HassTurnOn", "Spot"), ("HassVacuumStart", "Robo"))
            for first in (True, False)
        ),
    ],
)
def test_locks_no_lamp(tool: str, name: str, first: bool) -> None:
    """Who locks every door has no lamp turned on by it, and nothing started.

    Nor is that so of a call behind one that has run.
    """
    words = "lock up for the night, every door"
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    if not first:
        done = judged("HassTurnOn", {"name": "Hatch"}, HOME, rules)
        assert isinstance(done, Run)
        rules = replace(rules, so_far=SoFar(ran={done.signature}))
    verdict = judged(tool, {"name": name}, HOME, rules)
    assert isinstance(verdict, Run) is (name == "Hatch"), verdict


@pytest.mark.parametrize(("name", "wrong"), [("Heat Lamp", True), ("Pen Lock", False)])
def test_locks_no_lamp_in_there(name: str, *, wrong: bool) -> None:
    """Who locks a place means what is called a lock, and nothing else that is in it."""
    house = home(
        entity("switch.lamp", "Heat Lamp", area="Kennel", state="off"),
        entity("switch.lock", "Pen Lock", area="Kennel", state="off"),
        areas=("Kennel",),
    )
    words = "can you lock the kennel, that whippet's a right escape artist"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    verdict = judged("HassTurnOn", {"name": name}, house, rules)
    assert isinstance(verdict, Reject) is wrong, verdict


def test_no_other_kind_where_the_user_is() -> None:
    """Who asks for the curtains gets no other temperature in the room."""
    house = home(
        entity("climate.den", "Den Heating", area="Den", features=ALL_FEATURES),
        entity("cover.den", "Drapes", area="Den", device_class="curtain"),
        areas=("Den",),
    )
    words = "shroud the curtains"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    rules = replace(rules, place=Place("den", None))
    args = {"area": "Den", "temperature": 22}
    verdict = judged("HassClimateSetTemperature", args, house, rules)
    assert not isinstance(verdict, Run), verdict


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("I've put the kettle on myself already so sit yourself down", False),
        ("I've just turned the kettle on, so have a seat", False),
        ("Steph bought me a mug with kettle on, world off on it", False),
        ("I've put the kettle on, turn it off again", True),
    ],
)
def test_what_somebody_has_done(words: str, runs: bool) -> None:
    """What is told to be done already is not done by another wish."""
    house = home(entity("switch.kettle", "Kettle", area="Kitchen"), areas=("Kitchen",))
    rules = rules_of(request=read_request(words, "en", house), text=words)
    rules = replace(rules, words=replace(rules.words, conversation=words))
    tool = "HassTurnOff" if "off" in words else "HassTurnOn"
    verdict = judged(tool, {"name": "Kettle"}, house, rules)
    assert isinstance(verdict, Run) is runs, verdict


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("I want to be in the kitchen by eight", False),
        ("I'd like to have breakfast in the kitchen", False),
        ("I need to sit down in the kitchen", False),
        ("I want the lights on in the kitchen", True),
        ("I'd like it brighter in the kitchen", True),
        ("make it cosy in the kitchen", True),
        ("douse the kitchen", True),
    ],
)
def test_where_somebody_wants_to_be(words: str, runs: bool) -> None:
    """Who only says where they want to be has asked for nothing that is there."""
    house = home(
        entity("light.spots", "Spots", area="Kitchen"),
        entity("light.strip", "Strip", area="Kitchen"),
        areas=("Kitchen",),
    )
    rules = rules_of(request=read_request(words, "en", house), text=words)
    rules = replace(rules, words=replace(rules.words, conversation=words))
    tool = "HassTurnOff" if words.startswith("douse") else "HassTurnOn"
    args = {"area": "Kitchen", "domain": ["light"]}
    verdict = judged(tool, args, house, rules)
    assert isinstance(verdict, Run) is runs, verdict
