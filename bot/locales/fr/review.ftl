# A finished game looked back on: who stood how, and where it turned. Chances are written with
# ``review-percent``. ``variant`` chooses the words of a game.

review-percent = { $number } %
review-title = { $game } · analyse
review-turns = { $variant } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
review-begin = Après la mise en place
review-end = Tour { $turn }
review-accuracy = précision
review-lead = { $name } dès le tour { $turn }
review-led = En tête : { $leads }.
review-led-often = La tête a changé { $changes } fois. À partir du tour { $turn }, { $name } menait.
review-led-by-nobody = Personne n’a jamais pris la tête.

## How everybody played: ``luck`` is signed, with its unit but for points; ``count`` is its number

review-played = **{ $name }** : précision **{ $accuracy }**{ $luck ->
    [none] { "" }
   *[other] { " " }· { $luck }
}
review-not-judged = **{ $name }** : { $luck }
review-luck = { $variant ->
    [classic] { $count ->
        [one] chance { $luck } point
       *[other] chance { $luck } points
    }
   *[other] chance { $luck }
}
review-luck-short = chance { $luck }
review-decisions = { $decisions ->
    [one] { $decisions } décision : { $verdicts }
   *[other] { $decisions } décisions : { $verdicts }
}
review-best = { $count ->
    [one] { $count } parfaite
   *[other] { $count } parfaites
}
review-good = { $count ->
    [one] { $count } bonne
   *[other] { $count } bonnes
}
review-unclear = { $count ->
    [one] { $count } incertaine
   *[other] { $count } incertaines
}
review-inexact = { $count ->
    [one] { $count } imprécise
   *[other] { $count } imprécises
}
review-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-no-points = Aucune décision n’a coûté assez pour faire basculer la partie.
review-points = Les tournants :
review-point = { $number }. Tour { $turn }, { $name } : { $loss } perdus

## A turning point: what was done beside what was better

review-done = Joué : { $told }. Chances de gagner : { $chance }
review-better = Mieux : si { $name } avait { $deeds }. Chances de gagner : { $chance }
review-better-ends = Mieux : si { $name } avait fini son tour. Chances de gagner : { $chance }
review-better-so = Mieux : la même chose, mais avec { $better } à la place de { $done }. Chances de gagner : { $chance }
review-why = { $second ->
    [no] Pourquoi : { $first }.
   *[other] Pourquoi : { $first } ; { $second }.
}
review-nothing-done = { $name } a fini son tour
review-why-ends = la fin de la partie est déclenchée
review-why-goes-on = la fin de la partie n’est pas encore déclenchée
review-why-score = { $number ->
    [one] { $number } point de plus
   *[other] { $number } points de plus
}
review-why-takes = { $number ->
    [one] { $number } disque de plus dans des groupes fermés
   *[other] { $number } disques de plus dans des groupes fermés
}
review-why-saves = { $money } de plus en réserve
review-why-holds = { $number ->
    [one] le meilleur score des autres a { $number } point de moins
   *[other] le meilleur score des autres a { $number } points de moins
}
review-why-leaves = { $number ->
    [one] environ { $number } point de moins pour { $name }, qui joue ensuite
   *[other] environ { $number } points de moins pour { $name }, qui joue ensuite
}
review-why-closes = plus de groupes fermés, encore à prendre
review-why-stands = plus de possibilités pour les tours suivants

## The message

button-review = Analyse
review-head = **{ $game }** · analyse · { $turns } tours
review-point-head = **{ $game }** · tournant { $number } sur { $points } · tour { $turn }
review-shown = { $name } montre une analyse :
review-plain = { $game } : les chances de gagner de chacun, tour par tour. { $led }
review-chances = Tour { $turn } : { $chances }.
review-chance = { $name } { $chance }
review-back = ◀ Précédent
review-on = Suivant ▶
review-to-turn = Voir ce tour
review-pick = Les tournants
review-whole = Toute la partie
review-queued = L’analyse { DE($game) }**{ $game }** attend son tour. Elle apparaîtra ici, si cela ne prend pas plus de dix minutes.
review-working = L’analyse { DE($game) }**{ $game }** est en cours : tour { $turn } sur { $turns }. Elle apparaîtra ici.
review-dropped = L’analyse { DE($game) }**{ $game }** n’est plus en cours. Redemande-la.
review-later = L’analyse { DE($game) }**{ $game }** demande plus de temps. Elle sera là quand tu la redemanderas.
