"""The verbs of Czech in the forms that commands, courtesies and denials have.

Czech denies a verb by what stands before it, in the same word, and has two verbs for one
deed: "zhasni" asks for it once, and "nezhasínej" forbids it. Every form is worked out
from a row of four.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_SOFT = "nmbpvdt"
"""Letters behind which the plural of a command has "ě": "vypni", "vypněte"."""


@dataclass(frozen=True)
class Verb:
    """A verb by its forms, each with a slash between two that people use."""

    infinitive: str
    order: str
    present: str
    past: str

    @property
    def infinitives(self) -> tuple[str, ...]:
        """Return what names the deed: "zhasnout"."""
        return tuple(self.infinitive.split("/"))

    @property
    def orders(self) -> tuple[str, ...]:
        """Return what commands it, to one or more people: "zhasni", "zhasněte"."""
        return tuple(
            form
            for order in self.order.split("/")
            for form in (order, f"{_stem(order)}te", f"{_stem(order)}me")
        )

    @property
    def yours(self) -> tuple[str, ...]:
        """Return what you do: "zhasneš", "zhasnete"."""
        return tuple(
            form for one in self.present.split("/") for form in (one, f"{one[:-1]}te")
        )

    @property
    def others(self) -> tuple[str, ...]:
        """Return what others do: "zhasíná", "zhasínám", "zhasínají"."""
        return tuple(
            form for one in self.present.split("/") for form in _persons(one[:-1])
        )

    @property
    def pasts(self) -> tuple[str, ...]:
        """Return what was done: "zhasl", "zhasla"."""
        return tuple(
            f"{one}{ending}"
            for one in self.past.split("/")
            for ending in ("", "a", "o", "i", "y")
        )


def verbs(text: str) -> tuple[Verb, ...]:
    """Return the verbs of a text, one a line: to do it, do it, you do it, did it."""
    return tuple(Verb(*line.split()) for line in text.splitlines() if line.strip())


def forms(own: Iterable[Verb], *kinds: str) -> Iterator[str]:
    """Yield some forms of verbs, by the names they have here."""
    for verb in own:
        for kind in kinds:
            yield from getattr(verb, kind)


def joined(*phrases: Iterable[str]) -> str:
    """Return phrases as a list with bars, each once."""
    return "|".join(dict.fromkeys(one for some in phrases for one in some))


def denied(words: Iterable[str]) -> Iterator[str]:
    """Yield verbs that are denied: "nezhasínej"."""
    return (f"ne{word}" for word in words)


def _stem(order: str) -> str:
    """Return a command without what says whom it is to: "zhasně", "otevře", "nastav"."""
    if not order.endswith("i"):
        return order
    stem = order.removesuffix("i")
    return f"{stem}ě" if stem[-1] in _SOFT else f"{stem}e"


def _persons(stem: str) -> tuple[str, ...]:
    """Return a verb's forms for who does it, from the one for others: "zhasíná"."""
    match stem[-1]:
        case "á":
            return stem, f"{stem}m", f"{stem}me", f"{stem[:-1]}ají"
        case "í":
            return stem, f"{stem}m", f"{stem}me", f"{stem[:-1]}ejí", f"{stem[:-1]}ějí"
    short = stem[:-1]
    found = stem, f"{stem}me", f"{short}u", f"{short}ou"
    # Of "zavře" the form in "-i" is the command.
    return (*found, f"{short}i", f"{short}í") if stem.endswith("uje") else found


