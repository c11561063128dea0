"""The words that leave out what the turn before has said, of the languages that are read.

A phrase stands here only if it changes nothing else of a sentence. Whatever is missing is
the model's, which reads what was before.
"""

from collections.abc import Mapping

from ...text.base_language import words_language
from ..ellipsis_words import EllipsisWords

WORDS: Mapping[str, EllipsisWords] = {
    "en": EllipsisWords(
        openers="oh|ok|okay|great|good|perfect|lovely|nice|thanks|thank you|hey|right",
        courtesies="please|thanks|thank you|many thanks|thanks a lot"
        "|thank you very much|for me|now|right now|would you|will you",
        joins="and|plus",
        also="also|likewise|similarly",
        too="too|as well",
        same="the same for|same for|same goes for|the same goes for|the same with"
        "|same with|same thing for|the same thing for|same thing with"
        "|the same thing with|do the same for|do the same with|do the same to|ditto for"
        "|ditto|same|the same|do the same",
        those="the one|the ones|those|that one|that",
        some="some|a few|any|a|an",
        asides="many|very|after|before|next|anyway|otherwise|besides|already|first|well"
        "|goodbye|bye|bye bye|good night|night|see you|cheers|done|help|fine|me|you|him"
        "|her"
        "|us|ready|rest|more|else|music|quiet|silence|louder|quieter|enough|finished"
        "|buy"
        "|get|bring|call|tell|ask|remind|show|read|send|order|play|stop|wait|yes|no"
        "|yeah"
        "|nope|sorry|time|weather|news|what|who|how|why|where|which|whatever|actually",
        make="make it|make that|make them|set it|set that|change it|change that|put it"
        "|turn it",
        ends="",
        no="no|nope|nah|sorry|actually|oh no|no sorry|no actually|well no|no wait",
        instead="instead|rather|actually|better|after all",
        complaints="too *|that s too *|that is too *|it s too *|it is too *|still too *"
        "|that s a bit too *|it s still too *|that s still too *|brighter|darker|louder"
        "|quieter|stronger|weaker|faster|slower|higher|lower|warmer|cooler|colder|more"
        "|less",
        to="to",
        percent="percent|per cent|pct",
        degrees="degrees|degree",
        again="again|back|once more",
        then="then|now|and then|and now",
        its="it|that|this",
    ),
    "de": EllipsisWords(
        openers="oh|ach|ok|okay|gut|super|prima|danke|danke schön|so|hey|toll|schön",
        courtesies="bitte|danke|vielen dank|danke sehr|besten dank|dankeschön|mal"
        "|bitte mal|jetzt|gerne|bitte jetzt|doch bitte",
        joins="und|sowie|plus",
        too="",
        also="auch|auch noch|ebenfalls|ebenso|gleichfalls|genauso",
        same="das gleiche für|das gleiche mit|das gleiche bei|das gleiche|dasselbe für"
        "|dasselbe mit|dasselbe bei|dasselbe|das selbe|gleiches für"
        "|mach das gleiche mit"
        "|mach dasselbe mit|mach das gleiche bei|genauso",
        those="die|der|das|den|dem|denen|diejenigen|der|die da",
        some="etwas|ein paar|ein bisschen|einige|ein|eine|einen",
        asides="vielen|sehr|danach|davor|nachher|vorher|sonst noch|schon|zuerst|schönen"
        "|schöne|tschüss|tschüs|ciao|gute nacht|bis dann|bis später|fertig|hilfe|gut"
        "|ich|du|mir|dir"
        "|uns|rest|mehr|sonst|ruhe|genug|schluss|kauf|kaufe|kaufen|hol|hole|bring"
        "|bringe"
        "|ruf|rufe|sag|sage|frag|frage|erinnere|zeig|zeige|lies|schick|schicke|spiel"
        "|spiele|stopp|stop|warte|ja|nein|sorry|musik|zeit|wetter|nachrichten|was|wer"
        "|wie"
        "|warum|wo|welche|welcher|egal|eigentlich|leiser|lauter|weiter|so weiter",
        make="mach|mache|mach es|mach's|mach s|mach sie|mach ihn|mach es auf"
        "|mach sie auf"
        "|mach ihn auf|stell es auf|stell sie auf|stell ihn auf|stelle es auf"
        "|stelle sie auf|stelle ihn auf|setz es auf|setze es auf|setze sie auf"
        "|setze ihn auf|dreh sie auf|dreh ihn auf|sagen wir|stell|stelle|stell auf",
        ends="draus|daraus",
        no="nein|nee|ne|nö|ach nein|nein sorry|nein entschuldigung|moment",
        instead="lieber|doch lieber|doch|besser|stattdessen|doch besser|eher|dann doch"
        "|dann lieber",
        complaints="zu *|das ist zu *|ist zu *|es ist zu *|das ist mir zu *|noch zu *"
        "|immer noch zu *|das ist noch zu *|heller|dunkler|lauter|leiser|stärker"
        "|schwächer|höher|tiefer|wärmer|kälter|kühler|mehr|weniger|schneller|langsamer",
        to="auf",
        percent="prozent",
        degrees="grad",
        again="wieder|nochmal|noch mal|noch einmal|zurück",
        then="dann|jetzt|nun|und dann|und jetzt|und nun|so jetzt",
        its="es|sie|ihn|das|die|den",
    ),
    "fr": EllipsisWords(
        openers="oh|ah|ok|d accord|bien|très bien|super|parfait|merci|bon|génial|alors",
        courtesies="s il te plaît|s il vous plaît|stp|svp|merci|merci beaucoup"
        "|merci bien|maintenant"
        "|tout de suite",
        joins="et|ainsi que|plus",
        too="",
        also="aussi|également|de même|pareillement",
        same="pareil pour|pareil avec|pareil dans|pareil|la même chose pour"
        "|la même chose avec|la même chose dans|la même chose|même chose pour"
        "|même chose dans|même chose avec|même chose|idem pour|idem dans|idem"
        "|fais pareil pour|fais pareil avec|fais pareil dans|fais de même pour"
        "|fais la même chose pour|fais la même chose avec",
        those="celle|celui|celles|ceux",
        some="du|de la|de l|des|quelques|un peu de|un|une",
        asides="beaucoup|bien|bonne|bon|après|avant|ensuite|déjà|d abord|sinon|encore"
        "|au revoir|salut|bonne nuit|bonsoir|à plus|fini|aide|moi|toi|lui|nous|vous"
        "|reste"
        "|plus|autre|silence|assez|terminé|achète|achetez|prends|prenez|apporte|appelle"
        "|dis|demande|rappelle|montre|lis|envoie|joue|stop|attends|oui|non|pardon"
        "|musique"
        "|temps|météo|nouvelles|quoi|qui|comment|pourquoi|où|quel|quelle|hop|voilà|puis"
        "|ainsi de suite|tout|rien",
        make="mets|mettez|mets la à|mets le à|mets les à|mets la|mets le|mets à|règle"
        "|règle la à|règle le à|règle à|passe à|passe la à|passe le à|disons",
        ends="",
        no="non|nan|ah non|oh non|non pardon|pardon",
        instead="plutôt|finalement|plutôt à|mets plutôt|à la place",
        complaints="trop *|c est trop *|c est encore trop *|encore trop *"
        "|c est un peu trop *|plus fort|moins fort|plus|moins",
        to="à|sur",
        percent="pour cent|pourcent|pourcents",
        degrees="degrés|degré",
        again="à nouveau|de nouveau|encore une fois",
        then="alors|maintenant|et maintenant|puis|et puis",
        its="la|le|l|ça",
        deeds={
            "turn_on": "rallume|rallumez|rallumer",
            "turn_off": "réteins",
            "open": "rouvre|rouvrez|rouvrir|réouvre",
            "close": "referme|refermez|refermer",
            "lock": "reverrouille",
        },
    ),
    "es": EllipsisWords(
        openers="oh|ah|ok|vale|bien|muy bien|perfecto|genial|gracias|bueno|oye",
        courtesies="por favor|porfa|gracias|muchas gracias|mil gracias|ahora"
        "|ahora mismo",
        joins="y|e|más|y además",
        too="",
        also="también|además|igualmente|asimismo|también con",
        same="lo mismo con|lo mismo para|lo mismo|haz lo mismo con|haz lo mismo"
        "|igual con|igual para|ídem|ídem con|y lo mismo con|lo mismo que",
        those="la de|el de|las de|los de|la|el|las|los",
        some="un poco de|algo de|unos|unas|unos pocos|un|una",
        asides="muchas|mil|buenas|buenos|después|antes|además|primero|si no|adiós|chao"
        "|buenas noches|hasta luego|hecho|listo|lista|ayuda|yo|tú|mí|ti|él|ella"
        "|nosotros|resto|más|otro|otra|silencio|basta|compra|compre|trae|llama|di"
        "|pregunta"
        "|recuerda|muestra|lee|envía|toca|para|espera|sí|no|perdón|música|hora|tiempo"
        "|noticias|qué|quién|cómo|por qué|dónde|cuál|así|ya|todo|nada|punto",
        make="ponla|ponlo|ponlas|ponlos|pon|ponla a|ponla al|ponlo a|ponlo al|súbela a"
        "|súbela al|bájala a|bájala al|súbelo a|súbelo al|bájalo a|bájalo al|que sean"
        "|que sea|déjala a|déjala en|déjalo en|ponla en|ponlo en|pon la",
        ends="",
        no="no|ay no|oh no|no perdona|perdona|perdón|no perdón",
        instead="mejor|en vez|en su lugar|más bien|mejor pon|mejor ponla|mejor ponlo"
        "|mejor al|mejor a",
        complaints="demasiado *|es demasiado *|está demasiado *|eso es demasiado *"
        "|todavía demasiado *|más|menos|más fuerte|más alto|más bajo",
        to="a|al|en|en el",
        percent="por ciento",
        degrees="grados|grado",
        again="otra vez|de nuevo|nuevamente",
        then="ahora|entonces|y ahora|y luego|luego",
        its="",
        deeds={
            "turn_on": "vuelve a encender|vuelve a encenderla|vuelve a encenderlo"
            "|vuelve a prender",
            "turn_off": "vuelve a apagar|vuelve a apagarla|vuelve a apagarlo",
            "open": "vuelve a abrir|vuelve a abrirla|vuelve a abrirlo|reabre",
            "close": "vuelve a cerrar|vuelve a cerrarla|vuelve a cerrarlo",
        },
    ),
    "nl": EllipsisWords(
        openers="oh|ok|oké|oke|goed|mooi|prima|super|dank je|dankjewel|bedankt|fijn|hé",
        courtesies="dank u|dank u wel|hartelijk dank|heel erg bedankt|alsjeblieft"
        "|alstublieft|aub|graag|even|nu|bedankt|dank je|maar"
        "|dank je wel",
        joins="en|plus",
        too="",
        also="ook|ook nog|eveneens|ook even|evenzo",
        same="hetzelfde voor|hetzelfde met|hetzelfde bij|hetzelfde|het zelfde voor"
        "|doe hetzelfde met|doe hetzelfde voor|doe hetzelfde|idem voor|idem"
        "|zelfde voor",
        those="die|dat|degene|die van",
        some="wat|een paar|een beetje|enkele|een",
        asides="heel|erg|hartelijk|fijne|daarna|daarvoor|eerst|verder nog|al|doei|dag"
        "|tot ziens|welterusten|goedenacht|klaar|hulp|help|ik|jij|mij|me|jou|ons"
        "|rest|meer|anders|stilte|genoeg|koop|haal|breng|bel|zeg|vraag|herinner|toon"
        "|lees"
        "|stuur|speel|stop|wacht|ja|nee|sorry|muziek|tijd|weer|nieuws|wie|hoe|waarom"
        "|waar|welke|verder|zo verder|zovoort|zo|alles|niets",
        make="maak er|maak het|maak|zet hem op|zet het op|zet ze op|zet m op|doe|doe er"
        "|doe maar|zet op|zeg maar",
        ends="van",
        no="nee|neen|oh nee|nee sorry|sorry",
        instead="liever|toch liever|toch|beter|in plaats daarvan|doe toch|toch maar"
        "|eerder|toch beter",
        complaints="te *|dat is te *|het is te *|nog te *|nog steeds te *"
        "|dat is nog te *"
        "|feller|donkerder|harder|zachter|sterker|zwakker|hoger|lager|warmer|kouder"
        "|koeler|meer|minder|sneller|langzamer",
        to="op|naar",
        percent="procent",
        degrees="graden|graad",
        again="weer|opnieuw|terug|nog een keer|nogmaals",
        then="dan|nu|en dan|en nu",
        its="het|hem|haar|ze|m|die|dat",
    ),
    "pl": EllipsisWords(
        openers="o|och|ok|okej|dobrze|dobra|świetnie|super|dziękuję|dzięki|hej|fajnie",
        courtesies="proszę|dzięki|dziękuję|dziękuję bardzo|bardzo dziękuję"
        "|wielkie dzięki|teraz|poproszę",
        joins="i|oraz|a także|plus",
        too="",
        also="też|także|również|tak samo|też jeszcze",
        same="to samo z|to samo dla|to samo|tak samo|zrób to samo z|zrób to samo"
        "|podobnie",
        those="ten|ta|to|te|tą|tę|tego|tej|tych",
        some="trochę|kilka|parę",
        asides="bardzo|wielkie|miłego|miłej|potem|przedtem|najpierw|później|pa|cześć"
        "|dobranoc|do widzenia|gotowe|pomoc|pomocy|ja|ty|mnie|ciebie|mi|nas|reszta"
        "|resztę|więcej|inne|cisza|ciszę|dość|koniec|kup|kupić|przynieś|zadzwoń|powiedz"
        "|zapytaj|przypomnij|pokaż|przeczytaj|wyślij|graj|zagraj|stop|czekaj|tak|nie"
        "|przepraszam|muzyka|muzykę|czas|pogoda|pogodę|wiadomości|co|kto|jak|dlaczego"
        "|gdzie|który|która|tyle|już|wszystko|nic|tak dalej",
        make="ustaw na|ustaw ją na|ustaw go na|ustaw je na|ustaw to na|ustaw|zrób"
        "|niech będzie"
        "|daj|daj na|zmień na|zmień to na|zmień ją na|zmień go na|niech to będzie",
        ends="",
        no="nie|o nie|nie sorry|przepraszam|nie przepraszam",
        instead="jednak|raczej|lepiej|zamiast tego|jednak na|lepiej na|raczej na",
        complaints="za *|to za *|zbyt *|to zbyt *|jest za *|wciąż za *|nadal za *"
        "|jaśniej|ciemniej|głośniej|ciszej|mocniej|słabiej|wyżej|niżej|cieplej"
        "|chłodniej|więcej|mniej|szybciej|wolniej",
        to="na|do",
        percent="procent|procenty|procentów",
        degrees="stopni|stopnie|stopień",
        again="znowu|znów|ponownie|z powrotem|jeszcze raz",
        then="teraz|a teraz|i teraz|to teraz",
        its="ją|go|je|to",
    ),
    "da": EllipsisWords(
        openers="åh|ok|okay|godt|fint|super|perfekt|tak|mange tak|dejligt|hej|hey|nå|så"
        "|så fint",
        courtesies="tak|mange tak|tusind tak|venligst|lige|nu|lige nu|for mig|er du sød"
        "|bare|vil du|også tak",
        joins="og|samt|plus",
        also="også|ligeledes|ligeså|også lige|også gerne",
        too="",
        same="det samme for|det samme med|det samme i|det samme på|det samme|samme for"
        "|samme med|gør det samme med|gør det samme for|gør det samme i|det gælder også"
        "|ditto|det samme gælder",
        those="den|dem|den der|den ene|det|dem der",
        some="lidt|et par|nogle|en|et|noget",
        asides="meget|efter|før|næste|ellers|allerede|først|godt|farvel|hej hej|godnat|vi ses"
        "|færdig|hjælp|fint|jeg|du|mig|dig|ham|hende|os|klar|resten|mere|mindre|musik|ro"
        "|stilhed|højere|lavere|nok|slut|køb|hent|ring|sig|spørg|mind|vis|læs|send|spil"
        "|stop|vent|ja|nej|undskyld|tid|vejret|nyheder|hvad|hvem|hvordan|hvorfor|hvor"
        "|hvilken|lige meget|faktisk|videre|så videre",
        make="gør det til|gør den til|gør det|gør den|sæt den til|sæt den på|sæt det til"
        "|sæt det på|sæt dem til|sæt dem på|lav det til|lav det om til|skru den op på"
        "|skru den ned på|lad os sige|sig|skru den til|sæt til|sæt på",
        ends="",
        no="nej|næ|undskyld|nej undskyld|åh nej|nej vent|hov",
        instead="hellere|i stedet|alligevel|snarere|nok hellere|dog",
        complaints="for *|det er for *|den er for *|det er stadig for *|stadig for *"
        "|det er lidt for *|det er alt for *|lysere|mørkere|højere|lavere|kraftigere"
        "|svagere|hurtigere|langsommere|varmere|koldere|køligere|mere|mindre",
        to="til|på",
        percent="procent|pct",
        degrees="grader|grad",
        again="igen|en gang til|tilbage",
        then="så|nu|og så|og nu|så nu",
        its="den|det|dem",
    ),
    "nb": EllipsisWords(
        openers="å|ok|okei|bra|fint|flott|supert|perfekt|takk|tusen takk|kult|hei|javel"
        "|så bra|greit",
        courtesies="takk|tusen takk|mange takk|vær så snill|er du snill|nå|nå da|for meg|a"
        "|da|bare|vil du|vennligst",
        joins="og|samt|pluss",
        also="også|og så|likeens|i tillegg",
        too="",
        same="det samme for|det samme med|det samme i|det samme på|det samme|samme for"
        "|samme med|gjør det samme med|gjør det samme for|gjør det samme i"
        "|det samme gjelder|ditto|likedan med",
        those="den|de|den der|det|han|dem|den ene",
        some="litt|et par|noen|en|ei|et|noe",
        asides="mye|etter|før|neste|ellers|allerede|først|bra|hadet|ha det|god natt|natta"
        "|vi snakkes|ferdig|hjelp|fint|jeg|du|meg|deg|ham|henne|oss|klar|resten|mer|mindre"
        "|musikk|ro|stillhet|høyere|lavere|nok|slutt|kjøp|hent|ring|si|spør|minn|vis|les"
        "|send|spill|stopp|vent|ja|nei|unnskyld|tid|været|nyheter|hva|hvem|hvordan"
        "|hvorfor|hvor|hvilken|samme det|egentlig|videre|så videre",
        make="gjør det til|gjør den til|ta|sett den til|sett den på|sett det til"
        "|sett det på|sett dem til|sett dem på|la oss si|si|skru den til|skru den opp til"
        "|skru den ned til|sett til|sett på|la oss ta",
        ends="",
        no="nei|næ|unnskyld|nei unnskyld|å nei|nei vent|oi",
        instead="heller|i stedet|likevel|snarere|isteden|nei heller|egentlig heller",
        complaints="for *|det er for *|den er for *|det er fortsatt for *|fortsatt for *"
        "|det er litt for *|det er altfor *|altfor *|lysere|mørkere|høyere|lavere"
        "|sterkere|svakere|raskere|saktere|varmere|kaldere|kjøligere|mer|mindre",
        to="til|på",
        percent="prosent",
        degrees="grader|grad",
        again="igjen|en gang til|tilbake|på nytt",
        then="så|nå|og så|og nå|da",
        its="den|det|dem|de",
    ),
}


def words_of(language: str) -> EllipsisWords | None:
    """Return the phrases of a language such as "pt-BR"; None where there are none."""
    return WORDS.get(words_language(language))
