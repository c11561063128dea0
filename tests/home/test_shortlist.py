"""The few entities that a request probably means: what is in, what comes first."""

from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.home.home import Entity, Home, Place
from custom_components.smart_agent.home.shortlist import (
    MAX_TEXT,
    MOST,
    Shortlist,
    kind_words,
)
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.text.word_index import WordIndex
from homeassistant.core import HomeAssistant
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict

from ..builders import entity, home

ROOMS = ("Kitchen", "Living Room", "Bedroom", "Office", "Garage", "Music Room")
KINDS = {"media_player": ["Pause media", "Speaker"], "vacuum": ["Clean area"]}


def large(*more: Entity, **places: Any) -> Home:
    """Return a home with many alike in many rooms, and a few more."""
    rows = [
        entity(f"{domain}.{room}_{name}", f"{room} {name}", area=room)
        for room in ROOMS
        for domain, name in (
            ("light", "Ceiling Light"),
            ("light", "Spot 1"),
            ("light", "Spot 2"),
            ("switch", "Outlet"),
            ("sensor", "Temperature"),
            ("sensor", "Humidity"),
            ("binary_sensor", "Motion"),
            ("binary_sensor", "Window"),
            ("cover", "Blind"),
            ("climate", "Thermostat"),
        )
    ]
    return home(*rows, *more, **({"areas": ROOMS} | places))


def ids(
    text: str,
    in_home: Home,
    place: str | None = None,
    recent: tuple[str, ...] = (),
    most: int = MOST,
    kinds: dict[str, list[str]] | None = None,
) -> list[str]:
    """Return the ids of a shortlist; place is the id of the area of the user."""
    shortlist = Shortlist(in_home, kinds)
    found = shortlist.pick(in_home, text, Place(place), recent, most)
    return [one.entity_id for one in found]


@pytest.mark.parametrize(
    "text",
    [
        "Turn on the reading lamp",
        "Turn on the readinglamp",
        "turn on the REDING LAMP",
        "reading lamps on",
        "lamp for reading",
        "the lamp in the attic",
        "attic light, please",
        "Leselampe an",
        "mach die Leselampen an",
        "Lese-Lampe",
        "Lese Lampe an",
    ],
)
def test_one_device_in_many_words(text: str) -> None:
    """A name is found in part, with slips, as a compound and by place and kind."""
    lamp = entity("light.lamp", "Reading Lamp", "Leselampe", area="attic")
    assert ids(text, large(lamp))[0] == "light.lamp"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Küchenlampe", "Mach die Kuechenlampe aus"),
        ("Blühlampe", "Mach die Bluehlampen aus"),
        ("Stehlampe", "Mach die Lampe aus"),
        ("Lampenfuß", "Mach die Lampe aus"),
        ("Eisbox", "die Eis Box an"),
        ("Lampe Küche", "Küchenlampe aus"),
        ("Lampa w kuchni", "Zgaś lampę w kuchni"),
        ("Lumière du salon", "Allume les lumieres du salon"),
        ("Свет на кухне", "Включи свет на кухне"),
        ("مصباح المطبخ", "أطفئ مصباح المطبخ"),
        ("厨房灯", "请把厨房灯打开"),
        ("厨房吊灯", "打开厨房的灯"),
        ("リビングの電気", "リビングの電気を消して"),
        ("안방 조명", "안방조명 꺼줘"),
        ("ไฟห้องครัว", "เปิดไฟห้องครัวหน่อย"),
    ],
)
def test_any_script(name: str, text: str) -> None:
    """Names are found in any script, also where words are not divided by spaces."""
    assert ids(text, large(entity("light.it", name)))[0] == "light.it"


@pytest.mark.parametrize(
    "path",
    sorted(Path(__file__).parents[1].glob("languages/??.yaml")),
    ids=lambda p: p.stem,
)
def test_names_in_sentences_of_a_language(path: Path) -> None:
    """Every name in a language's sentences leads a list, and its device is in it."""
    language = load_yaml_dict(path)
    named = [
        entity(key, *names) for key, names in language["names"].items() if "." in key
    ]
    in_home = large(*named)
    shortlist = Shortlist(in_home)
    for one in named:
        for name in one.names:
            text = f"{language['says']}: {name.lower()}!"
            assert one in shortlist.pick(in_home, text, Place(), most=3), text


