"""What people say around a command, and how they put it, of each language."""

from collections.abc import Mapping

TAILS: Mapping[str, str] = {
    "en": "at the plug, at the wall, at the socket, at the mains, a minute, for a minute, "
    "a second, for a second, a sec, for a sec, a moment, for a moment, a mo, quick, "
    "real quick, quickly, pronto, sharpish, asap, straight away, straightaway, "
    "right away, at once, immediately, this instant, this minute, to his charger, "
    "to its charger, to her charger, to his dock, to its dock, to her dock, to his base, "
    "to its base, to her base, on these carpets, on the carpets, on the floors, "
    + ", ".join(
        f"{whence}where {who} left {off}"
        for whence in ("", "from ")
        for who in ("he", "she", "we", "i", "it", "they", "you")
        for off in ("off", "it")
    ),
}
"""What ends a command and says no more of what is to be done; commas between the ways."""

PURPOSES: Mapping[str, frozenset[str]] = {
    "en": frozenset({"for"}),
    "de": frozenset({"fur"}),
    "fr": frozenset({"pour"}),
    "es": frozenset({"para"}),
    "it": frozenset({"per"}),
    "nl": frozenset({"voor"}),
    "pt": frozenset({"para"}),
    "sv": frozenset({"for", "at"}),
    "da": frozenset({"til"}),
    "nb": frozenset({"til", "for"}),
}
"""Words, folded, before whom or what something is for at the end of a command."""

LASTING: Mapping[str, str] = {
    "en": "second, seconds, minute, minutes, hour, hours, day, days, week, while, bit, "
    "now, night, ever, long, good",
    "de": "sekunde, sekunden, minute, minuten, stunde, stunden, tag, tage, woche, weile, "
    "jetzt, nacht, immer, moment",
    "fr": "seconde, secondes, minute, minutes, heure, heures, jour, jours, semaine, "
    "moment, instant, nuit, toujours",
    "es": "segundo, segundos, minuto, minutos, hora, horas, día, días, semana, rato, "
    "momento, noche, siempre",
    "it": "secondo, secondi, minuto, minuti, ora, ore, giorno, giorni, settimana, po, "
    "momento, notte, sempre",
    "nl": "seconde, seconden, minuut, minuten, uur, dag, dagen, week, tijdje, nu, nacht, "
    "altijd, moment",
    "pt": "segundo, segundos, minuto, minutos, hora, horas, dia, dias, semana, bocado, "
    "momento, noite, sempre, já",
    "sv": "sekund, sekunder, minut, minuter, timme, timmar, dag, dagar, vecka, stund, "
    "natten, alltid",
    "da": "sekund, sekunder, minut, minutter, time, timer, dag, dage, uge, stund, nu, "
    "natten, altid",
    "nb": "sekund, sekunder, minutt, minutter, time, timer, dag, dager, uke, stund, nå, "
    "natten, alltid",
}
"""Words of how long it is to be so: that is no mere purpose."""

REST: Mapping[str, tuple[str, str]] = {
    "en": (
        "the rest of the, all the rest of the, all the other, all other, the other, "
        "every other",
        "all the",
    ),
}
"""What stands for all the others where some are spared, and what stands for all."""

WHOLE_HOME: Mapping[str, str] = {
    "en": "in the joint, in the gaff, in the crib, on the property, round the house, round the place, in the house, in the whole house, in the flat, in the whole place, "
    "in this house, around the house, in the place, throughout the house, all over the house, "
    "that we have, we have, that we ve got, we ve got, that we own, we own, "
    "in the entire house, in the whole flat, in the whole home, in the home, in the apartment, "
    "in the whole apartment, across the house",
}
"""What says that it is for the whole home."""

EVERYWHERE: Mapping[str, tuple[str, str]] = {
    "en": (
        "everywhere",
        "in every room, in each room, in all rooms, in all the rooms",
    ),
}
"""A word that says of a kind that all of it is meant, and others that do."""

