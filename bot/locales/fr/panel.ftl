# Le panneau de jeu : ce qu’il montre avant d’agir, et les boutons qui choisissent dans ce qui est permis.

panel-head = **{ $game }** · à toi de jouer
panel-where = -# Emplacement { $spot } sur { $spots } · pose { $way } sur { $ways }
panel-nothing = Tu ne peux pas poser de tuile maintenant.
panel-laid = Ta tuile est posée : tu peux { $deeds }, ou finir ton tour.
panel-set-up = Les premières tuiles forment le plateau de départ ; elles ne rapportent rien.
panel-misfits = { $count ->
    [one] La tuile { $slots } ne va nulle part.
   *[other] Les tuiles { $slots } ne vont nulle part.
}
panel-would-settle = Coloniser { $group }
panel-would-withdraw = { $whose ->
    [own] Retirer ton pion de { $group }
   *[other] Retirer le pion { DE($owner) }{ $owner } de { $group }
}
panel-would-mark = Marquer { $group }
panel-target = { $group }, { $closed ->
    [yes] fermé
   *[no] ouvert
} ({ $disc })
panel-would-keep = Des colonies se sont réunies : un seul pion reste par groupe. { $whose ->
    [own] Garder ton pion de { $group }
   *[other] Garder le pion { DE($owner) }{ $owner } de { $group }
}
panel-would-mark-several = Marquer { $count } territoires
panel-spot-ways = { $count ->
    [one] { $count } pose
   *[other] { $count } poses
}
panel-spot-closes = { $all ->
    [yes] ferme { $group }
   *[no] peut fermer { $group }
}
panel-spot-gains = { $range ->
    [yes] { $least } à { $most }
   *[no] { $most }
}
panel-spot = { $cell } r{ $turn }
panel-lettered = { $letter } · { $target }
panel-picture = { $action }. Effet : { $effect }.
panel-undone = Coup annulé.
panel-tile = La tuile telle qu’elle serait posée, côté par côté : { $middle } au milieu.
panel-side-meets = { $side } : { $colour } ; rencontre { $asked } de { $cell }
panel-side-free = { $side } : { $colour } ; { $cell } est libre
panel-groups = { $count ->
    [one] Ses disques entiers feraient partie de { $count } groupe :
   *[other] Ses disques entiers feraient partie de { $count } groupes :
}
panel-next = { $count ->
    [one] Une autre partie t’attend : { $game }
   *[other] { $count } autres parties t’attendent. Celle qui attend depuis le plus longtemps : { $game }
}

forecast-closes = ferme { $groups }
forecast-joins = réunit des colonies sur { $group }
forecast-home = { $count ->
    [one] un pion rentre : { $owners }
   *[other] { $count } pions rentrent : { $owners }
}
forecast-price = coûte { $price }
forecast-gain = **{ $gain }**
forecast-score = score { $now } → { $then }
forecast-other = { $name } { $now } → { $then }
forecast-free = gratuit
forecast-purse = { $variant ->
    [domaine] jetons
   *[other] argent
} { $now } → { $then }
forecast-end = { $variant ->
    [classic] atteint l’objectif
    [terra] déclenche la fin
   *[other] prend la plaque et déclenche la fin
}

button-tiles = { $only ->
    [all] Tuiles : toutes
   *[other] Tuiles : { $only }
}
button-left = { $first ->
    [words] Pose suivante
   *[signs] ⟲
}
button-right = { $first ->
    [words] Pose précédente
   *[signs] ⟳
}
button-back = { $first ->
    [words] Emplacement précédent
    [target] Précédent
   *[signs] ◀
}
button-on = { $first ->
    [words] Emplacement suivant
    [target] Suivant
   *[signs] ▶
}
do-place = Poser ici
do-place-and-end = Poser et finir
do-place-and-go-on = { $price ->
    [0] Poser, puis la seconde tuile
   *[other] Poser, puis la seconde (−{ $price })
}
do-settle = Coloniser ici
do-settle-and-end = Coloniser et finir
do-withdraw = Le retirer
do-withdraw-and-end = Retirer et finir
do-mark = { $count ->
    [one] Le marquer
   *[other] Marquer les { $count }
}
do-mark-and-end = { $count ->
    [one] Marquer et finir
   *[other] Marquer les { $count } et finir
}
do-keep = Le garder
do-keep-and-end = Garder et finir
do-again = Rejouer ({ $money })
do-end = { $price ->
    [0] Finir le tour
   *[other] Finir le tour (garder { $kept } sur { $purse })
}
button-type = Saisir le coup
button-undo = Annuler le coup
button-next = Jouer { $game }

mode-place = Poser
mode-settle = Coloniser
mode-withdraw = Retirer
mode-mark = Marquer
mode-keep = Garder

select-spot = { $count ->
    [one] Le seul emplacement
   *[other] { $count } emplacements
}
select-way = { $count ->
    [one] La seule pose possible
   *[other] { $count } poses possibles
}
select-settle = Groupes
select-withdraw = Pions
select-mark = Territoires
select-keep = Pions
select-more = Suite : { $first } à { $last } sur { $count }

panel-type-title = Saisir le coup
panel-type-place = Tuile et face, case, rotation
panel-type-settle = Quel groupe, ou sa lettre
panel-type-withdraw = Propriétaire, disque ou lettre du pion
panel-type-mark = Quel territoire, ou sa lettre
panel-type-keep = Propriétaire, disque ou lettre du pion
panel-sides = L14.0 est le côté est de L14 ; .1 à .5 suivent dans le sens antihoraire.
panel-type-hint = Par exemple { $example }
