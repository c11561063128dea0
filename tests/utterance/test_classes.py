"""How classes of sentences are read in each of the languages."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.request import Request, read_request

from ..builders import entity, home

NAMES = {
    "en": ("Hall Lamp", "Kitchen Lamp", "Radio", "Blind"),
    "de": ("Flurlampe", "Küchenlampe", "Radio", "Rollo"),
    "fr": ("Lampe du couloir", "Lampe de la cuisine", "Radio", "Store"),
    "es": ("Lámpara del pasillo", "Lámpara de la cocina", "Radio", "Persiana"),
    "nl": ("Ganglamp", "Keukenlamp", "Radio", "Rolgordijn"),
    "pl": ("Lampa w korytarzu", "Lampa w kuchni", "Radio", "Roleta"),
    "da": ("Ganglampe", "Køkkenlampe", "Radio", "Rullegardin"),
    "nb": ("Ganglampe", "Kjøkkenlampe", "Radio", "Rullegardin"),
}
HALL, KITCHEN, RADIO, BLIND = (
    "light.hall",
    "light.kitchen",
    "media_player.radio",
    "cover.b",
)


def home_of(code: str) -> Home:
    """Return a home with four devices, with names in a language."""
    hall, kitchen, radio, blind = NAMES[code]
    return home(
        entity(HALL, hall),
        entity(KITCHEN, kitchen),
        entity(RADIO, radio),
        entity(BLIND, blind),
    )


HOMES = {code: home_of(code) for code in LANGUAGES}


def read(code: str, text: str) -> Request:
    """Return what words in a language ask for."""
    return read_request(text, code, HOMES[code])


def stance(code: str, text: str, entity_id: str) -> Stance:
    """Return what words in a language say of a device."""
    return read(code, text).stance(HOMES[code].entity_by_id[entity_id])


RUN_ON = """
en|the hall lamp is still on turn it off
en|I can't see anything turn on the hall lamp
en|I'm going to bed so turn off the hall lamp
en|since it's getting dark turn on the hall lamp
en|nobody turned off the hall lamp again so please do it
en|I forgot to turn off the hall lamp do it for me
en|mum told me to turn off the hall lamp, so do it
de|ich seh nichts mach die flurlampe an
de|die flurlampe ist noch an mach sie aus
de|es ist so dunkel hier mach bitte die flurlampe an
de|mach die flurlampe aus ich geh ins bett
de|weil ich ins bett gehe mach bitte die flurlampe aus
de|ich hab vergessen die flurlampe auszumachen mach du das bitte
fr|on y voit rien allume la lampe du couloir
fr|il fait noir ici allume la lampe du couloir
fr|je vais me coucher éteins la lampe du couloir
fr|comme il fait nuit allume la lampe du couloir
fr|j'ai oublié d'éteindre la lampe du couloir fais-le pour moi
es|no se ve nada enciende la lámpara del pasillo
es|qué frío hace enciende la lámpara del pasillo
es|tengo frío enciende la lámpara del pasillo
es|la lámpara del pasillo sigue encendida apágala
es|se me olvidó apagar la lámpara del pasillo hazlo tú
nl|ik zie niks doe de ganglamp aan
nl|de ganglamp is nog aan doe hem uit
nl|doe de ganglamp uit ik ga naar bed
nl|ik ben vergeten de ganglamp uit te doen doe jij het even
pl|nic nie widać zapal lampę w korytarzu
pl|ciemno tu zapal lampę w korytarzu
pl|zaraz będą goście zapal lampę w korytarzu
de|das baby schläft mach die flurlampe aus
nl|de baby slaapt doe de ganglamp uit
fr|on s'en va éteins la lampe du couloir
es|nos vamos apaga la lámpara del pasillo
en|turn off the hall lamp the sun is shining
nl|doe de ganglamp uit de zon schijnt
en|no turn off the hall lamp
en|I've changed my mind turn off the hall lamp
pl|ponieważ robi się ciemno zapal lampę w korytarzu
pl|zapomniałem zgasić lampę w korytarzu zrób to za mnie
"""

TOLD = """
en|turning off the hall lamp wakes the baby up
en|turn off the hall lamp is something you should never do
en|normally I turn off the hall lamp
en|it's dark mum turns on the hall lamp
en|I can turn on the hall lamp myself
en|run upstairs and turn off the hall lamp
en|the little one keeps going turn off the hall lamp turn off the hall lamp
de|das ausschalten der flurlampe ist eine schlechte idee
de|die flurlampe auszuschalten wäre ein fehler
de|normalerweise mache ich die flurlampe selbst aus
de|meistens mach ich die flurlampe aus
de|geh mal runter und mach die flurlampe aus
fr|éteindre la lampe du couloir réveille le bébé
fr|normalement c'est moi qui éteins la lampe du couloir
fr|il fait chaud ma mère allume la lampe du couloir
fr|va dans la chambre et éteins la lampe du couloir
es|apagar la lámpara del pasillo despierta al bebé
es|normalmente soy yo quien apaga la lámpara del pasillo
es|hace calor mi madre enciende la lámpara del pasillo
es|suelo apagar la lámpara del pasillo
nl|de ganglamp uitdoen is een slecht idee
nl|meestal doe ik de ganglamp uit
nl|normaal doe ik zelf de ganglamp uit
nl|loop even naar boven en doe de ganglamp uit
en|nobody should turn off the hall lamp
es|la lámpara del pasillo se apaga a la media hora
es|gracias por apagar la lámpara del pasillo
nl|bedankt voor het uitdoen van de ganglamp
pl|dziękuję za zgaszenie lampy w korytarzu
pl|zgaszenie lampy w korytarzu budzi dziecko
pl|zgasić lampę w korytarzu to zły pomysł
pl|zazwyczaj gaszę lampę w korytarzu
pl|idź na górę i zgaś lampę w korytarzu
"""

TAKEN_BACK = """
en|turn on the hall lamp oh you know what let it be
en|turn on the hall lamp actually forget it
en|turn on the hall lamp nah leave it
de|mach die flurlampe an ach nein lass
de|mach die flurlampe an ach weißt du was lass es
fr|allume la lampe du couloir ah non laisse tomber
fr|allume la lampe du couloir finalement non laisse
es|enciende la lámpara del pasillo bueno mejor no
es|enciende la lámpara del pasillo ay no olvídalo
nl|doe de ganglamp aan ach nee laat maar
nl|doe de ganglamp aan bij nader inzien niet
pl|zapal lampę w korytarzu oj nieważne
pl|zapal lampę w korytarzu wiesz co daj spokój
"""

POLITE = """
en|could I trouble you to turn off the hall lamp
en|I'd really appreciate it if you turned off the hall lamp
en|turn off the hall lamp already
en|turn off the hall lamp as usual
en|the hall lamp can go off now
en|the hall lamp may turn off now
de|ich wäre dir dankbar wenn du die flurlampe ausmachst
de|mach endlich wieder die flurlampe aus
de|die flurlampe kann jetzt aus
de|wie immer bitte die flurlampe ausmachen
fr|ça t'embêterait pas d'éteindre la lampe du couloir
fr|ce serait sympa d'éteindre la lampe du couloir
fr|éteins la lampe du couloir tant que t'y es
fr|éteins la lampe du couloir comme d'habitude
es|te importaría apagar la lámpara del pasillo
es|ya que estás apaga la lámpara del pasillo
es|apaga la lámpara del pasillo como siempre
nl|het zou fijn zijn als je de ganglamp uitdoet
nl|de ganglamp kan nu wel uit
nl|doe de ganglamp uit zoals altijd
pl|byłoby miło gdybyś zgasił lampę w korytarzu
pl|lampa w korytarzu może już zgasnąć
pl|zgaś lampę w korytarzu jak zwykle
"""


def cases(text: str) -> list[tuple[str, ...]]:
    """Return sentences with their language, one a line."""
    return [tuple(line.split("|")) for line in text.strip().splitlines()]


@pytest.mark.parametrize(("code", "text"), cases(RUN_ON))
def test_said_in_one_breath(code: str, text: str) -> None:
    """A command behind or before what is told is one, though no sign parts them."""
    assert stance(code, text, HALL) is Stance.REQUEST


@pytest.mark.parametrize(("code", "text"), cases(POLITE))
def test_polite(code: str, text: str) -> None:
    """A wish is a request in whatever form, and adverbs change nothing of it."""
    assert stance(code, text, HALL) is Stance.REQUEST


@pytest.mark.parametrize(("code", "text"), cases(TOLD))
def test_told(code: str, text: str) -> None:
    """A deed that is talked about, a habit, or a wish to somebody is no request."""
    assert stance(code, text, HALL) is not Stance.REQUEST


@pytest.mark.parametrize(("code", "text"), cases(TAKEN_BACK))
def test_taken_back(code: str, text: str) -> None:
    """What is taken back in the same breath is no request."""
    assert stance(code, text, HALL) is not Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|turn off all the lights, the hall lamp excluded
en|turn off all lights hall lamp excluded
en|save for the hall lamp all the lights can go off
de|alle lampen aus, die flurlampe ausgenommen
de|bis auf die flurlampe alle lampen aus
fr|éteins toutes les lumières, lampe du couloir exclue
fr|sauf la lampe du couloir éteins toutes les lumières
es|apaga todas las luces, la lámpara del pasillo exceptuada
es|excepto la lámpara del pasillo apaga todas las luces
nl|doe alle lampen uit, de ganglamp uitgezonderd
nl|behalve de ganglamp alle lampen uit
pl|zgaś wszystkie światła, lampę w korytarzu wyłączając
pl|oprócz lampy w korytarzu zgaś wszystkie światła
"""),
)
def test_excepted(code: str, text: str) -> None:
    """What is excepted may stand before and behind the rest, with and without signs."""
    assert stance(code, text, HALL) is not Stance.REQUEST
    assert stance(code, text, KITCHEN) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text", "deed"),
    cases("""
en|don't turn off the radio just pause it|turn_off
en|turn off the radio scratch that pause it|turn_off
de|mach das radio nicht aus, nur leiser|turn_off
fr|n'éteins pas la radio mets-la juste en pause|turn_off
es|no apagues la radio, solo ponla en pausa|turn_off
nl|zet de radio niet uit, maar pauzeer hem|turn_off
pl|nie wyłączaj radia, tylko je wstrzymaj|turn_off
"""),
)
def test_instead(code: str, text: str, deed: str) -> None:
    """What is asked for in place of a deed is meant, and the deed is not."""
    request, radio = read(code, text), HOMES[code].entity_by_id[RADIO]
    assert request.instead(radio, "pause") is True
    assert request.instead(radio, deed) is False
    assert request.stance(radio) in (Stance.FORBIDDEN, Stance.REVOKED)