ALL_OVER: Mapping[str, str] = {
    "en": f"{WHOLE_HOME['en']}, everywhere, {EVERYWHERE['en'][1]}, the whole house, "
    "the entire house, the whole place, on every floor, on all floors",
    "de": "überall, im haus, im ganzen haus, in der ganzen wohnung, in allen räumen, "
    "in allen zimmern, in jedem zimmer, auf allen etagen, auf allen stockwerken",
    "fr": "partout, dans la maison, dans toute la maison, dans toutes les pièces, "
    "dans tout l appartement",
    "es": "en todas partes, en la casa, en toda la casa, por toda la casa, de toda la casa, "
    "en todas las habitaciones",
    "it": "ovunque, dappertutto, in casa, in tutta la casa, di tutta la casa, "
    "in tutte le stanze",
    "nl": "overal, in huis, in het huis, in het hele huis, in heel het huis, "
    "in alle kamers",
    "pt": "em todo o lado, em casa, na casa toda, em toda a casa, da casa toda, "
    "em todas as divisões",
    "sv": "överallt, i huset, i hela huset, i alla rum",
    "da": "overalt, i huset, i hele huset, i alle rum",
    "nb": "overalt, i huset, i hele huset, i alle rom",
    "pl": "wszędzie, w domu, w całym domu, we wszystkich pokojach",
    "cs": "všude, v domě, v celém domě, ve všech pokojích, ve všech místnostech",
}
"""What says that not only the place is meant where the user is."""

ALL_PLAYED: Mapping[str, tuple[str, str]] = {
    "en": (
        "everything that s playing, everything that is playing, everything playing, "
        "everything s that s playing, anything that s playing, anything playing, "
        "all that s playing, whatever s playing, whatever is playing, "
        "everything that s on and playing, every player, all the players",
        "the music everywhere",
    ),
}
"""What says of all that plays that it is meant, and how sentences have that."""

EVERYTHING: Mapping[str, tuple[str, str]] = {
    "en": (
        "the lot, the whole lot, it all, the whole shebang, the whole shooting match, "
        "the whole kit and caboodle, every last thing, every single thing",
        "everything",
    ),
}
"""What stands for all things behind a verb, and the plain word for that."""

EVERY: Mapping[str, tuple[str, str]] = {"en": ("every, every single, every last", "s")}
"""What stands before a noun for each of a kind, and what makes several of the noun."""

PUT_ON: Mapping[str, tuple[str, str, str]] = {
    "en": (
        "put, whack, stick, bung, add, pop",
        "onto, on to, on, to",
        "turn {} up by {}",
    ),
}
"""Verbs before how much more, what stands behind that, and the command for it."""

VALUED: Mapping[str, tuple[frozenset[str], str]] = {
    "en": (frozenset({"on", "for"}), "set {} to {}"),
    "de": (frozenset({"am", "an"}), "stell {} auf {}"),
}
"""What stands between a value and the thing that is to have it, and the command."""

CARRIED_TO: Mapping[str, tuple[str, str]] = {
    "en": (
        "to, up to, down to, back to, back up to, back down to, over to",
        "set {} to {}",
    ),
}
"""What stands between a thing and the value that a verb brings it to, and the command."""

LEFT_AT: Mapping[str, tuple[str, str, str]] = {
    "en": ("leave, keep, have", "at, on, to, about, around", "set {} to {}"),
}
"""Verbs before a thing that is to have a value, what may stand between, and the command."""

HERE_AT: Mapping[str, str] = {
    "en": "set the temperature to {} in here",
}
"""The command for a temperature that it is to be where the user is: "make it 21 in here"."""

OPEN: Mapping[str, frozenset[str]] = {
    "en": frozenset({"open"}),
    "de": frozenset({"offen"}),
}
"""What says behind a share that it is how far a thing is open."""

STEPPED: Mapping[str, tuple[str, str, str]] = {
    "en": ("give, gimme, let s have", "turn {} up by {}", "{} {}"),
}
"""Verbs before an amount of more, the command for that, and for any other amount."""

BECOMES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn {} up": "go up, come up, be turned up, turning up, be put up, putting up, "
        "be up",
        "turn {} down": "go down, come down, be turned down, turning down, be put down, "
        "putting down, be down",
    },
}
"""What becomes of a thing by how much, by the command for that."""

BECOMES_MORE: Mapping[str, Mapping[str, str]] = {"en": {"make {}": "go, get"}}
"""The same where it says as well of what it becomes more: "a bit brighter"."""

IS_MORE: Mapping[str, Mapping[str, str]] = {"en": {"make {}": "be"}}
"""The same of what it wants to be. Whether it could be asks."""

SENT: Mapping[str, Mapping[str, str]] = {
    "en": {
        "next track on {}": "do the next one, go to the next one, skip to the next one, "
        "move on to the next one, play the next one",
        "previous track on {}": "do the one before, go to the one before, "
        "go back to the one before, go back to the last one, play the one before, "
        "play the last one again, go back one",
        "send {} home": "go home, go back home, head home, head back, be sent home, "
        "go back to his dock, go back to its dock, go back to her dock, "
        "go back to his base, go back to its base, go back to her base, "
        "go back to his charger, go back to its charger, go back to her charger, "
        "go back, return",
        "start {}": "make a start, get going, get started, get cracking, get to work, "
        "start, start up, begin, have a go, do its thing, do his thing, do her thing, "
        "crack on, start cleaning, get cleaning",
    },
}
"""What becomes of a thing by itself, by the command for that."""

