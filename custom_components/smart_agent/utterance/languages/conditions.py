"""How people make a command hang on how a thing is now: "close it if it's open"."""

from collections.abc import Mapping

from .stated import Way

SO: Mapping[str, Mapping[Way, tuple[str, str]]] = {
    "en": {
        Way.ON: (
            "on, running, going, lit, burning, turned on, switched on",
            "off, out, turned off, switched off",
        ),
        Way.OPEN: ("open, up, ajar, wide open, opened", "closed, shut, down, lowered"),
        Way.LOCKED: ("locked, locked up, bolted", "unlocked, open"),
        Way.PLAYING: ("playing, going, running", "paused, stopped"),
        Way.MOVING: ("cleaning, running, going, hoovering, vacuuming", "docked, home"),
    },
    "de": {
        Way.ON: (
            "an, eingeschaltet, angeschaltet, angelassen, am laufen",
            "aus, ausgeschaltet",
        ),
        Way.OPEN: (
            "offen, auf, geöffnet, oben, hochgefahren",
            "zu, geschlossen, unten, runtergefahren",
        ),
        Way.LOCKED: (
            "abgeschlossen, verriegelt, zugesperrt, abgesperrt, zugeschlossen",
            "aufgeschlossen, offen, entriegelt",
        ),
        Way.PLAYING: ("an, am laufen", "pausiert"),
        Way.MOVING: ("unterwegs, am saugen", "daheim, zuhause"),
    },
}
"""What a thing is called that is so, and that is not, by how it may be; commas between."""

ENDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn_off": "on, running, going, lit, burning, playing, turned on, switched on",
        "turn_on": "off, out, turned off, switched off",
        "close": "open, up, ajar, wide open, opened",
        "open": "closed, shut, down, lowered",
        "lock": "unlocked",
        "unlock": "locked, locked up, bolted",
    },
    "de": {
        "turn_off": "an, eingeschaltet, angeschaltet, angelassen, am laufen",
        "turn_on": "aus, ausgeschaltet",
        "close": "offen, auf, geöffnet, oben, hochgefahren",
        "open": "zu, geschlossen, unten, runtergefahren",
        "lock": "aufgeschlossen, entriegelt",
        "unlock": "abgeschlossen, verriegelt, zugesperrt, abgesperrt, zugeschlossen",
    },
}
"""What a deed puts an end to: of what is not so it leaves everything as it is."""

_SELF = "it|they|that|those|these|this"
_NOT = "isn t|aren t|ain t|is not|are not|s not|re not|isnt|arent"
_STILL = (
    r"(?: (?:still|already|currently|actually|really|just|now|even|been left|left))*?"
)
_NOW = (
    r"(?: (?:right now|now|at the moment|at the minute|currently|just now|still|already|"
    r"again|yet|by any chance|for some reason|at all|in there|up there|down there|out there))?"
)
_THING = r"(?P<thing>[^,.]{1,60}?)"
_IS = rf"(?: (?:(?P<no>{_NOT})|is|are|s|re)|(?<=its)|(?<=theyre))"
_STATE = r"(?P<state>STATE)"
_SO = rf"{_THING}{_IS}{_STILL} {_STATE}{_NOW}"
_WHO = (
    r"(?:i|we|he|she|they|you|someone|somebody|anyone|anybody|one of us|one of them|"
    r"the kids|the boys|the girls)(?: ve| have| has| d)?"
)
_VALUE = (
    rf"{_THING}(?: (?:is|are|s|re)|(?<=its)){_STILL} (?P<than>THAN) (?P<number>[^,.]{{1,25}}?)"
    r"(?P<unit> degrees| degree| percent| per cent)?(?P<of> humidity| damp| battery)?"
    rf"(?P<where> (?:in|on|at|out on|up in|down in|over in) [^,.]{{1,40}}?)?{_NOW}"
    r"(?: , and (?:i|we) [^,.]{1,25}(?= ,))?"
)
_LEFT = (
    rf"{_WHO} (?:left|forgot to turn|forgot to switch) {_THING}{_STILL} {_STATE}{_NOW}"
)
_SHOWN = rf"{_THING}{_STILL} {_STATE}{_NOW}"
_ASKED = rf"(?:is|are|isn t|aren t|did {_WHO} leave) {_THING}{_STILL} {_STATE}{_NOW}"
_BEGINS = r"(?:(?:so|and|but|well|oh|hey|ok|okay|right|um|uh)(?: ,)? )*"
_LOOKS = (
    r"(?:(?:can|could|would|will) you (?:please )?|please |just |go )*"
    r"(?:check|see|look|have a look|take a look|find out|tell me)"
    r"(?: would you| will you| please| for me)*(?: and see)?(?: ,)?(?: if| whether| that)?"
)
_COMMAND = r"(?P<command>[^,.]+)"
_VERB = (
    "(?:please|could|can|will|turn|switch|put|set|close|open|shut|lock|start|run|stop|"
    "pause|dim|send|get|make|kick|pull|bring|crank)"
)
_SHORT = (
    rf"if (?:(?P<so>so|(?:{_SELF}) (?:is|are))|(?P<else>not|(?:{_SELF}) (?:{_NOT})))"
)
_THEN = r"(?: ,)?(?: then)?"
_AND = r"(?: [,.])*(?: and| but)?"
_TOO = r"(?: already| yet| by now| any more| anymore)?"
_DE_SELF = "er|sie|es|das|die|der"
_DE_SO = (
    rf"{_THING}(?: (?:noch|schon|gerade|immer|wieder|jetzt|doch|etwa))*"
    rf"(?P<no> (?:noch )?nicht)?(?: (?:mehr|ganz|schon))* {_STATE} (?:ist|sind|steht|stehen)"
)
_DE_SHORT = (
    rf"(?:wenn|falls) (?:(?P<so>ja|(?:{_DE_SELF}) (?:es )?(?:ist|sind))"
    rf"|(?P<else>nein|nicht|(?:{_DE_SELF}) (?:es )?nicht (?:ist|sind)))"
)
_DE_LOOKS = (
    r"(?:kannst du |könntest du |konntest du |bitte )*(?:schau|guck|sieh|prüf|pruf|prüfe|prufe)"
    r"(?: bitte| mal| nach| kurz| eben)*(?: ,)? ob"
)
_DE_BEGINS = r"(?:(?:und|also|ach|hey|ok|okay|ähm|ahm)(?: ,)? )*"
_DE_AND = r"(?: [,.])*(?: und| aber)?"

