"""The words that leave out what the turn before has said, of the languages that are read.

A phrase stands here only if it changes nothing else of a sentence. Whatever is missing is
the model's, which reads what was before.
"""

from collections.abc import Mapping

from ...text.base_language import words_language
from ..ellipsis_words import EllipsisWords

WORDS: Mapping[str, EllipsisWords] = {
    "en": EllipsisWords(
        openers="oh|ok|okay|great|good|perfect|lovely|nice|thanks|thank you|hey|right"
        "|cool|whoa|woah|wow|hmm|ooh|blimey|jeez|gosh",
        courtesies="please|thanks|thank you|many thanks|thanks a lot"
        "|thank you very much|for me|now|right now|would you|will you",
        joins="and|plus",
        also="also|likewise|similarly",
        too="too|also|as well|the same|the same too",
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
        "|turn it|put it at|set it at|have it at|put it down|put it up|turn it down"
        "|turn it up|bring it down|bring it up|take it down|take it up|bump it up"
        "|bump it down|open it|only",
        ends="s plenty|s enough|s fine|s better|is plenty|is enough|will do|ll do|is fine|is better|should do|would do"
        "|is more than enough|would be better|would be kinder|would be nicer|would be plenty"
        "|would be enough|is about right",
        no="no|nope|nah|sorry|actually|oh no|no sorry|no actually|well no|no wait",
        instead="instead|rather|actually|better|after all",
        complaints="not quite that *|not that *|not so *|not quite so *|that s too *|too *|that is too *|it s too *|it is too *|still too *"
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
    "it": EllipsisWords(
        openers="oh|ah|ok|okay|va bene|bene|benissimo|perfetto|ottimo|grazie|bravo|brava"
        "|bello|ehi|senti",
        courtesies="per favore|per piacere|per cortesia|grazie|grazie mille|mille grazie"
        "|tante grazie|ora|adesso|subito|pure|ti prego",
        joins="e|ed|più|e in più",
        too="",
        also="anche|pure|inoltre|altrettanto|allo stesso modo|e anche",
        same="lo stesso con|lo stesso per|lo stesso in|lo stesso|la stessa cosa con"
        "|la stessa cosa per|la stessa cosa|fai lo stesso con|fai lo stesso per"
        "|fai lo stesso|fai la stessa cosa con|fai la stessa cosa|stessa cosa per"
        "|stessa cosa con|stessa cosa|idem per|idem con|idem|uguale per|uguale",
        those="quella|quello|quelle|quelli|quel|quell",
        some="un po di|del|dello|della|dell|dei|degli|delle|qualche|alcuni|alcune|un|uno"
        "|una",
        asides="molte|tante|mille|buona|buon|buone|dopo|poi|prima|già|intanto|inoltre|se no"
        "|arrivederci|addio|ciao|buonanotte|buona notte|a dopo|a domani|fatto|pronto"
        "|aiuto|io|tu|me|te|lui|lei|noi|voi|resto|altro|altra|silenzio|basta|compra"
        "|comprare|porta|chiama|di|dimmi|chiedi|ricorda|ricordami|mostra|leggi|manda"
        "|suona|ferma|aspetta|sì|no|scusa|musica|ora|tempo|meteo|notizie|cosa|chi|come"
        "|perché|dove|quale|così|così via|tutto|niente|via|avanti|stop|zitto|punto",
        make="mettila|mettilo|mettile|mettili|mettila a|mettila al|mettilo a|mettilo al"
        "|mettile a|mettile al|mettili a|mettili al|metti|metti a|metti al|falla|fallo"
        "|facciamo|portala a|portala al|portalo a|portalo al|alzala a|alzala al"
        "|alzalo a|alzalo al|abbassala a|abbassala al|abbassalo a|abbassalo al"
        "|impostala a|impostala al|impostalo a|impostalo al|diciamo|fai",
        ends="",
        no="no|oh no|ah no|no scusa|scusa|no aspetta",
        instead="invece|piuttosto|meglio|anzi|al suo posto|meglio se|è meglio",
        complaints="troppo *|è troppo *|così è troppo *|ancora troppo *|è ancora troppo *"
        "|sono troppo *|più|meno|più forte|più piano|più alto|più basso|più chiaro"
        "|più scuro|più caldo|più freddo",
        to="a|al|all|su|sul",
        percent="per cento|percento",
        degrees="gradi|grado",
        again="di nuovo|nuovamente|un altra volta|ancora una volta",
        then="ora|adesso|allora|e ora|e adesso|poi|e poi|e allora",
        its="",
        deeds={
            "turn_on": "riaccendi|riaccendila|riaccendilo|riaccendile|riaccendili"
            "|riaccendere",
            "turn_off": "rispegni|rispegnila|rispegnilo",
            "open": "riapri|riaprila|riaprilo|riaprire|rialza|rialzala",
            "close": "richiudi|richiudila|richiudilo|richiudere|riabbassa|riabbassala",
            "lock": "riblocca|ribloccala",
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
    "sv": EllipsisWords(
        openers="åh|oj|ok|okej|bra|fint|toppen|super|perfekt|tack|tackar|hej|härligt|jättebra",
        courtesies="tack|tack snälla|snälla|tack så mycket|stort tack|tusen tack|är du snäll"
        "|nu|nu direkt|gärna|vänligen|åt mig",
        joins="och|samt|plus",
        too="",
        also="också|även|likaså|likadant|med",
        same="samma för|samma sak för|samma med|samma sak med|samma i|samma sak i|samma sak"
        "|samma|detsamma för|detsamma i|detsamma|gör samma sak med|gör samma sak i"
        "|gör samma sak|gör likadant med|gör likadant i|likadant i|likadant med",
        those="den|det|de|dem|den där",
        some="lite|några|ett par|en|ett",
        asides="så|mycket|väldigt|sen|sedan|innan|först|redan|hejdå|hej då|god natt|godnatt"
        "|klart|färdig|hjälp|jag|du|mig|dig|oss|resten|mer|annat|tyst|tystnad|nog|köp|hämta"
        "|ring|säg|fråga|påminn|visa|läs|skicka|spela|stopp|vänta|ja|nej|förlåt|musik|tid"
        "|väder|nyheter|vad|vem|hur|varför|var|vilken|så vidare|allt|inget|ingenting",
        make="gör det till|gör den till|gör|sätt den på|sätt det på|sätt dem på|sätt på"
        "|sätt|ställ den på|ställ det på|ställ in på|ställ på|ändra till|ändra det till"
        "|ändra den till|ta|säg",
        ends="",
        no="nej|nä|åh nej|nej förlåt|förlåt",
        instead="i stället|istället|hellre|snarare|ändå",
        complaints="för *|det är för *|den är för *|fortfarande för *|det är fortfarande för *"
        "|den är fortfarande för *|alldeles för *|lite för *|det är lite för *|ljusare|mörkare"
        "|högre|lägre|tystare|starkare|svagare|varmare|kallare|svalare|mer|mindre|snabbare"
        "|långsammare",
        to="till|på",
        percent="procent",
        degrees="grader|grad",
        again="igen|på nytt|tillbaka|en gång till|åter",
        then="då|nu|och då|och nu|sen|och sen",
        its="den|det|dem|dom",
    ),
    "cs": EllipsisWords(
        openers="ó|och|ok|okej|dobře|dobrá|fajn|super|skvělé|výborně|díky|děkuju|děkuji|hele|hej|tak"
        "|jo|prima|bezva",
        courtesies="prosím|prosím tě|prosím vás|díky|děkuju|děkuji|děkuju moc|moc děkuju|teď|hned",
        joins="a|i|a taky|plus",
        too="",
        also="taky|také|též|rovněž|ještě taky|taky ještě|stejně tak|a taky",
        same="to samé v|to samé ve|to samé na|to samé pro|to samé s|to samé|totéž v|totéž ve"
        "|totéž na|totéž pro|totéž s|totéž|to stejné v|to stejné s|to stejné|udělej to samé s"
        "|udělej to samé|udělej totéž|stejně",
        those="ten|ta|to|ty|tu|toho|té|těch",
        some="trochu|pár|nějaký|nějakou|nějaké|několik",
        asides="moc|hezký|hezkou|dobrou|potom|předtím|nejdřív|později|pa|čau|ahoj|nashle"
        "|na shledanou|dobrou noc|hotovo|pomoc|já|ty|mě|mně|tebe|mi|nás|zbytek|víc|jiné|ticho"
        "|dost|konec|kup|koupit|přines|zavolej|řekni|zeptej|připomeň|ukaž|přečti|pošli|hraj"
        "|zahraj|stop|počkej|ano|jo|ne|promiň|pardon|hudba|hudbu|čas|počasí|zprávy|co|kdo"
        "|jak|proč|kde|který|která|kolik|tolik|už|všechno|nic|tak dále|dál",
        make="nastav na|nastav ji na|nastav ho na|nastav je na|nastav to na|nastav|udělej"
        "|dej|dej to na|dej na|dej ji na|dej ho na|změň na|změň to na|změň ji na|změň ho na"
        "|ať je to|ať to je",
        ends="",
        no="ne|ale ne|ne promiň|promiň|ne pardon|pardon|ne sorry",
        instead="radši|raději|spíš|spíše|místo toho|přece jen|radši na|raději na|spíš na",
        complaints="moc *|to je moc *|je to moc *|příliš *|to je příliš *|pořád moc *"
        "|pořád je to moc *|ještě moc *|světleji|tmavěji|hlasitěji|tišeji|víc|míň|výš|níž"
        "|tepleji|chladněji|rychleji|pomaleji",
        to="na",
        percent="procent|procenta|procento",
        degrees="stupňů|stupně|stupeň",
        again="zase|znovu|znova|opět|zpátky|ještě jednou",
        then="teď|a teď|tak teď|tak a teď",
        its="ji|ho|je|jej|to",
    ),
    "pt": EllipsisWords(
        openers="oh|ah|ok|tá|tá bom|está bem|bem|muito bem|perfeito|ótimo|boa|beleza|obrigado"
        "|obrigada|valeu|olha|certo|legal|fixe",
        courtesies="por favor|se faz favor|faz favor|obrigado|obrigada|muito obrigado"
        "|muito obrigada|valeu|agora|agora mesmo|já|pra mim|para mim|por gentileza",
        joins="e|mais|e mais|e ainda",
        too="",
        also="também|além disso|igualmente|do mesmo modo|idem",
        same="o mesmo com|o mesmo para|o mesmo pra|o mesmo|a mesma coisa com|a mesma coisa para"
        "|a mesma coisa pra|a mesma coisa|faz o mesmo com|faz o mesmo|faça o mesmo com"
        "|faça o mesmo|igual para|igual com|idem para|idem com|idem|mesma coisa pra"
        "|mesma coisa para|mesma coisa com|mesma coisa",
        those="a do|a da|o do|o da|as do|as da|os do|os da|a de|o de|a|o|as|os|aquela|aquele",
        some="um pouco de|um bocado de|uns|umas|alguns|algumas|um|uma",
        asides="muito|muita|mil|boa|bom|depois|antes|além|primeiro|senão|adeus|tchau|xau"
        "|boa noite|até logo|até já|até amanhã|feito|pronto|pronta|ajuda|eu|tu|você|mim|ti"
        "|ele|ela|nós|resto|mais|outro|outra|silêncio|basta|chega|compra|compre|traz|traga"
        "|liga para|diz|diga|pergunta|lembra|mostra|lê|envia|toca|para|pare|espera|espere"
        "|sim|não|desculpa|desculpe|música|horas|tempo|notícias|que|quem|como|por que|porquê"
        "|onde|qual|assim|já|tudo|nada|ponto|aí",
        make="põe|põe a|põe o|põe no|põe na|põe em|põe a em|põe o em|ponha|ponha em|ponha a"
        "|ponha o|coloca|coloca em|coloca no|coloque|coloque em|bota|bota em|bota no|deixa em"
        "|deixa a|deixa no|deixe em|que sejam|que seja|muda para|muda pra|mude para|faz|faça"
        "|põe para|põe pra|passa para|passa pra",
        ends="",
        no="não|ai não|ah não|oh não|não desculpa|não desculpe|desculpa|desculpe|perdão",
        instead="antes|melhor|em vez disso|ao invés disso|afinal|melhor pôr|põe antes"
        "|é melhor|ou melhor|ou antes",
        complaints="demasiado *|é demasiado *|está demasiado *|muito *|é muito *|está muito *"
        "|tá muito *|isso é muito *|ainda está muito *|ainda tá muito *|ainda muito *|mais"
        "|menos|mais forte|mais alto|mais baixo|demais|tá demais|é demais",
        to="a|ao|aos|em|no|para|pra|até",
        percent="por cento|porcento",
        degrees="graus|grau",
        again="outra vez|de novo|novamente|mais uma vez",
        then="agora|então|e agora|e depois|depois|e aí",
        its="o|a|os|as|lo|la|ele|ela|eles|elas|isso",
        deeds={
            "turn_on": "volta a ligar|volte a ligar|volta a acender|volte a acender|religa"
            "|religue|reacende|reacenda",
            "turn_off": "volta a desligar|volte a desligar|volta a apagar|volte a apagar",
            "open": "volta a abrir|volte a abrir|reabre|reabra",
            "close": "volta a fechar|volte a fechar",
            "lock": "volta a trancar|volte a trancar",
        },
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


GOES_COLOR: Mapping[str, str] = {
    "en": "go, go for, try, do, have, with, can they go, can it go, could they go, could it go, "
    "can they be, can it be, can we have, could we have, can we do, can you do, turn it, "
    "turn them, make them, can you make it, can you make them, could you make it"
}
"""What proposes a colour, of the languages whose names of colours Home Assistant has."""
