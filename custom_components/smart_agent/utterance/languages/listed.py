"""What is said of the items of lists, of each language."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class ListDeed:
    """How people say what Home Assistant's sentences have one verb for."""

    verb: str
    """The verb of the sentences."""
    others: str
    """Other verbs for it; commas between the ways."""
    before: frozenset[str]
    """Words of which one stands before the list."""
    to: str
    """What stands before the list in the sentences."""


_ONTO = frozenset({"to", "on", "onto"})
_OFF = frozenset({"off", "from", "of", "on"})

PARTICLES: Mapping[str, frozenset[str]] = {
    "en": frozenset({"down", "up", "some", "off", "out"})
}
"""What stands beside the items and is none of them."""

AS_DONE: Mapping[str, str] = {
    "en": "as done, as complete, as completed, as finished, as sorted",
}
"""What stands behind an item that is checked off; commas between the ways."""

THOSE: Mapping[str, frozenset[str]] = {
    "en": frozenset({"those", "these", "both", "that"})
}
"""Words for several things that were told of, and articles where a noun follows."""

SEVERAL: Mapping[str, frozenset[str]] = {
    "en": frozenset({"those", "these", "both", "them", "em", "of"})
}
"""Words that stand for several things that were told of, and nothing else does there."""

ERRANDS: Mapping[str, str] = {
    "en": "ask, bake, book, buy, call, clean, come, cook, dance, done, email, feed, go, help, "
    "hurry, let, look, message, order, pay, phone, read, relax, remind, ring, say, see, "
    "send, show, sing, tell, text, thank, wake, walk, wash",
}
"""Verbs of what is no item: it would be done, and nobody writes it behind a list."""

PLAIN_LISTED: Mapping[str, tuple[ListDeed, ...]] = {
    "en": (
        ListDeed(
            "add",
            "put, pop, stick, chuck, bung, slap, throw, whack, whip, get, toss, sling, "
            "include, shove, tack, pop down, put down",
            _ONTO | {"in", "into"},
            "to the",
        ),
        ListDeed(
            "add",
            "write, write down, jot, jot down, note, note down, scribble, scribble down, "
            "pencil in, log, list, mark down",
            _ONTO | {"for", "in", "into"},
            "to the",
        ),
        ListDeed(
            "check",
            "check off, tick, tick off, cross, cross off, cross out, strike, mark off, "
            "strike off, strike out, scratch, scratch off, scratch out, mark, complete",
            _OFF,
            "off the",
        ),
        ListDeed(
            "remove", "take, take off, delete, knock, drop, strip", _OFF, "from the"
        ),
    )
}
"""Such verbs of each language."""

LISTED: Mapping[str, Mapping[str, str]] = {
    "en": {
        "put": "pop, stick, chuck, bung, slap, throw, whack, whip, write, jot, scribble, get",
        "check": "cross, tick, strike, scratch, scrub",
        "remove": "take, knock",
    },
}
"""Verbs for the items of a list, by the one that Home Assistant's sentences have."""

LIST_WANTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "add {} to the {}": "goes on, go on, goes onto, go onto, need to go on, needs to go on, need to go down on, "
        "needs to go down on, should go on, has to go on, have to go on, ought to go on, "
        "wants to go on, want to go on, wants adding to, want adding to, needs adding to, "
        "need adding to, needs putting on, need putting on, can go on, could go on, "
        "want putting on, wants putting on, had better go on, d better go on, better go on, must go on, "
        "will have to go on, ll have to go on, may as well go on, might as well go on, belong on, "
        "belongs on, should be on, has to be on, need to be on, needs to be on, on, for, all for",
        "take {} off the {}": "comes off, come off, goes off, can come off, need to come off, needs to come off, "
        "should come off, can go off, can be crossed off, can be ticked off, "
        "can be struck off, can be taken off, needs crossing off, need crossing off, "
        "needs taking off, need taking off, wants crossing off, want crossing off",
    },
}
"""What is to become of items, between them and a list, by the command for that."""

ASKED_ON: Mapping[str, frozenset[str]] = {"en": frozenset({"can", "could"})}
"""What begins a question for items to go on a list, which is a wish."""

MADE_THAT: Mapping[str, str] = {
    "en": "make that, make it, put, add, it s, that s, let s have, i mean, we want",
}
"""What stands before an item that is meant in place of another."""

LIST_TAKES: Mapping[str, tuple[str, str]] = {
    "en": ("add {} to the {}", "wants, needs, could do with, gets"),
}
"""What a list wants, between it and items, behind the command for that."""

REMIND_ON: Mapping[str, str] = {"en": "remind me on, remind us on, remind me in"}
"""What asks for a reminder on a list."""

REMIND_TO: Mapping[str, str] = {"en": "to"}
"""What stands between the list and what somebody is to be reminded of."""

LIST_LEADS: Mapping[str, str] = {
    "en": "that s, that ll be, make that, i ll need, i need, we need, we ll need, we could do with, i could do with, "
    "i ll be needing, we ll be needing, i m after, we re after, i want, we want",
}
"""What somebody who wants items on a list says before them."""

