# Classements : une ligne par personne, la sienne en gras ; en image ; et l’image en mots.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = par { $measure } · ce serveur
leaders-by-wins = victoires
leaders-by-games = parties
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { $counts }
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
} : { $counts }.
leaders-own = (toi)
leaders-counts = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { leaders-share }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Page { $page } sur { $pages }
leaders-none = Personne n’y figure encore. Une partie compte dès qu’elle est terminée et qu’au moins deux personnes ont joué deux tours chacune après la mise en place : { COMMAND("game new") } en ouvre une.
leaders-not-you = -# Tu n’y figures pas encore : finis une partie où toi et quelqu’un d’autre avez joué au moins deux tours après la mise en place. { COMMAND("game new") } en ouvre une.
leaders-shown = { $name } montre le classement :
leaders-back = ◀
leaders-on = ▶

## Dans l’image seulement

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-wins = victoires
leaders-column-games = parties
leaders-column-share = taux
leaders-number = { $number }
leaders-share = { $share } %
