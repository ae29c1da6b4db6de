# Profils : comment quelqu’un a joué, en un message ; les cotes et leurs courbes en image.

profile-head = **{ $name }** sur ce serveur
profile-title = { $name } : cotes
profile-rated = { $variant } : cote **{ $rating }** ± { $spread }, d’après { $record }{ $provisional ->
    [yes] { " " }(provisoire : moins de { $games } parties)
   *[no] { "" }
}
profile-provisional = provisoire
profile-record = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
profile-played = { $variant } · { $records }
profile-at-table = à { $players } : { $record }
profile-best-score = meilleur score { $points }
profile-biggest-group = plus grand groupe fermé { $size }
profile-best-turn = meilleur tour { $points }
profile-against = Contre des bots seulement : { $games }
profile-against-one = { $level } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }
profile-against-title = { $name } : contre les bots
profile-against-won = { $wins } / { $games }
profile-against-level = victoires, { $level }
profile-longest = Partie la plus longue : { $time }
profile-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
profile-hours = { $count ->
    [0] moins d’une heure
    [one] { $count } heure
   *[other] { $count } heures
}
profile-opponents = Le plus souvent avec : { $opponents }
profile-opponent = { $name } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $won } fois devant, { $lost } fois derrière)
profile-accuracies = Ta précision dans tes dernières parties analysées (personne d’autre ne la voit) : { $games }
profile-accuracy = { $variant } **{ $accuracy }** ({ $games ->
    [one] 1 partie
   *[other] { $games } parties
})
profile-row-plain = { $variant } : { $rating } ± { $spread }, { $record }. { $first ->
    [none] { "" }
   *[other] À partir de { $first }, entre { $low } et { $high }.
}
profile-of-others = -# Les cotes viennent de toutes les parties qui comptent ; le reste, des parties que tu peux voir.
profile-for-all = -# Les cotes viennent de toutes les parties qui comptent ; le reste, de celles des salons que tout le monde peut voir.
profile-shown = { $name } montre un profil :
profile-none = { $own ->
    [yes] Tu n’as encore terminé aucune partie sur ce serveur. { COMMAND("game new") } en ouvre une.
   *[no] { $name } n’a terminé sur ce serveur aucune partie que tu puisses voir.
}

result-first-win = **{ $name } : première victoire contre un bot { $level }**

## /history

history-head = Les parties terminées { DE($name) }**{ $name }** sur ce serveur, les plus récentes d’abord :
history-row = [{ $game }]({ $link }){ $variant ->
    [none] { "" }
   *[other] { " " }· { $variant }
} · { $result } · { $when }
history-result = rang { $rank } sur { $players }{ $points ->
    [none] { "" }
   *[other] , score { $points }
}{ $rated ->
    [no] , hors cote
   *[yes] { "" }
}
history-hint = Voir une partie
history-back = Retour à la liste
history-none = { $name } n’a terminé sur ce serveur aucune partie de ce genre que tu puisses voir.
history-shown = { $name } montre des parties terminées :
history-foot = -# { $first }–{ $last } sur { $count }
refused-no-games-for-all = Aucune de ces parties ne s’est jouée dans un salon que tout le monde ici peut voir : il n’y a rien à montrer à tous.
