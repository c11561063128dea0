"""Whether what was done is all that was asked for, in the languages of the house."""

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Any

from home_assistant_intents import get_intents
from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.home import Entity, Home
from custom_components.smart_agent.sentences.recognized import (
    Recognition,
    RecognizedIntent,
)
from custom_components.smart_agent.sentences.vocabulary import Vocabulary
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.text.similarity import near_words
from custom_components.smart_agent.turn.completeness import is_whole

from ..builders import entity, home, judged
from ..languages.test_languages import HOUSE, LANGUAGES

type Call = tuple[str, dict[str, Any]]

CALLS: dict[str, Call] = {
    "lamp": ("HassTurnOn", {"name": "light.floor_lamp"}),
    "kitchen": ("HassTurnOff", {"area": "kitchen", "domain": ["light"]}),
    "blind": ("HassTurnOn", {"name": "cover.bedroom_blind"}),
    "dim": ("HassLightSet", {"name": "light.bedside_left", "brightness": 40}),
    "pause": ("HassMediaPause", {"name": "media_player.speaker"}),
    "vacuum": ("HassVacuumStart", {"name": "vacuum.robot"}),
}
"""What is done; names are those of the language."""

SAID: dict[str, dict[str, str]] = {
    "en": {
        "lamp": "Turn on the floor lamp",
        "kitchen": "Turn off the kitchen lights, please",
        "blind": "Open the bedroom blind",
        "dim": "Could you set the left bedside lamp to 40%",
        "pause": "Pause the kitchen speaker",
        "vacuum": "Start Rosie",
    },
    "de": {
        "lamp": "Schalte bitte die Stehlampe ein",
        "kitchen": "Lichter in der Küche ausmachen",
        "blind": "Öffne den Rollladen im Schlafzimmer",
        "dim": "Nachttischlampe links auf 40 Prozent",
        "pause": "Pausiere das Küchenradio",
        "vacuum": "Starte den Saugroboter",
    },
    "fr": {
        "lamp": "Allume le lampadaire, s'il te plaît",
        "kitchen": "Éteins les lumières de la cuisine",
        "blind": "Ouvre le volet de la chambre",
        "dim": "Règle la lampe de chevet gauche à 40 %",
        "pause": "Mets en pause l'enceinte cuisine",
        "vacuum": "Démarre l'aspirateur",
    },
    "es": {
        "lamp": "Enciende la lámpara de pie",
        "kitchen": "Apaga las luces de la cocina",
        "blind": "Abre la persiana del dormitorio",
        "dim": "Pon la lámpara de noche izquierda al 40 %",
        "pause": "Pausa el altavoz de la cocina",
        "vacuum": "Inicia la aspiradora",
    },
    "nl": {
        "lamp": "Zet de staande lamp aan",
        "kitchen": "Doe de lampen in de keuken uit",
        "blind": "Open het rolluik in de slaapkamer",
        "dim": "Zet de bedlamp links op 40%",
        "pause": "Pauzeer de keukenradio",
        "vacuum": "Start de stofzuiger",
    },
    "pl": {
        "lamp": "Włącz lampę stojącą",
        "kitchen": "Wyłącz światła w kuchni",
        "blind": "Otwórz roletę w sypialni",
        "dim": "Ustaw lewą lampkę nocną na 40%",
        "pause": "Wstrzymaj głośnik w kuchni",
        "vacuum": "Uruchom odkurzacz",
    },
}

AND = {"en": "and", "de": "und", "fr": "et", "es": "y", "nl": "en", "pl": "i"}

