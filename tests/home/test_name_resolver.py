"""Which thing a text means: tables of what was said and what is there."""

from hypothesis import assume, given, strategies as st
import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.home.name_resolver import NameMatch
from custom_components.smart_agent.text.fold import MAX_NAME, fold, spellings
from custom_components.smart_agent.text.similarity import Fit, near_words

from ..builders import entity, home


def found(name: str, in_home: Home) -> tuple[list[str], Fit]:
    """Return the ids of what a name can mean, and how it was found."""
    match = in_home.entity_names.find(name)
    return [e.entity_id.partition(".")[2] for e in match.things], match.fit


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Küchenlampe", ("kuchenlampe",)),
        ("Światło w kuchni", ("swiatlo", "w", "kuchni")),
        ("Свет на кухне №2", ("свет", "на", "кухне", "no2")),
        ("bed_light-2", ("bed", "light", "2")),
        ("Lamp Ⅳ", ("lamp", "iv")),
        ("Kids’ Room", ("kids", "room")),
        ("STRASSE", ("strasse",)),
        ("Straße", ("strasse",)),
        ("IŞIK", ("isik",)),
        ("ışık", ("isik",)),
        ("厨房灯", ("厨房灯",)),
        ("ガレージ", ("ガレージ",)),
        ("안방 조명", ("안방", "조명")),
        ("रसोई की बत्ती", ("रसोई", "की", "बतती")),
        ("💡 🙂", ()),
        ("", ()),
    ],
)
def test_fold(text: str, words: tuple[str, ...]) -> None:
    """Words are what is left without case, accents and punctuation."""
    assert fold(text) == words


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Küche", [("kuche",), ("kueche",)]),
        ("Ku\u0308che", [("kuche",), ("kueche",)]),
        ("Blåbærgrøt", [("blabaergrot",), ("blaabaergroet",)]),
        ("Łazienka", [("lazienka",)]),
        ("Lamp 1", [("lamp", "1")]),
    ],
)
def test_spellings(name: str, ways: list[tuple[str, ...]]) -> None:
    """A letter with a mark is written without it, or with the letter that it stands for."""
    assert list(spellings(name)) == ways


KITCHEN = home(
    entity("light.kitchen", "Kitchen Lights", area="Kitchen"),
    entity("light.bed", "Bed Light", "Nightlight", area="Bedroom"),
    entity("light.left", "Bedside Left Light", area="Bedroom"),
    entity("light.right", "Bedside Right Light", area="Bedroom"),
    entity("light.lamp_1", "Lamp 1", area="Room 2"),
    entity("light.lamp_2", "Lamp 2", area="Room 2"),
    entity("light.lamp_12", "Lamp 12", area="Room 2"),
    entity("cover.garage", "Garage Door", area="Garage", device_class="garage"),
    entity("light.theater", "Theater Lamp", area="Den"),
    entity("switch.opener", "Up-Down", "Gate Switch"),
    areas={"Gym": None},
)

EXACT, SAME, NEAR = Fit.EXACT, Fit.SAME, Fit.NEAR