def test_instead_of_a_value() -> None:
    """A deed in place of a value does not let the value be set."""
    radio = HOMES["en"].entity_by_id[HALL]
    request = read("en", "don't dim the hall lamp, turn it off")
    assert request.instead(radio, "turn_off") is True
    assert request.instead(radio, "set") is False
    request = read("en", "don't turn it off, dim the hall lamp to 20")
    assert request.instead(radio, "turn_off") is False
    assert request.instead(radio, "set") is None


def test_nothing_instead() -> None:
    """Where nothing is asked for in place of it, what is forbidden stays so."""
    for text in (
        "don't turn off the radio, turn off everything",
        "don't turn off the radio, turn off the hall lamp",
        "don't turn off the radio",
        "leave the radio alone, turn it off",
        "not the radio, turn it off",
    ):
        request, radio = read("en", text), HOMES["en"].entity_by_id[RADIO]
        assert request.instead(radio, "set") is None
        assert request.instead(radio, "turn_off") is not True


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|I don't want the hall lamp on anymore
de|ich will die flurlampe nicht mehr an
nl|ik wil de ganglamp niet meer aan
"""),
)
def test_a_state_that_is_to_end(code: str, text: str) -> None:
    """A state that is not wanted anymore is ended, by no other deed."""
    request, lamp = read(code, text), HOMES[code].entity_by_id[HALL]
    assert request.instead(lamp, "turn_off") is True
    assert request.instead(lamp, "turn_on") is None
    assert request.stance(lamp) is Stance.FORBIDDEN


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|is the radio on and turn off the hall lamp
en|is the radio on? And turn off the hall lamp
de|wie warm ist es draußen und mach die flurlampe aus
fr|quelle heure est-il et éteins la lampe du couloir
es|qué hora es y apaga la lámpara del pasillo
nl|hoe laat is het en doe de ganglamp uit
pl|która godzina i zgaś lampę w korytarzu
"""),
)
def test_a_command_behind_a_question(code: str, text: str) -> None:
    """A command that is joined to a question is one."""
    assert stance(code, text, HALL) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|is the radio on? Then turn off the hall lamp