MORE: dict[str, list[str]] = {
    "en": [
        " and the desk lamp",
        ", desk lamp off",
        " and tell me a joke",
        " and how warm is it outside?",
        " in ten minutes",
        " if nobody is home",
        ", then the mirror light",
    ],
    "de": [
        " und die Schreibtischlampe",
        ", Schreibtischlampe aus",
        " und erzähl mir einen Witz",
        " und wie warm ist es draußen?",
        " in zehn Minuten",
        " wenn keiner da ist",
    ],
    "fr": [
        " et la lampe de bureau",
        " et raconte-moi une blague",
        " et quelle température fait-il dehors ?",
        " dans dix minutes",
        " et ferme les rideaux",
    ],
    "es": [
        " y el flexo",
        " y cuéntame un chiste",
        " y ¿qué temperatura hace fuera?",
        " dentro de diez minutos",
        ", cierra las cortinas",
    ],
    "nl": [
        " en de bureaulamp",
        " en vertel een grap",
        " en hoe warm is het buiten?",
        " over tien minuten",
        ", gordijnen dicht",
    ],
    "pl": [
        " i lampę biurkową",
        " i opowiedz mi żart",
        " i jaka jest temperatura na zewnątrz?",
        " za dziesięć minut",
        ", zasuń zasłony",
    ],
}
"""Second parts: another device, another verb, the world, a time, a condition."""


@cache
def vocabulary(language: str) -> Vocabulary:
    """Return the vocabulary of a language."""
    data = get_intents(language)
    assert data
    return Vocabulary(data)


@cache
def house(language: str) -> Home:
    """Return the house with the names of a language, where all can do all."""
    names: Mapping[str, list[str]] = LANGUAGES[language]["names"]
    floors = {one["name"]: names[one["name"]][0] for one in HOUSE["floors"]}
    areas = {one["name"]: names[one["name"]][0] for one in HOUSE["areas"]}
    return home(
        *(
            entity(
                one["id"],
                *names[one["id"]],
                area=areas.get(one.get("area", "")),
                state=one.get("state", ""),
                device_class=one.get("attributes", {}).get("device_class"),
                features=-1,
            )
            for one in HOUSE["entities"]
        ),
        areas={
            ", ".join(names[one["name"]]): floors.get(one.get("floor", ""))
            for one in HOUSE["areas"]
        },
        floors=[", ".join(names[one["name"]]) for one in HOUSE["floors"]],
    )


def runs(language: str, *keys: str) -> list[Run]:
    """Return what was done, as the guard lets it run."""
    names = LANGUAGES[language]["names"]
    done = []
    for key in keys:
        tool, args = CALLS[key]
        own = {
            name: names[value][0] if isinstance(value, str) else value
            for name, value in args.items()
        }
        done.append(run(tool, own, house(language)))
    return done


def run(tool: str, args: dict[str, Any], in_home: Home) -> Run:
    """Return one thing that was done."""
    verdict = judged(tool, args, in_home, whole_home=True)
    assert isinstance(verdict, Run), verdict
    return verdict


def whole(language: str, text: str, *keys: str) -> bool:
    """Return whether that is all, where Home Assistant hears nothing in the words."""
    return is_whole(
        text,
        runs(language, *keys),
        Recognition(),
        house(language),
        vocabulary(language),
    )


@pytest.mark.parametrize("language", SAID)
def test_one_command(language: str) -> None:
    """What was asked for and done needs no more of the model, in any language."""
    assert not [
        text for key, text in SAID[language].items() if not whole(language, text, key)
    ]


@pytest.mark.parametrize("language", SAID)
def test_second_part(language: str) -> None:
    """What asks for more is not done, whatever it is and however it is joined."""
    taken = [
        text + more
        for key, text in SAID[language].items()
        for more in MORE[language]
        if whole(language, text + more, key)
    ]
    assert not taken


@pytest.mark.parametrize("language", SAID)
def test_two_commands(language: str) -> None:
    """Two commands are done when both are, not when one is; in any order."""
    said = SAID[language]
    for one, other in permutations(said, 2):
        for joint in (", ", ". ", " ", f" {AND[language]} "):
            text = f"{said[one]}{joint}{said[other]}"
            assert not whole(language, text, one), text
            assert not whole(language, text, other), text
            assert whole(language, text, one, other), text


