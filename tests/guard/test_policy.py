"""Whether a right call may run now: how much it hits, how risky, how often."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import (
    Ask,
    Reason,
    Reject,
    Repeat,
    Run,
    Verdict,
)
from custom_components.smart_agent.home.home import Place
from custom_components.smart_agent.options import Risky
from custom_components.smart_agent.utterance.request import read_request

from ..builders import TOOLS, entity, home, judged, rules_of

FEATURES = 0xFFFFF

HOME = home(
    entity("light.kitchen", area="Kitchen"),
    entity("light.counter", area="Kitchen"),
    entity("light.bed", area="Bedroom"),
    entity("light.porch"),
    entity("fan.ceiling", area="Bedroom"),
    entity("lock.front_door", area="Hall"),
    entity("lock.back_door", area="Garden"),
    entity("cover.garage", device_class="garage", area="Garage"),
    entity("cover.gate", device_class="gate", area="Garden", features=FEATURES),
    entity("cover.blind", device_class="blind", area="Bedroom"),
    areas={"Kitchen": "Ground", "Hall": "Ground", "Attic": None},
    floors=["Ground"],
)

ON, OFF, POSITION = "HassTurnOn", "HassTurnOff", "HassSetPosition"
LIGHTS = {"domain": ["light"]}


def question(verdict: Verdict) -> str | None:
    """Return what is asked before a call runs; None where it runs."""
    if isinstance(verdict, Ask):
        return verdict.question.key
    assert isinstance(verdict, Run)
    return None


@pytest.mark.parametrize(
    ("tool", "args", "asked"),
    [
        (ON, LIGHTS, "confirm_all"),
        (ON, {"name": "all", "domain": ["light"]}, "confirm_all"),
        (ON, {"name": "lights"}, "confirm_all"),
        ("HassLightSet", {"brightness": 50}, "confirm_all"),
        (OFF, {"device_class": ["blind", "gate"]}, "confirm_all"),
        (ON, {"domain": ["fan"]}, None),
        ("HassFanSetSpeed", {"percentage": 5}, None),
        (ON, {"area": "Kitchen", "domain": ["light"]}, None),
        (ON, {"floor": "Ground", "domain": ["light"]}, None),
        ("GetLiveContext", {}, None),
        ("GetLiveContext", {"domain": "light"}, None),
    ],
)
def test_whole_home(tool: str, args: dict[str, Any], asked: str | None) -> None:
    """A call that says only a kind is asked back where it would hit several."""
    assert question(judged(tool, args, HOME)) == asked
    assert question(judged(tool, args, HOME, whole_home=True)) is None


@pytest.mark.parametrize(
    ("place", "args"),
    [
        (Place("kitchen", "ground"), {"area": "Kitchen"}),
        (Place("bedroom"), {"area": "Bedroom"}),
        (Place("attic"), None),
        (Place("hall", "ground"), None),
        (Place("gone"), None),
        (Place(), None),
    ],
)
def test_whole_home_from_a_satellite(place: Place, args: dict[str, Any] | None) -> None:
    """In an area with a satellite that area is meant, if there is such a thing in it."""
    verdict = judged(ON, LIGHTS, HOME, place=place)
    if args is None:
        assert question(verdict) == "confirm_all"
    else:
        assert isinstance(verdict, Run)
        assert verdict.args == LIGHTS | args
        assert {e.area_id for e in verdict.entities} == {place.area_id}


@pytest.mark.parametrize(
    ("words", "here"),
    [("all the lights in the house on", False), ("all the lights on", True)],
)
def test_whole_home_in_words(words: str, *, here: bool) -> None:
    """Who says that it is for the whole home means more than the place they are in."""
    rules = rules_of(
        request=read_request(words, "en", HOME),
        text=words,
        place=Place("kitchen", "ground"),
        whole_home=True,
    )
    verdict = judged(ON, LIGHTS, HOME, rules)
    assert isinstance(verdict, Run | Ask)
    assert ("area" in verdict.args) is here


def test_whole_home_question() -> None:
    """The question names a few and says how many there are."""
    verdict = judged(ON, LIGHTS, HOME)
    assert isinstance(verdict, Ask)
    assert verdict.question.placeholders == {
        "names": "Kitchen, Counter, Bed, …",
        "count": "4",
    }


RISKY = [
    (OFF, {"name": "Front Door"}, "confirm_unlock"),
    (OFF, {"name": "front-door"}, "confirm_unlock"),
    (OFF, {"name": "lock.front_door"}, "confirm_unlock"),
    (OFF, {"name": "Front Door", "device_class": ["door"]}, "confirm_unlock"),
    (OFF, {"name": "front dor"}, "confirm_unlock"),
    (OFF, {"name": "the front door"}, "confirm_unlock"),
    (OFF, {"name": "front"}, "confirm_unlock"),
    (OFF, {"name": "Front Door", "area": "Kitchen"}, "confirm_unlock"),
    (OFF, {"name": "Front Door", "domain": ["light"]}, "confirm_unlock"),
    (OFF, {"area": "Hall"}, "confirm_unlock"),
    (OFF, {"area": "Hall", "domain": ["lock"]}, "confirm_unlock"),
    (ON, {"name": "Garage"}, "confirm_open"),
    (ON, {"name": "garge"}, "confirm_open"),
    (ON, {"area": "Garage", "domain": ["cover"]}, "confirm_open"),
    (ON, {"area": "Garage"}, "confirm_open"),
    (ON, {"device_class": ["gate"]}, "confirm_open"),
    (POSITION, {"name": "Gate", "position": 1}, "confirm_open"),
    (POSITION, {"name": "gates", "position": 1}, "confirm_open"),
    (ON, {"name": "gates", "position": 1}, "confirm_open"),
]


@pytest.mark.parametrize(("tool", "args", "asked"), RISKY)
def test_risky(tool: str, args: dict[str, Any], asked: str) -> None:
    """What is hard to undo is asked back, also where the model names it exactly."""
    verdict = judged(tool, args, HOME)
    assert question(verdict) == asked
    assert isinstance(verdict, Ask)
    assert verdict.reasons[0] is Reason.RISKY
    never = judged(tool, args, HOME, risky=Risky.NEVER, whole_home=True)
    assert question(never) is None


@pytest.mark.parametrize(("tool", "args", "asked"), RISKY)
def test_risky_and_understood(tool: str, args: dict[str, Any], asked: str) -> None:
    """It runs where the user's own words say it, unless they want to be asked always."""
    verdict = judged(tool, args, HOME)
    assert isinstance(verdict, Ask)
    understood = frozenset({verdict.signature})
    rules = rules_of(understood=understood)
    assert question(judged(tool, args, HOME, rules)) is None
    always = rules_of(understood=understood, risky=Risky.ALWAYS)
    assert question(judged(tool, args, HOME, always)) == asked


