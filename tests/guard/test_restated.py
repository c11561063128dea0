"""Which of a model's plain commands are what the user's words ask for."""

from collections.abc import Mapping

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.guard.restated import heeded
from custom_components.smart_agent.guard.rules import Rules
from custom_components.smart_agent.guard.verdict import Ask, Run
from custom_components.smart_agent.home.home import Place
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOUSE = home(
    entity("light.den", "Den Lamp", area="Den", state="off"),
    entity("light.spots", "Kitchen Spots", area="Kitchen", state="off"),
    entity("media_player.kitchen", "Worktop Speaker", area="Kitchen", state="idle"),
    entity("switch.pump", "Pond Pump", area="Garden", state="off"),
    entity("climate.den", "Stove", area="Den", state="heat", features=1),
    entity("todo.shopping", "Shopping List", features=7, state="0"),
    areas={"Den": "Downstairs", "Kitchen": "Downstairs", "Garden": None},
    floors=["Downstairs"],
)
ON, OFF, WARM, ADD = (
    "HassTurnOn",
    "HassTurnOff",
    "HassClimateSetTemperature",
    "HassListAddItem",
)

type Called = tuple[str, Mapping[str, object]]


def by(
    words: str, here: str | None = None, last: frozenset[str] = frozenset()
) -> Rules:
    """Return the rules by which calls are judged by words."""
    return rules_of(
        text=words,
        request=read_request(words, "en", HOUSE),
        place=Place(here),
        last=last,
    )


def kept(rules: Rules, *calls: Called) -> list[str]:
    """Return what remains of calls, as the names or places that they are for."""
    verdicts = [judged(tool, args, HOUSE, rules) for tool, args in calls]
    return [
        str(one.args.get("name") or one.args.get("area") or one.args.get("floor"))
        for one in heeded(verdicts, HOUSE, rules)
    ]


def test_what_the_words_ask_for() -> None:
    """Each command is for what they name."""
    rules = by("get the den lamp and the pond pump going for me")
    calls = ((ON, {"name": "Den Lamp"}), (ON, {"name": "Pond Pump"}))
    assert kept(rules, *calls) == ["Den Lamp", "Pond Pump"]


def test_what_they_spare() -> None:
    """That is left out."""
    rules = by("get the den lamp going, but don't touch the pond pump")
    calls = ((ON, {"name": "Den Lamp"}), (ON, {"name": "Pond Pump"}))
    assert kept(rules, *calls) == ["Den Lamp"]


def test_what_they_do_not_mean() -> None:
    """All is left, as the wish was not understood."""
    rules = by("get the den lamp going for me")
    calls = ((ON, {"name": "Den Lamp"}), (ON, {"name": "Pond Pump"}))
    assert kept(rules, *calls) == []
    assert kept(rules, calls[0]) == ["Den Lamp"]


def test_what_was_acted_on_before() -> None:
    """It may be meant without a word for it."""
    calls = ((OFF, {"name": "Den Lamp"}), (OFF, {"name": "Pond Pump"}))
    words = "kill that and the den lamp"
    assert kept(by(words), *calls) == []
    last = frozenset({"switch.pump"})
    assert kept(by(words, last=last), *calls) == ["Den Lamp", "Pond Pump"]


def test_another_kind() -> None:
    """Who asks for a light does not mean the speaker there, unless they call it."""
    call = (ON, {"name": "Worktop Speaker"})
    assert kept(by("can I get a light on at the worktop"), call) == []
    assert kept(by("the worktop speaker, get that going"), call) == ["Worktop Speaker"]


@pytest.mark.parametrize(
    ("words", "here", "is_done"),
    [
        ("kill the lights over there", None, False),
        ("kill the lights over there", "den", False),
        ("kill the lights in here", "kitchen", True),
        ("kill the kitchen lights", None, True),
        ("kill the lights in the kitchen", "den", True),
    ],
)
def test_a_place(words: str, here: str | None, is_done: bool) -> None:
    """It is named, or it is where the user is."""
    call = (OFF, {"area": "Kitchen", "domain": ["light"]})
    assert kept(by(words, here), call) == ["Kitchen"] * is_done


def test_a_floor() -> None:
    """It is named, wherever the user is."""
    call = (OFF, {"floor": "Downstairs", "domain": ["light"]})
    assert kept(by("kill the lights, will you", "den"), call) == []
    assert kept(by("kill the lights downstairs", "den"), call) == ["Downstairs"]


def test_a_number() -> None:
    """One that the words say stands in a command; "the one" says none."""
    on = (ON, {"name": "Stove"})
    assert kept(by("get the stove to, hm, 21 for me"), on) == []
    assert kept(by("get that one stove going"), on) == ["Stove"]
    warm = (WARM, {"name": "Stove", "temperature": 21})
    assert kept(by("get the stove to, hm, 21 for me"), warm) == ["Stove"]
    # "20a" is no number, nor a reason to fail.
    assert kept(by("get me the stove, 20a"), on) == []
    added = (ADD, {"name": "Shopping List", "item": "6 eggs"})
    assert kept(by("get 6 eggs on the shopping list"), added) == ["Shopping List"]


@given(
    st.text(max_size=40),
    st.lists(
        st.tuples(
            st.sampled_from([ON, OFF, WARM, "HassNothing"]),
            st.dictionaries(
                st.sampled_from(["name", "area", "floor", "domain", "temperature"]),
                st.one_of(
                    st.sampled_from(["Den Lamp", "Den", "Downstairs", "light"]),
                    st.integers(-5, 50),
                    st.none(),
                ),
            ),
        ),
        max_size=4,
    ),
)
def test_whatever_is_said(words: str, calls: list[Called]) -> None:
    """What remains was judged right, each in its order, and nothing is added."""
    rules = by(words)
    verdicts = [judged(tool, args, HOUSE, rules) for tool, args in calls]
    found = heeded(verdicts, HOUSE, rules)
    assert all(isinstance(one, Run | Ask) for one in found)
    assert [one for one in verdicts if any(one is each for each in found)] == found
