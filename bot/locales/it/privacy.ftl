# Che cosa si conserva delle persone, e come lo ricevono o lo fanno eliminare.

former-player = profilo eliminato

privacy-head = **Che cosa conservo su di te, e perché**
privacy-who = - **Il tuo ID utente di Discord e il nome che hai su ogni server**: per riconoscerti, e perché gli altri vedano chi gioca.
privacy-games = - **Le tue partite**: posto, azioni, voti, punti e posizione, ciascuno con la sua ora, e i tuoi piani fino al tuo prossimo turno. Da qui vengono partite, cronologie, profili, rating e classifiche. Quando una partita è finita, chiunque possa vederla può chiederne l’analisi, che conserva quanto bene hai deciso.
privacy-calls = - **Quando hai ricevuto il mio ultimo avviso per una partita (e, per circa un giorno, su richiesta di chi), e le tue vacanze**: perché nessuno riceva avvisi troppo spesso, e perché il tuo tempo si fermi.
privacy-settings = - **Le tue impostazioni**: lingua, tema, immagini o testo, messaggi diretti; e se ti ho proposto gli altri giochi dopo la prima partita.
privacy-no-more = Leggo solo i miei messaggi e non do i tuoi dati a nessuno. Chiunque possa vedere una partita vede anche chi ci ha giocato, nel suo file e quando la rivede.
privacy-delete = **Se elimini i tuoi dati**, spariscono il tuo nome e le tue impostazioni. Un numero prende il posto del tuo ID utente, “profilo eliminato” quello del tuo nome. Le partite restano come si sono giocate, e i rating degli altri non cambiano.
privacy-left = I miei messaggi nei canali restano finché qualcuno non li elimina lì. Le copie del mio database, fatte nel caso si rompa un disco, contengono ancora ciò che è stato eliminato, finché non vengono eliminate a loro volta: dopo { $days } giorni, a meno che chi gestisce questo bot non ne tenga una più a lungo. Se bisogna ripristinarne una, elimino di nuovo i dati di tutte le persone che li hanno eliminati da allora, per quanto risulta dal database sostituito.
privacy-data = Questo è tutto ciò che conservo su di te. Per le partite non finite mancano il sacchetto e tutte le mani, tranne ciò che hai pianificato.
privacy-ask = **Vuoi eliminare i tuoi dati?** Spariscono il tuo nome, le tue impostazioni e la tua posizione nelle classifiche, e le tue partite mostrano “profilo eliminato”.
privacy-ask-again = **Vuoi davvero eliminare i tuoi dati?** Non si torna indietro: le tue partite, la tua cronologia e i tuoi rating non saranno più di nessuno. Se ne vuoi una copia, prendi prima **I miei dati**.
privacy-deleted = Ho eliminato i tuoi dati. Se giochi di nuovo, riparti da zero.
button-privacy-show = Indietro
button-privacy-data = I miei dati
button-privacy-ask = Elimina i miei dati
button-privacy-ask-again = Sì, eliminali
button-privacy-delete = Eliminali per sempre
refused-must-leave-games = Hai ancora un posto in { $games }. Prima lascialo: con { COMMAND("game leave") } se la partita non è iniziata, altrimenti con { COMMAND("game resign") } (dopo **Rieccomi**, se al tuo posto gioca un bot). Una partita in pausa deve prima riprendere o essere chiusa.