en|the kids home? Then turn off the hall lamp
en|how do I open the blind and turn off the hall lamp
en|did you close the blind and turn off the hall lamp
de|ist es hell? Dann mach die flurlampe aus
de|wie öffne ich das rollo und mache die flurlampe aus
fr|il fait jour ? Alors éteins la lampe du couloir
fr|qui ouvre le store et éteint la lampe du couloir
es|¿es de día? Entonces apaga la lámpara del pasillo
es|quién abre la persiana y apaga la lámpara del pasillo
nl|is het licht? Dan doe de ganglamp uit
nl|hoe open ik het rolgordijn en doe ik de ganglamp uit
pl|jest jasno? To zgaś lampę w korytarzu
pl|kto otwiera roletę i gasi lampę w korytarzu
"""),
)
def test_what_goes_on_from_a_question(code: str, text: str) -> None:
    """What depends on a question, or is a part of it, is no request."""
    assert stance(code, text, HALL) is not Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|not the kitchen lamp turn off the hall lamp
en|turn off not the kitchen lamp but the hall lamp
de|die küchenlampe muss nicht aus, die flurlampe schon
nl|de keukenlamp hoeft niet uit, de ganglamp wel
pl|zgaś nie lampę w kuchni tylko lampę w korytarzu
"""),
)
def test_one_and_not_the_other(code: str, text: str) -> None:
    """What is not meant does not keep another from it."""
    assert stance(code, text, HALL) is Stance.REQUEST
    assert stance(code, text, KITCHEN) is not Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text", "withdrawn"),
    cases("""
en|set the hall lamp to forty I mean sixty percent|40
en|set the hall lamp to twenty three|20 3
en|set the hall lamp to 30, no, forty-five|30 40 5
en|set the hall lamp to 30 no 40 percent|30
de|stell die flurlampe auf dreißig, nein, vierzig|30
de|stell die flurlampe auf 30 nein 40 prozent|30
fr|mets la lampe du couloir à trente non à quarante|30
es|pon la lámpara del pasillo al treinta no al cuarenta|30
nl|zet de ganglamp op dertig nee veertig|30
pl|ustaw lampę w korytarzu na trzydzieści nie czterdzieści|30
fr|mets la lampe du couloir à vingt-trois|20 3
fr|mets la lampe du couloir à soixante-dix, non, à quatre-vingts|70 60 10 4
es|pon la lámpara del pasillo al treinta, no, al treinta y cinco|30 5
nl|zet de ganglamp op dertig, nee, drieëndertig|30
pl|ustaw lampę w korytarzu na dwadzieścia trzy|20 3
"""),
)
def test_number_words(code: str, text: str, withdrawn: str) -> None:
    """A number that was corrected, or is but a piece of one, is none that counts."""
    assert stance(code, text, HALL) is Stance.REQUEST
    assert read(code, text).withdrawn == frozenset(withdrawn.split())


def test_number_words_of_another() -> None:
    """A value that is said of another device is none of this one."""
    request = read("en", "set the hall lamp to forty and the kitchen lamp to sixty")
    lamp = HOMES["en"].entity_by_id[HALL]
    assert request.lends("60", lamp)
    assert not request.lends("40", lamp)


def test_only_in_a_place() -> None:
    """A mere place before "only" asks for nothing by itself."""
    text = "à l'étage, n'éteins que la lampe du couloir"
    assert stance("fr", text, HALL) is Stance.REQUEST
    assert stance("fr", text, KITCHEN) is not Stance.REQUEST


def test_another_time_with_then() -> None:
    """Behind a time, "then" begins nothing."""
    text = "mach heut abend dann die flurlampe aus"
    assert stance("de", text, HALL) is Stance.LATER