def test_a_word_between_two() -> None:
    """What joins two things that were done is no third; nor is one left out."""
    done = [
        run(OFF, {"name": name}, TWO_LIGHTS)
        for name in ("Shed", "Kitchen Ceiling Light")
    ]

    def said(text: str) -> bool:
        return is_whole(text, done, Recognition(), TWO_LIGHTS, vocabulary("en"))

    assert said("turn off the shed and the ceiling light")
    assert said("turn off the shed as the ceiling light")
    assert not said("turn off the shed, radio, ceiling light")
    assert not said("turn off the shed, and then the ceiling light")
    assert not said("turn off the shed and the ceiling light later")
    assert not said("later turn off the shed, the ceiling light")


@pytest.mark.parametrize("language", SAID)
def test_the_same_again(language: str) -> None:
    """A device that is named twice is meant twice."""
    for key, text in SAID[language].items():
        assert not whole(language, f"{text}, {text}", key), text


@pytest.mark.parametrize(
    "text",
    [
        "turn the floor lamp on and off",
        "turn the lounge floor lamp off and on",
        "floor lamp on, off",
        "turn on the floor lamp and the reading lamp",
        "turn off the floor lamp, turn off",
    ],
)
def test_on_and_off(text: str) -> None:
    """A word that also joins places stands for something else before none."""
    assert not whole("en", text, "lamp")
    off = run("HassTurnOff", {"name": "Floor Lamp"}, house("en"))
    assert not is_whole(text, [off], Recognition(), house("en"), vocabulary("en"))


# -- a part of what was meant

TWO_LIGHTS = home(
    entity("light.ceiling", "Kitchen Ceiling Light", area="Kitchen", state="on"),
    entity("light.worktop", "Worktop Lights", area="Kitchen", state="on"),
    entity("light.bed", "Bed Light", area="Bedroom", state="on"),
    entity("light.shed", "Shed", area="Garden", state="on"),
    entity("media_player.radio", "Radio", area="Kitchen", state="playing", features=-1),
    entity("media_player.tv", "TV", area="Bedroom", state="off", features=-1),
)
OFF = "HassTurnOff"
IN_KITCHEN = {"area": "Kitchen", "domain": "light"}


@pytest.mark.parametrize(
    ("text", "done", "expected"),
    [
        ("turn off the kitchen lights", [{"name": "Kitchen Ceiling Light"}], False),
        ("turn off the kitchen lights", [IN_KITCHEN], True),
        (
            "turn off the kitchen lights",
            [{"name": "Kitchen Ceiling Light"}, {"name": "Worktop Lights"}],
            True,
        ),
        ("turn off all the lights", [{"name": "Bed Light"}], False),
        ("turn off all the lights", [IN_KITCHEN], False),
        ("turn off all the lights", [{"domain": ["light"]}], True),
        ("turn off the bed light", [{"name": "Bed Light"}], True),
        ("turn the ceiling light off", [{"name": "Kitchen Ceiling Light"}], True),
        ("turn off the light", [{"name": "Bed Light"}], False),
        ("turn off the shed", [{"name": "Shed"}], True),
        ("turn off the garden light", [{"name": "Shed"}], True),
        ("turn off the lights in the bedroom", [{"name": "Bed Light"}], True),
    ],
)
def test_one_of_several(text: str, done: list[dict[str, Any]], expected: bool) -> None:
    """A model may do several things one after the other: one of them is not all."""
    made = [run(OFF, args, TWO_LIGHTS) for args in done]
    assert is_whole(text, made, Recognition(), TWO_LIGHTS, vocabulary("en")) is expected


def test_only_one_can_be_meant() -> None:
    """What could not have been acted on is not left out."""
    paused = run("HassMediaPause", {"name": "Radio"}, TWO_LIGHTS)
    assert is_whole("pause", [paused], Recognition(), TWO_LIGHTS, vocabulary("en"))
    louder = run(
        "HassSetVolumeRelative", {"name": "Radio", "volume_step": "up"}, TWO_LIGHTS
    )
    text = "turn up the volume"
    assert is_whole(text, [louder], Recognition(), TWO_LIGHTS, vocabulary("en"))
    muted = run("HassMediaPlayerMute", {"name": "Radio"}, TWO_LIGHTS)
    assert not is_whole("mute", [muted], Recognition(), TWO_LIGHTS, vocabulary("en"))


