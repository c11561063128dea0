"""How far one device is to go, in words: a step from where it is, or a share in all."""

import pytest

from custom_components.smart_agent.home.home import Area, Entity, Home
from custom_components.smart_agent.utterance.commands import are_only_commands
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.step_reading import Aim, Share, Step
from custom_components.smart_agent.utterance.steps import asked_step

_AREAS = {
    "en": "Lounge",
    "de": "Wohnzimmer",
    "fr": "Salon",
    "es": "Salón",
    "pt": "Sala",
    "it": "Soggiorno",
    "nl": "Woonkamer",
    "pl": "Salon",
}

_NAMES = {
    "light.desk": {
        "en": "Desk Lamp",
        "de": "Schreibtischlampe",
        "fr": "Lampe de travail",
        "es": "Lámpara del escritorio",
        "pt": "Candeeiro de secretária",
        "it": "Lampada della scrivania",
        "nl": "Bureaulamp",
        "pl": "Lampa na biurku",
    },
    "light.floor": {
        "en": "Floor Lamp",
        "de": "Stehlampe",
        "fr": "Lampadaire",
        "es": "Lámpara de pie",
        "pt": "Candeeiro de pé",
        "it": "Piantana",
        "nl": "Staande lamp",
        "pl": "Lampa stojąca",
    },
    "media_player.radio": dict.fromkeys(_AREAS, "Radio"),
    "cover.blind": {
        "en": "Kitchen Blind",
        "de": "Küchenrollo",
        "fr": "Store de la cuisine",
        "es": "Persiana de la cocina",
        "pt": "Estore da cozinha",
        "it": "Tapparella della cucina",
        "nl": "Keukenrolgordijn",
        "pl": "Roleta kuchenna",
    },
    "fan.tower": {
        "en": "Tower Fan",
        "de": "Turmventilator",
        "fr": "Ventilateur",
        "es": "Ventilador",
        "pt": "Ventoinha",
        "it": "Ventilatore",
        "nl": "Ventilator",
        "pl": "Wentylator",
    },
    "climate.lounge": {
        "en": "Lounge Radiator",
        "de": "Heizkörper Wohnzimmer",
        "fr": "Radiateur du salon",
        "es": "Radiador del salón",
        "pt": "Radiador da sala",
        "it": "Termosifone del soggiorno",
        "nl": "Radiator woonkamer",
        "pl": "Grzejnik w salonie",
    },
}

type Said = tuple[str, Step | Share | Aim]
"""The id of the device, and how far."""


def home(language: str) -> Home:
    """Return a home with the names of a language; the radiator is in the lounge."""
    return Home(
        entities=tuple(
            Entity(
                entity_id,
                (names[language],),
                "playing" if entity_id == "media_player.radio" else "on",
                area_id="lounge" if entity_id == "climate.lounge" else None,
            )
            for entity_id, names in _NAMES.items()
        ),
        areas=(Area("lounge", (_AREAS[language],)),),
    )


def read(language: str, text: str) -> list[Said]:
    """Return the steps of words that are nothing else, by entity id."""
    request = read_request(text, language, home(language))
    wishes = request.wishes()
    if not are_only_commands(request, degrees=True):
        return []
    found = [asked_step(request, one[0]) for one in wishes if len(one) == 1]
    read = [(one.entity.entity_id, one.step) for one in found if one is not None]
    return read if len(read) == len(wishes) else []


UP, DOWN = Step(up=True), Step(up=False)
HALF, DOUBLE = Step(up=False, times=0.5), Step(up=True, times=2)

LAMP, RADIO, BLIND = "light.desk", "media_player.radio", "cover.blind"
FAN, LOUNGE = "fan.tower", "climate.lounge"

