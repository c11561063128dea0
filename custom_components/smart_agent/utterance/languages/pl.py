"""Polish."""

from ..phrases import Language, Mark, split_phrases

_WILL_YOU = """
    włączysz|wyłączysz|zgasisz|zapalisz|zaświecisz|oświecisz|otworzysz|zamkniesz|ustawisz|nastawisz
    zmniejszysz|zwiększysz|podniesiesz|opuścisz|spuścisz|zasłonisz|odsłonisz|puścisz|zagrasz
    odtworzysz|uruchomisz|zatrzymasz|wstrzymasz|wznowisz|ściszysz|przyciszysz|wyciszysz|podgłośnisz
    pogłośnisz|dodasz|usuniesz|dopiszesz|skreślisz|odkurzysz|posprzątasz|zrobisz|dasz|przyciemnisz
    ściemnisz|rozjaśnisz|przygasisz|zmienisz|przełączysz|zablokujesz|odblokujesz|zaryglujesz|odryglujesz
    aktywujesz|dezaktywujesz|obniżysz|podwyższysz|podkręcisz|przykręcisz|skręcisz|odeślesz|zakręcisz
    odkręcisz|rozwiniesz|zwiniesz|przewiniesz|przymkniesz|uchylisz|wrzucisz|naciśniesz|schłodzisz
    ogrzejesz|nagrzejesz|wyślesz|włączycie|wyłączycie|zgasicie|zapalicie|otworzycie|zamkniecie
    """

_ASKED = "|".join(
    f"{lead}{verb}" for verb in split_phrases(_WILL_YOU) for lead in ("", "czy ")
)
"""Polish asks for something in the future tense: "włączysz światło?"."""

_TURNING = """
    zwiększ|zmniejsz|podnieś|obniż|podwyższ|ścisz|przycisz|podgłośnij|pogłośnij|podkręć|przykręć|skręć
    przyciemnij|ściemnij|rozjaśnij|zredukuj|głośniej|ciszej|jaśniej|ciemniej|zwiększyć|zmniejszyć
    podnieść|obniżyć|opuść|przesuń
    """

_HOW_MUCH = """
    -|trochę|jasność|jasność *|jasność w *|jasność * w *|głośność|głośność *|głośność w *|głośność * w *
    głośność na *|prędkość|prędkość *|moc|poziom *|wilgotność|wilgotność w *
    """

_BY = "|".join(
    f"{verb} {what.strip('-')} o #"
    for verb in split_phrases(_TURNING)
    for what in split_phrases(_HOW_MUCH)
)
"""Here "o" and a number say by how much; elsewhere they say when."""

