# Plateaux, mains, coups et résultats.

list-last = { $first } et { $last }
between-clauses = {" ; "}

## Les messages du salon. La première ligne est celle que montre un téléphone.

board-call = { $mention }, à toi de jouer dans **{ $game }**
board-late = **{ $game }** · { $next }
bare-gone-on = **{ $game }** a continué
bare-result = **{ $game }** est finie
board-draft = **{ $game }** · { $next }
board-spots = { $count ->
    [one] Tes tuiles vont sur une case : elle est claire, son nom est en gras.
   *[other] Tes tuiles vont sur { $count } cases : elles sont claires, leurs noms sont en gras.
}
board-no-spots = Quand c’est à toi de jouer, tu vois ici où vont tes tuiles.
board-shown = { $name } montre le plateau :
board-hint = -# Touche **Jouer** pour jouer ton tour, ou tape { COMMAND("place") }.

whose-turn = À { $name } de jouer
whose-turn-nobody = La partie est finie
score = { $name } : **{ $points }**
score-plain = { $name } : { $points }
score-resigned = ~~{ $name } : { $points }~~
score-resigned-plain = { $name } : { $points } (abandon)
score-parts = { $score } ({ $parts })
score-bonus = plaque { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [0] plus aucun pion
        [one] reste { $count } pion
       *[other] restent { $count } pions
    }
   *[other] { $count ->
        [0] plus aucun marqueur
        [one] reste { $count } marqueur
       *[other] restent { $count } marqueurs
    }
}
money = { $variant ->
    [terra] { $count ->
        [one] { $amount } brouzouf
       *[other] { $amount } brouzoufs
    }
    [domaine] { $count ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }
   *[other] { $amount }
}
price = { $variant ->
    [terra] { $count ->
        [one] { $count } brouzouf
       *[other] { $count } brouzoufs
    }
    [domaine] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
to-target = objectif { $target }
last-turns = { $count ->
    [one] dernier tour : { $names }
   *[other] derniers tours : { $names }
}
bag-left = { $count ->
    [0] le sac est vide
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}

button-play = Jouer
button-hand = Main
button-board = Ma vue
button-spots = Emplacements
button-more = Plus
button-info = Infos
button-words = En mots
button-ask = Abandonner…
more-head = Plus sur **{ $game }** :
button-show = Montrer à tous
button-end = Finir le tour
button-again = Rejouer
button-keep = Garder { $owner } en { $disc }
button-keep-and-end = Garder { $owner } en { $disc } et finir
button-resign = Abandonner
button-close = Clore la partie

## Ce qui s’est passé. Les actions sont des participes, qui suivent « a » ou « as ».

told-turn = { $name } a { $deeds }
deed-placed = posé { $count ->
    [one] une tuile en { $cells }
   *[other] { $count } tuiles en { $cells }
} : { $effect }
deed-received = reçu { $money }
deed-settled = colonisé { $group }
deed-withdrew = retiré un pion de { $disc }
deed-withdrew-of = retiré un pion à { $owner } de { $disc }
deed-joined = réuni des colonies sur { $group }
deed-kept = laissé à { $owner } son pion en { $disc }
deed-sent-home = { $count ->
    [one] renvoyé un pion chez { $owners }
   *[other] renvoyé des pions chez { $owners }
}
deed-marked = marqué { $groups }
deed-plate = pris la plaque
deed-again = { $count ->
    [one] rejoué
   *[other] rejoué { $count } fois
}
deed-gave-back = rendu { $money }
told-table = { $count ->
    [one] La table a posé la première tuile, en { $cells }
   *[other] La table a posé les { $count } premières tuiles, en { $cells }
}
told-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
}
told-closed = en fermant { $groups }
told-price = pour { $price }
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } n’a rien fait de son tour
   *[other] { $name } n’avait aucune tuile à poser
}
told-shown-hand = { $name } ne peut rien poser et montre sa main
told-resigned = { $name } a abandonné
told-set-off = { $reason ->
    [target] { $name } a atteint l’objectif : cette manche est la dernière
    [pawns] { $name } a tous ses pions sur le plateau : les autres ont encore un dernier tour
    [grounds] { $name } a des colonies fermées dans les quatre couleurs : les autres ont encore un dernier tour
   *[markers] { $name } a posé son dernier marqueur : les autres ont encore un dernier tour
}