ONCE = verbs("""
    zapnout zapni zapneš zapnul/zapl
    vypnout vypni vypneš vypnul/vypl
    přepnout přepni přepneš přepnul/přepl
    povypínat povypínej povypínáš povypínal
    pozapínat pozapínej pozapínáš pozapínal
    zhasnout zhasni zhasneš zhasl/zhasnul
    zhasit zhas zhasíš zhasil
    pozhasínat pozhasínej pozhasínáš pozhasínal
    rozsvítit rozsviť rozsvítíš rozsvítil
    posvítit posviť posvítíš posvítil
    přisvítit přisviť přisvítíš přisvítil
    rožnout rožni rožneš rožnul/rožl
    zapálit zapal zapálíš zapálil
    osvětlit osvětli osvětlíš osvětlil
    otevřít otevři otevřeš otevřel
    pootevřít pootevři pootevřeš pootevřel
    zavřít zavři zavřeš zavřel
    přivřít přivři přivřeš přivřel
    uzavřít uzavři uzavřeš uzavřel
    dovřít dovři dovřeš dovřel
    pozavírat pozavírej pozavíráš pozavíral
    pootvírat/pootevírat pootvírej/pootevírej pootvíráš pootvíral
    zamknout zamkni/zamči zamkneš zamkl/zamknul
    odemknout odemkni/odemči odemkneš odemkl/odemknul
    pozamykat pozamykej pozamykáš pozamykal
    stáhnout stáhni stáhneš stáhl/stáhnul
    vytáhnout vytáhni vytáhneš vytáhl/vytáhnul
    zatáhnout zatáhni zatáhneš zatáhl/zatáhnul
    roztáhnout roztáhni roztáhneš roztáhl/roztáhnul
    odtáhnout odtáhni odtáhneš odtáhl/odtáhnul
    přitáhnout přitáhni přitáhneš přitáhl/přitáhnul
    utáhnout utáhni utáhneš utáhl/utáhnul
    povytáhnout povytáhni povytáhneš povytáhl/povytáhnul
    odhrnout odhrň/odhrni odhrneš odhrnul
    zatemnit zatemni zatemníš zatemnil
    zastínit zastiň zastíníš zastínil
    zvednout zvedni zvedneš zvedl/zvednul
    spustit spusť spustíš spustil
    pustit pusť pustíš pustil
    sjet sjeď sjedeš sjel
    zastavit zastav zastavíš zastavil
    pozastavit pozastav pozastavíš pozastavil
    stopnout stopni stopneš stopnul/stopl
    přerušit přeruš přerušíš přerušil
    ukončit ukonči ukončíš ukončil
    obnovit obnov obnovíš obnovil
    přehrát přehraj přehraješ přehrál
    zahrát zahraj zahraješ zahrál
    ztlumit/stlumit ztlum/stlum ztlumíš ztlumil
    utlumit utlum utlumíš utlumil
    přitlumit přitlum přitlumíš přitlumil
    ztišit ztiš ztišíš ztišil
    zeslabit zeslab zeslabíš zeslabil
    zesílit zesil zesílíš zesílil
    zjasnit zjasni zjasníš zjasnil
    přidat přidej přidáš přidal
    ubrat uber ubereš ubral
    zvýšit zvyš zvýšíš zvýšil
    snížit sniž snížíš snížil
    zmenšit zmenši zmenšíš zmenšil
    zvětšit zvětši zvětšíš zvětšil
    nastavit nastav nastavíš nastavil
    nahodit nahoď nahodíš nahodil
    nakopnout nakopni nakopneš nakopl
    shodit shoď shodíš shodil
    změnit změň změníš změnil
    upravit uprav upravíš upravil
    dát dej dáš dal
    udělat udělej uděláš udělal
    hodit hoď hodíš hodil
    šoupnout šoupni šoupneš šoupl/šoupnul
    prásknout práskni práskneš práskl
    fláknout flákni flákneš flákl
    střihnout střihni střihneš střihl
    cvaknout cvakni cvakneš cvakl
    přihodit přihoď přihodíš přihodil
    vložit vlož vložíš vložil
    doplnit doplň doplníš doplnil
    zapsat zapiš zapíšeš zapsal
    připsat připiš připíšeš připsal
    dopsat dopiš dopíšeš dopsal
    smazat smaž smažeš smazal
    vymazat vymaž vymažeš vymazal
    odstranit odstraň odstraníš odstranil
    odškrtnout odškrtni odškrtneš odškrtl/odškrtnul
    vyškrtnout vyškrtni vyškrtneš vyškrtl/vyškrtnul
    vyluxovat vyluxuj vyluxuješ vyluxoval
    vysát vysaj vysaješ vysál
    uklidit ukliď uklidíš uklidil
    zamést zameť zameteš zametl
    vytřít vytři vytřeš vytřel
    umýt umyj umyješ umyl
    vyčistit vyčisti vyčistíš vyčistil
    poslat pošli pošleš poslal
    vyslat vyšli vyšleš vyslal
    odeslat odešli odešleš odeslal
    vrátit vrať vrátíš vrátil
    zaparkovat zaparkuj zaparkuješ zaparkoval
    zajet zajeď zajedeš zajel
    vyrazit vyraž vyrazíš vyrazil
    nastartovat nastartuj nastartuješ nastartoval
    zatopit zatop zatopíš zatopil
    přitopit přitop přitopíš přitopil
    ohřát ohřej ohřeješ ohřál
    vyhřát vyhřej vyhřeješ vyhřál
    oteplit otepli oteplíš oteplil
    ochladit ochlaď ochladíš ochladil
    vychladit vychlaď vychladíš vychladil
    vyvětrat vyvětrej vyvětráš vyvětral
    aktivovat aktivuj aktivuješ aktivoval
    deaktivovat deaktivuj deaktivuješ deaktivoval
    zablokovat zablokuj zablokuješ zablokoval
    odblokovat odblokuj odblokuješ odblokoval
    zajistit zajisti zajistíš zajistil
    odjistit odjisti odjistíš odjistil
    zabezpečit zabezpeč zabezpečíš zabezpečil
    odpojit odpoj odpojíš odpojil
    zapojit zapoj zapojíš zapojil
    připojit připoj připojíš připojil
    stisknout stiskni stiskneš stiskl/stisknul
    zmáčknout zmáčkni zmáčkneš zmáčkl/zmáčknul
    uvařit uvař uvaříš uvařil
    zalít zalij/zalej zaliješ zalil
    zavlažit zavlaž zavlažíš zavlažil
    posekat posekej posekáš posekal
    rozjet rozjeď rozjedeš rozjel
    resetovat resetuj resetuješ resetoval
    restartovat restartuj restartuješ restartoval
    přeskočit přeskoč přeskočíš přeskočil
    otočit otoč otočíš otočil
    posunout posuň posuneš posunul
    naklonit nakloň nakloníš naklonil
    zrušit zruš zrušíš zrušil
    odložit odlož odložíš odložil
    zakroutit zakruť zakroutíš zakroutil
    vzít vezmi vezmeš vzal
""")
"""What is asked for once."""