def test_which_of_several() -> None:
    """Of several locks one is to be chosen, unless the user's words say all."""
    verdict = judged(OFF, {"domain": ["lock"]}, HOME)
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert problem.kind is ProblemKind.AMBIGUOUS_NAME
    assert problem.nearest == ("Front Door", "Back Door")
    never = judged(OFF, {"domain": ["lock"]}, HOME, risky=Risky.NEVER, whole_home=True)
    assert isinstance(never, Run)
    understood = frozenset({never.signature})
    said = judged(OFF, {"domain": ["lock"]}, HOME, understood=understood)
    assert isinstance(said, Run)


def test_all_reasons() -> None:
    """No reason to ask hides another; the most serious is what is said."""
    rules = rules_of(outside=True, questioned=True)
    verdict = judged(OFF, {"name": "Front Door"}, HOME, rules)
    assert isinstance(verdict, Ask)
    assert verdict.reasons == (Reason.RISKY, Reason.OUTSIDE, Reason.UNASKED)
    assert verdict.question.key == "also_unlock"
    for more in ({"risky": Risky.NEVER, "outside": True}, {"outside": False}):
        known = rules_of(questioned=True, **more)
        assert isinstance(judged(OFF, {"name": "Front Door"}, HOME, known), Ask)


ASKED: list[tuple[str, dict[str, Any], str, dict[str, str]]] = [
    (ON, {"name": "Bed"}, "confirm_turn_on", {"names": "Bed"}),
    (OFF, {"name": "Bed"}, "confirm_turn_off", {"names": "Bed"}),
    (ON, {"name": "Blind"}, "confirm_open", {"names": "Blind"}),
    (OFF, {"name": "Blind"}, "confirm_close", {"names": "Blind"}),
    (ON, {"name": "Front Door"}, "confirm_lock", {"names": "Front Door"}),
    (
        "HassLightSet",
        {"name": "Bed", "brightness": 30},
        "confirm_set_to",
        {"names": "Bed", "value": "30%"},
    ),
    (
        "HassLightSet",
        {"name": "Bed", "color": "red"},
        "confirm_set",
        {"names": "Bed"},
    ),
    (
        POSITION,
        {"name": "Gate", "position": 0},
        "confirm_set_to",
        {"names": "Gate", "value": "0%"},
    ),
]


