"""The words of yes and no, of all languages of Home Assistant's sentences.

One table, not an entry in the file of each language: most of these languages have no
other words here, and who adds one sees how the others do it.

A phrase stands here only if it says nothing else: "no" is left out in Polish, Czech and
Slovak, where it begins a yes, and "doch" in German. Whatever is missing is read by the
model, so that a gap costs a question and a wrong entry opens a door.

Home Assistant's sentence languages without an entry here: kw.
"""

from collections.abc import Mapping
from functools import lru_cache

from ...text.base_language import words_language
from ..yes_no import Table, YesNo

WHY: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    "en": (
        frozenset(
            ["he", "she", "it", "they", "there", "the", "my", "our", "that", "these"]
        ),
        frozenset(["s", "is", "are", "re", "ve", "has", "have"]),
    ),
    "de": (
        frozenset(["er", "sie", "es", "da", "der", "die", "das", "mein", "meine"]),
        frozenset(
            ["ist", "sind", "hat", "haben", "wartet", "warten", "kommt", "steht"]
        ),
    ),
}
"""Words that a reason for a yes or no begins with, and how it goes on: "it's my son". What
"can" be, or what "I" do, may put it off: "yes, he can wait", "yes, I'll think about it"."""

SENSED: Mapping[str, str] = {
    "en": "i can hear, i can see, we can hear, we can see, i see, i hear, we see, i saw, "
    "i heard, i know, we know, i recognise, i recognize, i ve seen, i ve checked, i checked",
    "de": "ich hör, ich höre, ich seh, ich sehe, ich kenn, ich kenne, wir hören, wir sehen",
}
"""What a reason begins with by which the speaker knows: "I can hear him singing"."""

OF_WORDS: Mapping[str, frozenset[str]] = {
    "en": frozenset(["you", "that", "this", "it", "what", "how", "why", "if", "about"]),
    "de": frozenset(["dich", "dir", "das", "es", "was", "wie", "warum", "ob"]),
}
"""What shows behind that that it is only what was said: "I heard you"."""

OWN_WHY: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    "en": (frozenset(["i", "we"]), frozenset(["m", "am"])),
    "de": (frozenset(["ich", "wir"]), frozenset(["bin", "stehe", "steh", "stehen"])),
}
"""The same of who speaks: "I'm right here"."""

_SURE = ", ".join(
    f"{who}{how}{sure}"
    for who in ("i am ", "i'm ", "we are ", "we're ", "")
    for how in (
        "",
        "quite ",
        "very ",
        "absolutely ",
        "completely ",
        "totally ",
        "dead ",
    )
    for sure in ("sure", "certain", "positive")
)
"""A yes by what somebody is of it: "I am quite certain"."""