OFTEN = verbs("""
    zapínat zapínej zapínáš zapínal
    vypínat vypínej vypínáš vypínal
    přepínat přepínej přepínáš přepínal
    zhasínat zhasínej zhasínáš zhasínal
    rozsvěcet/rozsvěcovat rozsvěcej/rozsvěcuj rozsvěcíš/rozsvěcuješ rozsvěcel/rozsvěcoval
    rožínat rožínej rožínáš rožínal
    zapalovat zapaluj zapaluješ zapaloval
    svítit sviť svítíš svítil
    otevírat/otvírat otevírej/otvírej otevíráš/otvíráš otevíral/otvíral
    zavírat zavírej zavíráš zavíral
    přivírat přivírej přivíráš přivíral
    uzavírat uzavírej uzavíráš uzavíral
    zamykat zamykej zamykáš zamykal
    odemykat odemykej odemykáš odemykal
    stahovat stahuj stahuješ stahoval
    vytahovat vytahuj vytahuješ vytahoval
    zatahovat zatahuj zatahuješ zatahoval
    roztahovat roztahuj roztahuješ roztahoval
    odtahovat odtahuj odtahuješ odtahoval
    zatemňovat zatemňuj zatemňuješ zatemňoval
    zvedat zvedej zvedáš zvedal
    spouštět spouštěj spouštíš spouštěl
    pouštět pouštěj pouštíš pouštěl
    zastavovat zastavuj zastavuješ zastavoval
    přerušovat přerušuj přerušuješ přerušoval
    pokračovat pokračuj pokračuješ pokračoval
    přehrávat přehrávej přehráváš přehrával
    hrát hraj hraješ hrál
    tlumit tlum tlumíš tlumil
    ztlumovat ztlumuj ztlumuješ ztlumoval
    ztišovat ztišuj ztišuješ ztišoval
    zesilovat zesiluj zesiluješ zesiloval
    zeslabovat zeslabuj zeslabuješ zeslaboval
    přidávat přidávej přidáváš přidával
    ubírat ubírej ubíráš ubíral
    zvyšovat zvyšuj zvyšuješ zvyšoval
    snižovat snižuj snižuješ snižoval
    nastavovat nastavuj nastavuješ nastavoval
    měnit měň měníš měnil
    upravovat upravuj upravuješ upravoval
    dávat dávej dáváš dával
    dělat dělej děláš dělal
    házet házej házíš házel
    zapisovat zapisuj zapisuješ zapisoval
    připisovat připisuj připisuješ připisoval
    psát piš píšeš psal
    mazat maž mažeš mazal
    odstraňovat odstraňuj odstraňuješ odstraňoval
    škrtat škrtej škrtáš škrtal
    luxovat luxuj luxuješ luxoval
    vysávat vysávej vysáváš vysával
    uklízet uklízej uklízíš uklízel
    zametat zametej zametáš zametal
    vytírat vytírej vytíráš vytíral
    mýt myj myješ myl
    čistit čisti čistíš čistil
    posílat posílej posíláš posílal
    vracet vracej vracíš vracel
    jezdit jezdi jezdíš jezdil
    jet jeď jedeš jel
    startovat startuj startuješ startoval
    topit top topíš topil
    přitápět přitápěj přitápíš přitápěl
    ohřívat ohřívej ohříváš ohříval
    vyhřívat vyhřívej vyhříváš vyhříval
    chladit chlaď chladíš chladil
    větrat větrej větráš větral
    blokovat blokuj blokuješ blokoval
    odblokovávat odblokovávej odblokováváš odblokovával
    zajišťovat zajišťuj zajišťuješ zajišťoval
    odjišťovat odjišťuj odjišťuješ odjišťoval
    odpojovat odpojuj odpojuješ odpojoval
    zapojovat zapojuj zapojuješ zapojoval
    mačkat mačkej mačkáš mačkal
    vařit vař vaříš vařil
    zalévat zalévej/zalívej zaléváš zaléval
    sekat sekej sekáš sekal
    hýbat hýbej/hejbej hýbáš hýbal
    sahat/šahat sahej/šahej saháš sahal
    posouvat posouvej posouváš posouval
    otáčet otáčej otáčíš otáčel
    regulovat reguluj reguluješ reguloval
    pípat pípej pípáš pípal
    rušit ruš rušíš rušil
""")
"""What is done now and then, and what is denied: "nezhasínej"."""
