# Tabelloni, mani, mosse e risultati.

## I messaggi del canale. La prima riga è quella che mostra un telefono.

board-call = { $mention }, tocca a te in **{ $game }**
board-unplanned = { $call } · nessun piano reggeva più
board-late = **{ $game }** · { $next }
bare-gone-on = La partita **{ $game }** è andata avanti
bare-result = La partita **{ $game }** è finita
board-draft = **{ $game }** · { $next }
board-taken-back = ↩ Turno annullato in **{ $game }**:
board-spots = { $count ->
    [one] Le tue tessere possono andare su 1 casella: quella chiara, con il nome in grassetto.
   *[other] Le tue tessere possono andare su { $count } caselle: quelle chiare, con il nome in grassetto.
}
board-no-spots = Quando tocca a te, qui vedi dove possono andare le tue tessere.
board-shown = { $name } mostra il tabellone:

whose-turn = Tocca { A($name) }{ $name }
whose-turn-nobody = La partita è finita
whose-turn-within = tocca { A($name) }{ $name }
whose-turn-within-nobody = la partita è finita
score = { $name }: **{ $points }**
score-plain = { $name }: { $points }
score-resigned = ~~{ $name }: { $points }~~
score-resigned-plain = { $name }: { $points } { $left ->
    [removed] (esclusione)
   *[resigned] (abbandono)
}
score-parts = { $score } ({ $parts })
score-bonus = placca bonus { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [0] pedine finite
        [one] 1 pedina rimasta
       *[other] { $count } pedine rimaste
    }
   *[other] { $count ->
        [0] segnalini finiti
        [one] 1 segnalino rimasto
       *[other] { $count } segnalini rimasti
    }
}
money = { $variant ->
    [terra] { $amount } brouzouf
    [domaine] { $count ->
        [one] { $amount } gettone
       *[other] { $amount } gettoni
    }
   *[other] { $amount }
}
price = { $variant ->
    [terra] { $count } brouzouf
    [domaine] { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
   *[other] { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
}
to-target = obiettivo { $target }
last-turns = { $count ->
    [one] ultimo turno: { $names }
   *[other] ultimi turni: { $names }
}
bag-left = { $count ->
    [0] il sacchetto è vuoto
    [one] 1 tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}

button-play = Gioca
button-hand = Mano
button-board = Tabellone
button-spots = Caselle possibili
button-more = Altro
button-info = Info
button-new = Nuova partita
button-words = A parole
button-ask = Abbandona…
more-head = Altro su **{ $game }**:
button-show = Mostra a tutti
button-end = Termina il turno
button-again = Gioca ancora
button-keep = Tieni la pedina di { $owner } su { $disc }
button-keep-and-end = Tieni la pedina di { $owner } su { $disc } e termina
button-resign = Abbandona
button-stay = No, continuo
button-close = Chiudi la partita

## Che cosa è successo. Le azioni sono participi: told-turn, told-planned, told-by-bot e done-deeds danno loro un solo ausiliare.

told-turn = { $name } ha { $deeds }
told-planned = Come da piano, { $name } ha { $deeds }
told-by-bot = { $why ->
    [removed] Al posto di { $name } il bot ha { $deeds }
    [others] Gli altri hanno saltato il turno di { $name }: il bot ha { $deeds }
   *[time] Tempo scaduto per { $name }: il bot ha { $deeds }
}
deed-placed = piazzato { $count ->
    [one] una tessera su { $cells }
   *[other] { $count } tessere su { $cells }
}: { $effect }
deed-settled = colonizzato { $group }
deed-withdrew = ritirato una pedina da { $disc }
deed-withdrew-of = ritirato da { $disc } la pedina di { $owner }
deed-joined = unito colonie in { $group }
deed-kept = tenuto la pedina di { $owner } su { $disc }
deed-sent-home = rimandato a casa { $count ->
    [one] la pedina di { $owners }
   *[other] le pedine di { $owners }
}
deed-marked = marcato { $groups }
deed-plate = preso la placca bonus
deed-again = giocato ancora
deed-gave-back = restituito { $money }
told-table = { $count ->
    [one] Tessera iniziale su { $cells }
   *[other] Tessere iniziali su { $cells }
}
told-first = { $name } aveva il primo turno e ha passato
told-discs = { $count ->
    [0] nessun cerchio
    [one] 1 cerchio
   *[other] { $count } cerchi
}
told-closed = chiuso { $groups }
told-closed-group = { $place ->
   *[other] { $colour } { $size }
}
told-price = pagato { $price }
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } ha passato
   *[other] { $name } non aveva tessere da piazzare
}
told-idle-by-bot = { $variant ->
    [terra] Tempo scaduto per { $name }: il bot ha passato
   *[other] Tempo scaduto per { $name }: il bot non aveva tessere da piazzare
}
told-skipped = { $why ->
    [others] Gli altri hanno saltato il turno di { $name }
   *[time] Tempo scaduto per { $name }: turno saltato
}
told-ended-by-bot = Tempo scaduto per { $name }: il bot ha terminato il turno
told-shown-hand = { $name } non può piazzare tessere: mostra la mano e passa
told-resigned = { $name } ha abbandonato
told-removed = { $name } è fuori dalla partita
told-out-goes-on = { $told }; { $names } continuano, e tutte le tessere restano sul tabellone
told-out-pauses = { $told }; per ora non gioca nessuno
told-out-computers = { $told }; restano solo bot, che giocano fino alla fine
told-set-off = { $reason ->
    [target] { $name } ha raggiunto l’obiettivo: questo giro è l’ultimo
    [pawns] { $name } ha messo in gioco l’ultima pedina: per gli altri resta un ultimo turno
    [grounds] { $name } ha colonie chiuse in tutti e quattro i colori: per gli altri resta un ultimo turno
   *[markers] { $name } ha piazzato l’ultimo segnalino: per gli altri resta un ultimo turno
}

