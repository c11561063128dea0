"""German."""

from ..phrases import Language, Mark

GERMAN = Language(
    code="de",
    marks={
        Mark.COURTESY: """
            guten morgen|guten abend|guten tag|gute nacht|hallo zusammen
            sei so freundlich und|seien sie so freundlich und|seien sie so gut und
            seien sie so lieb und|sei doch so gut und|sei doch so lieb und
            sei doch so nett und|sei mal so gut und|sei mal so lieb und|sei mal so nett und
            wenn sie so freundlich wären|wenn sie so nett wären|wenn sie so gut wären
            wenn du so freundlich wärst|wenn du so gut wärst|wenn du die güte hättest
            wenn sie die güte hätten|hab die güte und|haben sie die güte und
            wenn ich bitten darf|wenn ich dich bitten darf|wenn ich bitten dürfte
            freundlicherweise|netterweise
            wie sonst was|wie nur was|wie weiß gott was|wie ich weiß nicht was|wie verrückt
            wie blöd|wie bekloppt|wie sau|ehe ich s vergesse|ehe ich es vergesse
            ehe ich s wieder vergesse|ehe ich es wieder vergesse|eh ich s vergesse
            eh ich es vergesse|bevor ich s vergesse|bevor ich es vergesse
            bevor ich s wieder vergesse|bevor ich es wieder vergesse|ehe wir s vergessen
            bevor wir s vergessen|bevor wir es vergessen|solange ich dran denke
            solange ich daran denke|wo ich gerade dran denke|wo ich dran denke
            damit ich s nicht vergesse|damit ich es nicht vergesse|sonst vergess ich s
            sonst vergesse ich es|nicht dass ich s vergesse
            vergiss nicht|ach ja|also gut|na gut|also dann|na dann|so jetzt
            pass auf|schatz|liebling|schätzchen|liebes|mein schatz|ey|wieder
            noch mal|nochmal|noch einmal|erneut|endlich|auf der stelle|jetzt gleich|jetzt sofort
            umgehend|unverzüglich|augenblicklich|wenn du schon dabei bist|wo du schon dabei bist
            wenn es dir nichts ausmacht|wenn s dir nichts ausmacht|wenn du so nett wärst
            wenn du so lieb wärst|wenn s geht|wenn es geht|falls es geht|sei ein schatz und
            sei so nett und|sei so lieb und|sei so gut und|tu mir den gefallen und
            tu mir einen gefallen und|herzlichen dank|vielen dank|danke dir|danke schön
            ich danke dir|im voraus danke|bitte schön|mal eben|mal kurz|mal schnell|gerade mal
            eben mal|kurz mal|um himmels willen|verdammt noch mal
            für mich|für uns|an meiner stelle
            wie immer|wie üblich|wie gewöhnlich|wie gewohnt|wie sonst|wie sonst auch
            wie sonst immer|wie normalerweise|wie meistens
            egal was ist|mach dir keine sorgen
            bitte|danke|bitte schön|danke schön|vielen dank|gefälligst|mal|doch mal|mal bitte
            bitte mal|eben|mal eben|schnell|schnell mal|kurz|mal kurz|jetzt|sofort|gleich mal
            jetzt gleich|jetzt sofort|für mich|für uns|hey|hallo|hi|so|also|na|ach|ähm|äh|ja
            wenn es geht|wenn s geht|wenn du kannst|wenn du magst|wenn du willst|wenn möglich
            wenn du so nett bist|wenn du so nett wärst|wenn du so lieb bist|wenn du so gut bist
            wenn es dir nichts ausmacht|wenn es keine umstände macht|wenn du zeit hast
            falls möglich|falls es geht|sei so nett und|sei so lieb und|sei so gut und
            seien sie so nett und|tu mir den gefallen und|tu mir einen gefallen und|wieder
            nochmal|noch mal|noch einmal|einfach|ruhig|ruhig mal|kein problem|keine sorge
            vergiss nicht|denk daran|denk dran|nicht nur|los|auf geht s|halt|nun
            """,
        Mark.DEGREE: """
            etwas|nicht zu hell
            nicht so hell|nicht zu laut|nicht so laut|nicht zu warm|ganz leicht
            """,
        Mark.POLITE: """
            hättest du die güte|hätten sie die güte|hättest du die freundlichkeit
            hätten sie die freundlichkeit|hättest du die liebenswürdigkeit
            hätten sie die liebenswürdigkeit|wären sie so gut und|wären sie so nett und
            wären sie so lieb und|bist du so gut und|bist du so nett und|bist du so lieb und
            bist du so freundlich und|sind sie so gut und|sind sie so nett und
            sind sie so freundlich und|würdest du so gut sein und|würdest du so nett sein und
            würdest du so lieb sein und|würden sie so freundlich sein und
            könntest du so nett sein und|könntest du so lieb sein und
            könnten sie so freundlich sein und|wärst du bereit|wärst du wohl so nett und
            wärst du wohl so lieb und|wärst du wohl so gut und|dürfte ich sie darum bitten
            könnte ich sie bitten|würden sie mir den gefallen tun und
            könnten sie mir den gefallen tun und|wäre es dir möglich|wäre es ihnen möglich
            würde es ihnen etwas ausmachen
            könntest du mir den gefallen tun und|kannst du mir den gefallen tun und
            würdest du mir den gefallen tun und|dürfte ich dich bitten|darf ich dich bitten
            kann ich dich bitten|könnte ich dich bitten|wärst du so lieb und
            wärst du so nett und|wärst du so gut und|wärst du so freundlich und
            wären sie so freundlich und|würde es dir was ausmachen|würde es dir etwas ausmachen
            macht es dir was aus|hättest du was dagegen|magst du|magst du mal|möchtest du
            möchtest du bitte|willst du mal|willst du bitte|wäre es möglich
            würdest du wohl|würdest du vielleicht
            du könntest nicht zufällig|du kannst nicht zufällig|könntest du nicht zufällig|kannst du nicht zufällig|du würdest nicht zufällig
            könntest du vielleicht|kannst du vielleicht|kannst du wohl|kannst du eben
            kannst du kurz|könntest du kurz|könntest du eben|kannst du schnell|kannst du mal
            könntest du mal
            kannst du|kannst du mir|kannst du uns|könntest du|könntest du mir|könntest du uns
            würdest du|würdest du mir|würdest du uns|können sie|könnten sie|würden sie
            kannst du nicht|könntest du nicht|willst du nicht|magst du|willst du|möchtest du
            machst du|schaltest du|stellst du|drehst du|öffnest du|schließt du|setzt du
            fährst du|startest du|spielst du|dimmst du|gibst du|regelst du|lässt du|tust du
            ziehst du|sperrst du|bringst du|nimmst du|schreibst du|packst du|pausierst du
            machen sie|schalten sie|stellen sie|öffnen sie|schließen sie|können wir
            könnten wir|kann ich bitte|könnte ich bitte|dürfte ich|darf ich bitten|wärst du so nett
            wären sie so nett|wären sie so freundlich|wären sie so gut|wärst du so freundlich|wärst du so lieb
            darf ich dich bitten|darf ich sie bitten|dürfte ich dich bitten|dürfte ich sie bitten|bist du so nett|bist du so lieb|hättest du|wie wäre es mit
            wie wär s mit|kann man|könnte man|kann jemand|könnte jemand
            """,
        Mark.WISH: """
            könnte etwas|könnte ein bisschen|könnte ein wenig|könnten etwas|könnten ein bisschen|dürfte etwas|dürfte ein bisschen|darf etwas|darf ein bisschen|darf ruhig etwas
            ich wäre ihnen dankbar wenn sie|ich wäre ihnen sehr dankbar wenn sie
            ich wäre dir sehr verbunden wenn du|ich wäre ihnen verbunden wenn sie
            ich möchte sie bitten|ich bitte sie
            ich glaube es wird zeit|es wird zeit|es ist an der zeit
            ich wäre dir dankbar wenn du|ich wäre dankbar wenn du
            ich wäre dir sehr dankbar wenn du|es wäre nett wenn du|es wäre schön wenn du
            es wäre lieb wenn du|es wäre toll wenn du|es wäre super wenn du
            es wäre klasse wenn du|wäre nett wenn du|wäre schön wenn du|wäre toll wenn du
            ich würde mich freuen wenn du|mir wäre lieb wenn du|mir wäre es lieb wenn du
            ich fände es gut wenn du|ich bitte dich|ich möchte dich bitten
            ich hätte gerne dass du|ich hätte gern dass du|ich möchte dass du|ich will dass du
            kann aus|kann jetzt aus|kann an|kann jetzt|kann wieder|kann ruhig|kann nun|kann mal
            kann endlich|darf jetzt|darf aus|darf an|darf wieder|darf ruhig|darf ausgehen
            darf angehen|muss aus|muss jetzt aus|muss an|muss jetzt an|muss zu|soll aus|soll an
            soll jetzt aus|sollte aus|sollte an|sollte jetzt aus|gehört aus|gehört aus gemacht
            gehört ausgeschaltet|gehört zugemacht
            kann an|kann aus|kann zu|kann auf|darf an|darf aus|darf zu|können an|können aus|können zu
            will ich|möchte ich|hätte ich gern|hätte ich gerne|brauche ich|brauch ich
            ich hätte|wir hätten|ich möchte|ich möchte dass|ich will|ich will dass|ich hätte gern|ich hätte gerne
            ich würde gern|ich würde gerne|ich brauche|ich brauch|ich wünsche|ich wünsche mir
            ich mag|wir möchten|wir wollen|wir hätten gern|wir hätten gerne|wir brauchen
            wir würden gern|wir würden gerne|du kannst|du könntest|du darfst|du sollst
            du solltest|du musst|lass uns|mir wäre lieber|es wäre schön wenn du
            es wäre nett wenn du|es wäre toll wenn du|ich fände es gut wenn du
            ich bitte dich|sie können|sie könnten|soll an|soll aus|muss an|muss aus
            sollte an|sollte aus|sollen an|sollen aus|müssen an|müssen aus
            """,
        Mark.TAG: "okay|ok|ja|oder|gell|ne|nicht wahr|bitte|in ordnung|einverstanden|alles klar|geht das",
        Mark.UNWISH: """
            ich will nicht|ich möchte nicht|wir wollen nicht|wir möchten nicht|ich mag nicht
            brauch ich kein*|brauche ich kein*|will ich kein*|möchte ich kein*|brauchen wir kein*
            ich will kein*|ich möchte kein*|ich brauche kein*|ich brauch kein*|wir brauchen kein*
            du musst nicht|du brauchst nicht|du sollst nicht|du darfst nicht|du solltest nicht
            du kannst nicht|du kannst doch nicht|ihr könnt nicht|ihr könnt doch nicht|man kann nicht|ihr dürft nicht|ihr sollt nicht
            lieber nicht|besser nicht|bloß nicht|muss nicht|braucht nicht|soll nicht
            darf nicht|sollte nicht|dürfen nicht|sollen nicht|nicht nötig
            """,
        Mark.NEGATION: """
            hör auf mir|hör auf ständig|hör auf immer|hör auf die|hör auf den|hör auf das
            hört auf|hör endlich auf|hör bitte auf|lass das sein|schluss mit
            nicht|nich|nie|niemals|nimmer|kein|keine|keinen|keinem|keiner|keines|keins|nichts
            niemand|niemanden|weder|noch nie|ohne|nirgends|nirgendwo|nicht mehr|auf keinen fall
            keinesfalls|keineswegs|unter keinen umständen|hör auf|hör auf zu|höre auf|hört auf
            hör bitte auf|unterlass*|vermeide*|anstatt|statt|verboten|finger weg
            """,
        Mark.HOLD: """
            lass|lasse|lasst|lassen sie|belass*|behalte|behalt|bleibt|bleiben|bleib|verschon*
            ignorier*|überspring*|lässt du so|lässt du an|lässt du aus|lässt du offen
            lässt du zu|lässt du in ruhe|bleibt so|bleiben so|bleibt wie|soll so bleiben
            """,
        Mark.EXCEPTION: """
            außer halt|außer natürlich|außer vielleicht|außer eben|außer dann
            bis auf vielleicht|bis auf natürlich|ausgenommen natürlich
            es sei denn es ist die|es sei denn es ist der|es sei denn es ist das
            vergiss den|vergiss die|die * kannst du vergessen|lass die * weg
            ausgenommen|ausgeschlossen|nicht mitgerechnet|nicht mitgezählt|nicht eingeschlossen
            mal ausgenommen|abgesehen von|mit ausnahme von|unter ausschluss|bloß nicht|exklusive
            außer|ausser|bis auf|ausgenommen|abgesehen von|mit ausnahme|mit ausnahme von
            aber nicht|nur nicht|und nicht|jedoch nicht|bloß nicht|nicht aber|ohne|exklusive
            ausschließlich|ausgeschlossen|aber kein*|und kein*|lass aber|aber lass|nicht das
            nicht die|nicht den|nicht der|nicht dem|nicht im|nicht in|nicht am|nicht beim
            """,
        Mark.CONTRAST: "aber|sondern|nur|jedoch|doch|allerdings|stattdessen|dafür",
        Mark.JOIN: "und|dann|und dann|sowie|außerdem|danach|und auch|auch|oder|und danach|anschließend|plus",
        Mark.CONDITION: """
            hauptsache|solange nur
            wenn|falls|sobald|solange|bis|bevor|ehe|nachdem|während|sofern|immer wenn|jedes mal
            jedesmal|vorausgesetzt|es sei denn|außer wenn|nur wenn|erst wenn|nur dann|erst dann|ob|sollte es
            sollte jemand|sollte die|sollte der|sollte das|sollten|je nachdem|im falle|im fall
            sooft|so oft|wann immer|beim nächsten mal|nächstes mal|wenn ich|wenn es
            """,
        Mark.REASON: """
            was für ein lärm|was für ein krach|was für eine luft|so eine hitze|so eine kälte
            so ein krach|so ein lärm|ist das stickig|ist das warm|ist das hell
            was für eine kälte|was für eine hitze|ist das kalt|ist das dunkel|ist das heiß
            ist das laut|mann ist das|boah ist das|da es|da ich|da wir|da man|da die|da der
            da das|weil|zumal|jetzt wo|nachdem es|wo es doch
            auch wenn|obwohl|egal ob|selbst wenn
            weil|da ich|da es|da wir|denn|damit|sodass|so dass|um zu|nämlich|deshalb|deswegen
            daher|darum
            """,
        Mark.LATER: """
            in *einhalb stunde*|in *einhalb minute*|in *einhalb tage*|in *einhalb woche*
            in anderthalb stunde*|in anderthalb minute*|nach *einhalb stunde*
            in *einhalb std|in anderthalb std
            heut abend|heut nacht|heut mittag|heut nachmittag|heut früh|morgen früh|nachher
            nachher dann|später dann|dann später
            warte # minuten|warte noch|heut abend|heut nacht|gegen #|auf drei
            morgen|übermorgen|heute abend|heute nacht|heute nachmittag|heute mittag|später
            nachher|bald|demnächst|irgendwann|gleich nach*|abends|morgens|nachts
            mittags|nachmittags|am abend|am morgen|am nachmittag|am mittag|in der nacht
            nächste woche|nächsten *|nächstes mal|montag|dienstag|mittwoch|donnerstag|freitag
            samstag|sonnabend|sonntag|montags|dienstags|mittwochs|donnerstags|freitags
            samstags|sonntags|am wochenende|wochenende|wochentags|werktags|jeden tag
            jeden abend|jeden morgen|jede nacht|jede stunde|jede woche|täglich|nächtlich
            stündlich|immer|ständig|dauernd|alle # minuten|alle # stunden
            in # sekunde*|in # minute*|in # stunde*|in # tag*|in # woche*|in einer stunde
            in einer minute|in einer halben stunde|in einer viertelstunde|in einem moment
            in ein paar minuten|in anderthalb stunden|in eineinhalb stunden|in kürze|in zukunft
            künftig|zukünftig|um #|um # uhr|gegen # uhr|ab # uhr|um halb #|erst um #|erst morgen|erst später|erst am *|um viertel|um viertel nach
            um viertel vor|um mitternacht|# uhr|halb #|kurz vor *|kurz nach *|nach # minuten
            nach # stunden|nach dem *|nach der *|nach sonnenuntergang|nach sonnenaufgang
            nach feierabend|nach mitternacht|bei sonnenuntergang|bei sonnenaufgang
            bei dämmerung|bei einbruch der dunkelheit|bei dunkelheit|zum abendessen
            beim abendessen|beim frühstück|beim schlafengehen|beim aufstehen|vor dem *
            vor der *|ab morgen|ab montag|ab heute|ab jetzt|von jetzt an|von nun an
            ein andermal|ein anderes mal|noch nicht|jetzt nicht|jetzt noch nicht|heute nicht
            erinnere mich|erinner mich|erinnere uns|weck mich|wecke mich|stell einen wecker
            stelle einen wecker|plane|zeitplan|zu weihnachten|an weihnachten|den ganzen tag
            """,
        Mark.PAST: """
            danke für|danke dass|vielen dank für|danke fürs
            gestern|vorgestern|vorhin|neulich|letzte nacht|letzte woche|letztes mal|heute früh
            heute morgen|schon|bereits|gerade eben|früher|damals|vor # minuten|vor # stunden
            vor einer stunde|aus versehen|versehentlich|die ganze nacht|die ganze zeit|kürzlich
            """,
        Mark.HABIT: """
            ist eine schlechte idee|ist keine gute idee|ist eine gute idee
            wäre eine schlechte idee|wäre ein fehler|ist ein fehler|ist sinnlos|ist unsinn
            ist zwecklos|ist gefährlich|ist verboten|ist nicht erlaubt|bringt nichts
            bringt doch nichts|ist nicht nötig|ist meine aufgabe|ist seine aufgabe
            ist nicht meine aufgabe|ist mein job|ist nervig|ist mühsam|dauert ewig
            lohnt sich nicht|macht keinen sinn|ergibt keinen sinn|hat keinen sinn
            ist überflüssig
            normalerweise|meistens|meist|gewöhnlich|für gewöhnlich|üblicherweise|in der regel
            im normalfall|sonst immer|immer wenn|sonst mach*|sonst schalt*|ab und zu
            hin und wieder|manchmal|gelegentlich|oft|häufig|öfters|pflege|pflegt|pflegen
            normal mach*|normal schalt*|an sich mach*|von zeit zu zeit|gewohnheitsmäßig
            """,
        Mark.REPORT: """
            empfohlen|empfahl|empfahlen|empfiehlt|empfehlen|riet|rieten|geraten|rät|gerufen
            geschrien|schrie|brüllte|gebrüllt|geflüstert|gemault|steht da|steht dran|steht drauf
            steht auf dem *|steht an der *|auf dem schild|auf dem zettel|aufgetragen
            geh mal runter|geh mal hoch|geh runter|geh hoch|geh rauf|geh mal rauf|geh nach oben
            geh nach unten|geh mal nach oben|geh mal nach unten|geh rüber|geh mal rüber|lauf mal
            geh * hoch und|geh * rauf und|geh * runter und|geh * nach oben|geh * nach unten
            lauf hoch|lauf runter|lauf rauf|lauf schnell|renn mal|renn hoch|renn runter
            steh auf und|steh mal auf|sagt immer|sagt ständig|meinte so|ruft immer|ruft ständig
            spring mal
            sagt|sagte|sagten|gesagt|sagen|meint|meinte|gemeint|behauptet|behauptete|fragt
            fragte|gefragt|schreibt|schrieb|geschrieben|erzählt|erzählte|findet|fand|glaubt
            glaubte|denkt|dachte|ruft|rief|rufen|befahl|befiehlt|verlangt|verlangte|bat|bittet
            will dass|wollte dass|möchte dass|hieß es|heißt es|laut dem|laut der|laut meiner|laut meinem|laut mama|laut papa|angeblich|vorgeschlagen
            sag|sage|sag ihm|sag ihr|sag meiner|sag meinem|sag den|sag allen|schreib auf
            schreibe auf|schreib|schreibe|notier*|notiz|merk dir|merke dir|wiederhol*|übersetz*
            buchstabier*|nachricht|schick ihm|schick ihr|schick meine*|diktier*|was heißt
            was bedeutet|bedeutet|das wort|der satz|den satz|der befehl|den befehl
            das kommando|zitat|im film|im buch|durchsage|lies vor|vorlesen|ich höre|gehört
            """,
        Mark.ASK: """
            was|wer|wen|wem|wessen|warum|wieso|weshalb|wie|wo|wohin|woher|welche|welcher
            welches|welchen|wann|wieviel|wie viel|wie viele|ist|sind|war|waren|bin|bist du
            hast du|habe ich|hab ich|haben wir|hat|hatte|haben|hast|soll ich|soll man|sollen wir
            sollte ich|sollten wir|sollte man|darf ich|darf man|dürfen wir|muss ich|muss man
            müssen wir|kann ich|können wir eigentlich|kann der|kann die|kann das|kann es
            könnte es|könnte die|könnte der|könnte das|wird|werden|wurde|wurden|würde es
            würde das|gibt es|geht das|geht der|geht die|brennt|läuft|steht|stehen|laufen
            brennen|leuchtet|leuchten|weißt du|wissen sie|siehst du|denkst du|glaubst du
            meinst du|erinnerst du|findest du|hattest du|warst du|wurdest du|kennst du
            verstehst du|bist du in der lage|wärst du in der lage|bist du imstande|ob
            sag mir|sage mir|sag mal|sag uns|erklär*|erkläre mir|zeig mir|zeige mir|frag
            prüf*|überprüf*|schau nach|schau mal|guck mal|guck nach|sieh nach|check
            ich frage mich|ich wüsste gern|ich wüsste gerne|ich möchte wissen|ich will wissen
            kannst du mir sagen|könntest du mir sagen|kannst du sagen|kannst du sehen
            kannst du nachsehen|kannst du erkennen|kannst du eigentlich|kannst du überhaupt|könntest du überhaupt
            würdest du überhaupt
            könntest du eigentlich|könntest du theoretisch|kannst du auch|weiß jemand
            was passiert|was wäre wenn|muss die|muss der|muss das|soll die|soll der|soll das
            stimmt es|haben sie|hatten|haben die
            """,
        Mark.JUST_ASKING: """
            nur eine frage|nur so eine frage|nur mal gefragt|nur so gefragt|frage nur
            ich frage nur|frag nur|ich frag nur|rein interessehalber|interessehalber
            nur aus neugier|aus neugier|bin nur neugierig|theoretisch|rein theoretisch
            hypothetisch|im prinzip|grundsätzlich|generell|nur zur info|nur zur information
            will nur wissen|wollte nur wissen|wollte nur mal wissen|nur interessiert
            """,
        Mark.DOUBT: """
            vielleicht|eventuell|womöglich|möglicherweise|ich überlege|ich denke darüber nach
            stell dir vor|stellen wir uns vor|angenommen|nehmen wir an|mal angenommen|tu so
            zum beispiel|beispielsweise|ich glaube ich|ich denke ich|ich hoffe|hoffentlich
            ich weiß nicht|ich bin nicht sicher|hätte ich|hätten wir|hättest du doch
            wäre ich|ich hasse es|ich liebe es|ich mag es|ich habe vergessen|ich hab vergessen
            was wenn|und wenn
            """,
        Mark.CORRECTION: """
            nein falsch|ne moment|ne warte
            nein die|nein der|nein das|nein den|nee die|nee der|nee den
            ich hab s mir anders überlegt|ich habe es mir anders überlegt
            ich hab es mir anders überlegt
            nicht so viel|das ist zu viel|nicht so hell|nicht so hoch|das ist zu hell
            das ist zu hoch
            vergiss es|vergiss das|ach weißt du was|weißt du was|wobei nein|ach halt|ach warte
            oder halt|oder warte|hm nein|nee warte|moment nein
            nein warte|warte|moment|nein moment|halt nein|nein|nee|ne|nö|ich meine|ich meinte
            ich mein|sorry|entschuldigung|quatsch|nein quatsch|ach nein|ach quatsch|korrektur
            vielmehr|beziehungsweise|oder nein|oder besser|besser gesagt|oder vielmehr|äh nein
            halt|stopp|stop|blödsinn|unsinn|ach so nein|doch lieber|lieber|lieber doch|nicht das sondern|falsch
            """,
        Mark.REVOKED: """
            hat sich aber erledigt|hat sich schon erledigt|hat sich erübrigt
            hat sich aber schon erledigt|ist aber erledigt|hat sich inzwischen erledigt
            ach vergiss es|ach lass|ach lass mal|ach lass es|ach nein doch nicht|nee lass
            nee lass mal|ach egal|ach nee|ach doch nicht|hm doch nicht|na lass|na lass mal
            ich mach s selbst|ich mach das selbst|ich mach es selbst
            hat sich erledigt|kommando zurück|war nichts|oder lass|oder lass es
            doch lieber nicht|ach schon gut|ist schon gut
            untersteh dich|von wegen
            vergiss es|vergiss das|schon gut|lass gut sein|lass es|lass mal|lass sein
            lass es sein|doch nicht|lieber nicht|besser nicht|ach nein lass|abbrechen|abbruch
            nein lass|nein doch nicht|oder doch nicht|oder lieber nicht|war nur spaß|war ein witz
            nur spaß|war nur ein scherz|ich habs mir anders überlegt|ich hab es mir anders überlegt
            ich habe es mir anders überlegt|nicht nötig|egal|mach es nicht|mach s nicht|tu es nicht
            """,
        Mark.RELATION: """
            neben|nahe|in der nähe|in der nähe von|bei der|bei dem|beim|hinter|unter|über|vor
            gegenüber|gegenüber von|zwischen|rund um|rechts von|links von|unterhalb|oberhalb
            unweit|am ende|seitlich von|außerhalb
            """,
    },
    verbs="""
        hau|haue|knall|knalle|schmeiß|schmeiße|klatsch|baller|ballere|ramm
        schalt*|schalte|schalten|mach|mache|machen|macht|dreh*|stell*|setz*|öffne|öffnen|öffnet
        schließ*|schliess*|auf|zu|an|aus|ein|ab|hoch|runter|herunter|rauf|fahr|fahre|fahren
        zieh*|sperr*|verriegel*|entriegel*|verschließ*|abschließen|aufschließen|zuschließen
        dimm*|regel*|reduzier*|erhöh*|senk*|heb*|start*|stopp*|beende|beenden|pausier*|spiel*
        füg*|hinzufügen|lösch*|entfern*|streich*|pack|packe|aktivier*|deaktivier*|saug*|saugen
        putz*|reinig*|lüft*|heiz*|kühl*|anmachen|ausmachen|anschalten|ausschalten|einschalten
        aufmachen|zumachen|hochfahren|runterfahren|herunterfahren|aufdrehen|zudrehen|hochdrehen
        runterdrehen|anstellen|ausstellen|abstellen|abschalten|ausknipsen|anknipsen|knips*
        zünde|lösche|bring*|gib|nimm|schick|weiter|lauter|leiser|heller|dunkler|wärmer|kälter
        stummschalten|drück*|betätig*|entsperr*|verdunkel*|erhell*|wechsel*|ändere|ändern|lad*
        an|aus|auf|tu|tue|brauch*
        """,
    subjects="""
        hier zieht|hier stinkt|hier wird|hier riecht
        die jungs|die mädels|der hund|die katze|das telefon|mein handy|der kleine|die kleine
        die großen|der besuch|die zwillinge
        die sonne|das baby|die gäste|der film|der lärm|die kinder|die kleinen|die nachbarn
        ich|er|sie|es|wir|ihr|du|man|das ist|dies|jemand|niemand|meine frau|mein mann
        mein sohn|meine tochter|meine mutter|mein vater|mama|papa|oma|opa|der bus|der zug
        hier ist|da ist|dort
        """,
    finite="""
        rauscht|rauschen|dröhnt|dröhnen|surrt|surren|rattert|rumpelt|fängt|fangen|beginnt
        beginnen|hab doch|hämmert|heult|schwitze|schwitz|schwitzen
        fröstelt
        wollte|wollten|wolltest|sollte ich|musste|mussten|telefoniere|schlafe|brüllte|schrie
        bade|dusche|lerne
        kommen|frieren|hören|schauen|essen|warten|blenden|stören|sehen|fahren wir|gehen wir
        wäre|wären|würde|würden|sehe|sieht man|blendet|stört|nervt|bringt|weckt|friert|ziehe
        zieht|leuchtet|leuchten|klingelt|piept|brummt|flackert|spielt|regnet|schneit|stinkt
        riecht|reicht|fehlt|fehlen|will|möchte|brauche|legt|liegt|liege|sitze|sitzt|lese|komme
        wohne|arbeite|arbeitet|koche|schaue|gucke|fahre los
        seh|sehe|höre|hör|friere|frier|muss|kann|bin|weiß|versteh|verstehe|gehe|geh|schläft|schlafen|dauert|kostet|ist ja
        ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|geht|gehen|ging
        gingen|bleibt|bleiben|steht|stehen|stand|läuft|lief|brennt|brennen|brannte
        schaltet|schaltete|öffnet sich|schließt sich|macht|machte|fährt|fuhr|kommt|kam|sieht
        scheint|klingt|funktioniert|hab|habe|ausgemacht|angemacht|ausgeschaltet|angeschaltet
        eingeschaltet|aufgemacht|zugemacht|geöffnet|geschlossen|abgeschlossen|aufgeschlossen
        gestellt|gedimmt|gestartet|gestoppt|vergessen|angelassen|offen gelassen|aufgelassen
        gemacht|getan|gekauft|muss man|kann man|gefällt|nervt|stört|braucht|war
        """,
    settled="ist|sind|war|waren|hat|hatte|hatten|haben|bin|habe|kann|muss|wird|werden|*t",
    firsts="zuerst|als erstes|erst mal|erstmal|zunächst|erst",
    articles="""
        der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner
        unser|unsere|unseren|unserem|unserer|dieser|diese|dieses|diesen|diesem|alle|allen
        jede|jeden|jedes|jeder|sämtliche|beide|beiden
        """,
    numbers="""
        eins|ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn
        vierzehn|fünfzehn|zwanzig|fünfundzwanzig|dreißig|vierzig|fünfundvierzig|fünfzig
        sechzig|neunzig|ein paar|paar
        """,
    joining="in|im|am|an|auf|von|vom|zu|zum|zur|aus|ins",
    within="in|im|ins",
    only="nur|bloß",
    now="jetzt|sofort|jetzt gleich|jetzt sofort|gleich|auch gleich|auf der stelle",
    particles="an|aus|auf|zu|hoch|runter|ein|ab",
    pronouns="hier|es|sie|das|ihn|ihm|alles|so|wie es ist|wie sie ist|in ruhe|an|aus|auf|zu|offen|dabei",
    kinds={
        "cover:curtain": "vorhang|vorhänge|gardine|gardinen|*vorhang",
        "cover:awning,blind,shade,shutter": "rollo|rollos|rollladen|rolladen|rollläden|rolläden|jalousie|jalousien|markise|markisen|*rollo|*rollos|*rollladen|*jalousie",
        "media_player:tv": "fernseher|tv|glotze|*fernseher",
        "cover:garage": "garage|garagentor",
        "timer": "timer|wecker|eieruhr|countdown|kurzzeitwecker|küchenwecker|alarm|stoppuhr|zeitschaltuhr",
        "light": """
            licht|lichter|lichts|lampe|lampen|leuchte|leuchten|beleuchtung|birne|birnen|spot
            spots|strahler|*licht|*lichter|*lampe|*lampen|*leuchte|*leuchten|*beleuchtung
            """,
        "switch": "schalter|steckdose|steckdosen|stecker|*schalter|*steckdose",
        "fan": "ventilator|ventilatoren|lüfter|lüftung|*ventilator|*lüfter",
        "cover": """
            tor|tore|fenster
            *tor|tür|türe|türen
            """,
        "lock": "schloss|schlösser|tür|türe|türen|riegel|*tür|*türe|*schloss",
        "valve": "ventil|ventile|wasser|hahn|wasserhahn|bewässerung|*ventil|*hahn",
        "climate": "heizung|heizungen|thermostat|temperatur|klimaanlage|klima|heizkörper|wärme|*heizung|*thermostat",
        "media_player": "lautsprecher|radio|musik|lautstärke|ton|box|anlage|*radio|*lautsprecher",
        "vacuum": "staubsauger|sauger|saugroboter|roboter|*sauger|*roboter",
        "lawn_mower": "rasenmäher|mäher|mähroboter",
        "todo": "liste|listen|einkaufsliste|aufgabenliste|einkaufszettel|*liste|*zettel",
        "alarm_control_panel": "alarm|alarmanlage",
        "scene": "szene|szenen|stimmung",
        "script": "skript|skripte",
        "humidifier": "luftbefeuchter|befeuchter|entfeuchter|luftentfeuchter",
        "button": "knopf|taste|taster",
        "siren": "sirene|sirenen",
    },
    moves="los|saugen|putzen|reinigen|mähen|spielen|fahren|runter|herunter|hinunter|hoch|herauf|rauf|herab|ab|rein|laufen",
    negation_last=True,
    relatives="wo|was|wer|welche|welcher|welches|wem|dass|daß|ob|deren|dessen",
    nothing="""
        nichts|nix|gar nichts|überhaupt nichts|niemand|keiner|kaum etwas|nicht mehr|nichts mehr
        keine ahnung
        """,
    wholes="""
        alle|alles|sämtliche|den rest|die restlichen|die übrigen|die anderen|überall|jede|jedes
        jeden|beide
        """,
    owners="ihre|ihren|ihrem|ihr|seine|seinen|seinem|sein",
    its="es|sie|ihn|ihm|s|das|die|den|diese|dieses|diesen",
    do_its="""
        mach das|mach du das|mach es|mach du es|mach s|mach du s|tu es|tu das|tu du das
        erledige das|erledig das|übernimm das|übernimm du das|kümmere dich darum
        kümmer dich darum|hol das nach|mach das nach|kannst du das machen|könntest du das machen
        machst du das|mach das bitte
        """,
    thens="""
        dann|und dann|also|und also|dann mal|na dann|so|in dem fall|in diesem fall
        """,
    speakers="""
        ich|man|er|jemand|niemand|mama|papa|mein mann|meine frau|meine mutter|mein vater
        mein sohn|meine tochter
        """,
    infinitives="""
        *en|*eln|*ern
        *zuschalten|*zumachen|*zustellen|*zudrehen|*zufahren|*zuschließen|*zusperren|schließen
        öffnen|dimmen|anschalten|ausschalten|einschalten|abschalten|anmachen|ausmachen|aufmachen
        zumachen
        """,
    affirms="schon|ja|aber schon|dafür schon|dafür|sehr wohl|doch",
    no_mores="mehr|nicht mehr|länger|nicht länger",
    clear_orders=True,
    inverts=True,
    vocatives="""
        schatz|schatzi|liebling|mein lieber|meine liebe|alter|digger|kumpel|freundchen|maus
        mausi|süße|süßer|leute|mein freund|meine gute|mein guter|hase|bro|chef|mensch|mann
        """,
    lefts="""
        habe ich|hab ich|haben wir|hat jemand|hat irgendjemand|hat irgendwer
        """,
    left_ends="gelassen|stehen lassen|stehen gelassen",
    ises="ist|sind",
    hedges="""
        sagen wir|sagen wir mal|sagen wir lieber|sag mal lieber|eher|machen wir|nehmen wir
        """,
    conclusions="""
        also dann|dann also|von daher|deswegen also|also schnell
        also|also bitte|drum|darum|deshalb|deswegen|daher|na dann|na also|also gut|also los
        dann bitte
        """,
    addressees="du",
    ones="""
        die im|der im|das im|die in|der in|das in|die am|der am|das am|die auf|der auf
        die vom|die von|die neben|die an|das über|die über
        """,
    overs="über",
    provisos="hauptsache|solange nur|wenn nur",
    stays="weiter*|anbleibt|anbleiben|bleibt|bleiben|weiterhin",
    likes="wie|als",
    states="stickig|hitze|kälte|krach|lärm|warm|dunkel|kalt|heiß|hell|laut|finster",
    disbelief="""
        kannst du dir das vorstellen|kannst du das glauben|kann man das glauben
        nicht zu fassen|das gibt s doch nicht|das gibt s nicht|gibt s doch nicht
        ich glaub s nicht|ich fass es nicht|ich werd verrückt|sag bloß
        """,
    units="prozent|grad",
    spans="minuten|stunde|stunden|stündchen|viertelstunde|viertelstündchen|halbstündchen|dreiviertelstunde",
    not_thats="""
        nein nicht die|nein nicht den|nein nicht das|nicht die da|nee nicht die
        nee nicht den|nee nicht das|nicht die|nicht der|nicht den|nicht das|nicht dieses
        nicht diese
        """,
    ofs="von|vom|der|des",
    lastings="""
        immer noch|noch immer|nach wie vor|immer|ständig|dauernd|den ganzen tag
        den ganzen abend|seit stunden|seit # stunden|seit # minuten|seit einer stunde
        seit ewigkeiten|seit tagen|seit heute früh|schon ewig|stundenlang|die ganze zeit
        """,
    presents="""
        noch|immer noch|noch immer|schon|jetzt|gerade|momentan|derzeit|zurzeit|zur zeit|im moment|gerade eben
        eigentlich|denn|überhaupt|jetzt gerade|zufällig|aktuell|im augenblick
        """,
    to_dos="""
        *zuschalten|*zumachen|*zudrehen|*zufahren|*zuschließen|*zusperren|*zustellen|*zuziehen
        *zuknipsen|zu *en|zu *eln|zu *ern
        """,
    bits="ein bisschen|ein wenig|ein klein wenig|ein kleines bisschen|ein stück|ein stückchen",
    partways="""
        halb|zur hälfte|auf die hälfte|bis zur hälfte|halbwegs|ein drittel|zu einem drittel
        ein viertel|zu einem viertel|einen spalt|einen spaltbreit|einen spalt breit
        """,
    yours="dein|deine|deinen|deinem|deiner|euer|eure|euren",
    own_reports="""
        ich habe gesagt|ich hab gesagt|ich habe eben gesagt|ich hab eben gesagt
        ich habe gerade gesagt|ich hab gerade gesagt|ich habe vorhin gesagt
        ich hab vorhin gesagt|ich sagte|ich hatte gesagt|hab ich gesagt|habe ich gesagt
        """,
    shares="prozent",
    neithers="weder",
)
"""German, as it is spoken to a house."""
