# Che cosa dice dalapapa doctor a chi gestisce il bot: che cosa c’è, poi che cosa fare.

doctor-well = Tutto a posto.
doctor-sum = { $faults ->
    [0] Nessun guasto
    [one] { $faults } cosa non va (✗)
   *[other] { $faults } cose non vanno (✗)
}{ $warnings ->
    [0] .
    [one] , { $warnings } cosa da guardare (!).
   *[other] , { $warnings } cose da guardare (!).
}
doctor-failed = il controllo stesso non è riuscito: { $error }
doctor-failed-todo = Segnalalo, con le righe del log qui sopra.
doctor-not-checked = non controllato
doctor-not-checked-todo = Prima vedi “{ $after }”.
doctor-database-none = ancora nulla da controllare: prima del primo avvio non c’è un database
doctor-install-todo = Reinstalla il bot: pip install --force-reinstall --constraint requirements.lock .

doctor-python = Python { $version }, Dalapapa { $bot }
doctor-python-old = Python { $version } esegue Dalapapa { $bot }, che richiede { $needed } o più recente
doctor-python-todo = Installa Python { $needed } o più recente, e con quello reinstalla il bot.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = SQLite { $version } è troppo vecchio
doctor-sqlite-todo = Usa un Python che porti con sé SQLite { $needed } o più recente.
doctor-libraries = { $count } librerie hanno le versioni con cui il bot è stato provato
doctor-libraries-missing = non installate: { $names }
doctor-libraries-other = versioni diverse da quelle con cui il bot è stato provato: { $names }
doctor-libraries-todo = Reinstalla il bot: pip install --constraint requirements.lock .

doctor-settings = tutte le impostazioni si possono usare; il database è { $path }
doctor-settings-unknown = non sono impostazioni del bot: { $names }
doctor-settings-unknown-todo = Correggi i nomi: deploy/README.md elenca tutte le impostazioni.
doctor-settings-todo = Correggi l’impostazione e riavvia il bot.
doctor-token-none = non c’è un token
doctor-token-none-todo = Imposta DISCORD_TOKEN o DISCORD_TOKEN_FILE, o usa la credenziale discord_token di systemd.
doctor-token-form = sembra un token
doctor-token-odd = ciò che è indicato come token non sembra un token: ha { $letters ->
    [one] { $letters } carattere
   *[other] { $letters } caratteri
}
doctor-token-open = tutti gli utenti di questa macchina possono leggere { $path }
doctor-token-open-todo = Limita l’accesso: chmod 400 { $path }
doctor-token-todo = Copia di nuovo il token dal portale per sviluppatori: “Bot”, “Reset Token”. Ha tre parti separate da punti.

doctor-token = Discord lo conosce: { $name } ({ $id })
doctor-token-refused = Discord non lo accetta
doctor-discord-error = Discord risponde con lo stato di errore { $status }
doctor-discord-error-todo = Riprova tra qualche minuto; discordstatus.com mostra i guasti.
doctor-unreachable = Discord non è raggiungibile: { $why }
doctor-unreachable-todo = Questa macchina è connessa, e può aprire connessioni verso discord.com, porta 443? discordstatus.com mostra i guasti.
doctor-application = { $id }
doctor-application-other = il token è dell’applicazione { $id }, ma il database è stato scritto da un’altra: { $others }
doctor-application-todo = Se è un errore, metti il token dell’altra applicazione prima che il bot parta: altrimenti ogni server senza questa applicazione conta come lasciato.
doctor-intents = l’applicazione non ha intent privilegiati; al bot non servono
doctor-intents-more = l’applicazione ha intent privilegiati che al bot non servono: { $names }
doctor-intents-todo = Disattivali nel portale per sviluppatori, alla voce “Bot”.
doctor-invitation = { $link }
doctor-invitation-grant = nessuno può invitare il bot con { $link }
doctor-invitation-grant-todo = Disattiva “Requires OAuth2 Code Grant” nel portale per sviluppatori, alla voce “Bot”.
doctor-commands = { $count } comandi sono registrati come in questa versione
doctor-commands-unknown = Discord non dice quali comandi sono registrati: { $why }
doctor-commands-unknown-todo = Riprova tra qualche minuto.
doctor-commands-other = registrati in modo diverso, o presenti solo da una parte: { $names }
doctor-commands-start = Il bot registra i suoi comandi quando parte.
doctor-commands-todo = Riavvia il bot. Se non basta, cerca commands_not_registered nel log.
doctor-clock = l’orologio della macchina concorda con quello di Discord
doctor-clock-ahead = l’orologio della macchina è avanti di { $seconds } s rispetto a quello di Discord
doctor-clock-behind = l’orologio della macchina è indietro di { $seconds } s rispetto a quello di Discord
doctor-clock-todo = Sincronizza l’orologio della macchina con la rete: timedatectl set-ntp true
doctor-clock-unknown = le risposte di Discord non contengono l’ora
doctor-clock-unknown-todo = Qualcosa tra questa macchina e Discord cambia le risposte: confronta l’orologio a mano.

