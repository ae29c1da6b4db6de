# Les votes sur quelqu’un dont le temps est écoulé, et ce qu’ils décident.

vote-time-out = Le temps pour le tour de { $name } dans **{ $game }** est écoulé. Que faire ?
vote-choice-wait = • **Attendre** : la moitié du temps en plus.
vote-choice-skip = • **Passer le tour** : ce qui est fait reste, et c’est au suivant de jouer.
vote-choice-computer = • **L’ordinateur continue** : il joue à sa place jusqu’à son retour.
vote-choice-remove = • **Exclure** : la partie est finie pour cette personne, qui sera dernière.
vote-answer = { $name } : { $answer }
vote-until = -# La majorité décide. Ouvert jusqu’à { $when } ; sans décision, on attend encore.
vote-decided = Décidé : **{ $answer }**
vote-decided-by-default = Pas de majorité, donc : **{ $answer }**
vote-void = Le vote est clos : la partie a continué.
vote-over = Le vote dans **{ $game }** est clos.
vote-open = Un vote est ouvert dans **{ $game }**.

vote-silent = –
button-wait = Attendre
button-skip = Passer le tour
button-computer = L’ordinateur continue
button-remove = Exclure
button-yes = Oui
button-no = Non

decided-wait = { $name } a la moitié du temps en plus.
decided-skip = Le tour de { $name } est passé.
decided-computer = L’ordinateur joue à la place de { $name } jusqu’à son retour.
decided-remove = { $name } ne joue plus dans cette partie.

told-paused-nobody-answers = **{ $game }** est en pause : personne n’a répondu aux deux derniers votes. Qui y joue peut la faire continuer.
told-paused-no-people = **{ $game }** est en pause : l’ordinateur joue à toutes les places. Elle continue dès que quelqu’un revient.
button-resume = Continuer
button-nudge = Relancer
button-return = Je suis de retour
done-voted = Tu as voté : **{ $answer }**. Tu peux changer d’avis tant que le vote est ouvert.
done-voted-last = Tu as voté : **{ $answer }**. { $decided }
done-back = Bon retour ! Tu joues de nouveau toi-même dans **{ $game }**.
done-gone-on = **{ $game }** continue.
back-told = { $name } est de retour et continue **{ $game }**.
back-question = L’ordinateur joue à ta place dans **{ $game }**. Es-tu de retour ?
