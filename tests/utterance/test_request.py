"""What the user's words say of each device in a home."""

from collections.abc import Callable

from hypothesis import assume, given, strategies as st
import pytest

from custom_components.smart_agent.home.home import Entity, Home
from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.phrases import PhraseBook
from custom_components.smart_agent.utterance.request import Request, read_request
from custom_components.smart_agent.utterance.tokens import MAX_WORDS

from ..builders import entity, home

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study"),
    entity("light.floor", "Floor Lamp", area="Study"),
    entity("light.kitchen", "Kitchen Ceiling", area="Kitchen"),
    entity("light.bed", "Bedroom Light", area="Bedroom"),
    entity("light.spots", "Garden Spots", area="Garden"),
    entity("fan.kitchen", "Ceiling Fan", area="Kitchen"),
    entity("cover.kitchen", "Kitchen Blind", area="Kitchen"),
    entity("lock.front", "Front Door", area="Hallway"),
    entity("climate.bed", "Bedroom Thermostat", area="Bedroom"),
    entity("lawn_mower.mower", "Mower", area="Garden"),
    entity("todo.shopping", "Shopping List"),
    areas={
        "Study": "First Floor",
        "Bedroom": "First Floor",
        "Kitchen": "Ground Floor",
        "Hallway": "Ground Floor",
        "Garden": None,
    },
    floors=["First Floor", "Ground Floor"],
)

DESK, FLOOR, KITCHEN, BED = "light.desk", "light.floor", "light.kitchen", "light.bed"
SPOTS, FAN, BLIND, DOOR = "light.spots", "fan.kitchen", "cover.kitchen", "lock.front"
HEAT, MOWER, LIST = "climate.bed", "lawn_mower.mower", "todo.shopping"

R, F, X, V = Stance.REQUEST, Stance.FORBIDDEN, Stance.EXCEPTED, Stance.REVOKED
Q, C, L, T = Stance.QUESTION, Stance.CONDITION, Stance.LATER, Stance.TOLD
N, E, U = Stance.NEARBY, Stance.ELSEWHERE, Stance.UNCLEAR


def read(text: str, item: str = "") -> Request:
    """Return what English words ask for."""
    return read_request(text, "en", HOME, item)


def stances(text: str, *ids: str) -> list[Stance]:
    """Return what words say of devices."""
    return [read(text).stance(HOME.entity_by_id[one]) for one in ids]


