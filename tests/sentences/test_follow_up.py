"""What goes on from the turn before, from the call of that turn and the words alone."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.llm_tools.spec import AREA, NAME
from custom_components.smart_agent.sentences.follow_up import CallBefore, follow_up
from custom_components.smart_agent.sentences.recognized import RecognizedIntent
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study"),
    entity("light.shelf", "Shelf Light", area="Hall"),
    entity("light.sink", "Sink Light", area="Kitchen"),
    entity("light.table", "Table Lamp", area="Kitchen"),
    entity("switch.kettle", "Kettle", area="Kitchen"),
    entity("switch.hall", "Hall Socket", area="Hall"),
    entity("cover.blind", "Kitchen Blind", area="Kitchen", device_class="blind"),
    entity("cover.hall", "Hall Shutter", area="Hall", device_class="shutter"),
    entity("cover.gate", "Gate", area="Study", device_class="gate"),
    entity("climate.study", "Study Heating", area="Study"),
    entity("climate.hall", "Hall Heating", area="Hall"),
    entity("lock.front", "Front Door", area="Hall"),
    entity("lock.back", "Back Door", area="Kitchen"),
    entity("todo.list", "Shopping List"),
    entity("fan.attic", "Attic Fan"),
)

ON = CallBefore("HassTurnOn", {NAME: "Desk Lamp"}, ("light.desk",))
OFF = CallBefore("HassTurnOff", {NAME: "Desk Lamp"}, ("light.desk",))
DIM = CallBefore("HassLightSet", {NAME: "Desk Lamp", "brightness": 40}, ("light.desk",))
PLACE = CallBefore(
    "HassTurnOff",
    {AREA: "Kitchen", "domain": ["light"]},
    ("light.sink", "light.table"),
)
CLOSE = CallBefore("HassTurnOff", {NAME: "Kitchen Blind"}, ("cover.blind",))
HEAT = CallBefore(
    "HassClimateSetTemperature",
    {NAME: "Study Heating", "temperature": 22},
    ("climate.study",),
)
LIST = CallBefore(
    "HassListAddItem", {NAME: "Shopping List", "item": "milk"}, ("todo.list",)
)
LOCK = CallBefore("HassTurnOn", {NAME: "Back Door"}, ("lock.back",))
ALL = CallBefore(
    "HassLightSet",
    {"domain": ["light"], "brightness": 40},
    ("light.desk", "light.sink"),
)
COLOR = CallBefore("HassLightSet", {NAME: "Desk Lamp", "color": "red"}, ("light.desk",))


def heard(text: str, *before: CallBefore) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the calls that words come to after others, none where they are no such."""
    found = follow_up(read_request(text, "en", HOME), before)
    return [(one.intent_type, one.args) for one in found[1].parts] if found else []


@pytest.mark.parametrize(
    ("text", "before", "intent_type", "args"),
    [
        ("and the kettle too", ON, "HassTurnOn", {NAME: "Kettle"}),
        ("same for the sink light", OFF, "HassTurnOff", {NAME: "Sink Light"}),
        ("the shelf too", ON, "HassTurnOn", {NAME: "Shelf Light"}),
        ("same in the hall", OFF, "HassTurnOff", {NAME: "Shelf Light"}),
        ("those in the hall too", PLACE, "HassTurnOff", {AREA: "Hall"}),
        ("the one in the hall too", CLOSE, "HassTurnOff", {NAME: "Hall Shutter"}),
        ("and the front door", LOCK, "HassTurnOn", {NAME: "Front Door"}),
        (
            "and the one in the hall to 20",
            HEAT,
            "HassClimateSetTemperature",
            {NAME: "Hall Heating", "temperature": 20},
        ),
        ("and rice", LIST, "HassListAddItem", {NAME: "Shopping List", "item": "rice"}),
        ("make it 60", DIM, "HassLightSet", {NAME: "Desk Lamp", "brightness": 60}),
        ("no, 20", DIM, "HassLightSet", {NAME: "Desk Lamp", "brightness": 20}),
        ("too dark, 70", DIM, "HassLightSet", {NAME: "Desk Lamp", "brightness": 70}),
        ("make it 60", ON, "HassLightSet", {NAME: "Desk Lamp", "brightness": 60}),
        ("30 percent", COLOR, "HassLightSet", {NAME: "Desk Lamp", "brightness": 30}),
        ("make that 70", CLOSE, "HassSetPosition", {"position": 70}),
        ("make it 21.5", HEAT, "HassClimateSetTemperature", {"temperature": 21.5}),
        ("off again", ON, "HassTurnOff", {NAME: "Desk Lamp"}),
        ("back on", OFF, "HassTurnOn", {NAME: "Desk Lamp"}),
        ("open again", CLOSE, "HassTurnOn", {NAME: "Kitchen Blind"}),
        ("unlock again", LOCK, "HassTurnOff", {NAME: "Back Door"}),
    ],
)
def test_goes_on(
    text: str, before: CallBefore, intent_type: str, args: Mapping[str, Any]
) -> None:
    """Just what the words name is other than before."""
    ((made, found),) = heard(text, before)
    assert made == intent_type
    assert found.items() >= args.items()


