"""The guard as a whole: tools that are meant, tools of others, what can be shown."""

from typing import Any

from hypothesis import HealthCheck, assume, example, given, settings, strategies as st
from jsonschema import Draft202012Validator
import pytest

from custom_components.smart_agent.call_parser.parse import salvage
from custom_components.smart_agent.guard.feedback import broken_text, feedback
from custom_components.smart_agent.guard.normalize.arguments import ArgumentNormalizer
from custom_components.smart_agent.guard.normalize.values import as_arguments
from custom_components.smart_agent.guard.problem import ProblemKind as P
from custom_components.smart_agent.guard.verdict import Ask, Reject, Repeat, Run
from custom_components.smart_agent.home.home import Place
from custom_components.smart_agent.options import Risky

from ..builders import TOOLS, entity, home, judged, tool, toolset

FEATURES = 0xFFFFF

HOME = home(
    entity("light.kitchen", "Kitchen Lights", "Big Light", area="Kitchen"),
    entity("light.bed", "Bed Light", area="Bedroom"),
    entity("light.twin", "Twin", area="Kitchen"),
    entity("light.twin_2", "Twin", area="Bedroom"),
    entity("switch.twin", "Twin", area="Kitchen"),
    entity("switch.none", "None"),
    entity(
        "cover.garage",
        "Garage Door",
        area="Garage",
        device_class="garage",
        features=FEATURES,
    ),
    entity("lock.front", "Front Door", area="Kitchen"),
    entity("climate.heat", "Heating", area="Bedroom", features=FEATURES),
    entity("fan.fan", "Lüfter 1", area="Bedroom"),
    entity("fan.fan_2", "Lüfter 2", area="Bedroom"),
    entity("media_player.kitchen", "Kitchen", features=FEATURES, state="playing"),
    entity("todo.shopping", "Shopping list"),
    entity("vacuum.robo", "Robo", features=FEATURES, choices={"area": ("kitchen",)}),
    entity("humidifier.h", "Mist", features=1, choices={"mode": ("eco", "boost")}),
    entity("sensor.t", "Temperature", area="Garage"),
    areas={"Kitchen, Küche": "Ground", "Bedroom": "Upper", "Garage": None},
    floors=["Ground", "Upper"],
    timers=("pizza",),
    unexposed=frozenset({"secret lamp"}),
)

ON = "HassTurnOn"


@pytest.mark.parametrize(
    ("args", "name", "expected"),
    [
        ({"name": "Bed Light", "brightness": 50}, "HassLightSet", {"brightness": 50}),
        ({"name": "Bed Light", "brightness": "9%"}, "HassLightSet", {"brightness": 9}),
        ({"name": "Bed Light", "color": "red"}, "HassLightSet", {"color": "red"}),
        ({"name": "Lüfter 1", "percentage": 50}, "HassFanSetSpeed", {"percentage": 50}),
        ({"name": "Garage Door", "position": 9}, "HassSetPosition", {"position": 9}),
    ],
)
def test_the_tool_that_was_meant(
    args: dict[str, Any], name: str, expected: dict[str, Any]
) -> None:
    """A value said with "turn on" is for the tool that sets it."""
    noise = {"device_class": "light"} if "Light" in args["name"] else {"area": None}
    verdict = judged(ON, args | noise, HOME, risky=Risky.NEVER)
    assert isinstance(verdict, Run)
    assert verdict.spec.name == name
    assert verdict.args == {"name": args["name"]} | expected
    assert any(note.path == "tool" for note in verdict.notes)


@pytest.mark.parametrize(
    "args",
    [
        {"name": "Bed Light", "brightness": 0},
        {"name": "Garage Door", "position": "0%"},
        {"name": "Front Door", "position": 5},
        {"name": "Kitchen", "volume_level": 30},
        {"name": "Lüfter 1", "percentage": 50, "domain": ["light"], "area": "Garage"},
        {"name": "Heating", "temperature": 21},
        {"name": "Bed Light", "brightness": 50, "speed": 3},
        {"name": "Bed Light", "brightness": "dim"},
        {"name": "Nowhere", "brightness": 50},
        {"brightness": 50},
    ],
)
def test_no_other_tool_was_meant(args: dict[str, Any]) -> None:
    """Where the other tool would do something else, the argument is a mistake."""
    verdict = judged(ON, args, HOME)
    assert isinstance(verdict, Reject | Ask)
    if isinstance(verdict, Reject):
        assert verdict.problems[0].kind is P.UNKNOWN_ARGUMENT


