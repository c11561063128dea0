"""How an answer says that something was done, in each language that is read."""

from collections.abc import Mapping

from ..claim_words import OTHER, ClaimWords

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
    promises="i ll, i will, we ll, we will, i shall, i m going to, i am going to, i m gonna, "
    "let me",
    promised="start, stop, pause, resume, play, dim, brighten, set, change, adjust, "
    "increase, decrease, reduce, add, remove, mute, unmute, turn up, turn down, raise, "
    "lower, send",
    offers="if you, whenever you, when you, once you, unless you, let me know, do you want, "
    "would you like, shall i",
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
    promises="ich werde, wir werden",
    promised="starten, stoppen, pausieren, fortsetzen, dimmen, stellen, einstellen, setzen, "
    "ändern, erhöhen, verringern, senken, hinzufügen, entfernen",
    offers="wenn du, wenn sie, falls du, falls sie, sobald du, sobald sie",
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
    promises="je vais, nous allons",
    promised="lancer, arrêter, mettre, régler, changer, modifier, baisser, augmenter, ajouter, "
    "supprimer, tamiser",
    offers="si tu, si vous, quand tu, quand vous, dès que tu, dès que vous",
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
    promises="voy a, vamos a",
    promised="iniciar, parar, pausar, poner, ajustar, cambiar, subir, bajar, añadir, quitar",
    offers="si quieres, si quiere, si lo, cuando quieras, cuando quiera",
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
    promises="ik zal, ik ga, we gaan",
    promised="starten, stoppen, pauzeren, zetten, instellen, dimmen, veranderen, verhogen, "
    "verlagen, toevoegen, verwijderen",
    offers="als je, als u, wanneer je, zodra je",
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

_ITALIAN = ClaimWords(
    acts={
        "turn_on": "acceso, accesa, accesi, accese, attivato, attivata, attivati, attivate, "
        "accendo, attivo, accendendo, attivando, inserito, inserita",
        "turn_off": "spento, spenta, spenti, spente, disattivato, disattivata, disattivati, "
        "disattivate, spengo, disattivo, spegnendo, disattivando",
        "open": "aperto, aperta, aperti, aperte, apro, aprendo, alzato, alzata, alzate",
        "close": "chiuso, chiusa, chiusi, chiuse, chiudo, chiudendo, abbassato, abbassata, "
        "abbassate",
        "lock": "bloccato, bloccata, bloccati, bloccate, blocco, bloccando, chiuso a chiave, "
        "chiusa a chiave, chiuse a chiave",
        "unlock": "sbloccato, sbloccata, sbloccati, sbloccate, sblocco, sbloccando",
        OTHER: "avviato, avviata, fermato, fermata, messo, messa, messi, messe, impostato, "
        "impostata, impostati, impostate, regolato, regolata, cambiato, cambiata, aggiunto, "
        "aggiunta, aggiunti, aumentato, aumentata, diminuito, diminuita, ridotto, ridotta, "
        "attenuato, attenuata, ripreso, ripresa, eliminato, rimosso, imposto, avvio",
    },
    states={"turn_on": "in funzione"},
    first="ho, abbiamo, io, accendo, spengo, apro, chiudo, blocco, sblocco, attivo, disattivo, "
    "imposto, avvio, sto",
    against="non, né, mai, se, quando, nessun, nessuna, nessuno, niente, nulla, senza, prima, "
    "appena, finché",
    modals="posso, può, puoi, potrei, potresti, vuoi, vuole, voglio, devo, deve, devi",
    done="fatto, è fatto, ecco fatto, già fatto, tutto fatto, fatta, è fatta, finito, "
    "a posto, tutto a posto, l ho fatto, completato",
    joins="e, ma, poi, quindi",
    tails="ora, adesso, già, anche, di, in, nel, nella",
    promises="vado a, sto per",
    promised="avviare, fermare, impostare, regolare, cambiare, alzare, abbassare, aggiungere, "
    "togliere",
    offers="se vuoi, se vuole, quando vuoi, quando vuole",
)

