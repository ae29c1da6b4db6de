# Dove si gioca: thread, canali in cui non si può scrivere, server.

lobby-opened-in = Il tuo tavolo è aperto in { $channel }: **{ $game }**. Lì gli amici possono premere **Unisciti**; invitali con { COMMAND("game invite") } o premi **Aggiungi un bot**. Poi premi **Inizia**.
button-new-thread = Apri in un nuovo thread
refused-thread-in-thread = Questo è già un thread, e un thread non può averne altri. Scrivi { COMMAND("game new") } senza l’opzione, o usala in un canale.
refused-no-threads-here = In questo canale non si possono aprire thread. Scrivi { COMMAND("game new") } senza quell’opzione, o usala in un canale testuale.
refused-too-many-threads = Questo server ha già il massimo di thread aperti che Discord permette. Chiudine uno, o apri la partita in un canale.
refused-thread-failed = Discord non ha aperto il thread, quindi non è cambiato nulla. Riprova tra un attimo.
refused-offer-over = Questa offerta non vale più. Scrivi di nuovo { COMMAND("game new") }.

lacking-there = In { $channel } mi mancano dei permessi: { $names }.
lacking-unlock = { $channel } è bloccato: sbloccalo, e non mi serve altro.
news-channel-lost = La partita **{ $game }** è in pausa: non posso più scrivere in { $channel }. Riprende da sola appena posso.
news-channel-deleted = La partita **{ $game }** è in pausa: il suo canale è stato eliminato. Scrivi { COMMAND("game move") } nel canale in cui deve continuare.
news-server-left = La partita **{ $game }** è in pausa: non sono più sul suo server. Riprende da sola quando mi invitano di nuovo.

greeting-hello = Ciao! Sono qui per **Dalapapa**: giochi di piazzamento tessere per 2–5 persone. Una partita dura più giorni: fai il tuo turno quando hai un minuto.
greeting-first-step = Premi un pulsante per una prima partita in questo canale, contro un bot o con gli amici. { COMMAND("game new") } apre un tavolo con le opzioni che vuoi, { COMMAND("rules") } spiega i giochi e { COMMAND("help") } ti dice come si gioca qui.
first-against = Subito contro un bot
first-table = Apri un tavolo
first-tour = Altro
first-others = La tua prima partita qui è finita. Ci sono altri giochi: ogni pulsante apre un tavolo per il suo gioco in { $channel }.
first-try = Prova { $variant }
first-steps = **Subito contro un bot** inizia una partita classica contro un bot facile { $place ->
    [thread] in un nuovo thread di
   *[here] in
} { $channel }; **Apri un tavolo** apre un tavolo in { $channel }, dove gli amici possono unirsi.
first-begun = La partita **{ $game }** è iniziata in { $channel }: gioco classico, contro un bot facile.
first-goes-on = Stai già giocando contro un bot: **{ $game }** continua in { $channel }.
refused-no-thread-for-it = La partita [**{ $name }**]({ $link }) è già in questo canale, e la tua qui non può avere un thread. Scrivi { COMMAND("play") } in un canale senza partite{ $why ->
    [missing_permissions] , o chiedi a chi gestisce questo canale di lasciarmi aprire thread.
    [too_many_threads] , o chiudi un thread: questo server ne ha già aperti quanti Discord ne permette.
   *[other] .
}

greeting-ask = Finché è così, le partite non funzionano. Chiedi a chi gestisce il canale.

told-left = { $name } ha lasciato questo server e non riceve più avvisi in **{ $game }**.{ $time ->
    [over] { "" }
    [untimed] { " " }Il suo posto aspetta; se il turno è suo, tra un giorno decidono gli altri.
   *[left] { " " }Il suo posto aspetta; se il turno è suo, decidono gli altri tra un giorno, o quando scade il tempo.
}

refused-no-such-game = Qui non trovo quel tavolo in attesa o quella partita in pausa. { COMMAND("game list") } mostra l’elenco.
refused-game-goes-on = La partita **{ $name }** è in corso: si può chiudere solo un tavolo in attesa o una partita in pausa.

put-back-told = Mi hanno ripristinato da una copia ({ $when }). Quello che è successo dopo in **{ $game }** è andato perso e va giocato di nuovo; la partita continua qui sotto.
moved-told = { $name } ha spostato qui la partita **{ $game }**.
done-moved = La partita **{ $game }** continua qui. Il tabellone arriva tra un attimo.
refused-may-not-move = La partita **{ $name }** può spostarla solo l’host, { $host }, o chi ha il permesso **Gestisci server** e non ci ha mai avuto un posto.
refused-lobby-stays = La partita **{ $name }** non è iniziata, e un tavolo in attesa resta dov’è. { COMMAND("game cancel") } la annulla; { COMMAND("game new") } apre un altro tavolo qui.
refused-move-is-over = La partita **{ $name }** è finita: resta dov’è stata giocata.
refused-already-here = La partita **{ $name }** è già qui.
refused-moved-before = La partita **{ $name }** è stata spostata da poco. Potrai spostarla di nuovo più tardi ({ $again }).
refused-cannot-view = Non tutti potrebbero continuare qui la partita **{ $name }**. Chi non vede questo canale: { $names }. Dai loro l’accesso, o scegli un altro canale.
refused-viewers-unknown = Discord non mi dice chi può vedere questo canale, quindi non ho spostato nulla. Riprova tra un attimo.