@pytest.mark.parametrize(
    ("name", "words", "expected"),
    [
        (ON, "Bed Light", {"name": "Bed Light"}),
        (ON, '"Bed Light"', {"name": "Bed Light"}),
        (ON, "the bed light.", {"name": "Bed Light"}),
        # The kind before a name
        (ON, "light Bed Light", {"name": "Bed Light"}),
        (ON, "media_player Kitchen", {"name": "Kitchen"}),
        ("HassMediaPause", "Kitchen", {"name": "Kitchen"}),
        ("GetLiveContext", "Bed Light", {"name": "Bed Light"}),
    ],
)
def test_words_in_place_of_arguments(
    name: str, words: str, expected: dict[str, Any]
) -> None:
    """Plain words are the name of what is meant."""
    verdict = judged(name, words, HOME)
    assert isinstance(verdict, Run)
    assert verdict.args == expected
    assert "words in place of arguments" in {note.reason for note in verdict.notes}


@pytest.mark.parametrize(
    ("name", "words", "kind"),
    [
        (ON, "is not a tool", P.UNKNOWN_NAME),
        (ON, "switch Bed Light", P.UNKNOWN_NAME),
        (ON, "Bed Light and Heating", P.SEVERAL_NAMES),
        (ON, "Twin", P.AMBIGUOUS_NAME),
        (ON, "all", P.NO_TARGET),
        ("HassLightSet", "Bed Light 50", P.UNKNOWN_NAME),
        ("HassFanSetSpeed", "Lüfter 1", P.MISSING),
        # No name of a device: of a timer, or none at all
        ("HassCancelTimer", "pizza", P.NOT_AN_OBJECT),
        ("GetDateTime", "now", P.NOT_AN_OBJECT),
        ("movie_night", "Bed Light", P.NOT_AN_OBJECT),
        # No plain words
        (ON, "Bed Light\nKitchen", P.NOT_AN_OBJECT),
        (ON, "(Bed Light)", P.NOT_AN_OBJECT),
        (ON, "name=Bed Light", P.NOT_AN_OBJECT),
        (ON, "[1]", P.NOT_AN_OBJECT),
        (ON, "\ud800", P.NOT_AN_OBJECT),
        (ON, "x" * 10_000, P.NOT_AN_OBJECT),
    ],
)
def test_words_that_are_no_name(name: str, words: str, kind: P) -> None:
    """Words that do not say one device, or a tool that takes none, run nothing."""
    verdict = judged(name, words, HOME)
    assert isinstance(verdict, Reject)
    assert verdict.problems[0].kind is kind


MCP = tool(
    "search",
    {
        "type": "object",
        "$defs": {"tag": {"type": "string"}},
        "properties": {
            "query": {"type": "string"},
            "name": {"type": "string"},
            "area": {"type": ["string", "null"]},
            "tags": {"type": "array", "items": {"$ref": "#/$defs/tag"}},
            "filter": {"type": "object", "additionalProperties": True},
            "mode": {"oneOf": [{"const": "a"}, {"const": "none"}]},
            "limit": {"type": "number"},
        },
        "additionalProperties": True,
    },
)
FREE = tool("free", {"type": "object"})
OTHERS = toolset(MCP, FREE)


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("search", {}),
        ("search", {"query": "", "name": "None", "area": None}),
        ("search", {"name": "bed ligt", "area": "Kitchn", "extra": [None, ""]}),
        ("search", {"tags": ["a, b"], "filter": {"x": {"y": []}}, "mode": "none"}),
        ("search", {"limit": 5.0, "entity_id": "light.bed"}),
        ("free", {"device_class": ["light"], "name": "all"}),
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_tools_of_others_are_not_touched(
    name: str, args: dict[str, Any], strict: bool
) -> None:
    """What is right by the schema of a server's tool goes there as it was written."""
    verdict = judged(name, args, HOME, tools=OTHERS, strict=strict)
    assert isinstance(verdict, Run)
    assert (verdict.args, verdict.notes) == (args, ())


def test_tools_of_others_are_put_right_where_that_is_clear() -> None:
    """What is wrong by the schema is read as far as its meaning is clear."""
    verdict = judged("search", {"limit": "5", "tags": "['a']"}, HOME, tools=OTHERS)
    assert isinstance(verdict, Run)
    assert verdict.args == {"limit": 5, "tags": ["a"]}
    verdict = judged("search", {"limit": "few"}, HOME, tools=OTHERS)
    assert isinstance(verdict, Reject)
    assert [(p.kind, p.path) for p in verdict.problems] == [(P.TYPE, "limit")]


