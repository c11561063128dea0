"""Czech."""

from ..phrases import Language, Mark
from .czech_verbs import OFTEN, ONCE, denied, forms, joined

_ALL = (*ONCE, *OFTEN)
_ORDERS = tuple(forms(_ALL, "orders", "infinitives"))
_YOURS = tuple(forms(ONCE, "yours"))
_PASTS = tuple(forms(_ALL, "pasts"))
_TOLD = (*forms(_ALL, "others"), *forms(OFTEN, "yours"), *_PASTS)

_WOULD = tuple(
    f"{past} {would}"
    for past in _PASTS
    if not past.endswith(("o", "y"))
    for would in (("byste",) if past.endswith("i") else ("bys", "byste"))
)
"""What asks for something in the conditional: "zhasl bys"."""

_ASKED = joined(_YOURS, (f"že {one}" for one in _YOURS), _WOULD, denied(_WOULD))
"""Czech asks for something in the future tense as well: "zhasneš světlo?"."""

_NOT = joined(denied(_ORDERS), denied(_YOURS), denied(_TOLD))
"""Verbs that are denied, by what stands before them in the same word."""

_NOT_LISTED = (
    "ne*ej|ne*ejte|ne*ejme|ne*uj|ne*ujte|ne*ujme|ne*ovat|ne*nout|ne*ívat|ne*ávat"
)
"""The ends of those that no list has."""

_BY_VERBS = """
    zvyš|zvyšte|sniž|snižte|přidej|uber|zesil|zeslab|ztlum|ztiš|zvedni|stáhni|zvýšit|snížit
    přidat|ubrat|zesílit|zeslabit|ztlumit|ztišit|posuň|zvětši|zmenši|hlasitěji|tišeji|ohřej
    """

_HOW_MUCH = "-|trochu|jas|jas *|jas v *|hlasitost|hlasitost *|teplotu|teplotu v *|rychlost|výkon"

_BY = joined(
    f"{verb} {what.strip('-')} o #"
    for line in _BY_VERBS.split()
    for verb in line.split("|")
    for what in _HOW_MUCH.split("|")
)
"""Behind these "o" and a number say by how much."""