STEPS: list[tuple[str, str, str, Step | Share]] = [
    ("en", "make the lounge a bit warmer", LOUNGE, UP),
    ("en", "two degrees more in the lounge please", LOUNGE, Step(True, 2)),
    ("en", "drop the lounge by one degree", LOUNGE, Step(False, 1)),
    ("en", "knock the desk lamp back a bit", LAMP, DOWN),
    ("en", "open the kitchen blind a bit wider", BLIND, UP),
    (
        "en",
        "turn the heating in the lounge down half a degree",
        LOUNGE,
        Step(False, 0.5),
    ),
    ("en", "could you dim the desk lamp a little?", LAMP, DOWN),
    ("en", "desk lamp somewhat brighter", LAMP, UP),
    ("en", "a bit less light from the desk lamp", LAMP, DOWN),
    ("en", "make the desk lamp 10 percent brighter", LAMP, Step(True, 10)),
    (
        "en",
        "raise the brightness of the desk lamp by twenty five percent",
        LAMP,
        Step(True, 25),
    ),
    ("en", "turn the radio down a notch", RADIO, DOWN),
    ("en", "give the desk lamp another 10 percent", LAMP, Step(True, 10)),
    ("en", "raise the kitchen blind by another 25 percent", BLIND, Step(True, 25)),
    ("en", "turn the volume on the radio down a bit", RADIO, DOWN),
    ("en", "cut the brightness of the desk lamp in half", LAMP, Step(False, times=0.5)),
    ("en", "bring the radio up a couple of notches", RADIO, UP),
    ("en", "make the lounge go up two degrees", LOUNGE, Step(True, 2)),
    ("en", "a little more light from the desk lamp", LAMP, UP),
    ("en", "radio up by 15", RADIO, Step(True, 15)),
    ("en", "open the kitchen blind a bit further", BLIND, UP),
    ("en", "close the kitchen blind a little more", BLIND, DOWN),
    ("en", "slow the tower fan down a touch", FAN, DOWN),
    ("en", "warm the lounge up a bit", LOUNGE, UP),
    ("en", "halve the speed of the tower fan", FAN, HALF),
    ("en", "give me twice as much light from the desk lamp", LAMP, DOUBLE),
    ("en", "dim the desk lamp by half", LAMP, HALF),
    ("en", "give the tower fan a bit more grunt", FAN, UP),
    ("en", "turn the desk lamp down by a third", LAMP, Step(False, times=0.67)),
    ("en", "reduce the desk lamp by a quarter", LAMP, Step(False, times=0.75)),
    ("en", "crank the lounge radiator up a couple of degrees", LOUNGE, Step(True, 2)),
    ("en", "turn the lounge radiator down a few degrees", LOUNGE, Step(False, 3)),
    ("de", "mach die Schreibtischlampe etwas heller", LAMP, UP),
    ("de", "dimm die Schreibtischlampe um 20 Prozent", LAMP, Step(False, 20)),
    ("de", "Radio ein bisschen leiser bitte", RADIO, DOWN),
    ("de", "mach es im Wohnzimmer zwei Grad wärmer", LOUNGE, Step(True, 2)),
    ("de", "mach das Küchenrollo noch ein Stück auf", BLIND, UP),
    ("de", "Turmventilator einen Tick langsamer", FAN, DOWN),
    ("de", "dimm die Schreibtischlampe um die Hälfte", LAMP, HALF),
    ("fr", "baisse la lampe de travail de moitié", LAMP, HALF),
    ("es", "pon la radio el doble de fuerte", RADIO, DOUBLE),
    ("de", "mach das Radio doppelt so laut", RADIO, DOUBLE),
    ("nl", "zet de radio twee keer zo hard", RADIO, DOUBLE),
    ("nl", "verdubbel het volume van de radio", RADIO, DOUBLE),
    ("pl", "przyciemnij lampę na biurku o połowę", LAMP, HALF),
    ("fr", "monte un peu le son de la radio", RADIO, UP),
    ("fr", "baisse le chauffage du salon d'un degré", LOUNGE, Step(False, 1)),
    ("fr", "mets la lampe de travail un peu plus fort", LAMP, UP),
    ("fr", "ferme un peu plus le store de la cuisine", BLIND, DOWN),
    ("it", "abbassa un po' la radio", RADIO, DOWN),
    ("it", "alza di due gradi il riscaldamento del soggiorno", LOUNGE, Step(True, 2)),
    ("it", "metti la lampada della scrivania un po' più luminosa", LAMP, UP),
    ("it", "apri un po' di più la tapparella della cucina", BLIND, UP),
    ("it", "metti un po' più caldo in soggiorno", LOUNGE, UP),
    ("es", "baja un poco la radio", RADIO, DOWN),
    ("es", "sube la calefacción del salón dos grados", LOUNGE, Step(True, 2)),
    ("es", "pon la lámpara del escritorio un poco más brillante", LAMP, UP),
    ("es", "abre un poco más la persiana de la cocina", BLIND, UP),
    ("pt", "põe o rádio com o dobro do volume", RADIO, DOUBLE),
    ("pt", "baixa um bocadinho o rádio", RADIO, DOWN),
    ("pt", "aumenta um pouco o volume do rádio", RADIO, UP),
    ("pt", "sobe o aquecimento da sala dois graus", LOUNGE, Step(True, 2)),
    ("pt", "põe o candeeiro de secretária um pouco mais claro", LAMP, UP),
    ("pt", "abre um pouco mais o estore da cozinha", BLIND, UP),
    ("nl", "zet de radio een tikje harder", RADIO, UP),
    ("nl", "maak het twee graden kouder in de woonkamer", LOUNGE, Step(False, 2)),
    ("nl", "bureaulamp iets minder fel", LAMP, DOWN),
    ("nl", "doe het keukenrolgordijn een stukje verder open", BLIND, UP),
    ("pl", "podgłośnij trochę radio", RADIO, UP),
    ("pl", "zrób trochę cieplej w salonie", LOUNGE, UP),
    ("pl", "przyciemnij nieco lampę na biurku", LAMP, DOWN),
    ("pl", "podgłośnij radio o 10 procent", RADIO, Step(True, 10)),
]


