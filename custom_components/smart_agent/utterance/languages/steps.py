"""The words of steps up and down, and of shares, of the languages that are read.

One table, not an entry in the file of each language: who adds one sees how the others
do it. A word stands here only if it says nothing else. What means another thing on
another scale stands with its scale alone: to close a blind is no darkness, and a warmer
light is another colour. "So" and "zo" are left out: no clause keeps them.
"""

from collections.abc import Mapping

from ...text.base_language import words_language
from ..step_words import Scale, StepWords

_ENGLISH = StepWords(
    up="up|raise|raising|increase|increasing|higher|boost|upwards",
    down="""
        down|lower|lowering|drop|downwards|back a bit|back a touch|back a little|back a tad
        back a notch|back slightly|off some|off a bit|off a little|off a touch|off a tad|off a hair
        back it off|back them off|back that off|ease it off|dial it back|dial that back|dial back
        """,
    up_of={
        Scale.WARMTH: "warmer|hotter|warm up|heat up|less cold|less cool|more warm|more hot",
        Scale.LIGHT: """
            brighter|brighten|brighten up|lighter|stronger|less dark|less dim|more bright
            more strong
            """,
        Scale.SOUND: "louder|more loud|stronger|more strong|more high",
        Scale.OPENING: "crack|crack open|ease open|nudge open|open|opening|open up|opened|wider|wider open|further open|more open",
        Scale.SPEED: """
            faster|quicker|stronger|harder|speed up|speeding up|more fast|more quick
            more strong
            """,
    },
    down_of={
        Scale.WARMTH: "cooler|colder|cool down|less warm|less hot|more cool|more cold",
        Scale.LIGHT: """
            soften|soften down|darker|dimmer|dimming|dim down|darken|softer|less bright|more dark|more dim
            more soft
            """,
        Scale.SOUND: "quieter|softer|quieten|less loud|more quiet|more soft|more low",
        Scale.OPENING: "close|closing|closed|shut|shutting|narrower|less open|more closed",
        Scale.SPEED: "slower|slow down|slowing|gentler|weaker|less fast|more slow|more gentle",
    },
    more="more|some more|another|extra|an extra|additional",
    less="less",
    further="further|farther|even|still",
    leads_of={Scale.LIGHT: "dim", Scale.SPEED: "slow"},
    reduce="reduce|reducing|decrease|decreasing",
    bits="""
        a gear|one gear|a level|one level|a setting|one setting
        little|little bit|wee bit|tiny bit|bit|tad|smidge|smidgen
        a bit|a little|a little bit|a small bit|a wee bit|a tiny bit|a notch|one notch|a touch|a tad
        slightly|somewhat|a smidge|a smidgen|a hair|a step|one step|a couple notches
        a couple of notches|two notches|a few notches|a click|a couple of clicks|a whisker
        some|a fraction|a fair bit|quite a bit|a good bit|a mite|a skosh
        """,
    verbs="""
        turn|turning|put|putting|bring|bringing|switch|switching|make|making|get|getting
        have|set|setting|give|take|crank|bump|nudge|dial|knock|ease|tone|pull|push|move
        slide|roll|draw|run|adjust|change|to be|be|go|going|notch|whack|pop|stick|want|need
        back|cut|shove|bung|hike|jack|wind|ramp|kick|drag|haul|yank|lift|hoist|whip|tweak|add
        """,
    fill="""
        about|around|roughly|approximately|grunt|oomph|welly|juice|poke|gusto|umph|puff
        the|a|an|my|our|these|those|it|its|s|in|inside|of|from|me|us|of the way|here|back
        than that|than it is|than now
        """,
    by="by",
    when="in|from|of",
    to="to|at|on|to about|to just",
    shares={
        10: "a tenth|one tenth",
        20: "a fifth|one fifth",
        25: "a quarter|one quarter|quarter|a fourth|one fourth",
        33: "a third|one third",
        40: "two fifths",
        50: "half|a half|one half|halfway|half way|midway",
        60: "three fifths",
        67: "two thirds",
        75: "three quarters|three fourths|most of the way",
        80: "four fifths",
        100: """
            all the way up|maximum|full|max|full blast|full tilt|full whack|full speed
            full power|its highest|the highest|highest|flat out|its brightest|full volume
            top speed|full brightness|maximum brightness|max brightness
            as fast as it goes|as fast as it ll go|as fast as she ll go|as fast as he ll go
            as loud as it goes|as loud as it ll go|as bright as it goes|as bright as it ll go
            as high as it goes|as high as it ll go|as far as it ll go
            """,
    },
    nouns={
        Scale.WARMTH: "temperature|heat|heating|thermostat|radiator|warm|cool",
        Scale.LIGHT: "brightness|light",
        Scale.SOUND: "volume|sound|music",
        Scale.OPENING: "position",
        Scale.SPEED: "speed",
    },
    degrees="degree|degrees",
    percent="percent|per cent",
    amounts={
        3: "a few degrees",
        2: "a couple of degrees|a couple degrees",
        1: "one degree|a degree",
        # "By half" alone is half as much.
        0.5: "half a degree|by half a degree",
    },
    times={
        0.5: """
            in half|halve|halving|half as bright|half as loud|half as fast|half as much
            by half|by a half|by one half|half the speed|half the volume|half the brightness
            half its speed|half its volume|half its brightness|to half its speed
            to half its volume|to half its brightness
            """,
        0.67: "by a third|by one third",
        0.75: "by a quarter|by one quarter",
        2: """
            double|doubling|twice as bright|twice as loud|twice as fast
            twice as much|double its speed|double its volume|double its brightness
            twice its speed|twice its volume|twice its brightness
            """,
    },
    on="on|switch on|turn on|put on",
)

