# Votazioni su chi non ha più tempo, e che cosa decidono.

vote-time-out = { $name } non ha più tempo in **{ $game }**. Che si fa?
vote-gone = In **{ $game }** tocca { A($name) }{ $name }, ma ha lasciato questo server. Che si fa?
vote-undo = { $name } vorrebbe annullare il suo turno in **{ $game }**. Va bene?
vote-replace = { $asker } vorrebbe dare il posto di { $name } in **{ $game }** { A($guest) }{ $guest }. Va bene?
vote-replace-own = { $name } vorrebbe cedere il suo posto in **{ $game }** { A($guest) }{ $guest }. Va bene?
vote-choice-wait = • **Aspetta**: 50% di tempo in più.
vote-choice-skip = • **Salta il turno**: ciò che è fatto resta, e tocca a chi viene dopo.
vote-choice-skip-set-up = • **Salta il turno**: le tessere che mancano si piazzano a caso, e tocca a chi viene dopo.
vote-choice-botturn = • **Il turno al bot**: un bot finisce questo turno, e basta: il posto non passa di mano.
vote-choice-computer = • **Continua un bot**: gioca al posto di chi manca, fino al suo ritorno.
vote-choice-remove = • **Escludi**: fuori dalla partita per sempre, in ultima posizione.
vote-undo-seen = Ha già visto una tessera pescata: tornerebbe nel sacchetto e sarebbe la prossima a uscire.
vote-undo-unseen = Non ha ancora visto tessere pescate.
vote-answer = { $name }: { $answer }
vote-until = -# Decide la maggioranza. Chiusura: { $when }; senza decisione, { $default ->
    [skip] il turno salta.
    [botturn] un bot gioca questo turno al suo posto.
    [computer] un bot continua al suo posto.
   *[wait] si aspetta ancora.
}
vote-until-all = -# Devono essere tutti d’accordo. Chiusura: { $when }; chi non risponde dice no.
vote-decided = Deciso: **{ $answer }**
vote-decided-by-default = Nessuna maggioranza, quindi: **{ $answer }**
vote-decided-by-silence = Nessuno ha risposto, quindi: **{ $answer }**
vote-void = La votazione è chiusa: la partita è andata avanti.
vote-void-over = La votazione è chiusa: la partita è finita.
vote-void-gone = La votazione è chiusa: { $name } è di nuovo qui, o al suo posto ora gioca un’altra persona.
vote-ended = La richiesta è chiusa: prima c’è un’altra decisione da prendere.
vote-over = La votazione in **{ $game }** è chiusa.
vote-open = È aperta una votazione in **{ $game }**.

vote-silent = –
button-wait = Aspetta
button-skip = Salta il turno
button-botturn = Il turno al bot
button-computer = Continua un bot
button-remove = Escludi
button-yes = Sì
button-no = No

decided-wait = { $name } ha il 50% di tempo in più.
decided-skip = Il turno di { $name } salta.
decided-botturn = Un bot gioca questo turno per { $name }.
decided-computer = Al posto di { $name } gioca un bot, finché non preme **Rieccomi**, sotto **Altro**.
decided-remove = { $name } è fuori dalla partita.
decided-undo-yes = Il turno di { $name } è annullato: erano tutti d’accordo.
decided-undo-free = Il turno di { $name } è annullato.
decided-undo-no = Il turno di { $name } resta: non tutti volevano annullarlo.
decided-replace-no = { $name } tiene il posto: non tutti erano d’accordo.
decided-undo-ended = La richiesta di annullare il turno di { $name } è chiusa: prima si decide sul turno in corso.
decided-replace-ended = La richiesta di cedere il posto di { $name } è chiusa: prima c’è altro da decidere.
decided-pending = { $name } non ha più tempo. Chi può decidere è in vacanza: lo chiedo appena torna qualcuno.
decided-offer-time = Il posto di { $name } non è più offerto: nessuno l’ha preso in tempo.
decided-offer-kept = Il posto di { $name } non è più offerto: { $name } ha terminato un turno e lo tiene.
decided-offer-declined = Il posto di { $name } non è più offerto: l’offerta è stata rifiutata.
decided-offer-withdrawn = Il posto di { $name } non è più offerto: l’offerta è stata ritirata.

