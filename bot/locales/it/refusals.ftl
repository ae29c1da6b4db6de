# Perché qualcosa non si può fare, e che cosa si può fare invece.

refused-only-on-servers = Si gioca nei canali di un server.
refused-game-here = La partita [**{ $name }**]({ $link }) è già in questo canale. Per una seconda ci vuole un altro canale, o un thread di questo.
refused-no-game-here = In questo canale non ci sono partite. { COMMAND("game new") } apre un tavolo.
refused-no-lobby-here = Qui non ci sono tavoli in attesa. { COMMAND("game new") } ne apre uno.
refused-game-running = La partita di questo canale è già iniziata.
refused-not-started = La partita di questo canale non è iniziata: l’host può premere **Inizia**.
refused-not-host = Può farlo solo l’host, { $host }.
refused-lobby-full = Tutti i posti sono occupati.
refused-already-joined = Hai già un posto.
refused-guest-is-bot = È un bot di Discord, e non sa giocare. Al tavolo in attesa, **Aggiungi un bot** dà un posto a un bot che gioca.
refused-guest-joined = Questa persona ha già un posto.
refused-not-in-lobby = Non hai un posto a questo tavolo.
refused-not-invited = Questa partita è su invito: chiedi all’host, { $host }.
refused-members-left = { $count ->
    [0] Qualcuno ha lasciato il server e non è più al tavolo.
    [one] { $names } ha lasciato il server e non è più al tavolo.
   *[other] { $names } hanno lasciato il server e non sono più al tavolo.
} Non è iniziato nulla: guarda chi gioca ora, poi premi di nuovo **Inizia**.
refused-too-few = Per iniziare ci vogliono { $fewest } giocatori. Invita qualcuno con { COMMAND("game invite") } o premi **Aggiungi un bot**.
refused-not-offered = Questa scelta non c’è più; non è cambiato nulla.
refused-foreign-option = { $option ->
    [withdraw] In { $variant } non si sceglie quali pedine si possono ritirare
    [target] In { $variant } non c’è un obiettivo
   *[other] In { $variant } non c’è “{ $option }”
}: lascia vuota questa opzione.
refused-option-out-of-range = Qui “{ $option }” va da { $low } a { $high }.
refused-not-a-player = Non giochi in questa partita.
refused-played-for-you = In **{ $name }** al tuo posto gioca un bot. Premi **Rieccomi** per tornare a giocare.
refused-manager-had-seat = In questa partita hai avuto un posto, quindi qui il permesso **Gestisci server** non basta per decidere sui posti. Può farlo chi ci gioca, o un’altra persona con quel permesso.
refused-no-film-yet = Il filmato ci sarà a partita finita.
refused-shown-elsewhere = Si può mostrare a tutti solo nel canale in cui si è giocata la partita.
refused-review-later = L’analisi ci sarà a partita finita.
refused-review-anew = Questa analisi è di prima di un aggiornamento. Chiedila di nuovo: { COMMAND("review") }
refused-review-failed = Questa partita non si può analizzare. Chi gestisce il bot trova il motivo nel log.
refused-review-waits = Stai già aspettando un’altra analisi. Chiedi di nuovo quando è arrivata.
refused-reviews-a-day = Su questo server oggi ci sono già state { $most } analisi, il massimo. Chiedi di nuovo domani.
refused-reviews-full = Ci sono già troppe analisi in coda. Chiedi di nuovo tra qualche ora.
refused-nothing-to-replay = In questa partita non si è ancora giocato nulla.
refused-not-your-turn = Non tocca a te.
refused-nothing-to-undo = Non c’è nulla da annullare. Puoi annullare solo la tua ultima mossa di questo turno, se non ha fatto pescare tessere e nessuno ha abbandonato da allora.
refused-nothing-to-take-back = Non hai turni da annullare. Si può annullare solo l’ultimo turno giocato al tavolo, e solo se dopo nessun altro ha fatto nulla.
refused-vote-open = In questa partita è aperta un’altra votazione. Chiedi di nuovo quando è chiusa.
refused-newcomer-has-seat = Questa persona ha già, o ha avuto, un posto in questa partita, quindi non può prenderne un altro.
refused-newcomer-not-here = Questa persona non è su questo server, quindi non si può offrirle il posto.
refused-newcomer-is-bot = È un bot, e non sa giocare. Scegli una persona.
refused-no-such-seat = In questa partita quel posto non c’è. Scegline uno dall’elenco mentre scrivi.
refused-seat-of-computer = Quel posto è di un bot fin dall’inizio. Si può cedere solo il posto di una persona: scegline uno dall’elenco mentre scrivi.
refused-newcomer-is-owner = È già il suo posto, dove per ora gioca un bot. Può riprenderlo con **Rieccomi**, sotto **Altro**.
refused-seat-offered = In questa partita un posto è già offerto a qualcuno. Chiedi di nuovo quando c’è una risposta; chi ha fatto la richiesta può ritirarla.
refused-offered-later = Potrai prendere questo posto più tardi: la persona che lo occupa l’ha saputo da poco e può ancora tornare.
refused-not-yours-to-withdraw = Può ritirare questa offerta solo chi l’ha chiesta.
refused-owner-must-agree = Serve il sì di { $name }, che è in vacanza o non è su questo server. Se ne può fare a meno dopo due tempi scaduti di fila, mentre un bot gioca al suo posto, o un giorno dopo che gli altri hanno saputo che ha lasciato il server.
refused-asked-before = Hai già chiesto di annullare questo turno: vale la risposta di prima.
refused-nobody-to-ask = Non c’è nessuno che possa dire di sì, quindi questo turno non si può annullare.
refused-seat-not-offered = Questo posto non è più offerto.
refused-offered-to-another = Questo posto è offerto a un’altra persona.
refused-must-place = Prima piazza una tessera.
refused-stale = La partita è andata avanti: ciò che hai premuto non ha cambiato nulla. Ecco com’è ora:
refused-position-changed = La partita è andata avanti un attimo prima; non è cambiato nulla. Ecco com’è ora:
refused-game-finished = Questa partita è finita.
refused-game-paused = La partita **{ $name }** è in pausa: { $reason }
paused-replay-differs = le sue mosse non si possono più ripercorrere. Chi gestisce questo bot lo sa.
paused-rules-changed = le sue mosse non seguono le regole di questa versione del bot. Chi gestisce questo bot lo sa.
paused-unknown-rules = è iniziata con una versione più recente di questo bot. Chi gestisce questo bot lo sa.
paused-nobody-answers = il tempo è scaduto due volte, e nessuno ha deciso che cosa fare. Chi ci gioca può premere **Riprendi**.
paused-no-people = tutti i posti sono in mano a bot. Riprende quando qualcuno preme **Rieccomi**.
paused-nobody-plays = da due settimane nessuno termina un turno. Chi ci gioca può premere **Riprendi**.
paused-clock-failed = qui qualcosa è andato storto; chi gestisce questo bot lo sa. Riprova.
paused-channel-lost = non posso scrivere nel suo canale. Riprende da sola appena posso.
paused-channel-deleted = il suo canale è stato eliminato. Se l’host scrive { COMMAND("game move") } in un altro canale, continua lì.
paused-otherwise = l’ha messa in pausa una versione più recente di questo bot, per un motivo che questa non conosce.
closable-now = { COMMAND("game cancel") } la chiude senza risultato.
closable-later = Più tardi ({ $opens }) potrai chiuderla senza risultato con { COMMAND("game cancel") }.
refused-may-not-close = La partita **{ $name }** è in pausa. Può chiuderla solo l’host, { $host }, o chi ha il permesso **Gestisci server** e non ci ha mai avuto un posto.
refused-may-not-close-yet = La partita **{ $name }** è in pausa. Può chiuderla chi ha il permesso **Gestisci server** e non ci ha mai avuto un posto; l’host, { $host }, potrà farlo più tardi ({ $opens }).
refused-host-must-wait = La partita **{ $name }** è in pausa. L’host può chiuderla dopo sette giorni, senza contare quelli in cui qualcuno al tavolo è in vacanza.
refused-not-paused = Questa partita non è più in pausa, quindi non è stata chiusa.
refused-game-closed = La partita **{ $name }** è stata chiusa senza risultato ({ $since }).
refused-vote-over = Questa votazione è chiusa.
refused-not-a-voter = Qui non voti tu: decidono gli altri al tavolo.
refused-nobody-plays-for-you = In questa partita nessun bot gioca al tuo posto.
refused-away-unreadable = Non capisco quando finisce la vacanza. Scrivi un numero di giorni o di settimane (`10`, `2 settimane`) oppure una data (`24 dic`, `2026-12-24`).
refused-away-ambiguous = Questa data si può leggere in due modi. Scrivi il mese in lettere, come 24 dic, oppure la data così: 2026-12-24.
refused-away-over = Quel giorno è già passato.
refused-away-too-long = { $days ->
    [0] Negli ultimi 90 giorni hai già fatto 30 giorni di vacanza: per ora non puoi ripartire.
    [one] Ora puoi andare in vacanza al massimo per 1 giorno: il limite è 30 giorni ogni 90.
   *[other] Ora puoi andare in vacanza al massimo per { $days } giorni: il limite è 30 giorni ogni 90.
}
refused-nudge-nobody = Non c’è nessun altro da aspettare: niente sollecito.
refused-nudged-before = Un sollecito è partito da poco. Potrai ripeterlo più tardi ({ $again }).
refused-nudged-is-away = { $name } è in vacanza, e fino al ritorno ({ $until }) non riceve avvisi.
refused-put-back = Mi hanno ripristinato da una copia ({ $when }); questo pulsante è di prima, quindi non ha cambiato nulla. La partita [**{ $name }**]({ $link }) continua da quel punto.
refused-put-back-and-lost = Mi hanno ripristinato da una copia ({ $when }); questo pulsante è di prima, quindi non ha cambiato nulla. Ricomincia da capo.
refused-unknown-button = Questo pulsante non funziona più.
refused-missing-permissions = Non posso farlo senza { $names } in { $channel }. Chiedi a chi gestisce il canale.

