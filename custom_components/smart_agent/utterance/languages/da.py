"""Danish."""

from ..phrases import Language, Mark, made_of

_MODALS = (
    "kan du|kunne du|vil du|ville du|gider du|kan vi|kan man|kan nogen|kunne nogen"
)

_FRIENDLY = "så venlig|venlig|så sød|sød|så rar|rar|så flink"

_IT_IS = "det|den|de|der|her|dette|disse|begge|alle|hun|han"

_IS = """
    er|var|har|havde|bliver|blev|går|gik|står|stod|kan|kunne|lyder|ser|føles|virker|kommer|lugter
    ligger|hænger|larmer|generer|irriterer|regner|sner|blæser|trækker|ligner|tager|gør|gjorde|vil
    skal|ville|brænder|stinker|fryser|haster|koster|betyder|passer|sker|mangler|slukker|tænder
    åbner|lukker
    """

_DARK = (
    "mørkt|koldt|varmt|lyst|hedt|køligt|lummert|indelukket|iskoldt|højt|fugtigt|tungt"
)

_HOURS = "sekund*|minut*|time|timer|timers|dag*|uge|uger|måned*"

DANISH = Language(
    code="da",
    marks={
        Mark.COURTESY: """
            god morgen|god aften|godnat
            venligst|tak|mange tak|tusind tak|på forhånd tak|ja tak|jo tak|tak skal du have|lige
            lige nu|lige nu og her|nu|nu her|med det samme|straks|omgående|øjeblikkeligt|prompte
            hurtigt|hurtigst muligt|så hurtigt som muligt|så hurtigt du kan|så snart du kan
            så snart som muligt|snarest|i en fart|bare|blot|hej|hallo|halløj|hejsa|godmorgen
            godaften|goddag|okay|ok|okay så|ok så|øh|øhm|hm|nå|nåh|nå ja|nå men|åh|ah|ja|jo|jamen
            jamen så|jaja|hør|hør her|hør lige|kom nu|så er det nu|nu må du|igen|en gang til
            endnu en gang|engang til|atter|endelig|omsider|for mig|for os|til mig|til os
            for pokker|for søren|for helvede|for guds skyld|for himlens skyld|sgu|fandeme
            for fanden|nu altså|hvis du gider|hvis du kan|hvis du kunne|hvis du vil
            hvis du har tid|hvis du får tid|hvis du har lyst|hvis du får mulighed for det
            hvis du vil være sød|hvis du vil være så sød|hvis du vil være venlig
            hvis du vil være så venlig|hvis du ville være så venlig|hvis du ville være så sød
            hvis i vil være så venlige|hvis du gider være så sød|hvis du ikke har noget imod det
            hvis det ikke er for meget|hvis det ikke er til besvær
            hvis det ikke er for meget besvær|hvis det er muligt|hvis muligt|om muligt
            hvis det er i orden|hvis det er okay|hvis det kan lade sig gøre|hvis det passer dig
            hvis jeg må bede|hvis jeg må være så fri|hvis jeg må bede om det|om jeg må bede
            når du har tid|når du får tid|når du lige har tid|når du lige får tid|når du kan
            når det passer dig|når du har et øjeblik|når du alligevel er i gang|nu du er i gang
            nu du alligevel er i gang|mens du er i gang|mens du alligevel er i gang
            inden jeg glemmer det|=før jeg glemmer det|så jeg ikke glemmer det
            ellers glemmer jeg det|mens jeg husker det|nu jeg tænker på det|inden vi glemmer det
            nu jeg kommer i tanke om det|husk at|husk lige at|husk nu at|husk endelig at
            glem ikke at|glem nu ikke at|sørg for at|sørg lige for at|sørg nu for at
            vær sikker på at|se at få|se nu at få|se lige at få|det er på tide at|på tide at
            det er tid til at|tid til at|nu er det tid til at|nu er det på tide at|ikke kun
            ikke bare|intet problem|det er intet problem|bare rolig|ingen hast|der er ingen hast
            det haster ikke|uden at vente|uden videre|uden tøven|gør mig den tjeneste at
            gør os den tjeneste at|gør mig en tjeneste og|gør mig lige en tjeneste og
            vær nu sød og|vær lige sød og|som altid|som sædvanlig|som sædvanligt|som normalt
            som vi plejer|som jeg plejer|som du plejer|ligesom i går|som ellers|som vanligt
            som bare pokker|som ind i helvede|som en gal|=som aldrig før|som jeg ved ikke hvad
            skat|søde|kære|min ven|du der|jeg synes|synes jeg|kom så|af sted|så af sted|er du sød
            er du rar|er du venlig|er du flink|have|både|i gang
            """
        + made_of("vær|vær nu|vær lige", _FRIENDLY, "at|og|og lige"),
        Mark.DEGREE: """
            ikke for kraftigt|ikke for højt|ikke for lyst|ikke for skarpt|ikke for varmt
            ikke for hurtigt|ikke alt for *|så * som muligt|helt|hele vejen|fuldstændig
            fuldstændigt|maksimalt|til maks|til max|så vidt muligt|over det hele|ikke mere end
            ikke højere end|ikke lavere end|højst|mindst
            """,
        Mark.POLITE: made_of(
            _MODALS,
            """
                -|lige|godt|godt lige|måske|eventuelt|mon|ikke|ikke lige|bare|nu|så|også|venligst
                hurtigt|lige hurtigt
                """,
        )
        + made_of(
            "kan du|kunne du|vil du|ville du|gider du|vil i",
            "-|lige|ikke lige|ikke|måske",
            "være",
            _FRIENDLY,
            "at|og",
        )
        + made_of(
            """
                slukker|tænder|lukker|åbner|låser|skruer|sætter|dæmper|ruller|starter|stopper
                pauser|sender|skriver|tilføjer|kører|trækker|gør|stiller|slår
                """,
            "du",
            "-|lige|ikke lige|ikke|så|så lige|venligst",
        )
        + made_of(
            "må|kan|kunne|måtte",
            "jeg",
            "-|lige",
            "bede|få lov at bede",
            "dig|dem|om",
            "-|om",
            "-|at|om at",
        )
        + """
            mon du kan|mon du kunne|mon du vil|mon du kan lige|mon ikke du kan|mon ikke du kunne
            tror du at du kan|tror du du kan|tror du du kunne|tror du at du kunne
            kunne du tænke dig at|har du noget imod at|ville du have noget imod at
            har du lyst til at|har du mulighed for at|ville det være muligt at
            kunne det lade sig gøre at|er det muligt at få|er det muligt at du kan|er du sød at
            er du sød og|er du rar at|er du rar og|er du venlig at|er du så sød at|er du så sød og
            er du så venlig at|er du lige sød at|er du lige sød og|vil du gøre mig den tjeneste at
            vil du gøre mig en tjeneste og|kan du gøre mig en tjeneste og|hvad med at
            hvad med at du|skal vi ikke|skal vi ikke få|må jeg få|må jeg lige få
            må jeg godt få|må vi få|må vi lige få|kan jeg få|kan jeg lige få|kan vi få
            kan vi lige få|må jeg bede om|hvorfor slukker du ikke|hvorfor tænder du ikke
            gider du godt|gider du lige|gider du ikke lige|ville du være rar at
            """,
        Mark.WISH: """
            jeg vil gerne|jeg vil gerne have|jeg vil gerne have at|jeg vil gerne have at du
            jeg vil have|jeg vil have at|jeg vil have at du|jeg ville gerne|jeg ville gerne have
            jeg ville gerne have at|jeg vil godt have|jeg vil godt bede om|jeg vil bede dig om at
            jeg vil gerne bede dig om at|jeg vil gerne bede om|jeg vil gerne bede om at
            jeg må bede dig om at|jeg beder dig|jeg beder dig om at|jeg beder om at
            jeg beder dem om at|jeg kunne godt tænke mig|jeg kunne godt tænke mig at
            jeg kunne godt tænke mig at få|jeg kunne godt bruge|jeg kunne bruge|jeg har brug for
            jeg har brug for at|jeg har lyst til at|jeg har brug for at du|jeg skal bruge
            jeg skal have|jeg skal lige have|jeg skal have dig til at|jeg foretrækker
            jeg vil hellere have|jeg vil hellere|jeg ønsker|jeg ønsker at du|jeg ønsker mig
            vi vil gerne|vi vil gerne have|vi vil gerne have at|vi vil have|vi ville gerne
            vi skal have|vi skal bruge|vi skal lige have|vi har brug for|vi kunne godt tænke os
            vi kunne godt bruge|lad os|lad os få|lad os lige|lad os bare|lad os nu|må jeg bede om
            gerne vil jeg have|vil jeg gerne have|vil jeg have|skal jeg bruge|skal jeg have
            jeg ville være glad hvis du|jeg ville være taknemmelig hvis du
            jeg ville blive glad hvis du|jeg ville sætte pris på hvis du
            jeg ville sætte pris på om du|jeg ville sætte pris på at du
            jeg vil sætte pris på at du
            """
        + made_of(
            "det ville være|det kunne være|det er|var",
            "dejligt|rart|fint|godt|skønt|fedt|lækkert|super|en stor hjælp|sødt|pænt af dig",
            """
                hvis du|hvis du ville|hvis du lige ville|hvis du kunne|hvis du lige kunne
                om du ville|om du lige ville|at få|at du|hvis
                """,
        )
        + made_of(
            "må|kan|kunne|måtte",
            "-|nu|så|lige|også|bare|snart",
            "gerne|godt",
            "-|nu|lige|bare|komme|blive",
        )
        + made_of(
            "du|i",
            "må|kan|skal|bør|kunne|burde|skulle",
            "-|nu|så|lige|bare|gerne|godt|også|godt lige|gerne lige|hellere|helst",
        )
        + made_of(
            "skal|bør|må|skulle gerne|burde",
            "-|nu|så|lige|bare|også|gerne|helst|altså",
            """
                *es|være tændt|være slukket|være lukket|være åben|være åbent|være låst|op|ned
                være på
                """,
        )
        + made_of(
            "skal|må",
            "-|nu|så|lige",
            """
                sættes op|sættes ned|sættes til|skrues op|skrues ned|rulles op|rulles ned|køres op
                køres ned|slås til|slås fra|gøres rent|gå i gang|i gang|køre|støvsuge
                """,
        ),
        Mark.TAG: """
            okay|ok|ja|ikke|ikke også|ikke sandt|vel|er du sød|tak|vil du|kan du|gider du
            er det i orden|er det okay|aftale|i orden|forstået|hva|hvad siger du|ikk
            """,
        Mark.UNWISH: made_of(
            "jeg|vi",
            "vil|ønsker|gider|skal|behøver|ville|bryder mig",
            "-|nu|da|altså|absolut|bestemt|virkelig|for alt i verden",
            """
                ikke|aldrig|helst ikke|ikke have|ikke have at|ikke have at du|helst ikke have
                ikke om at|ingen
                """,
        )
        + made_of(
            "du|i|de",
            "skal|må|bør|kan|behøver|skulle",
            "-|nu|da|altså|endelig|bare|lige|hellere|for alt i verden|absolut|virkelig",
            """
                ikke|aldrig|ikke lige|ikke bare|lade være med at|lade være|på ingen måde
                under ingen omstændigheder
                """,
        )
        + made_of(
            "skal|må|bør|behøver|behøves|skulle|burde|behøver ikke at",
            "-|nu|da|altså|endelig|slet|bare|absolut|overhovedet",
            """
                ikke|aldrig|ingen|ikke mere|ikke længere|heller ikke|på ingen måde
                under ingen omstændigheder|på ingen måder
                """,
        )
        + """
            ingen må|ingen skal|ingen bør|der er ingen grund til at|ingen grund til at
            der er ikke grund til at|det er ikke nødvendigt at|ikke nødvendigt at|unødvendigt at
            jeg har ikke brug for|vi har ikke brug for|jeg har ikke lyst til|hellere ikke
            helst ikke|bedst ikke|behøves ikke|er ikke nødvendigt|jeg vil helst ikke have
            jeg vil nødig|jeg vil nødig have|jeg ser helst ikke|skal lade være|du behøver ikke at
            du skal ikke til at|nej til at
            """,
        Mark.NEGATION: """
            ikke|aldrig|ingen|intet|ingenting|ikke noget|ikke nogen|hverken|heller ikke|uden
            uden at|næppe|ikke mere|ikke længere|aldrig mere|aldrig nogensinde
            ikke under nogen omstændigheder|under ingen omstændigheder|på ingen måde
            i hvert fald ikke|absolut ikke|bestemt ikke|slet ikke|overhovedet ikke|endelig ikke
            for guds skyld ikke|lad være at|lad være med|lad være med at|lad vær med at
            lad vær med|lad venligst være med at|lad nu være med at|lad nu være med
            lad endelig være med at|lad lige være med at|lad bare være med at
            lad være med hele tiden at|hold op med at|hold op med|hold nu op med at|hold nu op med
            hold så op med at|hold lige op med at|stop med at|stop nu med at|stop med
            stop så med at|hold inde med at|undlad|undlad at|undgå|undgå at|i stedet for
            i stedet for at|frem for at|snarere end at|forbudt|forbudt at|jeg forbyder|nægt
            fingrene fra|fingrene væk|nallerne fra|nallerne væk|hold fingrene fra
            hold nallerne fra|hold dig fra|hold dig væk fra|gå ikke i gang med|drop at
            spar dig for at|vov ikke at|nej til
            """,
        Mark.HOLD: """
            lad|lad bare|lad nu|lad lige|lad stå|lad blive|lad * være|lad * stå|lad * blive|behold
            bevar|forbliver|forblive|skal forblive|skal blive|skal blive ved|må blive
            må godt blive stående|må godt blive ved|må godt blive som|kan blive stående|kan godt blive stående|bliver stående|bliver tændt|bliver slukket
            bliver åben|bliver åbent|bliver åbne|bliver lukket|bliver lukkede|bliver låst
            bliver som|bliver på|bliver hvor|bliver nede|bliver oppe|bliver her|bliver bare
            bliver ved med at være|bliver ved med at|rør ikke|rør ikke ved|rør ikke på
            pil ikke ved|pil ikke|ændr ikke|hold den|hold det|hold dem|hold lyset|hold døren|spar
            skån|ignorer|ignorér|spring * over|spring over|lad det være tændt|lad det være slukket
            lad det være som|lad det være åbent|lad det være lukket|lad den være tændt
            lad den være slukket|lad den være åben|lad den være lukket|lad den være låst
            lad den være som|lad den være i fred|lad dem være tændt|lad dem være slukket
            lad dem være åbne|lad dem være lukkede|lad dem være som|lad dem være i fred
            lad det stå|lad den stå|lad dem stå|lad den køre|lad det køre|som den er|som det er
            som de er|i fred
            """,
        Mark.EXCEPTION: """
            undtagen|undtaget|undtagen lige|lige undtagen|undtagen måske|undtagen selvfølgelig
            undtagen naturligvis|bortset fra|lige bortset fra|fraset|med undtagelse af
            med undtagelse|på nær|pånær|på nær lige|fraregnet|eksklusive|ekskl|ikke medregnet
            ikke inkluderet|ikke iberegnet|undtagelsen er|udover|ud over|foruden|minus|men ikke
            og ikke|bare ikke|blot ikke|kun ikke|dog ikke|men dog ikke|men aldrig|men bare ikke
            men altså ikke|men selvfølgelig ikke|men naturligvis ikke|men heller ikke
            og heller ikke|alt andet end|alle andre end|alle undtagen|alt undtagen|alt på nær
            alle på nær|medmindre det er|med mindre det er|men lad|men undtag|men spar|men spring
            men rør ikke|men rør ikke ved|men ingen|glem alt om den i|ikke lige|men lige ikke
            undtagelse|holdt udenfor|holdt uden for|uden at røre|uden at tage
            hvis man ser bort fra|når man ser bort fra
            """,
        Mark.CONTRAST: """
            men|kun|derimod|til gengæld|dog|tværtimod|i stedet|men derimod|men til gengæld
            men i stedet|men kun|men tag|kun lige
            """,
        Mark.JOIN: """
            og|og så|så|derefter|og derefter|bagefter|og bagefter|samt|plus|eller|også|og også
            desuden|ligeledes|til sidst|og til sidst|dernæst|og dernæst|såvel som|og endelig
            herefter|og herefter|eller også|og samtidig|samtidig med at du|og først
            """,
        Mark.CONDITION: """
            hvis|hvis nu|såfremt|når|når som helst|når bare|når først|hver gang|hver eneste gang
            så snart|så snart som|lige så snart|straks når|lige når|i tilfælde af|i tilfælde af at
            i fald|ifald|i det tilfælde at|medmindre|med mindre|indtil|til jeg|til vi|til han
            til hun|til de|til der|til det er|til det bliver|til nogen|til børnene|til min
            til vores|vent til|vent indtil|vent med at|vent med|mens|imens|så længe|så længe som
            sålænge|forudsat|forudsat at|under forudsætning af|under forudsætning af at
            på betingelse af|på den betingelse at|=før|=før end|=lige før|inden|lige inden
            efter at|efter jeg|efter vi|kun hvis|kun når|først når|først hvis|først efter
            alene hvis|også hvis|bare hvis|om|skulle det|skulle der|skulle nogen|skulle han
            skulle hun|skulle jeg|skulle vi|skulle børnene|skulle temperaturen|næste gang|den dag
            fra det øjeblik|i det øjeblik|det øjeblik|i samme øjeblik|afhængig af|afhængigt af
            alt efter om|alt efter|enten hvis|undtagen hvis|undtagen når|medmindre at
            """,
        Mark.REASON: """
            fordi|fordi at|eftersom|siden det er|siden jeg|siden vi|siden der|når nu|nu hvor|nu da
            nemlig|derfor|således at|så at|for at|selvom|selv om|selv hvis|også selvom
            også selv om|skønt|uanset om|uanset hvad|uanset|på grund af|pga|af hensyn til|grundet
            takket være|ellers|for ikke at|så jeg|så vi|så han|så hun|så man|så børnene|så det er
            så det bliver|så det ikke|så der er|så der bliver|så der ikke|så den er|så den ikke
            så de kan|så de ikke|så ingen|så min|så mor|så far|sikke et mørke|sikken et mørke
            sikke en larm|sikken larm|sikke en varme|sikken varme|sikke en kulde|sikken kulde
            sikke et spektakel|sikke et rod|sikke mørkt|sikke koldt|for en larm|for en varme
            for en kulde|=for jeg|=for vi|=for man|=for hun|=for han|=for mor|=for far|=for nu
            =for her|=for der|=for børnene|=for min|=for ingen|=for nogen|da jeg|da vi|da der
            da her|da han|da hun|da man|da min|da børnene
            """
        + made_of(
            "=for|da",
            "det|den|de|alle|begge",
            """
                er|var|har|bliver|kan|skal|sover|lugter|larmer|ser|står|vil|ligner|generer|regner
                går|virker|lyder|tager|koster|blænder
                """,
        )
        + made_of(
            """
                hvor er|hvor er der|hvor er her|hvor er det|hvor bliver|hvor bliver det
                hvor bliver her|nøj hvor er her|nej hvor er her
                """,
            _DARK,
        )
        + made_of(
            "hold da op|puha|uha|nøj|fy",
            "hvor|hvor er|hvor er her|hvor er det|her er|det er",
            _DARK,
        ),
        Mark.LATER: """
            i morgen|imorgen|i morgen tidlig|i morgen aften|i morgen tidligt|i overmorgen
            overmorgen|i aften|iaften|i nat|i eftermiddag|i formiddag|til aften|til middag|til jul
            i julen|til påske|til sommer|til vinter|til weekenden|senere|senere i dag|lidt senere
            senere på|om lidt|om et øjeblik|om et lille øjeblik|om en stund|om snart|snart
            ret snart|inden længe|en anden gang|en anden dag|en dag|engang|en gang i
            på et tidspunkt|på et eller andet tidspunkt|med tiden|siden hen|efterhånden|næste uge
            næste måned|næste år|næste weekend|i næste uge|i næste måned|i den kommende *
            på mandag|på tirsdag|på onsdag|på torsdag|på fredag|på lørdag|på søndag|mandag*
            tirsdag*|onsdag*|torsdag*|fredag*|lørdag*|søndag*|om mandagen|om tirsdagen|om onsdagen
            om torsdagen|om fredagen|om lørdagen|om søndagen|hverdage|på hverdage|hverdagsaftener
            weekend*|i weekenden|hver dag|hver aften|hver morgen|hver nat|hver eftermiddag
            hver formiddag|hver time|hver uge|hver måned|hver # minut*|hver # time|hvert #
            hvert år|hvert kvarter|dagligt|daglig|ugentligt|ugentlig|månedligt|natligt|altid
            hele tiden|konstant|hele dagen|døgnet rundt|hver halve time|hver anden dag
            hver anden time|om morgenen|om aftenen|om natten|om eftermiddagen|om formiddagen
            om dagen|om vinteren|om sommeren|om efteråret|om foråret|i løbet af dagen
            i løbet af aftenen|i løbet af natten|i løbet af|ud på aftenen|ud på natten
            hen på aftenen|sidst på dagen|ved aftenstid|om en time|om en halv time|om en times tid
            om en halv times tid|om et kvarter|om et kvarters tid|om halvanden time|om et par *
            om nogle *|om cirka *|om ca *|om omkring *|om en uge|om en måned|om en dag|om et minut
            om et sekund|om ti|om fem|om tyve|om tre kvarter|om trekvart time|# minutter senere
            en time senere|et kvarter senere|en halv time senere|# minutter efter|lidt efter
            # minutter fra nu|en time fra nu|kl #|kl *|klokken #|klokken *|klokken halv #
            ved # tiden|ved * tiden|ved *tiden|ved *tide|omkring #|omkring klokken *
            cirka klokken *|ca kl *|til klokken *|til kl *|fra klokken *|fra kl *|inden klokken *
            inden kl *|efter klokken *|efter kl *|=før klokken *|=før kl *|mellem klokken *
            præcis klokken *|klokken # #|halv #|kvart i #|kvart over #|# over #|# i #
            # minutter i #|# minutter over #|på slaget #|ved midnat|ved middagstid|ved solopgang
            ved solnedgang|ved daggry|ved skumring|ved skumringstid|ved sengetid|ved spisetid
            ved frokosttid|ved morgenmaden|ved aftensmaden|ved frokosten|til morgenmaden
            til aftensmaden|til frokost|til sengetid|=før solnedgang|=før solopgang|=før midnat
            =før sengetid|=før maden|=før aftensmaden|=før mørkets frembrud|inden solnedgang
            inden midnat|inden sengetid|inden maden|inden mørkets frembrud|efter mørkets frembrud
            ved mørkets frembrud|efter solnedgang|efter solopgang|efter midnat|efter maden
            efter aftensmaden|efter frokost|efter morgenmaden|efter arbejde|efter skole
            efter filmen|efter nyhederne|efter badet|efter sengetid|efter # minut*|efter # time*
            efter en time|efter en halv time|efter et kvarter|efter et stykke tid|efter et par *
            fra nu af|fra i morgen|fra i dag|fra i aften|fra på mandag|fra mandag|fra og med *
            fremover|for fremtiden|i fremtiden|fremadrettet|ikke endnu|endnu ikke|ikke nu
            ikke lige nu|ikke i dag|ikke i aften|=ikke før|ikke lige endnu|først i morgen
            først senere|først klokken *|først kl *|først om *|først i aften|først på *
            først efter *|mind mig om|mind mig om at|mind mig på|mind os om|mind os om at
            påmind mig|påmind os|påmindelse|husk mig på|husk mig på at|væk mig|væk os|sæt en alarm
            sæt et vækkeur|sæt vækkeuret|planlæg|tidsplan|tidsstyring|på timer|vent # minut*
            vent # sekund*|vent # time*|vent en time|vent en halv time|vent et kvarter
            vent et minut|vent et øjeblik og|vent lidt og|vent lidt med|vent lidt med at
            vent lige lidt med|vent nu med|vent lige med|giv det # minut*|tæl til #
            når jeg tæller til #|på tre|midnat|solnedgang|solopgang|sengetid|daggry|skumring
            juleaften|nytårsaften|næste morgen|næste dag|dagen efter|til næste gang
            på min fødselsdag
            """
        + made_of(
            "giv det|giv den|vent|vent med det i",
            "-|lige|bare|nu|lige et par|endnu",
            """
                # minut*|# sekund*|# time*|en time|et kvarter|et øjeblik og|lidt og
                et par minutter|en halv time
                """,
        )
        + made_of("om", "#|# #", _HOURS)
        + made_of(
            "om",
            "# og en halv|en halv|en|et|et par|nogle",
            "time|timer|minut*|dage|uger",
        ),
        Mark.PAST: """
            i går|igår|i går aftes|i går morges|i går nat|i aftes|i forgårs|forgårs|i morges
            forleden|forleden dag|forleden aften|den anden dag|sidste uge|i sidste uge|sidste nat
            sidste gang|sidste måned|sidste år|sidste weekend|sidste vinter|tidligere
            tidligere i dag|i tidernes morgen|før i tiden|=for # minut* siden|=for # time* siden
            =for # dage siden|=for en time siden|=for en halv time siden|=for et kvarter siden
            =for lidt siden|=for et øjeblik siden|=for nylig|=for nyligt|=for længe siden
            =for længst|=for et par * siden|for lidt siden|siden|lige har|har lige|har netop
            har allerede|blev lige|netop|allerede|dengang|=engang før|ved en fejl
            ved en fejltagelse|ved et uheld|kom til at|hele natten|hele aftenen|hele formiddagen
            hidtil|tak for|tak fordi|tak for at|siden i går|siden i morges|gang på gang
            oprindeligt|i sin tid
            """,
        Mark.HABIT: """
            er en dårlig idé|er en god idé|er en dårlig ide|er en god ide|er ikke en god idé
            er ikke en god ide|er ingen god idé|ville være en dårlig idé|ville være en fejl
            er en fejl|er farligt|er forbudt|er ikke tilladt|er unødvendigt|er ikke nødvendigt
            er spild af *|er fuldstændig|giver ingen mening|giver ikke mening|er mit job
            er min opgave|er hans job|er hendes job|er ikke min opgave|er irriterende
            er besværligt|er bøvlet|er let|er svært|er nemt|er en vane|tager evigheder
            tager en evighed|nytter ikke|nytter ingenting|hjælper ikke|er dumt|er noget pjat
            er ulovligt|normalt|som regel|sædvanligvis|for det meste|oftest|tit|ofte|sommetider
            nogle gange|indimellem|ind imellem|en gang imellem|en gang i mellem|af og til
            fra tid til anden|i reglen|plejer|plejede|pleje at|har for vane|har det med at
            er vant til|almindeligvis|de fleste dage|de fleste aftener|jævnligt|hver gang jeg
            altid når|ellers slukker|ellers tænder|normalt slukker
            """,
        Mark.REPORT: """
            siger|sagde|sagt|sige at|sige til|fortæller|fortalte|fortalt|spørger|spurgte|spurgt
            skriver|skrev|skrevet|påstår|påstod|påstået|mener at|mener den|mener det|mente at
            mente|troede|tror at|synes at|syntes|tænkte|råber|råbte|råbt|hvisker|hviskede|hvisket
            mor synes|far synes|han synes|hun synes|min kone synes|min mand synes|mor mener
            far mener|han mener|hun mener|hun tror|han tror|mor vil have|far vil have|han vil have
            hun vil have|min kone vil have|min mand vil have|børnene vil have|de vil have
            naboen vil have|svarer|svarede|svaret|foreslog|foreslår|foreslået|anbefaler|anbefalede
            anbefalet|råder|rådede|rådet|bad mig|bad om|bad dig|bad ham|bad hende|bad os|bad jer
            bad jeg|har bedt|bedt om|beder mig om|beder os om|beder dig om|beordrede|befalede
            kræver|krævede|forlangte|forlanger|lover|lovede|lovet|påmindede|mindede|advarede
            advarer|hævder|hævdede|hørte|hørt|overhørte|læste|læst|ifølge|efter sigende|angiveligt
            åbenbart sagde|der står|der stod|står der|stod der|står på sedlen|står på skiltet
            på sedlen|på skiltet|skiltet|sedlen|opslaget|skreg|skriger|skrålede|brummede|mumlede
            bliver ved med at sige|bliver ved med at råbe|siger altid|siger hele tiden
            besked om at|sms om|skriv|skriv ned|noter|notér|nedskriv|gentag|oversæt|stav|diktér
            dikter|citer|citér|besked|send en besked|send en sms|send en mail|send min|send ham
            send hende|sms|sms til|skriv til|sig|sig til|sig at|sig det|fortæl ham|fortæl hende
            fortæl dem|fortæl alle|fortæl min|fortæl børnene|fortæl mor|fortæl far|bed ham
            bed hende|bed mor|bed far|bed min|bed børnene|bed naboen|annoncer|annoncér|meddel
            broadcast|kald ud|råb|læs op|læs højt|læs det op|hvordan siger man|hvordan siger jeg
            hvad betyder|hvad hedder|betyder|ordet|ordene|sætningen|vendingen|kommandoen|citat
            i filmen|i bogen|i sangen|sangen hedder|hedder|kaldet|med titlen|replikken|løb op og
            løb ned og|løb lige|løb hen|gå op og|gå ned og|gå ovenpå og|gå nedenunder og|gå hen og
            gå lige|gå lige op|gå lige ned|gå ud og|gå ind og|rejs dig og|smut op og|smut ned og
            spring op og|spring ned og|smut lige|kom herop og|kom ned og|husk|en af jer
            """,
        Mark.ASK: """
            skal|må|kan|bør|vil|kunne|skulle|burde|hvad|hvem|hvor|hvorfor|hvordan|hvorhen|hvorfra
            hvornår|hvilken|hvilket|hvilke|hvor mange|hvor meget|hvor længe|hvor højt|hvor varmt
            hvor koldt er|er|var|har|havde|bliver|blev|skal jeg|skal vi|skal man|skal der|skal det
            skal den|skal de|skal vi tage|skal *en|skal *et|skal *ene|skal lamperne
            skal gardinerne|skal vinduerne|skal persiennerne|skal børnene|skal skodderne|skulle vi
            bør jeg|bør vi|bør man|bør den|burde jeg|må jeg|må man|må vi|må den|må det|må de
            må der|må børnene|må *en|må *et|må børnene|må lamperne|kan jeg|kan den|kan det|kan de
            kan der|kan *en|kan *et|kunne jeg|kunne det|kunne den|ville det|ville den
            ville du sige|ville du anbefale|ville du råde|vil det|vil den|vil der|vil *en|vil *et
            vil jeg|gjorde|gik|går|står|stod|ligger|sidder|hænger|brænder|lyser|kører|virker
            spiller|findes|lugter|regner|sner|fryser|ved du|ved du om|ved nogen|ved i|tror du
            mener du|synes du|husker du|kender du|ser du|hører du|hørte du|fik du|fik jeg|kom du
            nåede du|nåede jeg|glemte jeg|glemte vi|glemte du|huskede jeg|huskede du|slukkede du
            slukkede jeg|slukkede|tændte du|tændte jeg|tændte|lukkede du|lukkede jeg|lukkede
            åbnede du|åbnede jeg|åbnede|låste du|låste jeg|låste|satte du|satte jeg|skruede du
            rullede du|startede|stoppede|gjorde du|sagde du|sagde jeg|slukker|tænder|lukker|åbner
            låser|starter|fortæl mig|fortæl os|fortæl om|fortæl lige|fortæl mig lige|fortæl
            sig mig|sig mig lige|sig mig engang|sig lige|sig lige om|lad mig vide|lad os vide
            lad mig høre|lad mig se|vis mig|vis|forklar|forklar mig|forklar lige|beskriv|tjek
            tjek lige|tjek om|check|check om|kontroller|kontrollér|undersøg|undersøg om|se efter
            se lige efter|se om|se lige om|se lige efter om|kig efter|kig lige|kig lige efter
            kig om|find ud af|spørg|spørg om|hør lige om|hør om|jeg gad vide|gad vide|gad vidst
            gad nok vide|mon|jeg spekulerer på|spekulerer på|jeg undrer mig|jeg vil vide
            jeg vil gerne vide|jeg ville gerne vide|jeg vil bare gerne vide|jeg vil lige vide
            jeg vil lige høre|jeg skal lige vide|jeg skal vide|jeg er nysgerrig|vi vil gerne vide
            giv mig besked om|giv besked om|er det muligt|er det okay|er det i orden
            er det sikkert|er det sandt|er det rigtigt|er det farligt|er du i stand til
            er du i stand til at|er der|er der nogen|var der|har du|har i|har vi|har jeg|har nogen
            havde du|kan du huske hvornår|hvad nu hvis|hvad hvis|hvad sker der|hvad ville der ske
            hvad med vejret|hvad er|nogen idé|nogen idé om|passer det|passer det at|hvordan kan
            hvad skal|hvem har|hvor er|hvad koster
            """
        + made_of(
            "kan du|kunne du|vil du|kan i|gider du",
            "-|lige|godt|egentlig|mon|også|måske",
            """
                se|se om|se hvor|fortælle|fortælle mig|fortælle os|sige|sige mig|sige om|høre
                huske|tjekke|tjekke om|checke|kontrollere|undersøge|finde ud af|se efter|kigge
                kigge efter|forklare|forklare mig|vise mig|mærke|oplyse|give mig besked|svare på
                spørge
                """,
        )
        + made_of(
            "kan du|kunne du|kan man|kan i|kan den|ville du|ville man|kan jeg",
            """
                egentlig|overhovedet|i det hele taget|teoretisk set|i teorien|i princippet
                nogensinde|rent faktisk|teknisk set
                """,
        ),
        Mark.JUST_ASKING: """
            jeg spørger bare|spørger bare|jeg spurgte bare|jeg spørger kun|jeg spørger blot
            bare et spørgsmål|kun et spørgsmål|bare lige et spørgsmål|det er bare et spørgsmål
            bare for at spørge|bare for at vide det|bare for at være sikker|bare nysgerrig
            jeg er bare nysgerrig|er bare nysgerrig|af nysgerrighed|af ren nysgerrighed
            af ren og skær nysgerrighed|i teorien|teoretisk set|rent teoretisk|teoretisk
            hypotetisk|rent hypotetisk|hypotetisk set|i princippet|principielt|sådan helt generelt
            helt generelt|generelt set|generelt|bare til info|til orientering|bare så jeg ved det
            kun så jeg ved det|så jeg ved det|jeg vil bare vide|jeg vil bare lige vide
            jeg ville bare vide|ville bare vide|vil bare vide|vil bare lige vide
            ville bare lige vide|ville bare høre|jeg ville bare høre|spørger for en ven
            undrer mig bare|jeg undrer mig bare|jeg spørger for en ven|bare interesseret
            """,
        Mark.DOUBT: """
            måske|muligvis|eventuelt|kan være|det kan være|det kunne være at|kunne være
            måske skulle|måske skulle vi|måske skulle jeg|forestil dig|forestil dig at|tænk hvis
            tænk nu hvis|lad os antage|lad os antage at|lad os sige at|lad os forestille os
            lad os lade som om|antag|antag at|antaget|sæt nu at|sæt at|sæt nu|for eksempel|fx
            eksempelvis|jeg overvejer|overvejer|vi overvejer|jeg tænker på|jeg tænker på at
            jeg tænker lidt på|går og tænker på|jeg tror|jeg tror at|jeg tror nok|jeg tror jeg
            jeg gætter på|jeg formoder|jeg går ud fra|jeg håber|vi håber|jeg håber at|håber at
            forhåbentlig|jeg ved ikke|jeg ved ikke om|jeg ved ikke rigtig|jeg ved ikke helt
            ved ikke om|jeg er ikke sikker|er ikke sikker|ikke sikker|jeg er i tvivl|i tvivl
            tvivler|jeg tvivler|bare jeg havde|bare vi havde|bare du havde|gid|gid jeg
            gid jeg havde|gid vi|jeg ville ønske|jeg ville ønske at|vi ville ønske|ønskede jeg
            ville have|kunne have|burde have|skulle have|skulle jeg have|hvis bare|hvis blot
            bare det var|jeg glemte|jeg glemte at|jeg har glemt|jeg har glemt at|vi glemte
            jeg kom til at|havde jeg|havde vi|jeg hader|jeg elsker|jeg hader når|jeg elsker når
            jeg elsker at|jeg hader at|jeg kan lide|jeg kan godt lide|jeg kan godt lide når
            jeg kan ikke lide|jeg kan ikke fordrage|jeg er vild med|jeg er træt af
            jeg er bange for|lad som om|som om|nabo*|genbo*|hos min mor|hos min far
            hos mine forældre|mine forældres|min mors|min fars|min søsters|min brors|min vens
            min venindes
            """,
        Mark.CORRECTION: """
            nej|nej vent|nej vent lidt|vent|vent nej|vent lige|vent lidt|vent nu|vent nu lidt
            vent et øjeblik|vent lige lidt|øjeblik|lige et øjeblik|nej undskyld|undskyld
            undskyld nej|undskyld jeg mener|jeg mener|jeg mente|jeg mente den|mener jeg|mente jeg
            jeg mener altså|jeg mener den|jeg mener det|altså|altså nej|eller nej|eller vent
            eller rettere|eller rettere sagt|rettere sagt|retter mig selv|eller altså
            eller faktisk|faktisk|nej faktisk|hov|hov nej|hov vent|hovsa|hovsa nej|ups|ups nej
            åh nej|øh nej|øhm nej|hm nej|næ|næh|næ vent|nej nej|nej hov|nej stop|stop nej
            ved nærmere eftertanke|ved nærmere omtanke|forkert|nej forkert|det var forkert
            korrektion|rettelse|stop|hellere|nej hellere|snarere|eller snarere
            jeg har ombestemt mig|jeg ombestemte mig|jeg fortryder|jeg har fortrudt|nej den
            nej det|nej de|nej min|nej jeg mente|nej jeg mener|nej jeg sagde|nej jeg vil have
            ikke så meget|det er for meget|det er for lidt|det er alt for meget
            det er alt for lidt|ikke så højt|det er for højt|det er for lyst|ikke så lyst
            ved du hvad|nej ved du hvad|glem det|drop det|pyt|fejl|min fejl|nej for resten
            nej altså|eller bedre|eller hellere|det vil sige
            """,
        Mark.REVOKED: """
            glem det|glem det bare|glem det igen|glem det nu|nej glem det|åh glem det|nå glem det
            ach glem det|glem hvad jeg sagde|glem alt om det|drop det|drop det bare|drop det igen
            nej drop det|pyt|pyt med det|nej pyt|åh pyt|nå pyt|lige meget|det er lige meget
            nej lige meget|skidt med det|skidt pyt|lad være|lad være med det|lad nu være
            lad bare være|nej lad være|nej lad bare være|så lad være|eller lad være
            eller nej lad være|åh lad være|lad det være|lad det ligge|lad det bare være
            lad det bare ligge|nej lad det være|nej lad det bare være|lad den være|lad dem være
            lad den bare være|lad dem bare være|nej lad den være|lad det gå|gør det ikke
            gør det alligevel ikke|nej gør det ikke|gør det ikke alligevel|alligevel ikke
            nej alligevel ikke|ikke alligevel|nej ikke alligevel|eller alligevel ikke|eller ikke
            eller nej|eller nej ikke|eller nej alligevel ikke|hellere ikke|nej hellere ikke
            måske alligevel ikke|ellers tak|nej ellers tak|nej tak|annuller|annullér|annuller det
            annullér det|annuller det hele|afbryd|afbryd det|stop det|stop det hele|afblæs det
            afblæst|det behøves ikke|det behøver du ikke|det behøves alligevel ikke
            det behøver du alligevel ikke|behøves ikke alligevel|nej det behøves ikke
            ikke nødvendigt|det er ikke nødvendigt|det er alligevel ikke nødvendigt
            det er ikke nødvendigt alligevel|jeg gør det selv|jeg gør det bare selv
            jeg klarer det selv|jeg klarer den selv|jeg ordner det selv|jeg kan selv
            jeg tager den selv|jeg har fortrudt|jeg fortryder|jeg fortrød|jeg har ombestemt mig
            jeg ombestemte mig|det var bare for sjov|bare for sjov|det var for sjov|bare en joke
            det var en joke|jeg laver sjov|jeg laver bare sjov|jeg tager det i mig igen
            jeg tager det tilbage|ved nærmere eftertanke ikke|ved nærmere omtanke ikke
            det er fint som det er|det er godt som det er|det er okay som det er|det er fint nok
            det kan være lige meget|det var ikke til dig|det var ikke dig|ikke dig
            """,
        Mark.RELATION: """
            ved siden af|lige ved siden af|nær|nær ved|tæt på|tæt ved|lige ved|i nærheden af|bag
            bag ved|bagved|omme bag|under|neden under|inde under|over|oven over|ovenover|oven på
            henover|ved|foran|overfor|over for|lige over for|mellem|imellem|rundt om|omkring
            til højre for|til venstre for|på den anden side af|på venstre side af|på højre side af
            udenfor|uden for|ude for|ud for|langs|for enden af|ved enden af|op ad|inde bag
            længst væk fra|længst fra|tættest på|nærmest|ikke langt fra|i forlængelse af|modsat
            hen over
            """,
    },
    verbs="""
        tænd|tænde|sluk|slukke|luk|lukke|åbn|åben|åbne|oplås|oplåse|lås|låse|aflås|aflåse|skru
        skrue|drej|dreje|sæt|sætte|stil|stille|indstil|indstille|juster|justér|justere|dæmp|dæmpe
        rul|rulle|hejs|hejse|sænk|sænke|hæv|hæve|træk|trække|kør|køre|start|starte|stop|stoppe
        stands|standse|pause|paus|afspil|afspille|spil|spille|fortsæt|fortsætte|genoptag|genoptage
        tilføj|tilføje|føj|føje|skriv|skrive|læg|lægge|fjern|fjerne|slet|slette|stryg|stryge
        aktiver|aktivér|aktivere|deaktiver|deaktivér|deaktivere|støvsug|støvsuge|sug|suge|rengør
        rengøre|gør|gøre|lav|lave|=få|=fået|giv|give|bring|bringe|hent|hente|send|sende|tag|tage
        vask|vaske|mop|moppe|varm|varme op|opvarm|køl|køle|afkøl|mørklæg|mørklægge|forøg|forøge
        formindsk|=øg|øge|forhøj|forhøje|reducer|reducér|reducere|ændr|ændre|skift|skifte|hop
        næste|forrige|tryk|trykke|slå|klik|smæk|smæk|knald|smid|fyr|fyre|knips|kvæl|klap|slip|gem
        skænk|sørg|begynd|afslut|afslutte|nulstil|genstart|udluft|luft|lufte|oplys|belys|blænd
        skæl|gå|vend|returner|returnér|parker|parkér|lad op|klip|klippe|slå græs|vand|vande|ring
        mut|mute|lydløs|kast|flip|hiv|skub|sørge|indstilles|justeres|slukkes|tændes|lukkes|åbnes
        låses|dæmpes|skrues|sættes|stilles|startes|stoppes|rulles|trækkes|køres|slås|aktiveres
        aktivere|deaktiveres|pauses|hæves|sænkes|tilføjes|skrives|varmere|koldere|køligere|lysere
        mørkere|kraftigere|svagere|lavere|højere|næste|op|ned|fra|tændt|slukket|åbent|lukket
        lukkede|låst|ulåst|slukkede
        """,
    subjects="""
        jeg|du|han|hun|vi|man|de to|det hele er|der|nogen|ingen|alle er|alle sover|alle kan|mor
        far|mormor|farmor|morfar|farfar|bedstemor|bedstefar|min kone|min mand|min kæreste|min søn
        min datter|min mor|min far|min søster|min bror|mine forældre|mine børn|min chef|min nabo
        mine venner|min svigermor|mine svigerforældre|børnene|ungerne|drengene|pigerne
        tvillingerne|den lille|de små|de store|lillemanden|hunden|katten|telefonen|min telefon
        naboen|naboerne|gæsterne|vores gæster|besøget|solen|sollyset|babyen|filmen|larmen
        musikken er|musikken kører|postbuddet|elektrikeren|håndværkerne|rengøringsdamen|chefen
        vinden|regnen|strømmen|maden|vandet koger|lyset generer|lyset blænder|lyset er|lyset var
        ganske|hele familien|familien|klokken er|bussen|toget|bilen
        """
    + made_of(_IT_IS, _IS),
    finite="""
        er|var|har|havde|bliver|blev|går|gik|står|stod|ligger|lå|sidder|sad|hænger|hang|kommer
        kom hjem|kører|kørte|lyser|lyste|brænder|brændte|virker|virkede|spiller|spillede|slukker
        slukkede|tænder|tændte|lukker|lukkede|åbner|åbnede|låser|låste|skruer|skruede|sætter|satte
        gjorde|lader|lod|laver|lavede|kan|kunne|vil|ville|skal|skulle|må|måtte|burde|bør|ser
        så jeg|hører|føler|føles|fryser|frøs|sveder|svedte|ved|tænker|mener|tror|synes|syntes
        læser|læste|skriver|arbejder|sover|sov|spiser|spiste|laver mad|bader|lugter|stinker|larmer
        larmede|larmede|generer|irriterer|blænder|støjer|støjede|brummer|summer|suser|bipper
        blinker|flimrer|ringer|ringede|starter|startede|stopper|stoppede|begynder|begyndte|regner
        sner|blæser|trækker|tager|tog|koster|kostede|bruger|brugte|behøver|glemmer|glemte|husker
        huskede|ligner|lignede|lyder|lød|ligger|plejer|plejede|varer|varede|går i gang|slutter
        sluttede|mangler|passer|giver|gav|betyder|sker|skete|hjælper|elsker|hader|vækker|vågner
        vågnede|venter|siger|kigger|rullede|rummer|trak|fik|=får|kommer|kører|kørte|hjem|dufter
        drypper|gisper|ødelægger|spilder|forstyrrer|larmer|falder|faldt|holder|holdt|bor|øver
        studerer|telefonerer|keder|trænger|sidder|skinner|bager|=bør|=når at|nåede|kigger|gider
        bryder
        """,
    settled="*",
    firsts="først|til at begynde med",
    articles="""
        den|det|de|en|et|én|min|mit|mine|vores|vor|vort|hans|hendes|deres|denne|dette|disse
        den der|det der|de der|den her|det her|de her|alle|al|alt|hver|hvert|begge|begge de|nogle
        hele|hele den|hele det|samtlige|alle de|alle mine|alle vores|al den|alt det|din|dit|dine
        jeres|to|et par
        """,
    numbers="""
        én|en|et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten
        sytten|atten|nitten|tyve|femogtyve|tredive|femogtredive|fyrre|femogfyrre|halvtreds
        halvtredsindstyve|tres|halvfjerds|firs|halvfems|hundrede|halvanden|halvandet|et par
        """,
    joining="i|på|af|ved|til|fra|for|hos|inde|ude|ind|ud|hen|at|om|inden",
    moves="""
        los|køre|rulle|støvsuge|suge|gå|starte|gøre rent|ned|op|løbe|begynde|slå græs|klippe
        spille|komme i gang|i gang|køre ned|køre op|tage fat|gå i gang
        """,
    within="i|på",
    only="kun|alene|udelukkende|kun lige",
    now="nu|straks|med det samme|lige nu|omgående|nu og her|lige nu og her|øjeblikkeligt|prompte",
    particles="""
        op|ned|af|på|til|fra|ud|ind|tændt|slukket|åben|åbent|åbne|lukket|lukkede|låst|ulåst|i gang
        """,
    pronouns="""
        her|herinde|heroppe|hernede|herude|der|derinde|deroppe|dernede|derude|den|det|dem|de|denne
        dette|alt|alting|det hele|sådan|som det er|som den er|i fred|på|af|til|fra|op|ned|tændt
        slukket|åben|åbent|åbne|lukket|låst|være|stå|blive|ham|hende|nogen|noget
        """,
    kinds={
        "cover:curtain": """
            gardin|gardinet|gardiner|gardinerne|forhæng|forhænget|*gardin|*gardinet|*gardiner
            *gardinerne
            """,
        "cover:awning,blind,shade,shutter": """
            persienne|persiennen|persienner|persiennerne|rullegardin|rullegardinet|rullegardiner
            rullegardinerne|jalousi|jalousiet|jalousier|jalousierne|skodde|skodden|skodder
            skodderne|markise|markisen|markiser|markiserne|screen|screens|mørklægning|*persienne
            *persiennen|*persienner|*persiennerne|*rullegardin|*rullegardinet|*rullegardiner
            *rullegardinerne|*jalousi|*jalousiet|*skodde|*skodden|*skodder|*skodderne|*markise
            *markisen
            """,
        "media_player:tv": """
            tv|tvet|fjernsyn|fjernsynet|fjernsyn|tv et|telly|flimmeren|skærmen|*fjernsyn
            *fjernsynet
            """,
        "cover:garage": "garage|garagen|garageport|garageporten|garagedør|garagedøren",
        "cover:gate": "port|porten|låge|lågen|havelåge|havelågen|*port|*porten|*låge|*lågen",
        "timer": """
            timer|timeren|timere|nedtælling|nedtællingen|æggeur|æggeuret|minutur|minuturet|vækkeur
            vækkeuret|stopur|alarm|køkkenur
            """,
        "light": """
            lys|lyset|lysene|lyskilde|lyskilden|lampe|lampen|lamper|lamperne|belysning|belysningen
            pære|pæren|pærer|pærerne|spot|spots|spotten|spottene|lysekrone|lysekronen|led|lyskæde
            lyskæden|*lys|*lyset|*lysene|*lampe|*lampen|*lamper|*lamperne|*belysning|*belysningen
            *lyskæde|*lyskæden|*spots
            """,
        "switch": """
            stik|stikket|stikkontakt|stikkontakten|kontakt|kontakten|kontakter|kontakterne
            afbryder|afbryderen|stikkontakter|stikkontakterne|*kontakt|*kontakten
            """,
        "fan": """
            ventilator|ventilatoren|ventilatorer|ventilatorerne|blæser|blæseren|blæsere|blæserne
            udsugning|udsugningen|emhætte|emhætten|*ventilator|*ventilatoren|*blæser|*blæseren
            """,
        "cover": """
            vindue|vinduet|vinduer|vinduerne|dør|døren|døre|dørene|solafskærmning|*vindue|*vinduet
            *vinduer|*vinduerne
            """,
        "lock": """
            lås|låsen|låse|låsene|dør|døren|døre|dørene|dørlås|dørlåsen|smæklås|rigel|*dør|*døren
            *døre|*dørene|*lås|*låsen
            """,
        "valve": """
            ventil|ventilen|ventiler|hane|hanen|vandhane|vandhanen|vand|vandet|vanding|vandingen
            havevanding|sprinkler|sprinkleren|*ventil|*ventilen|*hane|*hanen
            """,
        "climate": """
            varme|varmen|termostat|termostaten|termostater|termostaterne|temperatur|temperaturen
            radiator|radiatoren|radiatorer|radiatorerne|aircondition|airconditionen|aircon
            klimaanlæg|klimaanlægget|varmepumpe|varmepumpen|gulvvarme|gulvvarmen|*varme|*varmen
            *termostat|*termostaten|*temperatur|*temperaturen|*radiator|*radiatoren
            """,
        "media_player": """
            højttaler|højttaleren|højttalere|højttalerne|radio|radioen|musik|musikken|lyd|lyden
            lydstyrke|lydstyrken|volumen|volume|stereo|anlæg|anlægget|sang|sangen|nummer|nummeret
            podcast|podcasten|film|filmen|*radio|*radioen|*højttaler|*højttaleren
            """,
        "vacuum": """
            støvsuger|støvsugeren|robot|robotten|robotstøvsuger|robotstøvsugeren|støvsugning
            støvsugningen|rengøring|*støvsuger|*støvsugeren
            """,
        "lawn_mower": """
            plæneklipper|plæneklipperen|robotplæneklipper|robotplæneklipperen|græsslåmaskine
            græsslåning
            """,
        "todo": """
            liste|listen|lister|indkøbsliste|indkøbslisten|huskeliste|huskelisten|opgaveliste
            opgavelisten|indkøbsseddel|indkøbssedlen|*liste|*listen|*seddel|*sedlen
            """,
        "alarm_control_panel": """
            alarm|alarmen|tyverialarm|tyverialarmen|alarmsystem|alarmsystemet
            """,
        "scene": "scene|scenen|scener|stemning|stemningen",
        "script": "script|scriptet|rutine|rutinen|rutiner",
        "humidifier": "luftfugter|luftfugteren|befugter|affugter|affugteren|luftfugtighed",
        "button": "knap|knappen|knapper|trykknap|*knap|*knappen",
        "siren": "sirene|sirenen|sirener",
    },
    relatives="som|hvem|hvad|hvor|hvilken|hvilket|hvis",
    nothing="""
        ingenting|intet|ikke noget|ikke en skid|ikke en pind|ikke en dyt|ikke spor
        ikke det mindste|ikke en hånd for mig|ikke mere|slet ikke noget|overhovedet ikke noget
        slet ingenting|knap nok noget|ingen ting
        """,
    wholes="""
        alle|alt|alting|det hele|hele|resten|de andre|de øvrige|overalt|hver|hvert|begge|samtlige
        al
        """,
    owners="hans|hendes|deres|sin|sit",
    its="den|det|dem|denne|dette|disse|ham|hende",
    do_its="""
        gør det|gør det lige|gør det bare|gør det nu|gør det så|gør det for mig|gør du det
        kan du gøre det|kan du lige gøre det|kan du ikke gøre det|vil du gøre det
        vil du ikke gøre det|vil du lige gøre det|gider du gøre det|gider du ikke gøre det
        gider du lige gøre det|ordn det|klar det|klar det lige|fiks det|fix det|sørg for det
        sørg lige for det|tag dig af det|få det gjort|få det ordnet
        """,
    thens="så|og så|i så fald|så i så fald|i det tilfælde|så lige|så bare",
    speakers="""
        jeg|man|han|hun|vi|nogen|ingen|mor|far|min mand|min kone|min mor|min far|min søn
        min datter|de
        """,
    infinitives="""
        tænde|slukke|lukke|åbne|låse|skrue|dreje|sætte|stille|indstille|justere|dæmpe|rulle|hejse
        sænke|hæve|trække|køre|starte|stoppe|standse|afspille|spille|fortsætte|genoptage|tilføje
        føje|skrive|lægge|fjerne|slette|aktivere|deaktivere|støvsuge|suge|rengøre|gøre|lave|sende
        låse|moppe|vaske|øge|reducere|ændre|skifte|=få
        """,
    affirms="gerne|må gerne|godt|til gengæld|derimod|i stedet|men gerne|ja|dog",
    no_mores="mere|længere|ikke mere|ikke længere",
    clear_orders=True,
    inverts=True,
    vocatives="""
        skat|skatter|søde|elskede|kære|søde skat|min ven|min skat|ven|makker|kammerat|gamle
        gamle ven|unger|børn|venner|folkens|drenge|chef|kompis|basse|mus|musling|snut|min søde
        mester|bro|søster
        """,
    hedges="""
        sig|lad os sige|sig hellere|lad os tage|hellere|snarere|lad det blive|gør den|gør det til
        gør det|gør den til|lad os gøre det|lad os gå med|tag
        """,
    conclusions="""
        så|derfor|så derfor|så lige|så tak|så nu|så bare|så kan du|altså|i så fald|så please
        så derfor kan du|så gerne|så hurtigt
        """,
    addressees="du",
    ones="""
        den i|den på|den ved|den over|den under|den til|den fra|den der|det i|det på|det ved
        det over|dem i|dem på|dem ved|den ene|den anden
        """,
    overs="over|oven over|der hænger over|som hænger over",
    provisos="så længe|bare|så længe bare|forudsat|hvis bare|når bare|hvis blot",
    stays="bliver|bliver ved|fortsætter|stadig|kører videre|spiller videre|forbliver",
    likes="som|ligesom",
    states="""
        mørkt|koldt|varmt|hedt|lyst|larm|støj|hede|kulde|iskoldt|indelukket|lummert|stille|sort
        mørke|skarpt|roderi|koldere
        """,
    disbelief="""
        kan du tro det|kan du fatte det|det er løgn|det mener du ikke|det siger du ikke|hold nu op
        hold kæft|det tror jeg ikke på|ikke til at tro|det er ikke til at tro
        det er ikke til at fatte|du gør grin|du tager gas på mig|er det ikke vildt|så er det løgn
        """,
    units="procent|grader|grad|pct",
    spans="minutter|time|timer|halvtime|kvarter",
    not_thats="""
        nej ikke den|ikke den|ikke det|nej ikke det|ikke dem|nej ikke dem|ikke den der
        nej ikke den der|ikke denne|ikke dette|den forkerte|forkert en|nej den forkerte|ikke de
        ikke den her
        """,
    ofs="af|hos",
    lastings="""
        stadig|stadigvæk|fortsat|endnu|altid|hele dagen|hele aftenen|hele tiden|konstant|i timevis
        i flere timer|i # timer|i # minutter|i dagevis|i flere dage|siden i morges|siden i går
        siden klokken *|en evighed|i en evighed|i evigheder|længe|i lang tid
        """,
    presents="""
        stadig|stadigvæk|endnu|allerede|nu|lige nu|i øjeblikket|for tiden|for øjeblikket|egentlig
        mon|tilfældigvis|overhovedet|på nuværende tidspunkt|så|da|forresten|fortsat|ikke|måske
        """,
    to_dos="at *e|at slå|at gå|at få",
    bits="""
        lidt|en smule|en lille smule|en anelse|en tand|et hak|et lille stykke|et stykke|lidt mere
        ganske lidt|en kende
        """,
    partways="""
        halvt|halvvejs|halvt op|halvt ned|halv|på halv|til halvt|til det halve|det halve|halvdelen
        til halvdelen|en tredjedel|til en tredjedel|en fjerdedel|to tredjedele|tre fjerdedele
        en kvart|på klem|en sprække|trekvart|midtvejs
        """,
    yours="din|dit|dine|jeres",
    own_reports="""
        jeg sagde|jeg har sagt|jeg har lige sagt|jeg sagde lige|=jeg sagde før
        jeg ved godt jeg sagde|jeg ved at jeg sagde|jeg ved jeg sagde|jeg ved godt at jeg sagde
        hvad jeg sagde|sagde jeg|har jeg sagt
        """,
    shares="procent|pct",
    thats="at",
    neithers="hverken",
    endings="en|et|n|t|ene|ne|erne|rne|men|met|ten|tet|sen|set|el/len|el/let|er/ren|er/ret",
    no_names="""
        have|i gang|en gang|engang|hver gang|gang til|på gang|første gang|næste gang|sidste gang
        gang på gang|i bad|et bad|både
        """,
)
"""Danish, as it is spoken to a house."""
