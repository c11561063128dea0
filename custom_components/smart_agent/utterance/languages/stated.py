"""How people ask how a thing is: "is it still running?", of each language."""

from collections.abc import Mapping
from enum import StrEnum


class Way(StrEnum):
    """What a thing may be said to be, by what it is."""

    ON = "on"
    OPEN = "open"
    LOCKED = "locked"
    MOVING = "moving"
    PLAYING = "playing"
    WET = "wet"
    SEEN = "seen"
    ALARMED = "alarmed"


STATED: Mapping[str, Mapping[Way, str]] = {
    "en": {
        Way.ON: "on, off, running, going, working, finished, done, stopped, stop, quit, "
        "lit, burning, heating, cooling, spinning, blowing, finish, end, ended",
        Way.OPEN: "open, opened, closed, close, shut, up, down, ajar",
        Way.LOCKED: "locked, unlocked, lock, unlock, bolted, open, shut",
        Way.MOVING: "cleaning, docked, charging, running, going, finished, done, stuck, "
        "home, out, working, vacuuming, hoovering, mowing, paused, busy, finish, dock",
        Way.PLAYING: "on, off, playing, paused, running, going, idle, muted, play",
        Way.WET: "wet, dry, leak, leaks, leaking, leaked, water, damp, flooded",
        Way.SEEN: "motion, movement, moving, anyone, anybody, someone, somebody",
        Way.ALARMED: "going off, gone off, went off, go off, triggered, tripped, sounding, "
        "detected, detecting, detect, picked up, picking up, pick up, picking anything up, "
        "picked anything up, smoke, gas, clear, alarm, alarmed",
    },
    "de": {
        Way.ON: "an, aus, läuft, fertig, eingeschaltet, ausgeschaltet, angeschaltet, "
        "brennt, leuchtet, durch, heizt, angelassen, angemacht, ausgemacht",
        Way.OPEN: "offen, auf, zu, geschlossen, geöffnet, oben, unten, gekippt",
        Way.LOCKED: "abgeschlossen, zugesperrt, verriegelt, abgesperrt, aufgeschlossen, "
        "offen, zu, verschlossen",
        Way.MOVING: "fertig, unterwegs, saugt, lädt, mäht, läuft, daheim, zuhause, fest",
        Way.PLAYING: "an, aus, läuft, spielt, pausiert, stumm",
        Way.WET: "nass, trocken, wasser, undicht, leck",
        Way.SEEN: "bewegung, jemand, bewegt",
        Way.ALARMED: "ausgelöst, angeschlagen, alarm, rauch, gas",
    },
}
"""Words of a question for how a thing is; commas between the ways."""

WHAT: Mapping[str, str] = {
    "en": "what, what s, which, how, how s",
    "de": "was, welche, welcher, welches, wie",
}
"""What makes it a question for more than whether a thing is so."""

NOT_STATED: Mapping[str, str] = {
    "en": "who, whose, when, where, why, can, could, should, would, will, may, might, "
    "must, need, needs, been, today, tonight, ever, long, often, safe, worth, cost, more, "
    "less, too, enough, want, gonna, supposed, many, was, were, "
    "degree, degrees, percent",
    "de": "wer, wann, wo, warum, wieso, kann, kannst, könnte, könntest, soll, sollte, "
    "wird, würde, würdest, muss, darf, heute, lange, oft, je, jemals, mehr, zu viel, "
    "genug, gestern, war, waren",
}
"""What makes it a question for something else, or of another time."""

OF_MANY: Mapping[str, str] = {
    "en": "any, anything, every, everything, many",
    "de": "irgendein, irgendwelche, irgendetwas, viele",
}
"""What makes it a question for more than one thing."""
