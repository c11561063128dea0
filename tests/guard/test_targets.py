"""What a call acts on: given a home and what the model wrote, this would happen."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind as P
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run
from custom_components.smart_agent.home.home import Home, Place
from custom_components.smart_agent.options import Risky

from ..builders import entity, home, judged

ALL_FEATURES = 0xFFFFF

HOME = home(
    entity("light.kitchen", "Kitchen Lights", area="Kitchen"),
    entity("light.counter", "Counter", area="Kitchen"),
    entity("switch.coffee", "Coffee", area="Kitchen", device_class="outlet"),
    entity("light.bed", "Bed Light", area="Bedroom"),
    entity("light.left", "Bedside Left", area="Bedroom"),
    entity("light.right", "Bedside Right", area="Bedroom"),
    entity("fan.ceiling", "Fan", area="Bedroom"),
    entity("media_player.kitchen", "Kitchen", state="playing", features=ALL_FEATURES),
    entity(
        "media_player.tv",
        "TV",
        area="Living Room",
        state="off",
        features=ALL_FEATURES,
        device_class="tv",
    ),
    entity("cover.window", "Window", area="Living Room", device_class="window"),
    entity(
        "climate.heat",
        "Heating",
        area="Living Room",
        features=1,
        limits={"temperature": (7, 35)},
    ),
    entity("climate.ac", "Cooling", area="Living Room", features=1),
    entity("climate.attic", "Attic", area="Bedroom", features=1),
    entity("climate.old", "Old Stove", area="Hall"),
    entity("cover.garage", "Garage Door", area="Garage", device_class="garage"),
    entity("cover.opener", "Door Opener", area="Garage"),
    entity("light.opener", "Door Opener", area="Garage"),
    entity("light.one", "Lamp", area="Hall"),
    entity("light.two", "Lamp", area="Office"),
    entity("light.three", "Spot", area="Office"),
    entity("light.four", "Spot", area="Office"),
    entity("switch.heater", "Heater", "Radiator"),
    entity("sensor.outside", "Outside Temperature"),
    entity("binary_sensor.motion", "Motion", area="Hall"),
    entity("light.motion", "Motion", area="Hall"),
    entity("todo.shopping", "Shopping"),
    entity("todo.work", "Work"),
    areas={
        "Kitchen": "Ground",
        "Living Room, Lounge": "Ground",
        "Hall": "Ground",
        "Bedroom, Sleeping Room": "Upper",
        "Bathroom": "Upper",
        "Office, Study": None,
        "Library, Study": None,
        "Garage": None,
    },
    floors=["Ground, Downstairs", "Upper"],
    unexposed=frozenset({"bed lamp", "kitchen light"}),
)

ON, OFF, SET = "HassTurnOn", "HassTurnOff", "HassLightSet"
TEMPERATURE, LIVE = "HassClimateSetTemperature", "GetLiveContext"


def outcome(tool: str, args: Any, in_home: Home = HOME, **rules: Any) -> Any:
    """Return what runs, or what is asked, or why and for which argument not."""
    match judged(tool, args, in_home, **rules):
        case Run(args=now):
            return now
        case Ask(question=question):
            return question.key
        case Reject(problems=problems):
            return [(problem.kind, problem.path) for problem in problems]


NAMED = [
    # As Home Assistant finds it: nothing changes
    (ON, {"name": "Kitchen Lights"}, None),
    (ON, {"name": "kitchen lights "}, None),
    (ON, {"name": "light.kitchen"}, None),
    (ON, {"name": "Radiator"}, None),
    (ON, {"name": "Kitchen"}, None),
    (ON, {"name": "Lamp", "area": "Hall"}, None),
    (ON, {"name": "Lamp", "floor": "Ground"}, None),
    (ON, {"name": "Door Opener", "domain": ["light"]}, None),
    (ON, {"name": "Window", "device_class": ["window"]}, None),
    (SET, {"name": "Bed Light", "brightness": 3, "domain": ["light"]}, None),
    (TEMPERATURE, {"name": "Heating", "temperature": 20.5, "area": "Lounge"}, None),
    # Another spelling, or a slip
    (ON, {"name": "bedside-left"}, {"name": "Bedside Left"}),
    (ON, {"name": "Heater, Radiator"}, {"name": "Heater"}),
    (ON, {"name": "the fan"}, {"name": "Fan"}),
    (ON, {"name": "bedroom fan"}, {"name": "Fan"}),
    (ON, {"name": "cofee"}, {"name": "Coffee"}),
    (
        ON,
        {"name": "Coffee", "area": "kitchn"},
        {"name": "Coffee", "area": "Kitchen"},
    ),
    (
        ON,
        {"name": "Window", "area": "livingroom"},
        {"name": "Window", "area": "Living Room"},
    ),
    # Several share the name
    (ON, {"name": "Lamp"}, [(P.AMBIGUOUS_NAME, "name")]),
    (ON, {"name": "Door Opener"}, [(P.AMBIGUOUS_NAME, "name")]),
    (ON, {"name": "Spot", "area": "Office"}, [(P.AMBIGUOUS_NAME, "name")]),
    (ON, {"name": "Lamp (Hall)"}, {"name": "light.one"}),
    (ON, {"name": "Door Opener (light)"}, {"name": "light.opener"}),
    (ON, {"name": "bedside"}, [(P.AMBIGUOUS_NAME, "name")]),
    (LIVE, {"name": "bedside"}, [(P.AMBIGUOUS_NAME, "name")]),
    (LIVE, {"name": "Lamp"}, None),
    # One is a sensor, but Home Assistant would not tell them apart
    (ON, {"name": "Motion"}, {"name": "light.motion"}),
    (SET, {"name": "Motion", "brightness": 9}, None),
    # What contradicts a name that is certain is left out
    (ON, {"name": "Bed Light", "area": "Kitchen"}, {"name": "Bed Light"}),
    (ON, {"name": "Bed Light", "area": "Nowhere"}, {"name": "Bed Light"}),
    (
        ON,
        {"name": "Bed Light", "floor": "Bedroom"},
        {"name": "Bed Light"} | {"area": "Bedroom"},
    ),
    (ON, {"name": "Bed Light", "floor": "Ground"}, {"name": "Bed Light"}),
    (
        ON,
        {"name": "Bed Light", "floor": "the upper"},
        {"name": "Bed Light", "floor": "Upper"},
    ),
    (ON, {"name": "Bed Light", "domain": ["switch"]}, {"name": "Bed Light"}),
    (ON, {"name": "Coffee", "device_class": ["tv"]}, {"name": "Coffee"}),
    (ON, {"name": "Coffee", "device_class": ["bogus"]}, {"name": "Coffee"}),
    (ON, {"name": "Coffee", "area": ["Kitchen", "Hall"]}, {"name": "Coffee"}),
    # A guess that something speaks against is none
    (ON, {"name": "bed ligt", "area": "Kitchen"}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"name": "cofee", "domain": ["light"]}, [(P.UNKNOWN_NAME, "name")]),
    # The name of something else is no slip
    (SET, {"name": "Coffee", "brightness": 1}, [(P.WRONG_KIND, "name")]),
    (ON, {"name": "Outside Temperature"}, [(P.WRONG_KIND, "name")]),
    (ON, {"name": "outside temp."}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"name": "Bed Lamp"}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"name": "Kitchen Light"}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"name": "Unicorn"}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"name": "Fan and Coffee"}, [(P.SEVERAL_NAMES, "name")]),
    (ON, {"name": ["Fan", "Coffee"]}, [(P.TYPE, "name")]),
    ("HassListAddItem", {"item": "Work", "name": "milk"}, [(P.UNKNOWN_NAME, "name")]),
    ("HassListAddItem", {"item": "milk"}, [(P.MISSING, "name")]),
    ("HassListAddItem", {"item": "milk", "name": "milk"}, [(P.UNKNOWN_NAME, "name")]),
    (
        "HassListAddItem",
        {"item": "milk", "name": "shoping"},
        {
            "item": "milk",
            "name": "Shopping",
        },
    ),
    ("HassListAddItem", {"item": "milk", "name": ""}, [(P.UNKNOWN_NAME, "name")]),
]


@pytest.mark.parametrize(("tool", "args", "expected"), NAMED)
def test_by_name(tool: str, args: dict[str, Any], expected: Any) -> None:
    """A name finds one device, or the call does not run; None is as it was written."""
    assert outcome(tool, args) == (args if expected is None else expected)


PLACED = [
    # As Home Assistant finds it
    (ON, {"area": "Kitchen", "domain": ["light"]}, None),
    (ON, {"area": "Kitchen"}, None),
    (ON, {"area": "living_room", "domain": ["cover"]}, None),
    (ON, {"area": "lounge", "device_class": ["window"]}, None),
    (ON, {"floor": "Downstairs", "domain": ["light"]}, None),
    (ON, {"area": "Study", "domain": ["light"]}, None),
    (SET, {"area": "Kitchen", "floor": "Ground", "brightness": 20}, None),
    (ON, {"area": "Kitchen", "domain": ["light", "switch"]}, None),
    (LIVE, {}, None),
    (LIVE, {"area": "Bathroom", "domain": "light"}, None),
    # What is meant is clear
    (
        ON,
        {"area": "the kitchen", "domain": "Lights"},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"floor": "Kitchen", "domain": ["light"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"area": "Kitchen", "floor": "Kitchen", "domain": ["light"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"area": "Kitchen", "floor": "Moon", "domain": ["light"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"area": "Kitchen", "floor": "Upper", "domain": ["light"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"area": "Upper", "domain": ["light"]},
        {
            "floor": "Upper",
            "domain": ["light"],
        },
    ),
    (ON, {"area": "Bed Light"}, {"name": "Bed Light"}),
    (
        ON,
        {"name": "Kitchen", "domain": ["light"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"name": "Kitchen", "area": "Kitchen", "domain": ["light"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (SET, {"name": "Kitchen", "brightness": 5}, {"area": "Kitchen", "brightness": 5}),
    (
        ON,
        {"name": "lights", "area": "Kitchen"},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"area": "Kitchen", "device_class": ["lights"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (
        ON,
        {"area": "Kitchen", "domain": ["light"], "device_class": ["tv"]},
        {
            "area": "Kitchen",
            "domain": ["light"],
        },
    ),
    (ON, {"name": "all", "area": "Kitchen"}, {"area": "Kitchen"}),
    (
        TEMPERATURE,
        {"name": "thermostats", "area": "Bedroom", "temperature": 20},
        {"name": "Attic", "area": "Bedroom", "temperature": 20},
    ),
    (
        TEMPERATURE,
        {"name": "climate", "area": "Bedroom", "temperature": 20},
        {"area": "Bedroom", "temperature": 20},
    ),
    (
        "HassListAddItem",
        {"item": "x", "name": "Kitchen"},
        [(P.WRONG_KIND, "name")],
    ),
    # What is meant is not clear
    (ON, {}, [(P.NO_TARGET, "name")]),
    (ON, {"name": "all"}, [(P.NO_TARGET, "name")]),
    (ON, {"name": "Bedroom"}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"name": "garage"}, [(P.UNKNOWN_NAME, "name")]),
    (
        ON,
        {"name": "Kitchen", "area": "Hall", "domain": ["light"]},
        [(P.UNKNOWN_NAME, "name")],
    ),
    (ON, {"name": "lights", "domain": ["switch"]}, [(P.UNKNOWN_NAME, "name")]),
    (ON, {"area": "Moon", "domain": ["light"]}, [(P.UNKNOWN_AREA, "area")]),
    (
        ON,
        {"area": "Moon", "floor": "Mars"},
        [
            (P.UNKNOWN_AREA, "area"),
            (P.UNKNOWN_FLOOR, "floor"),
        ],
    ),
    (ON, {"area": "room", "domain": ["light"]}, [(P.AMBIGUOUS_NAME, "area")]),
    (ON, {"area": "Bathroom", "domain": ["light"]}, [(P.NOTHING_MATCHES, "area")]),
    (ON, {"floor": "Upper", "domain": ["cover"]}, [(P.NOTHING_MATCHES, "floor")]),
    (ON, {"domain": ["vacuum"]}, [(P.NOTHING_MATCHES, "domain")]),
    (ON, {"area": ["Kitchen", "Hall"], "domain": ["light"]}, [(P.TYPE, "area")]),
    (
        ON,
        {"area": "Kitchen", "device_class": ["outlet", "light"]},
        [(P.NOT_ALLOWED, "device_class.1")],
    ),
    (
        ON,
        {"area": "Kitchen", "device_class": ["bogus"]},
        [(P.NOT_ALLOWED, "device_class.0")],
    ),
]


@pytest.mark.parametrize(("tool", "args", "expected"), PLACED)
def test_by_place(tool: str, args: dict[str, Any], expected: Any) -> None:
    """An area, floor or kind finds what is there, or the call does not run."""
    assert outcome(tool, args) == (args if expected is None else expected)


ABLE = [
    (TEMPERATURE, {"name": "Heating", "temperature": 36}, [(P.RANGE, "temperature")]),
    (TEMPERATURE, {"name": "Heating", "temperature": -5}, [(P.RANGE, "temperature")]),
    (TEMPERATURE, {"name": "Old Stove", "temperature": 9}, [(P.UNSUPPORTED, "name")]),
    (TEMPERATURE, {"area": "Hall", "temperature": 9}, [(P.UNSUPPORTED, "name")]),
    (TEMPERATURE, {"temperature": 20}, [(P.AMBIGUOUS_NAME, "name")]),
    (TEMPERATURE, {"temperature": 20, "area": "Lounge"}, [(P.AMBIGUOUS_NAME, "name")]),
    (TEMPERATURE, {"temperature": 20, "area": "Bedroom"}, None),
    (TEMPERATURE, {"temperature": 20, "floor": "Upper"}, None),
    ("HassMediaPause", {}, {"name": "media_player.kitchen"}),
    ("HassMediaPause", {"name": "TV"}, [(P.UNSUPPORTED, "name")]),
    ("HassMediaPause", {"area": "Living Room"}, [(P.UNSUPPORTED, "name")]),
    ("HassMediaUnpause", {"name": "TV"}, None),
    (
        "HassSetVolumeRelative",
        {"volume_step": "up"},
        {
            "volume_step": "up",
            "name": "media_player.kitchen",
        },
    ),
    ("HassSetVolumeRelative", {"volume_step": "up", "name": "TV"}, None),
]


@pytest.mark.parametrize(("tool", "args", "expected"), ABLE)
def test_abilities(tool: str, args: dict[str, Any], expected: Any) -> None:
    """What a device cannot do now is not asked of it."""
    twin = entity("light.twin", "Kitchen")
    in_home = replace(HOME, entities=(*HOME.entities, twin))
    assert outcome(tool, args, in_home) == (args if expected is None else expected)


SHED = home(
    entity("cover.door", "Roller Door", area="Garage", device_class="garage"),
    entity("light.door", "Roller Door", area="Garage"),
    entity("switch.pump", "Pump", area="Garage"),
    entity("cover.blind", "Blind", area="Den", device_class="blind"),
    entity("cover.plain", "Plain", area="Loft"),
    entity("cover.one", "One", area="Hall", device_class="shade"),
    entity("cover.two", "Two", area="Hall", device_class="shutter"),
    entity("valve.gas", "Boiler", area="Cellar", device_class="gas"),
    entity("valve.tap", "Tap", area="Loft"),
    entity("button.reset", "Reset", area="Den", device_class="restart"),
    entity("media_player.tv", "TV", area="Den", device_class="tv"),
    entity("light.den", "Den Lamp", area="Den"),
    areas=["Empty"],
)


@pytest.mark.parametrize(
    ("tool", "args", "expected"),
    [
        # With the domain
        (OFF, {"area": "Garage", "domain": ["cover"], "device_class": ["door"]}, {}),
        (OFF, {"area": "Den", "domain": ["cover"], "device_class": ["curtain"]}, {}),
        (OFF, {"area": "Loft", "domain": ["cover"], "device_class": ["curtain"]}, {}),
        (OFF, {"area": "Loft", "domain": ["valve"], "device_class": ["water"]}, {}),
        (
            OFF,
            {"area": "Den", "domain": ["media_player"], "device_class": ["receiver"]},
            {},
        ),
        # Without: the class says it
        (OFF, {"area": "Garage", "device_class": ["door"]}, {"domain": ["cover"]}),
        (
            OFF,
            {"area": "Den", "device_class": ["speaker"]},
            {"domain": ["media_player"]},
        ),
        # A class that there is not at all, beside area and domain
        (OFF, {"area": "Den", "domain": ["cover"], "device_class": ["lid"]}, {}),
    ],
)
def test_a_wrong_class_of_the_only_one_there(
    tool: str, args: dict[str, Any], expected: dict[str, Any]
) -> None:
    """A device class that is wrong is left out where area and kind leave one device."""
    verdict = judged(tool, args, SHED)
    assert isinstance(verdict, Run), verdict
    rest = {key: value for key, value in args.items() if key != "device_class"}
    assert verdict.args == rest | expected
    assert "the only one there is of another class" in {n.reason for n in verdict.notes}
    assert len(verdict.entities) == 1


@pytest.mark.parametrize(
    "args",
    [
        # Several, or none, or another kind
        {"area": "Hall", "domain": ["cover"], "device_class": ["curtain"]},
        {"area": "Empty", "domain": ["cover"], "device_class": ["curtain"]},
        {"area": "Den", "domain": ["switch"], "device_class": ["outlet"]},
        {"area": "Den", "device_class": ["outlet"]},
        {"area": "Loft", "domain": ["cover", "valve"], "device_class": ["curtain"]},
        {"area": "Den", "device_class": ["curtain", "speaker"]},
        # Another class is another thing
        {"area": "Cellar", "domain": ["valve"], "device_class": ["water"]},
        {"area": "Cellar", "device_class": ["water"]},
        {"area": "Den", "domain": ["button"], "device_class": ["update"]},
        {"area": "Den", "device_class": ["identify"]},
        # No place
        {"domain": ["cover"], "device_class": ["curtain"]},
        {"device_class": ["curtain"]},
        # A class that there is not does not say a kind
        {"area": "Den", "device_class": ["lid"]},
        {"area": "Hall", "domain": ["cover"], "device_class": ["lid"]},
    ],
)
def test_a_wrong_class_is_not_left_out(args: dict[str, Any]) -> None:
    """Without it more than one device, or one of another kind, could be meant."""
    assert isinstance(judged(ON, args, SHED), Reject)


@pytest.mark.parametrize(
    "args",
    [
        {"area": "Garage", "domain": ["cover"], "device_class": ["door"]},
        {"area": "Garage", "device_class": ["gate"]},
        {"area": "Garage", "domain": ["cover"], "device_class": ["lid"]},
    ],
)
def test_a_wrong_class_is_no_certainty(args: dict[str, Any]) -> None:
    """What is hard to undo is asked back when a class was left out for it."""
    assert outcome(ON, args, SHED) == "confirm_open"


TWINS = {"name": "Roller Door"}


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ({"domain": ["light"], "device_class": ["garage"]}, None),
        ({"domain": ["light"], "area": "Garage", "device_class": ["garage"]}, None),
        # A class that none of the two has, or the domain as the class
        ({"domain": ["light"], "device_class": ["door"]}, {"domain": ["light"]}),
        ({"domain": ["light"], "device_class": ["light"]}, {"domain": ["light"]}),
        ({"domain": ["cover"], "device_class": ["door"]}, {"domain": ["cover"]}),
        (
            {"domain": ["cover"], "device_class": ["garage"]},
            {"domain": ["cover"], "device_class": ["garage"]},
        ),
    ],
)
def test_kind_and_class_of_two_that_share_a_name(
    args: dict[str, Any], expected: dict[str, Any] | None
) -> None:
    """Where the domain is of one and the class of the other, none is guessed."""
    verdict = judged(OFF, TWINS | args, SHED)
    if expected is not None:
        assert isinstance(verdict, Run)
        assert verdict.args == TWINS | expected
        return
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert (problem.kind, problem.path) == (P.AMBIGUOUS_NAME, "name")
    assert problem.nearest == ("Roller Door (cover)", "Roller Door (light)")


def test_nothing_is_playing() -> None:
    """Where nothing is in the state that counts, the reason says so."""
    there = home(
        entity("media_player.a", "Radio", state="idle", features=ALL_FEATURES),
        entity("media_player.b", "TV", state="off", features=ALL_FEATURES),
    )
    for tool, args in (
        ("HassMediaPause", {}),
        ("HassSetVolumeRelative", {"volume_step": "down"}),
    ):
        verdict = judged(tool, args, there)
        assert isinstance(verdict, Reject)
        assert verdict.problems[0].message == (
            f"nothing is playing, as {tool} needs it to be"
        )


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (Place("hall", "ground"), {"name": "light.one"}),
        (Place("office"), {"name": "light.two"}),
        (Place("kitchen", "ground"), {"name": "light.one"}),
        (Place("bedroom", "upper"), [(P.AMBIGUOUS_NAME, "name")]),
    ],
)
def test_the_nearer_of_two(place: Place, expected: Any) -> None:
    """Of two with one name, the one where the user is was meant."""
    assert outcome(ON, {"name": "Lamp"}, place=place) == expected


def test_single_target_near_the_user() -> None:
    """A tool for one device takes the one in the user's area."""
    place = Place("bedroom", "upper")
    args = {"temperature": 20}
    assert outcome(TEMPERATURE, args, place=place) == args | {"name": "Attic"}


