"""How classes of sentences are read in each of the languages."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.deeds import UNDOING, ways_to_say
from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.request import Request, read_request

from ..builders import entity, home

NAMES = {
    "en": ("Hall Lamp", "Kitchen Lamp", "Radio", "Blind"),
    "de": ("Flurlampe", "Küchenlampe", "Radio", "Rollo"),
    "fr": ("Lampe du couloir", "Lampe de la cuisine", "Radio", "Store"),
    "es": ("Lámpara del pasillo", "Lámpara de la cocina", "Radio", "Persiana"),
    "pt": ("Candeeiro do corredor", "Candeeiro da cozinha", "Rádio", "Estore"),
    "it": ("Lampada del corridoio", "Lampada della cucina", "Radio", "Tapparella"),
    "nl": ("Ganglamp", "Keukenlamp", "Radio", "Rolgordijn"),
    "pl": ("Lampa w korytarzu", "Lampa w kuchni", "Radio", "Roleta"),
    "sv": ("Hallampan", "Kökslampan", "Radio", "Rullgardin"),
    "cs": ("Lampa na chodbě", "Lampa v kuchyni", "Rádio", "Roleta"),
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
pt|não se vê nada acende o candeeiro do corredor
pt|que frio que está acende o candeeiro do corredor
pt|que frio acende o candeeiro do corredor
pt|tô com frio acende o candeeiro do corredor
pt|o candeeiro do corredor ainda está aceso apaga-o
pt|esqueci-me de apagar o candeeiro do corredor faz isso por mim
pt|vou dormir apaga o candeeiro do corredor
pt|como já está escuro acende o candeeiro do corredor
nl|ik zie niks doe de ganglamp aan
sv|jag ser inget tänd hallampan
nl|de ganglamp is nog aan doe hem uit
sv|hallampan är fortfarande på släck den
nl|doe de ganglamp uit ik ga naar bed
sv|släck hallampan jag går och lägger mig
nl|ik ben vergeten de ganglamp uit te doen doe jij het even
sv|jag glömde att släcka hallampan gör det åt mig
pl|nic nie widać zapal lampę w korytarzu
cs|nic není vidět rozsviť lampu na chodbě
pl|ciemno tu zapal lampę w korytarzu
cs|je tu tma rozsviť lampu na chodbě
pl|zaraz będą goście zapal lampę w korytarzu
cs|za chvíli přijdou hosti rozsviť lampu na chodbě
de|das baby schläft mach die flurlampe aus
nl|de baby slaapt doe de ganglamp uit
sv|bebisen sover släck hallampan
fr|on s'en va éteins la lampe du couloir
es|nos vamos apaga la lámpara del pasillo
it|non si vede niente accendi la lampada del corridoio
it|che buio accendi la lampada del corridoio
it|ho freddo accendi la lampada del corridoio
it|la lampada del corridoio è ancora accesa spegnila
it|mi sono dimenticato di spegnere la lampada del corridoio fallo tu
it|andiamo via spegni la lampada del corridoio
it|il bambino dorme spegni la lampada del corridoio
it|visto che fa buio accendi la lampada del corridoio
it|spegni la lampada del corridoio vado a letto
en|turn off the hall lamp the sun is shining
nl|doe de ganglamp uit de zon schijnt
sv|släck hallampan solen skiner
en|no turn off the hall lamp
en|I've changed my mind turn off the hall lamp
pl|ponieważ robi się ciemno zapal lampę w korytarzu
cs|protože se stmívá rozsviť lampu na chodbě
pl|zapomniałem zgasić lampę w korytarzu zrób to za mnie
cs|zapomněl jsem zhasnout lampu na chodbě udělej to za mě
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
pt|apagar o candeeiro do corredor acorda o bebé
pt|normalmente sou eu que apago o candeeiro do corredor
pt|está calor a minha mãe acende o candeeiro do corredor
pt|costumo apagar o candeeiro do corredor
pt|o candeeiro do corredor apaga-se ao fim de meia hora
pt|obrigada por apagares o candeeiro do corredor
pt|vai lá em cima e apaga o candeeiro do corredor
nl|de ganglamp uitdoen is een slecht idee
sv|att släcka hallampan är en dålig idé
nl|meestal doe ik de ganglamp uit
sv|oftast släcker jag hallampan
nl|normaal doe ik zelf de ganglamp uit
sv|normalt släcker jag hallampan själv
nl|loop even naar boven en doe de ganglamp uit
sv|gå upp och släck hallampan
en|nobody should turn off the hall lamp
es|la lámpara del pasillo se apaga a la media hora
es|gracias por apagar la lámpara del pasillo
it|spegnere la lampada del corridoio sveglia il bambino
it|di solito la spengo io la lampada del corridoio
it|fa caldo mia madre accende la lampada del corridoio
it|la lampada del corridoio si spegne dopo mezz'ora
it|grazie per aver spento la lampada del corridoio
it|vai di sopra e spegni la lampada del corridoio
it|nessuno deve spegnere la lampada del corridoio
nl|bedankt voor het uitdoen van de ganglamp
sv|tack för att du släckte hallampan
pl|dziękuję za zgaszenie lampy w korytarzu
cs|děkuju za zhasnutí lampy na chodbě
pl|zgaszenie lampy w korytarzu budzi dziecko
cs|zhasnutí lampy na chodbě budí dítě
pl|zgasić lampę w korytarzu to zły pomysł
cs|zhasnout lampu na chodbě je špatný nápad
pl|zazwyczaj gaszę lampę w korytarzu
cs|obvykle zhasínám lampu na chodbě
pl|idź na górę i zgaś lampę w korytarzu
cs|běž nahoru a zhasni lampu na chodbě
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
pt|acende o candeeiro do corredor ou melhor não
pt|acende o candeeiro do corredor ah não esquece
pt|liga o candeeiro do corredor ah deixa pra lá
it|accendi la lampada del corridoio vabbè meglio di no
it|accendi la lampada del corridoio ah no lascia stare
it|accendi la lampada del corridoio anzi niente
nl|doe de ganglamp aan ach nee laat maar
sv|tänd hallampan äsch nej låt bli
nl|doe de ganglamp aan bij nader inzien niet
sv|tänd hallampan vid närmare eftertanke inte
pl|zapal lampę w korytarzu oj nieważne
cs|rozsviť lampu na chodbě ále nech to být
pl|zapal lampę w korytarzu wiesz co daj spokój
cs|rozsviť lampu na chodbě víš co kašli na to
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
pt|importavas-te de apagar o candeeiro do corredor
pt|já que estás aí apaga o candeeiro do corredor
pt|apaga o candeeiro do corredor como sempre
pt|ficava-te agradecido se apagasses o candeeiro do corredor
pt|tem como você apagar o candeeiro do corredor
pt|o candeeiro do corredor já se pode apagar
it|ti dispiacerebbe spegnere la lampada del corridoio
it|già che ci sei spegni la lampada del corridoio
it|spegni la lampada del corridoio come sempre
it|spegni la lampada del corridoio?
it|la lampada del corridoio me la spegni?
it|ti sarei grato se spegnessi la lampada del corridoio
nl|het zou fijn zijn als je de ganglamp uitdoet
sv|det vore fint om du släckte hallampan
nl|de ganglamp kan nu wel uit
sv|hallampan kan släckas nu
nl|doe de ganglamp uit zoals altijd
sv|släck hallampan som vanligt
pl|byłoby miło gdybyś zgasił lampę w korytarzu
cs|bylo by milé kdybys zhasl lampu na chodbě
pl|lampa w korytarzu może już zgasnąć
cs|lampa na chodbě už může zhasnout
pl|zgaś lampę w korytarzu jak zwykle
cs|zhasni lampu na chodbě jako obvykle
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
pt|apaga as luzes todas, excetuando o candeeiro do corredor
pt|menos o candeeiro do corredor apaga todas as luzes
it|spegni tutte le luci, la lampada del corridoio esclusa
it|tranne la lampada del corridoio spegni tutte le luci
it|a parte la lampada del corridoio spegni tutte le luci
nl|doe alle lampen uit, de ganglamp uitgezonderd
sv|släck alla lampor, hallampan undantagen
nl|behalve de ganglamp alle lampen uit
sv|förutom hallampan ska alla lampor släckas
pl|zgaś wszystkie światła, lampę w korytarzu wyłączając
cs|zhasni všechna světla, lampu na chodbě ne
pl|oprócz lampy w korytarzu zgaś wszystkie światła
cs|kromě lampy na chodbě zhasni všechna světla
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
pt|não desligues o rádio, pausa-o só|turn_off
it|non spegnere la radio, mettila solo in pausa|turn_off
nl|zet de radio niet uit, maar pauzeer hem|turn_off
sv|stäng inte av radion, pausa den bara|turn_off
pl|nie wyłączaj radia, tylko je wstrzymaj|turn_off
cs|nevypínej rádio, jen ho pozastav|turn_off
"""),
)
def test_instead(code: str, text: str, deed: str) -> None:
    """What is asked for in place of a deed is meant, and the deed is not."""
    request, radio = read(code, text), HOMES[code].entity_by_id[RADIO]
    assert request.instead(radio, "pause") is True
    assert request.instead(radio, deed) is False
    assert request.stance(radio) in (Stance.FORBIDDEN, Stance.REVOKED)


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|turn on the radio, I mean turn off
pt|liga o rádio, digo, desliga
"""),
)
def test_a_deed_that_is_put_right(code: str, text: str) -> None:
    """A deed that takes the place of another is of the same device without a pronoun."""
    request, radio = read(code, text), HOMES[code].entity_by_id[RADIO]
    assert request.instead(radio, "turn_off") is True
    assert request.instead(radio, "turn_on") is False


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
es|las luces pueden apagarse
pt|as luzes podem apagar
"""),
)
def test_what_a_thing_may_do(code: str, text: str) -> None:
    """What things may do is asked for, though of people it would only be told."""
    assert stance(code, text, HALL) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