@pytest.mark.parametrize(("tool", "args", "key", "said"), ASKED)
def test_what_would_be_done(
    tool: str, args: dict[str, Any], key: str, said: dict[str, str]
) -> None:
    """What nobody asked for is asked about by what would be done."""
    verdict = judged(tool, args, HOME, questioned=True)
    assert isinstance(verdict, Ask)
    assert verdict.reasons == (Reason.UNASKED,)
    assert verdict.question.key == key
    assert verdict.question.placeholders == said | {"count": "1"}


@pytest.mark.parametrize(
    ("tool", "args"),
    [
        (ON, {"name": "front dor"}),
        (OFF, {"name": "garge"}),
        (ON, {"name": "blinds"}),
        (POSITION, {"name": "gates", "position": 0}),
        ("HassStopMoving", {"name": "gates"}),
        (OFF, {"name": "beds"}),
    ],
)
def test_not_risky(tool: str, args: dict[str, Any]) -> None:
    """Locking, closing, a blind or a light needs no question."""
    assert question(judged(tool, args, HOME, risky=Risky.ALWAYS)) is None


def test_the_lock_of_two_that_is_near() -> None:
    """Where the user's place had to tell two locks apart, they are asked."""
    there = home(
        entity("lock.one", "Door", area="Hall"), entity("lock.two", "Door", area="Shed")
    )
    verdict = judged(OFF, {"name": "Door"}, there, place=Place("shed"))
    assert question(verdict) == "confirm_unlock"
    assert verdict.args == {"name": "lock.two"}


def test_a_yes_runs_that_call_alone() -> None:
    """What was asked runs after the answer, however it is written; nothing else."""
    asked = judged(OFF, {"name": "front dor"}, HOME)
    assert isinstance(asked, Ask)
    rules = rules_of(confirmed=frozenset({asked.signature}), risky=Risky.ALWAYS)
    for args in ({"name": "Front Door"}, {"name": "frontdoor", "area": "Hall"}):
        assert isinstance(judged(OFF, args, HOME, rules), Run)
    others: list[tuple[str, dict[str, Any]]] = [
        (OFF, {"name": "Back Door"}),
        (OFF, {"area": "Garden", "domain": ["lock"]}),
        (ON, {"name": "Garage"}),
    ]
    for tool, args in others:
        assert isinstance(judged(tool, args, HOME, rules), Ask)


def test_a_yes_to_a_value_is_for_that_value() -> None:
    """A confirmed position is not a licence for another one."""
    asked = judged(POSITION, {"name": "gates", "position": 10}, HOME)
    rules = rules_of(confirmed=frozenset({asked.signature}))  # type: ignore[union-attr]
    assert isinstance(
        judged(POSITION, {"name": "gates", "position": 10}, HOME, rules), Run
    )
    assert isinstance(
        judged(POSITION, {"name": "gates", "position": 90}, HOME, rules), Ask
    )


