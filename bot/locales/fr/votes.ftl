# Les votes sur quelqu’un dont le temps est écoulé, et ce qu’ils décident.

vote-time-out = { $name } n’a plus de temps pour jouer son tour dans **{ $game }**. Que faire ?
vote-undo = { $name } demande à annuler son tour dans **{ $game }** :
vote-replace = { $asker } propose de donner la place de { $name } dans **{ $game }** à { $guest } :
vote-replace-own = La place de { $name } dans **{ $game }** passe-t-elle à { $guest } ?
vote-choice-wait = • **Attendre** : la moitié du temps en plus.
vote-choice-skip = • **Passer le tour** : ce qui est fait reste, et c’est au suivant de jouer.
vote-choice-computer = • **Un bot continue** : il joue à sa place jusqu’à son retour.
vote-choice-remove = • **Exclure** : la partie est terminée pour cette personne, qui sera dernière.
vote-undo-seen = Une tuile piochée a été vue ; elle retournerait dans le sac, à piocher la première.
vote-undo-unseen = Aucune tuile piochée n’a été vue.
vote-answer = { $name } : { $answer }
vote-until = -# La majorité décide. Clôture : { $when } ; sans décision, { $default ->
    [skip] le tour est passé.
    [computer] un bot joue à sa place.
   *[wait] on attend encore.
}
vote-until-all = -# Il faut l’accord de tous. Clôture : { $when } ; un silence vaut un non.
vote-decided = Décision : **{ $answer }**
vote-decided-by-default = Pas de majorité, donc : **{ $answer }**
vote-decided-by-silence = Personne n’a répondu, donc : **{ $answer }**
vote-void = Le vote est clos : la partie a continué.
vote-over = Le vote dans **{ $game }** est clos.
vote-open = Un vote est ouvert dans **{ $game }**.

vote-silent = –
button-wait = Attendre
button-skip = Passer le tour
button-computer = Un bot continue
button-remove = Exclure
button-yes = Oui
button-no = Non

decided-wait = { $name } a la moitié du temps en plus.
decided-skip = Le tour de { $name } est passé.
decided-computer = Un bot joue à la place de { $name } jusqu’à son retour : **Je suis de retour**, sous **Plus**.
decided-remove = { $name } ne joue plus dans cette partie.
decided-undo-yes = Le tour de { $name } est annulé, avec l’accord de tous.
decided-undo-no = Le tour de { $name } reste tel quel : tous n’étaient pas d’accord pour l’annuler.
decided-replace-yes = La place de { $name } est proposée à quelqu’un d’autre, avec l’accord de tous.
decided-replace-no = { $name } garde sa place : tous n’étaient pas d’accord.

told-paused-nobody-answers = La partie **{ $game }** est en pause : personne n’a répondu aux deux derniers votes. Qui y joue peut la faire continuer.
told-paused-no-people = La partie **{ $game }** est en pause : des bots jouent à toutes les places. Elle continue dès que quelqu’un revient.
told-resumed = { $name } fait continuer la partie **{ $game }**.
told-gone-on = La partie **{ $game }** était en pause et continue.
button-resume = Continuer
button-nudge = Relancer
button-return = Je suis de retour
done-voted = Tu as voté : **{ $answer }**. Tu peux changer d’avis tant que le vote est ouvert.
done-voted-last = Tu as voté : **{ $answer }**. { $decided }
done-asked-to-take-back = La question est posée à { $names } : peux-tu annuler ton tour ? Il reste tel quel si quelqu’un continue entre-temps, toi compris.
done-back = Bon retour ! Tu joues de nouveau toi-même dans **{ $game }**.
done-gone-on = La partie **{ $game }** continue.
back-told = { $name } est de retour et continue **{ $game }**.
back-question = Un bot joue à ta place dans **{ $game }**. Es-tu de retour ?

# Les places qui changent de main.

button-replace = Céder une place
replace-head = À qui donner une place dans **{ $game }** ? La question lui est posée dès que tous les autres sont d’accord.
replace-hint-own = Ta place : à qui ?
replace-hint = La place de { $name } : à qui ?
offer-call = { $mention }, tu peux prendre la place de { $name } dans **{ $game }**.
offer-what = { $variant } · La main, le score et le tour vont avec la place. Seul qui a commencé la partie compte aux classements.
offer-bare = { $mention }, tu peux prendre une place dans **{ $game }**.
offer-taken = { $name } a pris la place dans **{ $game }**.
offer-over = La proposition faite à { $name } de prendre une place dans **{ $game }** est close.
button-accept = Prendre la place
button-decline = Non merci
told-replaced = { $name } prend la place de { $former } dans **{ $game }**.
done-offered = La place est proposée à { $guest }.
done-asked-to-replace = La question est d’abord posée à { $names }. Si tous sont d’accord, la place est proposée à { $guest }.
done-taken-over = La place est à toi : tu joues maintenant dans **{ $game }**.
done-declined = Tu ne prends pas la place dans **{ $game }**.
