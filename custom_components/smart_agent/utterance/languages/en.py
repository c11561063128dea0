"""English."""

from ..phrases import Language, Mark

_HARMS = """
    trips slips stumbles burns spoils floods overflows dies drowns explodes bursts escapes ruins
    screams moans yells complains notices chokes suffocates bumps crashes smashes hurts fries
    rots faints overheats loses catches kills wakes
    """
"""What is hurried to prevent: "turn it on before somebody trips". Not what night and frost
do as well: "before night falls" waits."""

_HARMED = "somebody someone anybody anyone he she i you we they people"

_HURRY = "|".join(
    (
        *(
            f"before {who} {harm}"
            for who in ("*", "the *", "my *", "your *", "our *", "this *", "that *")
            for harm in _HARMS.split()
        ),
        # "Before my trip" names a time: the plain form has a pronoun before it.
        *(
            f"before {who} {harm}"
            for who in _HARMED.split()
            for harm in (
                "trip",
                "falls",
                "fall",
                "kill",
                "wake",
                "murder",
                "drown",
                "burn",
            )
        ),
        *(
            f"before {whose} {harm}"
            for whose in ("the *", "my *", "our *", "those *", "they")
            for harm in (
                *("get in", "get out", "get away", "escape", "bleed", "start bleeding"),
                *("burn", "melt", "wilt", "overflow", "spoil", "drown", "boil over"),
                *("dry out", "fall off", "fall over", "go cold", "start barking"),
            )
        ),
        *(
            f"before {whose} {harm}"
            for whose in ("the *", "my *", "our *", "that *", "it", "he", "she")
            for harm in (
                *("gets in", "gets out", "gets away", "melts", "wilts", "boils over"),
                *("dries out", "falls off", "falls over"),
                *(
                    "starts barking",
                    "starts howling",
                    "starts crying",
                    "starts smoking",
                ),
            )
        ),
        *(
            # "Before it gets cold" may be the night.
            f"before {whose} {harm}"
            for whose in ("the *", "my *", "our *", "that *")
            for harm in ("goes cold", "gets cold")
        ),
        *(f"before the * fades {whose}" for whose in ("the", "my", "our")),
        *(
            f"before {whose} {harm}"
            for whose in ("the *", "the whole *", "my *", "our *", "it", "they", "we")
            for harm in (
                *("burns down", "burn down", "goes up in smoke", "goes up in flames"),
                *("go up in smoke", "catches fire", "catch fire", "goes bang"),
            )
        ),
        "before i forget|before it slips my mind|before i lose my thread|before i lose it",
        *(
            f"before it goes {out} of my {mind}"
            for out in ("out", "clean out", "right out", "straight out")
            for mind in ("head", "mind")
        ),
        "before they fly off|before it flies off|before they ring|before it boils over",
        "before it gets any *|before they get any *|before it goes off",
    )
)
"""What names no time, although it begins with "before"."""

_THREATS = "|".join(
    f"and {who} {what}"
    for whose, harms in (
        (
            ("you re", "you ll be", "you are", "you will be", "you re going to be"),
            (
                *(
                    "grounded",
                    "sorry",
                    "dead",
                    "dead meat",
                    "toast",
                    "history",
                    "for it",
                ),
                *("in trouble", "in big trouble", "in so much trouble", "done for"),
                *(
                    "paying *",
                    "cleaning *",
                    "mopping *",
                    "explaining *",
                    "sleeping outside",
                ),
                *("a dead man", "out on your ear", "in for it", "going to regret it"),
            ),
        ),
        (
            (
                "i ll",
                "i will",
                "i m gonna",
                "i m going to",
                "your mother ll",
                "your dad ll",
            ),
            (
                *("kill you", "skin you", "murder you", "throttle you", "strangle you"),
                *("have your *", "tell your *", "tell mum", "tell mom", "tell dad"),
                *("scream", "never *", "confiscate *", "batter you", "brain you"),
            ),
        ),
        (
            ("you ll", "you will"),
            ("regret it", "be sorry", "catch it", "pay *", "answer to me", "never *"),
        ),
        (
            ("there ll be", "there s going to be", "there s"),
            ("trouble", "hell to pay", "war", "no pudding", "no telly", "no tv"),
        ),
        (
            ("see", "watch", "we ll see", "just see"),
            ("what happens", "where it gets you"),
        ),
    )
    for who in whose
    for what in harms
)
"""What comes of a deed that nobody shall do: "touch it, and you're grounded"."""

_SUNG = "la la la|da da da|na na na|dum dum dum|doo doo doo|dee dee dee|tra la la|fa la la|sha la la|ooh baby|oh baby baby|something something"
"""What stands where the words of a song are not known."""

_BUSY = """
    pick get grab do finish eat make take cook check answer change feed have read clean wash
    sort find watch see say put bath bathe fold tidy dress chop stir load unload carry fetch settle shower
    """
_NO_BOTHER = "|".join(
    f"if {so} {much} {what}"
    for so in ("it isn t", "it s not", "it is not", "that isn t", "that s not")
    for much in ("any", "too much", "too much of a", "much of a", "a")
    for what in ("bother", "trouble", "hassle", "effort", "imposition", "problem")
)
"""Politeness in the form of a condition."""

_NOT_BUSY = "|".join(
    f"if you {are}{with_whom}"
    for are in (
        "re not busy",
        "aren t busy",
        "re free",
        "re not doing anything",
        "re about",
    )
    for with_whom in (
        *("", " with somebody else", " with someone else", " with anyone else"),
        *(
            " with something else",
            " with anything else",
            " at the minute",
            " right now",
        ),
    )
)
"""The same of who is asked."""

_SPARE_TIME = "|".join(
    f"{when} you {have} {much}"
    for when in ("when", "whenever", "if", "once", "as soon as")
    for have in ("have", "ve got", "get", "got")
    for much in (
        *(f"a {one}" for one in ("tick", "mo", "min", "jiffy", "chance", "break")),
        *(f"a {one}" for one in ("second", "sec", "minute", "moment", "free moment")),
        *("a free minute", "a spare minute", "a spare moment", "a spare second"),
        *("two ticks", "two secs", "two minutes", "five minutes", "time"),
    )
)
"""Politeness in the form of a time."""

_TROUBLE = "|".join(
    f"{may} i {trouble} you for"
    for may in ("could", "can", "may", "might")
    for trouble in ("trouble", "bother", "ask")
)
"""What asks for a thing as it is to be."""

_OBLIGED = "|".join(
    f"{i} be {how}{thankful}{to} {what}"
    for i in ("i d", "i would", "i should", "we d", "we would")
    for how in (
        *("", "much ", "most ", "very ", "so ", "ever so ", "really ", "awfully "),
        "eternally ",
    )
    for thankful in ("grateful", "obliged", "thankful")
    for to in ("", " to you")
    for what in (
        "for",
        "if you",
        "if you d",
        "if you could",
        "if you would",
        "if you ll",
    )
)

_ANYBODY = "|".join(
    f"{who} {does}"
    for who in ("anybody", "anyone")
    for does in (
        *("comes", "rings", "knocks", "calls", "phones", "texts", "goes", "opens"),
        *("walks", "turns up", "shows up", "moves", "asks", "gets", "wants", "needs"),
        *("touches", "steps", "arrives", "leaves", "buzzes", "pulls up", "drives"),
    )
)
"""A condition without "if"."""

_OR_ELSE = "|".join(
    f"or {who} {would}"
    for who in (
        "i",
        "we",
        "he",
        "she",
        "they",
        "it",
        "you",
        "there",
        "nobody",
        "everyone",
    )
    for would in ("ll", "will", "won t", "d", "would", "might", "may")
)
"""Why something is to be done: what would be so without it."""

_TIME_TO = "|".join(
    f"give {who} {time} to"
    for who in ("me", "us", "him", "her", "them")
    for time in (
        "time",
        "a chance",
        "a minute",
        "a second",
        "a sec",
        "a moment",
        "a mo",
    )
)
"""A condition in the form of a wish."""

