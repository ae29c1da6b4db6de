# Les votes sur quelqu’un dont le temps est écoulé, et ce qu’ils décident.

vote-time-out = { $name } n’a plus de temps pour jouer son tour dans **{ $game }**. Que faire ?
vote-gone = { $name }, dont c’est le tour dans **{ $game }**, n’est plus sur ce serveur. Que faire ?
vote-undo = { $name } demande à annuler son tour dans **{ $game }** :
vote-replace = { $asker } propose de donner la place { DE($name) }{ $name } dans **{ $game }** à { $guest } :
vote-replace-own = La place { DE($name) }{ $name } dans **{ $game }** passe-t-elle à { $guest } ?
vote-choice-wait = • **Attendre** : la moitié du temps en plus.
vote-choice-skip = • **Passer le tour** : ce qui est fait reste, et c’est au suivant de jouer.
vote-choice-skip-set-up = • **Passer le tour** : ce qui reste à poser est posé au hasard, et c’est au suivant de jouer.
vote-choice-botturn = • **Un bot joue ce tour** : il ne finit que ce tour, la place ne change pas de main.
vote-choice-computer = • **Un bot continue** : il joue à sa place jusqu’à son retour.
vote-choice-remove = • **Exclure** : la partie est terminée pour cette personne, qui sera dernière.
vote-undo-seen = Une tuile piochée a été vue ; elle retournerait dans le sac, à piocher la première.
vote-undo-unseen = Aucune tuile piochée n’a été vue.
vote-answer = { $name } : { $answer }
vote-until = -# La majorité décide. Clôture : { $when } ; sans décision, { $default ->
    [skip] le tour est passé.
    [botturn] un bot joue ce tour à sa place.
    [computer] un bot joue à sa place.
   *[wait] on attend encore.
}
vote-until-all = -# Il faut l’accord de tous. Clôture : { $when } ; un silence vaut un non.
vote-decided = Décision : **{ $answer }**
vote-decided-by-default = Pas de majorité, donc : **{ $answer }**
vote-decided-by-silence = Personne n’a répondu, donc : **{ $answer }**
vote-void = Le vote est clos : la partie a continué.
vote-void-over = Le vote est clos : la partie est terminée.
vote-void-gone = Le vote est clos : { $name } est de retour, ou quelqu’un d’autre joue à sa place.
vote-ended = La demande est close : une autre décision passe d’abord.
vote-over = Le vote dans **{ $game }** est clos.
vote-open = Un vote est ouvert dans **{ $game }**.

vote-silent = –
button-wait = Attendre
button-skip = Passer le tour
button-botturn = Un bot joue ce tour
button-computer = Un bot continue
button-remove = Exclure
button-yes = Oui
button-no = Non

decided-wait = { $name } a la moitié du temps en plus.
decided-skip = On passe le tour { DE($name) }{ $name }.
decided-botturn = Un bot joue ce tour à la place { DE($name) }{ $name }.
decided-computer = Un bot joue à la place { DE($name) }{ $name } jusqu’à son retour : **Je suis de retour**, sous **Plus**.
decided-remove = { $name } ne joue plus dans cette partie.
decided-undo-yes = Le tour { DE($name) }{ $name } est annulé, avec l’accord de tous.
decided-undo-free = Le tour { DE($name) }{ $name } est annulé.
decided-undo-no = Le tour { DE($name) }{ $name } reste tel quel : tous n’étaient pas d’accord pour l’annuler.
decided-replace-no = { $name } garde sa place : tous n’étaient pas d’accord.
decided-undo-ended = La demande d’annuler le tour { DE($name) }{ $name } est close : il faut d’abord décider du tour en cours.
decided-replace-ended = La demande de céder la place { DE($name) }{ $name } est close : il faut d’abord décider d’autre chose.
decided-pending = { $name } n’a plus de temps pour son tour. Tous ceux qui pourraient décider sont absents : la question sera posée dès le premier retour.
decided-offer-time = La place { DE($name) }{ $name } n’est plus proposée : elle n’a pas été prise à temps.
decided-offer-kept = La place { DE($name) }{ $name } n’est plus proposée : { $name } a fini un tour et la garde.
decided-offer-declined = La place { DE($name) }{ $name } n’est plus proposée : l’offre a été refusée.
decided-offer-withdrawn = La place { DE($name) }{ $name } n’est plus proposée : l’offre a été retirée.