doctor-database = { $path } si può leggere e scrivere
doctor-database-new = non c’è ancora; il primo avvio crea { $path }
doctor-database-nowhere = la cartella { $folder } non esiste
doctor-database-nowhere-todo = Crea la cartella, o correggi DALAPAPA_DATABASE.
doctor-database-closed = { $path } non si può scrivere: { $why }
doctor-database-closed-todo = Permetti all’utente del bot di scrivere in { $folder }, libera spazio sul disco ed esegui questo comando con quell’utente.
doctor-database-unreadable = non si può leggere: { $why }
doctor-database-unreadable-todo = Esegui questo comando con l’utente del bot. Se il file è danneggiato, sostituiscilo con un backup: dalapapa restore
doctor-lock-free = su questo database non è in esecuzione nessun bot
doctor-lock-held = su questo database è in esecuzione un bot
doctor-lock-process = su questo database è in esecuzione un bot, nel processo { $process }
doctor-schema = versione { $version }
doctor-schema-older = la versione { $version } è più vecchia di questo programma, che lavora con la { $newest }
doctor-schema-older-todo = Il prossimo avvio del bot la aggiorna, e ne tiene accanto una copia.
doctor-schema-newer = la versione { $version } è stata scritta da un programma più recente; questo conosce la { $newest }
doctor-schema-newer-todo = Reinstalla la versione più recente, o ripristina la copia fatta prima del suo aggiornamento.
doctor-schema-foreign = non è un database di questo bot
doctor-schema-foreign-todo = Correggi DALAPAPA_DATABASE.
doctor-integrity = il file è integro
doctor-integrity-damaged = il file è danneggiato: { $why }
doctor-integrity-todo = Ferma il bot, conserva il file e sostituiscilo con un backup: dalapapa restore
doctor-disk = il database occupa { $size } MB, { $free } MB sono liberi
doctor-disk-short = il database occupa { $size } MB, e sono liberi solo { $free } MB
doctor-disk-full = il disco è quasi pieno: { $free } MB liberi
doctor-disk-todo = Libera spazio: dovrebbero essere liberi { $needed } MB, tre volte il database.
doctor-disk-copies = per le copie in { $folder } sono liberi solo { $free } MB, quindi non se ne fanno
doctor-disk-copies-todo = Libera spazio lì: la copia notturna si fa solo se sono liberi { $needed } MB, due volte il database.
doctor-backup = { $path } è di { $hours } h fa, ed è integro
doctor-backup-nowhere = non si fanno copie: DALAPAPA_BACKUPS non indica una cartella
doctor-backup-nowhere-todo = Imposta DALAPAPA_BACKUPS su una cartella in cui il bot può scrivere, meglio se su un altro disco; con systemd deve essere in /var/lib/dalapapa.
doctor-backup-unreadable = { $folder } non si può leggere: { $why }
doctor-backup-unreadable-todo = Permetti all’utente del bot di scriverci.
doctor-backup-none = in { $folder } non c’è ancora una copia
doctor-backup-old = { $path }, la copia più recente, è di { $hours } h fa
doctor-backup-todo = Il bot ne fa una ogni notte mentre è in esecuzione. Se lo è, il log dice perché non è riuscita.
doctor-backup-damaged = { $path } non si può usare: { $why }
doctor-backup-damaged-todo = Fanne subito un’altra: dalapapa backup FILE. Controlla il disco.