LIST_NEVER: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            *("what", "which", "how", "who", "not", "nothing", "anything", "something"),
            *(
                "all",
                "enough",
                "everything",
                "fine",
                "good",
                "great",
                "perfect",
                "done",
            ),
            *("thanks", "time", "ready", "one", "ideal", "right", "wrong", "plenty"),
        ]
    ),
}
"""Words that are of no item there."""

FETCHED: Mapping[str, frozenset[str]] = {"en": frozenset({"get"})}
"""Verbs for an item of a list that may as well fetch it from somewhere."""

PUT_ON: Mapping[str, str] = {
    "en": "add, put, stick, write, jot, note, pop, need, needs, out of, buy, onto",
    "de": "setz, setze, schreib, schreibe, füg, füge, pack, packe, notier, notiere, tu, "
    "hinzufügen, dazu, drauf, auf die liste",
    "fr": "ajoute, ajouter, mets, mettre, note, noter, inscris, écris, rajoute",
    "nl": "zet, voeg, schrijf, noteer, toevoegen, erbij, op de lijst",
    "es": "añade, añadir, agrega, agregar, pon, poner, apunta, apuntar, anota, mete",
    "it": "aggiungi, aggiungere, metti, mettere, segna, scrivi, annota, alla lista",
    "sv": "lägg, lägga, sätt, skriv, på listan",
    "da": "tilføj, sæt, skriv, læg, på listen",
    "nb": "legg, sett, skriv, på listen, på lista",
    "pl": "dodaj, dopisz, wpisz, zapisz, do listy, na listę",
    "cs": "přidej, dopiš, zapiš, napiš, dej, na seznam",
    "pt": "adiciona, adicione, acrescenta, põe, coloca, anota, escreve",
}
"""How it is said that something is to stand on a list; commas between the ways."""

TAKEN_OFF: Mapping[str, str] = {
    "en": "check off, tick off, cross off, cross out, strike off, scratch off, take off, "
    "come off, knock off, remove, delete",
    "de": "abhaken, hak ab, hake ab, abgehakt, streich, streiche, streichen, gestrichen, "
    "entfern, entferne, entfernen, lösch, lösche, löschen, nimm runter, von der liste",
    "fr": "coche, cocher, raye, rayer, enlève, enlever, retire, retirer, supprime, "
    "supprimer, barre, barrer",
    "nl": "vink af, afvinken, streep af, afstrepen, streep door, schrap, schrappen, "
    "verwijder, verwijderen, haal af, van de lijst",
    "es": "tacha, tachar, quita, quitar, borra, borrar, elimina, eliminar",
    "it": "spunta, spuntare, togli, togliere, cancella, cancellare, rimuovi, rimuovere, "
    "elimina, eliminare, dalla lista",
    "sv": "bocka av, stryk, stryka, ta bort, kryssa av, pricka av, radera, från listan",
    "da": "stryg, fjern, slet, kryds af, vink af, fra listen",
    "nb": "stryk, fjern, slett, kryss av, huk av, fra listen, fra lista",
    "pl": "odhacz, wykreśl, skreśl, usuń, skasuj, z listy",
    "cs": "odškrtni, škrtni, vyškrtni, odeber, smaž, vymaž, odstraň, ze seznamu",
    "pt": "risca, riscar, tira, tirar, remove, remover, apaga, apagar",
}
"""How it is said that something is to stand there no more."""

CAME_WITH: Mapping[str, str] = {
    "en": "come back with, came back with, come home with, came home with, picked up, "
    "brought home, brought back, dropped off, got hold of, ran out for, went and got",
}
"""What tells that somebody has got something; commas between the ways."""

DONE_BY: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    "en": (
        frozenset({"i", "we", "ive", "weve"}),
        frozenset(
            [
                "done",
                "finished",
                "sorted",
                "over",
                "booked",
                "paid",
                "bought",
                "fixed",
                "mended",
            ]
        ),
    ),
}
"""Who tells that something is done by beginning with themselves, and words at the end of
what tells that too."""

FROM: Mapping[str, frozenset[str]] = {
    "en": frozenset({"from", "off"}),
    "de": frozenset({"von", "vom", "aus"}),
    "nl": frozenset({"van"}),
    "it": frozenset({"dalla", "dal"}),
    "sv": frozenset({"fran"}),
    "da": frozenset({"fra"}),
    "nb": frozenset({"fra"}),
    "pl": frozenset({"z"}),
    "cs": frozenset({"z", "ze"}),
}
"""What stands before a list, folded, off which something is to come."""

READ_OUT: Mapping[str, str] = {
    "en": "read, read out, read me, read me out, read out to me, tell me, remind me",
    "de": "lies, lies mir, lies vor, sag mir",
    "fr": "lis, lis moi, dis moi",
    "nl": "lees, lees me, zeg me",
    "es": "lee, léeme, dime",
    "it": "leggi, leggimi, dimmi",
    "sv": "läs, läs upp",
    "da": "læs, læs op",
    "nb": "les, les opp",
    "pl": "przeczytaj, odczytaj",
    "cs": "přečti, přečti mi",
    "pt": "lê, lê me, diz me",
}
"""How a command begins that wants to hear what stands there."""

