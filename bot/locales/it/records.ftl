# Partite da portare con sé, e la prova che il sacchetto non era truccato.

button-export = Esporta
button-verify = Verifica
button-showrecord = Mostra a tutti
button-showproof = Mostra a tutti
refused-no-game-of-name = Qui non trovo quella partita. Sceglila dall’elenco mentre scrivi.
records-shown = { $name } mostra questo:

export-finished = La partita **{ $game }** in un file: sacchetto, posti e tutte le mosse. `dalapapa replay` la ripercorre, `dalapapa verify` la controlla.
export-running = La partita **{ $game }** finora in un file: che cosa c’è sul tabellone e come ci è arrivato, senza il sacchetto e le mani. A partita finita, il file contiene anche quelli.

proof-later = La partita **{ $game }** non è ancora finita, e fino alla fine il suo seme resta segreto; dopo, chiunque può ricalcolare sacchetto, posti e tessere iniziali. Che cosa era stato promesso prima dell’inizio:
proof-agrees = ✓ **{ $game }**: { $skipped ->
    [0] posti, sacchetto e tessere iniziali
   *[other] posti, sacchetto, tessere iniziali e quelle piazzate a tempo scaduto
} derivano da un seme fissato prima dell’inizio della partita.
proof-agrees-in-part = ✓ **{ $game }**: il seme è quello fissato prima dell’inizio della partita, e tutte le mosse sono valide.
proof-lost = **Posti, sacchetto e tessere piazzate a caso non si possono più ricalcolare**: dipendevano dagli ID di tutte le persone al tavolo, e i dati di una sono stati eliminati. Il file li contiene come si sono giocati.
proof-differs = ✗ **{ $game }**: questo non deriva dal seme: { $parts }.
proof-part-commitment = lo SHA-256 del seme
proof-part-seats = i posti
proof-part-bag = il sacchetto
proof-part-table = le tessere iniziali
proof-part-skipped = le tessere piazzate a tempo scaduto
proof-part-moves = le mosse, che non sono tutte valide
proof-commitment = - SHA-256 del seme: `{ $commitment }`. Il tavolo in attesa ne mostrava i primi caratteri già prima dell’avvio.
proof-seed = - Seme: `{ $seed }`. ID di avvio: `{ $start }`
proof-joined = - Giocatori in ordine di arrivo: `{ $players }`
proof-seats-random = - Posti sorteggiati: { $names }
proof-seats-joined = - Posti in ordine di arrivo, come concordato: { $names }
proof-bag = - Sacchetto: { $count } tessere, all’inizio { $tiles } (tutte nel file)
proof-table = - Tessere iniziali piazzate a caso: { $count ->
    [0] nessuna
   *[other] { $tiles }
}
proof-skipped = - Tessere piazzate a caso a tempo scaduto: { $tiles }
proof-proves = **Che cosa dimostra**: il seme era fissato prima che qualcuno premesse **Inizia**, e Discord ha creato l’ID di avvio solo allora; quindi nessuno poteva scegliere posti, sacchetto o tessere iniziali dopo quel momento. **Che cosa non dimostra**: che chi gestisce il bot non abbia guardato nel sacchetto durante la partita.
proof-proves-at-once = **Che cosa dimostra**: il seme è stato promesso nel momento in cui un solo pulsante ha fatto iniziare la partita, e da allora non è cambiato; quindi nessuno poteva scegliere che cosa usciva dal sacchetto dopo quel momento. **Che cosa non dimostra**: che chi gestisce il bot abbia estratto il seme senza conoscere l’ID di avvio, né che non abbia guardato nel sacchetto durante la partita.
proof-yourself = **Prova tu**: 1. Confronta i 16 caratteri del tavolo in attesa con `{ $command }`. 2. Salva il file, prendi `deploy/verify_bag.py` dal codice del bot (una pagina di semplice Python) ed esegui `python3 verify_bag.py FILE`. 3. `dalapapa verify FILE` estrae di nuovo anche le tessere piazzate a caso.
