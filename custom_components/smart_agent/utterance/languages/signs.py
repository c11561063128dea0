"""Words by which what somebody tells may say that something bothers them.

They do not say it for sure, as what `indirect` reads does: what is done about it a model
has to find by itself. Read of words without case, accents and signs.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from .indirect import Lack


@dataclass(frozen=True, eq=False)
class SignWords:
    """The signs of one language, as patterns."""

    lacks: Mapping[Lack, str]
    """What may be wrong."""
    idle: str
    """What says that a thing is not on, beside a reason to have it on."""
    idle_even: str
    """What says so, and that it should be."""
    needless: str
    """What says that a thing is on for nobody."""
    here: str
    """What says that it is so where the user is."""
    void: str
    """What says that it was so, may become so, or is well so."""
    heats: frozenset[str]
    """Words in the names of what warms."""
    airs: frozenset[str]
    """Words in the names of what takes bad air away."""


_EN = SignWords(
    lacks={
        Lack.DARK: r"^(?!.*\b(?:asleep|sleeping|sleeps|napping|nap)\b).*"
        r"\b(?:(?:in the|too|so|very|quite|awfully|terribly|pitch|bit|tad|s|is"
        r"|are|getting|gone) (?:pitch )?(?:dark|gloomy|dim|dingy|murky)"
        r"|(?:can t|cannot|can hardly|can barely|can scarcely|couldn t|can t even|nobody can"
        r"|no one can) (?:\w+ )?(?:see (?:a thing|anything|what|where|my|much|nothing|their"
        r"|his|her|our|the (?:page|words?|notes?|board|recipe))|make out (?:\w+ )+"
        r"|read (?:this|the|my|a|what|anything))"
        r"|(?:no|hardly any|not enough|barely any) light|pitch black)\b",
        Lack.COLD: r"\b(?:(?:s|is|are|m|re|too|so|bit|feel|feels|like) (?!an? |got )(?:\w+ )?(?:cold|chilly"
        r"|freezing|frozen|perishing|nippy|baltic|shivering|ice|icicles)|(?:s|is|like) an?"
        r" (?:icebox|igloo|fridge|freezer|tomb|morgue)|shivering"
        r"|(?:not|\w+n t) (?:\w+ ){0,3}warm enough)\b",
        Lack.HOT: r"\b(?:(?:i m|we re|i am|we are|it s|he s|she s|they re) (?:\w+ )?(?:melting"
        r"|roasting|boiling|baking|sweltering|sweating|stifling|cooking)"
        r"|\w+ (?:s|is) (?:melting|roasting|sweltering) (?:in|out|up|down|under|over|through)"
        r"|(?:too|so|far too) (?:hot|warm)|sweltering|like an (?:oven|sauna|furnace))\b",
        Lack.STUFFY: r"\b(?:stuffy|airless|steamed up|fogged|stinks?|reeks?|smoky|muggy"
        r"|(?:of|with|that|the|this|bacon|cooking|grease) (?:steam|smoke|fumes)"
        r"|full of (?:steam|smoke))\b",
        Lack.LOUD: r"\b(?:(?:too|so|way too) (?:\w+ )?(?:loud|noisy)|deafening|blaring"
        r"|(?:is|s) (?:blasting|booming)|rattling the|hear (?:my|our|your)sel(?:f|ves))\b",
        Lack.QUIET: r"\b(?:can t|cannot|can hardly|can barely|can scarcely) (?:\w+ )?hear"
        r" (?!(?:my|our|your)sel)",
        Lack.SUNNY: r"\b(?:sun (?:s |is )?(?:\w+ing )?(?:\w+ )?"
        r"(?:in|through|across|into|on)|(?:too|so) bright|glare|blinding|dazzling"
        r"|(?:look|see) (?:straight |right )?in(?: at)?)\b",
        Lack.DIRTY: r"\b(?:crumbs|mud|dirt|dust|flour|hair|fluff|glitter|sand)\b.*"
        r"\b(?:all over|everywhere|floor|floorboards|carpet|rug|tiles)\b",
    },
    idle=r"\b(?:(?:isn|s not|is not|aren|are not|not) ?t? (?:even )?(?:on|running|going|lit)"
    r"|doing nothing|(?:nobody|no one|none of us) (?:s|has|have)? ?(?:\w+ )?(?:put|turned"
    r"|switched|got|lit))\b",
    idle_even=r"\b(?:(?:isn t|s not|is not|aren t|are not|ain t) even (?:on|running|going|lit)"
    r"|(?:won t|will not|(?:isn t|s not|is not|aren t|ain t|re not) (?:going to|gonna))"
    r" (?:(?:turn|switch|put|power) (?:itself|themselves) on|(?:make|boil|brew|start"
    r"|fill|warm|heat|run|cook|wash|dry) (?:itself|themselves)(?: up)?))\b",
    needless=r"\b(?:for (?:nobody|no one|nothing|no reason)|isn t a soul|not a soul"
    r"|nobody (?:s|is) (?:\w+ )?(?:in|there|up|using|watching|listening)|burning away"
    r"|(?:won t|will not|(?:isn t|s not|is not|aren t|ain t|re not) (?:going to|gonna))"
    r" (?:turn|switch|shut|power) (?:itself|themselves) off"
    r"|(?:s|is) empty|broad daylight|waste of|(?:done|finished) with"
    r"|(?:i|we) (?:\w+ and )?left (?:\w+ ){1,4}on(?! (?:because|for|in case|on purpose|so"
    r"|till|to|until)))\b",
    here=r"\b(?:in here|here|this room|my|our|me|us|i m|we re|i can t|we can t|i can hardly"
    r"|i can barely|we can barely|we can hardly|it s)\b",
    void=r"\b(?:was|were|wasn t|weren t|had been|used to|yesterday|last|ago|when|whenever"
    r"|if|unless|once|until|till|tomorrow|tonight|later|soon|next|will be|ll be"
    r"|(?:going to|gonna)(?! \w+ (?:itself|themselves))|might|may|never mind|doesn t matter|don t mind|not too|isn t too"
    r"|not so|not that|not very|not (?:cold|dark|hot|loud|bright|stuffy)|isn t (?:cold|dark"
    r"|hot|loud|bright|stuffy)|better now|fine|(?<!would be )(?<!d be )(?:lovely|nice)|cosy|cozy|love|loves|like it"
    r"|likes it|enjoy|enjoys|wants|song|film|movie|book|story|game|podcast|episode|joke"
    r"|dream|dreamt|dreamed|remember|outside|no wonder|already|anyway|hear from|heard"
    r"|(?<!nobody s )(?<!no one s )(?:turned|switched|opened|closed|shut|lit|started|stopped"
    r"|fixed|called|rang|ordered|brought|made)"
    r"|never|hardly ever|(?:nobody|no one) (?:thinks|says|minds)|perfect|great|brilliant"
    r"|ideal|romantic|on purpose|meant to|supposed to|just how|the way (?:i|we|he|she|they)|beer|bath|car"
    r"|chocolate|coffee|dinner|drinks?|engine|fish|food|fridge|ice cream|lake|lunch|milk|oven"
    r"|pizza|pool|sea|snow|soup|supper|tea|truck|van|water|weather|wind|wine)\b",
    heats=frozenset(
        [
            "blanket",
            "fire",
            "fireplace",
            "heat",
            "heated",
            "heater",
            "heating",
            "pad",
            "radiator",
            "stove",
            "warmer",
        ]
    ),
    airs=frozenset(
        [
            "dehumidifier",
            "exhaust",
            "extractor",
            "fan",
            "hood",
            "purifier",
            "rangehood",
            "vent",
            "ventilation",
            "ventilator",
        ]
    ),
)

_DE = SignWords(
    lacks={
        Lack.DARK: r"\b(?:(?:zu|so|ganz|sehr|echt|ziemlich|stock|im) ?(?:dunkel|finster"
        r"|duster|dunkeln|dustern)|stockdunkel|stockfinster|(?:sehe?n?|seht|sieht|erkenne)"
        r" (?:\w+ ){0,3}(?:nichts|kaum|nicht)|kein licht|zu wenig licht)\b",
        Lack.COLD: r"\b(?:(?:ist|so|zu|echt|sehr|ganz) (?:\w+ )?(?:kalt|eiskalt|kuhl|frisch)"
        r"|saukalt|arschkalt|friere|frieren|friert|eisfusse|wie im kuhlschrank)\b",
        Lack.HOT: r"\b(?:(?:zu|so) (?:heiss|warm)|schwitze|schwitzen|schwitzt|wie in der sauna"
        r"|wie im backofen|brutend heiss)\b",
        Lack.STUFFY: r"\b(?:stickig|muffig|verraucht|stinkt|dampf|qualm|beschlagen)\b",
        Lack.LOUD: r"\b(?:(?:zu|so) laut|drohnt|ohrenbetaubend)\b",
        Lack.QUIET: r"\b(?:zu leise|(?:hore|horen|hort|versteht?|verstehen?)"
        r" (?:\w+ ){0,3}(?:nichts|kaum|nicht))\b",
        Lack.SUNNY: r"\b(?:sonne (?:\w+ ){0,3}(?:rein|herein|ins|ein|auf|scheint|blendet|knallt)"
        r"|blendet|zu hell|so hell|reinschauen|reingucken|hereinsehen)\b",
        Lack.DIRTY: r"\b(?:krumel|dreck|staub|haare|mehl|sand)\b.*"
        r"\b(?:uberall|boden|fussboden|teppich|fliesen)\b",
    },
    idle=r"\b(?:(?:ist|sind|lauft|brennt|laufen|brennen) (?:\w+ ){0,2}nicht an"
    r"|(?:lauft|brennt) (?:\w+ ){0,2}nicht|(?:keiner|niemand) (?:\w+ )*an)\b",
    idle_even=r"\bnicht (?:ein)?mal an\b",
    needless=r"\b(?:fur niemanden|fur nichts|umsonst|keiner da|niemand da|kein mensch"
    r"|(?:schaut|hort|guckt|benutzt|braucht) (?:keiner|niemand)|(?:keiner|niemand)"
    r" (?:schaut|hort|guckt|ist|sitzt)|ist leer|helllicht\w+|verschwendung)\b",
    here=r"\b(?:hier|diesem zimmer|mein|meine|meinen|mir|mich|uns|ich|wir|es ist)\b",
    void=r"\b(?:war|waren|hatte|hatten|wurde|gestern|letzte|letzten|fruher|neulich|als|wenn"
    r"|falls|sobald|bis|morgen|spater|gleich|bald|heute abend|wird|werden|konnte|macht nichts"
    r"|nicht so|nicht zu|gar nicht (?:kalt|dunkel|heiss|laut)|nicht (?:kalt|dunkel|heiss|laut"
    r"|hell)|gut|schon|toll|gemutlich|mag|liebe|liebt|lied|film|buch|geschichte|spiel|traum"
    r"|nie|niemals|perfekt|ideal|romantisch|witz|draussen|\w*geschaltet|\w*gemacht|geoffnet|geschlossen|kein wunder)\b",
    heats=frozenset(
        [
            "decke",
            "heizdecke",
            "heizer",
            "heizkorper",
            "heizlufter",
            "heizung",
            "heizstrahler",
            "kamin",
            "ofen",
            "radiator",
            "warmer",
        ]
    ),
    airs=frozenset(
        [
            "abzug",
            "abzugshaube",
            "dunstabzug",
            "dunstabzugshaube",
            "entfeuchter",
            "lufter",
            "luftreiniger",
            "luftung",
            "ventilator",
        ]
    ),
)

SIGNS: Mapping[str, SignWords] = {"de": _DE, "en": _EN}
"""The signs by the code of the language."""