_GERMAN = StepWords(
    up="""
        höher|hoch|rauf|herauf|hinauf|hochdrehen|hochzudrehen|hochregeln|hochstellen|erhöhe
        erhöhen|erhöh|erhöht|zu erhöhen
        """,
    down="""
        runter|herunter|hinunter|niedriger|tiefer|runterdrehen|runterzudrehen|herunterdrehen
        runterregeln|runterstellen|senke|senken|senk|absenken
        """,
    up_of={
        Scale.WARMTH: "wärmer|heißer|weniger kalt|weniger kühl",
        Scale.LIGHT: "heller|aufhellen|stärker|weniger dunkel",
        Scale.SOUND: "lauter",
        Scale.OPENING: "auf|öffne|öffnen|öffnet|zu öffnen|aufmachen|aufzumachen|offen|geöffnet",
        Scale.SPEED: "schneller|stärker",
    },
    down_of={
        Scale.WARMTH: "kälter|kühler|weniger warm|weniger heiß",
        Scale.LIGHT: "dunkler|dimme|dimmen|dimm|dimmt|schwächer|weniger hell|zu dimmen",
        Scale.SOUND: "leiser|weniger laut",
        Scale.OPENING: """
            zu|schließe|schließen|schließ|schließt|zu schließen|zumachen|zuzumachen
            geschlossen
            """,
        Scale.SPEED: "langsamer|schwächer|weniger schnell",
    },
    more="mehr",
    less="weniger",
    further="weiter|noch",
    leads_of={},
    reduce="verringere|verringern|reduziere|reduzieren|drossle|drosseln|drossel",
    bits="""
        ein bisschen|ein wenig|ein klein wenig|ein kleines bisschen|ein klein bisschen
        ein stück|ein stückchen|ein kleines stück|etwas|bisschen|ein bissl|leicht
        ganz leicht|einen tick|einen hauch|eine spur|eine stufe
        """,
    verbs="""
        mach|mache|machen|macht|zu machen|dreh|drehe|drehen|dreht|zu drehen|stell|stelle
        stellen|stellt|zu stellen|setz|setze|setzen|regel|regle|regeln|schalt|schalte
        schalten|zieh|ziehe|ziehen|bring|bringe
        """,
    fill="""
        der|die|das|den|dem|des|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|in
        im|von|vom|es|mir|uns|mal|hier|drin
        """,
    by="um",
    when="in|im|von|vom",
    to="""
        auf|bis auf|zu|zur|bis zu|bis zur|auf die|auf ein|auf eine|zu einem|bis zu einem
        mit|bei
        """,
    shares={
        10: "zehntel|ein zehntel",
        20: "fünftel|ein fünftel",
        25: "viertel|ein viertel",
        33: "drittel|ein drittel",
        40: "zwei fünftel",
        50: "hälfte|halb|halbe|halber|halbem|halbes|halben",
        60: "drei fünftel",
        67: "zwei drittel|zwei dritteln|zweidrittel",
        75: "drei viertel|drei vierteln|dreiviertel",
        80: "vier fünftel",
    },
    nouns={
        Scale.WARMTH: "temperatur|heizung|wärme|thermostat|heizkörper|solltemperatur",
        Scale.LIGHT: "helligkeit|licht",
        Scale.SOUND: "lautstärke|ton|musik",
        # To "fahr" a screen down is to turn it off.
        Scale.OPENING: "position|fahr|fahre|fahren|lass",
        Scale.SPEED: "geschwindigkeit|drehzahl",
    },
    degrees="grad",
    percent="prozent",
    amounts={
        1: "ein grad|einen grad",
        0.5: "ein halbes grad|einen halben grad|ein halber grad",
    },
    times={
        0.5: "halbiere|halbieren|um die hälfte",
        2: "verdopple|verdoppeln|doppelt hell|doppelt laut|doppelt schnell",
    },
    on="an|ein|einschalten|anmachen",
)

_FRENCH = StepWords(
    up="""
        monte|montez|monter|augmente|augmentez|augmenter|hausse|haussez|hausser|remonte
        remontez|remonter|relève|relevez|relever|plus haut|plus haute|plus élevé|plus élevée
        """,
    down="""
        baisse|baissez|baisser|abaisse
        abaissez|abaisser|descends|descendez|descendre|plus bas|plus basse|moins haut
        moins haute
        """,
    up_of={
        Scale.WARMTH: """
            plus chaud|plus chaude|réchauffe|réchauffez|réchauffer|moins froid|moins froide
            """,
        Scale.LIGHT: """
            plus claire|plus clair|plus lumineux|plus lumineuse|plus fort|plus forte|plus vive
            plus vif|plus intense|plus brillante|moins sombre|plus de lumière
            """,
        Scale.SOUND: "plus fort|plus forte|plus de volume|plus de son",
        Scale.OPENING: "ouvre|ouvrez|ouvrir|ouvert|ouverte|lève|levez|lever",
        Scale.SPEED: "plus vite|plus rapide|plus rapidement|plus fort|accélère|accélérez",
    },
    down_of={
        Scale.WARMTH: """
            plus froid|plus froide|plus frais|plus fraîche|moins chaud|moins chaude
            rafraîchis|rafraîchissez|rafraîchir|refroidis|refroidir
            """,
        Scale.LIGHT: """
            plus sombre|plus tamisée|plus tamisé|plus douce|plus doux|moins claire|moins clair
            moins lumineux|moins lumineuse|moins fort|moins forte|moins vive|moins vif
            moins intense|moins brillante|moins de lumière|tamise|tamisez|tamiser
            """,
        Scale.SOUND: """
            moins fort|moins forte|plus doucement|plus doux|plus douce|moins de volume
            moins de son
            """,
        Scale.OPENING: "ferme|fermez|fermer|fermé|fermée",
        Scale.SPEED: """
            moins vite|moins rapide|moins fort|plus lentement|plus lent|plus doucement
            ralentis|ralentissez|ralentir
            """,
    },
    more="plus|davantage",
    less="moins",
    further="encore",
    leads_of={},
    reduce="diminue|diminuez|diminuer|réduis|réduisez|réduire",
    bits="""
        un peu|un petit peu|un tout petit peu|légèrement|un chouïa|un poil|un cran|un brin
        """,
    verbs="""
        mets|mettez|mettre|rends|rendez|rendre|fais|faites|faire|règle|réglez|régler
        passe|passez|passer
        """,
    fill="""
        le|la|les|l|du|de|d|des|un|une|mon|ma|mes|notre|nos|dans|au|en|me|moi|nous|il
        ici
        """,
    by="de|d",
    when="dans|en|au",
    to="à|au|aux|à la|à un|à une|jusqu à|jusqu au|jusqu aux|sur",
    shares={
        10: "dixième|un dixième",
        20: "cinquième|un cinquième",
        25: "quart|un quart",
        33: "tiers|un tiers",
        40: "deux cinquièmes",
        50: "moitié|mi hauteur|mi course|mi chemin|demi",
        60: "trois cinquièmes",
        67: "deux tiers",
        75: "trois quarts",
        80: "quatre cinquièmes",
    },
    nouns={
        Scale.WARMTH: "température|chauffage|thermostat|chaleur|radiateur",
        Scale.LIGHT: "luminosité|lumière|intensité|éclairage",
        Scale.SOUND: "volume|son|musique",
        Scale.OPENING: "position",
        Scale.SPEED: "vitesse",
    },
    degrees="degré|degrés",
    percent="pour cent|pourcent",
    amounts={1: "un degré", 0.5: "un demi degré"},
    times={
        0.5: """
            de moitié|deux fois moins fort|deux fois moins forte
            deux fois moins vite
            """,
        2: """
            double|doublez|doubler|deux fois plus fort|deux fois plus forte
            deux fois plus vite
            """,
    },
    on="allume|allumez|allumer",
)