_ONE_BEFORE = "|".join(
    f"to the {one} before{that}"
    for one in (
        "song",
        "track",
        "tune",
        "one",
        "episode",
        "chapter",
        "story",
        "station",
    )
    for that in ("", " this", " this one", " that", " that one", " it", " last")
)
"""What is gone back to, and no time, although it ends with "before"."""

_ALL_RIGHT = "|".join(
    f"if {so} {fine} {by}"
    for so in ("that s", "that is", "it s", "it is", "that d be", "that would be")
    for fine in ("all right", "alright", "okay", "ok", "fine", "cool")
    for by in ("with you", "by you", "with everyone", "with everybody")
)

_A_BOTHER = "|".join(
    f"{would} {much}{what} to"
    for would in ("would it be", "is it", "would that be")
    for much in (
        "an awful ",
        "a terrible ",
        "a great ",
        "too much of a ",
        "much of a ",
        "a ",
        "too much ",
        "any ",
    )
    for what in ("bother", "trouble", "hassle", "pain", "nuisance", "imposition")
)
"""Politeness in the form of a question."""

_WONDER = "|".join(
    f"{i} {whether} {you} {may}"
    for i in ("i wonder", "i was wondering", "i m wondering", "i just wondered")
    for whether in ("if", "whether")
    for you in ("you", "somebody", "someone")
    for may in (
        *("could", "can", "might", "would", "d", "could possibly", "might possibly"),
        *("d mind", "would mind", "wouldn t mind", "could manage to", "d be able to"),
        *(
            f"{would} be so {kind} as to"
            for would in ("d", "would", "might", "could")
            for kind in ("kind", "good")
        ),
        *(
            f"{would} be {kind} enough to"
            for would in ("d", "would", "might", "could")
            for kind in ("kind", "good")
        ),
    )
)
"""What asks for a deed as if one wondered. What somebody does or did is asked so."""

_WONDER_ASKED = "|".join(
    f"{i} {whether} you {would} {know}"
    for i in ("i wonder", "i was wondering", "i m wondering", "i just wondered")
    for whether in ("if", "whether")
    for would in ("d", "would", "could", "might", "can")
    for know in ("know", "happen to know", "tell me", "tell us", "remember", "recall")
)
"""What asks to be told something."""

_ONE_OF_YOU = "|".join(
    f"{would} {who}{please}"
    for would in ("can", "could", "would", "will", "won t", "might")
    for who in (
        "somebody",
        "someone",
        "one of you",
        "one of y all",
        "y all",
        "you guys",
    )
    for please in ("", " please", " just", " kindly")
)
"""A request of whoever hears it."""

_SOMEBODY = "|".join(
    f"{who} {needs} to" if needs.endswith(("s", "t")) else f"{who} {needs}"
    for who in ("somebody", "someone")
    for needs in ("needs", "has", "has got", "s got", "ought", "should", "better")
)
"""What whoever hears it is to do."""

_HAD_BETTER = (
    "|".join(
        f"{only}{must} be"
        for must in ("had better", "d better", "d best")
        for only in ("", "only ")
    )
    + "|needs only be|need only be|needs only to be|need only to be|only needs to be|only need to be|only has to be|only have to be"
)
"""How a thing is to be."""

_WOULD_SAY = "|".join(
    f"{would} {say}"
    for would in ("would", "d", "ll", "will", "used to", "might", "always used to")
    for say in (
        *(
            "say",
            "shout",
            "yell",
            "holler",
            "scream",
            "bellow",
            "roar",
            "mutter",
            "sing",
        ),
        *(
            "whisper",
            "call out",
            "go on about",
            "tell us",
            "tell me",
            "tell you",
            "moan",
        ),
    )
)
"""What somebody is known to say."""

_MEANWHILE = (
    "|".join(f"while {who} {deed}" for who in ("i", "we") for deed in _BUSY.split())
    + "|while i m on to|while i m on with|while i m on a call|while i m on the phone|while i m at it|while i m in the shower|while i m cooking"
)
"""What is done in the meantime, from now on."""

_GOES = "|".join(
    f"{may} {deed}"
    for may in [
        "can all",
        "can both",
        "could all",
        "could both",
        "may all",
        "may both",
        "will have to",
        "ll have to",
        "will need to",
        "ll need to",
        "must",
    ]
    for deed in [
        "go off",
        "go on",
        "go out",
        "come on",
        "be turned off",
        "be turned on",
        "be switched off",
        "be switched on",
    ]
)
"""What things may or must do, as a wish."""

_WANTS_DOING = "|".join(
    f"{wants} {doing} {particle}"
    for wants in ("needs", "need", "wants", "want")
    for doing in ("turning", "switching", "putting", "knocking", "shutting")
    for particle in ("off", "on", "out", "up", "down")
)
"""What somebody is to do with things, as a wish."""

_BY_ITSELF = "|".join(
    f"{may}{verb} {particle} {how}"
    for may in (
        "",
        "can ",
        "could ",
        "will ",
        "would ",
        "may ",
        "can both ",
        "can all ",
    )
    for verb in ("go", "goes", "come", "comes", "turn", "turns", "switch", "switches")
    for particle in ("off", "on")
    for how in (
        "by itself",
        "by themselves",
        "on its own",
        "on their own",
        "automatically",
    )
)
"""What things do without being told."""

