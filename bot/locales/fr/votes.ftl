# Les votes sur quelqu’un dont le temps est écoulé, et ce qu’ils décident.

vote-time-out = { $name } n’a plus de temps pour son tour dans **{ $game }**. On fait quoi ?
vote-gone = { $name }, dont c’est le tour dans **{ $game }**, n’est plus sur ce serveur. On fait quoi ?
vote-undo = { $name } aimerait annuler son tour dans **{ $game }**. D’accord ?
vote-replace = { $asker } propose de donner la place { DE($name) }{ $name } dans **{ $game }** à { $guest }. D’accord ?
vote-replace-own = { $name } voudrait céder sa place dans **{ $game }** à { $guest }. D’accord ?
vote-choice-wait = • **Attendre** : une moitié de temps supplémentaire.
vote-choice-skip = • **Sauter le tour** : ce qui est fait reste, et c’est à la personne suivante de jouer.
vote-choice-skip-set-up = • **Sauter le tour** : ce qui reste à poser est posé au hasard, et c’est à la personne suivante de jouer.
vote-choice-botturn = • **Un bot joue ce tour** : il finit seulement ce tour, sans prendre la place.
vote-choice-computer = • **Un bot continue** : il joue à sa place jusqu’à son retour.
vote-choice-remove = • **Exclure** : la partie est terminée pour cette personne, qui sera dernière.
vote-undo-seen = Une tuile piochée a été vue ; elle retournerait en tête du sac : la prochaine piochée.
vote-undo-unseen = Aucune tuile piochée n’a été vue.
vote-answer = { $name } : { $answer }
vote-until = -# La majorité décide. Clôture : { $when } ; sans décision, { $default ->
    [skip] le tour est sauté.
    [botturn] un bot joue ce tour à sa place.
    [computer] un bot joue à sa place.
   *[wait] on attend encore.
}
vote-until-all = -# Il faut l’accord de tout le monde. Clôture : { $when } ; le silence vaut refus.
vote-decided = Décision : **{ $answer }**
vote-decided-by-default = Pas de majorité, donc : **{ $answer }**
vote-decided-by-silence = Personne n’a répondu, donc : **{ $answer }**
vote-void = Le vote est clos : la partie a continué.
vote-void-over = Le vote est clos : la partie est terminée.
vote-void-gone = Le vote est clos : { $name } est de retour, ou quelqu’un d’autre joue à sa place.
vote-ended = La demande est close : une autre décision passe avant.
vote-over = Le vote dans **{ $game }** est clos.
vote-open = Un vote est ouvert dans **{ $game }**.

vote-silent = –
button-wait = Attendre
button-skip = Sauter le tour
button-botturn = Un bot joue ce tour
button-computer = Un bot continue
button-remove = Exclure
button-yes = Oui
button-no = Non

decided-wait = { $name } a une moitié de temps supplémentaire.
decided-skip = Le tour { DE($name) }{ $name } a été sauté.
decided-botturn = Un bot joue ce tour à la place { DE($name) }{ $name }.
decided-computer = Un bot joue à la place { DE($name) }{ $name } jusqu’à son retour (**Je suis de retour**, sous **Plus**).
decided-remove = { $name } ne joue plus dans cette partie.
decided-undo-yes = Le tour { DE($name) }{ $name } est annulé, avec l’accord de tous.
decided-undo-free = Le tour { DE($name) }{ $name } est annulé.
decided-undo-no = Le tour { DE($name) }{ $name } est maintenu : tout le monde n’était pas d’accord pour l’annuler.
decided-replace-no = { $name } garde sa place : tout le monde n’était pas d’accord.
decided-undo-ended = La demande d’annulation du tour { DE($name) }{ $name } est close : il faut d’abord décider du tour en cours.
decided-replace-ended = La demande à propos de la place { DE($name) }{ $name } est close : il faut d’abord décider d’autre chose.
decided-pending = { $name } n’a plus de temps pour son tour. Personne ne peut décider pour l’instant : la question sera posée dès que quelqu’un sera de retour.
decided-offer-time = La place { DE($name) }{ $name } n’est plus proposée : elle n’a pas été prise à temps.
decided-offer-kept = La place { DE($name) }{ $name } n’est plus proposée : { $name } a fini un tour et la garde.
decided-offer-declined = La place { DE($name) }{ $name } n’est plus proposée : l’offre a été refusée.
decided-offer-withdrawn = La place { DE($name) }{ $name } n’est plus proposée : l’offre a été retirée.