_SPANISH = StepWords(
    up="""
        sube|subir|suba|suban|subas|subí|súbele|súbeme|subile|aumenta|aumentar|aumente
        incrementa|incrementar|eleva|elevar|más alto|más alta|más arriba
        """,
    down="""
        baja|bajar|baje|bajen|bajes|bajá|bájale|bájame|bajale
        más bajo|más baja|más abajo|más bajito|más bajita|menos alto
        menos alta
        """,
    up_of={
        Scale.WARMTH: """
            más caliente|más calor|más cálido|más cálida|calienta|calentar|menos frío
            menos fría
            """,
        Scale.LIGHT: """
            más brillante|más luz|más clara|más claro|más fuerte|más intensa|más intenso
            más luminosa|más luminoso|menos oscura|menos oscuro
            """,
        Scale.SOUND: "más fuerte|más volumen",
        Scale.OPENING: "abre|abrir|abra|abierta|abierto|levanta|levantar|levante",
        Scale.SPEED: "más rápido|más rápida|más deprisa|más velocidad|más fuerte|acelera",
    },
    down_of={
        Scale.WARMTH: """
            más frío|más fría|más fresco|más fresca|menos caliente|menos calor|enfría|enfriar
            refresca|refrescar
            """,
        Scale.LIGHT: """
            más tenue|más oscura|más oscuro|más suave|más floja|más flojo|menos brillante
            menos luz|menos intensa|menos intenso|menos fuerte|atenúa|atenuar|atenúe|oscurece
            oscurecer
            """,
        Scale.SOUND: "más suave|más floja|más flojo|menos fuerte|menos volumen",
        Scale.OPENING: "cierra|cerrar|cierre|cerrada|cerrado",
        Scale.SPEED: """
            más lento|más lenta|más despacio|menos velocidad|menos rápido|más suave|menos fuerte
            """,
    },
    more="más",
    less="menos",
    further="aún|todavía",
    leads_of={},
    reduce="disminuye|disminuir|reduce|reducir|reduzca",
    bits="""
        un poco|un poquito|un pelín|ligeramente|algo|una pizca|un punto|otro poco|solo un poco
        un poquitín
        """,
    verbs="""
        pon|ponga|poner|pone|poné|haz|haga|hacer|ajusta|ajustar|regula|regular
        """,
    fill="""
        el|la|los|las|lo|un|una|de|del|al|a|en|mi|mis|nuestro|nuestra|me|nos|le|aquí
        """,
    by="en|un|unos",
    when="en|a|al",
    to="a|al|a la|a un|a una|hasta|hasta la|hasta un|hasta una",
    shares={
        10: "un décimo|una décima parte",
        20: "un quinto|una quinta parte|quinto",
        25: "un cuarto|una cuarta parte|cuarto",
        33: "un tercio|una tercera parte|tercio",
        40: "dos quintos",
        50: "mitad|la mitad|medias|medio|media",
        60: "tres quintos",
        67: "dos tercios",
        75: "tres cuartos|tres cuartas partes",
        80: "cuatro quintos",
    },
    nouns={
        Scale.WARMTH: "temperatura|calefacción|termostato|calor|radiador",
        Scale.LIGHT: "brillo|luz|intensidad|luminosidad",
        Scale.SOUND: "volumen|sonido|música",
        Scale.OPENING: "posición",
        Scale.SPEED: "velocidad",
    },
    degrees="grado|grados",
    percent="por ciento",
    amounts={1: "un grado", 0.5: "medio grado"},
    times={
        0.5: "la mitad de fuerte|la mitad de brillante|la mitad de rápido",
        2: """
            duplica|duplicar|el doble de fuerte|el doble de brillante
            el doble de rápido
            """,
    },
    on="enciende|encender|encienda|prende",
)

