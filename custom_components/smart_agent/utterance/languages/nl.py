"""Dutch."""

from ..phrases import Language, Mark, split_phrases

_EXCEPTED = """
    *|de *|het *|een *|die *|deze *|mijn *|m n *|onze *|ons *|# *|de # *|de * *|het * *|mijn * *
    die in de *|die in het *|die van *|die van de *|die op de *|de * in de *|de * in het *
    het * in de *|de * van de *|de * op de *|de * bij de *|de * bij het *|het * van de *
    de * boven de *|de * en de *|de * en het *|het * en de *|het * en het *
    """

_TIMES = """
    het|de|mijn|ons|onze|een|dat|#|middernacht|zonsondergang|zonsopgang|zonsopkomst|werk|schooltijd
    afloop|vandaag|morgen
    """

_LET_WHAT = """
    de *|alle *|mijn *|onze *|gordijnen|rolluiken|alles|hem|ze|het gordijn|het rolluik|het rolgordijn
    het scherm|het zonnescherm|het hek|het luik|het licht|het volume|het gras|het robotje
    """

_LET_ACT = """
    zakken|neer|omlaag|naar beneden|omhoog|naar boven|zuigen|stofzuigen|schoonmaken|maaien|beginnen
    starten|stoppen|terugkeren|opladen|naar huis gaan|terug naar huis gaan|dimmen
    naar het basisstation gaan|naar de basis gaan|grasmaaien|het gras maaien
    terugkeren naar het basisstation
    """

_BUT = tuple(f"op {what} na" for what in split_phrases(_EXCEPTED))
"""What is excepted stands between two words: "op de keuken na"."""

_BUT_AFTER = "|".join(
    f"{phrase} {time}" for phrase in _BUT for time in split_phrases(_TIMES)
)
"""The same words say "after" where a time follows: "op de gang na middernacht"."""

_LET = "|".join(
    f"laat {what} {where} {act}"
    for what in split_phrases(_LET_WHAT)
    for where in ("", "in de *", "in het *", "op de *", "van de *", "de *", "het gras")
    for act in split_phrases(_LET_ACT)
)
"""Here "laat" makes something happen; elsewhere it leaves things as they are."""

_SWITCHED = """
    licht|het licht|alle licht|al het licht|lichten|de lichten|alle lichten|lamp|de lamp|lampen|de lampen
    alle lampen|verlichting|de verlichting|alle verlichting|alles|tv|de tv|televisie|de televisie|radio
    de radio|muziek|de muziek|verwarming|de verwarming|ventilator|de ventilator|airco|de airco
    stopcontact|het stopcontact|stopcontacten|de stopcontacten
    """

_MOVED = """
    gordijn|het gordijn|gordijnen|de gordijnen|alle gordijnen|rolluik|het rolluik|rolluiken|de rolluiken
    alle rolluiken|raam|het raam|ramen|de ramen|alle ramen|deur|de deur|deuren|de deuren|alle deuren
    jaloezieën|de jaloezieën|garage|de garage|poort|de poort|zonnescherm|het zonnescherm
    """

_SHORT = "|".join(
    f"{what} {state}"
    for named, states in (
        (_SWITCHED, "aan|uit"),
        (_MOVED, "open|dicht|omhoog|omlaag|op|neer"),
    )
    for what in split_phrases(named)
    for state in split_phrases(states)
)
"""Commands without a verb, with the place behind them: "licht uit in de keuken"."""

