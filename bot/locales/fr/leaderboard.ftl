# Classements : une ligne par personne, la sienne en gras ; en image ; et l’image en mots.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = par { $measure } · { $period }
leaders-by-rating = cote
leaders-by-wins = victoires
leaders-by-games = parties
leaders-period-all = depuis toujours
leaders-period-season = cette saison
leaders-period-month = ce mois-ci
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { leaders-rating } { leaders-spread } ({ $change }) · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
} : { leaders-rating } { leaders-spread } ({ $change }), { $games }/{ $wins }.
leaders-plain = Cote (évolution), parties/victoires.
leaders-unranked-sign = –
leaders-own = (toi)
leaders-rating = { $rating }
leaders-spread = ± { $spread }
leaders-change-up = +{ $points }
leaders-change-down = −{ $points }
leaders-change-none = ±0
leaders-unranked = Moins de { $games } parties, pas encore de rang :
leaders-unranked-line = -# { leaders-unranked }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Page { $page } sur { $pages }
leaders-none = { $period ->
    [all] Personne n’y figure encore.
    [season] Personne n’y figure cette saison.
   *[month] Personne n’y figure ce mois-ci.
} Une partie compte dès qu’elle est terminée et qu’au moins deux personnes ont joué deux tours chacune après la mise en place : { COMMAND("game new") } en ouvre une.
leaders-not-you = -# Tu n’y figures pas encore : finis une partie où toi et quelqu’un d’autre avez joué au moins deux tours après la mise en place. { COMMAND("game new") } en ouvre une.
leaders-explained = -# Une cote commence à 1500 ; ± donne sa marge d’erreur, valable deux fois sur trois. Entre parenthèses : ce qu’ont apporté { $period ->
    [all] toutes les parties
    [season] les parties de cette saison
   *[month] les parties de ce mois-ci
}.
leaders-shown = { $name } montre le classement :
leaders-back = ◀
leaders-on = ▶

## Dans l’image seulement

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-rating = cote
leaders-column-change = évol.
leaders-column-games = parties
leaders-column-wins = victoires
leaders-number = { $number }