WORDS: Mapping[str, YesNo] = {
    "en": YesNo(
        yes=f"{_SURE}, aye, righto, right you are, okey dokey, uh huh, mhm, mm hm, mm hmm, mmhm, yeah, yep, yup, yea, sure, sure thing, of course, certainly, definitely, "
        "absolutely, by all means, go ahead, go ahead and, go head, go head and, go 'head, go 'head and, yessir, yes sir, yes ma'am, go on, go on and, go for it, that's grand, that is grand, that'd be grand, that'd be great, that would be great,  do so, yes do, i do, "
        "you may, you can, i insist, proceed, correct, exactly, indeed, "
        "that's right, that's correct, that is right, that is correct, affirmative, "
        "confirm, confirmed, i confirm, make it so, sounds good, you bet, you betcha, "
        "go right ahead, go right ahead and, yes indeed, yessir, for sure, sure do, please do, do please, do it, "
        "do that, roger, roger that, be my guest, "
        "fine by me, fine with me, that's fine, that is fine, works for me, let's do it, "
        "let's do that, i'd like that, i would like that, yes let's, if you would, crack on",
        soft="alright, all right, fine",
        go="do",
        fill="sí, si, oui, ja, please, the, it, this, that, them, now, right now, then, just, for me, my, "
        "thanks, thank you, oh, well, let him in, let her in, let them in, let us in, "
        "let me in, for him, for her, for them, sir, ma'am, mate, love, honey, hon, darling, "
        "dear, buddy, pal, boss, man, dude, bro, sweetheart, sweetie, baby, babe, sugar, sis, "
        "son, kiddo, chief, champ, friend, my friend, my dear, my love, my darling, why, straight away, "
        "right away, at once, quickly, quick, quick as you can, as quick as you can, "
        "fast as you can, as fast as you can, soon as you can, as soon as you can, then please, if you could, if you can, "
        "it's him, it's her, it's them, it's us, it's me, it is him, it is her, it is me, "
        "it's definitely him, it's definitely her, it's definitely them, it's really him, "
        "it's really her, it's only him, it's only her, it's only me, it's only us, "
        "that's him, that's her, that's them, that's us, that's me, that is him, "
        "that is her, that is them, that'll be him, that'll be her, that'll be them, "
        "he's waiting, she's waiting, they're waiting, the guests are waiting, "
        "again, already, ta, cheers",
        no="no, nope, nah, no thanks, no thank you, not now, not yet, not today, don't, "
        "do not, dont, don't do it, do not do it, dont do it, don't do that, "
        "do not do that, leave it, leave them, leave that, leave it alone, leave it be, "
        "leave it as it is, leave it like that, leave it that way, let it be, forget it, "
        "forget that, forget about it, cancel, cancel it, cancel that, never, never mind, "
        "nevermind, never ever, stop, stop it, stop that, absolutely not, of course not, "
        "certainly not, definitely not, sure not, better not, rather not, i'd rather not, "
        "i don't, i do not, i don't want it, i don't want that, i don't want to, "
        "you may not, no way, negative, abort, not at all, no need, drop it, skip it",
        never="not, don, won, t, nothing, none, nor, neither, without, except, but, "
        "unless, wait",
    ),
    "de": YesNo(
        yes="ja, jawohl, jep, jo, jup, jap, klar, na klar, natürlich, sicher, "
        "selbstverständlich, gerne, gern, unbedingt, auf jeden fall, einverstanden, "
        "genau, richtig, stimmt, bestätigt, ich bestätige, los, leg los, nur zu, "
        "geht klar, freilich, aber ja, aber klar, aber gerne, aber sicher, "
        "aber natürlich",
        soft="in ordnung",
        go="mach, mache, machen, mach's, tu, tu's",
        fill="bitte, die, der, das, den, dem, es, sie, ihn, mal, jetzt, gleich, sofort, "
        "dann, doch, ruhig, danke, nun, einfach, mir, für mich, ach",
        no="nein, nee, ne, nö, nein danke, nicht, bitte nicht, jetzt nicht, noch nicht, "
        "nicht jetzt, lieber nicht, besser nicht, auf keinen fall, auf gar keinen fall, "
        "keinesfalls, niemals, nie, nie im leben, lass es, lass das, lass es sein, "
        "lass das sein, lass sein, lass mal, lass gut sein, lass es so, lass es bleiben, "
        "lass es wie es ist, vergiss es, vergiss das, abbrechen, abbruch, brich ab, "
        "stopp, stop, halt, mach das nicht, mach es nicht, mach's nicht, tu das nicht, "
        "tu es nicht, tu's nicht, nicht nötig, nicht machen, bloß nicht, natürlich nicht, "
        "sicher nicht, bestimmt nicht, doch nicht, will ich nicht",
        never="kein, keine, keinen, keinem, keiner, keines, nichts, ohne, außer, lass, "
        "vergiss, warte",
    ),
    "fr": YesNo(
        yes="oui, ouais, ouaip, bien sûr, d'accord, vas-y, allez-y, fais-le, faites-le, "
        "certainement, absolument, volontiers, avec plaisir, tout à fait, exact, "
        "exactement, c'est ça, c'est bon, entendu, évidemment, je confirme, confirmé, "
        "je veux bien, affirmatif, bien sûr que oui",
        go="fais, faites",
        fill="s'il te plaît, s'il vous plaît, stp, svp, le, la, les, l, du, de, des, d, "
        "maintenant, tout de suite, merci, donc, alors, ça, cela, ah, eh bien, allez",
        no="non, nan, non merci, pas maintenant, pas encore, surtout pas, pas du tout, "
        "pas, jamais, jamais de la vie, laisse, laisse tomber, laissez tomber, "
        "laisse comme ça, laissez comme ça, laisse ça, oublie, oublie ça, oubliez, "
        "annule, annulez, annuler, stop, arrête, arrêtez, ne fais pas ça, "
        "ne le fais pas, ne le faites pas, ne fais rien, ne faites rien, "
        "bien sûr que non, certainement pas, absolument pas, il vaut mieux pas, "
        "ce n'est pas la peine, c'est pas la peine, pas la peine, tant pis",
        never="ne, n, rien, aucun, aucune, ni, sans, sauf, mais, laissez, attends, "
        "attendez",
    ),
    "es": YesNo(
        yes="sí, claro, claro que sí, por supuesto, por supuesto que sí, desde luego, "
        "de acuerdo, adelante, hazlo, hágalo, venga, dale, correcto, exacto, "
        "exactamente, afirmativo, confirmo, confirmado, quiero, que sí, así es, procede",
        soft="vale, okey",
        go="haz, haga, hacer",
        fill="por favor, porfa, el, la, los, las, lo, de, del, ahora, ahora mismo, ya, "
        "gracias, entonces, pues, eso",
        no="no, no gracias, ahora no, todavía no, aún no, nunca, jamás, déjalo, déjelo, "
        "déjalo así, déjelo así, déjalo como está, déjalo estar, olvídalo, olvídelo, "
        "olvida eso, cancela, cancelar, cancele, cancélalo, para, detente, stop, "
        "no lo hagas, no lo haga, no hagas eso, no hagas nada, claro que no, "
        "por supuesto que no, mejor no, de ninguna manera, en absoluto, para nada, "
        "ni hablar, no quiero, no hace falta, no importa",
        never="nada, ni, ningún, ninguna, ninguno, sin, salvo, excepto, menos, pero, "
        "tampoco, espera",
    ),
    "nl": YesNo(
        yes="ja, jazeker, jawel, jep, jup, zeker, zeker weten, natuurlijk, tuurlijk, "
        "uiteraard, graag, prima, akkoord, doe maar, doe het, doe het maar, doe dat, "
        "doe dat maar, ga je gang, ga maar, ga door, klopt, dat klopt, inderdaad, "
        "correct, precies, bevestigd, is goed, dat is goed, toe maar",
        soft="oké, oke",
        go="doe, doen",
        fill="alsjeblieft, alstublieft, aub, de, het, dat, die, ze, hem, haar, nu, dan, "
        "even, eens, hoor, bedankt, dank je, dank je wel, dank u, meteen, gewoon, "
        "voor mij, van",
        no="nee, neen, nee dank je, nee bedankt, niet, liever niet, niet nu, nu niet, "
        "nog niet, nooit, nooit van mijn leven, laat maar, laat het, laat het maar, "
        "laat het zo, laat maar zitten, laat zitten, vergeet het, vergeet het maar, "
        "vergeet maar, annuleer, annuleren, annuleer het, stop, stop maar, hou op, "
        "niet doen, doe het niet, doe dat niet, doe maar niet, absoluut niet, "
        "zeker niet, natuurlijk niet, helemaal niet, geen sprake van, beter niet, "
        "hoeft niet, dat hoeft niet, toch niet",
        never="geen, niks, niets, nimmer, laat, vergeet, behalve, zonder, wacht",
    ),
    "pl": YesNo(
        yes="tak, no tak, no jasne, no pewnie, jasne, oczywiście, pewnie, zgoda, śmiało, "
        "naturalnie, jak najbardziej, zgadza się, potwierdzam, potwierdzone, owszem, "
        "koniecznie, możesz, dawaj",
        soft="okej, dobrze, dobra",
        go="zrób, rób, zrobić",
        fill="proszę, to, je, ją, go, ten, ta, te, teraz, już, dziękuję, dzięki, mi, "
        "od razu, natychmiast, więc",
        no="nie, nie dziękuję, nie dzięki, nie teraz, teraz nie, jeszcze nie, nigdy, "
        "nigdy w życiu, zostaw, zostaw to, zostaw tak, zostaw jak jest, zapomnij, "
        "zapomnij o tym, anuluj, anuluj to, stop, przestań, odwołaj, nie rób, "
        "nie rób tego, nie trzeba, lepiej nie, oczywiście że nie, w żadnym razie, "
        "absolutnie nie, nieważne, wcale nie, no nie, jednak nie, nie chcę",
        never="żaden, żadna, żadne, żadnym, nic, ani, bez, oprócz, poza, ale, czekaj, "
        "poczekaj",
    ),
    "af": YesNo(yes="ja", no="nee, nooit", never="nie"),
    "ar": YesNo(yes="نعم, أجل, طبعا", no="لا, كلا, أبدا"),
    "bg": YesNo(yes="да, разбира се", no="не, никога", fill="моля"),
    "bn": YesNo(yes="হ্যাঁ, হ্যা", no="না"),
    "ca": YesNo(
        yes="sí, i tant, d'acord, és clar, endavant, fes-ho",
        no="no, no gràcies, mai, cancel·la, deixa-ho",
        fill="si us plau, gràcies",
    ),
    "cs": YesNo(
        yes="ano, jo, jojo, no ano, no jasně, jasně, jasná věc, jistě, zajisté, "
        "samozřejmě, určitě, rozhodně, klidně, udělej to, udělejte to, proveď to, "
        "proveďte to, do toho, jen do toho, souhlasím, potvrzuji, potvrzuju, "
        "potvrzeno, správně, přesně, přesně tak, je to tak, platí, můžeš, můžete, "
        "chci, to chci",
        soft="dobře, dobrá, fajn, okej, oukej, tak jo, tak dobře",
        go="udělej, udělejte, proveď, proveďte",
        fill="prosím, prosím tě, prosím vás, děkuji, děkuju, díky, to, ho, ji, je, "
        "ten, tu, teď, hned, ihned, okamžitě, tak, mi, pro mě",
        no="ne, nikoli, nikoliv, nikdy, nikdy v životě, ne děkuji, ne děkuju, ne díky, "
        "ne teď, teď ne, ještě ne, dnes ne, určitě ne, rozhodně ne, samozřejmě ne, "
        "samozřejmě že ne, raději ne, radši ne, vůbec ne, v žádném případě, "
        "ani náhodou, nedělej to, nedělejte to, nech to, nechte to, nech to být, "
        "nechte to být, nech být, nech to tak, nechte to tak, nech to jak to je, "
        "zapomeň na to, zapomeňte na to, zruš, zruš to, zrušte to, zrušit, stop, "
        "přestaň, není třeba, není potřeba, to není třeba, to není potřeba, nechci, "
        "to nechci, rozmyslel jsem si to, rozmyslela jsem si to",
        never="nic, ani, žádný, žádná, žádné, žádnou, bez, kromě, mimo, pouze, ale, "
        "počkej, počkejte",
    ),
    "cy": YesNo(yes="ie, ia", no="na, nage", soft="iawn", never="nac, nid, ddim"),
    "da": YesNo(
        yes="ja, jada, jep, ja tak, jo tak, ja gerne, gerne, meget gerne, "
        "selvfølgelig, naturligvis, absolut, bestemt, helt bestemt, "
        "gør det, gør det bare, bare gør det, kør, kør bare, sæt i gang, korrekt, "
        "rigtigt, det er rigtigt, det er korrekt, det passer, præcis, bekræft, "
        "bekræftet, jeg bekræfter, jeg er sikker, det må du gerne, det kan du godt",
        soft="okej, i orden, det er i orden",
        go="gør",
        fill="tak, mange tak, tusind tak, venligst, vær så venlig, er du sød, den, "
        "det, dem, nu, lige nu, straks, med det samme, så, lige, for mig",
        no="nej, næ, niks, nix, nej tak, ellers tak, nej ellers tak, ikke, ikke nu, "
        "ikke endnu, ikke i dag, aldrig, aldrig i livet, absolut ikke, bestemt ikke, "
        "selvfølgelig ikke, naturligvis ikke, helst ikke, slet ikke, overhovedet ikke, "
        "gør det ikke, gør ikke det, lad være, lad være med det, lad det være, "
        "lad den være, lad dem være, lad det være som det er, lad det ligge, glem det, "
        "drop det, spring det over, annuller, annuller det, afbryd, afbryd det, stop, "
        "stop det, ikke nødvendigt, det er ikke nødvendigt, det behøver du ikke, "
        "det behøves ikke, jeg vil ikke, jeg har fortrudt",
        never="ingen, intet, ingenting, hverken, uden, undtagen, bortset, men, vent",
    ),
    "el": YesNo(
        yes="ναι, βέβαια, βεβαίως, φυσικά",
        no="όχι, ποτέ, άκυρο",
        soft="εντάξει",
        fill="παρακαλώ, ευχαριστώ",
        never="μη, μην, δεν",
    ),
    "et": YesNo(yes="jah, jaa, muidugi", no="ei", fill="palun", never="ära"),
    "eu": YesNo(yes="bai, noski", no="ez, inoiz ez", fill="mesedez"),
    "fa": YesNo(yes="بله, آره", no="نه, خیر, نه خیر, هرگز", fill="لطفا"),
    "fi": YesNo(
        yes="kyllä, joo, juu, toki, tietysti",
        no="ei, ei kiitos, peruuta",
        fill="kiitos",
        never="älä, en",
    ),
    "ga": YesNo(yes="tá, sea, is ea, cinnte", no="níl, ní hea", never="ná, ní"),
    "gl": YesNo(
        yes="si, claro, por suposto, adiante",
        no="non, nunca, non grazas",
        fill="por favor, grazas",
    ),
    "gu": YesNo(yes="હા", no="ના, નહીં"),
    "he": YesNo(yes="כן, בטח, כמובן", no="לא, אף פעם", soft="בסדר", fill="בבקשה, תודה"),
    "hi": YesNo(
        yes="हाँ, हां, जी हाँ, जी हां, बिल्कुल",
        no="नहीं, जी नहीं, ना, कभी नहीं",
        soft="ठीक है",
        never="मत",
    ),
    "hr": YesNo(
        yes="da, naravno, može",
        no="ne, nikad, nemoj",
        soft="u redu",
        fill="molim, hvala",
    ),
    "hu": YesNo(
        yes="igen, persze, természetesen",
        no="nem, soha, mégse",
        soft="rendben, oké",
        fill="kérem, köszönöm",
        never="ne, sem",
    ),
    "hy": YesNo(yes="այո", no="ոչ, երբեք", never="չի"),
    "id": YesNo(
        yes="ya, iya, tentu, silakan",
        no="tidak, jangan, batal, nggak, tidak usah",
        soft="baik, oke",
        never="tak, bukan",
    ),
    "is": YesNo(yes="já, auðvitað", no="nei, aldrei", never="ekki"),
    "it": YesNo(
        yes="sì, certo, certamente, sicuro, sicuramente, naturalmente, ovviamente, "
        "volentieri, esatto, esattamente, giusto, corretto, d'accordo, fallo, fallo pure, "
        "procedi, avanti, vai, puoi, puoi farlo, puoi procedere, confermo, confermato, "
        "affermativo, certo che sì, assolutamente sì, direi di sì",
        soft="va bene, okei",
        go="fai, fare, faccia",
        fill="per favore, per piacere, per cortesia, ti prego, grazie, grazie mille, il, "
        "lo, la, i, gli, le, l, di, del, della, ora, adesso, subito, pure, allora, "
        "ah, oh",
        no="no, no grazie, mai, mai e poi mai, annulla, annullare, lascia, lascia stare, "
        "lascia perdere, lascia così, lascia com'è, lascialo, lascialo stare, "
        "lascialo così, lasciala, lasciala stare, lasciala così, dimenticalo, scordatelo, "
        "stop, non farlo, non lo fare, non lo faccia, non fare niente, non fare nulla, "
        "non ora, non adesso, non ancora, non oggi, ora no, adesso no, per ora no, "
        "certo che no, sicuramente no, ovviamente no, assolutamente no, meglio no, "
        "meglio di no, direi di no, niente affatto, nient'affatto, per niente, "
        "in nessun caso, neanche per sogno, non voglio, non serve, non importa, "
        "non è necessario, non ce n'è bisogno, negativo, ho cambiato idea, "
        "ci ho ripensato",
        never="non, niente, nulla, né, nessun, nessuno, nessuna, neanche, nemmeno, "
        "neppure, senza, tranne, eccetto, salvo, meno, ma, però, invece, aspetta, aspetti",
    ),
    "ja": YesNo(
        yes="はい, ええ, うん, お願い, お願いします, おねがいします, もちろん, どうぞ, やって, "
        "やってください, そうしてください, そうです",
        no="いいえ, いえ, いや, ううん, やめて, やめてください, だめ, だめです, ダメ, 駄目, "
        "キャンセル, 結構です, しないで, しないでください, 違う, 違います, 中止",
        soft="オーケー, オッケー",
        never="ない",
        spaced=False,
    ),
    "ka": YesNo(yes="კი, დიახ", no="არა, არასოდეს"),
    "kn": YesNo(yes="ಹೌದು", no="ಇಲ್ಲ, ಬೇಡ"),
    "ko": YesNo(
        yes="네, 예, 응, 물론, 물론이죠, 해줘, 해 줘, 해주세요, 해 주세요, 그렇게 해",
        no="아니, 아니요, 아니오, 아뇨, 안돼, 안 돼, 취소, 취소해, 그만, 하지마, 하지 마, "
        "하지 마세요",
        soft="좋아, 좋아요",
        never="안, 말고, 마",
    ),
    "lb": YesNo(yes="jo, ja, natierlech", no="neen, nee, ni", never="net, keen"),
    "lt": YesNo(yes="taip, žinoma", no="ne, niekada", soft="gerai", fill="prašau"),
    "lv": YesNo(yes="jā, protams", no="nē, nekad", soft="labi", fill="lūdzu"),
    "ml": YesNo(yes="അതെ", no="അല്ല, ഇല്ല, വേണ്ട"),
    "mn": YesNo(yes="тийм", no="үгүй", never="биш, бүү"),
    "ms": YesNo(yes="ya, tentu", no="tidak, tak, jangan", soft="baik", never="bukan"),
    "nb": YesNo(
        yes="ja, jada, japp, jepp, ja takk, jo takk, ja gjerne, gjerne, veldig gjerne, "
        "selvfølgelig, selvsagt, naturligvis, javisst, absolutt, definitivt, "
        "klart det, så klart, gjør det, gjør det bare, bare gjør det, kjør, kjør på, "
        "sett i gang, korrekt, riktig, det er riktig, stemmer, det stemmer, bekreft, "
        "bekreftet, jeg bekrefter, jeg er sikker, det må du gjerne, det kan du, "
        "det kan du gjøre",
        soft="okei, greit, det er greit, i orden, det er i orden",
        go="gjør",
        fill="takk, tusen takk, mange takk, vennligst, vær så snill, er du snill, den, "
        "det, dem, nå, straks, med en gang, da, så, for meg",
        no="nei, næ, niks, nix, neida, nei da, nei takk, ellers takk, nei ellers takk, "
        "ikke, ikke nå, ikke ennå, ikke enda, ikke i dag, aldri, aldri i livet, "
        "absolutt ikke, definitivt ikke, selvfølgelig ikke, selvsagt ikke, "
        "naturligvis ikke, helst ikke, slett ikke, overhodet ikke, ikke gjør det, "
        "gjør det ikke, la være, la det være, la den være, la dem være, "
        "la det være som det er, la det ligge, glem det, dropp det, hopp over det, "
        "avbryt, avbryt det, stopp, stopp det, ikke nødvendig, det er ikke nødvendig, "
        "det trengs ikke, det trenger du ikke, jeg vil ikke, jeg har ombestemt meg",
        never="ikkje, ingen, intet, ingenting, verken, uten, unntatt, bortsett, men, "
        "vent",
    ),
    "ne": YesNo(yes="हो", no="होइन, छैन, पर्दैन"),
    "pa": YesNo(yes="ਹਾਂ, ਹਾਂਜੀ, ਹਾਂ ਜੀ", no="ਨਹੀਂ, ਨਾ, ਨਹੀਂ ਜੀ"),
    "pt": YesNo(
        yes="sim, claro, claro que sim, é claro, é claro que sim, com certeza, certamente, "
        "evidentemente, naturalmente, lógico, pode, podes, pode fazer, podes fazer, "
        "faz isso, faça isso, fá-lo, faça-o, avança, avance, vá em frente, vai em frente, "
        "prossegue, prossiga, quero, isso mesmo, exato, exatamente, correto, de acordo, "
        "confirmo, confirmado, afirmativo, positivo, com prazer",
        soft="está bem, tá bem, tá bom, tá, tudo bem, certo, beleza",
        go="faz, faça, fazer",
        fill="por favor, se faz favor, se fizer favor, obrigado, obrigada, muito obrigado, "
        "muito obrigada, valeu, o, a, os, as, de, do, da, dos, das, isso, isto, agora, "
        "agora mesmo, já, então, para mim, pra mim, ah, oh",
        no="não, não obrigado, não obrigada, nunca, nunca mais, jamais, cancela, cancele, "
        "cancelar, cancela isso, cancele isso, deixa, deixe, deixa estar, deixe estar, "
        "deixa para lá, deixe para lá, deixa pra lá, deixe pra lá, deixa assim, "
        "deixe assim, deixa como está, deixe como está, esquece, esqueça, esquece isso, "
        "esqueça isso, stop, agora não, não agora, ainda não, hoje não, por enquanto não, "
        "claro que não, é claro que não, com certeza que não, com certeza não, "
        "é melhor não, melhor não, acho que não, de jeito nenhum, de maneira nenhuma, "
        "de modo nenhum, de forma nenhuma, nem pensar, nada disso, não quero, "
        "não faças isso, não faça isso, não faz isso, não o faças, não o faça, "
        "não faças nada, não faça nada, não precisa, não é preciso, não é necessário, "
        "não importa, negativo, mudei de ideia, mudei de ideias",
        never="nem, nada, sem, exceto, excepto, menos, salvo, mas, porém, senão, nenhum, "
        "nenhuma, ninguém, espera, espere",
    ),
    "ro": YesNo(
        yes="da, sigur, desigur",
        no="nu, nu mulțumesc, niciodată, anulează, lasă",
        soft="bine, în regulă",
        fill="te rog, mulțumesc",
    ),
    "ru": YesNo(
        yes="да, ага, конечно, давай, разумеется",
        no="нет, не, не надо, не нужно, нет спасибо, никогда, отмена, отмени, не сейчас, "
        "стоп, забудь, оставь, ни в коем случае",
        soft="хорошо, ладно, окей",
        go="сделай, делай",
        fill="пожалуйста, спасибо, это, сейчас",
        never="ни, ничего, без, кроме, но",
    ),
    "sk": YesNo(
        yes="áno, hej, jasné, samozrejme",
        no="nie, nikdy, zruš to, nechaj to",
        soft="dobre",
        fill="prosím, ďakujem",
    ),
    "sl": YesNo(
        yes="da, ja, seveda",
        no="ne, nikoli",
        soft="v redu, dobro",
        fill="prosim, hvala",
    ),
    "sr": YesNo(
        yes="да, da, наравно, naravno, може, može",
        no="не, ne, никад, nikad, немој, nemoj",
        soft="у реду, u redu, важи, važi",
        fill="молим, molim, хвала, hvala",
    ),
    "sv": YesNo(
        yes="ja, japp, jajamän, jajamensan, jadå, ja tack, ja gärna, visst, javisst, "
        "absolut, självklart, såklart, naturligtvis, givetvis, gärna, "
        "gör det, kör, kör på, sätt igång, precis, exakt, korrekt, stämmer, "
        "det stämmer, bekräfta, bekräftat, jag bekräftar, jag är säker, det får du, "
        "det kan du göra",
        soft="okej",
        go="gör",
        fill="tack, tack så mycket, snälla, är du snäll, vänligen, den, det, dem, dom, "
        "nu, genast, direkt, med en gång, då, åt mig",
        no="nej, nä, nää, nix, nej tack, inte, inte nu, inte än, inte idag, "
        "inte i dag, aldrig, aldrig i livet, absolut inte, självklart inte, "
        "såklart inte, naturligtvis inte, verkligen inte, helst inte, inte alls, "
        "gör det inte, gör inte det, låt bli, låt vara, låt det vara, låt den vara, "
        "låt dem vara, låt det vara som det är, glöm det, strunta i det, "
        "hoppa över det, skippa det, avbryt, avbryt det, stopp, stop, sluta, "
        "det behövs inte, behövs inte, jag vill inte, jag har ångrat mig, "
        "jag ångrar mig",
        never="ej, icke, ingen, inget, inga, ingenting, varken, utan, utom, förutom, "
        "men, fast, vänta",
    ),
    "sw": YesNo(yes="ndiyo, naam", no="hapana, la, siyo", soft="sawa", never="usi"),
    "ta": YesNo(yes="ஆம், ஆமாம்", no="இல்லை, வேண்டாம்"),
    "te": YesNo(yes="అవును", no="కాదు, వద్దు, లేదు"),
    "th": YesNo(
        yes="ใช่, ตกลง, ได้, ได้เลย, เอา",
        no="ไม่, ไม่ใช่, ไม่เอา, ไม่ต้อง, ไม่ได้, อย่า, ยกเลิก, หยุด",
        soft="โอเค",
        fill="ครับ, ค่ะ",
        spaced=False,
    ),
    "tr": YesNo(
        yes="evet, tabii, tabii ki, tabi, elbette",
        no="hayır, yok, olmaz, asla, iptal, iptal et, boş ver, dur, istemiyorum, yapma",
        soft="tamam, olur",
        fill="lütfen",
        never="değil, hiç",
    ),
    "uk": YesNo(
        yes="так, авжеж, звичайно, давай",
        no="ні, не, ніколи, не треба, скасуй, ні дякую",
        soft="гаразд, добре",
        go="зроби",
        fill="будь ласка, дякую",
        never="без, крім, але",
    ),
    "ur": YesNo(yes="ہاں, جی ہاں", no="نہیں, جی نہیں, نہ", never="مت"),
    "vi": YesNo(
        yes="có, vâng, dạ vâng, ừ, được, đồng ý, làm đi",
        no="không, dạ không, không cần, đừng, thôi, hủy, huỷ",
        fill="cảm ơn",
        never="chưa",
    ),
    "zh": YesNo(
        yes="是, 是的, 对, 對, 好, 好的, 好啊, 好呀, 可以, 行, 当然, 當然, 确定, 確定, 要, 係",
        no="不, 不是, 不要, 不用, 不用了, 不行, 不可以, 不必, 别, 別, 取消, 算了, 没有, "
        "沒有, 停, 唔好, 唔使, 唔係",
        fill="请, 請, 吧, 啊, 呀, 谢谢, 謝謝",
        never="没, 沒, 唔, 除",
        spaced=False,
    ),
}


@lru_cache
def table_of(language: str) -> Table | None:
    """Return the phrases of a language such as "pt-BR"; None where there are none."""
    words = WORDS.get(words_language(language))
    return Table(words) if words else None
