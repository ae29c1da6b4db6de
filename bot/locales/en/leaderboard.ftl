# Leaderboards: a line each, the asker's own in bold.

leaders-head = **{ $variant }** · by { $measure } · this server
leaders-by-wins = wins
leaders-by-games = games
leaders-row = `{ $rank }` { $name } · { $counts }
leaders-you = `{ $rank }` **{ $name } (you)** · { $counts }
leaders-counts = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $share } %
leaders-gap = …
leaders-page = -# Page { $page } of { $pages }
leaders-none = Nobody is on it yet. A game counts once it is over and at least two people took two turns each after the set-up: { COMMAND("game new") } opens one.
leaders-not-you = -# You are not on it yet: finish a game in which you and somebody else took two turns each after the set-up. { COMMAND("game new") } opens one.
leaders-shown = { $name } shows the leaderboard:
leaders-back = ◀
leaders-on = ▶