_ITALIAN = StepWords(
    up="""
        alza|alzare|alzi|alzami|alzate|alzarmi|alzala|alzalo|aumenta|aumentare|aumenti
        aumentami|incrementa|incrementare|eleva|rialza|tira su|tirami su|su|più alto|più alta
        più in alto|più su
        """,
    down="""
        abbassa|abbassare|abbassi|abbassami|abbassate|abbassarmi|abbassala|abbassalo|cala
        calare|riabbassa|tira giù|tirami giù|giù|più basso|più bassa|più in basso|più giù
        meno alto|meno alta
        """,
    up_of={
        Scale.WARMTH: """
            più caldo|più calda|più calore|scalda|scaldare|riscalda|riscaldare|meno freddo
            meno fredda|meno fresco
            """,
        Scale.LIGHT: """
            più luminosa|più luminoso|più luce|più chiara|più chiaro|più forte|più intensa
            più intenso|più viva|meno buia|meno buio|meno scura|schiarisci
            """,
        Scale.SOUND: "più forte|più volume",
        Scale.OPENING: """
            apri|aprire|apra|aprimi|aperta|aperto|solleva|sollevare|aprila|aprilo
            """,
        Scale.SPEED: "più veloce|più velocità|più forte|più in fretta|accelera|accelerare",
    },
    down_of={
        Scale.WARMTH: """
            più freddo|più fredda|più fresco|più fresca|meno caldo|meno calda|meno calore
            raffredda|raffreddare|rinfresca|rinfrescare
            """,
        Scale.LIGHT: """
            più fioca|più tenue|più soffusa|più soffuso|più bassa|più scura|più scuro|più buia
            più debole|più morbida|meno luminosa|meno luminoso|meno luce|meno intensa
            meno forte|meno chiara|attenua|attenuare|smorza|smorzare|oscura|affievolisci
            """,
        Scale.SOUND: "più piano|meno forte|meno volume|più debole",
        Scale.OPENING: "chiudi|chiudere|chiuda|chiudimi|chiusa|chiuso|chiudila|chiudilo",
        Scale.SPEED: """
            più lento|più lenta|più piano|più lentamente|meno veloce|meno velocità|meno forte
            rallenta|rallentare|più debole
            """,
    },
    more="più|di più",
    less="meno|di meno",
    further="ancora|ulteriormente",
    leads_of={},
    reduce="diminuisci|diminuire|diminuisca|riduci|ridurre|riduca",
    bits="""
        un po|un pò|un poco|un pochino|un pochettino|un pizzico|un filo|un tantino|un tantinello
        leggermente|un pelo|un pelino|un goccio|appena appena|una tacca|un altro po
        un altro pochino|solo un po|di un po|di poco|di un pochino|poco poco
        """,
    verbs="""
        metti|metta|mettere|mettimi|mettila|mettilo|fai|faccia|fare|rendi|rendere|regola
        regolare|imposta|impostare|porta|portare|vorrei|voglio
        """,
    fill="""
        il|lo|la|l|i|gli|le|un|uno|una|di|del|dello|della|dell|dei|degli|delle|in|nel|nello
        nella|nell|nei|nelle|da|dal|dalla|mi|ci|mio|mia|nostro|nostra|qui|qua
        """,
    by="di|d|del|dell",
    when="in|tra|fra|a|al|alle",
    to="""
        a|al|all|alla|ad|fino a|fino al|fino alla|fino all|su|sul|a un|a una|ad un|per un
        per|per la
        """,
    shares={
        10: "un decimo|decimo",
        20: "un quinto|quinto",
        25: "un quarto|quarto",
        33: "un terzo|terzo",
        40: "due quinti",
        50: "metà|la metà|mezzo|mezza|mezza altezza|mezz altezza",
        60: "tre quinti",
        67: "due terzi",
        75: "tre quarti",
        80: "quattro quinti",
    },
    nouns={
        Scale.WARMTH: "temperatura|riscaldamento|termostato|calore|termosifone",
        Scale.LIGHT: "luminosità|luce|intensità",
        Scale.SOUND: "volume|suono|audio|musica",
        Scale.OPENING: "posizione|apertura",
        Scale.SPEED: "velocità",
    },
    degrees="grado|gradi",
    percent="per cento|percento",
    amounts={1: "un grado", 0.5: "mezzo grado"},
    times={
        0.5: "dimezza|dimezzare|della metà|di metà",
        2: """
            raddoppia|raddoppiare|il doppio più forte|due volte più forte
            due volte più luminosa|due volte più veloce
            """,
    },
    on="accendi|accendere|accenda|accendimi",
)

_DUTCH = StepWords(
    up="hoger|omhoog|verhoog|verhogen|te verhogen",
    down="""
        lager|omlaag|naar beneden|verlaag|verlagen|te verlagen
        """,
    up_of={
        Scale.WARMTH: "warmer|heter|verwarm|minder koud|minder koel",
        Scale.LIGHT: "feller|lichter|helderder|sterker|meer licht|minder donker",
        Scale.SOUND: "harder|luider",
        Scale.OPENING: "open|openen|te openen|opendoen",
        Scale.SPEED: "sneller|harder|sterker",
    },
    down_of={
        Scale.WARMTH: "kouder|koeler|frisser|minder warm|minder heet",
        Scale.LIGHT: """
            donkerder|dim|dimmen|te dimmen|dimt|zachter|zwakker|minder fel|minder licht
            """,
        Scale.SOUND: "zachter|stiller|minder hard|minder luid",
        Scale.OPENING: "dicht|sluit|sluiten|te sluiten|dichtdoen|toe",
        Scale.SPEED: "langzamer|trager|zachter|zwakker|minder snel|minder hard",
    },
    more="meer",
    less="minder",
    further="verder|nog",
    leads_of={},
    reduce="verminder|verminderen",
    bits="""
        een beetje|een klein beetje|iets|ietsje|ietwat|een stukje|een tikje|een tikkeltje
        een fractie|wat|een stapje
        """,
    verbs="""
        zet|zetten|te zetten|doe|doen|te doen|maak|maken|te maken|draai|draaien
        te draaien|stel|stellen|breng|regel|trek|trekken|haal|schuif
        """,
    fill="de|het|een|t|n|mijn|onze|ons|in|van|bij|er|me|even|eens|hier",
    by="met",
    when="in|bij|van",
    to="op|op de|op een|tot|tot de|tot een|tot op|naar|naar een",
    shares={
        10: "tiende|een tiende",
        20: "vijfde|een vijfde",
        25: "kwart|een kwart",
        33: "derde|een derde",
        40: "twee vijfde",
        50: "half|halve|helft|de helft|halverwege",
        60: "drie vijfde",
        67: "twee derde|tweederde",
        75: "drie kwart|driekwart",
        80: "vier vijfde",
    },
    nouns={
        Scale.WARMTH: "temperatuur|verwarming|thermostaat|radiator|kachel",
        Scale.LIGHT: "helderheid|licht|lichtsterkte",
        Scale.SOUND: "volume|geluid|muziek",
        Scale.OPENING: "positie",
        Scale.SPEED: "snelheid",
    },
    degrees="graad|graden",
    percent="procent",
    amounts={1: "een graad|één graad|n graad", 0.5: "een halve graad"},
    times={
        0.5: "halveer|halveren|met de helft",
        2: """
            verdubbel|verdubbelen|twee keer fel|twee keer hard|twee keer snel
            dubbel fel|dubbel hard|dubbel snel
            """,
    },
    on="aan|aanzetten",
)

