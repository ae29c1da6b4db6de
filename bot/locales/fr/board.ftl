# Plateaux, mains, coups et résultats.

## Les messages du salon. La première ligne est celle que montre un téléphone.

board-call = { $mention }, à toi de jouer dans **{ $game }**
board-unplanned = { $call } · aucun plan ne tient plus
board-late = **{ $game }** · { $next }
bare-gone-on = La partie **{ $game }** a continué
bare-result = La partie **{ $game }** est terminée
board-draft = **{ $game }** · { $next }
board-taken-back = ↩ Tour annulé dans **{ $game }** :
board-spots = { $count ->
    [one] Tes tuiles vont sur une case : elle est claire, son nom est en gras.
   *[other] Tes tuiles vont sur { $count } cases : elles sont claires, leurs noms sont en gras.
}
board-no-spots = Quand c’est à toi de jouer, tu vois ici où vont tes tuiles.
board-shown = { $name } montre le plateau :

whose-turn = À { $name } de jouer
whose-turn-nobody = La partie est terminée
whose-turn-within = à { $name } de jouer
whose-turn-within-nobody = la partie est terminée
score = { $name } : **{ $points }**
score-plain = { $name } : { $points }
score-resigned = ~~{ $name } : { $points }~~
score-resigned-plain = { $name } : { $points } { $left ->
    [removed] (exclusion)
   *[resigned] (abandon)
}
score-parts = { $score } ({ $parts })
score-bonus = plaque de bonus { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [0] aucun pion en réserve
        [one] { $count } pion en réserve
       *[other] { $count } pions en réserve
    }
   *[other] { $count ->
        [0] aucun marqueur en réserve
        [one] { $count } marqueur en réserve
       *[other] { $count } marqueurs en réserve
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
button-new = Nouvelle partie
button-words = En mots
button-ask = Abandonner…
more-head = Autres actions dans **{ $game }** :
button-show = Montrer à tous
button-end = Finir le tour
button-again = Rejouer
button-keep = Garder le pion { DE($owner) }{ $owner } en { $disc }
button-keep-and-end = Garder le pion { DE($owner) }{ $owner } en { $disc } et finir
button-resign = Abandonner
button-stay = Non, je continue
button-close = Clore la partie

## Ce qui s’est passé. Les actions sont des participes : told-turn, told-planned, told-by-bot et done-deeds leur donnent un seul auxiliaire.

told-turn = { $name } a { $deeds }
told-planned = { $name } a { $deeds }, comme prévu
told-by-bot = { $why ->
    [removed] À la place { DE($name) }{ $name }, le bot a { $deeds }
    [others] Les autres ont sauté le tour { DE($name) }{ $name } : le bot a { $deeds }
   *[time] { $name } n’avait plus de temps : le bot a { $deeds }
}
deed-placed = posé { $count ->
    [one] une tuile en { $cells }
   *[other] { $count } tuiles en { $cells }
} : { $effect }
deed-settled = colonisé { $group }
deed-withdrew = retiré un pion de { $disc }
deed-withdrew-of = retiré de { $disc } le pion { DE($owner) }{ $owner }
deed-joined = réuni des colonies sur { $group }
deed-kept = gardé le pion { DE($owner) }{ $owner } en { $disc }
deed-sent-home = renvoyé { $count ->
    [one] le pion { DE($owners) }{ $owners }
   *[other] les pions { DE($owners) }{ $owners }
}
deed-marked = marqué { $groups }
deed-plate = pris la plaque de bonus
deed-again = rejoué
deed-gave-back = rendu { $money }
told-table = { $count ->
    [one] Première tuile posée au hasard : { $cells }
   *[other] Premières tuiles posées au hasard : { $cells }
}
told-first = { $name } jouait en premier et a passé son tour
told-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
}
told-closed = fermé { $groups }
told-closed-group = { $place ->
    [1] un groupe { $colour } de { $size }
   *[other] un { $colour } de { $size }
}
told-price = payé { $price }
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } a passé
   *[other] { $name } n’a rien pu poser
}
told-idle-by-bot = { $variant ->
    [terra] { $name } n’avait plus de temps : le bot a passé
   *[other] { $name } n’avait plus de temps : le bot n’a rien pu poser
}
told-skipped = { $why ->
    [others] Les autres ont sauté le tour { DE($name) }{ $name }
   *[time] { $name } n’avait plus de temps : tour sauté
}
told-ended-by-bot = { $name } n’avait plus de temps : le bot a mis fin au tour
told-shown-hand = { $name } n’a rien pu poser, a montré sa main et a passé
told-resigned = { $name } a abandonné
told-removed = Exclusion { DE($name) }{ $name }
told-out-goes-on = { $told } ; { $names } continuent, et toutes les tuiles restent sur la table
told-out-pauses = { $told } ; personne ne joue pour l’instant
told-out-computers = { $told } ; il ne reste que des bots, qui jouent jusqu’à la fin
told-set-off = { $reason ->
    [target] { $name } a atteint l’objectif : ce tour de table est le dernier
    [pawns] { $name } a posé son dernier pion : les autres ont encore un dernier tour
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
done-ended = Ton tour est terminé.
done-resigned = Tu as abandonné.
done-closed = Tu as clos la partie **{ $game }**. On peut en ouvrir une nouvelle ici.
follows-next = { $whose }.
follows-guest = Tu ne joues pas dans cette partie. { $whose }.
follows-computer = { $whose } : le nouveau plateau arrive dans un instant.
follows-over = La partie est terminée.
follows-place = À toi de jouer : appuie sur **Jouer**, ou tape { COMMAND("place") }.
follows-place-or-end = Appuie sur **Jouer** pour poser aussi ton autre tuile, ce qui coûte { $price ->
    [one] { $price } point
   *[other] { $price } points
}, ou finis ton tour.
follows-keep = Des colonies se sont réunies : un seul pion reste par groupe. Choisis-le avec un bouton, ou tape { COMMAND("keep") }.
follows-some = Appuie sur **Jouer** pour { $deeds }, ou finis ton tour.
may-place = poser une tuile
may-settle = coloniser
may-withdraw = retirer un pion
may-mark = marquer des territoires
may-again = rejouer

## Ce que proposent /settle, /withdraw, /keep et /mark

target-group = { $colour }, { $size ->
    [one] { $size } disque
   *[other] { $size } disques
}, { $closed ->
    [yes] fermé
   *[no] ouvert
} ({ $disc })
target-pawn = { $owner } : { $group }

close-question = Veux-tu vraiment clore la partie **{ $game }** ? Elle s’arrête là, pour tout le monde, sans résultat.
close-told = { $name } a clos la partie **{ $game }**, sans résultat.
close-told-by-time = La partie **{ $game }** est restée trop longtemps en pause : elle est close, sans résultat.
close-told-by-operator = La personne qui fait tourner ce bot a clos la partie **{ $game }**, sans résultat.
resign-question = Veux-tu vraiment quitter **{ $game }** pour de bon ? Tu finiras au dernier rang.
resign-goes-on = { $names } continueront. Ce que tu as posé reste sur la table, tes tuiles en main quittent le jeu.
resign-pauses = Plus personne ne jouera alors : la partie sera en pause jusqu’au retour d’une personne qu’un bot remplace ({ $names }).
resign-computers = Il ne restera alors que des bots, qui joueront la partie jusqu’à la fin.
resign-ends = { $count ->
    [0] La partie s’arrête aussitôt, et personne ne gagne.
    [one] La partie s’arrête aussitôt, et { $names } gagne.
   *[other] La partie s’arrête aussitôt, et { $names } se partagent la victoire.
}

hand-head = Tes tuiles dans **{ $game }**
hand-place = À toi de jouer : appuie sur **Jouer**, ou tape un coup comme { COMMAND("place") } `{ $move }`.
tile-in-words = Tuile { $slot }, face { $face } : { $centre } au milieu ; depuis l’est, dans le sens antihoraire : { $sides }.

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

## Résultat

result-head = La partie **{ $game }** est terminée : { $winners }
result-winners = { $count ->
    [0] personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
result-reason-target = { $name } a atteint l’objectif.
result-reason-pawns = { $name } a posé son dernier pion, ce qui a mis fin à la partie.
result-reason-grounds = { $name } avait des colonies fermées dans les quatre couleurs, ce qui a mis fin à la partie.
result-reason-markers = { $name } a posé son dernier marqueur, ce qui a mis fin à la partie.
result-reason-idle = { $bag ->
    [0] { $variant ->
        [terra] Le sac était vide, et personne n’a posé de tuile pendant deux tours de table.
       *[other] Le sac était vide, et aucune tuile en main n’allait plus nulle part.
    }
   *[other] { $variant ->
        [terra] Personne n’a posé de tuile pendant deux tours de table : la partie s’est arrêtée.
       *[other] Personne n’a pu poser de tuile pendant un tour de table entier : la partie s’est arrêtée.
    }
}
result-reason-resignation = Les autres ont quitté la partie.
result-rank = { $rank }\. { $name } : **{ $points }**
result-rank-resigned = { $rank }\. { $name } (abandon) : { $points }
result-rank-removed = { $rank }\. { $name } (exclusion) : { $points }
result-rank-idle = { $rank }\. { $name } (a fini moins de la moitié de ses tours) : { $points }
result-rank-gone = { $rank }\. { $name } (n’est plus là)
result-substitute = – { $name } : { $left ->
    [no] **{ $points }**
   *[other] { $points }
} (à la place { DE($owner) }{ $owner }{ $computer ->
    [no] , hors cote
   *[yes] { "" }
}{ $left ->
    [resigned] , abandon
    [removed] , exclusion
   *[no] { "" }
})
result-proof = -# Sac équitable : graine { $seed } · identifiant du départ { $start }

## Temps

time-left = -# Échéance : { $when }
time-over = -# Le temps de ce tour est écoulé.
vote-runs = -# Un vote ou une demande est en cours. Clôture : { $when }
vote-opens = -# Un vote ou une demande est en cours.
away-until-untimed = -# { $name } est en vacances jusqu’au { $when }.
away-until = -# { $name } est en vacances jusqu’au { $when } : son temps ne s’écoule pas.
reminder-untimed = { $mention }, la partie **{ $game }** attend ton tour.
reminder-one = { $mention }, la partie **{ $game }** attend ton tour. Échéance : { $when }
nudge-call = { $mention }, { $name } te relance : c’est à toi de jouer dans **{ $game }**.
done-nudged = On va relancer { $name }.
done-nudged-gone = { $name } a quitté ce serveur : impossible de l’appeler. { $decision ->
    [open] Un vote sur son tour est ouvert.
    [untimed] Les autres à la table le savent, et décideront de la suite au bout d’un jour.
   *[later] Les autres à la table le savent, et décideront de la suite au bout d’un jour, ou dès que son temps sera écoulé.
}
reminder-several = { $mention }, { $count } parties t’attendent :
away-now = Tu es en vacances jusqu’au { $when }. Ton temps ne s’écoule dans aucune partie, et personne ne t’appelle. Tu peux jouer quand même.
away-how = Tu n’es pas en vacances. Indique dans { COMMAND("away") } un nombre de jours ou de semaines, comme 10 ou 2 semaines, ou une date comme 24 déc. : ton temps ne s’écoulera alors dans aucune de tes parties. { $most } jours au plus sur 90.
away-ended = Tes vacances sont finies : ton temps s’écoule de nouveau là où c’est à toi de jouer.
away-end = Finir mes vacances