@pytest.mark.parametrize(
    ("name", "ids", "fit"),
    [
        # As Home Assistant compares
        ("Kitchen Lights", ["kitchen"], EXACT),
        (" kitchen LIGHTS ", ["kitchen"], EXACT),
        ("nightlight", ["bed"], EXACT),
        ("light.kitchen", ["kitchen"], EXACT),
        # The same words, otherwise
        ("kitchen_lights", ["kitchen"], SAME),
        ("Lights, Kitchen", ["kitchen"], SAME),
        ("KitchenLights", ["kitchen"], SAME),
        ("Bed Light, Nightlight", ["bed"], SAME),
        ("Nightlight,Bed Light", ["bed"], SAME),
        ("bedroom bed light", ["bed"], SAME),
        ("Bed Light (Bedroom)", ["bed"], SAME),
        ("garage door cover", ["garage"], SAME),
        ("lamp1", ["lamp_1"], SAME),
        ("room 2 lamp 1", ["lamp_1"], SAME),
        ("Light.Kitchen Lights", ["kitchen"], SAME),
        # A slip, some words, a word too many
        ("kitchen light", ["kitchen"], NEAR),
        ("kichen lights", ["kitchen"], NEAR),
        ("the kitchen lights", ["kitchen"], NEAR),
        ("the bed light", ["bed"], NEAR),
        ("the bed light in the bedroom", ["bed"], NEAR),
        ("bed light from the bedroom", ["bed"], NEAR),
        ("ktichen lights", ["kitchen"], NEAR),
        ("the garage", ["garage"], NEAR),
        ("bedside left", ["left"], NEAR),
        ("bedside", ["left", "right"], NEAR),
        ("lamp", ["lamp_1", "lamp_2", "lamp_12", "theater"], NEAR),
        ("garage", ["garage"], NEAR),
        # Nothing, rather than a guess
        ("bedside middle light", [], EXACT),
        ("bedside links light", [], EXACT),
        ("Lamp 3", [], EXACT),
        ("Lamp 1 2", [], EXACT),
        ("Lamp 21", [], EXACT),
        ("heater lamp", [], EXACT),
        ("gym light", [], EXACT),
        ("bathroom light", [], EXACT),
        ("kitchan lights", [], EXACT),
        ("bed light in the kitchen", [], EXACT),
        ("bed light behind the bedroom", [], EXACT),
        ("bed light left in the bedroom", [], EXACT),
        ("my door", [], EXACT),
        ("garage in", [], EXACT),
        ("kitchen", ["kitchen"], NEAR),
        ("2", [], EXACT),
        ("bedroom", [], EXACT),
        ("Bed Light, Kitchen Lights", [], EXACT),
        ("", [], EXACT),
        (" , ,", [], EXACT),
        ("light " * MAX_NAME, [], EXACT),
    ],
)
def test_find(name: str, ids: list[str], fit: Fit) -> None:
    """A name finds what it means, and tells how sure that is."""
    assert found(name, KITCHEN) == (ids, fit)


