"""How people ask whether something was done, and what the weather is, of each language."""

from collections.abc import Mapping

DID: Mapping[str, str] = {
    "en": "did i remember to|did we remember to|did you remember to|did anyone remember to"
    "|did anybody remember to|did someone remember to|did somebody remember to"
    "|did anyone|did anybody|did someone|did somebody|did i|did we|did you",
}
"""What begins a question for a deed, with the verb of a command behind it."""

AFTER_THEM: Mapping[str, str] = {
    "en": "after him, after her, after them, after us, after me, after you, behind him, "
    "behind her, behind them, behind me, behind us, on his way out, on her way out, "
    "on their way out, on the way out, on my way out, on the way in",
}
"""What ends such a question and says no more of the thing; commas between the ways."""

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

_MEAN = (
    r"i(?:['’]?m| am| was)? (?:mean|meant|thinking of|talking about|after|want|wanted|need"
    r"|needed|looking for)\b"
)
_MEANT_THING = r"((?:(?!\b(?:that|what)\b)[^,.;!?])+?)"

I_MEAN: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (
            rf"(?i)\bit(?:['’]?s| is|['’]?d be) {_MEANT_THING} (?:that )?{_MEAN}",
            r"i mean \1",
        ),
        (
            rf"(?i)(^|[,.;!?] ?){_MEANT_THING} (?:is|are|was|were|['’]s) what {_MEAN}",
            r"\1i mean \2",
        ),
    ),
}
"""What puts right a thing that was named before, and how else that is said."""

INSTEAD = frozenset(["instead", "stattdessen", "istallet", "invece", "istedet"])
"""What says that something is to be in place of another, in all these languages, without
accents."""

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

COMMANDS_TOO: Mapping[str, frozenset[str]] = {"en": frozenset({"do", "have"})}
"""Such words that a command may begin with as well."""

BEFORE: Mapping[str, str] = {
    "en": "before i, before we, just before i, just before we, remind me, quick question, "
    "i don t know if, i don t know whether, i m not sure if, i m not sure whether, "
    "not sure if, not sure whether, i can t decide if, i can t decide whether, "
    "i m wondering if, i m wondering whether, wondering if, wondering whether, "
    "i can t remember if, i can t remember whether",
}
"""What says why somebody asks now, up to the question."""

LEAVING: Mapping[str, str] = {
    "en": ", ".join(
        f"{before} {we} {go}"
        for before in ("before", "just before")
        for we in ("i", "we")
        for go in (
            *("go", "go out", "leave", "head out", "head off", "set off", "nip out"),
            *("pop out", "dash", "shoot off", "m off", "re off", "get going", "go up"),
        )
    ),
}
"""What somebody is about to do, so that a command behind it is for now. "Before we go to
bed" is a time of the day."""

_SO = "on|off|open|closed|locked|unlocked|running|ajar|going|playing|up|down"
"""How somebody may leave a thing."""

_BEHIND = (
    "(?: again| all night| all day| by accident| then| now)?"
    "(?P<where>(?: (?:in|on|at|upstairs|downstairs|outside|out)(?: \\w+){0,4})?)"
)
_CHECK = (
    "(?:(?:can|could|would|will) (?:you|someone|somebody) (?:please |just |quickly )?"
    "(?:check|look|see|tell me|have a look)(?: for me)? (?:whether|if) )"
)
_GONE = "(?:(?:has |have |been |gone |went |off |out |and )*)"
_THING = f"(?P<thing>(?:(?!(?:{_SO})\\b)\\w+ ){{1,5}}?)"
_READS = "(?:at|on|reading|showing|saying|down to)(?: now| right now| at the moment)?"
_COLD = "(?:hot|warm|cold|chilly|cool|nippy|parky|freezing|boiling|baking)"

OF_TODAY: Mapping[str, str] = {
    "en": r"(?i)((?:^|[.?!,])\s*(?:what(?:['’]?s| is| are)|how(?:['’]?s| is| are)|how \w+ (?:is|are)|is|are)"
    r"\b[^.?!,]*?) this morning(?=\s*(?:[.?!,]|$))",
}
"""A question of how something is with the time of day in which that is asked, its first
group without it: what was this morning is asked with "was"."""