NOT_OPEN: Mapping[str, str] = {
    "en": "did we do, did i do, why, when, who, where, should",
    "de": "warum, wann, wer, wo, soll",
    "fr": "pourquoi, quand, qui, où",
    "nl": "waarom, wanneer, wie, waar",
    "es": "por qué, cuándo, quién, dónde",
    "it": "perché, quando, chi, dove",
    "sv": "varför, när, vem, var",
    "da": "hvorfor, hvornår, hvem",
    "nb": "hvorfor, når, hvem",
    "pl": "dlaczego, kiedy, kto, gdzie",
    "cs": "proč, kdy, kdo, kde",
    "pt": "porque, por que, quando, quem, onde",
}
"""What makes it a question for something else than what is still open there."""

ALREADY_DONE: Mapping[str, str] = {
    "en": "done, finish, finished, completed, ticked",
    "de": "erledigt, geschafft, fertig, abgehakt",
    "fr": "fait, faites, terminé, terminées, coché",
    "nl": "gedaan, klaar, afgerond, afgevinkt",
    "es": "hecho, hechas, terminado, tachado",
    "it": "fatto, fatte, finito, spuntato",
    "sv": "gjort, gjorda, klart, avklarat",
    "da": "gjort, færdig, færdige, klaret",
    "nb": "gjort, ferdig, ferdige, krysset av",
    "pl": "zrobione, zrobiliśmy, skończone, odhaczone",
    "cs": "hotové, hotovo, udělali, odškrtnuté",
    "pt": "feito, feitas, concluído, riscado",
}
"""What makes it one for what is done there, unless it is for what is not."""

RUN_OUT: Mapping[str, str] = {
    "en": "out of, low on, short of, short on",
    "fr": "plus de, plus d",
    "sv": "slut på",
    "da": "tør for",
    "nb": "tomme for, tom for",
}
"""What tells that there is no more of it, whether it is needed or not."""

_NEEDED: Mapping[str, str] = {
    "en": "need, need some, need more, need to buy, need to get",
    "de": "keine, kein, keinen, brauchen, brauche, brauchen noch, fehlt, fehlen",
    "fr": "besoin de, besoin d, manque de, manque d",
    "nl": "geen, nodig hebben, hebben nodig, heb nodig",
    "es": "quedan, queda, sin, necesitamos, necesito, falta, faltan",
    "it": "finito, finiti, finita, finite, servono, serve, manca, mancano",
    "sv": "behöver, saknar",
    "da": "mangler, behøver, har brug for",
    "nb": "trenger, mangler",
    "pl": "potrzebujemy, potrzebuję, brakuje, nie mamy",
    "cs": "potřebujeme, potřebuju, potřebuji, došlo, došel, došla, chybí",
    "pt": "sem, precisamos de, preciso de, falta, faltam, acabou o, acabou a",
}

OUT_OF: Mapping[str, str] = {
    code: ", ".join(filter(None, (RUN_OUT.get(code), needed)))
    for code, needed in _NEEDED.items()
}
"""How it is told that something is to be bought, with that behind it."""

GOT: Mapping[str, str] = {
    "en": "got, bought, grabbed, picked up, have got, ve got, fetched, found some",
    "fr": "acheté, trouvé",
    "es": "comprado, compré, compramos",
    "it": "comprato, preso",
    "sv": "köpt, köpte",
    "da": "købt, købte",
    "nb": "kjøpt, kjøpte",
    "pl": "kupiłem, kupiłam, kupiliśmy",
    "cs": "koupil jsem, koupila jsem, koupili jsme",
    "pt": "comprei, comprámos, compramos",
}
"""How it is told that something was bought, with that behind it."""

HOW_MANY: Mapping[str, str] = {
    "en": "how many",
    "de": "wie viele",
    "fr": "combien",
    "nl": "hoeveel",
    "es": "cuántas, cuántos",
    "it": "quante, quanti",
    "sv": "hur många",
    "da": "hvor mange",
    "nb": "hvor mange",
    "pl": "ile",
    "cs": "kolik",
    "pt": "quantas, quantos",
}
"""What asks for the number of what stands there."""

STILL_OPEN: Mapping[str, str] = {
    "en": "haven t, have not, hasn t, has not, not done, still to be done, left to be done, "
    "to be done",
    "de": "noch nicht, noch nichts, nicht erledigt",
}
"""What asks, of what is done, for what is not."""

INSTEAD_OF: Mapping[str, str] = {
    "en": "instead of, rather than, in place of",
    "de": "statt, anstatt, anstelle von",
    "fr": "au lieu de, à la place de",
    "nl": "in plaats van",
    "es": "en lugar de, en vez de",
    "it": "invece di, al posto di",
    "pt": "em vez de, no lugar de",
}
"""What stands between an item and the one that it replaces."""

FORGOTTEN: Mapping[str, str] = {
    "en": "forget, forget the, forget about, forget about the, never mind, never mind the, "
    "scratch, scratch the, scrap, scrap the, skip, skip the, leave out, leave out the, "
    "leave off, leave off the, strike, strike the",
}
"""What stands before an item that is not wanted after all; commas between the ways."""