CZECH = Language(
    code="cs",
    marks={
        Mark.COURTESY: """
            dobrou noc
            prosím|prosím tě|prosím vás|prosím pěkně|prosímtě|prosímvás|prosimtě|prosimvás|prosím moc
            moc prosím|pěkně prosím|snažně prosím|poprosím|poprosím tě|poprosím vás|tě prosím|vás prosím
            buď tak hodný a|buď tak hodná a|buď tak hodnej a|buďte tak hodný a|buďte tak hodná a
            buď tak laskav a|buď tak laskavá a|buďte tak laskav a|buďte tak laskava a|buďte tak laskavá a
            buď tak milý a|buď tak milá a|buďte tak milý a|buďte tak milá a|buď tak dobrý a
            buď tak dobrá a|buď od té dobroty a|buďte od té dobroty a|buď od tý dobroty a|buď zlatý a
            buď zlatá a|buď zlatej a|buď hodný a|buď hodná a|buď hodnej a|buď kamarád a|buď té dobroty a
            udělej mi radost a|udělej mi laskavost a|udělej mi službu a|prokaž mi laskavost a
            laskavě|kdybys byl tak hodný|kdybys byl tak hodný a|kdybys byla tak hodná a
            kdybys byla tak hodná|kdybyste byl tak laskav|kdybyste byla tak laskavá|kdybyste byl tak hodný
            kdybyste byla tak hodná|když budeš tak hodný|když budeš tak hodná|když budete tak laskav
            když můžeš|když můžete|jestli můžeš|jestli můžete|pokud můžeš|pokud můžete|jestli to jde
            pokud to jde|když to jde|když to půjde|jestli to půjde|pokud to půjde|jestli je to možné
            pokud je to možné|pokud možno|je li to možné|jestli ti to nevadí|jestli to nevadí
            pokud to nevadí|pokud ti to nevadí|pokud vám to nevadí|jestli vám to nevadí
            jestli to není problém|pokud to není problém|jestli to nebude problém|jestli to není moc
            až budeš mít chvíli|až budeš mít chvilku|až budete mít chvíli|až budeš mít čas
            až budeš moct|až budeš moci|až budete moct|až se ti to bude hodit|jestli máš chvilku
            jestli máš chvíli|když máš chvilku|když už jsi u toho|když už jsi tam|když už tam jsi
            když jsi u toho|než zapomenu|než na to zapomenu|než zase zapomenu|než to zapomenu
            ať nezapomenu|ať na to nezapomenu|abych nezapomněl|abych nezapomněla|abych na to nezapomněl
            abych na to nezapomněla|dokud si vzpomenu|dokud na to myslím|nebo zapomenu|jinak zapomenu
            nezapomeň|nezapomeňte|nezapomeň prosím|nezapomeň že máš
            jako vždy|jako vždycky|jako obvykle|jako obyčejně|jako normálně|jako každý den|po staru
            díky|dík|díky moc|moc díky|díky předem|předem díky|děkuju|děkuji|děkuju moc|děkuji moc
            moc děkuju|moc děkuji|děkuji předem|předem děkuji|děkuju předem|předem děkuju|děkuji pěkně
            děkuju pěkně|děkujeme|díky tobě|mockrát děkuju|mockrát děkuji|mockrát díky
            mi|nám|mně|pro mě|pro mne|pro nás|místo mě|za mě|ti|vám|si
            teď|teďka|teďko|teď hned|hned teď|hned|okamžitě|ihned|v tuhle chvíli|v tuto chvíli
            v této chvíli|právě teď|neprodleně|bez prodlení|rychle|rychlejc|honem|fofrem|šup|šup šup
            co nejdřív|co nejrychleji|co nejdříve|co možná nejdřív|už|už konečně|konečně|zase|znovu
            znova|opět|ještě jednou|zpátky|zpět|prostě|jednoduše|klidně
            rovnou|nejdřív|nejprve|nejdříve|především|hlavně|taky prosím|přece|přece jen|přece jenom
            hele|heleď|hej|ahoj|čau|nazdar|dobrý den|dobrý večer|dobré ráno|dobrej|poslyš|poslouchej
            poslouchejte|no tak|no|no jo|no dobře|no dobrá|tak|tak jo|tak dobře|tak dobrá|tak hele|tak teď
            tak teda|tak tedy|no tak teda|jo|jojo|ano|dobře|dobrá|ok|okej|oukej|okay|fajn|super|bezva
            výborně|prima|aha|ach|ach jo|och|jé|jéé|hm|hmm|ehm|eh|uf|hele prosím|pojď
            kruci|sakra|hergot|do háje|krucinál|ksakru|proboha|pro boha|pro boha živého|ježišmarja
            ježiš|ježíši|pane bože|bože
            jak blázen|jako blázen|jako ďas|jak nikdy|jako nikdy|jako kráva|jak prase|jako prase
            jako v pytli|jak v pytli|jako v hrobě|jak v hrobě|jako v peci|jak v peci|jako v márnici
            žádný problém|bez problému|mimochodem|nejen|nejenom|zkus|zkuste|zkus prosím
            je čas|nebuď líný a|postarej se o to ať|koukej|koukejte
            """,
        Mark.DEGREE: """
            ne moc|ne moc nahlas|ne příliš|ne úplně|o # procent*|o # stupň*|o # stupeň|o půl stupně|o jeden
            o polovinu|o jeden stupeň|o stupeň|až na #|až do #|pomocí|jen o trochu
            na chvíli|na chvilku|na chviličku|na moment|na okamžik|jen na chvíli|jen na chvilku|jen na moment
            """,
        Mark.POLITE: """
            můžeš|můžete|můžeš mi|můžete mi|můžeš nám|můžete nám|můžeš prosím|můžete prosím|a můžeš
            můžeš taky|můžeš ještě|mohl bys|mohla bys|mohl byste|mohla byste|mohli byste|mohl bys mi
            mohla bys mi|mohl byste mi|mohla byste mi|mohl bys nám|mohla bys nám|mohl bys prosím
            mohla bys prosím|mohl byste prosím|mohla byste prosím|mohli bychom|můžeme|mohli bysme
            a mohl bys|a mohla bys|mohl by někdo|může někdo|mohl by pán|mohlo by se|může se
            nemohl bys|nemohla bys|nemohl byste|nemohla byste|nemohli byste|nemohl bys mi|nemohla bys mi
            nemohl bys náhodou|nemohla bys náhodou|nemohl byste náhodou|nemohla byste náhodou
            nemohl bys prosím|nemohla bys prosím|nemůžeš mi|nemůžete mi|nemůžeš prosím|nemůžeš náhodou
            nemůžeš|nemůžete|nešlo by|šlo by|nedalo by se|dalo by se|bylo by možné|je možné|bylo by možno
            byl bys tak hodný a|byla bys tak hodná a|byl byste tak hodný a|byla byste tak hodná a
            byl bys tak laskav a|byla bys tak laskavá a|byl byste tak laskav a|byla byste tak laskavá a
            byl bys tak laskav|byla bys tak laskavá|byl byste tak laskav|byla byste tak laskava a
            byl byste tak laskav a mohl|nebyl bys tak hodný a|nebyla bys tak hodná a
            byl bys ochotný|byla bys ochotná|byl byste ochoten|ráčil bys|ráčil byste|chtěl bys mi
            můžu poprosit o|můžu tě poprosit o|můžu vás poprosit o|mohu poprosit o|mohu vás poprosit o
            můžu tě požádat o|mohu vás požádat o|můžu požádat o|můžu tě poprosit abys|můžu tě poprosit
            můžu vás poprosit|mohu vás poprosit|mohu vás požádat|můžu tě požádat|mohl bych tě poprosit
            mohla bych tě poprosit|mohl bych poprosit o|mohla bych poprosit o|mohl bych tě poprosit o
            mohla bych tě poprosit o|mohl bych vás poprosit|mohla bych vás poprosit
            mohl bych vás požádat|mohla bych vás požádat|smím poprosit o|smím prosit o|smím vás poprosit
            nevadilo by vám|nevadilo by ti|nevadilo by|vadilo by vám|vadilo by ti|vadilo by
            vadilo by ti kdybys|vadilo by vám kdybyste|nevadilo by ti kdybys|nevadilo by vám kdybyste
            co kdybys|co kdybyste|co takhle|co kdybychom|a co kdybys|co takhle kdybys|že bys|že byste
            nechceš|nechcete|nechtěl bys|nechtěla bys|nechtěl byste|nechtěla byste
            zvládneš|zvládnete|zvládl bys|zvládla bys|stihneš|stihl bys
            """
        + _ASKED,
        Mark.WISH: """
            chci|chceme|já chci|chci aby|chci abys|chci abyste|chtěl bych|chtěla bych|chtěli bychom
            chtěli bysme|chtěl bych aby|chtěla bych aby|chtěl bych abys|chtěla bych abys
            chtěl bych abyste|chtěla bych abyste|rád bych|ráda bych|rádi bychom|rád bych aby
            ráda bych aby|rád bych abys|ráda bych abys|rád bych měl|ráda bych měla|potřebuju|potřebuji
            potřebujeme|potřeboval bych|potřebovala bych|potřebovali bychom|potřebuju aby
            potřebuji aby|potřebuju abys|potřeboval bych abys|potřebovala bych abys|potřebuju mít
            přeju si|přeji si|přejeme si|přál bych si abys|přála bych si abys|prosil bych
            prosila bych|prosili bychom|poprosil bych|poprosila bych|poprosil bych o|poprosila bych o
            prosil bych o|prosila bych o|poprosím o|prosím o|poprosil bych tě|poprosila bych tě
            poprosil bych vás|poprosila bych vás|poprosil bych abys|poprosila bych abys|prosím aby
            prosím abys|prosím abyste|žádám tě|žádám vás|uvítal bych kdybys|uvítala bych kdybys
            uvítal bych|uvítala bych|ocenil bych kdybys|ocenila bych kdybys|ocenil bych|ocenila bych
            byl bych rád kdybys|byla bych ráda kdybys|byl bych rád kdybyste|byla bych ráda kdybyste
            byl bych rád kdyby|byla bych ráda kdyby|byl bych vděčný kdybys|byla bych vděčná kdybys
            byl bych ti vděčný kdybys|byla bych ti vděčná kdybys|byl bych moc rád kdybys
            byla bych moc ráda kdybys|byl bych vám vděčný kdybyste|byla bych vám vděčná kdybyste
            bylo by fajn kdybys|bylo by super kdybys|bylo by dobré kdybys|bylo by hezké kdybys
            bylo by skvělé kdybys|bylo by milé kdybys|bylo by bezva kdybys|bylo by fajn kdyby
            bylo by super kdyby|bylo by dobré kdyby|bylo by fajn kdybyste|bylo by dobré kdybyste
            bylo by skvělé kdyby|bylo by lepší kdybys|hodilo by se|hodilo by se kdybys|bodlo by
            sedlo by|šiklo by se|musíš|musíte|měl bys|měla bys|měli byste|měl byste|měla byste
            máš zapnout|máš vypnout|máš zhasnout|máš rozsvítit|máš otevřít|máš zavřít|je třeba
            je potřeba|je nutné|je zapotřebí|bylo by potřeba|bylo by třeba|chtělo by to|to chce
            ať|ať se|ať je|ať jsou|ať už je|nechť|má být|mají být|má se|mají se|mělo by být|měla by být
            měl by být|měly by být|musí být|musejí být|musí se|mělo by se|mohl by být|mohla by být
            mohlo by být|může být|můžou být|může se vypnout|může se zhasnout|může už zhasnout
            dá se už zhasnout|čas zhasnout|čas vypnout|čas zavřít|je čas zhasnout|je čas vypnout
            je čas zavřít|je na čase zhasnout|je na čase vypnout|koukej ať|postarej se ať
            postarej se aby|postarej se o to aby|zařiď aby|zařiď ať|zařiďte aby|dohlédni aby
            ujisti se že|zajisti aby|zajisti ať|pojďme|dáme|dám si|dala bych si
            """
        + _BY,
        Mark.TAG: """
            dobře|dobrá|jo|ano|ok|okej|okay|prosím|prosím tě|platí|že jo|viď|viďte|hm|souhlas|můžeš
            můžete|mohl bys|mohla bys|jde to|šlo by to|jasný|jasné|ne|nebo ne|co ty na to|v pohodě|fajn
            mohlo by to jít|uděláš to|zvládneš to
            """,
        Mark.UNWISH: """
            nechci|nechci aby|nechci abys|nechci abyste|nechceme|já nechci|nechtěl bych|nechtěla bych
            nechtěli bychom|nechtěl bych aby|nechtěla bych aby|nechtěl jsem|nechtěla jsem|nechtěli jsme
            nepřeju si|nepřeji si|nepřejeme si|nepřál bych si|nepřála bych si|nepotřebuju|nepotřebuji
            nepotřebujeme|nemusíš|nemusíte|nemusí|nemusejí|nemusí se|nemusí být|nemusíme|nesmíš|nesmíte
            nesmí|nesmějí|nesmí se|nesmí být|nemáš|nemáte|neměl bys|neměla bys|neměli byste|neměl byste
            neměla byste|nemělo by se|nemělo by|neměla by|neměl by|neměly by|nemusel bys|nemusela bys
            nemusel byste|nemusela byste|není třeba|není potřeba|není nutné|není nutno|není zapotřebí
            netřeba|nemá být|nemají být|nemá se|nemají se|nikdo nesmí|nikdo nemá|nikdo nechce
            ať nikdo|ať nikdy|ať se nikdy|ať nic|ať se nic|ať se ne|ať nikdo ne|nemám chuť|nemám zájem
            nehodlám|neprosil jsem|neprosila jsem|nechtěl jsem abys|nechtěla jsem abys|nestojím o to
            nestojím o|nemůžeš|nemůžete|nedoporučuju|nedoporučuji|byl bych radši kdybys ne
            radši bych aby|raději bych aby|to není potřeba|to není třeba|není dovoleno|není povoleno
            není vhodné|nebude třeba|nebude potřeba|nebylo by dobré|nebyl bych rád kdybys
            nebyla bych ráda kdybys|bez toho abys|stačí už|už stačí|obejdu se bez|obejdeme se bez
            """,
        Mark.NEGATION: """
            ne|nikoli|nikoliv|nikdy|nikdy v životě|žádný|žádná|žádné|žádnou|žádného|žádných|žádném
            žádnej|nic|ničeho|nikdo|nikoho|nikomu|ani|ani náhodou|nikde|nikam|bez|už ne|už nikdy|víc ne
            v žádném případě|za žádných okolností|za žádnou cenu|rozhodně ne|určitě ne|vůbec ne|vůbec
            zdaleka ne|absolutně ne|v žádným případě|ani omylem|ani za nic|ani zdaleka
            přestaň|přestaňte|přestat|přestaň pořád|přestaň furt|přestaň už|skonči s|konec s|dost už
            dost|vyhni se|vyvaruj se|zdrž se|zakazuju|zakazuji|zakázáno|zakázané|zakázaný|zákaz
            místo|namísto|místo abys|ruce pryč|ruce pryč od|pracky pryč|odmítám|pozor ať ne|běda jestli
            opovaž se|opovažte se|neopovažuj se|ne abys|ne aby|ne že|ať tě ani nenapadne
            není|nejsou|nejde|nejdou|nebude|nebudou|nebylo|nebyl|nebyla|nebyly|nevidím|neslyším|nevidíme
            neslyšíme|nemám|nemáme|nemá|nemají|neměl|neměla|nešel|nešla|nešlo|nefunguje|nefungují
            nefungoval|nefungovala|nefungovalo|nevím|nevíme|nerad|nerada|neviděl|neviděla|neslyšel
            neslyšela|nepřišel|nepřišla|nechodí|nechodíme|nestihl|nestihla|nestihnu|nepůjde|nepůjdu
            nezapomněl|nezapomněla|nebuď|nebuďte|nebudeš|nebudete|nebudu|nebudeme|nebýt|nemít|nejdi
            nechoď|nevadí|nepotřeboval|nezačal|nezačala|nebij|nepleť|nekecej|nekecejte
            """
        + _NOT
        + "|"
        + _NOT_LISTED,
        Mark.HOLD: """
            nech|nechte|nechej|nechejte|nechat|nechme|nechám|necháme|necháš|necháte|nechává|nechávej
            nechávejte|nechávat|ponech|ponechte|ponechat|zachovej|zachovejte|zachovat|zůstane|zůstanou
            zůstaň|zůstat|ať zůstane|ať zůstanou|ať svítí|ať klidně svítí|ať hraje|ať hrají|ať hrajou
            ať jede|ať jedou|ať běží|ať topí|ať klidně hraje|ať klidně běží|ať si hraje|ať si svítí
            ať si běží|ať si jede|ať se nehýbe|má zůstat|mají zůstat|musí zůstat|může zůstat
            můžou zůstat|smí zůstat|udržuj|udržujte|drž|držte|nesahej|nesahejte|nesahat|nešahej
            nešahejte|nešahat|nehýbej|nehýbejte|nehýbat|nedotýkej|nedotýkej se|nedotýkejte se|neměň
            neměňte|neměnit|ignoruj|ignorujte|šetři|tak jak je|tak jak jsou|tak jak to je
            jak je teď|jak jsou teď|jak to je|beze změny|beze změn|v klidu|na pokoji|zůstává|zůstávají
            ať je jak je|nerušit|neruš
            """,
        Mark.EXCEPTION: """
            kromě|krom|mimo|až na|vyjma|vyjímaje|s výjimkou|nepočítaje|nepočítaje v to|nepočítám
            bez|bez té|bez toho|ale ne|ale už ne|ale jen ne|a ne|a už ne|jen ne|jenom ne|pouze ne|hlavně ne
            akorát ne|jenže ne|avšak ne|nikoli však|ale ani|ale žádný|ale žádnou|ale žádné|ale nic|ale bez
            ne v|ne ve|ne na|ne u|ne ten|ne ta|ne tu|ne to|ne ty|ne té|ne toho|ne můj|ne moji|ne mou
            ne moje|a ne v|a ne na|a ne tu|a ne ten|ale taky ne|ani ne|všechno jen ne|všechny jen ne
            všude jen ne|vynech|vynechte|vynechej|vynechejte|vyřaď|vypusť|vynechat|s vynecháním
            kromě samozřejmě|kromě teda|kromě tedy|samozřejmě kromě|kromě možná|kromě teď|až možná na
            teda kromě|tedy kromě|ledaže je to|pokud to není|jestli to není|zapomeň na|zapomeňte na
            odhlédni od|odmysli si|mínus|nikoli|nikoliv|jen ať ne|s vyloučením|výjimkou je
            výjimkou jsou|výjimka je
            """,
        Mark.CONTRAST: """
            ale|avšak|však|jenže|jen|jenom|pouze|ovšem|naopak|zato|nýbrž|akorát|jedině|výhradně|leč
            nicméně|místo toho|namísto toho|ale zato|ale jen|ale jenom|ale v|ale ve|ale na|jenomže
            """,
        Mark.JOIN: """
            a|i|a pak|pak|potom|a potom|poté|a poté|následně|a následně|taky|také|též|rovněž|zároveň
            a taky|a také|a zároveň|a ještě|a k tomu|a navíc|navíc|kromě toho|mimo to|plus|nebo|anebo|či
            jakož i|stejně jako|stejně tak|i taky|a nakonec|nakonec|a teď|a hned|a rovnou|a dále|dále
            a pak taky|a pak ještě|načež|a hlavně|a prosím|a tak|tak i
            """,
        Mark.CONDITION: """
            jestli|jestliže|pokud|když|kdyby|až|jakmile|dokud|dokud ne|než|předtím než|dřív než|dříve než
            po tom co|poté co|potom co|zatímco|ledaže|leda že|pod podmínkou|pod podmínkou že|v případě|v případě že
            pro případ|pro případ že|ve chvíli kdy|v okamžiku kdy|v momentě kdy|v momentě co|v době kdy
            jak|hned jak|hned jakmile|pokaždé když|pokaždé|kdykoli|kdykoliv|vždy když|vždycky když
            teprve až|teprve když|až když|až potom|teprve potom|teprve pak|až pak|jen když|jen pokud
            jenom když|jenom pokud|jedině když|jedině pokud|pouze když|pouze pokud|pouze v případě
            i kdyby|za předpokladu|za předpokladu že|podle toho|záleží na|v závislosti na|příště
            od té doby co|do té doby než|do doby než|tak dlouho dokud|počkej až|počkej dokud|počkej než
            počkejte až|vyčkej až|nejdřív až|hlavně ať|jen ať|jenom ať|kdybych|kdybychom|kdyby náhodou
            sotva|* li|kdybysme|než zapomenu *t|v případě kdy
            jenom až|jen až|jestli že|pokud by|jestli by
            """,
        Mark.REASON: """
            protože|jelikož|poněvadž|neboť|páč|bo|vždyť|aby|abych|abychom|abysme|abyste|kvůli|kvůli tomu že
            jinak|i když|přestože|ačkoli|ačkoliv|třebaže|byť|díky tomu|z důvodu|vzhledem k|vzhledem k tomu
            s ohledem na|ať můžu|ať můžeme|ať vidím|ať vidíme|ať slyším|ať slyšíme|ať mám|ať máme
            ať nemusím|ať nemusíme|ať není|ať nám|ať mi|ať se vyspím|ať se vyspíme|ať usnu|ať usneme
            ať je klid|ať je tu klid|ať je ticho|ať je tu teplo|ať je tu tma|ať tu není|ať se dá|ať si
            ať stihnu|ať tam|ať mě|ať nás|ať nevzbudíme|ať nevzbudíš|ať nevzbudím|ať se děti|ať děti
            takže já|takže jdu|takže my|tak jdu|za účelem|proto|proto že|to je ale|to je teda|to je tu
            to je zima|to je vedro|to je tma|to je horko|to je hluk|ta zima|to vedro|ta tma
            jaká zima|jaké vedro|jaká tma|jaký hluk|to je kosa|to je kravál|to je randál|ale je tu
            ale je mi|stejně už
            """,
        Mark.LATER: """
            zítra|zejtra|zítra ráno|zítra večer|zítřka|zítřku|pozítří|dnes večer|dneska večer|dnes v noci
            dneska v noci|večer|navečer|k večeru|večír|po večerech|ráno|zrána|po ránu|nad ránem|dopoledne
            odpoledne|v poledne|po poledni|o půlnoci|před půlnocí|po půlnoci|v noci|přes noc|na noc
            za svítání|při svítání|za úsvitu|za soumraku|při soumraku|při západu *|při východu *
            po západu *|po východu *|před západem *|před východem *|se západem|s východem|za tmy
            až za tmy|po setmění|později|pozdějc|později dnes|potom|pak|tak pak|tak potom|brzy|brzo|za chvíli|za chvilku
            za chviličku|za moment|za momentík|za okamžik|za minutu|za minutku|za sekundu|za vteřinu
            za hodinu|za hodinku|za půl hodiny|za půl hodinky|za půlhodinu|za čtvrt hodiny|za čtvrthodinu
            za čtvrthodinku|za půldruhé hodiny|za pár minut|za pár hodin|za pár vteřin|za pár sekund
            za pár dní|za několik *|za nějakou *|za nějaký *|za nějakých *|za dalších *|za asi *|asi za *
            zhruba za *|tak za *|za jak dlouho|za # sekund*|za # vteřin*|za # minut*|za # minutek
            za # min|za # hodin*|za # hodinky|za # dní|za # dny|za # týdn*|za # # minut*|za # # sekund*
            za # # hodin*|za # a půl hodiny|za # měsíc*|za den|za týden|za měsíc|za rok|během *|do hodiny
            do půl hodiny|do # minut*|do # hodin*|časem|jindy|někdy|někdy jindy|jednou|v budoucnu
            do budoucna|pro příště|příště|až příště|příští *|příštího *|napřesrok
            pondělí|pondělka|úterý|úterka|středa|středu|středy|čtvrtek|čtvrtka|pátek|pátku|sobota|sobotu
            soboty|neděle|neděli|víkend|víkendu|víkendy|o víkendu|ve všední dny|ve všední den
            každý den|každý večer|každý týden|každý měsíc|každý pondělí|každé *|každou *|každých # minut*
            každých # hodin*|každý všední den|denně|dennodenně|vždy|vždycky|pokaždé|pořád|stále|furt
            celý den|celou dobu|neustále
            v #|ve #|v # hodin*|ve # hodin*|v # # hodin*|v # ráno|v # večer|v # odpoledne|v # v noci|v # #
            ve # #|v # nula nula|v jednu|v jednu hodinu|ve dvě|ve tři|ve čtyři|v půl|v půl *|ve čtvrt na *
            ve tři čtvrtě na *|ve třičtvrtě na *|o půl *|po jedné|po druhé|po třetí|po sedmé|po osmé
            po deváté|po desáté|po šesté|po páté|po jedenácté|po dvanácté|před sedmou|před osmou
            před devátou|před desátou|před šestou|od jedné|od dvou|od tří|od čtyř|od pěti|od šesti|od sedmi
            od osmi|od devíti|od desíti|od deseti|do jedné|do sedmi hodin|do osmi hodin|do deseti hodin
            do rána|do večera|do zítřka|do půlnoci|do noci|do konce dne|kolem #|okolo #|kolem sedmé
            kolem osmé|kolem deváté|kolem desáté|kolem páté|kolem šesté|kolem poledne|kolem půlnoci
            přesně v #|přesně v *|na sedmou|na osmou|na devátou|na šestou|na pátou
            po večeři|po obědě|po snídani|po práci|po škole|po návratu|po odchodu|po příchodu|po filmu
            po koupání|po sprše|po # minutách|po # hodinách|po minutě|po hodině|po chvíli
            před spaním|před spánkem|před večeří|před obědem|před snídaní|před odchodem|před příchodem
            před návratem|před prací|před odjezdem|po příjezdu|po odjezdu|při odchodu|při odjezdu
            při příchodu|při příjezdu|při návratu|při obědě|při snídani|při práci|při *ání|při *ení|při večeři|k večeři|u večeře|o svátcích|o vánocích|na vánoce
            o prázdninách|od zítřka|od teď|od teďka|ode dneška|od dneška|od pondělí|od pondělka|od nynějška
            napříště|ještě ne|teď ne|ne teď|teď ještě ne|ještě teď ne|ne hned|ne zrovna teď|dneska ne
            dnes ne|ne dnes|ne dneska|zatím ne|ne dřív|až zítra|až večer|až ráno|až v *|až ve *|až po *
            až za *|až před *|až o *|až později|až pak|teprve *|teprve v *|teprve zítra|teprve po *
            připomeň|připomeň mi|připomeň nám|připomeňte|připomínej|připomenutí|připomínka|připomínku
            vzbuď mě|vzbuď nás|probuď mě|nastav budík|nastav budíka|nařiď budík|budík na|naplánuj
            naplánovat|podle plánu|podle rozvrhu|na časovač|časovaně|počkej #|počkej minutu|počkej hodinu
            vyčkej #|počkej chvíli a|počkej chvilku a|počkej pět minut|až bude čas|na tři|s odstupem
            za jednu|za dvě|za tři|za pět|za deset|postupně během
            """,
        Mark.PAST: """
            díky za|dík za|děkuju za|děkuji za|díky že|dík že|děkuju že|děkuji že|děkujeme za
            včera|včera večer|včera v noci|předevčírem|minulý týden|minulý měsíc|minulý *|minulou *
            minulé *|minule|nedávno|před chvílí|před chvilkou|před chvilinkou|před momentem|před okamžikem
            před hodinou|před hodinkou|před minutou|před # minutami|před # hodinami|před # lety|před # dny
            před týdnem|před rokem|před lety|dřív|dříve|kdysi|kdysi dávno|tehdy|dávno|už dávno|dnes ráno
            dneska ráno|dnes dopoledne|dneska dopoledne|v noci na dnešek|loni|vloni|posledně|naposledy
            naposled|omylem|=nechtě|nedopatřením|celou noc|celý večer|celé ráno|celé dopoledne|od rána
            od včera|od včerejška|ještě včera|předtím|právě jsem|zrovna jsem|už jsem|za mlada
            jsem dneska|jsem dnes|za války|před válkou
            """,
        Mark.HABIT: """
            je špatný nápad|není dobrý nápad|není nejlepší nápad|je dobrý nápad|je blbý nápad|je hloupost
            je blbost|je nesmysl|nemá smysl|nedává smysl|je zbytečné|je zbytečný|je nebezpečné
            je nebezpečný|je zakázané|je zakázáno|je moje práce|je moje povinnost|je zvyk|je zlozvyk
            je chyba|byla by chyba|by byla chyba|by byl nesmysl|je ztráta času|trvá věčnost|trvá věky
            je otrava|je k ničemu|je riziko|je riskantní|je drahé|je těžké|je snadné|je lehké
            obvykle|většinou|zpravidla|normálně|běžně|povětšinou|mám ve zvyku|máme ve zvyku|má ve zvyku
            občas|často|čas od času|tu a tam|co chvíli|ze zvyku|mívám|míváme|mívali jsme|nejčastěji
            s oblibou|kolikrát|leckdy|jednou za čas|každou chvíli
            """,
        Mark.REPORT: """
            řekl|řekla|řekli|řeklo|řekly|říká|říkají|říkal|říkala|říkali|říkalo|říkám|prý|prej|údajně
            tvrdí|tvrdil|tvrdila|tvrdili|ptá se|ptají se|ptal se|ptala se|se ptal|se ptala|se ptá|zeptal
            zeptala|zeptal se|zeptala se|píše|píšou|píší|psal|psala|psali|psalo|napsal|napsala|napsali
            volal|volala|volali|zavolal|zavolala|křičí|křičel|křičela|zakřičel|zakřičela|křikl|křikla
            šeptal|šeptala|zašeptal|zašeptala|nařídil|nařídila|přikázal|přikázala|poručil|poručila
            požádal|požádala|žádal|žádala|poprosil|poprosila|prosil|prosila|navrhl|navrhla|navrhuje
            navrhoval|odpověděl|odpověděla|odpovídá|slíbil|slíbila|slibuje|zmínil|zmínila|hlásí|hlásil
            hlásila|oznámil|oznámila|myslí si|si myslí|myslel si|myslela si|povídal|povídala|povídá
            vyprávěl|vyprávěla|doporučil|doporučila|doporučuje|doporučují|radil|radila|radí|poradil
            poradila|varoval|varovala|vzkázal|vzkázala|vzkazuje|vyřizuje|zpívá|zpívají|zpívá se
            podle|slyšel jsem|slyšela jsem|jsem slyšel|jsem slyšela|zaslechl jsem|zaslechla jsem
            četl jsem|četla jsem|jsem četl|jsem četla|chce aby|chtěl aby|chtěla aby|chtějí aby
            chtěli aby|manžel chce|manželka chce|žena chce|máma chce|táta chce|syn chce|dcera chce
            někdo chce|řekni|řekněte|řekni mu|řekni jí|řekni jim|řekni že|řekni mámě|řekni tátovi
            řekni všem|řekni ženě|řekni manželovi|pověz|povězte|vyřiď|vyřiďte|vzkaž|vzkažte|napiš|napište
            zapiš|zapište|poznamenej|poznamenejte|poznač|poznačte|zaznamenej|poznámka|poznámku
            zapamatuj si|pamatuj si|zopakuj|zopakujte|opakuj|opakujte|přelož|přeložte|překládej
            vyhláskuj|hláskuj|přečti|přečtěte|čti|předčítej|zpráva|zprávu|pošli zprávu|pošli sms
            pošli mail|pošli e mail|pošli esemesku|sms|smsku|esemesku|esemeska|mail|mailu|e mail
            nadiktuj|diktuj|cituj|citace|citát|definuj|jak se řekne|jak se říká|jak bych řekl
            co znamená|znamená|slovo|slova|slovíčko|věta|větu|výraz|příkaz|příkazu|povel|povelu|rozkaz
            text písně|v textu|báseň|básničku|příběh|pohádku|pohádka|vyprávěj|vtip|ve filmu|v knize|v knížce
            v písničce|v písni|v seriálu|v návodu|v manuálu|v televizi říkali|v rádiu říkali|s názvem
            se jmenuje|jmenuje se|nazvaný|nazvaná|oznam|oznamte|ohlas|ohlaste|hlášení|oznámení|rozhlas
            upozorni|upozornění|zavolej|zavolejte|zakřič|vykřikni|napsáno|je napsáno|stojí tam|stojí tu
            píše se|se píše|píšou že|na cedulce|na cedulce stojí|na lístku|na lístečku|na papíře
            jdi nahoru a|jdi dolů a|běž nahoru a|běž dolů a|běž do|běž na|jdi do|jdi na|skoč do|skoč na
            zajdi do|zajdi na|zaběhni|skoč nahoru|skoč dolů|dojdi do|dojdi na|vstaň a|pořád opakuje
            furt opakuje|pořád říká|furt říká|on na to|ona na to|a on na to|a ona na to|a on že|a ona že
            vzkaz|vzkazu|hlasovku|hlasovka
            """,
        Mark.ASK: """
            co|kdo|koho|komu|čí|čeho|proč|nač|k čemu|jak|jaký|jaká|jaké|jakou|jakého|jakej|jakým|kde
            kam|odkud|kudy|kdy|od kdy|do kdy|odkdy|dokdy|kolik|kolikrát|kolikátého|který|která|které
            kterou|kterého|kterých|kterej|ve kterém|ve které|v kolik|v kolik hodin|zda|zdali|zdalipak
            jestlipak|copak|pročpak|kdepak|kdypak|cožpak|je|jsou|byl|byla|bylo|byly|byli|bude|budou
            není|nejsou|nebyl|nebyla|nebylo|nebude|jsi|jste|máš|máte|mám|máme|má|mají|měl|měla|mělo
            funguje|fungují|svítí|hraje|hrají|hrajou|běží|jede|jedou|topí|stojí|teče|znáš|znáte|víš|víte
            pamatuješ|pamatujete|myslíš|myslíte|umíš|umíte|umí|dokážeš|dokážete|dovedeš|dovedete|vidíš
            vidíte|slyšíš|slyšíte|rozumíš|rozumíte|můžu|mohu|smím|smíme|musím|musíme|měl bych|měla bych
            měli bychom|měli bysme|mám jít|dá se|dají se|lze|jde to|jde|jdou|je možné aby|je potřeba aby
            =*l jsi|=*la jsi|=*li jste|=*l jste|=*la jste|=*ls|=*las|nevíš|nevíte|nemáš|nevíš jestli
            jestli nevíš|nevíš náhodou|nevíte náhodou|nezapomněl jsi|nezapomněla jsi
            můžeš mi říct|můžeš mi říci|můžeš říct|můžete mi říct|můžete říct|mohl bys mi říct
            mohla bys mi říct|mohl byste mi říct|mohla byste mi říct|mohl bys říct|mohla bys říct
            můžeš zjistit|můžete zjistit|mohl bys zjistit|mohla bys zjistit|můžeš mi zjistit
            můžeš zkontrolovat|můžete zkontrolovat|mohl bys zkontrolovat|mohla bys zkontrolovat
            můžeš ověřit|můžeš se podívat|můžete se podívat|mohl bys se podívat|mohla bys se podívat
            můžeš se kouknout|můžeš se mrknout|můžeš mrknout|můžeš kouknout|můžeš mi vysvětlit
            můžeš vysvětlit|můžeš vůbec|můžete vůbec|umíš vůbec|umíte vůbec|dá se vůbec|můžeš mi ukázat
            řekni mi|řekněte mi|řekni nám|řekneš mi|řeknete mi|řekni jestli|řekni jak|řekni kolik
            řekni kdy|řekni kde|řekni proč|řekni co|řekni mi jestli|řekni mi prosím|řekni prosím|pověz mi
            povězte mi|podívej se|podívejte se|podívej|podívej se jestli|koukni|koukni se|kouknout
            koukni jestli|mrkni|mrkni se|mrkni jestli|juknout|zkontroluj|zkontrolujte|zkontroluj jestli
            zjisti|zjistěte|zjisti jestli|ověř|ověřte|ověř jestli|prověř|zeptej se|zeptejte se|vysvětli
            vysvětlete|popiš|popište|ukaž mi jak|ukaž jak|ukaž stav|ukaž mi stav|ukaž seznam|ukaž mi co
            dej mi vědět|dej vědět|dejte mi vědět|zajímá mě|zajímalo by mě|zajímá nás|rád bych věděl
            ráda bych věděla|chci vědět|chtěl bych vědět|chtěla bych vědět|chceme vědět|potřebuju vědět
            potřebuji vědět|co když|co se stane|co by se stalo|co by bylo|co se děje|chceš|chcete
            opravdu|je pravda|existuje|a co|a jak|a kde|a kdo|a kolik|a kdy|a jaká|a jaký|a proč|a je
            hádej|schválně|přemýšlím jestli|kdoví|kdo ví|bůh ví|nevím jestli|nevím zda
            """,
        Mark.JUST_ASKING: """
            jen se ptám|jenom se ptám|ptám se jen|jen tak se ptám|jenom tak se ptám|ptám se jen tak
            jen tak|jen jsem se ptal|jen jsem se ptala|jen ze zvědavosti|jenom ze zvědavosti
            ze zvědavosti|z čisté zvědavosti|čistě ze zvědavosti|ze zájmu|čistě teoreticky|teoreticky
            jen teoreticky|jenom teoreticky|hypoteticky|čistě hypoteticky|jen otázka|jenom otázka
            to je jen otázka|to byla jen otázka|jen pro informaci|jenom pro informaci|pro informaci
            jen mě zajímá|jenom mě zajímá|jen mě to zajímá|jenom mě to zajímá|jen mě zajímalo
            obecně|všeobecně|obecně vzato|v principu|principiálně|jen zjišťuju|jen zjišťuji|jen kontroluju
            jen pro zajímavost|jenom pro zajímavost|pro zajímavost|jen tak pro zajímavost|jen chci vědět
            jenom chci vědět|chci jen vědět|chtěl jsem jen vědět|chtěla jsem jen vědět|jen dotaz
            jenom dotaz|jen zvědavost|ptá se kamarád|ptám se pro kamaráda|jsem jen zvědavý
            jsem jen zvědavá|jsem zvědavý|jsem zvědavá|zvědavost|v teorii
            """,
        Mark.DOUBT: """
            možná|snad|asi|nejspíš|nejspíše|pravděpodobně|třeba|případně|eventuálně|dost možná|co já vím
            představ si|představte si|představme si|řekněme|řekněme že|dejme tomu|dejme tomu že|předstírej
            předstírejme|jako kdyby|jakoby|například|přemýšlím|přemýšlím o|přemýšlím nad|uvažuju
            uvažuji|uvažuju o|zvažuju|zvažuji|myslím|myslím že|myslím si|mám pocit|mám za to|zdá se
            zdá se mi|mně se zdá|připadá mi|doufám|doufejme|doufám že|kéž|kéž by|nevím|sám nevím|sama nevím
            nejsem si jistý|nejsem si jistá|nejsem si jist|nemám jistotu|pochybuju|pochybuji|škoda že
            je škoda že|nesnáším|nenávidím|miluju|miluji|mám rád|mám ráda|máme rádi|nemám rád|nemám ráda
            baví mě|nebaví mě|zapomněl jsem|zapomněla jsem|jsem zapomněl|jsem zapomněla|zapomněli jsme
            mohl jsem|mohla jsem|měl jsem|měla jsem|měli jsme|měl jsi|měla jsi|mohl jsi|mohla jsi
            bude třeba|bude potřeba|bylo třeba|bylo potřeba|bylo by fér|sním o|sním o tom|snem je
            přál bych si aby|přála bych si aby|přál bych si|přála bych si|přál bych si kdyby
            vsadím se|počítám že|tuším|tuším že|co kdyby|hrajme si|jakože|jako že|uvidíme
            bojím se|mám strach|obávám se|kdo ví jestli
            """,
        Mark.CORRECTION: """
            ne|ne ne|ne počkej|ne počkejte|počkej|počkejte|počkej ne|počkej počkej|počkat|ne počkat|moment
            moment ne|momentík|vteřinku|okamžik|ne moment|stop|stop ne|stůj|ne stop|vlastně|a vlastně
            ne vlastně|nebo vlastně|vlastně radši|pardon|pardon ne|ne pardon|promiň|promiňte|promiň ne
            ne promiň|omlouvám se|sorry|sorry ne|ne sorry|sorry jako|teda|tedy|ne teda|teda ne|tedy ne
            chci říct|chci říci|chtěl jsem říct|chtěla jsem říct|chtěl jsem říci|myslím tím|myslel jsem
            myslela jsem|měl jsem na mysli|měla jsem na mysli|mám na mysli|mínil jsem|oprava|opravuju
            opravuji|oprava ne|nebo radši|nebo raději|radši|raději|spíš|spíše|nebo spíš|nebo spíše
            ale radši|ale spíš|přece jen radši|přeřekl jsem se|přeřekla jsem se|spletl jsem se
            spletla jsem se|zmýlil jsem se|zmýlila jsem se|kecám|ne kecám|co to kecám|co to říkám|co kecám
            blbost|ne blbost|nesmysl|jejda|jejda ne|ups|ups ne|aha ne|ale kdepak|kdepak ne|omyl|ne omyl
            to je omyl|špatně|špatně jsem to řekl|špatně jsem to řekla|rozmyslel jsem se
            rozmyslela jsem se|rozmyslel jsem si to|rozmyslela jsem si to|tak ne|tak počkej|ale ne|no ne
            ach ne|ó ne|ježiš ne|ježišmarja ne|to je moc|to je málo|ne tolik|ne tak moc|víš co|zapomeň
            nebo počkej|nebo ne počkej|respektive|to jest|ne to ne|to ne|hele ne
            """,
        Mark.REVOKED: """
            nech to být|nech to bejt|nechte to být|nech to tak|nechte to tak|nech toho|nechte toho
            nech to plavat|ne nech to|ne nech to být|nebo nech to|nebo nech to být
            radši nech to|raději nech to|ale nech to|nech to jak to je|nech to jak je|zapomeň na to
            zapomeňte na to|zapomeň to|kašli na to|vykašli se na to|vybodni se na to|to je jedno|je to jedno
            to je fuk|zruš to|zrušte to|zruš příkaz|zruš povel|zrušit|zruš všechno|storno|stornuj to
            rozmyslel jsem si to|rozmyslela jsem si to|rozmysleli jsme si to|změnil jsem názor
            změnila jsem názor|beru zpět|beru to zpět|beru zpátky|beru to zpátky|odvolávám|odvolávám to
            vlastně ne|ne vlastně ne|a vlastně ne|ale vlastně ne|vlastně nic|radši ne|raději ne
            nebo radši ne|nebo raději ne|ale radši ne|nebo ne|a nebo ne|no nic|ale nic|ne nic|nic nic
            nedělej to|nedělejte to|nedělej nic|nedělejte nic|nic nedělej|nic nedělejte|už nic nedělej
            už to není potřeba|už není potřeba|není třeba|už není třeba|už nemusíš|už to nemusíš
            ne nemusíš|to nemusíš|dělám si srandu|dělám si legraci|jen žertuju|jenom žertuju|žertuju
            to byl vtip|to byla sranda|sranda|srandička|sám to udělám|sama to udělám|udělám to sám
            udělám to sama|udělám si to sám|udělám si to sama|to nic|nevadí|nevadí nic|neřeš to|neřeš
            přece jen ne|přece jenom ne|nakonec ne|nakonec to nech|nakonec to nech být|tak nic|tak radši ne
            ale ne nech to|ježiš ne nech to|odvolat|zpět ne|to neplatí|neplatí|jakože nic|dobře nic
            ať je to jak je|ať to zůstane|ať to zůstane tak|ať to je jak to je
            """,
        Mark.RELATION: """
            vedle|u|poblíž|blízko|nejblíž|nedaleko|za|pod|nad|před|naproti|mezi|kolem|okolo|vpravo od
            vlevo od|napravo od|nalevo od|vpravo|vlevo|napravo|nalevo|po pravé straně|po levé straně
            na pravé straně|na levé straně|na druhé straně|na konci|podél|hned vedle|hned u|hned za
            přímo nad|přímo pod|přímo u|v blízkosti|při|zpoza|zpod|sousedící|za rohem
            """,
    },
    verbs=joined(_ORDERS, denied(_ORDERS))
    + f"|{_NOT_LISTED}|"
    + _BY
    + """
        |ukaž|ukažte|zobraz|přestaň|přestaňte|přestat|stop|stopni|pauza|pauzni|pauznout|začni|začněte
        začít|dokonči|skoč|další|předchozí|následující|scéna|scénu|prohoď|rozbal|sbal|srolovat|sroluj
        hlasitěji|hlasitějc|nahlas|tišeji|tišejc|potichu|potišeji|světleji|tmavěji|tepleji|chladněji
        výš|níž|výše|níže|rychleji|pomaleji|víc nahlas|jas #|jas na #|hlasitost #|hlasitost na #
        teplota #|nahoru|dolů|dolu|naplno|na plno|na max|na maximum|na minimum|na #|na # procent*
        na # stupňů|na # stupně|na # stupeň|na # # stupňů|o # procent*|o # stupň*|o # stupeň
        nandej|sundej|vyhoď|hoď|kup|objednej|zavolej|poznamenej|poznamenejte|poznač|přihlas|odhlas
        zamkni|odemkni|ztiš|přiber|přitlač|šlápni|mákni|makej|pal|valte|val|do práce|do toho|vzhůru
        """,
    subjects="""
        já|on|ona|ono|my|vy|oni|ony|ty|někdo|kdokoli|kdokoliv|všichni|nikdo|to je|to byl|to byla|to bylo
        to jsou|to není|tady je|tady jsou|tu je|tu jsou|tam je|tam jsou|tam byl|tam byla|je mi|je nám
        je tu|je tady|je tam|moje žena|moje manželka|můj muž|můj manžel|můj syn|moje dcera|moje máma
        můj táta|moje matka|můj otec|můj bratr|můj brácha|moje ségra|moje sestra|můj šéf|moje děti
        můj přítel|moje přítelkyně|žena|manželka|manžel|máma|mamka|táta|taťka|babička|babi|děda|dědeček
        syn|dcera|bratr|brácha|sestra|ségra|děti|děcka|kluci|holky|dvojčata|soused|sousedka|sousedi
        sousedé|autobus|vlak|šéf|hosté|hosti|návštěva|pes|kočka|kocour|telefon|malý|malej|malá|prcek
        mimino|slunce|sluníčko|dítě|film|zápas|hluk|tchyně|tchán|instalatér|elektrikář|opravář|kurýr
        pošťák|kamarád|kamarádka|kolega|kolegyně|pán|paní|zhasnutí|zhasínání|rozsvícení|rozsvěcení
        rozsvěcování|zapnutí|zapínání|vypnutí|vypínání|otevření|otevírání|zavření|zavírání|zamykání
        zamčení|odemykání|odemčení|tlumení|ztlumení|vysávání|luxování
        """,
    finite=joined(
        _TOLD,
        denied(_TOLD),
    )
    + """
        |=*dal|=*kal|=*tal|=*sal|=*nal|=*ral|=*áchal|=*ýchal|=*íchal|=*ahal|=*šal|=*čal|=*mal|=*bal|=*žal|=*oval|=*ával
        =*íval|=*ýval|=*dala|=*kala|=*tala|=*sala|=*nala|=*rala|=*čala|=*mala|=*bala|=*žala|=*šala
        =*řala|=*psala|=*ovala|=*ávala|=*ívala|=*dalo|=*kalo|=*talo|=*salo|=*nalo|=*ralo|=*čalo
        =*žalo|=*ovalo|=*ávalo|=*ívalo|=*dali|=*kali|=*tali|=*sali|=*nali|=*rali|=*čali|=*mali
        =*bali|=*žali|=*šali|=*řali|=*psali|=*ovali|=*ávali|=*ívali|=*abil|=*ibil|=*cil|=*dil|=*jil|=*lil
        =*nil|=*pil|=*řil|=*šil|=*til|=*avil|=*ovil|=*ivil|=*čil|=*zil|=*žil|=*abila|=*ibila|=*cila|=*dila
        =*jila|=*lila|=*nila|=*pila|=*řila|=*šila|=*tila|=*avila|=*ovila|=*ivila|=*čila|=*zila
        =*žila|=*bilo|=*cilo|=*dilo|=*jilo|=*lilo|=*nilo|=*pilo|=*řilo|=*šilo|=*tilo|=*avilo
        =*ovilo|=*ivilo|=*čilo|=*zilo|=*žilo|=*abili|=*ibili|=*cili|=*dili|=*jili|=*lili|=*nili|=*pili
        =*řili|=*šili|=*tili|=*avili|=*ovili|=*ivili|=*čili|=*zili|=*žili|=*ěl|=*ěla|=*ělo|viděli|věděli|chtěli|měli|seděli|slyšeli|museli|zapomněli
        =*řel|=*řela|=*řelo|=*řeli|spal|spala|prosil|musil|četl|četla|četli|smetl|=*dnul|=*hnul
        =*pnul|=*knul|=*dnula|=*hnula|=*pnula|=*knula|=*šel|=*šla|=*šlo|šli|přišli|došli|našli
        zašli|sešli|odešli|=*áhla|=*áhli|=*ekl|=*ekla|=*ekli|=*jela|=*jeli|=*uju|=*uji|=*uje|=*ují|=*ujou|=*ujeme|jsem|jsme
        jsi|jste|je|jsou|není|nejsou|byl|byla|bylo|byli|byly|bude|budou|budu|budeme|má|mají|mám|máme
        měl|měla|mělo|měly|bývá|mívá|jde|jdou|jdu|jdeme|půjdu|půjdeme|půjde|přijde|přijdou|přijdu
        odejdu|odcházím|odcházíme|přicházím|vracím|přijede|přijedou|přijedu|přijedeme|pojedu|pojedeme
        leží|ležím|sedí|sedím|sedíme|stojí|stojím|spí|spím|spíme|usíná|usnul|usnula|usnuli|čtu|čteme
        čte|jím|jíme|=jí|vaří|vařím|vaříme|peče|peču|péct|pracuju|pracuji|dívám|díváme|dívá|koukám
        koukáme|kouká|hledám|vidím|vidíme|vidí|vidět|slyším|slyšíme|slyší|slyšet|musím|musíme|můžu
        mohu|chci|chce|vím|ví|víme|cítím|bolí|studí|pálí|mrznu|mrzneme|mrzne|potím|umírám|klepu|třesu
        prší|leje|lije|sněží|fouká|svítá|stmívá|šeří|smrdí|voní|píská|pípá|bzučí|hučí|hučí|šumí|vrčí
        řve|řvou|ruší|otravuje|obtěžuje|vadí|oslňuje|bliká|blikají|začíná|začínají|začne|začal|končí
        skončí|skončil|skončila|skončilo|trvá|stojí|zbývá|dochází|došlo|došel|došla|chybí|tečou|teče
        kape|hoří|nefunguje|nefungují|funguje|fungují|nesvítí|nehraje|nejde|nejdou|nevidím|neslyším
        nemůžu|nemohu|nevím|nemám|nemáme|nechce|nespí|nespím|zůstal|zůstala|zůstalo|zůstaly|rozbil*
        zepsul|porouchal*|pokazil*|stalo se|zdá|vypadá|vypadají|líbí|nelíbí|stačí|vrátím|vrátíme|dorazí
        dorazím|dorazíme|odjíždím|odjíždíme|odjedu|odjel|odjela|odjeli|zapomněl*|spotřebuje|žere|bere
        dostal|dostala|udělám|uděláme|zhasnu|zamknu|zavřu|otevřu|vypnu|zapnu|umím|budí|probudil*
        vzbudil*|sám zhasnu|utekl|utekla|unikl|unikla|uteče|rozbolela|bolela|dělá|dělají|hrají|hrajou
        otevře se|zavře se|zapne se|vypne se|snažím|pamatuju|přijel|přijela|přijeli|vyjel|vyjela|jel
        jela|čeká|čekám|čekáme|čekají|chodí|chodím|chodíme|odpočívám|učím|učíme|medituju|cvičím
        """,
    settled="*",
    firsts="nejdřív|nejprve|napřed",
    articles="""
        ten|ta|to|ty|tu|té|toho|tomu|tom|tím|těch|těm|těmi|ti|tý|tento|tato|toto|tyto|tuto|této|tohoto
        tenhle|tahle|tohle|tyhle|tuhle|téhle|tohohle|těchhle|tenhleten|tamten|tamta|tamto|tamtu|tamty
        tamtoho|tamté|můj|moje|mou|má|mé|moji|mého|mých|mojí|náš|naše|naši|našeho|našich|našem|tvůj|tvoje
        tvou|tvoji|tvého|váš|vaše|vaši|svůj|svoje|svou|svoji|jeho|její|jejich|všechny|všechna|všechno
        všech|všichni|veškerý|veškerá|veškeré|veškerou|celý|celá|celé|celou|celého|každý|každá|každé
        každou|každého|oba|obě|obou|nějaký|nějaká|nějaké|nějakou|nějakej|jeden|jedna|jedno|jednu
        některý|některou
        """,
    numbers="""
        jeden|jedna|jedno|jednu|jedné|jednoho|dva|dvě|dvou|tři|tří|čtyři|čtyř|čtyry|pět|pěti|šest|šesti
        sedm|sedmi|osm|osmi|devět|devíti|deset|deseti|desíti|jedenáct|dvanáct|třináct|čtrnáct|patnáct
        patnácti|šestnáct|sedmnáct|osmnáct|devatenáct|dvacet|dvaceti|třicet|třiceti|čtyřicet|padesát
        šedesát|sedmdesát|osmdesát|devadesát|sto|půldruhé|pár|několik
        """,
    joining="v|ve|na|z|ze|od|ode|do|u|pro|k|ke",
    within="v|ve|na",
    only="jen|jenom|pouze|jedině|výhradně|akorát",
    now="teď|teďka|už|hned|okamžitě|ihned|teď hned|hned teď|rovnou",
    particles="""
        zapnuto|vypnuto|zhasnuto|rozsvíceno|otevřeno|zavřeno|zamčeno
        odemčeno|zapnutý|zapnutá|zapnuté|zapnutou|vypnutý|vypnutá|vypnuté|vypnutou|zhasnutý|zhasnutá
        zhasnuté|zhasnutou|rozsvícený|rozsvícená|rozsvícené|rozsvícenou|otevřený|otevřená|otevřené
        otevřenou|zavřený|zavřená|zavřené|zavřenou|zamčený|zamčená|zamčené|zamčenou|stažené|stažená
        vytažené|vytažená|zatažené|zatažená|zatažený|nahoru|dolů|dolu|on|off|pryč
        """,
    pronouns="""
        tady|tu|tam|zde|to|ho|ji|je|jej|ty|ten|tu|všechno|vše|tak|jak je|jak to je|na pokoji|v klidu|být
        bejt|toho|jich|těch|zapnuté|zapnutou|zapnutý|vypnuté|vypnutou|vypnutý|zhasnuté|zhasnutou
        rozsvícené|rozsvícenou|otevřené|otevřenou|otevřený|zavřené|zavřenou|zavřený|zapnuto|vypnuto
        zhasnuto|rozsvíceno|otevřeno|zavřeno|zamčeno|si|se
        """,
    kinds={
        "cover:curtain": "závěs|závěsy|závěsu|závěsů|závěsem|závěsech|záclon*",
        "cover:awning,blind,shade,shutter": "rolet*|roletě|žaluzi*|žaluzií|markýz*|okenic*|stínění",
        "media_player:tv": "televiz*|televizor*|telka|telku|telky|telce|tv|bedna|bednu|bedny",
        "cover:garage": "garáž*|garážová vrata|garážových vrat",
        "cover:gate": "brána|bránu|brány|bráně|bran|branka|branku|branky|brance|závora|závoru|závory",
        "timer": """
            časovač*|minutka|minutku|minutky|minutce|odpočet|odpočtu|odpočítávání|odpočítávej|budík
            budíku|budíka|budíky|stopky|stopek|timer*
            """,
        "light": """
            světlo|světla|světlu|světle|světlem|světel|světlům|světlech|světly|světýlk*|lampa|lampu|lampy
            lampě|lampou|lamp|lampám|lampách|lampami|lampičk*|lampiček|svítidl*|svítidel|žárovk*|žárovek
            osvětlení|osvětlením|lustr|lustru|lustry|lustrů|reflektor*|led|ledka|ledky|ledku|led pásek
            led pásku|led pásky|zářivk*|zářivek|bodovk*|bodovek|řetěz světel
            """,
        "switch": """
            zásuvk*|zásuvek|zásuvce|vypínač*|spínač*|přepínač*|zástrčk*|prodlužovačk*|prodlužovačc*
            """,
        "fan": "ventilátor*|větrák*|větráč*|digestoř*|odsavač*|odvětrávání|vrtul*",
        "cover": """
            vrata|vrat|vratech|vratům|okno|okna|oken|oknu|okně|dveře|dveří|dveřím|dveřích|dveřmi|poklop
            poklopu|pergol*
            """,
        "lock": """
            zámek|zámku|zámky|zámků|zámkem|dveře|dveří|dveřím|dveřích|dveřmi|západk*|závor*|visací zámek
            """,
        "valve": """
            ventil|ventilu|ventily|ventilů|voda|vodu|vody|vodě|kohout|kohoutu|kohoutek|kohoutku|kohoutky
            uzávěr|uzávěru|přívod|přívodu|zavlažování|zavlažovač*|závlah*|postřikovač*
            """,
        "climate": """
            termostat*|topení|topením|teplota|teplotu|teploty|teplotě|klimatizac*|klima|klimu|klimy
            klimošk*|radiátor*|kotel|kotle|kotli|podlahovk*|podlahové topení|vytápění|přímotop*|kamna
            """,
        "media_player": """
            reproduktor*|repráček|repráčk*|repro|rádio|rádia|rádiu|rádiem|rádiích|hudba|hudbu|hudby|hudbě
            muzik*|hlasitost|hlasitosti|zvuk|zvuku|zvuky|písničk*|písniček|písnička|skladb*|skladeb
            film|filmu|přehrávač*|věž|soundbar*
            """,
        "vacuum": "vysavač*|robot|robota|roboti|roboty|robotem|robotovi|luxus|roomba|roombu|roomby|lux",
        "lawn_mower": "sekačk*|sekačc*|robotická sekačka",
        "todo": """
            seznam|seznamu|seznamy|seznamech|seznamů|lístek|lístku|úkol|úkoly|úkolů|úkolům|nákup|nákupu
            nákupy|nákupní
            """,
        "alarm_control_panel": "alarm|alarmu|alarmem|alarmy|zabezpečení|ezs",
        "scene": "scéna|scénu|scény|scéně|nálada|náladu|nálady",
        "script": "skript|skriptu|skripty|skriptů|rutina|rutinu|rutiny",
        "humidifier": "zvlhčovač*|odvlhčovač*|vlhkost|vlhkosti",
        "button": "tlačítk*|tlačítek",
        "siren": "siréna|sirénu|sirény|houkačk*",
    },
    relatives="""
        který|která|které|kterou|kterého|kterých|kterým|kterej|co|kdo|kde|že|jež|jenž|aby
        """,
    nothing="nic|nikdo|ničeho|nikoho|vůbec|vůbec nic|už nic|ani trochu|absolutně nic|nikde|prd|kulové",
    wholes="""
        všechny|všechna|všechno|všecko|všecky|vše|celý|celou|celé|zbytek|ostatní|každé|každou|každý
        všude|oba|obě|cokoli|cokoliv
        """,
    owners="jeho|její|jejich",
    its="ho|ji|je|jej|jí|něj|ni|ně|to|toho|ten|tu|ty|tohle|tuhle|tenhle|tyhle|ním|jich",
    do_its="""
        udělej to|udělejte to|udělej to prosím|postarej se o to|postarejte se o to|zařiď to|zařiďte to
        můžeš to udělat|můžete to udělat|mohl bys to udělat|mohla bys to udělat|tak to udělej
        udělej to ty|vyřeš to|tak to zařiď|proveď to|mohl bys to zařídit|mohla bys to zařídit
        """,
    thens="tak|pak|potom|tak teda|v tom případě|v takovém případě|takže|tak to|tak pak|no tak",
    infinitives="*at|*át|*et|*ět|*it|*ít|*yt|*ýt|*out|*ovat|*íct|*éct",
    clear_orders=True,
    denial="ne",
    affirms="ano|jo|klidně|klidně ano|to ano|zase ano|zase jo|to jo|ta ano|ten ano|ale ano",
    vocatives="""
        zlato|zlatíčko|miláčku|lásko|drahoušku|broučku|kotě|kočko|brácho|ségro|kámo|vole|ty vole|kamaráde
        kluci|holky|můj milý|moje milá|příteli|šéfe|mistře|člověče|kotě moje|sluníčko|asistente
        domečku|děvče|holka|chlape|starej|stará|moje zlatá|můj zlatý|dobrý muži|mladej
        """,
    hedges="řekněme|dejme tomu|spíš|třeba|tak|tak třeba|dejme|asi tak|udělej",
    conclusions="""
        takže prosím|takže|tak|tak prosím|proto|tudíž|tím pádem|tak teda|no tak|čili|takže bych prosil
        takže bych prosila|pročež|tak bych prosil|tak bych prosila|a tak
        """,
    addressees="ty|vy|a ty|a vy",
    ones="""
        ta v|ten v|tu v|té v|toho v|to v|ta ve|ten ve|tu ve|to ve|ta na|ten na|tu na|to na|ta u|ten u|tu u
        to u|ta z|ten z|tu z|ta nad|ten nad|tu nad|ta vlevo|ta vpravo|tu vlevo|tu vpravo|ten vlevo
        """,
    overs="nad",
    provisos="hlavně ať|jen ať|jenom ať|jen když|hlavně že|hlavně když|pokud",
    stays="zůstane|zůstanou|zůstalo|zůstal|zůstala|dál|pořád|stále|nezhasne|nepřestane|poběží",
    likes="jak|jako",
    states="""
        horko|vedro|parno|chladno|zima|kosa|dusno|hluk|bordel|tma|světlo|ticho|hlučno|tady|tu|teplo
        šero
        """,
    disbelief="""
        to snad ne|no to snad ne|to není možné|to není možný|nekecej|neříkej|neuvěřitelné|fakt jo
        věřil bys tomu|věřila bys tomu|věřili byste tomu|umíš si to představit|dokážeš si to představit
        ani náhodou|to nemyslíš vážně|děláš si srandu|děláš si legraci|no ne
        """,
    units="procent|procenta|procentech|procenty|procento|stupňů|stupně|stupeň|stupních",
    spans="minut|minuty|hodinu|hodinku|hodiny|hodin|půlhodinu|čtvrthodinu",
    not_thats="""
        ne tu|ne ten|ne to|ne ty|ne tohle|ne tuhle|ne tenhle|ne tuto|ne tento|ne toho|ne té|ne ne tu
        ne ne ten|ne ne to|ne tamtu|ne tamten|ne tamto|tu ne|ten ne|to ne|tuhle ne|tenhle ne|tohle ne
        ne tadytu|ne tadyten
        """,
    ofs="od|pro|u",
    lastings="""
        hodinu|hodiny|celé hodiny|už hodinu|už hodiny|pár hodin|několik hodin|# hodin*|# minut*|od rána
        dávno|už dávno|delší dobu|dlouho|už dlouho|půl hodiny|už půl hodiny|pořád|stále|furt|neustále
        celou dobu|celý den|bez přestání|bez přestávky|vždycky|pořád ještě
        """,
    presents="""
        ještě|už|teď|teďka|právě|právě teď|zrovna|momentálně|aktuálně|vlastně|náhodou|pořád|stále|furt
        možná|v tuto chvíli|v tuhle chvíli|prosím
        """,
    bits="trochu|trošku|trošičku|kousek|kousíček|o trochu|o něco|o kousek|maličko|lehce|mírně|nepatrně",
    partways="""
        do poloviny|do půlky|na půl|na půlku|na polovinu|v půlce|v polovině|napůl|z poloviny|z půlky
        částečně|o polovinu|na třetinu|do třetiny|na čtvrtinu|do čtvrtiny|z třetiny|z části
        """,
    yours="tvůj|tvoje|tvou|tvoji|tvého|váš|vaše|vaši|vašeho",
    own_reports="""
        řekl jsem|řekla jsem|říkal jsem|říkala jsem|před chvílí jsem řekl|před chvílí jsem řekla
        jsem řekl|jsem řekla|jsem říkal|jsem říkala|předtím jsem řekl|předtím jsem řekla
        """,
    shares="procent|procenta|procentech|procento",
    to_dos=joined(_PASTS, _YOURS),
)
"""Czech, as it is spoken to a house."""
