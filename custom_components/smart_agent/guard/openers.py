"""Finds by name what opens: a relay at a gate is a plain switch to Home Assistant.

Words of the languages of the translations, folded (words.fold), in any of which a
home may be named; "ü" can stand as "ue", so that "Haustür" is not "Temperatur".
"""

from collections.abc import Iterable
import re

from ..text.fold import spellings


def _listed(*texts: str) -> frozenset[str]:
    """Return the words of texts."""
    return frozenset(word for text in texts for word in text.split())


_WAYS_IN = _listed(
    # en
    "door doors gate gates garage garages barrier frontdoor backdoor",
    # de
    "tuer tueren tor tore pforte schranke",
    # fr
    "porte portes portail portails portillon barriere",
    # es
    "puerta puertas porton portones portal verja cancela garaje cochera barrera",
    # nl
    "deur deuren poort poorten hek slagboom",
    # pl
    "drzwi drzwiami brama bramy brame bramka bramke furtka furtki furtke garaz garazu",
    "garazowa garazowej garazowe szlaban",
    # it
    "porta cancello cancelli cancelletto portone portoni basculante sbarra",
    # pt
    "portas portao portoes portinhola garagem garagens cancelas",
    # sv
    "doerr doerren doerrar doerrarna porten portar grind grinden grindar garaget bommen",
    # da and nb
    "doer doeren doere doerene doerer porten porte porter laage laagen grind grinda grinden",
    "garagen garageport garageporten garasje garasjen garasjeport garasjeporten bommen",
)
"""Doors, gates and garages: what is called like one, and no other thing, opens it."""

_LOCKS = _listed(
    "lock locks deadbolt latch",
    "schloss schloesser riegel",
    "serrure serrures verrou gache",
    "cerradura cerraduras cerrojo",
    "slot sloten grendel",
    "zamek zamka zamki rygiel elektrozaczep",
    "serratura serrature elettroserratura lucchetto chiavistello",
    "fechadura fechaduras trinco ferrolho cadeado",
    "laas laaset doerrlaas doerrlaaset kodlaas kodlaaset haenglaas",
    "laas laasen laase",
)

_UNLOCKING = _listed(
    "unlock unlocks unlocking unlatch",
    "aufsperren aufschliessen entriegeln entriegle entriegelung entsperren entsperre",
    "deverrouille deverrouiller deverrouillage",
    "abrepuertas desbloquea desbloquear desbloqueo",
    "ontgrendel ontgrendelen ontgrendeling ontsluiten",
    "odblokuj odblokowanie",
    "sblocca sbloccare sblocco apriporta apricancello",
    "destranca destrancar desbloqueia desbloqueio",
    "upplaasning",
    "oplaas oplaase oplaasning opplaasing opplaasning",
)
"""Words that say by themselves that somebody is let in."""

_OPENING = _UNLOCKING | _listed(
    "open opens opening opener buzzer",
    "oeffne oeffnen oeffner oeffnung aufmachen",
    "ouvre ouvrir ouverture ouvreur",
    "abre abrir apertura",
    "opent openen",
    "otworz otwieraj otwieranie otwarcie otwieracz",
    "apri apre aprire",
    "abra abertura abridor",
    "oeppna oeppnar oeppnare oeppnaren oeppning",
    "aabn aabne aaben aabning aabner aapne aapning aapner",
)

_ENDS = tuple(
    _listed(
        "tuer tueren oeffner oeffnung schloss garagentor hoftor gartentor haustor rolltor",
        "schiebetor einfahrtstor einfahrttor eingangstor zufahrtstor scheunentor",
        "deur deuren poort poorten deurslot opener",
        "doerr doerren doerrlaas doerrlaaset sgrind sgrinden oeppnare oeppnaren",
        "doer doeren laas laasen aabner aapner garageport indkoerselsport innkjoerselsport",
        "laage laagen grind grinda",
    )
)
"""Last parts of words that are one in Germanic languages."""

_STARTS = tuple(
    _listed(
        "garage garagen garaz tuer toroeffner torantrieb torsteuerung haustuer door",
        "gateopener deur poort doer garasje portaabner portaapner",
        "doerr grindoeppn portoeppn",
    )
)