es|Ana puede apagar las luces
pt|a Ana pode apagar as luzes
"""),
)
def test_what_somebody_may_do(code: str, text: str) -> None:
    """What people may do is told."""
    assert stance(code, text, HALL) is Stance.TOLD


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
sv|jag vill inte ha hallampan på längre
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
pt|que horas são e apaga o candeeiro do corredor
it|che ore sono e spegni la lampada del corridoio
nl|hoe laat is het en doe de ganglamp uit
sv|vad är klockan och släck hallampan
pl|która godzina i zgaś lampę w korytarzu
cs|kolik je hodin a zhasni lampu na chodbě
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
pt|é de dia? Então apaga o candeeiro do corredor
pt|quem é que abre o estore e apaga o candeeiro do corredor
it|è giorno? Allora spegni la lampada del corridoio
it|come apro la tapparella e spengo la lampada del corridoio
nl|is het licht? Dan doe de ganglamp uit
sv|är det ljust? Då släck hallampan
nl|hoe open ik het rolgordijn en doe ik de ganglamp uit
sv|hur öppnar jag rullgardinen och släcker hallampan
pl|jest jasno? To zgaś lampę w korytarzu
cs|je tam světlo? Tak zhasni lampu na chodbě
pl|kto otwiera roletę i gasi lampę w korytarzu
cs|kdo otvírá roletu a zhasíná lampu na chodbě
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
it|non la lampada della cucina spegni la lampada del corridoio
it|spegni la lampada del corridoio e la lampada della cucina no
es|apaga la lámpara del pasillo y la lámpara de la cocina no
fr|éteins la lampe du couloir et la lampe de la cuisine non
sv|kökslampan behöver inte släckas, hallampan däremot
pl|zgaś nie lampę w kuchni tylko lampę w korytarzu
cs|zhasni ne lampu v kuchyni ale lampu na chodbě
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
sv|sätt hallampan på trettio nej fyrtio|30
pl|ustaw lampę w korytarzu na trzydzieści nie czterdzieści|30
cs|nastav lampu na chodbě na třicet ne čtyřicet|30
fr|mets la lampe du couloir à vingt-trois|20 3
fr|mets la lampe du couloir à soixante-dix, non, à quatre-vingts|70 60 10 4
es|pon la lámpara del pasillo al treinta, no, al treinta y cinco|30 5
pt|põe o candeeiro do corredor a trinta não a quarenta|30
pt|põe o candeeiro do corredor em trinta, não, em trinta e cinco|30 5
it|metti la lampada del corridoio al ventuno, no, al ventotto per cento|21
it|metti la lampada del corridoio al trentatré|
nl|zet de ganglamp op dertig, nee, drieëndertig|30
sv|sätt hallampan på trettio, nej, trettiotre|30
pl|ustaw lampę w korytarzu na dwadzieścia trzy|20 3
cs|nastav lampu na chodbě na dvacet tři|20 3
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


@pytest.mark.parametrize(
    ("code", "text", "deed"),
    cases("""
