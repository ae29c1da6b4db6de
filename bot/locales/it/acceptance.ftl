# dalapapa doctor --channel: che cosa mostra nel canale, e che cosa dice a chi lo esegue.

acceptance-board = **Solo una prova di chi gestisce questo bot**: riesce a mostrare tabelloni qui? Nessuno riceve notifiche, ed entro due minuti sparisce tutto.
acceptance-edited = Il tabellone è stato cambiato una volta.
acceptance-press = Premi il pulsante entro { $seconds } secondi. Non succede altro.
button-acceptance = Premi per la prova
acceptance-in-thread = **Solo una prova di questo bot**: ha aperto questo thread, ci scrive e lo richiude.
acceptance-answer = Grazie, funziona: il tuo clic ha avuto risposta. Non succede altro.
acceptance-only-a-test = Era solo una prova di chi gestisce il bot. Non succede nulla.

acceptance-press-now = Ora premi il pulsante nel canale, entro { $seconds } s.
acceptance-leaving = Interrotto. Tolgo ciò che è nel canale.
acceptance-left-over = Nel canale può essere rimasto qualcosa. La prossima esecuzione lo toglie.

acceptance-channel = canale { $channel } del server { $server } ({ $ms } ms)
acceptance-channel-lacks = nel canale { $channel } del server { $server } al bot mancano dei permessi: { $names } ({ $ms } ms)
acceptance-channel-lacks-todo = Dalli al bot, nei permessi del canale o con il suo ruolo.
acceptance-channel-kind = { $channel } non è un canale di un server in cui si può scrivere ({ $ms } ms)
acceptance-channel-kind-todo = Indica l’ID di un canale testuale: attiva “Modalità sviluppatore” nelle impostazioni di Discord, poi “Copia ID canale”.
acceptance-leftovers = { $count ->
    [0] le esecuzioni precedenti non hanno lasciato nulla
    [one] tolta una cosa lasciata da un’esecuzione precedente
   *[other] tolte { $count } cose lasciate da esecuzioni precedenti
} ({ $ms } ms)
acceptance-post = pubblicato un tabellone con immagine, descrizione e pulsante ({ $ms } ms)
acceptance-post-unsure = pubblicato un tabellone, ma la risposta di Discord non è arrivata: { $why } ({ $ms } ms)
acceptance-edit = cambiati testo e immagine ({ $ms } ms)
acceptance-history = la cronologia lo mostra con testo, immagine, descrizione e pulsante ({ $ms } ms)
acceptance-history-missing = la cronologia non lo mostra ({ $ms } ms)
acceptance-history-text = la cronologia lo mostra con un altro testo ({ $ms } ms)
acceptance-history-picture = la cronologia lo mostra senza immagine ({ $ms } ms)
acceptance-history-alt-text = la cronologia mostra l’immagine senza descrizione ({ $ms } ms)
acceptance-history-button = la cronologia lo mostra senza pulsante ({ $ms } ms)
acceptance-history-twice = la cronologia lo mostra { $count } volte: la richiesta a Discord è stata ripetuta perché una risposta tardava ({ $ms } ms)
acceptance-history-twice-todo = Il bot se ne accorge ed elimina i doppioni. La connessione è lenta?
acceptance-thread = aperto un thread da lì ({ $ms } ms)
acceptance-thread-unsure = aperto un thread da lì, ma la risposta di Discord non è arrivata: { $why } ({ $ms } ms)
acceptance-thread-not-here = in questo tipo di canale non si possono aprire thread ({ $ms } ms)
acceptance-thread-not-here-todo = Qui si può giocare. Per provare i thread, indica l’ID di un canale testuale.
acceptance-write = scritto nel thread un messaggio con un’immagine ({ $ms } ms)
acceptance-write-unsure = scritto un messaggio nel thread, ma la risposta di Discord non è arrivata: { $why } ({ $ms } ms)
acceptance-archive = archiviato il thread ({ $ms } ms)
acceptance-archive-open = Discord dice che il thread non è archiviato ({ $ms } ms)
acceptance-delete = eliminato il thread ({ $ms } ms)
acceptance-delete-kept = il thread resta, archiviato: per eliminarlo serve “Gestisci thread”, di cui il bot non ha bisogno ({ $ms } ms)
acceptance-click = un clic ha avuto risposta { $answer } ms dopo essere arrivato ({ $ms } ms)
acceptance-click-none = nessuno ha premuto il pulsante entro { $seconds } s ({ $ms } ms)
acceptance-click-none-todo = Per provare i clic, ripeti il comando e premi il pulsante sotto il tabellone.
acceptance-click-bot-runs = non provato: su questo database è in esecuzione un bot, che riceverebbe anche lui il clic
acceptance-click-bot-runs-todo = Premi un pulsante qualsiasi del bot per vedere che risponde; oppure fermalo e ripeti il comando.
acceptance-click-deaf = il bot non riesce a connettersi al gateway di Discord: { $why } ({ $ms } ms)
acceptance-remove = { $count ->
    [0] nel canale non resta nulla
    [one] tolta una cosa: nel canale non resta nulla
   *[other] tolte { $count } cose: nel canale non resta nulla
} ({ $ms } ms)
acceptance-remove-unseen = tolto tutto ciò che era stato fatto, ma non si può leggere il canale per esserne certi ({ $ms } ms)
acceptance-remove-failed = qualcosa non si è potuto togliere ({ $ms } ms)
acceptance-remove-todo = Ripeti il comando: ogni esecuzione toglie prima ciò che hanno lasciato le precedenti. Oppure eliminalo a mano.

