# Tavoli in attesa: il messaggio nel canale, e che cosa si risponde a chi ne preme i pulsanti.

variant-classic = Dalapapa classico
variant-terra = Dalapapa Terra
variant-domaine = Dalapapa Domaine
variant-short-classic = Dalapapa classico
variant-short-terra = Terra
variant-short-domaine = Domaine

lobby-head = **{ $game }** · { $variant }
lobby-seats = Posti occupati: { $taken } su { $seats } · { $names }
lobby-host = { $name } (host)
computer-for = { $name } (bot)
computer-name = Bot { $number }
computer-level = { $name } ({ $level })
level-easy = facile
level-normal = normale
level-hard = difficile
lobby-outlook = Una partita così dura circa { $turns } turni a testa.
lobby-bag-short = Se tutti i posti sono occupati, è probabile che il sacchetto si svuoti prima che qualcuno raggiunga l’obiettivo; in tal caso vince il totale più alto.
lobby-commitment = -# Sacchetto non truccato: SHA-256 del seme { $commitment }
lobby-started = La partita è iniziata.
lobby-cancelled = Questa partita è stata annullata.
lobby-closed-by-time = Questa partita non è iniziata entro sette giorni e si è annullata da sola.
lobby-full = { $host }, in **{ $game }** tutti i posti sono occupati: inizia quando vuoi.
lobby-invitation = { $guest }, { $host } ti invita in **{ $game }**, una partita di { $variant }.

terms-target = a { $value } punti
terms-withdraw-own = si ritirano solo le proprie pedine
terms-withdraw-any = si possono ritirare le pedine di tutti
terms-setup-auto = tessere iniziali a caso
terms-setup-players = tessere iniziali piazzate da chi gioca: danno forma alla partita, non punti
terms-order-joined = posti in ordine di arrivo
terms-pace-none = senza limite di tempo
terms-pace-12h = 12 ore per turno
terms-pace-1d = 1 giorno per turno
terms-pace-3d = 3 giorni per turno
terms-pace-7d = 7 giorni per turno
terms-invite-only = su invito

button-join = Unisciti
button-leave = Esci
button-bot = Aggiungi un bot
button-start = Inizia
button-cancel = Annulla
button-calloff = Annulla la partita
cancel-question = Vuoi davvero annullare la partita **{ $game }**? Chi è al tavolo perde il posto: { $names }.
cancel-told = { $name } ha annullato la partita **{ $game }**.
cancel-told-by-time = La partita **{ $game }** di { $host } non è iniziata entro sette giorni e si è annullata da sola.
button-options = Opzioni
button-rules = Regole

lobby-joined = Ci sei. Ti avviso quando tocca a te.
lobby-computer-seated = { $count ->
    [one] Al tavolo di **{ $game }** ora c’è un bot. Se il tavolo è pieno, cede il posto alla prossima persona che si unisce.
   *[other] Al tavolo di **{ $game }** ora c’è un altro bot.
}
lobby-left = Hai lasciato il tavolo di **{ $game }**.
lobby-left-last = Hai lasciato il tavolo di **{ $game }**; non c’è più nessuno, quindi la partita è annullata.
lobby-called-off = La partita **{ $game }** è annullata.
lobby-begun = La partita **{ $game }** è iniziata: il primo tabellone sta arrivando.
lobby-invited = { $guest } ha ricevuto l’invito per **{ $game }**.

## Opzioni: i menu con cui l’host le cambia, e le scelte che contengono

options-head = Opzioni della partita **{ $game }**. Ogni cambiamento si vede subito nel canale.
options-of-host = Opzioni della partita **{ $game }**. Può cambiarle solo l’host, { $host }.
options-on = Altre opzioni ({ $page } di { $pages })
options-hint-target = Punti da raggiungere
options-hint-withdraw = Quali pedine si possono ritirare
options-hint-setup = Chi piazza le tessere iniziali
options-hint-seats = Posti
options-hint-computers = Posti per i bot
options-hint-level = Quanto giocano bene i bot
options-hint-order = Chi inizia
options-hint-pace = Tempo per turno
options-hint-invite-only = Chi può unirsi
options-hint-language = Lingua della partita
option-target = A { $value } punti
option-withdraw-own = Si ritirano solo le proprie pedine
option-withdraw-any = Si possono ritirare le pedine di tutti
option-setup-auto = Tessere iniziali a caso
option-setup-players = Tessere iniziali piazzate da chi gioca: danno forma alla partita, non punti
option-seats = { $value } posti
option-level-easy = Bot facili: ogni tanto si distraggono
option-level-normal = Bot normali: alla pari con chi gioca spesso
option-level-hard = Bot difficili: più forti di chiunque al tavolo
option-computers = { $value ->
    [0] Nessun bot
    [one] 1 bot
   *[other] { $value } bot
}
option-order-random = Posti sorteggiati
option-order-joined = Posti in ordine di arrivo
option-pace-none = Senza limite di tempo
option-pace-12h = 12 ore per turno
option-pace-1d = 1 giorno per turno
option-pace-3d = 3 giorni per turno
option-pace-7d = 7 giorni per turno
option-invite-only-no = Può unirsi chiunque
option-invite-only-yes = Solo su invito
option-language = Messaggi pubblici: { $language }

## Elenchi e dati

info-seats = Posti: { $names }
info-turn = { $whose } (turno iniziato { $since }).
info-board = [Vai al tabellone]({ $link })
info-lobby = Tavolo aperto { $since } · [vai al tavolo]({ $link })
list-head = { $count ->
    [one] Qui è aperta una partita:
   *[other] Qui sono aperte { $count } partite:
}
list-none = Qui non c’è nessuna partita aperta. { COMMAND("game new") } apre un tavolo.
list-running = • { $game } · tocca { A($name) }{ $name } (turno iniziato { $since })
list-lobby = • { $game } · tavolo in attesa (aperto { $since })
list-paused = • { $game } · in pausa
list-more = … e altre { $count }
turns-head = { $count ->
    [one] Una partita ti aspetta:
   *[other] { $count } partite ti aspettano:
}
turns-game = • { $game } · tocca a te (turno iniziato { $since })
turns-game-timed = • { $game } · scadenza: { $when }
turns-game-overdue = • { $game } · il tuo tempo è scaduto
turns-vote = è aperta una votazione; chiusura: { $when }
turns-vote-opens = è aperta una votazione
turns-play = Gioca in { $game }
turns-return = Rieccomi in { $game }
turns-played-for = • { $game } · al tuo posto gioca un bot
turns-none = Nessuna partita ti aspetta.
games-elsewhere = Le tue partite: { $games }
