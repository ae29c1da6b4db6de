# Bretter, Hände, Spielzüge und Ergebnisse.

## Die Nachrichten im Kanal. Die erste Zeile ist die, die ein Handy zeigt.

board-call = { $mention }, du bist am Zug in **{ $game }**
board-unplanned = { $call } · kein Plan passte mehr
board-late = **{ $game }** · { $next }
bare-gone-on = In **{ $game }** ist es schon weitergegangen
bare-result = **{ $game }** ist vorbei
board-draft = **{ $game }** · { $next }
board-taken-back = ↩ Zurückgenommen in **{ $game }**:
board-spots = { $count ->
    [one] Deine Steine passen auf ein Feld: Es ist hell, sein Name ist fett.
   *[other] Deine Steine passen auf { $count } Felder: Sie sind hell, ihre Namen sind fett.
}
board-no-spots = Wenn du am Zug bist, siehst du hier, wo deine Steine passen.
board-shown = { $name } zeigt das Brett:

whose-turn = { $name } ist am Zug
whose-turn-nobody = Die Partie ist vorbei
whose-turn-within = { $name } ist am Zug
whose-turn-within-nobody = die Partie ist vorbei
score = { $name }: **{ $points }**
score-plain = { $name }: { $points }
score-resigned = ~~{ $name }: { $points }~~
score-resigned-plain = { $name }: { $points } { $left ->
    [removed] (ausgeschlossen)
   *[resigned] (aufgegeben)
}
score-parts = { $score } ({ $parts })
score-bonus = Bonusplättchen { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [0] keine Figur übrig
        [one] 1 Figur übrig
       *[other] { $count } Figuren übrig
    }
   *[other] { $count ->
        [0] kein Marker übrig
        [one] 1 Marker übrig
       *[other] { $count } Marker übrig
    }
}
money = { $variant ->
    [terra] { $amount } Brouzouf
    [domaine] { $count ->
        [one] { $amount } Jeton
       *[other] { $amount } Jetons
    }
   *[other] { $amount }
}
price = { $variant ->
    [terra] { $count } Brouzouf
    [domaine] { $count ->
        [one] { $count } Jeton
       *[other] { $count } Jetons
    }
   *[other] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
}
to-target = Ziel { $target }
last-turns = { $count ->
    [one] letzter Zug: { $names }
   *[other] letzte Züge: { $names }
}
bag-left = { $count ->
    [0] das Säckchen ist leer
    [one] 1 Stein im Säckchen
   *[other] { $count } Steine im Säckchen
}

button-play = Spielen
button-hand = Hand
button-board = Ansicht
button-spots = Stellen
button-more = Mehr
button-info = Info
button-new = Neue Partie
button-words = In Worten
button-ask = Aufgeben …
more-head = Mehr zu **{ $game }**:
button-show = Allen zeigen
button-end = Zug beenden
button-again = Noch ein Zug
button-keep = Figur von { $owner } auf { $disc } behalten
button-keep-and-end = Figur von { $owner } auf { $disc } behalten und beenden
button-resign = Aufgeben
button-stay = Nein, weiterspielen
button-close = Partie abbrechen

## Was geschehen ist. Taten enden mit einem Partizip und bringen ihr Objekt davor mit; told-turn,
## told-planned, told-by-bot und done-deeds geben allen zusammen ein einziges „hat“ oder „hast“.