told-paused-nobody-answers = La partie **{ $game }** est en pause : le temps s’est écoulé deux fois, et personne n’a dit que faire. Qui y joue peut la faire continuer{ $given ->
    [wait]  ; il y a alors la moitié du temps en plus pour le tour en cours.
   *[nothing] .
}
told-paused-nobody-plays = La partie **{ $game }** est en pause : aucun tour n’a été fini depuis deux semaines. Qui y joue peut la faire continuer.
told-paused-clock-failed = La partie **{ $game }** est en pause : quelque chose a échoué ici, sans que personne à la table y soit pour rien, et la personne qui fait tourner ce bot peut le lire. Elle continue d’elle-même dès que quelqu’un joue.
told-closes-soon = La partie **{ $game }** est en pause depuis longtemps. Si personne ne la fait continuer, elle sera close { $when }, sans résultat.
told-paused-no-people = La partie **{ $game }** est en pause : des bots jouent à toutes les places. Elle continue dès que quelqu’un revient.
told-resumed = { $name } fait continuer la partie **{ $game }**.
told-resumed-call = { $mention }, à toi de jouer dans **{ $game }** : { $name } la fait continuer.
told-gone-on = La partie **{ $game }** était en pause et continue.
button-resume = Continuer
button-nudge = Relancer
button-return = Je suis de retour
done-voted = Tu as voté : **{ $answer }**. Tu peux changer d’avis tant que le vote est ouvert.
done-voted-last = Tu as voté : **{ $answer }**. { $decided }
done-asked-to-take-back = La question est posée à { $names } : peux-tu annuler ton tour ? Il reste tel quel si quelqu’un d’autre continue entre-temps.
done-back = Bon retour ! Tu joues de nouveau toi-même dans **{ $game }**.
done-gone-on = La partie **{ $game }** continue.
back-told = { $name } est de retour et continue **{ $game }**.
back-question = Un bot joue à ta place dans **{ $game }**. Es-tu de retour ?

# Les places qui changent de main.

button-replace = Céder une place
replace-head = À qui donner une place dans **{ $game }** ? La question lui est posée dès que tous les autres sont d’accord.
replace-hint-own = Ta place : à qui ?
replace-hint = La place { DE($name) }{ $name } : à qui ?
offer-call = { $mention }, tu peux prendre la place { DE($name) }{ $name } dans **{ $game }**.
offer-what = { $variant } · La main, le score et le tour vont avec la place. Seule la première personne à cette place compte aux classements.
offer-bare = { $mention }, tu peux prendre une place dans **{ $game }**.
offer-taken = { $name } a pris la place dans **{ $game }**.
offer-over = La proposition faite à { $name } de prendre une place dans **{ $game }** est close.
offer-owner = { $mention }, ta place dans **{ $game }** est proposée à { $guest }, qui pourra la prendre plus tard ({ $when }). Elle reste à toi si tu reviens, ou si tu finis un tour, avant cela.
offer-owner-gone = La place { DE($name) }{ $name } dans **{ $game }** est proposée à { $guest }, qui pourra la prendre plus tard ({ $when }). { $name } la garde en revenant finir un tour avant cela.
offer-until = -# Clôture : { $when }.
seat-offered-withdraw = Une place de cette partie est déjà proposée à quelqu’un. Attends la réponse, ou retire d’abord cette offre.
done-withdrawn = La place dans **{ $game }** n’est plus proposée.
button-withdraw = Retirer l’offre
button-accept = Prendre la place
button-decline = Non merci
told-replaced = { $name } prend la place { DE($former) }{ $former } dans **{ $game }**.
done-offered = La place est proposée à { $guest }.
done-offered-later = L’offre est d’abord annoncée. Sans retour { DE($name) }{ $name } d’ici un jour, la place est proposée à { $guest }.
done-asked-to-replace = La question est d’abord posée à { $names }. Si tous sont d’accord, la place est proposée à { $guest }.
done-taken-over = La place est à toi : tu joues maintenant dans **{ $game }**.
done-declined = Tu ne prends pas la place dans **{ $game }**.
