# Che cosa dice il comando dalapapa a chi lo esegue.

cli-about = Un bot di Discord per i giochi di tessere Dalapapa, da giocare nell’arco di più giorni.
cli-run = avvia il bot (serve un token)
cli-version = mostra la versione
cli-json = scrive JSON
cli-health = dice se il bot che usa il database sta bene (stato di uscita 0) o no (1)
cli-stats = conta partite, turni e persone delle ultime 24 ore, degli ultimi 7 giorni e degli ultimi 30 giorni
cli-sandbox = prova il bot nel browser, senza account
cli-replay = ripercorre file di partite e scrive un oggetto JSON per ogni file
cli-film = scrive invece un filmato dell’unica partita in questa GIF animata
cli-verify = ricalcola SHA-256 del seme, posti, sacchetto e tessere a caso di una partita finita, in un oggetto JSON
cli-review = mostra dove è girata una partita finita e quanto bene si è giocato; richiede qualche secondo
cli-review-picture = disegna anche le probabilità di ognuno turno per turno, in un PNG
cli-perft = conta tutte le sequenze di azioni valide da una posizione o dalla fine di un file di partita
cli-render = disegna in un PNG il tabellone di una posizione o di un file di partita
cli-check = confronta ogni partita salvata con il suo log, e tutti i rating con i risultati
cli-recompute-ratings = prima ricalcola tutti i rating, a bot fermo
cli-end = chiude una partita o un tavolo in attesa senza risultato, a bot fermo
cli-end-game = il suo nome come in /game list, o il suo numero; qualsiasi altro testo elenca ciò che è aperto
cli-backup = copia il database, anche mentre il bot è in esecuzione
cli-restore = sostituisce il database con un backup, a bot fermo
cli-doctor = dice se è tutto a posto e, se no, che cosa fare, anche mentre il bot è in esecuzione
cli-file = un file di partita
cli-record-or-position = un file di partita, o una posizione in una riga
cli-verify-file = il file della partita, come lo dà /export
cli-backup-file = il file per la copia; non deve ancora esistere
cli-restore-file = il backup; non viene cambiato
cli-restore-newest = prende la più recente copia integra in DALAPAPA_BACKUPS
cli-doctor-json = scrive un array JSON invece di righe
cli-doctor-all = chiede anche i permessi in ogni canale con una partita in corso, una richiesta al secondo
cli-doctor-channel = prova anche il canale con questo ID: vi pubblica un tabellone, lo cambia, apre un thread, risponde a un clic e toglie tutto
cli-depth = quante azioni hanno le sequenze più lunghe
cli-output = dove va l’immagine (se non indicato: accanto al file)
cli-at = disegna il tabellone di un file di partita dopo questo numero di azioni (se non indicato: tutte)
cli-width = la larghezza dell’immagine in pixel, da { $narrowest } a { $widest }
cli-theme = il tema dell’immagine

cli-no-token = Nessun token: imposta DISCORD_TOKEN o DISCORD_TOKEN_FILE, o prova il bot senza: dalapapa sandbox
cli-bad-token = Discord non accetta questo token. Copialo di nuovo dal portale per sviluppatori.
cli-unreachable = Discord non è raggiungibile, o è fuori servizio. Questa macchina è connessa?
cli-no-sandbox = La sandbox non è installata: pip install 'dalapapa[sandbox]'
cli-unreadable = { $path }: non si può leggere
cli-unwritable = { $path }: non si può scrivere
cli-illegal-record = { $path }: si ferma all’azione { $at }: { $code }
cli-bad-record = { $path }: non può iniziare: { $code }
cli-bad-position = { $path }: non è una posizione possibile: { $why }
cli-hidden-bag = { $path }: alcune sue tessere non sono note, quindi non si può contare nulla
cli-not-over = { $path }: la partita non è finita, quindi non si può analizzare
cli-review-hidden = { $path }: il sacchetto è nascosto, quindi non si può analizzare
cli-one-film = un filmato mostra una sola partita
cli-proof-lost = { $path }: posti, sacchetto e tessere iniziali non si possono più ricalcolare, perché i dati di una persona sono stati eliminati. SHA-256 del seme e mosse sono stati confrontati.
cli-no-proof = { $path }: non dice da quale seme viene la partita. Il file di una partita finita, preso con /export, lo dice.
cli-drawn = { $path }
cli-seat = Posto { $number }

