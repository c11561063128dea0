"""How people say what bothers them, of each language, in place of what to do about it.

The patterns are read of words without case, accents and signs, whole, where the names in
braces stand for what several of them share.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Lack(StrEnum):
    """What is wrong with how things are."""

    DARK = "dark"
    """A place, or a lamp, gives too little light."""
    BRIGHT = "bright"
    """A place, or a lamp, is too bright."""
    SUNNY = "sunny"
    """The sun comes in."""
    GLOOMY = "gloomy"
    """Daylight is to come in."""
    COLD = "cold"
    HOT = "hot"
    STUFFY = "stuffy"
    """The air does not move."""
    DIRTY = "dirty"
    """A floor is to be cleaned."""
    LOUD = "loud"
    """A player is too loud."""
    QUIET = "quiet"
    """A player is not heard."""
    BOTHERS = "bothers"
    """A thing that is on keeps from something."""
    NEEDLESS = "needless"
    """A thing is on that nobody needs."""
    WANTED = "wanted"
    """A thing would be welcome on."""
    IDLE = "idle"
    """A vacuum is to set to work, or a player to go on."""
    ASTRAY = "astray"
    """A vacuum is to go home."""


class Remedy(StrEnum):
    """What is done about it."""

    ON = "on"
    OFF = "off"
    MORE = "more"
    LESS = "less"
    OPEN = "open"
    CLOSE = "close"
    CLEAN = "clean"
    RESUME = "resume"
    DOCK = "dock"


@dataclass(frozen=True, eq=False)
class IndirectWords:
    """The ways of one language."""

    shared: Mapping[str, str]
    """Pieces of patterns, by their names."""
    lacks: Mapping[Lack, tuple[str, ...]]
    """Patterns; the group "place" is where it is, "thing" what it is of, "what" either,
    "here" says that it is where the user is, and "last" that it is of what was spoken of
    before."""
    wished: str
    """A pattern of a question for a thing, and of that thing, which is a wish for it."""
    commands: Mapping[Remedy, str]
    """Commands, with braces for the name of the thing."""
    lights: str
    """The command for the lights of a place, with braces for that."""
    located: str
    """A pattern of a thing and the place that it is in."""
    joins: str
    """What stands between two things."""
    within: str
    """What says in which place a thing is, with braces for that."""
    praise: frozenset[str]
    """Words that say that it is well as it is, or speak of it."""
    degrees: frozenset[str]
    """Words that join, and say as well how much: "it's so dark"."""
    speakers: frozenset[str]
    """Words of who speaks of themselves."""
    would: frozenset[str]
    """Words beside which that is wished for."""
    owners: frozenset[str]
    """Words before a name that say whose it is, or which."""


_EN = IndirectWords(
    shared={
        "it": "(?:it s|it is|its|it feels|it s got|it s gotten|it has got|it has gotten"
        "|this is|feels|it looks|looks)",
        "i": "(?:i m|i am|im|we re|we are|i feel|we feel)",
        "am": "(?:m|am|re|are|is|s|im)",
        "still": "(?:(?:it|that|this) (?:s|is) |still |now |a bit |a little |a tad |bit )"
        "(?:(?:still|now|much|far|way|a bit|a little|a tad|bit|too|rather|pretty|quite|so"
        "|it s|that s) )*",
        "far": "(?: (?:for|to) .+)?",
        "is": "(?:s|is|are|re|feels|looks|sounds|seems|gets|has got|has gotten|s got)",
        "very": "(?:(?:a|an|bit|little|touch|tad|way|far|much|too|so|very|really|pretty"
        "|rather|quite|awful|awfully|terribly|horribly|bloody|absolutely|completely"
        "|totally|getting|still|kinda|kind of|sort of|freaking|flipping|dead|proper"
        "|right|just|super|damn|damned|mighty|mega|incredibly|ridiculously|insanely"
        "|unbearably|properly|simply|almost|nearly|practically) )*",
        "too": "(?:(?:a|bit|little|touch|tad|way|far|much|just|really|getting|still) )*"
        "(?:too|so) ",
        "dark": "(?:dark|gloomy|dim|dingy|murky|pitch black|pitch dark|black as \\w+"
        "|dark as \\w+|black as the \\w+|(?:(?:like|literally|basically|actually) )*a "
        "(?:cave|dungeon|coal mine|coal cellar|coal hole|crypt|black hole))",
        "bright": "(?:too (?:bloody |damn )?(?:bright|glaring|light)|blinding"
        "|blinding me|blinding us|dazzling|dazzling me|glaring)",
        "cold": "(?:chilled to the bone|cold to the bone|frozen to the bone|frozen stiff|frozen solid"
        "|freezing to death|cold|chilly|freezing|freezing cold|frozen|nippy|icy|frigid|baltic"
        "|perishing|like a morgue|like a tomb|like winter|like a fridge|like an icebox|like a freezer|like the arctic"
        "|like the north pole|a meat locker|an igloo|a freezer|the arctic|siberia|shivering|not warm enough|freezing my \\w+ off"
        "|freezing our \\w+ off|an icebox|a fridge)",
        "hot": "(?:too hot|too warm|so hot|so warm|boiling|roasting|baking|sweltering"
        "|boiling hot|roasting hot|like an oven|like a sauna|like a furnace|sweating"
        "|melting|overheating|scorching|an oven|a sauna|a furnace|not cool enough)",
        "loud": "(?:too (?:bloody |damn )?(?:loud|noisy)|deafening|blaring|blasting)",
        "stuffy": "(?:stuffy|airless|steamy|steamed up|fogged up|all steamed up"
        "|all fogged up|full of steam|muggy|smelly|smoky|full of smoke)",
        "dry": "(?!(?:\\w+ ){0,2}(?:water|milk|juice|wine|beer|coffee|tea|oil|blood|soup|sauce|paint"
        "|glass|wet|puddles?|syrup|honey|pee|wee|sick|vomit|egg|eggs|people|kids|toys)(?: |$))",
        "dirty": "(?:filthy|dirty|dusty|gritty|crunchy|hairy|a mess|a tip|a state|a disgrace"
        "|disgusting|minging|manky|covered in {dry}(?:\\w+ ){0,2}\\w+"
        "|full of {dry}(?:\\w+ ){0,2}\\w+)",
        "clean": "(?:a clean|cleaning|a good clean|vacuuming|a vacuum|a good vacuum"
        "|hoovering|a hoover|a good hoover|a sweep|sweeping|a going over"
        "|a good going over|a run over)",
        "here": "(?:(?:down |up |over |out |back |through )?"
        "(?P<here>in here|in this room|in this place|over here|here))",
        "where": "(?: (?:{here}|(?:(?:down|up|over|out|back|through) (?:there |here )?)?"
        "(?:in|on|at|along|around|inside) (?P<place>.+?)))",
        "tail": "(?: (?:(?:for (?:me |us |anyone |anybody )?)?"
        "to (?:read|see|cook|work|eat|sleep|watch|sit|find|write|think|relax|study|draw|sew"
        "|knit|shave|be|stay|play|do|concentrate|hear|talk|enjoy|make)(?: .+)?|now|again"
        "|for (?:a|an|the|this|that|my|our|his|her|their) \\w+(?: \\w+){0,2}"
        "|for \\w+ing(?: \\w+){0,2}|at all|i think|if you ask me|for my liking|for me))?",
        "cant": "(?:can t|cant|cannot|can not|can hardly|can barely|can scarcely|can never"
        "|couldn t|could hardly)",
        "whoever": "(?:(?:(?:the|our|my|that) )?\\w+ )?",
        "work": "(?:floor|floors|carpet|carpets|rug|rugs|round|hoovering|vacuuming|cleaning"
        "|sweeping|room|house|place)",
        "who": "(?:i|we|you|nobody|no one|one|she|he|they)",
        "thing": "(?P<thing>.+?)",
        "what": "(?P<what>.+?)",
        "glad": "(?:lovely|nice|great|good|grand|wonderful|cool|fab|brilliant|ace"
        "|welcome|helpful|awesome|perfect)",
        "some": "(?:some|a bit of|a little|a little bit of|a bit more|some more|more) ",
        "on": "(?: (?:on|going|running|burning|lit|lit up|all lit up|being on|staying on"
        "|to be on|to stay on|to be running|to be going|still on|still running|to run"
        "|still going|still going round|going round|still whirring|still humming"
        "|still blaring|still blasting|still burning))",
        "more": "(?: (?:anymore|any more|any longer|no more|now|for now))",
        "must": "(?:needs to|has to|will have to|ll have to|will need to|ll need to"
        "|had better|d better|wants to|ought to)",
        "may": "(?:can|could|may|should|might as well|{must})",
    },
    lacks={
        Lack.DARK: (
            "{still}(?P<last>dark|dim){far}",
            "(?:{it} )?{very}{dark}{where}{tail}",
            "(?:{it} )?{too}{dark}{tail}",
            "{it} {very}pitch (?:black|dark)",
            "how (?!.* (?:what|which|whether|if|who) )(?:(?:the|in) \\w+ )?(?:{am} )?(?:i|we|anyone|anybody|a person|people)(?: {am})?"
            " (?:even )?(?:supposed|meant|expected|gonna|going)(?: to)? (?:even )?"
            "(?:see|read|find|do|sew|knit|shave)(?: \\w+){0,5}?{where}"
            "(?: (?:when|with it)?{it} {very}{dark})?",
            "{what} {is} {very}{dark}{tail}",
            "(?:{who} {cant}|(?:nobody|no one) can) (?:even )?see (?:a thing|anything|a damn thing|a bloody thing"
            "|a blessed thing|my hand(?: in front of my (?:face|nose))?|(?:my|our|their|your|his|her) own \\w+|what \\w+ (?:m|re|am|are|is) doing"
            "|where \\w+ (?:m|re|am|are|is) (?:going|walking|putting \\w+ feet)"
            "|much|squat|nothing){where}?{tail}",
            "{what} (?:could use|could do with|needs|wants) {some}light",
            "{who} (?:keeps? )?(?:bumping|walking|banging|tripping|stumbling|crashing) (?:into|over)"
            " (?:things|stuff|everything|the furniture|each other|\\w+ \\w+){where}(?: in the dark)?",
            "{who} (?:need|needs|have|has|ve got) to (?:be able to )?see what"
            " \\w+ (?:m|re|s|am|are|is) (?:\\w+ing){where}?",
            "{who} {cant} (?:even )?(?:read|make out) (?!.* (?:because|over) )(?:\\w+ ){0,5}?\\w+{where}",
            "(?:{i}|he s|she s|they re|he is|she is|they are) (?:(?:just|all|still) )?"
            "(?:(?:sitting|standing|fumbling|groping|cooking|eating|working|reading)"
            "(?: around| about| here)? )?in the (?:pitch )?dark{where}?",
            "(?:there s|there is) (?:no|hardly any|not enough) light{where}{tail}",
        ),
        Lack.BRIGHT: (
            "{still}(?P<last>bright|glaring){far}",
            "(?:{it} )?{very}{bright}{where}{tail}",
            "{what} {is} {very}{bright}(?:{tail}|{far})",
        ),
        Lack.SUNNY: (
            "(?:{who} {cant} see (?:\\w+ ){1,4})?(?:with |because of )?"
            "(?:the|that|all that|all this|this) sun (?:s|is)? ?(?:\\w+ing )?"
            "(?:straight |right |in |down )*(?:through|in|into|on)(?: to)? {what}{tail}",
            "{who} {cant} (?:even )?see (?:the |my |our )?\\w+(?: \\w+)?"
            " (?:with|for|because of) (?:this|the|that|all this|all that) (?:sun|glare|sunlight){where}?",
            "(?:there s|there is) (?:a|some|so much|too much|an awful|a terrible) glare"
            " on (?:the |my |our )?\\w+(?: \\w+)?{where}?",
            "(?:the|that) sun (?:s|is) (?:\\w+ing )?(?:straight |right )*"
            "in my (?:eyes|face){where}?{tail}",
        ),
        Lack.GLOOMY: (
            "let {some}(?:daylight|sunlight|sunshine|sun|day light|morning light|natural light)"
            "(?: in|(?: in| into)(?: {here}|(?: to)? {what}))",
        ),
        Lack.COLD: (
            "{still}(?P<last>cold|chilly|cool){far}",
            "(?:{it} )?{very}{cold}{where}{tail}",
            "{i} {very}{cold}{where}?{tail}",
            "(?:my|our) (?:teeth|toes|fingers|hands|feet|ears) (?:are|re) {very}"
            "(?:chattering|numb|blue|frozen|freezing|ice|like ice|icicles|blocks of ice|ice cold"
            "|turning blue|going numb|dropping off){where}?",
            "{who} (?:can|could) (?:even )?see (?:my|your|our) (?:own )?breath{where}?",
            "{i} (?:(?:turning|turned) into|becoming|like|practically|basically|literally)(?: like)?"
            " (?:an icicle|a popsicle|an ice cube|an ice lolly|a block of ice|a snowman){where}?",
            "(?:{it} )?{too}{cold}{tail}",
            "{what} {is} {very}{cold}{tail}",
        ),
        Lack.HOT: (
            "{still}(?P<last>hot|warm){far}",
            "(?:{it} )?{very}{hot}{where}{tail}",
            "{i} {very}{hot}{where}?{tail}",
            "{i} {very}(?:sweating (?:buckets|bullets|like .+?)|dripping with sweat"
            "|pouring with sweat|boiling alive|roasting alive|dying of (?:the )?heat){where}?",
            "{what} {is} {very}{hot}{tail}",
        ),
        Lack.STUFFY: (
            "(?:it )?(?:smells|stinks|reeks|pongs)(?: (?:like|of) (?:\\w+ ){1,4}?)?(?: )?"
            "(?:{here}|(?:in|on|at) (?P<place>.+?))",
            "(?:{it} )?{very}{stuffy}{where}{tail}",
            "{what} {is} {very}{stuffy}{tail}",
            "(?:there s|there is) (?:no|not a|not any|not the slightest|not enough|hardly any|not a lick of)"
            " (?:breath of |breeze of |movement of )?(?:fresh )?(?:air|breeze)(?: moving| at all)?{where}",
            "(?:the |our )?(?P<place>.+?) (?:mirror|mirrors|window|windows) {is} (?:all )?{very}"
            "(?:steamed up|fogged up|misted up|misted over|streaming)",
            "{what} {very}(?:stinks|reeks|pongs)(?: (?:like|of) (?:\\w+ ){0,3}\\w+)?",
        ),
        Lack.DIRTY: (
            "{what} (?:{is} (?:in need of|due)|needs|wants|could do with|could use|need)"
            " {clean}",
            "(?:the|these|our|my|this) (?:floor|floors|carpet|carpets|rug){where}?"
            " {is} {very}{dirty}",
            "(?:there s|there is|there are) {dry}(?:\\w+ ){1,3}"
            "(?:all over|everywhere on|all across) (?:the |our )?(?P<place>.+?)"
            " (?:floor|floors|carpet|carpets|rug)",
            "(?:there s|there is|there are) {dry}(?:\\w+ ){1,3}everywhere{where}",
            "(?:the |our )?(?P<place>.+?) (?:floor|floors|carpet|carpets|rug) {is} (?:all )?{very}{dirty}",
            "(?:there s|there is|there are) {dry}(?:\\w+ ){1,3}"
            "(?:all over|everywhere on|on) (?P<floor>(?:the|this|these|our) "
            "(?:floor|floors|carpet|carpets|rug)){where}?",
            "(?:the|our) (?:floor|floors|carpet|carpets|rugs) (?:need|needs|wants|could do with"
            "|could use) {clean}{where}?",
            "(?:it|this place|this room|the place|in here) (?:needs|could do with|could use)"
            " {clean}{where}?",
        ),
        Lack.LOUD: (
            "{still}(?P<last>loud|noisy){far}",
            "{thing} {is} {very}{loud}{where}?{tail}",
            "{who} {cant} (?:even )?hear (?:\\w+self think|a thing|anything|you|each other)"
            " (?:over|with|because of|for) {thing}{on}?",
        ),
        Lack.QUIET: (
            "{still}(?P<last>quiet|low|faint){far}",
            "{who} {cant} (?:even |really )?hear {thing}{where}?(?: over .+)?{tail}",
            "{thing} {is} {very}(?:quiet|faint|low){tail}",
        ),
        Lack.BOTHERS: (
            "{thing} (?:s|is|are|keeps) (?:\\w+ )?(?:shining|glaring|blazing|beaming|glowing)"
            " (?:right |straight )?(?:in|into|at|on|under|through) .+",
            "{who} {cant} (?:get to )?(?:sleep|relax|concentrate|think|focus|work|rest"
            "|hear \\w+self think)"
            " (?:with|because of|for|over) {thing}(?:{on}| \\w+ing(?: \\w+){0,4})?",
            "{who} {cant} (?:get (?:back )?to )?(?:sleep|relax|concentrate|think|focus|work|rest)"
            " (?:because|cos|cause|cuz|when|while|since) {thing} (?:s|is|are)(?: still)?(?: so)?"
            " (?:on|going|running|blaring|blasting|shining|glaring|bright|loud|glowing)"
            "(?: (?:in|into|at|on|right|straight) .+)?",
        ),
        Lack.NEEDLESS: (
            "{whoever}(?:don t|doesn t|dont|doesnt|does not|do not|won t|will not)"
            " (?:be )?(?:need|needing|want|wanting) {thing}{on}?{more}",
            "{whoever}(?:(?:m|re|s|am|are|is) )?(?:not|no longer)"
            " (?:needing|using|watching|listening to) {thing}{on}?{more}",
            "{whoever}no longer (?:needs?|wants?) {thing}{on}?",
            "{thing} (?:isn t|aren t|is not|are not|s not) (?:needed|in use)"
            "(?: on)?{more}?",
            "{thing} (?:is|are|s) no longer (?:needed|in use)",
            "{thing} (?:(?:doesn t|don t|does not|do not) (?:need|want|have) to|needn t)"
            " (?:be|sit there|stay|keep)"
            " (?:on|running|going|humming|whirring|blasting|blaring){more}?",
            "(?:i|we|i m|we re|i am|we are|i ve|we ve|\\w+ s|\\w+ is)"
            " (?:all )?(?:done|finished|through) with {thing}{more}?",
            "(?:there s |there is |it s |)no (?:need|point|sense|use|reason|call)"
            " (?:for|in|of|in having|having|keeping|leaving) {thing}{on}{more}?",
            "no need for {thing}{on}?{more}",
            "(?:nobody|no one|none of us) (?:s|is|needs) ?(?:using|watching|listening to)? ?"
            "{thing}{on}?{more}?",
            "{thing} (?:has|have|s) been (?:on|running|going) (?:for )?long enough{more}?",
            "{thing} {may} (?:now |both )?(?:go off|be off"
            "|be turned off|be switched off|get turned off|be shut off|be shut down|be killed"
            "|go to sleep|go to bed|go night night|go nighty night|go beddy byes|go sleepies"
            "|call it a (?:day|night)|take the (?:night|day) off|take a (?:rest|break|nap)"
            "|have a (?:rest|break|nap)|get some rest|hit the hay|pack it in|knock it off"
            "|give it a rest|pipe down|knock off|stand down)(?: now| again)?",
            "{thing} (?:is|are|s|re) (?:still )?(?:on|burning|burning away|running|going)"
            " for (?:nobody|nothing|no one|no reason|no good reason)",
            "that s enough (?:of )?{thing}{more}?",
            "give {thing} the (?:flick|boot|chop|push|elbow|axe|sack|heave ho|old heave ho)(?: now)?",
        ),
        Lack.IDLE: (
            "(?:let|set|turn) {thing} loose{where}?",
            "(?:can|could|would) {thing} (?:please )?(?:get going|get started|get to work|get cracking"
            "|have a go|go|start up|do (?:a|another) (?:\\w+ )?(?:lap|loop|pass|run|sweep|round)){where}?",
            "(?:make|get) (?:(?P<last>him|her|it)|{thing}) go(?: again| now| then)*{where}?",
            "(?:let|set|leave) {thing} at it{where}?",
            "(?P<last>he|she|it) (?:can|may|could) (?:now )?(?:carry on|continue|resume|go on"
            "|start again|go again|get back to it|get back to work|keep going)(?: now| again)?",
            "{thing} {must} (?:get cracking|get going|get a move on|get to work|get busy"
            "|get started|get stuck in|get on with it|start|begin)(?: now| again)?{where}?",
            "let {thing} (?:start|begin|get going|get started|have a go|get on with it)"
            "(?: (?:now|again|vacuuming|cleaning|hoovering|sweeping))*{where}?",
            "(?:let|have|get) {thing} (?:to )?pick (?:up|things up|it up) (?:from )?where"
            " (?:it|he|she|we|i|they) (?:left|had left|d left|stopped|was|were)(?: off)?(?: please)?",
            "let {thing} (?:carry on|continue|go on|keep going|resume)"
            "(?: (?:with|playing|cleaning|vacuuming) ?.*)?",
            "(?:sic|unleash) {thing} on (?:the|these|this|that|those) \\w+(?: \\w+)?",
            "(?:have|let|get|make) {thing} (?:to )?(?:do|make|take|run|have) (?:a|another) (?:\\w+ )?"
            "(?:lap|loop|pass|run|sweep|spin|round|turn|go){where}?",
            "(?:have|let|get|make|send) {thing} (?:to )?(?:off |out |round |around )?(?:to )?"
            "(?:do|clean|vacuum|hoover|sweep|tackle|go over|run over|go round|have a go at)"
            " (?:the |a |another )?{work}{where}?",
            "(?:have|let|get|make|send) {thing} (?:to )?(?:go |off |out )?(?:and |to )?"
            "(?:clean|vacuum|hoover|sweep|mop)(?: up)?{where}?",
            "{thing} (?:can|could|may|should|might as well|is free to)"
            " (?:now )?(?:start|begin|resume|get going|go ahead|get to work|have a go"
            "|have another go|do another round|do a round|do {work}|carry on|keep going"
            "|play|start playing|play again|start again|go again|go on|come back on"
            "|continue|continue to play|go on playing|keep playing|resume playing|play on)"
            "(?: (?:now|again|vacuuming|cleaning|hoovering|sweeping|working|playing))*",
            "give the (?:floor|floors|carpet|carpets|place|rug)(?: {where})?"
            " (?:a |another )(?:quick |good |proper )?(?:once over|going over|clean|hoover"
            "|vacuum|sweep|run over)",
        ),
        Lack.ASTRAY: (
            "(?:call|bring|get|fetch|send|order) {thing} (?:back|home|back home)"
            "(?: (?:now|again|to (?:its|his|her|the) (?:dock|base|charger|station)))?",
            "{thing} (?:has|s|have) (?:cleaned|done|vacuumed|hoovered|worked|swept)"
            " (?:enough|plenty|quite enough)(?: \\w+ing .+)?(?: for (?:today|one day|the day|now))?",
            "park {thing}(?: (?:in|at|on) (?:its|his|her|the) \\w+)?",
        ),
        Lack.WANTED: (
            "(?:it d|it would|that d|it ll|it will) be (?:\\w+ )?{glad} to have (?:{some})?{thing}{on}?"
            "(?: while .*| for .*)?",
            "(?:{some})?{thing}{on}? (?:would|d|might) be (?:\\w+ )?{glad}(?: to have)?"
            "(?: now| right now)?{where}?",
            "(?:i|we|they|he|she|you) (?:could|can)"
            " (?:really |sure |just |definitely |certainly |actually |badly )*(?:do with|use)"
            " (?:{some})?{thing}{on}?(?: now| right now)?",
            "(?:this|that|it|sounds|looks) (?:is |s )?(?:like )?(?:definitely |surely |really )?"
            "(?:a |one )?(?:job|case|day|night|moment|one) for {thing}",
            "(?:the|those|these|that|this|my|our) \\w+(?: \\w+)? could (?:really |sure |just )*"
            "(?:do with|use) {thing}(?: on)?(?: now| right now)?",
            "(?:i m|we re|i am|we are) (?:gonna|going to) need {thing}{on}?(?: now| right now)?",
            "could (?:do with|use) (?:{some})?{thing}{on}?(?: now| right now)?",
            "(?:gimme|give me|give us|lemme have|let me have|let us have) (?:{some})?{thing}{on}?"
            "(?: please| now| over here| in here)*",
            "{thing} would (?:help|shift|sort|fix|clear|cure|do the trick|do the job|do nicely)"
            "(?: (?:it|that|this|things)(?: out)?)?(?: now)?",
            "(?:{whoever}|{who} )(?:won t|will not) (?:\\w+ )?"
            "(?:settle|sleep|go to sleep|go asleep|drop off|nod off|fall asleep|relax|rest)"
            "(?: down)? without {thing}{on}?",
            "{thing} {may} (?:now |both )?(?:come on|go on|go back on|be turned on"
            "|come back on|be switched on|get turned on)(?: now| again)?",
            "{thing} {must} (?:start|get|begin) (?:warming|heating|firing|warmed|heated|fired)"
            " up(?: now| again)?",
            "(?:i|we) (?:wouldn t|would not) mind {thing}{on}",
            "(?:i|we) (?:d|would) (?:love|like) (?:to hear|to listen to|to have) {thing}"
            "(?: again)?{on}?(?: again)?",
        ),
    },
    wished="(?:(?:is there )?any chance of(?: having| getting)?"
    "|(?:could|can|may) (?:i|we) (?:have|get)|how about|what about)"
    " (?:some |a bit of |a little |a bit more |some more |a little bit of )"
    "(?P<thing>.+?)(?: on)?(?: please)?",
    commands={
        Remedy.ON: "turn on {}",
        Remedy.OFF: "turn off {}",
        Remedy.MORE: "turn {} up a bit",
        Remedy.LESS: "turn {} down a bit",
        Remedy.OPEN: "open {}",
        Remedy.CLOSE: "close {}",
        Remedy.CLEAN: "start {}",
        Remedy.RESUME: "resume {}",
        Remedy.DOCK: "send {} home",
    },
    lights="turn on the lights in {}",
    located="(?P<thing>.+?) (?:(?:down|up|over|out|back|through) )?"
    "(?:in|on|at|along|around|by|inside) (?P<place>.+)",
    joins=" and ",
    within="in {}",
    praise=frozenset(
        [
            "bought",
            "broken",
            "love",
            "loves",
            "new",
            "selling",
            "sold",
            "like",
            "likes",
            "lovely",
            "nice",
            "perfect",
            "pretty",
            "beautiful",
            "cosy",
            "cozy",
            "romantic",
            "fine",
            "good",
            "great",
            "how",
        ]
    ),
    degrees=frozenset({"so"}),
    speakers=frozenset({"i", "im", "we"}),
    would=frozenset({"would", "d"}),
    owners=frozenset(
        [
            "the",
            "my",
            "our",
            "her",
            "his",
            "their",
            "this",
            "that",
            "your",
            "these",
            "those",
            "some",
            "any",
            "bloody",
            "damn",
            "blasted",
            "stupid",
        ]
    ),
)

_DE = IndirectWords(
    shared={
        "it": "(?:es ist|ist es|s ist|hier ist es|hier ist s|mir ist|uns ist|ist mir|da ist es)",
        "is": "(?:ist|sind|wird|ist ja)",
        "very": "(?:(?:mir|uns|hier|viel|ganz|so|sehr|echt|total|richtig|ziemlich|etwas|ein|bisschen"
        "|wieder|schon|immer noch|noch|verdammt|ja|aber|furchtbar|recht|arg|saumassig"
        "|schrecklich|unglaublich|extrem|voll|zu) )*",
        "too": "(?:(?:mir|uns|hier|viel|etwas|ein|bisschen|echt|wirklich|noch) )*(?:zu|so) ",
        "dark": "(?:dunkel|finster|duster|stockdunkel|stockfinster|zappenduster|schummrig)",
        "cold": "(?:kalt|eiskalt|frisch|kuhl|saukalt|arschkalt|frostig)",
        "hot": "(?:zu heiss|zu warm|so heiss|so warm|brutend heiss|bruhheiss|kochend heiss"
        "|wie in einer sauna|wie im backofen)",
        "loud": "(?:zu laut|viel zu laut|ohrenbetaubend)",
        "stuffy": "(?:stickig|muffig|verraucht|voller dampf|dampfig)",
        "dirty": "(?:dreckig|schmutzig|staubig|verdreckt|voller \\w+(?: \\w+)?)",
        "here": "(?P<here>hier drin|hier drinnen|hier|in diesem zimmer|in diesem raum)",
        "where": "(?: (?:{here}|(?:oben |unten |druben |draussen )?"
        "(?:im|in der|in dem|in|auf der|auf dem|am|an der) (?P<place>.+?)))",
        "there": "(?:oben |unten |druben |draussen )?"
        "(?:im|in der|in dem|in|auf der|auf dem|am|an der) (?P<place>.+?)",
        "tail": "(?: zum \\w+| um zu \\w+| geworden| jetzt| gerade| momentan)?",
        "thing": "(?P<thing>.+?)",
        "what": "(?P<what>.+?)",
        "more": "(?: (?:nicht mehr|nimmer|jetzt nicht mehr))",
    },
    lacks={
        Lack.DARK: (
            "{it} {very}{dark}{where}{tail}",
            "{it} {too}{dark}{tail}",
            "{there} ist(?: es)? {very}{dark}{tail}",
            "(?:hier|da) ist(?: es)? (?P<here>){very}{dark}{tail}",
            "{very}{dark}{where}",
            "{what} {is} {very}{dark}",
            "(?:ich|wir|man) (?:sehe|sehen|sieht|kann|konnen){where}"
            " (?:gar |uberhaupt |fast )?nichts(?: sehen)?",
        ),
        Lack.COLD: (
            "{it} {very}{cold}{where}?{tail}",
            "{there} ist(?: es)? {very}{cold}{tail}",
            "(?:ich|wir) (?:friere|frieren)(?: {here})?",
            "{what} {is} {very}{cold}",
        ),
        Lack.HOT: ("{it} {very}{hot}{where}?{tail}", "{what} {is} {very}{hot}"),
        Lack.STUFFY: (
            "{it} {very}{stuffy}{where}{tail}",
            "(?:hier|da) ist(?: es)? (?P<here>){very}{stuffy}",
            "{there} ist(?: es)? {very}{stuffy}",
            "{what} {is} {very}{stuffy}",
        ),
        Lack.DIRTY: (
            "(?:der|die|unser|mein) (?:boden|boden{where}|teppich|fussboden)"
            " (?:ist|sind) {very}{dirty}",
            "{what} (?:musste|muss|sollte|konnte) (?:mal |mal wieder |dringend )?"
            "(?:gesaugt|gewischt|gekehrt) werden",
        ),
        Lack.LOUD: ("{thing} {is} {very}{loud}",),
        Lack.QUIET: (
            "(?:ich|wir|man) (?:hore|horen|hort) {thing} (?:kaum|nicht|gar nicht|schlecht)",
            "{thing} {is} {very}zu leise",
        ),
        Lack.NEEDLESS: (
            "(?:ich|wir|\\w+) (?:brauche|brauchen|braucht) {thing}{more}",
            "{thing} (?:wird|werden) nicht mehr gebraucht",
            "{thing} (?:kann|konnen|darf) (?:jetzt |wieder )?(?:ausgehen|aus|ausgemacht werden)",
            "niemand (?:schaut|hort|braucht|benutzt) (?:mehr )?{thing}(?: mehr)?",
        ),
        Lack.WANTED: (
            "(?:ich|wir) (?:konnte|konnten) (?:etwas |ein bisschen |jetzt )*{thing} (?:gut )?"
            "(?:gebrauchen|brauchen|vertragen)",
            "(?:etwas |ein bisschen |ein wenig |mehr ){thing} ware (?:schon|nett|gut|toll|super)",
            "{thing} ware (?:jetzt )?(?:schon|nett|gut|toll|super)",
            "{thing} (?:kann|konnen|darf) (?:jetzt |wieder )?(?:angehen|an|angemacht werden)",
        ),
        Lack.IDLE: (
            "{thing} (?:kann|darf|konnte|soll) (?:jetzt |mal |wieder )*"
            "(?:loslegen|saugen|anfangen|losfahren|putzen|wischen)",
            "lass {thing} (?:mal )?(?:los|saugen|ran|fahren)",
        ),
        Lack.ASTRAY: (
            "{thing} hat (?:genug|lange genug) (?:gesaugt|geputzt|gewischt|gearbeitet)"
            "(?: fur heute)?",
            "ruf {thing} zuruck",
        ),
    },
    wished="(?:kann|konnte|konnten|konnen) (?:ich|wir) (?:bitte )?"
    "(?:etwas|ein bisschen|ein wenig|mehr) (?P<thing>.+?) (?:haben|bekommen|kriegen)",
    commands={
        Remedy.ON: "schalte {} ein",
        Remedy.OFF: "schalte {} aus",
        Remedy.MORE: "dreh {} etwas hoch",
        Remedy.LESS: "dreh {} etwas runter",
        Remedy.OPEN: "öffne {}",
        Remedy.CLOSE: "schließe {}",
        Remedy.CLEAN: "starte {}",
        Remedy.RESUME: "schalte {} ein",
        Remedy.DOCK: "schick {} zurück",
    },
    lights="schalte alle Lichter in {} ein",
    located="(?P<thing>.+?) (?:im|in der|in dem|in|auf der|auf dem|am|an der) (?P<place>.+)",
    joins=" und ",
    within="in {}",
    praise=frozenset(
        [
            "mag",
            "liebe",
            "schon",
            "gemutlich",
            "gut",
            "prima",
            "toll",
            "super",
            "romantisch",
            "herrlich",
            "das",
            "dies",
        ]
    ),
    degrees=frozenset({"so"}),
    speakers=frozenset({"ich", "wir", "mir", "uns"}),
    would=frozenset({"ware", "waren", "wurde"}),
    owners=frozenset(
        [
            "der",
            "die",
            "das",
            "den",
            "dem",
            "mein",
            "meine",
            "meinen",
            "unser",
            "unsere",
            "unseren",
            "dein",
            "deine",
            "ihr",
            "ihre",
            "ihren",
            "sein",
            "seine",
            "seinen",
            "dieser",
            "diese",
            "dieses",
            "diesen",
        ]
    ),
)

INDIRECT: Mapping[str, IndirectWords] = {"de": _DE, "en": _EN}
"""The ways by the code of the language."""
