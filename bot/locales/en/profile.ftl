# Profiles: how somebody has played, as a message; ratings and curves as a picture.

profile-head = **{ $name }** on this server
profile-title = { $name }: ratings
profile-rated = { $variant }: rating **{ $rating }** ± { $spread } · rated: { $record }{ $provisional ->
    [yes] { " " }(provisional: fewer than { $games } games)
   *[no] { "" }
}
profile-provisional = provisional
profile-record = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 won
   *[other] { $wins } won
}
profile-played = { $variant } · { $records }
profile-at-table = with { $players } players: { $record }
profile-best-score = best score { $points }
profile-biggest-group = biggest closed group { $size }
profile-best-turn = best turn { $points }
profile-against = Against bots only: { $games }
profile-against-one = { $level }: { $wins } of { $games } won
profile-against-title = { $name }: against bots
profile-against-won = { $wins } / { $games }
profile-against-level = won, { $level }
profile-longest = Longest game: { $time }
profile-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
profile-hours = { $count ->
    [0] less than an hour
    [one] 1 hour
   *[other] { $count } hours
}
profile-opponents = Most often with: { $opponents }
profile-opponent = { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}: { $won } ahead, { $lost } behind)
profile-accuracies = Your accuracy in recently reviewed games (only you can see this): { $games }
profile-accuracy = { $variant } **{ $accuracy }** ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
profile-row-plain = { $variant }: { $rating } ± { $spread }, { $record }. { $first ->
    [none] { "" }
   *[other] From { $first } on, between { $low } and { $high }.
}
profile-of-others = -# Ratings come from all games that count; the rest from games you can see.
profile-for-all = -# Ratings come from all games that count; the rest from games in channels that everybody can see.
profile-shown = { $name } shows a profile:
profile-none = { $own ->
    [yes] You haven’t finished a game on this server yet. { COMMAND("game new") } opens one.
   *[no] { $name } hasn’t finished a game you can see on this server.
}

result-first-win = **{ $name }’s first win against a bot ({ $level })**

## /history

history-head = **{ $name }**’s finished games on this server, newest first:
history-row = [{ $game }]({ $link }){ $variant ->
    [none] { "" }
   *[other] { " " }· { $variant }
} · { $result } · { $when }
history-result = place { $rank } of { $players }{ $points ->
    [none] { "" }
   *[other] { " " }with { $points }
}{ $rated ->
    [no] , not rated
   *[yes] { "" }
}
history-hint = Open a game
history-back = Back to the list
history-none = { $name } hasn’t finished any such game that you can see on this server.
history-shown = { $name } shows finished games:
history-foot = -# { $first }–{ $last } of { $count }
refused-no-games-for-all = None of these games was played in a channel that everybody here can see, so there is nothing to show to all.