_POLISH = StepWords(
    up="""
        zwiększ|zwiększyć|zwiększaj|podnieś|podnieść|podkręć|podkręcić|podwyższ|podwyższyć
        wyżej|w górę|do góry
        """,
    down="""
        obniż|obniżyć|opuść|opuścić|skręć
        niżej|w dół
        """,
    up_of={
        Scale.WARMTH: "cieplej|cieplejszy|cieplejsza|goręcej|ociepl|ogrzej|podgrzej|dogrzej",
        Scale.LIGHT: """
            jaśniej|jaśniejsza|jaśniejszą|jaśniejsze|rozjaśnij|rozjaśnić|więcej światła|mocniej
            """,
        Scale.SOUND: """
            głośniej|głośniejsze|głośniejszy|podgłośnij|podgłośnić|pogłośnij|pogłośnić
            zgłośnij
            """,
        Scale.OPENING: "otwórz|otworzyć|odsłoń|odsłonić|uchyl|uchylić|otwarta|otwarte|unieś",
        Scale.SPEED: "szybciej|mocniej|przyspiesz|przyśpiesz|przyspieszyć",
    },
    down_of={
        Scale.WARMTH: "chłodniej|zimniej|ochłodź|ochłodzić|schłodź|schłodzić",
        Scale.LIGHT: """
            ciemniej|ciemniejsza|ciemniejszą|ciemniejsze|przyciemnij|przyciemnić|ściemnij
            ściemnić|przygaś|przygasić|mniej światła|słabiej
            """,
        Scale.SOUND: "ciszej|cichsze|cichszy|przycisz|przyciszyć|ścisz|ściszyć",
        Scale.OPENING: "zamknij|zamknąć|zasłoń|zasłonić|przymknij|przymknąć|zamknięta|zamknięte",
        Scale.SPEED: "wolniej|słabiej|zwolnij|spowolnij",
    },
    more="bardziej|więcej",
    less="mniej",
    further="jeszcze|dalej",
    leads_of={},
    reduce="zmniejsz|zmniejszyć|zmniejszaj|zredukuj|zredukować",
    bits="trochę|troszkę|troszeczkę|odrobinę|nieco|lekko|ciut|delikatnie",
    verbs="zrób|zrobić|ustaw|ustawić|daj|przestaw|przekręć",
    fill="""
        w|we|na|do|z|ten|ta|to|te|tę|mój|moja|moje|moją|nasz|nasza|nasze|mi|nam|tu|tutaj
        """,
    by="o",
    when="w|we|na|do|z",
    to="na|do|w|aż do",
    shares={
        10: "jedną dziesiątą|jednej dziesiątej",
        20: "jedną piątą|jednej piątej",
        25: "jedną czwartą|jednej czwartej|ćwierć|ćwierci",
        33: "jedną trzecią|jednej trzeciej",
        40: "dwie piąte|dwóch piątych",
        50: "połowę|połowy|połowie|pół",
        60: "trzy piąte|trzech piątych",
        67: "dwie trzecie|dwóch trzecich",
        75: "trzy czwarte|trzech czwartych",
        80: "cztery piąte|czterech piątych",
    },
    nouns={
        Scale.WARMTH: """
            temperaturę|temperatura|temperatury|ogrzewanie|ogrzewania|termostat|grzejnik
            kaloryfer
            """,
        Scale.LIGHT: "jasność|jasności|światło|światła",
        Scale.SOUND: "głośność|głośności|dźwięk|muzykę",
        Scale.OPENING: "pozycję|pozycji",
        Scale.SPEED: "prędkość|prędkości|szybkość|obroty",
    },
    degrees="stopień|stopnie|stopni|stopnia",
    percent="procent|procenty|procentów|procenta",
    amounts={1: "jeden stopień|stopień", 0.5: "pół stopnia"},
    times={
        0.5: "o połowę|dwa razy ciszej|dwa razy ciemniej|dwa razy wolniej",
        2: "podwój|podwoić|dwa razy głośniej|dwa razy jaśniej|dwa razy szybciej",
    },
    on="włącz|włączyć|zapal",
)

