"""Words that an eager model listens for: verbs, kinds of devices, and little else.

Every pattern is held against the words without case and accents, joined by one space,
and finds the word forms of commands, questions, reports and habits alike.
"""

from dataclasses import dataclass
from enum import StrEnum


class Act(StrEnum):
    """What a verb asks for, whatever stands around it."""

    ON = "on"
    OFF = "off"
    OPEN = "open"
    CLOSE = "close"
    LOCK = "lock"
    UNLOCK = "unlock"
    SET = "set"
    ADD = "add"
    TIMER = "timer"
    START = "start"
    DOCK = "dock"
    PAUSE = "pause"
    RESUME = "resume"


@dataclass(frozen=True)
class Kind:
    """A kind of device: its domain, and its device class if it has one of its own."""

    domain: str
    device_class: str | None = None


KINDS = {
    "light": Kind("light"),
    "fan": Kind("fan"),
    "cover": Kind("cover"),
    "curtain": Kind("cover", "curtain"),
    "garage": Kind("cover", "garage"),
    "gate": Kind("cover", "gate"),
    "lock": Kind("lock"),
    "valve": Kind("valve"),
    "heating": Kind("climate"),
    "tv": Kind("media_player", "tv"),
    "media": Kind("media_player"),
    "vacuum": Kind("vacuum"),
    "shopping": Kind("todo"),
    "all": Kind("light"),
}


@dataclass(frozen=True)
class Verbs:
    """The words of a language: acts and kinds by pattern.

    stop begins what is no item any more, clause stands between parts of a sentence; it
    is held against the words as they are written.
    """

    acts: dict[Act, str]
    kinds: dict[str, str]
    stop: str
    clause: str


NUMBER = (
    r"\b(\d+)\b(?! ?"
    r"(min|se[ck]|stund|hour|uhr|heure|hora|uur|tim[em]|godz|hod|or[ae]\b|am|pm|h\b))"
)
"""A number that is no time."""

_TENS = {
    "en": "ten twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
    "fr": "dix vingt trente quarante cinquante soixante",
    "es": "diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "nl": "tien twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    "it": "dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "pl": "dziesiec dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat",
    "sv": "tio tjugo trettio fyrtio femtio sextio sjuttio attio nittio",
    "cs": "deset dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat",
    "pt": "dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    "da": "ti tyve tredive fyrre halvtreds tres halvfjerds firs halvfems",
    "nb": "ti tjue tretti forti femti seksti sytti atti nitti",
}
TENS = {
    language: {word: str(10 * count) for count, word in enumerate(words.split(), 1)}
    for language, words in _TENS.items()
}
"""Numbers as they are spoken, by language: "tres" is sixty in Danish, three in Spanish."""

MINUTES = r"\bminu(t|ut)"
"""What makes a number a time that a timer could take, in every language here."""

