# Vom Zug erfährt der Kanal in je einer Zeile: Ein Handy zeigt acht Zeilen über dem Bild.
# Auch hier enden Taten mit einem Partizip.

deed-laid = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} gelegt
deed-laid-to = { $laid }: { $effect }
deed-closed = { $groups } geschlossen
deed-closed-with = { $groups } mit { $count ->
    [one] 1 Stein
   *[other] { $count } Steinen
} geschlossen
deed-largest = { $group } und { $count } weitere
told-and-more = { $told } (und { $count ->
    [one] 1 weitere Aktion
   *[other] { $count } weitere Aktionen
})
told-more-turns = … und { $count ->
    [one] 1 weiterer Zug
   *[other] { $count } weitere Züge
}: **Ansicht**

## Wo eine Partie bald enden kann

warn-last-turn = { $name } hat das Ende ausgelöst: Das ist dein letzter Zug.
warn-one-left = { $name } hat nur noch { $variant ->
    [terra] eine Figur: Das könnte dein letzter voller Zug sein.
   *[other] einen Marker: Das könnte dein vorletzter Zug sein.
}
warn-grounds = { $name } hat geschlossene Kolonien in drei Farben: Das könnte dein letzter voller Zug sein.
warn-target = { $count ->
    [one] { $name } fehlt noch 1 Punkt bis zum Ziel: { $next_round ->
        [yes] Das könnte dein vorletzter Zug sein.
       *[no] Das könnte dein letzter Zug sein.
    }
   *[other] { $name } fehlen noch { $count } Punkte bis zum Ziel: { $next_round ->
        [yes] Das könnte dein vorletzter Zug sein.
       *[no] Das könnte dein letzter Zug sein.
    }
}
warn-bag = { $count ->
    [0] Das Säckchen ist leer: Die Partie endet, sobald kein Stein auf der Hand mehr passt.
    [one] Im Säckchen ist noch ein Stein: Die Partie endet bald.
   *[other] Im Säckchen sind noch { $count } Steine: Die Partie endet bald.
}

## Woher die Punkte kommen

points-discs = Kreise { $points }
points-closed = geschlossene Gruppen { $points }
points-paid = zweite Steine { $points }
result-rated = { $rank } · Wertung { $rating } ({ $change }){ $provisional ->
    [yes] , vorläufig
   *[no] { "" }
}
result-uncounted-alone = -# Nicht in den Ranglisten: Nur Partien, die mindestens zwei Personen begonnen haben, zählen.
result-uncounted-short = -# Nicht in den Ranglisten: Mindestens zwei Personen müssen je zwei Züge beendet haben.
result-uncounted-often = -# Nicht in den Ranglisten: Spielen dieselben Personen mehrere Partien an einem Tag (UTC), zählen nur die ersten drei.
result-best = { $points ->
    [none] Bester Zug: { $told }
   *[other] Bester Zug ({ $points }): { $told }
}