_SWEDISH = StepWords(
    up="höj|höja|öka|högre|uppåt|upp|skruva upp|vrid upp|vrida upp|dra upp|dra på",
    down="sänk|sänka|lägre|nedåt|neråt|ner|ned|skruva ner|vrid ner|vrida ner|dra ner",
    up_of={
        Scale.WARMTH: "varmare|hetare|värm|värma|värm upp|mindre kallt|mindre kyligt",
        Scale.LIGHT: "ljusare|klarare|starkare|lys upp|mindre mörkt",
        Scale.SOUND: "starkare|mindre tyst",
        Scale.OPENING: "öppna|öppen|öppet|öppnas",
        Scale.SPEED: "snabbare|fortare|starkare",
    },
    down_of={
        Scale.WARMTH: "kallare|svalare|kyligare|kyl|kyla|mindre varmt|mindre hett",
        Scale.LIGHT: """
            mörkare|svagare|dimma|dimra|dimma ner|dimra ner|dämpa|dämpad|svagt|mindre ljust
            mindre starkt
            """,
        Scale.SOUND: "tystare|svagare|dämpa|mindre högt|mindre starkt",
        Scale.OPENING: "stäng|stänga|stängd|stängt|stängas|för|igen|till",
        Scale.SPEED: "långsammare|saktare|svagare|mindre snabbt|mindre fort",
    },
    more="mer|mera",
    less="mindre",
    further="ännu|ytterligare|vidare",
    leads_of={},
    reduce="minska|minskas|reducera",
    bits="""
        lite|lite grann|litegrann|en aning|en smula|något|ett snäpp|en bit|en liten bit|en gnutta
        ett hack|ett steg|en nypa|en hårsmån|ett par snäpp
        """,
    verbs="""
        sätt|sätta|gör|göra|ställ|ställa|ställ in|skruva|vrid|vrida|dra|ge|kör|köra|justera|ändra
        fäll|hissa|rulla|slå
        """,
    fill="den|det|de|dem|en|ett|min|mitt|vår|vårt|i|på|av|här|inne|hos|oss|mig|åt|så|värde",
    by="med",
    when="i|om|av|från|på",
    to="till|på|till en|på en|ner till|upp till|ned till",
    shares={
        10: "tiondel|en tiondel",
        20: "femtedel|en femtedel",
        25: "fjärdedel|en fjärdedel|kvart|en kvart",
        33: "tredjedel|en tredjedel",
        40: "två femtedelar",
        50: "hälften|halva|halv|halvt|halvvägs|mitten",
        60: "tre femtedelar",
        67: "två tredjedelar",
        75: "tre fjärdedelar|trekvart",
        80: "fyra femtedelar",
    },
    nouns={
        Scale.WARMTH: """
            temperatur|temperaturen|värme|värmen|termostat|termostaten|element|elementet
            """,
        Scale.LIGHT: "ljusstyrka|ljusstyrkan|ljus|ljuset|styrka|styrkan",
        Scale.SOUND: "volym|volymen|ljud|ljudet|musik|musiken",
        Scale.OPENING: "position|positionen|läge|läget",
        Scale.SPEED: "hastighet|hastigheten|fart|farten",
    },
    degrees="grad|grader",
    percent="procent",
    amounts={1: "en grad", 0.5: "en halv grad|halv grad"},
    times={
        0.5: "halvera|med hälften|hälften så starkt|hälften så ljust|hälften så högt",
        2: """
            dubblera|fördubbla|dubbelt så ljust|dubbelt så starkt|dubbelt så högt
            dubbelt så snabbt|dubbelt så fort
            """,
    },
    on="tänd|tända|slå på|sätt på|på",
)
_CZECH = StepWords(
    up="""
        zvyš|zvyšte|zvýšit|zvedni|zvedněte|zvednout|přidej|přidejte|přidat|výš|výše|nahoru
        zvětši|zvětšit
        """,
    down="""
        dolů|dolu|níž|níže|stáhni dolů
        """,
    up_of={
        Scale.WARMTH: "tepleji|teplejc|teplejš*|ohřej|ohřát|přitop|přitopit|zatop|oteplit|otepli",
        Scale.LIGHT: "světleji|světlejc|jasněji|víc světla|více světla|zjasni|rozjasni|silněji",
        Scale.SOUND: "hlasitěji|hlasitějc|víc nahlas|více nahlas|zesil|zesílit|zesilte",
        Scale.OPENING: """
            otevři|otevřete|otevřít|pootevři|pootevřít|vytáhni|vytáhnout|povytáhni|odhrň|roztáhni
            roztáhnout|otevřená|otevřené|vytažené
            """,
        Scale.SPEED: "rychleji|rychlejc|silněji|zrychli|zrychlit|zesil",
    },
    down_of={
        Scale.WARMTH: "chladněji|chladnějc|studeněji|ochlaď|ochladit",
        Scale.LIGHT: """
            tmavěji|tmavějc|ztlum|ztlumte|ztlumit|stlum|stlumit|přitlum|přitlumit|míň světla
            méně světla|slaběji
            """,
        Scale.SOUND: """
            tišeji|tišejc|potišeji|ztiš|ztišit|ztište|ztlum|ztlumit|ztlumte|stlum|zeslab|zeslabit
            utiš|míň nahlas
            """,
        Scale.OPENING: """
            zavři|zavřete|zavřít|přivři|přivřít|stáhni|stáhněte|stáhnout|zatáhni|zatáhnout|spusť
            spustit|zavřená|zavřené|stažené
            """,
        Scale.SPEED: "pomaleji|pomalejc|zpomal|zpomalit|slaběji|zeslab",
    },
    more="víc|více",
    less="míň|méně",
    further="ještě|dál",
    leads_of={},
    reduce="sniž|snižte|snížit|uber|uberte|ubrat|zmenši|zmenšit|zredukuj",
    bits="""
        trochu|trošku|trošičku|kousek|kousíček|o trochu|o trošku|o kousek|o něco|maličko|malinko
        lehce|mírně|nepatrně|o chlup|o stupínek|o fous
        """,
    verbs="udělej|udělejte|udělat|nastav|nastavit|dej|dejte|dát|posuň|posunout|otoč|hoď",
    fill="""
        v|ve|na|do|z|s|se|to|ten|ta|tu|ty|té|mi|nám|tady|zde|můj|moje|mou|náš|naše|naši|ať je
        """,
    by="o",
    when="v|ve|za",
    to="na|do|ke|k|až na",
    shares={
        10: "desetinu|desetině|desetiny",
        20: "pětinu|pětině|pětiny",
        25: "čtvrtinu|čtvrtině|čtvrtiny|čtvrt|čtvrtku",
        33: "třetinu|třetině|třetiny",
        40: "dvě pětiny|dvou pětin",
        50: "polovinu|polovině|poloviny|půlku|půlce|půlky|půl|polovic",
        60: "tři pětiny|tří pětin",
        67: "dvě třetiny|dvou třetin",
        75: "tři čtvrtiny|tří čtvrtin|třičtvrtě|tři čtvrtě",
        80: "čtyři pětiny|čtyř pětin",
    },
    nouns={
        Scale.WARMTH: """
            teplotu|teplota|teploty|topení|termostat|radiátor|teplo|teplota v|termostatu
            """,
        Scale.LIGHT: "jas|jasu|světlo|světla",
        Scale.SOUND: "hlasitost|hlasitosti|zvuk|hudbu|hudba|muziku",
        Scale.OPENING: "polohu|pozici|polohy",
        Scale.SPEED: "rychlost|rychlosti|otáčky|výkon",
    },
    degrees="stupeň|stupně|stupňů",
    percent="procent|procenta|procento",
    amounts={1: "jeden stupeň|stupeň", 0.5: "půl stupně"},
    times={
        0.5: "o polovinu|o půlku|dvakrát tišeji|dvakrát slaběji|dvakrát pomaleji",
        2: "zdvojnásob|zdvojnásobit|dvakrát víc|dvakrát hlasitěji|dvakrát rychleji",
    },
    on="zapni|zapnout|rozsviť|rozsvítit",
)
_PORTUGUESE = StepWords(
    up="""
        sobe|subir|suba|subam|subas|aumenta|aumentar|aumente|aumentes|eleva|elevar|eleve|levanta
        levantar|levante|mais alto|mais alta|mais para cima|mais pra cima|mais acima
        incrementa|incrementar|sobe me|aumenta me
        """,
    down="""
        baixa|baixar|baixe|baixem|baixes|abaixa|abaixar|abaixe|desce|descer|desça|desçam
        mais baixo|mais baixa|mais baixinho|mais baixinha|mais para baixo|mais pra baixo
        menos alto|menos alta|baixa me
        """,
    up_of={
        Scale.WARMTH: """
            mais quente|mais calor|mais quentinho|mais quentinha|aquece|aquecer|aqueça|esquenta
            esquentar|esquente|menos frio|menos fria
            """,
        Scale.LIGHT: """
            mais brilhante|mais luz|mais clara|mais claro|mais forte|mais intensa|mais intenso
            mais luminosa|mais luminoso|mais brilho|menos escura|menos escuro|clareia|clarear
            """,
        Scale.SOUND: "mais forte|mais volume|mais som",
        Scale.OPENING: "abre|abrir|abra|abras|aberta|aberto",
        Scale.SPEED: "mais rápido|mais rápida|mais depressa|mais velocidade|mais forte|acelera",
    },
    down_of={
        Scale.WARMTH: """
            mais frio|mais fria|mais fresco|mais fresca|mais fresquinho|menos quente|menos calor
            arrefece|arrefecer|arrefeça|esfria|esfriar|esfrie|refresca|refrescar
            """,
        Scale.LIGHT: """
            mais ténue|mais tênue|mais escura|mais escuro|mais suave|mais fraca|mais fraco
            mais fraquinha|mais fraquinho|menos brilhante|menos luz|menos intensa|menos intenso
            menos forte|menos brilho|menos clara|menos claro|escurece|escurecer|escureça
            dimeriza|dimerizar
            """,
        Scale.SOUND: "mais suave|mais fraco|mais baixinho|menos forte|menos volume|menos som",
        Scale.OPENING: "fecha|fechar|feche|feches|fechada|fechado",
        Scale.SPEED: """
            mais lento|mais lenta|mais devagar|menos velocidade|menos rápido|menos depressa
            mais suave|mais fraco|mais fraca|menos forte
            """,
    },
    more="mais",
    less="menos",
    further="ainda",
    leads_of={},
    reduce="diminui|diminuir|diminua|diminuas|reduz|reduzir|reduza|reduzas",
    bits="""
        um pouco|um pouquinho|um bocado|um bocadinho|um tiquinho|um cadinho|ligeiramente
        levemente|só um pouco|só um bocadinho|um nadinha|um ponto|mais um pouco
        mais um bocadinho|um tico|uma pitada
        """,
    verbs="""
        põe|ponha|pôr|faz|faça|fazer|ajusta|ajustar|ajuste|regula|regular|regule|coloca|colocar
        coloque|bota|botar|bote|deixa|deixe|muda|mudar|mude|torna|torne
        """,
    fill="""
        o|a|os|as|um|uma|de|do|da|dos|das|ao|à|em|no|na|meu|minha|meus|nosso|nossa|me|nos|aqui
        aí|lá
        """,
    by="em|uns|por",
    when="em|daqui a|dentro de",
    to="a|ao|à|até|até a|até à|até ao|até o|para|para a|para o|pra|pro|para um|para uma|a um|a uma",
    shares={
        10: "um décimo|décimo|a décima parte",
        20: "um quinto|quinto|a quinta parte",
        25: "uma quarta parte|a quarta parte|quarta parte",
        33: "um terço|terço|a terça parte",
        40: "dois quintos",
        50: "metade|a metade|meio|meia",
        60: "três quintos",
        67: "dois terços",
        75: "três quartos|três quartas partes",
        80: "quatro quintos",
    },
    nouns={
        Scale.WARMTH: "temperatura|aquecimento|termostato|calor|radiador|aquecedor",
        Scale.LIGHT: "brilho|luz|intensidade|luminosidade",
        Scale.SOUND: "volume|som|música",
        Scale.OPENING: "posição",
        Scale.SPEED: "velocidade",
    },
    degrees="grau|graus",
    percent="por cento|porcento",
    amounts={1: "um grau", 0.5: "meio grau"},
    times={
        0.5: "pela metade|para metade|metade do brilho|metade do volume|metade da velocidade",
        2: """
            duplica|duplicar|duplique|dobra|dobrar|dobre|o dobro|com o dobro|ao dobro|no dobro
            duas vezes mais forte|duas vezes mais alto|duas vezes mais rápido
            """,
    },
    on="liga|ligar|ligue|acende|acender|acenda",
)