@pytest.mark.parametrize(
    ("text", "before"),
    [
        # Several can be meant, or none, or it is what was acted on.
        ("and the lamp too", ON),
        ("the desk lamp too", ON),
        ("and the moon too", ON),
        ("same in the kitchen", ON),
        ("same in the study", CLOSE),
        # It is of another kind.
        ("and the front door too", ON),
        ("and the gate too", LOCK),
        (
            "same in the hall",
            CallBefore("HassTurnOn", {NAME: "Kettle"}, ("switch.kettle",)),
        ),
        # A particle is a deed of its own.
        ("and the kettle on too", OFF),
        # The value is counted otherwise, out of place, or of nothing.
        ("make it 60 degrees", DIM),
        ("20 percent", HEAT),
        ("make it 50.5", DIM),
        ("make it -5", HEAT),
        ("60", DIM),
        ("no 60", DIM),
        ("no, 60", ON),
        ("make it two", ON),
        ("make it 60", OFF),
        ("make it 60", LIST),
        ("make it 60", LOCK),
        ("make it 60", ALL),
        # It is so already, or another device cannot do it.
        ("on again", ON),
        ("open again", ON),
        ("off again", PLACE),
        ("off", ON),
        ("it is off again", ON),
        # It is no item.
        ("and 5 minutes", LIST),
        ("and goodbye", LIST),
        ("and the rest", LIST),
        ("and the kettle", LIST),
        ("and thank you very much", LIST),
    ],
)
def test_is_none(text: str, before: CallBefore) -> None:
    """Where it is not sure what is meant nothing is recognized."""
    assert not heard(text, before)


def test_only_one_kind_of_call() -> None:
    """A turn that did several things leaves open which of them goes on."""
    assert heard("and the kettle too", ON)
    assert not heard("and the kettle too", ON, CLOSE)
    assert not heard("and the kettle too")
    other = CallBefore(
        "HassLightSet", {NAME: "Sink Light", "brightness": 9}, ("light.sink",)
    )
    assert not heard("make it 60", DIM, other)
    more = CallBefore("HassListAddItem", {**LIST.args, "item": "tea"}, LIST.entities)
    assert heard("and rice", LIST, more)


BEFORE = (ON, OFF, DIM, PLACE, CLOSE, HEAT, LIST, LOCK, ALL, COLOR)

LEADS = (
    "",
    "and",
    "also",
    "same in",
    "same for",
    "and the one in",
    "make it",
    "no,",
    "now",
)
WORDS = (
    *("the", "in", "it", "on", "off", "open", "close", "unlock", "back", "again", "to"),
    *(
        "40",
        "20",
        "two",
        "all",
        "lights",
        "rice",
        "moon",
        "was",
        "she",
        "please",
        "and",
    ),
    *{word for one in HOME.entities for word in fold(one.name)},
)
ENDS = ("", "too", "as well", "again", "percent", "to 20", "instead", "please")
SAID = st.builds(
    lambda lead, words, end: " ".join(filter(None, (lead, *words, end))),
    st.sampled_from(LEADS),
    st.lists(st.sampled_from(sorted(set(WORDS))), min_size=1, max_size=4),
    st.sampled_from(ENDS),
)

RULES_OUT = (
    "not",
    "don't",
    "if",
    "tomorrow",
    "unless",
    "except",
    "?",
    "maybe",
    "at ten",
)


@given(SAID, st.sampled_from(BEFORE))
def test_names_what_it_changes(text: str, before: CallBefore) -> None:
    """Nothing changes that neither the words nor the turn before have named."""
    found = follow_up(read_request(text, "en", HOME), [before])
    for one in found[1].parts if found else ():
        assert is_named(one, text, before), (text, one)


@given(SAID, st.sampled_from(RULES_OUT), st.integers(0, 5), st.sampled_from(BEFORE))
def test_what_rules_out_is_heeded(
    text: str, rules_out: str, at: int, before: CallBefore
) -> None:
    """A word that denies, asks, doubts or postpones leaves nothing to go on from."""
    words = text.split()
    at = len(words) if rules_out == "?" else at
    said = " ".join((*words[:at], rules_out, *words[at:]))
    assert follow_up(read_request(said, "en", HOME), [before]) is None, said


def is_named(one: RecognizedIntent, text: str, before: CallBefore) -> bool:
    """Return whether a call acts on what words name, or on what was acted on."""
    said = set(fold(text))
    if AREA in one.args:
        places = {AREA: one.args[AREA]}
        return places.items() <= before.args.items() or not said.isdisjoint(
            fold(one.args[AREA])
        )
    (thing,) = (e for e in HOME.entities if e.name == one.args[NAME])
    place = HOME.words_of_place(thing)
    return thing.entity_id in before.entities or not said.isdisjoint(
        {*fold(thing.name), *place}
    )
