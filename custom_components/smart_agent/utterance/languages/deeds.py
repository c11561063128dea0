"""The words for deeds, of each language, by deed as the key of a question ends.

Each list is one text with commas between its entries. Only what may be said of nothing
else: "lock" is no word of unlock.
"""

from collections.abc import Mapping

ALL = "all"
"""What a question about several devices or calls may be answered with."""

BOTH = "both"
"""The same of just two: it says nothing of three."""

CLEAN = "clean"
"""What a vacuum is sent out for."""

WATER = "water"
"""What a valve is opened for."""

DEEDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "unlock": "unlock, open, open up",
        "open": "open, open up, open her up, open it up",
        "lock": "lock, lock up",
        "close": "close, shut",
        "turn_on": "turn on, switch on, put on, on, activate, enable",
        "turn_off": "turn off, switch off, off, put out, kill, shut down, deactivate, disable",
        "press": "press, push, hit, trigger, activate",
        "run": "run, start, activate",
        ALL: "all, all of, for all, for all of, everything, everywhere",
        BOTH: "both, both of",
    },
    "de": {
        "unlock": "entriegeln, entriegle, entriegel, entsperren, entsperre, entsperr, "
        "aufschließen, schließ auf, schließe auf, aufsperren, sperr auf, sperre auf, "
        "öffnen, öffne, aufmachen, mach auf, mache auf, auf",
        "open": "öffnen, öffne, aufmachen, mach auf, mache auf, auf, hochfahren, "
        "fahr hoch, fahre hoch",
        "lock": "verriegeln, verriegle, verriegel, abschließen, schließ ab, schließe ab, "
        "zusperren, sperr zu, absperren, sperr ab, zuschließen, schließ zu",
        "close": "schließen, schließe, schließ, zumachen, mach zu, mache zu, zu",
        "turn_on": "einschalten, schalt ein, schalte ein, anschalten, schalt an, "
        "schalte an, anmachen, mach an, mache an, an, ein, aktivieren, aktiviere",
        "turn_off": "ausschalten, schalt aus, schalte aus, ausmachen, mach aus, "
        "mache aus, aus, abschalten, schalt ab, schalte ab, deaktivieren, deaktiviere",
        "press": "drücken, drück, drücke, betätigen, betätige, auslösen",
        "run": "starten, starte, ausführen, führ aus, führe aus, aktivieren, aktiviere",
        ALL: "alle, alles, allen, für alle, bei allen, überall",
        BOTH: "beide",
    },
    "fr": {
        "unlock": "déverrouiller, déverrouille, déverrouillez, ouvrir, ouvre, ouvrez",
        "open": "ouvrir, ouvre, ouvrez",
        "lock": "verrouiller, verrouille, verrouillez",
        "close": "fermer, ferme, fermez",
        "turn_on": "allumer, allume, allumez, activer, active, activez, actionner, "
        "actionne, actionnez",
        "press": "appuyer, appuie, appuyez, activer, active, activez, actionner, actionne",
        "turn_off": "éteindre, éteins, éteignez, désactiver, désactive, désactivez",
        "run": "lancer, lance, lancez, démarrer, démarre, démarrez",
        ALL: "tous, toutes, tout, pour tous, pour toutes, partout",
        BOTH: "tous deux, deux",
    },
    "es": {
        "unlock": "desbloquear, desbloquea, desbloquees, desbloquee, desbloquéala, desbloquéalo, "
        "abrir, abre, abra, ábrela, ábrelo",
        "open": "abrir, abre, abra, abras, ábrela, ábrelo",
        "lock": "bloquear, bloquea, bloquee, bloquees, bloquéala, bloquéalo",
        "close": "cerrar, cierra, cierre, cierres, ciérrala, ciérralo",
        "turn_on": "encender, enciende, encienda, enciendas, enciéndela, enciéndelo, prende, prendé, "
        "prender, activa, activar, active, acciona, accionar, accione",
        "press": "pulsa, pulsar, pulse, presiona, presionar, acciona, accionar",
        "turn_off": "apagar, apaga, apague, apagues, apágala, apágalo, desactivar, desactiva, "
        "desactive",
        "run": "iniciar, inicia, inicie, iníciala, inícialo, activa, actívala, actívalo",
        ALL: "todos, todas, todo, en todos, en todas",
        BOTH: "ambos, ambas, dos",
    },
    "nl": {
        "unlock": "ontgrendelen, ontgrendel, openen, open, maak open, doe open, van slot, "
        "haal van slot, doe van slot, van slot halen, van slot doen",
        "open": "openen, open, maak open, doe open",
        "lock": "vergrendelen, vergrendel, op slot, doe op slot",
        "close": "sluiten, sluit, dicht, doe dicht, maak dicht",
        "turn_on": "inschakelen, schakel in, aanzetten, zet aan, aandoen, doe aan, aan, "
        "activeren, activeer",
        "turn_off": "uitschakelen, schakel uit, uitzetten, zet uit, uitdoen, doe uit, uit, "
        "deactiveren, deactiveer",
        "run": "starten, start",
        ALL: "alle, allemaal, alles, voor allemaal, overal",
        BOTH: "allebei, beide",
    },
    "pl": {
        "unlock": "odblokować, odblokuj, odblokowuj, otworzyć, otwórz",
        "open": "otworzyć, otwórz, otwieraj",
        "lock": "zablokować, zablokuj, blokuj",
        "close": "zamknąć, zamknij, zamykaj",
        "turn_on": "włączyć, włącz, włączaj, zapalić, zapal, zapalaj, aktywować, aktywuj",
        "turn_off": "wyłączyć, wyłącz, wyłączaj, zgasić, zgaś, gaś, dezaktywować, dezaktywuj",
        "press": "nacisnąć, naciśnij, wciśnij",
        "run": "uruchomić, uruchom",
        ALL: "wszystkie, wszystko, wszystkich, dla wszystkich, wszędzie",
        BOTH: "oba, obie",
    },
    "it": {
        "unlock": "sbloccare, sblocca, sblocchi, sbloccala, sbloccalo, aprire, apri, apra, "
        "aprila, aprilo",
        "open": "aprire, apri, apra, aprila, aprilo, aprile, aprili",
        "lock": "bloccare, blocca, blocchi, bloccala, bloccalo, chiudi a chiave, "
        "chiudila a chiave, chiudilo a chiave, chiudere a chiave",
        "close": "chiudere, chiudi, chiuda, chiudila, chiudilo, chiudile, chiudili",
        "turn_on": "accendere, accendi, accenda, accendila, accendilo, accendile, "
        "accendili, attivare, attiva, attivi, attivala, attivalo",
        "turn_off": "spegnere, spegni, spenga, spegnila, spegnilo, spegnile, spegnili, "
        "disattivare, disattiva, disattivi, disattivala, disattivalo",
        "press": "premere, premi, prema, premilo, attiva, attivalo",
        "run": "avviare, avvia, avvii, avviala, avvialo, attiva, attivala, attivalo",
        ALL: "tutti, tutte, tutto, per tutti, per tutte, a tutti, a tutte, tutti quanti, "
        "tutte quante, ovunque, dappertutto",
        BOTH: "tutti e due, tutte e due, entrambi, entrambe",
    },
    "pt": {
        "unlock": "destrancar, destranca, destranque, destranques, desbloquear, "
        "desbloqueia, desbloqueie, abrir, abre, abra, abras",
        "open": "abrir, abre, abra, abras",
        "lock": "trancar, tranca, tranque, tranques, bloquear, bloqueia, bloqueie",
        "close": "fechar, fecha, feche, feches",
        "turn_on": "ligar, liga, ligue, ligues, acender, acende, acenda, acendas, ativar, "
        "ativa, ative, acionar, aciona, acione",
        "turn_off": "desligar, desliga, desligue, desligues, apagar, apaga, apague, "
        "apagues, desativar, desativa, desative",
        "press": "premir, prime, prima, pressionar, pressiona, pressione, carregar, "
        "carrega, carregue, apertar, aperta, aperte",
        "run": "iniciar, inicia, inicie, executar, executa, execute, ativar, ativa, ative",
        ALL: "todos, todas, tudo, em todos, em todas, para todos, para todas",
        BOTH: "ambos, ambas",
    },
    "sv": {
        "unlock": "lås upp, låsa upp, låsas upp, öppna, öppnas, regla upp",
        "open": "öppna, öppnas, öppna upp, dra upp, dra ifrån, dra isär, dra undan, hissa upp, "
        "rulla upp, veva upp, fäll upp, kör upp, upp",
        "lock": "lås, låsa, låsas, lås igen, regla",
        "close": "stäng, stänga, stängas, stäng igen, dra ner, dra ned, dra för, dra igen, "
        "dra ihop, hissa ner, rulla ner, veva ner, fäll ner, kör ner, ner, ned",
        "turn_on": "tänd, tända, tändas, tänn, tänd upp, sätt på, sätta på, sättas på, slå på, slås på, "
        "sätt igång, sätta igång, starta, startas, dra igång, koppla på, knäpp på, "
        "på, igång, på med, igång med, aktivera",
        "turn_off": "släck, släcka, släckas, släck ner, stäng av, stänga av, stängas av, slå av, "
        "slås av, slå ifrån, koppla av, koppla ifrån, knäpp av, sätt av, av, av med, avaktivera, "
        "inaktivera",
        "press": "tryck, trycka, tryck på, trycka på, aktivera",
        "run": "kör, köra, starta, sätt igång, aktivera, aktiveras, slå på, sätt på",
        ALL: "alla, allt, alltihop, allihop, alltsammans, samtliga, överallt, för alla, i alla",
        BOTH: "båda, bägge, båda två",
    },
    "cs": {
        "unlock": "odemknout, odemkni, odemkněte, odemči, odemykat, odemykej, odblokovat, odblokuj, "
        "odjistit, odjisti, otevřít, otevři",
        "open": "otevřít, otevři, otevřete, otevírat, otevírej, vytáhnout, vytáhni, roztáhnout, roztáhni",
        "lock": "zamknout, zamkni, zamkněte, zamči, zamykat, zamykej, zablokovat, zablokuj, zajistit, "
        "zajisti",
        "close": "zavřít, zavři, zavřete, zavírat, zavírej, stáhnout, stáhni, zatáhnout, zatáhni",
        "turn_on": "zapnout, zapni, zapněte, zapínat, zapínej, rozsvítit, rozsviť, rozsviťte, "
        "aktivovat, aktivuj",
        "turn_off": "vypnout, vypni, vypněte, vypínat, vypínej, zhasnout, zhasni, zhasněte, zhasínat, zhasínej, "
        "deaktivovat, deaktivuj",
        "press": "stisknout, stiskni, zmáčknout, zmáčkni",
        "run": "spustit, spusť, spusťte",
        ALL: "všechny, všechna, všechno, všech, pro všechny, všude",
        BOTH: "oba, obě",
    },
    "da": {
        "unlock": "lås op, låse op, oplås, oplåse, åbn, åbne, åben, luk op, lukke op",
        "open": "åbn, åbne, åben, luk op, lukke op, rul op, rulle op, kør op, køre op, "
        "træk fra, trække fra, træk op, trække op, hejs, hejs op, hæv, skru op, rul fra",
        "lock": "lås, låse, aflås, aflåse, lås af, låse af",
        "close": "luk, lukke, luk i, lukke i, rul ned, rulle ned, kør ned, køre ned, "
        "træk for, trække for, træk ned, trække ned, sænk, sænke, rul for",
        "turn_on": "tænd, tænde, tænd for, tænde for, slå til, start, starte, aktiver, "
        "aktivere, sæt til, til, tændt",
        "turn_off": "sluk, slukke, sluk for, slukke for, slå fra, deaktiver, deaktivere, "
        "fra, slukket",
        "press": "tryk, trykke, tryk på, trykke på, aktiver, aktivere",
        "run": "start, starte, kør, køre, udfør, udføre, aktiver, aktivere, sæt i gang",
        ALL: "alle, alt, alle sammen, allesammen, det hele, for alle, dem alle, overalt",
        BOTH: "begge, begge to",
    },
    "nb": {
        "unlock": "lås opp, låse opp, åpne, lukk opp, lukke opp, sperr opp",
        "open": "åpne, lukk opp, lukke opp, rull opp, rulle opp, kjør opp, kjøre opp, dra fra, "
        "trekk fra, trekke fra, dra opp, trekk opp, heis opp, heise opp, hev, skru opp, åpen, åpent",
        "lock": "lås, låse, lås igjen, låse igjen, lås av",
        "close": "lukk, lukke, lukk igjen, lukke igjen, steng, stenge, rull ned, rulle ned, "
        "kjør ned, kjøre ned, dra for, trekk for, trekke for, dra ned, trekk ned, senk, senke, "
        "heis ned, skru igjen, steng igjen",
        "turn_on": "skru på, slå på, tenn, tenne, start, starte, aktiver, aktivere, sett på, "
        "sette på, ha på, på, vri på, tent",
        "turn_off": "skru av, slå av, slukk, slukke, sløkk, deaktiver, deaktivere, steng av, "
        "koble ut, av, vri av, slukket, slukka",
        "press": "trykk, trykke, trykk på, trykke på, aktiver, aktivere",
        "run": "start, starte, kjør, kjøre, utfør, utføre, aktiver, aktivere, sett i gang",
        ALL: "alle, alt, alle sammen, allesammen, alt sammen, for alle, overalt",
        BOTH: "begge, begge to",
    },
}