def vacuums(*cleans: tuple[str, tuple[str, ...]]) -> Home:
    """Return a home with vacuums that clean areas."""
    return home(
        *(
            entity(f"vacuum.{name}", features=1 << 14, choices={"area": areas})
            for name, areas in cleans
        ),
        areas=["Kitchen", "Hall", "Attic"],
    )


CLEAN = "HassVacuumCleanArea"


@pytest.mark.parametrize(
    ("cleans", "args", "expected"),
    [
        ([("robo", ("kitchen",))], {"area": "Kitchen"}, {"name": "Robo"}),
        (
            [("robo", ("kitchen",))],
            {"area": "kichen"},
            {
                "name": "Robo",
                "area": "Kitchen",
            },
        ),
        ([("robo", ("kitchen",))], {"area": "Hall"}, [(P.NOT_ALLOWED, "area")]),
        ([("robo", ("kitchen",))], {"area": "Moon"}, [(P.UNKNOWN_AREA, "area")]),
        ([("robo", ())], {"area": "Hall", "name": "Robo"}, [(P.NOT_ALLOWED, "area")]),
        ([("a", ("hall",)), ("b", ("kitchen",))], {"area": "Kitchen"}, {"name": "B"}),
        (
            [("a", ("hall",)), ("b", ("hall",))],
            {"area": "Hall"},
            [(P.AMBIGUOUS_NAME, "name")],
        ),
        ([("a", ("hall",)), ("b", ("hall",))], {"area": "Hall", "name": "B"}, {}),
    ],
)
def test_the_area_of_a_vacuum_is_no_place_to_look_in(
    cleans: list[tuple[str, tuple[str, ...]]], args: dict[str, Any], expected: Any
) -> None:
    """The area says what to clean, not where the vacuum is."""
    now = outcome(CLEAN, args, vacuums(*cleans), place=Place("attic"))
    assert now == (args | expected if isinstance(expected, dict) else expected)


