# Prévoir son prochain tour pendant que les autres jouent. Seul celui qui prévoit lit ceci.

plan-head = **{ $game }** · { $whose } (tour commencé { $since }). Tu anticipes : rien n’est joué maintenant.
plan-income = -# Ton revenu de { $money } est compris.
plan-would = À ton tour : { $told }
plan-so-far = Jusqu’ici dans ce plan : { $actions } · { $effect }
plan-lost = Plus possible, donc retiré de ce plan : { $actions }
plan-kept = { $count ->
    [one] 1 plan est gardé ({ $most } au plus).
   *[other] { $count } plans sont gardés ({ $most } au plus).
} Au début de ton tour, le { $best ->
    [yes] meilleur
   *[no] premier
} qui tient encore est joué pour toi.
plan-is-kept = **Plan gardé.** Il sera joué dès le début de ton tour, s’il rapporte toujours autant. Personne d’autre ne le voit.
plan-is-final = { $variant ->
    [classic] Il déclencherait la fin de la partie.
    [terra] Il utiliserait ton dernier pion ou déclencherait la fin de la partie.
   *[other] Il utiliserait ton dernier marqueur.
}
plan-changed = Le plateau a changé entre-temps : rien n’a été gardé. Le voici maintenant :
plan-outdated = Le plateau a changé entre-temps : ce n’est plus possible. Le voici maintenant :
plan-typed = Ce n’est pas à toi de jouer : rien n’a été joué. Tu peux garder ce coup comme plan :
plan-your-turn = C’est à toi maintenant : ce coup peut être joué.
do-seal = { $begun ->
    [yes] Ajouter et garder le plan
   *[no] Garder comme plan
}
do-seal-without = { $shown ->
    [yes] Garder sans ce coup
   *[no] Garder comme plan
}
do-add = { $way ->
    [tile] Puis la seconde tuile (−{ $price })
    [keep] Puis choisir qui reste
   *[on] Ajouter, puis continuer
}
do-take = Retour
button-plans = { $count ->
    [one] 1 plan
   *[other] { $count } plans
}
button-plan = Anticiper

# La page des plans.

plans-head = **{ $game }** · tes plans. Personne d’autre ne les voit ; tous disparaissent avec ton prochain tour.
plans-none = Tu n’as aucun plan pour ton prochain tour.
plans-stands = { $number }. { $plan } · tient
plans-stands-as = { $number }. { $plan } · tient, maintenant { $now }
plans-fallen = { $number }. { $plan } · ne tient pas pour l’instant
plans-final = peut finir la partie
plans-points = score { $points }
plans-look = Voir
plans-up = Monter
plans-delete = Supprimer
plans-take-first = Jouer le premier qui tient
plans-take-best = Jouer le meilleur qui tient
plans-back = Retour au plateau
select-plan = Quel plan

# Ce que ses autres messages disent des plans.

plans-told = { $count ->
    [one] 1 plan est gardé pour ton prochain tour.
   *[other] { $count } plans sont gardés pour ton prochain tour.
}
turns-planned = Tours anticipés : { $games }