_OTHER_THINGS = _listed(
    # en
    "light lights lamp lamps lighting outlet socket plug power fan heater heating",
    "heat camera cam bell doorbell chime sensor music radio speaker tv child alert",
    "alerts notification notifications detection alarm siren charger freezer fridge",
    "close closes closing restart reboot identify update led wifi",
    # de
    "licht lichter lampe lampen beleuchtung steckdose strom heizung heizer luefter",
    "kamera klingel gong sirene kinder kindersicherung meldung schliesse schliessen",
    "zumachen neustart",
    # fr
    "lumiere lumieres lampes eclairage prise prises chauffage ventilateur sonnette",
    "carillon musique enfant enfants ferme fermer fermeture redemarrer",
    # es
    "luz luces lampara lamparas iluminacion enchufe calefaccion ventilador camara",
    "timbre musica ninos cierra cerrar cierre reiniciar",
    # nl
    "lampjes verlichting stopcontact stekker verwarming ventilator deurbel bel",
    "kinderslot muziek sluit sluiten herstarten",
    # pl
    "swiatlo swiatla oswietlenie lampka gniazdko gniazdo ogrzewanie wentylator",
    "dzwonek muzyka dziecko dzieci zamknij zamkniecie",
    # it
    "luce luci lampada lampade lampadina illuminazione presa prese riscaldamento",
    "ventilatore telecamera campanello musica bambini chiudi chiudere riavvia",
    # pt
    "luzes lampadas iluminacao tomada tomadas aquecimento aquecedor ventoinha camara",
    "campainha criancas fecha fechar",
    # sv
    "lampa lampan lampor lamporna ljus ljuset belysning belysningen uttag uttaget",
    "vaerme flaekt flaekten ringklocka ringklockan barnlaas barnsaekring",
    "staeng staenger staengning",
    # da and nb
    "lys lyset lampen belysning stikkontakt stik varme varmen ventilator vifte klokke",
    "ringeklokke doerklokke musik musikk boern barn boernesikring barnesikring luk lukk lukke",
    "genstart",
    # A port, which is a "porta" in Italian and Portuguese.
    "usb hdmi ethernet poe lan",
)
"""What may be at a door and opens nothing, and verbs that close."""

_OTHER_ENDS = tuple(
    _listed(
        "licht lichter lampe lampen beleuchtung steckdose heizung klingel kamera melder",
        "luefter sicherung lamp lampen verlichting bel light lights bell",
        "lampa lampan lampor ljus ljuset belysning belysningen klocka klockan uttag flaekt",
        "lampe lys lyset belysning klokke klokken kontakt vifte varme sensor",
    )
)

_WATERING = (
    "irrigation",
    "watering",
    "drip",
    "bewaesser",
    "sprenger",
    "arros",
    "goutte",
    "riego",
    "aspersor",
    "beregen",
    "sproei",
    "nawadnia",
    "zraszacz",
    "irrigaz",
    "annaffia",
    "innaffia",
    "irrigac",
    "regador",
    "gotej",
    "bevattn",
    "vattenspridare",
    "vattna",
    "vanding",
    "vanning",
    "havevand",
    "hagevann",
    "sprinkl",
)
"""How words for the watering of a garden begin."""

_APART = ({"laas", "op"}, {"laas", "opp"}, {"luk", "op"}, {"lukk", "opp"})
"""Words that say together that somebody is let in: "lås døren op"."""

_OPENERS = ("oeffner", "aabner", "aapner")
"""How a word ends that is of what opens."""

_CASE = re.compile(r"(?<=[a-z])(?=[A-Z])|_")


def is_opener(names: Iterable[str]) -> bool:
    """Return whether one of the names of a switch or button says that it opens.

    The name of a way in or a lock is enough, where no other thing stands beside it: the
    light of the garage. A word for opening says it whatever stands beside it.
    """
    return any(_is_opener(_words(name)) for name in names)


def names_lock(names: Iterable[str]) -> bool:
    """Return whether a name is that of a lock."""
    return any(any(map(_is_lock, _words(name))) for name in names)


def names_opening(names: Iterable[str]) -> bool:
    """Return whether a name says that something is opened to let in.

    So of scripts and scenes, whose names tell what is done and not with what alone.
    """
    return any(_says_opening(_words(name)) for name in names)


def names_watering(names: Iterable[str]) -> bool:
    """Return whether a name is of what waters a garden."""
    return any(word.startswith(_WATERING) for name in names for word in _words(name))


def _is_opener(words: frozenset[str]) -> bool:
    """Return whether these words of one name are of what opens."""
    if _says_opening(words):
        return True
    is_way_in = any(_is_way_in(word) or _is_lock(word) for word in words)
    return is_way_in and not any(map(_is_other, words))


def _says_opening(words: frozenset[str]) -> bool:
    """Return whether these words say that a way in is opened, or something unlocked."""
    if not _UNLOCKING.isdisjoint(words) or any(map(words.issuperset, _APART)):
        return True
    opened = {word for word in words if word in _OPENING or word.endswith(_OPENERS)}
    return bool(opened) and any(_is_way_in(word) or _is_lock(word) for word in words)


def _is_way_in(word: str) -> bool:
    """Return whether a word is, or begins or ends with, one for a way in."""
    if word in _WAYS_IN:
        return True
    begins_or_ends = word.startswith(_STARTS) or word.endswith(_ENDS)
    return begins_or_ends and not _is_other(word)


def _is_lock(word: str) -> bool:
    """Return whether a word is, or ends with, one for a lock."""
    return word in _LOCKS or word.endswith(("schloss", "deurslot", "laas", "laasen"))


def _is_other(word: str) -> bool:
    """Return whether a word is of a thing that opens nothing."""
    return word in _OTHER_THINGS or word.endswith(_OTHER_ENDS)


def _words(name: str) -> frozenset[str]:
    """Return the words of a name in all spellings."""
    apart = _CASE.sub(" ", name)
    return frozenset(word for way in spellings(apart) for word in way)
