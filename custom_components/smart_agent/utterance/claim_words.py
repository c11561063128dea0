"""How an answer says that something was done, by language.

Each list is one text with commas between its entries (called ways), as they are
spelled; they are compared folded. A way of several words is also found with other words
between them: "turned the lamp on".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from ..text.fold import fold

OTHER = "other"
"""Any deed that is not told from others: it fits whatever call ran."""


@dataclass(frozen=True)
class ClaimWords:
    """The words of one language, in lists with commas between the entries."""

    acts: Mapping[str, str]
    """Ways to say that a deed was or is being done, by deed: participles and verbs."""
    states: Mapping[str, str]
    """Ways to say the state after a deed, by deed, without a participle: "is on"."""
    first: str
    """Words by which the agent says it acted: pronouns, or verbs without a pronoun."""
    against: str
    """Words after which nothing in the clause is claimed: "not", "if"."""
    modals: str
    """Words that rule out a claim close behind them only: "can"."""
    done: str
    """Whole sentences or clauses that say all was done: "all set"."""
    joins: str
    """Words that begin a new clause: "and"."""
    tails: str
    """Words that may follow a state: "is on now", but not "is on the table"."""

    @cached_property
    def folded(self) -> Mapping[str, frozenset[tuple[str, ...]]]:
        """Return the lists that are not by deed, by field name, as folded words."""
        names = ("first", "against", "modals", "done", "joins", "tails")
        return {name: _ways(getattr(self, name)) for name in names}

    @cached_property
    def act_ways(self) -> Mapping[str, frozenset[tuple[str, ...]]]:
        """Return the ways to say each deed, by deed, as folded words."""
        return {deed: _ways(text) for deed, text in self.acts.items()}

    @cached_property
    def state_ways(self) -> Mapping[str, frozenset[tuple[str, ...]]]:
        """Return the ways to say each state, by deed, as folded words."""
        return {deed: _ways(text) for deed, text in self.states.items()}


def _ways(text: str) -> frozenset[tuple[str, ...]]:
    """Return the entries of a list with commas, each as its folded words."""
    return frozenset(map(fold, text.split(",")))


_ENGLISH = ClaimWords(
    acts={
        "turn_on": "turned on, switched on, put on, powered on, flipped on, activated, "
        "enabled, turning on, switching on, putting on, powering on, activating, enabling",
        "turn_off": "turned off, switched off, shut off, powered off, put out, turned out, "
        "flipped off, shut down, deactivated, disabled, turning off, switching off, "
        "shutting off, powering off, shutting down, deactivating, disabling",
        "open": "opened, opening, raised, raising",
        "close": "closed, closing, shut, shutting, lowered, lowering",
        "lock": "locked, locking",
        "unlock": "unlocked, unlocking",
        OTHER: "started, starting, stopped, stopping, paused, pausing, resumed, resuming, "
        "dimmed, dimming, brightened, brightening, set, setting, changed, changing, "
        "adjusted, adjusting, increased, increasing, decreased, decreasing, reduced, "
        "added, adding, removed, muted, unmuted, muting, docked, turned up, turned down, "
        "turning up, turning down",
    },
    states={
        "turn_on": "is on, are on, s on, re on, now on, all on, both on",
        "turn_off": "is off, are off, s off, re off, now off, all off, both off",
        "open": "is open, are open, s open, now open",
    },
    first="i, i ve, i m, we, we ve",
    against="not, t, no, never, cannot, if, when, once, unless, whether, unable, failed, "
    "nothing, tried, nobody, none, wasn, weren, before, until",
    modals="can, could, would, will, ll, should, shall, may, might, must, want, need, to",
    done="done, all done, it s done, that s done, it is done, that is done, all set, "
    "completed, i did it, i did that, i ve done that, i ve done it, i have done that, "
    "i have done it, consider it done, finished, success",
    joins="and, but, so, then",
    tails="now, already, again, too, also, in, at, for, as, with, upstairs, downstairs, "
    "here, there, everywhere",
)

_GERMAN = ClaimWords(
    acts={
        "turn_on": "eingeschaltet, angeschaltet, angemacht, angestellt, angeknipst, "
        "aktiviert, schalte ein, schalte an, mache an, stelle an, aktiviere",
        "turn_off": "ausgeschaltet, abgeschaltet, ausgemacht, ausgestellt, abgestellt, "
        "ausgeknipst, deaktiviert, gelöscht, schalte aus, schalte ab, mache aus, "
        "stelle aus, deaktiviere",
        "open": "geöffnet, aufgemacht, hochgefahren, aufgezogen, öffne, mache auf, "
        "fahre hoch",
        "close": "geschlossen, zugemacht, heruntergefahren, runtergefahren, zugezogen, "
        "schließe, mache zu, fahre herunter, fahre runter",
        "lock": "abgeschlossen, zugeschlossen, verschlossen, verriegelt, abgesperrt, "
        "zugesperrt, gesperrt, schließe ab, sperre ab, sperre zu, verriegle, verriegele",
        "unlock": "aufgeschlossen, entriegelt, aufgesperrt, entsperrt, schließe auf, "
        "sperre auf, entriegle, entriegele, entsperre",
        OTHER: "gestartet, gestoppt, angehalten, pausiert, fortgesetzt, gedimmt, gestellt, "
        "eingestellt, gesetzt, geändert, erhöht, verringert, gesenkt, reduziert, "
        "hinzugefügt, entfernt, abgespielt, stummgeschaltet, starte, stoppe, stelle, "
        "setze, dimme, ändere, erhöhe, füge hinzu, pausiere",
    },
    states={
        "turn_on": "ist an, sind an, ist ein, sind ein, brennt, brennen, leuchtet",
        "turn_off": "ist aus, sind aus",
        "open": "ist auf, sind auf, ist offen, sind offen",
        "close": "ist zu, sind zu",
    },
    first="ich, wir",
    against="nicht, kein, keine, keinen, keines, nie, niemand, wenn, falls, ob, sobald, "
    "nichts, weder, konnte, konnten, bevor, bis",
    modals="kann, können, könnte, würde, soll, sollte, sollen, muss, möchte, möchtest",
    done="erledigt, ist erledigt, das ist erledigt, alles erledigt, fertig, gemacht, "
    "schon erledigt, schon passiert, habe ich gemacht, hab ich gemacht, getan",
    joins="und, aber, dann, also",
    tails="jetzt, nun, bereits, schon, wieder, auch, im, in, am",
)

_FRENCH = ClaimWords(
    acts={
        "turn_on": "allumé, allumée, allumés, allumées, activé, activée, activés, activées",
        "turn_off": "éteint, éteinte, éteints, éteintes, éteins, désactivé, désactivée, "
        "désactivés, désactivées",
        "open": "ouvert, ouverte, ouverts, ouvertes, ouvre",
        "close": "fermé, fermée, fermés, fermées",
        "lock": "verrouillé, verrouillée, verrouillés, verrouillées, fermé à clé, "
        "fermée à clé",
        "unlock": "déverrouillé, déverrouillée, déverrouillés, déverrouillées",
        OTHER: "démarré, démarrée, lancé, lancée, arrêté, arrêtée, mis, mise, réglé, "
        "réglée, réglés, réglées, ajouté, ajoutée, changé, changée, modifié, modifiée, "
        "baissé, baissée, augmenté, augmentée, tamisé, tamisée, réduit, réduite, supprimé",
    },
    states={"turn_on": "en marche", "turn_off": "à l arrêt"},
    first="j, je, nous",
    against="pas, ne, n, jamais, si, quand, lorsque, aucun, aucune, rien, impossible, "
    "personne, avant",
    modals="peux, peut, pouvez, pourrais, veux, voulez, voudrais, dois, doit",
    done="fait, c est fait, voilà c est fait, terminé, c est bon",
    joins="et, mais, puis, donc",
    tails="maintenant, déjà, à nouveau, aussi, dans",
)

_SPANISH = ClaimWords(
    acts={
        "turn_on": "encendido, encendida, encendidos, encendidas, prendido, prendida, "
        "activado, activada, activados, activadas, enciendo, encendí, prendo, activo, "
        "encendiendo",
        "turn_off": "apagado, apagada, apagados, apagadas, desactivado, desactivada, "
        "apago, apagué, desactivo, apagando",
        "open": "abierto, abierta, abiertos, abiertas, abro, abrí, abriendo",
        "close": "cerrado, cerrada, cerrados, cerradas, cierro, cerré, cerrando",
        "lock": "bloqueado, bloqueada, bloqueados, bloqueadas, bloqueo, bloqueando, "
        "cerrado con llave, cerrada con llave",
        "unlock": "desbloqueado, desbloqueada, desbloqueados, desbloqueadas, desbloqueo, "
        "desbloqueando",
        OTHER: "iniciado, iniciada, detenido, detenida, pausado, pausada, ajustado, "
        "ajustada, puesto, puesta, puse, cambiado, cambiada, añadido, añadida, agregado, "
        "subido, subida, bajado, bajada, atenuado, atenuada, reanudado, configurado, "
        "establecido",
    },
    states={"turn_on": "en marcha"},
    first="he, yo, hemos, enciendo, encendí, apago, apagué, abro, abrí, cierro, cerré, "
    "puse",
    against="no, ni, nunca, si, cuando, ningún, ninguna, nada, nadie, sin, antes",
    modals="puedo, puede, puedes, podría, quieres, quiere, quiero, debe, debo",
    done="hecho, ya está, ya está hecho, está hecho, listo, terminado",
    joins="y, pero, luego, entonces",
    tails="ahora, ya, también, otra, en",
)

_DUTCH = ClaimWords(
    acts={
        "turn_on": "aangezet, ingeschakeld, aangedaan, geactiveerd, zet aan, doe aan, "
        "schakel in",
        "turn_off": "uitgezet, uitgeschakeld, uitgedaan, gedeactiveerd, zet uit, doe uit, "
        "schakel uit",
        "open": "geopend, opengedaan, opengemaakt, opengezet, doe open, maak open",
        "close": "gesloten, dichtgedaan, dichtgemaakt, sluit, doe dicht, maak dicht",
        "lock": "vergrendeld, op slot gedaan, op slot gezet, afgesloten, vergrendel, "
        "doe op slot",
        "unlock": "ontgrendeld, van slot gehaald, van het slot gehaald, ontgrendel",
        OTHER: "gestart, gestopt, gepauzeerd, gedimd, ingesteld, gezet, veranderd, "
        "gewijzigd, verhoogd, verlaagd, toegevoegd, verwijderd, hervat, afgespeeld, "
        "start, stop, dim",
    },
    states={
        "turn_on": "is aan, zijn aan, staat aan, staan aan, brandt, branden",
        "turn_off": "is uit, zijn uit, staat uit, staan uit",
        "open": "is open, zijn open, staat open, staan open",
        "close": "is dicht, zijn dicht",
        "lock": "is op slot, zijn op slot, zit op slot",
        "unlock": "is van slot, is van het slot",
    },
    first="ik, we, wij",
    against="niet, geen, nooit, als, wanneer, zodra, niets, niemand, voordat, totdat",
    modals="kan, kun, kunt, kunnen, zou, wil, wilt, moet, mag, zal",
    done="gedaan, klaar, geregeld, is gedaan, is geregeld, het is gedaan, dat is gedaan, "
    "voor elkaar",
    joins="en, maar, dan, dus",
    tails="nu, al, weer, ook, in, op",
)

_POLISH = ClaimWords(
    acts={
        "turn_on": "włączyłem, włączyłam, włączone, włączony, włączona, włączono, włączam, "
        "zapaliłem, zapaliłam, zapalone, zapalona, zapalono, zapalam, świeci",
        "turn_off": "wyłączyłem, wyłączyłam, wyłączone, wyłączony, wyłączona, wyłączono, "
        "wyłączam, zgasiłem, zgasiłam, zgaszone, zgaszona, zgaszono",
        "open": "otworzyłem, otworzyłam, otwarte, otwarty, otwarta, otwarto, otwieram",
        "close": "zamknąłem, zamknęłam, zamknięte, zamknięty, zamknięta, zamknięto, zamykam",
        "lock": "zablokowałem, zablokowałam, zablokowane, zablokowany, zablokowana, "
        "zablokowano, blokuję, zaryglowane, zamknąłem na klucz, zamknięte na klucz",
        "unlock": "odblokowałem, odblokowałam, odblokowane, odblokowany, odblokowana, "
        "odblokowano, odblokowuję",
        OTHER: "uruchomiłem, uruchomiłam, uruchomiono, uruchomione, zatrzymałem, "
        "zatrzymałam, zatrzymano, wstrzymano, ustawiłem, ustawiłam, ustawiono, ustawione, "
        "ustawiona, zmieniłem, zmieniłam, zmieniono, dodałem, dodałam, dodano, "
        "przyciemniłem, przyciemniono, ściszono, wznowiono, ustawiam, uruchamiam",
    },
    states={},
    first="włączyłem, włączyłam, wyłączyłem, wyłączyłam, otworzyłem, otworzyłam, zamknąłem, "
    "zamknęłam, zablokowałem, zablokowałam, odblokowałem, odblokowałam, ustawiłem, "
    "ustawiłam, zgasiłem, zgasiłam, zapaliłem, zapaliłam, włączam, wyłączam, otwieram, "
    "zamykam, ja",
    against="nie, nigdy, jeśli, jeżeli, gdy, kiedy, czy, nic, żaden, żadne, nikt, zanim",
    modals="mogę, możesz, może, mógłbym, mogłabym, chcesz, chce, chcę, muszę, powinno",
    done="gotowe, zrobione, zrobiłem, zrobiłam, już zrobione, wykonano, wykonane",
    joins="i, a, ale, oraz, więc",
    tails="już, teraz, znowu, też, w",
)

_DANISH = ClaimWords(
    acts={
        "turn_on": "tændt, tændte, slået til, aktiveret, tænder, slår til",
        "turn_off": "slukket, slukkede, slået fra, deaktiveret, slukker, slår fra",
        "open": "åbnet, åbnede, rullet op, kørt op, lukket op, trukket fra, åbner",
        "close": "lukket, lukkede, rullet ned, kørt ned, trukket for, lukker, ruller ned",
        "lock": "låst, aflåst, låste, låser, låst af",
        "unlock": "låst op, oplåst, låste op, låser op, ulåst",
        OTHER: "startet, startede, stoppet, sat, satte, sat på pause, dæmpet, indstillet, "
        "justeret, ændret, øget, hævet, sænket, skruet, tilføjet, fjernet, genoptaget, sætter, "
        "starter, dæmper, tilføjer, skruer",
    },
    states={
        "turn_on": "er til",
        "turn_off": "er fra",
        "open": "er åben, er åbent, er åbne, står åben, står åbent",
    },
    first="jeg, vi",
    against="ikke, ingen, intet, aldrig, hvis, når, ingenting, medmindre, hverken, inden, før, om",
    modals="kan, kunne, vil, ville, skal, skulle, må, bør, ønsker",
    done="færdig, det er gjort, så er det gjort, gjort, klaret, det er klaret, ordnet, "
    "det er ordnet, så er det ordnet, jeg har gjort det, jeg har ordnet det",
    joins="og, men, så",
    tails="nu, allerede, igen, også, i, på",
)

_NORWEGIAN = ClaimWords(
    acts={
        "turn_on": "skrudd på, slått på, tent, aktivert, skrudde på, slo på, tente, skrur på, "
        "slår på, tenner",
        "turn_off": "skrudd av, slått av, slukket, slukka, deaktivert, skrudde av, slo av, "
        "slukket, skrur av, slår av, slukker",
        "open": "åpnet, åpna, rullet opp, trukket fra, åpner",
        "close": "lukket, lukka, stengt, rullet ned, trukket for, lukker, stenger",
        "lock": "låst, låste, låser",
        "unlock": "låst opp, låste opp, låser opp, ulåst",
        OTHER: "startet, stoppet, satt, satte, satt på pause, dempet, dimmet, stilt, justert, "
        "endret, økt, hevet, senket, skrudd, lagt til, fjernet, gjenopptatt, setter, starter, "
        "demper, legger til, skrur",
    },
    states={
        "turn_on": "er på, står på",
        "turn_off": "er av, står av",
        "open": "er åpen, er åpent, er åpne, står åpen, står åpent",
    },
    first="jeg, vi, eg",
    against="ikke, ikkje, ingen, intet, aldri, hvis, når, ingenting, med mindre, verken, før, om, "
    "dersom",
    modals="kan, kunne, vil, ville, skal, skulle, må, bør, ønsker",
    done="ferdig, det er gjort, gjort, ordnet, det er ordnet, fikset, det er fikset, "
    "da var det gjort, jeg har gjort det, jeg har ordnet det",
    joins="og, men, så",
    tails="nå, allerede, igjen, også, i, på",
)

CLAIM_WORDS: Mapping[str, ClaimWords] = {
    "de": _GERMAN,
    "en": _ENGLISH,
    "es": _SPANISH,
    "fr": _FRENCH,
    "nl": _DUTCH,
    "pl": _POLISH,
    "da": _DANISH,
    "nb": _NORWEGIAN,
}