def test_areas_of_a_script() -> None:
    """A script's area is one that exists, called as Home Assistant finds it."""
    script = tool(
        "film",
        {
            "type": "object",
            "properties": {"room": {"type": "string"}, "rooms": {"type": "array"}},
        },
        area_keys=frozenset({"room", "rooms"}),
    )
    floors = tool(
        "floors",
        {"type": "object", "properties": {"on": {"type": "string"}}},
        floor_keys=frozenset({"on"}),
    )
    tools = toolset(script, floors)
    for name, args, expected in (
        ("film", {"room": "the kitchen"}, {"room": "Kitchen"}),
        ("film", {"room": "KÜCHE"}, {"room": "KÜCHE"}),
        ("film", {"rooms": ["kuche", "Bedroom"]}, {"rooms": ["Kitchen", "Bedroom"]}),
        ("floors", {"on": "uper"}, {"on": "Upper"}),
    ):
        verdict = judged(name, args, HOME, tools=tools)
        assert isinstance(verdict, Run)
        assert verdict.args == expected
    for name, args, kind in (
        ("film", {"room": "Bathroom"}, P.UNKNOWN_AREA),
        ("film", {"rooms": ["Kitchen", "Moon"]}, P.UNKNOWN_AREA),
        ("floors", {"on": "Attic"}, P.UNKNOWN_FLOOR),
    ):
        verdict = judged(name, args, HOME, tools=tools)
        assert isinstance(verdict, Reject)
        assert [problem.kind for problem in verdict.problems] == [kind]


# -- for all calls

WORDS = [
    *(name for e in HOME.entities for name in (*e.names, e.entity_id)),
    *(name for a in HOME.areas for name in (*a.names, a.area_id)),
    *sorted(HOME.domains),
    "the Twin",
    "all",
    "none",
    "lights",
    "garage, door",
    "50%",
    "21°C",
    "kitchen light",
    "Lüfter",
    "ground",
    "secret lamp",
    "['light']",
]
KEYS = sorted(
    {key for spec in TOOLS.tools for key in spec.properties} | {"entity_id", "speed"}
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(WORDS)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
CALLS = st.tuples(
    st.sampled_from(TOOLS.names),
    st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=8), VALUES, max_size=5),
)
"""Calls that are mad, and calls that are nearly right."""

LIKELY = st.sampled_from(TOOLS.tools).flatmap(
    lambda spec: st.tuples(
        st.just(spec.name),
        st.fixed_dictionaries(
            {},
            optional={key: st.sampled_from(WORDS) | VALUES for key in spec.properties},
        ),
    )
)

PLACES = st.sampled_from([Place(), Place("kitchen", "ground"), Place("garage")])
RULES = st.fixed_dictionaries(
    {
        "place": PLACES,
        "strict": st.booleans(),
        "whole_home": st.booleans(),
        "doubted": st.booleans(),
        "risky": st.sampled_from(Risky),
    }
)


def nested(depth: int, kind: str) -> Any:
    """Return a value as deep as a model could write it."""
    value: Any = "x"
    for _ in range(depth):
        value = [value] if kind == "list" else {"a": value}
    return value


ODD: list[Any] = [
    None,
    0,
    "",
    "null",
    "[" * 300,
    '{"a":' * 300,
    float("nan"),
    {"name": float("inf")},
    {"name": 10**400},
    {"name": "\ud800"},
    {"x" * 10_000: "y" * 10_000},
    {"name": "light " * 5_000},
    {"name": ["a"] * 5_000},
    {"domain": [["light"]] * 100},
    {"device_class": {"a": ["light"]}},
    {"name": nested(200, "list")},
    {"area": nested(200, "dict")},
    {"name": b"bytes"},
    {"name": {1, 2}},
    {1: 2},
    {"brightness": "9" * 5_000},
    {"brightness": "1e999"},
]


@pytest.mark.parametrize("written", ODD, ids=range(len(ODD)))
@pytest.mark.parametrize("name", ["HassTurnOn", "HassLightSet", "goodnight", "nothing"])
def test_nothing_odd_raises(name: str, written: Any) -> None:
    """However mad the arguments are, the guard has an answer to them."""
    verdict = judged(name, written, HOME)
    if isinstance(verdict, Reject):
        assert len(feedback(name, verdict, "x" * 5)) < 5_000


@given(call=CALLS | LIKELY, rules=RULES, said=st.text(max_size=20))
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
def test_what_holds_for_every_call(
    call: tuple[str, dict[str, Any]], rules: dict[str, Any], said: str
) -> None:
    """Nothing raises; what runs is valid, exposed and what the tool is for."""
    name, args = call
    verdict = judged(name, args, HOME, **rules)
    assert repr(verdict) == repr(judged(name, args, HOME, **rules))
    if isinstance(verdict, Reject):
        assert feedback(name, verdict, said, again=True, last=True)
        assert verdict.problems
        return
    Draft202012Validator(dict(verdict.spec.schema)).validate(verdict.args)
    if not isinstance(verdict, Run):
        return
    rule = verdict.spec.targets
    for one in verdict.entities:
        assert one in HOME.entities
        assert rule is not None
        assert rule.domains is None or one.domain in rule.domains
    if rule is not None and not rule.reads:
        assert verdict.entities
    if rules["strict"]:
        assert not [note for note in verdict.notes if note.was is not None]
        assert verdict.args.items() >= _written(args).items()