def test_place_and_kind() -> None:
    """Of what is in a place that is named, all of the kind that is named come first."""
    found = ids("Turn off all the lights in the office", large())
    assert sorted(found[:3]) == [
        "light.Office_Ceiling Light",
        "light.Office_Spot 1",
        "light.Office_Spot 2",
    ]


def test_floor() -> None:
    """The name of a floor stands for the areas on it."""
    floors = {"areas": dict.fromkeys(ROOMS, "Down") | {"Attic": "Up"}}
    lamps = [entity(f"light.lamp_{i}", f"Lamp {i}", area="attic") for i in range(3)]
    in_home = large(*lamps, **floors, floors=["Down", "Up, Top floor"])
    assert {one.entity_id for one in lamps} <= {
        *ids("lights on the top floor", in_home)
    }


def test_no_word_fills_the_list() -> None:
    """What has one word of a request leaves room for what has another."""
    found = ids("spots in the kitchen and in the garage", large(), most=2)
    assert sorted(one.partition("_")[0] for one in found) == [
        "light.Garage",
        "light.Kitchen",
    ]


def test_where_the_user_is() -> None:
    """What is in the user's room comes first, unless another place is named."""
    lights = ids("Turn off the light", large(), "office")
    assert all(one.startswith("light.Office") for one in lights[:3])
    assert all("Office" in one for one in ids("it is too dark", large(), "office")[:6])
    found = ids("Turn off the kitchen light", large(), "office")
    assert all(one.startswith("light.Kitchen") for one in found[:3])
    assert "light.Office_Ceiling Light" in found
    assert "switch.Office_Outlet" not in found


def test_equals_are_ordered_by_place_and_id() -> None:
    """The same request has the same list, however the home was read."""
    rooms = ("Attic", "Barn")
    lamps = [entity(f"light.{i}", f"Lamp {i}", area=rooms[i % 2]) for i in range(9)]
    fans = [entity(f"fan.{i}", f"Fan {i}") for i in range(20)]
    found = ids("lamp", home(*lamps, *fans), "barn")
    assert found == ids("lamp", home(*fans, *reversed(lamps)), "barn")
    in_order = [f"light.{i}" for i in (1, 3, 5, 7, 0, 2, 4, 6, 8)]
    assert found[:9] == in_order
    with_cellar = home(*lamps, *fans, areas=["Cellar"])
    assert ids("not the cellar lamp", with_cellar, "barn")[:9] == in_order


def test_equals_of_many_kinds() -> None:
    """Where only a place is named, there is one of each kind first, rare kinds first."""
    found = ids("the kitchen, please", large())
    domains = [one.partition(".")[0] for one in found[:6]]
    assert len({*domains}) == 6
    assert {*domains[:3]} == {"climate", "cover", "switch"}
    assert domains[-1] == "light"


def test_what_of_a_name_is_said() -> None:
    """The more of a name is said, the better; its place in it says only the place."""
    in_home = large(
        entity("light.a", "Reading Lamp Left"), entity("light.b", "Reading Lamp")
    )
    assert ids("reading lamps", in_home)[:2] == ["light.b", "light.a"]
    in_home = large(
        entity("light.a", "Spot", area="attic"),
        entity("light.b", "Attic Lamp", area="attic"),
    )
    assert ids("up in the attic", in_home)[:2] == ["light.a", "light.b"]
    in_home = large(entity("light.a", "房厨大灯"), entity("light.b", "厨房大灯"))
    assert ids("灯在厨房", in_home)[:2] == ["light.b", "light.a"]


def test_words_that_say_little() -> None:
    """A word counts more the fewer things have it, and less if it is very short."""
    index = WordIndex([{"to": 1.0}, {"tone": 1.0, "all": 1.0}, {"all": 1.0}, {}])
    short, long, common = index.hits("to tone all")
    assert short[0] * 2 == long[1] == log(4)
    assert 0 < common[1] == common[2] < short[0]
    assert index.hits("none of these") == []