VERBS = {
    "en": Verbs(
        acts={
            Act.TIMER: r"timer|alarm|remind \w+ in|count ?down",
            Act.ADD: r"\b(add\w*|put|puts|write|wrote|note|jot|pop)\b",
            Act.UNLOCK: r"\bunlock\w*",
            Act.LOCK: r"\block(ed|s|ing|up)?\b",
            Act.OFF: r"\b(off|shut down|kill|out|cut|extinguish\w*|stop\w*|disable\w*)\b",
            Act.SET: r"\b(set|sets|setting|dim\w*|turned? (up|down)|\d+ (percent|degrees))\b",
            Act.DOCK: r"\b(dock|base|send \w+ home|go home|return\w*)\b",
            Act.PAUSE: r"\bpaus\w*",
            Act.RESUME: r"\b(resum\w*|unpaus\w*|continu\w*|play\w*)\b",
            Act.START: r"\b(start\w*|vacuum the|clean\w*|hoover\w*|activat\w*|run|runs)\b",
            Act.OPEN: r"\b(open\w*|rais\w*|roll up|pull up|lift)\b",
            Act.CLOSE: r"\b(clos\w*|shut(s|ting)?|lower\w*|draw|drawn)\b",
            Act.ON: r"\b(on|going|light up|brighten\w*|illuminate|boil|enable\w*)\b",
        },
        kinds={
            "light": r"\b(light|lights|lamp|lamps|lighting|bulb|bulbs)\b",
            "fan": r"\b(fan|fans)\b",
            "curtain": r"\b(curtain|curtains|drapes)\b",
            "cover": r"\b(blind|blinds|shutter|shutters|shades?|covers?)\b",
            "garage": r"\bgarage\b",
            "gate": r"\b(gate|gates)\b",
            "lock": r"\b(door|doors|locks)\b",
            "valve": r"\b(water|valve|tap)\b",
            "heating": r"\b(heating|heat|thermostat|radiator|warm|degrees|temperature)\b",
            "tv": r"\b(tv|telly|television)\b",
            "media": r"\b(music|radio|speaker|song|volume)\b",
            "vacuum": r"\b(vacuum|hoover|vacuuming)\b",
            "all": r"\b(everything|all)\b",
        },
        stop=r"\b(on|onto|to|in) (the|my|our) .*$",
        clause=r"[,.;:?!…]|\b(?:and|then|but)\b",
    ),
    "de": Verbs(
        acts={
            Act.TIMER: r"timer|wecker|stell\w* .* minuten|kurzzeit",
            Act.ADD: r"\b(setz\w*|schreib(e|t|en|st)?|pack\w*|fug\w*|notier\w*|gesetzt|geschrieben)\b|hinzu",
            Act.UNLOCK: r"\b(\w*entriegel\w*|sperr\w* .*\bauf|aufgesperrt|aufsperren|schliess\w* .*\bauf|aufgeschlossen|aufschliess\w*|entsperr\w*)\b",
            Act.LOCK: r"\b(\w*verriegel\w*|sperr\w* .*\b(zu|ab)|ab(ge|zu)?(sperr|schlie?o?ss)\w*|zugesperrt|zusperren|schliess\w* .*\bab|abzuschliessen)\b",
            Act.OFF: r"\b(aus|\w*ausgeschalt\w*|ausschalt\w*|ausgemacht|ausmach\w*|auszu\w+|abgeschalt\w*|abschalt\w*|abstell\w*|abgestell\w*|geht aus|ausgeht|ausgegangen|ausg[ei]\w*|losch\w*|stopp\w*|beend\w*)\b",
            Act.SET: r"\b(stell\w*|setz\w*|dimm\w*|gedimmt|\d+ (prozent|grad))\b",
            Act.DOCK: r"\b(ladestation|dock\w*|basis|heim|nach hause|zuruck\w*)\b",
            Act.PAUSE: r"\b(\w*pausier\w*|pause)\b",
            Act.RESUME: r"\b(weiter\w*|fortsetz\w*|spiel\w*|wiedergabe)\b",
            Act.START: r"\b(\w*start\w*|saug\w*|gesaugt|putz\w*|aktivier\w*)\b",
            Act.OPEN: r"\b(\w*offn\w*|\w*offen\b|auf|aufmach\w*|aufgemacht|aufzumachen|hoch\w*|rauf|aufg[ei]\w*|auf(zu)?(dreh|zieh)\w*|aufgedreht|aufgezogen)\b",
            Act.CLOSE: r"\b(schliess\w*|geschlossen|zu|zumach\w*|zugemacht|zuzumachen|runter\w*|herunter\w*|zu(zu)?(dreh|zieh)\w*|zugedreht|zugezogen)\b",
            Act.ON: r"\b(ein|an|\w*eingeschalt\w*|einschalt\w*|angemacht|anmach\w*|anzumachen|einzuschalten|anschalt\w*|angeschalt\w*|ang[ei]\w*)\b",
        },
        kinds={
            "light": r"\b\w*(licht\w*|lampen?|leuchten?|beleuchtung)\b",
            "fan": r"\b\w*(ventilator\w*|lufter)\b",
            "curtain": r"\b\w*(vorhang|vorhange\w*|gardinen?)\b",
            "cover": r"\b\w*(rollo|rollos|rolll?aden|rolladen|jalousien?)\b",
            "garage": r"\b(garage|garagentor\w*)\b",
            "gate": r"\b\w*(tor|tore|einfahrt)\b",
            "lock": r"\b\w*(tur|turen|schloss|schlosser)\b",
            "valve": r"\b\w*(wasser|ventil|hahn)\b",
            "heating": r"\b\w*(heizung\w*|thermostat\w*|heizkorper|grad|temperatur)\b",
            "tv": r"\b\w*(fernseh\w*|tv|glotze)\b",
            "media": r"\b\w*(musik|radio|lautsprecher|lied|lautstarke)\b",
            "vacuum": r"\b\w*(sauger|staubsauger|saugroboter)\b",
            "all": r"\b(alles|alle|allen)\b",
        },
        stop=r"\b(auf|zu|in|an) (die|der|den|das|meine|meiner|unsere)\b.*$|\b(zur|zum|ins) .*$",
        clause=r"[,.;:?!…]|\b(?:und|dann|aber|sondern)\b",
    ),
    "fr": Verbs(
        acts={
            Act.TIMER: r"minuteur|minuterie|alarme|compte a rebours",
            Act.ADD: r"\b(ajout\w*|note\w*|inscri\w*|mets|mettre|mis|met|rajout\w*)\b",
            Act.UNLOCK: r"\bdeverrouill\w*",
            Act.LOCK: r"\b(verrouill\w*|ferm\w* a cle)\b",
            Act.OFF: r"\b(etei\w*|coup\w*|arret\w*|desactiv\w*)\b",
            Act.SET: r"\b(regl\w*|tamis\w*|augment\w*|\d+ (pour cent|degres))\b",
            Act.DOCK: r"\b(base|station|rentr\w*|retourn\w*|renvo\w*)\b",
            Act.PAUSE: r"\b(pause|suspend\w*)\b",
            Act.RESUME: r"\b(repren\w*|repris\w*|continu\w*|relanc\w*|jou\w*)\b",
            Act.START: r"\b(lanc\w*|demarr\w*|aspir\w*|passe\w* l aspirateur|activ\w*|nettoi\w*|nettoy\w*)\b",
            Act.OPEN: r"\b(ouvr\w*|ouvert\w*|leve\w*|remont\w*|mont\w*)\b",
            Act.CLOSE: r"\b(ferm\w*|tir\w*|descend\w*|baiss\w*)\b",
            Act.ON: r"\b(allum\w*|branch\w*|eclair\w*|en marche|rallum\w*)\b",
        },
        kinds={
            "light": r"\b(lumieres?|lampes?|eclairages?)\b",
            "fan": r"\b(ventilateurs?|ventilos?|extracteurs?)\b",
            "curtain": r"\brideaux?\b",
            "cover": r"\b(volets?|stores?)\b",
            "garage": r"\bgarage\b",
            "gate": r"\b(portails?|grille)\b",
            "lock": r"\b(portes?|serrures?)\b",
            "valve": r"\b(eau|vannes?|robinet)\b",
            "heating": r"\b(chauffages?|thermostats?|radiateurs?|degres|temperature)\b",
            "tv": r"\b(tele|television|tv)\b",
            "media": r"\b(musique|radio|enceinte|chanson|volume)\b",
            "vacuum": r"\b(aspirateurs?|robot)\b",
            "all": r"\b(tout|tous|toutes|toute)\b",
        },
        stop=r"\b(sur|dans|a) (la|le|les|ma|mes|notre)\b.*$",
        clause=r"[,.;:?!…]|\b(?:et|puis|mais)\b",
    ),
    "es": Verbs(
        acts={
            Act.TIMER: r"temporizador|alarma|cuenta atras|avis\w* (en|dentro)",
            Act.ADD: r"\b(anad\w*|agreg\w*|apunt\w*|anot\w*|pon|ponme|ponga|poner|pongas|puse|pone|mete|meter)\b",
            Act.UNLOCK: r"\b(desbloque\w*|abr\w* con llave)\b",
            Act.LOCK: r"\b(bloque\w*|cerr\w* con llave|cierr\w* con llave|echa\w* (la llave|el cerrojo))\b",
            Act.OFF: r"\b(apag\w*|fuera|quit\w*|desactiv\w*|desconect\w*)\b",
            Act.SET: r"\b(ajust\w*|regul\w*|atenu\w*|\d+ (por ciento|grados))\b",
            Act.DOCK: r"\b(base|estacion|vuelv\w*|volv\w*|regres\w*|devuelv\w*)\b",
            Act.PAUSE: r"\b(paus\w*|deten\w*|par[ae])\b",
            Act.RESUME: r"\b(reanud\w*|continu\w*|sigu\w*|reproduc\w*)\b",
            Act.START: r"\b(inici\w*|empez\w*|empiez\w*|arran\w*|aspir\w*|activ\w*|limpi\w*|pon\w* en marcha)\b",
            Act.OPEN: r"\b(abr\w*|abiert\w*|levant\w*|sub\w*)\b",
            Act.CLOSE: r"\b(cerr\w*|cierr\w*|baj\w*|cort\w*)\b",
            Act.ON: r"\b(enc[ie]\w*nd\w*|prend\w*|conect\w*|ilumin\w*|hierv\w*)\b",
        },
        kinds={
            "light": r"\b(luz|luces|lamparas?|iluminacion)\b",
            "fan": r"\b(ventilador\w*|extractor\w*)\b",
            "curtain": r"\bcortinas?\b",
            "cover": r"\b(persianas?|contraventanas?)\b",
            "garage": r"\bgaraje\b",
            "gate": r"\b(verjas?|porton\w*)\b",
            "lock": r"\b(puertas?|cerraduras?)\b",
            "valve": r"\b(agua|valvulas?|grifo)\b",
            "heating": r"\b(calefaccion|termostatos?|radiador\w*|grados|temperatura)\b",
            "tv": r"\b(tele|television|televisor|tv)\b",
            "media": r"\b(musica|radio|altavoz|cancion|volumen)\b",
            "vacuum": r"\b(aspiradora?|robot)\b",
            "all": r"\b(todo|todos|todas|toda)\b",
        },
        stop=r"\b(en|a) (la|el|las|los|mi|mis|nuestra)\b.*$|\bal .*$",
        clause=r"[,.;:?!…]|\b(?:y|e|luego|pero|sino)\b",
    ),
    "nl": Verbs(
        acts={
            Act.TIMER: r"timer|wekker|kookwekker",
            Act.ADD: r"\b(voeg\w*|schrijf|schreef|noteer|toegevoegd|toe|op de \w*lijst)\b",
            Act.UNLOCK: r"\b(ontgrendel\w*|van (het )?slot|ontsluit\w*)\b",
            Act.LOCK: r"\b(vergrendel\w*|op slot|afsluit\w*|afgesloten|sluit .* af)\b",
            Act.OFF: r"\b(uit|uitgezet|uitzet\w*|uitgedaan|uitdoe\w*|uitgeschakeld|uitschakel\w*|uitga\w*|uitstaat|schakel\w* .* uit|stop\w*)\b",
            Act.SET: r"\b(stel\w*|dim\w*|gedimd|zet .* op \d+|\d+ (procent|graden))\b",
            Act.DOCK: r"\b(basis\w*|laadstation|dock\w*|terug|naar huis)\b",
            Act.PAUSE: r"\b(pauz\w*|gepauzeerd|pauze)\b",
            Act.RESUME: r"\b(hervat\w*|verder|ga door|speel\w*|afspelen)\b",
            Act.START: r"\b(start\w*|gestart|stofzuig\w*|gestofzuigd|zuig\w*|activer\w*|activeer\w*|begin\w*)\b",
            Act.OPEN: r"\b(open\w*|geopend|omhoog)\b",
            Act.CLOSE: r"\b(sluit\w*|gesloten|dicht\w*|omlaag|naar beneden)\b",
            Act.ON: r"\b(aan|aangezet|aanzet\w*|aangedaan|aandoe\w*|aang[ai]\w*|ingeschakeld|inschakel\w*|aanstaat)\b",
        },
        kinds={
            "light": r"\b\w*(licht|lichten|lampen?|verlichting)\b",
            "fan": r"\b\w*(ventilator\w*|afzuiger)\b",
            "curtain": r"\b\w*(?<!rol)gordijn\w*\b",
            "cover": r"\b\w*(rolluik\w*|rolgordijn\w*|luxaflex|jaloezie\w*)\b",
            "garage": r"\b(garage|garagedeur)\b",
            "gate": r"\b\w*(poort|poorten|hek)\b",
            "lock": r"\b\w*(deur|deuren|sloten)\b",
            "valve": r"\b\w*(water|klep|kraan)\b",
            "heating": r"\b\w*(verwarming|thermostaat|radiator|graden|temperatuur)\b",
            "tv": r"\b\w*(tv|televisie)\b",
            "media": r"\b\w*(muziek|radio|speaker|liedje|volume)\b",
            "vacuum": r"\b\w*(stofzuiger)\b",
            "all": r"\b(alles|alle|allemaal)\b",
        },
        stop=r"\b(op|aan|in) (de|het|mijn|onze)\b.*$",
        clause=r"[,.;:?!…]|\b(?:en|dan|maar)\b",
    ),
    "it": Verbs(
        acts={
            Act.TIMER: r"timer|sveglia|conto alla rovescia|contaminuti|avvis\w* tra",
            Act.ADD: r"\b(aggiun\w*|scriv\w*|scritto|segn\w*|annot\w*|appunt\w*|mett\w*|metti\w*|messo|inser\w*)\b",
            Act.UNLOCK: r"\bsblocc\w*",
            Act.LOCK: r"\b(blocc\w*|chiu\w* .*\ba chiave|chiavistello|spranga\w*)\b",
            Act.OFF: r"\b(spegn\w*|speng\w*|spent\w*|spens\w*|disattiv\w*|stacc\w*|scolleg\w*|ferm\w*)\b",
            Act.SET: r"\b(impost\w*|regol\w*|attenu\w*|smorz\w*|aument\w*|\d+ (per cento|gradi))\b",
            Act.DOCK: r"\b(base|stazione|torn\w*|rientr\w*|rimand\w*)\b",
            Act.PAUSE: r"\b(paus\w*|sospend\w*)\b",
            Act.RESUME: r"\b(riprend\w*|ripres\w*|continu\w*|riprodu\w*|suon\w*)\b",
            Act.START: r"\b(avvi\w*|parti\w*|aspira|aspirare|attiv\w*|pul\w*|lanci\w*|inizi\w*)\b",
            Act.OPEN: r"\b(apr\w*|apert\w*|alz\w*|sollev\w*|tira\w* su|spalanc\w*)\b",
            Act.CLOSE: r"\b(chiu\w*|abbass\w*|tira\w* giu|chius\w*)\b",
            Act.ON: r"\b(accen\w*|acces\w*|riaccen\w*|illumin\w*|colleg\w*)\b",
        },
        kinds={
            "light": r"\b(luc[ei]|lampad\w*|illuminazione)\b",
            "fan": r"\b(ventilator\w*|aspirator\w*|ventol\w*)\b",
            "curtain": r"\btend[ae]\b",
            "cover": r"\b(tapparell\w*|persian\w*|serrand\w*)\b",
            "garage": r"\bgarage\b",
            "gate": r"\b(cancell[oi]|porton\w*)\b",
            "lock": r"\b(port[ae]|serratur\w*)\b",
            "valve": r"\b(acqua|valvol\w*|rubinett\w*)\b",
            "heating": r"\b(riscaldament\w*|termostat\w*|termosifon\w*|gradi|temperatura)\b",
            "tv": r"\b(tele|television\w*|televisore|tv)\b",
            "media": r"\b(musica|radio|cassa|casse|canzone|volume)\b",
            "vacuum": r"\b(aspirapolvere|robot)\b",
            "all": r"\b(tutt[oaie])\b",
        },
        stop=r"\b(sulla|alla|nella|in|a) (mia |nostra )?(list\w*|spesa|attivita).*$",
        clause=r"[,.;:?!…]|\b(?:e|ed|poi|ma|pero)\b",
    ),
    "pl": Verbs(
        acts={
            Act.TIMER: r"minutnik|timer|budzik|odlicz\w*|stoper",
            Act.ADD: r"\b(doda\w*|dopis\w*|wpis\w*|zapis\w*|dorzu\w*)\b",
            Act.UNLOCK: r"\b(odblok\w*|otw\w+ zamek|odryglu\w*)\b",
            Act.LOCK: r"\b(zablok\w*|zarygl\w*|na zamek|zamk\w* na klucz|zamyk\w* na klucz)\b",
            Act.OFF: r"\b(\w*wylacz\w*|\w*gas\w*|zgasz\w*)\b",
            Act.SET: r"\b(ustaw\w*|sciemni\w*|scisz\w*|przyciemn\w*|zmniejsz\w*|zwieksz\w*|\d+ (procent|stopni))\b",
            Act.DOCK: r"\b(baz\w*|stacj\w*|wroc\w*|wrac\w*|odesl\w*)\b",
            Act.PAUSE: r"\b(wstrzym\w*|pauz\w*|zatrzym\w*)\b",
            Act.RESUME: r"\b(wznow\w*|kontynu\w*|odtw\w*|graj)\b",
            Act.START: r"\b(uruchom\w*|odkurz\w*|poodkurz\w*|start\w*|aktyw\w*|\w*sprzat\w*)\b",
            Act.OPEN: r"\b(\w*otw\w*|odkrec\w*|odslo\w*|podnie\w*|podnos\w*|rozsun\w*)\b",
            Act.CLOSE: r"\b(zamk\w*|zamyk\w*|zakrec\w*|zaslo\w*|zasun\w*|opusc\w*|zasuwa\w*)\b",
            Act.ON: r"\b(wlacz\w*|zapal\w*|zaswiec\w*|swiec\w*|pali)\b",
        },
        kinds={
            "light": r"\b(swiatl\w*|swiatel|lamp\w*|oswietleni\w*)\b",
            "fan": r"\b(wentylator\w*|wiatrak\w*|wyciag\w*)\b",
            "curtain": r"\b(zaslon\w*|firan\w*)\b",
            "cover": r"\b(rolet\w*|zaluzj\w*)\b",
            "garage": r"\bgaraz\w*\b",
            "gate": r"\bbram\w*\b",
            "lock": r"\b(drzwi\w*|zamki)\b",
            "valve": r"\b(wod[aeyo]\w*|zawor\w*|kran\w*)\b",
            "heating": r"\b(ogrzewani\w*|termostat\w*|grzejnik\w*|stopni|temperatur\w*)\b",
            "tv": r"\b(telewizor\w*|tv|telewizj\w*)\b",
            "media": r"\b(muzyk\w*|radi\w*|glosnik\w*|piosenk\w*|glosnosc)\b",
            "vacuum": r"\b(odkurzacz\w*|robot\w*)\b",
            "all": r"\b(wszystko|wszystkie|wszystkich|cale)\b",
        },
        stop=r"\b(na|do) (list\w*|zakup\w*|zadan\w*).*$",
        clause=r"[,.;:?!…]|\b(?:i|oraz|potem|ale|lecz)\b",
    ),
    "sv": Verbs(
        acts={
            Act.TIMER: r"timer|aggklock|nedrakning|vackarklock",
            Act.ADD: r"\b(lagg(a|er|s)? (till|in|upp)?|lagg|skriv\w*|skrev|satt upp|noter\w*|anteckn\w*|la till|lade till|tillagd)\b",
            Act.UNLOCK: r"\b(las(a|er|te|t|as)? .*\bupp|las(a|er|te|t|as)? upp|upplast|olast)\b",
            Act.LOCK: r"\blas(a|er|te|t|as|es)?\b",
            Act.OFF: r"\b(slack\w*|slack(a|er|te|t|as|s)|av|ifran|slocknar|slocknade)\b",
            Act.SET: r"\b(stall\w*|dimr\w*|dimm\w*|hoj\w*|sank\w*|skruva\w*|\d+ (procent|grader))\b",
            Act.DOCK: r"\b(laddar\w*|laddstation\w*|dock\w*|basen|hem|tillbaka)\b",
            Act.PAUSE: r"\bpaus\w*",
            Act.RESUME: r"\b(ateruppta\w*|fortsatt\w*|spela\w*)\b",
            Act.START: r"\b(starta\w*|dammsug\w*|stada\w*|aktivera\w*|satt\w* igang|kor igang)\b",
            Act.OPEN: r"\b(oppn\w*|upp|oppen|oppet|isar)\b",
            Act.CLOSE: r"\b(stang\w*|ner|ned|igen)\b",
            Act.ON: r"\b(tand\w*|tant|pa|igang)\b",
        },
        kinds={
            "light": r"\b\w*(lampa|lampan|lampor|lamporna|ljus|ljuset|ljusen|belysning|belysningen|lyse|lyset)\b",
            "fan": r"\b\w*flakt(en|ar|arna)?\b",
            "curtain": r"\b(?!rull)\w*(?<!rull)gardin(en|er|erna)?\b",
            "cover": r"\b\w*(rullgardin|persienn)(en|er|erna)?\b",
            "garage": r"\b(garage|garaget|garageporten?)\b",
            "gate": r"\b\w*grind(en|ar|arna)?\b",
            "lock": r"\b\w*dorr(en|ar|arna)?\b",
            "valve": r"\b\w*(vatten|vattnet|ventil|ventilen|kran|kranen)\b",
            "heating": r"\b\w*(varme|varmen|termostat|termostaten|element|elementet|grader|temperatur|temperaturen)\b",
            "tv": r"\b(tv|tvn|teve|teven)\b",
            "media": r"\b\w*(musik|musiken|radio|radion|hogtalare|hogtalaren|volym|volymen)\b",
            "vacuum": r"\b\w*(dammsugare|dammsugaren)\b",
            "all": r"\b(allt|alla|alltihop)\b",
        },
        stop=r"\b(pa|i|till) (\w*listan|lista|min|mitt|mina|var|att gora listan|uppgifter)\b.*$",
        clause=r"[,.;:?!…]|\b(?:och|sen|sedan|men|utan)\b",
    ),
    "cs": Verbs(
        acts={
            Act.TIMER: r"casovac|minutk\w*|budik|odpocit\w*|odpocet|stopky",
            Act.ADD: r"\b(ne)?(prid\w*|pripis\w*|dopis\w*|zapis\w*|napis\w*|poznamen\w*)\b",
            Act.UNLOCK: r"\b(ne)?(odem[ykc]\w*|odblok\w*|odjist\w*)\b",
            Act.LOCK: r"\b(ne)?(po)?(zam[yk]\w*|zamc\w*|zablok\w*)\b",
            Act.OFF: r"\b(ne)?(po)?(vyp[in]\w*|zhas\w*|zhasin\w*|vypl|vypla)\b",
            Act.SET: r"\b(ne)?(nastav\w*|ztlum\w*|ztis\w*|stlum\w*|sniz\w*|zvy[s]\w*|\d+ (procent|stup\w*))\b",
            Act.DOCK: r"\b(ne)?(zakladn\w*|nabij\w*|vrat se|domu|poslat|posl[ia])\b",
            Act.PAUSE: r"\b(ne)?(pozastav\w*|pauz\w*|zastav\w*)\b",
            Act.RESUME: r"\b(ne)?(pokrac\w*|prehr\w*|obnov\w*|hraj|zahraj)\b",
            Act.START: r"\b(ne)?(spust\w*|spoust\w*|\w*lux\w*|vysaj\w*|vysav(at|ej)|ukli[dz]\w*|aktiv\w*)\b",
            Act.OPEN: r"\b(ne)?(ote\w*vr\w*|otev\w*|otvi\w*|vytah\w*|roztah\w*|odhrn\w*|zved\w*)\b",
            Act.CLOSE: r"\b(ne)?(po)?(zavr\w*|zavir\w*|uzavr\w*|stahn\w*|stahuj\w*|zatahn\w*|zatahuj\w*)\b",
            Act.ON: r"\b(ne)?(zap[in]\w*|zapl|rozsv\w*|rozn\w*|sviti\w*|svitit)\b",
        },
        kinds={
            "light": r"\b(svetl\w*|svetel|lamp\w*|osvetleni)\b",
            "fan": r"\b(ventilator\w*|vetrak\w*|odsavac\w*)\b",
            "curtain": r"\b(zaves\w*|zaclon\w*)\b",
            "cover": r"\b(rolet\w*|zaluzi\w*)\b",
            "garage": r"\bgaraz\w*\b",
            "gate": r"\bbran\w*\b",
            "lock": r"\b(dver\w*|zamky)\b",
            "valve": r"\b(vod[auy]|ventil\w*|kohout\w*|uzaver\w*)\b",
            "heating": r"\b(topeni\w*|termostat\w*|radiator\w*|stup\w*|teplot\w*)\b",
            "tv": r"\b(televiz\w*|telk\w*)\b",
            "media": r"\b(hudb\w*|radi\w*|reproduktor\w*|pisnic\w*|hlasitost\w*)\b",
            "vacuum": r"\b(vysavac\w*|robot\w*)\b",
            "all": r"\b(vsechn\w*|vsech|vse)\b",
        },
        stop=r"\b(na|do) (nakup\w*|seznam\w*|ukol\w*).*$",
        clause=r"[,.;:?!…]|\b(?:a|pak|potom|ale|avšak)\b",
    ),
    "pt": Verbs(
        acts={
            Act.TIMER: r"temporizador|cronometro|alarme|contagem|avis\w* (em|daqui|dentro)",
            Act.ADD: r"\b(adicion\w*|acrescent\w*|junt\w*|(?:anot\w*|apont\w*)(?: ai)?|poe|ponha\w*|por|pus|pos|bot\w*|coloc\w*)\b",
            Act.UNLOCK: r"\b(destranc\w*|desbloque\w*)",
            Act.LOCK: r"\b(tranc\w*|fech\w* a chave|bloque\w*)",
            Act.OFF: r"\b(deslig\w*|apag\w*|desativ\w*|fora|cort\w*|as escuras)\b",
            Act.SET: r"\b(ajust\w*|regul\w*|aument\w*|diminu\w*|\d+ (por cento|graus))\b",
            Act.DOCK: r"\b(base|volt\w*|regress\w*|recolh\w*)\b",
            Act.PAUSE: r"\b(paus\w*|par[ae])\b",
            Act.RESUME: r"\b(retom\w*|continu\w*|toc\w*|reproduz\w*)\b",
            Act.START: r"\b(inici\w*|comec\w*|aspir\w*|ativ\w*|acion\w*|limp\w*)\b",
            Act.OPEN: r"\b(abr\w*|abert\w*|levant\w*|sub\w*|sob\w*)\b",
            Act.CLOSE: r"\b(fech\w*|baix\w*|desc\w*)\b",
            Act.ON: r"\b(lig\w*|acend\w*|aces\w*|ferv\w*)\b",
        },
        kinds={
            "light": r"\b(luz|luzes|candeeir\w*|lampadas?|luminarias?|iluminacao)\b",
            "fan": r"\b(ventoinhas?|ventilador\w*|exaustor\w*)\b",
            "curtain": r"\b(cortinas?|cortinados?)\b",
            "cover": r"\b(estores?|persianas?|portadas?|venezianas?)\b",
            "garage": r"\bgarage[mn]\w*\b",
            "gate": r"\b(portao|portoes)\b",
            "lock": r"\b(portas?|fechaduras?)\b",
            "valve": r"\b(agua|valvulas?|torneiras?|registro)\b",
            "heating": r"\b(aqueciment\w*|termostatos?|radiador\w*|aquecedor\w*|graus|temperatura)\b",
            "tv": r"\b(televisao|tv|tele)\b",
            "media": r"\b(musicas?|radio|coluna|volume)\b",
            "vacuum": r"\b(aspirador\w*|robo)\b",
            "all": r"\b(tudo|todos|todas|toda)\b",
        },
        stop=r"\b(na|a|em|no) (lista|minha|nossa|as|os)\b.*$|\b[an]o? list.*$",
        clause=r"[,.;:?!…]|\b(?:e|depois|mas|senão)\b",
    ),
    "da": Verbs(
        acts={
            Act.TIMER: r"\b(en timer|timeren|timer pa|aeggeur\w*|minutur\w*|vaekkeur\w*|nedtaelling\w*|alarm)\b",
            Act.ADD: r"\b(tilfoj\w*|skriv\w*|skrev|saet|saettes?|satte|laeg|foj|noter\w*)\b",
            Act.UNLOCK: r"\b(las(e|er|te|t|es)?( \w+){0,3}? op|oplas\w*)\b",
            Act.LOCK: r"\b(las(e|er|te|t|es)?|aflas\w*)\b",
            Act.OFF: r"\b(sluk\w*|fra|afbryd\w*|deaktiver\w*|stop\w*)\b",
            Act.SET: r"\b(daemp\w*|indstil\w*|skru\w* (op|ned)|\d+ (procent|grader|grad))\b",
            Act.DOCK: r"\b(hjem|ladestation\w*|dock\w*|tilbage)\b",
            Act.PAUSE: r"\bpaus\w*",
            Act.RESUME: r"\b(fortsaet\w*|genoptag\w*|spil\w*|afspil\w*)\b",
            Act.START: r"\b(start\w*|stovsug(e|er|es|et|ede)?|aktiver\w*|rengor\w*|gor\w* rent|gang)\b",
            Act.OPEN: r"\b(abn\w*|aben\w*|(luk|rul|kor|traek)\w*( \w+){0,3}? (op|fra)|op|hejs\w*)\b",
            Act.CLOSE: r"\b(luk\w*|rul\w*|ned|traek\w*)\b",
            Act.ON: r"\b(taend\w*|sla(r|et)?( \w+){0,3}? til)\b",
        },
        kinds={
            "light": r"\b\w*(lys|lyset|lysene|lampen?|lamper|lamperne|belysning\w*)\b",
            "fan": r"\b\w*(ventilator\w*|blaeser\w*|udsugning\w*)\b",
            "curtain": r"\b\w*(?<!rulle)gardin\w*\b",
            "cover": r"\b\w*(rullegardin\w*|skodde\w*|persienne\w*)\b",
            "garage": r"\b(garage\w*)\b",
            "gate": r"\b\w*(port|porten|lagen?)\b",
            "lock": r"\b\w*(dor|doren|dorene)\b",
            "valve": r"\b\w*(vand|vandet|ventil|ventilen|hanen?)\b",
            "heating": r"\b\w*(varmen?|termostat\w*|radiator\w*|grader|temperatur\w*)\b",
            "tv": r"\b(tv|tvet|fjernsyn\w*)\b",
            "media": r"\b\w*(musik\w*|radio\w*|hojttaler\w*|sangen?|lydstyrke\w*)\b",
            "vacuum": r"\b\w*stovsuger\w*\b",
            "all": r"\b(alt|alle|det hele)\b",
        },
        stop=r"\b(pa|til|i) (min |vores |den )?(indkobs|opgave|huske)?(liste|opgaver)\w*.*$",
        clause=r"[,.;:?!…]|\b(?:og|så|men)\b",
    ),
    "nb": Verbs(
        acts={
            Act.TIMER: r"\b(timer|timeren|nedtelling\w*|eggeklokke\w*|alarm\w*|stoppeklokke\w*|vekkerklokk\w*)\b(?! (siden|igjen))",
            Act.ADD: r"\b(legg\w*( til)?|skriv\w*|skrev|sett|satte|for opp|noter\w*)\b",
            Act.UNLOCK: r"\b(las(e|er|te|t|es)?( \w+){0,3}? opp)\b",
            Act.LOCK: r"\b(las(e|er|te|t|es)?)\b",
            Act.OFF: r"\b((skru|sla|slo|slatt|skrudd|er|star)\w*( \w+){0,3}? av|av|slukk\w*|slokk\w*|deaktiver\w*|stopp\w*)\b",
            Act.SET: r"\b(demp\w*|dimm\w*|still|skru\w* (opp|ned)|\d+ (prosent|grader|grad))\b",
            Act.DOCK: r"\b(hjem|ladestasjon\w*|dokk\w*|tilbake)\b",
            Act.PAUSE: r"\bpaus\w*",
            Act.RESUME: r"\b(fortsett\w*|gjenoppta\w*|spill\w*)\b",
            Act.START: r"\b(start\w*|stovsug(e|er|es|et|de)?|aktiver\w*|rengjor\w*|gang)\b",
            Act.OPEN: r"\b(apne\w*|apen\w*|apning\w*|(lukk|rull|kjor|dra|trekk)\w*( \w+){0,3}? (opp|fra)|opp|heis\w*)\b",
            Act.CLOSE: r"\b(lukk\w*|steng\w*|rull\w*|ned|trekk\w*|igjen)\b",
            Act.ON: r"\b((skru|sla|slo|slatt|skrudd|sett|ha|er|star)\w*( \w+){0,3}? pa|pa|tenn\w*|tent\w*)\b",
        },
        kinds={
            "light": r"\b\w*(lys|lyset|lysene|lampen?|lampa|lampene|lamper|belysning\w*)\b",
            "fan": r"\b\w*(vifte\w*|vifta)\b",
            "curtain": r"\b\w*gardin\w*\b",
            "cover": r"\b\w*(persienne\w*|sjalusi\w*|rullegardin\w*)\b",
            "garage": r"\bgarasje\w*\b",
            "gate": r"\b\w*(port|porten|grind|grinda)\b",
            "lock": r"\b\w*(dor|dora|doren|dorene)\b",
            "valve": r"\b\w*(vann|vannet|ventil|ventilen|kran|krana|kranen)\b",
            "heating": r"\b\w*(varmen?|termostat\w*|ovn|ovnen|grader|temperatur\w*)\b",
            "tv": r"\b(tv|tven|fjernsyn\w*)\b",
            "media": r"\b\w*(musikk\w*|radio\w*|hoyttaler\w*|sangen?|volum\w*)\b",
            "vacuum": r"\b\w*stovsuger\w*\b",
            "all": r"\b(alt|alle)\b",
        },
        stop=r"\b(pa|til|i) (min |den )?(handle|gjoremals|huske)?(liste|lista|gjoremal)\w*.*$",
        clause=r"[,.;:?!…]|\b(?:og|så|men)\b",
    ),
}