acceptance-refused = Discord rifiuta: { $why } ({ $ms } ms)
acceptance-unreachable = Discord non risponde: { $why } ({ $ms } ms)
acceptance-slow = interrotto dopo { $ms } ms
acceptance-slow-todo = La connessione è lenta? Riprova tra qualche minuto; discordstatus.com mostra i guasti.

acceptance-todo-archived = Il thread è archiviato: scrivici tu per riaprirlo.
acceptance-todo-click-late = Il clic ha avuto risposta troppo tardi, o da qualcun altro. Discord dà tre secondi: la macchina o la sua connessione è lenta?
acceptance-todo-filter = AutoMod o un filtro del server blocca il testo: escludi il bot dal filtro, nelle impostazioni del server.
acceptance-todo-gone = Nel frattempo è stato eliminato, forse da qualcuno o da un’altra esecuzione. Riprova.
acceptance-todo-kind = Discord non lo permette in questo tipo di canale. Indica l’ID di un canale testuale.
acceptance-todo-large = La richiesta è troppo grande, per Discord o per un proxy che gli sta davanti.
acceptance-todo-locked = Il thread è bloccato: sbloccalo, o dai al bot “Gestisci thread”.
acceptance-todo-many-threads = Il server ha già il massimo di thread aperti che Discord permette: chiudine qualcuno.
acceptance-todo-no-access = Il bot non può vedere questo canale: lì gli serve “Visualizza canale”.
acceptance-todo-no-channel = Questo canale non esiste, o il bot non è sul suo server. L’ID è giusto? Lo mostra “Copia ID canale”, nella modalità sviluppatore di Discord.
acceptance-todo-other-bot = Al clic ha risposto un altro programma: da qualche parte gira un bot con lo stesso token. Ferma uno dei due.
acceptance-todo-outage = Il guasto è di Discord. Riprova tra qualche minuto; discordstatus.com mostra i guasti.
acceptance-todo-permissions = Qui al bot manca un permesso. Quelli che servono: { $names }. Controlla il suo ruolo e i permessi del canale.
acceptance-todo-report = Discord non accetta ciò che il bot ha inviato. Segnala questa riga.
acceptance-todo-thread-exists = Questo messaggio ha già un thread; forse l’ha aperto qualcuno. Riprova.
acceptance-todo-token = Il token non è più valido: copialo di nuovo dal portale per sviluppatori.
acceptance-todo-wait = Discord chiede al bot di aspettare: ha fatto troppe richieste. Riprova tra qualche minuto.