SHARES: list[tuple[str, str, str, Step | Share | Aim]] = [
    ("en", "bring the kitchen blind down to a third", BLIND, Share(33, False)),
    ("en", "open the kitchen blind three quarters", BLIND, Share(75, True)),
    ("en", "open the kitchen blind a quarter", BLIND, Share(25, True)),
    ("en", "raise the kitchen blind to three quarters", BLIND, Share(75, True)),
    ("en", "close the kitchen blind halfway", BLIND, Share(50, False)),
    ("en", "desk lamp at half brightness", LAMP, Share(50)),
    ("en", "switch the desk lamp on at a fifth", LAMP, Share(20)),
    ("en", "run the tower fan at a quarter speed", FAN, Share(25)),
    ("en", "radio to two thirds", RADIO, Share(67)),
    ("en", "desk lamp all the way up", LAMP, Share(100)),
    ("en", "desk lamp up full", LAMP, Share(100, up=True)),
    ("en", "put the radio on volume thirty", RADIO, Aim(30)),
    ("en", "knock the lounge radiator back to 16", LOUNGE, Aim(16)),
    ("en", "bring the radio down to twenty percent volume", RADIO, Aim(20, False)),
    ("de", "Schreibtischlampe auf ein Drittel", LAMP, Share(33)),
    ("de", "fahr das Küchenrollo zur Hälfte runter", BLIND, Share(50, False)),
    ("de", "Turmventilator mit halber Geschwindigkeit", FAN, Share(50)),
    ("fr", "ouvre le store de la cuisine à moitié", BLIND, Share(50, True)),
    ("fr", "mets la lampe de travail aux deux tiers", LAMP, Share(67)),
    ("es", "abre la persiana de la cocina a la mitad", BLIND, Share(50, True)),
    ("pt", "abre o estore da cozinha até metade", BLIND, Share(50, True)),
    ("pt", "põe o rádio a um terço", RADIO, Share(33)),
    ("es", "pon la radio a un cuarto", RADIO, Share(25)),
    ("it", "apri la tapparella della cucina a metà", BLIND, Share(50, True)),
    ("it", "metti la radio a un quarto", RADIO, Share(25)),
    ("it", "porta la lampada della scrivania a due terzi", LAMP, Share(67)),
    ("nl", "keukenrolgordijn half open", BLIND, Share(50, True)),
    ("nl", "zet de bureaulamp op een kwart", LAMP, Share(25)),
    ("pl", "ustaw lampę na biurku na połowę", LAMP, Share(50)),
    ("pl", "otwórz roletę kuchenną do połowy", BLIND, Share(50, True)),
]