@pytest.mark.parametrize(
    ("tool", "first", "again", "verdict"),
    [
        (OFF, {"name": "Bed"}, {"name": "bed", "domain": "light"}, Repeat),
        ("HassLightSet", {"name": "Bed", "brightness": 5}, None, Repeat),
        ("GetDateTime", {}, {"zone": "x"}, Repeat),
        ("get_events", {"calendar": "Calendar 1", "range": "today"}, None, Repeat),
        (ON, {"name": "Bed"}, {"name": "light.bed"}, Reject),
        ("HassStartTimer", {"minutes": 5}, {"minutes": "5"}, Reject),
        ("goodnight", {}, None, Reject),
    ],
)
def test_the_same_call_again(
    tool: str, first: dict[str, Any], again: dict[str, Any] | None, verdict: type
) -> None:
    """What changes nothing is answered from before; all else does not run twice."""
    ran = judged(tool, first, HOME)
    assert isinstance(ran, Run)
    second = judged(tool, again or first, HOME, ran={ran.signature})
    assert type(second) is verdict
    if isinstance(second, Reject):
        assert [p.kind for p in second.problems] == [ProblemKind.REPEATED]
        assert not second.doubts_target


def test_another_call_is_no_repetition() -> None:
    """Another value, device or tool is another call."""
    ran = judged("HassLightSet", {"name": "Bed", "brightness": 5}, HOME)
    assert isinstance(ran, Run)
    for tool, args in (
        ("HassLightSet", {"name": "Bed", "brightness": 6}),
        ("HassLightSet", {"name": "Porch", "brightness": 5}),
        (ON, {"name": "Bed"}),
    ):
        assert isinstance(judged(tool, args, HOME, ran={ran.signature}), Run)


@pytest.mark.parametrize(
    "name", ["hassturnon", "hass_turn_on", "light__HassTurnOn", "intent.HassTurnOn"]
)
@pytest.mark.parametrize("strict", [False, True])
def test_a_tool_in_another_spelling(name: str, strict: bool) -> None:
    """A tool whose name is only spelled otherwise is that tool."""
    verdict = judged(name, {"name": "Bed"}, HOME, strict=strict)
    if strict:
        assert isinstance(verdict, Reject)
        assert verdict.problems[0].nearest == ("HassTurnOn",)
        return
    assert isinstance(verdict, Run)
    assert verdict.spec.name == "HassTurnOn"
    (note,) = verdict.notes
    assert str(note) == f"tool: {name!r} read as 'HassTurnOn' (spelling of the tool)"


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("HassTurnOnn", "HassTurnOn"),
        ("intent__HassTurnOff2", "HassTurnOff"),
        ("", None),
        ("x" * 10_000, None),
    ],
)
def test_unknown_tool(name: str, nearest: str | None) -> None:
    """A tool that does not exist is not run, and the one that was meant is named."""
    verdict = judged(name, {"name": "Bed"}, HOME)
    assert isinstance(verdict, Reject)
    (problem,) = verdict.problems
    assert problem.kind is ProblemKind.UNKNOWN_TOOL
    assert problem.allowed == TOOLS.names
    assert problem.nearest[:1] == ((nearest,) if nearest else ())
    assert len(problem.message) < 300


@pytest.mark.parametrize("strict", [False, True])
def test_strict(strict: bool) -> None:
    """Strict mode refuses what would have been put right, and says how."""
    verdict = judged(ON, {"name": "the bed", "domain": "light"}, HOME, strict=strict)
    if not strict:
        assert isinstance(verdict, Run)
        return
    assert isinstance(verdict, Reject)
    assert {p.path: (p.kind, dict(p.fix)) for p in verdict.problems} == {
        "domain": (ProblemKind.STRICT, {"domain": ["light"]}),
        "name": (ProblemKind.STRICT, {"name": "Bed"}),
    }
    assert verdict.doubts_target
