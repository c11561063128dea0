"""Italian."""

from collections.abc import Iterator, Mapping

from ..phrases import Language, Mark, split_phrases

_CONTRACTED = {
    "di": "di del dello della dell dei degli delle d",
    "a": "a al allo alla all ai agli alle ad",
    "da": "da dal dallo dalla dall dai dagli dalle",
    "su": "su sul sullo sulla sull sui sugli sulle",
    "che": "che ch",
    "il": "il lo la l i gli le",
}
"""How the last word of a phrase is said before an article, a vowel or another kind."""

_THINGS = "la lo le li ne mela melo mele meli cela celo cele celi gliela glielo"
"""What a verb ends in that stands for a thing that was named before."""

_WHOM = "mi ci gli"
"""What it ends in that says for whom it is done."""

_ARE = """
    abbass riabbass alz rialz attiv riattiv disattiv ferm arrest aument impost regol riport
    illumin riscald tir aggiust sistem complet termin stopp salt torn ritorn mand
    rimand spost gir ruot cal oscur attenu smorz increment elev sollev srotol arrotol
    annull cancell elimin segn appunt annot butt azion us cre lav spolver ventil prepar
    acceler rallent abilit disabilit ripristin arm disarm suon ascolt guard mostr
    visualizz programm ammut sett pass raffredd resett spar infil piazz accost aspir
    rassett
"""
"""Verbs in -are, without their ends."""

_CARE = """
    blocc sblocc stacc attacc caric ricaric scaric modific asciug irrig colleg scolleg
    ficc cerc tocc rinfresc spalanc sprang clicc
"""
"""The same with an "h" before "i"."""

_IARE = """
    avvi riavvi lanc inizi cominc cambi silenzi schiacc invi tagli raddoppi innaffi
    annaffi arieggi pigi
"""
"""The same that end in "i", but for those where it is only heard before "a"."""

_ERE = """
    accend riaccend chiud richiud socchiud schiud mett rimett prem muov rimuov aggiung
    prend riprend sospend interromp sping rend stend scend disten
"""
"""Verbs in -ere."""

_IRE = "apr riapr esegu part"
"""Verbs in -ire."""

_ISC = "pul ripul schiar inser restitu ammorbid fin spedisc"
"""The same with "isc" in the ends that are stressed."""

_IRREGULAR = """
    spegni spenga spegnete spegniamo spengano spengi spengete spegnere spengere spegnessi
    spegnesse spegneste togliessi facessi facesse faceste dessi
    togli tolga togliete togliamo tolgano togliere riduci riduca riducete riducano ridurre
    riproduci riproduca riproducete riprodurre fai faccia fate facciano fare
    rifai rifaccia rifate rifare dai dia date dare sali salga salite salire
    vai vada andate andare scegli scelga scegliere
"""
"""Commands and infinitives of verbs of their own."""

_DOUBLED = "falla|fallo|falle|falli|fammi|facci|dalla|dallo|dalle|dagli|dammi|dacci"
"""Commands of one syllable with what is bound to them."""


def _all(starts: str, words: str) -> str:
    """Return every start, they are between bars, with every word."""
    return "|".join(
        f"{start}{word}" for start in starts.split("|") for word in words.split()
    )


def _soft(stem: str) -> str:
    """Return a stem with the "i" that is heard, or only written, before "a"."""
    return stem if stem.endswith("i") else f"{stem}i"


def _told_you() -> Iterator[str]:
    """Yield what "tu" is told to do: "accendi", "abbassa"."""
    yield from (f"{stem}a" for stem in (*_ARE.split(), *_CARE.split()))
    yield from (f"{_soft(stem)}a" for stem in _IARE.split())
    yield from (f"{stem}i" for stem in (*_ERE.split(), *_IRE.split()))
    yield from (f"{stem}isci" for stem in _ISC.split())
    yield from ["spegni", "spengi", "togli", "riduci", "riproduci", "rifai", "scegli"]


_OTHERS_IA = ("", "i", "ate", "amo", "no", "ino", "assi", "asse", "aste")
"""How verbs in -iare end, behind the "i", where "tu" is not told."""


def _told_others() -> Iterator[str]:
    """Yield the same for "voi", "noi", "Lei" and "Loro"."""
    for stem in _ARE.split():
        yield from (
            f"{stem}{end}"
            for end in ("i", "ate", "iamo", "ino", "assi", "asse", "aste")
        )
    for stem in _CARE.split():
        yield from (
            f"{stem}{end}"
            for end in ("hi", "ate", "hiamo", "hino", "assi", "asse", "aste")
        )
    for stem in map(_soft, _IARE.split()):
        yield from (f"{stem}{end}" for end in _OTHERS_IA)
    for stem in _ERE.split():
        yield from (
            f"{stem}{end}"
            for end in ("a", "ete", "iamo", "ano", "essi", "esse", "este")
        )
    for stem in _IRE.split():
        yield from (
            f"{stem}{end}"
            for end in ("a", "ite", "iamo", "ano", "issi", "isse", "iste")
        )
    for stem in _ISC.split():
        yield from (
            f"{stem}{end}" for end in ("isca", "ite", "iamo", "iscano", "issi", "isse")
        )


_NOUNS = frozenset(
    [
        "suono",
        "ritorno",
        "lancio",
        "aumento",
        "giro",
        "uso",
        "calo",
        "salto",
        "passo",
        "taglio",
        "cambio",
        "carico",
        "segno",
        "raddoppio",
        "attacco",
        "porto",
        "spari",
        "ascolto",
        "inizio",
    ]
)
"""Forms of these verbs that are nouns as well."""


def _infinitives() -> Iterator[str]:
    """Yield the names of the deeds: "accendere"."""
    yield from (f"{stem}are" for stem in (*_ARE.split(), *_CARE.split()))
    yield from (f"{_soft(stem)}are" for stem in _IARE.split())
    yield from (f"{stem}ere" for stem in _ERE.split())
    yield from (f"{stem}ire" for stem in (*_IRE.split(), *_ISC.split()))
    yield from ["spegnere", "spengere", "togliere"]


def _bound(to: str) -> str:
    """Return what "tu" is told to do, with what is bound to it: "accendila"."""
    return "|".join(f"{verb}{end}" for verb in _told_you() for end in to.split())


def _bound_infinitives() -> str:
    """Return infinitives with what is bound to them: "accenderla", "accendermi"."""
    return "|".join(f"{one[:-1]}{end}*" for one in _infinitives() for end in "lmcgn")


_WAS_A = ("avo", "ava", "avi", "avano", "avamo")
"""How verbs in -are end in what was."""


def _statements() -> Iterator[str]:
    """Yield what somebody does, did or will do with the same verbs.

    "Abbassa" is not among it, which a command is as well.
    """
    will = ("erò", "erai", "erà", "eremo", "erete", "eranno", "erebbe", "erebbero")
    for stem in _ARE.split():
        yield from (f"{stem}{end}" for end in (*_WAS_A, "o", "ano", "ò"))
        yield from (f"{stem}{end}" for end in will)
    for stem in _CARE.split():
        yield from (f"{stem}{end}" for end in (*_WAS_A, "o", "ano", "ò"))
        yield from (f"{stem}h{end}" for end in will)
    for stem in map(_soft, _IARE.split()):
        yield from (f"{stem}{end}" for end in (*_WAS_A, "o", "ano", "ò"))
    yield from (f"{stem}{end}" for stem in _IARE.split() for end in will)
    for stem in (*_ERE.split(), "spegn"):
        ends = ("e", "ono", "o", "evo", "eva", "evi", "evano", "evamo", *will)
        yield from (f"{stem}{end}" for end in ends)
    for stem in (*_IRE.split(), *_ISC.split()):
        yield from (f"{stem}i{end}" for end in ("vo", "va", "vi", "vano", "vamo"))
        yield from (f"{stem}i{end[1:]}" for end in will)
    yield from (f"{stem}{end}" for stem in _IRE.split() for end in ("e", "ono", "o"))
    yield from (
        f"{stem}{end}" for stem in _ISC.split() for end in ("isce", "iscono", "isco")
    )


def _words(forms: Iterator[str]) -> str:
    """Return forms between bars, without those that are nouns as well."""
    return "|".join(one for one in forms if one not in _NOUNS)


def _asked() -> Iterator[str]:
    """Yield what "tu" is asked to do: "accendi", "abbassi"."""
    yield from (f"{stem}i" for stem in _ARE.split())
    yield from (f"{stem}hi" for stem in _CARE.split())
    yield from map(_soft, _IARE.split())
    told = [one for one in _told_you() if not one.endswith("a")]
    yield from (*told, "fai", "dai")


def _asked_of_you() -> Iterator[str]:
    """Yield what "Lei" is asked to do: "accende", "abbassa"."""
    yield from (one for one in _told_you() if one.endswith("a"))
    yield from (f"{stem}e" for stem in (*_ERE.split(), *_IRE.split(), "spegn", "togli"))


_FEELS = """
    ho sonno|ho freddo|ho caldo|ho fame|ho sete|ho fretta|ho paura|ho mal di|ho da fare
    ho le mani|ho troppo caldo|ho troppo freddo|abbiamo freddo|abbiamo caldo|abbiamo sonno
    abbiamo fame|abbiamo fretta|=è tardi|=è buio|=è già tardi|=è già buio|=è troppo buio
    =è ormai tardi|=è giorno|=è notte|=è freddo|=è scuro|=è umido|=è una fornace|=è un forno
    =è un freezer|sono stanco|sono stanca|siamo stanchi|sono arrivato|sono arrivata
    siamo arrivati|sono tornato|sono tornata|siamo tornati|sono a letto|siamo a letto
    sono a casa|siamo a casa|siamo a tavola|sono di fretta|siamo di fretta|sono al telefono
    sono uscito|sono uscita|sono sveglio|sono sveglia|sono pronto|sono pronta
    fa freddo|fa caldo|fa troppo caldo|fa troppo freddo|fa buio|c è troppa luce|c è poca luce
    c è troppo rumore|c è corrente|c è un caldo|c è un freddo|piove|nevica|diluvia
    """
"""How somebody feels, or how it is around: why something is asked for."""

_TO_WHOM = (
    *("mi ", "ci ", "la ", "lo ", "le ", "li ", "gli "),
    *("me la ", "me lo ", "me le ", "me li ", "ce la ", "ce lo "),
)
"""What stands before a verb with which things are asked for."""

_ASKED = "|".join(
    (
        *(_all(to, " ".join(_asked())) for to in _TO_WHOM),
        *(_all(to, " ".join(_asked_of_you())) for to in ("mi ", "ci ", "me la ")),
        *(f"{to}{end}" for to in ("", *_TO_WHOM) for end in ("*eresti", "*iresti")),
        *(f"{to}{end}" for to in _TO_WHOM for end in ("*ereste", "*erebbe", "*irebbe")),
    )
)
"""Questions that ask for something: "mi accendi", "me la spegneresti"."""

