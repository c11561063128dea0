"""How people ask whether something was done, and what the weather is, of each language."""

from collections.abc import Mapping

DID: Mapping[str, str] = {
    "en": "did i remember to|did we remember to|did you remember to|did anyone remember to"
    "|did anybody remember to|did someone remember to|did somebody remember to"
    "|did anyone|did anybody|did someone|did somebody|did i|did we|did you",
}
"""What begins a question for a deed, with the verb of a command behind it."""

DONE: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn_on": "is {} on",
        "turn_off": "is {} off",
        "open": "is {} open",
        "close": "is {} closed",
        "lock": "is {} locked",
        "unlock": "is {} unlocked",
    },
}
"""How one asks whether a device is as a deed leaves it, in Home Assistant's words."""

SHORT_FOR: Mapping[str, Mapping[str, str]] = {
    "en": {"temp": "temperature"},
    "de": {"temp": "temperatur"},
}
"""Words of questions that people shorten."""

WHICH: Mapping[str, str] = {
    "en": "which, what",
    "de": "welche, welches, welcher, was für",
}
"""What a question for things of a kind begins with; commas between the ways."""

ARE: Mapping[str, Mapping[str, str]] = {
    "en": {
        "which {} are on {}": "on, burning, lit, glowing, running, going",
        "which {} are off {}": "off",
        "which {} are open {}": "open, up, ajar",
        "which {} are closed {}": "closed, shut, down",
        "which {} are locked {}": "locked",
        "which {} are unlocked {}": "unlocked",
    },
    "de": {
        "welche {} sind an {}": "an, brennen, brennt, leuchten, leuchtet",
        "welche {} sind aus {}": "aus",
        "welche {} sind offen {}": "offen, auf, geöffnet",
        "welche {} sind geschlossen {}": "geschlossen, zu",
    },
}
"""How Home Assistant's sentences ask which things are so, a noun and a place in them,
by how people say that they are so."""

FALLS: Mapping[str, str] = {
    "en": "what s it like out, what s it like outside, what is it like outside, "
    "what s it doing outside, what s it doing out there, what s the weather doing, "
    "umbrella, brolly, raincoat, raining, snowing, drizzling, pouring, hailing, chucking it down, "
    "pissing down, bucketing down, sunny, cloudy, foggy, stormy",
    "de": "regnet, schneit, nieselt, hagelt, sonnig, bewölkt, neblig, stürmisch",
    "fr": "pleut, neige, grêle, ensoleillé, nuageux",
    "es": "lloviendo, llueve, nevando, nieva, soleado, nublado",
    "it": "piovendo, piove, nevicando, nevica, soleggiato, nuvoloso",
    "nl": "regent, sneeuwt, hagelt, zonnig, bewolkt",
    "sv": "regnar, snöar, haglar, soligt, molnigt",
    "da": "regner, sner, hagler, overskyet",
    "nb": "regner, snør, hagler, overskyet",
    "pl": "pada, leje, słonecznie, pochmurno",
    "cs": "prší, sněží, slunečno, zataženo",
    "pt": "a chover, chovendo, chove, a nevar, nevando, ensolarado, nublado",
}
"""What the weather may be that a question asks for; commas between the ways."""

NOT_NOW: Mapping[str, str] = {
    "en": "will, gonna, going, would, should, later, when, why, tomorrow, tonight",
    "de": "wird, werden, soll, später, wann, warum",
    "fr": "va, vont, quand, pourquoi",
    "es": "va, cuándo, por qué",
    "it": "quando, perché",
    "nl": "gaat, zal, wanneer, waarom",
    "sv": "ska, kommer, när, varför",
    "da": "vil, skal, hvornår, hvorfor",
    "nb": "vil, skal, når, hvorfor",
    "pl": "będzie, kiedy, dlaczego",
    "cs": "bude, kdy, proč",
    "pt": "vai, quando, porque",
}
"""What makes it a question of another time, or for something else."""

WEATHER: Mapping[str, str] = {
    "en": "what is the weather",
    "de": "wie ist das wetter",
    "fr": "quel temps fait-il",
    "es": "qué tiempo hace",
    "it": "che tempo fa",
    "nl": "wat voor weer is het",
    "sv": "hur är vädret",
    "da": "hvordan er vejret",
    "nb": "hvordan er været",
    "pl": "jaka jest pogoda",
    "cs": "jaké je počasí",
    "pt": "como está o tempo",
}
"""How Home Assistant's sentences ask for the weather."""

EITHER: Mapping[str, Mapping[str, str]] = {
    "en": {
        "is {} open": "open or shut, open or closed, shut or open, closed or open",
        "is {} on": "on or off, off or on",
        "is {} locked": "locked or unlocked, unlocked or locked, locked or not, "
        "locked or open",
    },
}
"""How one asks which of two a thing is, by the question whether it is one of them."""

OR_WORDS = frozenset(
    ["or", "oder", "ou", "o", "of", "eller", "albo", "lub", "czy", "nebo"]
)
"""What joins one of two, in all these languages."""

MEANT: Mapping[str, str] = {"en": "i mean, i meant, that is"}
"""What says, at the end, that the words before it are what is asked for."""

HOW_MUCH: Mapping[str, str] = {"en": "what's the {} {}"}
"""A question for what is measured somewhere."""

ITS: Mapping[str, frozenset[str]] = {"en": frozenset({"it"})}
"""What stands in a question for what is named before it."""

ASKING: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "what",
            "where",
            "which",
            "how",
            "is",
            "are",
            "did",
            "does",
            "do",
            "has",
            "have",
            "whats",
            "hows",
            "wheres",
        ]
    ),
}
"""What a question begins with."""

REPHRASED: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (
            "(?:is|are) there (?:a|an|any|some) (?P<kind>\\w+?)s? "
            "(?:still |that s |that are |that is )?"
            "(?P<state>on|off|open|closed|locked|unlocked)(?: anywhere| at all)?"
            "(?P<where>(?: (?!that|which|who|when|if)\\w+)*)",
            "are any {kind}s {state}{where}?",
        ),
        (
            "(?:so )?how (?:hot|warm|cold|chilly|cool) (?:s|is|has) it (?:actually )?"
            "(?:got|gotten|getting|been)? ?(?:up |down |out |over )?"
            "(?P<where>(?:in|on|at) (?:\\w+ ?){1,4}?)(?: right now| now| at the moment)?",
            "what's the temperature {where}?",
        ),
    ),
}
"""Patterns of questions, whole, of words without case, accents and signs, with the same
question in other words: whether there is one of a kind that is so, and how warm it is
somewhere."""