group-at = { $group } ({ $disc })
group-red = rosso { $size }
group-green = verde { $size }
group-blue = blu { $size }
group-yellow = giallo { $size }

## Risposte private

done-deeds = Hai { $deeds }.
done-ended = Il tuo turno è finito.
done-resigned = Hai abbandonato la partita.
done-closed = Hai chiuso la partita **{ $game }**. Ora qui se ne può aprire una nuova.
follows-next = { $whose }.
follows-guest = Non giochi in questa partita. { $whose }.
follows-computer = { $whose }: il nuovo tabellone arriva tra un attimo.
follows-over = La partita è finita.
follows-place = Tocca a te: premi **Gioca** o scrivi { COMMAND("place") }.
follows-place-or-end = Premi **Gioca** per piazzare anche l’altra tessera, al costo di { $price ->
    [one] 1 punto
   *[other] { $price } punti
}, oppure termina il turno.
follows-keep = Alcune colonie si sono unite, e su ognuna può restare una sola pedina. Scegli quale con un pulsante o scrivi { COMMAND("keep") }.
follows-some = Premi **Gioca**: puoi { $deeds }, oppure terminare il turno.
may-place = piazzare una tessera
may-settle = colonizzare
may-withdraw = ritirare una pedina
may-mark = marcare territori
may-again = giocare ancora

## Che cosa propongono /colonizza, /ritira, /tieni e /marca

target-group = { $colour }, { $size ->
    [one] 1 cerchio
   *[other] { $size } cerchi
}, { $closed ->
    [yes] chiuso
   *[no] aperto
} ({ $disc })
target-pawn = { $owner }: { $group }

close-question = Vuoi davvero chiudere la partita **{ $game }**? Finisce subito, per tutti, senza risultato.
close-told = { $name } ha chiuso la partita **{ $game }**, senza risultato.
close-told-by-time = La partita **{ $game }** è rimasta in pausa troppo a lungo e si è chiusa senza risultato.
close-told-by-operator = Chi gestisce questo bot ha chiuso la partita **{ $game }**, senza risultato.
resign-question = Vuoi davvero lasciare **{ $game }** per sempre? Finirai in ultima posizione.
resign-goes-on = { $names } continueranno a giocare. Le tue tessere restano sul tabellone, la tua mano esce dal gioco.
resign-pauses = Da quel momento giocano solo bot: la partita resta in pausa finché non torna una delle persone che sostituiscono ({ $names }).
resign-computers = Restano solo bot, che giocheranno la partita fino alla fine.
resign-ends = { $count ->
    [0] La partita finisce subito, e non vince nessuno.
    [one] La partita finisce subito, e vince { $names }.
   *[other] La partita finisce subito, e vincono a pari merito { $names }.
}