cli-other-model = I rating sono stati calcolati con un altro modello, con altri parametri o con un’altra versione di openskill. Per ricalcolarli: dalapapa check --recompute-ratings
cli-recomputed-ratings = { $number ->
    [one] Rating ricalcolati in 1 classifica.
   *[other] Rating ricalcolati in { $number } classifiche.
}
cli-check-fine = { $games ->
    [one] { $games } partita, tutto a posto.
   *[other] { $games } partite, tutto a posto.
}
cli-ended = La partita { $number } ({ $game }) è chiusa. Il suo canale lo saprà quando il bot è in esecuzione.
cli-not-one-game = “{ $asked }” non è il nome di nessuna partita o tavolo aperto, o lo è di più d’uno. Non è stato chiuso nulla.
cli-open-game = { $number } { $game }
cli-backed-up = { $path } è una copia di { $database }.
cli-backup-runs = { $path }: è in corso un altro backup di questo database. Riprova quando è finito.
cli-backup-exists = { $path }: esiste già. Non è stato scritto nulla.
cli-restored = { $database } ha ora il contenuto di { $path }.
cli-replaced = Il contenuto precedente resta in { $path }.
cli-deleted-since = { $people ->
    [0] Da quando esiste quella copia nessuno ha eliminato i propri dati.
    [one] Da quando esiste quella copia una persona ha eliminato i propri dati: all’avvio il bot li elimina di nuovo.
   *[other] Da quando esiste quella copia { $people } persone hanno eliminato i propri dati: all’avvio il bot li elimina di nuovo.
}
cli-deleted-unknown = Il contenuto precedente non dice chi ha eliminato i propri dati da quando esiste quella copia: dovranno farlo di nuovo.
cli-copy-damaged = { $path }: non si può usare: { $why }. Si prende la copia precedente.
cli-no-sound-copy = { $path }: non contiene copie utilizzabili. Non è cambiato nulla.
cli-no-backups = DALAPAPA_BACKUPS non indica una cartella con copie. Non è cambiato nulla.
cli-database-in-use = { $path }: questo database è usato da un altro bot.
cli-database-unusable = { $path }: il database non si può usare: { $why }. Non è cambiato nulla.
cli-database-newer = { $writer ->
    [unknown] { $path }: questo database è stato scritto da una versione più recente di Dalapapa (schema { $found }), e questo è Dalapapa { $version } (schema { $ours }). Installa una versione più recente. Non è cambiato nulla.
   *[other] { $path }: questo database è stato scritto da Dalapapa { $writer } (schema { $found }), e questo è Dalapapa { $version } (schema { $ours }). Installa Dalapapa { $writer } o una versione più recente. Non è cambiato nulla.
}
cli-database-older = { $path }: questo database è stato scritto da una versione più vecchia di Dalapapa (schema { $found }), e questo è Dalapapa { $version } (schema { $ours }). Avvia il bot una volta: aggiorna lui il database. Non è cambiato nulla.
cli-port-taken = La porta { $port } è occupata: ferma ciò che la usa, o scegline un’altra con DALAPAPA_SANDBOX_PORT.

cli-stats-day = ultime 24 ore
cli-stats-week = ultimi 7 giorni
cli-stats-month = ultimi 30 giorni
cli-stats-begun = partite iniziate
cli-stats-ended = partite finite
cli-stats-abandoned = partite chiuse senza risultato
cli-stats-turns = turni giocati da persone
cli-stats-people = persone
cli-stats-servers = server
cli-stats-median-turn = durata mediana di un turno

health-well = Sta bene: in esecuzione da { $time }, { $shards ->
    [one] la connessione a Discord è attiva
   *[other] tutte e { $shards } le connessioni a Discord sono attive
}, ultima scrittura nel database { $written } fa.
health-not-well = Non sta bene: { $troubles }.
health-not-running = Non è in esecuzione: nessun bot risponde per { $path }. Uno appena avviato potrebbe non averlo ancora aperto.
health-no-answer = Non sta bene: il bot che usa { $path } non risponde ({ $why }).
health-starting = non ancora pronto, { $time } dopo l’avvio
health-write-waits = una scrittura nel database non finisce da { $time }
health-write-fails = nel database non si può scrivere ({ $why })
health-shards-down-unasked = { $down ->
    [one] { $down } connessione a Discord su { $shards } è interrotta
   *[other] { $down } connessioni a Discord su { $shards } sono interrotte
} da { $time }
health-shards-down-alone = { $down ->
    [one] { $down } connessione a Discord su { $shards } è interrotta
   *[other] { $down } connessioni a Discord su { $shards } sono interrotte
} da { $time }, mentre per il resto Discord risponde
health-shards-down-too = { $down ->
    [one] { $down } connessione a Discord su { $shards } è interrotta
   *[other] { $down } connessioni a Discord su { $shards } sono interrotte
} da { $time }, e Discord non risponde: è fuori servizio, o questa macchina non è connessa
health-messages-wait = un messaggio che si potrebbe inviare aspetta da { $time }
health-seconds = { $number } s
health-minutes = { $number } min
health-hours = { $number } h
health-days = { $number } giorni

config-two-tokens = Il token è indicato più di una volta, in { $names }: lasciane uno.
config-token-file = { $path }: il token non si può leggere.
config-word = { $name } deve essere uno di questi: { $words }.
config-number = { $name } deve essere un numero intero da 1 a { $most }.