told-paused-nobody-answers = La partita **{ $game }** è in pausa: il tempo è scaduto due volte, e nessuno ha deciso che cosa fare. Chi ci gioca può farla riprendere{ $given ->
    [wait] , e chi deve giocare avrà il 50% di tempo in più.
   *[nothing] .
}
told-paused-nobody-plays = La partita **{ $game }** è in pausa: da due settimane nessuno termina un turno. Chi ci gioca può farla riprendere.
told-paused-clock-failed = La partita **{ $game }** è in pausa: qui qualcosa è andato storto (nessuno al tavolo ne ha colpa), e chi gestisce questo bot può vedere che cosa. Riprende da sola appena qualcuno gioca.
told-closes-soon = La partita **{ $game }** è in pausa da molto tempo. Se nessuno la fa riprendere, si chiude senza risultato ({ $when }).
told-paused-no-people = La partita **{ $game }** è in pausa: tutti i posti sono in mano a bot. Riprende quando torna qualcuno.
told-resumed = { $name } ha fatto riprendere la partita **{ $game }**.
told-resumed-call = { $mention }, tocca a te in **{ $game }**: { $name } ha fatto riprendere la partita.
told-gone-on = La partita **{ $game }** era in pausa e ora riprende.
button-resume = Riprendi
button-nudge = Sollecita
button-return = Rieccomi
done-voted = Hai votato: **{ $answer }**. Finché la votazione è aperta, puoi cambiare idea.
done-voted-last = Hai votato: **{ $answer }**. { $decided }
done-asked-to-take-back = Chiedo { A($names) }{ $names } se puoi annullare il tuo turno. Se intanto qualcun altro gioca, il turno resta.
done-back = Eccoti! In **{ $game }** giochi di nuovo tu.
done-gone-on = La partita **{ $game }** riprende.
back-told = { $name } è di nuovo qui e continua **{ $game }**.
back-question = In **{ $game }** al tuo posto gioca un bot. Ci sei di nuovo?

# Posti che cambiano mano.

button-replace = Cedi un posto
replace-head = Chi prende un posto in **{ $game }**? Glielo chiedo quando tutti gli altri sono d’accordo.
replace-hint-own = Il tuo posto: a chi?
replace-hint = Il posto di { $name }: a chi?
offer-call = { $mention }, vuoi prendere il posto di { $name } in **{ $game }**?
offer-what = { $variant } · Con il posto passano mano, punteggio e turno. In classifica la partita conta solo per chi c’era all’inizio.
offer-bare = { $mention }, vuoi prendere un posto in **{ $game }**?
offer-taken = { $name } ha preso il posto in **{ $game }**.
offer-over = L’offerta di un posto in **{ $game }** { A($name) }{ $name } è chiusa.
offer-owner = { $mention }, il tuo posto in **{ $game }** è offerto { A($guest) }{ $guest }, che potrà prenderlo più tardi ({ $when }). Resta tuo se prima torni o termini un turno.
offer-owner-gone = Il posto di { $name } in **{ $game }** è offerto { A($guest) }{ $guest }, che potrà prenderlo più tardi ({ $when }). { $name } lo tiene, se prima torna e termina un turno.
offer-until = -# Chiusura: { $when }.
seat-offered-withdraw = In questa partita un posto è già offerto a qualcuno. Aspetta la risposta, o ritira prima quell’offerta.
done-withdrawn = Il posto in **{ $game }** non è più offerto.
button-withdraw = Ritira l’offerta
button-accept = Prendi il posto
button-decline = No, grazie
told-replaced = { $name } prende il posto di { $former } in **{ $game }**.
done-offered = Ho chiesto { A($guest) }{ $guest } di prendere il posto.
done-offered-later = Prima annuncio l’offerta. Se { $name } non torna entro un giorno, chiedo { A($guest) }{ $guest } di prendere il posto.
done-asked-to-replace = Prima chiedo { A($names) }{ $names }. Se sono tutti d’accordo, offro il posto { A($guest) }{ $guest }.
done-taken-over = Il posto è tuo: ora in **{ $game }** giochi tu.
done-declined = Hai rifiutato il posto in **{ $game }**.
