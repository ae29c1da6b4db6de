# Leaderboards: a line each, the asker's own in bold; as a picture; and the picture in words.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = by { $measure } · this server
leaders-by-wins = wins
leaders-by-games = games
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { $counts }
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
}: { $counts }.
leaders-own = (you)
leaders-counts = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
} · { leaders-share }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Page { $page } of { $pages }
leaders-none = Nobody is on it yet. A game counts once it is over and at least two people took two turns each after the set-up: { COMMAND("game new") } opens one.
leaders-not-you = -# You are not on it yet: finish a game in which you and somebody else took two turns each after the set-up. { COMMAND("game new") } opens one.
leaders-shown = { $name } shows the leaderboard:
leaders-back = ◀
leaders-on = ▶

## In the picture only

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-wins = wins
leaders-column-games = games
leaders-column-share = share
leaders-number = { $number }
leaders-share = { $share } %
