"""How people speak to a house aloud: run on, with topics, vocatives and exclamations."""

import pytest

from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.deeds import ways_to_say
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home
from .test_classes import HALL, HOMES, KITCHEN, RADIO, cases, read, stance

REQUESTS = """
en|hall lamp off it's too bright in here
en|hall lamp on right now please I'm freezing
en|hall lamp at forty percent it's blinding me
en|it's like a cave out there pop the hall lamp on
en|whack the hall lamp on love
en|hall lamp off please, mate
en|stick the hall lamp on darling
en|it's freezing in this place stick the hall lamp on
en|hall lamp off please the kids are asleep
de|flurlampe aus ich will schlafen
de|flurlampe auf vierzig prozent es ist zu hell hier
de|mach mal die flurlampe an, alter
fr|lampe du couloir éteinte je vais dormir
fr|lampe du couloir à quarante pour cent il fait trop clair
fr|allume la lampe du couloir, ma belle
es|lámpara del pasillo al cuarenta por ciento no veo nada
es|enciende ya la lámpara del pasillo que he oído un ruido
es|apaga la lámpara del pasillo que estoy durmiendo
es|enciende la lámpara del pasillo, guapa
pt|candeeiro do corredor a quarenta por cento não vejo nada
pt|acende já o candeeiro do corredor que ouvi um barulho
pt|apaga o candeeiro do corredor que eu tô dormindo
pt|acende o candeeiro do corredor, minha linda
pt|o candeeiro que está ali, o do corredor, acende-o
pt|meninos para dentro, e tu apaga o candeeiro do corredor
pt|a avó diz que lhe faz mal aos olhos, por isso apaga o candeeiro do corredor
pt|isto parece uma gruta acende o candeeiro do corredor
pt|escuro como breu, acende o candeeiro do corredor
nl|ganglamp uit ik ga slapen
sv|hallampan av jag ska sova
nl|ganglamp naar veertig procent ik zit te lezen
sv|hallampan på fyrtio procent jag sitter och läser
nl|zet de ganglamp aan, makker
sv|släng på hallampan, polarn
pl|lampa w korytarzu na czterdzieści procent nic nie widzę
cs|lampu na chodbě na čtyřicet procent nic nevidím
pl|zapal lampę w korytarzu, stary
cs|rozsviť lampu na chodbě, kámo
en|the hall lamp, get that on would you
fr|la lampe près du mur, celle du couloir, allume-la
es|la lámpara que está ahí, la del pasillo, enciéndela
en|kids to bed now, and you turn off the hall lamp
de|die kinder ins bett, und du mach die flurlampe aus
fr|les enfants au lit, et toi éteins la lampe du couloir
es|niños adentro ya, y tú apaga la lámpara del pasillo
nl|kinderen naar bed, en jij doe de ganglamp uit
sv|barnen i säng, och du släck hallampan
pl|dzieciaki do łóżek, a ty zgaś lampę w korytarzu
cs|děti do postele, a ty zhasni lampu na chodbě
en|grandma says it's too bright, so please turn off the hall lamp
de|oma sagt die sonne blendet sie, also mach bitte die flurlampe aus
fr|mamie dit qu'il fait trop clair, alors éteins la lampe du couloir
es|la abuela dice que le molesta, así que apaga la lámpara del pasillo
nl|oma zegt dat het te fel is, dus doe de ganglamp uit
sv|mormor säger att det är för ljust, så släck hallampan
pl|babcia mówi że jest za jasno, więc zgaś lampę w korytarzu
cs|babička říká že je moc světla, takže zhasni lampu na chodbě
fr|on se croirait dans une grotte allume la lampe du couloir
es|esto parece una cueva enciende la lámpara del pasillo
nl|het lijkt hier wel een grot doe de ganglamp aan
sv|det är som en grotta här tänd hallampan
de|hier stinkt's mach die flurlampe aus
pl|żona mówi żeby zgasić lampę w korytarzu, no to zgaś
cs|žena říká ať zhasneme lampu na chodbě, tak ji zhasni
en|as dark as a cave here, turn on the hall lamp
es|oscuro como la boca del lobo, enciende la lámpara del pasillo
it|lampada del corridoio al quaranta per cento non ci vedo
it|spegni subito la lampada del corridoio che sto dormendo
it|accendi la lampada del corridoio, bello
it|la lampada che c'è lì, quella del corridoio, accendila
it|bambini a letto, e tu spegni la lampada del corridoio
it|la nonna dice che le dà fastidio, quindi spegni la lampada del corridoio
it|sembra una caverna accendi la lampada del corridoio
it|buio come in una grotta, accendi la lampada del corridoio
nl|donker als de nacht hier, doe de ganglamp aan
sv|mörkt som i graven här, tänd hallampan
pl|ciemno jak w grobie, zapal lampę w korytarzu
cs|je tu tma jako v pytli, rozsviť lampu na chodbě
pl|zimno tu jak w lodówce, zgaś lampę w korytarzu
cs|je tu zima jako v lednici, zhasni lampu na chodbě
"""