COMMANDED: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn_on": "turn on, switch on, put on, cut on, on, activate, enable, fire up, "
        "power up, power on, boot up, start up, light up, juice up, spark up, get going, "
        "get running, back on, blast, fire away",
        "turn_off": "turn off, switch off, off, put out, kill, shut down, deactivate, "
        "disable, shut off, power off, power down, cut, cut off, douse, "
        "axe, ax, nuke, "
        "extinguish, snuff, snuff out, knock off, kill off, blow out, nix, "
        "cut power to, kill power to, cut power on, pull plug on, take power off, "
        "turn power off to, turn power off on, shut power off to",
        "close": "close, shut, draw, close over, pull over, draw over, shut over, "
        "pull across, draw across, pull to, let down, retract, reel in, wind in, bring in, "
        "pull in, roll in, crank in",
        "open": "open, open up, crack, crack open, ease open, nudge open, let up, extend, roll out, wind out, let out, crank out",
        "pause": "pause, stop, halt, hold",
        "mute": "mute, silence, turn sound off, sound off, hush, shush, quiet, shut up, "
        "no sound, kill sound, cut sound",
        "unmute": "unmute, turn sound on, turn sound back on, sound on, sound back on",
        "play": "play, press play on, hit play on, push play on, play on, resume, unpause, un pause, continue, start, carry on, carry on with, go on with, "
        "keep going, set going, get going, put back on, back on",
        "skip": "skip, skip one, skip this one, skip that one, skip this, skip that, skip track, skip song, skip tune, next, next one, next track, "
        "next song, next tune, move along to next one, move on to next one, move along to next song, "
        "move on to next song, move along to next track, move on to next track, move on to next, "
        "jump to next one, jump to next song, jump to next track, on to next one, onto next one, skip to next, skip to next one, skip to next track, "
        "skip to next song, skip forward, skip ahead, play next, play next one, "
        "play next song, play next track, go to next one, go to next track, "
        "go to next song, give us next song, give us next one, give us next track, "
        "give us next tune, give me next song, give me next one, give me next track, "
        "put next song on, put next one on, put next track on, next story, next chapter, "
        "next episode, next podcast, next tune, next record, next number",
        "rewind": "previous, previous one, previous track, previous song, last track, "
        "last song, last one, play last track, play last song, play last one, go back, "
        "go back one, go back track, go back song, go back to track before, "
        "go back to song before, go back to one before, go back to last one, "
        "go back to last song, go back to last track, go back to previous one, "
        "go back to previous song, go back to previous track, play previous track, "
        "play previous song, play previous one, back one track, back one song, "
        "go back a track, go back a song, back a track, back a song, skip back a track, "
        "skip back a song, skip back one",
        "stop": "stop, halt",
        "dock": "dock, return, go home, go back, send home, send back, return to base, "
        "return to dock, return to its base, return to its dock, return home, back to base, "
        "send back to base, send back to dock, send back to its base, send back to its dock, "
        "send to its base, send to its dock, send to base, send to dock, send back home, "
        "have go home, have go back to base, have go back to its base, have go to dock, "
        "get to go home, get to go back, get to go back to base, get back to base, "
        "get back to its base, get to go back to its base, have return, get to return, "
        "tell to go home, "
        "go back to base, go back to dock, go back to its dock, go to dock, come home",
        WATER: "water, irrigate",
        CLEAN: "clean, vacuum, hoover, sweep, mop, send out, go out, do floors, do floor, "
        "get to clean, have clean, get to vacuum, have vacuum, get to hoover, have hoover, "
        "get to start, get to start cleaning, start cleaning, start vacuuming, "
        "off you go, get going, get cracking, get to work, get started, get cleaning, "
        "get on go, set off, set going, send off, get hoovering, get vacuuming, "
        "get sweeping, get mopping, send round, send around, let loose, set loose, "
        "have do floors, do round, have do round, go round, have run round, get round, "
        "let go round, set to work, put to work, turn loose, unleash, have go round, "
        "get to do floors, let do floors, send out to clean, get out cleaning",
    },
    "de": {
        "pause": "pause, pausieren, pausiere, pausier, anhalten, halt an, halte an, stoppen, "
        "stoppe, stopp",
        "play": "abspielen, spiel ab, spiele ab, spielen, spiel, spiele, fortsetzen, "
        "setz fort, setze fort, weiterspielen, starten, starte",
        "stop": "stoppen, stoppe, stopp, anhalten, halt an, halte an",
        "dock": "zurückschicken, schick zurück, schicke zurück, zurückkehren, zurück zur basis, "
        "zurück zur station, zurück zur ladestation, zur basis, zur ladestation, zur station",
        WATER: "bewässern, bewässere, bewässer, gießen, gieße, gieß, sprengen, sprenge, spreng",
        CLEAN: "saugen, saug, sauge, putzen, putz, putze, wischen, wisch, wische, fegen, feg, "
        "losschicken, schick los, schicke los, schick raus, schicke raus, loslegen, leg los, "
        "lege los, losfahren, fahr los, ans werk, an die arbeit",
    },
    "fr": {
        "pause": "pause, arrêter, arrête, arrêtez",
        "play": "lire, lis, lisez, reprendre, reprends, reprenez, jouer, joue, jouez, "
        "lancer, lance, lancez",
        "stop": "arrêter, arrête, arrêtez, stopper, stoppe, stoppez",
        "dock": "renvoyer, renvoie, renvoyez, retourner, retourne, retournez, "
        "retourne à la base, retour à la base, rentre à la base, à la base",
        WATER: "arroser, arrose, arrosez, irriguer, irrigue",
        CLEAN: "nettoyer, nettoie, nettoyez, aspirer, aspire, aspirez, balayer, balaie, "
        "balaye, laver, lave, envoie nettoyer, au boulot, au travail, mettre en route, "
        "mets toi en route",
    },
    "es": {
        "pause": "pausar, pausa, pause, parar, pare, detener, detén, detenga",
        "play": "reproducir, reproduce, reproduzca, reanudar, reanuda, reanude, "
        "continuar, continúa, continúe",
        "stop": "parar, pare, detener, detén, detenga",
        "dock": "volver, vuelve, vuelva, regresar, regresa, regrese, vuelve a la base, "
        "regresa a la base, a la base",
        WATER: "regar, riega, riegue, regá",
        CLEAN: "limpiar, limpia, limpie, aspirar, aspira, aspire, barrer, barre, barra, "
        "fregar, friega, friegue, a trabajar, ponte a ello, ponte en marcha, al tajo, "
        "manos a la obra",
    },
    "nl": {
        "pause": "pauze, pauzeren, pauzeer, stoppen, stop",
        "play": "afspelen, speel af, speel, hervatten, hervat, start",
        "stop": "stoppen, stop",
        "dock": "terugsturen, stuur terug, terugkeren, keer terug, terug naar basis, "
        "terug naar het dock, terug naar het laadstation, naar het laadstation",
        WATER: "besproeien, besproei, sproeien, sproei, bewateren, bewater, water geven, geef water",
        CLEAN: "stofzuigen, stofzuig, zuigen, zuig, schoonmaken, maak schoon, dweilen, "
        "dweil, vegen, veeg, stuur eropuit, aan de slag, aan het werk, ga los",
    },
    "pl": {
        "pause": "pauza, pauzę, wstrzymać, wstrzymaj, zatrzymać, zatrzymaj, zapauzuj",
        "play": "odtworzyć, odtwórz, wznowić, wznów, graj, zagraj",
        "stop": "zatrzymać, zatrzymaj",
        "dock": "odesłać, odeślij, wrócić, wróć, wróć do bazy, wróć do stacji, do bazy",
        WATER: "podlać, podlej, podlewaj, nawodnij",
        CLEAN: "odkurzyć, odkurz, odkurzaj, odkurzać, posprzątać, posprzątaj, sprzątać, "
        "sprzątaj, zamieść, zamieć, umyć, umyj, do roboty, do pracy, do dzieła, ruszaj",
    },
    "it": {
        "pause": "pausa, mettere in pausa, metti in pausa, metta in pausa, sospendere, "
        "sospendi, sospenda, fermare, ferma, fermi, interrompere, interrompi",
        "play": "riprodurre, riproduci, riprendere, riprendi, riprenda, continuare, continua, "
        "suonare, suona, fai ripartire, fai partire",
        "stop": "fermare, ferma, fermi, fermala, fermalo, stoppa, stoppare, arresta",
        "dock": "tornare, torna, torni, rientrare, rientra, rimandare, rimanda, rimandalo, "
        "torna alla base, rientra alla base, alla base",
        WATER: "annaffiare, annaffia, innaffiare, innaffia, irrigare, irriga",
        CLEAN: "pulire, pulisci, pulisca, aspirare, aspira, aspiri, spazzare, spazza, lavare, "
        "lava, spolvera, fai le pulizie, manda a pulire, passare aspirapolvere, "
        "passa aspirapolvere, mettiti al lavoro, al lavoro, all opera, datti da fare, "
        "mettiti all opera, vai a pulire",
    },
    "sv": {
        "pause": "pausa, pausas, paus, sätt på paus, sätta på paus, stoppa",
        "play": "spela, spela upp, spela vidare, fortsätt, fortsätta, återuppta, starta",
        "stop": "stoppa, stanna, stopp",
        "dock": "skicka hem, skicka tillbaka, åk hem, åka hem, kör hem, köra hem, docka, "
        "till laddaren, till basen, hem",
        WATER: "vattna, bevattna",
        CLEAN: "dammsug, dammsuga, städa, moppa, sopa, börja dammsuga, börja städa, skicka ut, "
        "kör igång, sätt igång, dra igång, åk ut, till jobbet",
    },
    "cs": {
        "pause": "pauza, pauzu, pozastavit, pozastav, zastavit, zastav, přerušit, přeruš, stopni",
        "play": "přehrát, přehraj, hrát, hraj, zahrát, zahraj, pokračovat, pokračuj, pusť, pustit",
        "stop": "zastavit, zastav, stopni",
        "dock": "vrátit, vrať, poslat zpátky, pošli zpátky, poslat domů, pošli domů, "
        "poslat na základnu, pošli na základnu",
        WATER: "zalít, zalij, zalévat, zalévej, zavlažit, zavlaž",
        CLEAN: "vyluxovat, vyluxuj, luxovat, luxuj, vysát, vysaj, vysávat, vysávej, uklidit, "
        "ukliď, uklízet, uklízej, zamést, zameť, vytřít, vytři, do práce, do toho, makej",
    },
    "pt": {
        "pause": "pausar, pausa, pause, parar, pare, pôr em pausa, põe em pausa",
        "play": "reproduzir, reproduz, reproduza, retomar, retoma, retome, continuar, "
        "continua, continue, tocar, toca, toque",
        "stop": "parar, pare",
        "dock": "voltar, volta, volte, regressar, regressa, regresse, recolher, recolhe, "
        "recolha, voltar para base, volta para base, volte para base",
        WATER: "regar, rega, regue",
        CLEAN: "limpar, limpa, limpe, limpando, aspirar, aspira, aspire, aspirando, varrer, "
        "varre, varra, lavar, lava, lave, passar pano, passa pano, toca aspirar, "
        "toca limpar, trabalhar, mãos à obra, ao trabalho, toca trabalhar, vai limpar, "
        "vai aspirar, põe a limpar, põe a aspirar, bota para limpar, bota pra limpar",
    },
    "da": {
        "pause": "pause, sæt på pause, sætte på pause, stop, stoppe, stands, standse",
        "play": "afspil, afspille, spil, spille, fortsæt, fortsætte, genoptag, start",
        "stop": "stop, stoppe, stands, standse",
        "dock": "hjem, send hjem, sende hjem, send tilbage, sende tilbage, kør hjem, gå hjem, "
        "vend tilbage, returner",
        WATER: "vand, vande",
        CLEAN: "støvsug, støvsuge, sug, suge, rengør, gør rent, gøre rent, vask, moppe, mop, fej, "
        "feje, send ud, sende ud, kom i gang, gå i gang, på arbejde, af sted",
    },
    "nb": {
        "pause": "pause, sett på pause, sette på pause, stopp, stoppe, stans, stanse",
        "play": "spill av, spille av, spill, spille, fortsett, fortsette, gjenoppta, start",
        "stop": "stopp, stoppe, stans, stanse",
        "dock": "hjem, send hjem, sende hjem, send tilbake, sende tilbake, kjør hjem, gå hjem, "
        "dra hjem, returner",
        WATER: "vann, vanne",
        CLEAN: "støvsug, støvsuge, sug, suge, rengjør, gjør rent, gjøre rent, vask, vaske, mopp, "
        "moppe, fei, feie, send ut, sende ut, sett i gang, kom i gang, på jobb, av gårde",
    },
}
"""Deeds of which only commands tell: in an answer, "stop" takes back a yes."""