def test_it_is_what_was_used_last() -> None:
    """The last device is there, the others that were used lately come before others."""
    used = ("light.Garage_Spot 2", "gone.away", "cover.Office_Blind")
    found = ids("turn it off", large(), recent=used)
    assert found[:2] == [used[0], used[2]]
    assert used[0] in ids("blinds", large(), recent=used, most=1)


def test_the_only_one_needs_no_name() -> None:
    """One of its kind is listed when words say nothing, and when they say too much."""
    in_home = large(entity("vacuum.robo", "Robo"), entity("weather.home", "Home"))
    assert {"vacuum.robo", "weather.home"} <= {*ids("do the usual", in_home)}
    assert "vacuum.robo" in ids("the spot, please", in_home)
    assert ids("clean the office", in_home, kinds=KINDS)[0] == "vacuum.robo"


def test_named_in_full_comes_first() -> None:
    """A name that stands in the text is listed, also where many others have more."""
    in_home = large(entity("scene.night", "Light"))
    assert ids("kitchen ceiling light and office spot", in_home, most=2)[:2] == [
        "light.Kitchen_Ceiling Light",
        "scene.night",
    ]


def test_states_are_those_of_now() -> None:
    """Entities are those of the home that is given; what it lacks is left out."""
    before = large()
    shortlist = Shortlist(before)
    lit = replace(before.entities[0], state="on")
    now = Home(entities=(lit,), areas=before.areas)
    assert shortlist.pick(now, "kitchen ceiling light", Place()) == (lit,)


def test_nothing_there() -> None:
    """A home without entities has an empty list, and so has one of no length."""
    assert ids("light", home()) == []
    assert ids("light", home(entity("light.one"))) == ["light.one"]
    assert ids("light", large(), most=0) == []


async def test_kind_words(hass: HomeAssistant) -> None:
    """Home Assistant's translations say what kinds are called and what they do."""
    texts: dict[str, str] = {}
    for domain in ("cover", "media_player"):
        assert await async_setup_component(hass, domain, {})
    for category in ("title", "entity_component", "services"):
        texts |= await async_get_translations(
            hass, "de", category, {"cover", "media_player"}
        )
    kinds = kind_words(texts)
    assert "Vorhang" in kinds["cover.curtain"]
    assert "Abdeckung" in kinds["cover"]
    assert "Nächster Titel" in kinds["media_player"]
    assert not any("field" in text for text in kinds)
    curtain = entity("cover.a", "Raffrollo", device_class="curtain")
    player = entity("media_player.b", "Anlage")
    in_home = large(curtain, player, entity("cover.z", "Rollo", device_class="shade"))
    assert ids("Vorhänge zu", in_home, kinds=kinds)[0] == "cover.a"
    assert ids("nächster Titel", in_home, kinds=kinds)[0] == "media_player.b"


_WORDS = st.sampled_from(
    (
        "light",
        "Kitchen",
        "lamp",
        "Küche",
        "灯",
        "厨房",
        "ไฟ",
        "2",
        "the",
        "💡",
        "İ",
        "ǅ",
    )
)
_TEXTS = st.one_of(st.text(max_size=60), st.lists(_WORDS, max_size=8).map(" ".join))
_AREAS = st.sampled_from((None, "kitchen", "cellar"))


@st.composite
def _homes(draw: st.DrawFn) -> Home:
    """Return homes with names of any kind."""
    names = draw(st.lists(st.lists(_TEXTS, min_size=1, max_size=2), max_size=25))
    return home(
        *(
            entity(
                f"{draw(st.sampled_from(('light', 'cover', 'vacuum')))}.e{i}",
                *own,
                area=draw(_AREAS),
                device_class=draw(st.sampled_from((None, "", "curtain"))),
            )
            for i, own in enumerate(names)
        )
    )