SAID: list[tuple[str, dict[str, Stance]]] = [
    # Politeness, and what somebody is to do, asks; what somebody did is asked about.
    ("I wonder whether you'd be so kind as to turn off the desk lamp", {DESK: R}),
    ("I was wondering if somebody might close the kitchen blind", {BLIND: R}),
    ("I wonder whether you turned off the desk lamp", {DESK: Q}),
    ("I wonder if you'd know whether the desk lamp is on", {DESK: Q}),
    ("somebody needs to turn off the desk lamp", {DESK: R}),
    ("somebody should have turned off the desk lamp", {DESK: U}),
    ("the desk lamp had better be off", {DESK: R}),
    ("the desk lamp had better be off when I'm home", {DESK: C}),
    ("turn off the desk lamp before the place burns down", {DESK: R}),
    # What is waited for makes it wait, also where that is told.
    ("close the kitchen blind but wait till I'm out", {BLIND: C}),
    ("desk lamp off, hold off until they're gone", {DESK: C}),
    ("desk lamp off, but give me time to leave", {DESK: C}),
    ("turn the desk lamp off, according to Ben", {DESK: T}),
    # Who does it themselves does not ask for it.
    ("the desk lamp needs turning off, I'll see to it", {DESK: V}),
    # How much is not to be left as it is.
    ("turn the bedroom thermostat up, but not a lot", {HEAT: R}),
    # What is only told may depend on something.
    ("desk lamp on, Ben can sleep on the sofa if he's tired", {DESK: R}),
    ("desk lamp on, but only if it's dark", {DESK: C}),
    # It is asked for, in whatever words.
    ("turn on the desk lamp", {DESK: R, BLIND: U, DOOR: U}),
    ("could you please turn on the desk lamp?", {DESK: R}),
    ("I'd like the desk lamp on", {DESK: R}),
    ("turn it on", {DESK: R, DOOR: R}),
    ("turn on the desk lamp and the floor lamp", {DESK: R, FLOOR: R}),
    ("turn on the lights in the study", {DESK: R, FLOOR: R, KITCHEN: E}),
    # It is not to be done.
    ("don't turn on the desk lamp", {DESK: F, FLOOR: F}),
    ("leave the desk lamp on", {DESK: F}),
    ("I don't want the desk lamp on", {DESK: F}),
    ("turn on the desk lamp. Don't touch the kitchen ceiling", {DESK: R, KITCHEN: F}),
    # A hold with a value sets it.
    ("keep the bedroom at 21", {HEAT: R}),
    ("keep the bedroom light on", {BED: F}),
    # Exceptions are for what they name best.
    ("turn off the study except the desk lamp", {DESK: X, FLOOR: R}),
    ("turn off all the lights but not the desk lamp", {DESK: X, FLOOR: R, BED: R}),
    ("turn off the lights everywhere but in the kitchen", {KITCHEN: X, DESK: R}),
    ("turn on the desk lamp not the floor lamp", {DESK: R, FLOOR: X}),
    ("not the desk lamp but the floor lamp", {DESK: F, FLOOR: R}),
    # Corrections.
    ("turn on the desk lamp, no wait, the floor lamp", {DESK: V, FLOOR: R}),
    ("turn on the desk lamp, never mind", {DESK: V, FLOOR: V}),
    ("turn on the desk lamp, forget it, turn on the floor lamp", {DESK: V, FLOOR: R}),
    ("set the bedroom thermostat to 21, no, 22", {HEAT: R, DOOR: U}),
    # Only near to it.
    ("turn on the light next to the kitchen blind", {DESK: N, BLIND: N}),
    ("turn on the lamp near the mower", {DESK: N, MOWER: N}),
    # In another place, or of another kind.
    ("turn off the light in the garden", {SPOTS: R, DESK: E, MOWER: U}),
    ("turn on the lights on the first floor", {DESK: R, BED: R, KITCHEN: E, HEAT: U}),
    ("start the mower in the garden", {MOWER: R, SPOTS: U}),
    ("set the bedroom thermostat to 21", {HEAT: R, BED: U}),
    # Not now, and not for sure.
    ("tomorrow turn on the desk lamp", {DESK: L}),
    ("turn on the desk lamp in ten minutes", {DESK: L}),
    ("turn on the kitchen ceiling, and tomorrow the ceiling fan", {KITCHEN: R, FAN: L}),
    ("if it rains close the kitchen blind", {BLIND: C}),
    ("turn on the desk lamp if the floor lamp is off", {DESK: C}),
    ("maybe turn on the desk lamp", {DESK: U}),
    # Only a question, or told.
    ("is the desk lamp on?", {DESK: Q}),
    ("just asking, can you turn on the desk lamp?", {DESK: Q}),
    ("it's dark in the study", {DESK: T}),
    ("I turned on the desk lamp yesterday", {DESK: T}),
    ("she said turn on the desk lamp", {DESK: T}),
    ("turn on the desk lamp because the blind is broken", {DESK: R, BLIND: T}),
]


@pytest.mark.parametrize(("text", "expected"), SAID, ids=[text for text, _ in SAID])
def test_stance(text: str, expected: dict[str, Stance]) -> None:
    """Words say something of each device, or of the place that it is in."""
    assert dict(zip(expected, stances(text, *expected), strict=True)) == expected


OVERALL = [
    ("turn on the desk lamp", R),
    ("it is late, turn on the desk lamp", R),
    ("is it late?", Q),
    ("it is late", T),
    ("don't do it", F),
    ("never mind", U),
    ("please", U),
    ("turn it on, never mind", V),
    ("tomorrow at seven", L),
]


@pytest.mark.parametrize(("text", "stance"), OVERALL)
def test_overall(text: str, stance: Stance) -> None:
    """Where no device is meant, one request in the words is enough."""
    assert read(text).overall is stance


WITHDRAWN = [
    ("set it to 21", set()),
    ("set it to 21, no, 22", {"21"}),
    ("set it to 21, no wait, 22, no, 23", {"21", "22"}),
    ("set the bedroom to 21 and the study to 22", set()),
    ("set it to 21, no, to 22, no, to 21", {"22"}),
    ("set it to 21, sorry, 22, 21 is too cold", {"21"}),
]


@pytest.mark.parametrize(("text", "numbers"), WITHDRAWN)
def test_withdrawn(text: str, numbers: set[str]) -> None:
    """A number that another stands in place of is taken back."""
    assert read(text).withdrawn == numbers


def test_what_is_written_down() -> None:
    """The item of a list names no device, no place and no list."""
    cases = [
        ("add milk", "milk"),
        ("add clean the kitchen to the shopping list", "clean the kitchen"),
        ("put desk lamp bulbs on the list", "desk lamp bulbs"),
        ("add kitchen roll", "kitchen roll"),
        ("add shopping to the shopping list", "shopping"),
    ]
    for text, item in cases:
        request = read(text).but_for(item)
        assert request.stance(HOME.entity_by_id[LIST]) is R, text