told-turn = { $name } hat { $deeds }
told-planned = { $name } hat wie geplant { $deeds }
told-by-bot = { $why ->
    [removed] { $name } ist nicht mehr dabei: Der Bot hat { $deeds }
    [others] Die anderen haben den Zug von { $name } übersprungen: Der Bot hat { $deeds }
   *[time] Die Zeit von { $name } war um: Der Bot hat { $deeds }
}
deed-placed = { $count ->
    [one] 1 Stein auf { $cells }
   *[other] { $count } Steine auf { $cells }
} gelegt: { $effect }
deed-settled = { $group } besiedelt
deed-withdrew = eine Figur von { $disc } zurückgeholt
deed-withdrew-of = die Figur von { $owner } auf { $disc } zurückgeholt
deed-joined = Kolonien zu { $group } verbunden
deed-kept = die Figur von { $owner } auf { $disc } behalten
deed-sent-home = { $count ->
    [one] die Figur von { $owners } heimgeschickt
   *[other] die Figuren von { $owners } heimgeschickt
}
deed-marked = { $groups } markiert
deed-plate = das Bonusplättchen genommen
deed-again = noch einen Zug gemacht
deed-gave-back = { $money } zurückgegeben
told-table = { $count ->
    [one] Zu Beginn lag ein Stein auf { $cells }
   *[other] Zu Beginn lagen Steine auf { $cells }
}
told-first = { $name } hat begonnen und gepasst
told-discs = { $count ->
    [0] kein Kreis
    [one] 1 Kreis
   *[other] { $count } Kreise
}
told-closed = { $groups } geschlossen
told-closed-group = { $place ->
   *[other] { $colour } { $size }
}
told-price = { $price } bezahlt
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } hat gepasst
   *[other] { $name } konnte keinen Stein legen
}
told-idle-by-bot = { $variant ->
    [terra] Die Zeit von { $name } war um: Der Bot hat gepasst
   *[other] Die Zeit von { $name } war um: Der Bot konnte keinen Stein legen
}
told-skipped = { $why ->
    [others] Die anderen haben den Zug von { $name } übersprungen
   *[time] Zeit um: Zug von { $name } übersprungen
}
told-ended-by-bot = Die Zeit von { $name } war um: Der Bot hat den Zug beendet
told-shown-hand = { $name } konnte keinen Stein legen, hat die Hand gezeigt und gepasst
told-resigned = { $name } hat aufgegeben
told-removed = { $name } wurde ausgeschlossen
told-out-goes-on = { $told }; { $names } spielen weiter, alle Steine bleiben liegen
told-out-pauses = { $told }; im Moment spielt kein Mensch mit
told-out-computers = { $told }; nur noch Bots sind dabei, sie spielen die Partie zu Ende
told-set-off = { $reason ->
    [target] { $name } hat das Ziel erreicht: Diese Runde ist die letzte
    [pawns] { $name } hat die letzte eigene Figur gesetzt: Alle anderen haben noch einen letzten Zug
    [grounds] { $name } hat geschlossene Kolonien in allen vier Farben: Alle anderen haben noch einen letzten Zug
   *[markers] { $name } hat den letzten eigenen Marker gesetzt: Alle anderen haben noch einen letzten Zug
}

group-at = { $group } ({ $disc })
group-red = Rot { $size }
group-green = Grün { $size }
group-blue = Blau { $size }
group-yellow = Gelb { $size }

## Private Antworten

done-deeds = Du hast { $deeds }.
done-ended = Dein Zug ist beendet.
done-resigned = Du hast aufgegeben.
done-closed = Du hast **{ $game }** abgebrochen. Hier kann eine neue Partie beginnen.
follows-next = { $whose }.
follows-guest = Du spielst in dieser Partie nicht mit. { $whose }.
follows-computer = { $whose }: Gleich kommt das neue Brett.
follows-over = Die Partie ist vorbei.
follows-place = Du bist am Zug: Tippe auf **Spielen** oder gib { COMMAND("place") } ein.
follows-place-or-end = Tippe auf **Spielen**, um für { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
} auch den anderen Stein zu legen, oder beende deinen Zug.
follows-keep = Kolonien sind jetzt verbunden, und auf jeder darf nur eine Figur bleiben. Wähle sie mit einem Button oder gib { COMMAND("keep") } ein.
follows-some = Tippe auf **Spielen**: Du kannst { $deeds } oder deinen Zug beenden.
may-place = einen Stein legen
may-settle = eine Gruppe besiedeln
may-withdraw = eine Figur zurückholen
may-mark = Gebiete markieren
may-again = noch einen Zug machen

## Was /settle, /withdraw, /keep und /mark zur Wahl stellen

target-group = { $colour }, { $size ->
    [one] 1 Kreis
   *[other] { $size } Kreise
}, { $closed ->
    [yes] geschlossen
   *[no] offen
} ({ $disc })
target-pawn = { $owner }: { $group }

close-question = Möchtest du **{ $game }** wirklich abbrechen? Dann ist die Partie sofort für alle zu Ende, ohne Ergebnis.
close-told = { $name } hat **{ $game }** abgebrochen: Es gibt kein Ergebnis.
close-told-by-time = **{ $game }** hat zu lange pausiert und wurde abgebrochen: Es gibt kein Ergebnis.
close-told-by-operator = Wer diesen Bot betreibt, hat **{ $game }** abgebrochen: Es gibt kein Ergebnis.
resign-question = Möchtest du **{ $game }** wirklich aufgeben? Du bist dann endgültig raus und landest auf dem letzten Rang.
resign-goes-on = { $names } spielen weiter. Deine gelegten Steine bleiben liegen, deine Hand kommt aus dem Spiel.
resign-pauses = Dann spielen auf allen Plätzen Bots: Die Partie macht Pause, bis jemand wieder da ist ({ $names }).
resign-computers = Dann sind nur noch Bots dabei, und sie spielen die Partie zu Ende.
resign-ends = { $count ->
    [0] Damit endet die Partie sofort, und niemand gewinnt.
    [one] Damit endet die Partie sofort, und { $names } gewinnt.
   *[other] Damit endet die Partie sofort, und { $names } teilen sich den Sieg.
}

