# Requests for a rematch.
rematch-question = { $called } · { $asker } aimerait une revanche.
rematch-question-alone = { $called } · ta revanche est prête.
rematch-accepted = Acceptée par : { $names }
rematch-begins = La partie commence dès que tout le monde a accepté.
rematch-until = Clôture de la demande : { $when }.
rematch-closed = Cette demande de revanche est close.
rematch-call = { $called }, { $asker } attend ta réponse : une revanche, **{ $game }** ?
rematch-sent = La revanche est proposée aux autres : **{ $game }**. La partie commence dès que tout le monde a accepté.
rematch-sent-alone = **{ $game }** est prête : appuie sur **Accepter** sous son message pour commencer.
rematch-asked-already = Une revanche est déjà proposée : [{ $game }]({ $link }). La partie commence dès que tout le monde a accepté.
rematch-agreed = C’est noté, tu joues. Réponses attendues : { $names }.
rematch-refused = Il n’y aura pas de revanche **{ $game }**, et les autres en sont avertis.
rematch-told-declined = { $name } préfère ne pas rejouer maintenant : il n’y aura pas de revanche **{ $game }**.
rematch-told-unanswered = Tout le monde n’a pas répondu à temps : il n’y aura pas de revanche **{ $game }**.
rematch-told-without = Il n’y aura pas de revanche **{ $game }**. Plus sur le serveur : { $name }.

button-rematch = Revanche
button-rematchthread = Demander dans un fil
button-agree = Accepter
button-refuse = Non merci