_DANISH = StepWords(
    up="op|højere|hæv|hæve|hæves|=øg|øge|øges|forøg|forøge|forhøj|forhøje|opad",
    down="ned|lavere|sænk|sænke|sænkes|nedad",
    up_of={
        Scale.WARMTH: "varmere|lunere|varm op|varme op|mindre koldt|mindre kold|mindre køligt",
        Scale.LIGHT: "lysere|kraftigere|stærkere|skarpere|mere lys|mindre mørkt|mindre dæmpet",
        Scale.SOUND: "højere|kraftigere|mere lyd|mindre stille",
        Scale.OPENING: "åbn|åbne|åbnes|åben|åbent|luk op|lukke op",
        Scale.SPEED: "hurtigere|kraftigere|stærkere",
    },
    down_of={
        Scale.WARMTH: "koldere|køligere|køl ned|køle ned|mindre varmt|mindre varm",
        Scale.LIGHT: """
            mørkere|svagere|dæmp|dæmpe|dæmpes|blødere|mindre lyst|mindre lys|mindre kraftigt
            mindre skarpt
            """,
        Scale.SOUND: "lavere|svagere|stillere|dæmp|dæmpe|mindre højt|mindre lyd",
        Scale.OPENING: "luk|lukke|lukkes|lukket|luk i|lukke i",
        Scale.SPEED: "langsommere|svagere|mindre hurtigt|mindre kraftigt",
    },
    more="mere",
    less="mindre",
    further="yderligere|endnu|længere",
    leads_of={},
    reduce="reducer|reducér|reducere|formindsk|formindske|mindsk|mindske",
    bits="""
        lidt|en smule|en lille smule|en anelse|en tand|et hak|et nyk|et trin|en kende|lidt mere
        et stykke|et lille stykke|ganske lidt
        """,
    verbs="""
        gør|gøre|skru|skrue|skrues|sæt|sætte|sættes|stil|stille|stilles|drej|dreje|få|lav|lave
        juster|justere|indstil|indstille|rul|rulle|kør|køre|træk|trække|bring
        """,
    fill="den|det|de|en|et|min|mit|vores|i|på|af|for|mig|os|her|herinde|inde|at|lysstyrken|lige",
    by="med",
    when="om|i|på|af",
    to="til|til en|til et|på|op til|ned til|til cirka|til omkring",
    shares={
        10: "en tiendedel",
        20: "en femtedel",
        25: "en fjerdedel|en kvart|kvart",
        33: "en tredjedel",
        40: "to femtedele",
        50: "halv|halvt|halve|det halve|halvdelen|halvvejs|midtvejs|halv styrke|halv kraft",
        60: "tre femtedele",
        67: "to tredjedele",
        75: "tre fjerdedele|trekvart",
        80: "fire femtedele",
    },
    nouns={
        Scale.WARMTH: """
            temperatur|temperaturen|varme|varmen|termostat|termostaten|radiator|radiatoren
            """,
        Scale.LIGHT: "lysstyrke|lysstyrken|lys|lyset",
        Scale.SOUND: "lydstyrke|lydstyrken|volumen|lyd|lyden|musik|musikken",
        Scale.OPENING: "position|positionen",
        Scale.SPEED: "hastighed|hastigheden|fart|farten",
    },
    degrees="grad|grader",
    percent="procent|pct",
    amounts={1: "en grad|én grad", 0.5: "en halv grad"},
    times={
        0.5: "halver|halvér|halvere|med det halve|med halvdelen|halvt så lyst|halvt så højt",
        2: "fordobl|fordoble|dobbelt så lyst|dobbelt så højt|dobbelt så hurtigt",
    },
    on="tænd|tænde|tænd for|tænde for|slå til|start",
)

