# Profielen: hoe iemand heeft gespeeld, als bericht; ratings en hun verloop als afbeelding.

profile-head = **{ $name }** op deze server
profile-title = { $name }: ratings
profile-rated = { $variant }: rating **{ $rating }** ± { $spread } · meegeteld: { $record }{ $provisional ->
    [yes] { " " }(voorlopig: minder dan { $games } partijen)
   *[no] { "" }
}
profile-provisional = voorlopig
profile-record = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen
profile-played = { $variant }: { $records }
profile-at-table = met { $players } spelers ({ $record })
profile-best-score = beste score { $points }
profile-biggest-group = grootste gesloten groep { $size }
profile-best-turn = beste beurt { $points }
profile-against = Tegen alleen bots: { $games }
profile-against-one = { $level }: { $wins } van { $games } gewonnen
profile-against-title = { $name }: tegen bots
profile-against-won = { $wins } / { $games }
profile-against-level = gewonnen, { $level }
profile-longest = Langste partij: { $time }
profile-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
profile-hours = { $count ->
    [0] minder dan een uur
   *[other] { $count } uur
}
profile-opponents = Het vaakst met: { $opponents }
profile-opponent = { $name } ({ $games ->
    [one] 1 partij
   *[other] { $games } partijen
}: { $won } keer hoger geëindigd, { $lost } keer lager)
profile-accuracies = Je nauwkeurigheid in de laatst geanalyseerde partijen (alleen jij ziet dit): { $games }
profile-accuracy = { $variant } **{ $accuracy }** ({ $games ->
    [one] 1 partij
   *[other] { $games } partijen
})
profile-row-plain = { $variant }: { $rating } ± { $spread }, { $record }. { $first ->
    [none] { "" }
   *[other] Begonnen op { $first }, daarna tussen { $low } en { $high }.
}
profile-of-others = -# Ratings komen uit alle partijen die tellen; de rest uit partijen die jij kunt zien.
profile-for-all = -# Ratings komen uit alle partijen die tellen; de rest uit partijen in kanalen die iedereen kan zien.
profile-shown = { $name } laat een profiel zien:
profile-none = { $own ->
    [yes] Je hebt op deze server nog geen partij uitgespeeld. { COMMAND("game new") } opent een tafel.
   *[no] { $name } heeft op deze server nog geen partij uitgespeeld die jij kunt zien.
}

result-first-win = **Eerste overwinning van { $name } tegen een bot ({ $level })**

## /geschiedenis

history-head = Afgelopen partijen van **{ $name }** op deze server, de nieuwste eerst:
history-row = [{ $game }]({ $link }){ $variant ->
    [none] { "" }
   *[other] { " " }· { $variant }
} · { $result } · { $when }
history-result = plaats { $rank } van { $players }{ $points ->
    [none] { "" }
   *[other] , score { $points }
}{ $rated ->
    [no] , zonder rating
   *[yes] { "" }
}
history-hint = Een partij bekijken
history-back = Terug naar de lijst
history-none = Zo’n partij heeft { $name } op deze server nog niet uitgespeeld, of jij kunt die niet zien.
history-shown = { $name } laat afgelopen partijen zien:
history-foot = -# { $first }–{ $last } van { $count }
refused-no-games-for-all = Geen van deze partijen is gespeeld in een kanaal dat iedereen hier kan zien, dus er valt niets aan iedereen te tonen.