sv|lås upp rullgardinen|unlock
sv|lås rullgardinen|lock
sv|sätt på radion på övervåningen|turn_on
sv|stäng av radion på övervåningen|turn_off
en|turn on the radio|turn_on
en|turn off the radio on the table|turn_off
"""),
)
def test_opposed(code: str, text: str, deed: str) -> None:
    """A way to say a deed that is but a part of another one does not say it too."""
    request, other = read(code, text), UNDOING[deed]
    device = BLIND if "lock" in deed else RADIO
    one = HOMES[code].entity_by_id[device]
    ways, others = ways_to_say(code, deed), ways_to_say(code, other)
    assert request.opposes(one, others, ways)
    assert not request.opposes(one, ways, others)


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
sv|släck hallampan sen
sv|släck hallampan sen tack
sv|släck efter lunch, hallampan
sv|är det ljust ute, släck hallampan
sv|är det ljust ute så släck hallampan
sv|har alla gått kan du släcka hallampan
sv|på hallampan
"""),
)
def test_not_for_now(code: str, text: str) -> None:
    """What joins nothing puts off, and a verb before its subject makes a condition."""
    assert stance(code, text, HALL) is not Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|the hall lamp is too bright, turn it off
sv|rullgardinen är för ljus, dra ner den
sv|dra ner rullgardinen
pl|opuść roletę
"""),
)
def test_of_nothing_else(code: str, text: str) -> None:
    """A name in another form than its own asks nothing of what it does not name."""
    assert stance(code, text, RADIO) is not Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text", "apart"),
    [
        ("en", "the hall lamp needs to go off and turn on the kitchen lamp", True),
        ("pl", "zgasisz lampę w korytarzu i zapal lampę w kuchni", True),
        ("cs", "zhasneš lampu na chodbě a rozsviť lampu v kuchyni", True),
        ("de", "kannst du die flurlampe und die küchenlampe anmachen", False),
    ],
)
def test_a_wish_with_its_own_deed(code: str, text: str, *, apart: bool) -> None:
    """What a wish says the deed of itself takes no deed of what follows."""
    first = read(code, text).clauses[0]
    assert first.stance is Stance.REQUEST
    assert first.wishes_deed is apart


@pytest.mark.parametrize(
    "text",
    [
        "vypnul bys rádio a zhasl lampu na chodbě",
        "byl bych rád, kdybys vypnul rádio a zhasl lampu na chodbě",
        "já jdu spát a ty zhasni lampu na chodbě",
        "ta lampa na chodbě bliká, konečně ji zhasni",
    ],
)
def test_asked_in_czech(text: str) -> None:
    """Verbs that tell by themselves, and words that may be articles, go on asking."""
    asked = [one for one in read("cs", text).clauses if one.stance is Stance.REQUEST]
    assert asked[-1].words[-1].plain in ("chodbe", "zhasni")


@pytest.mark.parametrize(
    "text",
    [
        "nezhasínej lampu na chodbě",
        "lampu na chodbě nezhášej",
        "lampu na chodbě prosím nevytahovat",
        "rozsviť všechna světla, lampu na chodbě ne",
        "zhasni lampu na chodbě ne",
    ],
)
def test_denied_in_one_word(text: str) -> None:
    """A verb is denied by what stands before it in one word, listed or not."""
    assert stance("cs", text, HALL) in (Stance.FORBIDDEN, Stance.EXCEPTED)


def test_what_denies_nothing() -> None:
    """A noun that begins like a verb that is denied is none."""
    request = read("cs", "zhasni lampu na chodbě a přidej neonovou trubici na seznam")
    assert request.clauses[0].stance is Stance.REQUEST
