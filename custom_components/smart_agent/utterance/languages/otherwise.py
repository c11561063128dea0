"""What people say around a command, and how they put it, of each language."""

from collections.abc import Mapping

TAILS: Mapping[str, str] = {
    "en": "at the plug, at the wall, at the socket, at the mains, a minute, for a minute, "
    "a second, for a second, a sec, for a sec, a moment, for a moment, a mo, quick, "
    "real quick, quickly, pronto, sharpish, asap, straight away, straightaway, "
    "right away, at once, immediately, this instant, this minute, to his charger, "
    "to its charger, to her charger, to his dock, to its dock, to her dock, to his base, "
    "to its base, to her base, on these carpets, on the carpets, on the floors",
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
    "en": "round the house, round the place, in the house, in the whole house, in the flat, in the whole place, "
    "in this house, around the house, in the place, throughout the house, all over the house, "
    "in the entire house, in the whole flat, in the whole home, in the home, in the apartment, "
    "in the whole apartment, across the house",
}
"""What says that it is for the whole home."""

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

TAKEN_OFF: Mapping[str, tuple[str, str, str]] = {
    "en": ("take, knock, shave, lop, cut, drop", "off of, off", "turn {} down by {}"),
}
"""Verbs before an amount, what stands behind it, and the command for that."""

PUT_ON: Mapping[str, tuple[str, str, str]] = {
    "en": (
        "put, whack, stick, bung, add, pop",
        "onto, on to, on, to",
        "turn {} up by {}",
    ),
}
"""The same for more."""

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

SENT: Mapping[str, Mapping[str, str]] = {
    "en": {
        "send {} home": "go home, go back home, head home, head back, be sent home, "
        "go back to his dock, go back to its dock, go back to her dock, "
        "go back to his base, go back to its base, go back to her base, "
        "go back to his charger, go back to its charger, go back to her charger, "
        "go back, return",
    },
}
"""What becomes of a thing by itself, by the command for that."""

WANTS: Mapping[str, str] = {
    "en": "wants to, needs to, has to, should, ought to, had better, wants, needs, "
    "could do with, might want to",
}
"""What stands between a thing and what is to become of it."""

ASKED: Mapping[str, str] = {
    "en": "can, could, may, might",
}
"""What begins a question for a thing to become more, or less, by so much."""

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

PERCEIVED: Mapping[str, frozenset[str]] = {"en": frozenset({"heard", "read", "seen"})}
"""Verbs that report what others say, and that something is perceived."""

GOES: Mapping[str, frozenset[str]] = {
    "en": frozenset({"goes", "went", "read", "reads", "say", "states"}),
}
"""Verbs of who or what says what follows: "my boss goes lamp on, lamp off"."""