REMARKS = """
en|the radio's still blaring, turn the hall lamp off
en|the hall lamp has been on for hours, turn it off
en|freezing like I don't know what, hall lamp off
en|uff, what a heat, hall lamp to forty percent
de|die flurlampe surrt ja immer noch, schalt die endlich ab
de|die flurlampe brummt seit stunden, mach sie aus
de|ich friere wie sonst was, mach die flurlampe aus
de|so eine hitze, flurlampe auf vierzig prozent
fr|la lampe du couloir brille toujours, éteins-la
fr|la lampe du couloir est allumée depuis des heures, éteins-la
fr|quelle chaleur, lampe du couloir à quarante pour cent
es|la lámpara del pasillo lleva horas encendida, apágala de una vez
es|la lámpara del pasillo sigue encendida todavía, apágala
es|qué calor, lámpara del pasillo al cuarenta por ciento
pt|o candeeiro do corredor está aceso há horas, apaga-o de uma vez
pt|o candeeiro do corredor ainda tá ligado, desliga ele
pt|que calor, candeeiro do corredor a quarenta por cento
it|la lampada del corridoio è accesa da ore, spegnila una buona volta
it|la lampada del corridoio ronza ancora, spegnila
it|che caldo, lampada del corridoio al quaranta per cento
it|spegni la lampada del corridoio, sta per iniziare il film
nl|de ganglamp bromt nog steeds, doe die uit
sv|hallampan surrar fortfarande, släck den
nl|de ganglamp brandt al uren, doe hem uit
sv|hallampan har varit på i timmar, släck den
nl|wat een hitte, ganglamp op veertig procent
sv|vilken hetta, hallampan på fyrtio procent
pl|lampa w korytarzu mruga od godziny, wyłącz ją wreszcie
cs|lampa na chodbě bliká už hodinu, konečně ji vypni
pl|lampa w korytarzu ciągle brzęczy, zgaś ją
cs|lampa na chodbě pořád bzučí, zhasni ji
pl|zmarzłam jak nie wiem co, zgaś lampę w korytarzu
cs|zmrzla jsem na kost, zhasni lampu na chodbě
pl|uff, jak gorąco, lampa w korytarzu na czterdzieści procent
cs|uf, to je horko, lampu na chodbě na čtyřicet procent
pl|zgaś lampę w korytarzu, zaraz zaczyna się serial
cs|zhasni lampu na chodbě, za chvíli začíná seriál
"""

CONCLUSIONS = """
en|I'm going to have a shower so hall lamp on
en|I'm sweating so hall lamp to sixty percent
en|it's dark in here so the hall lamp on
de|ich geh duschen also flurlampe an
de|ich schwitze also flurlampe auf sechzig prozent
fr|je suis en nage alors lampe du couloir à soixante pour cent
fr|je vais dormir donc lampe du couloir éteinte
es|estoy leyendo así que lámpara del pasillo al sesenta por ciento
es|tengo sueño entonces lámpara del pasillo apagada
pt|estou a ler por isso candeeiro do corredor a sessenta por cento
pt|tô com sono então candeeiro do corredor apagado
it|sto leggendo quindi lampada del corridoio al sessanta per cento
it|ho sonno quindi lampada del corridoio spenta
nl|ik ga zo onder de douche dus ganglamp aan
sv|jag ska duscha så hallampan på
nl|ik ga slapen dus de ganglamp uit
sv|jag ska sova så hallampan av
pl|idę spać więc lampa w korytarzu na dwadzieścia procent
cs|jdu spát takže lampu na chodbě na dvacet procent
pl|nic nie widzę więc lampa w korytarzu na sześćdziesiąt procent
cs|nic nevidím takže lampu na chodbě na šedesát procent
"""