group-at = { $group } ({ $disc })
group-red = rouge { $size }
group-green = vert { $size }
group-blue = bleu { $size }
group-yellow = jaune { $size }

## Réponses privées

done-deeds = Tu as { $deeds }.
done-ended = Ton tour est fini.
done-resigned = Tu as abandonné.
done-closed = Tu as clos **{ $game }**. On peut ouvrir une nouvelle partie ici.
follows-next = { $whose }.
follows-over = La partie est finie.
follows-place = À toi de jouer : pose une tuile avec { COMMAND("place") }.
follows-place-or-end = Tu peux aussi poser ton autre tuile, pour { $price ->
    [one] { $price } point
   *[other] { $price } points
}, avec { COMMAND("place") }. Sinon, finis ton tour.
follows-keep = Des colonies se sont réunies, et un seul pion peut rester sur chacune : choisis-le avec un bouton ou avec { COMMAND("keep") }.
follows-some = Tu peux { $deeds }, ou finir ton tour.
may-place = poser une tuile ({ COMMAND("place") })
may-settle = coloniser ({ COMMAND("settle") })
may-withdraw = retirer un pion ({ COMMAND("withdraw") })
may-mark = marquer un territoire ({ COMMAND("mark") })
may-again = payer pour rejouer ({ COMMAND("again") })

## Ce que proposent /settle, /withdraw, /keep et /mark

target-group = { $colour }, { $size ->
    [one] { $size } disque
   *[other] { $size } disques
}, { $closed ->
    [yes] fermé
   *[no] ouvert
} ({ $disc })
target-pawn = { $owner } : { $group }

close-question = Veux-tu vraiment clore **{ $game }** ? Elle finit là, pour tout le monde, sans résultat.
close-told = **{ $game }** a été close par { $name } : elle n’a pas de résultat.
close-told-by-operator = **{ $game }** a été close par la personne qui fait tourner ce bot : elle n’a pas de résultat.
resign-question = Veux-tu vraiment quitter **{ $game }** pour de bon ? Tu finiras à la dernière place.

hand-head = Tes tuiles dans **{ $game }**
hand-place = À toi de jouer. Pose une tuile avec { COMMAND("place") } ; un coup s’écrit `{ $move }`.
tile-in-words = Tuile { $slot }, face { $face } : { $centre } au milieu ; depuis la droite, dans le sens antihoraire : { $sides }.

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

## Résultat

result-head = **{ $game }** est finie : { $winners }
result-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
result-reason-target = { $name } avait atteint l’objectif.
result-reason-pawns = { $name } avait tous ses pions sur le plateau.
result-reason-grounds = { $name } avait des colonies fermées dans les quatre couleurs.
result-reason-markers = { $name } avait posé son dernier marqueur.
result-reason-idle = La partie s’est arrêtée parce que plus personne n’avançait.
result-reason-resignation = Il ne restait plus personne d’autre dans la partie.
result-rank = { $rank }. { $name } : **{ $points }**
result-rank-resigned = { $rank }. { $name } : { $points } (abandon)
result-proof = -# Sac équitable : graine { $seed } · identifiant du départ { $start }

## Temps

time-left = -# Échéance : { $when }
away-until = -# { $name } est en vacances jusqu’à { $when } : son temps ne s’écoule pas.
reminder-one = { $mention }, **{ $game }** attend ton tour. Échéance : { $when }
nudge-call = { $mention }, { $name } te demande de jouer dans **{ $game }** : c’est à toi.
done-nudged = On va demander à { $name } de jouer.
reminder-several = { $mention }, { $count } parties t’attendent :
away-now = Tu es en vacances jusqu’à { $when }. Ton temps ne s’écoule dans aucune partie, et on ne t’appelle pas. Tu peux jouer quand même.
away-how = Tu n’es pas en vacances. { COMMAND("away") } prend un nombre de jours ou une date comme 24/12 : ton temps ne s’écoule alors dans aucune de tes parties. { $most } jours au plus, aussi sur 90 jours en tout.
away-ended = Bon retour ! Ton temps s’écoule de nouveau là où c’est à toi de jouer.
away-end = Je suis de retour
