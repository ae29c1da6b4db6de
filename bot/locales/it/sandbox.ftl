## La sandbox: nel terminale

sandbox-open =
    La sandbox di Dalapapa è aperta: { $address }

      1. Nel suo canale ci sono cinque persone: { $people }.
      2. “Viewing as”, in alto nella pagina, ti fa diventare un’altra di loro.
      3. Premi “Subito contro un bot” sotto il primo messaggio, o premi sulla riga in basso: { COMMAND("game new") } propone tre giochi; la freccia accanto lo invia.

    Le partite restano per la prossima volta. Ctrl-C chiude tutto.
sandbox-closed = La sandbox è chiusa.
sandbox-version =
    La sandbox ha bisogno di { $package } { $needed } e ha trovato { $found }: pip install '{ $package }=={ $needed }'

## La sandbox: nel suo canale

sandbox-channel = tavolo
sandbox-host = Sandbox
sandbox-welcome = **Ciao, questo è il tavolo!** Qui di vero c’è solo il gioco: niente account, niente rete.
    • Qui giochi come { $people }: **Viewing as**, in alto, ti fa diventare un’altra persona.
    • **Subito contro un bot** fa iniziare una partita; **Apri un tavolo** è per giocare in più persone.
    • { COMMAND("game new") } ti fa scegliere: *classic*, *terra* o *domaine*.
    • **Altro** ti dice che cos’altro puoi provare.
sandbox-more =
    • { COMMAND("rules") } spiega ogni gioco; a *terra* si può giocare anche in cinque. Un comando si invia con la freccia a destra.
    • A un tavolo premi **Aggiungi un bot**, oppure diventa un’altra persona e premi **Unisciti**; poi torna alla prima e premi **Inizia**.
    • Ciò che richiede giorni si prova subito: **Time …**, in alto, sposta avanti l’orologio di un’ora, un giorno o una settimana.
    • I thread e i messaggi diretti, quando ce ne sono, stanno in un elenco in alto.
    • Il server è di Ann: nessun altro ha { COMMAND("server") }.