POLITE = """
en|might I trouble you to turn off the hall lamp
en|would you be good enough to turn off the hall lamp?
en|I'd be obliged if you'd turn off the hall lamp
de|hätten Sie die Güte, die flurlampe auszuschalten?
de|sei doch so gut und mach die flurlampe aus
de|wärst du wohl so nett und machst die flurlampe aus?
fr|auriez-vous l'amabilité d'éteindre la lampe du couloir ?
fr|pourriez-vous avoir la gentillesse d'éteindre la lampe du couloir ?
fr|seriez-vous assez gentil pour éteindre la lampe du couloir ?
es|¿tendría usted la amabilidad de apagar la lámpara del pasillo?
es|¿serías tan gentil de apagar la lámpara del pasillo?
pt|teria a bondade de apagar o candeeiro do corredor?
pt|a senhora poderia fazer a gentileza de apagar o candeeiro do corredor?
it|avrebbe la cortesia di spegnere la lampada del corridoio?
it|saresti così gentile da spegnere la lampada del corridoio?
nl|zou u de vriendelijkheid willen hebben om de ganglamp uit te doen?
sv|skulle ni kunna ha vänligheten att släcka hallampan?
nl|zou u zo aardig willen zijn om de ganglamp uit te doen?
sv|skulle du vilja vara så rar och släcka hallampan?
pl|czy zechciałaby pani zgasić lampę w korytarzu?
cs|byla byste tak laskavá a zhasla lampu na chodbě?
pl|lampę w korytarzu zgaś, bardzo poproszę
cs|lampu na chodbě zhasni, moc prosím
"""

BEFORE_I_FORGET = """
en|turn off the hall lamp before I forget
en|before I forget, turn off the hall lamp
de|ehe ich's vergesse, mach die flurlampe aus
de|mach die flurlampe aus, bevor ich es vergesse
fr|éteins la lampe du couloir avant que j'oublie
fr|avant que je n'oublie, éteins la lampe du couloir
es|apaga la lámpara del pasillo antes de que se me olvide
es|antes de que se me olvide, apaga la lámpara del pasillo
pt|apaga o candeeiro do corredor antes que me esqueça
pt|antes que eu me esqueça, apaga o candeeiro do corredor
it|spegni la lampada del corridoio prima che mi dimentichi
it|prima che me ne dimentichi, spegni la lampada del corridoio
nl|voor ik het vergeet, doe de ganglamp uit
sv|innan jag glömmer det, släck hallampan
nl|doe de ganglamp uit voordat ik het vergeet
sv|släck hallampan innan jag glömmer det
pl|zgaś lampę w korytarzu, zanim zapomnę
cs|zhasni lampu na chodbě, než zapomenu
pl|póki pamiętam, zgaś lampę w korytarzu
cs|dokud na to myslím, zhasni lampu na chodbě
"""

