# Messaggi diretti, per chi li ha scelti nelle impostazioni.

direct-turn = Tocca a te in **{ $game }**
direct-turn-timed = Tocca a te in **{ $game }**. Scadenza: { $when }
direct-reminder = La partita **{ $game }** aspetta ancora il tuo turno. Scadenza: { $when }
direct-several = { $count } partite aspettano il tuo turno:
direct-vote = In **{ $game }** una votazione aspetta la tua risposta.
direct-refused = -# Discord non mi ha lasciato scriverti, quindi non ti mando più messaggi diretti. Per riceverli di nuovo, consenti su Discord i messaggi diretti dei membri di questo server, poi riattivali in { COMMAND("settings") }.
