"""Swedish."""

from ..phrases import Language, Mark, split_phrases

_WHO = "jag|han|hon|den|det|vi|ni|de|dom|man|någon|nån|ingen|alla|barnen"

_IT_DOES = """
    är|var|blir|blev|har|hade|kan|ska|skulle|måste|får|går|gick|ser|såg|låter|luktar|känns|stör
    drar|blåser|regnar|snöar|åskar|lyser|brinner|står|stod|ligger|låg|sitter|kommer|kom|gör|gjorde
    verkar|räcker|börjar|började|slutar|tar|tog|behöver|behövs|heter|brukar|finns|fanns|hörs|syns
    fryser|svider|piper|surrar|brummar|blinkar|stinker|ryker|bullrar|droppar|läcker|ringer|knackar
    spelar|susar|dånar|skramlar|fungerar|funkar|gäller|händer|beror|vore
    """
"""What is told of "it": a verb behind it makes no article of the pronoun."""

_PRONOUN_TELLS = "|".join(
    f"{who} {does}"
    for who in ("det", "den", "de", "dom")
    for does in split_phrases(_IT_DOES)
)

_VERB_FIRST = "|".join(
    f"{does} {who}"
    for does in split_phrases(
        """
        är|var|blir|har|börjar|kommer|regnar|snöar|blåser|går|ringer|står|ligger|finns|fryser|skulle
        känns|märker|hör|ser|åker|sover|vaknar|sticker|råkar|behöver|lyser|brinner|drar|luktar
        """
    )
    for who in split_phrases(_WHO)
)
"""Verb and subject change places in a question, and in a condition without "if"."""