def test_names_in_names() -> None:
    """A name that is a part of another is not called where that one is."""
    lamps = home(entity("light.a", "Lamp"), entity("light.b", "Desk Lamp"))
    done = [run("HassTurnOn", {"name": "Desk Lamp"}, lamps)]

    def said(text: str) -> bool:
        return is_whole(text, done, Recognition(), lamps, vocabulary("en"))

    assert said("turn on the desk lamp")
    assert not said("turn on the lamp")


def test_kinds_that_are_said_again() -> None:
    """A kind in two forms is said twice."""
    curtains = home(
        entity("cover.one", "Left", area="Hall", device_class="curtain", features=-1),
        entity("cover.two", "Roof", area="Attic", device_class="blind", features=-1),
    )
    args = {"area": "Hall", "domain": "cover", "device_class": ["curtain"]}
    done = [run("HassSetPosition", {**args, "position": 50}, curtains)]

    def said(text: str) -> bool:
        return is_whole(text, done, Recognition(), curtains, vocabulary("en"))

    assert said("set the hall curtains to 50%")
    assert not said("set the hall curtains to 50%, close the curtain")


def test_what_the_turn_before_acted_on() -> None:
    """Words that name nothing mean that, and no more."""
    done = [run(OFF, {"name": "Shed"}, TWO_LIGHTS)]

    def said(text: str, *last: str) -> bool:
        return is_whole(text, done, Recognition(), TWO_LIGHTS, vocabulary("en"), last)

    assert not said("turn off")
    assert not said("turn it off", "light.bed")
    assert said("turn off", "light.shed")
    assert said("turn it off again", "light.shed")
    assert not said("turn off the light", "light.shed")
    assert not said("turn it off, the radio too", "light.shed")
    assert not said("turn it off and tell me a joke", "light.shed")


@pytest.mark.parametrize(
    ("text", "tool", "args", "last"),
    [
        (
            "add milk and eggs",
            "HassListAddItem",
            {"name": "Shopping List", "item": "milk"},
            ["todo.shopping"],
        ),
        ("set a timer for 5 minutes, tell jokes", "HassStartTimer", {"minutes": 5}, []),
    ],
)
def test_what_may_be_more(
    text: str, tool: str, args: dict[str, Any], last: list[str]
) -> None:
    """Words of the user's own are none that stand for what was acted on before."""
    in_home = home(entity("todo.shopping", "Shopping List", features=-1))
    done = [run(tool, args, in_home)]
    one = args.get("item", "5")
    assert not is_whole(text, done, Recognition(), in_home, vocabulary("en"), last)
    short = text.partition(" and" if "item" in args else ",")[0]
    assert one in short
    assert is_whole(short, done, Recognition(), in_home, vocabulary("en"), last)


# -- what Home Assistant hears


@pytest.mark.parametrize(
    ("heard", "args", "expected"),
    [
        # Anything may have been said: the words as they are tell nothing.
        (RecognizedIntent(OFF, {"name": "Shed"}), {"name": "Shed"}, True),
        (RecognizedIntent("HassTurnOn", {"name": "Shed"}), {"name": "Shed"}, False),
        (
            RecognizedIntent(OFF, {"area": "Kitchen", "domain": "light"}),
            IN_KITCHEN,
            True,
        ),
        (
            RecognizedIntent(OFF, {"area": "Kitchen", "domain": "light"}),
            {"name": "Worktop Lights"},
            False,
        ),
        (
            RecognizedIntent(OFF, {"area": "Garden", "domain": "light"}),
            {"name": "Shed"},
            True,
        ),
        (RecognizedIntent(OFF, {"domain": "light"}), {"domain": "light"}, True),
        (RecognizedIntent(OFF, {"domain": "light"}), IN_KITCHEN, False),
        (RecognizedIntent(OFF, {"domain": "light"}), {"name": "Shed"}, False),
        # The place is that of the user, who did not say it.
        (RecognizedIntent(OFF, {"domain": "light"}, complete=False), IN_KITCHEN, True),
        (
            RecognizedIntent(OFF, {"domain": "light"}, complete=False),
            {"name": "Shed"},
            True,
        ),
        (
            RecognizedIntent(OFF, {"domain": "light"}, complete=False),
            {"name": "Worktop Lights"},
            False,
        ),
    ],
)
def test_heard(heard: RecognizedIntent, args: dict[str, Any], expected: bool) -> None:
    """What is heard is done by the very same command, not by a part of it."""
    done = [run(OFF, args, TWO_LIGHTS)]
    text = "Würdest du wohl so freundlich sein"
    assert (
        is_whole(text, done, Recognition(heard), TWO_LIGHTS, vocabulary("en"))
        is expected
    )