AIMS: list[tuple[str, str, str, Aim]] = [
    ("en", "desk lamp to 30 percent", LAMP, Aim(30)),
    ("en", "desk lamp on at thirty percent", LAMP, Aim(30)),
    ("en", "crank the lounge radiator up to 24", LOUNGE, Aim(24, up=True)),
    ("en", "put the lounge at 21 degrees", LOUNGE, Aim(21)),
    ("en", "put the lounge at 21", LOUNGE, Aim(21)),
    ("en", "lounge radiator at 7 degrees", LOUNGE, Aim(7)),
    ("en", "switch the tower fan on at 80%", FAN, Aim(80)),
    ("en", "radio down to 20 percent", RADIO, Aim(20, up=False)),
    # No station has so low a number, and nothing goes down to an hour.
    ("en", "radio to fifteen", RADIO, Aim(15)),
    ("en", "radio down to ten", RADIO, Aim(10, up=False)),
    ("de", "dreh das Radio auf 30", RADIO, Aim(30)),
    ("en", "kitchen blind to 70 percent", BLIND, Aim(70)),
    ("de", "Schreibtischlampe auf 30 Prozent", LAMP, Aim(30)),
    ("de", "Heizkörper Wohnzimmer hoch auf 22 Grad", LOUNGE, Aim(22, up=True)),
    ("nl", "zet de bureaulamp op 30 procent", LAMP, Aim(30)),
    ("en", "desk lamp to 30", LAMP, Aim(30)),
    ("en", "drop the desk lamp to 20", LAMP, Aim(20, up=False)),
    ("en", "turn the volume of the radio down to 20", RADIO, Aim(20, up=False)),
    ("fr", "monte la lampe de travail à 30", LAMP, Aim(30, up=True)),
    ("es", "sube la lámpara del escritorio al 30", LAMP, Aim(30, up=True)),
    ("pt", "sobe o candeeiro de secretária para 30", LAMP, Aim(30, up=True)),
    ("it", "alza la lampada della scrivania a 30", LAMP, Aim(30, up=True)),
    ("nl", "zet de bureaulamp hoger op 30", LAMP, Aim(30, up=True)),
    ("pl", "przycisz radio na 30", RADIO, Aim(30, up=False)),
]


PLAYING: list[tuple[str, str, str, Step | Aim]] = [
    ("en", "volume down", RADIO, DOWN),
    ("en", "a bit louder please", RADIO, UP),
    ("en", "turn the music down a bit", RADIO, DOWN),
    ("en", "volume to 30 percent", RADIO, Aim(30)),
    ("de", "mach die Musik leiser", RADIO, DOWN),
    ("fr", "baisse un peu la musique", RADIO, DOWN),
]
"""Of the only player that plays, whatever it is called."""


@pytest.mark.parametrize(
    ("language", "text", "entity_id", "step"), [*STEPS, *SHARES, *AIMS, *PLAYING]
)
def test_read(
    language: str, text: str, entity_id: str, step: Step | Share | Aim
) -> None:
    """Words that say no more than a device and how far are read as that."""
    assert read(language, text) == [(entity_id, step)]


