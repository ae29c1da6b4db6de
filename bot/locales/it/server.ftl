# Che cosa vede con /server chi gestisce il server, e che cosa ne sanno gli altri.

server-head = **Le partite di questo server.** Quelle già aperte restano come sono; solo la scelta per le votazioni vale anche per loro.
server-where = • Si possono aprire partite { $where }.
server-anywhere = **in tutti i canali**
server-in-channels = in { $channels } e nei loro thread
server-who = • Chi può aprirle: **{ $who }**
server-openers-everyone = Tutti
server-openers-managers = Solo chi ha “Gestisci server”
server-openers-role = Chi ha il ruolo qui sotto, e chi ha “Gestisci server”
server-role-chosen = { $role }, e chi ha “Gestisci server”
server-role-missing = Solo chi ha “Gestisci server”, finché non scegli un ruolo
server-pace = • Tempo per turno, se l’host non ne sceglie un altro: **{ $pace }**
server-language = • Lingua dei messaggi pubblici: **{ $language }**
server-language-usual = Quella del server se è una community, altrimenti quella dell’host
server-time-out = • Se una votazione sul tempo scaduto finisce in parità o senza risposte: **{ $answer }**
server-time-out-wait = Si aspetta, con il 50% di tempo in più
server-time-out-skip = Il turno salta
server-time-out-computer = Al suo posto continua un bot
server-hint-channels = Tutti i canali, o solo alcuni
server-hint-openers = Chi può aprire partite
server-hint-role = Il ruolo che può aprire partite
server-hint-pace = Tempo per turno
server-hint-language = Lingua dei messaggi pubblici
server-hint-time-out = Se una votazione non decide
server-hint-pick = Scegli una partita
server-changed = Salvato.
button-server-on = Altre impostazioni ({ $page } di { $pages })
button-server-games = Chiudi o elimina una partita
button-server-check = Controlla i permessi
button-server-health = Stato
button-server-back = Indietro

server-games-head = Scegli una partita da chiudere o eliminare. Prima quelle aperte, poi le più recenti.
server-games-none = Qui non c’è nessuna partita che tu possa chiudere o eliminare.
button-server-newer = Più su nell’elenco
button-server-older = Più giù nell’elenco
button-server-to-games = Torna alle partite
server-state-lobby = tavolo in attesa
server-state-running = in corso
server-state-paused = in pausa
server-state-finished = finita
server-state-closed = chiusa
server-state-unknown = messa da parte: viene da una mia versione più recente
server-game-own = hai un posto
server-game = **{ $game }** · { $variant } · { $channel } · { $state }, aperta { $since }
server-game-people = Al tavolo: { $names }
server-nobody = nessuno
button-server-ask-close = Chiudi…
button-server-ask-delete = Elimina…
button-server-close = Chiudi la partita
button-server-delete = Elimina per sempre
server-ask-close = Chiudere la partita **{ $game }** in { $channel }? Finisce subito, senza risultato, per { $names }. Le mosse restano salvate, ma nessuno può continuarla. Nel canale scrivo che l’hai deciso tu.
server-ask-close-lobby = Chiudere il tavolo in attesa **{ $game }** in { $channel }? Tutti perdono il posto: { $names }. Nel canale scrivo che l’hai deciso tu.
server-ask-delete = Eliminare la partita **{ $game }** in { $channel }? Tutto ciò che ne conservo sparisce per sempre: le mosse e i posti di { $names }. Ciò che è già nel canale resta, e lì scrivo che l’hai deciso tu. Non si torna indietro.
server-ask-delete-counted = Eliminare la partita **{ $game }** in { $channel }? Tutto ciò che ne conservo sparisce per sempre: le mosse, i posti di { $names } e il risultato, che esce anche dalle classifiche; cambiano anche i rating delle partite successive. Ciò che è già nel canale resta, e lì scrivo che l’hai deciso tu. Non si torna indietro.
server-closed = La partita **{ $game }** è chiusa: lo scrivo nel suo canale.
server-deleted = Ho eliminato la partita **{ $game }**: lo scrivo nel suo canale.
deleted-told = { $name } ha eliminato la partita **{ $game }**: non ne conservo più nulla.

server-check-head = **Che cosa posso fare** in { $channels }:
server-check-none = nessun canale
server-check-more = { $more ->
    [one] { $channels } e { $more } altro
   *[other] { $channels } e altri { $more }
}
server-check-gone = • Scelti, ma non ci sono più: { $channels }
server-check-missing = • Mi serve **{ $permission }** in { $channels }: { $harm }
server-check-well = • Tutto a posto: ho tutti i permessi che mi servono.
server-without-view-channel = non vedo il canale, quindi lì non si possono aprire partite, e quelle aperte restano ferme.
server-without-send-messages = non posso pubblicare tabelloni, quindi lì le partite restano ferme e nessuno riceve avvisi.
server-without-send-messages-in-threads = lì le partite nei thread restano ferme, e nessuno riceve avvisi.
server-without-attach-files = i tabelloni non hanno immagine, quindi lì nessuno può aprire o giocare una partita.
server-without-read-message-history = non posso sapere se un tabellone è stato pubblicato, quindi lì nessuno può aprire o giocare una partita.
server-without-create-public-threads = lì non posso aprire un thread per una partita.

server-health-head = **Come sto**
server-health-version = • Versione { $version }, avvio: { $since }
server-health-connected = • In contatto con Discord, con lo shard { $shard } di { $shards }
server-health-cut-off = • Lo shard { $shard } di { $shards } ha ritrovato Discord proprio ora: tra un attimo qui il tempo scorre di nuovo.
server-health-nothing-owed = • Qui non ho messaggi arretrati.
server-health-owed = • Messaggi arretrati qui: { $count }
server-health-owed-since = • Messaggi arretrati qui: { $count }; il più vecchio: { $since }

refused-not-manager = Può farlo solo chi ha il permesso **Gestisci server**.
refused-manager-plays = In questa partita hai, o hai avuto, un posto. Deve chiuderla o eliminarla un’altra persona con il permesso **Gestisci server**.
refused-no-games-in-channel = In questo canale non si possono aprire partite: si aprono in { $channels }.
refused-not-an-opener = Su questo server può aprire partite solo chi ha il permesso **Gestisci server**. Chiedi a una di queste persone.
refused-not-an-opener-of-role = Su questo server può aprire partite solo chi ha il ruolo { $role } o il permesso **Gestisci server**.