REPHRASED: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (
            "(?:will|do|would|should) (?:i|we|you|he|she|they) (?:want|need|be wanting|take"
            "|be needing) (?:a |an |the |my |our |her |his |their )?(?:big |proper )?"
            "(?:umbrella|brolly|raincoat|rain coat|mac|waterproofs|wellies|hood)"
            "(?: (?!tomorrow|tonight|later|on|at|next|when|if|this)\\w+){0,8}",
            "is it raining?",
        ),
        (
            "(?:is|are) there (?:a|an|any|some) (?P<kind>\\w+?)s? "
            "(?:still |that s |that are |that is )?"
            "(?P<state>on|off|open|closed|locked|unlocked)(?: anywhere| at all)?"
            "(?P<where>(?: (?!that|which|who|when|if)\\w+)*)",
            "are any {kind}s {state} {where}?",
        ),
        (
            "(?:so )?how (?:hot|warm|cold|chilly|cool) (?:s|is|has) it (?:actually )?"
            "(?:got|gotten|getting|been)? ?(?:up |down |out |over )?"
            "(?P<where>(?:in|on|at) \\w+(?: \\w+){0,3}?)(?: right now| now| at the moment)?",
            "what's the temperature {where}?",
        ),
        (
            "what temperature (?:s|is) it (?:actually |up |down |out |over )*"
            "(?P<where>(?:in|on|at) \\w+(?: \\w+){0,3}?)(?: right now| now| at the moment)?",
            "what's the temperature {where}?",
        ),
        (
            f"(?:s|is) it (?:too |very |getting )?{_COLD} .*?(?P<where>(?:in|on|at) the "
            f"\\w+)(?: ,)? what s it {_READS}",
            "what's the temperature {where}?",
        ),
        # How somebody left a thing of their own, or any thing, is how it is.
        (
            f"(?:{_CHECK}(?:has |have )?|did |has |have )(?:she|he|they|someone|somebody|anyone|anybody) "
            f"{_GONE}(?:left|leave) (?:(?:his|her|their|the) )?{_THING}(?P<so>{_SO}){_BEHIND}",
            "is the {thing} {so} {where}?",
        ),
        (
            f"(?:{_CHECK}|did |has |have )(?P<who>\\w+) {_GONE}(?:left|leave) "
            f"(?:his|her|their) {_THING}(?P<so>{_SO}){_BEHIND}",
            "is {who}'s {thing} {so} {where}?",
        ),
        (
            f"(?:{_CHECK}|did |has |have )\\w+ {_GONE}(?:left|leave) "
            f"{_THING}(?P<so>{_SO}){_BEHIND}",
            "is {thing} {so} {where}?",
        ),
        (
            f"(?:has|have) {_THING}been left (?P<so>{_SO}){_BEHIND}",
            "is {thing} {so} {where}?",
        ),
        # Of two questions the one for a number has what the other is about.
        (
            "(?:do|does|did|is|are|has|have|should) .*?(?:battery|batteries) (?:of|in|for) "
            f"(?P<thing>(?:\\w+ ){{1,4}}?)(?:yet |soon |now )?(?:, )?what (?:s|is|are) (?:it|they) {_READS}",
            "what's the battery of {thing}?",
        ),
        (
            "(?:has|have|does|is) (?P<thing>(?:\\w+ ){1,3}?)(?:got|have|having) enough "
            f"(?:battery|charge|juice) .*?what (?:s|is|are) (?:it|he|she|they) {_READS}",
            "what's the battery of {thing}?",
        ),
        (
            "what (?:s|is) (?P<thing>(?:\\w+ ){1,4}?)battery (?:on|at|like)"
            "(?:(?: ,)? (?:does|do|is|should|will) .*)?",
            "what's the battery of {thing}?",
        ),
        (
            "what (?:s|is) (?P<thing>(?:\\w+ ){1,5}?)(?P<reads>reading|showing)"
            "(?:(?: ,)? (?:is it )?(?:anywhere |still |somewhere )?(?:near|above|below|over|under|about) "
            ".*)?",
            "what's {thing} {reads}?",
        ),
        (
            "(?:is it|s it) (?:\\w+ )?(?:jacket|coat|jumper|shorts|t shirt|umbrella|brolly"
            "|barbecue|bbq|washing) weather(?: out| outside| today)?",
            "what is the weather?",
        ),
        (
            "(?:(?:am|is|are|do|does|will|should) [^,]* , )?"
            "(?:so |and )?what s it (?:like|doing) (?:out|outside)(?: there)?"
            "(?:(?: ,)? \\w+ or (?:no|not) \\w+)?",
            "what is the weather?",
        ),
    ),
}
"""Patterns of questions, whole, of words without case, accents and signs but for
commas, with the same question in other words: whether there is one of a kind that is so,
how warm it is somewhere, how somebody left a thing, and the one for a number of two."""

ELSE: Mapping[str, str] = {
    "en": ", ".join(
        f"{what} {verb}"
        for what in ("what", "who", "where", "when", "why", "how")
        for verb in (
            "did",
            "do",
            "does",
            "is",
            "are",
            "was",
            "were",
            "has",
            "have",
            "s",
        )
    ),
}
"""What begins a question behind a command that may be about anything else."""

ABOUT: Mapping[str, frozenset[str]] = {
    "en": frozenset({"it", "that", "this", "those", "these", "them", "one", "ones"})
}
"""Words by which such a question is about the command."""

CONFIRMED: Mapping[str, str] = {
    "en": r"(?P<thing>(?:the|that|my|our) \w+(?: (?!s |is |are )\w+){0,4}?) (?:s|is) "
    r"(?P<state>locked|unlocked|shut|closed|open|off|on|bolted) ?,? "
    r"(?:right|yeah|isn t it|innit|correct|am i right)",
}
"""What wants to hear that a thing is so, with the thing and how it is to be."""

IS_IT: Mapping[str, str] = {"en": "is {thing} {state}"}
"""The question for that."""
