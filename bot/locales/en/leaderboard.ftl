# Leaderboards: a line each, the asker's own in bold; as a picture; and the picture in words.

leaders-head = **{ $variant }** · { $about }
leaders-head-plain = { $title } · { $about }.
leaders-about = by { $measure } · { $period }
leaders-by-rating = rating
leaders-by-wins = wins
leaders-by-games = games
leaders-period-all = all time
leaders-period-season = this season
leaders-period-month = this month
leaders-row = `{ $rank }` { $own ->
    [yes] **{ $name } { leaders-own }**
   *[no] { $name }
} · { leaders-rating } { leaders-spread } ({ $change }) · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaders-row-plain = { $rank }. { $own ->
    [yes] { $name } { leaders-own }
   *[no] { $name }
}: { leaders-rating } { leaders-spread } ({ $change }), { $games }/{ $wins }.
leaders-plain = Rating (change), games/wins.
leaders-unranked-sign = –
leaders-own = (you)
leaders-rating = { $rating }
leaders-spread = ± { $spread }
leaders-change-up = +{ $points }
leaders-change-down = −{ $points }
leaders-change-none = ±0
leaders-unranked = Fewer than { $games } games, not ranked yet:
leaders-unranked-line = -# { leaders-unranked }
leaders-gap = …
leaders-foot = -# { leaders-page }
leaders-page = Page { $page } of { $pages }
leaders-none = { $period ->
    [all] Nobody is on this leaderboard yet.
    [season] Nobody is on this leaderboard this season.
   *[month] Nobody is on this leaderboard this month.
} A game counts once it is over and at least two people took two turns each after the set-up: { COMMAND("game new") } opens one.
leaders-not-you = -# You’re not on it yet: finish a game in which you and somebody else took two turns each after the set-up. { COMMAND("game new") } opens one.
leaders-explained = -# Ratings start at 1500; two times out of three, the true rating is within the ±. In brackets: the change { $period ->
    [all] over all games
    [season] this season
   *[month] this month
}.
leaders-shown = { $name } shows the leaderboard:
leaders-back = ◀
leaders-on = ▶

## In the picture only

leaders-title-classic = Dalapapa
leaders-title-terra = Dalapapa Terra
leaders-title-domaine = Dalapapa Domaine
leaders-column-rating = rating
leaders-column-change = change
leaders-column-games = games
leaders-column-wins = wins
leaders-number = { $number }
