"""How people say what is to be done to a thing: "the shutters need closing".

Nothing here unlocks: that is said plainly.
"""

from collections.abc import Mapping

NEEDS: Mapping[str, str] = {
    "en": "needs, need, wants, want, could do with, could use, still needs, still need, "
    "really needs, really need, will need, ll need, is going to need, oughta, ought",
}
"""What stands between a thing and what is to be done to it; commas between the ways."""

NEEDED: Mapping[str, Mapping[str, str]] = {
    "en": {
        "close": "closing, shutting, drawing, pulling shut, to close, to be closed, to shut, "
        "to come all the way down, to go all the way down, to come right down, "
        "be closed, be shut, to be down, "
        "to be shut, to be pulled shut",
        "open": "opening, opening up, pulling back, to open, to be opened, to be pulled back",
        "raise": "to come all the way up, to go all the way up, to come right up, raising, "
        "lifting, pulling up, to be raised, to be pulled up, to go up, "
        "to come up",
        "lower": "lowering, pulling down, to be lowered, to be pulled down, to come down, "
        "to go down",
        "lock": "locking, locking up, to be locked, to be locked up, be locked",
        "dim": "dimming, to be dimmed",
        "mute": "muting, silencing, to be muted, to be silenced",
        "pause": "pausing, to be paused",
        "turn off": "turning off, switching off, powering off, shutting off, to go off, "
        "to be turned off, to be switched off, to be off, be off",
        "turn on": "turning on, switching on, powering on, to go on, to come on, "
        "to be turned on, to be switched on, to be on, to be running, be on, be running",
    },
}
"""What that is, by the verb of the command that it stands for."""

IT_IS: Mapping[str, str] = {"en": "it s, it is"}
"""What may stand before a thing that is meant and no other: "it's the blind that …"."""

THAT: Mapping[str, str] = {"en": "that, which, what, as"}
"""What stands behind it then."""

OWN_JOB: Mapping[str, str] = {
    "en": "ll do it, ll do that, ll see to it, ll see to that, ll sort it, ll get it, "
    "ll get that, ll get to it, ll handle it, ll manage, ll close it, ll shut it, ll lock it, "
    "m on it, re on it, s on it, m doing it, s doing it, will do it, will see to it, "
    "can do it, is doing it, is on it, m going to do it, s going to do it, m at it, "
    "do it myself, did it, have done it, ve done it, s done it",
}
"""What says behind it that somebody does it, or did."""
