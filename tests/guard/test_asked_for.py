"""Which calls the user's words ask for, and what becomes of the others."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import (
    Ask,
    Reason,
    Reject,
    Run,
    Verdict,
)
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.cover import CoverEntityFeature as Cover
from homeassistant.components.media_player import (
    MediaPlayerEntityFeature as MediaPlayer,
)
from homeassistant.components.vacuum import VacuumEntityFeature as Vacuum

from ..builders import TOOLS, entity, home, judged, rules_of, tool, toolset

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study"),
    entity("light.floor", "Floor Lamp", area="Study"),
    entity("light.kitchen", "Kitchen Light", area="Kitchen"),
    entity("climate.bed", "Bedroom Thermostat", area="Bedroom", features=1),
    entity("todo.shopping", "Shopping List", features=1),
    entity("vacuum.dusty", "Dusty", features=Vacuum.START | Vacuum.RETURN_HOME),
    entity("cover.bed", "Bedroom Shutters", area="Bedroom", features=Cover(7)),
    areas=["Study", "Kitchen", "Bedroom"],
)

ON, OFF, ADD = "HassTurnOn", "HassTurnOff", "HassListAddItem"
DOCK, POSITION = "HassVacuumReturnToBase", "HassSetPosition"
UP: dict[str, Any] = {"name": "Bedroom Shutters", "position": 100}
DOWN: dict[str, Any] = {"name": "Bedroom Shutters", "position": 0}
DUSTY: dict[str, Any] = {"name": "Dusty"}
DESK: dict[str, Any] = {"name": "Desk Lamp"}
STUDY: dict[str, Any] = {"area": "Study", "domain": ["light"]}
LIST: dict[str, Any] = {"name": "Shopping List"}


def verdict(
    words: str, name: str, args: Mapping[str, Any], code: str = "en", **rules: Any
) -> Verdict:
    """Return what the guard says of a call after words."""
    request = read_request(words, code, HOME)
    return judged(name, args, HOME, rules_of(request=request, text=words, **rules))


REFUSED = [
    ("don't turn on the desk lamp", ON, DESK, ProblemKind.FORBIDDEN),
    ("leave the desk lamp off", ON, DESK, ProblemKind.FORBIDDEN),
    ("turn off the study except the desk lamp", OFF, DESK, ProblemKind.EXCEPTED),
    ("turn off the study except the desk lamp", OFF, STUDY, ProblemKind.EXCEPTED),
    ("turn on the desk lamp, never mind", ON, DESK, ProblemKind.REVOKED),
    ("turn on the light in the kitchen", ON, DESK, ProblemKind.ELSEWHERE),
    ("turn on the desk lamp tomorrow", ON, DESK, ProblemKind.LATER),
    ("turn on the desk lamp", OFF, DESK, ProblemKind.OPPOSITE),
    ("turn off the lamp on the desk", ON, DESK, ProblemKind.OPPOSITE),
    ("if it rains turn on the desk lamp", ON, DESK, ProblemKind.CONDITION),
    ("is the desk lamp on?", ON, DESK, ProblemKind.QUESTION),
    ("the desk lamp, put it at 30 percent", ON, DESK, ProblemKind.UNSAID),
    ("lower the desk lamp to ten percent", OFF, DESK, ProblemKind.UNSAID),
    ("so dark, light thirty, Dad's been on nights", ON, DESK, ProblemKind.UNSAID),
    ("turn the desk lamp on at 30 percent", ON, DESK, ProblemKind.VALUE),
    ("desk lamp on, but only twenty percent", ON, DESK, ProblemKind.VALUE),
    ("desk lamp on pause", ON, DESK, ProblemKind.OPPOSITE),
    ("close the bedroom shutters", POSITION, UP, ProblemKind.OPPOSITE),
    ("open the bedroom shutters", POSITION, DOWN, ProblemKind.OPPOSITE),
    (
        "the bedroom thermostat off please",
        "HassClimateSetTemperature",
        {"name": "Bedroom Thermostat", "temperature": 20},
        ProblemKind.OPPOSITE,
    ),
    ("send Dusty out to do the floors", DOCK, DUSTY, ProblemKind.OPPOSITE),
    ("Dusty, off you go, the floor is a mess", DOCK, DUSTY, ProblemKind.OPPOSITE),
]


@pytest.mark.parametrize(("words", "name", "args", "kind"), REFUSED)
def test_refused(
    words: str, name: str, args: dict[str, Any], kind: ProblemKind
) -> None:
    """What the words speak against does not run, and the model is told why."""
    found = verdict(words, name, args)
    assert isinstance(found, Reject)
    assert [problem.kind for problem in found.problems] == [kind]
    assert not found.doubts_target


def test_who_is_excepted() -> None:
    """Of a call on several it is told which of them is not meant."""
    found = verdict("turn off the study except the desk lamp", OFF, STUDY)
    assert isinstance(found, Reject)
    assert "Desk Lamp" in found.problems[0].message
    assert "Floor Lamp" not in found.problems[0].message


def test_which_value() -> None:
    """Where the words say how far, the model is told, for a call that goes all the way."""
    found = verdict("desk lamp on, but only twenty percent", ON, DESK)
    assert isinstance(found, Reject)
    assert "20%" in found.problems[0].message


SET = "HassLightSet"
HEAT = "HassClimateSetTemperature"
WARM: dict[str, Any] = {"name": "Bedroom Thermostat", "temperature": 22}


@pytest.mark.parametrize(
    ("words", "name", "args", "runs"),
    [
        ("dim the desk lamp to 70", SET, DESK | {"brightness": 70}, True),
        ("dim the desk lamp to 70", SET, DESK | {"brightness": 80}, False),
        ("dim the desk lamp to 7 percent", SET, DESK | {"brightness": 70}, False),
        ("desk lamp at 30 percent please", SET, DESK | {"brightness": 30}, True),
        ("desk lamp at 30 percent please", SET, DESK | {"brightness": 100}, False),
        ("the bedroom thermostat to 22 degrees", HEAT, WARM, True),
        ("the bedroom thermostat to 21 degrees", HEAT, WARM, False),
        # How far it goes from where it is, a step, a correction, another one's.
        (
            "make the desk lamp 10 percent brighter",
            SET,
            DESK | {"brightness": 60},
            True,
        ),
        ("dim the desk lamp to 3", SET, DESK | {"brightness": 30}, True),
        ("dim the desk lamp to 70, no, 80", SET, DESK | {"brightness": 80}, True),
        (
            "dim the desk lamp to 70 and the floor lamp to 20",
            SET,
            {"name": "Floor Lamp", "brightness": 20},
            True,
        ),
    ],
)
def test_another_number(
    words: str, name: str, args: dict[str, Any], *, runs: bool
) -> None:
    """A call brings a device to the number that the words say, if they say one."""
    found = verdict(words, name, args)
    assert isinstance(found, Run) == runs
    if isinstance(found, Reject):
        (problem,) = found.problems
        assert problem.kind is ProblemKind.VALUE
        assert problem.message.startswith("the user says ")


ASKED = [
    ("it is dark in the study", ON, DESK),
    ("maybe turn on the desk lamp", ON, DESK),
    ("never mind", ON, DESK),
    ("add no milk to the shopping list", ADD, LIST | {"item": "no milk"}),
]


@pytest.mark.parametrize(("words", "name", "args"), ASKED)
def test_asked(words: str, name: str, args: dict[str, Any]) -> None:
    """What the words leave open is asked about."""
    found = verdict(words, name, args)
    assert isinstance(found, Ask)
    assert found.reasons == (Reason.OPEN,)


RUN = [
    ("turn on the desk lamp", ON, DESK),
    ("turn off the study except the desk lamp", OFF, {"name": "Floor Lamp"}),
    ("turn on two lamps, the desk lamp and the floor lamp", ON, DESK),
    ("send Dusty home, the floor is clean", DOCK, DUSTY),
    ("stop the vacuum", DOCK, DUSTY),
    ("stop the downstairs vacuum", DOCK, DUSTY),
    ("add milk", ADD, LIST | {"item": "milk"}),
    ("add milk for tomorrow to the shopping list", ADD, LIST | {"item": "milk"}),
    ("add clean the kitchen to my list", ADD, LIST | {"item": "clean the kitchen"}),
]


@pytest.mark.parametrize(("words", "name", "args"), RUN)
def test_run(words: str, name: str, args: dict[str, Any]) -> None:
    """What the words ask for runs."""
    assert isinstance(verdict(words, name, args), Run)


def test_a_question_twice() -> None:
    """Where the model insists, it is the user who says whether they mean it."""
    found = verdict("is the desk lamp on?", ON, DESK, insisted=True)
    assert isinstance(found, Ask)
    told = verdict("don't turn on the desk lamp", ON, DESK, insisted=True)
    assert isinstance(told, Reject)


def test_a_yes() -> None:
    """What the user has said yes to runs, whatever the words of the yes are."""
    asked = verdict("it is dark in the study", ON, DESK)
    assert isinstance(asked, Ask)
    confirmed = frozenset({asked.signature})
    assert isinstance(verdict("no", ON, DESK, confirmed=confirmed), Run)


def test_a_value_that_was_corrected() -> None:
    """A value that another was said in place of does not run, and that other does."""
    words = "set the bedroom thermostat to 21, no, 22"
    args = {"name": "Bedroom Thermostat"}
    setting = "HassClimateSetTemperature"
    old = verdict(words, setting, args | {"temperature": 21})
    assert isinstance(old, Reject)
    assert [(one.kind, one.path) for one in old.problems] == [
        (ProblemKind.VALUE, "temperature")
    ]
    assert isinstance(verdict(words, setting, args | {"temperature": 22}), Run)


@pytest.mark.parametrize(
    "item", ["milk to the shopping list and eggs", "milk, no wait, eggs"]
)
def test_more_than_an_item(item: str) -> None:
    """An item that takes in more of the sentence is not written down."""
    found = verdict(f"add {item} to the shopping list", ADD, LIST | {"item": item})
    assert isinstance(found, Reject)
    assert found.problems[0].path == "item"


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("what time is it?", ProblemKind.QUESTION),
        ("don't do it", ProblemKind.FORBIDDEN),
        ("it is late", None),
        ("run the show", None),
    ],
)
def test_a_tool_without_devices(words: str, kind: ProblemKind | None) -> None:
    """What acts on nothing that is known goes by all of the words."""
    show = toolset(tool("show", {"type": "object", "properties": {}}))
    request = read_request(words, "en", HOME)
    found = judged("show", {}, HOME, rules_of(request=request, text=words), show)
    if kind is not None:
        assert isinstance(found, Reject)
        assert found.problems[0].kind is kind
    else:
        assert isinstance(found, Run if words.startswith("run") else Ask)


def test_a_duration_is_no_timer() -> None:
    """A timer is started where the words speak of one."""
    five = {"minutes": 5}
    assert isinstance(verdict("set a timer for 5 minutes", "HassStartTimer", five), Run)
    told = verdict("the bus leaves in 5 minutes", "HassStartTimer", five)
    assert not isinstance(told, Run)


@pytest.mark.parametrize(
    ("code", "words", "args"),
    [
        ("en", "half an hour for the roast", {"minutes": 30}),
        ("en", "an hour and a half for the bread please", {"hours": 1, "minutes": 30}),
        ("de", "eine Dreiviertelstunde für den Braten", {"minutes": 45}),
        ("it", "mezz'ora per l'arrosto", {"seconds": 1800}),
        ("da", "halvanden time til brødet", {"minutes": 90}),
    ],
)
def test_a_duration_without_a_number(
    code: str, words: str, args: dict[str, int]
) -> None:
    """Who says how long something takes may want a timer for it, for just that long."""
    assert isinstance(verdict(words, "HassStartTimer", args, code=code), Run)
    other = {"minutes": 20}
    assert not isinstance(verdict(words, "HassStartTimer", other, code=code), Run)


@pytest.mark.parametrize(
    "words",
    [
        "the roast takes half an hour",
        "don't remind me in half an hour",
        "it took me an hour and a half",
        "start the dishwasher",
    ],
)
def test_a_duration_that_is_told(words: str) -> None:
    """Nor does one that is only told, or is forbidden."""
    args = {"minutes": 90} if "half" in words and "and" in words else {"minutes": 30}
    assert not isinstance(verdict(words, "HassStartTimer", args), Run)


def test_what_only_reads() -> None:
    """To look something up needs no request."""
    for words in ("is it late?", "don't", "tomorrow"):
        assert isinstance(verdict(words, "GetLiveContext", {}), Run)


@pytest.mark.parametrize("words", ["", "sytytä valo", "älä koske mihinkään"])
def test_another_language(words: str) -> None:
    """Where the words cannot be read nothing is refused for them."""
    assert isinstance(verdict(words, ON, DESK, code="fi"), Run)


@given(
    st.text(max_size=60),
    st.sampled_from(["don't {}", "do not {}", "never {}", "please don't {}"]),
    st.sampled_from(["turn on the desk lamp", "switch on the desk lamp"]),
)
def test_denied_whatever_else_is_said(more: str, denial: str, act: str) -> None:
    """What is denied in the last sentence does not run, whatever stood before it."""
    words = f"{more}. {denial.format(act)}"
    assert not isinstance(verdict(words, ON, DESK), Run), words


def test_all_tools_are_looked_at() -> None:
    """Every tool that changes something is refused where the words forbid it."""
    words = "don't do anything"
    request = read_request(words, "en", HOME)
    args: dict[str, dict[str, Any]] = {
        ON: DESK,
        OFF: DESK,
        ADD: LIST | {"item": "milk"},
        "HassLightSet": DESK | {"brightness": 5},
        "HassStartTimer": {"minutes": 5},
        "HassClimateSetTemperature": {"name": "Bedroom Thermostat", "temperature": 20},
        "movie_night": {"mode": "cosy", "room": "Study"},
        "goodnight": {},
    }
    assert args.keys() <= TOOLS.by_name.keys()
    for name, one in args.items():
        found = judged(name, one, HOME, rules_of(request=request, text=words))
        assert isinstance(found, Reject), name


@pytest.mark.parametrize(
    ("words", "args"),
    [
        ("close the bedroom shutters", DOWN),
        ("open the bedroom shutters", UP),
        ("bedroom shutters to 100 percent", UP),
        ("bedroom shutters at zero", DOWN),
        ("pull the bedroom shutters all the way down", DOWN),
    ],
)
def test_a_position_at_an_end(words: str, args: dict[str, Any]) -> None:
    """A position that is where the words bring it is what they ask for."""
    assert isinstance(verdict(words, POSITION, args), Run)


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        ("get that radio down to twenty percent", True),
        ("turn the radio down", False),
        ("turn the radio down by twenty percent", False),
    ],
)
def test_step_to_a_number(words: str, refused: bool) -> None:
    """A step up or down is refused where the words say to what it is to be brought."""
    features = MediaPlayer.VOLUME_SET
    radio = entity(
        "media_player.radio", "Radio", state="playing", features=int(features)
    )
    request = read_request(words, "en", in_home := home(radio))
    step = {"name": "Radio", "volume_step": "down"}
    found = judged(
        "HassSetVolumeRelative", step, in_home, rules_of(request=request, text=words)
    )
    assert isinstance(found, Reject if refused else Run)


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        ("unlock the entry lock", True),
        ("unlock the lock", True),
        ("lock the entry lock", False),
    ],
)
def test_a_noun_is_no_deed(words: str, refused: bool) -> None:
    """What a thing is called says nothing of what is to be done with it."""
    in_home = home(entity("lock.bolt", "Bolt", area="Entry", state="locked"))
    request = read_request(words, "en", in_home)
    rules = rules_of(request=request, text=words)
    found = judged("HassTurnOn", {"area": "Entry", "domain": ["lock"]}, in_home, rules)
    assert isinstance(found, Reject if refused else Run)