def test_speaks_of() -> None:
    """A noun of a kind counts in the clauses that are for one of these."""

    def speaks(text: str, *stances: Stance) -> bool:
        return read(text).speaks_of("timer", {*stances})

    assert speaks("set a timer for ten minutes", Stance.REQUEST)
    assert speaks("start a timer tomorrow", Stance.LATER)
    assert not speaks("the bus leaves in ten minutes", *Stance)
    assert not speaks("is the timer over?", Stance.REQUEST)
    assert speaks("is the timer over?", Stance.QUESTION)


def test_names() -> None:
    """A device is named by its name, its place or its kind."""
    request = read("turn on the lights in the study")
    named = {one.entity_id for one in HOME.entities if request.names(one)}
    assert named == {DESK, FLOOR, KITCHEN, BED, SPOTS}
    told = read("the lights in the study are nice")
    assert not any(map(told.names, HOME.entities))


@pytest.mark.parametrize("code", ["fi", "xx", ""])
def test_another_language(code: str) -> None:
    """Of a language that is not read nothing is said against anything."""
    request = read_request("älä sytytä valoa", code, HOME)
    assert not request.known
    assert {request.stance(one) for one in HOME.entities} == {R}
    assert request.overall is R


NAMES = st.sampled_from([one.name for one in HOME.entities])
WORDS = st.sampled_from(
    [
        *[
            "the",
            "a",
            "it",
            "and",
            "then",
            "no",
            "not",
            "but",
            "except",
            "if",
            "when",
            "tomorrow",
            "turn",
            "on",
            "off",
        ],
        *[
            "lights",
            "lamp",
            "kitchen",
            "study",
            "21",
            "ten",
            "minutes",
            ",",
            ".",
            "?",
            "please",
            "maybe",
            "is",
            "I",
        ],
        *(word for one in HOME.entities for word in one.name.split()),
    ]
)
SENTENCES = st.lists(WORDS, max_size=25).map(" ".join)


@given(SENTENCES | st.text(), st.sampled_from(sorted(LANGUAGES)))
def test_any_text(text: str, code: str) -> None:
    """Whatever was said, something is said of every device."""
    request = read_request(text, code, HOME)
    assert request.overall in Stance
    assert {request.stance(one) for one in HOME.entities} <= {*Stance}
    assert all(number in text.casefold() for number in request.withdrawn)


DENIALS = {
    "en": "don't turn on {}",
    "de": "schalte {} nicht ein",
    "es": "no enciendas {}",
    "pt": "não ligues {}",
    "fr": "n'allume pas {}",
    "nl": "zet {} niet aan",
    "pl": "nie włączaj {}",
    "sv": "tänd inte {}",
    "cs": "nezapínej {}",
}


@given(NAMES, st.sampled_from(sorted(DENIALS)), st.sampled_from([str, str.upper]))
def test_denied(name: str, code: str, write: Callable[[str], str]) -> None:
    """What is denied is not asked for, in any language that is read."""
    text = DENIALS[code].format(name)
    request = read_request(write(text), code, HOME)
    assert {request.stance(one) for one in HOME.entities} == {F}


@given(NAMES, NAMES)
def test_excepted(name: str, other: str) -> None:
    """What is excepted by its name is not asked for, whatever else is."""
    assume(name != other)
    request = read(f"turn on the {other} and all the rest except the {name}")
    of_name = {one.name: request.stance(one) for one in HOME.entities}
    assert of_name[name] is X


@given(NAMES, NAMES, st.sampled_from(["no wait", "I mean", "sorry"]))
def test_corrected(name: str, other: str, mark: str) -> None:
    """What another was named in place of is not asked for, and that other is."""
    assume(name != other)
    request = read(f"turn on the {name}, {mark}, the {other}")
    of_name = {one.name: request.stance(one) for one in HOME.entities}
    assert of_name[other] is R
    assert of_name[name] is V


@pytest.mark.parametrize("words", [MAX_WORDS - 9, 2 * MAX_WORDS])
def test_more_than_is_read(words: int) -> None:
    """What stands behind the words that are read may take back what stands in them."""
    said = f"turn off the desk lamp{', well' * words}, no, do not turn it off"
    assert R not in stances(said, DESK)
    assert R not in {one.stance for one in read(said).clauses}
    assert stances("turn off the desk lamp" + ", well" * 9, DESK) == [R]