@pytest.mark.parametrize(
    ("there", "said", "ids"),
    [
        # German, French, Spanish, Dutch, Polish, Russian, Chinese
        (["Küchenlampe", "Küchenfenster"], "kuchenlampe", ["x0"]),
        (["Küchenlampe", "Küchenfenster"], "Küchen Lampe", ["x0"]),
        (["Küchenlampe", "Küchenfenster"], "die Küchenlampe", ["x0"]),
        (["Küchenlampe", "Küchenfenster"], "Kuechenlampe", ["x0"]),
        (["Küchenlampe", "Küchenfenster"], "Küchenlampen", ["x0"]),
        (["Küchenlampe", "Küchenfenster"], "Küche", []),
        (["Lampe de chevet", "Lampe du salon"], "la lampe de chevet", ["x0"]),
        (["Lampe de chevet", "Lampe du salon"], "lampe chevet", ["x0"]),
        (["Luz de la cocina", "Luz del baño"], "luz cocina", ["x0"]),
        (["Luz de la cocina", "Luz del baño"], "la luz de la cocina", ["x0"]),
        (["Luz de la cocina", "Luz del baño"], "la luz del bano", ["x1"]),
        (["Keukenlamp", "Keukendeur"], "de keuken lamp", ["x0"]),
        (["Keukenlamp", "Keukendeur"], "keukenlampen", ["x0"]),
        (["Staande lamp", "Staande klok"], "staande lampen", ["x0"]),
        (["Rolluik keuken", "Rolluik hal"], "keukenrolluik", ["x0"]),
        (["Nachttischlampe links"], "die linke Nachttischlampe", ["x0"]),
        (["Großes Licht", "Kleines Licht"], "grosses Licht", ["x0"]),
        (["Spülmaschine"], "Spuelmaschine", ["x0"]),
        (["Altavoz grande"], "los altavoces grandes", ["x0"]),
        (["Lampa stojąca", "Lampa biurkowa"], "lampę stojącą", ["x0"]),
        (["Lampa stojąca", "Lampa biurkowa"], "lampy biurkowej", ["x1"]),
        (["Drzwi wejściowe", "Drzwi balkonowe"], "drzwi wejściowych", ["x0"]),
        (["Œuvre", "Æsel"], "oeuvre", ["x0"]),
        (["Lampa v kuchyni"], "lampu v kuchyni", ["x0"]),
        (["Лампа на кухне", "Лампа в спальне"], "лампу в спальне", ["x1"]),
        (["Światło w kuchni", "Światło w łazience"], "swiatlo w kuchni", ["x0"]),
        (["Światło w kuchni", "Światło w łazience"], "światła w łazience", ["x1"]),
        (["Свет на кухне", "Свет в ванной"], "свет кухне", ["x0"]),
        (["Свет на кухне", "Свет в ванной"], "СВЕТ В ВАННОЙ", ["x1"]),
        (["厨房灯", "厨房门"], "厨房灯", ["x0"]),
        (["厨房灯", "厨房门"], "厨房的灯", ["x0"]),
        (["厨房灯"], "厨房门", []),
        # Sides, floors and numbers never swap
        (["Lampe links"], "Lampe rechts", []),
        (["Lampe de gauche"], "Lampe de droite", []),
        (["Luz izquierda"], "Luz derecha", []),
        (["Lampka lewa"], "Lampka prawa", []),
        (["Левый свет"], "Правый свет", []),
        (["主卧床头灯左"], "主卧床头灯右", []),
        (["안방 왼쪽 조명"], "안방 오른쪽 조명", []),
        (["Upper Lamp"], "Lower Lamp", []),
        (["Upstairs Hall"], "Downstairs Hall", []),
        (["Indoor Light"], "Outdoor Light", []),
        (["Kinderzimmer"], "Hinterzimmer", []),
        # Another letter within a word, or another word in it, is another thing
        (["Haustür"], "Haustor", []),
        (["Gartentür"], "Gartentor", []),
        (["Küchentür"], "Küchenuhr", []),
        (["Garten"], "Gartentor", []),
        (["Tischlampe"], "Teichlampe", []),
        (["Tischlampe"], "Stehlampe", []),
        (["Stehlampe"], "Steinlampe", []),
        (["Keukenradio"], "Keukenraam", []),
        (["Deck Light"], "Desk Light", []),
        (["Room Light"], "Roof Light", []),
        (["Bed L Lamp"], "Bed R Lamp", []),
        (["Room II Lamp"], "Room III Lamp", []),
        (["Luz TV salón"], "Luz PC salón", []),
        (["Flur 1. Stock"], "Flur 2. Stock", []),
        (["Light 1 Bed 2"], "Light 2 Bed 1", []),
        (["卧室灯一"], "卧室灯二", []),
        (["Zone 1-1", "Zone 11"], "Zone 1 1", ["x0"]),
    ],
)
def test_languages(there: list[str], said: str, ids: list[str]) -> None:
    """Accents, case, articles and compounds are no matter; sides and numbers are."""
    in_home = home(*(entity(f"light.x{i}", name) for i, name in enumerate(there)))
    assert found(said, in_home)[0] == ids


def test_an_article_is_no_opener_of_the_home() -> None:
    """A short word that begins a name of the home is never taken for an article."""
    there = home(
        entity("light.lamp", "Lamp", area="Hall"), entity("fan.red", "Red Fan")
    )
    assert found("my lamp", there) == (["lamp"], NEAR)
    assert found("red lamp", there)[0] == []


def test_areas_and_floors() -> None:
    """Areas and floors are found by name, alias and id."""
    there = home(
        areas={"Kitchen, Cuisine": "Ground Floor", "Living Room": "Ground Floor"},
        floors=["Ground Floor, Downstairs", "Upper Floor"],
    )
    kitchen, living_room = there.areas
    assert there.area_names.find("cuisine") == NameMatch((kitchen,))
    assert there.area_names.find("living_room") == NameMatch((living_room,))
    assert there.area_names.find("the livingroom") == NameMatch((living_room,), SAME)
    assert there.area_names.find("left kitchen") == NameMatch()
    assert there.area_names.find("from the kitchens") == NameMatch((kitchen,), SAME)
    assert there.area_names.find("living") == NameMatch((living_room,), NEAR)
    assert there.area_names.find("Bathroom") == NameMatch()
    assert there.floor_names.find("DOWNSTAIRS") == NameMatch((there.floors[0],))
    assert there.floor_names.find("ground").one == there.floors[0]
    assert len(there.floor_names.find("floor").things) == 2