WANTS: Mapping[str, str] = {
    "en": "wants to, want to, needs to, need to, has to, should, ought to, had better, wants, needs, "
    "could do with, might want to",
}
"""What stands between a thing and what is to become of it."""

ASKED: Mapping[str, str] = {
    "en": "can, could, may, might, have",
}
"""What begins a question for a thing to become more, or less, by so much."""

ABLE: Mapping[str, str] = {
    "en": "can, may, might",
}
"""What may begin one for how far it can."""

MAY: Mapping[str, str] = {
    "en": "can, may, could",
}
"""The same of what it does by itself. Of a value it would tell what there can be: "the
heater can go up to 30"."""

MUST: Mapping[str, str] = {
    "en": "need to, needs to, have to, has to, will have to, ll have to, have got to, "
    "ve got to, want to, wants to, must, had better, d better",
}
"""The same of what is to be so. What "should" be so may only be expected."""

ALL_OF_THEM: Mapping[str, str] = {
    "en": "all, both, all of them, both of them",
}
"""What says beside that that all things are meant that were named."""

ONESELF: Mapping[str, frozenset[str]] = {
    "en": frozenset({"himself", "herself", "themselves", "myself", "ourselves"}),
}
"""What says that somebody did something without help."""

PROPOSES: Mapping[str, str] = {
    "en": "let s, let us, lets, how s about we, what say we, do, away and, away you and, go and, "
    "go on and, go on you and, come on and, hurry up and, hurry and, be a dear and, be a love and, "
    "be a pet and, be a sweetheart and, be a good lad and, be a good girl and, be an angel and, "
    "do me a favour and, do me a favor and, do us a favour and, do us a favor and",
}
"""What proposes a deed to whoever hears it, before the verb of a command."""

SUMMONS: Mapping[str, tuple[str, frozenset[str]]] = {
    "en": (
        "somebody, someone, one of you, one of y all, y all, you guys, everybody, everyone",
        frozenset({"put", "cut", "hit", "set", "shut", "let"}),
    ),
}
"""Whom a command is for that whoever hears it is to do, and verbs that tell as well what
they did: "somebody shut the blind"."""

PERMITS: Mapping[str, str] = {
    "en": "said i could, said i can, said i may, said we could, said we can, said we may, "
    "said it s okay, said it s ok, said it s fine, said it was okay, said it was fine, "
    "says i can, says i may, says we can, says it s okay, says it s fine, said so, says so, "
    "said yes, told me to, told us to, asked me to, told me i could, told me i can",
}
"""What says at the end that somebody allows or wants it, and reports no words."""

DOES: Mapping[str, frozenset[str]] = {"en": frozenset({"do", "make"})}
"""Verbs that stand for whatever deed was said before."""

DEGREED: Mapping[str, frozenset[str]] = {"en": frozenset({"rather", "actually"})}
"""What takes something back, and behind a verb only says how much or that it is so."""

WHERE: Mapping[str, str] = {"en": "where", "de": "wo"}
"""A word that asks for a place, and that tells which thing is meant by its place."""

PERCEIVED: Mapping[str, frozenset[str]] = {"en": frozenset({"heard", "read", "seen"})}
"""Verbs that report what others say, and that something is perceived."""

GOES: Mapping[str, frozenset[str]] = {
    "en": frozenset({"goes", "going", "went", "read", "reads", "say", "states"}),
}
"""Verbs of who or what says what follows: "my boss goes lamp on, lamp off"."""

GOES_ON: Mapping[str, frozenset[str]] = {"en": frozenset({"goes", "went"})}
"""Those behind which a comma may stand: "Leo goes, in a robot voice, lamp off"."""

SEEKS: Mapping[str, frozenset[str]] = {"en": frozenset({"after"})}
"""What says behind a form of "be" that somebody wants something: "she's after her tea"."""

LETS: Mapping[str, frozenset[str]] = {"en": frozenset({"get", "gets"})}
"""Verbs that say what somebody is allowed to keep: "she gets to keep the lamp"."""

SPARES: Mapping[str, frozenset[str]] = {"en": frozenset({"save"})}
"""Verbs that except behind a word for all: "every door save the back one"."""