_BARE = "|".join(
    (
        *(f"{stem}i" for stem in _ARE.split()),
        *(f"{stem}hi" for stem in _CARE.split()),
    )
)
"""The same where "tu" is not told so: "abbassi"."""

_WHEN = """
    # minut*|# or*|# second*|# giorn*|# settiman*|# mes*|poco|un po|un pochino|un pò
    un attimo|un attimino|un momento|un minuto|un minutino|un secondo|un ora|un oretta
    mezz ora|mezzora|un quarto d ora|tre quarti d ora|# quarti d ora|una mezz ora
    una mezzora|un ora e mezza|qualche minuto|qualche ora|qualche giorno|due minuti
    un paio di minuti|un paio d ore|un paio di ore|un paio di giorni|non molto
    una decina di minuti|una ventina di minuti|una trentina di minuti|pochi minuti
    un giorno|una settimana|un mese|un istante|cinque minuti|alcuni minuti|un oretta e mezza
    """
"""Spans of time."""

_IN_TIME = "|".join(
    f"{start} {span}"
    for start in ("tra", "fra", "entro", "dopo", "aspetta", "aspetti", "attendi")
    for span in split_phrases(_WHEN)
)
"""The same ahead: "tra dieci minuti"."""

_BESIDE = "|".join(
    f"{span} {side}"
    for span in split_phrases(f"{_WHEN}|poco|subito|molto|appena|tanto|un bel po")
    for side in ("prima di", "prima che", "dopo", "dopo di", "dopo il", "dopo che")
)
"""Spans before or behind something: "un'ora prima di"."""

_AGO = "|".join(f"{span} fa" for span in split_phrases(_WHEN))
"""The same gone by: "dieci minuti fa"."""

_AT_HOURS = "|".join(
    f"{at} {hour}"
    for at in (
        *("alle", "dalle", "verso le", "per le", "entro le", "dopo le", "prima delle"),
        *("intorno alle", "attorno alle", "sulle", "fino alle", "circa alle", "le"),
    )
    for hour in (
        *("# e mezza", "# e mezzo", "# e un quarto", "# e tre quarti", "# meno #"),
        *("# meno un quarto", "# e #", "# in punto", "# di sera", "# di mattina"),
        *("# del mattino", "# di notte", "# del pomeriggio"),
        *(() if at == "le" else ("#", "sette")),
    )
)
"""Hours of the clock: "alle otto e mezza"."""

_MONTHS = """
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre
    dicembre
"""
"""The months of the year."""

_DAYS = "lunedì martedì mercoledì giovedì venerdì sabato domenica"
"""The days of the week."""


def _contracted(marks: Mapping[Mark, str]) -> Mapping[Mark, str]:
    """Return phrases in all forms of their last word: "vicino a", "vicino alla"."""
    return {
        mark: "|".join(
            " ".join((*rest, last))
            for phrase in split_phrases(text)
            for *rest, end in [phrase.split()]
            for last in (
                _CONTRACTED[end].split() if rest and end in _CONTRACTED else [end]
            )
        )
        for mark, text in marks.items()
    }