NO_REQUESTS = """
en|the electrician recommended turning off the hall lamp
de|der elektriker hat uns empfohlen die flurlampe auszuschalten
fr|l'électricien nous a conseillé d'éteindre la lampe du couloir
es|el técnico nos recomendó apagar la lámpara del pasillo
nl|de monteur raadde ons aan de ganglamp uit te doen
sv|elektrikern rådde oss att släcka hallampan
pl|elektryk polecił nam zgasić lampę w korytarzu
cs|elektrikář nám doporučil zhasnout lampu na chodbě
en|"turn off the hall lamp" it says on the sign
de|"flurlampe hinter sich ausschalten" steht da auf dem schild
fr|"éteindre la lampe du couloir derrière soi" c'est écrit sur le panneau
es|"apagar la lámpara del pasillo" pone en el cartel
pt|o eletricista recomendou-nos apagar o candeeiro do corredor
pt|"apagar o candeeiro do corredor" está escrito na placa
pt|mal comece a chover apagas o candeeiro do corredor
pt|ao anoitecer acende o candeeiro do corredor
pt|a minha mulher cozinha e tu apagaste o candeeiro do corredor
pt|o candeeiro do corredor está aceso há horas
pt|apaga sempre o candeeiro do corredor
pt|ontem esqueci-me completamente de apagar o candeeiro do corredor
nl|"ganglamp achter u uitdoen" staat er op het bordje
sv|"släck hallampan efter dig" står det på skylten
pl|"lampę w korytarzu za sobą gasić" jest na tabliczce
cs|"lampu na chodbě po sobě zhasínat" je na cedulce
de|radio aus, flurlampe aus, hat er gerufen und weg war er
de|flurlampe aus, hat sie gebrüllt
es|como empiece a llover apagas la lámpara del pasillo
es|como anochezca enciende la lámpara del pasillo
en|turn on the hall lamp, she's having twins, no way
pl|zgaś lampę w korytarzu jak wyjdę
cs|zhasni lampu na chodbě až odejdu
pl|zgaś lampę w korytarzu jak będzie jasno
cs|zhasni lampu na chodbě jak bude světlo
nl|doe de ganglamp uit als het licht is
sv|släck hallampan när det är ljust
en|he said it's dark so mum turned off the hall lamp
de|er rief mach das radio aus, dann mach die flurlampe aus
es|mi mujer cocina y tú apagaste la lámpara del pasillo
en|you always turn off the hall lamp
en|the hall lamp that is on it bothers me
en|never turn off the hall lamp it's too dark
en|the hall lamp has been on for hours
de|die flurlampe surrt immer noch
fr|la lampe du couloir brille toujours
es|la lámpara del pasillo lleva horas encendida
nl|de ganglamp bromt nog steeds
sv|hallampan surrar fortfarande
pl|lampa w korytarzu mruga od godziny
cs|lampa na chodbě bliká už hodinu
en|always turn off the hall lamp
de|die flurlampe immer ausmachen
fr|éteins toujours la lampe du couloir
es|apaga siempre la lámpara del pasillo
nl|doe de ganglamp altijd uit
sv|släck alltid hallampan
pl|zawsze gaś lampę w korytarzu
cs|vždycky zhasínej lampu na chodbě
en|turn off the hall lamp before I forget to lock up
fr|éteins la lampe du couloir avant que j'oublie de sortir
de|gestern hab ich doch glatt vergessen, die flurlampe auszuschalten
en|yesterday I clean forgot, to turn off the hall lamp
fr|hier j'ai encore oublié, d'éteindre la lampe du couloir
es|ayer se me olvidó por completo apagar la lámpara del pasillo
it|l'elettricista ci ha consigliato di spegnere la lampada del corridoio
it|"spegnere la lampada del corridoio" c'è scritto sul cartello
it|appena fa buio accendi la lampada del corridoio
it|la lampada del corridoio è accesa da ore
it|spegni sempre la lampada del corridoio
it|ieri mi sono dimenticato di spegnere la lampada del corridoio
it|accendi la lampada del corridoio un'ora prima di cena
it|basta accendere e spegnere la lampada del corridoio
it|aspetta a spegnere la lampada del corridoio
it|chiudo io la lampada del corridoio o la spegni tu?
nl|gisteren ben ik glad vergeten, de ganglamp uit te doen
sv|igår glömde jag visst, att släcka hallampan
pl|wczoraj całkiem zapomniałem zgasić lampę w korytarzu
cs|včera jsem úplně zapomněl zhasnout lampu na chodbě
"""


@pytest.mark.parametrize(
    ("code", "text"),
    [
        case
        for texts in (REQUESTS, REMARKS, CONCLUSIONS, POLITE, BEFORE_I_FORGET)
        for case in cases(texts)
    ],
)
def test_asked_for(code: str, text: str) -> None:
    """What stands around a command in speech does not keep it from being one."""
    assert stance(code, text, HALL) is Stance.REQUEST


