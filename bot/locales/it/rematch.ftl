# Richieste di rivincita.
rematch-question = { $called } · { $asker } vorrebbe la rivincita.
rematch-question-alone = { $called } · la tua rivincita è pronta.
rematch-accepted = Accettata da: { $names }
rematch-begins = Si inizia appena tutti hanno accettato.
rematch-until = Chiusura della richiesta: { $when }.
rematch-closed = Questa richiesta di rivincita è chiusa.
rematch-call = { $called }, { $asker } aspetta la tua risposta: rivincita, **{ $game }**?
rematch-sent = Ho chiesto agli altri la rivincita: **{ $game }**. Si inizia appena tutti hanno accettato.
rematch-sent-alone = La partita **{ $game }** è pronta: per iniziare premi **Accetta** sotto il suo messaggio.
rematch-asked-already = Una rivincita è già stata proposta: [{ $game }]({ $link }). Si inizia appena tutti hanno accettato.
rematch-agreed = Ci sei. Manca ancora il sì di { $names }.
rematch-refused = La rivincita **{ $game }** non si fa: lo dico agli altri.
rematch-told-declined = { $name } per ora preferisce non giocare: la rivincita **{ $game }** non si fa.
rematch-told-unanswered = Non tutti hanno risposto in tempo: la rivincita **{ $game }** non si fa.
rematch-told-without = La rivincita **{ $game }** non si fa. Chi non è più sul server: { $name }.

button-rematch = Rivincita
button-rematchthread = Chiedi in un thread
button-agree = Accetta
button-refuse = No, grazie