hand-head = Deine Steine in **{ $game }**
hand-place = Du bist am Zug: Tippe auf **Spielen** oder gib einen Spielzug ein, etwa { COMMAND("place") } `{ $move }`.
tile-in-words = Stein { $slot }, Seite { $face }: { $centre } in der Mitte; ab Osten gegen den Uhrzeigersinn: { $sides }.

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb

## Ergebnis

result-head = **{ $game }** ist vorbei: { $winners }
result-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
result-reason-target = { $name } hat das Ziel erreicht.
result-reason-pawns = { $name } hat die letzte eigene Figur gesetzt und damit das Ende ausgelöst.
result-reason-grounds = { $name } hatte geschlossene Kolonien in allen vier Farben und hat damit das Ende ausgelöst.
result-reason-markers = { $name } hat den letzten eigenen Marker gesetzt und damit das Ende ausgelöst.
result-reason-idle = { $bag ->
    [0] { $variant ->
        [terra] Das Säckchen war leer, und zwei Runden lang wurde kein Stein gelegt.
       *[other] Das Säckchen war leer, und kein Stein auf der Hand passte mehr.
    }
   *[other] { $variant ->
        [terra] Zwei Runden lang wurde kein Stein gelegt, also war die Partie zu Ende.
       *[other] Eine ganze Runde lang konnte niemand einen Stein legen, also war die Partie zu Ende.
    }
}
result-reason-resignation = Sonst ist niemand mehr dabei.
result-rank = { $rank }\. { $name }: **{ $points }**
result-rank-resigned = { $rank }\. { $name } (aufgegeben): { $points }
result-rank-removed = { $rank }\. { $name } (ausgeschlossen): { $points }
result-rank-idle = { $rank }\. { $name } (nicht einmal die Hälfte der Züge beendet): { $points }
result-rank-gone = { $rank }\. { $name } (nicht mehr dabei)
result-substitute = – { $name }: { $left ->
    [no] **{ $points }**
   *[other] { $points }
} (auf dem Platz von { $owner }{ $computer ->
    [no] , ohne Wertung
   *[yes] { "" }
}{ $left ->
    [resigned] , aufgegeben
    [removed] , ausgeschlossen
   *[no] { "" }
})
result-proof = -# Fair gemischt: Seed { $seed } · Start-ID { $start }

## Zeit

time-left = -# Frist: { $when }
time-over = -# Die Zeit für diesen Zug ist um.
vote-runs = -# Eine Abstimmung oder Anfrage läuft; sie endet { $when }.
vote-opens = -# Eine Abstimmung oder Anfrage läuft.
away-until-untimed = -# { $name } ist bis { $when } im Urlaub.
away-until = -# { $name } ist bis { $when } im Urlaub: So lange steht die Uhr.
reminder-untimed = { $mention }, **{ $game }** wartet auf deinen Zug.
reminder-one = { $mention }, **{ $game }** wartet auf deinen Zug. Frist: { $when }
nudge-call = { $mention }, { $name } wartet in **{ $game }** auf dich: Du bist am Zug.
done-nudged = { $name } wird angestupst.
done-nudged-gone = { $name } ist nicht mehr auf diesem Server, da hilft kein Anstupsen. { $decision ->
    [open] Eine Abstimmung über den Zug läuft.
    [untimed] Die anderen am Tisch erfahren davon und entscheiden einen Tag später.
   *[later] Die anderen am Tisch erfahren davon und entscheiden einen Tag später oder sobald die Zeit um ist.
}
reminder-several = { $mention }, { $count } Partien warten auf dich:
away-now = Du bist bis { $when } im Urlaub. In allen deinen Partien steht deine Uhr, und du bekommst keine Pings. Spielen kannst du trotzdem.
away-how = Du bist nicht im Urlaub. Gib bei { COMMAND("away") } an, wie lange (`10` für 10 Tage oder `2 Wochen`) oder bis wann (`24. Dez.`): Dann steht deine Uhr in allen deinen Partien. Möglich sind höchstens { $most } von 90 Tagen.
away-ended = Dein Urlaub ist vorbei: Wo du am Zug bist, läuft deine Uhr wieder.
away-end = Urlaub beenden
