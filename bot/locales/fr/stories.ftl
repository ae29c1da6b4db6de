# Le salon apprend chaque tour en une ligne : un téléphone en montre huit au-dessus de l’image.

deed-laid = posé { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
deed-laid-to = { $laid } : { $effect }
deed-closed = fermé { $groups }
deed-closed-with = fermé { $groups } avec { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
deed-largest = { $count ->
    [one] { $group } et un autre
   *[other] { $group } et { $count } autres
}
told-and-more = { $told }, … et { $count ->
    [one] { $count } action de plus
   *[other] { $count } actions de plus
}
told-more-turns = … et { $count ->
    [one] { $count } autre tour
   *[other] { $count } autres tours
} : voir **Ma vue**

## Quand une partie peut bientôt se terminer

warn-last-turn = { $name } a déclenché la fin : c’est ton dernier tour.
warn-one-left = { $name } n’a plus qu’un { $variant ->
    [terra] pion : c’est peut-être ton dernier tour complet.
   *[other] marqueur : il ne te reste peut-être qu’un tour après celui-ci.
}
warn-grounds = { $name } a des colonies fermées de trois couleurs : c’est peut-être ton dernier tour complet.
warn-target = { $count ->
    [one] { $name } est à { $count } point de l’objectif : { $next_round ->
        [yes] il ne te reste peut-être qu’un tour après celui-ci.
       *[no] c’est peut-être ton dernier tour.
    }
   *[other] { $name } est à { $count } points de l’objectif : { $next_round ->
        [yes] il ne te reste peut-être qu’un tour après celui-ci.
       *[no] c’est peut-être ton dernier tour.
    }
}
warn-bag = { $count ->
    [0] Le sac est vide : la partie se termine dès qu’aucune tuile en main ne va plus nulle part.
    [one] Il reste une seule tuile dans le sac : la partie se termine bientôt.
   *[other] Il reste { $count } tuiles dans le sac : la partie se termine bientôt.
}

## D’où viennent les points

points-discs = disques { $points }
points-closed = groupes fermés { $points }
points-paid = secondes tuiles { $points }
result-rated = { $rank } · cote { $rating } ({ $change }){ $provisional ->
    [yes] , provisoire
   *[no] { "" }
}
result-uncounted-alone = -# Cette partie ne compte pour aucun classement : il faut au moins deux personnes au départ.
result-uncounted-short = -# Cette partie ne compte pour aucun classement : il faut qu’au moins deux personnes aient terminé deux tours chacune.
result-uncounted-often = -# Cette partie ne compte pour aucun classement : entre les mêmes personnes, seules les trois premières parties du jour (UTC) comptent.
result-best = { $points ->
    [none] Meilleur tour : { $told }
   *[other] Meilleur tour ({ $points }) : { $told }
}