def test_work_of_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work grows with the words and with the devices, and not with both."""
    looked = 0
    plain = PhraseBook.at

    def at(self: PhraseBook[str], *args: object) -> object:
        nonlocal looked
        looked += 1
        return plain(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(PhraseBook, "at", at)

    def work(words: int, in_home: Home) -> int:
        nonlocal looked
        looked = 0
        text = " ".join(["turn on the desk lamp, and"] * MAX_WORDS).split()[:words]
        request = read_request(" ".join(text), "en", in_home)
        for one in in_home.entities:
            request.stance(one)
        return looked

    def of_size(size: int) -> Home:
        return home(*(entity(f"light.l{n}", f"Lamp {n}") for n in range(size)))

    small, large = of_size(20), of_size(2000)
    assert work(MAX_WORDS, large) <= work(MAX_WORDS, small) * 1.1
    assert work(MAX_WORDS, small) <= work(MAX_WORDS // 4, small) * 8


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("is the desk lamp on?", True),
        ("tell me whether the desk lamp is on", True),
        ("is the desk lamp on or did anyone turn it off?", True),
        ("could you turn on the desk lamp?", False),
        ("is the desk lamp on? if so turn it off", False),
        ("turn on the desk lamp", False),
        ("don't turn on the desk lamp", False),
        ("the desk lamp is on", False),
        ("", False),
    ],
)
def test_only_asks(text: str, asks: bool) -> None:
    """Only what asks for an answer alone is a question."""
    assert read(text).only_asks is asks


def test_an_unknown_language_may_ask_for_anything() -> None:
    """What cannot be read may be a command, with a question mark too."""
    assert not read_request("Kapcsold le a Desk Lampot?", "hu", HOME).only_asks


@pytest.mark.parametrize(
    ("code", "text", "gate", "door"),
    [
        ("fr", "ferme toutes les portes", "Portail", "Porte d'entrée"),
        ("pt", "tranca as portas todas", "Portão", "Porta da rua"),
        ("es", "cierra las puertas", "Portón", "Puerta principal"),
    ],
)
def test_other_nouns(code: str, text: str, gate: str, door: str) -> None:
    """A noun for one kind of thing is no form of a noun for another: "porte"."""
    house = home(entity("switch.gate", gate), entity("lock.front", door))
    request = read_request(text, code, house)
    said, not_said = (house.entity_by_id[one] for one in ("lock.front", "switch.gate"))
    assert request.names(said)
    assert not request.names(not_said)


def test_a_sensor_of_the_same_name() -> None:
    """What only tells how a device of its name is makes no doubt which one is meant."""
    lock = entity("lock.bolt", "Smart Lock", state="locked")
    bolt = entity("binary_sensor.bolt", "Smart Lock", state="off")
    other = entity("switch.bolt", "Smart Lock", state="off")
    said = "unlock smart lock"
    assert read_request(said, "en", home(lock, bolt)).says(lock, "unlock")
    assert not read_request(said, "en", home(lock, other)).says(lock, "unlock")


GARAGE = entity(
    "cover.garage", "Big Shutter", area="Garage", device_class="garage", state="closed"
)
LOCK = entity("lock.entry", "Smart Lock", area="Entry", state="locked")
SOLE = (
    GARAGE,
    LOCK,
    entity("lock.rear", "Rear Bolt", area="Garden", state="locked"),
    entity("cover.blind", "Office Blind", area="Garage", device_class="blind"),
    entity("light.garage", "Garage Light", area="Garage"),
)
PLACES = ("Garage", "Entry", "Garden")


@pytest.mark.parametrize(
    ("said", "device", "deed", "others", "says"),
    [
        ("open the garage door", GARAGE, "open", (), True),
        ("please open the garage door", GARAGE, "open", (), True),
        ("unlock the entry lock", LOCK, "unlock", (), True),
        ("close the garage door", GARAGE, "open", (), False),
        ("open the garage door a bit", GARAGE, "open", (), False),
        ("don't open the garage door", GARAGE, "open", (), False),
        ("the garage door is open", GARAGE, "open", (), False),
        ("unlock the lock", LOCK, "unlock", (), False),
        ("unlock the garden lock", LOCK, "unlock", (), False),
        ("open the door", GARAGE, "open", (), False),
        # What may be a garage door too, or moves one.
        ("open the garage door", GARAGE, "open", ("cover.x", "Gate"), False),
        (
            "open the garage door",
            GARAGE,
            "open",
            ("switch.x", "Garage Door Relay"),
            False,
        ),
        (
            "open the garage door",
            GARAGE,
            "open",
            ("sensor.x", "Garage Door Power"),
            True,
        ),
        ("unlock the entry lock", LOCK, "unlock", ("lock.x", "Letterbox"), False),
    ],
)
def test_the_only_one_of_its_kind(
    said: str, device: Entity, deed: str, others: tuple[str, ...], says: bool
) -> None:
    """What is hard to undo may be called by its kind, where nothing else is of it."""
    beside = [entity(*others, area=device.area_id)] if others else []
    house = home(*SOLE, *beside, areas=PLACES)
    meant = house.entity_by_id[device.entity_id]
    assert read_request(said, "en", house).says(meant, deed) is says
