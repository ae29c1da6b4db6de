# Le plateau en mots. Chaque ligne commence par l’endroit dont elle parle, ou par ce qu’on tape pour cela.

text-title = **{ $game }** · { $section }{ $pages ->
    [1] {""}
   *[other] {" "}· page { $page } sur { $pages }
}
text-file = Tout **{ $game }** en mots :
text-shown = { $name } montre le plateau en mots :

text-section-standing = La situation
text-section-tiles = Tuiles
text-section-cells = Cases ouvertes
text-section-groups = Groupes
text-section-hand = Main
text-section-spots = Où va la tuile { $slot }

text-back = Page précédente
text-on = Page suivante
text-whole = Tout dans un fichier

text-head-standing = { $variant } · { $options }
text-head-tiles = { $count ->
    [one] { $count } tuile.
   *[other] { $count } tuiles.
} Sur chaque ligne : case ; face et rotation ; milieu ; côtés depuis l’est, dans le sens antihoraire.
text-head-cells = { $count ->
    [one] { $count } case ouverte.
   *[other] { $count } cases ouvertes.
} Sur chaque ligne : case ; côtés où il y a des tuiles, et couleurs qu’ils demandent.
text-head-groups = { $count ->
    [one] { $count } groupe,
   *[other] { $count } groupes,
} { $closed ->
    [one] { $closed } fermé.
   *[other] { $closed } fermés.
} Sur chaque ligne : un disque ; couleur et taille ; fermé, ou les cases où le groupe est ouvert ; ce qui s’y trouve.
text-head-hand = Sur chaque ligne : tuile et face ; milieu ; côtés depuis l’est, dans le sens antihoraire, sans rotation.
text-head-spots = { $count ->
    [0] Elle ne va nulle part maintenant.
    [one] { $count } case. Sur chaque ligne : case ; disques qu’elle y fait ; chaque face avec ses rotations.
   *[other] { $count } cases. Sur chaque ligne : case ; disques qu’elle y fait ; chaque face avec ses rotations.
}

text-seat = Place { $seat }, { $name } : { $count ->
    [one] { $points } point
   *[other] { $points } points
}
text-resigned = { $left ->
    [removed] exclusion
   *[resigned] abandon
}

text-tile = { $cell } : { $face } r{ $turn } ; { $centre } ; { $sides }
text-cell = { $cell } : { $asked }
text-cell-free = { $cell } : toutes les couleurs vont
text-asked = { $side } { $colour }
text-side-0 = est
text-side-1 = nord-est
text-side-2 = nord-ouest
text-side-3 = ouest
text-side-4 = sud-ouest
text-side-5 = sud-est

text-group-closed = { $disc } : { $group }, fermé
text-group-open = { $disc } : { $group }, ouvert en { $cells }
text-piece = { $variant ->
    [terra] pion en { $disc }, à { $owner }
   *[other] marqueur en { $disc }, à { $owner }
}

text-hand-slot = { $slot }{ $face } : { $centre } ; { $sides }
text-hand-later = pour plus tard, { $face } : { $centre } ; { $sides }
text-hand-open = étalée, { $face } : { $centre } ; { $sides }
text-hand-shown = montrée à tous, { $face } : { $centre } ; { $sides }
text-hand-none = Aucune tuile.

text-spot = { $cell } : { $discs } ; { $ways }
text-way = { $face } { $turns }
text-turn = r{ $turn }
