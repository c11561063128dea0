"""Norwegian: Bokmål, with the words of Nynorsk and dialects that say the same."""

from ..phrases import Language, Mark, made_of

_KIND = "så snill|snill|så grei|grei|så god|så vennlig|vennlig"

_IT_IS = "det|den|de|der|her|dette|disse|begge|alle|hun|han|ho"

_IS = """
    er|var|har|hadde|blir|ble|blei|går|gikk|står|sto|stod|kan|kunne|låter|ser|føles|virker|kommer
    lukter|ligger|henger|bråker|irriterer|plager|regner|snør|blåser|trekker|ligner|tar|gjør|gjorde
    vil|skal|skulle|ville|brenner|stinker|fryser|haster|koster|betyr|skjer|mangler|slukker|tenner
    åpner|lukker|må|bør
    """

_DARK = """
    mørkt|kaldt|varmt|lyst|hett|kjølig|trekkfullt|klamt|iskaldt|høyt|tett|innestengt|bekmørkt
    stekende varmt
    """

_HOURS = "sekund*|minutt*|time|timer|timers|dag*|uke|uker|måned*|døgn"

_PASSIVE = """
    *es|slås|skrus|lukkes|dras|være på|være av|være lukket|være låst|være åpen
    være åpent|være slukket|være tent
    """

_WAY = "av|på|opp|ned|igjen|av igjen|på igjen"