ITALIAN = Language(
    code="it",
    marks=_contracted(
        {
            Mark.COURTESY: """
            per favore|per piacere|per cortesia|per gentilezza|ti prego|la prego|vi prego
            prego|grazie|grazie mille|mille grazie|tante grazie|grazie tante|molte grazie
            grazie in anticipo|grazie infinite|ti ringrazio|la ringrazio|te ne sarei grato
            te ne sarei grata|please|ciao|salve|buongiorno|buonasera|buon giorno|buona sera
            buonanotte|buona notte|buon pomeriggio|ehi|hey|ei|ehilà|oh|ah|eh|ehm|uhm|mmm|beh
            be|bè|mah|boh|ok|okay|okei|va bene|d accordo|bene|benissimo|perfetto|bravo|brava
            allora|ebbene|dai|forza|avanti|orsù|coraggio|uffa|mamma mia|oddio|ahi|dio mio|porca miseria|madonna|che palle|uff|wow|ecco|senti
            senta|sentite|ascolta|ascoltami|ascolti|guarda|scusa|scusami|scusi|mi scusi
            scusate|scusa il disturbo|scusa se ti disturbo|scusi se la disturbo|per me
            per noi|per carità|per l amor del cielo|santo cielo|accidenti|caspita|cavolo
            mannaggia|al posto mio|da parte mia|cortesemente|gentilmente|cordialmente
            adesso|ora|proprio ora|proprio adesso|ora come ora|subito|subitissimo
            immediatamente|all istante|sull istante|seduta stante|in questo momento
            in fretta|alla svelta|velocemente|rapidamente|presto|al più presto
            il prima possibile|il più presto possibile|il più in fretta possibile
            quanto prima|appena puoi|appena può|appena potete|non appena puoi
            non appena può|appena possibile|non appena possibile|appena hai un attimo
            appena hai tempo|quando puoi|quando può|quando potete|quando vuoi|quando vuole
            quando hai tempo|quando ha tempo|quando hai un attimo|quando hai un momento
            quando hai un minuto|quando ti è possibile|quando ti va|quando ti fa comodo
            con comodo|con calma|senza fretta|non c è fretta|se puoi|se può|se potete
            se potessi|se potesse|se riesci|se riesce|se vuoi|se vuole|se non ti dispiace
            se non le dispiace|se non ti spiace|se non vi dispiace|se non ti secca
            se non ti scoccia|se non è un problema|se non è un disturbo|se non disturbo
            se non è troppo disturbo|se non è di troppo disturbo|se non chiedo troppo
            se non è chiedere troppo|se non è troppo|se non ti crea problemi|se ti va
            se ti va bene|se le va bene|se per te va bene|se per te è lo stesso|se è possibile
            se possibile|se fosse possibile|se hai tempo|se hai un attimo|se hai un minuto
            se sei così gentile|se fossi così gentile|se fosse così gentile
            se sei così gentile da|se fossi così gentile da|se fosse così gentile da
            se mi fai il favore|se mi fai il piacere|se mi facessi il favore di
            se mi fai il favore di|se mi fai la cortesia|se avessi la gentilezza di
            se avesse la cortesia di|se avesse la gentilezza di|se te la senti
            fammi il favore di|fammi un favore|fammi il piacere di|fammi un piacere
            fammi la cortesia di|fammi la gentilezza di|mi faccia il favore di
            mi faccia la cortesia di|mi faccia la gentilezza di|fateci il favore di
            facci il favore di|fai il favore di|faccia la cortesia di|fa il bravo
            fai il bravo|fai la brava|sii gentile|sii gentile e|sia gentile e|sia gentile
            sii buono|sii buona|sii un tesoro|abbi la gentilezza di|abbi la cortesia di
            abbia la gentilezza di|abbia la cortesia di|abbia la bontà di|abbi pazienza
            non dimenticare di|non dimenticarti di|non ti dimenticare di|non scordare di
            non scordarti di|non ti scordare di|non dimentichi di|non si dimentichi di
            non esitare a|ricordati di|si ricordi di|vedi di|veda di|cerca di|cerchi di
            provvedi a|provveda a|bada di|pensa a *are|pensa a *ere|pensa a *ire
            assicurati di|si assicuri di|fai in modo di|prima che mi dimentichi
            prima che me ne dimentichi|prima che me lo dimentichi|prima che mi scordi
            prima che me ne scordi|prima che mi passi di mente|prima di dimenticarmi
            prima che ci dimentichiamo|che poi mi dimentico|che poi me ne dimentico
            che sennò mi dimentico|che se no mi dimentico|che altrimenti mi dimentico
            che me ne dimentico|che poi me lo scordo|sennò mi dimentico|sennò me ne scordo
            se no mi dimentico|ora che ci penso|adesso che ci penso|ora che mi viene in mente
            già che ci sei|già che ci siamo|giacché ci sei|visto che ci sei|mentre ci sei
            mentre sei lì|dato che ci sei|intanto che ci sei|di nuovo|nuovamente|ancora
            ancora una volta|un altra volta|un altra volta ancora|una buona volta
            una volta per tutte|finalmente|semplicemente|pure|proprio|mica
            come sempre|come al solito|come di consueto|come d abitudine|come fai sempre
            come ogni volta|come normalmente|come di solito|non ti preoccupare
            non preoccuparti|non si preoccupi|tranquillo|tranquilla|nessun problema
            nessuna fretta|niente paura|non fa niente|senza problemi|senza indugio
            senza indugi|senza perdere tempo|senza aspettare|senza fallo|non solo
            non soltanto|non solamente|=è ora di|=è il momento di|=è l ora di|sarebbe ora di
            insomma|diciamo|praticamente|tipo|come un matto|come un pazzo
            come una matta|come una pazza|come mai prima|come non so cosa|come pochi
            in casa|in tutta la casa|per tutta la casa|di tutta la casa|in casa mia|troppo
            del tutto|fino in fondo|completamente|totalmente|perché no|eccome|di corsa|al volo|un attimo solo|un attimo|un attimino|un momento|un momentino|un secondo
            """,
            Mark.DEGREE: """
            un po più|un po meno|un pochino più|un pochino meno|un altro po|un altro pochino
            ancora un po|ancora un pochino|non troppo forte|non tanto forte|non troppo alto
            non troppo alta|non troppo caldo|non troppo freddo|non troppo|non tanto
            non più di tanto|per la notte|al massimo|al minimo|oggi|qualsiasi|qualunque
            """,
            Mark.POLITE: f"""
            puoi|può|potete|possono|potresti|potrebbe|potreste|possiamo|potremmo
            puoi tu|può lei|potrebbe lei|mi puoi|mi può|mi potresti|mi potrebbe|mi potete
            mi potreste|ci puoi|ci può|ci potresti|ci potrebbe|ci potete|ci potreste
            la puoi|lo puoi|le puoi|li puoi|la potresti|lo potresti|le potresti|li potresti
            me la puoi|me lo puoi|me le puoi|me li puoi|me la potresti|me lo potresti
            me lo può|me la può|ce la puoi|ce lo puoi|non è che puoi|non è che potresti
            non è che mi|non è che mi puoi|non è che mi potresti|non è che mi potrebbe
            non è che|non potresti|non mi potresti|non potrebbe|non mi potrebbe|non puoi mica
            non potreste|non mi *eresti|non mi *iresti|non *eresti|non *iresti|non mi faresti
            potresti per favore|puoi per favore|può per favore|potrebbe per favore
            puoi gentilmente|potresti gentilmente|potrebbe gentilmente|può gentilmente
            riesci a|riesce a|riuscite a|riusciresti a|riuscirebbe a|mi riesci a|ce la fai a
            ti dispiace|ti dispiacerebbe|le dispiace|le dispiacerebbe|vi dispiace
            vi dispiacerebbe|ti spiace|ti spiacerebbe|le spiace|ti secca|ti seccherebbe
            ti scoccia|ti scoccerebbe|ti va di|ti andrebbe di|le andrebbe di|ti pesa|ti disturba
            ti disturberebbe|la disturba|la disturberebbe|ti dà fastidio|ti scomoda
            ti dispiace se ti chiedo di|le dispiace se le chiedo di
            sei così gentile da|saresti così gentile da|sarebbe così gentile da
            sareste così gentili da|saresti così carino da|saresti così carina da
            saresti tanto gentile da|sarebbe tanto gentile da|saresti gentile da
            saresti così buono da|saresti disposto a|sareste disposti a
            avresti la gentilezza di|avresti la cortesia di|avresti la bontà di
            avrebbe la gentilezza di|avrebbe la cortesia di|avrebbe la bontà di
            avreste la gentilezza di|avreste la cortesia di|hai la gentilezza di
            hai voglia di|avresti voglia di|mi fai il favore di|mi fa il favore di
            mi faresti il favore di|mi farebbe il favore di|mi fareste il favore di
            mi fai il piacere di|mi faresti il piacere di|mi fai la cortesia di
            mi faresti la cortesia di|mi farebbe la cortesia di|mi fai la gentilezza di
            mi faresti la gentilezza di|mi farebbe la gentilezza di|ci fai il favore di
            mi fai un favore|mi faresti un favore|mi faresti un piacere|mi fa la cortesia di
            mi fa la gentilezza di|me lo fai il favore di
            posso chiederti di|potrei chiederti di|ti posso chiedere di|ti potrei chiedere di
            posso chiederle di|potrei chiederle di|le posso chiedere di|le potrei chiedere di
            posso pregarla di|posso pregarti di|posso avere|potrei avere|possiamo avere
            potremmo avere|mi dai|mi daresti|mi dà|ci dai|mi fai|mi fa|mi faresti|mi farebbe
            ci fai|ci faresti|faresti|mi fate|mi porteresti|mi porti
            =è possibile|sarebbe possibile|=è possibile per te|si può|si potrebbe|si possono
            si potrebbero|c è modo di|ci sarebbe modo di|c è verso di|c è la possibilità di
            ci sarebbe la possibilità di|vuoi|vuole|volete|vorresti|vorrebbe lei|vorreste
            ti andrebbe|ti andrebbe se|che ne dici di|che ne diresti di|che ne dice di
            che dici di|che ne pensi di|che ne dici se|che ne diresti se|come la vedi se
            perché non|perché non mi|perché non ci|che ne dici di un|che ne dici di una
            te la senti di|te la sentiresti di|credi di poter|pensi di poter|credi di riuscire a
            pensi di riuscire a|ci pensi tu a|ci penseresti tu a|provvederesti a
            volevo chiederti di|volevo chiederle di|vorrei chiederti di|vorrei chiederle di
            vorrei pregarla di|vorrei pregarti di|volevo chiederti se puoi
            volevo chiederti se potevi|volevo chiederti se potresti|volevo chiedere se
            mi chiedevo se potessi|mi chiedevo se potresti|mi chiedevo se potesse
            {_ASKED}|{_BARE}
            {
                "|".join(
                    _all(to, "puoi può potete potresti potrebbe potreste")
                    for to in _TO_WHOM
                )
            }
            {
                _all(
                    "e se |che ne dici se |che ne diresti se ",
                    "accendessi spegnessi aprissi chiudessi mettessi alzassi abbassassi",
                )
            }
            {
                _all(
                    "e se |che ne dici se ",
                    "accendiamo spegniamo apriamo chiudiamo mettiamo alziamo abbassiamo",
                )
            }
            """,
            Mark.WISH: """
            la voglio|lo voglio|le voglio|li voglio|la vorrei|lo vorrei|le vorrei|li vorrei
            voglio|vorrei|vorremmo|vogliamo|volevo|volevamo|voglio che|vorrei che
            vorremmo che|vogliamo che|volevo che|vorrei tanto|vorrei proprio|vorrei tanto che
            desidero|desidero che|desidererei|desidererei che|gradirei|gradirei che
            mi piacerebbe|mi piacerebbe che|ci piacerebbe|ci piacerebbe che|mi servirebbe
            mi servirebbe che|mi serve|mi serve che|ci serve|ci servirebbe|mi servono
            mi occorre|mi occorrerebbe|ho bisogno di|ho bisogno che|avrei bisogno di
            avrei bisogno che|abbiamo bisogno di|abbiamo bisogno che|avremmo bisogno di
            ci vuole|ci vorrebbe|ci vorrebbero|bisogna|bisognerebbe|bisogna che
            bisognerebbe che|occorre|occorrerebbe|occorre che|serve che|servirebbe che
            =è necessario|=è necessario che|sarebbe necessario|sarebbe bene|sarebbe bene che
            sarebbe bello|sarebbe bello se|sarebbe bello che|sarebbe carino se
            sarebbe gentile|sarebbe gentile se|sarebbe fantastico se|sarebbe utile
            sarebbe utile se|sarebbe meglio|sarebbe meglio se|sarebbe meglio che|=è meglio
            =è meglio che|=è meglio se|meglio|meglio se|meglio che|sarebbe il caso di
            sarà il caso di|=è il caso di|preferirei|preferirei che|preferisco|preferisco che
            preferiamo|mi farebbe piacere|mi farebbe piacere se|mi farebbe comodo
            mi farebbe comodo che|mi fa comodo|ci farebbe comodo|mi farebbe bene
            mi andrebbe|mi andrebbe di|mi va|mi va di|mi andrebbe proprio
            ti sarei grato se|ti sarei grata se|le sarei grato se|le sarei grata se
            ti sarei grato|ti sarei grata|le sarei grato|apprezzerei se|apprezzerei che
            devi|deve|dovete|dovresti|dovreste|dovrebbe essere|dovrebbero essere
            deve essere|devono essere|deve stare|devono stare|dev essere|ti chiedo di
            le chiedo di|ti chiederei di|le chiederei di|ti prego di|la prego di|vi prego di
            ti pregherei di|la pregherei di|si prega di|che si spenga|che si spengano
            che si accenda|che si accendano|che si apra|che si aprano|che si chiuda
            che si chiudano|che si alzi|che si abbassi|fai sì che|faccia sì che|fa sì che
            fai in modo che|faccia in modo che|fate in modo che|va spenta|va spento
            vanno spente|vanno spenti|va accesa|va acceso|vanno accese|vanno accesi|va chiusa
            va chiuso|vanno chiuse|va aperta|va aperto|permettimi di|mi permetta di
            tocca spegnere|tocca accendere|andiamo a
            """,
            Mark.TAG: """
            ok|okay|va bene|d accordo|=sì|no|vero|non è vero|giusto|eh|ti va|le va|ti va bene
            le va bene|ti dispiace|le dispiace|ti spiace|puoi|può|potresti|potrebbe
            per favore|per piacere|per cortesia|grazie|capito|chiaro|intesi|=è possibile
            si può|si potrebbe|vuoi|ci siamo intesi|siamo d accordo|dai|che dici|che ne dici
            ti spiacerebbe|ti dispiacerebbe
            """,
            Mark.UNWISH: """
            non voglio|non voglio che|non vorrei|non vorrei che|non vogliamo|non vogliamo che
            io non voglio|non volevo|non volevo che|non desidero|non desidero che|non vuole che
            non mi piacerebbe|non mi va|non mi va di|non mi va che|non mi serve|non ci serve
            non mi servono|non serve|non serve che|non servirebbe|non servono|non occorre
            non occorre che|non bisogna|non bisognerebbe|non c è bisogno|non c è bisogno che
            non c è bisogno di|non ce n è bisogno|non c è motivo di|non c è necessità di
            non ho bisogno di|non ho bisogno che|non abbiamo bisogno di
            non è necessario|non è necessario che|non è il caso di|non è il caso che
            non è il caso|non è il momento di|non sarebbe il caso di|non vale la pena di
            non vale la pena|non devi|non deve|non dovete|non devono|non dovresti|non dovrebbe
            non dovrebbero|non deve essere|non devono essere|non dev essere|non deve stare
            non dovrebbe essere|non puoi|non può|non possono
            non potete|preferirei di no|preferirei che non|preferirei non|preferisco non
            preferisco che non|preferisco di no|vorrei che non|voglio che non|vorremmo che non
            meglio non|meglio che non|=è meglio non|=è meglio che non|sarebbe meglio non
            sarebbe meglio che non|meglio se non|ti chiedo di non|le chiedo di non
            ti prego di non|la prego di non|vi prego di non|bada di non|cerca di non|cerchi di non
            vedi di non|veda di non|fai in modo che non|faccia in modo che non|fai sì che non
            fai in modo di non|faccia in modo di non|non ti azzardare|non ti azzardare a
            non azzardarti|non azzardarti a|non si azzardi|non si azzardi a|non ti permettere
            non ti permettere di|non permetterti di|non si permetta di|non ti sognare di
            non sognarti di|non si sogni di|non ti venga in mente di|non le venga in mente di
            non ti provare a|non provare a|non provarci|non ci provare|non provarti a
            guai a te se|guai se|guai a chi|guai a|che nessuno|nessuno deve|che non si
            non la voglio|non lo voglio|non le voglio|non li voglio|non la vorrei|non lo vorrei
            non la vogliamo|non lo vogliamo|non ho chiesto di|non ti ho chiesto di
            non ti ho detto di|non si deve|non si devono|non va spenta|non va spento
            non va accesa|non va acceso|non va chiusa|non va chiuso|non va aperta|non va aperto
            non vanno spente|non vanno accese|non andare a|non metterti a|non ti mettere a
            non si metta a|non stare a|sarebbe bello se non|senza che si
            """,
            Mark.NEGATION: """
            non|mai|mai e poi mai|mai più|non più|=né|neanche|nemmeno|neppure|niente|nulla
            nessuno|nessuna|nessun|senza|per niente|per nulla|affatto|niente affatto
            per nessun motivo|per nessuna ragione|in nessun caso|in nessun modo
            in alcun modo|per nessuna cosa al mondo|per niente al mondo|per nulla al mondo
            neanche per sogno|nemmeno per sogno|neanche per idea|manco|manco per sogno
            assolutamente no|smetti di|smettila di|smetta di|smettete di|smettere di
            la smetta di|la smetti di|piantala di|finiscila di|evita di|evitare di|evita che
            basta *are|basta *ere|basta *ire|basta con|basta di|evitiamo di|evitate di|eviti di|eviti che|evita|fermati dal|astieniti da|si astenga da
            invece di|invece che|al posto di|anziché|piuttosto che|=è vietato|vietato
            =è proibito|proibito|ti proibisco di|le proibisco di|ti vieto di|le vieto di
            mi rifiuto di|rinuncia a|impedisci di|impedisci che|attento a non|attenta a non
            stai attento a non|stia attento a non|attenzione a non|occhio a non|occhio a
            """,
            Mark.HOLD: """
            lascia|lasci|lasciate|lascino|lasciamo|lasciare|lasciala|lascialo|lasciale|lasciali
            lasciatela|lasciatelo|lasciatele|lasciateli|lasciamela|lasciamelo|lasciamele
            lasciameli|lasciarla|lasciarlo|lasciarle|lasciarli|lasciamo stare|lasciami|lasciaci
            lasciatemi|mi lasci|mi lascia|ci lasci|la lasci|lo lasci|le lasci|li lasci|la lasci così
            lo lasci così|me la lasci|me lo lasci|lascia stare il|lascia stare quella
            lascia stare quello|lascia stare quelle|lascia stare quelli|lascia stare tutto
            lasci stare il|lascia in pace|tieni|tenga|tenete|tenere|tienila|tienilo|tienile
            tienili|tienimi|tenetela|tenetelo|tenerla|tenerlo|teniamo|mi tieni|la tieni|lo tieni
            mantieni|mantenga|mantenete|mantenere|mantienila|mantienilo|mantenerla|mantenerlo
            conserva|conservi|conservare|resti|restino|resta|restano|rimanga|rimangano|rimane
            rimangono|che resti|che restino|che rimanga|che rimangano|deve restare
            devono restare|deve rimanere|devono rimanere|può restare|può rimanere
            possono restare|possono rimanere|ignora|ignori|ignorare|ignorate|non toccare
            non tocchi|non toccate|non toccarla|non toccarlo|giù le mani da|mani in alto da
            resta com è|restano come sono|rimane com è|rimane come è|resta così|rimane così
            sta bene com è|sta bene così|va bene com è|va bene così com è
            """,
            Mark.EXCEPTION: """
            tranne|tranne il|tranne che|tranne che il|tranne per|tranne quella|tranne quello
            eccetto|eccetto il|eccetto che|eccetto quella|eccetto quello|eccettuata|eccettuato
            eccettuate|eccettuati|salvo|salvo il|salvo quella|salvo quello|fuorché|fuorché il
            fatta eccezione per|fatto salvo|fatta salva|ad eccezione di|a eccezione di
            con l eccezione di|con l esclusione di|ad esclusione di|a esclusione di|escluso
            esclusa|esclusi|escluse|escludendo|esclusivamente fuori|a parte|a parte il
            a prescindere da|all infuori di|al di fuori di|meno che|meno il
            meno quella|meno quello|meno quelle|meno quelli|meno che il|meno che quella
            tutto meno|tutti meno|tutte meno|tolto|tolta|tolti|tolte|togliendo|senza contare
            senza considerare|non contando|non compresa|non compreso|non inclusa|non incluso
            ma non|però non|ma mai|ma nessuna|ma nessuno|e non|e mai|ma senza|ma niente
            non quella|non quello|non quelle|non quelli|ma lascia|ma lasciami|però lascia
            che non sia|che non siano|se non il|se non quella|se non quello|tranne forse
            dimentica il|dimenticati di|lascia fuori|lasciando fuori|lasciando stare
            lasciando perdere|salvo forse|eccetto forse|tranne ovviamente|tranne naturalmente
            salvo ovviamente|meno ovviamente
            """,
            Mark.CONTRAST: """
            ma|però|bensì|tuttavia|invece|ma invece|piuttosto|solo|soltanto|solamente
            unicamente|esclusivamente|in compenso|al contrario|ma sì|quella sì|quello sì
            casomai|semmai
            """,
            Mark.JOIN: """
            e|ed|e poi|poi|dopo|e dopo|dopodiché|e dopodiché|quindi|e quindi|e allora|anche
            e anche|pure|e pure|inoltre|e inoltre|e in più|in più|così come|nonché|o|oppure
            o magari|nel frattempo|e nel frattempo|intanto|e intanto|e tu intanto
            contemporaneamente|e contemporaneamente|allo stesso tempo|e già che ci sei
            già che ci sei|infine|e infine|per finire|insieme a|assieme a|subito dopo
            e subito dopo|di seguito|e adesso|e ora|perciò|e perciò|così|per cui|pertanto
            di conseguenza|idem
            """,
            Mark.CONDITION: """
            basta che|a patto di|nel caso di|in mia assenza|in nostra assenza|in assenza mia
            col buio|con il buio|con la pioggia|con la neve|con il maltempo|col maltempo
            col temporale|con il temporale|col sole|con il sole|col freddo|con il freddo
            col caldo|con il caldo|con la nebbia|con il vento|col vento|con le prime luci
            con l arrivo di|con la luce del giorno|in presenza mia|nel dubbio|scattato il
            scattata il|spento il forno|passata mezzanotte|passato mezzogiorno|passate le #
            passata l una|scoccate le #|suonate le #|aspetta che|aspetti che|aspettate che|attendi che|aspetta di|aspetta a
            aspetta finché|aspetta fino a|aspetta quando|aspettiamo che|aspettiamo di
            finita il|finito il|finiti il|finite il|terminata il|terminato il|passata il
            passato il|cessata il|cessato il|calato il|calata il|conclusa il|concluso il
            tramontato il|arrivata il|arrivato il|arrivati il|tornata il|tornato il|tornati il
            rientrata il|rientrato il|rientrati il|finito di|finita di|usciti il|uscita il
            uscito il|spuntato il|fatta colazione|fatto colazione
            se|anche se|solo se|soltanto se|solamente se|e se|casomai|caso mai|semmai|qualora
            nel caso|nel caso in cui|nel caso che|nell eventualità che|in caso|in caso di
            in caso che|caso mai dovesse|ove|laddove|purché|sempre che|sempre se|ammesso che
            a patto che|a condizione che|a condizione di|a meno che|a meno di|a meno che non
            salvo che|salvo se|eccetto se|eccetto quando|tranne se|tranne quando|tranne nel caso
            posto che|supposto che|supponendo che|ammettendo che|dovesse|dovessero|quando
            appena|non appena|una volta che|ogni volta|ogni volta che|ogniqualvolta
            tutte le volte|tutte le volte che|tutte le volte in cui|la prossima volta
            la prossima volta che|da quando|finché|finché non|fino a quando|fino a quando non
            fin quando|fin quando non|fintanto che|fintantoché|mentre|intanto che
            prima che|prima di|prima del|dopo che|dopo aver|dopo essere|dopo averlo|dopo averla
            man mano che|a seconda di|a seconda che|a seconda se|dipende da|dipendentemente da
            in base a|in funzione di|in tal caso|in quel caso|in questo caso|solo allora
            nel momento in cui|nell istante in cui|nell attimo in cui|sul punto di
            fino a mezzanotte|fino a mezzogiorno|fino a domani|fino a stasera|fino a sera
            fino a domattina|fino a nuovo ordine|fino a nuovo avviso|fino alla|fino all alba
            fino al tramonto|fino a che|fino a che non|fino a lunedì|fino a martedì
            fino a mercoledì|fino a giovedì|fino a venerdì|fino a sabato|fino a domenica
            al mio ritorno|al mio arrivo|al nostro ritorno|al nostro arrivo|al suo arrivo
            al suo ritorno|al calare del sole|al calar del sole|al tramonto|all alba
            al sorgere del sole|al risveglio|all arrivo di|all uscita|al rientro|al rientro di
            al primo|alla prima|in presenza di|in assenza di|ad avvenuta|a cose fatte
            a lavoro finito|altrimenti|in caso contrario|se no|sennò|sempre quando
            qualunque cosa succeda|uscendo|entrando|tornando|arrivando|rientrando|andando via
            nell uscire|nell entrare|nel caso si|quand è|ogni qual volta|metti che
            """,
            Mark.REASON: f"""
            {_FEELS}
            ho finito|abbiamo finito|ha finito|hanno finito|=è finito il|=è finita il
            sono finiti il|sono finite il|=è arrivato il|=è arrivata il|sono arrivati il
            sono arrivate il|=è tornato il|=è tornata il|=è passato il|=è calato il|=è uscito il
            =è uscita il|sono usciti il|sto *ando|sto *endo|stiamo *ando|stiamo *endo
            sta *ando|sta *endo|stanno *ando|stanno *endo
            perché|siccome|dato che|visto che|poiché|giacché|dal momento che|considerato che
            in quanto|visto il|dato il|a causa di|per colpa di|per via di|grazie a|così che
            cosicché|in modo che|in modo da|affinché|perché così|così almeno|così poi
            così non|così posso|così possiamo|così si|così mi|così ci|così vedo|così dormo
            così i|almeno così|non sia mai|non si sa mai|tanto per|allo scopo di|al fine di
            con lo scopo di|per non|per poter|per vedere|per evitare di|per farlo|per farla
            per *are|per *ere|per *ire|per *arci|per *armi|per *arlo|per *arla
            che ho|che hai|che ha il|che ha la|che abbiamo|che hanno|che sto|che stiamo|che sta
            che fa|che fa freddo|che fa caldo|che fa buio|che è|che è tardi|che è buio|che sono
            che siamo|che c è|che ci sono|che mi|che ci|che si|che non|che devo|che dobbiamo
            che deve|che vado|che andiamo|che vanno|che arriva|che arrivano|che viene|che vengono
            che vengo|che torna|che tornano|che torno|che torniamo|che dormo|che dormono
            che dorme|che dormiamo|che esco|che usciamo|che entra|che entrano|che entro
            che i bambini|che il bambino|che la bambina|che il bimbo|che i bimbi|che le bambine
            che la nonna|che il nonno|che mia|che mio|che i miei|che qui|che qua|che tanto
            che poi|che già|che ormai|che piove|che nevica|che comincia|che inizia|che sennò
            che altrimenti|che se no|che dopo|che domani|che stasera|che adesso|che ora
            che voglio|che vorrei|che vogliamo|che mangiamo|che leggo|che lavoro|che studio
            che studia|che cucino|che puzza|che disturba|che disturbano|che dà fastidio
            che danno fastidio|che gela|che si gela|che si muore|che si soffoca|che si vede
            che brucia|che scotta|che serve|che servono|che bolle|che scappo|che scappa
            che vedo|che sento|che fuori|che manca|che mancano|che così
            che freddo|che caldo|che buio|che gelo|che afa|che rumore|che casino|che chiasso
            che sonno|che sole|che vento|che pioggia|che fame|che fastidio|che tardi|che sete|che luce|che umidità|che noia
            quanto è buio|com è buio|come è buio|come fa freddo|come fa caldo
            non si vede niente|non si vede nulla|non ci si vede|si gela|si muore di caldo
            si muore di freddo|si soffoca|fa un freddo cane|fa un caldo|sta per iniziare
            sta per cominciare|sta per piovere|sta iniziando|sta cominciando|inizia il film
            comincia il film|inizia la partita|comincia la partita|vado a letto|andiamo a letto
            vado a dormire|andiamo a dormire|vado via|andiamo via|me ne vado|ce ne andiamo
            vado in bagno|sennò|altrimenti|se no|pur di|tanto|tanto non|tanto è|adesso che
            ora che|nonostante|malgrado|benché|sebbene
            """,
            Mark.LATER: f"""
            più tardi|dopo|poi|dopo pranzo|dopo cena|dopo colazione|dopo mangiato|dopo mezzanotte
            dopo il|dopodomani|domani|domani mattina|domattina|domani sera|domani pomeriggio
            domani notte|stasera|stanotte|questa sera|questa notte|questo pomeriggio
            nel pomeriggio|in serata|in nottata|in mattinata|di sera|di notte|di giorno
            di mattina|di pomeriggio|la sera|la notte|la mattina|il pomeriggio|il mattino
            alla sera|alla mattina|al mattino|al pomeriggio|a sera|a notte fonda|sul tardi
            la sera presto|ogni sera|ogni notte|ogni mattina|ogni giorno|ogni settimana
            ogni mese|ogni ora|ogni pomeriggio|ogni # minuti|ogni # ore|ogni # giorni|ogni tanto
            ogni lunedì|ogni martedì|ogni mercoledì|ogni giovedì|ogni venerdì|ogni sabato
            ogni domenica|ogni mezz ora|tutti i giorni|tutte le sere|tutte le notti
            tutte le mattine|tutte le settimane|tutte le ore|tutti i lunedì|tutti i martedì
            tutti i mercoledì|tutti i giovedì|tutti i venerdì|tutti i sabati|tutte le domeniche
            quotidianamente|giornalmente|settimanalmente|costantemente|regolarmente
            continuamente|permanentemente|di tanto in tanto|qualche volta|a volte|sempre
            {_DAYS.replace(" ", "|")}|{_all("di |il |la |da |per |entro ", _DAYS)}
            fine settimana|weekend|week end|nel fine settimana|durante la settimana
            nei giorni feriali|nei giorni festivi|nei festivi|la settimana prossima
            la prossima settimana|settimana prossima|il mese prossimo|il prossimo mese|l anno prossimo
            il prossimo anno|la settimana che viene|il mese che viene|l anno che viene
            domenica prossima|sabato prossimo|lunedì prossimo|il prossimo lunedì
            il prossimo sabato|la prossima domenica|prossimamente|prossimo anno
            la prossima estate|il prossimo inverno|quest estate|quest inverno|in futuro
            in seguito|in un secondo momento|in un altro momento|un altra volta|un altro giorno
            un giorno di questi|uno di questi giorni|prima o poi|quanto prima possibile domani
            da domani|da oggi|da oggi in poi|da ora in poi|d ora in poi|d ora in avanti
            da adesso in poi|da lunedì|da stasera|a partire da|a cominciare da|per domani
            per stasera|per dopo|per più tardi|per lunedì|per cena|per pranzo
            a mezzogiorno|a mezzanotte|a mezzodì|a metà mattina|a metà pomeriggio|all una
            all una e mezza|all una e un quarto|alla una|verso l una|verso mezzanotte
            verso mezzogiorno|verso sera|verso mattina|per l una|entro l una|dopo l una
            dall una|entro mezzanotte|entro mezzogiorno|entro sera|entro stasera|entro domani
            in punto|a natale|a pasqua|a capodanno|a ferragosto|a colazione|a pranzo|a cena
            all ora di *|all ora del *|all ora della *|all ora dell *|all imbrunire|al crepuscolo
            per le feste|nelle ore notturne|nelle ore serali|durante la notte|durante il giorno
            durante la sera|durante il
            {_AT_HOURS}|{_IN_TIME}|{_BESIDE}
            {_all("a |ad |in |di |da |per |entro |il primo |il # |il |a inizio |a fine |a metà ", _MONTHS)}
            tra le # e le #|fra le # e le #|tra l una e le #|fra l una e le #|tra le # e mezzanotte
            tra mezzogiorno e l una|tra mezzogiorno e le #|tra la mezzanotte e le #
            in settimana|in giornata|nei prossimi giorni|nelle prossime ore|nel weekend
            a inizio settimana|a inizio mese|a fine mese|a fine settimana|a fine giornata
            a fine serata|a metà settimana|ai primi del mese|d estate|d inverno|in estate
            in inverno|in primavera|in autunno|in pausa pranzo|quest anno|la vigilia|di buon ora
            di buon mattino|la mattina presto|a orario|a una certa ora|a un certo punto
            verso l ora di *|in vista di
            tra non molto|fra non molto|a breve|a momenti|tra breve|fra breve|a giorni
            aspetta # minut*|aspetta # second*|aspetta # or*|aspetta mezz ora|aspetta un ora
            attendi # minut*|attendi # second*|con # minuti di ritardo|con un ora di ritardo
            con # minuti di anticipo|con # minuti d anticipo|con un ora di anticipo|con largo anticipo
            con un ora d anticipo|in anticipo|in ritardo|con # ore di anticipo|in un secondo tempo
            ricordami|ricordaci|ricordarmi|ricordatemi|mi ricordi|mi ricorderesti|si ricordi di dirmi
            promemoria|svegliami|svegliaci|mi svegli|avvisami quando|avvisami appena
            metti la sveglia|metti una sveglia|mettimi la sveglia|imposta la sveglia
            imposta una sveglia|punta la sveglia|sveglia alle|programma il|programmi il
            programmami|pianifica|pianificare|calendario|in agenda|non ora|non adesso|ora no
            adesso no|non ancora|non subito|subito no|per ora no|per adesso no|non per ora
            per il momento no|al momento no|oggi no|non oggi|stasera no|non stasera|non stanotte
            non prima di|non prima delle #|successivamente|posticipa|rimanda a|rinvia a
            """,
            Mark.PAST: f"""
            grazie per aver|grazie per avere|grazie di aver|ieri|l altro ieri|l altroieri|avantieri
            ieri sera|ieri notte|ieri mattina|ieri pomeriggio|stamattina|stamani|stamane
            la settimana scorsa|la scorsa settimana|settimana scorsa|il mese scorso
            lo scorso mese|l anno scorso|lo scorso anno|la notte scorsa|la scorsa notte
            questa notte ho|stanotte ho|l ultima volta|l altro giorno|l altra sera|l altra notte
            l altra volta|una volta era|tempo fa|un anno fa|anni fa|giorni fa|ore fa|mesi fa
            molto tempo fa|poco tempo fa|un attimo fa|poc anzi|poco prima|or ora|pocanzi
            {_AGO}|# anni fa|anno scorso
            recentemente|di recente|ultimamente|in precedenza|precedentemente|anticamente
            a suo tempo|a quel tempo|all epoca|allora sì che|un tempo|una volta|per sbaglio
            per errore|per caso ho|inavvertitamente|senza volere|senza volerlo|tutta la notte
            ho appena|hai appena|ha appena|abbiamo appena|hanno appena|=è appena|sono appena
            da ieri|da ieri sera|da stamattina|c era una volta|finora|solevo|soleva
            """,
            Mark.HABIT: """
            =è una cattiva idea|=è una pessima idea|=è una brutta idea|non è una buona idea
            non è una grande idea|=è una buona idea|=è una bella idea|sarebbe un errore
            =è un errore|=è inutile|non serve a niente|non serve a nulla|=è pericoloso
            non è permesso|non è consentito|non ha senso|=è una sciocchezza|=è una stupidaggine
            =è una fissa|=è una mania|=è un abitudine|=è una scocciatura|=è una seccatura|=è una noia
            =è una perdita di tempo|ci vuole un eternità|ci vuole una vita|ci mette un eternità
            ci mette una vita|tocca a me|tocca sempre a me|spetta a me|=è compito mio
            di solito|normalmente|solitamente|abitualmente|generalmente|in genere|di norma
            di regola|di consueto|per abitudine|la maggior parte delle volte|quasi sempre|spesso
            sovente|tante volte|molte volte|ogni tanto|talvolta|il più delle volte|raramente
            di rado|in generale sono|sono solito|sono solita|=è solito|=è solita|siamo soliti
            ho l abitudine di|abbiamo l abitudine di|ha l abitudine di|ha il vizio di
            tendo a|tende a|adoro quando|odio quando|mi piace quando
            """,
            Mark.REPORT: """
            ha detto|hanno detto|ho detto|hai detto|aveva detto|avevo detto|avevano detto
            mi ha detto|ti ho detto|gli ho detto|le ho detto|mi hanno detto|ci ha detto
            dice|dicono|dico che|dici che|diceva|dicevano|dicevo che|disse|dissero|dicendo
            dire|dirgli|dirle|dirmi che|digli|dille|dì a|=dì che|di a mia|di a mio|di a mamma
            di a papà|dica a|dica che|dite a|ditegli|raccontagli|racconta|raccontava|raccontami
            racconta che|raccontato|ha raccontato|chiesto|ha chiesto|hanno chiesto
            ho chiesto|mi ha chiesto|gli ho chiesto|le ho chiesto|chiede|chiedono|chiedeva
            chiedevano|chiedi a|chiedigli|chiedile|chieda a|chiese|ha domandato|domanda a
            ha risposto|risponde|rispose|rispondi|rispondigli|ha scritto|scrive|scriveva
            scrisse|scrivi|scriva|scrivere|scrivi a|scrivi che|scrivigli|scrivile|scritto
            c è scritto|sta scritto|era scritto|=è scritto|ho scritto|annota che|appunta che
            prendi nota|prenda nota|nota che|segna che|ha urlato|urla|urlava|gridava|grida
            gridato|ha gridato|sussurra|sussurrava|ha sussurrato|suggerisce|suggerito
            ha suggerito|suggeriva|propone|ha proposto|proponeva|insiste|insisteva|insistono
            ha insistito|ha promesso|promette|aveva promesso|ordina di|ordinò|ha ordinato
            voleva che|vuole che|volevano che|vogliono che|pretende che|pretendeva che
            credeva che|crede che|credevano|pensa che|pensava che|pensano che|secondo lei
            secondo lui|secondo mia|secondo mio|secondo la|secondo il|secondo i|secondo le
            afferma|sostiene|sosteneva|assicura che|ha menzionato|commenta|ha commentato
            consiglia|consigliano|consigliava|ha consigliato|hanno consigliato|mi ha consigliato
            ci ha consigliato|raccomanda|raccomandano|ha raccomandato|mi ha raccomandato
            sconsiglia|ha sconsigliato|avverte|ha avvertito|si raccomanda di|ho sentito dire
            ho sentito che|ho letto|ho letto che|si legge|leggo che|ho sentito|si dice|dicono che
            pare che|sembra che|a quanto pare|a quanto dicono|traduci|traduca|tradurre|traducimi
            come si traduce|ripeti|ripeta|ripetere|ripetimi|sillaba|pronuncia|pronunciare
            detta|messaggio|messaggi|manda un|manda una mail|mandagli|mandale un|mandale
            mandi un|invia un|invia a|inviagli|inviale|sms|whatsapp|mail|email|e mail
            telegram|la parola|le parole|la frase|il comando|l ordine di|intitolato
            intitolata|chiamato|chiamata|si chiama|che si chiama|il testo|testo di|poesia
            barzelletta|storia|nel film|nel libro|nella serie|nella canzone|annuncia|annunci
            annunciare|avvisa|avvisa che|avvisi|avvisalo|avvisala|informa|informalo
            leggi|legga|leggere|leggimi|leggi ad alta voce|leggi a voce alta|cosa significa
            cosa vuol dire|significa|vuol dire|definisci|definizione|ricorda che|memorizza
            tra virgolette|virgolette|sul cartello|il cartello|sul biglietto|l etichetta
            sul foglietto|nel manuale|sulle istruzioni|le istruzioni|il manuale|canta
            cantava|canticchia|cantano|va dicendo|continua a dire|continua a ripetere
            non fa che dire|non fa che ripetere|non smette di dire|va di sopra e|vai di sopra e
            vai di sotto e|vai giù e|vai su e|sali e|scendi e|corri a|alzati e|vieni qui e
            vai di là e
            * può|* possono|* vuole|* vogliono
            """,
            Mark.ASK: f"""
            {_FEELS}
            sta *ando|sta *endo|stanno *ando|stanno *endo|o lo * tu|o la * tu|o li * tu|o le * tu
            o * tu|oppure lo * tu|oppure la * tu|o lo * lei|o la * lei
            =chi|=che cosa|cosa|che ora|che ore|che ore sono|che tempo|che temperatura
            che giorno|che luci|che luce|che dispositivi|che porte|che finestre|che succede
            che è successo|che stanza|che c è|a che ora|a che|di che|in che|con che|a cosa
            di cosa|con cosa|per cosa|quale|quali|qual è|qual|a quale|in quale|in quali
            di quale|con quale|quanto|quanta|quanti|quante|ogni quanto|da quanto
            da quanto tempo|per quanto|per quanto tempo|da quando|fino a quando|=quando|perché
            come mai|per quale motivo|come|com è|com era|come sta|come stanno|come va|come si
            come funziona|come posso|come faccio|come mai la|come mai il|dove|dov è|dov era
            dove sono|da dove|da chi|a chi|di chi|con chi|=è|sono|=è ancora|era|erano|sarà
            saranno|sarebbe|sei|eri|=è vero che|=è vero|sei capace|sei capace di|saresti capace
            saresti in grado di|sei in grado di|=è in grado di|=è possibile che|=è normale|=è sicuro
            =è pericoloso|=è giusto|=è meglio o|hai|ha|avete|hanno|avevi|aveva|avevano|avrai|avrà|c è|ci sono|c era|c erano|ci sarà|c è ancora|=è rimasto
            =è rimasta|manca|mancano|devo|dobbiamo|dovrei|dovremmo|posso|potrei io|potevi
            può la|può il|si riesce a|si può sapere|sai|sa dirmi|sai dirmi|sapresti
            sapresti dirmi|saprebbe dirmi|sai se|sapete|conosci|credi|pensi|ti ricordi
            ricordi se|ti sembra|ti pare|secondo te|secondo lei è|funziona|funzionano|fa freddo
            fa caldo|piove|nevica|sta piovendo|va bene se|vale la pena|conviene|mi conviene
            ci conviene|converrebbe|serve che io|bisogna che io|non è|non sono|non hai|non ha
            non c è|non dovrei|non dovremmo|non è che hai|dimmi|dicci|dimmelo|mi dica|ci dica
            dica|ditemi|mi dici|mi dice|mi dite|ci dici|mi sai dire|mi sa dire|mi sapresti dire
            mi saprebbe dire|mi puoi dire|mi potresti dire|mi può dire|mi potrebbe dire
            puoi dirmi|potresti dirmi|può dirmi|potrebbe dirmi|puoi dirci|potete dirmi
            puoi spiegarmi|potresti spiegarmi|può spiegarmi|mi spieghi|mi spiega|mi puoi spiegare
            mi sai spiegare|spiegami|spiega|spieghi|spiegare|descrivi|descrivimi|mostrami
            mi mostri|fammi vedere|fammi sapere|fammi un elenco|elenca|elencami|controlla
            controlli|controllare|verifica|verifichi|verificare|guarda se|guarda un po se
            dai un occhiata|dà un occhiata|vedi se|vedi un po se|senti se|scopri|informati
            puoi controllare|potresti controllare|può controllare|puoi verificare
            potresti verificare|può verificare|puoi vedere|potresti vedere|puoi sapere|puoi già
            mi controlli|mi verifichi|mi controlla|vorrei sapere|voglio sapere|vorremmo sapere
            volevo sapere|volevo chiedere|volevo chiederti|mi piacerebbe sapere|ho bisogno di sapere
            devo sapere|mi chiedo|mi chiedevo|non so se|chissà|chissà se|qualcuno sa
            hai idea|ha idea|hai presente|che succede se|cosa succede|cosa succederebbe|vedi
            senti ancora|consigli|consiglieresti|mi consigli|diresti|tu sai|tu credi|tu pensi
            lo sai|lo sai che|sapevi|sapevi che|stai|sta|stanno|state|stavi|=è stata|=è stato
            =quale *|=quali *|=quali * *|=cosa *|=che cosa *|a quante *
            tu *eresti|tu *iresti|tu puoi|puoi tu anche|da sola o|da solo o|riesci anche a|si deve|si dovrebbe
            quel che puoi|quello che puoi|ciò che puoi|cos è|cos era|cosa c è|a quanto
            si spegne|si accende|si apre|si chiude
            """,
            Mark.JUST_ASKING: """
            a voce|anche a voce|pure a voce|a mano|anche a mano|manualmente|da remoto|da lontano
            dal telefono|anche dal telefono|da fuori casa|solo una domanda|=è solo una domanda|era solo una domanda|una semplice domanda
            semplice domanda|chiedo soltanto|chiedo solo|chiedevo solo|chiedevo soltanto
            chiedo e basta|chiedo così|chiedo per curiosità|così per chiedere|tanto per chiedere
            per chiedere|per curiosità|per pura curiosità|semplice curiosità|pura curiosità
            solo per curiosità|=è solo curiosità|=è una curiosità|sono curioso|sono curiosa
            solo per sapere|tanto per sapere|così per sapere|giusto per sapere|=è per sapere
            =è solo per sapere|giusto per curiosità|era per sapere|solo per saperlo
            giusto per capire|tanto per capire|solo per capire|voglio solo sapere
            volevo solo sapere|vorrei solo sapere|volevo soltanto sapere|in teoria
            teoricamente|ipoteticamente|per ipotesi|in linea di massima|in linea di principio
            in generale|domanda ipotetica|per mia informazione|per informazione|a titolo informativo
            faccio per dire|dico per dire|così per dire|si fa per dire|domandavo solo|chiedo per un
            """,
            Mark.DOUBT: """
            forse|magari|può darsi|può darsi che|può essere che|probabilmente|possibilmente
            eventualmente|credo|credo che|credo di|penso|penso che|penso di|pensavo di
            pensavo che|sto pensando|sto pensando di|stavo pensando|stavo pensando di
            sto valutando|stavo valutando|suppongo|suppongo che|immagino|immagino che|immagina
            immaginati|immagini|immaginiamo|supponiamo|supponiamo che|supponi|poniamo che
            mettiamo che|diciamo che|facciamo finta|facciamo finta che|fai finta|fai finta che
            fa finta di|fai finta di|fingi|fingi di|fingere|come se|per esempio|ad esempio
            per dire|spero|spero che|speriamo|speriamo che|mi auguro|avrei|avresti|avremmo
            avrebbe|avrebbero|avessi|avesse|avessimo|avrei dovuto|avresti dovuto
            avremmo dovuto|avrei potuto|avresti potuto|potevo|potevi|dovevo|dovevi|dovevamo
            avrei voluto|sarebbe stato meglio|sarebbe stato|era meglio|magari avessi
            se solo|ho dimenticato|ho scordato|mi sono dimenticato|mi sono dimenticata
            mi sono scordato|mi sono scordata|mi dimentico|mi dimentico sempre|dimentico
            mi scordo|ci siamo dimenticati|ci siamo scordati|ha dimenticato|odio|detesto|adoro
            amo|mi piace|ci piace|non mi piace|non sopporto|non so|non so se|non sono sicuro
            non sono sicura|non sono certo|non sono certa|dubito|dubito che|ho dei dubbi
            devo ancora|dobbiamo ancora|io devo|devo|dobbiamo|dovrei|dovremmo
            tocca a me|sono indeciso|sono indecisa|chissà
            * potrebbe|* potrebbero
            """,
            Mark.CORRECTION: """
            ho cambiato idea|ci ho ripensato|ci ripenso|mi sbaglio|mi sono sbagliato
            mi sono sbagliata|mi correggo|mi sono confuso|mi sono confusa|ho sbagliato
            ho detto male|troppo|no troppo|no è troppo|così è troppo|non così tanto|non tanto|così tanto no|così forte no
            sai cosa|sai che ti dico|ah no|oh no|eh no|ma no|no aspetta|aspetta no|aspetta
            aspetti|aspettate|aspetta un attimo|aspetta un momento|no un attimo|no un momento|un attimo no|un momento no|alt
            fermo|ferma|stop|eh|ehm|no|no no|no no no|scusa|scusa no|no scusa|no scusami|scusami
            scusi|no scusi|pardon|no pardon|perdono|chiedo scusa|mi dispiace|volevo dire
            no volevo dire|anzi no|anzi no il|no anzi il|ah no il|intendevo|intendo|no intendo|intendevo dire|intendo dire|voglio dire
            no voglio dire|dicevo|cioè|no cioè|cioè no|ossia|o meglio|o meglio ancora
            per meglio dire|anzi|no anzi|anzi no aspetta|o piuttosto|piuttosto no|meglio ancora
            correzione|errata corrige|rettifico|ops|oops|uops|in realtà|a dire il vero
            a pensarci bene|ripensandoci|a ripensarci|pensandoci bene|pensandoci meglio
            anzi meglio|o anzi|macché|ma che dico|che dico|cosa dico|no dai|facciamo invece
            facciamo|fai invece|lapsus|oddio no
            """,
            Mark.REVOKED: """
            lascia perdere|lasci perdere|lasciate perdere|lascia stare|lasci stare|lasciamo stare
            lasciamo perdere|no lascia|no lascia stare|no lascia perdere|ah no lascia
            ah no lascia stare|anzi lascia stare|anzi lascia perdere|anzi lascia|no lasciala
            no lascialo|ma lascia stare|vabbè lascia|vabbè lascia stare|va beh lascia stare
            anzi no|no anzi niente|anzi niente|no niente|niente|niente niente|niente da fare
            niente come non detto|come non detto|fai come se non avessi detto niente
            fa niente|fa lo stesso|non fa niente lascia|non importa|non importa più|non serve più
            non ce n è più bisogno|fa nulla|pazienza|chi se ne importa|chi se ne frega
            meglio di no|no meglio di no|anzi meglio di no|o meglio di no|forse meglio di no
            direi di no|alla fine no|in realtà no|ripensandoci no|a pensarci bene no
            pensandoci bene no|a ripensarci no|annulla tutto|annulla quello|annulla questo
            annulla l ordine|annulla il comando|annulla la richiesta|annullalo|annulli tutto
            cancella l ordine|cancella il comando|cancella la richiesta
            dimentica|dimenticalo|dimentica tutto|dimentica quello che|dimentica ciò che|scordatelo
            scordati quello che|ignora quello che ho detto|ignora ciò che ho detto|ignora il comando
            non farlo|non lo fare|non lo faccia|non fatelo|non lo fate|non fare niente
            non fare nulla|non faccia niente|non faccia nulla|non ti disturbare
            non si disturbi|non ti scomodare|no non farlo|no aspetta non farlo|aspetta non farlo
            o no|o anche no|ma anche no|no non più|ma no niente|scherzavo|stavo scherzando
            scherzo|sto scherzando|era uno scherzo|=è uno scherzo|per scherzo|per finta
            ho cambiato idea|ci ho ripensato|ci ripenso|me ne pento|ritiro tutto|ritiro quello che
            faccio io|lo faccio io|la faccio io|ci penso io|faccio da me|faccio da solo|faccio da sola
            aspetta no|no scusa niente|scusa no niente|a posto così|siamo a posto così|tutto a posto così
            """,
            Mark.RELATION: """
            vicino|vicino a|vicina a|vicini a|vicine a|qui vicino|lì vicino|accanto|accanto a|di fianco
            di fianco a|a fianco di|affianco a|al lato di|a lato di|di lato a|presso il
            nei pressi di|nelle vicinanze di|in prossimità di|a ridosso di|attaccato a
            attaccata a|adiacente a|confinante con|attiguo a|attigua a|dietro|dietro a|dietro il
            dietro di|davanti|davanti a|davanti il|di fronte|di fronte a|dirimpetto a|sopra il
            sopra a|sopra di|al di sopra di|sotto il|sotto a|sotto di|al di sotto di
            tra il|fra il|in mezzo a|in mezzo tra|intorno a|attorno a|a sinistra di|alla sinistra di
            a destra di|alla destra di|contro il|al di là di|oltre il|dall altra parte di
            dall altro lato di|in fondo a|al fondo di|in cima a|a metà di|lontano da|lontana da
            distante da|non lontano da|più vicino|più vicina|più vicine|più vicini|più lontano
            più lontana|più lontane|più lontani|fuori da|fuori di|al di fuori della porta|verso il
            lungo il|appoggiata a|appoggiato a|appoggiata su|appoggiato su|appesa a|appeso a
            appesa su|appeso su|legata a|legato a|parcheggiata davanti|parcheggiato davanti
            poggiata su|poggiato su|montata su|montato su|collegata a|collegato a
            """,
        }
    ),
    verbs=f"""
        {_words(_told_you())}|{_words(_told_others())}|{_words(_infinitives())}
        {_IRREGULAR}|{_DOUBLED}|{_bound(f"{_THINGS} {_WHOM}")}
        {_bound_infinitives()}
        *atela|*atelo|*atele|*ateli|*atemi|*ateci|*etela|*etelo|*etele|*eteli|*etemi|*eteci
        *itela|*itelo|*itele|*iteli|*itemi|*iteci|fatela|fatelo|fa partire|fa l
        porta il|porta a|porta su|porta giù|porta via|portala|portalo|portale|portali|portami
        portare|portarla|portarlo|porti il|portate|tira su|tira giù|manda via|metti su
        più alto|più alta|più basso|più bassa|più forte|più piano|più volume|meno volume
        più luce|meno luce|più luminosa|più luminoso|più caldo|meno caldo|più freddo
        più veloce|più lento|più veloce|più buio|più scuro|play|stop|pausa|on|off|avanti
        prossima|prossimo|successiva|successivo|precedente|muto
        """,
    subjects="""
        io|lui|lei|noi|voi|loro|egli|ella|essa|esso|=tu|ognuno|qualcuno|nessuno|tutti quanti
        chi|questo qui|quello lì|ciò|la gente|mia moglie|mio marito|mio figlio|mia figlia
        mia madre|mio padre|mia mamma|mio papà|la mamma|il papà|mamma|papà|mia sorella
        mio fratello|mia nonna|mio nonno|la nonna|il nonno|nonna|nonno|mia zia|mio zio
        il mio ragazzo|la mia ragazza|il mio compagno|la mia compagna|il mio capo|il capo
        i miei|i miei figli|i miei genitori|le mie figlie|un mio amico|una mia amica
        il mio vicino|la mia vicina|il vicino|la vicina|i vicini|i bambini|le bambine|il bambino
        la bambina|il bimbo|la bimba|i bimbi|il neonato|i ragazzi|il piccolo|la piccola
        i gemelli|il cane|il gatto|il telefono|gli ospiti|il sole|il film|il rumore|la pioggia
        il vento|l autobus|il treno|il corriere|l idraulico|l elettricista|il tecnico
        la donna delle pulizie|ecco che
        """,
    finite=f"""
        {_words(_statements())}
        spengo|spengono|tolgo|tolgono|toglieva|toglierà|riduce|riducono|faccio|fa caldo|fa freddo
        fa buio|fa troppo|fa un|fa molto|fa già|fa ancora|fa fresco|fanno|faceva|facevo|facevano
        farà|farò|faremo|faranno|=dà|danno|dava|darà|salgo|sale|salgono|vado|va|vanno|andava
        andavo|andrà|andiamo via|andiamo a|riproduce|scelgo
        =è|sono|era|erano|ero|eravamo|eri|=sarà|saranno|sarebbe|siamo|siete|fosse|fossero|fu
        ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevano|avrò|avrà|avrebbe|ebbe
        c è|ci sono|c era|c erano|ci sarà|ce n è|ce ne sono|sta|sto|stai|stiamo|stanno|stava|stavo
        stavano|starà|vuole|voglio|vogliono|voleva|vogliamo|può|possono|posso|poteva|devo|deve
        devono|dobbiamo|doveva|dovevo|so|so che|sa che|sapevo|sapeva|vedo|vede|vediamo|vedono
        si vede|non ci vedo|sento|sente|sentiamo|si sente|vengo|viene|vengono|venivano|veniva
        verrà|venuto|venuta|ci vedo|ci vediamo|ci sento|ci si|ne posso|riesco|riusciamo|riesce|trovo|capisco
        sveglia|svegliano|rovina|peggiora|spaventa|risparmia|permette|richiede|arriva|arrivano|arrivo|arriviamo|arrivava|arrivò|esco|esce|escono
        usciamo|usciva|uscito|entra|entrano|entro in|torno|torniamo|dormo|dorme|dormono|dormiamo
        dormiva|dormivo|leggo|leggiamo|leggeva|lavoro|lavoriamo|cucino|mangio|mangiamo|ceno
        ceniamo|studio per|studiamo|guardiamo|guardo|piove|pioveva|nevica|gela|puzza|pizzica
        brucia|scotta|bolle|disturba|disturbano|acceca|abbaglia|infastidisce|consuma|consumano
        costa|costano|funziona|funzionano|funzionava|sembra|sembrano|sembrava|pare|fischia
        ronza|ronzano|russa|gocciola|perde|perdono|brilla|lampeggia|lampeggiano|squilla|piace
        piacciono|serve|servono|manca|mancano|rimane|rimangono|rimaneva|resta
        restano|restava|continua a|continuano a|finisce|finiscono|cominciano|iniziano|parte|partono|dimentico|dimentica|scordo|sudo|sudiamo|tremo|congelo|congeliamo
        soffoco|muoio|moriamo|impazzisco|crepo|scoppio|dura|durano|capita|succede|tiene|tengono
        teneva|tengo|tenevo|lasciavo|lasciava|lasciano|lascio|lasciamo sempre|=lasciò
        si accende|si accendono|si accendeva|si spegne|si spengono|si spegneva|si apre|si aprono
        si apriva|si chiude|si chiudono|si chiudeva|si alza|si alzano|si abbassa|si abbassano
        si blocca|si bloccano|si ferma|si fermano|si attiva|si attivano|si disattiva|si avvia
        si è|si sono|si era|si erano|mi sono|mi ha|mi hanno|ti ho|l ho|l ha|l hai|l abbiamo|l hanno
        le ho|li ho|le ha|le hai|li hai|mi dà|mi fa male|mi danno
        spense|spensi|accesi io|=aprì|aprii|chiusi io|mise|misi|misero|tolse
        fece|feci|fecero|disse|vidi|vide|venne|andò|arrivarono|=partì|=uscì|=finì
        """,
    firsts="prima|per prima cosa|innanzitutto|anzitutto|per prima",
    articles="""
        il|lo|la|l|i|gli|le|un|uno|una|del|dello|della|dell|dei|degli|delle|mio|mia|miei|mie
        il mio|la mia|i miei|le mie|il tuo|la tua|tuo|tua|suo|sua|nostro|nostra|nostri|nostre
        il nostro|la nostra|vostro|vostra|questo|questa|questi|queste|quest|quel|quello|quella
        quell|quei|quegli|quelle|tutto|tutta|tutti|tutte|tutto il|tutta la|tutti i|tutte le
        tutti gli|ogni|entrambi|entrambe|entrambe le|entrambi i|alcuni
        alcune|qualche|qualsiasi|qualunque|ciascuna|ciascuno
        """,
    numbers="""
        un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici
        quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|trenta|quaranta
        cinquanta|sessanta|settanta|ottanta|novanta|cento
        """,
    joining="""
        di|d|del|dello|della|dell|dei|degli|delle|in|nel|nello|nella|nell|nei|negli|nelle|a|ad
        al|allo|alla|all|ai|agli|alle|da|dal|dallo|dalla|dall|dai|dagli|dalle|su|sul|sullo|sulla
        sull|sui|sugli|sulle|per|con|verso
        """,
    within="in|nel|nello|nella|nell|nei|nelle",
    only="solo|soltanto|solamente|unicamente|esclusivamente|nient altro che",
    now="ora|adesso|subito|immediatamente|già",
    particles="""
        accesa|acceso|accese|accesi|spenta|spento|spente|spenti|aperta|aperto|aperte|aperti
        chiusa|chiuso|chiuse|chiusi|on|off|=giù|su|al buio
        """,
    pronouns="""
        qui|qua|lì|là|lo|la|le|li|l|questo|questa|questi|queste|quello|quella|quelle|quelli
        ciò|tutto|così|com è|come è|come sono|come sta|così com è|così come è|così come sono|tale e quale
        stare|in pace|tranquilla|tranquillo|accesa|acceso|accese|accesi|spenta|spento|spente
        spenti|aperta|aperto|aperte|aperti|chiusa|chiuso|chiuse|chiusi
        """,
    kinds={
        "cover:curtain": "tenda|tende|tendina|tendine|tendaggi|tendaggio",
        "cover:awning,blind,shade,shutter": """
            tapparella|tapparelle|persiana|persiane|serranda|serrande|veneziana|veneziane
            avvolgibile|avvolgibili|saracinesca|tenda da sole|tende da sole|imposta|imposte
            scuri|scuro|oscurante|oscuranti|tenda a rullo|tende a rullo|frangisole|zanzariera
            """,
        "media_player:tv": "tele|tv|televisione|televisore|televisori|tivù|tivu",
        "cover:garage": """
            garage|box|autorimessa|porta del garage|portone del garage|basculante|porta del box
            """,
        "cover:gate": "cancello|cancelli|cancelletto|portone|portoni|sbarra",
        "timer": "timer|conto alla rovescia|cronometro|contaminuti|temporizzatore|sveglia",
        "light": """
            luce|luci|lampada|lampade|lampadina|lampadine|lampadario|lampadari|lume|lumi|lumino
            lumini|faretto|faretti|faro|fari|applique|plafoniera|plafoniere|illuminazione
            abat jour|abatjour|piantana|piantane|lanterna|lanterne|lampione|lampioni|neon|led
            striscia led|strisce led|punto luce|punti luce|luminarie|lucina
            """,
        "switch": """
            interruttore|interruttori|presa|prese|spina|multipresa|ciabatta|presa di corrente
            """,
        "fan": """
            ventilatore|ventilatori|ventola|ventole|aspiratore|aspiratori|cappa|ventilazione
            pale
            """,
        "cover": "finestra|finestre|porta|porte|portafinestra|portefinestre|lucernario|lucernari",
        "lock": """
            serratura|serrature|porta|porte|lucchetto|lucchetti|catenaccio|chiavistello|blindata
            porta blindata
            """,
        "valve": """
            valvola|valvole|acqua|rubinetto|rubinetti|irrigazione|irrigatore|irrigatori|gas
            rubinetto dell acqua|acqua corrente
            """,
        "climate": """
            riscaldamento|riscaldamenti|termostato|termostati|temperatura|climatizzatore
            climatizzatori|clima|condizionatore|condizionatori|aria condizionata|termosifone
            termosifoni|calorifero|caloriferi|radiatore|radiatori|stufa|stufe|stufetta|caldaia
            pompa di calore|termoconvettore
            """,
        "media_player": """
            cassa|casse|altoparlante|altoparlanti|radio|musica|volume|audio|suono|stereo
            impianto stereo|soundbar|canzone|brano|film|lettore|podcast|video|traccia|playlist
            """,
        "vacuum": """
            aspirapolvere|aspirapolveri|robot|robot aspirapolvere|robottino|roomba|lavapavimenti
            """,
        "lawn_mower": "tosaerba|tagliaerba|rasaerba|robot tagliaerba|robot tosaerba",
        "todo": """
            lista|liste|lista della spesa|lista delle cose da fare|lista delle attività|elenco
            spesa|la spesa
            """,
        "alarm_control_panel": "allarme|allarmi|antifurto|sistema di allarme|impianto di allarme",
        "scene": "scena|scene|scenario|scenari|atmosfera|atmosfere",
        "script": "script|routine|sequenza|sequenze",
        "humidifier": "umidificatore|umidificatori|deumidificatore|deumidificatori|umidità",
        "button": "pulsante|pulsanti|bottone|bottoni|tasto",
        "siren": "sirena|sirene",
    },
    moves="""
        partire|andare|entrare|uscire|salire|scendere|passare|pulire|aspirare|correre|cadere
        lavorare
        """,
    relatives="che|chi|cui|quale|quali|dove|il quale|la quale|i quali|le quali",
    nothing="""
        niente|nulla|nessuno|nessuna|un tubo|un cavolo|un accidente|una mazza|un accidenti|granché
        più|un bel niente|una cippa
        """,
    wholes="""
        tutto|tutta|tutti|tutte|il resto|le altre|gli altri|ogni|entrambe|entrambi|ovunque
        dappertutto|ciascuna
        """,
    owners="suo|sua|suoi|sue",
    its=f"""
        {_bound(_THINGS)}|{_DOUBLED}|*atela|*atelo|*atele|*ateli|*etela|*etelo|*etele|*eteli
        *itela|*itelo|*itele|*iteli|la|lo|l|le|li|quella|quello|portala|portalo|portale|portali
        fatela|fatelo|*arla|*arlo|*arle|*arli|*erla|*erlo|*erle|*erli|*irla|*irlo|*irle|*irli
        *urla|*urlo|*armela|*armelo|*ermela|*ermelo|*irmela|*irmelo
        """,
    do_its="""
        fallo|fallo tu|fallo subito|fallo pure|fallo ora|fallo adesso|fallo per me|lo faccia
        lo faccia lei|pensaci tu|ci pensi tu|ci pensi lei|puoi farlo|puoi farlo tu|potresti farlo
        me lo fai|lo fai tu|lo puoi fare|lo puoi fare tu|occupatene|occupatene tu|te ne occupi tu
        provvedi|provvedi tu|provveda
        """,
    thens="allora|e allora|quindi|e quindi|in tal caso|in quel caso|in questo caso|beh allora",
    speakers="""
        io|lui|lei|noi|loro|qualcuno|nessuno|mia madre|mio padre|mia moglie|mio marito|mio figlio
        mia figlia|mamma|papà|la mamma|il papà|la nonna|il nonno|sempre io|da me
        """,
    infinitives="""
        *are|*ere|*ire|*urre|*arla|*arlo|*arle|*arli|*erla|*erlo|*erle|*erli|*irla|*irlo|*irle
        *irli|*armi|*ermi|*irmi
        """,
    rejects="no",
    no_mores="più",
    orders_tell=True,
    clear_orders=True,
    orders_ask=True,
    affirms="=sì|invece sì|quella sì|quello sì|sì invece",
    clitics="""
        si|mi|ti|ci|vi|lo|la|li|le|gli|l|ne|me|te|ce|ve|glielo|gliela|gliele|glieli|me lo|me la
        """,
    vocatives="""
        tesoro|amore|amore mio|caro|cara|carissima|bello|bella|bellezza|amico|amica|amico mio
        ragazzi|ragazze|capo|zio|fratello|fra|ciccio|ciccia|cucciolo|stellina|tesoro mio|gioia
        cuore mio|vecchio mio|signora|signore|signorina|mia cara|mio caro|compare|bro
        """,
    hedges="""
        diciamo|facciamo|mettiamo|anzi|piuttosto|meglio|diciamo pure|facciamo pure|fai|metti
        anzi facciamo|anzi no facciamo|=è meglio
        """,
    conclusions="""
        quindi|e quindi|perciò|e perciò|dunque|allora|e allora|così|per cui|pertanto|ragion per cui
        di conseguenza|sicché|motivo per cui|ecco perché|per questo
        """,
    addressees="=tu|lei|voi|te",
    ones="quella|quello|quelle|quelli|quella di|quello di|quella che|quello che|quella del",
    overs="sopra|sopra il|sopra la|sopra lo|sopra l|sopra al|sopra alla|sopra allo|sopra all",
    provisos="purché|basta che|l importante è che|a patto che|a condizione che|finché|fintanto che",
    stays="resti|restino|rimanga|rimangano|continui|continuino|resta|rimane",
    likes="come",
    states="buio|caldo|freddo|afa|gelo|rumore|chiasso|casino|umido|scuro|nero|luce|fresco|sole|vento|sonno|tardi",
    disbelief="""
        ma figurati|figurati|ma dai|non ci credo|non ci posso credere|ti rendi conto|te lo immagini
        ma ti pare|ma va là|ma va|macché|ti sembra possibile|roba da matti|non è possibile
        ci credi|ma scherzi|stai scherzando|pazzesco
        """,
    units="per cento|percento|gradi|grado|gradi centigradi",
    spans="minuti|un ora|mezz ora|mezzora|ore|oretta|mezz oretta|quarto d ora",
    not_thats="""
        non quella|non quello|non quelle|non quelli|no non quella|no non quello|no quella no
        quella no|quello no|quelle no|quelli no|non questa|non questo|questa no|questo no
        no non quella lì|non quella lì|non quello lì|non quella là
        """,
    ofs="di|del|dello|della|dell|dei|degli|delle|d",
    lastings="""
        ancora|sempre|tutto il tempo|tutto il giorno|tutta la notte|tutta la mattina
        tutto il pomeriggio|tutta la sera|continuamente|costantemente|da ore|da un ora
        da # or*|da # minut*|da # giorn*|da un pezzo|da un po|da un sacco|da un eternità
        da tanto|da tempo|da stamattina|da stamani|da ieri|da ieri sera|da una vita|di continuo
        senza sosta|ininterrottamente
        """,
    presents="""
        ancora|già|ora|adesso|attualmente|in questo momento|al momento|per caso|esattamente
        per il momento|proprio ora|tuttora|mica
        """,
    to_dos="""
        di *are|di *ere|di *ire|di *arla|di *arlo|di *erla|di *erlo|di *irla|di *irlo|di *arle
        di *erle|di *arli|di *erli
        """,
    bits="un po|un pochino|un poco|un pochettino|un filo|solo un po|un tantino|leggermente",
    partways="""
        a metà|fino a metà|per metà|di metà|a mezz asta|a mezza altezza|a mezzo|metà|un terzo
        un quarto|a un terzo|a un quarto|tre quarti|a tre quarti|per un terzo|per tre quarti
        a due terzi|due terzi|mezza|mezzo
        """,
    yours="tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre",
    own_reports="""
        ho detto|avevo detto|ti ho detto|ti avevo detto|so che ho detto|lo so che ho detto|dicevo
        ho appena detto|avevo chiesto|ti ho chiesto|ho chiesto
        """,
    shares="per cento|percento",
)
"""Italian, as it is spoken to a house."""