@pytest.mark.parametrize(
    ("timers", "name", "expected"),
    [
        ((), "pizza", [(P.NO_TIMER, "")]),
        (("pizza",), " Pizza", " Pizza"),
        (("Pizza-Ofen",), "pizza ofen", "Pizza-Ofen"),
        (("",), "the timer", None),
        (("tea",), "pizza", [(P.NO_TIMER, "name")]),
        (("tea", ""), "pizza", [(P.NO_TIMER, "name")]),
        (("tea", "pizza"), "pizza", "pizza"),
    ],
)
def test_timers(timers: tuple[str, ...], name: str, expected: Any) -> None:
    """A timer is called by its name; the only one that has none needs none."""
    now = outcome("HassCancelTimer", {"name": name}, home(timers=timers))
    assert (now.get("name") if isinstance(now, dict) else now) == expected


@pytest.mark.parametrize(
    ("area", "expected"),
    [
        ("Kitchen", {"area": "Kitchen"}),
        ("kichen", {"area": "Kitchen"}),
        ("Moon", [(P.UNKNOWN_AREA, "area")]),
    ],
)
def test_the_area_of_a_timer(area: str, expected: Any) -> None:
    """The area of a timer is one that exists."""
    there = home(areas=["Kitchen"], timers=("tea", "pizza"))
    assert outcome("HassPauseTimer", {"area": area}, there) == expected