told-paused-nobody-answers = La partie **{ $game }** est en pause : le temps s’est écoulé deux fois, et personne n’a décidé de la suite. Toute personne à la table peut la faire continuer{ $given ->
    [wait]  ; il y aura alors une moitié de temps supplémentaire pour le tour en cours.
   *[nothing] .
}
told-paused-nobody-plays = La partie **{ $game }** est en pause : aucun tour n’a été fini depuis deux semaines. Toute personne à la table peut la faire continuer.
told-paused-clock-failed = La partie **{ $game }** est en pause : quelque chose n’a pas marché ici. Personne à la table n’y est pour rien, et la personne qui fait tourner ce bot peut en voir la cause. La partie continuera d’elle-même dès que quelqu’un jouera.
told-closes-soon = La partie **{ $game }** est en pause depuis longtemps. Si personne ne la fait continuer, elle sera close sans résultat ({ $when }).
told-paused-no-people = La partie **{ $game }** est en pause : des bots jouent à toutes les places. Elle continue dès que quelqu’un revient.
told-resumed = { $name } fait continuer la partie **{ $game }**.
told-resumed-call = { $mention }, à toi de jouer dans **{ $game }** : { $name } fait continuer la partie.
told-gone-on = La partie **{ $game }** était en pause et continue.
button-resume = Continuer
button-nudge = Relancer
button-return = Je suis de retour
done-voted = Tu as voté : **{ $answer }**. Tu peux changer d’avis tant que le vote est ouvert.
done-voted-last = Tu as voté : **{ $answer }**. { $decided }
done-asked-to-take-back = C’est à { $names } de dire si tu peux annuler ton tour. Si quelqu’un joue d’ici là, même toi, ton tour est maintenu.
done-back = Bon retour ! Tu joues de nouveau toi-même dans **{ $game }**.
done-gone-on = La partie **{ $game }** continue.
back-told = { $name } est de retour dans **{ $game }**.
back-question = Un bot joue à ta place dans **{ $game }**. Es-tu de retour ?

# Les places qui changent de main.

button-replace = Céder une place
replace-head = À qui donner une place dans **{ $game }** ? On lui posera la question dès que tous les autres seront d’accord.
replace-hint-own = Ta place : à qui ?
replace-hint = La place { DE($name) }{ $name } : à qui ?
offer-call = { $mention }, veux-tu prendre la place { DE($name) }{ $name } dans **{ $game }** ?
offer-what = { $variant } · La main, le score et le tour vont avec la place. Seules les personnes présentes dès le début comptent pour les classements.
offer-bare = { $mention }, veux-tu prendre une place dans **{ $game }** ?
offer-taken = { $name } a pris la place dans **{ $game }**.
offer-over = La proposition faite à { $name } de prendre une place dans **{ $game }** est close.
offer-owner = { $mention }, ta place dans **{ $game }** est proposée à { $guest }, qui pourra la prendre plus tard ({ $when }). Elle reste à toi si tu reviens ou finis un tour d’ici là.
offer-owner-gone = La place { DE($name) }{ $name } dans **{ $game }** est proposée à { $guest }, qui pourra la prendre plus tard ({ $when }). { $name } la garde en revenant finir un tour d’ici là.
offer-until = -# Clôture : { $when }.
seat-offered-withdraw = Une place de cette partie est déjà proposée à quelqu’un. Attends la réponse, ou retire d’abord cette offre.
done-withdrawn = La place dans **{ $game }** n’est plus proposée.
button-withdraw = Retirer l’offre
button-accept = Prendre la place
button-decline = Non merci
told-replaced = { $name } prend la place { DE($former) }{ $former } dans **{ $game }**.
done-offered = La place est proposée à { $guest }.
done-offered-later = L’offre est d’abord annoncée. Sans retour { DE($name) }{ $name } d’ici un jour, la place sera proposée à { $guest }.
done-asked-to-replace = La question est d’abord posée à { $names }. Si tout le monde est d’accord, la place sera proposée à { $guest }.
done-taken-over = La place est à toi : tu joues maintenant dans **{ $game }**.
done-declined = Tu ne prends pas la place dans **{ $game }**.
