# Verzoeken om revanche.
rematch-question = { $called } · { $asker } wil nog een keer spelen. Revanche?
rematch-question-alone = { $called } · je revanche staat klaar.
rematch-accepted = Van de partij: { $names }
rematch-begins = De partij begint zodra iedereen meedoet.
rematch-until = Het verzoek vervalt { $when }.
rematch-closed = Dit verzoek om revanche is vervallen.
rematch-call = { $called }, { $asker } wacht op je antwoord: een revanche, **{ $game }**?
rematch-sent = Ik heb de anderen om een revanche gevraagd: **{ $game }**. De partij begint zodra iedereen meedoet.
rematch-sent-alone = **{ $game }** staat klaar: tik bij het bericht op **Ik doe mee** om te beginnen.
rematch-asked-already = Er is al om een revanche gevraagd: [{ $game }]({ $link }). De partij begint zodra iedereen meedoet.
rematch-agreed = Je doet mee. Nog geen antwoord van: { $names }.
rematch-refused = De revanche **{ $game }** gaat niet door; ik laat het de anderen weten.
rematch-told-declined = { $name } wil nu liever niet nog een keer: de revanche **{ $game }** gaat niet door.
rematch-told-unanswered = Niet iedereen heeft op tijd geantwoord: de revanche **{ $game }** gaat niet door.
rematch-told-without = De revanche **{ $game }** gaat niet door. Niet meer op de server: { $name }.

button-rematch = Revanche
button-rematchthread = Vragen in een thread
button-agree = Ik doe mee
button-refuse = Nee, bedankt