NORWEGIAN = Language(
    code="nb",
    marks={
        Mark.COURTESY: """
            god natt|godnatt|godmorgen
            vennligst|takk|tusen takk|mange takk|på forhånd takk|takk skal du ha|takker|ja takk|nå
            nå da|nå med en gang|med en gang|med det samme|straks|omgående|øyeblikkelig
            umiddelbart|fort|fort som fy|kjapt|raskt|snarest|så fort som mulig|så fort du kan
            så snart du kan|så snart som mulig|i en fart|litt fort|litt kjapt|i full fart|kjapt nå
            bare|bare nå|hei|hallo|halla|heisann|god morgen|god kveld|god dag|ok|okei|okay|ok da
            okei da|øh|eh|ehm|hm|hmm|ah|åh|ja|jo|jaja|javel|ja da|jo da|altså da|hør her|hør
            kom igjen|kom igjen nå|sånn|sånn ja|da|a|igjen|en gang til|nok en gang|på nytt|endelig
            omsider|for meg|for oss|til meg|til oss|for pokker|for svingende|for guds skyld
            for himmelens skyld|for faen|faen|fy søren|herregud|kjære deg|for søren|hvis du kan
            hvis du kunne|hvis du vil|hvis du orker|hvis du gidder|hvis du har tid
            hvis du har tid til det|hvis du får tid|hvis du har lyst|hvis du har anledning
            hvis du har mulighet|hvis du er så snill|hvis du er snill|hvis du kunne være så snill
            hvis du vil være så snill|hvis du ville være så snill|hvis det ikke er for mye bry
            hvis det ikke er noe bry|hvis det ikke er til bry|hvis du ikke har noe imot det
            hvis det går|hvis det går an|hvis det går bra|hvis det er greit|hvis det er mulig
            hvis mulig|om mulig|om det går an|om det er greit|om du vil|om du kan|om du gidder
            om du orker|om du har tid|om du er så snill|om jeg får be|hvis jeg får be
            hvis jeg får lov å be|hvis jeg kan be om det|hvis det er i orden|når du har tid
            når du får tid|når du får tid til det|når du kan|når det passer|når det passer deg
            når du har et øyeblikk|når du har et ledig øyeblikk|når du først er i gang
            nå som du er i gang|nå som du først er i gang|mens du er i gang
            mens du likevel holder på|siden du er i gang|når du likevel er i gang
            =før jeg glemmer det|så jeg ikke glemmer det|ellers glemmer jeg det
            mens jeg husker det|nå som jeg tenker på det|=før vi glemmer det|nå som jeg kom på det
            husk å|husk bare å|husk nå å|ikke glem å|ikke glem at du må|ikke glem nå å|sørg for å
            sørg for at du|pass på å|pass på at du|se til å|se til at du|sjekk at du får|se å få
            det er på tide å|på tide å|det er på tide at du|nå er det på tide å
            nå er det på tide at du|nå får du|tid for å|det er tid for å|ikke bare|ingen fare
            ikke noe problem|null problem|ingen stress|ikke noe stress|ingen hast|det haster ikke
            uten å vente|uten videre|uten å nøle|slapp av|gjør meg en tjeneste og
            gjør meg den tjenesten å|kan du gjøre meg en tjeneste og|gjør oss en tjeneste og
            som alltid|som vanlig|som normalt|som ellers|som vi pleier|som jeg pleier
            som du pleier|slik vi pleier|slik du pleier|som i går|som bare det|som bare fy
            som en gal|som aldri før|som jeg vet ikke hva|kjære|vennen|vennen min|gullet|kompis
            du der|du|jeg synes|synes jeg|først|aller først|av gårde|er du snill|er du grei
            vær så god|både|i gang|trur eg du kan
            """
        + made_of("vær|vær nå", _KIND, "å|og")
        + "|vær så snill|ver så snill|ver så snill og|vær så snill nå",
        Mark.DEGREE: """
            ikke for sterkt|ikke for høyt|ikke for lyst|ikke for varmt|ikke for fort|ikke altfor *
            ikke for *|så * som mulig|helt|hele veien|fullstendig|maksimalt|til maks|på det meste
            så langt det går|over alt|i hele huset og alt|ikke mer enn|ikke høyere enn
            ikke lavere enn|høyst|minst|maks
            """,
        Mark.POLITE: made_of(
            """
                kan du|kunne du|vil du|ville du|gidder du|orker du|kan dere|kan vi|kunne vi
                kan noen|kunne noen|kan man|kan du da|kan ikke du|kunne ikke du|vil ikke du
                """,
            """
                -|ikke|ikke bare|bare|kanskje|heller|også|nå|vennligst|fort|kjapt|vel|eventuelt|da
                ikke heller
                """,
        )
        + made_of(
            """
            kan du|kunne du|vil du|ville du|kan dere
            """,
            """
            -|ikke|kanskje
            """,
            "være",
            _KIND,
            """
            og|å
            """,
        )
        + made_of(
            """
            skrur|slår|tenner|slukker|lukker|åpner|låser|stenger|setter|demper|dimmer|ruller
            starter|stopper|pauser|sender|skriver|legger|kjører|trekker|drar|gjør|stiller|fikser
            ordner
            """,
            "du",
            """
            -|bare|ikke|ikke bare|også|vennligst
            """,
        )
        + made_of(
            """
            kan|kunne|får|må|tør|fikk
            """,
            "jeg",
            """
            -|lov å|lov til å|bare
            """,
            """
            be deg|be dere|be|spørre om du
            """,
            """
            -|om å|om at du|å|kan|kunne
            """,
        )
        + """
            er du snill og|er du snill å|er du så snill og|er du så snill å|er du grei og
            er du så grei og|er du så vennlig å|er du så vennlig og|er det mulig at du kan
            er det mulig å få|er det mulig at du|er det mulig å få deg til å
            ville det vært mulig å|ville det være mulig å|kunne det gå an å|går det an at du
            går det an å få|har du noe imot å|har du noe imot at du|hadde du hatt noe imot å
            har du mulighet til å|har du lyst til å|har du tid til å|tror du du kan
            tror du at du kan|tror du du kunne|tror du at du kunne|kunne du tenke deg å|hva med å
            hva om du|hva om vi|skal vi ikke|hvorfor ikke|kan jeg få|kan jeg få litt
            kunne jeg få|kunne jeg fått|kan vi få|kunne vi få|kunne vi fått|får jeg litt
            må jeg be om|kan jeg be om|kan vi ha|kan jeg ha|mon tro om du kan|tør jeg be deg
            hadde du giddet å|hadde du kunnet|hadde du giddet|kunne du vært så snill og
            kunne du vært så snill å|kunne du vært snill og|kunne du vært grei og
            kan du gjøre meg en tjeneste og
            """,
        Mark.WISH: """
            jeg vil gjerne|jeg vil gjerne ha|jeg vil gjerne at|jeg vil gjerne at du|jeg vil ha
            jeg vil at|jeg vil at du|jeg vil at du skal|jeg vil gjerne at du skal|jeg ville gjerne
            jeg ville gjerne hatt|jeg skulle gjerne|jeg skulle gjerne hatt|jeg skulle gjerne ha
            jeg skulle gjerne hatt det|jeg kunne tenke meg|jeg kunne tenke meg å
            jeg kunne godt tenke meg|jeg kunne godt tenkt meg|jeg kunne tenkt meg
            jeg kunne godt bruke|jeg har lyst på|jeg har lyst til å|jeg har lyst til at du
            jeg trenger|jeg trenger at du|jeg trenger litt|jeg må ha|jeg skal ha|jeg ønsker
            jeg ønsker at|jeg ønsker at du|jeg ønsker meg|jeg foretrekker|jeg vil heller ha
            jeg vil heller|jeg ber deg|jeg ber deg om å|jeg ber om at du|jeg må be deg om å
            jeg må be deg|jeg vil be deg om å|jeg vil gjerne be deg om å
            jeg hadde satt pris på om du|jeg hadde satt pris på at du|jeg setter pris på om du
            jeg hadde blitt glad hvis du|jeg blir glad hvis du|jeg hadde vært takknemlig om du
            jeg ville blitt glad hvis du|jeg ville satt pris på om du
            jeg ville vært takknemlig om du|jeg ville vært takknemlig hvis du|vi vil gjerne
            vi vil gjerne ha|vi vil ha|vi vil at du|vi trenger|vi skulle gjerne
            vi skulle gjerne hatt|vi må ha|vi skal ha|vi kunne godt tenkt oss|la oss|la oss få
            la oss bare|la oss ha|eg vil gjerne|eg vil ha|eg vil at du|eg vil gjerne ha|eg treng
            gjerne skulle jeg hatt|vil jeg gjerne ha|vil jeg ha|vil jeg gjerne at du
            skulle jeg gjerne hatt
            """
        + made_of(
            """
            det hadde vært|det ville vært|det ville være|det er|hadde vært|det hadde vore
            """,
            """
            fint|flott|supert|deilig|kjekt|greit|topp|snilt|veldig fint|veldig snilt|hyggelig|kult
            bra|en stor hjelp
            """,
            """
            om du|hvis du|om du kunne|hvis du kunne|om du bare|å få|at du|om du ville
            """,
        )
        + made_of(
            """
            kan|må|får|bør
            """,
            """
            -|nå|også|bare|godt|snart|gjerne|vel|helst
            """,
            """
            gjerne|godt|bare
            """,
        )
        + made_of(
            """
            du|dere
            """,
            """
            kan|må|får|skal|bør|kunne|burde|skulle
            """,
            """
            -|nå|også|bare|gjerne|godt|godt også|heller|helst|vel|da|nå bare|nå gjerne
            """,
        )
        + made_of(
            """
            skal|må|bør|kan|burde|får|skulle gjerne
            """,
            """
            -|nå|også|bare|gjerne|helst|snart|godt|da|visst
            """,
            _PASSIVE,
        )
        + made_of(
            "skal|må|kan|bør|får", "-|nå|også|bare|gjerne|helst|godt|snart|da", _WAY
        )
        + made_of(
            """
            skal|må|kan|får|bør
            """,
            """
            -|nå|gjerne
            """,
            """
            støvsuge|kjøre|gå i gang|starte|settes i gang|settes på|settes opp|settes ned
            skrus opp|skrus ned|skrus på|skrus av|slås på|slås av|slukke|begynne
            """,
        ),
        Mark.TAG: """
            ok|okei|greit|ja|er du snill|vær så snill|takk|vil du|kan du|går det bra|går det
            er det greit|avtale|i orden|skjønner du|sant|ikke sant|eller|hæ|hva sier du|da|vel
            """,
        Mark.UNWISH: made_of(
            """
            jeg|vi|eg
            """,
            """
            vil|ønsker|trenger|skal|behøver|ville|gidder|orker|bryr meg om at
            """,
            """
            -|nå|da|altså|absolutt|virkelig|slett|for all del|jo
            """,
            """
            ikke|ikkje|aldri|ikke ha|ikke at|ikke at du|helst ikke|helst ikke ha|heller ikke
            ikke at du skal|ingen|ikke lenger ha
            """,
        )
        + made_of(
            """
            du|dere
            """,
            """
            skal|må|bør|kan|behøver|trenger|skulle|får
            """,
            """
            -|nå|da|altså|endelig|bare|for all del|absolutt|virkelig|heller|jo
            """,
            """
            ikke|ikkje|aldri|ikke bare|ikke lov|la være å|la være|på ingen måte
            under ingen omstendigheter|ikke å
            """,
        )
        + made_of(
            """
            skal|må|bør|trenger|behøver|får|skulle|burde|trengs
            """,
            """
            -|nå|da|altså|for all del|slett|absolutt|overhodet|visst
            """,
            """
            ikke|ikkje|aldri|ingen|ikke mer|ikke lenger|heller ikke|på ingen måte
            under ingen omstendigheter|ikke lov
            """,
        )
        + """
            ingen må|ingen skal|ingen får|ingen bør|ingen får lov|det er ingen grunn til å
            ingen grunn til å|ikke nødvendig å|det er ikke nødvendig å|det er unødvendig å
            unødvendig å|det trengs ikke å|jeg har ikke bruk for|vi har ikke bruk for
            jeg har ikke lyst på|jeg har ikke lyst til at|jeg vil helst ikke|jeg vil nødig
            helst ikke|heller ikke nå|du slipper å|slipper å|trenger du ikke|skal du ikke
            må du ikke|må du aldri|skal du aldri|må du for all del ikke|behøver du ikke
            trenger du ikke å|er ikke nødvendig|ikke lov å
            """,
        Mark.NEGATION: """
            ikke|ikkje|ikkj|itte|ittje|ikkje noko|inkje|aldri|ingen|inga|intet|ingenting|ikke noe
            ikke noen|verken|hverken|heller ikke|uten|utan|uten å|uten at|neppe|knapt|ikke mer
            ikke lenger|aldri mer|aldri i verden|ikke for noe i verden
            ikke under noen omstendigheter|under ingen omstendigheter|på ingen måte|iallfall ikke
            i alle fall ikke|absolutt ikke|definitivt ikke|slett ikke|overhodet ikke
            for all del ikke|ikke for alt i verden|la være|la være å|la være med å|la vær|la vær å
            la vær med å|la nå være å|la nå være|la for all del være å|vær så snill å la være å
            slutt å|slutt med å|slutt nå å|slutt nå med å|slutt og|slutt med|kutt ut|kutt ut å
            kutt ut med å|hold opp med å|hold opp å|stopp å|stopp med å|gi deg med å
            gi deg nå med å|ikke hold på å|unngå|unngå å|unnlat|unnlat å|i stedet for
            i stedet for å|istedenfor|istedenfor å|istedet for|fremfor å|framfor å|fremfor
            heller enn|heller enn å|forbudt|forbudt å|jeg forbyr|nekt|fingrene av fatet
            fingrene vekk|fingrene unna|fingrene bort|hold fingrene unna|hold deg unna
            hold hendene unna|dropp å|ikke våg deg på å|våg ikke å|ikke våg å|nei til|ligg unna
            ikke rør
            """,
        Mark.HOLD: """
            la|la bare|la nå|la det bli|la stå|la * være|la * stå|la * bli|la * få være|la * ligge
            behold|bevar|forblir|forbli|skal forbli|skal bli|skal bli stående|skal få være
            skal få stå|får bli|får være|får stå|kan få stå|kan få være|kan bli|kan stå
            kan godt stå|må stå|skal stå|skal være i fred|skal vere|blir stående|blir på|blir av
            blir oppe|blir nede|blir igjen|blir åpen|blir åpent|blir værende|blir som|blir der
            blir her|blir lukket|blir låst|holdes|skal holdes|må holdes|holdes låst|holdes lukket
            ikke rør|ikke rør ved|ikke tukle med|ikke pill på|ikke pirk på|rør ikke|pill ikke på
            ikke endre|ikke endre på|hold den|hold det|hold dem|hold lyset|hold døra|hold døren
            spar|skån|ignorer|hopp over|overse|la det være på|la det være av|la det være som
            la det være åpent|la det være lukket|la det stå|la den være på|la den være av
            la den være åpen|la den være lukket|la den være låst|la den være som
            la den være i fred|la den stå|la den gå|la den få stå|la dem være på|la dem være av
            la dem være i fred|la dem stå|la det gå|som den er|som det er|som de er|slik den er
            slik det er|slik de er|i fred
            """
        + made_of(
            "kan|skal|må|får|bør",
            "-|bare|gjerne|godt|nå|få",
            "stå|stå på|stå av|bli|bli stående|forbli|være i fred",
        ),
        Mark.EXCEPTION: """
            unntatt|unntatt bare|unntatt kanskje|unntatt selvfølgelig|unntatt naturligvis|unnateke
            med unntak av|med unntak|bortsett fra|bortsett ifra|sett bort fra|sett bort ifra
            foruten|utenom|untatt|utanom|eksklusive|ekskludert|minus|ikke medregnet|ikke inkludert
            ikke iberegnet|men ikke|men ikkje|og ikke|og ikkje|bare ikke|bare ikkje|kun ikke
            dog ikke|men aldri|men bare ikke|men altså ikke|men selvfølgelig ikke
            men naturligvis ikke|men helst ikke|men heller ikke|og heller ikke|alt annet enn
            alle andre enn|alle unntatt|alt unntatt|alle bortsett fra|alt bortsett fra|alt utenom
            alle utenom|med mindre det er|men la|men spar|men hopp over|men ikke rør|men ingen
            så nær som|på nær|uten å røre|uten å ta|holdt utenom|holdes utenfor
            når man ser bort fra|hvis man ser bort fra|unntaket er
            """,
        Mark.CONTRAST: """
            men|kun|derimot|til gjengjeld|dog|tvert imot|i stedet|isteden|istedet|men derimot
            men til gjengjeld|men heller|men bare|men kun|derimot heller|men ta
            """,
        Mark.JOIN: """
            og|og så|=så|deretter|og deretter|etterpå|og etterpå|samt|pluss|eller|også|og også
            dessuten|i tillegg|og i tillegg|til slutt|og til slutt|dernest|og dernest|så vel som
            og samtidig|i tillegg til|og til sist|og dertil
            """,
        Mark.CONDITION: """
            hvis|hvis bare|viss|dersom|om|såfremt|ifall|i fall|når|når som helst|når bare
            når først|hver gang|hver eneste gang|så snart|så snart som|så fort|så fort som
            med en gang det|med en gang jeg|med en gang vi|med en gang noen|med en gang hun
            med en gang han|straks det|straks jeg|straks noen|i tilfelle|i tilfelle av at
            for det tilfelle at|med mindre|medmindre|inntil|helt til|til jeg|til vi|til han
            til hun|til de|til der|til det er|til det blir|til noen|til barna|til ungene|til min
            vent til|vent med å|vent med|vent heller med|mens|imens|i det|idet|så lenge
            så lenge som|forutsatt|forutsatt at|under forutsetning av|under forutsetning av at
            på den betingelse at|på betingelse av|=før|=rett før|=like før|=før enn|innen|etter at
            etter jeg|etter vi|bare hvis|bare når|bare dersom|kun hvis|kun når|først når
            først hvis|først etter|også hvis|bare om|skulle det|skulle noen|skulle han|skulle hun
            skulle jeg|skulle vi|skulle barna|skulle temperaturen|neste gang|den dagen
            fra det øyeblikket|i det øyeblikket|det øyeblikket|i samme øyeblikk|avhengig av
            alt etter|alt ettersom|unntatt hvis|unntatt når|bortsett fra hvis|ser du at
            """,
        Mark.REASON: """
            fordi|fordi at|ettersom|siden det|siden jeg|siden vi|siden der|siden her|siden ingen
            siden alle|nå som|når nå|nemlig|derfor|slik at|sånn at|så at|for at|selv om|sjøl om
            selv hvis|enda om|skjønt|uansett om|uansett hva|uansett|på grunn av|pga|av hensyn til
            grunnet|takket være|ellers|for ikke å|=så jeg|=så vi|=så han|=så hun|=så man|=så barna
            =så ungene|=så det er|=så det blir|=så det ikke|=så den ikke|=så de kan|=så de ikke
            =så ingen|=så min|=så mamma|=så pappa|=så folk|for et mørke|for en varme|for et bråk
            for en kulde|for et leven|for et spetakkel|for en støy|så mørkt det er|så kaldt det er
            så varmt det er|så lyst det er|fy så kaldt|fy så varmt|fy så mørkt|=for jeg|=for vi
            =for man|=for hun|=for han|=for mamma|=for pappa|=for nå|=for her|=for der|=for barna
            =for ungene|=for min|=for ingen|=for noen|=for eg|da jeg|da vi|da der|da her|da han
            da hun|da man
            """
        + made_of(
            """
            =for|da
            """,
            """
            det|den|de|alle|begge
            """,
            """
            er|var|har|blir|kan|skal|sover|lukter|bråker|ser|står|vil|ligner|irriterer|regner|går
            virker|låter|tar|koster|blender|gjør
            """,
        )
        + made_of(
            """
            hvor er det|hvor|hvor er her|å så|æsj så|uff så|huff så|oi så|jøss så|fy søren så
            jammen er det|nå er det
            """,
            _DARK,
        ),
        Mark.LATER: """
            i morgen|imorgen|i morgon|i morgen tidlig|i morgen kveld|i morgen formiddag
            i overmorgen|overimorgen|i kveld|ikveld|i natt|i ettermiddag|i formiddag|til kvelden
            utpå kvelden|utpå dagen|utpå natta|til jul|i jula|i julen|til påske|i påska
            til sommeren|til vinteren|til helga|til helgen|i helga|i helgen|senere|seinere|seinare
            senere i dag|litt senere|litt seinere|senere i kveld|om litt|om et øyeblikk
            om et lite øyeblikk|om en stund|om ei stund|om en liten stund|snart|ganske snart
            innen kort tid|etter hvert|en annen gang|en annen dag|en dag|en gang i
            en eller annen gang|på et tidspunkt|på et eller annet tidspunkt|med tiden
            en vakker dag|neste uke|neste måned|neste år|neste helg|i neste uke|i løpet av neste
            på mandag|på tirsdag|på onsdag|på torsdag|på fredag|på lørdag|på søndag|mandag*
            tirsdag*|onsdag*|torsdag*|fredag*|lørdag*|søndag*|helgene|hverdager|i hverdagene
            på hverdager|ukedager|på ukedager|hver dag|hver kveld|hver morgen|hver natt
            hver ettermiddag|hver time|hver uke|hver måned|hver helg|hver #|hvert #|hvert år
            hvert kvarter|hver halvtime|annenhver dag|daglig|ukentlig|månedlig|alltid|hele tida
            hele tiden|konstant|hele dagen|døgnet rundt|til enhver tid|om morgenen|om kvelden
            om natta|om natten|om ettermiddagen|om formiddagen|om dagen|om vinteren|om sommeren
            om høsten|om våren|på kvelden|på morgenen|på natta|på natten|på dagtid|på kveldstid
            i løpet av dagen|i løpet av kvelden|i løpet av natta|i løpet av|mot kvelden
            ut på kvelden|om en time|om en halvtime|om en halv time|om et kvarter
            om et kvarters tid|om halvannen time|om en times tid|om et par *|om noen *|om cirka *
            om ca *|om rundt *|om omtrent *|om ei uke|om en uke|om en måned|om ett minutt
            om et minutt|om et sekund|om ti|om fem|om tjue|om tre kvarter|om trekvart time
            om ei halvtime|# minutter senere|en time senere|et kvarter senere|en halvtime senere
            # minutter etter|# minutter fra nå|en time fra nå|litt etter|kl #|kl *|klokka #
            klokka *|klokken #|klokken *|klokka halv #|klokken halv #|i # tida|i # tiden|i *tida
            i *tiden|ved # tida|ved # tiden|ved *tida|ved *tiden|rundt #|rundt klokka *
            rundt klokken *|omkring klokken *|omtrent klokka *|cirka klokka *|cirka klokken *
            ca kl *|til klokka *|til klokken *|til kl *|fra klokka *|fra klokken *|fra kl *
            innen klokka *|innen klokken *|innen kl *|etter klokka *|etter klokken *|etter kl *
            =før klokka *|=før klokken *|=før kl *|mellom klokka *|mellom klokken *
            presis klokka *|presis klokken *|halv #|kvart på #|kvart over #|# over #|# på #
            # på halv #|# over halv #|# minutter på #|# minutter over #|på slaget #|klokka # #
            klokken # #|ved midnatt|ved middagstid|ved soloppgang|ved solnedgang|ved daggry
            ved skumring|i skumringen|ved leggetid|ved sengetid|ved frokosttid|til frokost
            til middag|til kvelds|til leggetid|til sengetid|ved kveldsmaten|=før solnedgang
            =før soloppgang|=før midnatt|=før leggetid|=før sengetid|=før middag|=før maten
            =før mørket|=før det mørkner|innen solnedgang|innen midnatt|innen leggetid
            etter mørkets frembrudd|ved mørkets frembrudd|etter solnedgang|etter soloppgang
            etter midnatt|etter maten|etter middag|etter lunsj|etter frokost|etter jobb
            etter jobben|etter skolen|etter skoletid|etter filmen|etter nyhetene|etter dusjen
            etter leggetid|etter # minutt*|etter # time*|etter en time|etter en halvtime
            etter et kvarter|etter en stund|etter et par *|fra nå av|fra i morgen|fra i dag
            fra i kveld|fra mandag|fra og med *|heretter|i fremtiden|i framtida|i fremtida
            framover|fremover|ikke ennå|ikke enda|ennå ikke|enda ikke|ikke nå|ikke akkurat nå
            ikke i dag|ikke i kveld|ikke riktig ennå|=ikke før|først i morgen|først senere
            først klokka *|først klokken *|først kl *|først om *|først i kveld|først på *
            først etter *|først utpå *|minn meg på|minn meg på å|minn meg om|minn meg om å
            minn oss på|minn oss på å|påminn|påminnelse|husk meg på|vekk meg|vekk oss
            sett på en alarm|sett en alarm|sett på vekkerklokka|sett vekkerklokka|still klokka
            planlegg|tidsplan|tidsinnstill|på tidsur|vent # minutt*|vent # sekund*|vent # time*
            vent en time|vent en halvtime|vent et kvarter|vent et minutt|vent et øyeblikk og
            vent litt og|vent litt med|vent litt med å|vent en stund|vent en stund med å
            tell til #|når jeg teller til #|på tre|midnatt|solnedgang|soloppgang|leggetid|sengetid
            daggry|skumringen|julaften|nyttårsaften|neste morgen|neste dag|dagen etter
            til neste gang|på bursdagen min
            """
        + made_of(
            """
            gi det|gi den|vent|vent i
            """,
            """
            -|bare|nå|enda
            """,
            """
            # minutt*|# sekund*|# time*|en time|et kvarter|en halvtime|litt og|et par minutter
            """,
        )
        + made_of("om", "#|# #", _HOURS)
        + made_of(
            "om",
            """
            # og en halv|en halv|en|ei|et|et par|noen
            """,
            """
            time|timer|halvtime|minutt*|dager|uker|stund
            """,
        ),
        Mark.PAST: """
            i går|igår|i går kveld|i går natt|i går morges|i forgårs|forgårs|i morges|i sted
            i stad|her om dagen|forleden|forleden dag|den andre dagen|forrige uke|forrige natt
            forrige gang|forrige måned|forrige helg|sist|sist gang|sist uke|sist natt|sist vinter
            i fjor|tidligere|tidligere i dag|=før i tida|=før i tiden|=før i verden
            =for # minutt* siden|=for # time* siden|=for # dager siden|=for en time siden
            =for en halvtime siden|=for et kvarter siden|=for litt siden|=for en stund siden
            =for ikke lenge siden|=for lenge siden|=for noen * siden|=for et par * siden|nettopp
            akkurat nettopp|allerede|den gangen|den gang|en gang i tida|ved en feil
            ved en feiltakelse|ved et uhell|i vanvare|kom til å|kom i skade for å|hele natta
            hele natten|hele kvelden|hele formiddagen|hittil|takk for|takk for at|siden i går
            siden i morges|opprinnelig|gang på gang
            """,
        Mark.HABIT: """
            er en dårlig idé|er en dårlig ide|er en god idé|er en god ide|er ikke en god idé
            er ikke en god ide|er ingen god idé|er ingen god ide|er ikke lurt|er ikke så lurt
            er lurt|er dumt|ville vært en feil|er en feil|er farlig|er forbudt|er ikke lov
            er ikke tillatt|er unødvendig|er bortkastet|er sløsing|er sløseri|er helt unødvendig
            gir ingen mening|gir ikke mening|er meningsløst|er poengløst|har ingen hensikt
            har ikke noe for seg|er ikke vits|det er ingen vits i|ingen vits i å|er min jobb
            er jobben min|er ikke min jobb|er hans jobb|er slitsomt|er irriterende|er vanskelig
            er lett|er enkelt|er en vane|er en uvane|tar evigheter|tar en evighet|nytter ikke
            hjelper ikke|er tull|er ulovlig|vanligvis|som regel|til vanlig|normalt|normalt sett
            stort sett|for det meste|oftest|som oftest|ofte|noen ganger|av og til|innimellom
            iblant|en og annen gang|fra tid til annen|pleier|pleide|bruker å|brukte å|har for vane
            har en tendens til|er vant til|de fleste dager|de fleste kvelder|titt og ofte
            alltid når|hver gang jeg
            """,
        Mark.REPORT: """
            sier|=sa|sagt|si at|si til|si det|seier|forteller|fortalte|fortalt|spør|spurte|spurt
            spurde|skriver|skrev|skrevet|påstår|påsto|påstod|hevder|hevdet|hevda|mener at
            mener den|mener det|mente at|mente|trodde|tror at|synes at|syntes|tenkte|roper|ropte
            ropt|hvisker|hvisket|hviska|maser|maste|mast|mamma synes|pappa synes|mor synes
            far synes|han synes|hun synes|kona synes|mannen min synes|kona mi synes|mamma mener
            pappa mener|han mener|hun mener|hun tror|han tror|mamma vil ha|pappa vil ha
            mamma vil at|pappa vil at|han vil ha|hun vil ha|han vil at|hun vil at|kona vil at
            mannen min vil at|kona mi vil at|barna vil ha|ungene vil ha|de vil ha|de vil at
            naboen vil at|svarer|svarte|svart|foreslo|foreslår|foreslått|anbefaler|anbefalte
            anbefalt|råder|rådet oss|rådet meg|ba meg|ba om|ba deg|ba ham|ba han|ba henne|ba oss
            ba dere|ba jeg|har bedt|bedt om|ber meg om|ber oss om|ber deg om|beordret|kreve|krever
            krevde|forlangte|forlanger|lover|lovte|lovet|advarte|advarer|hørte|hørt|overhørte
            leste|lest|ifølge|visstnok|angivelig|etter sigende|det står|det sto|det stod|står det
            sto det|stod det|der står|står på lappen|sto på lappen|på lappen|lappen|skiltet
            på skiltet|et skilt|oppslaget|bruksanvisningen|skrek|skriker|hylte|brølte|mumlet
            sier alltid|sier hele tida|sier hele tiden|roper hele tida|maser om|beskjed om
            melding om|skriv|skriv ned|skriv opp|noter|noter ned|gjenta|oversett|stav|dikter|siter
            sitér|beskjed|send en melding|send melding|send en sms|send en mail|send ham|send han
            send henne|send mamma|tekst|skriv til|=si|si til|si at|si det|fortell ham|fortell han
            fortell henne|fortell dem|fortell alle|fortell barna|fortell ungene|fortell mamma
            fortell pappa|be ham|be han|be henne|be mamma|be pappa|be ungene|be barna|be naboen
            kunngjør|kringkast|rop opp|rop|rop til|meld fra|les opp|les høyt|hvordan sier man
            hvordan sier jeg|åssen sier man|hva betyr|hva heter|betyr|ordet|ordene|setningen
            frasen|uttrykket|kommandoen|sitat|i filmen|i boka|i boken|i sangen|sangen heter|heter
            kalt|med tittelen|replikken|løp opp og|løp ned og|løp bort og|løp fort|gå opp og
            gå ned og|gå bort og|gå ut og|gå inn og|gå oppå|stikk opp og|stikk ned og|stikk bort
            spring opp og|spring ned og|reis deg og|kom hit og|kom ned og|kom opp og|husk
            en av dere
            """,
        Mark.ASK: """
            skal|må|kan|bør|vil|kunne|skulle|burde|får|hva|hvem|hvor|hvorfor|hvordan|åssen|hvorhen
            hvorfra|når|hvilken|hvilket|hvilke|hvor mange|hvor mye|hvor lenge|hvor høyt|hvor ofte
            kva|kven|kvar|kvifor|korleis|kor|ka|koffor|er|var|har|hadde|blir|ble|skal jeg|skal man
            skal der|skal det|skal den|skal de|skal *en|skal *et|skal *ene|skal *a|skulle vi
            bør jeg|bør vi|bør man|bør den|burde jeg|må jeg|må man|må vi|må den|må det|må de
            får jeg|får man|får vi lov|kan den|kan det|kan de|kan der|kan *en|kan *et|kan *ene
            kunne det|kunne den|ville det|ville den|ville du sagt|ville du si|ville du anbefalt
            ville du anbefale|vil det|vil den|vil der|vil *en|vil *et|vil jeg|gikk|går|står|sto
            stod|ligger|sitter|henger|brenner|lyser|kjører|virker|funker|spiller|finnes|lukter
            regner|snør|fryser|vet du|vet du om|vet noen|veit du|veit du om|tror du|mener du
            synes du|husker du|kjenner du|ser du|hører du|hørte du|fikk du|fikk jeg|kom du|rakk du
            rakk jeg|glemte jeg|glemte vi|glemte du|husket jeg|husket du|huska du|huska jeg
            slukket du|slukka du|slukket jeg|tente du|tente jeg|lukket du|lukka du|lukket jeg
            åpnet du|åpna du|åpnet jeg|låste du|låste jeg|låste noen|slo du|slo jeg|skrudde du
            skrudde jeg|skrudde noen|satte du|satte jeg|rullet du|startet|stoppet|gjorde|gjorde du
            sa du|sa jeg|slukker|tenner|lukker|åpner|låser|starter|skrus|slås|fortell meg
            fortell oss|fortell om|fortell|si meg|si meg om|si oss|si ifra om|la meg vite
            la oss få vite|la meg få vite|la meg høre|la meg se|vis meg|vis|forklar|forklar meg
            beskriv|sjekk|sjekk om|sjekk hva|sjekk at|undersøk|undersøk om|kontroller
            kontroller om|se etter|se om|se etter om|kikk etter|kikk om|finn ut|finn ut om|spør
            spør om|hør om|jeg lurer på|lurer på|jeg lurte på|lurte på|jeg undres|undres på
            mon tro|montro|tro om|tru om|jeg vil vite|jeg vil gjerne vite|jeg ville gjerne vite
            jeg skulle gjerne visst|skulle gjerne visst|jeg skulle gjerne vite|jeg vil bare vite
            jeg må vite|jeg er nysgjerrig|vi lurer på|gi meg beskjed om|gi beskjed om|eg lurer på
            er det mulig|er det greit at|er det trygt|er det sant|er det riktig|er det farlig
            er du i stand til|er det|er der|er det noen|var det|har du|har dere|har vi|har jeg
            har noen|hadde du|hva om jeg|hva hvis|hva skjer|hva ville skje|hva ville skjedd
            hva med været|hva er|noen anelse om|noen idé om|stemmer det|stemmer det at
            kan det stemme|kan det stemme at|hvordan kan|hva skal|hvem har|hvor er
            """
        + made_of(
            """
            kan du|kunne du|vil du|kan dere|gidder du
            """,
            """
            -|bare|egentlig|også|kanskje
            """,
            """
            se|se om|se hvor|se etter|fortelle|fortelle meg|fortelle oss|si|si meg|si om|høre
            huske|sjekke|sjekke om|kontrollere|undersøke|finne ut|finne ut om|kikke|kikke etter
            forklare|forklare meg|vise meg|opplyse|gi meg beskjed|svare på|spørre
            """,
        )
        + made_of(
            """
            kan du|kunne du|kan man|kan dere|kan den|ville du|ville man|kan jeg
            """,
            """
            egentlig|overhodet|i det hele tatt|teoretisk sett|i teorien|i prinsippet|noen gang
            faktisk|teknisk sett
            """,
        ),
        Mark.JUST_ASKING: """
            jeg bare spør|bare spør|jeg spør bare|spør bare|jeg bare lurer|bare lurer
            jeg bare lurte|bare lurte|lurte bare|jeg lurte bare|jeg lurer bare|lurer bare
            bare et spørsmål|kun et spørsmål|det er bare et spørsmål|bare for å vite det
            bare for å være sikker|bare nysgjerrig|jeg er bare nysgjerrig|er bare nysgjerrig
            av ren nysgjerrighet|av nysgjerrighet|av ren interesse|i teorien|teoretisk sett
            rent teoretisk|teoretisk|hypotetisk|rent hypotetisk|hypotetisk sett|i prinsippet
            prinsipielt|sånn generelt|helt generelt|generelt sett|generelt|bare til info
            til orientering|bare så jeg vet det|bare så jeg vet|jeg vil bare vite
            jeg ville bare vite|ville bare vite|vil bare vite|ville bare høre|jeg ville bare høre
            måtte bare spørre|jeg måtte bare spørre|spør for en venn|jeg spør for en venn
            bare interessert|eg berre spør
            """,
        Mark.DOUBT: """
            kanskje|muligens|eventuelt|kan hende|kan hende at|det kan hende|det kan hende at
            det kan være|det kan være at|kunne være|kanskje vi|kanskje jeg|kanskje vi skulle
            kanskje jeg skulle|tenk om|tenk hvis|tenk deg|tenk deg at|se for deg|se for deg at
            forestill deg|forestill deg at|la oss anta|la oss anta at|la oss si at
            la oss tenke oss|la oss late som|anta|anta at|sett at|sett nå at|for eksempel|f eks
            eksempelvis|jeg vurderer|vurderer|vi vurderer|jeg tenker på|jeg tenker på å
            jeg tenkte på å|jeg tenker litt på|går og tenker på|jeg tror|jeg tror at|jeg trur
            eg trur|jeg tror jeg|jeg tror nok|jeg tipper|jeg gjetter på|jeg antar|jeg regner med
            jeg håper|vi håper|jeg håper at|håper at|forhåpentligvis|jeg vet ikke|jeg veit ikke
            jeg vet ikke om|jeg vet ikke helt|vet ikke om|veit ikke om|jeg er ikke sikker
            er ikke sikker|ikke sikker|jeg er usikker|usikker|jeg er i tvil|i tvil|jeg tviler
            tviler|hadde bare|hadde jeg bare|hadde vi bare|hadde du bare|om jeg bare hadde
            hvis bare|skulle ønske|jeg skulle ønske|jeg skulle ønske at|vi skulle ønske
            bare jeg hadde|ville hatt|kunne hatt|burde hatt|skulle hatt|ville ha|burde ha
            skulle ha slått|skulle ha skrudd|skulle jeg ha|jeg burde ha|jeg burde|jeg glemte
            jeg glemte å|jeg har glemt|jeg har glemt å|vi glemte|vi glemte å|jeg kom til å
            hadde jeg|hadde vi|jeg hater|jeg elsker|jeg hater når|jeg elsker når|jeg elsker å
            jeg hater å|jeg liker|jeg liker når|jeg liker at|jeg liker å|jeg liker ikke
            jeg liker ikke når|jeg orker ikke|jeg er glad i|jeg er lei av|jeg er redd|late som
            som om|lat som|nabo*|hos mora mi|hos mor|hos faren min|hos foreldrene mine|foreldrenes
            moras|søstera mi|broren min sin|vennen min sin
            """,
        Mark.CORRECTION: """
            nei|nei vent|nei vent litt|vent|vent nei|vent litt|vent nå|vent nå litt
            vent et øyeblikk|vent et sekund|øyeblikk|et øyeblikk|nei unnskyld|unnskyld
            unnskyld nei|unnskyld jeg mener|sorry|nei sorry|beklager|nei beklager|jeg mener
            jeg mente|jeg mente den|mener jeg|mente jeg|jeg mener altså|jeg mener den
            jeg mener det|altså|altså nei|eller nei|eller vent|eller rettere sagt|rettere sagt
            eller altså|eller forresten|nei forresten|forresten nei|faktisk|nei faktisk|oi|oi nei
            oi vent|oi sann|oi sann nei|ops|ops nei|uff nei|å nei|åh nei|øh nei|eh nei|hm nei|næ
            nah|nei nei|nei stopp|stopp nei|ved nærmere ettertanke|feil|nei feil|det var feil
            korreksjon|rettelse|stopp|heller|nei heller|snarere|eller snarere|eller heller
            jeg har ombestemt meg|jeg ombestemte meg|jeg ombestemmer meg|jeg angrer|nei den
            nei det|nei de|nei jeg mente|nei jeg mener|nei jeg sa|nei jeg vil ha|ikke så mye
            det er for mye|det er for lite|det er altfor mye|det er altfor lite|ikke så høyt
            det er for høyt|det er for lyst|ikke så lyst|vet du hva|nei vet du hva|glem det
            dropp det|pytt|min feil|nei altså|eller bedre|det vil si
            """,
        Mark.REVOKED: """
            glem det|glem det da|bare glem det|glem det heller|nei glem det|nei bare glem det
            åh glem det|å glem det|glem hva jeg sa|glem at jeg sa det|glem hele greia|dropp det
            dropp det heller|bare dropp det|nei dropp det|nei bare dropp det|pytt|pytt pytt
            pytt sann|nei pytt|samma det|samme det|det er det samme|det spiller ingen rolle
            spiller ingen rolle|blås i det|drit i det|gi blaffen|la være|la vær|la være da
            bare la være|nei la være|nei bare la være|nei la vær|eller la være|eller nei la være
            la det være|la det ligge|la det bare være|bare la det være|nei la det være
            nei bare la det være|la den være|la dem være|bare la den være|la den bare være
            nei la den være|la det gå|la stå|ikke gjør det|gjør det ikke|ikke gjør det likevel
            nei ikke gjør det|nei gjør det ikke|likevel ikke|nei likevel ikke|ikke likevel
            nei ikke likevel|eller likevel ikke|eller ikke|eller ikke forresten|eller nei
            eller nei ikke|heller ikke|nei heller ikke|kanskje ikke likevel|ellers takk
            nei ellers takk|nei takk|ikke nå likevel|avbryt|avbryt det|kanseller|kanseller det
            stopp det|stans det|avlys|avlys det|det trengs ikke|det trengs ikke likevel
            det trenger du ikke|det behøver du ikke|det behøves ikke|trengs ikke
            trengs ikke likevel|nei det trengs ikke|ikke nødvendig|det er ikke nødvendig
            det er ikke nødvendig likevel|jeg gjør det selv|jeg gjør det heller selv
            jeg fikser det selv|jeg ordner det selv|jeg klarer det selv|jeg tar det selv
            jeg tar den selv|jeg kan selv|jeg angrer|jeg angret|jeg angra|jeg har ombestemt meg
            jeg ombestemte meg|jeg ombestemmer meg|det var bare tull|bare tull|bare tulla
            jeg bare tulla|jeg bare tuller|bare tuller|jeg tuller|jeg tulla|det var en spøk
            bare en spøk|bare en fleip|jeg fleipa|jeg tar det tilbake|jeg trekker det tilbake
            ved nærmere ettertanke ikke|det er fint som det er|det er bra som det er
            det er greit som det er|det er bra sånn|det går bra som det er|det var ikke til deg
            det var ikke deg|ikke deg
            """,
        Mark.RELATION: """
            ved siden av|rett ved siden av|ved sida av|nær|nær ved|nærme|tett ved|tett på|rett ved
            like ved|i nærheten av|bak|bakom|under|nedenfor|underst|innunder|over|ovenfor|oppå
            oppover|ved|foran|framfor|overfor|vis a vis|rett overfor|tvers overfor|mellom|imellom
            rundt|til høyre for|til venstre for|på den andre siden av|på andre sida av
            på motsatt side av|på venstre side av|på høyre side av|utenfor|utafor|langs|i enden av
            ved enden av|innerst|lengst unna|lengst borte|nærmest|ikke langt fra|bortenfor
            borte ved|bortafor|attmed|attom|attmed|inntil
            """,
    },
    verbs="""
        skru|slå|tenn|tenne|slukk|slukke|sløkk|sløkke|lukk|lukke|lat att|steng|stenge|åpne|åpn
        opne|opn|lås|låse|sett|sette|still|stille|juster|justere|demp|dempe|dimm|dimme|dim|rull
        rulle|heis|heise|hev|heve|senk|senke|dra|trekk|trekke|kjør|kjøre|start|starte|stopp|stoppe
        stans|stanse|pause|spill|spille|spill av|fortsett|fortsette|gjenoppta|legg|legge|skriv
        skrive|før opp|fjern|fjerne|slett|slette|stryk|stryke|aktiver|aktivere|deaktiver
        deaktivere|støvsug|støvsuge|sug|suge|rengjør|rengjøre|gjør|gjøre|lag|lage|=få|=fått|gi
        bring|bringe|hent|hente|send|sende|ta|vask|vaske|mopp|moppe|varm|varme opp|kjøl|kjøle
        mørklegg|mørklegge|=øk|øke|forhøy|reduser|redusere|endre|bytt|bytte|hopp|neste|forrige
        trykk|trykke|vri|drei|dreie|smell|kast|knips|fyr|klikk|ha på|ha av|koble|kople|sveiv
        lukk opp|lås opp|lys opp|begynn|avslutt|avslutte|nullstill|omstart|lufte|luft|blende|belys
        snu|returner|parker|la robot*|klipp|klippe|vann|vanne|ring|mute|demp lyden|hiv|skyv|fiks
        fikse|ordne|ordn|kutt|få opp|slukkes|tennes|lukkes|åpnes|låses|dempes|dimmes|skrus|slås
        settes|stilles|startes|stoppes|rulles|trekkes|kjøres|dras|aktiveres|deaktiveres|pauses
        heves|senkes|stenges|heises|skrives|legges|varmere|kaldere|kjøligere|lysere|mørkere
        sterkere|svakere|lavere|høyere|raskere|saktere|opp|ned|av|på igjen|av igjen|tent|slukket
        slukka|åpent|lukket|lukka|låst|ulåst|stengt
        """,
    subjects="""
        jeg|du|han|hun|vi|man|eg|ho|me|dei|vi to|der|noen|ingen|alle er|alle sover|alle kan|mamma
        pappa|mor|far|mormor|farmor|morfar|farfar|bestemor|bestefar|besta|kona|kona mi|mannen min
        samboeren min|kjæresten min|sønnen min|dattera mi|datteren min|mora mi|moren min|faren min
        søstera mi|broren min|foreldrene mine|sjefen|sjefen min|naboen|naboen min|vennene mine
        svigermor|svigerforeldrene|barna|ungene|guttene|jentene|tvillingene|minsten|lillegutt
        de små|de store|hunden|katta|katten|bikkja|telefonen|telefonen min|mobilen|naboene
        gjestene|besøket|sola|solen|sollyset|babyen|filmen|bråket|støyen|musikken er|postmannen
        elektrikeren|håndverkerne|vaskehjelpen|vinden|regnet|strømmen|maten|vannet koker|kampen
        lyset plager|lyset blender|lyset er|lyset var|hele familien|familien|klokka er|klokken er
        bussen|toget|bilen|søvnen
        """
    + made_of(_IT_IS, _IS),
    finite="""
        er|var|har|hadde|blir|ble|blei|går|gikk|står|sto|stod|ligger|lå|sitter|satt|henger|hang
        kommer|kom hjem|kjører|kjørte|lyser|lyste|brenner|brant|virker|virket|funker|spiller
        spilte|slukker|slukket seg|slukket jeg|tenner|tente|lukker|lukket jeg|åpner|åpnet|åpna
        låser|låste|skrur|skrudde|slår|=slo|setter|satte|gjorde|lar|=lot|lager|laget|kan|kunne|vil
        ville|skal|skulle|må|måtte|burde|bør|ser|=så jeg|hører|føler|føles|fryser|frøs|svetter
        svettet|vet|veit|tenker|mener|tror|trur|synes|syntes|leser|leste|skriver|jobber|arbeider
        sover|=sov|spiser|spiste|lager mat|dusjer|bader|lukter|stinker|bråker|bråkte|irriterer
        plager|blender|støyer|durer|surrer|suser|piper|blinker|flimrer|ringer|ringte|starter
        startet|stopper|stoppet|begynner|begynte|regner|snør|blåser|trekker|tar|tok|koster|kostet
        bruker|brukte|behøver|trenger|glemmer|glemte|husker|husket|ligner|lignet|låter|lyder|lød
        pleier|pleide|varer|varte|slutter|sluttet|mangler|passer|gir|=ga|=gav|betyr|skjer|skjedde
        hjelper|elsker|hater|vekker|våkner|våknet|venter|sier|kikker|rullet|trakk|fikk|får|dufter
        drypper|ødelegger|sløser|forstyrrer|maser|faller|falt|holder|holdt|bor|øver|studerer
        telefonerer|kjeder|skinner|baker|rakk|gidder|orker|bryr|legger meg|legger oss|drar|dro
        stikker|ses|sees|brummer|sovner|vil sove
        """,
    settled="*",
    firsts="først|til å begynne med",
    articles="""
        den|det|de|en|ei|et|ett|én|min|mi|mitt|mine|vår|vårt|våre|hans|hennes|deres|denne|dette
        disse|den der|det der|de der|den her|alle|all|alt|hver|hvert|begge|begge de|noen|hele
        hele den|hele det|samtlige|alle de|all den|alt det|din|di|ditt|dine|to|et par|eit|ein
        alle sammen
        """,
    numbers="""
        én|en|ett|et|ei|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten
        seksten|sytten|atten|nitten|tjue|tjuefem|tretti|trettifem|førti|førtifem|femti|seksti
        sytti|åtti|nitti|hundre|halvannen|halvannet|et par|femogtjue|tredve
        """,
    joining="i|på|av|ved|til|fra|for|hos|inne|ute|inn|ut|bort|borte|å|om|innen|med",
    moves="""
        kjøre|rulle|støvsuge|suge|gå|starte|gjøre rent|ned|opp|løpe|begynne|klippe|spille
        komme i gang|i gang|løs|ta fatt|sette i gang|av gårde
        """,
    within="i|på",
    only="bare|kun|utelukkende|bare akkurat|berre",
    now="""
        nå|straks|med en gang|med det samme|nå med en gang|umiddelbart|omgående|akkurat nå
        øyeblikkelig
        """,
    particles="""
        opp|ned|av|på|igjen|ut|inn|tent|slukket|slukka|åpen|åpent|åpne|lukket|lukka|låst|ulåst
        stengt|i gang
        """,
    pronouns="""
        her|herinne|heroppe|hernede|herute|her inne|der|derinne|deroppe|dernede|derute|den|det|dem
        de|han|denne|dette|alt|alt sammen|alle sammen|sånn|slik|som det er|som den er|i fred|på|av
        til|fra|opp|ned|tent|slukket|åpen|åpent|lukket|låst|være|stå|bli|henne|ham|noen|noe|igjen
        """,
    kinds={
        "cover:curtain": """
            gardin|gardina|gardinen|gardiner|gardinene|forheng|forhenget|*gardin|*gardina
            *gardinen|*gardiner|*gardinene
            """,
        "cover:awning,blind,shade,shutter": """
            persienne|persienna|persiennen|persienner|persiennene|rullegardin|rullegardina
            rullegardinen|rullegardiner|rullegardinene|sjalusi|sjalusien|sjalusier|sjalusiene
            rullesjalusi|skodde|skodda|skodder|skoddene|markise|markisa|markisen|markiser
            markisene|screen|screens|solskjerming|solskjermingen|lamellgardin|*persienne
            *persienna|*persiennen|*persienner|*persiennene|*rullegardin|*rullegardina
            *rullegardinen|*sjalusi|*sjalusien|*sjalusiene|*skodde|*skodda|*markise|*markisa
            *markisen
            """,
        "media_player:tv": "tv|tven|tv en|tv n|fjernsyn|fjernsynet|skjermen|*fjernsynet",
        "cover:garage": """
            garasje|garasjen|garasjeport|garasjeporten|garasjedør|garasjedøra|garasjedøren
            """,
        "cover:gate": """
            port|porten|porter|grind|grinda|grinden|hageport|hageporten|*port|*porten|*grind
            *grinda
            """,
        "timer": """
            timer|timeren|nedtelling|nedtellingen|eggeklokke|eggeklokka|vekkerklokke|vekkerklokka
            stoppeklokke|stoppeklokka|alarm|kjøkkenklokke|tidtaker
            """,
        "light": """
            lys|lyset|lysene|lyskilde|lyskilden|lampe|lampa|lampen|lamper|lampene|belysning
            belysninga|belysningen|pære|pæra|pæren|pærer|pærene|spot|spotter|spottene|spottene
            lysekrone|lysekrona|lysekronen|led|lyslenke|lyslenka|lyslenken|*lys|*lyset|*lysene
            *lampe|*lampa|*lampen|*lamper|*lampene|*belysning|*belysningen|*belysninga|*lenka
            *lyslenke
            """,
        "switch": """
            stikkontakt|stikkontakten|stikkontakter|kontakt|kontakten|bryter|bryteren|brytere
            bryterne|støpsel|støpselet|plugg|pluggen|*kontakt|*kontakten|*bryter|*bryteren
            """,
        "fan": """
            vifte|vifta|viften|vifter|viftene|ventilator|ventilatoren|avtrekk|avtrekket|*vifte
            *vifta|*viften|*ventilator
            """,
        "cover": """
            vindu|vinduet|vinduer|vinduene|dør|døra|døren|dører|dørene|*vindu|*vinduet|*vinduer
            *vinduene
            """,
        "lock": """
            lås|låsen|låser|låsene|dør|døra|døren|dører|dørene|dørlås|dørlåsen|*dør|*døra|*døren
            *dørene|*lås|*låsen
            """,
        "valve": """
            ventil|ventilen|ventiler|kran|krana|kranen|stoppekran|stoppekrana|stoppekranen|vann
            vannet|vanning|vanninga|vanningen|hagevanning|sprinkler|sprinkleren|*ventil|*ventilen
            *kran|*krana|*kranen
            """,
        "climate": """
            varme|varmen|termostat|termostaten|termostater|termostatene|temperatur|temperaturen
            radiator|radiatoren|panelovn|panelovnen|ovn|ovnen|ovner|ovnene|varmepumpe|varmepumpa
            varmepumpen|aircondition|klimaanlegg|klimaanlegget|gulvvarme|gulvvarmen|varmekabler
            varmekablene|*varme|*varmen|*termostat|*termostaten|*temperatur|*temperaturen|*ovn
            *ovnen|*radiator
            """,
        "media_player": """
            høyttaler|høyttaleren|høyttalere|høyttalerne|radio|radioen|musikk|musikken|lyd|lyden
            lydstyrke|lydstyrken|volum|volumet|stereo|stereoanlegg|anlegget|sang|sangen|låt|låta
            låten|podkast|podkasten|film|*radio|*radioen|*høyttaler|*høyttaleren
            """,
        "vacuum": """
            støvsuger|støvsugeren|robot|roboten|robotstøvsuger|robotstøvsugeren|støvsuging
            *støvsuger|*støvsugeren
            """,
        "lawn_mower": """
            gressklipper|gressklipperen|robotklipper|robotklipperen|robotgressklipper
            robotgressklipperen|plenklipper|plenklipperen
            """,
        "todo": """
            liste|lista|listen|lister|handleliste|handlelista|handlelisten|huskeliste|huskelista
            huskelisten|gjøremålsliste|gjøremålslista|gjøremålslisten|innkjøpsliste|handlelapp
            handlelappen|huskelapp|huskelappen|*liste|*lista|*listen
            """,
        "alarm_control_panel": """
            alarm|alarmen|innbruddsalarm|innbruddsalarmen|boligalarm|boligalarmen|alarmanlegg
            alarmanlegget
            """,
        "scene": "scene|scenen|scener|stemning|stemningen|stemninga",
        "script": "skript|skriptet|rutine|rutinen|rutiner",
        "humidifier": "luftfukter|luftfukteren|avfukter|avfukteren|luftfuktighet",
        "button": "knapp|knappen|knapper|trykknapp|*knapp|*knappen",
        "siren": "sirene|sirena|sirenen|sirener",
    },
    relatives="som|hvem|hva|hvor|hvilken|hvilket|at",
    nothing="""
        ingenting|intet|ikke noe|ikke en dritt|ikke et pip|ikke en ting|ikke det minste
        ikke noen ting|ikke det grann|ikke mer|slett ikke noe|overhodet ikke noe|knapt noe
        ingen ting|inkje|ikkje noko|ikke en hånd foran meg
        """,
    wholes="""
        alle|alt|alt sammen|alle sammen|hele|resten|de andre|overalt|hver|hvert|begge|samtlige|all
        """,
    owners="hans|hennes|deres|sin|sitt",
    its="den|det|dem|de|denne|dette|disse|han|ham|henne|ho",
    do_its="""
        gjør det|gjør det da|gjør det nå|bare gjør det|gjør det for meg|kan du gjøre det
        kan ikke du gjøre det|kan du ikke gjøre det|kunne du gjøre det|kunne du gjort det
        vil du gjøre det|gidder du gjøre det|gidder du å gjøre det|orker du å gjøre det
        orker du det|gidder du det|fiks det|ordne det|ordn det|sørg for det|ta deg av det
        få det gjort|få gjort det|få det ordna|få ordna det
        """,
    thens="=så|=og så|i så fall|i så tilfelle|da|da så|så bare",
    speakers="""
        jeg|man|han|hun|vi|noen|ingen|mamma|pappa|kona|mannen min|kona mi|mor|far|sønnen min
        dattera mi|de|eg
        """,
    infinitives="""
        tenne|slukke|lukke|stenge|låse|sette|stille|justere|dempe|dimme|rulle|heise|heve|senke
        trekke|kjøre|starte|stoppe|stanse|spille|fortsette|legge|skrive|fjerne|slette|stryke
        aktivere|deaktivere|støvsuge|suge|rengjøre|gjøre|lage|sende|vaske|moppe|øke|redusere|bytte
        hente|bringe
        """,
    affirms="gjerne|kan gjerne|derimot|til gjengjeld|i stedet|isteden|ja|jo|godt",
    no_mores="mer|lenger|ikke mer|ikke lenger|meir",
    inverts=True,
    vocatives="""
        kjære|vennen|vennen min|gullet|gullet mitt|elskling|skatt|skatten|kompis|gutt|jenta mi
        kjæresten|folkens|unger|barn|karer|sjef|mester|bror|søster|du gamle|gamle venn|nusse|søta
        kis|mann
        """,
    hedges="""
        la oss si|si|si heller|heller|snarere|ta heller|ta|gjør det|gjør den|gjør det til
        gjør den til|la oss ta|la det bli|la oss gå for|sett heller
        """,
    conclusions="""
        =så|derfor|=så derfor|=så takk|=så nå|=så bare|=så kan du|=så vær så snill og|altså
        i så fall|=så gjerne|=så derfor kan du|da kan du
        """,
    addressees="du|dere",
    ones="""
        den i|den på|den ved|den over|den under|den til|den fra|den som|den der|det i|det på
        det ved|det over|de i|de på|de ved|den ene|den andre
        """,
    overs="over|oppå|som henger over|ovenfor",
    provisos="så lenge|bare|så lenge bare|forutsatt|hvis bare|når bare|om bare",
    stays="blir|fortsetter|fortsatt|holder fram|spiller videre|forblir|går videre|får stå",
    likes="som|liksom|slik som",
    states="""
        mørkt|kaldt|varmt|hett|lyst|bråk|støy|hete|kulde|iskaldt|innestengt|klamt|stille|svart
        mørke|trekk|rot|bekmørkt
        """,
    disbelief="""
        kan du tro det|kan du fatte det|det er ikke sant|nei slutt|nei nå må du gi deg
        nå må du gi deg|hold kjeft|det tror jeg ikke på|ikke til å tro|det er ikke til å tro
        det er ikke til å fatte|du tuller|du kødder|tuller du|kødder du|det mener du ikke
        det sier du ikke
        """,
    units="prosent|grader|grad",
    spans="minutter|time|timer|halvtime|kvarter",
    not_thats="""
        nei ikke den|ikke den|ikke det|nei ikke det|ikke dem|nei ikke dem|ikke den der
        nei ikke den der|ikke denne|ikke dette|feil lampe|feil en|nei ikke de|ikke de|ikke den her
        """,
    ofs="av|til|hos",
    lastings="""
        fortsatt|fremdeles|framleis|stadig|ennå|enda|alltid|hele dagen|hele kvelden|hele tida
        hele tiden|konstant|i timevis|i flere timer|i # timer|i # minutter|i dagevis|i flere dager
        siden i morges|siden i går|siden klokka *|siden klokken *|en evighet|i evigheter
        i en evighet|lenge|i lang tid|i hele natt
        """,
    presents="""
        fortsatt|fremdeles|framleis|ennå|enda|allerede|nå|akkurat nå|for øyeblikket|for tida
        for tiden|egentlig|tro|tilfeldigvis|overhodet|nå for tida|da|forresten|stadig|ikke|kanskje
        i øyeblikket
        """,
    to_dos="å *e|å slå|å skru|å dra|å gå|å få",
    bits="""
        litt|en smule|en liten smule|ørlite|ørlite grann|bittelitt|et hakk|et lite hakk|et stykke
        et lite stykke|lite grann|litt til|en anelse
        """,
    partways="""
        halvt|halvveis|halvt opp|halvt ned|halv|på halv|til halvt|halvparten|til halvparten
        det halve|en tredjedel|til en tredjedel|en fjerdedel|to tredjedeler|tre fjerdedeler
        en kvart|på gløtt|litt på gløtt|trekvart|midtveis
        """,
    yours="din|di|ditt|dine|deres",
    own_reports="""
        =jeg sa|jeg har sagt|jeg har akkurat sagt|=jeg sa nettopp|=jeg sa jo|jeg vet jeg sa
        jeg vet at jeg sa|=sa jeg|har jeg sagt|jeg veit at jeg sa|=hva jeg sa
        """,
    shares="prosent",
    modals="kan|kunne|vil|ville|skal|skulle|må|måtte|bør|burde|får|fikk|lar|tør",
    thats="at",
    neithers="verken|hverken",
    endings="en|et|a|n|t|ene|ne|men|met|ma|e/a|e/en|el/len|el/let|er/ra|er/ret",
    no_names="""
        i gang|en gang|én gang|med en gang|hver gang|hver eneste gang|denne gangen|den gangen
        gang på gang|neste gang|noen gang|noen ganger|første gang|forrige gang|sist gang
        siste gang|enda en gang|en gang til|nok en gang|mange ganger|både|et bad|ta bad|ta et bad
        flere ganger|to ganger
        """,
)
"""Norwegian, as it is spoken to a house."""