SWEDISH = Language(
    code="sv",
    marks={
        Mark.COURTESY: """
            god natt|godnatt
            var så * och|om du vill vara så *|om ni vill vara så *|om du kan vara så *|om du vore så *
            ha vänligheten att|ha godheten att
            snälla|snälla du|snälla nån|snälla någon|är du snäll|är ni snälla
            om du är snäll|om ni är snälla|om du vill vara snäll
            om du vill vara så snäll|om ni vill vara så vänliga|om ni vill vara så snälla
            om du skulle vilja vara så snäll|om ni skulle vilja vara så snälla
            om du skulle kunna vara så snäll|om du vore så snäll|om ni vore så vänliga
            var snäll|var snäll och|var så snäll|var så snäll och|var snälla och|var en ängel och
            var så snälla och|var vänlig|var vänlig och|var så vänlig|var så vänlig och
            var vänliga och|var så god och|var så goda och|var bussig och|var så bussig och
            var hygglig och|var gullig och|var så gullig och|var rar och|var så rar och|vänligen
            gör mig en tjänst och|gör mig den tjänsten och|gör mig den tjänsten att
            gör oss en tjänst och|kan du så är du snäll|tack|tack snälla|tack så mycket
            tack så hemskt mycket|tack på förhand|tackar|tusen tack|stort tack|tack ska du ha
            tack ska ni ha|för all del|för guds skull|för sjutton|för tusan|för bövelen|för fan
            om det går|om det går bra|om det går för sig|om du kan|om ni kan|om du vill|om ni vill
            om du har tid|om ni har tid|om du hinner|om ni hinner|om du har en stund
            om du har lust|om du orkar|om det är möjligt|om möjligt|om det passar|om det är okej
            om det är ok|om du inte har något emot det|om ni inte har något emot det
            om det inte är för mycket besvär|om det inte är till besvär|om det inte är något besvär
            om det inte är för mycket begärt|om det inte gör något|om jag får be|om man får be
            om jag får lov att be|om du ändå är där|om du ändå håller på|när du ändå håller på
            när du ändå är i farten|om du ändå är i farten|nu när du ändå håller på
            när du ändå är där|medan du ändå håller på|när du har tid|när du får tid|när ni har tid
            när du hinner|när ni hinner|när du kan|när du får en stund|när du har en stund
            när du har en minut|när det passar|när det passar dig|så fort du kan|så fort ni kan
            så snart du kan|så snart ni kan|så fort som möjligt|så snart som möjligt|så fort det går
            så snabbt du kan|så snabbt som möjligt|fort som attan|kvickt som attan
            nu|nu direkt|nu genast|nu på en gång|nu med en gång|nu meddetsamma|nu med detsamma
            genast|direkt|omedelbart|med en gång|på en gång|på direkten|på momangen|på studs
            med detsamma|meddetsamma|på stört|på fläcken|fort|snabbt|kvickt|raskt|illa kvickt
            fort nu|snabba på och|skynda dig och|skynda dig att|utan dröjsmål|utan att vänta
            en gång till|igen|på nytt|ännu en gång|en gång för alla|äntligen|åter|återigen
            åt mig|åt oss|för mig|för oss|för min skull|för vår skull|mig
            hej|hallå|hej på dig|hejsan|tjena|tja|god morgon|godmorgon|god kväll|godkväll
            hör du|hör på|hörru|hördu|du|du hör du|lyssna|assistenten|min vän
            okej|ok|okej då|okej så|ok då|ja|jo|jaha|jaså|jadå|nåja|nå|nåväl|så|så där|så ja
            alltså|ju|ju bara|helt enkelt|bara lugnt|lugnt|gärna|väldigt gärna|hemskt gärna|visst
            kom igen|kom igen nu|sätt igång och|ingen fara|inga problem|ingen brådska|ingen stress
            det är ingen brådska|det brådskar inte|varför inte|inte bara|oroa dig inte|ingen panik
            glöm inte att|glöm inte bort att|glöm nu inte att|glöm inte|glöm nu inte|kom ihåg att
            tänk på att|se till att|se till att du|var noga med att|passa på att|passa på och
            var inte blyg och|det är dags att|det är hög tid att|dags att|hög tid att
            det börjar bli dags att|som vanligt|som alltid|som du brukar|precis som vanligt
            som i vanliga fall|som jag vet inte vad|som attan|som bara den|som fan|som galen
            innan jag glömmer|innan jag glömmer det|innan jag glömmer bort det|medan jag minns det
            innan vi glömmer|innan vi glömmer det|medan jag kommer ihåg det|när jag tänker på det
            när jag ändå tänker på det|nu när jag tänker på det|så jag inte glömmer
            så att jag inte glömmer|så att jag inte glömmer det|annars glömmer jag|annars glömmer jag det
            eh|öh|äh du|hmm|mm|oj då|ah
            """,
        Mark.DEGREE: """
            lite|lite grann|lite granna|litegrann|en aning|en smula|inte så ljust|inte för ljust
            inte så starkt|inte för starkt|inte så högt|inte för högt|inte så varmt|inte för varmt
            hela vägen|ända|ända upp|ända ner|helt|helt och hållet|fullt|så långt det går|max
            till max|till minimum|inte mer än|högst|minst|ungefär|cirka|omkring # procent
            en hel del|över hela|på låg nivå|så mycket det går
            """,
        Mark.POLITE: """
            kan du vara så * och|kan ni vara så * och|skulle du kunna vara så * och
            skulle ni kunna vara så * och|skulle du vilja vara så * och|skulle ni vilja vara så * och
            vill du vara så * och|vill ni vara så * och|kunde du vara så * och|är du så * och
            kan du vara så * att du|skulle du kunna vara så * att du|skulle du kunna tänka dig att
            kan du tänka dig att|skulle du kunna ha vänligheten att|skulle ni kunna ha vänligheten att
            skulle du vilja ha vänligheten att|har du vänligheten att|skulle jag få besvära dig att
            får jag besvära dig med att|kan jag få besvära dig att
            kan du|kan ni|kan du bara|kan du snabbt|kan du kanske|kan du möjligtvis|kan du möjligen
            kan du inte|kan ni inte|kan du hjälpa mig att|kan du hjälpa mig och|kan du hjälpa oss att
            kan du vara snäll och|kan du vara så snäll och|kan ni vara snälla och|kan du se till att
            kan ni vara så vänliga och|kan du vara så vänlig och|kan du vara så snäll att
            kan du vara en ängel och|kan du göra mig en tjänst och|kunde du|kunde ni|kunde du inte
            kunde du kanske|kunde du vara snäll och|kunde du vara så snäll och
            skulle du|skulle ni|skulle du kunna|skulle ni kunna|skulle du vilja|skulle ni vilja
            skulle du inte kunna|skulle du kanske kunna|skulle du möjligtvis kunna
            skulle du möjligen kunna|skulle du kunna vara snäll och|skulle ni kunna vara snälla och
            skulle du kunna vara så snäll och|skulle ni kunna vara så snälla och
            skulle du kunna vara så vänlig och|skulle ni kunna vara så vänliga och
            skulle du kunna vara så snäll att du|skulle ni vilja vara så vänliga och
            skulle du vilja vara så snäll och|skulle ni vilja vara så snälla och
            skulle du vilja vara så vänlig och|skulle du vilja vara snäll och
            skulle du ha något emot att|skulle ni ha något emot att|har du något emot att
            har ni något emot att|gör det dig något om du|skulle det vara möjligt att
            vore det möjligt att|är det möjligt för dig att|skulle det vara möjligt för dig att
            skulle det gå att|skulle det gå bra att|går det bra att|går det bra att du|går det för sig att
            skulle det vara för mycket begärt att|är det för mycket begärt att
            skulle jag kunna få|skulle jag kunna be dig|skulle jag kunna be dig att
            skulle jag kunna be er att|skulle jag få be dig att|skulle jag kunna få be dig att
            skulle vi kunna|skulle vi kunna få|skulle någon kunna|kan någon|kan nån
            får jag be dig|får jag be dig att|får jag be er att|får jag be om|får jag lov att be dig att
            kan jag be dig|kan jag be dig att|kan jag be er att|kan jag få|kan jag få dig att|kan vi få
            kan vi|kan jag få be dig att|får jag|får vi|får vi be dig att|får jag få
            vill du|vill ni|vill du vara snäll och|vill du vara så snäll och|vill du vara vänlig och
            vill ni vara snälla och|vill ni vara så vänliga och|vill ni vara så snälla och
            vill du vara så vänlig och|vill du inte|vill du göra mig en tjänst och|vill du kanske
            hinner du|orkar du|har du lust att|har du möjlighet att|har ni möjlighet att
            är du snäll och|är du så snäll och|är ni så vänliga och|är du hygglig och
            är du så hygglig och|är du redo att|vad sägs om|vad sägs om att|hur vore det med
            hur vore det att|hur vore det om du|vore det inte dags att|du skulle inte kunna
            du skulle inte råka kunna|du kan inte råka kunna|tror du att du kan|tror du att du kunde
            tror du att du skulle kunna|tror du du kan|tror du att det går att|jag undrar om du kan
            jag undrar om du kunde|jag undrar om du skulle kunna|jag undrar om du skulle vilja
            jag undrar om ni skulle kunna|jag undrar om ni skulle vilja|jag undrade om du kunde
            jag undrade om du skulle kunna|jag undrar om du vill|jag undrar om jag kan be dig att
            jag hoppades att du kunde|tänder du|släcker du|sätter du|sätter ni|stänger du|stänger ni
            öppnar du|öppnar ni|låser du|låser ni|slår du|slår ni|drar du|drar ni|startar du
            startar ni|stoppar du|pausar du|dimrar du|dimmar du|sänker du|sänker ni|höjer du
            höjer ni|ställer du|skruvar du|vrider du|lägger du|skriver du|lägger ni|fixar du
            ordnar du|kör du|skickar du|ökar du|minskar du|tänder ni|släcker ni|fäller du
            hissar du|rullar du|aktiverar du|spelar du
            """,
        Mark.WISH: """
            jag vill|jag vill ha|jag vill att|jag vill att du|jag vill att ni|jag vill gärna
            jag vill gärna ha|jag vill gärna att|jag vill gärna att du|jag vill nog ha|nu vill jag
            nu vill jag ha|nu vill jag att du|vill jag ha|vill jag att du|vill jag gärna ha
            jag skulle vilja|jag skulle vilja ha|jag skulle vilja att|jag skulle vilja att du
            jag skulle gärna vilja|jag skulle gärna vilja ha|jag skulle gärna ha|skulle jag vilja ha
            jag skulle vilja be dig|jag skulle vilja be dig att|jag skulle vilja be er att
            jag skulle behöva|jag skulle behöva ha|jag skulle önska|jag skulle önska att
            jag skulle föredra|jag skulle föredra att|jag skulle hellre|jag skulle hellre ha
            jag skulle hellre vilja ha|jag vill hellre ha|jag föredrar|jag önskar|jag önskar att du
            jag ser gärna att du|jag ser gärna att|jag skulle uppskatta om du|jag skulle uppskatta om ni
            jag skulle uppskatta det om du|jag skulle bli glad om du|jag skulle bli så glad om du
            jag skulle bli tacksam om du|jag vore tacksam om du|jag vore tacksam om ni
            jag vore tacksam om du kunde|jag vore mycket tacksam om ni|jag vore tacksam om ni kunde
            jag vore mycket tacksam om ni kunde|jag skulle vara tacksam om du|jag är tacksam om du
            jag skulle vara tacksam om du kunde|jag skulle uppskatta om du kunde|vi skulle uppskatta om du
            jag skulle vara glad om du|det vore bra om du|det vore bra om du kunde|det vore snällt om du
            det vore snällt om du kunde|det vore fint om du|det vore fint om du kunde|det vore schysst om du
            det vore skönt om du|det vore skönt om du kunde|det vore trevligt om du|det vore toppen om du
            det vore toppen om du kunde|det vore jättebra om du|det vore jättebra om du kunde
            det vore jättesnällt om du|det vore fantastiskt om du|det vore kul om du|det vore skönt med
            det vore bra om|det vore skönt om|det vore trevligt om|det vore fint om|det vore trevligt med
            det skulle vara bra om du|det skulle vara skönt om du|det skulle vara snällt om du
            det skulle vara trevligt om du|det skulle vara toppen om du|det skulle vara fint om du
            det skulle vara bra om du kunde|det skulle vara snällt om du kunde|vore bra om du
            vore snällt om du|vore skönt om du|vore toppen om du|vore fint om du|bra om du kan
            det hade varit bra om du|det hade varit snällt om du|det hade varit skönt om du
            det hade varit bra om du kunde|det hade varit snällt om du kunde|hade varit bra om du
            det hade varit toppen om du|det hade varit fint om du|jag hade uppskattat om du
            jag behöver|jag behöver ha|jag behöver få|vi behöver|vi behöver ha|jag måste ha|vi måste ha
            behöver jag|behöver vi|jag måste få|jag ber dig|jag ber dig att|jag ber er att|vi vill|vi vill ha
            vi vill att du|vi vill att|vi vill gärna|vi vill gärna ha|vi skulle vilja|vi skulle vilja ha
            vi skulle behöva|vi skulle gärna|vi skulle gärna ha|låt oss|nu tar vi och|jag tycker du ska
            du kan|du kan väl|du kan gärna|du kan gott|du kan nu|du kan bara|du kan faktiskt
            du kan lugnt|du kan ju|du kan lika gärna|du får|du får gärna|du får väl|du får nu|du får lov att
            du ska|du skulle kunna|du måste|du bör|du borde|ni kan|ni får|ni får gärna|ni ska|ni måste
            ni kan gärna|ni skulle kunna|du behöver|du kanske kan|du kanske kunde|du kanske skulle kunna
            får gärna|får *as|får * av|kan *as|kan nu *as|kan gott *as|kan lika gärna *as|ska *as|måste *as
            bör *as|borde *as|behöver *as|får gärna *as|får nu *as|ska nu *as|kan få *as|måste nu *as
            ska *as av|kan *as av|får *as av|måste *as av|behöver *as av|bör *as av
            ska *as ner|ska *as upp|ska *as på|kan *as ner|kan *as upp|får *as på|får *as ner
            kan dras ner|kan dras upp|kan dras för|kan dras ifrån|ska dras ner|ska dras upp|ska dras för
            får dras ner|får dras upp|kan slås av|kan slås på|ska slås av|ska slås på|får slås på
            ska på|ska av|ska upp|ska ner|ska ned|ska igång|får på|får av|får gå på|får gå av
            får gå upp|får gå ner|får gå igång|får upp|får ner|kan gå av|kan gå på|kan gå ner|kan gå upp
            kan gå igång|ska gå på|ska gå av|ska gå upp|ska gå ner|ska gå igång|måste på|måste av
            måste upp|måste ner|får komma på|får komma ner|får komma upp|kan komma ner|kan vara av
            ska vara på|ska vara av|ska vara släckt*|ska vara tänd*|ska vara stäng*|ska vara öppe*
            ska vara öppn*|ska vara låst*|ska vara olåst*|kan vara på|får vara av|bör vara på|bör vara av
            bör vara låst*|bör vara stäng*|måste vara på|måste vara av|kan dammsuga|får dammsuga
            kan börja|får börja|kan köra igång|får köra igång|får städa|kan städa|får starta|ska dammsuga
            får börja städa|får börja dammsuga|kan börja dammsuga|kan börja städa|får åka ut och|kan åka ut och
            får åka hem|kan åka hem|ska åka hem|får gärna dammsuga|får gärna städa|kan gärna dammsuga
            """,
        Mark.TAG: """
            okej|ok|ja|jo|va|eller hur|tack|snälla|är du snäll|kan du det|kan ni det|går det bra|går det
            inte sant|visst|hör du|bra|går bra|är det okej|är det ok|vill du det|vill du|kan du|uppfattat
            förstår du|är det bra|snälla du|tack snälla|gör du det|kan du fixa det|kan du göra det
            """,
        Mark.UNWISH: """
            jag vill inte|jag vill inte ha|jag vill inte att|jag vill inte att du|jag vill aldrig
            jag vill aldrig att du|jag vill absolut inte|jag vill absolut inte att du|jag vill verkligen inte
            jag vill helst slippa|jag vill gärna slippa|jag skulle vilja slippa|låt mig slippa|låt oss slippa
            jag vill helst inte|jag vill helst inte ha|jag vill helst inte att du|jag vill inte ha någo*
            jag vill inte längre ha|jag vill nog inte ha|nu vill jag inte ha|jag vill inte se|jag vill slippa
            jag slipper gärna|jag skulle inte vilja|jag skulle helst inte|jag skulle helst inte vilja
            jag skulle inte|jag skulle hellre slippa|jag önskar inte|jag behöver ing*|jag behöver inte
            jag behöver inte ha|jag behöver inget|vi behöver ing*|vi behöver inte|vi vill inte|vi vill inte ha
            vi vill inte att du|vi vill inte att|vi vill helst inte|vi skulle helst inte|vi ska inte
            vi slipper gärna|jag ville inte|jag ville inte att|ingen vill|ingen får|ingen ska|ingen bör
            ingen skall|du behöver inte|du behöver inget|du behöver ing*|du behöver aldrig|du får inte
            du får aldrig|du får absolut inte|du får under inga omständigheter|du ska inte|du ska aldrig
            du ska absolut inte|du bör inte|du borde inte|du måste inte|du kan inte|du skulle inte|ni ska aldrig
            ni behöver inte|ni får inte|ni får aldrig|ni ska inte|ni bör inte|ni kan inte|man får inte
            man ska inte|man bör inte|ska inte|ska aldrig|får inte|får aldrig|får ej|behöver inte
            behöver ej|behöver aldrig|måste inte|bör inte|bör ej|borde inte|kan inte|ska absolut inte
            får absolut inte|får under inga omständigheter|ska under inga omständigheter|behöver faktiskt inte
            behöver verkligen inte|behöver väl inte|behöver nog inte|behöver inte alls|ska nog inte|ska helst inte
            får helst inte|får verkligen inte|ska verkligen inte|helst inte|hellre inte|bäst att inte
            det behövs inte|det behövs ing*|det är inte nödvändigt att|det är ingen idé att|du slipper
            det finns ingen anledning att|finns ingen anledning att|inte nödvändigt att|ingen idé att
            jag ber dig att inte|jag ber dig att aldrig|jag förbjuder dig att|jag förbjuder
            """,
        Mark.NEGATION: """
            inte|inte alls|ej|icke|aldrig|aldrig mer|aldrig någonsin|ingen|inget|inga|ingenting|intet
            ingenstans|ingalunda|varken|utan att|absolut inte|verkligen inte|inte längre|inte mer
            under inga omständigheter|på inga villkor|på intet sätt|i inget fall|inte under några omständigheter
            inte på några villkor|sluta tända|sluta släcka|sluta öppna|sluta stänga|sluta låsa|sluta sätta
            sluta slå|sluta ändra|sluta höja|sluta sänka|sluta dra|sluta röra|sluta pilla|sluta mecka
            sluta leka|sluta skruva|sluta dimra|sluta dimma|sluta med att|sluta med det|sluta upp med
            sluta upp att|sluta att|sluta hela tiden|sluta genast|sluta nu med|upphör med|upphör att
            låt bli att|låt bli|låter du bli|låta bli att|låta bli|låter bli|avstå från|avstå|undvik*|undvika|vägra|i stället för
            istället för|i ställe för|hellre än|snarare än|förbjud*|förbjuden|förbjudet|förbjudna
            håll dig borta från|håll dig ifrån|håll dig undan från|håll fingrarna borta|håll tassarna borta
            fingrarna borta från|tassarna borta från|bort med fingrarna|knappt|knappast|allt annat än
            akta dig för att|passa dig för att|våga inte|våga aldrig|inte ens
            """,
        Mark.HOLD: """
            låt|låter|låter du|låta|låt bara|låt gärna|lämna|lämnar du|behåll|behåller du|behålla|bevara
            spara|sparar du|skona|skonar du|hoppar du över|struntar du i|undantar du|ha kvar|ha inte|få vara|får vara|får vara som|får vara kvar|får vara i fred
            får förbli|får stå|får stå kvar|får lysa|får fortsätta|får brinna|får gå|får gå kvar|får ligga kvar
            får vara tänd*|får vara på|får vara igång|får vara släckt*|får vara öpp*|får vara stäng*
            får vara låst*|får spela vidare|kan vara kvar|kan vara som|kan få vara|kan stå|kan stå kvar
            kan förbli|ska vara kvar|ska stå kvar|ska förbli|ska få vara|ska vara som|ska fortsätta
            ska vara i fred|måste förbli|förbli|förblir|stanna kvar|stannar kvar|är kvar|som det är|som den är
            som de är|som dom är|som det var|som den var|i fred|ifred|rör inte|rör ej|rör aldrig|rör ingenting
            rör inget|röra inte|peta inte|pilla inte|ändra inget|ändra ingenting|håll|hålla|håller du
            ignorera|strunta i|bry dig inte om|ligger kvar|står kvar
            """,
        Mark.EXCEPTION: """
            utom|utom möjligen|utom kanske|utom förstås|utom såklart|utom naturligtvis|utom just|utom bara
            förutom|förutom kanske|förutom förstås|förutom möjligen|undantaget|undantagen|undantagna
            undantaget förstås|med undantag för|med undantag av|med undantag från|med enda undantag för
            bortsett från|frånsett|så när som på|så när som|exklusive|minus|borträknat|borträknad
            inte inräknat|inte inräknad|inte medräknat|inte medräknad|ej inräknat|ej medräknad
            men inte|men ej|men aldrig|fast inte|fast ej|och inte|och ej|dock inte|dock ej|bara inte
            men absolut inte|men helst inte|men inte just|men kanske inte|men för guds skull inte
            men ing*|och ing*|men skippa|men hoppa över|hoppa över|skippa|strunta bara i|men strunta i
            inte den|inte det|inte de|inte dem|inte i|inte på|inte vid|inte uppe|inte nere|inte ute|inte inne
            inte min|inte mitt|inte mina|inte vår|inte just|inte han|inte just den|om det inte är den
            såvida det inte är|om det inte är|räkna inte|räkna inte med|räkna bort|allt annat än
            uteslut*|exkludera
            """,
        Mark.CONTRAST: """
            men|utan|däremot|dock|fast|bara|endast|enbart|utan i stället|utan istället|utan bara
            men däremot|men i stället|men istället|i stället|istället|fast däremot|å andra sidan
            """,
        Mark.JOIN: """
            och|o|å|samt|sen|sedan|och sen|och sedan|därefter|och därefter|därpå|och därpå|efter det
            och efter det|plus|eller|och eller|också|även|och även|och också|och dessutom|dessutom
            liksom|såväl som|respektive|till sist|och till sist|slutligen|och slutligen|till slut
            följt av|efteråt|och efteråt|och så|och så även|och sist|plus att
            """,
        Mark.CONDITION: """
            om|ifall|om det är så att|därest|utifall|utifall att|när|närhelst|då jag|då vi|då det|då du|då han
            då hon|då någon|då alla|då barnen|så fort|så snart|så länge|så länge som|så ofta|innan|förrän
            inte förrän|efter att|sedan jag|sen jag|medan|samtidigt som|tills|till dess|till dess att|ända tills
            i händelse av|i fall|i fall att|i det fall|i den händelse|under förutsättning|förutsatt|förutsatt att
            såvida|såvida inte|om inte|om bara|bara om|endast om|bara när|endast när|först när|först om|först då
            bara då|även om det|varje gång|var gång|alla gånger|nästa gång|den dag|den dagen|i samma stund|i samma ögonblick
            samma sekund|samma sekund som|i det ögonblick|beroende på|beror på|skulle det|skulle någon
            skulle nån|skulle jag|skulle han|skulle hon|skulle de|skulle barnen|på villkor att|med villkor att
            huvudsaken|huvudsaken att|huvudsaken är att|bara det inte|så vida|vänta tills|vänta med att
            vänta med|tills jag|tills vi|tills det|tills solen|till klockan #|till kvällen|till dess vi|till i morgon
            till imorgon|till i kväll|till ikväll|till midnatt|ända till|fram till|fram tills|om och när|när väl
            vid larm|vid regn|vid behov|vid fara|vid brand|vid läcka|vid frost
            """
        + _VERB_FIRST,
        Mark.REASON: """
            eftersom|eftersom att|emedan|därför att|för att|så att|så jag|så vi|så det|så den|så han|så hon
            så de|så barnen|så slipper|ty|för jag|för vi|för det|för den|för de|för han|för hon|för barnen
            för nu|för här|för min|för mina|för snart|för ingen|för man|nu när|nu då|nu ska vi|nu är det
            nu blir det|nu börjar|nu kommer|nu går|nu sover|nu åker|nu har|då det är|annars
            vad mörkt|vad kallt|vad varmt|vad ljust|vad hett|vad kvavt|vad högt|vad instängt|vad det är
            vad det drar|vad det luktar|så mörkt det|så kallt det|så varmt det|så hett det|så ljust det
            vilken hetta|vilken kyla|vilket oväsen|vilket oljud|vilket liv|vilket väder|vilket mörker
            även om|trots att|fastän|fast det|fast jag|oavsett om|oavsett|vare sig|med tanke på|i och med att
            på grund av|pga|för säkerhets skull|för skull|på så sätt|på så vis|därmed|fy vad|usch vad|gud vad
            herregud vad|oj vad|jösses vad|fan vad|shit vad|jäklar vad|uff vad|det är ju så|nämligen
            """,
        Mark.LATER: """
            imorgon|i morgon|imorrn|imorron|i morrn|övermorgon|i övermorgon|imorgon bitti|i morgon bitti
            imorgon kväll|i morgon kväll|ikväll|i kväll|inatt|i natt|i eftermiddag|i förmiddag|till kvällen
            senare|senare ikväll|senare i kväll|senare idag|senare i dag|sen|sedan|lite senare|snart|strax
            alldeles strax|så småningom|framåt kvällen|framemot kvällen|mot kvällen|mot morgonen|framåt #
            framemot #|på kvällen|på kvällarna|på kvällar|på morgonen|på morgnarna|på mornarna|på morron|på natten
            på nätterna|på eftermiddagen|på eftermiddagarna|på förmiddagen|på förmiddagarna|på dagen|på dagarna
            om kvällen|om kvällarna|om morgonen|om morgnarna|om natten|om nätterna|om dagarna|nattetid|kvällstid
            dagtid|på helgen|på helgerna|i helgen|till helgen|helgen|på vardagar|vardagar|på vardagarna
            måndag*|tisdag*|onsdag*|torsdag*|fredag*|lördag*|söndag*|på mån|i veckan|nästa vecka|nästa månad
            nästa år|nästa helg|nästa måndag|kommande *|om en vecka|om en månad|varje dag|varje kväll|varje morgon
            varje natt|varje eftermiddag|varje timme|varje vecka|varje helg|varje vardag|varje # minut*|varje # timm*
            var # minut|var # timme|varannan dag|varannan timme|en gång i timmen|dagligen|varje dygn
            jämt|alltid|ständigt|hela dagen|resten av dagen|resten av kvällen|resten av veckan
            om # sekund*|om # min|om # minut*|om # timm*|om # dag*|om # veck*|om # månad*|om en timme|om en timma
            om en halvtimme|om en halvtimma|om en halv timme|om en kvart|om en kvarts timme|om tre kvart
            om en minut|om en sekund|om en stund|om ett tag|om ett ögonblick|om ett slag|om en liten stund
            om ett litet tag|om ett par minuter|om ett par timmar|om några minuter|om några timmar|om några dagar
            om en och en halv timme|om cirka *|om ungefär *|om typ *|om max *|inom en timme
            inom # minut*|inom kort|inom # timm*|# minuter senare|en timme senare|en stund senare
            klockan #|klockan * #|kl #|vid #|vid * tiden|vid # tiden|klockan halv #|kring #|runt #|omkring #|strax efter #
            strax före #|strax innan #|halv #|kvart i #|kvart över #|# över #|# i #|fem i #|tio i #|fem över #
            tio över #|tjugo i #|tjugo över #|fem i halv #|fem över halv #|före #|innan #|efter #|efter klockan #
            före klockan #|innan klockan #|från klockan #|från och med klockan #|mellan # och #|från # till #
            mellan klockan # och #|först klockan #|först vid #|först imorgon|först i morgon|först ikväll
            först i kväll|först senare|först sen|först om *|först efter *|på slaget #
            vid midnatt|vid läggdags|vid solnedgång*|vid soluppgång*|vid skymning*|vid gryning*|vid middag*
            vid lunch*|vid frukost*|vid sängdags|vid mörkrets inbrott|vid tolv|vid jul|till jul|på julafton
            till läggdags|till frukost*|till middag*|i skymningen|i gryningen|efter midnatt|efter solnedgång*
            efter soluppgång*|efter mörkrets inbrott|efter skymning*|efter läggdags|efter jobbet|efter skolan
            efter middag*|efter lunch*|efter frukost*|efter filmen|efter maten|efter mat|efter semestern
            efter matchen|efter programmet|efter nyheterna|efter duschen|efter passet|efter mötet|efter # minut*
            efter # timm*|efter en stund|efter ett tag|efter en timme|efter en halvtimme|efter en kvart
            före middag*|före läggdags|före midnatt|före frukost*|före solnedgång*|innan läggdags|innan midnatt
            innan middag*|innan frukost*|innan kvällen|innan natten|i god tid|i sinom tid|i tid
            från och med nu|från och med *|från och med i *|från i morgon|från imorgon|från nu|hädanefter
            i framtiden|framöver|i fortsättningen|fortsättningsvis|en annan gång|någon annan gång|någon gång
            nån gång|en dag|en vacker dag|någon dag|till hösten|till våren|i sommar|i vinter|i höst|i vår|till natten
            inte än|inte ännu|ännu inte|inte nu|inte just nu|inte idag|inte i dag|inte riktigt än|inte ikväll
            inte i kväll|vänta # minut*|vänta # sekund*|vänta en minut och|vänta en stund|vänta en stund och
            vänta lite och|vänta lite med|vänta ett tag|vänta ett tag och|vänta till|på tre|räkna till #
            påminn mig|påminn oss|påminn|påminnelse|väck mig|väck oss|ställ en väckarklocka|ställ väckarklockan
            sätt en väckarklocka|ställ klockan|schemalägg*|planera|schema|enligt schema|när det ringer
            """,
        Mark.PAST: """
            igår|i går|i förrgår|igår kväll|i går kväll|i morse|imorse|nyss|alldeles nyss|nyligen|nyss nu
            häromdagen|häromkvällen|häromnatten|härförleden|förra veckan|förra månaden|förra året|förra helgen
            förra gången|förra natten|förra kvällen|förra *|i somras|i höstas|i vintras|i våras|i måndags
            i tisdags|i onsdags|i torsdags|i fredags|i lördags|i söndags|redan|redan gjort|tidigare idag
            tidigare i dag|tidigare ikväll|tidigare|förut|för # minut* sedan|för # timm* sedan|för # dag* sedan
            för # minut* sen|för # timm* sen|för # dag* sen|för en stund sedan|för en stund sen|för ett tag sedan
            för ett tag sen|för en timme sedan|för en timme sen|för länge sedan|för länge sen|för en kvart sedan
            för en kvart sen|för en halvtimme sen|för en halvtimme sedan|för en minut sedan|för en vecka sedan
            förr|förr i tiden|en gång i tiden|på den tiden|då för tiden|hela natten|hela kvällen igår|av misstag
            av en slump|av en händelse|av en olyckshändelse|råkade|tack för|tack för att|tack att|sist|senast
            sist jag|sen sist|hittills
            """,
        Mark.HABIT: """
            är en dålig idé|är ingen bra idé|är en bra idé|är en usel idé|vore en dålig idé|vore ett misstag
            är ett misstag|är meningslöst|är lönlöst|är onödigt|är farligt|är förbjudet|är inte tillåtet
            är otillåtet|är olagligt|är slöseri|är dumt|är inte så dumt|är mitt jobb|är inte mitt jobb
            är hans jobb|är hennes jobb|är ditt jobb|är min uppgift|är inte min uppgift|är jobbigt|är krångligt
            är lätt|är svårt|är omöjligt|är en vana|tar evigheter|tar en evighet|tar lång tid|lönar sig inte
            har ingen mening|är ingen mening|är ingen idé|är nonsens|är det sista|är det första|väcker
            vanligtvis|vanligen|normalt|normalt sett|i normala fall|oftast|för det mesta|mestadels|i regel
            som regel|brukar|brukade|ibland|då och då|ofta|sällan|emellanåt|titt som tätt|stundtals|allt som oftast
            av gammal vana|har för vana|hade för vana|är van|är vana|har en tendens|tenderar|rätt ofta|gång på gång
            på sistone|annars tänder jag|annars släcker jag|typ alltid|nästan alltid|jämt och ständigt
            """,
        Mark.REPORT: """
            sa|sade|säger|sagt|säger att|sa att|sa åt|påstår|påstod|hävdar|hävdade|undrade|frågar|frågade|frågat
            skriver|skrev|skrivit|skriven|berättade|berättar|berättat|tycker|tyckte|tror|trodde|tänker|tänkte|anser
            menar att|menade att|gastade|gastar|gapar|gapade|gnäller|gnällde|tjatar|tjatade|ropade|ropar|ropat
            skrek|skriker|skrikit|viskade|viskar|viskat|hörde|hört|jag hör|jag hörde|läste|läser att|enligt
            bad|ber|bett|vill att|ville att|begärde|begär|kräver|krävde|krävt|befallde|beordrade|beordrar
            uppmanar|uppmanade|rekommenderar|rekommenderade|rekommenderat|rådde|råder|rått|avrådde|avråder
            föreslog|föreslår|föreslagit|lovade|lovar|svarade|svarar|messade|mejlade|smsade|ringde och|sägs
            det sägs|det står att|det står|står det|stod det|det stod|står att|stod att|där står|där stod
            på lappen|lappen|på skylten|skylten|på etiketten|etiketten|på tavlan|tydligen|varnade|varnar
            säg|säg till|säg åt|säg att|säg efter|säg något|skriv|skriv ner|skriv ned|skriv upp|skriv att|skriv in
            anteckna|notera|nedteckna|kom ihåg|minns|upprepa|repetera|översätt|stava|stavas|skicka ett meddelande
            skicka ett sms|skicka ett mejl|skicka sms|skicka till|meddela|meddelande|meddelandet|sms till|smsa|messa
            mejla|mejl|mejlet|smset|diktera|citera|citat|citatet|definiera|berätta för|berätta att|hälsa|hälsa att
            ropa|ropa ut|ropa att|läs upp|läs högt|läs att|annonsera|hur säger man|hur säger jag|vad betyder
            betyder|vad innebär|vad heter|ordet|orden|meningen|frasen|kommandot|ordern|repliken|raden
            i filmen|i boken|i låten|i sången|i dikten|i pjäsen|i serien|i programmet|texten|titeln|med titeln
            som heter|kallas|kallad|rubriken|gå upp och|gå ner och|gå ned och|gå ut och|gå in och|gå bort och
            gå dit och|gå till * och|gå upp till|gå ner till|spring upp|spring ner|spring och|spring bort|skynda upp
            skynda ner|res dig|res på dig|kom hit och|kom upp och|kom ner och|kila upp|kila ner|kila och|stick upp
            hoppa upp och|hoppa ner och|håller på att skrika|sa så här|sa typ|bara typ
            """,
        Mark.ASK: """
            vad|vad är|vem|vems|vilken|vilket|vilka|varför|hur|hur dags|hur många|hur mycket|hur länge|hur ofta
            hur kommer det sig|var|vart|varifrån|vadan|när|sedan när|sen när|är|har|hade|blir|blev|finns|fanns
            gick|går|står|stod|lyser|brinner|fungerar|funkar|ligger|hänger|kommer|sitter|känns|låter det
            spelar|är det|är den|var det|var den|är de|är dom|ska jag|ska vi|ska man|ska det|ska den|ska de
            ska barnen|ska han|ska hon|skall jag|bör jag|bör man|bör vi
            borde jag|borde vi|borde man|borde det|borde den|får man|får jag lov|får barnen|får det|får den
            får katten|får hunden|måste jag|måste man|måste vi|måste det|måste den|behöver jag|behöver man
            behöver vi|behöver det|behöver den|kan man|kan jag|kan det|kan den|kan de|kan en|kan barnen|kan han
            kan hon|kunde det|kunde den|kunde man|vill det|vill den|vet du|vet ni|vet du om|vet någon|vet nån
            minns du|minns ni|tror du|tror ni|tycker du|tycker ni|anser du|ser du|ser ni|hör du om|hör du det
            känner du|känner du till|märker du|såg du|hörde du|släckte du|tände du|stängde du|öppnade du|låste du
            satte du|slog du|drog du|startade du|höjde du|sänkte du|gjorde du|glömde du|lade du|la du|skrev du
            släckte vi|tände vi|stängde vi|öppnade vi|låste vi|släckte jag|tände jag|stängde jag|öppnade jag
            låste jag|glömde jag|glömde vi|släckte någon|tände någon|stängde någon|öppnade någon|låste någon
            släcks|tänds|stängs|öppnas|låses|slocknar|slocknade|stängdes|öppnades|låstes|släcktes|tändes
            har du|har ni|har vi|har jag|har någon|har nån|hade du|var du|är du|är ni|är vi|varit|blev du|fick du
            kan du säga|kan du säga mig|kan du säga om|kan du berätta|kan du berätta om|kan du berätta för mig
            kan du kolla|kan du kolla om|kan du kolla ifall|kan du se|kan du se om|kan du titta|kan du titta efter
            kan du titta om|kan du förklara|kan du ta reda på|kan du kontrollera|kan du kontrollera om|kan du visa
            kan du egentligen|kan du ens|kan du överhuvudtaget|kan du över huvud taget|kan du redan|kan du själv
            kan du också|kan du rent|kan du förresten|kan du påminna|kan du svara|kan du gissa|kan du höra
            kan ni säga|kan ni berätta|kan ni kolla|kan ni se|kan ni egentligen|kan ni titta
            skulle du kunna säga|skulle du kunna säga mig|skulle du kunna berätta|skulle du kunna kolla
            skulle du kunna kolla om|skulle du kunna se efter|skulle du kunna förklara|skulle du säga
            skulle du rekommendera|skulle du råda|skulle du i teorin|skulle du teoretiskt|skulle du ens
            skulle du vilja berätta|skulle du vilja säga|vill du veta|vill du berätta|vill du säga|vill du kolla om
            säg mig|säg mig om|säg om|berätta|berätta om|berätta för mig|berätta för oss|kolla|kolla om|kolla ifall
            kolla så|kolla att|kolla upp|kontrollera|kontrollera om|kontrollera att|titta om|titta efter|titta så
            se efter|se om|ta reda på|ta reda på om|undrar|jag undrar|jag undrar om|undrar om|jag undrade
            jag undrade om|undrade om|fråga|fråga om|förklara|visa|visa mig|beskriv|meddela om|låt mig veta
            låt oss veta|informera mig|upplys mig|jag vill veta|jag vill veta om|jag vill gärna veta
            jag skulle vilja veta|jag skulle gärna vilja veta|jag behöver veta|vi vill veta|vi undrar|nyfiken på
            är det möjligt att|är det möjligt|är det säkert|är det okej|är det ok|är det farligt|är det bra
            är det tillåtet|går det att|går det|går det verkligen|stämmer det|stämmer det att|vad händer
            vad händer om|vad skulle hända|tänk om jag|någon aning|har du någon aning|hur är det med
            hur står det till med|är du kapabel|är du i stånd|klarar du|klarar du av|brukar du|brukar vi|brukar man
            """
        + _VERB_FIRST,
        Mark.JUST_ASKING: """
            jag bara undrar|bara undrar|undrar bara|jag undrar bara|jag undrar ju bara|jag bara undrade
            undrade bara|jag undrade bara|bara en fråga|det är bara en fråga|det var bara en fråga
            bara en undran|bara nyfiken|är bara nyfiken|jag är bara nyfiken|mest nyfiken|av nyfikenhet
            av ren nyfikenhet|bara av nyfikenhet|i teorin|teoretiskt|teoretiskt sett|rent teoretiskt
            rent hypotetiskt|hypotetiskt|hypotetiskt sett|i princip|principiellt|rent principiellt
            jag frågar bara|jag bara frågar|frågar bara|jag frågade bara|frågade bara|frågar åt en kompis
            frågar åt en vän|jag frågar åt en kompis|bara för att veta|bara så jag vet|bara så att jag vet
            vill bara veta|jag vill bara veta|ville bara veta|jag ville bara veta|för information|rent allmänt
            i allmänhet|generellt|generellt sett|bara intresserad|bara kollar|jag kollar bara|kollar bara
            """,
        Mark.DOUBT: """
            kanske|möjligen|möjligtvis|eventuellt|kanhända|måhända|antagligen|troligen|förmodligen|troligtvis
            jag funderar på|funderar på|jag funderar på om|överväger|jag överväger|föreställ dig|tänk dig
            tänk dig att|tänk om|anta|anta att|antag att|låtsas|låtsas att|låtsas som|låt oss säga att|låt oss anta
            säg att|säg att jag|till exempel|exempelvis|t ex|jag tror|jag tror att|jag tror jag|jag tror nog
            jag antar|jag gissar|jag hoppas|hoppas|hoppas att|förhoppningsvis|jag vet inte|vet inte|vet inte om
            osäker|osäker på|jag är inte säker|är inte säker|inte säker på|jag tvivlar|tveksam|skulle ha|borde ha
            kunde ha|hade kunnat|hade jag|hade vi|hade du|om bara jag|om jag bara|önskar att jag hade|jag hatar
            jag hatar att|jag hatar när|jag älskar|jag älskar att|jag älskar när|jag gillar|jag gillar att|jag avskyr
            jag gillar när|det är skönt att|det är härligt när|jag glömde|jag glömde att|jag har glömt|har glömt
            glömt att|vi glömde|vi har glömt|grann|granne*|grannar*|hos mormor|hos farmor|hos mamma|hos pappa
            mormors|farmors|morfars|farfars|hos oss|min mammas|min pappas|mina föräldrars|kompisens|svärmors
            vore det så|om det vore så|ett alternativ|ett alternativ är|tanken var
            """,
        Mark.CORRECTION: """
            nej|nej nej|nä|nää|näe|nja|nej vänta|nä vänta|vänta|vänta nej|vänta nu|vänta lite|vänta ett tag nej
            nej men|nej förresten|nä förresten|nej jag menar|nej jag menade|nä jag menar|nej inte|nej inte den utan
            nej den|nej det|nej ta|nej förlåt|förlåt|förlåt nej|ursäkta|ursäkta mig|ursäkta nej|sorry|sorry nej
            stopp|stop|stanna|ho|hoppsan|oj|oj nej|oj vänta|åh nej|åh vänta|jag menar|jag menade|menar jag
            menade jag|jag menar alltså|jag menar förstås|alltså jag menar|jag menade att|jag menar att|jag menade att du skulle
            jag menar att du ska|jag menade att du kunde|rättare sagt
            eller rättare sagt|eller snarare|snarare|hellre|eller hellre|eller nej|eller vänta|eller jo
            eller förresten|förresten|eller jag menar|eller alltså|eller kanske hellre|eller bättre|bättre
            bättre upp|fel|nej fel|fel av mig|mitt fel|jag sa fel|jag sade fel|fel sagt|korrigering|rättelse
            jag ångrade mig|jag ångrar mig|jag har ångrat mig|jag har ändrat mig|jag ändrade mig|vid närmare eftertanke
            vid närmare eftertanke nej|när jag tänker efter|vet du vad|du vet vad|glöm det|glöm det där|strunt i det
            inte så mycket|det är för mycket|inte så högt|inte så ljust|det blev fel
            gör om|gör den till|gör det till|ändra till|ändra det till|eh nej|öh nej|hm nej|nej eh|nej alltså
            nej tänk|nej jag sa|i stället den|jag tänkte på|tänkte jag säga|skulle jag säga
            """,
        Mark.REVOKED: """
            glöm det|glöm det där|äsch glöm det|äh glöm det|nej glöm det|ah glöm det|strunta i det|äh strunta i det
            nej strunta i det|äsch strunta i det|äh strunt i det|strunt i det|nej strunt i det|skit i det|äh skit i det
            nej skit i det|strunta i det där|det var inget|det var ingenting|nej det var inget|äh det var inget
            nej låt bli|låt bli|äh låt bli|eller låt bli|nej låt vara|låt vara|äh låt vara|låt det vara|låt den vara
            nej låt den vara|nej låt det vara|äh låt det vara|eller låt det vara|låt det vara förresten
            gör det inte|gör inte det|nej gör inte det|nej gör det inte|vänta gör det inte|vänta gör inte det
            eller inte|eller inte förresten|eller förresten inte|eller nej inte|nej inte|nej inte nu|nej förresten inte
            förresten inte|nej vänta inte|nä inte|avbryt|avbryt det|avbryt det där|avbryt allt|nej avbryt|annullera
            hoppa över det|hoppa över det där|skippa det|skippa det där|nej skippa det|skojade bara|skojar bara
            jag skojade bara|jag bara skojade|jag bara skojar|jag skojar bara|bara på skoj|det var på skoj|skämt åsido
            det var ett skämt|det var bara ett skämt|bara ett skämt|skämtade bara|jag skämtade bara
            jag tar tillbaka det|jag tar tillbaka|ta tillbaka det|det behövs inte|det behövs inte längre|behövs inte
            nej det behövs inte|äh det behövs inte|det behövs förresten inte|behöver du inte|inte nödvändigt
            det är inte nödvändigt|jag gör det själv|jag gör det själv i stället|jag fixar det själv|jag fixar det
            jag tar det själv|jag tar det|det löser sig|det löste sig|det har löst sig|det ordnar sig|är redan fixat
            vid närmare eftertanke inte|vid närmare eftertanke låt bli|helst inte|nej helst inte|nej hellre inte
            äsch|äh|äh nej|äsch nej|nej tack|nej tack förresten|jag ångrar mig|jag ångrade mig|jag har ångrat mig
            det kvittar|strunt samma|spelar ingen roll|det spelar ingen roll|våga inte|aldrig i livet|i dina drömmar
            dröm vidare|stoppa det|stoppa allt|ångra det|det får vara|det får vara så|det kan vara|nej det får vara
            """,
        Mark.RELATION: """
            bredvid|nära|intill|strax intill|alldeles intill|i närheten av|nära till|vid|invid|bakom|framför|under
            nedanför|ovanför|över|mittemot|mitt emot|emellan|mellan|runt|runtom|omkring|utanför|på andra sidan
            på andra sidan av|till höger om|till vänster om|höger om|vänster om|ovanpå|närmast|längst från
            längst bort från|inte långt från|inte långt ifrån|i anslutning till|gränsande till|som hänger över
            som hänger ovanför|som sitter över|som sitter ovanför|som är över|som står bredvid|som står vid
            som sitter vid|snett emot|snett ovanför|strax utanför|bortom|förbi|i änden av|längs|längs med|invid
            """,
    },
    verbs="""
        tänd|tända|tänn|släck|släcka|släckas|tändas|sätt|sätta|slå|stäng|stänga|stängas|öppna|öppnas|lås|låsa
        låsas|dra|dras|skruva|vrid|vrida|höj|höja|höjas|sänk|sänka|sänkas|dimma|dimra|dimras|dimmas
        ställ|ställa|ställas|ändra|justera|reglera|öka|minska|starta|startas|stoppa|stoppas|pausa|pausas
        spela|återuppta|fortsätt|lägg|lägga|kör|köra|skicka|aktivera|aktiveras|avaktivera
        inaktivera|koppla|rulla|hissa|fäll|fälla|veva|knäpp|knäppa|släng|slänga|smäll|smälla|dänga|dunka
        vräk|vräka|pumpa|ge|gör|göra|fixa|värm|värma|kyl|kyla|svalka|dammsug|dammsuga|städa|moppa|sopa|klipp
        klippa|torka|tryck|trycka|byt|byta|mutea|tysta|regla|spärra|fyll|bocka|stryk|stryka|ringa|skifta
        växla|nollställ|avbryt|avsluta|avslutas|ta|tag|addera|skjut|skjuta|drag|släpp|släppa|kasta|trimma
        lätta|hala|dämpa|dämpas|förmörka|upplys|upp|ner|ned|igång|på med|av med|upp med|ner med|igång med
        in med|ljusare|mörkare|högre|lägre|varmare|kallare|svalare|starkare|svagare|tystare|snabbare
        långsammare|mer ljus|mindre ljus|mer värme|på #|till #|på # procent|till # procent|på # grader
        till # grader|till # grad|med # procent|med # grader|# procent|volym #|ljusstyrka #
        temperatur #|hastighet #|position #|hem|hemåt|paus|nästa|föregående|avslagen|påslagen
        tillbaka till basen|tillbaka till laddaren|till laddaren|till basen
        """,
    subjects="""
        jag|han|hon|vi|ni|man|alla andra|alla som|någon|nån|alla här|allihop här|folk
        min fru|min man|min sambo|min son|min dotter|min mamma|min pappa|min mamma|min bror|min syster
        min chef|min kompis|min partner|mina barn|mina föräldrar|mina grannar|min tjej|min kille|vår son
        vår dotter|våra barn|våra gäster|våra vänner|mamma|pappa|mormor|morfar|farmor|farfar|barnen|ungarna
        pojkarna|flickorna|killarna|tjejerna|tvillingarna|bebisen|den lilla|lillan|lillen|den lille
        hunden|katten|solen|solljuset|gästerna|grannen|grannarna|filmen|telefonen|mobilen|brevbäraren
        oväsendet|ljudet är|ljudet stör|bussen|tåget|polisen|besöket|vårt besök|elektrikern|rörmokaren
        här är|här blir|här drar|här luktar|här stinker|här känns|här har|här sitter|här ligger|här finns
        här inne är|härinne är|där är|där sitter|där står|nu är|nu blir|nu börjar|nu går|nu ska|nu sover
        det som stör|inget är|allting är|allt är|hela huset är
        """
    + _PRONOUN_TELLS,
    finite="""
        är|var|blir|blev|blivit|varit|har|hade|kan|kunde|ska|skall|skulle|måste|måsta|får|fick|bör|borde|vill|ville
        går|gick|gått|kommer|kom|ser|såg|hör|känns|känner|kände|luktar|lät|låter som|låter konstigt|stör|störde
        irriterar|retar|bländar|drar|drog|blåser|regnar|regnade|snöar|lyser|lyste|lös|lyst|brinner|brann|står|stod
        ligger|låg|legat|sitter|satt|hänger|hängde|gjorde|verkar|verkade|räcker|börjar|började|slutar|slutade
        tar|tog|behöver|behövde|heter|hette|finns|fanns|hörs|syns|fryser|frös|svettas|svider|piper|surrar
        brummar|blinkar|stinker|ryker|bullrar|droppar|läcker|ringer|ringde|knackar|spelar|spelade|susar|dånar
        skramlar|fungerar|fungerade|funkar|funkade|gäller|händer|hände|beror|tycks|orkar|läser|sover|sov|somnar
        somnade|vaknar|vaknade|jobbar|arbetar|duschar|badar|lagar|äter|åker|åkte|kör hem|reser|flyttar
        släcker|släckte|tänder|tände|stänger|stängde|öppnar|öppnade|låser|låste|låst upp|sätter|slår|slog
        slagit|dragit|höjer|höjde|sänker|sänkte|startar|startade|startat|stoppar|stoppade|pausade|ställde
        ställer|skruvar|skruvade|vrider|vred|lade|lägger|la|lagt|ändrade|ändrar|glömmer|glömde|glömt|gjort
        köpte|köpt|hämtar|slocknar|slocknade|slocknat|släckts|tänts|stängts|öppnats|låsts|öppnat|stängt av
        släcks|släcktes|tänds|tändes|stängs|stängdes|öppnas av|öppnades|låses|låstes|startades|går på|går av
        trivs|gillar|älskar|hatar|avskyr|vet|visste|minns|hoppas|hittar|väntar|kokar|bakar|städar|tittar|tittade
        kollar|förstår|fattar|bor|bodde|flimrar|skiner|sken|väcker|kostar|drar el|förbrukar|slösar|brukar|brukade
        tvingas|lämnar|lämnade|hittade|passerar|passerade|stannar|stannade|heter|vore|rinner|rann|spolar
        """,
    settled="*",
    firsts="först|till att börja med",
    articles="""
        den|det|de|dom|en|ett|min|mitt|mina|vår|vårt|våra|din|ditt|dina|er|ert|era|hans|hennes|deras|sin|sitt
        sina|alla|all|allt|varje|varenda|båda|bägge|någon|något|några|nån|nåt|denna|detta|dessa|hela
        samtliga
        """,
    numbers="""
        en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton
        nitton|tjugo|tjugofem|trettio|trettiofem|fyrtio|fyrtiofem|femtio|sextio|sjuttio|åttio|nittio|hundra
        par|ett par|några|ett dussin|halvannan
        """,
    joining="i|på|till|från|av|för|ur|åt|inne",
    within="i|inne i|inuti",
    only="bara|endast|enbart|blott|uteslutande",
    now="nu|nu direkt|nu genast|genast|direkt|just nu|med en gång|på en gång|omedelbart|redan nu|meddetsamma",
    particles="på|av|upp|ner|ned|igång|ifrån|ihop|isär",
    pronouns="""
        här|där|den|det|dem|dom|de|allt|alla|så|som det är|som den är|i fred|ifred|på|av|upp|ner|öppen|öppet|öppna
        tänd|tänt|tända|släckt|släckta|stängd|stängt|stängda|låst|låsta|stå|vara|kvar|igång|bli|båda|bägge|den där
        den här|det där|det här|denna|någon|något
        """,
    kinds={
        "cover:curtain": """
            gardin|gardinen|gardiner|gardinerna|draperi|draperiet|draperier|draperierna|mörkläggningsgardin*
            *sgardin|*sgardinen|*sgardiner|*sgardinerna
            """,
        "cover:awning,blind,shade,shutter": """
            rullgardin|rullgardinen|rullgardiner|rullgardinerna|persienn|persiennen|persienner|persiennerna
            markis|markisen|markiser|markiserna|jalusi|jalusin|jalusier|jalusierna|plisségardin*|hissgardin*
            solskydd|solskyddet|fönsterlucka|fönsterluckan|fönsterluckor|fönsterluckorna|*rullgardin
            *rullgardinen|*rullgardiner|*rullgardinerna|*persienn|*persiennen|*persienner|*persiennerna|*markis|*markisen
            """,
        "media_player:tv": "tv|tvn|tv n|teve|teven|tv apparat|tv apparaten|television|televisionen|dumburken|*tv",
        "cover:garage": "garage|garaget|garageport|garageporten|garagedörr|garagedörren|garageportarna",
        "cover:gate": "grind|grinden|grindar|grindarna|*grind|*grinden|*grindar|*grindarna",
        "timer": """
            timer|timern|timers|timrar|äggklocka|äggklockan|nedräkning|nedräkningen|väckarklocka|väckarklockan
            larm|alarm|alarmet|tidur|tiduret|stoppur|stoppuret
            """,
        "light": """
            lampa|lampan|lampor|lamporna|ljus|ljuset|ljusen|belysning|belysningen|lyse|lyset|spot|spotten|spottar
            spottarna|spotlight|spotlights|glödlampa*|lysrör|lysröret|armatur|armaturen|armaturer|ljusslinga
            ljusslingan|slinga|slingan|led|ledlist|ledlisten|kristallkrona*|ljuskrona*|*lampa|*lampan|*lampor
            *lamporna|*ljus|*ljuset|*ljusen|*belysning|*belysningen|*lyse|*lyset|*slinga|*slingan|*spot|*spotten
            *spottar|*spottarna
            """,
        "switch": """
            kontakt|kontakten|kontakter|uttag|uttaget|eluttag|eluttaget|vägguttag*|strömbrytare|strömbrytaren
            brytare|brytaren|stickkontakt|stickkontakten|*uttag|*uttaget|*brytare|*brytaren
            """,
        "fan": "fläkt|fläkten|fläktar|fläktarna|ventilator|ventilatorn|ventilation|ventilationen|*fläkt|*fläkten|*fläktar|*fläktarna",
        "cover": """
            port|porten|portar|portarna|lucka|luckan|luckor|luckorna|fönster|fönstret|fönstren|dörr|dörren|dörrar
            dörrarna|takfönster|takfönstret|*fönster|*fönstret|*fönstren
            """,
        "lock": "låset|låsen|dörrlås|dörrlåset|dörr|dörren|dörrar|dörrarna|regel|regeln|*dörr|*dörren|*dörrar|*dörrarna|*låset",
        "valve": """
            kran|kranen|kranar|kranarna|vattenkran|vattenkranen|ventil|ventilen|ventiler|vatten|vattnet|bevattning
            bevattningen|spridare|spridaren|sprinkler|sprinklern|*kran|*kranen|*ventil|*ventilen|*bevattning*
            """,
        "climate": """
            värme|värmen|element|elementet|elementen|termostat|termostaten|termostater|temperatur|temperaturen
            luftkonditionering|luftkonditioneringen|ac|ac n|klimatanläggning|klimatanläggningen|golvvärme
            golvvärmen|radiator|radiatorn|uppvärmning|uppvärmningen|värmepump|värmepumpen|*värme|*värmen
            *element|*elementet|*elementen|*termostat|*termostaten|*temperatur|*temperaturen
            """,
        "media_player": """
            högtalare|högtalaren|högtalarna|radio|radion|musik|musiken|volym|volymen|ljud|ljudet|stereo|stereon
            låten|skivan|film|filmen|podd|podden|poddar|spelare|spelaren|mediaspelare|mediaspelaren|uppspelning
            uppspelningen|*radio|*radion|*högtalare|*högtalaren|*högtalarna
            """,
        "vacuum": "dammsugare|dammsugaren|dammsugning|dammsugningen|robot|roboten|städrobot|städroboten|*dammsugare|*dammsugaren",
        "lawn_mower": "gräsklippare|gräsklipparen|robotgräsklippare|robotgräsklipparen|robotklippare|robotklipparen|*klippare|*klipparen",
        "todo": "lista|listan|listor|listorna|inköpslista|inköpslistan|att göra lista|att göra listan|*lista|*listan",
        "alarm_control_panel": "larm|larmet|hemlarm|hemlarmet|inbrottslarm|inbrottslarmet|larmsystem|larmsystemet",
        "scene": "scen|scenen|scener|stämning|stämningen|scenario|scenariot|ljussättning|ljussättningen",
        "script": "skript|skriptet|rutin|rutinen|rutiner",
        "humidifier": "luftfuktare|luftfuktaren|avfuktare|avfuktaren|luftrenare|luftrenaren|luftfuktighet|luftfuktigheten",
        "button": "knapp|knappen|knappar|*knapp|*knappen",
        "siren": "siren|sirenen|sirener|sirenerna",
    },
    moves="""
        gå ner|gå ned|gå upp|gå igång|gå hem|gå på|åka ner|åka upp|åka hem|åka ut|börja|starta|dammsuga|städa|moppa
        köra|köra igång|köra en|åka|klippa|rulla ner|rulla upp|komma ner|komma upp|sättas igång|släckas|tändas|ta
        """,
    relatives="som|vilken|vilket|vilka|vars|vem|vad|att|om|ifall|där|var",
    nothing="""
        ingenting|inget|intet|ingen|inte ett dugg|inte ett skvatt|inte ett smack|ingenting alls|inte längre
        inte mer|inte ett ord|ett dugg|ett skvatt|ett smack|ett ord|någonting|nånting|något|handen framför mig
        """,
    wholes="""
        alla|allt|alltihop|allting|alltsammans|samtliga|resten|de andra|dom andra|de övriga|övriga|varenda|varje
        överallt|båda|bägge|hela huset|hela
        """,
    owners="hans|hennes|deras|sin|sitt",
    its="den|det|dem|dom|de|denna|detta|dessa|den där|den här",
    do_its="""
        gör det|gör du det|gör det du|gör så|fixa det|fixa det du|fixar du det|ordna det|ordna det du|ordnar du det
        ta hand om det|ta hand om det du|kan du göra det|kan du fixa det|kan du ta hand om det|vill du göra det
        skulle du kunna göra det|skulle du kunna fixa det|åtgärda det|lös det|gör det åt mig|fixa det åt mig
        kan du ordna det|gör det nu|sköt det|ta du det|fixa
        """,
    thens="då|så|och då|i så fall|isåfall|då så|så då|i det fallet|och så",
    affirms="däremot|gärna|visst|går bra|men väl|istället|i stället|ska det|får det|kan det|jo|ja",
    no_mores="längre|mer|inte längre|inte mer|mera|vidare",
    speakers="jag|man|han|hon|någon|vi|mamma|pappa|min man|min fru|min sambo|min son|min dotter",
    clitics="""
        att|ska|kan|vill|måste|får|bör|borde|skulle|kunde|ville|behöver|brukar|brukade|orkar|hinner|försöker|försökte
        tänker|tänkte|börjar|började|lär|låta|få|vågar|slutar|slutade|råkade|glömde|bara|också|själv|ofta|alltid|snart
        strax|nog|väl|ens|lyckas|lyckades|lät|låter|skall|kommer|kunna|hjälper|hjälpte|jag|vi|han|hon|man|ni
        """,
    infinitives="""
        tända|släcka|sätta|stänga|låsa|vrida|höja|sänka|ställa|lägga|köra|fälla|göra|värma|kyla|dammsuga
        släppa|trycka|byta|knäppa|slänga|smälla|stryka|klippa|skjuta|tändas|släckas|stängas|låsas|höjas|sänkas
        ställas|öppnas|startas|stoppas|pausas|dimras|dimmas|dras|dämpas|avslutas|aktiveras
        """,
    clear_orders=True,
    vocatives="""
        älskling|älsklingen|gumman|gubben|hjärtat|raring|sötnos|vännen|min vän|kompis|polarn|polare|bror|brorsan
        grabben|tjejen|lilla vän|kära du|kära vän|hörru|hördu|du|mannen|chefen|gamle vän|snuttan|sötis|kära hus
        kära assistent|assistenten|stumpan|bästa du|bäste vän|killar|allihop|hörni
        """,
    lefts="har jag lämnat|har vi lämnat|har någon lämnat|lämnade jag|lämnade vi|lämnade någon",
    ises="är",
    hedges="""
        säg|säg hellre|vi säger|låt oss säga|låt säga|ta|ta hellre|vi tar|snarare|gör|gör det till|gör den till|typ
        kör på|vi kör på|kör|hellre
        """,
    conclusions="""
        så|så då|så nu|så snälla|så kan du|så gärna|så vänligen|därför|alltså|följaktligen|i så fall|då så|då|nå då
        så var snäll och|så sätt igång och|så varsågod|så skulle du kunna
        """,
    addressees="du|ni",
    ones="den i|den på|den vid|den till|det i|det på|de i|de på|den som|det som|de som|den över|den ovanför|den bredvid",
    overs="över|ovanför|som hänger över|som hänger ovanför|som sitter över|som sitter ovanför|som är över|vid|ovanpå",
    provisos="så länge|så länge som|bara|huvudsaken|huvudsaken att|huvudsaken är att|förutsatt att|om bara",
    stays="fortsätter|är kvar|förblir|spelar vidare|stannar|fortfarande|lyser vidare|står kvar|är på|får vara",
    likes="som",
    states="mörkt|kallt|varmt|ljust|hett|högt|tyst|kvavt|instängt|svart|kyla|kylan|hetta|hettan|oväsen|dunkelt|iskallt",
    disbelief="""
        det menar du inte|menar du allvar|skojar du|skämtar du|du skojar|du skämtar|kan du tänka dig|kan du fatta
        inte klokt|det är inte klokt|det är inte sant|är det sant|otroligt|det var det värsta|det säger du inte
        fattar du|jag tror inte det är sant|man tror inte det är sant|herregud så
        """,
    units="procent|grader|grad",
    spans="minuter|timme|timma|timmar|halvtimme|kvart",
    not_thats="""
        nej inte den|inte den|inte den där|inte den här|nej inte den där|nej inte den här|nej inte det|inte det|inte dem
        nej inte dem|inte det där|nej inte det där|nej inte de|inte de där|fel lampa|nej fel lampa|nä inte den
        """,
    ofs="av|till|från|hos",
    lastings="""
        fortfarande|ännu|alltjämt|jämt|alltid|hela dagen|hela tiden|hela kvällen|hela morgonen|i flera timmar
        i timmar|i timtal|i # timm*|i # minut*|i # dag*|i en timme|i en evighet|i evigheter|i en halvtimme|sedan i morse
        sen i morse|sedan igår|sen igår|sedan i går|konstant|i flera dagar|i dagar|sedan länge|sen länge|dygnet runt
        """,
    presents="""
        fortfarande|ännu|nu|just nu|för närvarande|för tillfället|i nuläget|egentligen|redan|än|då|alls|ens|nuförtiden
        möjligtvis|händelsevis|i skrivande stund|eller|i detta nu|för stunden|månne|ju|nu då|väl
        """,
    to_dos="""
        att *a|att slå *|att dra *|att ge *|att ta *|att släcka *|att tända *|att stänga *|att sätta *|att låsa *
        att skruva *|att vrida *|att *a av|att *a på|att *a upp
        """,
    bits="lite|lite grann|litegrann|litegranna|en aning|en smula|något|ett snäpp|en bit|en liten bit|en gnutta|ett hack",
    partways="""
        halvvägs|halvvägs upp|halvvägs ner|till hälften|hälften|halv|halva|halvt|en tredjedel|till en tredjedel
        en fjärdedel|till en fjärdedel|på glänt|trekvart|tre fjärdedelar|två tredjedelar|till två tredjedelar|till mitten
        """,
    yours="din|ditt|dina|er|ert|era",
    own_reports="""
        jag sa|jag sade|jag har sagt|jag sa nyss|jag sa ju|jag sa förut|jag vet att jag sa|har jag sagt|sa jag
        jag har ju sagt|jag hade sagt|jag vet jag sa|jag vet att jag har sagt|det jag sa|vad jag sa|sade jag
        """,
    shares="procent",
)
"""Swedish, as it is spoken to a house."""