@pytest.mark.parametrize(("code", "text"), cases(NO_REQUESTS))
def test_not_asked_for(code: str, text: str) -> None:
    """What is told, quoted, exclaimed or made to depend on something is no request."""
    assert stance(code, text, HALL) is not Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|turn off the hall lamp, no not that one, the kitchen lamp
de|mach die flurlampe aus, nein, nicht die, die küchenlampe
fr|éteins la lampe du couloir, non, pas celle-là, la lampe de la cuisine
es|apaga la lámpara del pasillo, no, esa no, la lámpara de la cocina
pt|apaga o candeeiro do corredor, não, esse não, o candeeiro da cozinha
nl|doe de ganglamp uit, nee, niet die, de keukenlamp
sv|släck hallampan, nej, inte den, kökslampan
pl|zgaś lampę w korytarzu, nie, nie tę, lampę w kuchni
cs|zhasni lampu na chodbě, ne, tu ne, lampu v kuchyni
en|turn off the lamps, the one in the hall not because I'm reading
de|mach die lampen aus, die flurlampe nicht weil ich lese
fr|éteins les lampes, celle du couloir non parce que je lis
es|apaga las lámparas, la del pasillo no que estoy leyendo
pt|apaga os candeeiros, o do corredor não que estou a ler
it|spegni la lampada del corridoio, no, non quella, la lampada della cucina
it|spegni le lampade, quella del corridoio no che sto leggendo
nl|doe de lampen uit, de ganglamp niet want ik lees
sv|släck lamporna, inte hallampan för jag läser
pl|zgaś lampy, tej w korytarzu nie bo czytam
cs|zhasni lampy, tu na chodbě ne protože čtu
"""),
)
def test_the_other_one(code: str, text: str) -> None:
    """What is taken back or left out behind a command is not meant, the other one is."""
    assert stance(code, text, HALL) is not Stance.REQUEST
    assert stance(code, text, KITCHEN) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|turn off the hall lamp, as long as the radio keeps playing
de|mach die flurlampe aus, hauptsache das radio bleibt an
fr|éteins la lampe du couloir, pourvu que la radio reste allumée
es|apaga la lámpara del pasillo, con tal de que la radio siga sonando
pt|apaga o candeeiro do corredor, desde que o rádio continue a tocar
it|spegni la lampada del corridoio, basta che la radio resti accesa
nl|doe de ganglamp uit, zolang de radio maar aan blijft
sv|släck hallampan, så länge radion fortsätter spela
pl|zgaś lampę w korytarzu, byle radio grało dalej
cs|zhasni lampu na chodbě, hlavně ať rádio hraje dál
"""),
)
def test_what_must_go_on(code: str, text: str) -> None:
    """What is to go on as it is excepts a device and makes nothing depend on it."""
    assert stance(code, text, HALL) is Stance.REQUEST
    assert stance(code, text, RADIO) is Stance.EXCEPTED


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|hall lamp to eighty percent, no, let's say forty
de|flurlampe auf achtzig prozent, nein, sagen wir vierzig
fr|lampe du couloir à quatre-vingts pour cent, non, disons quarante
es|lámpara del pasillo al ochenta por ciento, no, digamos cuarenta
pt|candeeiro do corredor a oitenta por cento, não, digamos quarenta
it|lampada del corridoio all'ottanta per cento, no, diciamo quaranta
nl|ganglamp op tachtig procent, nee, zeg maar veertig
sv|hallampan på åttio procent, nej, säg fyrtio
pl|lampa w korytarzu na osiemdziesiąt procent, nie, powiedzmy czterdzieści
cs|lampu na chodbě na osmdesát procent, ne, řekněme čtyřicet
en|hall lamp to eighty percent, hmm, make it forty
de|flurlampe auf achtzig prozent, machen wir vierzig
"""),
)
def test_a_value_that_is_proposed(code: str, text: str) -> None:
    """A number that "let's say" proposes is meant, and nothing is told by it."""
    assert stance(code, text, HALL) is Stance.REQUEST
    assert "80" in read(code, text).withdrawn
    assert "40" not in read(code, text).withdrawn


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|radio off, no wait, just pause it
de|radio aus, ne moment, nur auf pause
fr|éteins la radio, non attends, juste en pause
es|apaga la radio, no espera, solo en pausa
pt|desliga o rádio, não espera, só em pausa
it|spegni la radio, no aspetta, solo in pausa
nl|radio uit, nee wacht, alleen op pauze
sv|radion av, nej vänta, bara på paus
pl|wyłącz radio, nie czekaj, tylko pauza
cs|vypni rádio, ne počkej, jen pauza
"""),
)
def test_only_paused(code: str, text: str) -> None:
    """A state that is asked for in place of a deed is meant, by whatever preposition."""
    request, radio = read(code, text), HOMES[code].entity_by_id[RADIO]
    assert request.instead(radio, "turn_off") is not True
    assert request.stance(radio) is not Stance.REQUEST or (
        request.instead(radio, "pause") is not False
    )
    assert request.instead(radio, "pause") is not False


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|butter and yeast need to go on the shopping list, write them down please
de|butter und hefe müssen noch auf die einkaufsliste, schreib das bitte drauf
fr|il faut du beurre sur la liste de courses, note-le
es|falta mantequilla en la lista de la compra, apúntala
pt|falta manteiga na lista de compras, anota aí
it|sulla lista della spesa manca il burro, segnalo
nl|boter moet nog op de boodschappenlijst, schrijf dat er even op
sv|smör ska upp på inköpslistan, skriv upp det
pl|masło musi być na liście zakupów, zapisz to
cs|máslo musí být na nákupním seznamu, zapiš to
"""),
)
def test_written_down(code: str, text: str) -> None:
    """What is to be written down may be named before: a list takes it up."""
    names = {
        "en": "Shopping List",
        "de": "Einkaufsliste",
        "fr": "Liste de courses",
        "es": "Lista de la compra",
        "pt": "Lista de compras",
        "it": "Lista della spesa",
        "nl": "Boodschappenlijst",
        "sv": "Inköpslista",
        "pl": "Lista zakupów",
        "cs": "Nákupní seznam",
    }
    house = home(entity("todo.shopping", names[code]), entity(HALL, "Lumi"))
    request = read_request(text, code, house)
    assert request.stance(house.entity_by_id["todo.shopping"]) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text"),
    cases("""