IF: Mapping[str, frozenset[str]] = {
    "en": frozenset({"if", "case"}),
    "de": frozenset({"wenn", "falls"}),
}
"""Words of which every one of these sentences has one."""

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "en": (
        # "If the gate's open, close it", "if I left the iron on, switch it off".
        *(
            rf"{_BEGINS}(?:if|in case) {so}{then} {_COMMAND}"
            for so, then in (
                (_LEFT, _THEN),
                (_SO, _THEN),
                (_VALUE, " ,(?: then)?"),
                (_VALUE, rf"(?: then)?(?= {_VERB} )"),
            )
        ),
        # "See if the gate's open and if it is, close it", "is it open? Close it if so".
        *(
            rf"{_BEGINS}{asked}{_AND} {rest}"
            for asked in (
                rf"{_LOOKS} {_SO}",
                rf"(?:{_LOOKS} )?{_ASKED}",
                rf"{_SHOWN} [.]",
            )
            for rest in (
                rf"{_SHORT}{_TOO}{_THEN} {_COMMAND}",
                rf"{_COMMAND} {_SHORT}{_TOO}",
            )
        ),
        # "Close the gate if it's open".
        *(rf"{_COMMAND}(?: ,)? if {so}" for so in (_LEFT, _SO, _VALUE)),
        # "Lock the gate if it isn't already".
        rf"{_COMMAND} if (?P<undone>(?:{_SELF}) (?:{_NOT}|(?:haven t|hasn t) been)){_TOO}",
    ),
    "de": (
        rf"{_DE_BEGINS}(?:wenn|falls) {_DE_SO}(?: ,)?(?: dann)? {_COMMAND}",
        *(
            rf"{_DE_BEGINS}{asked}{_DE_AND} {rest}"
            for asked in (
                rf"{_DE_LOOKS} {_DE_SO}",
                rf"(?:ist|sind) {_THING}(?: (?:noch|schon|gerade|immer))* {_STATE}",
            )
            for rest in (
                rf"{_DE_SHORT}(?: ,)?(?: dann)? {_COMMAND}",
                rf"{_COMMAND}(?: ,)? {_DE_SHORT}",
            )
        ),
        rf"{_COMMAND}(?: ,)? (?:wenn|falls) {_DE_SO}",
        rf"{_COMMAND}(?: ,)? (?:wenn|falls) (?:{_DE_SELF}) (?:es )?"
        r"(?P<undone>(?:noch )?nicht(?: schon)?(?: ist| sind))",
    ),
}
"""Sentences of a command and what it hangs on; STATE stands for what a thing may be,
THAN for what compares what is measured."""

ITSELF: Mapping[str, str] = {
    "en": _SELF.replace("|", ", "),
    "de": _DE_SELF.replace("|", ", "),
}
"""What stands in a condition for what the command names; commas between the ways."""

THAN: Mapping[str, tuple[str, str]] = {
    "en": (
        "under, below, less than, lower than, colder than, cooler than, down below",
        "over, above, more than, higher than, warmer than, hotter than, past",
    ),
}
"""What says that something is less than a number, and more; commas between the ways."""

OF_AIR: Mapping[str, Mapping[str, frozenset[str]]] = {
    "en": {
        "percent": frozenset({"humidity", "battery", "moisture"}),
        "per cent": frozenset({"humidity", "battery", "moisture"}),
        "humidity": frozenset({"humidity"}),
        "damp": frozenset({"humidity"}),
        "battery": frozenset({"battery"}),
        "": frozenset({"temperature"}),
    },
}
"""Device classes of the sensors that measure what a number is of, by a word behind it."""

AIR: Mapping[str, str] = {
    "en": "air, temp, climate, sensor, thermometer, hygrometer, meter"
}
"""What the name of a sensor for the air of a place has besides that place."""

HOW_MUCH: Mapping[str, str] = {"en": "what is {thing}"}
"""Asks how much it is, where a command that hangs on it is not to be done."""

QUESTION: Mapping[str, str] = {"en": "is {thing} {state}", "de": "ist {thing} {state}"}
"""Asks how the thing is, where a command that hangs on it is not to be done."""