def test_heard_for_a_kind() -> None:
    """What is of another kind is not left out by one that is called by its name."""
    in_home = home(
        entity("cover.one", "Left", area="Hall", device_class="curtain"),
        entity("cover.two", "Right", area="Hall", device_class="blind"),
    )
    done = [run(OFF, {"name": "Left"}, in_home)]
    of_kind = {"area": "Hall", "domain": "cover", "device_class": "curtain"}
    of_all = {"area": "Hall", "domain": "cover"}
    for args, expected in ((of_kind, True), (of_all, False)):
        recognition = Recognition(RecognizedIntent(OFF, args))
        assert (
            is_whole("wie du", done, recognition, in_home, vocabulary("en")) is expected
        )


def test_heard_for_one_of_several_calls() -> None:
    """One command that is heard does not stand for two that were done."""
    done = [run(OFF, {"name": name}, TWO_LIGHTS) for name in ("Shed", "Bed Light")]
    recognition = Recognition(RecognizedIntent(OFF, {"name": "Shed"}))
    assert not is_whole("mach es aus", done, recognition, TWO_LIGHTS, vocabulary("en"))


# -- anything


@given(st.text(), st.sampled_from(sorted(SAID)), st.sampled_from(sorted(CALLS)))
def test_any_text(text: str, language: str, key: str) -> None:
    """No text breaks it, and only words of that language are whole."""
    if whole(language, text, key):
        assert all(
            word in _known(language, key) or _named(language, word)
            for word in fold(text)
        )


@given(
    st.text(st.characters(categories=["L"]), min_size=1, max_size=12),
    st.integers(0, 10),
    st.sampled_from(sorted(SAID)),
    st.sampled_from(sorted(CALLS)),
)
def test_a_word_of_no_template_name_or_value(
    word: str, at: int, language: str, key: str
) -> None:
    """A word that is in nothing that was done makes it a part, wherever it stands."""
    new = [
        one
        for one in fold(word)
        if one not in _known(language, key) and not _named(language, one)
    ]
    words = SAID[language][key].split()
    text = " ".join([*words[:at], word, *words[at:]])
    if new:
        assert not whole(language, text, key)


@cache
def _known(language: str, key: str) -> frozenset[str]:
    """Return the words of the templates of a call and its values."""
    (done,) = runs(language, key)
    values = [str(value) for value in done.args.values()]
    values += [kind for one in done.entities for kind in _kinds(one)]
    values += [
        one for value in done.args.values() if isinstance(value, list) for one in value
    ]
    kinds = {one.domain for one in done.entities}
    wording = vocabulary(language).wording(
        done.spec.intent_type or "", kinds, values, named="name" in done.args
    )
    own = (word for value in values for word in fold(value))
    return wording.words | wording.joining | vocabulary(language).courtesies | {*own}


def _kinds(one: Entity) -> list[str]:
    """Return what kind of thing an entity is."""
    return [one.domain, one.device_class or ""]


def _named(language: str, word: str) -> bool:
    """Return whether a word can be one of any name in the house."""
    return bool(near_words(word, house(language).name_words))