OTHERS: Mapping[str, str] = {
    "en": "the other one, the other, other one, t'other, t'other one",
    "de": "die andere, der andere, das andere, den anderen, andere",
    "nl": "de andere, het andere, die andere, dat andere, andere",
    "fr": "l'autre, autre",
    "es": "el otro, la otra, otro, otra",
    "it": "l'altro, l'altra, altro, altra",
    "pt": "o outro, a outra, outro, outra",
    "sv": "den andra, det andra, andra",
    "da": "den anden, det andet, anden",
    "nb": "den andre, det andre, andre",
}
"""What stands for the other of two things, of which one was acted on."""

PRAISED: Mapping[str, frozenset[tuple[str, str]]] = {
    "en": frozenset({("to", "a"), ("at", "a"), ("to", "an"), ("at", "an")}),
}
"""What stands before what a value is called, and so before the value."""

QUALITIES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "media_player": "volume, sound",
        "light": "brightness",
        "fan": "speed",
        "climate": "temperature",
    },
    "de": {
        "media_player": "lautstarke",
        "light": "helligkeit",
        "climate": "temperatur",
    },
    "fr": {"media_player": "volume, son", "light": "luminosite", "fan": "vitesse"},
    "es": {"media_player": "volumen, sonido", "light": "brillo", "fan": "velocidad"},
    "it": {"media_player": "volume, audio", "light": "luminosita", "fan": "velocita"},
    "nl": {"media_player": "volume, geluid", "light": "helderheid", "fan": "snelheid"},
    "pt": {"media_player": "volume, som", "light": "brilho", "fan": "velocidade"},
}
"""What a thing has that can be more or less, folded, by its domain: "the volume" is that of
what was named before."""

OF: Mapping[str, str] = {
    "en": "of",
    "de": "von",
    "fr": "de",
    "es": "de",
    "it": "di",
    "nl": "van",
    "pt": "de",
}
"""What stands between that and the thing that has it."""

IT_IS: Mapping[str, str] = {
    "en": "it s, it is, it feels, it gets",
    "de": "es ist, es wird",
    "nl": "het is, het wordt",
    "fr": "il fait, c est",
}
"""What begins a statement of how it is somewhere."""

IN_PLACE: Mapping[str, tuple[str, str]] = {
    "en": ("in {}", "on {}"),
    "de": ("in {}", "auf {}"),
    "nl": ("in {}", "op {}"),
    "fr": ("dans {}", "à {}"),
}
"""What says that something is in a room, and on a floor."""

THEM: Mapping[str, str] = {
    "en": "them, them both, them all, both of them, the both of them, all of them, "
    "the pair of them, the two of them, the lot of them, the three of them",
}
"""What stands behind a verb for several things that were named."""

SET_TO: Mapping[str, Mapping[str, str]] = {
    "en": {
        "climate": "set {} to {} degrees",
        "cover": "set {} to {} percent",
        "fan": "set {} to {} percent",
        "light": "set {} to {} percent",
        "media_player": "set volume of {} to {} percent",
    },
}
"""Commands that set a device to a number, by its domain."""

HAD: Mapping[str, frozenset[str]] = {"en": frozenset({"have"})}
"""Verbs of those before a thing and its value that may as well tell or ask."""

RAISED: Mapping[str, tuple[frozenset[str], str]] = {
    "en": (
        frozenset({"raise", "lower", "increase", "decrease", "reduce", "boost"}),
        "by",
    ),
}
"""Verbs behind which how much more or less may stand without a word before it, and that
word."""

TAKES_OFF: Mapping[str, tuple[frozenset[str], str, str]] = {
    "en": (
        frozenset(
            {"take", "knock", "shave", "drop", "cut", "lop", "trim", "get", "ease"}
        ),
        "off",
        "lower {} by {}",
    ),
}
"""Verbs that take so much off a thing, what stands behind the amount then, and the command
with braces for the thing and the amount."""

CUT_BY: Mapping[str, tuple[frozenset[str], str, Mapping[str, str], str]] = {
    "en": (
        frozenset({"cut", "cutting", "slash", "trim", "drop"}),
        "by",
        {"in half": "half"},
        "lower {} by {}",
    ),
}
"""Verbs that take so much off a thing that stands before the amount, the word before that,
what says one in other words, and the same command: "cut the volume by a third"."""

MEANS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "i",
            "we",
            "it",
            "s",
            "is",
            "that",
            "one",
            "ones",
            "the",
            "m",
            "d",
            "meant",
            "mean",
            "need",
            "want",
            "wanted",
            "after",
            "talking",
            "about",
            "just",
            "only",
            "said",
            "saying",
            "thinking",
            "of",
            "other",
            "sorry",
            "please",
            "do",
        ]
    ),
    "de": frozenset(
        [
            "ich",
            "wir",
            "es",
            "ist",
            "die",
            "der",
            "das",
            "den",
            "meine",
            "meinte",
            "wollte",
            "will",
            "brauche",
            "nur",
            "doch",
            "bitte",
            "sondern",
            "lieber",
            "eher",
            "ja",
        ]
    ),
}
"""Words by which somebody says which thing they mean."""