NOTHING = {
    "en": """
        don't make the lounge warmer
        desk lamp on at 21
        put the radio on 98
        kitchen blind to 30
        make the lounge a bit warmer at eight
        is the lounge a bit warmer now?
        she said make the lounge a bit warmer
        desk lamp, but not brighter
        make the lounge a bit warmer than the kitchen
        make the lounge warmer, no, cooler
        make everything but the lounge warmer
        turn the radio down in a bit
        turn the radio down for a bit
        turn the radio down for five minutes
        the desk lamp is a bit brighter
        I wish the radio had been a bit louder
        the music was a bit louder
        louder
        make it a bit softer
        volume down in the attic
        make the desk lamp warmer
        make the radio brighter
        turn the desk lamp down and up a bit
        dim the desk lamp a lot
        dim the desk lamp less
        raise the desk lamp by half
        reduce the radio to half
        close the kitchen blind by half
        desk lamp twice as bright by 10 percent
        a bit warm in the lounge
        a bit colder in the lounge
        desk lamp a bit dim
        the tower fan a bit slow
        cool, thanks
        warmer
        dim the desk lamp by
        dim the desk lamp by the window
        open the kitchen blind
        raise the kitchen blind
        close the kitchen blind a third
        turn the lounge up a bit
        turn the heating in the lounge down 19 degrees
        desk lamp down 30 percent
        desk lamp to 30 percent by ten percent
        kitchen blind down to 30 percent
        the lounge at 7
        lounge radiator to 20 or 21
        lounge radiator to -15 degrees
        lounge radiator to −15 degrees
        lounge radiator to 15-18 degrees
        lounge radiator to 15 - 18 degrees
        lounge radiator to 15–18 degrees
        lounge radiator to 41/2 degrees
        lounge radiator to minus 15 degrees
        desk lamp to -30%
        drop the lounge by -1 degree
        raise the lounge by -2 degrees
        tower fan to 30 degrees
        lounge radiator to 30 percent
        radio on at 30 percent
        desk lamp is at 30 percent
        set an alarm in the lounge to 21
        desk lamp and floor lamp a bit brighter
        all the lamps a bit brighter
        make the desk lamp a bit brighter in the lounge
        if it gets dark make the desk lamp a bit brighter
        turn the radio up a bit and mute it
        """,
    "de": """
        mach das Wohnzimmer nicht wärmer
        mach das Wohnzimmer um acht etwas wärmer
        ist es im Wohnzimmer jetzt etwas wärmer?
        sie sagte, mach das Wohnzimmer etwas wärmer
        die Schreibtischlampe, aber nicht heller
        mach die Schreibtischlampe etwas heller als die Stehlampe
        mach das Wohnzimmer wärmer, nein, kälter
        mach alles außer dem Wohnzimmer wärmer
        etwas kälter im Wohnzimmer
        mach das Küchenrollo auf
        dreh das Radio auf 98
        """,
    "fr": """
        ne mets pas le salon plus chaud
        mets le salon un peu plus chaud à huit heures
        est-ce qu'il fait un peu plus chaud dans le salon maintenant ?
        elle a dit de mettre le salon un peu plus chaud
        la radio, mais pas plus fort
        mets la lampe de travail un peu plus fort que le lampadaire
        mets le salon plus chaud, non, plus froid
        mets tout plus chaud sauf le salon
        ouvre le store de la cuisine
        """,
    "es": """
        no subas la radio
        sube un poco la radio a las ocho
        ¿está la radio un poco más alta ahora?
        ella dijo que subieras un poco la radio
        la radio, pero no más alta
        pon la lámpara del escritorio un poco más brillante que la lámpara de pie
        sube la radio, no, bájala
        sube todo menos la radio
        baja la radio en un rato
        abre la persiana de la cocina
        """,
    "pt": """
        não aumentes o rádio
        aumenta um pouco o rádio às oito
        o rádio está um pouco mais alto agora?
        ela disse para aumentares um pouco o rádio
        o rádio, mas não mais alto
        põe o candeeiro de secretária um pouco mais claro do que o candeeiro de pé
        aumenta o rádio, não, baixa-o
        aumenta tudo menos o rádio
        baixa o rádio daqui a pouco
        abre o estore da cozinha
        """,
    "it": """
        non alzare la radio
        alza un po' la radio alle otto
        la radio è un po' più alta adesso?
        ha detto di alzare un po' la radio
        la radio, ma non più alta
        metti la lampada della scrivania un po' più luminosa della piantana
        alza la radio, no, abbassala
        alza tutto tranne la radio
        abbassa la radio tra un po'
        apri la tapparella della cucina
        """,
    "nl": """
        maak het niet warmer in de woonkamer
        maak het om acht uur iets warmer in de woonkamer
        is het nu iets warmer in de woonkamer?
        ze zei: maak het iets warmer in de woonkamer
        de bureaulamp, maar niet feller
        maak de bureaulamp iets feller dan de staande lamp
        zet de radio harder, nee, zachter
        maak alles warmer behalve de woonkamer
        open het keukenrolgordijn
        """,
    "pl": """
        nie podgłaśniaj radia
        o ósmej zrób trochę cieplej w salonie
        czy w salonie jest teraz trochę cieplej?
        powiedziała, żeby zrobić trochę cieplej w salonie
        lampa na biurku, ale nie jaśniej
        zrób lampę na biurku trochę jaśniej niż lampa stojąca
        zrób cieplej w salonie, nie, chłodniej
        zrób cieplej wszędzie oprócz salonu
        otwórz roletę kuchenną
        """,
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (language, text.strip())
        for language, texts in NOTHING.items()
        for text in texts.strip().splitlines()
    ],
)
def test_not_read(language: str, text: str) -> None:
    """Nothing is read where it is forbidden, told, asked, put off, excepted, corrected.

    Nor where a word is left over, or the words may mean how far in place of how much.
    """
    assert read(language, text) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "make it a bit warmer in here"),
        ("en", "turn the heating up"),
        ("de", "mach es hier etwas wärmer"),
        ("fr", "mets un peu plus chaud ici"),
        ("es", "sube un poco la calefacción"),
        ("it", "alza un po' il riscaldamento"),
        ("nl", "maak het hier iets warmer"),
        ("pl", "zrób tu trochę cieplej"),
    ],
)
def test_here(language: str, text: str) -> None:
    """Words about warmth that name no place are of the room that they are said in."""
    request = read_request(text, language, home(language))
    (clause,) = request.clauses
    assert asked_step(request, clause) is None
    assert asked_step(request, clause, "kitchen") is None
    asked = asked_step(request, clause, "lounge")
    assert asked is not None
    assert (asked.entity.entity_id, asked.step) == (LOUNGE, UP)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "turn it up a bit"),
        ("en", "cool, thanks"),
        ("en", "cool down"),
        ("en", "a bit warm here"),
        ("en", "a bit cooler in here"),
        ("en", "still warmer"),
        ("de", "etwas kälter hier"),
        ("fr", "un peu plus froid ici"),
        ("nl", "iets kouder hier"),
        ("pl", "podgrzej trochę"),
    ],
)
def test_not_here(language: str, text: str) -> None:
    """What is not said of warmth, or may only tell of it, is not."""
    request = read_request(text, language, home(language))
    assert not any(asked_step(request, one, "lounge") for one in request.clauses)


@pytest.mark.parametrize(
    ("here", "playing", "meant"),
    [
        ("lounge", {"lounge", "den"}, "lounge"),
        ("den", {"lounge", "den"}, "den"),
        ("hall", {"lounge"}, "lounge"),
        ("hall", {"lounge", "den"}, None),
        (None, {"lounge", "den"}, None),
        (None, {"den"}, "den"),
    ],
)
def test_what_plays_here(
    here: str | None, playing: set[str], meant: str | None
) -> None:
    """Words about sound are of what plays here, else of the only one that plays."""
    house = Home(
        entities=tuple(
            Entity(
                f"media_player.{room}",
                (f"{room.title()} Speaker",),
                "playing" if room in playing else "idle",
                area_id=room,
            )
            for room in ("lounge", "den")
        ),
        areas=tuple(Area(room, (room.title(),)) for room in ("lounge", "den", "hall")),
    )
    request = read_request("turn the volume down a bit", "en", house)
    (clause,) = request.clauses
    asked = asked_step(request, clause, here)
    assert (asked and asked.entity.area_id) == meant
