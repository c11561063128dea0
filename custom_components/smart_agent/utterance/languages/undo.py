"""The words that take back what was done last.

A phrase stands here only if it can mean nothing else as a whole sentence: "cancel that"
may be a timer, "turn it back" a thermostat, "annule" what rings, "cofnij" a film. Whatever
is missing is the model's, which says that it cannot do that.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product

from ...text.base_language import words_language
from ..undo import Table, UndoWords


def _back_to() -> Iterator[str]:
    """Yield English ways to have things back how they were: "put it back where it was"."""
    hows = "as, how, like, where, to how, to what, to where, the way, to the way"
    was = "it was, it had been, you had it, we had it, i had it, you found it"
    were = "they were, they had been, you had them, we had them, i had them"
    for verb in ("put", "set", "change", "move", "turn", "bring"):
        for pronouns, ends in (("it, that, everything", was), ("them, those", were)):
            for pronoun, how, end in product(
                *(one.split(", ") for one in (pronouns, hows, ends))
            ):
                yield f"{verb} {pronoun} back {how} {end}"
    for how, end in product(hows.split(", "), was.split(", ")):
        yield f"back {how} {end}"


WORDS: Mapping[str, UndoWords] = {
    "en": UndoWords(
        phrases="undo, undo that, undo this, undo it, undo them, undo those, "
        "undo that one, undo that again, undo the last, undo the last one, "
        "undo the last thing, undo the last change, undo the last command, "
        "undo the last action, undo your last action, undo your last change, "
        "undo my last command, undo what you did, undo what you just did, "
        "undo what you've done, undo what you have done, "
        "undo what you've just done, undo what you have just done, "
        "put it back, put that back, put them back, put everything back, "
        "change it back, change that back, change them back, "
        "revert, revert that, revert it, revert this, revert the last change, "
        "reverse that, make it as it was, make it like it was before, "
        + ", ".join(_back_to()),
        before="please, can you, could you, would you, will you, can you please, "
        "could you please, would you please, no, oh, oh no, wait, no wait, mm, mmm, hm, hmm, "
        "um, uh, er, erm, ah, ah no, nah, nope, ugh, oops, whoops, right, well, yeah no, "
        "actually no, hang on, let's, "
        "sorry, actually, just, hey, okay, ok, quick, quickly, and, now",
        after="please, now, right now, again, thanks, thank you, for me, before, "
        "right away, quickly, would you, will you, can you, could you",
    ),
    "de": UndoWords(
        phrases="rückgängig, rückgängig machen, bitte rückgängig machen, "
        "mach das rückgängig, mach dies rückgängig, mach es rückgängig, "
        "mach's rückgängig, mache das rückgängig, mache es rückgängig, "
        "mach das wieder rückgängig, mach es wieder rückgängig, "
        "mache das wieder rückgängig, mache es wieder rückgängig, "
        "mach das bitte rückgängig, mach es bitte rückgängig, "
        "mache das bitte rückgängig, mache es bitte rückgängig, "
        "mach das bitte wieder rückgängig, mach es bitte wieder rückgängig, "
        "mach das mal rückgängig, mach das sofort rückgängig, "
        "mach das letzte rückgängig, mach das letzte bitte rückgängig, "
        "mach die letzte änderung rückgängig, mache die letzte änderung rückgängig, "
        "mach den letzten befehl rückgängig, mache den letzten befehl rückgängig, "
        "das rückgängig machen, es rückgängig machen, das wieder rückgängig machen, "
        "das bitte rückgängig machen, es wieder rückgängig machen, "
        "die letzte änderung rückgängig machen, "
        "mach es wieder so wie es war, mach es wieder wie es war, "
        "mach das wieder so wie es war, mach es wieder wie vorher, "
        "mach das wieder wie vorher, mach es wieder so wie vorher, "
        "mach das wieder so wie vorher, mach alles wieder wie vorher, "
        "mach alles wieder so wie es war, mach alles wieder so wie vorher, "
        "stell es wieder so ein wie es war, stell das wieder so ein wie es war, "
        "stell es wieder so ein wie vorher, stell das wieder so ein wie vorher, "
        "stell den vorherigen zustand wieder her, "
        "stelle den vorherigen zustand wieder her",
        before="bitte, kannst du, könntest du, würdest du, kannst du bitte, "
        "könntest du bitte, würdest du bitte, nein, oh, oh nein, halt, moment, warte, "
        "ach, ach nein, doch, jetzt, hey, okay, ok",
        after="bitte, jetzt, danke, sofort, mal",
    ),
    "fr": UndoWords(
        phrases="annule ça, annule cela, annulez ça, annulez cela, annuler ça, "
        "annule tout ça, annule la dernière action, annule la dernière commande, "
        "annule le dernier changement, annule ta dernière action, "
        "annuler la dernière action, annulez la dernière action, "
        "annule ce que tu viens de faire, annule ce que tu as fait, "
        "annulez ce que vous venez de faire, "
        "défais ça, défais cela, défais ce que tu viens de faire, défaites ça, "
        "remets ça comme avant, remets ça comme c'était, remets-le comme avant, "
        "remets-le comme il était, remets-la comme avant, remets-la comme elle était, "
        "remets-les comme avant, remets comme avant, remets comme c'était, "
        "remets comme c'était avant, remets ça comme c'était avant, "
        "remets tout comme avant, remets tout comme c'était, "
        "remettez ça comme avant, remettez comme avant, remettez tout comme avant, "
        "reviens à l'état d'avant, reviens à l'état précédent, "
        "rétablis l'état précédent, remets l'état précédent",
        before="s'il te plaît, s'il vous plaît, stp, svp, non, oh, oh non, attends, "
        "tu peux, peux-tu, pourrais-tu, tu pourrais, peux-tu s'il te plaît, ah, ah non, "
        "en fait, ok, d'accord, alors, allez",
        after="s'il te plaît, s'il vous plaît, stp, svp, merci, maintenant, "
        "tout de suite, vite",
    ),
    "es": UndoWords(
        phrases="deshacer, deshaz, deshaz eso, deshaz esto, deshazlo, deshaz lo último, "
        "deshaz el último cambio, deshaz la última acción, deshaz la última orden, "
        "deshaz lo que has hecho, deshaz lo que acabas de hacer, deshaz lo que hiciste, "
        "deshaga eso, deshágalo, deshacer eso, deshacerlo, deshacer el último cambio, "
        "deshacer la última acción, revierte eso, revierte esto, reviértelo, "
        "revierte el último cambio, anula eso, anula el último cambio, "
        "anula la última acción, "
        "ponlo como estaba, ponlo como estaba antes, ponlo como antes, "
        "ponla como estaba, ponla como estaba antes, ponla como antes, "
        "ponlos como estaban, ponlas como estaban, "
        "vuelve a ponerlo como estaba, vuelve a ponerla como estaba, "
        "vuelve a ponerlo como antes, vuelve a dejarlo como estaba, "
        "vuelve a dejarlo todo como estaba, ponlo todo como estaba, "
        "pon todo como estaba, póngalo como estaba, "
        "devuélvelo a como estaba, vuelve al estado anterior",
        # No "no", which makes a ban of an infinitive.
        before="por favor, porfa, ay, espera, oye, puedes, podrías, "
        "puedes por favor, podrías por favor, perdón, en realidad, vale",
        after="por favor, porfa, gracias, ahora, ahora mismo, ya, rápido",
    ),
    "nl": UndoWords(
        phrases="ongedaan maken, dat ongedaan maken, het ongedaan maken, "
        "dit ongedaan maken, maak dat ongedaan, maak het ongedaan, maak dit ongedaan, "
        "maak dat weer ongedaan, maak het weer ongedaan, "
        "maak dat maar ongedaan, maak het maar ongedaan, "
        "maak dat maar weer ongedaan, maak dat alsjeblieft ongedaan, "
        "maak het alsjeblieft ongedaan, maak dat even ongedaan, "
        "maak het laatste ongedaan, maak de laatste wijziging ongedaan, "
        "maak de laatste opdracht ongedaan, maak je laatste actie ongedaan, "
        "maak de laatste actie ongedaan, de laatste wijziging ongedaan maken, "
        "draai de laatste wijziging terug, "
        "zet het terug, zet dat terug, zet ze terug, zet het weer terug, "
        "zet het terug zoals het was, zet dat terug zoals het was, "
        "zet ze terug zoals ze waren, zet het weer zoals het was, "
        "zet het weer terug zoals het was, zet alles terug zoals het was, "
        "zet alles weer zoals het was, zet het terug hoe het was, "
        "zet het weer hoe het was, doe het weer zoals het was, "
        "maak het weer zoals het was, maak het weer zoals eerst, "
        "zet het weer zoals eerst, herstel de vorige toestand",
        before="alsjeblieft, alstublieft, kun je, kan je, wil je, zou je, kun jij, "
        "nee, oh, oh nee, o nee, wacht, ach, eh, hé, oké, nou",
        after="alsjeblieft, alstublieft, aub, nu, even, bedankt, dank je, meteen, "
        "eens, graag",
    ),
    "pl": UndoWords(
        phrases="cofnij to, cofnij tamto, cofnij ostatnią zmianę, cofnij zmianę, "
        "cofnij ostatnie polecenie, cofnij ostatnią czynność, cofnij ostatnią akcję, "
        "cofnij to co zrobiłeś, cofnij to co zrobiłaś, cofnij co zrobiłeś, "
        "cofnij co zrobiłaś, cofnij to co właśnie zrobiłeś, "
        "cofnij to co właśnie zrobiłaś, cofnąć to, to cofnąć, "
        "cofnąć ostatnią zmianę, cofnij te zmiany, wycofaj to, "
        "przywróć to, przywróć poprzedni stan, przywróć stan poprzedni, "
        "przywróć tak jak było, przywróć jak było, przywróć to jak było, "
        "przywróć to tak jak było, przywróć wszystko jak było, "
        "zrób tak jak było, zrób jak było, zrób z powrotem jak było, "
        "ustaw tak jak było, ustaw jak było, ustaw to jak było, "
        "ustaw to tak jak było, ustaw z powrotem jak było, "
        "ustaw tak jak było wcześniej, zrób tak jak było wcześniej, "
        "przywróć wszystko tak jak było",
        # No "nie", which denies the verb behind it.
        before="proszę, oj, ojej, czekaj, możesz, czy możesz, "
        "mógłbyś, mogłabyś, czy mógłbyś, czy mogłabyś, możesz proszę, dobra, jednak",
        after="proszę, teraz, dzięki, dziękuję, szybko, wcześniej, natychmiast, od razu",
    ),
    "it": UndoWords(
        phrases="annulla quello che hai fatto, annulla ciò che hai fatto, "
        "annulla quello che hai appena fatto, annulla ciò che hai appena fatto, "
        "annulla tutto quello che hai fatto, annulla l'ultima azione, "
        "annulla l'ultima modifica, annulla l'ultimo comando, annulla le modifiche, "
        "annulla le ultime modifiche, annullare quello che hai fatto, "
        "annullare ciò che hai fatto, annullare quello che hai appena fatto, "
        "annullare ciò che hai appena fatto, annullare l'ultima azione, "
        "annullare l'ultima modifica, annullare l'ultimo comando, "
        "disfa quello che hai fatto, disfa ciò che hai fatto, "
        "disfa quello che hai appena fatto, "
        "rimetti com'era, rimetti come prima, rimetti tutto com'era, "
        "rimetti tutto come prima, rimetti le cose com'erano, rimetti le cose come prima, "
        "rimettilo com'era, rimettilo come prima, rimettila com'era, "
        "rimettila come prima, rimettili com'erano, rimettili come prima, "
        "rimettile com'erano, rimettile come prima, rimetti come era, "
        "rimetti tutto come era, rimettilo come era, rimettila come era, "
        "rimettere com'era, "
        "rimettere come prima, rimettere tutto com'era, rimettere tutto come prima, "
        "rimetterlo com'era, rimetterlo come prima, rimetterla com'era, "
        "rimetterla come prima, riporta tutto com'era, riporta tutto come prima, "
        "riporta le cose com'erano, riportalo com'era, riportalo come prima, "
        "riportala com'era, riportala come prima, "
        "fai tornare tutto com'era, fai tornare tutto come prima, "
        "ripristina com'era, ripristina come prima, ripristina lo stato precedente, "
        "ripristina lo stato di prima, ripristinare lo stato precedente, "
        "torna allo stato precedente, torna allo stato di prima",
        before="per favore, per piacere, per cortesia, ti prego, no, oh, oh no, ah, "
        "aspetta, no aspetta, ehi, scusa, scusami, anzi, in realtà, puoi, potresti, "
        "puoi per favore, potresti per favore, ok, va bene, dai",
        after="per favore, per piacere, per cortesia, ti prego, grazie, ora, adesso, "
        "subito, prima",
    ),
    "pt": UndoWords(
        phrases="desfazer, desfaz, desfaça, desfaz isso, desfaz isto, desfaça isso, "
        "desfaça isto, desfazer isso, desfazer isto, desfazê-lo, "
        "desfaz o que fizeste, desfaz o que acabaste de fazer, desfaz o que fez, "
        "desfaz o que você fez, desfaça o que fez, desfaça o que você fez, "
        "desfaça o que acabou de fazer, desfaça o que você acabou de fazer, "
        "desfaz a última ação, desfaça a última ação, desfazer a última ação, "
        "desfaz a última alteração, desfaça a última alteração, "
        "desfazer a última alteração, desfaz a última mudança, "
        "desfaça a última mudança, desfaz o último comando, desfaça o último comando, "
        "desfazer o último comando, anula isso, anule isso, anula a última ação, "
        "anule a última ação, anula a última alteração, anule a última alteração, "
        "anular a última ação, anular a última alteração, "
        "anula o último comando, anule o último comando, "
        "reverte isso, reverta isso, reverter isso, reverte a última alteração, "
        "reverta a última alteração, "
        "põe como estava, põe isso como estava, põe tudo como estava, "
        "põe de volta como estava, ponha como estava, ponha isso como estava, "
        "ponha tudo como estava, volta a pôr como estava, volta a pôr tudo como estava, "
        "volte a pôr como estava, volte a pôr tudo como estava, "
        "pôr como estava, pôr isso como estava, pôr tudo como estava, "
        "colocar como estava, colocar isso como estava, colocar tudo como estava, "
        "volta a deixar como estava, volta a deixar tudo como estava, "
        "volte a deixar como estava, volte a deixar tudo como estava, "
        "coloca de volta como estava, coloque de volta como estava, "
        "coloca tudo como estava, coloque tudo como estava, "
        "repõe como estava, repõe tudo como estava, reponha como estava, "
        "reponha tudo como estava, repõe o estado anterior, reponha o estado anterior, "
        "restaura o estado anterior, restaure o estado anterior, "
        "repor como estava, repor o estado anterior, restaurar o estado anterior, volta ao estado anterior, volte ao estado anterior",
        # No "não", which denies the verb behind it.
        before="por favor, se faz favor, espera, espere, ai, oh, ah, ei, podes, pode, "
        "você pode, poderia, você poderia, podias, podes por favor, pode por favor, "
        "desculpa, desculpe, na verdade, afinal, ok",
        after="por favor, se faz favor, obrigado, obrigada, agora, agora mesmo, já, antes, "
        "rápido, imediatamente, para mim, pra mim",
    ),
    "sv": UndoWords(
        phrases="ångra, ångra det, ångra det där, ångra det här, ångra detta, "
        "ångra dem, ångra alltihop, ångra det senaste, ångra den senaste ändringen, "
        "ångra senaste ändringen, ångra den sista ändringen, ångra sista ändringen, "
        "ångra det senaste kommandot, ångra senaste kommandot, "
        "ångra den senaste åtgärden, ångra senaste åtgärden, ångra det du gjorde, "
        "ångra det du nyss gjorde, ångra det du just gjorde, ångra vad du gjorde, "
        "gör det ogjort, ställ tillbaka det, ställ tillbaka det som det var, "
        "ställ tillbaka allt som det var, sätt tillbaka det som det var, "
        "ändra tillbaka, ändra tillbaka det, ändra det tillbaka, gör det som det var, "
        "gör det som det var innan, gör som det var innan, gör allt som det var innan, "
        "återställ det som det var, återställ allt som det var, "
        "återställ det till hur det var, återställ allt till hur det var, "
        "återställ föregående läge",
        before="snälla, vänligen, kan du, kan du snälla, skulle du kunna, vill du, "
        "nej, oj, oj nej, åh, åh nej, hoppsan, vänta, nej vänta, förlåt, hej, okej, "
        "ok, nu",
        after="tack, snälla, är du snäll, nu, genast, direkt, med en gång, igen",
    ),
    "da": UndoWords(
        phrases="fortryd, fortryd det, fortryd det der, fortryd det her, "
        "fortryd dette, fortryd dem, fortryd det hele, fortryd det sidste, "
        "fortryd det seneste, fortryd den sidste ændring, fortryd sidste ændring, "
        "fortryd den seneste ændring, fortryd seneste ændring, "
        "fortryd den sidste kommando, fortryd sidste kommando, "
        "fortryd den sidste handling, fortryd sidste handling, fortryd det du gjorde, "
        "fortryd det du lige gjorde, fortryd hvad du gjorde, "
        "fortryd hvad du lige gjorde, fortryde det, fortryde det der, "
        "fortryde det sidste, fortryde den sidste ændring, fortryde sidste ændring, "
        "fortryde det du gjorde, fortryde det du lige gjorde, sæt det tilbage, "
        "sæt det tilbage som det var, sæt det tilbage som før, "
        "sæt det hele tilbage som det var, sæt alt tilbage som det var, "
        "sætte det tilbage, sætte det tilbage som det var, "
        "stil det tilbage som det var, lav det tilbage som det var, ændr det tilbage, "
        "ændre det tilbage, gør det som det var før, gendan den forrige tilstand, "
        "gendan den tidligere tilstand",
        before="venligst, kan du, kan du lige, kunne du, kunne du lige, vil du, "
        "vil du lige, nej, åh, åh nej, hov, ups, vent, nej vent, undskyld, hej, okay, "
        "ok, nu",
        after="tak, nu, lige, straks, med det samme, igen, er du sød, vær så venlig",
    ),
    "nb": UndoWords(
        phrases="angre, angre det, angre det der, angre det her, angre dette, "
        "angre dem, angre alt sammen, angre det siste, angre den siste endringen, "
        "angre siste endring, angre forrige endring, angre den siste kommandoen, "
        "angre siste kommando, angre den siste handlingen, angre siste handling, "
        "angre det du gjorde, angre det du nettopp gjorde, angre hva du gjorde, "
        "sett det tilbake, sett det tilbake slik det var, "
        "sett det tilbake som det var, sett det tilbake som før, "
        "sett alt tilbake slik det var, sett alt tilbake som det var, "
        "sette det tilbake, sette det tilbake slik det var, "
        "sette det tilbake som det var, still det tilbake slik det var, "
        "still det tilbake som det var, endre det tilbake, gjør det slik det var, "
        "gjør det slik det var før, gjør det som det var før, gjør alt slik det var, "
        "gjør alt slik det var før, gjenopprett forrige tilstand, "
        "gjenopprett den forrige tilstanden",
        before="vennligst, vær så snill, kan du, kan du vær så snill, kunne du, "
        "vil du, nei, oi, oi nei, å nei, ops, vent, nei vent, unnskyld, hei, okei, ok, "
        "nå",
        after="takk, nå, straks, med en gang, igjen, er du snill, vær så snill",
    ),
    "cs": UndoWords(
        phrases="vrať to, vrať to zpět, vrať to zpátky, vraťte to zpět, "
        "vraťte to zpátky, vrať vše zpět, vrať všechno zpátky, vrať to jak to bylo, "
        "vrať to tak jak to bylo, vrať to jak to bylo předtím, vrať vše jak to bylo, "
        "vrať všechno jak to bylo, vrať to do původního stavu, "
        "vrať to do předchozího stavu, vrať vše do původního stavu, "
        "vrať poslední změnu, vrať zpět poslední změnu, vrať poslední změnu zpět, "
        "zruš poslední změnu, vrátit zpět, to vrátit, vrátit to, to vrátit zpět, "
        "vrátit to zpět, to vrátit zpátky, vrátit to zpátky, "
        "to vrátit do původního stavu, vrátit to do původního stavu, "
        "vrátit poslední změnu, vrátit zpět poslední změnu, vezmi to zpět, "
        "vezmi to zpátky, dej to zpátky, dej to zpátky jak to bylo, "
        "dej to do původního stavu, dej vše do původního stavu, udělej to jak to bylo, "
        "udělej to tak jak to bylo, udělej to zase jak to bylo, nastav to jak to bylo, "
        "nastav to tak jak to bylo, nastav to zpátky jak to bylo, "
        "obnov předchozí stav, obnov původní stav, obnovte předchozí stav",
        # No "ne", which denies the verb behind it.
        before="prosím, prosím tě, prosím vás, můžeš, můžete, můžeš prosím, "
        "můžete prosím, mohl bys, mohla bys, mohli byste, jejda, ach, počkej, "
        "počkejte, promiň, promiňte, vlastně, hele, dobře, tak, radši, raději",
        after="prosím, prosím tě, prosím vás, teď, hned, ihned, okamžitě, zase, díky, "
        "děkuji, děkuju",
    ),
}


@lru_cache
def table_of(language: str) -> Table | None:
    """Return the words of a language such as "de-CH"; None where there are none."""
    words = WORDS.get(words_language(language))
    return Table(words) if words else None