_NORWEGIAN = StepWords(
    up="opp|høyere|hev|heve|heves|=øk|øke|økes|oppover",
    down="ned|lavere|senk|senke|senkes|nedover",
    up_of={
        Scale.WARMTH: "varmere|lunere|varm opp|varme opp|mindre kaldt|mindre kald|mindre kjølig",
        Scale.LIGHT: "lysere|klarere|sterkere|skarpere|kraftigere|mer lys|mindre mørkt|mindre dempet",
        Scale.SOUND: "høyere|sterkere|kraftigere|mer lyd",
        Scale.OPENING: "åpne|åpnes|åpen|åpent|lukk opp|lukke opp",
        Scale.SPEED: "raskere|fortere|kraftigere|sterkere",
    },
    down_of={
        Scale.WARMTH: "kaldere|kjøligere|kjøl ned|kjøle ned|svalere|mindre varmt|mindre varm",
        Scale.LIGHT: """
            mørkere|svakere|demp|dempe|dempes|dimm|dimme|dim|mykere|mindre lyst|mindre lys
            mindre sterkt|mindre skarpt
            """,
        Scale.SOUND: "lavere|svakere|stillere|roligere|demp|dempe|mindre høyt|mindre lyd",
        Scale.OPENING: "lukk|lukke|lukkes|lukket|steng|stenge|lukk igjen|lukke igjen",
        Scale.SPEED: "saktere|langsommere|svakere|mindre fort|mindre kraftig",
    },
    more="mer",
    less="mindre",
    further="ytterligere|enda|lenger",
    leads_of={},
    reduce="reduser|redusere|minsk|minske|forminsk",
    bits="""
        litt|en smule|en liten smule|ørlite|ørlite grann|bittelitt|et hakk|et knepp|et trinn
        en anelse|en tanke|et stykke|et lite stykke|litt til|lite grann|en god del
        """,
    verbs="""
        gjør|gjøre|skru|skrus|sett|sette|settes|still|stille|vri|drei|få|lag|juster|justere
        rull|rulle|kjør|kjøre|dra|trekk|trekke|ha
        """,
    fill="den|det|de|en|ei|et|min|mitt|vår|vårt|i|på|av|for|meg|oss|her|inne|herinne|lysstyrken|å",
    by="med",
    when="om|i|på|av",
    to="til|til en|til et|på|opp til|ned til|til cirka|til rundt",
    shares={
        10: "en tidel|en tidjedel",
        20: "en femtedel|en femdel",
        25: "en fjerdedel|en firedel|en kvart|kvart",
        33: "en tredjedel|en tredel",
        40: "to femtedeler|to femdeler",
        50: "halv|halvt|halve|halvparten|halvveis|halv styrke|det halve",
        60: "tre femtedeler|tre femdeler",
        67: "to tredjedeler|to tredeler",
        75: "tre fjerdedeler|tre firedeler|trekvart",
        80: "fire femtedeler|fire femdeler",
    },
    nouns={
        Scale.WARMTH: """
            temperatur|temperaturen|varme|varmen|termostat|termostaten|radiator|radiatoren
            panelovn|panelovnen|ovn|ovnen
            """,
        Scale.LIGHT: "lysstyrke|lysstyrken|lys|lyset",
        Scale.SOUND: "lydstyrke|lydstyrken|volum|volumet|lyd|lyden|musikk|musikken",
        Scale.OPENING: "posisjon|posisjonen",
        Scale.SPEED: "hastighet|hastigheten|fart|farten",
    },
    degrees="grad|grader",
    percent="prosent",
    amounts={1: "en grad|én grad|ei grad", 0.5: "en halv grad"},
    times={
        0.5: "halver|halvere|med det halve|med halvparten|halvparten så lyst|halvparten så høyt",
        2: "doble|fordoble|dobbelt så lyst|dobbelt så høyt|dobbelt så fort",
    },
    on="tenn|tenne|skru på|slå på|start",
)

_WORDS: Mapping[str, StepWords] = {
    "en": _ENGLISH,
    "de": _GERMAN,
    "fr": _FRENCH,
    "es": _SPANISH,
    "it": _ITALIAN,
    "nl": _DUTCH,
    "pl": _POLISH,
    "sv": _SWEDISH,
    "cs": _CZECH,
    "pt": _PORTUGUESE,
    "da": _DANISH,
    "nb": _NORWEGIAN,
}


def step_words(code: str) -> StepWords | None:
    """Return the words of a language by its code ("de-CH"), None if it is not read."""
    return _WORDS.get(words_language(code))