POLISH = Language(
    code="pl",
    marks={
        Mark.COURTESY: """
            dobranoc
            za głośno|za jasno|za ciemno|za zimno|za gorąco|za cicho|trochę za|za mnie|za nas
            bardzo poproszę|ładnie poproszę|to poproszę|gdybyś był tak miły
            gdybyś była tak miła|gdybyś był tak miły i|gdybyś była tak miła i
            gdybyś był tak dobry i|gdybyś była tak dobra i|gdybyś był łaskaw
            gdybyś była łaskawa|gdyby był pan tak miły|gdyby była pani tak miła
            bądź tak łaskaw i|bądź kochany i|bądź kochana i|bądź człowiekiem i
            jeśli mogę prosić|jeżeli mogę prosić|jeśli można prosić|jeśli wolno prosić
            jeśli łaska i
            jak nie wiem co|jak nie wiem|jak diabli|jak szalony|jak szalona|jak szalone
            jak wariat|jak nigdy|jak cholera|jak licho|jak sto pięćdziesiąt|jak smok
            zanim zapomnę|zanim znowu zapomnę|zanim o tym zapomnę|zanim zapomnimy|nim zapomnę
            żebym nie zapomniał|żebym nie zapomniała|żeby nie zapomnieć|póki pamiętam
            dopóki pamiętam|bo zapomnę|bo znowu zapomnę|bo inaczej zapomnę
            nie zapomnij|no dobra|no dobrze|dobra|dobrze|no to|no weź|no już|dawaj|słuchaj
            posłuchaj|ej|hej|kochanie|skarbie|słonko|złotko|kolego|kochana
            kochany|znowu|ponownie|jeszcze raz|wreszcie|nareszcie|natychmiast
            niezwłocznie|od razu|czym prędzej|jak najszybciej|szybko|szybciutko|migiem
            jeśli możesz|jeżeli możesz|jak możesz|jeśli to nie problem|jeśli to nie kłopot
            jak masz chwilę|jeśli masz chwilę|gdy będziesz mieć chwilę|przy okazji
            skoro już przy tym jesteś|jak już tam jesteś|bądź tak dobry i|bądź tak miły i
            bądź tak dobra i|bądź tak miła i|bądź łaskaw i|bądź aniołem i|byłbyś tak miły i
            byłabyś tak miła i|byłbyś łaskaw|zrób mi przysługę i|zrób mi tę przyjemność i
            wyświadcz mi przysługę i|z góry dziękuję|z góry dzięki|dzięki|dziękuję
            wielkie dzięki|na litość boską|do licha|do cholery|prosze|poproszę cię|weź
            dla mnie|dla nas|zamiast mnie
            jak zwykle|jak zawsze|jak zazwyczaj|tak jak zwykle|jak co dzień|jak normalnie
            po staremu
            nie martw się|spokojnie
            proszę|prosze|poproszę|proszę cię|proszę was|proszę pana|proszę panią|proszę bardzo
            bardzo proszę|bardzo cię proszę|uprzejmie|uprzejmie proszę|ładnie proszę|dzięki|dziękuję
            dzięki wielkie|wielkie dzięki|z góry dziękuję|z góry dzięki|dla mnie|dla nas|mi|nam|sobie|hej
            hejka|cześć|witaj|witam|dzień dobry|dobry wieczór|dobry|siema|słuchaj|posłuchaj|no|no to
            no już
            no dobra|no dobrze|no więc|no weź|weź|weź no|weź mi|weź już|dobra|dobrze|okej|ok|okay|ok to
            okej to|to|więc|zatem|a więc|tak więc|ej|och|ach|ech|oj|hm|hmm|yyy|eee|kochanie|kochany|tak
            teraz|już|już teraz|teraz już|zaraz teraz|teraz zaraz|teraz natychmiast|natychmiast|od razu
            w tej chwili|w tym momencie|szybko|szybciutko|szybciej|prędko|prędziutko|czym prędzej
            jak naj*|niezwłocznie|bezzwłocznie|bez zwłoki|bez czekania|bez pośpiechu|nie ma pośpiechu
            jeśli możesz|jeżeli możesz|jak możesz|jeśli mógłbyś|jeśli mogłabyś|jeżeli mógłbyś
            jeżeli mogłabyś|gdybyś mógł|gdybyś mogła|gdyby pan mógł|gdyby pani mogła|jeśli to możliwe
            jeżeli to możliwe|jeśli możliwe|jeśli jest to możliwe|jeżeli jest to możliwe
            jeśli jest możliwość
            o ile to możliwe|o ile możesz|o ile można|jeśli można|jeżeli można|jak można|jeśli się da
            jeżeli się da|jak się da|o ile się da|jeśli chcesz|jeżeli chcesz|jak chcesz|jeśli pan może
            jeśli pani może|jeśli nie masz nic przeciwko|jeśli nie masz nic przeciwko temu
            jeżeli nie masz nic przeciwko|jeśli nie sprawi to kłopotu|jeśli to nie sprawi kłopotu
            jeśli to nie problem|jeśli to nie kłopot|jeśli to żaden problem|jak będziesz mógł
            jak będziesz mogła|gdy będziesz mógł|gdy będziesz mogła|kiedy będziesz mógł
            kiedy będziesz mogła|jak masz chwilę|jak masz czas|jeśli masz chwilę|jeśli masz czas
            jak będziesz miał chwilę|jak będziesz miała chwilę|jak znajdziesz chwilę|jak tylko możesz
            jak tylko będziesz mógł|w wolnej chwili|jeśli łaska|łaskawie|z łaski swojej
            bądź tak miły i|bądź tak miła i|bądź tak dobry i|bądź tak dobra i|bądź tak uprzejmy i
            bądź łaskaw|bądź łaskawa|bądź miły i|bądź miła i|zrób mi przysługę i|zrób mi tę przysługę i
            znowu|znów|jeszcze raz|ponownie|z powrotem|po prostu|śmiało|spokojnie|nie zapomnij
            nie zapominaj|pamiętaj|pamiętaj żeby|pamiętaj aby|pamiętaj by|nie zapomnij żeby
            zadbaj o to żeby
            upewnij się że|nie ma sprawy|nie ma problemu|żaden problem|nie tylko
            czemu nie|dlaczego nie|czas|pora|przy okazji
            przede wszystkim
            bez problemu|aktualnie|obecnie
            """,
        Mark.DEGREE: """
            nie za jasno
            nie za głośno|nie za mocno|o # procent*|o # stopni*|o # stopień|o # stopnia
            o # kelwin*|o # punkt*|o pół stopnia|o połowę|o jeden|aż do #|za pomocą
            przy pomocy|przy użyciu
            """,
        Mark.POLITE: """
            czy zechciałby pan|czy zechciałaby pani|zechciałby pan|zechciałaby pani
            czy zechce pan|czy zechce pani|zechce pan|zechce pani|czy byłby pan uprzejmy
            czy byłaby pani uprzejma|byłby pan uprzejmy|byłaby pani uprzejma
            czy byłby pan tak miły i|czy byłaby pani tak miła i|byłbyś tak dobry i
            byłabyś tak dobra i|byłbyś tak uprzejmy i|byłabyś tak uprzejma i
            czy byłbyś tak uprzejmy i|czy byłabyś tak uprzejma i|czy byłbyś łaskaw
            czy byłabyś łaskawa|czy mogę cię prosić żebyś|mogę cię prosić o
            mogę cię prosić żebyś|mógłbym cię prosić o|mogłabym cię prosić o
            czy mógłbym cię prosić o|czy mogłabym cię prosić o|czy mogłabym prosić żebyś
            czy mógłbym prosić żebyś|czy sprawiłoby ci kłopot|czy sprawiłoby kłopot
            czy to problem żebyś|czy mogę liczyć na|miałbyś coś przeciwko żeby
            czy dałbyś radę mi
            czy mógłbyś|czy mogłabyś|czy mógłby pan|czy mogłaby pani|czy możesz|czy zechciałbyś
            czy zechciałabyś|czy byłbyś tak miły i|czy byłabyś tak miła i|czy byłbyś tak dobry i
            czy byłoby możliwe|czy dałbyś radę|czy mogę cię prosić o
            czy mogę prosić o|czy mogłabym prosić o|czy mógłbym prosić o|mógłbyś|mogłabyś|możesz
            możesz mi|mógłbyś mi|zechciałbyś|zechciej|może byś|a może byś
            nie mógłbyś przypadkiem|nie mogłabyś przypadkiem|czy nie mógłbyś przypadkiem
            czy możesz|czy możesz mi|czy możesz nam|czy mógłbyś|czy mógłbyś mi|czy mogłabyś
            czy mogłabyś mi
            możesz|możesz mi|możesz nam|a możesz|mógłbyś|mógłbyś mi|mógłbyś nam|mogłabyś|mogłabyś mi
            mogłabyś nam|czy może pan|czy może pani|może pan|może pani|czy mógłby pan|czy mogłaby pani
            mógłby pan|mogłaby pani|czy możemy|możemy|czy możecie|możecie|czy moglibyśmy|moglibyśmy
            czy moglibyście|moglibyście|czy nie mógłbyś|czy nie mogłabyś|nie mógłbyś|nie mogłabyś
            czy nie możesz|czy można prosić|czy można prosić o|można prosić|można prosić o
            czy można poprosić|czy można poprosić o|można poprosić|można poprosić o|czy mogę prosić
            czy mogę prosić o|mogę prosić|mogę prosić o|czy mogę poprosić|czy mogę poprosić o
            mogę poprosić
            mogę poprosić o|czy mógłbym prosić|czy mógłbym prosić o|mógłbym prosić|mógłbym prosić o
            mogłabym prosić|mogłabym prosić o|mogłabym poprosić o|mógłbym poprosić o
            czy byłbyś tak miły|czy byłbyś tak miły i|byłbyś tak miły i|czy byłabyś tak miła
            czy byłabyś tak miła i|byłabyś tak miła i|byłbyś uprzejmy|czy byłbyś uprzejmy
            byłabyś uprzejma|czy byłabyś uprzejma|czy zechciałbyś|zechciałbyś|czy zechciałabyś
            zechciałabyś
            czy zechcesz|zechcesz|czy dałoby się|dałoby się|czy dałbyś radę|dałbyś radę|dasz radę
            czy dasz radę|co powiesz na|co ty na to żeby|co ty na to żebyś|może byś|a może byś|może byśmy
            a może byśmy|czy ktoś może|czy ktoś mógłby|może ktoś|czy zrobiłbyś|zrobiłbyś
            czy miałbyś coś przeciwko|czy nie chciałbyś
            """
        + _ASKED,
        Mark.WISH: """
            uprzejmie prosiłbym o|uprzejmie prosiłabym o|prosiłbym cię o|prosiłabym cię o
            prosiłbym cię żebyś|prosiłabym cię żebyś|byłbym bardzo wdzięczny gdybyś
            byłabym bardzo wdzięczna gdybyś|byłbym zobowiązany gdybyś
            byłabym zobowiązana gdybyś
            byłoby miło gdybyś|byłoby fajnie gdybyś|byłoby super gdybyś|byłoby dobrze gdybyś
            fajnie by było gdybyś|miło by było gdybyś|byłbym wdzięczny gdybyś
            byłabym wdzięczna gdybyś|chciałbym żebyś|chciałabym żebyś|chcę żebyś|chcemy żebyś
            prosiłbym o|prosiłabym o|proszę o|proszę cię o|uprzejmie proszę o|prosiłbym żebyś
            prosiłabym żebyś|proszę żebyś|może już zgasnąć|może zgasnąć|może już być zgaszona
            może już być wyłączona|może być wyłączona|może być zgaszona|można już zgasić
            można zgasić|można już wyłączyć|można wyłączyć|czas zgasić|czas wyłączyć
            czas zamknąć|pora zgasić|pora wyłączyć|pora zamknąć|wypadałoby|trzeba by
            przydałoby się
            chcę|ja chcę|chcę żeby|chcę żebyś|chcę aby|chcę abyś|chcę by|chcę byś|chciałbym|chciałabym
            chciałbym żeby|chciałbym żebyś|chciałabym żeby|chciałabym żebyś|chciałbym aby|chciałabym aby
            chciałbym abyś|chciałabym abyś|chcemy|chcemy żeby|chcemy żebyś|chcielibyśmy|chcielibyśmy żeby
            potrzebuję|potrzebujemy|potrzeba|potrzebne mi|życzę sobie|życzyłbym sobie|wolałbym|wolałabym
            wolałbym żeby|wolałabym żeby|wolałbym żebyś|wolałabym żebyś|wolę|wolę żeby|poproszę o|proszę o
            proszę żeby|proszę żebyś|proszę abyś|proszę aby|proszę byś|proszę cię żebyś|proszę cię o
            prosiłbym|prosiłabym|prosiłbym o|prosiłabym o|prosiłbym żebyś|prosiłabym żebyś|prosimy
            musisz|powinieneś|powinnaś|masz włączyć|masz wyłączyć|masz zgasić|masz zapalić
            masz otworzyć|masz zamknąć|trzeba|należy|niech|niech się|niech będzie|przydałoby się
            przydałaby się|przydałby się|przydałyby się|byłoby miło gdybyś|byłoby fajnie gdybyś
            byłoby dobrze gdybyś|byłoby super gdybyś|fajnie by było gdybyś|miło by było gdybyś
            dobrze by było gdybyś|super by było gdybyś|fajnie by było gdyby|miło by było gdyby
            byłoby miło gdyby|byłoby fajnie gdyby|byłbym wdzięczny gdybyś|byłabym wdzięczna gdybyś
            byłbym wdzięczny za|byłabym wdzięczna za|ma być|mają być|ma się|powinno być|powinna być
            powinien być|powinny być|musi być|muszą być|powinno się|może być
            """
        + _BY,
        Mark.TAG: """
            dobrze|dobra|ok|okej|okay|tak|prawda|nieprawdaż|zgoda|proszę|możesz|mógłbyś|mogłabyś
            w porządku|jasne|da radę|dasz radę|może być|pasuje|zrobisz to|czy nie
            """,
        Mark.UNWISH: """
            nie chcę|ja nie chcę|nie chcę żeby|nie chcę żebyś|nie chcę aby|nie chcę abyś|nie chcemy
            nie chcemy żeby|nie chciałbym|nie chciałabym|nie chciałbym żeby|nie chciałabym żeby
            nie chciałem|nie chciałam|nie potrzebuję|nie potrzebujemy|nie potrzeba|nie trzeba|nie musisz
            nie możesz|nie powinieneś|nie powinnaś|nie wolno|nie wolno ci|nie należy|nie powinno
            nie powinna
            nie powinien|nie powinny|nie musi|nie muszą|nie może|nie mogą|nie ma potrzeby|nie życzę sobie
            wolałbym nie|wolałabym nie|wolę nie|wolałbym żebyś nie|wolałabym żebyś nie|wolę żebyś nie
            wolałbym żeby nie|wolałabym żeby nie|lepiej nie|raczej nie|niech nie|niech się nie|niech nikt
            nie ma być|nie mają być|nie ma się|nikt nie chce|nie mam ochoty|nie zamierzam|nie prosiłem
            nie prosiłam|nie prosiłem o|nie prosiłam o|nie masz|obejdzie się|wystarczy już|niepotrzebne
            nie jest potrzebne|nie są potrzebne|nie jest potrzebna
            """,
        Mark.NEGATION: """
            przestań mi|przestań ciągle|przestań wciąż|przestań w kółko|przestań wreszcie
            skończ z|koniec z|dość już|dosyć już
            nie|nigdy|żaden|żadna|żadne|żadną|żadnego|żadnej|żadnych|żadnym|nic|niczego|nikt|nikogo|nikomu
            ani|nigdzie|bez|już nie|więcej nie|nigdy więcej|nigdy nie|w żadnym wypadku|w żadnym razie
            pod żadnym pozorem|absolutnie nie|na pewno nie|wcale nie|w ogóle nie|bynajmniej
            przestań włączać|przestań wyłączać|przestań gasić|przestań zapalać|przestań otwierać
            przestań zamykać|przestań zmieniać|przestań ruszać|przestań ściemniać|przestań ustawiać
            przestań podnosić|przestań opuszczać|przestań bawić|unikaj|powstrzymaj się|wstrzymaj się
            zaniechaj|zamiast|zabraniam|zabronione|zabroniony|zakaz|zakazuję|zakazane|ręce precz
            łapy precz
            wara|odmawiam|nie rób|nie waż się|ani mi się waż
            """,
        Mark.HOLD: """
            niech sobie|niech zostanie|niech zostaną|niech chodzi|niech gra|niech świeci
            niech się pali|niech stoi|niech będzie|zostaw sobie|ma zostać|mają zostać
            zostaw|zostawcie|zostawić|zostawmy|zostawiaj|zostaje|zostają|zostań|pozostaw|pozostawić
            pozostawcie|pozostaje|niech zostanie|niech zostaną|niech pozostanie|niech pozostaną
            ma zostać|mają zostać|niech się świeci|niech się świecą|niech się pali|niech się palą
            niech świeci|niech świecą|niech gra|niech grają|niech działa|niech leci|zachowaj|utrzymaj
            utrzymuj|trzymaj|nie ruszaj|nie ruszać|nie ruszajcie|nie dotykaj|nie dotykać|nie tykaj
            nie tykać
            nie zmieniaj|nie zmieniać|pomiń|ignoruj|zignoruj|oszczędź|tak jak jest|tak jak są|tak jak było
            jak jest teraz|bez zmian|w spokoju
            """,
        Mark.EXCEPTION: """
            oprócz może|oprócz oczywiście|poza może|poza oczywiście|oprócz tylko
            z wyjątkiem może|z wyjątkiem oczywiście|oprócz rzecz jasna
            chyba że to
            zapomnij o|daruj sobie
            wyłączając|z wyłączeniem|z wyjątkiem|nie licząc|pomijając|za wyjątkiem|oprócz|prócz
            poza tym|poza tą|poza tymi|wyjąwszy|z pominięciem|wykluczając|nie wliczając
            oprócz|prócz|poza|z wyjątkiem|za wyjątkiem|wyjąwszy|wyłączając|pomijając|nie licząc
            z pominięciem|z wyłączeniem|ale nie|ale już nie|a nie|a już nie|lecz nie|tylko nie
            tylko że nie|byle nie|byleby nie|ale bez|bez|ale żaden|ale żadnej|ale żadnego|ale nic
            nie w|nie we|nie na|nie przy|nie to|nie ta|nie tę|nie tą|nie ten|nie te|nie tego|nie tej
            nie tych|nie mój|nie moja|nie moje|nie moją|nie u|i nie w|i nie na
            ale też nie|i też nie|wszystko tylko nie|wszystkie tylko nie|wszędzie tylko nie
            """,
        Mark.CONTRAST: """
            ale|lecz|tylko|jednak|jednakże|natomiast|zaś|za to|jedynie|wyłącznie|zamiast tego|aczkolwiek
            a|ale za to|ale tylko|tylko że|ale w|a w
            """,
        Mark.JOIN: """
            i|oraz|potem|a potem|i potem|następnie|a następnie|i następnie|po czym|a po tym|także|również
            też|a także|i także|jak również|jak i|oraz też|tudzież|plus|lub|albo|bądź|poza tym|oprócz tego
            ponadto|dodatkowo|i jeszcze|a jeszcze|i też|a na koniec|na koniec|a teraz|i teraz|i dodatkowo
            """,
        Mark.CONDITION: """
            zanim zapomnę *ć|nim zapomnę *ć|zanim zapomnę że
            byleby|byle tylko|aby tylko|żeby tylko|grunt żeby|grunt że|ważne żeby
            jeśli|jeżeli|jesli|gdy|gdyby|kiedy|jak|jak tylko|gdy tylko|kiedy tylko|skoro tylko|dopóki|póki
            dopóty|dopóki nie|aż|zanim|po tym jak|po tym gdy|podczas gdy|o ile|chyba że|pod warunkiem
            pod warunkiem że|w przypadku|w przypadku gdy|w razie|na wypadek|w momencie gdy|w chwili gdy
            z chwilą gdy|za każdym razem|ilekroć|zawsze gdy|zawsze kiedy|zawsze jak|dopiero gdy
            dopiero jak
            dopiero kiedy|tylko jeśli|tylko gdy|tylko jak|tylko kiedy|tylko wtedy|dopiero wtedy|wtedy dopiero|nawet jeśli|nawet gdy
            zakładając|w zależności|zależnie od|następnym razem|odkąd|od kiedy|do czasu|do czasu aż
            do momentu|do momentu aż|tak długo|tak długo jak|w razie gdyby|jakby|poczekaj aż|czekaj aż
            zaczekaj aż|poczekaj z|poczekaj do|czekaj do|jeśliby|skoro|byle|jak już|jak ja
            """,
        Mark.REASON: """
            jak gorąco|jak duszno|jak parno|jak jasno|jak głośno|jak cicho|jak ciepło
            jak zimno|jak ciemno|jak chłodno|ale gorąco|ale duszno|ale parno|ale jasno
            ale głośno|ale cicho|ale ciepło|ale zimno|ale ciemno|ale chłodno|jak tu gorąco
            jak tu duszno|jak tu parno|jak tu jasno|jak tu głośno|jak tu cicho|jak tu ciepło
            jak tu zimno|jak tu ciemno|jak tu chłodno|ale tu gorąco|ale tu duszno|ale tu parno
            ale tu jasno|ale tu głośno|ale tu cicho|ale tu ciepło|ale tu zimno|ale tu ciemno
            ale tu chłodno|jak tutaj gorąco|jak tutaj duszno|jak tutaj parno|jak tutaj jasno
            jak tutaj głośno|jak tutaj cicho|jak tutaj ciepło|jak tutaj zimno|jak tutaj ciemno
            jak tutaj chłodno|jak mi gorąco|jak mi duszno|jak mi parno|jak mi jasno
            jak mi głośno|jak mi cicho|jak mi ciepło|jak mi zimno|jak mi ciemno|jak mi chłodno
            ale mi gorąco|ale mi duszno|ale mi parno|ale mi jasno|ale mi głośno|ale mi cicho
            ale mi ciepło|ale mi zimno|ale mi ciemno|ale mi chłodno|co za duchota|co za zaduch
            co za ciemności|co za skwar
            ale zimno|ale ciemno|ale gorąco|jak zimno|jak ciemno|jak tu zimno|jak tu ciemno
            jak tu gorąco|ale tu zimno|ale tu ciemno|ale tu gorąco|co za ziąb|co za upał
            co za hałas|ponieważ|skoro|bo|gdyż|jako że|dlatego że|bowiem
            nawet jeśli|nawet jak|chociaż|mimo że|choć
            bo|ponieważ|gdyż|dlatego|dlatego że|żeby|aby|by|ażeby|bowiem|albowiem|z powodu|w celu|jako że
            tak żeby|tak aby|po to żeby|po to aby|inaczej|w przeciwnym razie|przez to|przez to że
            dzięki temu
            ze względu na|więc ja|więc jest|więc my|zatem jest
            """,
        Mark.LATER: """
            około #|koło #|poczekaj # minut*|na trzy
            dopiero przed *|dopiero o #|dopiero po *|dopiero jutro|dopiero|przed północą|po północy|potem|jutro|jutra|pojutrze|dziś wieczorem|dzisiaj wieczorem|dziś w nocy|dzisiaj w nocy|wieczorem
            wieczorami|pod wieczór|rano|z rana|rankiem|nad ranem|po południu|popołudniu|przed południem
            w południe|o północy|o świcie|o zmroku|o zmierzchu|o zachodzie*|o wschodzie*|po zachodzie*
            po wschodzie*|przed zachodem*|przed wschodem*|wraz z zachodem|po zmroku|po zmierzchu
            po północy
            nocą|nocami|w nocy|później|niedługo|wkrótce|niebawem|zaraz|zaraz po|za chwilę|za chwilkę
            za chwileczkę|za moment|za momencik|za minutę|za minutkę|za sekundę|za sekundkę|za godzinę
            za godzinkę|za pół godziny|za pół godzinki|za kwadrans|za półtorej godziny|za parę minut
            za kilka minut|za kilkanaście minut|za kilkadziesiąt minut|za parę godzin|za kilka godzin
            za kilka sekund|za parę sekund|za jakiś czas|za jakąś *|za jakieś *|za około *|za # sekund*
            za # # sekund*|za # sek|za # minut*|za # # minut*|za # min|za # godzin*|za # # godzin*
            za # dni|za # tygodni*|za # miesi*|za dzień|za tydzień|za miesiąc|za rok|za # #|za niecał*
            za # i pół|w ciągu *|w przeciągu *|kiedyś|kiedyś tam|w przyszłości|na przyszłość|innym razem
            następnym razem|w przyszłym *|w przyszłą *|w następnym *|w następny *|poniedział*|wtorek
            wtorku
            wtorki|środa|środę|środy|czwartek|czwartku|czwartki|piątek|piątku|piątki|sobota|sobotę|soboty
            sobotą|niedziel*|weekend*|w tygodniu|w dni robocze|w dni powszednie|codziennie|co dzień|co noc
            co wieczór|co rano|co ranek|co godzinę|co # minut*|co # godzin*|co tydzień|co miesiąc
            co minutę
            każdego dnia|każdego wieczoru|każdego wieczora|każdego ranka|każdej nocy|każdego popołudnia
            zawsze|ciągle|cały czas|cały dzień|o #|o godzinie|o godzinie #|o wpół|wpół do|kwadrans po
            o pierwszej|o drugiej|o trzeciej|o czwartej|o piątej|o szóstej|o siódmej|o ósmej|o dziewiątej
            o dziesiątej|o jedenastej|o dwunastej|o trzynastej|o czternastej|o piętnastej|o szesnastej
            o siedemnastej|o osiemnastej|o dziewiętnastej|o dwudziestej|o dwudziestej *|po pierwszej
            po drugiej|po trzeciej|po czwartej|po piątej|po szóstej|po siódmej|po ósmej|po dziewiątej
            po dziesiątej|po jedenastej|po dwunastej|po dwudziestej|przed siódmą|przed ósmą
            przed dziewiątą
            przed dziesiątą|od siódmej|od ósmej|od dziewiątej|od dziesiątej|do siódmej|do ósmej|do rana
            do jutra|do wieczora|do północy|do nocy|do końca dnia|godzina #|około godziny|koło godziny
            od godziny|do godziny|po godzinie|przed godziną|o # rano|o # wieczorem|o # w nocy|po # minut*
            po # godzin*|po kolacji|po obiedzie|po śniadaniu|po pracy|po szkole|po powrocie|po wyjściu
            po filmie|po kąpieli|przed snem|przed spaniem|przed kolacją|przed obiadem|przed śniadaniem
            przed wyjściem|przed powrotem|przed pracą|podczas kolacji|na kolację|w święta|na święta
            od jutra|od dzisiaj|od dziś|od teraz|od poniedziałku|odtąd|jeszcze nie|nie teraz|teraz nie
            nie dziś|nie dzisiaj|dzisiaj nie|dziś nie|jeszcze nie teraz|na razie nie|przypomnij mi
            przypomnij nam|przypomnij|przypominaj|przypomnienie|obudź mnie|obudź nas|ustaw budzik
            nastaw budzik
            włącz budzik|zaplanuj|harmonogram|według harmonogramu|na czas|poczekaj #|odczekaj
            wstrzymaj się do|jak będzie czas
            """,
        Mark.PAST: """
            dziękuję za|dzięki za|dziękuję że|dzięki że
            wczoraj|wczoraj wieczorem|przedwczoraj|ostatnio|niedawno|przed chwilą|przed momentem
            dopiero co
            wcześniej|dawniej|dawno|dziś rano|dzisiaj rano|zeszłej nocy|w zeszłym *|w zeszłą *|zeszłego *
            w ubiegłym *|ostatniej nocy|ostatnim razem|poprzednim razem|poprzednio|temu|godzinę temu
            chwilę temu|niegdyś|przez pomyłkę|przypadkiem|przypadkowo|niechcący|omyłkowo|całą noc
            cały wieczór|cały ranek|od wczoraj|od rana|już dawno|już wcześniej|jeszcze wczoraj
            """,
        Mark.HABIT: """
            to zły pomysł|to kiepski pomysł|to nie jest dobry pomysł|to nie najlepszy pomysł
            to dobry pomysł|to głupi pomysł|byłoby błędem|to błąd|jest błędem|nie ma sensu
            jest bez sensu|to bez sensu|jest niebezpieczne|jest zabronione|jest zakazane
            nic nie daje|to moje zadanie|to mój obowiązek|to nawyk|trwa wieki|trwa wiecznie
            to strata czasu|to moja robota
            zazwyczaj|zwykle|na ogół|z reguły|normalnie|przeważnie|najczęściej|mam w zwyczaju
            mamy w zwyczaju|czasami|czasem|niekiedy|od czasu do czasu|często|nieraz
            co jakiś czas|z przyzwyczajenia|mam nawyk|zwykłem|zwykłam|zwykł|zwykła
            """,
        Mark.REPORT: """
            polecił nam|polecił mi|polecił|poleciła|zalecił|zaleciła|zaleca|zalecali|poradził
            poradziła|radził|radziła|radzi|doradził|doradza|sugerował|rekomendował|jest napisane
            napisane jest|na tabliczce|na kartce|tabliczka|jest na tabliczce|krzyknął|krzyknęła
            wrzasnął
            idź na górę|idź na dół|idź i|pójdź na|pójdź i|pójdź do|pobiegnij|leć na górę
            leć na dół|biegnij na|biegnij do|skocz na|skocz do|wejdź na górę|zejdź na dół
            zejdź i|wstań i|ciągle powtarza|w kółko powtarza|ciągle mówi|w kółko mówi
            on na to|ona na to|a on na to|a ona na to|piszą|napisane|jest napisane|powiedział*|powiedzieli|powiedziano|mówi|mówił*|mówią|mówili|mówiono|twierdzi|twierdził*
            twierdzą|pyta|pytał*|zapytał*|spytał*|pisze|pisał*|napisał*|uważa|uważał*|sądzi|sądził*|myśli
            myślał*|krzyczy|krzyczał*|krzyknął|krzyknęła|szepnął|szepnęła|kazał*|każe|nakazał*|prosi
            prosił*
            poprosił|poprosiła|poprosili|zaproponował*|proponuje|odpowiedział*|odpowiada|obiecał*|obiecuje
            wspomniał*|wspomina|zażądał*|żąda|rozkazał*|stwierdził*|podobno|rzekomo|ponoć|według|słyszałem
            słyszałam|usłyszałem|usłyszałam|słyszę|czytałem|czytałam|przeczytałem|przeczytałam|on chce
            ona chce|oni chcą|żona chce|mąż chce|mama chce|tata chce|syn chce|córka chce|ktoś chce
            chce żeby
            chciał żeby|chciała żeby|chciał żebym|chciała żebym|chcieli żeby|powiedz|powiedz mu
            powiedz jej
            powiedz im|powiedz że|powiedz żonie|powiedz mężowi|powiedz mamie|powiedz wszystkim|mów|przekaż
            napisz|zapisz|zanotuj|notatka|notatkę|notuj|zapamiętaj|powtórz|powtarzaj|przetłumacz
            tłumacz|przeliteruj|literuj|przeczytaj|odczytaj|czytaj|wiadomość|wyślij wiadomość|wyślij sms*
            wyślij mail*|wyślij e mail*|wyślij do|wyślij mu|wyślij jej|sms|smsa|mail|maila|podyktuj
            zacytuj
            zdefiniuj|jak się mówi|jak powiedzieć|co znaczy|co oznacza|oznacza|słowo|słowa|zdanie|zwrot
            polecenie|komenda|komendę|rozkaz|cytat|tekst piosenki|wiersz|opowiadanie|opowiedz
            dowcip|żart|kawał|w filmie|w książce|w piosence|o nazwie|zwany|nazwany|o tytule|pod tytułem
            zatytułowan*|ogłoś|ogłoszenie|komunikat|rozgłoś|powiadom|powiadomienie|zawołaj|krzyknij
            """,
        Mark.ASK: """
            czy|co|kto|kogo|komu|kim|czemu|dlaczego|po co|jak|jaki|jaka|jakie|jaką|jakiej|jakich|jakim
            gdzie|skąd|dokąd|kiedy|ile|ilu|który|która|które|którą|którego|której|którym|których|o której
            do której|od kiedy|jest|są|był|była|było|były|będzie|będą|jesteś|masz|mam|mamy|ma|mają|miał
            miała|działa|działają|świeci|świeci się|świecą|pali się|palą się|gra|leci|stoi|czyżby|znasz
            *łeś|*łaś|*liście|*łyście|czy mogę|mogę|czy mam|czy mamy|powinienem|powinnam|powinniśmy
            czy powinienem
            czy powinnam|czy można|można|wolno|czy wolno|czy da się|da się|czy trzeba|muszę|musimy
            czy muszę
            wiesz|czy wiesz|wiesz może|pamiętasz|myślisz|sądzisz|uważasz|umiesz|potrafisz|czy umiesz
            czy potrafisz|jesteś w stanie|czy jesteś w stanie|widzisz|słyszysz|rozumiesz|czy masz
            czy możesz sprawdzić|czy możesz powiedzieć|czy możesz mi powiedzieć|możesz mi powiedzieć
            możesz powiedzieć|możesz sprawdzić|możesz mi sprawdzić|możesz zobaczyć|możesz zerknąć
            możesz zobaczyć czy|czy możesz zobaczyć|czy możesz zerknąć|czy mógłbyś sprawdzić
            czy mógłbyś powiedzieć|czy mógłbyś mi powiedzieć|mógłbyś sprawdzić|mógłbyś powiedzieć
            mógłbyś mi powiedzieć|mogłabyś sprawdzić|mogłabyś powiedzieć|mogłabyś mi powiedzieć
            czy mogłabyś sprawdzić|czy mogłabyś mi powiedzieć|możesz wyjaśnić|czy możesz wyjaśnić
            możesz mi wyjaśnić|możesz w ogóle|czy możesz w ogóle|czy możesz też|powiesz mi|czy powiesz mi
            powiedz mi|powiedz nam|powiedz czy|powiedz jak|powiedz co|powiedz ile|powiedz kiedy
            powiedz gdzie
            powiedz jaka|powiedz jaki|powiedz jakie|powiedz mi czy|powiedz mi proszę|powiedz proszę
            daj znać|daj mi znać|sprawdź|sprawdź czy|sprawdź mi|sprawdź proszę|zerknij|zerknij czy|zobacz
            zobacz czy|popatrz czy|zapytaj|spytaj|dowiedz się|wyjaśnij|wytłumacz|opisz|pokaż mi jak
            pokaż jak
            pokaż co|pokaż stan|pokaż listę|pokaż mi co|podaj|podaj mi|zastanawiam się|zastanawiam się czy
            ciekawi mnie|ciekawe|ciekawe czy|ciekaw jestem|ciekawa jestem|chcę wiedzieć
            chcę się dowiedzieć
            chciałbym wiedzieć|chciałabym wiedzieć|chciałbym się dowiedzieć|chciałabym się dowiedzieć
            chcemy wiedzieć|muszę wiedzieć|co jeśli|a co jeśli|co by było|co się stanie|co się dzieje
            czy chcesz|czy to prawda|czy istnieje|a czy|a co|a jak|a gdzie|a kto|a ile|a kiedy|a jaka
            a jaki
            """,
        Mark.JUST_ASKING: """
            tylko pytam|pytam tylko|tak tylko pytam|tylko się pytam|tak pytam|tylko tak pytam
            pytam z ciekawości
            z ciekawości|z czystej ciekawości|z ciekawości pytam|tak z ciekawości|tylko z ciekawości
            to tylko pytanie|tylko pytanie|zwykłe pytanie|takie pytanie|mam tylko pytanie|teoretycznie
            czysto teoretycznie|w teorii|hipotetycznie|czysto hipotetycznie|w zasadzie|co do zasady
            ogólnie|ogólnie rzecz biorąc|tylko sprawdzam|sprawdzam tylko|tylko chcę wiedzieć
            chcę tylko wiedzieć|chciałem tylko wiedzieć|chciałam tylko wiedzieć|tylko chciałem wiedzieć
            tylko chciałam wiedzieć|dla informacji|tylko dla informacji|do wiadomości|żeby wiedzieć
            pytam dla kolegi|pytam dla koleżanki|pytam dla znajomego|jestem ciekaw|jestem ciekawa
            jestem tylko ciekaw|jestem tylko ciekawa|po prostu pytam
            """,
        Mark.DOUBT: """
            może|a może|być może|możliwe|możliwe że|ewentualnie|chyba|prawdopodobnie|przypuszczalnie
            wyobraź sobie|wyobraźmy sobie|załóżmy|załóżmy że|przypuśćmy|przypuśćmy że|powiedzmy
            powiedzmy że
            udawaj|udawaj że|udawajmy|niby|na przykład|np|dajmy na to|zastanawiam się nad|myślę|myślę o
            myślę nad|myślę że|rozważam|sądzę|sądzę że|uważam że|wydaje mi się|zdaje mi się|zdaje się
            mam nadzieję|oby|nie wiem|nie wiem czy|sam nie wiem|sama nie wiem|nie jestem pewien
            nie jestem pewna|nie jestem pewny|nie mam pewności|wątpię|gdybym|gdybyśmy|szkoda że|nienawidzę
            uwielbiam|kocham|lubię|lubię gdy|lubię jak|nie lubię|nie lubię gdy|nie lubię jak|nie znoszę
            nie cierpię|zapomniałem|zapomniałam|zapomniałem wyłączyć|zapomniałam wyłączyć|co jeśli
            a co jeśli|a gdyby|mogłem|mogłam|trzeba było|trzeba będzie|należało|należałoby|powinienem był
            powinnam była|pomyślałem|pomyślałam|marzę|marzy mi się|ciekawe czy by
            """,
        Mark.CORRECTION: """
            zmieniłem zdanie|zmieniłam zdanie
            nie tyle|to za dużo|nie aż tyle|nie tak dużo|nie tak jasno
            nieważne|zapomnij|daj spokój|wiesz co|ach nie|oj nie|a nie|nie czekaj|czekaj nie
            albo nie|to znaczy|znaczy się|albo czekaj|ojej nie|nie nie
            stop|stój|nie czekaj|czekaj|czekaj czekaj|czekaj nie|zaczekaj|zaczekaj nie|poczekaj|poczekaj nie
            nie poczekaj|chwila|chwila nie|chwileczkę|moment|zaraz zaraz|nie zaraz|nie nie|nie przepraszam
            przepraszam|przepraszam nie|sorry|sorki|sory|nie sorry|wybacz|to znaczy|to jest|znaczy
            znaczy się|mam na myśli|miałem na myśli|miałam na myśli|chodziło mi o|chodzi mi o|nie chodzi o
            poprawka|korekta|a raczej|albo raczej|czy raczej|raczej|albo lepiej|lepiej|a lepiej
            albo jednak
            a jednak|jednak lepiej|nie jednak|właściwie|a właściwie|w sumie|ups|oj nie|o nie|ojej|pomyłka
            pomyliłem się|pomyliłam się|źle powiedziałem|źle powiedziałam|nie to nie|nie ta nie
            nie ten nie
            stop nie|tfu|po namyśle
            """,
        Mark.REVOKED: """
            oj nieważne|a nieważne|eh nieważne|ech nieważne|albo nieważne|nie nieważne
            ach nieważne|dobra nieważne|a nie zostaw|a nie zostaw to|nie zostaw|albo nie zostaw
            albo zostaw|oj zostaw|nie jednak nie|a jednak nie|w sumie nie
            w sumie nie trzeba|sam to zrobię|sama to zrobię|sam zrobię
            sama zrobię|nie nie trzeba|wiesz co nie|wiesz co zostaw|ach zostaw|dobra zostaw
            daj sobie spokój|cofam|wycofuję to
            nieważne|nie ważne|nieistotne|mniejsza|mniejsza o to|mniejsza z tym|zapomnij|zapomnij o tym
            zapomnij to|nie zapomnij o tym co|daj spokój|daj sobie spokój|zostaw to|zostaw tak
            dobra zostaw
            nie zostaw|nie zostaw to|anuluj to|anuluj wszystko|anuluj polecenie|odwołuję|odwołaj
            odwołaj to
            cofam|cofam to|wycofuję|wycofuję to|jednak nie|a jednak nie|albo jednak nie|nie jednak nie
            albo nie|albo lepiej nie|a może nie|albo może nie|lepiej nie|nie rób tego|nie rób nic
            nic nie rób|nie trzeba|już nie trzeba|nie nie trzeba|nie musisz już|żartuję|żartowałem
            żartowałam
            tylko żartuję|tylko żartowałem|to był żart|to żart|taki żart|rozmyśliłem się|rozmyśliłam się
            zmieniłem zdanie|zmieniłam zdanie|po namyśle nie|po namyśle jednak nie|w sumie nie
            w sumie to nie
            właściwie nie|właściwie to nie|nieaktualne|olej to|dobra nie|dobra nieważne
            niech będzie jak jest
            nie wyłączaj jednak|nie włączaj jednak|nie bo nie|obejdzie się bez
            """,
        Mark.RELATION: """
            obok|koło|przy|blisko|bliżej|najbliżej|niedaleko|w pobliżu|nieopodal|za|pod|nad|ponad|przed
            naprzeciw|naprzeciwko|między|pomiędzy|wokół|dookoła|na prawo od|na lewo od|na prawo|na lewo
            po prawej|po lewej|z prawej strony|z lewej strony|po prawej stronie|po lewej stronie
            po drugiej stronie|na końcu|poniżej|powyżej|wzdłuż|tuż przy|tuż obok|tuż za|tuż nad|tuż pod
            zza|spod|sąsiadując*
            """,
    },
    verbs="""
        wstaw|wstawić|walnij|strzel|wal|pierdyknij|zapodaj|zarzuć
        powyłączaj|pogaś|pozamykaj|pootwieraj|pozapalaj|pozasłaniaj|poodsłaniaj|powłączaj
        pogasić|powyłączać|pozamykać
        włącz|włączcie|włączyć|włączaj|włączać|włączamy|wyłącz|wyłączcie|wyłączyć|wyłączaj|wyłączać
        zgaś|zgaście|zgasić|gaś|gasić|pogaś|pogasić|przygaś|przygasić|wygaś|zapal|zapalcie|zapalić|zapalaj
        zapalać|pozapalaj|zaświeć|zaświecić|poświeć|świeć|oświeć|oświetl|oświetlić|rozświetl|otwórz
        otwórzcie|otworzyć|otwieraj|otwierać|pootwieraj|uchyl|uchylić|zamknij|zamknijcie|zamknąć|zamykaj
        zamykać|pozamykaj|przymknij|przymknąć|domknij|domknąć|odsłoń|odsłonić|odsłaniaj|zasłoń|zasłonić
        zasłaniaj|podnieś|podnieść|podnoś|opuść|opuścić|opuszczaj|spuść|spuścić|zwiń|zwinąć|rozwiń
        rozwinąć
        podciągnij|zaciągnij|ustaw|ustawić|ustawiaj|nastaw|nastawić|przestaw|przestawić|wyreguluj|reguluj
        regulować|zmień|zmienić|zmieniaj|zmieniać|obróć|obrócić|zwiększ|zwiększyć|zmniejsz|zmniejszyć
        obniż|obniżyć|podwyższ|podwyższyć|podkręć|podkręcić|przykręć|przykręcić|skręć|skręcić|zakręć
        zakręcić|odkręć|odkręcić|przyciemnij|przyciemnić|ściemnij|ściemnić|ściemniaj|rozjaśnij|rozjaśnić
        ścisz|ściszyć|przycisz|przyciszyć|wycisz|wyciszyć|podgłośnij|podgłośnić|pogłośnij|pogłośnić
        odcisz|uruchom|uruchomić|uruchamiaj|aktywuj|aktywować|uaktywnij|uaktywnić|dezaktywuj
        dezaktywować|rozpocznij|rozpocząć|zacznij|zacząć|zatrzymaj|zatrzymać|zastopuj|zastopować|stop
        wstrzymaj|wstrzymać|spauzuj|zapauzuj|pauza|przerwij|przerwać|zakończ|zakończyć|przestań|wznów
        wznowić|kontynuuj|kontynuować|przywróć|przywrócić|odtwórz|odtworzyć|odtwarzaj|zagraj|zagrać|graj
        grać|puść|puścić|pokaż|przeskocz|przeskoczyć|skocz|następny|następna|następne|następną|poprzedni
        poprzednia|poprzednie|poprzednią|przewiń|przewinąć|przełącz|przełączyć|dodaj|dodać|dopisz|dopisać
        wrzuć|wrzucić|dorzuć|usuń|usunąć|usuwaj|wykreśl|wykreślić|skreśl|skreślić|skasuj|skasować|wyrzuć
        odhacz|odhaczyć|zaznacz|zaznaczyć|oznacz|oznaczyć|odkurz|odkurzyć|odkurzaj|odkurzać|posprzątaj
        posprzątać|sprzątaj|sprzątać|sprzątnij|sprzątnąć|wyczyść|wyczyścić|umyj|zamieć|skoś|skosić|koś
        kosić|zawróć|zawrócić|wróć|wrócić|odeślij|odesłać|odstaw|odstawić|zadokuj|wyślij|zablokuj
        zablokować|blokuj|odblokuj|odblokować|zarygluj|zaryglować|odrygluj|odryglować|uzbrój|uzbroić
        rozbrój|rozbroić|naciśnij|nacisnąć|wciśnij|wcisnąć|kliknij|pstryknij|zrób|zrobić|daj|dać|dajcie
        ogrzej|nagrzej|podgrzej|grzej|schłódź|ochłodź|chłodź|wietrz|przewietrz|podlej|podlać|podlewaj
        nawodnij|nawilż|anuluj|anulować|zresetuj|zrestartuj|wykonaj|wykonać|odpal|odpalić|wywołaj|doładuj
        naładuj|ucisz|uciszyć|zamroź|ubierz|odłącz|odłączyć|podłącz|podłączyć|wyświetl|głośniej|ciszej
        jaśniej|ciemniej|cieplej|zimniej|chłodniej|wyżej|niżej|szybciej|wolniej|scena|następny|jasność #
        głośność #|temperatura #|do góry|w górę|w dół
        na dół|na full|na maksa|na maksimum|na minimum|na #|na # procent|na # stopni*|na # stopień
        na # # stopni*|do # stopni*|do # procent|o # procent*|o # stopni*|o # stopień
        """
    + _BY,
    subjects="""
        dzieciaki|maluchy|pies|kot|telefon|bliźniaki|mały|mała|chłopcy|dziewczynki
        słońce|dziecko|film|hałas
        zgaszenie|gaszenie|wyłączanie|wyłączenie|włączanie|włączenie|zapalanie|zapalenie
        zamykanie|zamknięcie|otwieranie|otwarcie|przyciemnianie|przyciemnienie|ściszanie
        odkurzanie
        ja|on|ona|ono|my|wy|oni|one|ty|ktoś|ktokolwiek|wszyscy|nikt|to jest|to był|to była|to było|to są
        to nie jest|to ja|tu jest|tu są|tutaj jest|tutaj są|tu było|tam jest|tam są|tam było|jest mi
        moja żona|mój mąż|mój syn|moja córka|moja mama|mój tata|moja matka|mój ojciec|mój brat
        moja siostra
        mój chłopak|moja dziewczyna|mój szef|moje dzieci|żona|mąż|mama|tata|babcia|dziadek|syn|córka
        brat|siostra|dzieci|sąsiad|sąsiadka|sąsiedzi|autobus|pociąg|szef|goście
        """,
    finite="""
        huczy|huczą|szumi|szumią|warczy|wyje|hałasuje|brzęczy|dudni|zaczyna się|zaczynają się
        zaczyna|zbliża się|zbliżają się|przyjdą|przyjdzie|przychodzą|przyjeżdżają|przyjadą
        pocę się|marzną
        gotuję|duszę|narzeka|narzekają|zamarzam|wygląda
        budzi|trwa|kosztuje|przeszkadza|drażni|denerwuje|razi|oślepia|pada|leje|śnieży|marznę
        marzniemy|kończy się|skończył*|brakuje|zostaje|czytam|jem|jemy|siedzę|leżę|kładę
        kładziemy|wieje|śmierdzi|piszczy|buczy|chcę|zapomniał*
        widać|widzę|słychać|słyszę|jest|mam|idę|jestem|muszę|śpi|śpią|ciemno|zimno|gorąco
        jest|są|był|była|było|były|będzie|będą|jestem|jesteśmy|ma|mają|miał|miała|miało|miały|działa
        działają
        działał*|świeci|świecą|świecił*|pali się|palą się|palił*|gra|grają|grał*|leci|leciał*|stoi|stoją
        stał|stała|stało|wydaje się|wygląda|wyglądał*|brzmi|robi się|zrobiło się|zrobił|zrobiła|idzie|idę
        idziemy|poszedł|poszła|przyszedł|przyszła|przyszli|wrócił*|wraca|wracam|wychodzę|wychodzi|wyszedł
        wyszła|jedzie|jadę|otworzył*|zamknął|zamknęła|zamknęło|zamknęły|otwiera|otwiera się|zamyka się
        zamyka|włączył*|wyłączył*|zgasił*|zapalił*|zaświecił*|zgasło|zgasła|zgasły|gaśnie|gasną|włącza
        włącza się|wyłącza|wyłącza się|zapala|zapala się|zapalają się|został|została|zostało|zostały
        stało się|stanęło|zepsuł*|psuje|miga|mruga|migają|mrugają|buczy|śpię|śpi|śpią|czytam|oglądam
        pracuję
        zgaszone|zgaszona|zgaszony|włączone|włączona|włączony|wyłączone|wyłączona|wyłączony|zapalone
        zapalona|zapalony|otwarte|otwarta|otwarty|zamknięte|zamknięta|zamknięty|przyciemnione|ustawione
        uruchomione|uruchomiony|zatrzymany|zatrzymane|kosztuje|zużywa|podoba|przeszkadza|denerwuje|męczy
        włączam|wyłączam|gaszę|zapalam|otwieram|zamykam|=*łem|=*łam|=*liśmy|=*łyśmy|=*łeś|=*łaś|włączyłem
        wyłączyłem|zgasiłem|zapaliłem|otworzyłem|zamknąłem|włączyłam|wyłączyłam|zgasiłam|zapaliłam
        otworzyłam|zamknęłam|zgasiłeś|włączyłeś|wyłączyłeś|kupiłem|kupiłam|kupił|kupiła|bywa|czuję|boli
        """,
    settled="*",
    firsts="najpierw|po pierwsze",
    articles="""
        ten|ta|to|te|tę|tą|tego|tej|tych|tym|tymi|tamten|tamta|tamto|tamte|tamtą|tamtej|mój|moja|moje|moją
        mojego|mojej|moich|moim|nasz|nasza|nasze|naszą|naszego|naszej|naszych|twój|twoja|twoje|twoją|jego
        jej|ich|swój|swoja|swoje|swoją|wszystkie|wszystkich|wszystko|cały|cała|całe|całą|całego|całej
        każdy|każda|każde|każdą|każdego|każdej|oba|obie|obydwa|obydwie|obu|jakiś|jakieś|jakąś|któreś
        jeden|jedna|jedno|jedną
        """,
    numbers="""
        jeden|jedna|jedno|jedną|jednego|jednej|dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu
        sześć|sześciu|siedem|osiem|dziewięć|dziesięć|dziesięciu|jedenaście|dwanaście|trzynaście
        czternaście|piętnaście|piętnastu|szesnaście|siedemnaście|osiemnaście|dziewiętnaście|dwadzieścia
        dwudziestu|trzydzieści|trzydziestu|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt
        osiemdziesiąt|dziewięćdziesiąt|sto|stu|półtorej|półtora|parę|kilka|kilkanaście
        """,
    joining="w|we|na|z|ze|od|do|u|dla",
    within="w|we",
    only="tylko|jedynie|wyłącznie",
    now="teraz|już|natychmiast|od razu|zaraz teraz",
    particles="włączone|wyłączone|zapalone|zgaszone|otwarte|zamknięte|on|off",
    pronouns="tutaj|tu|to|je|ją|go|wszystko|tak|jak jest|w spokoju|włączone|wyłączone|zapalone|zgaszone|otwarte|zamknięte|ich",
    kinds={
        "cover:curtain": "zasłona|zasłony|zasłonę|zasłon|zasłonie|zasłonami|firan*",
        "cover:awning,blind,shade,shutter": "rolet*|rolecie|żaluzj*|markiz*",
        "media_player:tv": "telewizor*|telewizj*|tv|tiwi|telewizorek",
        "cover:garage": "garaż*",
        "cover:gate": "furtk*|szlaban*|bramk*",
        "timer": "minutnik|minutniki|timer|timery|minutnika|timera|licznik|odliczanie|odliczaj|budzik|alarm|stoper",
        "light": """
            światł*|świateł|światełk*|świetle|lamp*|żarów*|oświetleni*|kinkiet*|żyrandol*|reflektor*|led
            ledy
            ledów|halogen*|plafon*|jarzeniówk*|girland*|taśma led|taśmę led
            """,
        "switch": """
            gniazdko|gniazdka|gniazdek|gniazdku|gniazdo|gniazda|przełącznik*|włącznik*|wyłącznik*|kontakt
            kontakty|kontaktu|wtyczk*|listwa|listwę|listwy
            """,
        "fan": "wentylator*|wiatrak*|wiatracz*|nawiew|nawiewu|okap|okapu",
        "cover": """
            brama
            bramy|bramę|bram|bramie|okno|okna|okien|oknie|okienn*|osłona|osłony|osłonę|drzwi
            drzwiami|drzwiach|klapa|klapy|klapę|pergol*
            """,
        "lock": """
            zamek|zamka|zamki|zamków|zamkiem|zamku|drzwi|drzwiami|drzwiach|rygiel|rygla|rygle|zasuwa
            zasuwę
            zasuwy|kłódk*
            """,
        "valve": """
            zawór|zawory|zaworu|zaworów|woda|wodę|wody|kran|krany|kranu|zraszacz*|nawadniani*
            podlewani*
            """,
        "climate": """
            termostat*|ogrzewani*|temperatur*|klimatyzacj*|klimatyzator*|klima|klimę|klimy|grzejnik*
            kaloryfer*|piec|pieca|grzani*|podłogówk*|ciepło
            """,
        "media_player": """
            głośnik*|radio|radia|radiem|radiu|muzyk*|głośność
            głośności|dźwięk*|kolumn*|wieża|wieżę|piosenk*|utwór|utworu|film|filmu|odtwarzacz*|soundbar*
            """,
        "vacuum": "odkurzacz*|robot|robota|roboty|robotem|roomba|roombę|roomby",
        "lawn_mower": "kosiark*|kosiarec*|robot koszący",
        "todo": "lista|listę|listy|liście|listą|list|zakupy|zakupów|zadań",
        "alarm_control_panel": "alarm|alarmu|alarmem|system alarmowy|alarmy",
        "scene": "scena|scenę|sceny|scenie|nastrój|nastroju",
        "script": "skrypt*|rutyna|rutynę|rutyny",
        "humidifier": "nawilżacz*|osuszacz*|wilgotność|wilgotności",
        "button": "przycisk*|guzik*",
        "siren": "syrena|syrenę|syreny",
    },
    relatives="który|która|które|którego|którą|co|kto|gdzie|że|żeby|których|którym",
    nothing="nic|nikt|niczego|ani trochę|wcale|już nic|zupełnie nic|nikogo",
    wholes="""
        wszystkie|wszystko|cały|całą|całe|resztę|pozostałe|każde|każdą|każdy|wszędzie|oba|obie
        """,
    owners="jego|jej|ich",
    its="je|ją|go|to|ten|tę|te|jej|jego|nim|nią",
    do_its="""
        zrób to|zrób to proszę|zajmij się tym|załatw to|zrób to ty|możesz to zrobić
        mógłbyś to zrobić|mogłabyś to zrobić|weź to zrób|ogarnij to
        """,
    thens="""
        to|wtedy|więc|w takim razie|no to|i wtedy|to wtedy|a więc|zatem|a zatem
        """,
    infinitives="*ać|*eć|*ić|*yć|*uć|*ąć|*iść|*jść|*eść",
    clear_orders=True,
    affirms="tak|owszem|już tak|za to tak|i owszem",
    vocatives="""
        kochanie|skarbie|kotku|stary|stara|kochana|kochany|słonko|misiu|bracie|kolego
        mój drogi|moja droga|przyjacielu|złotko|szefie|żabko|rybko|człowieku|ziom|ziomek
        """,
    hedges="powiedzmy|raczej|niech będzie|dajmy|dajmy na to|zróbmy",
    conclusions="więc poproszę|więc proszę|stąd|przeto|to proszę|to poproszę|więc|no to|to|zatem|a więc|dlatego|tak więc|no więc|w takim razie",
    addressees="ty|wy|a ty|a wy",
    ones="""
        ta w|ten w|tę w|tej w|tego w|ta na|ten na|tę na|tej na|ta z|ten z|tę z|tej z|ta przy
        tę przy|ten przy
        """,
    overs="nad",
    provisos="""
        byle|byleby|byle tylko|aby tylko|żeby tylko|grunt żeby|grunt że|ważne żeby
        """,
    stays="dalej|zostanie|zostało|zostały|nadal|został|została|nie zgasło",
    likes="jak",
    states="""
        gorąc|parno|chłodno|ziąb|upał|hałas|duchota|zaduch|skwar
        ciemno|zimno|gorąco|duszno|jasno|głośno|cicho|tu|tutaj|ciepło
        """,
    disbelief="""
        dasz wiarę|dacie wiarę|wyobrażasz sobie|uwierzysz
        nie gadaj|nie wierzę|nie może być|niemożliwe|żartujesz|bez jaj|no co ty|nie mów
        """,
    units="procent|procenty|procentów|stopni|stopnie|stopień",
    spans="minut|minuty|godzinę|godzinkę|godziny|godzin|kwadrans",
    not_thats="""
        nie ta|nie ten|nie tę|nie tą|nie tego|nie tej|nie to|nie nie ta|nie nie tę
        nie nie ten|nie tamta|nie tamtą|nie tamten
        """,
    ofs="od|dla",
    lastings="""
        od godziny|od godzin|od paru godzin|od kilku godzin|od # godzin|od # minut
        od kwadransa|od dawna|od rana|od dłuższego czasu|od pół godziny|od dwóch godzin|nadal
        wciąż|ciągle|cały czas|cały dzień|bez przerwy|bez ustanku|godzinami|zawsze
        """,
    presents="""
        jeszcze|już|teraz|obecnie|aktualnie|w tej chwili|w tym momencie|właściwie|przypadkiem|nadal
        może|akurat
        """,
    bits="trochę|troszkę|odrobinę|nieco",
    partways="""
        do połowy|w połowie|na pół|połowicznie|na połowę|o połowę|jedną trzecią
        jedną czwartą|częściowo|w jednej trzeciej
        """,
    yours="twój|twoja|twoje|twoją|swój|swoją|swoje|waszą|wasze",
    own_reports="""
        powiedziałem|powiedziałam|mówiłem|mówiłam|przed chwilą powiedziałem
        przed chwilą powiedziałam
        """,
    shares="procent|procenty|procentów|procenta",
    to_dos=_WILL_YOU,
)
"""Polish, as it is spoken to a house."""