LIGHTS_OUT: Mapping[str, str] = {"en": "light out, lights out, lamp out, lamps out"}
"""How it is said of lights alone, without a verb, that they are to go off."""

BENT: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn_on": "turning on, switching on, putting on, power on, flip on, flick on",
        "turn_off": "turning off, switching off, shutting off, shut off, power off, "
        "flip off, flick off, turn out",
        "open": "opening, opening up",
        "close": "closing, shutting, close up",
        "lock": "locking, locking up",
        "unlock": "unlocking",
        "run": "starting, running",
        "pause": "pausing",
    },
    "de": {
        "turn_on": "einzuschalten, anzuschalten, anzumachen, anzustellen, anstellen, "
        "stell an, stelle an, schaltest ein, schaltest an, machst an, stellst an",
        "turn_off": "auszuschalten, abzuschalten, auszumachen, auszustellen, abzustellen, "
        "ausstellen, abstellen, stell aus, stelle aus, stell ab, stelle ab, "
        "schaltest aus, schaltest ab, machst aus, stellst aus, stellst ab",
        "open": "aufzumachen, zu öffnen, aufziehen, aufzuziehen, zieh auf, ziehe auf, "
        "machst auf, öffnest",
        "close": "zuzumachen, zu schließen, zuziehen, zuzuziehen, zieh zu, ziehe zu, "
        "machst zu, schließt",
        "lock": "abzuschließen, abzusperren, zuzusperren, zu verriegeln",
        "unlock": "aufzuschließen, aufzusperren, zu entriegeln",
    },
    "fr": {
        "turn_on": "allume moi, allumez moi, allumer moi, m allumer",
        "turn_off": "éteins moi, éteignez moi, m éteindre",
        "open": "ouvre moi, ouvrez moi, m ouvrir",
        "close": "ferme moi, fermez moi, me fermer",
    },
    "es": {
        "turn_on": "encenderme, encendeme, enciéndeme, encendé, prendeme, préndeme",
        "turn_off": "apagarme, apagame, apágame, apagá",
        "open": "abrirme, ábreme, abrime, abrí",
        "close": "cerrarme, ciérrame, cerrame, cerrá",
        "lock": "bloquearme, bloquéame",
    },
    "nl": {
        "turn_on": "aanzet, aandoet, inschakelt, aan te zetten, aan te doen, "
        "in te schakelen, aan hebben, aan zetten, aan doen",
        "turn_off": "uitzet, uitdoet, uitschakelt, uit te zetten, uit te doen, "
        "uit te schakelen, uit hebben, uit zetten, uit doen",
        "close": "dicht te doen, dicht doen, te sluiten",
        "open": "open te doen, open doen, te openen",
        "lock": "op slot te doen, op slot doen, te vergrendelen",
    },
    "pl": {
        "lock": "zamknij na zamek, zamknąć na zamek, na zamek",
    },
    "it": {
        "turn_on": "accendermi, accendimi, accendermela, accendermelo, accenderla, accenderlo, "
        "accenderle, accenderli, accenderci, accendete, accendesse, accendessi, accenderesti, "
        "accenderebbe, accende, attivarla, attivarlo, attivami, attiveresti, inserisci, "
        "riaccendi, riaccendere, accendiamo",
        "turn_off": "spegnermi, spegnimi, spegnermela, spegnermelo, spegnerla, spegnerlo, "
        "spegnerle, spegnerli, spegnerci, spegnete, spegnesse, spegnessi, spegneresti, "
        "spegnerebbe, spegne, disattivarla, disattivarlo, disattiveresti, spegniamo, spengi, "
        "stacca, staccare, chiudi luce, leva, togli",
        "open": "aprirmi, aprimi, aprirla, aprirlo, aprirle, aprirli, aprirci, aprite, aprissi, "
        "aprisse, apriresti, aprirebbe, apre, alzare, alza, alzi, alzala, alzami, alzarmi, "
        "alzarla, alzeresti, tira su, tirare su, tirala su, tirami su, solleva, sollevare, "
        "spalanca, spalancare, riapri, riaprire, su",
        "close": "chiudermi, chiudimi, chiuderla, chiuderlo, chiuderle, chiuderli, chiuderci, "
        "chiudete, chiudessi, chiudesse, chiuderesti, chiuderebbe, chiude, abbassare, abbassa, "
        "abbassi, abbassala, abbassami, abbassarmi, abbassarla, abbasseresti, tira giù, "
        "tirare giù, tirala giù, tirami giù, richiudi, richiudere, serra, giù",
        "lock": "bloccarmi, bloccami, bloccarla, bloccarlo, bloccheresti, bloccate, "
        "chiudimi a chiave, chiuderla a chiave, chiuderlo a chiave, dai mandata, "
        "chiuda a chiave, chiuderesti a chiave, spranga",
        "unlock": "sbloccarmi, sbloccami, sbloccarla, sbloccarlo, sbloccheresti, sbloccate",
        "run": "avviarla, avviarlo, avviami, avvieresti, lancia, esegui, fai partire, "
        "fammi partire, metti, mettimi",
        "press": "premi, premere, schiaccia, schiacciare, pigia",
    },
    "sv": {
        "turn_on": "tänder, sätter på, slår på, ha på, vill ha på, få på",
        "turn_off": "släcker, stänger av, slår av, ha av, få av, ha släckt",
        "open": "öppnar, drar upp, ha öppen, ha öppet",
        "close": "stänger, drar ner, drar för, ha stängd, ha stängt",
        "lock": "låser, ha låst",
        "unlock": "låser upp",
    },
    "cs": {
        "turn_on": "zapneš, zapnete, rozsvítíš, rozsvítíte, zapnul, zapnula, rozsvítil, "
        "rozsvítila, rozsvítili, zapnuli, rožni, rožnout",
        "turn_off": "vypneš, vypnete, zhasneš, zhasnete, vypnul, vypnula, zhasl, zhasla, "
        "zhasnul, zhasnula, zhasli, vypnuli, zhas",
        "open": "otevřeš, otevřete, otevřel, otevřela, otevřeli, vytáhl, vytáhla, vytáhneš, "
        "roztáhneš, odhrň, odhrnout",
        "close": "zavřeš, zavřete, zavřel, zavřela, zavřeli, stáhl, stáhla, stáhneš, zatáhneš, "
        "zatáhl, zatáhla, uzavřít, uzavři",
        "lock": "zamkneš, zamknete, zamkl, zamkla, zamkli",
        "unlock": "odemkneš, odemknete, odemkl, odemkla, odemkli",
        "run": "spustíš, spustíte, spustil, spustila, pustíš, pustil, pustila",
        "press": "stiskneš, stisknete, stiskl, stiskla, zmáčkneš, zmáčkl, zmáčkla",
        "pause": "pozastavíš, pozastavil, pozastavila, zastavil, zastavila, přerušil, přerušila",
        "play": "pustíš, pustil, pustila, zahrál, zahrála, přehrál, přehrála, pokračoval",
        "stop": "zastavíš, zastavil, zastavila",
        "dock": "pošleš zpátky, poslal zpátky, poslala zpátky, poslal domů, poslala domů",
        CLEAN: "vyluxuješ, vyluxoval, vyluxovala, vysál, vysála, uklidíš, uklidil, uklidila, "
        "vyšli, vyšli uklízet, vyšli luxovat, pošli luxovat, pošli uklízet, pusť",
    },
    "pt": {
        "turn_on": "liga me, ligares, ligar me, me ligar, ligasses, ligas, ligavas, acendas, "
        "acende me, acenderes, acender me, me acender, acendes, acendias, ligá la, ligá lo, "
        "acendê la, acendê lo, ligando, acendendo",
        "turn_off": "desliga me, desligares, desligar me, me desligar, desligas, desligavas, "
        "apaga me, apagares, apagar me, me apagar, apagas, apagavas, desligá la, desligá lo, "
        "apagá la, apagá lo, desligando, apagando",
        "open": "abre me, abrires, abrir me, me abrir, abrias, abri la, abri lo, abrindo, "
        "levantar, levanta, levante, subir, sobe, suba",
        "close": "fecha me, fechares, fechar me, me fechar, fechas, fechavas, fechá la, "
        "fechá lo, fechando, baixar, baixa, baixe, descer, desce, desça",
        "lock": "tranca me, trancares, trancar me, me trancar, trancas, trancavas, trancá la, "
        "trancá lo, fechar à chave, fecha à chave, feche à chave",
        "unlock": "destrancares, destrancas, destrancá la, destrancá lo",
    },
    "da": {
        "turn_on": "tændes, slås til, tænder, tænder for, tændt for",
        "turn_off": "slukkes, slås fra, slukker, slukker for, slukket for",
        "open": "åbnes, åbner, rulles op, køres op, lukkes op, lukker op",
        "close": "lukkes, lukker, rulles ned, køres ned, trækkes for",
        "lock": "låses, låses af, låser",
        "unlock": "låses op, låser op",
        "run": "startes, køres",
    },
    "nb": {
        "turn_on": "skrus på, slås på, tennes, skrur på, slår på, tenner, settes på",
        "turn_off": "skrus av, slås av, slukkes, skrur av, slår av, slukker",
        "open": "åpnes, åpner, rulles opp, lukkes opp",
        "close": "lukkes, lukker, stenges, stenger, rulles ned, trekkes for",
        "lock": "låses, låser",
        "unlock": "låses opp, låser opp",
        "run": "startes, kjøres",
    },
}
"""Deeds as only a request bends them: "would you mind closing the blind"."""