def _written(args: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments that say something; Home Assistant drops blank ones too."""
    return {
        key: value
        for key, value in args.items()
        if value not in (None, [])
        and not (isinstance(value, str) and not value.strip())
    }


@given(call=CALLS | LIKELY, rules=RULES)
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
def test_what_runs_stays(
    call: tuple[str, dict[str, Any]], rules: dict[str, Any]
) -> None:
    """A call as the guard would run it is right: it passes unchanged, also strictly."""
    verdict = judged(*call, HOME, **rules)
    assume(isinstance(verdict, Run | Ask))
    assert isinstance(verdict, Run | Ask)
    again = judged(verdict.spec.name, verdict.args, HOME, **rules | {"strict": True})
    assert isinstance(again, Run | Ask), again
    assert again.args == verdict.args


@given(call=CALLS | LIKELY)
@example(call=("GetLiveContext", {"name": ["", ""]}))
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
def test_normalising_twice_is_normalising_once(
    call: tuple[str, dict[str, Any]],
) -> None:
    """What is in form stays in form."""
    spec = TOOLS.by_name[call[0]]
    arguments = as_arguments(call[1])
    assume(arguments is not None)
    once = ArgumentNormalizer(spec, HOME).normalise(arguments or {})
    again = ArgumentNormalizer(spec, HOME)
    assert again.normalise(once) == once
    assert again.notes == []


def right_calls() -> st.SearchStrategy[tuple[str, dict[str, Any]]]:
    """Return calls that Home Assistant would run as they stand."""
    unique = {
        "light": ["Kitchen Lights", "big light", "Bed Light ", "light.twin"],
        "fan": ["Lüfter 1", "lüfter 2"],
        "cover": ["garage door"],
        "media_player": ["Kitchen"],
    }

    def calls(
        name: str, domain: str, **values: st.SearchStrategy[Any]
    ) -> st.SearchStrategy[tuple[str, dict[str, Any]]]:
        """Return calls of a tool for one domain."""
        domains = st.just([domain])
        return st.tuples(
            st.just(name),
            st.fixed_dictionaries(
                {"name": st.sampled_from(unique[domain]), **values},
                optional={"domain": domains} if domain in ("light", "fan") else {},
            ),
        )

    percent = st.integers(0, 100)
    return st.one_of(
        calls("HassTurnOn", "light"),
        calls("HassTurnOff", "fan"),
        calls("HassLightSet", "light", brightness=percent),
        calls("HassFanSetSpeed", "fan", percentage=percent),
        calls("HassSetPosition", "cover", position=percent),
        calls("HassSetVolume", "media_player", volume_level=percent),
        calls("HassMediaPause", "media_player"),
    )


@given(call=right_calls(), strict=st.booleans(), place=PLACES)
def test_a_right_call_is_let_alone(
    call: tuple[str, dict[str, Any]], strict: bool, place: Place
) -> None:
    """What is exactly right is neither changed nor refused."""
    verdict = judged(*call, HOME, strict=strict, place=place, risky=Risky.NEVER)
    assert isinstance(verdict, Run)
    assert (verdict.args, verdict.notes) == (call[1], ())


@given(
    text=st.text(max_size=200)
    | st.builds(
        lambda name, args, tail: f'{{"name": "{name}", "arguments": {args}{tail}',
        st.sampled_from(TOOLS.names),
        st.text(max_size=40)
        | st.sampled_from(["{}", '{"name": "Bed Light"}', "[1]*9"]),
        st.sampled_from(["}", "}}", "", ")", '"}']),
    )
)
@settings(max_examples=300)
def test_text_that_was_meant_as_a_call(text: str) -> None:
    """No text raises on its way from what was written to what the model is told."""
    salvaged = salvage(text, TOOLS.names)
    for call in salvaged.calls:
        verdict = judged(call.name, call.arguments, HOME)
        if isinstance(verdict, Reject):
            assert feedback(call.name, verdict, text)
    assert broken_text(salvaged.broken, text)


def test_a_repetition_is_valid_too() -> None:
    """What is answered from before is right by the schema like any call."""
    args = {"name": "the bed light", "brightness": "50%"}
    ran = judged("HassLightSet", args, HOME)
    assert isinstance(ran, Run)
    again = judged("HassLightSet", args, HOME, ran={ran.signature})
    assert isinstance(again, Repeat)
    assert again.args == ran.args == {"name": "Bed Light", "brightness": 50}


def test_noted_once() -> None:
    """What is put right is noted once."""
    verdict = judged(
        "HassTurnOn",
        {"name": "Lamp", "area": "Attic"},
        home(entity("light.lamp", "Lamp", area="Kitchen")),
    )
    assert isinstance(verdict, Run)
    assert len(verdict.notes) == 1