def test_only_what_fits_is_found() -> None:
    """A search leaves out what does not fit, also where that was the better name."""
    there = home(entity("light.a", "Desk"), entity("switch.b", "Desk"))
    match = there.entity_names.find("desk", lambda e: e.domain == "switch")
    assert match.one == there.entities[1]
    assert there.entity_names.find("desk", lambda _: False) == NameMatch()


def test_sure() -> None:
    """Sure is what was found without a guess."""
    assert not NameMatch().sure
    assert not NameMatch((1,), NEAR).sure
    assert NameMatch((1, 2), SAME).sure
    assert NameMatch((1, 2)).one is None


def test_what_a_name_says_beside() -> None:
    """A place beside a name is where the device is, not where it is not."""
    there = home(
        entity("light.up", "Hall Light Upstairs", area="Hall"),
        entity("light.stairs", "Stairs Light", area="Stairs"),
        entity("light.lamp", "Lamp", area="Hall"),
        areas={"Hall": "Ground", "Stairs": "Ground"},
        floors=["Ground, Downstairs", "Top, Upstairs"],
    )
    assert found("hall light downstairs", there)[0] == []
    assert found("stairs light downstairs", there) == (["stairs"], SAME)
    assert found("lamp in the hall", there) == (["lamp"], NEAR)
    assert found("lamp in the halls", there) == (["lamp"], NEAR)
    assert found("lamp in the stairs", there)[0] == []


LETTERS = st.text("abdeilmnorstuzäöüßøæłéñç", min_size=1, max_size=12)


@given(words=st.lists(LETTERS, min_size=1, max_size=3))
def test_every_spelling_is_the_name(words: list[str]) -> None:
    """However a name is spelled, it is found without a guess."""
    name = " ".join(words)
    there = home(entity("light.it", name), entity("light.other", "Quick Fox"))
    for way in spellings(name):
        for said in (" ".join(way), "_".join(way).upper(), " ".join(reversed(way))):
            match = there.entity_names.find(said)
            assert match.one is there.entities[0]
            assert match.sure


@given(one=LETTERS, other=LETTERS)
def test_words_are_alike_both_ways(one: str, other: str) -> None:
    """Whether two words can be one does not depend on which of them was said."""
    assert near_words(one, {other[0]: [other]}).keys() == {other} & (
        {one, other} if near_words(other, {one[0]: [one]}) else set()
    )


@given(stem=LETTERS, one=st.integers(0, 999), other=st.integers(0, 999))
def test_numbers_are_never_alike(stem: str, one: int, other: int) -> None:
    """A number is no slip of another, alone or within a word."""
    assume(one != other)
    there = home(entity("light.a", f"{stem} {one}"), entity("light.b", f"{stem}{one}"))
    assert not there.entity_names.find(f"{stem} {other}").things
    assert not there.entity_names.find(f"{stem}{other}").things


@pytest.mark.parametrize(
    ("word", "own"),
    [
        ("koket", "kok"),
        ("kokets", "kok"),
        ("sovrummet", "sovrum"),
        ("vardagsrummets", "vardagsrum"),
        ("hallen", "hal"),
        ("lamporna", "lampa"),
        ("gardinerna", "gardin"),
        ("lampene", "lampe"),
        ("vanstra", "vanster"),
    ],
)
def test_articles_behind_words(word: str, own: str) -> None:
    """In the Nordic languages a noun with its article is the same noun."""
    assert near_words(word, {own[0]: [own]})
    assert near_words(own, {word[0]: [word]})


@pytest.mark.parametrize(
    ("word", "own"),
    [("tvatten", "tva"), ("rumba", "rum"), ("badkar", "bad"), ("lampbord", "lampa")],
)
def test_other_words(word: str, own: str) -> None:
    """Whatever else stands behind a word makes another one."""
    assert not near_words(word, {own[0]: [own]})


@pytest.mark.parametrize(
    ("word", "own", "one"),
    [
        ("levou", "leva", True),
        ("vodu", "voda", True),
        ("halu", "hala", True),
        ("hale", "hala", False),
        ("roof", "room", False),
        ("casa", "caso", False),
    ],
)
def test_short_words_that_are_declined(word: str, own: str, *, one: bool) -> None:
    """A stem of three letters is enough where both endings are Slavic ones."""
    assert (own in near_words(word, {own[0]: [own]})) is one