en|turn off all the lights, just leave me the study one
en|turn off all the lights, except of course in the study
de|mach alle lichter aus, nur im study lass an
de|mach alle lichter aus, außer natürlich im study
fr|éteins toutes les lumières, sauf bien sûr dans le study
es|apaga todas las luces, salvo claro en el study
pt|apaga as luzes todas, menos no study, claro
it|spegni tutte le luci, tranne ovviamente in study
nl|doe alle lichten uit, behalve dan in de study want daar zit ik
sv|släck alla lampor, utom förstås i study för där sitter jag
pl|pogaś wszystkie światła, tylko w study zostaw, bo tata pracuje
cs|pozhasínej všechna světla, jen v study nech svítit, protože táta pracuje
"""),
)
def test_left_behind(code: str, text: str) -> None:
    """What is left as it is behind a command for all is not meant."""
    house = home(
        entity("light.one", "Lumo", area="Study"),
        entity("light.two", "Luma", area="Attic"),
    )
    request = read_request(text, code, house)
    one, two = (house.entity_by_id[f"light.{name}"] for name in ("one", "two"))
    assert request.stance(one) in (Stance.EXCEPTED, Stance.FORBIDDEN)
    assert request.stance(two) is Stance.REQUEST


@pytest.mark.parametrize(
    "text",
    [
        "pogaś wszystkie światła, tylko w gabinecie zostaw",
        "pogaś wszystkie światła, w gabinecie zostaw, bo tata pracuje",
    ],
)
def test_a_place_in_another_form(text: str) -> None:
    """What is left as it is in a place is not only what is named in the same form."""
    house = home(
        entity("light.desk", "Lampka", area="Gabinet"),
        entity("light.bed", "Kinkiet", area="Sypialnia"),
        entity("cover.study", "Roleta w gabinecie", area="Gabinet"),
    )
    request = read_request(text, "pl", house)
    desk, bed = (house.entity_by_id[f"light.{name}"] for name in ("desk", "bed"))
    assert request.stance(desk) is Stance.FORBIDDEN
    assert request.stance(bed) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text", "share"),
    [
        ("en", "hall lamp on, but only twenty percent", "20%"),
        ("en", "turn on the hall lamp at 30 percent, no, 40", None),
        ("en", "turn on the hall lamp and the kitchen lamp at ten percent", None),
        ("de", "flurlampe an, aber nur zwanzig prozent", "20%"),
        ("fr", "allume la lampe du couloir, mais à vingt-cinq pour cent", "25%"),
        ("es", "enciende la lámpara del pasillo al treinta y cinco por ciento", "35%"),
        ("pt", "acende o candeeiro do corredor a trinta e cinco por cento", "35%"),
        ("nl", "ganglamp aan op vijfentwintig procent", "25%"),
        ("sv", "hallampan på tjugofem procent", "25%"),
        ("pl", "zapal lampę w korytarzu na dwadzieścia pięć procent", "25%"),
        ("pl", "zapal lampę w korytarzu", None),
    ],
)
def test_a_share(code: str, text: str, share: str | None) -> None:
    """How far something is to be on is told by what the words say of it."""
    assert read(code, text).share(HOMES[code].entity_by_id[HALL]) == share


def test_a_name_and_a_place() -> None:
    """A device that is called by its name is not what a longer place names better."""
    text = "could you dim the hall lamp to ten percent and set the hall heating to 19"
    assert stance("en", text, HALL) is Stance.REQUEST


@pytest.mark.parametrize(
    "text",
    ["turn on the kitchen lamp at ten percent", "the kitchen lamp at ten per cent"],
)
def test_no_time(text: str) -> None:
    """A number of something is no hour."""
    assert stance("en", text, KITCHEN) is Stance.REQUEST


@pytest.mark.parametrize(
    ("code", "text", "sets"),
    [
        ("en", "the radio, put it at thirty percent", True),
        ("es", "bájale a la radio al quince por ciento", True),
        ("pt", "o rádio, põe a trinta por cento", True),
        ("fr", "la radio, mets-la à trente", True),
        ("pl", "przycisz radio do dwudziestu procent", True),
        ("de", "radio auf vierzig prozent", True),
        ("en", "turn off the radio at thirty percent", False),
        ("en", "turn off the radio", False),
        ("en", "put out two of the lamps", False),
    ],
)
def test_a_value_in_place_of_a_deed(code: str, text: str, *, sets: bool) -> None:
    """Where words set a value and say no deed, they do not turn anything off."""
    radio = HOMES[code].entity_by_id[RADIO]
    off = ways_to_say(code, "turn_off")
    assert read(code, text).sets(radio, off) is sets


@pytest.mark.parametrize(
    ("code", "text", "there"),
    [
        ("en", "turn off the radio in the dining corner", False),
        ("en", "turn off the radio in the dining room", True),
        ("fr", "éteins la radio dans la chambre d'amis", False),
        ("fr", "éteins la radio dans la chambre", True),
        ("pl", "wyłącz radio w pokoju gościnnym", False),
        ("pl", "wyłącz radio w pokoju dziennym", True),
    ],
)
def test_a_place_that_only_begins_alike(code: str, text: str, *, there: bool) -> None:
    """A place that goes on otherwise than one of the home is none of it."""
    name = {"en": "Dining Room", "fr": "Chambre", "pl": "Pokój dzienny"}[code]
    house = home(entity(RADIO, "Radio", area=name), areas=[name])
    said = read_request(text, code, house).stance(house.entity_by_id[RADIO])
    assert (said is Stance.REQUEST) is there


def test_named_for_what_it_hangs_over() -> None:
    """The light over the sink is the sink light, and none near it is."""
    house = home(entity("light.sink", "Sink Light"), entity(HALL, "Hall Lamp"))
    sink = house.entity_by_id["light.sink"]
    for text, said in (
        ("the light over the sink turn it on", Stance.REQUEST),
        ("turn on the light near the sink", Stance.NEARBY),
        ("turn on the fan over the sink light", Stance.NEARBY),
    ):
        assert read_request(text, "en", house).stance(sink) is said
