# Une partie revue tour par tour ; ``told`` est tout le tour en mots.

button-replay = Revoir
replay-head = **{ $game }** · tour { $number } sur { $turns }
replay-first = ⏮ Premier
replay-back = ◀ Précédent
replay-on = Suivant ▶
replay-last = Dernier ⏭
replay-pick = Tous les tours
replay-turn = { $number } · { $told }
replay-earlier = ◀ Tours { $first } à { $last }
replay-later = Tours { $first } à { $last } ▶
button-film = En film
film-head = Le film { DE($game) }**{ $game }**
film-shown = { $name } montre le film { DE($game) }**{ $game }** :
film-plain = Le film { DE($game) }{ $game } en { $turns } tours. À la fin : { $scores }.
film-turn = { $how ->
    [bot] { $name } (bot)
    [skipped] { $name } : tour sauté
    [resigned] { $name } : abandon
    [removed] { $name } : exclusion
   *[own] { $name }
}