@pytest.mark.parametrize(
    ("mode", "expected"),
    [("boost", "boost"), ("Boost ", "boost"), ("away", [(P.NOT_ALLOWED, "mode")])],
)
def test_choices_of_the_entity(mode: str, expected: Any) -> None:
    """A mode is one that the device has."""
    there = home(
        entity("humidifier.h", "Mist", features=1, choices={"mode": ("boost", "eco")})
    )
    now = outcome("HassHumidifierMode", {"name": "Mist", "mode": mode}, there)
    assert (now["mode"] if isinstance(now, dict) else now) == expected


@pytest.mark.parametrize(
    ("args", "nearest"),
    [
        ({"name": "Lamp"}, ("Lamp (Hall)", "Lamp (Office)")),
        ({"name": "Door Opener"}, ("Door Opener (cover)", "Door Opener (light)")),
        ({"name": "Spot"}, ("light.three", "light.four")),
        ({"name": "Bedside Middle"}, ("Bedside Left", "Bedside Right")),
        ({"area": "Bathrom", "domain": ["light"]}, ()),
        ({"area": "Barroom", "domain": ["light"]}, ("Bathroom",)),
    ],
)
def test_suggestions_tell_apart(args: dict[str, Any], nearest: tuple[str, ...]) -> None:
    """What is suggested is understood when the model writes it."""
    verdict = judged(ON, args, HOME)
    assert isinstance(verdict, Reject)
    assert verdict.problems[0].nearest[: len(nearest)] == nearest
    for name in nearest if "name" in args else ():
        again = judged(ON, {"name": name}, HOME, risky=Risky.NEVER)
        assert isinstance(again, Run)


def test_suggests_each_device_once() -> None:
    """Two names of one device are no choice."""
    lamps = home(
        entity("light.floor", "Floor Lamp", "Reading Lamp"),
        entity("light.desk", "Desk Lamp"),
    )
    verdict = judged("HassTurnOn", {"name": "lamp in the middle"}, lamps)
    assert isinstance(verdict, Reject)
    assert len(verdict.problems[0].nearest) == 2


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        # The floor of the area, in place of an area
        (
            {"name": "Hall", "domain": ["light"], "area": "Ground"},
            {"area": "Hall", "domain": ["light"]},
        ),
        ({"name": "Bathroom", "domain": ["light"], "area": "Ground"}, "one area only"),
        ({"name": "Bathroom", "domain": ["light"], "area": "Hall"}, "one area only"),
        ({"name": "Bathroom"}, "say which domain is meant"),
    ],
)
def test_an_area_beside_an_area(args: dict[str, Any], expected: Any) -> None:
    """An area as name is told what else is wrong, and not of a domain that it has."""
    found = judged(LIVE, args, HOME)
    if isinstance(expected, str):
        assert isinstance(found, Reject)
        assert expected in found.problems[0].message
    else:
        assert isinstance(found, Run)
        assert found.args == expected