_SWEDISH = ClaimWords(
    acts={
        "turn_on": "tänt, tände, tänd, slagit på, slog på, satt på, satte på, påslagen, påslaget, "
        "aktiverat, tänder, slår på, sätter på",
        "turn_off": "släckt, släckte, stängt av, stängde av, slagit av, slog av, avstängd, "
        "avstängt, avslagen, avslaget, avaktiverat, inaktiverat, släcker, stänger av, slår av",
        "open": "öppnat, öppnade, öppnats, öppnad, öppnar, dragit upp, drog upp, drar upp",
        "close": "stängt, stängde, stängts, stängd, stänger, dragit ner, drog ner, dragit för, "
        "drar ner, drar för",
        "lock": "låst, låste, låsts, låser",
        "unlock": "låst upp, låste upp, låsts upp, låser upp, upplåst",
        OTHER: "startat, startade, stoppat, stoppade, pausat, pausade, återupptagit, dimrat, "
        "dimmat, ställt in, ställde in, ställt, ställde, satt, satte, ändrat, ändrade, höjt, "
        "höjde, sänkt, sänkte, ökat, minskat, lagt till, lade till, tagit bort, skruvat, "
        "startar, stoppar, pausar, höjer, sänker, ställer in, lägger till",
    },
    states={
        "turn_on": "är på, är tänd, är tänt, är tända, är igång, lyser",
        "turn_off": "är av, är släckt, är släckta, är avstängd, är avstängt, är avstängda",
        "open": "är öppen, är öppet, är öppna, står öppen",
        "close": "är stängd, är stängt, är stängda",
        "lock": "är låst, är låsta",
        "unlock": "är upplåst, är olåst, är upplåsta",
    },
    first="jag, vi",
    against="inte, ej, aldrig, ingen, inget, inga, ingenting, om, när, ifall, så fort, kunde, "
    "innan, tills, varken, utan",
    modals="kan, kunde, skulle, vill, vill du, ska, måste, bör, får, kommer",
    done="klart, färdigt, fixat, det är klart, det är fixat, det är gjort, gjort, ordnat, "
    "det är ordnat, nu är det klart, nu är det gjort, allt klart, redan gjort",
    joins="och, men, sedan, sen, så",
    tails="nu, redan, igen, också, i, på, för",
    promises="jag ska, jag kommer att, vi ska",
    promised="starta, stoppa, pausa, ställa in, sätta, dimma, ändra, höja, sänka, lägga till, "
    "ta bort",
    offers="om du, när du, så fort du",
)
_CZECH = ClaimWords(
    acts={
        "turn_on": "zapnul jsem, zapnula jsem, jsem zapnul, jsem zapnula, zapnuto, zapnutý, "
        "zapnutá, zapnuté, zapínám, rozsvítil jsem, rozsvítila jsem, jsem rozsvítil, "
        "jsem rozsvítila, rozsvíceno, rozsvícený, rozsvícená, rozsvícené, rozsvěcím, svítí",
        "turn_off": "vypnul jsem, vypnula jsem, jsem vypnul, jsem vypnula, vypnuto, vypnutý, "
        "vypnutá, vypnuté, vypínám, zhasl jsem, zhasla jsem, jsem zhasl, jsem zhasla, zhasnuto, "
        "zhasnutý, zhasnutá, zhasnuté, zhasínám",
        "open": "otevřel jsem, otevřela jsem, jsem otevřel, jsem otevřela, otevřeno, otevřený, "
        "otevřená, otevřené, otevírám",
        "close": "zavřel jsem, zavřela jsem, jsem zavřel, jsem zavřela, zavřeno, zavřený, "
        "zavřená, zavřené, zavírám, stažené, stažená, zatažené, zatažená",
        "lock": "zamkl jsem, zamkla jsem, jsem zamkl, jsem zamkla, zamčeno, zamčený, zamčená, "
        "zamčené, zamknuto, zamykám",
        "unlock": "odemkl jsem, odemkla jsem, jsem odemkl, jsem odemkla, odemčeno, odemčený, "
        "odemčená, odemčené, odemknuto, odemykám",
        OTHER: "spustil jsem, spustila jsem, spuštěno, spuštěný, spouštím, zastavil jsem, "
        "zastavila jsem, zastaveno, pozastaveno, nastavil jsem, nastavila jsem, jsem nastavil, "
        "jsem nastavila, nastaveno, nastavený, nastavená, nastavené, nastavuji, nastavuju, "
        "změnil jsem, změnila jsem, změněno, přidal jsem, přidala jsem, jsem přidal, "
        "jsem přidala, přidáno, přidávám, ztlumil jsem, ztlumila jsem, ztlumeno, ztišeno, "
        "obnoveno",
    },
    states={},
    first="jsem, zapínám, vypínám, zhasínám, rozsvěcím, otevírám, zavírám, zamykám, odemykám, "
    "nastavuji, nastavuju, spouštím, přidávám, já",
    against="ne, není, nejsou, nikdy, jestli, jestliže, pokud, když, až, zda, nic, žádný, žádné, "
    "žádná, nikdo, než",
    modals="můžu, mohu, můžeš, může, mohl bych, mohla bych, chceš, chcete, chce, chci, musím, mám",
    done="hotovo, provedeno, splněno, udělal jsem, udělala jsem, už je to hotové, je hotovo, "
    "je to hotové",
    joins="a, ale, i, takže, tak",
    tails="už, teď, zase, taky, v, ve",
)
_PORTUGUESE = ClaimWords(
    acts={
        "turn_on": "ligado, ligada, ligados, ligadas, aceso, acesa, acesos, acesas, acendido, "
        "ativado, ativada, ativados, ativadas, liguei, ligo, acendi, acendo, ativei, ativo, "
        "ligámos, ligamos, ligando, acendendo, ativando, a ligar, a acender, a ativar",
        "turn_off": "desligado, desligada, desligados, desligadas, apagado, apagada, apagados, "
        "apagadas, desativado, desativada, desliguei, desligo, apaguei, apago, desativei, "
        "desligando, apagando, a desligar, a apagar",
        "open": "aberto, aberta, abertos, abertas, abri, abro, levantei, levantado, levantada, "
        "abrindo, levantando, a abrir, a levantar",
        "close": "fechado, fechada, fechados, fechadas, fechei, fecho, baixei, baixado, "
        "baixada, desci, descido, descida, fechando, baixando, a fechar, a baixar",
        "lock": "trancado, trancada, trancados, trancadas, tranquei, tranco, bloqueado, "
        "bloqueada, bloqueei, trancando, a trancar, fechado à chave, fechada à chave",
        "unlock": "destrancado, destrancada, destrancados, destrancadas, destranquei, "
        "destranco, desbloqueado, desbloqueada, desbloqueei, destrancando, a destrancar",
        OTHER: "iniciado, iniciada, iniciei, parado, parada, parei, pausado, pausada, pausei, "
        "ajustado, ajustada, ajustei, definido, definida, defini, posto, posta, pus, "
        "coloquei, colocado, colocada, mudado, mudada, mudei, alterado, alterada, alterei, "
        "adicionado, adicionada, adicionei, acrescentado, acrescentei, aumentado, aumentada, "
        "aumentei, diminuído, diminuída, diminuí, reduzido, reduzida, reduzi, subi, subido, "
        "retomado, retomada, retomei, removido, removida, removi, regulado, regulei",
    },
    states={"turn_on": "em funcionamento", "turn_off": "às escuras"},
    first="eu, liguei, desliguei, acendi, apaguei, abri, fechei, tranquei, destranquei, pus, "
    "coloquei, tenho, temos, ligo, desligo, acendo, apago, abro, fecho, tranco, destranco, "
    "ajustei, defini, mudei, adicionei, estou, já",
    against="não, nem, nunca, se, quando, nenhum, nenhuma, nada, ninguém, sem, antes, caso, "
    "até",
    modals="posso, pode, podes, poderia, podia, quer, queres, quero, deve, devo, vou",
    done="feito, está feito, já está, já está feito, tudo feito, pronto, prontinho, concluído, "
    "terminado, tá feito, já tá, fiz isso, já fiz",
    joins="e, mas, depois, então",
    tails="agora, já, também, outra, em, no, na",
    promises="vou, vamos",
    promised="iniciar, parar, pausar, colocar, ajustar, mudar, aumentar, diminuir, "
    "adicionar, remover",
    offers="se quiser, se quiseres, se você, quando quiser, quando quiseres",
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
    promises="jeg vil, jeg skal, jeg skal nok",
    promised="starte, stoppe, indstille, sætte, dæmpe, ændre, hæve, sænke, tilføje, fjerne",
    offers="hvis du, når du, så snart du",
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
    promises="jeg vil, jeg skal, jeg kommer til å",
    promised="starte, stoppe, stille inn, sette, dempe, endre, heve, senke, legge til, fjerne",
    offers="hvis du, om du, når du, så snart du",
)

CLAIM_WORDS: Mapping[str, ClaimWords] = {
    "de": _GERMAN,
    "en": _ENGLISH,
    "es": _SPANISH,
    "fr": _FRENCH,
    "it": _ITALIAN,
    "nl": _DUTCH,
    "pl": _POLISH,
    "sv": _SWEDISH,
    "cs": _CZECH,
    "pt": _PORTUGUESE,
    "da": _DANISH,
    "nb": _NORWEGIAN,
}