doctor-fonts = ci sono le lettere di tutte le scritture
doctor-fonts-missing = un font non si può leggere: { $why }
doctor-fonts-poor = nei font mancano { $letters }
doctor-picture = disegnato un tabellone: { $size } pixel, { $bytes } byte
doctor-picture-empty = l’immagine di un tabellone è vuota
doctor-computer = un bot che gioca ({ $level }) ha scelto una mossa in un processo a parte
doctor-computer-failed = un bot che gioca non riesce a scegliere una mossa: { $why }
doctor-computer-todo = C’è ancora memoria, e l’utente del bot può avviare un altro processo?
doctor-bot-well = il bot in esecuzione dice che è tutto a posto, con { $shards ->
    [one] una connessione
   *[other] { $shards } connessioni
} a Discord
doctor-bot-starting = il bot in esecuzione si sta ancora avviando
doctor-bot-starting-todo = Chiedi di nuovo tra un minuto.
doctor-bot-silent = il bot in esecuzione su questo database non risponde
doctor-bot-silent-todo = Forse si sta avviando. Se continua a tacere, è bloccato: guarda il suo log e riavvialo.
doctor-bot-unwell = il bot in esecuzione dice che non è tutto a posto: { $troubles }
doctor-bot-unwell-todo = dalapapa health dice di più; guarda anche il log.

doctor-outbox-empty = nessun messaggio da inviare
doctor-outbox = { $count ->
    [one] { $count } messaggio è in corso di invio
   *[other] { $count } messaggi sono in corso di invio
}
doctor-outbox-late = { $count ->
    [one] { $count } messaggio aspetta di essere inviato
   *[other] { $count } messaggi aspettano di essere inviati
}, il più vecchio da { $minutes } minuti
doctor-outbox-start = Partono quando il bot è in esecuzione.
doctor-outbox-todo = Guarda che cosa ne dice il log. Forse è Discord a far aspettare il bot; se no, riavvialo.
doctor-set-aside-none = nessun messaggio messo da parte
doctor-set-aside = { $count ->
    [one] { $count } messaggio è stato rifiutato da Discord in ogni forma e messo da parte
   *[other] { $count } messaggi sono stati rifiutati da Discord in ogni forma e messi da parte
}
doctor-set-aside-todo = Le partite continuano. Segnala che cosa dice il log di row_set_aside.
doctor-faults-none = nessuno negli ultimi { $days } giorni
doctor-fault-seen = { $kind }: { $count ->
    [one] una volta
   *[other] { $count } volte
} negli ultimi { $days } giorni, l’ultima { $last }
doctor-fault-todo = Cerca { $kind } nel log; deploy/README.md dice che cosa richiede attenzione.
doctor-channels-none = nessuna partita in corso
doctor-server = server { $server }: non manca nulla in { $count ->
    [one] { $count } canale
   *[other] { $count } canali
}
doctor-server-left = server { $server }: il bot non c’è
doctor-server-left-todo = Le sue partite sono in pausa finché qualcuno non lo invita di nuovo.
doctor-server-unknown = server { $server }: Discord non risponde: { $why }
doctor-channel-gone = server { $server }: il canale { $channel } è stato eliminato
doctor-channel-gone-todo = Chi ha “Gestisci server” può spostare la partita: /game move
doctor-channel-lacks = server { $server }: nel canale { $channel } al bot mancano dei permessi: { $names }
doctor-channel-lacks-todo = Deve darli chi gestisce il server: li elenca /server, “Stato”.