INSTEAD: Mapping[str, frozenset[str]] = {
    "en": frozenset({"instead"}),
    "de": frozenset({"stattdessen"}),
}
"""Words by which they say that it is in place of another."""

WANTS_ONE: Mapping[str, frozenset[str]] = {
    "en": frozenset({"after", "mean", "meant", "need", "want", "wanted"}),
    "de": frozenset({"brauche", "meine", "meinte", "will", "wollte"}),
}
"""Those of them that say that it is wanted."""

NEEDS_ONE: Mapping[str, frozenset[str]] = {
    "en": frozenset({"need", "want", "wanted"}),
    "de": frozenset({"brauche", "will", "wollte"}),
}
"""Those that may say that it is wanted on, whatever becomes of the other one."""

NO_THING: Mapping[str, frozenset[str]] = {
    "de": frozenset({"kein", "keine", "keinen"}),
    "en": frozenset({"no"}),
}
"""Words that deny the thing behind them."""

SAID_VALUES: Mapping[str, str] = {
    "en": "all the way, all the way up, all the way down, all the way open, "
    "all the way closed, all the way shut, the whole way, fully, completely, halfway, "
    "half way, halfway up, halfway down, right up, right down, right the way up, "
    "right the way down, full blast, full, wide open",
    "de": "ganz, ganz auf, ganz zu, ganz hoch, ganz runter, komplett, halb, zur hälfte",
}
"""Values without a number, which another may correct; commas between the ways."""

TO_VALUE: Mapping[str, str] = {"en": "to", "de": "auf"}
"""What stands before the number that something is set to."""

NUDGES: Mapping[str, str] = {
    "en": "oh go on, go on, go on then, oh go on then, sod it, screw it, hang it, "
    "oh what the heck, what the heck, what the hell, oh heck, you know what, tell you what, "
    "oh all right, why not, oh why not, let s make it, make it",
    "de": "ach komm, na komm, ach was, weißt du was",
}
"""What gives in before another value than the one that was said; commas between."""

GOT: Mapping[str, str] = {"en": "get"}
"""The verb of a command for what is to be had a bit more so."""

AS_IT_IS: Mapping[str, str] = {
    "en": "s fine, is fine, are fine, re fine, s ok, is ok, s okay, is okay, are okay, "
    "s all right, is all right, s alright, is alright, s good, is good, "
    "doesn t bother me, don t bother me, s no bother",
}
"""What says behind a thing that nothing has to be done to it; commas between."""

FILLERS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        {"um", "umm", "uh", "uhh", "er", "err", "erm", "uhm", "hm", "hmm", "eh"}
    ),
    "de": frozenset({"ahm", "ah", "aeh", "hm", "hmm", "tja"}),
}
"""Sounds with which somebody looks for a word."""

COULD: Mapping[str, tuple[frozenset[str], str]] = {
    "en": (frozenset({"if"}), "could, could maybe, could just, could please, might")
}
"""What begins a wish that is put as a condition, and its verb."""

NOT_ALL: Mapping[str, str] = {
    "en": r"(?i),? (?:but )?not (?:right |all the way |completely |totally )?"
    r"(?:off|out|up|down),? (?:just|only) (?:a (?:wee |tiny )?(?:bit|little|touch|tad) )?"
    r"(?:softer|dimmer|lower|gentler|quieter|darker|cooler|slower|less|down|brighter"
    r"|louder|warmer|faster|more|up)(?: a (?:bit|little|touch|tad))?(?=[ ,.!?]|$)"
}
"""What says behind a step that it is no more than that: "…, not off, just softer"."""

LET_IN: Mapping[str, frozenset[str]] = {
    "en": frozenset({"air", "breeze", "daylight", "sun", "sunlight", "sunshine"})
}
"""What is let into a place by what follows: "let's get some daylight in upstairs"."""

VALUE_ON: Mapping[str, str] = {"en": "on, for, in, at"}
"""What stands between a value and what is to have it; commas between the ways."""

CHOSEN: Mapping[str, str] = {"en": "it is, it is then, it shall be, then"}
"""What stands behind a value that is chosen."""

STRESSED: Mapping[str, str] = {"en": "and i mean, i mean, and i do mean, and i repeat"}
"""What stands before a word that is said once more, to stress it."""