refused-no-placement-left = In questo turno non hai più tessere da piazzare.
refused-move-unreadable = Non capisco questa mossa. Una mossa è tessera e faccia, casella, rotazione, come `{ $nearest }`.
refused-move-ambiguous = Possono essere { $count } mosse: { $moves }{ $more ->
    [yes] …
   *[no] .
} Scrivi qualcosa in più.
refused-move-no-slot = Non hai una tessera { $slot }. La mossa valida più vicina è `{ $nearest }`.
refused-move-no-cell = { $cell } non è il nome di una casella. La mossa valida più vicina è `{ $nearest }`.
refused-move-cell-taken = La casella { $cell } è occupata. La mossa valida più vicina è `{ $nearest }`.
refused-move-cell-apart = La casella { $cell } non tocca nessuna tessera. La mossa valida più vicina è `{ $nearest }`.
refused-move-does-not-fit = Su { $cell } così non va: i semicerchi che si toccano devono avere lo stesso colore. La mossa valida più vicina è `{ $nearest }`.
refused-move-fits-nowhere = Così non va da nessuna parte: i semicerchi che si toccano devono avere lo stesso colore. La mossa valida più vicina è `{ $nearest }`.

refused-not-in-this-game = Questo vale solo in { $owner }. In questo canale si gioca a { $variant }.
refused-not-in-set-up = Si stanno ancora piazzando le tessere iniziali.
refused-not-enough = Costa { $price }, e tu hai { $purse }.
refused-last-turn-used = Nell’ultimo turno si può fare una cosa sola, e l’hai fatta: termina il turno.
refused-only-end-left = Ora puoi solo terminare il turno.
refused-no-disc-there = Lì non c’è un cerchio intero: scegli un altro cerchio.
refused-colony-taken = Su quel gruppo c’è già una pedina: scegline un altro.
refused-no-pawn-left = Tutte le tue pedine sono sul tabellone: prima ritirane una.
refused-no-pawn-there = Lì non c’è nessuna pedina.
refused-not-your-pawn = Quella pedina non è tua. In questa partita si ritirano solo le proprie.
refused-must-keep = Alcune colonie si sono unite: prima scegli la pedina che resta.
refused-not-a-joined-colony = Quella pedina non è su un gruppo appena unito: scegline un’altra.
refused-group-still-open = Quel gruppo è ancora aperto: si marcano solo gruppi chiusi.
refused-territory-taken = Quel territorio ha già un segnalino: scegline un altro.
refused-no-marker-left = Hai piazzato tutti i tuoi segnalini.
refused-disc-unreadable = { $nearest ->
    [none] Ora sul tabellone non c’è nulla che si possa scegliere qui.
   *[other] Non capisco quale intendi. Scrivi una casella, o una casella e un lato, come `{ $nearest }` (i lati si contano da 0, est, in senso antiorario).
}