hand-head = Le tue tessere in **{ $game }**
hand-place = Tocca a te: premi **Gioca** o scrivi una mossa, per esempio { COMMAND("place") } `{ $move }`.
tile-in-words = Tessera { $slot }, faccia { $face }: { $centre } al centro; da est, in senso antiorario: { $sides }.

colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo

## Risultato

result-head = La partita **{ $game }** è finita: { $winners }
result-winners = { $count ->
    [0] non vince nessuno.
    [one] vince { $names }!
   *[other] { $names } vincono a pari merito!
}
result-reason-target = { $name } ha raggiunto l’obiettivo.
result-reason-pawns = { $name } ha messo in gioco l’ultima pedina: così è finita la partita.
result-reason-grounds = { $name } aveva colonie chiuse in tutti e quattro i colori: così è finita la partita.
result-reason-markers = { $name } ha piazzato l’ultimo segnalino: così è finita la partita.
result-reason-idle = { $bag ->
    [0] { $variant ->
        [terra] Il sacchetto era vuoto, e per due giri nessuno ha piazzato tessere.
       *[other] Il sacchetto era vuoto, e nessuna tessera in mano si poteva più piazzare.
    }
   *[other] { $variant ->
        [terra] Per due giri nessuno ha piazzato tessere: così è finita la partita.
       *[other] Per un giro intero nessuno ha potuto piazzare tessere: così è finita la partita.
    }
}
result-reason-resignation = Tutti gli altri hanno lasciato la partita.
result-rank = { $rank }\. { $name }: **{ $points }**
result-rank-resigned = { $rank }\. { $name } (abbandono): { $points }
result-rank-removed = { $rank }\. { $name } (esclusione): { $points }
result-rank-idle = { $rank }\. { $name } (meno di metà dei turni terminati): { $points }
result-rank-gone = { $rank }\. { $name } (posto ceduto)
result-substitute = – { $name }, al posto di { $owner }{ $computer ->
    [no] , senza rating
   *[yes] { "" }
}{ $left ->
    [resigned] , abbandono
    [removed] , esclusione
   *[no] { "" }
}: { $left ->
    [no] **{ $points }**
   *[other] { $points }
}
result-proof = -# Sacchetto non truccato: seme { $seed } · ID di avvio { $start }

## Tempo

time-left = -# Scadenza: { $when }
time-over = -# Il tempo per questo turno è scaduto.
vote-runs = -# È aperta una votazione o una richiesta. Chiusura: { $when }
vote-opens = -# È aperta una votazione o una richiesta.
away-until-untimed = -# { $name } è in vacanza. Ritorno: { $when }
away-until = -# { $name } è in vacanza, e il suo tempo è fermo. Ritorno: { $when }
reminder-untimed = { $mention }, la partita **{ $game }** aspetta il tuo turno.
reminder-one = { $mention }, la partita **{ $game }** aspetta il tuo turno. Scadenza: { $when }
nudge-call = { $mention }, { $name } ti aspetta in **{ $game }**: tocca a te.
done-nudged = Ora sollecito { $name }.
done-nudged-gone = { $name } ha lasciato questo server e non riceve solleciti. { $decision ->
    [open] È aperta una votazione sul suo turno.
    [untimed] Gli altri al tavolo lo sanno, e tra un giorno decidono come andare avanti.
   *[later] Gli altri al tavolo lo sanno, e decidono come andare avanti tra un giorno, o appena scade il tempo.
}
reminder-several = { $mention }, { $count } partite ti aspettano:
away-now = Sei in vacanza. Ritorno: { $when }. Il tuo tempo è fermo in tutte le partite e non ricevi avvisi. Se vuoi, puoi giocare lo stesso.
away-how = Non sei in vacanza. Scrivi { COMMAND("away") } con un numero di giorni o di settimane (`10`, `2 settimane`) oppure una data (`24 dic`): il tuo tempo si ferma in tutte le partite. Al massimo { $most } giorni ogni 90.
away-ended = La tua vacanza è finita: dove tocca a te, il tempo scorre di nuovo.
away-end = Termina la vacanza