DUTCH = Language(
    code="nl",
    marks={
        Mark.COURTESY: """
            welterusten|goede nacht
            weest u zo vriendelijk om|weest u zo goed om|weest u zo aardig om
            wees zo aardig om|wees zo aardig en|doet u mij een plezier en
            doe ons een plezier en|als u zo vriendelijk zou willen zijn
            als je zo vriendelijk zou willen zijn|als u zo vriendelijk zou willen zijn om
            als je zo vriendelijk zou willen zijn om|als je zo aardig wilt zijn
            als je zo aardig zou willen zijn|als u zo goed zou willen zijn
            als je zo goed zou willen zijn|als ik vragen mag|als ik zo vrij mag zijn
            wees zo lief|wees zo goed
            als ik weet niet wat|als weet ik veel wat|als een gek|als een malle
            als nooit tevoren|als de neten|voor ik het vergeet|voordat ik het vergeet
            voor ik t vergeet|voordat ik t vergeet|voor ik het weer vergeet
            voordat ik het weer vergeet|voor we het vergeten|voordat we het vergeten
            nu ik eraan denk|nu ik er aan denk|nu ik het me herinner|anders vergeet ik het
            anders vergeet ik t|zodat ik het niet vergeet
            vergeet niet|nou|nou ja|kom op|vooruit|hé|luister|luister eens|schat|schatje
            liefje|lieverd|lieve schat|weer|opnieuw|nog een keer
            nog eens|nogmaals|eindelijk|nu meteen|direct nu|onmiddellijk|zo snel mogelijk|zsm
            snel|vlug|gauw|als het kan|als het mag|als het lukt|als je wilt
            als je het niet erg vindt|als je het niet erg vind|als je zo vriendelijk wilt zijn
            als je zo lief wilt zijn|als je even tijd hebt|als je een momentje hebt
            als je toch bezig bent|nu je toch bezig bent|wees zo lief en|wees zo vriendelijk en
            wees een schat en|doe me een lol en|doe me een plezier en|doe mij een lol en
            doe mij een plezier en|alvast bedankt|bedankt|dank je|dank je wel|dankjewel
            heel erg bedankt|hartelijk dank|in hemelsnaam|verdorie|alsjeblieft zeg|svp|aub
            voor mij|voor me|voor ons|in mijn plaats
            zoals altijd|zoals gewoonlijk|zoals normaal|zoals gebruikelijk|zoals meestal
            als gewoonlijk|zoals anders|net als anders
            geen zorgen|maak je geen zorgen
            alsjeblieft|alstublieft|als je blieft|alsjeblief|aub|ajb|a u b|a j b|svp|s v p|graag
            bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|dankuwel|heel graag|vriendelijk
            even|eventjes|effe|effen|ff|eens|eens even|even snel|snel even|nog even|nog eens|maar even
            maar eens|maar weer|maar gewoon|maar gerust|maar rustig|maar lekker|maar alvast|dan maar
            dan even|dan toch|toch even|toch maar|toch eens|toch|wel|wel even|nou|nou eens|nu|nu even
            nu meteen|nu direct|meteen|direct|gelijk|onmiddellijk|snel|vlug|gauw|zo snel mogelijk
            zo gauw mogelijk|zo snel als je kunt|zo snel als je kan|zodra je kunt|zodra je kan
            zodra het kan|zodra je tijd hebt|zodra je even tijd hebt|voor mij|voor me|voor ons
            hé|hey|hee|hallo|hoi|dag|goedemorgen|goedenavond|goedemiddag|goeiemorgen|goeienavond
            zo|dus|ach|oh|ah|eh|ehm|uh|uhm|hm|ja|oké dan|ok dan|oké dus|goed dan|goed dus|nou ja
            kom op|vooruit|hup|weer|opnieuw|nogmaals|gewoon|rustig|gerust|alvast|lekker|hoor
            als het kan|als dat kan|als t kan|als het mag|als dat mag|als het lukt|als dat lukt
            als je kunt|als je kan|als u kunt|als u kan|als je wilt|als je wil|als u wilt|als u wil
            als jij wilt|als je zou willen|als je zin hebt|als je tijd hebt|als u tijd hebt
            als je even tijd hebt|als je een momentje hebt|als je een moment hebt|als mogelijk
            indien mogelijk|indien gewenst|wanneer het kan|wanneer je kunt|wanneer je kan
            wanneer je tijd hebt|als je toch bezig bent|als je daar toch bent|als je het niet erg vindt
            als u het niet erg vindt|als het niet te veel moeite is|als het niet teveel moeite is
            als het niet te veel gevraagd is|als het je niet uitmaakt|als het goed is|als dat goed is
            als dat oké is|als het oké is|als je zo vriendelijk wilt zijn|als je zo vriendelijk wil zijn
            als u zo vriendelijk wilt zijn|als u zo vriendelijk wil zijn|als je zo lief wilt zijn
            als je zo goed wilt zijn|als je zo lief bent|als je zo goed bent
            wees zo lief en|wees zo goed en|wees zo vriendelijk en|wees zo lief om|wees zo goed om
            wees zo vriendelijk om|doe me een plezier en|doe me een lol en|vergeet niet|vergeet niet om
            denk eraan|denk eraan om|denk erom|zorg dat|zorg ervoor dat|zorg er voor dat|geen probleem
            geen zorgen|geen haast|geen stress|niet alleen|waarom niet
            het is tijd om|het wordt tijd om|tijd om|zonder te wachten|zonder dralen|net als
            als gekocht|als klaar|als voltooid|als gedaan|als afgewerkt|als uitgevoerd|als compleet
            """,
        Mark.DEGREE: """
            niet te fel|niet te hard|tot het maximum|tot het minimum|niet meer dan
            niet hoger dan|niet lager dan|timer voor # uur|als temperatuur|als kleur
            als helderheid|wekker voor # uur|als eerste|als laatste|als volgende
            """,
        Mark.POLITE: """
            zou u de vriendelijkheid willen hebben om
            zou je de vriendelijkheid willen hebben om|zou u de goedheid willen hebben om
            zou je de goedheid willen hebben om|heeft u de vriendelijkheid om
            hebt u de vriendelijkheid om|heb je de vriendelijkheid om
            wilt u de goedheid hebben om|wil je de goedheid hebben om
            zou je zo aardig willen zijn om|zou u zo aardig willen zijn om
            zou je zo aardig willen zijn|zou u zo aardig willen zijn|wil je zo aardig zijn om
            wilt u zo aardig zijn om|ben je zo aardig om|bent u zo vriendelijk om
            bent u zo goed om|bent u zo aardig om|zou u zo goed willen zijn
            zou u zo goed willen zijn om|zou u zo lief willen zijn om|zou ik u mogen vragen
            zou ik u mogen vragen om|zou ik u mogen verzoeken om|zou ik je mogen verzoeken om
            mag ik u verzoeken om|mag ik je verzoeken om|kan ik u vragen om
            zou je me een plezier willen doen en|wil je me een plezier doen en
            doe je me een plezier en|zou het u lukken om|zou u bereid zijn om
            zou je bereid zijn om|vindt u het erg om|zou u er bezwaar tegen hebben om
            zou je zo vriendelijk willen zijn om|zou je zo vriendelijk willen zijn
            zou je zo lief willen zijn om|zou je zo lief willen zijn
            zou je zo goed willen zijn om|zou je willen|zou je misschien|zou je even
            zou je kunnen|zou u willen|zou u kunnen|kan je|kan je even|kun je even|kun jij even
            kun jij|kan jij|wil je even|wil jij even|wil jij|wil je misschien|mag ik je vragen
            mag ik je vragen om|kan ik je vragen|kan ik je vragen om|zou ik je mogen vragen
            zou ik je mogen vragen om|zou het mogelijk zijn om
            vind je het erg om|zou je het erg vinden om|heb je er bezwaar tegen om
            mag het|mag de|mogen de
            kun je|kun je me|kun je mij|kun je ons|kun je niet|kun jij|kan je|kan je me|kan je niet
            kan jij|kunt u|kunt u me|kunt u mij|kunt u niet|kan u|kunnen jullie|kunde|kunt ge|kan ge
            zou je|zou je me|zou je mij|zou je niet|zou jij|zou u|zouden jullie|zou je kunnen
            zou je willen|zou u kunnen|zou u willen|zou jij kunnen|zou jij willen|zou ik mogen
            zou je zo vriendelijk willen zijn|zou je zo vriendelijk willen zijn om
            zou u zo vriendelijk willen zijn|zou u zo vriendelijk willen zijn om
            zou je zo lief willen zijn|zou je zo lief willen zijn om|zou je zo goed willen zijn
            zou je zo goed willen zijn om|wil je zo vriendelijk zijn|wil je zo vriendelijk zijn om
            wil je zo lief zijn|wil je zo lief zijn om|wil je zo goed zijn|wil je zo goed zijn om
            wilt u zo vriendelijk zijn|wilt u zo vriendelijk zijn om|wilt u zo goed zijn
            wilt u zo goed zijn om|ben je zo lief om|ben je zo vriendelijk om|ben je zo goed om
            zou je het erg vinden om|zou u het erg vinden om|vind je het erg om|zou het mogelijk zijn om
            zou het kunnen dat je|wil je|wil je me|wil je niet|wil jij|wilt u|wil u|wilde je
            willen jullie
            zullen we|zullen wij|kunnen we|kunnen wij|zouden we|zouden we kunnen|kan iemand
            kan er iemand
            mag ik alsjeblieft|mag ik alstublieft|mag ik wat|mag ik meer|mag ik iets|mag ik even
            mag ik je vragen|mag ik je vragen om|mag ik u vragen|mag ik u vragen om|mag ik vragen om
            mogen we wat|mogen we meer|mogen we even|wat dacht je van|wat denk je van|waarom doe je niet
            waarom zet je niet|kan het licht|kan de lamp|kunnen de lampen|kunnen de lichten
            kan de verlichting|kan de verwarming|kan de muziek|kan de radio|kan de tv|kan de televisie
            kunnen de gordijnen|kan het gordijn|kan het rolluik|kunnen de rolluiken|kan de airco
            kan de temperatuur|kan het volume|kan het geluid|kan het wat|kan het iets|kan het ietsje
            mag het licht|mag de lamp|mogen de lampen|mogen de lichten|mag de verlichting
            mag de verwarming|mag de muziek|mag de radio|mag de tv|mag de televisie|mogen de gordijnen
            mag het gordijn|mag het rolluik|mogen de rolluiken|mag de airco|mag de temperatuur
            mag het volume|mag het geluid|mag het wat|mag het iets|mag het ietsje
            zou het licht|zou de lamp|zouden de lampen|zou de verwarming|zou de muziek
            doe je|doe jij|doet u|doen jullie|zet je|zet jij|zet u|zetten jullie|maak je|maak jij
            maakt u
            draai je|draai jij|draait u|schakel je|schakel jij|schakelt u|open je|open jij|opent u
            sluit je|sluit jij|sluit u|start je|start jij|start u|speel je|speel jij|speelt u|dim je
            dim jij|dimt u|stop je|pauzeer je|laat je|haal je|haalt u|breng je|geef je|steek je|steekt u
            voeg je|voegt u|verhoog je|verlaag je|vergrendel je|ontgrendel je|activeer je|stuur je
            """
        + _LET,
        Mark.WISH: """
            ik zou u dankbaar zijn als u|ik zou je heel dankbaar zijn als je
            ik zou u zeer dankbaar zijn als u|ik zou u erkentelijk zijn als u
            ik zou het zeer op prijs stellen als u|ik zou het op prijs stellen als u
            ik zou het erg op prijs stellen als je
            het zou fijn zijn als je|het zou fijn zijn als jij|het zou mooi zijn als je
            het zou leuk zijn als je|het zou lief zijn als je|het zou aardig zijn als je
            het zou top zijn als je|zou fijn zijn als je|ik zou het op prijs stellen als je
            ik zou het fijn vinden als je|ik zou het waarderen als je
            ik stel het op prijs als je|ik zou je dankbaar zijn als je
            ik zou graag willen dat je|ik wil graag dat je|ik wil dat je|ik zou willen dat je
            ik verzoek je om|ik vraag je om|kan nu wel|kan nu|kan wel|kan uit|kan aan|kan weer
            kan nu wel uit|mag nu|mag uit|mag aan|mag nu uit|mag wel|mag weer|mag nu wel
            moet uit|moet aan|moet nu uit|moet dicht|moet open|kan dicht|mag dicht
            het wordt tijd om|het is tijd om|tijd om
            mag aan|mag uit|mag open|mag dicht|mag gaan|mogen aan|mogen uit|mogen open|mogen dicht
            mogen gaan|kan uit|kan aan|kan dicht|kunnen uit|kunnen aan|laat * stofzuigen|laat * zuigen
            laat * schoonmaken|laat * dweilen|laat * starten|laat * maaien
            wil ik|wil ik graag|zou ik graag|wou ik graag|heb ik graag
            ik wil|ik wil graag|ik wil dat|ik wil dat je|ik wil even|ik wou|ik wou graag|ik wou dat je
            ik zou graag|ik zou willen|ik zou graag willen|ik zou graag hebben|ik had graag|ik heb graag
            ik heb liever|ik had liever|ik zou liever|ik wil liever|ik wens|ik verlang|ik wilde graag
            ik heb licht nodig|ik heb warmte nodig|ik heb meer * nodig|ik heb wat * nodig
            ik heb wat meer * nodig|ik vraag je om|ik verzoek je|ik verzoek u|ik vraag u om
            we willen|we willen graag|wij willen|wij willen graag|we zouden graag|wij zouden graag
            we hebben graag|we hadden graag|we hebben liever|we hebben meer * nodig|laten we|laat ons
            je kunt|je kan|je kunt wel|je kan wel|je mag|je mag wel|je mag nu|je moet|je zou kunnen
            je zou moeten|jij mag|jij kunt|jij kan|jij moet|u kunt|u kan|u mag|u moet|u zou kunnen
            het zou fijn zijn als|het zou fijn zijn als je|het zou leuk zijn als
            het zou leuk zijn als je
            het zou mooi zijn als|het zou mooi zijn als je|het zou prettig zijn als
            het zou lief zijn als
            het zou prettig zijn als je|het zou lief zijn als je|ik zou het fijn vinden als
            ik zou het fijn vinden als je|ik zou het op prijs stellen als
            ik zou het op prijs stellen als je|ik zou het waarderen als|ik zou het waarderen als je
            moet aan|moet uit|moet open|moet dicht|moet omhoog|moet omlaag|moeten aan|moeten uit
            moeten open|moeten dicht|moeten omhoog|moeten omlaag|moet nu|moeten nu|moet op|moet naar
            moet even|moeten even|mag aan|mag uit|mag open|mag dicht|mag omhoog|mag omlaag|mag op
            mag naar|mag wel|mag nu|mag even|mag weer|mag wat|mag iets|mogen aan|mogen uit|mogen open
            mogen dicht|mogen omhoog|mogen omlaag|mogen wel|mogen nu|mogen even|mogen weer|mogen op
            kan aan|kan uit|kan open|kan dicht|kan wel aan|kan wel uit|kan nu aan|kan nu uit|kunnen aan
            kunnen uit|kunnen open|kunnen dicht|zou aan moeten|zou uit moeten
            """,
        Mark.TAG: """
            oké|okay|ok|ja|hè|he|hé|toch|goed|akkoord|alsjeblieft|alstublieft|graag|kan dat|mag dat
            lukt dat|gaat dat|wil je|wilt u|kun je|zou je|niet waar|nietwaar|afgesproken|in orde
            is goed|is dat goed|is dat oké|vind je niet|wel
            """,
        Mark.UNWISH: """
            ik wil niet|ik wil geen|ik wil niet dat|ik wil liever niet|ik wil liever geen|ik wil nooit
            ik wil nu niet|ik wil nu geen|ik wil absoluut niet|ik wil absoluut geen|ik hoef niet
            ik hoef geen|ik wens niet|ik wens geen|ik zou niet|ik zou liever niet|ik zou liever geen
            ik had liever niet|ik had liever geen|ik heb liever niet|ik heb liever geen
            ik heb geen|ik heb niet|ik wilde niet|ik wilde geen|ik wou niet|ik wou geen
            we willen niet|we willen geen|wij willen niet|wij willen geen|we willen liever niet
            we hoeven niet|we hoeven geen|we hebben geen|wij hebben geen|we hebben liever niet
            niemand wil|je hoeft niet|je hoeft geen|je hoeft nu niet|jij hoeft niet|u hoeft niet
            u hoeft geen|je moet niet|je moet geen|je moet nooit|je mag niet|je mag geen|je mag nooit
            u mag niet|u mag geen|u moet niet|je kunt niet|je kan niet|je zou niet moeten
            hoeft niet|hoeven niet|hoeft nu niet|hoeft nog niet|hoeft echt niet|hoeft geen|hoeven geen
            mag niet|mogen niet|mag nooit|mogen nooit|mag geen|mogen geen|moet niet|moeten niet
            moet geen
            moeten geen|moet nooit|hoort niet|horen niet|zou niet moeten|niet nodig|is niet nodig
            liever niet|liever geen|beter niet|beter van niet|maar niet aan|maar niet uit|maar niet open
            maar niet dicht|maar niet omhoog|maar niet omlaag|maar niet doen
            """,
        Mark.NEGATION: """
            stop met * * uitzetten|stop met * * aanzetten|stop met * * uitdoen
            stop met * * aandoen|stop met * * dichtdoen|stop met * * opendoen|hou op met
            houd op met|stop met steeds|stop eens met|hou nou eens op|schei uit met
            niet|nie|nooit|nimmer|geen|geeneen|geen enkel|geen enkele|niets|niks|niemand|noch|nergens
            zonder|niet meer|niet langer|nooit meer|onder geen beding|in geen geval|geenszins
            onder geen enkele voorwaarde|onder geen omstandigheid|absoluut niet|zeker niet|echt niet
            hou op met|houd op met|hou op|houd op|ophouden met|stop met *zetten|stop met *doen
            stop met *schakelen|stop met *draaien|stop met *maken|stop met openen|stop met sluiten
            stop met dimmen|stop met het licht|stop met de lamp*|stop met het aan*|stop met het uit*
            stop met het open*|stop met het sluiten|vermijd|vermijden|in plaats van|verboden|verbied
            ik verbied|weiger|blijf van|blijf af van|blijf af|afblijven|handen af|handen thuis
            blijf met je|weerhoud|nee|allesbehalve|alles behalve
            """,
        Mark.HOLD: """
            laat je zo|laat je met rust|laat je open|laat je dicht|laat je aan|laat je uit
            laat je staan|blijft zo|blijven zo|laat maar zo
            laat|laat het|laat ze|laat die|laat zo|laat maar aan|laat maar uit|laat maar open
            laat maar dicht|laat maar branden|laat maar staan|laat maar spelen|laat maar lopen
            laat maar zo|aan laten|uit laten|open laten|dicht laten|zo laten|aan te laten|uit te laten
            open te laten|dicht te laten|aanlaten|uitlaten|openlaten|dichtlaten|laten branden
            laten staan|laten zoals|hou|houd|houden|behoud|behouden|blijf|blijft|blijven|bewaar
            met rust|zoals het is|zoals ze zijn|zoals het was|negeer|spaar|ontzie
            """,
        Mark.EXCEPTION: """
            behalve dan|behalve natuurlijk|behalve misschien|behalve uiteraard
            uitgezonderd dan|op * na dan
            tenzij het de|tenzij het het
            vergeet de
            uitgezonderd|uitgesloten|niet meegerekend|niet meegeteld|niet inbegrepen
            met uitzondering van|met uitsluiting van|buiten beschouwing gelaten|exclusief
            afgezien van
            behalve|uitgezonderd|met uitzondering van|met uitzondering
            maar niet|en niet|en ook niet|maar ook niet|alleen niet|enkel niet|behoudens
            afgezien van|exclusief|uitgesloten|maar geen|en geen|alleen geen|zonder|niet de|niet het
            niet die
            niet dat|niet deze|niet in|niet bij|niet op de|niet op het|niet boven|niet beneden
            niet buiten
            niet binnen|niet mijn|niet van de|niet van het|niet meegerekend|niet inbegrepen
            """
        + "|".join(_BUT),
        Mark.CONTRAST: """
            maar|echter|doch|daarentegen|alleen|enkel|slechts|in plaats daarvan|maar wel|wel de|wel het
            wel die|wel in|wel op de|wel mijn
            """,
        Mark.JOIN: """
            en|dan|en dan|daarna|en daarna|vervolgens|en vervolgens|ook|en ook|evenals|alsook|alsmede
            alsmede ook|plus|of|ofwel|tevens|bovendien|en tevens|en als laatste|en tot slot|tot slot
            """,
        Mark.CONDITION: """
            als maar
            als|wanneer|zodra|indien|mits|tenzij|totdat|tot dat|zolang|zo lang|zolang als|terwijl
            voordat
            alvorens|nadat|sinds|elke keer als|elke keer dat|iedere keer als|iedere keer dat|telkens als
            telkens wanneer|steeds als|steeds wanneer|altijd als|altijd wanneer|ingeval|in geval
            in geval van|in het geval|in het geval dat|mocht|mochten|mocht er|mocht het|pas als
            pas wanneer|alleen dan|pas dan|alleen als|alleen wanneer|ook als|zelfs als|ook al|gesteld dat|aangenomen dat
            op voorwaarde dat|vooropgesteld|afhankelijk van|naargelang|de volgende keer
            volgende keer als
            het moment dat|op het moment dat|op het ogenblik dat|van zodra|behalve als
            tot ik|tot we|tot wij|tot hij|tot ze|tot zij|tot je|tot het|tot de|tot er|tot iemand
            tot mijn
            tot onze|tot dan|tot morgen|tot vanavond|tot straks|tot later|tot # uur|tot middernacht
            tot zonsopgang|tot zonsopkomst|tot zonsondergang|wacht tot|wacht totdat|wacht met
            voor ik|voor we|voor wij|voor hij|voor ze|voor zij|voor iemand|elke keer|iedere keer|telkens
            """,
        Mark.REASON: """
            wat is het heet|wat is het benauwd|wat is het hier warm|wat is het hier donker
            wat is het hier koud|wat een lawaai|wat een duisternis|wat warm|wat koud
            wat donker
            wat is het koud|wat is het donker|wat is het warm|wat een kou|wat een hitte
            wat een herrie|omdat|aangezien|nu het|want|gezien|nu ik|nu we|daar het
            ook al|hoewel|zelfs als
            omdat|want|aangezien|doordat|zodat|zo dat|opdat|daarom|namelijk|immers|anders|daardoor
            vanwege|wegens|om te|nu ik|nu we|dus ik|dus we|dus het|dus er|dus hij|dus ze|dus de
            gezien|dankzij
            """,
        Mark.LATER: """
            wacht # minuten|tegen #|rond #|op drie
            pas om #|pas om * uur|pas als|pas morgen|pas straks|pas later|dan pas|morgen|morgenochtend|morgenavond|morgenmiddag|morgenvroeg|overmorgen|vanavond|vannacht
            vanmiddag|straks|strakjes|later|zo meteen|zometeen|meteen na|zo dadelijk|dadelijk|zodadelijk
            zo direct|binnenkort|ooit|weldra|een andere keer|een ander keertje|op een dag|uiteindelijk
            s avonds|s ochtends|s morgens|s middags|s nachts|savonds|sochtends|smorgens|smiddags|snachts
            in de avond|in de ochtend|in de middag|in de nacht|in het weekend|tegen de avond|overdag
            volgende week|volgende maand|volgend jaar|volgend weekend|volgende keer|komende *|aanstaande
            maandag*|dinsdag*|woensdag*|donderdag*|vrijdag*|zaterdag*|zondag*|weekend*|doordeweeks
            werkdag*|weekdag*|elke dag|elke avond|elke ochtend|elke nacht|elke middag|elke morgen
            elke week
            elk uur|elk weekend|iedere dag|iedere avond|iedere ochtend|iedere nacht|iedere middag
            iedere week|ieder uur|elke # minuten|elke # uur|om de # minuten|om het uur|om de dag
            dagelijks|wekelijks|altijd|steeds|voortdurend|de hele dag
            over # seconde*|over # minu*|over # uur|over # uurtje*|over # dag*|over # week|over # weken
            over een uur|over een uurtje|over een half uur|over een half uurtje|over een halfuur
            over een kwartier|over een kwartiertje|over anderhalf uur|over # en een half uur
            over een minuut|over een minuutje|over een moment|over een momentje|over een poosje
            over een tijdje|over een paar minuten|over een paar uur|over enkele minuten|over ongeveer *
            over # tellen|binnen # minu*|binnen een uur|binnen het uur|# minuten later|een uur later
            om #|om # uur|om half #|om kwart|om een uur of *|omstreeks #|omstreeks *|tegen #|tegen # uur
            rond # uur|rond middernacht|rond het middaguur|vanaf # uur|vanaf #|na # uur|voor # uur
            half #|# over half #|# voor half #|kwart voor|kwart over|kwart na|# over #|# voor #
            # uur s *|om middernacht|om twaalf
            na # minu*|na # seconde*|na een uur|na een kwartier|na een half uur|na een paar *|na het *
            na de *|na mijn *|na zonsondergang|na zonsopgang|na zonsopkomst|na middernacht|na werk
            na schooltijd|bij zonsondergang|bij zonsopgang|bij zonsopkomst|bij schemering
            bij het ontbijt|bij het avondeten|bij het slapengaan|bij het eten|voor het eten
            voor het avondeten|voor het ontbijt|voor het slapen|voor het slapengaan|voor zonsondergang
            voor zonsopgang|voor middernacht|voor het donker|als het donker wordt|met kerst|met kerstmis
            vanaf nu|van nu af aan|vanaf morgen|vanaf vandaag|vanaf maandag|voortaan|in de toekomst
            in het vervolg|nog niet|nu niet|nu nog niet|nu even niet|vandaag niet|vandaag nog niet
            even niet|voorlopig niet|herinner me|herinner mij|herinner ons|herinner eraan|herinnering
            help me herinneren|wek me|wek mij|maak me wakker|maak mij wakker|zet een wekker
            zet de wekker|zet mijn wekker|plan|inplannen|ingepland|planning|tijdschema
            volgens schema|op schema|op tijd
            """
        + _BUT_AFTER,
        Mark.PAST: """
            bedankt voor|dank je voor|dank je wel voor|dank voor|bedankt dat
            gisteren|gisteravond|gisternacht|gisterochtend|gistermiddag|eergisteren|vanochtend|vanmorgen
            afgelopen *|vorige week|vorige maand|vorige nacht|vorige keer|de vorige keer|vorig jaar
            de laatste keer|laatst|onlangs|recent|daarnet|daarstraks|daarjuist|zonet|zojuist|net nog
            net al|net pas|geleden|vroeger|eerder|destijds|ooit eens|indertijd|toen|al lang|allang
            al eens|al aan|al uit|al open|al dicht|al gedaan|al die tijd|reeds|alreeds|per ongeluk
            per abuis|de hele nacht|de hele tijd|heel de nacht|de hele avond|de hele ochtend
            """,
        Mark.HABIT: """
            is een slecht idee|is geen goed idee|is een goed idee|zou een fout zijn|is een fout
            is zinloos|heeft geen zin|is gevaarlijk|is verboden|mag niet van|is onzin
            is mijn taak|is nergens voor nodig|is niet nodig|duurt eeuwen|duurt een eeuwigheid
            is een gewoonte|is vervelend|is een heel gedoe
            normaal|normaal gesproken|normaliter|meestal|gewoonlijk|doorgaans|over het algemeen
            in de regel|ik pleeg|gebruikelijk|vaak|dikwijls|soms|af en toe|nu en dan
            zo nu en dan|van tijd tot tijd|ben gewend|is gewend|zijn gewend|heb de gewoonte
            heeft de gewoonte|anders doe ik|anders zet ik
            """,
        Mark.REPORT: """
            raadde|raadden|raadt|raden ons|aangeraden|aanbevolen|adviseerde|adviseert
            adviseerden|tipte|staat er op|staat er|staat op het *|staat op de *|bordje|het bord
            op het briefje|geschreeuwd|gefluisterd
            loop even|loop eens|loop naar|loop snel|ren even|ren naar|ren snel|ga naar boven en
            ga naar beneden en|ga eens naar|sta op en|sta eens op|blijft maar zeggen
            blijft maar roepen|roept steeds|zegt steeds|zegt de hele tijd|kom naar boven
            kom naar beneden
            zei|zeiden|zegt|zeggen|gezegd|beweert|beweerde|beweren|vraagt|vroeg|vroegen|gevraagd
            schrijft
            schreef|geschreven|vertelt|vertelde|verteld|vindt|vond|vonden|denkt|dacht|dachten|gelooft
            geloofde|meent|meende|roept|riep|riepen|geroepen|schreeuwt|schreeuwde|fluisterde|wil dat
            wilde dat|wilden dat|willen dat|wou dat|eist|eiste|beval|beveelt|stelde voor|voorgesteld
            belooft
            beloofde|antwoordde|appte|mailde|volgens|naar verluidt|hoorde|gehoord|ik hoor|las dat
            staat dat
            zeg|zeg maar|zeg tegen|zeg aan|zeg hem|zeg haar|zeg dat|zeg iets|schrijf|schrijf op
            opschrijven|noteer
            noteren|notitie|onthou|onthoud|onthouden|herhaal|herhalen|vertaal|vertalen|spel het|spel de
            spel dat
            bericht|berichtje|stuur een bericht|stuur een berichtje|stuur een mail|stuur een mailtje
            stuur een sms|stuur een app|stuur een appje|appje|app mijn|app naar|app dat|app hem|app haar
            mail naar|mail mijn|mail dat|sms|sms naar|dicteer|typ|citeer|definieer|vertel hem
            vertel haar
            vertel mijn|vertel iedereen|vertel de|vertel een|vertel aan|vertel dat|roep om|roep overal
            roep dat|omroepen|kondig aan|aankondigen|broadcast|meld dat|meld aan|lees voor|voorlezen
            hoe zeg je|hoe zeg ik|wat betekent|betekent|betekenis|het woord|de woorden|de zin
            de zinsnede
            het zinnetje|het commando|het bevel|de opdracht|citaat|songtekst|liedtekst|gedicht|verhaal
            verhaaltje|mop|grap|in de film|in het boek|genaamd|getiteld|met de titel|met de naam
            """,
        Mark.ASK: """
            staat dat|staan die|wat|hoe laat|wie|wiens|waarom|waardoor|waar|waarvoor|waarmee|waarheen|hoe|hoeveel|hoe veel
            welk|welke
            wanneer|is|zijn|was|waren|ben|ben ik|ben je|ben jij|bent u|heb je|heb jij|hebt u|heeft u
            heb ik|hebben we|hebben jullie|heeft|hebben|had|hadden|moet ik|moet het|moet de|moet er
            moeten we|moeten de|mag ik|mag de|mag het|mag er|mogen we|mogen de|zal ik|zal de|zal het
            zullen de|zou het|zou de|zou ik|zou er|zouden de|kan ik|kan de|kan het|kan er|kan dat
            kan een
            kunnen de|wordt|worden|werd|werden|staat|staan|stond|stonden|brandt|branden|loopt|lopen
            draait
            werkt|werken|gaat|gaan|ga je|speelt|zit|zitten|ligt|liggen|hangt|klopt het|klopt dat|doet de
            doet het|deed|schijnt|regent|zie je|zie jij|ziet u|weet je|weet jij|weet u|weet iemand
            denk je
            denk jij|denkt u|vind je|vind jij|vindt u|geloof je|herinner je|ken je|kent u|begrijp je
            begrijpt u|snap je|hoor je|was je|had je|deed je|zette je|vergat je|luister je
            ben je in staat
            ben je in staat om|bent u in staat|kun je eigenlijk|kan je eigenlijk|kunt u eigenlijk
            kun je überhaupt|überhaupt kunnen|kan je überhaupt|kun je ook|kan je ook|kun je zien|kan je zien|kunt u zien
            kun je me zeggen|kan je me zeggen|kun je mij zeggen|kunt u me zeggen|kunt u mij zeggen
            kun je zeggen|kan je zeggen|kunt u zeggen|kun je me vertellen|kan je me vertellen
            kun je mij vertellen|kunt u me vertellen|kunt u mij vertellen|kun je vertellen
            kun je uitleggen
            kan je uitleggen|kunt u uitleggen|kun je controleren|kan je controleren|kunt u controleren
            kun je checken|kan je checken|kun je nagaan|kan je nagaan|kun je nakijken|kun je kijken
            kan je kijken|kunt u kijken|kun je even kijken|kan je even kijken|kunt u even kijken
            kun je even checken|kan je even checken|kun je even controleren|kun je eens kijken
            zou je kunnen zeggen|zou je me kunnen vertellen|zou je me kunnen zeggen|zou je kunnen kijken
            zou je even kunnen kijken|zou je aanraden|zou je zeggen|zou je theoretisch
            wil je kijken of|wil je even kijken of|wil je me vertellen|wil je me zeggen|wil je weten
            zeg me|zeg mij|zeg eens|zeg me eens|zeg ons|vertel me|vertel mij|vertel ons|vertel eens
            vertel me eens|vertel wat|vertel hoe|laat me weten|laat mij weten|laat ons weten|laat weten
            laat zien|laat me zien|laat eens zien|laat me eens zien|laat horen of|toon me|leg uit
            leg me uit
            leg eens uit|beschrijf|vraag|vraag of|vraag eens|controleer|controleer of|check of
            check eens
            check even|check wat|check hoe|kijk of|kijk eens|kijk eens of|kijk even|kijk even of|kijk na
            kijk hoe|ga na|ga eens na|zoek uit|zoek op|ik vraag me af|ik vroeg me af|vraag me af
            benieuwd
            ik ben benieuwd|ik wil weten|ik wil graag weten|ik wil alleen weten|ik wil even weten
            ik zou graag weten|ik zou graag willen weten|ik zou willen weten|ik wilde weten
            we willen weten
            is het mogelijk|is het oké|is het veilig|is er|zijn er|was er|enig idee|wat als|stel dat ik
            wat gebeurt er|wat zou er gebeuren|hoe zit het met|hoe staat het met|geef de datum
            geef de tijd|geef me de tijd|geef me de datum|geef de huidige|geef me de huidige
            """,
        Mark.JUST_ASKING: """
            ik vraag het maar|vraag het maar|ik vraag het alleen maar|ik vraag het alleen
            vraag het alleen
            vraag het alleen maar|ik vraag het gewoon|ik vraag maar|vraag het gewoon|gewoon een vraag
            gewoon een vraagje|alleen een vraag|alleen een vraagje|alleen maar een vraag
            slechts een vraag
            even een vraagje|is maar een vraag|ik vraag het me gewoon af|gewoon nieuwsgierig
            gewoon benieuwd|ben gewoon benieuwd|ben gewoon nieuwsgierig|alleen benieuwd
            ben alleen benieuwd|puur benieuwd|uit nieuwsgierigheid|puur uit nieuwsgierigheid|theoretisch
            puur theoretisch|in theorie|hypothetisch|puur hypothetisch|in principe|in het algemeen
            over het algemeen|ter informatie|alleen ter informatie|puur informatief|gewoon om te weten
            alleen om te weten|wil het alleen weten|wil alleen weten|wilde alleen weten
            wilde het alleen weten|wilde alleen even weten|wilde het alleen even weten|wou alleen weten
            wil het gewoon weten|vraag het voor een vriend|vraag voor een vriend
            """,
        Mark.DOUBT: """
            misschien|wellicht|mogelijk|mogelijkerwijs|mogelijkerwijze|eventueel|stel dat|stel je voor
            stel je eens voor|stel nou dat|stel nu dat|stel ik|stel we|veronderstel|veronderstel dat
            laten we zeggen|laten we aannemen|laten we doen alsof|doe alsof|doe maar alsof|alsof
            bijvoorbeeld|zoals bijvoorbeeld|ik denk erover|ik denk er over|ik denk eraan|ik overweeg
            ik zit te denken|ik zat te denken|ik denk|ik denk dat|ik denk dat ik|ik geloof|ik geloof dat
            ik gok|ik hoop|hopelijk|ik weet niet|ik weet nog niet|ik weet het niet|ik ben niet zeker
            ik ben er niet zeker van|niet zeker|ik betwijfel|ik twijfel|twijfel|had ik|had ik maar
            had je maar|hadden we|hadden we maar|was het maar|was ik maar|ik haat het
            ik vind het fijn|ik vind het leuk|ik vind het mooi|ik vind het heerlijk
            ik vind het vervelend
            ik vind het irritant|ik vind het stom
            ik hou ervan|ik houd ervan|ik hou van|ik houd van|ik ben vergeten|ik vergat|ben ik vergeten
            wat als|en wat als|zou hebben|zouden hebben|had kunnen|had moeten|hadden moeten
            hadden kunnen
            zou kunnen dat|kan zijn dat|zou kunnen zijn
            """,
        Mark.CORRECTION: """
            nee de|nee het|ik ben van gedachten veranderd|ik heb me bedacht
            niet zo veel|niet zoveel|dat is te veel|niet zo hoog|niet zo fel|dat is te fel
            laat maar|vergeet het|vergeet dat|weet je wat|ach nee|o nee|oh nee|nee wacht
            wacht nee|of nee|of wacht|nou nee|ho wacht|nee toch
            stop|nee wacht|wacht|wacht even|wacht eens|wacht nee|nee|neen|nee sorry|sorry|sorry nee|pardon
            excuseer|excuus|ik bedoel|ik bedoelde|bedoel ik|ik bedoel de|nee ik bedoel|correctie|of nee
            of liever|of liever gezegd|liever gezegd|of beter|of beter gezegd|beter gezegd|of eigenlijk
            eigenlijk|eigenlijk nee|oeps|verkeerd|foutje|ho|ho wacht|ho nee|stop nee|oh nee|ach nee
            eh nee|toch liever|liever|liever toch|nee toch|nee niet|niet die maar|maak daar|maak er
            bij nader inzien|nee maak|nee de|nee het
            """,
        Mark.REVOKED: """
            ach laat maar|ach nee laat maar|o nee laat maar|nee laat maar|nou laat maar
            o laat maar|ach laat ook maar|laat ook maar|toch maar niet
            bij nader inzien niet|nee toch niet|o nee toch niet
            ik doe het zelf wel|ik doe het zelf|doe maar niet
            nee doe maar niet|ach vergeet het|nee vergeet het|nee hoeft niet|of laat maar
            of nee laat maar|weet je wat laat maar
            laat maar|laat maar zitten|laat zitten|laat het zitten|laat het maar|laat het maar zitten
            laat dat maar|nee laat maar|oh laat maar|ach laat maar|vergeet het|vergeet het maar
            vergeet dat|vergeet dat maar|vergeet maar|nee vergeet het|toch niet|nee toch niet
            of toch niet
            toch maar niet|of toch maar niet|nee toch maar niet|liever niet|of liever niet|of maar niet
            nee liever niet|beter niet|beter van niet|annuleer dat|annuleer het|annuleer maar
            annuleer alles
            annuleren|afbreken|breek af|niet nodig|hoeft niet meer|hoeft al niet meer|het hoeft niet
            het hoeft niet meer|dat hoeft niet|nee hoeft niet|doe maar niet|doe toch maar niet
            doe het niet
            doe het maar niet|doe dat niet|doe dat maar niet|nee niet doen|niet doen|wacht niet doen
            zet maar niet|grapje|was maar een grapje|was een grapje|was een grap|het was een grap
            geintje|ik maak maar een grapje|ik heb me bedacht|ik ben van gedachten veranderd
            ik bedenk me
            of niet|bij nader inzien niet|bij nader inzien toch niet|eigenlijk niet|eigenlijk toch niet
            maakt niet uit|het maakt niet uit|stop maar|ik neem het terug|negeer dat|negeer dat maar
            """,
        Mark.RELATION: """
            naast|vlak naast|nabij|dichtbij|dicht bij|vlak bij|vlakbij|in de buurt van|bij de|bij het
            bij mijn
            achter|onder de|onder het|onder mijn|onderaan|boven de|boven het|boven mijn|bovenop
            tegenover
            tussen|rondom|rechts van|links van|rechts naast|links naast|aan de andere kant van
            aan de overkant van|buiten de|buiten het|voor het raam|voor de ramen|voor het huis
            voor de deur
            langs|aan het einde van|aan het eind van|ter hoogte van|voorbij|het dichtst bij
            het verst van|niet ver van|grenzend aan
            """,
    },
    verbs="""
        gooi|gooit|knal|mik|flikker|smijt|kwak|flap
        doe|doet|doen|zet|zetten|maak|maakt|maken|draai|draait|draaien|schakel|schakelt|schakelen|steek
        knip|klik|druk|duw|open|opent
        openen|sluit|sluiten|dim|dimt|dimmen|verhoog|verlaag|verhogen|verlagen|verander|veranderen
        wijzig
        pas aan|aanpassen|stel|stel in|instellen|regel|regelen|vergrendel*|ontgrendel*|start|starten
        stop|stoppen|begin|beginnen|pauzeer|pauzeren|hervat*|speel|spelen|afspelen|afgespeeld|luister
        kijk naar
        demp*|ga verder|ga door|ga naar|sla over|sla|overslaan|volgende|vorige|voeg|toevoegen|verwijder*
        delete|haal|schrap|streep|afstrepen|vink|afvinken|markeer|check|wis|activeer*|deactiveer*
        stofzuig|stofzuigen
        zuig|zuigen|maai|maaien|poets|poetsen|reinig*|stuur|sturen|breng|brengen|geef|neem|trek|til|hijs
        verwarm|verwarmen|koel|koelen|verduister|verduisteren|verlicht|verlichten|ververs|laad|laden
        schuif|rol
        gooi|blus|doof|ontsteek|druk in|indrukken|wek|roep|voer uit|uitvoeren|herstart*|reset|wissel
        annuleer|annuleren|beëindig*|mag|mogen
        aan|uit|open|dicht|toe|omhoog|omlaag|naar beneden|naar boven|neer|neerlaten|laten zakken|zakken
        op slot|van slot|van het slot|op stop|op pauze|op stil|stil|opzij|vast|los|overal aan|overal uit
        zonnescherm* in|zonnescherm* op|zonwering in|luifel* in|scherm* in|rolluik* op|gordijn* op
        rolgordijn* op|aan en uit|op #|naar #|op # procent|naar # procent|op # graden|naar # graden
        op # graad|tot # procent|met # procent|met # graden|harder|zachter|luider|stiller|hoger|lager
        warmer|kouder|koeler|feller|helderder|lichter|donkerder|dimmer|meer licht|minder licht|pauze|mute
        terug|naar huis|laten gaan|laten komen|laten rijden|laten maaien
        volume #|helderheid #|temperatuur #|snelheid #|positie #|volume omhoog|volume omlaag|naar slot
        *doen|*zetten|*schakelen|*draaien|*maken|*trekken|*halen|*stoppen|*voegen|*starten|*sluiten
        *openen|*dimmen|*steken|*knippen|*knopen|*laden|*klappen|*schuiven|*rollen|*spelen|*strepen
        """
    + _LET
    + "|"
    + _SHORT,
    subjects="""
        de kinderen|de kleintjes|de hond|de kat|de telefoon|de buren|de kleine|de tweeling
        het bezoek|de jongens
        de zon|de baby|de gasten|de film|de herrie|het lawaai|het zonlicht
        ik|hij|zij|ze|we|wij|je|jij|jullie|u|ge|gij|men|dat is|dat was|dat zijn|dat heeft|dit is|dit was
        het is|het was|het wordt|het werd|het heeft|het had|het gaat|het staat|het lijkt|het voelt
        het doet|het regent|het kan|het ziet|het blijft|het klinkt|er is|er zijn|er was|er waren
        er staat
        er staan|er brandt|er branden|er wordt|er werd|er komt|hier is|hier zijn|hier staat|hier brandt
        daar is|daar staat|daar brandt|iemand|iedereen|niemand|alles is|alles staat|mijn vrouw|mijn man
        mijn zoon|mijn dochter|mijn moeder|mijn vader|mijn vriend|mijn vriendin|mijn partner|mijn baas
        mijn kinderen|m n vrouw|m n man|mama|papa|oma|opa|de kinderen|de buren|de buurman|de buurvrouw
        de bus|de trein
        """,
    finite="""
        ruist|ruisen|dreunt|bromt|bromt al|loeit|suist|ratelt|begint|beginnen zo|zweet|zweten
        gloeit
        lijkt|stik|bevries|klaagt|tocht
        zit|lig|lees|kook|slaap|werk|bel|ga|moet|wil|zie|hoor|sta|heb|probeer|probeert
        schijnt|schijnen
        vind|wil|loop|zit|lig|kijk|lees|kook|eet|vries|bevries|vergeet|regent|sneeuwt|ruikt
        stinkt|stoort|irriteert|verblindt|piept|zoemt|knippert|wekt|maakt wakker|duren|gaan
        vertrek|kom|zou|zouden|is op|zijn op|ontbreekt|ruik
        ga|zie|hoor|heb|ben|kan|moet|slaapt|slapen|duurt|kost
        is|zijn|was|waren|heeft|hebben|had|hadden|heb|hebt|bent|ben|wordt|worden|werd|werden|gaat|gaan
        ging
        gingen|blijft|blijven|bleef|bleven|staat|staan|stond|stonden|loopt|liep|lopen|brandt|branden
        brandde|brandden|schakelt|schakelde|opent zich|opende|sluit zich|sloot|gaat open|gaat dicht
        maakt|maakte|maakten|komt|komen|kwam|kwamen|lijkt|leek|ziet|zag|klinkt|klonk|voelt|voelde|werkt
        werkte|werken|doet het|doen het|deed|deden|zit|zitten|zat|zaten|ligt|liggen|lag|hangt|hangen
        hing
        speelt|speelde|draait|draaide|zette|aangedaan|uitgedaan|aangezet|uitgezet|aangelaten|uitgelaten
        opengelaten|dichtgelaten|aangegaan|uitgegaan|ingeschakeld|uitgeschakeld|opengedaan|dichtgedaan
        opengezet|dichtgezet|dichtgemaakt|opengemaakt|geopend|gesloten|gedimd|gestart|gestopt|vergeten
        gedaan|gemaakt|gekocht|gezet|gedraaid|bevalt|stoort|kost|duurt|klopt|knippert|knipperen
        verbruikt|flikkert|vindt|houdt|gebruikt|moest|moesten|wilde|zou|zouden|kon|konden
        """,
    settled="is|zijn|was|waren|heeft|hebben|had|hadden|heb|ben|kan|moet|wordt|*t",
    firsts="eerst|ten eerste|allereerst",
    articles="""
        de|het|een|t|n|die|dat|deze|dit|mijn|m n|onze|ons|jouw|je|uw|zijn|haar|hun|jullie|alle|al de
        al het|al|elke|elk|iedere|ieder|beide|allebei|allebei de|sommige|enkele|hele|heel|de hele
        het hele
        """,
    numbers="""
        één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien
        zestien|zeventien|achttien|negentien|twintig|vijfentwintig|dertig|vijfendertig|veertig
        vijfenveertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|eenentwintig|tweeëntwintig
        anderhalf|anderhalve|paar
        """,
    joining="in|op|aan|van|voor|uit|naar|te",
    moves="los|zakken|omhoog|omlaag|neer|stofzuigen|zuigen|schoonmaken|dweilen|starten|rijden|maaien",
    within="in",
    only="alleen|enkel|slechts",
    now="nu|meteen|direct|nu meteen|onmiddellijk",
    particles="aan|uit|open|dicht|omhoog|omlaag|toe|op|neer",
    pronouns="hier|het|ze|dat|die|alles|zo|zoals het is|met rust|aan|uit|open|dicht|staan|hem|haar",
    kinds={
        "cover:curtain": "gordijn|gordijnen|vitrage|vitrages",
        "cover:awning,blind,shade,shutter": "rolgordijn|rolgordijnen|rolluik|rolluiken|luik|luiken|jaloezie|jaloezieën|luxaflex",
        "media_player:tv": "tv|televisie|teevee",
        "cover:garage": "garage|garagedeur",
        "cover:gate": "poort|poorten",
        "timer": "timer|timers|wekker|kookwekker|aftelklok|eierwekker|alarm",
        "light": """
            licht|lichten|lichtje|lichtjes|lamp|lampen|lampje|lampjes|verlichting|spot|spots|spotje
            spotjes
            peertje|led|leds|ledstrip|kroonluchter|*licht|*lichten|*lichtje|*lichtjes|*lamp|*lampen
            *lampje|*lampjes|*verlichting|*spots
            """,
        "switch": """
            schakelaar|schakelaars|stopcontact|stopcontacten|stekker|stekkers|switch|*schakelaar
            *stopcontact|*stekker
            """,
        "fan": "ventilator|ventilatoren|ventilators|fan|fans|afzuiging|afzuigkap|*ventilator",
        "cover": """
            shutter
            shutters|screen|screens|zonnescherm|zonneschermen|zonwering
            luifel
            luifels|markies|hek|hekken|garagepoort|raam|ramen|venster
            vensters|deur|deuren|*gordijn|*gordijnen|*rolluik|*rolluiken|*poort|*hek|*raam|*ramen
            """,
        "lock": "slot|sloten|deurslot|deur|deuren|grendel|*deur|*deuren|*slot",
        "valve": "kraan|kranen|waterkraan|klep|kleppen|water|sproeier|sproeiers|beregening|*kraan|*klep",
        "climate": """
            verwarming|thermostaat|thermostaten|temperatuur|airco|airconditioning|klimaat|radiator
            radiatoren|kachel|warmte|cv|*verwarming|*thermostaat|*temperatuur
            """,
        "media_player": """
            speaker|speakers|luidspreker|luidsprekers|radio|muziek|muziekje|volume
            geluid
            box|boxen|stereo|mediaspeler|nummer|liedje|film|podcast|*radio|*speaker|*luidspreker
            """,
        "vacuum": "stofzuiger|stofzuigers|robotstofzuiger|zuiger|robot|roomba|*stofzuiger",
        "lawn_mower": "grasmaaier|grasmaaiers|robotmaaier|maaier|maairobot|*maaier",
        "todo": """
            lijst|lijsten|lijstje|boodschappenlijst|boodschappenlijstje|boodschappen|takenlijst
            todolijst
            to do lijst|*lijst|*lijstje
            """,
        "alarm_control_panel": "alarm|alarmsysteem|alarminstallatie|beveiliging",
        "scene": "scène|scene|scènes|scenes|sfeer|stemming",
        "script": "script|scripts|routine|routines",
        "humidifier": "luchtbevochtiger|bevochtiger|luchtontvochtiger|ontvochtiger|luchtvochtigheid",
        "button": "knop|knoppen|drukknop|*knop",
        "siren": "sirene|sirenes",
    },
    negation_last=True,
    relatives="die|dat|wie|wat|waar|welke|wiens",
    nothing="""
        niks|niets|niemand|geen steek|geen hand voor ogen|helemaal niks|helemaal niets
        geen barst|niet meer|niets meer
        """,
    wholes="""
        alle|alles|de rest|overal|elke|ieder|iedere|de andere|de overige|allebei|beide
        """,
    owners="zijn|haar|hun",
    its="het|hem|haar|ze|m|die|dat|deze",
    do_its="""
        doe het|doe dat|doe jij het|doe jij dat|doe jij maar|regel het|regel dat|regel jij het
        regel jij dat|zorg jij ervoor|kun jij het doen|kun je het doen|kun jij dat doen
        kun je dat doen|wil jij het doen|wil je dat doen|neem jij het over
        """,
    thens="dan|en dan|dus|en dus|in dat geval|nou dan",
    speakers="""
        ik|men|hij|iemand|niemand|mama|papa|mijn man|mijn vrouw|mijn moeder|mijn vader|mijn zoon
        mijn dochter
        """,
    infinitives="""
        uitdoen|aandoen|uitzetten|aanzetten|opendoen|dichtdoen|sluiten|openen|dimmen
        uitschakelen|inschakelen|dichtmaken|openmaken|te doen|te zetten|te maken|te sluiten
        te openen
        """,
    affirms="wel|juist wel|maar wel|ja",
    no_mores="meer|niet meer|niet langer|langer",
    clear_orders=True,
    inverts=True,
    vocatives="""
        schat|schatje|liefje|lieverd|maat|joh|jongen|meid|kerel|vriend|makker|ouwe|gozer
        lieve schat|mop|moppie|gast|jongens|chef
        """,
    lefts="heb ik|hebben we|hebben wij|heeft iemand",
    left_ends="laten staan|gelaten|laten",
    ises="is|zijn",
    hedges="""
        zeg|zeg maar|laten we zeggen|pakweg|eerder|doe maar|maak er maar|maak er|liever
        """,
    conclusions="dus graag|dus even|dan|dus nu|dus snel|vandaar dat|dus|dus dan|daarom|nou dan|vandaar|doe dan maar|dan maar",
    addressees="jij|je|u",
    ones="die in|die op|die van|die aan|die bij|die boven|diegene|degene",
    overs="boven de|boven het",
    provisos="zolang|als|zolang als|mits|als maar",
    stays="""
        maar blijft|maar aan blijft|maar doorgaat|maar doorspeelt|maar speelt|maar blijven
        """,
    likes="als",
    states="kou|hitte|herrie|lawaai|warm|duisternis|donker|koud|heet|fel|benauwd|stil|zwart",
    disbelief="""
        kun je het geloven|kan je het geloven|kun je dat geloven|kun je je dat voorstellen
        dat meen je niet|niet te geloven|ga weg|echt niet|ik geloof het niet
        maak dat de kat wijs|je meent het
        """,
    units="procent|graden|graad",
    spans="minuten|minuutjes|uur|uurtje|uren|kwartier|kwartiertje|halfuur|halfuurtje",
    not_thats="""
        nee niet die|niet die|niet deze|nee niet deze|nee niet dat|die niet|niet dat
        niet dit
        """,
    ofs="van",
    lastings="""
        nog steeds|nog altijd|nog immer|steeds|altijd|voortdurend|de hele dag|al uren|uren al
        al een uur|al # uur|al # minuten|al tijden|al een eeuwigheid|al de hele dag
        al een hele tijd|al dagen|urenlang|sinds vanochtend|sinds vanmorgen
        """,
    presents="""
        nog|nog steeds|al|nu|momenteel|op dit moment|op het moment|eigenlijk|nou|toevallig|soms
        op dit ogenblik|intussen|inmiddels
        """,
    to_dos="""
        te *en|te doen
        """,
    bits="een beetje|een klein beetje|iets|ietsje|een stukje",
    partways="""
        half|halverwege|tot de helft|voor de helft|op de helft|de helft|een derde|een kwart
        op een kier|driekwart
        """,
    yours="jouw|jullie",
    own_reports="""
        ik zei|ik heb gezegd|ik heb net gezegd|ik had gezegd|ik zei net|heb ik gezegd
        heb ik net gezegd
        """,
    shares="procent",
    neithers="noch",
)
"""Dutch, as it is spoken to a house."""
