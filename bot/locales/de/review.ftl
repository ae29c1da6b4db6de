# Rückschau auf eine beendete Partie: wer wie stand, und wo sie gekippt ist. Chancen schreibt
# ``review-percent``. ``variant`` wählt die Wörter eines Spiels.

review-percent = { $number } %
review-title = { $game } · Analyse
review-turns = { $variant } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
review-begin = Nach dem Aufbau
review-end = Zug { $turn }
review-accuracy = Genauigkeit
review-lead = { $name } ab Zug { $turn }
review-led = In Führung: { $leads }.
review-led-often = Die Führung hat { $changes }-mal gewechselt. Ab Zug { $turn } lag { $name } vorn.
review-led-by-nobody = Niemand lag je in Führung.

## Wie alle gespielt haben: ``luck`` mit Vorzeichen und Einheit, außer bei Punkten; ``count`` zählt

review-played = **{ $name }**: Genauigkeit **{ $accuracy }**{ $luck ->
    [none] { "" }
   *[other] { " " }· { $luck }
}
review-not-judged = **{ $name }**: { $luck }
review-luck = { $variant ->
    [classic] { $count ->
        [one] Glück { $luck } Punkt
       *[other] Glück { $luck } Punkte
    }
   *[other] Glück { $luck }
}
review-luck-short = Glück { $luck }
review-decisions = { $decisions ->
    [one] 1 Entscheidung: { $verdicts }
   *[other] { $decisions } Entscheidungen: { $verdicts }
}
review-best = { $count } beste
review-good = { $count } gute
review-unclear = { $count } unklare
review-inexact = { $count } ungenaue
review-mistake = { $count } Fehler
review-no-points = Keine Entscheidung hat genug gekostet, um ein Wendepunkt zu sein.
review-points = Wendepunkte und verschenkte Gewinnchance:
review-point = { $number }. Zug { $turn }, { $name }: −{ $loss }

## Ein Wendepunkt: was geschehen ist, neben dem, was besser war. Gründe sind Satzteile ohne Verb.

review-done = Gespielt: { $told }. Gewinnchance: { $chance }
review-better = Besser: { $name } hätte { $deeds }. Gewinnchance: { $chance }
review-better-ends = Besser: { $name } hätte den Zug beendet. Gewinnchance: { $chance }
review-better-so = Besser: dasselbe, aber mit { $better } statt { $done }. Gewinnchance: { $chance }
review-why = { $second ->
    [no] Warum: { $first }.
   *[other] Warum: { $first }; { $second }.
}
review-nothing-done = { $name } hat den Zug beendet
review-why-ends = Ende der Partie ausgelöst
review-why-goes-on = Ende der Partie noch nicht ausgelöst
review-why-score = { $number ->
    [one] 1 Punkt mehr
   *[other] { $number } Punkte mehr
}
review-why-takes = { $number ->
    [one] 1 Kreis mehr in geschlossenen Gruppen
   *[other] { $number } Kreise mehr in geschlossenen Gruppen
}
review-why-saves = { $money } mehr übrig
review-why-holds = { $number ->
    [one] 1 Punkt weniger für die stärkste Konkurrenz
   *[other] { $number } Punkte weniger für die stärkste Konkurrenz
}
review-why-leaves = { $number ->
    [one] etwa 1 Punkt weniger für { $name } im Zug danach
   *[other] etwa { $number } Punkte weniger für { $name } im Zug danach
}
review-why-closes = mehr geschlossene Gruppen, die noch zu haben sind
review-why-stands = mehr Chancen für spätere Züge

## Die Nachricht

button-review = Analyse
review-head = **{ $game }** · Analyse · { $turns } Züge
review-point-head = **{ $game }** · Wendepunkt { $number } von { $points } · Zug { $turn }
review-shown = { $name } zeigt eine Analyse:
review-plain = { $game }: die Gewinnchancen aller, Zug um Zug. { $led }
review-chances = Zug { $turn }: { $chances }.
review-chance = { $name } { $chance }
review-back = ◀ Zurück
review-on = Weiter ▶
review-to-turn = Zu diesem Zug
review-pick = Wendepunkte
review-whole = Die ganze Partie
review-queued = Die Analyse von **{ $game }** wartet, bis sie an der Reihe ist. Sie erscheint hier, wenn das nicht länger als zehn Minuten dauert.
review-working = Die Analyse von **{ $game }** läuft: Zug { $turn } von { $turns }. Sie erscheint hier.
review-dropped = Die Analyse von **{ $game }** läuft nicht mehr. Fordere sie noch einmal an.
review-later = Die Analyse von **{ $game }** dauert länger. Sie ist da, wenn du sie wieder anforderst.
