# Profile: wie jemand gespielt hat, als Nachricht; Wertungen und Kurven als Bild.

profile-head = **{ $name }** auf diesem Server
profile-title = { $name }: Wertungen
profile-rated = { $variant }: Wertung **{ $rating }** ± { $spread } · gewertet: { $record }{ $provisional ->
    [yes] { " " }(vorläufig: weniger als { $games } Partien)
   *[no] { "" }
}
profile-provisional = vorläufig
profile-record = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
profile-played = { $variant }: { $records }
profile-at-table = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
} { $record }
profile-best-score = höchster Punktestand { $points }
profile-biggest-group = größte geschlossene Gruppe { $size }
profile-best-turn = bester Zug { $points }
profile-against = Nur gegen Bots: { $games }
profile-against-one = { $level }: { $wins } von { $games } gewonnen
profile-against-title = { $name }: gegen Bots
profile-against-won = { $wins } / { $games }
profile-against-level = gewonnen, { $level }
profile-longest = Längste Partie: { $time }
profile-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
profile-hours = { $count ->
    [0] unter 1 Stunde
    [one] 1 Stunde
   *[other] { $count } Stunden
}
profile-opponents = Am häufigsten mit: { $opponents }
profile-opponent = { $name } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $won }-mal besser, { $lost }-mal schlechter)
profile-accuracies = Deine Genauigkeit in den zuletzt analysierten Partien (das siehst nur du): { $games }
profile-accuracy = { $variant } **{ $accuracy }** ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
profile-row-plain = { $variant }: { $rating } ± { $spread }, { $record }. { $first ->
    [none] { "" }
   *[other] Ab { $first }, zwischen { $low } und { $high }.
}
profile-of-others = -# In die Wertungen gehen alle Partien ein, die zählen, in den Rest nur Partien, die du sehen kannst.
profile-for-all = -# In die Wertungen gehen alle Partien ein, die zählen, in den Rest nur Partien aus Kanälen, die alle sehen können.
profile-shown = { $name } zeigt ein Profil:
profile-none = { $own ->
    [yes] Du hast auf diesem Server noch keine Partie zu Ende gespielt. { COMMAND("game new") } eröffnet eine.
   *[no] { $name } hat auf diesem Server keine Partie zu Ende gespielt, die du sehen kannst.
}

result-first-win = **{ $name }: erster Sieg gegen einen Bot ({ $level })**

## /history

history-head = Beendete Partien von **{ $name }** auf diesem Server, die neuesten zuerst:
history-row = [{ $game }]({ $link }){ $variant ->
    [none] { "" }
   *[other] { " " }· { $variant }
} · { $result } · { $when }
history-result = Rang { $rank } von { $players }{ $points ->
    [none] { "" }
   *[other] , Punktestand { $points }
}{ $rated ->
    [no] , ohne Wertung
   *[yes] { "" }
}
history-hint = Partie ansehen
history-back = Zurück zur Liste
history-none = { $name } hat auf diesem Server keine solche Partie zu Ende gespielt, die du sehen kannst.
history-shown = { $name } zeigt beendete Partien:
history-foot = -# { $first }–{ $last } von { $count }
refused-no-games-for-all = Keine dieser Partien wurde in einem Kanal gespielt, den alle hier sehen können: Es gibt nichts, was du allen zeigen könntest.