@given(
    in_home=_homes(),
    text=_TEXTS,
    area=_AREAS,
    recent=st.lists(st.sampled_from(("light.e0", "cover.e1", "x.y")), max_size=3),
    most=st.integers(0, 14),
)
def test_any_request_of_any_home(
    in_home: Home, text: str, area: str | None, recent: list[str], most: int
) -> None:
    """A list is never too long, has nothing twice, and what is named in full."""
    found = Shortlist(in_home).pick(in_home, text, Place(area), recent, most)
    assert len(found) == len({one.entity_id for one in found}) <= most
    assert all(one in in_home.entities for one in found)
    said = f" {' '.join(fold(text))} "
    named = {
        one.entity_id
        for one in in_home.entities
        if any(fold(name) and f" {' '.join(fold(name))} " in said for name in one.names)
    }
    if len(named) <= most:
        assert named <= {one.entity_id for one in found}
    used = [one for one in recent if one in in_home.entity_by_id]
    if used and len(named | {used[0]}) <= most:
        assert used[0] in {one.entity_id for one in found}


@given(text=st.text(min_size=MAX_TEXT, max_size=3 * MAX_TEXT))
def test_a_long_text_is_cut(text: str) -> None:
    """Only so much of a text is read."""
    in_home = large()
    shortlist = Shortlist(in_home)
    cut = shortlist.pick(in_home, text[:MAX_TEXT], Place())
    assert shortlist.pick(in_home, text, Place()) == cut


# -- what words speak of


def spoken_of(text: str, in_home: Home, most: int = 5) -> set[str]:
    """Return the ids of what words speak of."""
    found = Shortlist(in_home).spoken_of(in_home, text, most)
    return {one.entity_id for one in found}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # By its full name, by a part of it, by its kind and place.
        ("is the office outlet on?", {"switch.Office_Outlet"}),
        ("what is with Doris?", {"vacuum.doris", "sensor.doris_battery"}),
        ("is the toaster hot?", {"switch.toaster"}),
        ("is the thermostat in the garage on?", {"climate.Garage_Thermostat"}),
        # What of a place or a kind would be too many.
        ("what is on in the garage?", set()),
        ("which blinds are closed?", set()),
        ("who are you?", set()),
    ],
)
def test_spoken_of(text: str, found: set[str]) -> None:
    """Words speak of what they fit well, of nothing where that is too much."""
    in_home = large(
        entity("vacuum.doris", "Doris"),
        entity("sensor.doris_battery", "Doris Battery"),
        entity("switch.toaster", "Big Toaster"),
    )
    assert spoken_of(text, in_home) == found


def test_spoken_of_in_a_place() -> None:
    """A place that is named leaves out what is elsewhere, however well it fits."""
    in_home = home(
        entity("light.right", "Reading Lamp Right", area="Bedroom"),
        entity("climate.lounge", "Radiator", area="Lounge"),
        entity("sensor.lounge", "Lounge Air"),
        areas=("Bedroom", "Lounge"),
    )
    warm = "how warm is it in the lounge right now?"
    assert spoken_of(warm, in_home) == {"climate.lounge", "sensor.lounge"}
    assert spoken_of("how warm is it right now?", in_home) == {"light.right"}


def test_spoken_of_a_device_that_is_called_as_its_room() -> None:
    """What has the name of a room is not all that is meant by it."""
    in_home = home(
        entity("light.all", "Kitchen", area="Kitchen"),
        entity("switch.kettle", "Kettle", area="Kitchen"),
        entity("light.bed", "Bedside", area="Bedroom"),
        entity("light.desk", "Desk", area="Study"),
    )
    assert spoken_of("is the kitchen on?", in_home) >= {"light.all"}
    warm = spoken_of("what is with the kitchen and what is in it?", in_home)
    assert warm == {"light.all", "switch.kettle"}


@given(in_home=_homes(), text=_TEXTS, most=st.integers(0, 14))
def test_spoken_of_in_any_home(in_home: Home, text: str, most: int) -> None:
    """What words speak of is never more than asked for, and of the home."""
    found = Shortlist(in_home).spoken_of(in_home, text, most)
    assert len(found) == len({one.entity_id for one in found}) <= most
    assert all(one in in_home.entities for one in found)
