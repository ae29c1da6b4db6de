# Anfragen zur Revanche.
rematch-question = { $called } · { $asker } möchte eine Revanche.
rematch-question-alone = { $called } · deine Revanche ist bereit.
rematch-accepted = Angenommen: { $names }
rematch-begins = Es geht los, sobald alle angenommen haben.
rematch-until = Die Anfrage endet { $when }.
rematch-closed = Diese Anfrage zur Revanche ist vorbei.
rematch-call = { $called }, { $asker } wartet auf deine Antwort: Revanche in **{ $game }**?
rematch-sent = Ich habe die anderen nach einer Revanche gefragt: **{ $game }**. Es geht los, sobald alle angenommen haben.
rematch-sent-alone = **{ $game }** ist bereit: Tippe unter der Nachricht auf **Annehmen**, dann geht es los.
rematch-asked-already = Eine Revanche ist schon angefragt: [{ $game }]({ $link }). Es geht los, sobald alle angenommen haben.
rematch-agreed = Du bist dabei. Noch ohne Antwort: { $names }.
rematch-refused = Aus der Revanche **{ $game }** wird nichts, ich sage es den anderen.
rematch-told-declined = { $name } möchte jetzt nicht noch einmal spielen: Aus der Revanche **{ $game }** wird nichts.
rematch-told-unanswered = Nicht alle haben rechtzeitig geantwortet: Aus der Revanche **{ $game }** wird nichts.
rematch-told-without = Nicht mehr auf dem Server: { $name }. Aus der Revanche **{ $game }** wird nichts.

button-rematch = Revanche
button-rematchthread = In einem Thread anfragen
button-agree = Annehmen
button-refuse = Nein danke