permission-view-channel = “Visualizza canale”
permission-send-messages = “Invia messaggi”
permission-send-messages-in-threads = “Invia messaggi nei thread”
permission-create-public-threads = “Crea thread pubblici”
permission-manage-threads = “Gestisci thread” (il thread è bloccato)
permission-attach-files = “Allega file”
permission-read-message-history = “Leggi cronologia messaggi”

fault = Qualcosa è andato storto da parte mia. Se succede ancora, dai a chi gestisce questo bot il numero { $id }.
closing = Sto per riavviarmi: riprova tra un attimo.
asked-too-late = Ci ho messo troppo ad aprire la finestra. Premi ancora una volta.
refused-rematch-asked = Una rivincita è già stata proposta: rispondi nel suo canale.
refused-rematch-too-early = La rivincita si può chiedere a partita finita.
refused-rematch-is-fixed = **{ $name }** è una richiesta di rivincita, con le stesse persone e le stesse opzioni: rispondi con **Accetta** o **No, grazie**. Chi l’ha fatta può annullarla con { COMMAND("game cancel") }.
refused-rematch-not-asked = Questa rivincita è per chi ha giocato la partita precedente. { COMMAND("game new") } apre una partita a cui puoi unirti.
refused-rematch-without = La rivincita non si può fare. Chi non è più sul server: { $names }. { COMMAND("game new") } apre una nuova partita.
refused-plan-on-turn = Tocca a te: invece di pianificare il turno, giocalo.
refused-plan-in-set-up = Le tessere iniziali non si possono pianificare. Potrai farlo quando iniziano i turni.
refused-no-turn-to-plan = In questa partita non hai più turni.
refused-too-many-plans = Hai già tre piani. Eliminane uno per salvarne un altro.
refused-plan-not-whole = Questo non è ancora un turno intero, quindi non si può salvare come piano.