ENGLISH = Language(
    code="en",
    marks={
        Mark.COURTESY: f"""
            {_NOT_BUSY}|{_NO_BOTHER}|{_ALL_RIGHT}|{_SPARE_TIME}|{_ONE_BEFORE}
            singing that|singing it|singing along|singing along to it|singing to that|so far|as of now|on the line|on the other line|on line one|on line two
            let there be|good morning|good evening|good afternoon|good night|goodnight|night night|night all|night everyone|nighty night
            what they re saying|what he s saying|what she s saying|a word they re saying
            a word he s saying|a word she s saying|anything they re saying|what s being said
            sorry to be a nuisance|sorry to be a nuisance now|sorry to be a pain|sorry to be a pest
            sorry to be a bother|sorry to bother you|sorry to trouble you|sorry to ask|so sorry to ask
            sorry to nag|sorry to keep asking|what am i like|listen to me|silly me|is it * or is it me|is it * or is it just me|is it me or is it *|is it just me or is it *|lord above|good lord
            good god|god above|heavens above|good heavens|heavens|honest to god|mother of god
            bless him|bless her|bless them|god love him|god love her|god love them|sure look
            sure listen|in fairness|janey mac|jaysus|begorrah|for crying out loud|good gracious
            goodness me|goodness|my goodness|good grief|oh my god|my god|oh my gosh|oh my days|my days|omg|oh my word|jesus|jesus christ|for god s sake|for heaven s sake|for the love of god|for pity s sake|dear me|oh dear|oh dear me|crumbs|bloody hell
            strewth|struth|crivens|jings|flipping heck|flippin heck|what the heck|my word
            after all|you remember that|you remember the|you remember my|you remember our
            be so good as to|be good enough to|be kind enough to|be a love and|be a star and
            with sugar on top|with a cherry on top|with knobs on
            be a pal and|be a sport and|if you d be so good|if you would be so good
            if you d be so good as to|if you would be so good as to|if you d be so kind as to
            if you would be so kind as to|if you d be good enough to|if it s no bother
            if it s no trouble|if it s not a bother
            if it s all the same to you|have the goodness to|do me the kindness of
            tops|at most|excuse me|pardon me|i beg your pardon
            than it is|than they are|than it is now|than they are now|than it s now|than now|than that
            than he is|than she is|than it already is|than they already are
            if it s no drama|if that s no drama|if it s no hassle|if that s no trouble
            if it s not too much bother|if it s not too much hassle|if it s no skin off your nose
            if it isn t a hassle|if it isn t a drama|no drama if not
            if you d be a dear
            like i don t know what|like nobody s business|like there s no tomorrow|like crazy
            like mad|like anything|like hell|before i forget|before i forget it
            before i forget again|before it slips my mind|lest i forget|while i think of it
            while i m thinking of it|while i remember|so i don t forget|so that i don t forget
            or i ll forget|otherwise i ll forget
            while you re there|while you are there|while you re up|as you re there
            don t forget|do not forget|ok so|okay so|so listen|listen|alright then
            right then|ok then|okay then|okay now|ok now|and then some|if you d be so kind
            if you would be so kind|be so kind|if it isn t too much trouble|if you re able
            if you are able|once more|one more time|this instant|this minute|this second
            right this second|pronto|asap|a s a p|for heaven s sake|for god s sake
            for pete s sake|would ya|darling|sweetheart|sweetie
            my friend|my assistant|do me a solid and|pretty please
            much appreciated|thanks in advance|thank you very much|thanks a bunch
            when you have a minute|if you have a minute|if you get a moment|if you get a minute
            if you ve got a second|if you ve got a minute|if you don t mind me asking|real fast
            at last|finally
            as usual|like usual|as always|like always|as per usual|the usual way|like every day
            as ever|as we normally do|like normal
            don t worry|don t ask|no matter what|it doesn t matter|don t wait|already please
            please|kindly|thanks|thank you|thanks a lot|for me|for us|hey|hi|hello|okay so
            ok so|right so|alright so|well|just|be so kind and|be so kind as to
            be a dear and|be an angel and|do me a favor and|do me a favour and
            if you could|if you would|if you can|if possible|if you please|if you don t mind
            if you wouldn t mind|if it s not too much trouble|if that s okay|if that s ok|if that s alright
            if that s all right
            if it s all right|if it s alright|if that s all right|if that s alright|if nobody minds
            if it s okay|if it s possible|if you want|if you like|if you get a chance
            if you have a moment|whenever you have a second|when you have a second
            whenever you ve got a second|whenever you ve got a sec|whenever you ve got a minute
            whenever you ve got a moment|when you ve got a second|when you ve got a sec
            when you ve got a minute|when you ve got a moment|if you ve got a sec|if you ve got a moment
            whenever you have a moment|if you have a second|whenever you re ready|when you re ready
            don t be shy|sorry to bother you|sorry to bother you but|right|when you get a chance|when you can|when you have a moment
            when you get a moment|whenever you can|as soon as possible|as soon as you can
            right now|now|immediately|at once|straight away|right away|quickly|quick|real quick
            go ahead and|come on|oh|um|uh|er|hmm|ach|och|argh|drat|blast it|again|actually just|as well|ok|okay|eh|ah|ooh|ugh
            for a sec|for a second|for a moment|for a mo|a sec|cool thanks|shoot|damn|dang|brr|yay|ouch
            for him|for her|for them|for everyone|for everybody|ever so much|so very much
            i hate to be a bother but|i do hate to be a bother but|i hate to bother you but|i hate to ask but
            whoa|woah|wow|gosh|jeez|blimey|crikey|yikes|phew|aw|aww
            wouldn t hurt|would not hurt|wouldn t go amiss|would not go amiss
            no need to rush|no rush|will you please|why not|not only|no problem|no worries
            it is time to|it s time to|time to|feel free to|make sure to|make sure you
            be sure to|don t forget to|do not forget to|while you re at it|while you are at it
            while we re at it|while we are at it|without delay|without waiting
            """,
        Mark.DEGREE: """
            not too bright|a lot|not a lot|not by a lot|not by much|just not a lot
            but not a lot|but not by a lot|but not by much|but not much|but not too much
            nothing drastic
            pretty sorry|rather sorry|a bit sorry|very sorry for *self|a sorry sight
            in a sorry state|a sorry state|sorry for himself|sorry for herself|sorry for themselves
            all the way|not too loud|not too hot|not too much|not so bright|not so loud
            somewhat|as far as it goes
            """,
        Mark.POLITE: f"{_A_BOTHER}|{_TROUBLE}|{_WONDER}|{_OBLIGED}"
        """|
            it would be nice if you|it would be great if you|it would be lovely if you|it would be kind if you
            it would be really nice if you|it would be really great if you|it would be really lovely if you|it would be really kind if you
            it would be so nice if you|it would be so great if you|it would be so lovely if you|it would be so kind if you
            it would be very nice if you|it would be very great if you|it would be very lovely if you|it would be very kind if you
            it d be nice if you|it d be great if you|it d be lovely if you|it d be kind if you
            it d be really nice if you|it d be really great if you|it d be really lovely if you|it d be really kind if you
            it d be so nice if you|it d be so great if you|it d be so lovely if you|it d be so kind if you
            it d be very nice if you|it d be very great if you|it d be very lovely if you|it d be very kind if you
            do the same for|do the same with|do the same to|do the same in
            i ll get you to|i ll have you|i ll need you to|i m going to need you to
            i m gonna need you to|can i get you to|could i get you to|can i ask you to
            could i ask you to|may i ask you to|you may as well|you might as well
            you could always|you can go ahead and|so you can go ahead and
            can ya|could ya|would ya|will ya|somebody want to|someone want to|anybody want to
            anyone want to|somebody wanna|anyone wanna|would somebody|would someone
            will somebody|will someone|fancy|i wonder whether you might|i wonder if you might
            i wonder whether you might see your way to|i wonder if you might see your way to
            could you see your way to|might you see your way to
            could you see your way clear to
            would it be ok if you|would it be okay if you|would it be alright if you
            would it be all right if you|is there any way you could|is there any way you can
            is there a way you could|is there any chance you could|is there a chance you could
            i wonder whether you could|i wonder if you can|i wonder whether you can
            i was wondering whether you can
            would you have the goodness to|would you have the kindness to
            do me the favor of|do me the favour of|do us the favor of|do us the favour of|you do me the favor of|you do me the favour of|you do us the favor of|you do us the favour of|do me the honor of|do me the honour of|
            would you do me the kindness of|would you do me the honour of
            would you be good enough to|would you be kind enough to|could you be so kind as to
            could you be good enough to|might i trouble you to|could i bother you to
            would it trouble you to|would it be a bother to|would you be a love and
            be a * and|be an * and|be a good * and|be a real * and|would you be a * and
            would you be a star and|would you be a pal and|could you be a dear and
            could you be a love and|could you be an angel and|could you do me a kindness and
            might i ask you to|could i possibly ask you to|would you do me the favour of
            would you do me the favor of|might you possibly|if i could trouble you to
            if i might trouble you to|if i may trouble you to|if i could ask you to
            could i trouble you to|can i trouble you to|may i trouble you to
            would it be too much to ask to|would it be too much trouble to
            is it too much to ask to|would you be a darling and|would you be a sweetheart and|would you be a hero and
            would you be a legend and|would you be a doll and|could you be a darling and
            could you be a sweetheart and|could you be a hero and|would you be a dear and|would you be an angel and
            would you be so good as to|would you be willing to|would you kindly|could you kindly
            could you possibly|can you possibly|could you perhaps|could you maybe|can you maybe
            can you just|could you just|would you just|could you go ahead and
            can you go ahead and|would you care to
            can you do me a favor and|could you do me a favor and|could you do me a favour and
            can you do me a favour and|any way you could|any way you can|think you could
            think you can|reckon you could|do you reckon you could|might you be able to
            could you see to it that|may i have|can you help me|could you help me
            might i have|could somebody please|could someone please|could somebody|could someone|would it be possible to|you couldn t|would it be possible for you to
            i don t suppose you d|i don t suppose you could|i don t suppose you can|i don t suppose you would|i don t suppose i could get you to
            can you|could you|would you|will you|can we|could we|may we have|might you
            can you please|could you please|would you please|would you mind|do you mind
            what he s saying|what she s saying|what they re saying|what you re saying
            what i m saying|what he says|what she says|what they say|what anyone s saying
            what anybody s saying|what people are saying|not this one again|not this song again|not this again|not that again|not that one again|not that song again
            sorry to be a pain but|sorry to be a pain|sorry to bother you but|sorry to bother you
            sorry to trouble you but|sorry to trouble you|sorry to ask but|sorry to ask
            sorry to be a nuisance but|sorry to be a bother but|i hate to ask but
            would you ever be so kind as to|would you ever be so good as to|would you be so good as to
            could you be so kind as to|could you be so good as to|would you be so kind as to|would you be able to|are you able to please
            could i have|can i have|may i have|can i get|could i get|could we get|can we get
            can t you|couldn t you|won t you|wouldn t you|why don t you|why don t we
            how about|what about|do you think you could|do you think you can
            is it possible to please|any chance you could|any chance you can
            you think you could|you think you can|mind|i was wondering if you could
            i wonder if you could|i was wondering if you can|i was wondering whether you could
            i was hoping you could|i was hoping you d|can i ask you to|could i ask you to
            may i ask you to|may i ask you|might i ask you to|might i ask you|could i ask you
            may you|may you please
            """
        f"|{_ONE_OF_YOU}",
        Mark.WISH: f"{_GOES}|{_WANTS_DOING}|{_HAD_BETTER}|{_SOMEBODY}"
        """|
            could be a bit|could be a little|could be a little bit|could be a touch|could be slightly|could be somewhat|could be a tad|could be a notch|could go a bit|could go a little|could go a touch|could go a tad|could go slightly|could go somewhat|needs to be a bit|wants to be a bit|needs to go a bit|wants to go a bit|should be a bit|should go a bit|could do with being a bit
            what we need is|what i need is|what we want is|what i want is|what i d like is
            what we d like is|what i m after is|all i need is|all we need is|all i want is
            i should like|i should love|we should like|i should be glad of|i should be glad if you
            i d be glad of|i would be glad of|i d be glad if you|i would be glad if you
            i should appreciate
            would you mind awfully|would you mind terribly|do you mind awfully
            i think it s time to|i guess it s time to|i think it is time to
            i suppose it s time to|it s about time you|about time you|time you
            i d really appreciate it if you|i d really appreciate it if you could
            i would really appreciate it if you|i d appreciate it if you could
            i d appreciate it if you would
            i d be so happy if you
            i d be happy if you|it would be lovely if you could|it would be lovely if you
            it d be lovely if you could|it would be nice if you could
            it would be great if you could|it d be great if you could|it would be helpful if you
            it would help if you|i d like for you to|i d love it if you could|i d love it if you
            i would love it if you|it would mean a lot if you|i must ask you to
            i have to ask you to|i beg you to|i kindly ask you to|i request that you
            i ask that you|we d appreciate it if you|can both go off|can all go off|can both go on
            can all go on|i want that you|i d like that you|i would like that you|needs to go off|needs to go on
            needs to come on|needs to be off|needs to be on|has to go off|has to come on|has got to go off|should go off
            should come on|might as well turn|you re welcome to|kindly
            can come down|can come up|can go up|can go down|may come down
            can go out|may go out|could go out|needs to go out|has to go out|should go out
            can go off|can go on|can come on|can be off|can be turned off|can be turned on
            can be switched off|can be switched on|can be closed|can be opened|may go off
            may come on|could go off|could come on|could do with being|could use being|wants to go off
            ought to be|ought to go off
            it s high time|see that|see to it that|ensure|make sure that|you must
            i d appreciate somebody|i d appreciate someone|i d sure appreciate somebody
            i d sure appreciate someone|i d really appreciate somebody
            i d really appreciate someone|i d appreciate you|i d sure appreciate you
            i d sure appreciate it if you|i d sure like|i d sure love|i d quite like|i d really like
            i d like somebody to|i d like someone to|i could do with|we could do with|could do with
            i d sure appreciate|i d appreciate|i d really appreciate
            i fancy|we fancy|so i want|so i d like|so i would like|so i need|so we want|so we d like|so we need
            so i want you to|so i d like you to|so i d love|so i could do with
            i want|i d like|i would like|i wish|i need|we want|we d like|we would like|we need
            i d love|i would love|i d prefer|i would prefer|i d rather have|let s|let us
            let s have|let us have|lets have|we ll have|i ll have
            you can|you could|you may|you should|you might|you ll need to|it should be
            it d be nice if|it would be nice if|it would be great if|i d appreciate it if
            i would appreciate it if|i d be grateful if|it d be great if|i want you to
            i need you to|i d like you to|you need to|you have to|i ll need|i will need
            we ll need|we will need|i m going to need|we re going to need
            needs to be|need to be|wants to be|want to be|should be|has to be
            """,
        Mark.TAG: "okay|ok|alright|right|yeah|yes|will you|would you|could you|can you|please|deal|would ya|will ya|could ya|can ya|wouldya|won t you|won t ya|would you please|could you please|can you please|will you please|yeah please",
        Mark.UNWISH: """
            touch the|touch that|touch this|touch my|touch our|touch those|touch these|touch it
            touch them|lay a finger on|lay one finger on|lay hands on|so much as touch|mess with
            so much as look at|go anywhere near|fiddle with|tamper with
            doesn t need to be|don t need to be|does not need to be|do not need to be
            doesn t have to be|don t have to be|needn t be|need not be
            no sense|no sense in|there s no sense in|there s no sense|no point in|no point
            there s no point in|there s no point|no use|there s no use
            nobody better|nobody had better|nobody d better|no one better|no one had better|no one d better
            you better not|you had better not|you d better not|y all better not|don t nobody|don t anybody
            don t anyone|ain t nobody to|nobody s allowed to|nobody should|no one should|nobody may|no one may|nobody must|no one must
            nobody shall|nobody is to|no one is to|nobody is allowed to|no one is allowed to
            you are not to|you re not to|you aren t to|you are never to|you ought not
            you ought not to
            i don t want|i do not want|we don t want|we do not want|i d rather not
            i would rather not|i wouldn t want|i d hate|nobody wants|no one wants
            i don t need|i do not need|we don t need|we do not need|no need to|no need for
            there s no need|there is no need|i didn t want|i did not want|i wouldn t
            i never want|you don t have to|you don t need to|you do not have to
            you do not need to|you needn t|you must not|you mustn t|you shouldn t
            i d rather you didn t|i would rather you didn t
            i d prefer you didn t|i d prefer if you didn t|i d like you not to|please don t
            you should not|you can t|you cannot|you may not|we don t have to
            it shouldn t be|it should not be|shouldn t be|should not be|must not be
            mustn t be|rather not|better not
            """,
        Mark.NEGATION: """
            skip *ing|cancel *ing|resist *ing|beware of
            not|don t|do not|dont|never|no|nothing|none|nobody|neither|nor|cannot|can t|cant
            won t|wouldn t|shouldn t|mustn t|isn t|aren t|wasn t|weren t|doesn t|doesnt|didn t
            didnt|hasn t|haven t|hadn t|without|no more|no longer|stop turning|stop switching|stop opening
            stop closing|stop locking|stop unlocking|stop dimming|stop setting|stop changing
            stop putting|stop raising|stop lowering|stop adding|stop touching|stop messing
            quit *ing|avoid *ing|refrain from|cease *ing|under no circumstances|by no means|hardly
            keep from|hold off|hold off on|instead of|rather than|forbid|forbidden
            i forbid|stay away from|hands off|anything but
            """,
        Mark.HOLD: """
            keeps his|keeps her|keeps its|keeps their|keep his|keep her|keep their
            gets to keep|get to keep|gets to stay|get to stay|can keep|may keep
            stays as it is|stays the way it is|stay as they are|stays how it is|remains as it is
            is to stay|can stay|should stay|may stay
            can carry on|can keep going|can go on playing|can keep playing|can keep running
            can be left|can be left on|can be left alone|can be left be|can be left as it is
            let it play|let it run|let it stay|let it burn|let it finish|let it go on
            let it keep|let it shine|let them play|let them run|let them stay|let him sleep
            let her sleep
            let * finish|let the * finish|let * carry on|let the * carry on|let the * be
            let the * run|let the * play
            leave|keep|let * be|let that * be|let that * * be|let this * be|let this * * be
            let the * * be|let my * be|let my * * be|let our * be|let our * * be|let those * be|let those * * be
            let these * be|let these * * be|let his * be|let her * be|let their * be|let it be|let them be|don t touch|do not touch|don t you touch
            don t even touch|stay|remain
            stays|remains|spare
            let me turn|let me switch|let me close|let me shut|let me open|let me lock
            let me unlock|let me put|let me set|let me do|let me pull|let me move
            exactly as it is|just as it is|exactly as they are|just as they are
            exactly how it is|just how it is|exactly the way it is|just the way it is
            left as it is|left as they are|left how it is|left the way it is|left alone
            """,
        Mark.EXCEPTION: """
            except of course|except maybe|except perhaps|except obviously|except for maybe
            except then|apart from maybe|apart from of course|except just|except only
            unless it s the|unless they re the|unless it is the|unless they are the
            forget the|forget about the|forget my|scratch the * one|scratch the one|scratch the ones|leave out the|ignore the
            minus the|but skip the|but skip|only skip the|just skip the|but spare
            excluded|excepted|exempted|not included|left out|not counting|with the exclusion of
            all except|all except for|with the sole exception of|leave out|outside of
            except|except for|excepting|apart from|aside from|besides|other than|excluding
            save for|save|bar|barring|minus|but not|and not|just not|only not|but the|but for
            all but|everything but|everywhere but|anything but|everyone but|not including
            with the exception of|leaving out
            """,
        Mark.CONTRAST: "but|only|however|though|instead",
        Mark.JOIN: "that means|and that means|which means|and this means|this means|so that means|along with|together with|in addition to|same goes for|and same goes for|the same goes for|and the same goes for|and the same for|the same for|and ditto for|so|and so|and|then|and then|and also|also|plus|or|as well as|after that|and after that|afterwards",
        Mark.CONDITION: f"{_ANYBODY}|{_TIME_TO}"
        """|
            before i forget to|while i remember to
            wait until|wait till|hold off until|hold off till|hang on until|hang on till
            hold on until|hold on till|not until|not till
            say it starts|in the event that
            the very minute|the very moment|the very second|the very instant|the exact moment
            the exact minute|the exact second|the precise moment|as and when
            soon as|just as soon as|the instant|by the time|no sooner than|after|straight after|right after
            if|when|whenever|unless|once|as soon as|in case|until|till|while|provided|providing
            as long as|so long as|before|every time|each time|the moment|the minute|only if|only then|only when|only once
            assuming|supposing|should it|should the|should anyone|should anybody
            in the event|on condition|depending on|any time|anytime|the next time|next time
            the second|whether
            """,
        Mark.REASON: _HURRY
        + "|"
        + _OR_ELSE
        + "|"
        + _MEANWHILE
        + """|
            til i see|till i see|until i see|til we see|till we see|until we see|til i get a look
            what heat|what a heat|what a racket|how stuffy|how chilly|how warm it is
            how hot it is|how cold it is|how dark it is
            so i can hear if|so i can see if|so we can hear if|so we can see if|so i ll hear if
            so i know if|so we know if|so i can tell if|so we can tell if|so i can hear whether
            since it s|since i|since we|since the|since there|now that|seeing as|seeing how
            as it is|what with|what a|how dark|how cold|how hot|how loud|how bright
            even if|even though|although|whether or not
            because|since|so that|so i|so we|so it|so the|as i|as it s|as we|cause|cos
            that way|in order to|to save|to keep|for the sake of|given that|seeing that
            now that|i m going to|i am going to|so he|so she|so they|so my|so there
            """,
        Mark.LATER: """
            # minute* and then|# hour* and then|an hour and then|half an hour and then
            # more minute* and then|# more hour* and then|one more * and then
            another * and then
            at * bedtime|at * s bedtime|at * lunchtime|at * s lunchtime|no sooner|not sooner
            not before then|# more minutes|# more minute|# more hours|another # minutes
            at half #|half # tonight|half # tomorrow|by half #|around half #|from half #|half past|quarter past #
            quarter to #|a quarter past|at quarter past|at quarter to
            in a tick|in a sec|in a mo|in a jiff|in a little while|in a short while|in a little bit
            in a wee while|at the end of|wait # minutes|wait # seconds|wait a minute and|wait a bit|give it # minutes|give it a *|count to #|on the count of|on three|round about #|around #|# ish|about # ish|from # to #|in a jiffy|towards evening|# thirty|not now
            tomorrow|tonight|later|later on|soon|this evening|this afternoon|in the morning
            next *day|next weekend|next spring|next summer|next autumn|next fall|next winter
            next january|next february|next march|next april|next may|next june|next july
            next august|next september|next october|next november|next december|the day after
            in the new year|this weekend|over the weekend|at the weekend|the weekend after
            in the evening|in the afternoon|at night|next week|next month|next year|next time
            monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays
            wednesdays|thursdays|fridays|saturdays|sundays|weekend|weekends|weekdays
            every day|every night|every morning|every evening|every week|every hour|each day
            each night|each morning|each evening|daily|nightly|weekly|hourly|every # minutes
            every # hours|all the time|always
            in # second*|in # minute*|in # hour*|in # day*|in # week*|in an hour|in a minute
            in a bit|in a while|in a few|in a few minutes|in a couple of minutes|in a moment
            in half an hour|in a quarter of an hour|in an hour and a half|in # and a half hours
            in like # minute*|in like # second*|in like # hour*|in around # minute*
            in roughly # minute*|in say # minute*|in maybe # minute*|in another # minute*
            in like an hour|in like half an hour|in like a minute|in like a bit|in around an hour
            in about # minutes|in about an hour|half an hour from now|# minutes from now
            # hours from now|an hour from now|within the hour|in five|in ten
            at # o clock|at # am|at # pm|at # a m|at # p m|by # o clock|around # o clock
            at noon|at midnight|at midday|at sunset|at sunrise|at dawn|at dusk|at bedtime
            at dinner time|at dinnertime|at lunch|at lunchtime|at breakfast|at dinner
            after dinner|after lunch|after breakfast|after sunset|after sunrise|after dark
            after work|after school|after midnight|after # minutes|after # o clock
            before bed|before bedtime
            before dinner|before lunch|by tomorrow|by tonight|by morning|past midnight
            some other time|another time|another day|someday|some day|one day|eventually
            from tomorrow|from now on|from monday|starting tomorrow|half past|quarter past
            quarter to|o clock|on schedule|not yet|not now|not right now|at seven|at eight
            at nine|at ten|at eleven|at twelve|at one|at two|at three|at four|at five|at six
            from midnight|midnight|noon|midday|sunset|sunrise|dawn|dusk|nightfall|bedtime
            on time|in the future|on a schedule|on a timer|christmas|remind me|remind us
            reminder|schedule|set an alarm|wake me
            """,
        Mark.PAST: """
            about to close|about to shut|about to open|about to turn|about to switch
            about to put|about to lock|about to unlock|about to start|about to set|there i was
            there we were
            s after *ing|m after *ing|re after *ing|is after *ing|are after *ing|were after *ing
            yesterday|last night|last week|last time|last month|earlier|this morning|ago
            keep asking|keeps asking|keep complaining|keeps complaining|keep moaning|keeps moaning
            keep nagging|keeps nagging|keep shouting|keeps shouting|the other day|already|just now|once upon a time|back then|used to|long ago
            thanks for|thank you for|before now|previously|the whole time|all night|all day|by mistake|by accident
            """,
        Mark.HABIT: _BY_ITSELF
        + """|
            can go up to|can go down to|could go up to|could go down to|can be set to
            goes up to|goes down to|can go as high as|can go as low as|can reach
            is a bad idea|is a good idea|is a terrible idea|is a mistake|would be a mistake
            would be a bad idea|is not a good idea|isn t a good idea|is something|is pointless
            is no use|is useless|is a waste|is a pain|is a must|is not allowed|is dangerous
            is risky|is my job|is his job|is her job|is what i|is what we|is what you|is what he
            is what she|is the last thing|is the first thing|is not an option|makes no sense
            is nonsense|is a habit|is easy|is hard|is difficult|takes forever|is illegal|is rude
            is overkill
            twenty four seven|24 7|round the clock|around the clock|day and night|night and day
            normally|usually|generally i|generally we|typically|as a rule|most days|most nights
            most of the time|more often than not|tend to|tends to|now and then|from time to time
            every so often|on most days|ordinarily|habitually|sometimes|occasionally|whenever we
            has a habit of|have a habit of|i am used to|i m used to|we re used to
            """,
        Mark.REPORT: f"""
            {_WOULD_SAY}
            there s a song called|there is a song called|there s a film called|there s a movie called
            as if you could|as if i could|as if you would|as if i would|as if you d|as if i d
            shouts|shouted|bellows|bellowed|bellowing|moans|moaned|moaning|nags|nagged|nagging
            calling out|called out|calls out|pipes up|piped up|is always like|are always like
            was always like|look up how|look up why|look up what|search for how|search how|google
            there s a show called|there s a book called|song that goes|song goes|is all like|was all like
            mumbling|mumbles|mumbled|muttering|mutters|muttered|chanting|chants|chanted|belting out
            screaming|screams|screamed|yelling|yells|shouting|whispering|whispers|murmuring
            murmured|groaning|groaned|singing|sings|sang|crying out|cried out|hollering|hollered
            according to|in the words of
            recommended|recommends|advised|advises|warned us|warned me|urged|urges|reckons
            reckoned|the sign|the label|the sticker|on the sign|on the label|it s written
            is written|recommendation|advice was
            run upstairs and|run downstairs and|go upstairs and|go downstairs and
            pop upstairs and|pop downstairs and|head upstairs and|head downstairs and
            come upstairs and|come downstairs and|go to the * and turn|go into the * and turn
            keeps going|was like|were like|goes like|went like|keeps shouting|keeps repeating
            keeps telling|kept saying|kept going|kept shouting|kept telling|run upstairs
            run downstairs|run up and|run down and|go upstairs|go downstairs|go up and
            go down and|pop upstairs|pop downstairs|nip upstairs|nip downstairs|get up and
            come upstairs|come downstairs|walk over and|run over and|head upstairs
            head downstairs|hop up and|jump up and
            tell * to|ask * to|get your|one of you
            telling me to|telling us to|telling you to|nagging me to|reminding me to
            said|says|saying|told|tells|asked|asks|wrote|writes|texted|messaged|emailed|claims
            claimed|thinks|thought|believes|mentioned|wants|wanted|yelled|shouted|whispered
            suggested|suggests|replied|answered|insisted|insists|promised|ordered|keeps saying
            i read on|i read in|i read that|crossword clue|anagram|rhymes with|heard|overheard|read that|it says|they say|people say
            write down|write|note down|note that|take a note|make a note|text my|text him
            text her|send a message|send my|send him a|send her a|send him an|send her an|send him the|send her the|send him that|send her that|send him this|send her this|email|say|repeat after me
            translate|spell|pronounce|type|quote|define|tell him|tell her|tell them|tell my|tell the|tell everyone
            tell everybody|announce|broadcast|read out|read aloud|how do you say|how do i say
            what does|what is the meaning|the word|the words|the phrase|the sentence
            the command|the line|in the movie|in the film|in the book|quote unquote|remember that|remember
            """,
        Mark.ASK: f"{_WONDER_ASKED}"
        """|
            would you rather|would you sooner|guess who|guess what|guess which|guess where|guess how|guess when|guess why
            can you guess|could you guess|could you have turned|could you have switched|could you have left
            did i remember|did we remember|did you remember|did anyone remember|did anybody remember
            did someone remember|did somebody remember|how dark is|how cold is|how hot is|how loud is|how bright is|how loud are|how bright are
            how loud does|how loud do|how loud did|how loud has|how loud have|how bright has|how dark has|how hot has|how cold has|how hot does|how cold does|how hot did|how cold did|how hot have|how cold have|how bright have|how hot was|how bright does
            remind me what|remind me which|remind me how|remind me if|remind me whether|remind me where
            what|what s|who|who s|whose|why|how|how s|where|where s|which|when is|when was
            when does|when did|when will|is|are|was|were|am|did|does|do i|do we|do you|do they
            do the|do my|has|have|had|should|shall|must|may i|might i|can i|could i|can the
            could the|can it|could it|can my|can anyone|can anybody|would it|would the
            would that|will it|will the|will they|will there|would i|would we|will i|will we
            is there|are there|isn t|aren t|wasn t|weren t|didn t|doesn t|hasn t|haven t
            shouldn t i|shouldn t we|shouldn t the|don t you|don t i|don t we|don t the
            are you able|are you allowed|do you know|do you happen to know|do you have|have you|had you
            did you
            are you|were you|can you tell me|could you tell me|can you explain
            could you explain|can you check|could you check|can you see|could you see
            tell me|tell us|let me know|check if|check whether|check that the|check that i|check that we|check that it|check that my|check that our|check that your|check that all|check that every|check that they|check that he|check that she|check that there|check that nobody|check that no|check that everything|see if|find out
            ask if|can t tell if|can t tell whether|can t see if|can t see whether|can t remember if|can t remember whether|decide if|decide whether|deciding if|deciding whether|work out if|work out whether|working out if|working out whether|figure out if|figure out whether|figuring out if|figuring out whether|wants to know|want to know|wanted to know|is wondering|s wondering|explain|describe|show me|i wonder|i was wondering|i am wondering
            i m wondering|wonder|any idea|do i need|i want to know|i d like to know
            i would like to know|i need to know|would it be|could it be|is it okay|is it ok
            is it safe|is it possible|suppose i|what happens|what would happen|what if
            would you be able to tell|would you say|would you recommend|would you advise
            can you already|could you ever|could you theoretically|can you even|could you even
            would you even|would you ever|would you be capable of|are you capable of
            would you know|would you happen to know
            how about that|what about that|how about the weather
            """,
        Mark.JUST_ASKING: _SUNG
        + """|
            just asking|only asking|just wondering|just curious|only curious|out of curiosity|out of interest|just out of interest|just interested
            just a question|only a question|asking for a friend|in theory|theoretically
            hypothetically|just checking|only checking|purely hypothetical|just to know
            just so i know|i m just asking|i m only asking|asking what you|what you re able to
            what you are able to|what you can do|generally speaking|in principle|in general
            """,
        Mark.DOUBT: """
            i could always|we could always|i can always|we can always|i haven t decided|haven t decided
            tempted to|kinda tempted to|sort of tempted to|half tempted to|so tempted to|a bit tempted to
            by now|maybe|perhaps|possibly|might|i think i|i m thinking|i am thinking|thinking of
            thinking about|considering|i guess|i suppose|imagine|pretend|suppose|let s say
            let s pretend|what if|say i|say we|for example|for instance|such as|wish i had
            somebody should have|someone should have|somebody should ve|someone should ve
            would have|could have|should have|would ve|could ve|should ve|might have|if only
            i forgot to|i hope|hopefully|i hate it when|i love it when|i hate it if|i love it if|i love how|i hate how|i like how
            i m not sure|i am not sure|not sure|i doubt|neighbour*|neighbor*|next door|grandma s
            grandpa s|my parents|my friend s|of my mother*|of my father*|of my friend*
            """,
        Mark.CORRECTION: """
            oh shoot|shoot|oh crap|crap|oh darn|darn it|oh damn|damn it|dang it|oh dang|ay no|ah no|ope
            i misspoke|i have misspoken|i ve misspoken|i said wrong|i said it wrong|i said that wrong
            i got that wrong|i ve got that wrong|i m telling you wrong|i told you wrong|i intended
            i meant to say|slip of the tongue|my mistake|what i meant was|what i meant is|what i mean is|what i meant to say is
            what i meant to say was|tell a lie|no tell a lie|i tell a lie|no i tell a lie
            what am i saying|what am i on about|what am i talking about|no the|no my|no i said|i ve changed my mind|i changed my mind|changed my mind
            no i want the
            not that much|not so much|that s too much|not that bright|not that high|not that low
            that s too bright|that s too high
            you know what|oh you know what|d you know what|do you know what|tell you what|on reflection|come to think of it|hold up|wait up
            let me think|never mind|forget it|forget that|cancel that|scrap that|strike that
            hmm no|nah|well no|oh hang on|no hang on|no hold on|or wait|or actually
            no wait|wait no|wait|no sorry|oh sorry|sorry|sorry no|oh no|oh wait|nope|i mean|i meant|i mean the|scratch that
            correction|make that|or rather|rather|oops|whoops|my bad|no i mean|no not|no no
            no|actually|hang on|hold on|no make that|on second thought|on second thoughts
            stop|hold it|excuse me i mean|i should say|not that one|not that|er|erm|uh|um
            """,
        Mark.REVOKED: _THREATS
        + """|
            oh forget it|ah forget it|just forget it|nah forget it|actually forget it
            oh never mind|ah never mind|no never mind|actually never mind|oh leave it
            nah leave it|ah leave it|actually leave it
            i ll do it|i ll do that|we ll do it|i ll see to it|i ll see to that|we ll see to it
            i ll sort it|i ll handle it|i ll close it|i ll shut it|i ll lock it|i m on it
            i m already on it
            no need actually|i ll do it myself|i ll get it|i got it|i can do it myself
            on second thoughts leave it|on second thought leave it|strike that|scrub that
            belay that|as you were
            don t you dare|in your dreams|over my dead body|hold your horses|please no
            never mind|nevermind|forget it|forget that|forget about it|cancel that|cancel it
            scratch that|scrap that|ignore that|disregard|don t bother|leave it|leave it be
            no leave him|no leave her|no leave them|nah leave him|nah leave her|nah leave them
            actually leave him|actually leave her|actually leave them|oh leave him|oh leave her
            oh leave them|no leave him be|no leave her be|no leave them be|no leave that
            actually don t|actually no|actually not|no don t|wait don t|or don t|or not
            on second thought don t|on second thoughts don t|on second thought no|just kidding
            only joking|just joking|i m kidding|i m joking|i take that back|i changed my mind
            i ve changed my mind|better not|no forget it|no leave it|psych
            """,
        Mark.RELATION: """
            that s over the|that is over the|which is over the|that s above the
            that hangs over the|that is above the|hanging over the
            near|nearby|next to|beside|close to|by the|behind|under|underneath|beneath|below
            above|over the|opposite|across from|in front of|between|around the|facing|against
            left of|right of|to the left of|to the right of|not far from|adjacent to|past the
            on the other side of|outside of|outside the|farthest from|closest to|nearest to
            """,
    },
    verbs="""
        jot|scribble|tick|cross off|strike|scratch|toss|stick|bung|chuck|whack|knock|slap|whip|nudge|sling|shove|ping|ease|tone|lob|bang
        turn|switch|put|flip|flick|shut|power|activate|deactivate|enable|disable|open|close
        raise|lower|lift|lock|unlock|dim|brighten|darken|set|change|adjust|increase|decrease
        start|stop|pause|resume|continue|unpause|halve|play|skip|mute|unmute|run|launch|begin|end|finish|add|remove
        delete|complete|check off|go back|skip back|jump back|crack|crack open|ease open|make|bring|get|give|hit the|hit my|hit our|hit that|hit those|hit these|hit all|hit it|kill|cut|crank|bump|roll|pull|draw
        push|press|vacuum|clean|return|send|dock|dial|light|illuminate|warm|heat|cool|blow
        toggle|fire|drop|unlatch|latch|secure|release|arm|disarm|trigger
        throw|zap|slam|hoist|yank|smack|
        nix|snuff|boot|spark|water|irrigate|hoover|sweep|mop
        toggle|cancel|unpause|ring|boost|reduce|move|shine|blast|douse|axe|ax|nuke|blast|extinguish|ready|prepare
        restart|reboot|reset|next|previous|volume|pop|carry|louder|quieter|brighter|darker|warmer|cooler
        """,
    subjects="""
        found the|found my|saw the|saw my|heard the|noticed the|spotted the|caught the|spied the
        the kids|the boys|the girls|the twins|the dog|the cat|the phone|my phone|my boss
        our kids|the neighbours|the tv is|the room is
        the sun|the sunlight|the light is|the glare|the noise|the music|the guests|our guests
        the movie|the film|the baby
        my partner|my kids
        the children
        turning|switching|closing|opening|locking|unlocking|dimming|putting|setting|shutting
        raising|lowering|pausing|muting
        no one ll|nobody ll|no one s|nobody s going|no one is|nobody is|no one will|nobody will
        everything|nothing|the the neighbours|the neighbors
        our my friends|my parents|what bothers me|what annoys me
        * and i|the * and i|my * and i|* and me
        i|he|she|it|we|they|you|this|that|these|those|there is|there s|there are|there re
        there was|there were|there has|there ll|there will|someone|somebody|everyone
        everybody|anyone|anybody|nobody|my wife|my husband|my son|my daughter|my mother
        my father|my mom|my mum|my dad|my my partner|my boss|mom|mum|dad|grandma|grandpa
        """,
    finite="""
        gonna|finna|bout to
        hums|roars|rattles|blasts|kicks off|begins|drones|whirs|buzzing|been|lasts
        d|ll
        woke|wakes|bothers|annoys|trips|scares|burns|wastes|saves|hurts|hangs|sits|stands
        flickers|beeps|hums|buzzes
        can|cannot|feel|see|hear|know|smell|think|need|want|am|m|is|are|was|were|has|have|had|s|re|ve|goes|went|comes|came|turns|turned|switches
        switched|opens|opened|closes|closed|locks|locked|unlocks|unlocked|got|gets|does|did
        stays|stayed|looks|seems|feels|sounds|works|worked|runs|ran|starts|started|stops
        stopped|keeps|kept|leaves|needs|wants|plays|played|shut itself|likes|liked|loves
        love|like|hate|enjoy|enjoys|means|happens|helps|hates|broke|breaks|makes|made|takes|took|uses|used|costs|cost|will|would|could|might
        dims|dimmed|raised|lowered|paused|added|set itself|never *s|always *s|usually *s
        gave|gives|bought|brought|forgot|forgets|fell|falls|said|says|told|tells|came|thought|thinks
        found|felt|heard|saw|sees|knew|knows|lost|loses|sent|sends|slept|sleeps|spilled|spilt
        wore|wears|ate|eats|drank|drinks|drove|drives|rang|rings|smells|tastes|arrived|arrives
        finished|finishes|knocked|phoned|texted|moved|promised|wanted|needed|loved|hated
        noticed|fancies|prefers|expects|reckons|insists|believes|swears|hopes|wonders
        won t|doesn t|didn t|hasn t|haven t|hadn t|isn t|aren t|wasn t|weren t|couldn t
        """,
    settled="*s|am|m|are|re|were|had|have|ve|been|ll|will|look|feel|sound|smell",
    verb_ends=("s", "ed"),
    progressive="ing",
    conditionals="would|d|might|could|should|must|may|maybe|perhaps|probably",
    perfects="have|has|had|ve|s|d",
    adverbs="""
        just|only|already|now|also|even|both|all|never|not|finally|quickly|*ly|since|once
        then|actually|gone|been|and
        """,
    firsts="first|first of all|firstly|to begin with|for a start",
    articles="the|a|an|my|our|your|his|her|their|this|that|these|those|all|every|each|both|some|any|all of|all the",
    numbers="""
        one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen
        fifteen|twenty|twenty five|thirty|forty|forty five|fifty|sixty|ninety|a couple of|a few
        """,
    joining="in|on|at|of|inside|from|to|for",
    within="in|inside|at",
    only="only|just",
    now="""
        now|right now|right away|immediately|straight away|at once|already|this instant
        this minute|this second
        """,
    particles="on|off|up|down|out",
    pronouns="here|there|some|any|one|it|them|em|that|this|these|those|everything|all|as it is|as is|as they are|alone|be|there|one|on|off|open|closed",
    kinds={
        "cover:curtain": "curtain|curtains|drape|drapes",
        "cover:awning,blind,shade,shutter": "blind|blinds|shade|shades|shutter|shutters|roller|rollers|awning",
        "media_player:tv": "tv|telly|television",
        "cover:garage": "garage|garage door",
        "cover:gate": "gate|gates",
        "light": "light|lights|lamp|lamps|lighting|bulb|bulbs|spot|spots|lightbulb|chandelier|led|leds",
        "switch": "switch|switches|plug|plugs|socket|sockets|outlet|outlets",
        "fan": "fan|fans|ventilator",
        "cover": """
            cover|covers|window|windows|door|doors
            """,
        "lock": "lock|locks|door|doors|deadbolt|bolt|latch",
        "valve": "valve|valves|water|tap|sprinkler|sprinklers|irrigation",
        "climate": "thermostat|thermostats|heating|heater|heaters|heat|temperature|ac|a c|air conditioning|air conditioner|aircon|radiator|radiators|climate",
        "media_player": "speaker|speakers|radio|music|sound|volume|stereo|song|track|playing|playback|movie|audiobook|podcast|playlist|album|player",
        "vacuum": "vacuuming|hoovering|cleaning|sweeping|mopping|vacuum|vacuum cleaner|hoover|robot|roomba|his dock|its dock|her dock",
        "lawn_mower": "mowing|mower|lawn mower|lawnmower|his dock|its dock|her dock",
        "todo": "list|lists",
        "alarm_control_panel": "alarm|alarm system|security system",
        "scene": "scene|scenes|mood",
        "script": "script|scripts|routine",
        "humidifier": "humidifier|dehumidifier|humidity",
        "button": "button|buttons",
        "timer": "timer|timers|countdown|count down|egg timer|alarm|alarms|stopwatch",
        "siren": "siren|sirens",
    },
    relatives="who|which|whose|where|what|whatever|whichever|whoever",
    nothing="""
        nothing|anything|nobody|no one|none|a thing|not a thing|a bit|at all|anymore|any more
        any longer
        """,
    wholes="""
        everything that s on|everything that is on|everything that s still on
        everything that s playing|everything that is playing
        whatever is playing|whatever s on|whatever is on
        anything that s on|anything that is on|anything that s playing
        whatever s on|whatever is on|whatever s playing|whatever is playing|all that s on
        all that s playing|all|everything|every|the rest|the others|the other lights|everywhere|everyone|both|any
        """,
    owners="his|her|their",
    its="it|him|them|em|that one|this one|those ones",
    possessives="its",
    do_its="""
        do it|do that|do so|do this|please do|get it done|get that done|see to it
        take care of it|take care of that|make it so|make it happen|fix that|fix it
        can you do it|could you do it|can you do that|could you do that|would you do it
        would you do that|can you|could you
        """,
    thens="then|so|and then|and so|so then|in that case|so please",
    affirms="yes|though|is fine|by all means|sure|instead",
    no_mores="anymore|any more|any longer|no longer",
    vocatives="""
        love|mate|pal|buddy|dude|bro|honey|hon|babe|dear|sweetie|boss|chap|guys|folks|duck
        go on|go on then|go on now|there s a dear|there s a love|there s a good lad|there s a good girl
        like a good lad|like a good girl|pet|chum|old chap|champ|my love|my dear|luv|sunshine|treasure
        """,
    lefts="""
        did i leave|did we leave|did you leave|did somebody leave|did someone leave
        did anybody leave|did anyone leave|have i left|have we left|has somebody left
        has someone left|has anybody left|has anyone left
        """,
    ises="is|are",
    softeners="i guess|i guess you can|i guess you could|i suppose|i suppose you can|i suppose you could|i reckon",
    hedges="""
        let s say|lets say|say|let s make it|make it|call it|let s do|more like
        let s go with|make that|do it at|do it to|go for|let s have|we ll have|do|try|go with
        let s try
        """,
    conclusions="""
        that means|and that means|which means|and this means|this means|so that means
        so could we have|therefore|hence|then
        so|so please|so then|well then|right so|so now|so just|so go ahead and|in that case
        """,
    addressees="you",
    ones="the one|the ones|that one|this one|my one",
    skips="skip",
    occasions="bedtime|dinnertime|lunchtime|teatime|bath time|story time|nap time",
    no_names="""
        back from|back at|back in|back to|back on|back off|back up|back down|back home|back again
        back later|back soon|back then|be back|is back|are back|m back|s back|re back|come back
        comes back|came back|coming back|go back|goes back|going back|went back|get back|gets back
        got back|getting back|way back|good night|last night|night night|all night|right now
        right away|all right|front of|old days|big deal|main thing
        """,
    says="says|says that|thinks|reckons|complains|moans|s saying|is saying",
    minds="wants|wanted|thinks|thought|reckons|reckoned|believes|think|believe|reckon|doubt|sure|convinced",
    bare_ones="one|ones",
    overs="""
        over the|above the|above|over|that s over the|that is over the|which is over the
        that s above the|that hangs over the|that is above the|hanging over the
        """,
    provisos="as long as|so long as|providing|provided",
    stays="keeps|carries on|goes on|still",
    likes="like",
    states="stuffy|chilly|racket|noise|heat|dark|cold|hot|freezing|bright|loud|black",
    disbelief="""
        no way|you re kidding|you re joking|you must be joking|you must be kidding
        can you believe that|can you believe it|can you believe this|would you believe it
        would you believe that|can you imagine|can you imagine that|could you believe that
        you don t say|i don t believe it|get out of here|well i never|shut up
        """,
    units="percent|per cent|degrees|degree",
    serials="gone|went|go|goes|going|been|come|came|upped|up",
    spans="minutes|mins|an hour|one hour|another hour|hours|half hour|half an hour",
    not_thats="""
        no not that one|not that one|no not this one|not this one|no not that|not that
        no not those|not those|wrong one|no wrong one|no not it|not it
        """,
    ofs="of",
    lastings="""
        still|for hours|for hours on end|for ages|for # hours|for an hour|for # minutes
        for days|for a while|since this morning|all the time|always|the whole day|all evening
        """,
    presents="""
        like|still|yet|already|now|right now|currently|presently|this minute|at this moment|at this minute
        or have i not|or did i not|or haven t i|or didn t i|or is it not|or isn t it|or no|or what|actually|at the moment|at present|by any chance
        just now|at all|though|then|again|exactly|anyway|or not|at the minute
        """,
    to_dos="""
        to turn|to switch|to put|to shut|to close|to open|to lock|to unlock|to dim|to start
        to stop|to pause|to set|turning|switching|shutting|closing|opening|locking
        unlocking|dimming|putting|setting|starting|stopping|pausing|raising|lowering
        """,
    bits="a bit|a little|a little bit|slightly|a touch|a tad",
    partways="""
        halfway|half way|half|midway|partway|part way|partly|a third|a quarter
        three quarters|two thirds|a crack|ajar
        """,
    yours="your",
    own_reports="""
        i know i said|i said|i know i ve said|i know i just said|i know i told you|i ve said
        i just said|what i said|i asked you
        """,
    shares="percent|per cent",
    modals="can|could|will|would|should|shall|must|may|might|ll|d|to",
    neithers="neither",
)
"""English, as it is spoken to a house."""
